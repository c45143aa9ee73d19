"""Joining map tiles in the play area: rulebook page 16, with printed tiles."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from kadath.games.machina import components
from kadath.games.machina.area import Area, Laid, area
from kadath.games.machina.tiles import FLOOR, SIDES, STEPS, TILE, printed, turned

assert components.__all__, "importing the components prints the tiles"

DOUBLE_SIDED = [key for key, side in SIDES.items() if side.tile <= 10]


def facing(direction: int, side: str) -> int:
    """How many times to turn a tile so that its direction symbol points there."""
    return (direction - printed(side).symbol[0]) % 4


@pytest.mark.parametrize("side", DOUBLE_SIDED)
def test_a_tile_has_ten_by_ten_spaces_and_one_direction_symbol(side: str) -> None:
    it = printed(side)
    assert (it.width, it.height, len(it.signs)) == (TILE, TILE, TILE * TILE)
    assert 2 <= len(it.openings) <= 4
    assert SIDES[side].text.count("*") == 1
    assert it.symbol[0] in dict(it.openings)
    for _, cells in it.openings:
        assert len(cells) == 2
        assert all(it.signs[cell] in FLOOR for cell in cells)


@pytest.mark.parametrize(("side", "turns"), list(product(DOUBLE_SIDED[::5], range(4))))
def test_turning_a_tile_changes_nothing_within_it(side: str, turns: int) -> None:
    """The same spaces are adjacent and see each other, however the tile is turned."""
    tile = SIDES[side].tile
    upright, other = area((Laid(tile, side),)), area((Laid(tile, side, turns=turns),))
    assert upright.doors == other.doors
    assert upright.walled == other.walled
    for space in upright.spaces:
        assert set(upright.joined(space)) == set(other.joined(space))
    for start in upright.spaces[::13]:
        for end in upright.spaces:
            assert upright.line(start, end).clear == other.line(start, end).clear


def test_a_tile_turned_four_times_is_as_before() -> None:
    assert turned(TILE, TILE, 4) == turned(TILE, TILE, 0)


@pytest.mark.parametrize("direction", range(4))
def test_two_tile_edges_that_face_each_other_make_a_passage(direction: int) -> None:
    first = Laid(1, "1a")
    right, down = STEPS[direction]
    second = Laid(2, "2a", right, down, facing(direction + 2, "2a"))
    joined = area((first, second))
    (there,) = [
        one for one in joined.openings.values() if one.tile == 1 and one.direction == direction
    ]
    back, symbol = joined.symbol(2)
    assert joined.openings[back].direction == (direction + 2) % 4
    for space in there.spaces:
        beyond = {one for one in joined.joined(space) if joined.tile(one) == 2}
        assert beyond >= set(joined.openings[back].spaces), "straight on, and aslant"
        assert symbol in beyond, "the direction symbol is adjacent to whoever explores"
    unexplored = {one.id for one in joined.unexplored()}
    assert there.id not in unexplored
    assert back not in unexplored
    alone = area((first,))
    for space in there.spaces:
        assert space in alone.walled, "an unexplored tile edge is a wall"


def test_a_tile_edge_that_meets_a_side_without_one_stays_a_wall() -> None:
    # 2a has no tile edge in the west; 1a has one in the east.
    joined = area((Laid(1, "1a"), Laid(2, "2a", 1)))
    (east,) = [one for one in joined.openings.values() if one.tile == 1 and one.direction == 1]
    for space in east.spaces:
        assert all(joined.tile(one) == 1 for one in joined.joined(space))
        assert space in joined.walled
    assert east.id not in {one.id for one in joined.unexplored()}


def test_shifting_renumbers_no_space() -> None:
    before = area((Laid(1, "1a"), Laid(2, "2a", 1), Laid(3, "3a", 0, 1)))
    after = area((Laid(2, "2a", 1), Laid(4, "4a", 2)))
    assert {one for one in before.spaces if before.tile(one) == 2} == {
        one for one in after.spaces if after.tile(one) == 2
    }
    assert before.where(200) == (10, 0)
    assert after.where(200) == (0, 0)


@pytest.mark.plain("their caches are written out")
def test_remembered_arrangements_are_bounded() -> None:
    bound = area.cache_parameters()["maxsize"]
    assert bound is not None
    assert bound < 100


@pytest.mark.parametrize("turns", range(4))
def test_sight_agrees_with_fractions(turns: int) -> None:
    """A second implementation of lines: every wall and all rubble as shapes in the plane."""
    joined = area((Laid(5, "5a"), Laid(6, "6b", 1, 0, turns)))
    spaces = [one for one in joined.spaces if joined.terrain[one] in FLOOR]
    for start in spaces[::29]:
        for end in spaces[::7]:
            assert joined.line(start, end).clear == visible(joined, start, end), (start, end)


def visible(joined: Area, start: int, end: int) -> bool:
    """Whether nothing crosses the line, and nothing touches it from both sides at one point."""
    (x, y), (u, v) = joined.where(start), joined.where(end)
    a, b = (2 * x + 1, 2 * y + 1), (2 * u + 1, 2 * v + 1)
    touches: dict[tuple[int, int], set[bool]] = {}
    for shape in shapes(joined, min(x, u), max(x, u), min(y, v), max(y, v)):
        sides = [(b[0] - a[0]) * (q - a[1]) - (b[1] - a[1]) * (p - a[0]) for p, q in shape]
        if min(sides) < 0 < max(sides) and meets(a, b, shape, sides):
            return False
        for (p, q), side in zip(shape, sides, strict=True):
            if side == 0 and within(a, b, p, q):
                touches.setdefault((p, q), set()).add(max(sides) > 0)
    return not any(len(both) > 1 for both in touches.values())


def shapes(
    joined: Area, left: int, right: int, top: int, bottom: int
) -> Iterator[list[tuple[int, int]]]:
    """Walls as two points and rubble as four, in half spaces."""
    for row, column in product(range(top - 1, bottom + 2), range(left - 1, right + 2)):
        space = joined.space(column, row)
        if space < 0 or joined.terrain[space] == "#":
            yield [(2 * column + i, 2 * row + j) for i, j in ((0, 0), (2, 0), (2, 2), (0, 2))]
        if space < 0:
            continue
        for side, (across, down) in enumerate(STEPS):
            beyond = joined.space(column + across, row + down)
            edge = joined.line(space, beyond).edges[0] if beyond >= 0 else -1
            if edge < 0 or joined.is_wall(edge):
                ends = (((0, 0), (2, 0)), ((2, 0), (2, 2)), ((2, 2), (0, 2)), ((0, 2), (0, 0)))
                yield [(2 * column + i, 2 * row + j) for i, j in ends[side]]


def within(a: tuple[int, int], b: tuple[int, int], p: int, q: int) -> bool:
    return min(a[0], b[0]) <= p <= max(a[0], b[0]) and min(a[1], b[1]) <= q <= max(a[1], b[1])


def meets(
    a: tuple[int, int], b: tuple[int, int], shape: list[tuple[int, int]], sides: list[int]
) -> bool:
    """Whether the segment reaches a shape that lies on both sides of its line."""
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = [(p - a[0]) * (b[0] - a[0]) + (q - a[1]) * (b[1] - a[1]) for p, q in shape]
    crossings = []
    for one in range(len(shape)):
        other = (one + 1) % len(shape)
        if sides[one] * sides[other] < 0:
            share = sides[one] / (sides[one] - sides[other])
            crossings.append(along[one] + share * (along[other] - along[one]))
    return any(0 < at < length for at in crossings)
