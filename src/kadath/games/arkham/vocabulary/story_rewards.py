"""What Personal Stories bring when they pass or fail, beyond what other cards bring."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ..cards import SPELL
from ..happenings import (
    Becomes,
)
from ..rules.checks import check_of
from ..rules.closing import Closing, may_be_sealed
from ..rules.decks import discard
from ..rules.parting import lost, owned
from ..state import ArkhamState
from .effects.choices import InTurn


@node
class NobodyBecomes(Forbidding):
    """Nobody can become lost, arrested or the like."""

    KIND = Becomes

    state: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.state == self.state


@node
class LoseAllBut(Effect):
    """Lose all your cards of a kind except a certain one."""

    what: str
    face: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        others = tuple(
            [
                card
                for card in owned(state, scope.who, self.what)
                if state.cards[card].face != self.face
            ]
        )
        for card in others:
            discard(state, card)
        return lost(state, scope.who, others)


@node
class MoreDice(Effect):
    """Roll this many more dice in the current check."""

    dice: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).add_dice(state, self.dice)
        return None


@node
class ClueIsWasted(Effect):
    """The Clue token that was just spent adds no die."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).is_paying = False
        return None


@node
class CloseAndSeal(Effect):
    """Close and seal an open gate of your choice."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ClosingAndSealing(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.gates)


@procedure
class ClosingAndSealing(Procedure):
    """An investigator chooses a gate to close and seal."""

    who: int

    @ask("which", "AH-10.4", "AH-10.7", prompt="which-gate")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every open gate."""
        options = tuple(option("gate", space) for space in s.gates)
        return ClosingAndSealing.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def close(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Close it, and seal it if its location can be sealed."""
        space = chosen.words[0]
        return Closing(space, self.who, sealed=may_be_sealed(space))

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class RefreshSpell(Effect):
    """Refresh one of your spells."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RefreshingSpell(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(exhausted_spells(state, scope.who))


def exhausted_spells(s: ArkhamState, who: int) -> list[int]:
    """An investigator's exhausted spells."""
    return [card for card in s.cards_of(who, frozenset({SPELL})) if s.cards[card].exhausted]


@procedure
class RefreshingSpell(Procedure):
    """An investigator chooses a spell to refresh."""

    who: int

    @ask("which", "AH-3.1.1", prompt="refresh-spell")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which."""
        options = tuple(option("weapon", card) for card in exhausted_spells(s, self.who))
        return RefreshingSpell.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def refresh(self, s: ArkhamState, chosen: Option) -> None:
        """Refresh it."""
        s.set_card(chosen.ids[0], exhausted=False)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class PassClue(Effect):
    """Move a Clue token from one investigator in your place to another."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return PassingClue(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        here = state.together_with(scope.who)
        return len(here) > 1 and any(state.investigators[who].clues for who in here)


@procedure
class PassingClue(Procedure):
    """A Clue token changes hands."""

    who: int
    giver: int = 0

    @ask("from", "AH-15.3", prompt="clue-from")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask who gives one."""
        here = s.together_with(self.who)
        options = tuple(option("whom", one) for one in here if s.investigators[one].clues)
        return PassingClue.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def take(self, s: ArkhamState, chosen: Option) -> None:
        """Remember the giver."""
        self.giver = chosen.ids[0]

    @ask("to", "AH-15.3", prompt="clue-for")
    def choose_receiver(self, s: ArkhamState) -> Decision | None:
        """Ask who gets it."""
        here = s.together_with(self.who)
        options = tuple(option("whom", one) for one in here if one != self.giver)
        return PassingClue.choose_receiver.offer(s.seat_of(self.who), options)

    @choose_receiver.chosen
    def give(self, s: ArkhamState, chosen: Option) -> None:
        """Hand it over."""
        for who, change in ((self.giver, -1), (chosen.ids[0], 1)):
            s.set_investigator(who, clues=s.investigators[who].clues + change)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class OthersResolve(Effect):
    """All other investigators resolve an effect."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        others = tuple(who for who in state.player_order() if who != scope.who)
        return InTurn(others, self.effect, scope)


@node
class CalmTheDeep(Effect):
    """Remove all uprising tokens from the Deep Ones Rising track."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.uprising = 0
        state.note("uprising", tokens=0)
        return None
