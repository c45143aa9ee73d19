"""Effects that last, are limited, roll a die or count down, and the tokens for that."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.legality import Hindrance
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..cards import EXPLORER
from ..rules.game_die import game_die
from ..rules.lasting import free_marker, let_last, without_marker
from ..state import MachinaState


class Marked(Effect):
    """An effect that puts a marker on its card; without a free marker it does nothing."""

    __slots__ = ()

    def hindrance(self, state: MachinaState, scope: Scope) -> Hindrance | None:
        """Why there is no marker for it, or None if there is one."""
        raise NotImplementedError


@node
class LastsThisRound(Marked):
    """Changes last for this round; the same card stacks at most `most` times."""

    most: int
    changes: tuple[Modifier, ...]

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        let_last(state, scope, self.most, self.changes)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return free_marker(state, scope, self.most) is not None

    @cites("MA-R16.5")
    def hindrance(self, state: MachinaState, scope: Scope) -> Hindrance | None:
        return without_marker(state, scope, self.most, "MA-R16.5")


@node
class OncePerRound(Marked):
    """Resolved at once, but only once each round: a marker lies on the card (MA-R14.10)."""

    effect: Effect

    @cites("MA-R14.10")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        if free_marker(state, scope, 1) is None:
            return None
        let_last(state, scope, 1, ())
        return self.effect.run(state, scope)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return free_marker(state, scope, 1) is not None and self.effect.could(state, scope)

    @cites("MA-R14.10")
    def hindrance(self, state: MachinaState, scope: Scope) -> Hindrance | None:
        return without_marker(state, scope, 1, "MA-R14.10")


@node
class OnRoll(Effect):
    """Roll the game die; the effect is resolved if it shows at least this much (MA-R16.13)."""

    at_least: int
    effect: Effect
    otherwise: Effect | None = None

    @cites("MA-R16.13")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        rolled = game_die(state)
        state.note("effect-roll", rolled=rolled, at_least=self.at_least)
        branch = self.effect if rolled >= self.at_least else self.otherwise
        return branch.run(state, scope) if branch is not None else None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return self.effect.could(state, scope) or (
            self.otherwise is not None and self.otherwise.could(state, scope)
        )


@node
class CountDown(Effect):
    """Put a token on this card; at `at` tokens, remove them and resolve the effect (MA-R16.9)."""

    at: int
    effect: Effect

    @cites("MA-R16.9")
    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        card = scope.this
        counted = state.countdowns.pop(card, 0) + 1
        state.note("token", card=card, tokens=counted, limit=self.at)
        if counted >= self.at:
            return self.effect.run(state, scope)
        state.countdowns[card] = counted
        return None


@node
class PutToken(Cost):
    """Put your token on this card; each explorer may do so only once."""

    @cites("MA-R16.9")
    def can_pay(self, state: MachinaState, scope: Scope) -> bool:
        return scope.who not in state.taken_part.get(scope.this, ())

    @cites("MA-R16.9")
    def hindrance(self, state: MachinaState) -> Hindrance:
        return Hindrance("MA-R16.9", "token-put")

    def pay(self, state: MachinaState, scope: Scope) -> Procedure | None:
        card = scope.this
        taken_part = (*state.taken_part.get(card, ()), scope.who)
        state.taken_part[card] = taken_part
        most = len(state.units_of(EXPLORER))
        state.note("token", card=card, tokens=len(taken_part), limit=most)
        return None
