"""The verbs of Machina Arcana's cards.

Where a verb is for one unit that is still to be chosen (`One`), whoever resolves it is asked first.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kadath.kernel.abilities.selectors import YOU, These
from kadath.kernel.citations import cites
from kadath.kernel.dice import roll, sided
from kadath.kernel.effects import Doing, Effect, Number, Scope, Selector, count
from kadath.kernel.events import enclosing, part_at_hand
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..cards import WEAPON
from ..happenings import Destroyed
from ..rules.attack import Attacking
from ..rules.choices import ChoosingUnit
from ..rules.converting import Converting
from ..rules.death import Destroying
from ..rules.events import InvokingEvent, destroy_attached
from ..rules.handing_over import (
    Giving,
    RepairingDoor,
    Unequipping,
    destroyed_doors,
    equipped_of,
    loose_items,
    others_on_tile,
)
from ..rules.health import restore, spend
from ..rules.inventory import destroy_item
from ..rules.lasting import free_marker, let_last
from ..rules.movement import Moving, Shoving, Teleporting, landings, next_shoved, steps_from
from ..state import MachinaState
from ..values import ETHEREAL, attribute, has
from .selectors import One


def is_answer(scope: Scope) -> bool:
    """Whether an effect answers something that happens or is about to."""
    return any(name in ("it", "event") for name, _ in scope.names)


def attacks(effect: Effect) -> bool:
    """Whether an effect attacks anybody."""
    return any(isinstance(part, Attack) for part in effect.walk())


class ForUnits(Effect):
    """A verb whose field `who` picks out the units it is for."""

    __slots__ = ()

    who: Selector

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        units = self.units(state, scope)
        if isinstance(self.who, One):
            return ChoosingUnit(self, scope, units)
        return self.act(state, scope, units) if units else None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return any(self.works_on(state, scope, unit) for unit in self.units(state, scope))

    def units(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        """The units it is for, or may be for."""
        return self.who.ids(state, scope)

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        """Whether it could change anything for a unit."""
        return True

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        """Do it for these units."""
        raise NotImplementedError


class OneByOne(ForUnits):
    """A verb that several units do one after the other."""

    __slots__ = ()

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        if len(units) == 1:
            return self.act_alone(units[0])
        verb: Any = self
        return Doing(tuple(replace(verb, who=These((unit,))) for unit in units), scope)

    def act_alone(self, unit: int) -> Procedure:
        """The procedure that does it for one unit."""
        raise NotImplementedError


GAME_DIE = sided(10)


@node
class Attack(ForUnits):
    """Attack with so many high and low dice; one roll counts against all who are attacked."""

    high: int
    low: int = 0
    who: Selector = YOU
    arcane: bool = False

    def units(self, state: MachinaState, scope: Scope) -> tuple[int, ...]:
        units = self.who.ids(state, scope)
        if not isinstance(self.who, One):
            return units
        # An ethereal unit cannot be chosen; one that is merely there is attacked (MA-R8.1).
        return tuple(one for one in units if not has(state, one, ETHEREAL))

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        item = state.items.get(int(scope.source))
        weapon = int(scope.source) if item and state.card(int(scope.source)).kind == WEAPON else 0
        answers = is_answer(scope)
        return Attacking(scope.who, units, self.high, self.low, self.arcane, weapon, answers)


@node
class Restore(ForUnits):
    """Restore health, stamina or essence."""

    amount: Number
    what: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        now: int = getattr(state.units[unit], self.what)
        return now < attribute(state, unit, self.what)

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        for unit in units:
            restore(state, unit, self.what, count(self.amount, state, scope))
        return None


@node
class Move(OneByOne):
    """Move up to so many spaces."""

    spaces: int
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(steps_from(state, unit, self.spaces))

    def act_alone(self, unit: int) -> Procedure:
        return Moving(unit, self.spaces)


@node
class Teleport(OneByOne):
    """Teleport within so many spaces."""

    within: int
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(landings(state, unit, self.within))

    def act_alone(self, unit: int) -> Procedure:
        return Teleporting(unit, self.within)


class Shove(ForUnits):
    """Pushing and pulling differ only in the direction."""

    __slots__ = ()

    SIGN = 0
    spaces: int

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        origin = state.units[scope.who].space
        return next_shoved(state, unit, origin, self.SIGN) is not None

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        origin = state.units[scope.who].space
        return Shoving(units, origin, self.SIGN, self.spaces, scope.who)


@node
class Push(Shove):
    """Push units so many spaces away."""

    SIGN = -1

    spaces: int
    who: Selector


@node
class Pull(Shove):
    """Pull units so many spaces closer."""

    SIGN = 1

    spaces: int
    who: Selector


@node
class LastsThisRound(Effect):
    """Changes last for this round, at most so many times over for the card."""

    most: int
    changes: tuple[Modifier, ...]

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        let_last(state, scope, self.most, self.changes)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return free_marker(state, scope, self.most) is not None


@node
class OnRoll(Effect):
    """Roll the game die; the effect is resolved if it shows so much or more (MA-R16.13)."""

    at_least: int
    effect: Effect
    otherwise: Effect | None = None

    @cites("MA-R16.13")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        (rolled,) = roll(state, (GAME_DIE,))
        state.note("effect-roll", rolled=rolled, at_least=self.at_least)
        branch = self.effect if rolled >= self.at_least else self.otherwise
        return branch.run(state, scope) if branch is not None else None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return self.effect.could(state, scope) or (
            self.otherwise is not None and self.otherwise.could(state, scope)
        )


@node
class InvokeExplorerEvent(OneByOne):
    """Invoke an explorer event."""

    who: Selector = YOU

    def act_alone(self, unit: int) -> Procedure:
        return InvokingEvent.explorer(unit)


@node
class DestroyThis(Effect):
    """Destroy this card."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        if card in state.attached:
            destroy_attached(state, card)
        else:
            destroy_item(state, card)
        return None


