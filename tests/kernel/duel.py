"""A toy game on the kernel's abilities: figures with health and coins, and cards in front of them.

Only what a game has to say is here; who listens and who may answer, the kernel finds out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Self

from kadath.kernel.abilities.bearing import Bearing
from kadath.kernel.abilities.costs import Spending
from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.abilities.using import Citations
from kadath.kernel.codec import state_from_data, state_hash, state_to_data, value
from kadath.kernel.copying import game_state
from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.events import Event, Period
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.windows import WOULD


@value
class Struck(NamedTuple):
    """A figure loses health."""

    figure: int
    by: int
    amount: int


@procedure
class Striking(Event[Struck]):
    """Figures lose health."""

    def impact(self, state: Any) -> Procedure | None:
        for figure, _, amount in self.parts():
            state.health[figure] -= amount
        return None


@procedure
class DuelRound(Period):
    """A stretch of the game in which things happen one after the other."""

    PERIOD = "duel round"

    what: tuple[Struck, ...]
    done: int = 0

    @step("next")
    def next_blow(self, state: Any) -> Procedure | None:
        """The next thing happens."""
        if self.done == len(self.what):
            self.expire(state)
            return None
        self.done += 1
        self.goto("next")
        return Striking((self.what[self.done - 1],))


@node
class IsStruck(Trigger[Struck]):
    """A figure was struck."""

    who: Selector = YOU

    KIND = Struck

    def matches(self, state: Any, scope: Scope, part: Struck) -> bool:
        return self.who.includes(state, scope, part.figure)


@node
class WouldBeStruck(Trigger[Struck]):
    """A figure is about to be struck."""

    who: Selector = YOU

    KIND = Struck
    TIME = WOULD

    def matches(self, state: Any, scope: Scope, part: Struck) -> bool:
        return self.who.includes(state, scope, part.figure)


@node
class Strike(Effect):
    """Somebody is struck."""

    who: Selector
    amount: int = 1

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        hurt = self.who.ids(state, scope)
        return Striking(tuple(Struck(one, scope.who, self.amount) for one in hurt))

    def could(self, state: Any, scope: Scope) -> bool:
        return bool(self.who.ids(state, scope))


@node
class Mend(Effect):
    """You regain health, up to three."""

    amount: int

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        state.health[scope.who] = min(3, state.health[scope.who] + self.amount)
        return None

    def could(self, state: Any, scope: Scope) -> bool:
        return bool(state.health[scope.who] < 3)


@node
class Lay(Effect):
    """Your card is put away: it works no more."""

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        state.put_away(scope.this)
        return None


@node
class Coins(Spending):
    """Pay coins."""

    coins: int

    def amount(self, state: Any, scope: Scope) -> int:
        return self.coins

    def held(self, state: Any, scope: Scope) -> int:
        return int(state.coins[scope.who])

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        state.coins[scope.who] -= self.coins
        return None


@node
class Blood(Spending):
    """Pay health."""

    health: int

    def amount(self, state: Any, scope: Scope) -> int:
        return self.health

    def held(self, state: Any, scope: Scope) -> int:
        return int(state.health[scope.who])

    def pay(self, state: Any, scope: Scope) -> Procedure | None:
        state.health[scope.who] -= self.health
        return None


@node
class Weak(Condition):
    """You have one health left, or none."""

    def holds(self, state: Any, scope: Scope) -> bool:
        return bool(state.health[scope.who] <= 1)


@node
class Unharmed(Forbidding):
    """You are struck by nobody."""

    KIND = Struck

    def forbids(self, state: Any, scope: Scope, part: Struck) -> bool:
        return part.figure == scope.who


@game_state
class Duel(Bearing):
    """Figures 1 and 2, and cards from 11 on; an odd card is the first figure's."""

    health: dict[int, int]
    coins: dict[int, int]
    cards: dict[int, tuple[Ability, ...]]
    away: tuple[int, ...]

    CITES = Citations("D-condition", "D-cost", "D-limit", "D-effect")

    def __init__(self, cards: dict[int, Ability] | None = None, coins: int = 0) -> None:
        super().__init__(0)
        self.health = {1: 3, 2: 3}
        self.coins = {1: coins, 2: coins}
        self.cards = {card: (ability,) for card, ability in (cards or {}).items()}
        self.away = ()
        self.derive()

    # --- What the game says -------------------------------------------------------------------

    def bearers(self) -> Iterable[int]:
        return self.cards

    def works(self, thing: int) -> bool:
        return thing not in self.away

    def abilities(self, thing: int) -> tuple[Ability, ...]:
        return self.cards[thing]

    def scope(self, thing: int) -> Scope:
        return Scope(1 if thing % 2 else 2, thing)

    def seat_of(self, who: int) -> int:
        return who - 1

    def seats_in_order(self) -> Sequence[int]:
        return (0, 1)

    def put_away(self, card: int) -> None:
        """A card works no more."""
        self.away += (card,)
        self.listen(card)

    # --- The verbs of the tests ---------------------------------------------------------------

    def bout(self, *what: Struck) -> Self:
        """Let things happen, up to the first question."""
        self.stack.append(DuelRound(what))
        self.advance()
        return self

    def choose(self, *keys: str) -> Self:
        """Choose by keys; the state is copied and saved before each."""
        for key in keys:
            assert self.decision is not None, "nothing is asked"
            chosen = self.decision.option(key)
            assert chosen is not None, f"{key} is not among {self.offered()}"
            copy = self.clone()
            again = state_from_data(Duel, state_to_data(self))
            self.apply(chosen)
            copy.apply(chosen)
            again.apply(chosen)
            assert state_hash(copy) == state_hash(again) == state_hash(self)
            assert self.listeners == self.rebuilt_listeners()
        return self

    def offered(self) -> list[str]:
        """The keys of what is offered now."""
        return [one.key for one in self.decision.options] if self.decision is not None else []
