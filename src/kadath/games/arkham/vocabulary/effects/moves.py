"""Verbs that move investigators, in town and in Other Worlds, and encounters elsewhere."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import enclosing
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...board import AREAS, AT_SEA, DEEP, JOINED, STREET_OF, WORLDS, area
from ...cards import MARKER
from ...rules.encounters import ArkhamEncounter, HavingEncounter
from ...rules.gates import go_through
from ...rules.mythos_draws import mythos_gate
from ...rules.other_worlds import OtherWorldEncounter, Returning, move_on
from ...rules.places import come_into, is_closed
from ...rules.status import Affects
from ...state import ArkhamState
from ...town_rules import PARADE, PARADE_STREET, is_aquatic_location, is_ruled

ARKHAM = "arkham"
ARKHAM_LOCATION = "arkham_location"
AQUATIC_LOCATION = "aquatic_location"


@node
class GoToStreet(Effect):
    """Move to the street of this location."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        space = state.investigators[scope.who].space
        return come_into(state, scope.who, STREET_OF.get(space, space))


@node
class GoTo(Effect):
    """Move to a certain place."""

    space: str

    @cites("AH-3.3.9")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return come_into(state, scope.who, self.space)


@node
class GoAnywhere(Effect):
    """Move to any place in Arkham, to any location there, or to any aquatic location."""

    where: str = ARKHAM

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return GoingAnywhere(scope.who, self.where)


@procedure
class GoingAnywhere(Procedure):
    """An investigator chooses where to go."""

    who: int
    where: str

    @ask("where", "AH-3.3.8", "AH-3.3.9", prompt="go-where")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every place of that kind that is open."""
        options = tuple(option("go", space) for space in places(s, self.where))
        return GoingAnywhere.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def go(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Move there directly."""
        return come_into(s, self.who, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@cites("AH-3.5.13", "IH-3.2", "IH-3.10")
def places(s: ArkhamState, where: str) -> list[str]:
    """The places of a kind that are open to all; those at sea count only as aquatic locations."""
    if where == AQUATIC_LOCATION:
        kinds = [one for one in JOINED if is_aquatic_location(s, one) and one != DEEP]
    elif where == ARKHAM_LOCATION:
        kinds = [one for one in STREET_OF if one not in AT_SEA]
    else:
        kinds = [one for one in JOINED if one not in AT_SEA]
    if is_ruled(s, PARADE):
        kinds = [one for one in kinds if one != PARADE_STREET]
    return [space for space in kinds if s.is_on_board(space) and not is_closed(s, space)]


@node
class HaveEncounter(Effect):
    """Have an encounter where you are, with one or more cards to choose from.

    It is a regular encounter: a gate draws you in, and you may use what the location offers
    instead.
    """

    cards: int = 1

    @cites("AH-3.3.8")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        at_location = state.investigators[scope.who].space in STREET_OF
        return ArkhamEncounter(scope.who, self.cards - 1) if at_location else None


@node
class EncounterIn(Effect):
    """Have an encounter in an Other World without going there; you came through no gate."""

    world: str

    @cites("AH-3.4.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_investigator(scope.who, entered="")
        return OtherWorldEncounter(scope.who, self.world)


@node
class DrawAnotherCard(Effect):
    """Draw another card for the same encounter, instead of this one."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for under_way in enclosing(state, Affects):
            if isinstance(under_way, HavingEncounter | OtherWorldEncounter):
                under_way.draw_again()
                break
        return None


@node
class Return(Effect):
    """Return to Arkham."""

    @cites("AH-3.4.5")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        # With `EncounterIn` the investigator never left town.
        in_world = state.investigators[scope.who].space in AREAS
        return Returning(scope.who) if in_world else None


@node
class MoveOn(Effect):
    """Move from the first area to the second, or from the second back to Arkham."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return move_on(state, scope.who)


@node
class GoToWorld(Effect):
    """Move to the first area of an Other World, not through a gate."""

    world: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        enter(state, scope.who, self.world)
        return None


@node
class GoToNextWorld(Effect):
    """Move to the world of the next gate marker, which stays in its stack."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        markers = state.decks.get(MARKER, ())
        if markers:
            enter(state, scope.who, state.cards[markers[0]].face)
        return None


@node
class GoToAnyWorld(Effect):
    """Move to the first area of an Other World of your choice."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return GoingToWorld(scope.who)


@procedure
class GoingToWorld(Procedure):
    """An investigator chooses an Other World."""

    who: int

    @ask("world", "AH-3.2.8", prompt="which-world")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer all of them."""
        options = tuple(option("world", world) for world in WORLDS)
        return GoingToWorld.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def go(self, s: ArkhamState, chosen: Option) -> None:
        """Move there directly."""
        enter(s, self.who, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


def enter(s: ArkhamState, who: int, world: str) -> None:
    """Move an investigator to the first area of a world, not through a gate."""
    s.set_investigator(who, space=area(world, 1), entered="", explored=False)
    s.note("through", who=who, world=world)


@node
class GoThroughHardestGate(Effect):
    """Be drawn through the open gate with the lowest modifier."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return GoingThroughGate(scope.who)


@procedure
class GoingThroughGate(Procedure):
    """An investigator is drawn through the hardest gate, or chooses among several."""

    who: int

    @ask("gate", "AH-3.3.5", prompt="which-gate")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer the hardest of the open gates."""
        if not s.gates:
            return None
        rated = {space: WORLDS[s.cards[gate].face].modifier for space, gate in s.gates.items()}
        hardest = min(rated.values())
        options = tuple(option("gate", space) for space in rated if rated[space] == hardest)
        return GoingThroughGate.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def go(self, s: ArkhamState, chosen: Option) -> None:
        """Send them through it."""
        go_through(s, self.who, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class GoToMythosGate(Effect):
    """Draw a Mythos card, and move to its gate location; ignore the rest of the card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        space = mythos_gate(state)
        return come_into(state, scope.who, space) if space else None
