"""The notation for positions of Machina Arcana: a map, and who and what is on it.

    |l . . m|
    l: lorrai_gerrard, health 3, items vampiric_rifle+magic_coating, bag oil_sprayer
    m: mi_go, health 1
    explorer_event deck: surge_of_strength

A map is drawn as tiles are printed, with a blank line before the next tile; only the spaces of a
corridor need to be drawn. Lower-case letters are units on plain spaces, each with its own line:
explorers are seated, and monsters act, in the order of the lines. Augmentations follow their item
after a plus. Decks are written from the top.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.machina.cards import CARDS, EXPLORER
from kadath.games.machina.state import AUGMENTATION, MAIN, UNEQUIPPED
from kadath.games.machina.tiles import PLAIN, TILE
from kadath.kernel.errors import NotWellFormed

from ..notation import Line, fields, lines
from .position import Position

COUNTED = ("health", "stamina", "essence")


def position(text: str) -> Position:
    """The position a text describes, before anything runs."""
    rows = [row.strip() for row in text.strip().splitlines()]
    drawn = [row for row in rows if ":" not in row]
    parsed = list(lines("\n".join(row for row in rows if ":" in row)))
    tiles = [_walled(tile) for tile in "\n".join(drawn).strip().split("\n\n")]
    names = {line.about for line in parsed if len(line.about) == 1}
    t = Position(*(_emptied(tile, names) for tile in tiles))
    where = dict(_standing(tiles, names))
    for line in parsed:
        if line.about in where:
            _place_unit(t, line, where[line.about])
        elif not t.stack(line):
            raise NotWellFormed(
                f"no line is about {line.about!r}",
                accepted="a letter on the map, `horror_event deck` or the like",
            )
    return t


def _walled(tile: str) -> str:
    """A tile with the walls around a corridor, which need not be drawn."""
    if "+" in tile:
        return tile
    wall = "+" + "-+" * (len(tile) // 2)
    return f"{wall}\n{tile}\n{wall}"


def _emptied(tile: str, names: set[str]) -> str:
    return "".join(PLAIN if sign in names else sign for sign in tile)


def _standing(tiles: list[str], names: set[str]) -> Iterator[tuple[str, tuple[int, int]]]:
    """Who stands where, in columns and rows of the whole map, with tiles from left to right."""
    for number, tile in enumerate(tiles):
        for y, row in enumerate(tile.splitlines()):
            for x, sign in enumerate(row):
                if sign in names:
                    yield sign, (number * TILE + x // 2, y // 2)


def _place_unit(t: Position, line: Line, at: tuple[int, int]) -> None:
    key, *parts = line.parts
    given = fields(Line(key, tuple(parts)), numbers=COUNTED, names=("items", "bag"))
    items, bag = given.pop("items", []), given.pop("bag", [])
    enter = t.explorer if CARDS[key].kind == EXPLORER else t.monster
    who = t.name(enter(key, at, **given), line.about, key)
    for chain in items:
        main, *onto = chain.split("+")
        item = t.name(t.item(main, who, MAIN), main)
        for key in onto:
            t.name(t.item(key, who, AUGMENTATION, item), key)
    for key in bag:
        t.name(t.item(key, who, UNEQUIPPED), key)