@node
class Destroy(ForUnits):
    """Destroy units; whoever resolves this has killed them."""

    who: Selector

    @cites("MA-R17.1")
    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        return Destroying(tuple(Destroyed(unit, scope.who) for unit in units))


@node
class LoseAll(ForUnits):
    """Lose all stamina or essence."""

    what: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(getattr(state.units[unit], self.what))

    def act(self, state: MachinaState, scope: Scope, units: tuple[int, ...]) -> Procedure | None:
        for unit in units:
            spend(state, unit, self.what, getattr(state.units[unit], self.what))
        return None


@node
class Unequip(OneByOne):
    """Unequip one item of a kind; its owner chooses."""

    kind: str
    who: Selector = YOU

    def works_on(self, state: MachinaState, scope: Scope, unit: int) -> bool:
        return bool(equipped_of(state, unit, self.kind))

    def act_alone(self, unit: int) -> Procedure:
        return Unequipping(unit, self.kind)


@node
class BlockAsAttacker(Effect):
    """The blocker at hand blocks with the armor and the will of the attacker."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        attack = next(enclosing(state, Attacking))
        attack.as_attacker += (part_at_hand(state, scope).blocker,)
        return None


@node
class OncePerRound(Effect):
    """Resolved at once, but not again this round: a marker lies on the card (MA-R14.10)."""

    effect: Effect

    @cites("MA-R14.10")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        let_last(state, scope, 1, ())
        return self.effect.run(state, scope)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return free_marker(state, scope, 1) is not None and self.effect.could(state, scope)


@node
class CountDown(Effect):
    """Put a token on this card; with so many the effect is resolved, and they go (MA-R16.9)."""

    at: int
    effect: Effect

    @cites("MA-R16.9")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        card = int(scope.source)
        counted = state.countdowns.pop(card, 0) + 1
        if counted >= self.at:
            return self.effect.run(state, scope)
        state.countdowns[card] = counted
        return None


@node
class TurnHealthIntoEssence(Effect):
    """Lose any number of health, and restore as much essence."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Converting(scope.who)


@node
class GiveItem(Effect):
    """Give an item to another explorer on your tile, who may give you one in return."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return Giving(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(loose_items(state, scope.who)) and bool(others_on_tile(state, scope.who))


@node
class RepairDoor(Effect):
    """Put a destroyed door of your tile back."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return RepairingDoor(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(destroyed_doors(state, scope.who))
