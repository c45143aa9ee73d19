"""Selectors, amounts, and conditions on Final Hour's cards: where, how many, whether."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Amount, Condition, Scope, Selector
from kadath.kernel.nodes import node

from ..components.board import ADJACENT, ZONE_OF, ZONES, within
from ..components.monsters import UNIQUE_TOKENS
from ..components.priority_cards import OMENS
from ..rules.monsters import on_board
from ..state import FinalHourState

# --- Where ---------------------------------------------------------------------------------------


class Where(Selector):
    """A selector of locations."""

    __slots__ = ()


@node
class Here(Where):
    """The location of the investigator resolving the effect."""

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return (state.where[scope.who],)


@node
class Adjacent(Where):
    """The locations adjacent to the investigator's."""

    @cites("FH-018", "FH-225")
    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return ADJACENT[state.where[scope.who]]


@node
class HereAndAdjacent(Where):
    """The investigator's location and the adjacent ones."""

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        here = state.where[scope.who]
        return (here, *ADJACENT[here])


@node
class Within(Where):
    """The locations at most that many paths away, including your own."""

    paths: int

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return within(state.where[scope.who], self.paths)


@node
class YourZone(Where):
    """The locations of the zone the investigator is in."""

    @cites("FH-017")
    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return tuple(ZONES[ZONE_OF[state.where[scope.who]]])


@node
class Zone(Where):
    """The locations of a named zone."""

    name: str

    @cites("FH-017", "FH-170")
    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return tuple(ZONES[self.name])


@node
class RitualSite(Where):
    """The ritual site."""

    @cites("FH-020")
    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return (state.ritual_site,)


@node
class GateLocations(Where):
    """The three gate locations, in ascending order."""

    @cites("FH-021")
    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return tuple(sorted(state.gate_locations))


@node
class GateOf(Where):
    """The gate location of one symbol."""

    symbol: int

    @cites("FH-021")
    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return (state.gate_locations[self.symbol],)


@node
class GatesWithMost(Where):
    """The gate locations with the most (or fewest) gate tokens."""

    fewest: bool = False

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        wanted = min(state.gates) if self.fewest else max(state.gates)
        return tuple(
            sorted(
                location
                for location, gates in zip(state.gate_locations, state.gates, strict=True)
                if gates == wanted
            )
        )


@node
class LocationsWith(Where):
    """The locations with a unique monster of that name, optionally without the ritual site."""

    monster: str
    but_ritual_site: bool = False

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        tokens = set(UNIQUE_TOKENS[self.monster])
        return tuple(
            location
            for location, here in enumerate(state.monsters)
            if tokens.intersection(here)
            and not (self.but_ritual_site and location == state.ritual_site)
        )


@node
class HereAndCameFrom(Where):
    """The investigator's location, and the one they moved from with this card."""

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return tuple(dict.fromkeys(state.route[:-3:-1]))


@node
class Chosen(Where):
    """The location chosen for this effect."""

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        location: int = scope.named("location")
        return (location,)


@node
class One(Selector):
    """One of several locations, chosen by the investigator resolving the effect."""

    of: Where

    def ids(self, state: FinalHourState, scope: Scope) -> tuple[int, ...]:
        return self.of.ids(state, scope)


CARDS_EACH_SOLO = 2
"""How many cards each investigator counts as having played in the solo game, at any time."""

# --- How many ------------------------------------------------------------------------------------


@node
class TwiceCardsPlayed(Amount):
    """Twice the number of priority cards the investigator has played this round."""

    @cites("FH-215")
    def count(self, state: FinalHourState, scope: Scope) -> int:
        if state.is_solo:
            return 2 * CARDS_EACH_SOLO
        return 2 * sum(play.figure == scope.who for play in state.plays)


@node
class PlusLostHealth(Amount):
    """A number plus 1 for each health the investigator has lost, up to a limit."""

    base: int
    most: int

    def count(self, state: FinalHourState, scope: Scope) -> int:
        return self.base + min(self.most, state.max_health - state.health[scope.who])


# --- Whether -------------------------------------------------------------------------------------


@node
class PlayedWithoutOmen(Condition):
    """The priority card played with this action card has no omen."""

    @cites("FH-209")
    def holds(self, state: FinalHourState, scope: Scope) -> bool:
        return state.resolving is not None and OMENS[state.resolving.priority] == 0


@node
class AllOnBoard(Condition):
    """All unique monsters of that name are on the board."""

    monster: str

    def holds(self, state: FinalHourState, scope: Scope) -> bool:
        return len(on_board(state, self.monster)) == len(UNIQUE_TOKENS[self.monster])


@node
class AnySeal(Condition):
    """A seal is on the board."""

    def holds(self, state: FinalHourState, scope: Scope) -> bool:
        return any(state.seals)
