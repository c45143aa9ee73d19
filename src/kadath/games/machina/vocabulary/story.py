"""Verbs about the story: threat, ratings, spawning, chapters, new tiles."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..cards import EXPLORER
from ..rules.chapters import NewRound, NextChapter, PlacingEntry, PlacingExit
from ..rules.decks import add_items
from ..rules.exploring import ExploringFree, LookingAtTile, explorable_from_tile
from ..rules.final_challenge import FinalChallenge
from ..rules.ratings import (
    change_rating,
    may_change_rating,
    printed_rating,
    rating,
    refresh_rating,
)
from ..rules.sealing import LightingChapter, unlit
from ..rules.spawning import Spawning
from ..rules.threat import lower_threat, raising_threat, set_level, set_threat
from ..state import NO_TOKEN, TILE_DECK, MachinaState
from .verbs import OneByOne

# --- Threat, level and ratings --------------------------------------------------------------------


@node
class RaiseThreat(Effect):
    """Increase the monster threat (MA-R4.1)."""

    by: int

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return raising_threat(state, self.by)


@node
class LowerThreat(Effect):
    """Reduce the monster threat (MA-R4.2)."""

    by: int

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        lower_threat(state, self.by)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return state.threat > 1


@node
class SetThreat(Effect):
    """Set the monster threat (MA-R4.5)."""

    to: int

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        set_threat(state, self.to)
        return None


@node
class SetLevel(Effect):
    """Raise the monster level to this number, unless it is higher already (MA-R4.5)."""

    to: int

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        if state.level < self.to:
            set_level(state, self.to)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return state.level < self.to


SPAWN = "spawn"
HORROR = "horror"


@node
class RaiseRating(Effect):
    """Increase the current spawn rating or horror rating."""

    which: str
    by: int

    SIGN: ClassVar[int] = 1

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        change_rating(state, self.which, self.SIGN * self.by)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return may_change_rating(state, self.which, self.SIGN * self.by)


@node
class LowerRating(Effect):
    """Reduce the current spawn rating or horror rating."""

    which: str
    by: int

    SIGN: ClassVar[int] = -1

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        change_rating(state, self.which, self.SIGN * self.by)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return may_change_rating(state, self.which, self.SIGN * self.by)


@node
class RefreshRating(Effect):
    """Reset ratings to what is printed on the chapter."""

    which: tuple[str, ...]

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        for one in self.which:
            refresh_rating(state, one)
        return None

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return any(rating(state, one) != printed_rating(state, one) for one in self.which)


@node
class SpawnMonster(OneByOne):
    """Spawn a monster for each of these explorers (MA-R3.9, MA-R12.21)."""

    who: Selector
    destroyed: bool = False

    def act_alone(self, state: MachinaState, scope: Scope, unit: int) -> Procedure | None:
        return Spawning(unit, self.destroyed)


# --- Chapters and tiles ---------------------------------------------------------------------------


@node
class LightChapter(Effect):
    """Light the closest chapter space without a token (MA-R10.22)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return LightingChapter(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        here = (scope.who,) if scope.who in state.units else state.units_of(EXPLORER)
        return any(unlit(state, one) for one in here)


@node
class PlaceEntry(Effect):
    """Lay out a tile with the entry token, and place the explorers on it (MA-R12.8)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return PlacingEntry()


@node
class PlaceExit(Effect):
    """Place the exit token (MA-R12.9)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return PlacingExit(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return state.exit == NO_TOKEN


@node
class AddItems(Effect):
    """Shuffle the items of some levels into their decks (MA-R12.13)."""

    levels: tuple[int, ...]

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        add_items(state, self.levels)
        return None


@node
class BeginNextChapter(Effect):
    """Go on to the next chapter (MA-R12.7)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return NextChapter(scope.who)


@node
class BeginRound(Effect):
    """Start a new round at once (MA-R12.14)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return NewRound()


@node
class BeginFinalChallenge(Effect):
    """Begin the final challenge of the scenario (MA-R12.15)."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return FinalChallenge()


@node
class Explore(Effect):
    """Explore for free, from any edge of the tile that can be reached."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return ExploringFree(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(explorable_from_tile(state, scope.who))


@node
class LookAtTile(Effect):
    """Look at the top tile of the deck; you may turn it over."""

    def run(self, state: MachinaState, scope: Scope) -> Procedure | None:
        return LookingAtTile(scope.who)

    def could(self, state: MachinaState, scope: Scope) -> bool:
        return bool(state.decks[TILE_DECK])
