"""Exploring map tiles, and shifting the play area (MA-R9.6 to MA-R9.13, MA-R9.18 to MA-R9.20)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.events import report
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import EVERYONE
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below
from kadath.kernel.sleeves.knowledge import lay_open
from kadath.kernel.sleeves.piles import draw, put_under

from ..area import Laid, Opening
from ..cards import EXPLORER
from ..happenings import Explored
from ..state import NO_TOKEN, TILE_DECK, MachinaState
from ..tiles import CELLS, SIDES, STEPS, printed
from .death import banish

EXPLORE = 2
"""What exploring costs in stamina."""


@cites("MA-R9.6", "MA-R9.9", "MA-R9.13")
def hindrance_to_explore(s: MachinaState, opening: Opening) -> Hindrance | None:
    """What prevents exploring beyond a tile edge, if anything."""
    if any((one.column, one.row) == (opening.column, opening.row) for one in s.laid):
        return Hindrance("MA-R9.19", "explored")
    if opening.id in (s.entry, s.exit):
        return Hindrance("MA-R9.6", "token-on-edge")
    if not s.decks[TILE_DECK]:
        return Hindrance("MA-R9.13", "no-tiles")
    leaving = left_behind(s, opening)
    if any(s.area.tile(s.units[one].space) in leaving for one in s.units_of(EXPLORER)):
        return Hindrance("MA-R9.9", "explorer-left-behind")
    return None


def edges_at(s: MachinaState, space: int) -> tuple[Opening, ...]:
    """The tile edges that a space borders."""
    return tuple([one for one in s.area.openings.values() if space in one.spaces])


@cites("MA-R9.8", "MA-R9.9", "MA-R9.12", "MA-R9.18")
def left_behind(s: MachinaState, opening: Opening) -> tuple[int, ...]:
    """The tiles that leave the play area when the tile beyond an edge is explored.

    Only the line that the new tile extends can become too long, so exactly one window holds both
    the new tile and the one explored from, and keeps as much as possible.
    """
    right, down = STEPS[opening.direction]
    columns = {opening.column, opening.column - right}
    rows = {opening.row, opening.row - down}
    return tuple(
        [
            one.tile
            for one in s.laid
            if (right and one.column not in columns) or (down and one.row not in rows)
        ]
    )


@procedure
class Exploring(Procedure):
    """A new tile is joined to a tile edge; tiles that no longer fit into 2 by 2 are removed."""

    who: int
    opening: int

    @step("shift", "MA-R9.9", "MA-R9.10", "MA-R9.11")
    def shift(self, s: MachinaState) -> None:
        """Tiles that no longer fit are flipped and put under the deck."""
        take_away(s, left_behind(s, s.area.openings[self.opening]), flipped=True)

    @step("join", "MA-R9.7")
    def join(self, s: MachinaState) -> None:
        """Join the new tile with its direction symbol next to the explorer."""
        opening = s.area.openings[self.opening]
        tile, side = draw_tile(s)
        turns = (opening.direction + 2 - printed(side).symbol[0]) % 4
        s.lay((*s.laid, Laid(tile, side, opening.column, opening.row, turns)))
        s.note("explored", who=self.who, side=side)

    @step("explored", "MA-R16.2")
    def explored(self, s: MachinaState) -> Procedure | None:
        """Responses to the exploration."""
        return report(s, (Explored(self.who),))


@cites("MA-R9.7")
def draw_tile(s: MachinaState) -> tuple[int, str]:
    """Draw the top tile; its side becomes known only now, unless somebody saw it flipped."""
    drawn = draw(s.decks, TILE_DECK)
    assert drawn is not None
    lay_open(s, drawn)
    tile = int(s.cards[drawn].face)
    s.learned = EVERYONE
    side = s.up.pop(tile, None) or sides_of(tile)[below(s, 2)]
    return tile, side


def sides_of(tile: int) -> tuple[str, ...]:
    """The two sides of a tile."""
    return tuple(key for key, side in SIDES.items() if side.tile == tile)


@cites("MA-R9.9", "MA-R9.10", "MA-R9.11", "MA-R9.20")
def take_away(s: MachinaState, tiles: tuple[int, ...], *, flipped: bool) -> tuple[int, ...]:
    """Take tiles out of play: monsters on them are banished, and everything on them is reset.

    Their cards are put under the deck, flipped if `flipped`, and returned for shuffling.
    """
    if not tiles:
        return ()
    for monster in s.track:
        if s.area.tile(s.units[monster].space) in tiles:
            banish(s, monster)
    sleeves = {int(row.face): card for card, row in s.cards.items() if row.face.isdigit()}
    under = []
    for one in s.laid:
        if one.tile in tiles and one.tile in sleeves:
            under.append(sleeves[one.tile])
            first, second = sides_of(one.tile)
            if flipped:
                s.up[one.tile] = second if one.side == first else first
    put_under(s.decks, TILE_DECK, tuple(under))
    for tokens in (s.tokens, s.treated):
        for space in [space for space in tokens if space // CELLS in tiles]:
            del tokens[space]
    for door in [door for door in s.doors if door // 2 // CELLS in tiles]:
        del s.doors[door]
    if s.entry != NO_TOKEN and s.entry // 4 in tiles:
        s.entry = NO_TOKEN
    if s.exit != NO_TOKEN and s.exit // 4 in tiles:
        s.exit = NO_TOKEN
    s.lay(tuple(one for one in s.laid if one.tile not in tiles))
    s.note("tiles-left", tiles=tiles)
    return tuple(under)


@procedure
class ExploringFree(Procedure):
    """An explorer may explore beyond any edge of their tile, without stamina."""

    who: int

    @ask("edge", "MA-R9.6", prompt="explore-where")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every edge of the tile that may be explored."""
        options = tuple(option("explore", one) for one in explorable_from_tile(s, self.who))
        if not options:
            return None
        return ExploringFree.choose.offer(s.seat_of(self.who), (*options, PASS))

    @choose.chosen
    def explore(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Explore there."""
        return Exploring(self.who, chosen.ids[0]) if chosen != PASS else None

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who}


def explorable_from_tile(s: MachinaState, who: int) -> tuple[int, ...]:
    """The edges of a unit's tile that may be explored."""
    tile = s.area.tile(s.units[who].space)
    return tuple(
        one.id
        for one in s.area.openings.values()
        if one.tile == tile and hindrance_to_explore(s, one) is None
    )


@procedure
class LookingAtTile(Procedure):
    """An explorer looks at the top tile of the deck, and may flip it."""

    who: int

    @step("look", "MA-R2.7")
    def look(self, s: MachinaState) -> None:
        """Everybody sees the tile and which side is up."""
        if not s.decks[TILE_DECK]:
            self.finish()
            return
        top = s.decks[TILE_DECK][0]
        lay_open(s, top)
        tile = int(s.cards[top].face)
        if tile not in s.up:
            s.learned = EVERYONE
            s.up[tile] = sides_of(tile)[below(s, 2)]
        s.note("tile-seen", side=s.up[tile])

    @ask("flip", "MA-R2.7", prompt="flip-tile")
    def choose(self, s: MachinaState) -> Decision:
        """Ask which side should be up."""
        options = tuple(option("side", side) for side in sides_of(self._tile(s)))
        return LookingAtTile.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def flip(self, s: MachinaState, chosen: Option) -> None:
        """That side is up."""
        s.up[self._tile(s)] = chosen.words[0]

    def _tile(self, s: MachinaState) -> int:
        return int(s.cards[s.decks[TILE_DECK][0]].face)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who}
