"""Nodes for Personal Stories: how they end, and what they count."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.events import part_at_hand
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..board import NEIGHBORHOOD, STREETS
from ..cards import MONSTERS, SHEETS
from ..foes import worth
from ..rules.stories import FAILED, PASSED, end_story
from ..state import ArkhamState

BAD = "bad"


# --- How a story ends -----------------------------------------------------------------------------


@node
class StoryPasses(Effect):
    """The story passes: put its second card into play, and perhaps resolve an effect."""

    effect: Effect | None = None

    @cites("IH-11.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        end_story(state, scope.this, PASSED)
        return self.effect.run(state, scope) if self.effect is not None else None


@node
class StoryFails(Effect):
    """The story fails: put its second card into play, and perhaps resolve an effect."""

    effect: Effect | None = None

    @cites("IH-11.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        end_story(state, scope.this, FAILED)
        return self.effect.run(state, scope) if self.effect is not None else None


@node
class LoseAbility(Effect):
    """Lose an ability of your sheet."""

    ability: Ability

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if scope.who not in state.investigators:
            return None
        printed = SHEETS[state.investigators[scope.who].sheet].abilities
        lost = state.lost_abilities.get(scope.who, ())
        state.lost_abilities[scope.who] = (*lost, printed.index(self.ability))
        state.listen(scope.who)
        return None


# --- What is counted ------------------------------------------------------------------------------


@node
class CountUp(Effect):
    """Put a token on this story."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(scope.this, tokens=state.cards[scope.this].tokens + 1)
        return None


@node
class CountToughness(Effect):
    """Put tokens on this story: as many as the new trophy's toughness."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        tokens = state.cards[scope.this].tokens + worth(state, part_at_hand(state, scope).kind)
        state.set_card(scope.this, tokens=tokens)
        return None


@node
class Mark(Effect):
    """Note on this story the world, symbol, neighborhood or place at hand, or a mishap.

    Only the neighborhoods of Arkham itself are noted: the story asks for all of them.
    """

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        label = self.label(state, scope)
        noted = state.story_marks.get(scope.this, ())
        if label and (label == BAD or label not in noted):
            state.story_marks[scope.this] = (*noted, label)
            state.set_card(scope.this, tokens=len(state.story_marks[scope.this]))
        return None

    def label(self, state: ArkhamState, scope: Scope) -> str:
        """What to note."""
        if self.what == BAD:
            return BAD
        if self.what == "place":
            return state.investigators[scope.who].space
        part = part_at_hand(state, scope)
        if self.what == "world":
            return str(part.world)
        if self.what == "symbol":
            return MONSTERS[part.kind].dimension
        neighborhood = NEIGHBORHOOD.get(part.space, "")
        return neighborhood if neighborhood in STREETS else ""


@node
class Marked(Condition):
    """At least this many different things, or (`bad`) mishaps, are noted on this story."""

    least: int
    bad: bool = False

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        noted = state.story_marks.get(scope.this, ())
        mishaps = noted.count(BAD)
        return (mishaps if self.bad else len(noted) - mishaps) >= self.least


@node
class NotMarkedHere(Condition):
    """Your current place is not noted on this story yet."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        here = state.investigators[scope.who].space
        return here not in state.story_marks.get(scope.this, ())
