"""Amounts: numbers that depend on the state or on something bound earlier in the effect."""

from __future__ import annotations

from kadath.kernel.dice import roll
from kadath.kernel.effects import Amount, Scope
from kadath.kernel.nodes import node

from ..rules.checks import DIE, check_of
from ..rules.fight import fight_of
from ..rules.parting import owned
from ..state import ArkhamState


@node
class Awareness(Amount):
    """The awareness of the monster that you are evading."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        check = check_of(state, scope.who)
        # Under martial law the watch is evaded as well, at the modifier of the place.
        return state.monster(check.monster).awareness if check.monster else check.modifier


@node
class DieRoll(Amount):
    """The roll of a die, or the sum of several."""

    dice: int = 1

    def count(self, state: ArkhamState, scope: Scope) -> int:
        rolled = roll(state, (DIE,) * self.dice)
        state.note("die", rolled=tuple(rolled))
        return sum(rolled)


@node
class Toughness(Amount):
    """The toughness of the monster that you are fighting."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        fight = fight_of(state, scope.who)
        return fight.against(state).toughness if fight is not None else 1


@node
class Successes(Amount):
    """This much for each success of the casting, the check or the roll."""

    each: int = 1

    def count(self, state: ArkhamState, scope: Scope) -> int:
        counted: int = scope.named("successes")
        return counted * self.each


@node
class Failures(Amount):
    """This much for each die of the roll that was not a success."""

    each: int = 1

    def count(self, state: ArkhamState, scope: Scope) -> int:
        counted: int = scope.named("failures")
        return counted * self.each


@node
class LessEachSuccess(Amount):
    """A number, minus 1 for each success of the check."""

    number: int

    def count(self, state: ArkhamState, scope: Scope) -> int:
        successes: int = scope.named("successes")
        return max(0, self.number - successes)


@node
class Rolled(Amount):
    """The sum of the roll, minus `less`."""

    less: int = 0

    def count(self, state: ArkhamState, scope: Scope) -> int:
        rolled: int = scope.named("rolled")
        return max(0, rolled - self.less)


@node
class Chosen(Amount):
    """The number that was chosen, times `times`."""

    times: int = 1

    def count(self, state: ArkhamState, scope: Scope) -> int:
        chosen: int = scope.named("number")
        return chosen * self.times


@node
class Paid(Amount):
    """1 for every `per` that you paid, plus a fixed number."""

    what: str
    per: int = 1
    plus: int = 0

    def count(self, state: ArkhamState, scope: Scope) -> int:
        paid: int = scope.named("paid")
        return self.plus + paid // self.per


@node
class DiePlusPrice(Amount):
    """The roll of a die, plus the price of the card that was just taken."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        price: int = scope.named("price")
        return DieRoll().count(state, scope) + price


@node
class Have(Amount):
    """Your current Sanity or Stamina."""

    what: str

    def count(self, state: ArkhamState, scope: Scope) -> int:
        held: int = getattr(state.investigators[scope.who], self.what)
        return held


@node
class CardsHeld(Amount):
    """1 for every card of a kind that you have, plus a fixed number."""

    what: str
    plus: int = 0

    def count(self, state: ArkhamState, scope: Scope) -> int:
        return self.plus + len(owned(state, scope.who, self.what))
