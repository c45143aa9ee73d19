"""Sight, adjacency, range and doors: rulebook pages 24 and 25."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.sight import adjacent, obstacles_between, sees, spaces_within
from kadath.games.machina.sight_lines import Break, met_on_line
from kadath.games.machina.state import CLOSED
from kadath.games.machina.vocabulary.targets import Ranged
from kadath.kernel.effects import Scope
from kadath.testkit.machina.position import At, Position, room

TWO_DOORS = """
+-+-+
|.D.|
+ + +
|.D.|
+ + +
|.|.|
+-+-+
"""


@pytest.mark.rule("MA-R15.4", "MA-R15.5", "MA-R10.3", "MA-R10.4")
def test_adjacency_through_doors() -> None:
    """Lorrai, Hank and Phillip at two doors in a straight wall (p. 24)."""
    t = Position(TWO_DOORS)
    first, second = t.space((0, 0)) * 2, t.space((0, 1)) * 2
    assert t.s.area.doors == {first, second}
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    t.explorer("hank_horden", (0, 1))
    here, below, across, aslant = map(t.space, ((0, 0), (0, 1), (1, 0), (1, 1)))
    assert adjacent(t.s, here, below)
    assert adjacent(t.s, here, across)
    assert adjacent(t.s, here, aslant)
    t.begin(ExplorerPhase()).choose(f"turn:{lorrai}")
    assert f"door:{first}" in t.offered()
    assert f"door:{second}" not in t.offered()
    t.choose(f"door:{first}")
    assert t.s.units[lorrai].stamina == 4
    assert not adjacent(t.s, here, across)
    assert adjacent(t.s, here, aslant), "the line touches the end of one closed door"
    t.s.doors[second] = CLOSED
    assert not adjacent(t.s, here, aslant), "two closed doors in a row close the gap"
    t.s.doors.pop(first)
    assert adjacent(t.s, here, aslant)


def sight(printed: str, start: At, end: At) -> bool:
    t = Position(printed)
    here, goal = t.space(start), t.space(end)
    there, back = sees(t.s, here, goal), sees(t.s, goal, here)
    assert there == back, "sight goes both ways"
    return there


@pytest.mark.rule("MA-R15.1")
@pytest.mark.parametrize(
    ("printed", "clear"),
    [
        ("+-+-+\n|. .|\n+ + +\n|. .|\n+-+-+", True),
        ("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+", True),
        ("+-+-+\n|. .|\n+-+ +\n|. .|\n+-+-+", True),
        ("+-+-+\n|. #|\n+ + +\n|. .|\n+-+-+", True),
        ("+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+", False),
        ("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+", False),
        ("+-+-+\n|. #|\n+ + +\n|# .|\n+-+-+", False),
        ("+-+-+\n|. #|\n+-+ +\n|. .|\n+-+-+", False),
        ("+-+-+\n|.|.|\n+ +-+\n|. .|\n+-+-+", True),
    ],
    ids=[
        "open",
        "the end of a wall beside",
        "the end of a wall below",
        "the corner of rubble",
        "a wall across the corner",
        "the inside of an angle",
        "between two heaps of rubble",
        "rubble and a wall",
        "the outside of an angle",
    ],
)
def test_touching_one_corner_does_not_block_and_both_sides_do(printed: str, clear: bool) -> None:
    assert sight(printed, (0, 0), (1, 1)) is clear


@pytest.mark.rule("MA-R15.2")
def test_a_wall_or_rubble_across_the_line_blocks() -> None:
    assert not sight("+-+-+-+\n|. .|.|\n+-+-+-+", (0, 0), (2, 0))
    assert not sight("+-+-+-+\n|. # .|\n+-+-+-+", (0, 0), (2, 0))
    assert sight(room(3, 1, barrel=(1, 0)), (0, 0), (2, 0)), "obstacles do not"


def test_a_long_slanting_line_crosses_what_it_really_crosses() -> None:
    walled = "+-+-+-+-+\n|. . .|.|\n+ + + + +\n|. . . .|\n+-+-+-+-+"
    assert sight(walled, (0, 0), (3, 1)), "it passes below the end of the wall"
    assert sight(room(4, 2, rubble=(2, 0)), (0, 0), (3, 1))
    assert not sight(room(4, 2, rubble=(1, 0)), (0, 0), (3, 1))


@pytest.mark.rule("MA-R15.8", "MA-R15.3")
def test_obstacles_on_the_line_are_counted_and_range_ignores_them() -> None:
    t = Position(room(4, 2, barrel=(1, 0)))
    t.explorer("lorrai_gerrard", (2, 0))
    start, end = t.space((0, 0)), t.space((3, 0))
    assert obstacles_between(t.s, start, end) == 2
    assert spaces_within(t.s, start, 3)[end] == 3
    assert end not in spaces_within(t.s, start, 2)


def test_range_is_counted_around_walls() -> None:
    t = Position("+-+-+-+\n|. .|.|\n+ + + +\n|. .|.|\n+ + + +\n|. . .|\n+-+-+-+")
    assert spaces_within(t.s, t.space((0, 0)), 5)[t.space((2, 0))] == 4


def test_a_scope_lets_the_revolver_reach_past_obstacles() -> None:
    for scoped in (False, True):
        t = Position(room(4, 1, barrel=(1, 0)))
        hank = t.explorer("hank_horden", (0, 0))
        revolver = t.item("piercing_revolver", hank)
        if scoped:
            t.item("precision_scope", hank, "augmentation", revolver)
        kthun = t.monster("kthun", (3, 0))
        t.begin(ExplorerPhase())
        seen = Ranged(3).ids(t.s, Scope(hank, revolver))
        assert seen == ((hank, kthun) if scoped else (hank,))


@pytest.mark.rule("MA-R15.8", "MA-R15.3")
def test_units_on_both_sides_of_a_corner_are_not_in_the_way_of_a_shot() -> None:
    t = Position(room(3, 3))
    hank = t.explorer("hank_horden", (0, 0))
    target = t.monster("mi_go", (2, 2))
    for at in ((1, 0), (0, 1), (2, 1), (1, 2)):
        t.monster("sarall", at)
    t.s.derive()
    assert target in Ranged(2).ids(t.s, Scope(hank, hank))
    t.monster("sarall", (1, 1))
    t.s.derive()
    assert target not in Ranged(2).ids(t.s, Scope(hank, hank))


@pytest.mark.rule("MA-R15.1", "MA-R15.8")
def test_a_blocked_line_of_sight_says_where_and_by_what() -> None:
    t = Position(room(5, 3, rubble=(2, 0), barrel=(2, 1)))
    here = t.space((0, 0))
    assert met_on_line(t.s, here, t.space((4, 0))) == Break("rubble", 2.0, 0.5)
    assert met_on_line(t.s, t.space((0, 1)), t.space((4, 1))) == Break("obstacle", 2.5, 1.5)
    assert met_on_line(t.s, here, t.space((0, 2))) is None
