"""Verbs and conditions that only items, spells and special cards use."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.events import enclosing, period
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ...board import AREAS
from ...rules.closing import UsingElderSign, may_be_sealed
from ...rules.decks import return_to_box
from ...rules.encounters import ArkhamEncounter
from ...rules.fight import fight_of
from ...rules.moving import moves_of
from ...state import ArkhamState
from ..monsters import IN_NUMBERS, MonstersGet, MonstersLose, YourFoe


@node
class GainMovement(Effect):
    """Gain movement points for this turn."""

    points: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        moves = moves_of(state, scope.who)
        assert moves is not None
        moves.points += self.points
        return None

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        moves = moves_of(state, scope.who)
        return moves is not None and not moves.is_still


@node
class LastsThisTurn(Effect):
    """Changes last until the end of the turn."""

    changes: tuple[Modifier, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        turn = period(state, "turn", or_innermost=True)
        for change in self.changes:
            state.last_for(turn, change, Scope(scope.who, scope.source))
        return None


@node
class ThisToBox(Effect):
    """Return this card to the box."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return_to_box(state, scope.this)
        return None


@node
class Default(Effect):
    """Turn the loan over: it stays with its owner, who can never take another."""

    @cites("AH-7.17")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(scope.this, face=state.face(scope.this).back)
        return None


@node
class WeakenFoe(Effect):
    """The monster you are fighting loses 1 toughness and an ability for this combat; you choose."""

    SPARES = "magical_immunity"

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Weakening(Scope(scope.who, scope.source))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and fight.monster in state.monsters


@procedure
class Weakening(Procedure):
    """An investigator weakens the monster that they are fighting."""

    scope: Scope

    @step("toughness", "AH-6.17")
    def soften(self, s: ArkhamState) -> None:
        """Lower its toughness."""
        change = MonstersGet(YourFoe(), "toughness", -1, least=1)
        s.last_for(period(s, "combat"), change, self.scope)

    @ask("ability", "AH-6.17", prompt="weaken-foe")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which of its abilities it loses."""
        fight = fight_of(s, self.scope.who)
        assert fight is not None
        foe = fight.against(s)
        words = sorted(foe.keywords - {WeakenFoe.SPARES})
        words += sorted(word for word in IN_NUMBERS if getattr(foe, word))
        options = tuple(option("weaken", word) for word in words)
        return Weakening.choose.offer(s.seat_of(self.scope.who), options) if options else None

    @choose.chosen
    def weaken(self, s: ArkhamState, chosen: Option) -> None:
        """Remove it for the rest of the combat."""
        change = MonstersLose(YourFoe(), chosen.words[0])
        s.last_for(period(s, "combat"), change, self.scope)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        fight = fight_of(s, self.scope.who)
        # In the final battle, that is the Ancient One, which is not a monster on the board.
        return {"monster": (fight.monster if fight is not None else 0) or s.ancient_one}


@node
class AtExploredGate(Condition):
    """You are at an open gate that you have explored, and an elder sign can be placed there."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        row = state.investigators[scope.who]
        return row.explored and row.space in state.gates and may_be_sealed(row.space)


@node
class SealWithSign(Effect):
    """Close and seal the gate here without a check or Clue tokens."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for encounter in enclosing(state, ArkhamEncounter):
            if encounter.who == scope.who:
                encounter.goto("over")
        return UsingElderSign(scope.who, state.investigators[scope.who].space)


@node
class InOtherWorld(Condition):
    """You are in an Other World; in the final battle, nobody is."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.awake and state.investigators[scope.who].space in AREAS
