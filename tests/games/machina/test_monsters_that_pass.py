"""Mindless monsters that pass through things, and closed doors they need not destroy."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.rules.spaces import destroy_space, light
from kadath.games.machina.state import CLOSED, DESTROYED
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position


def close(t: Position, *numbers: int) -> list[int]:
    """Close the doors with these numbers, counted in printed order."""
    doors = sorted(t.s.area.doors)
    for number in numbers:
        t.s.doors[doors[number]] = CLOSED
    return doors


@pytest.mark.rule("MA-R9.4", "MA-R18.14")
def test_a_monster_that_passes_through_closed_doors_destroys_none() -> None:
    t = Position("+-+-+-+-+-+\n|. .D. . .|\n+-+-+-+-+-+")
    t.explorer("hank_horden", (4, 0))
    hound = t.monster("hound_of_the_angles", (1, 0))
    (door,) = close(t, 0)
    t.begin(MonsterPhase()).answer()
    assert t.s.doors == {door: CLOSED}
    assert t.at(hound) == (3, 0)
    assert len(t.noted("attack")) == 1, "2 steps and a bite are 4 of its 5 stamina"


@pytest.mark.rule("MA-R18.3", "MA-R18.8", "MA-R9.4")
def test_behind_a_wall_it_is_not_adjacent_and_comes_through() -> None:
    t = Position("+-+-+-+-+\n|. .|. .|\n+ + + + +\n|. .|. .|\n+-+-+-+-+")
    t.explorer("hank_horden", (2, 0))
    hound = t.monster("hound_of_the_angles", (1, 0))
    t.begin(MonsterPhase()).answer()
    assert t.at(hound) == (2, 1)
    assert len(t.noted("attack")) == 2


@pytest.mark.rule("MA-R18.3", "MA-R9.4")
def test_behind_a_closed_door_it_comes_through_as_well() -> None:
    t = Position("+-+-+-+\n|. .D.|\n+ + + +\n|. .|.|\n+-+-+-+")
    t.explorer("hank_horden", (2, 0))
    hound = t.monster("hound_of_the_angles", (1, 0))
    (door,) = close(t, 0)
    t.begin(MonsterPhase()).answer()
    assert (t.at(hound), t.s.doors) == ((2, 1), {door: CLOSED})


@pytest.mark.rule("MA-R9.4", "MA-R10.11", "MA-R15.3")
def test_a_destroyed_space_is_an_obstacle_that_a_ghast_passes_through() -> None:
    t = position("""
        |m C . h|
        h: hank_horden
        m: gutter_ghast
    """)
    destroy_space(t.s, 1)
    t.begin(MonsterPhase()).answer()
    assert t.at(t.id("m")) == (2, 0)


@pytest.mark.rule("MA-R9.4", "MA-R10.21")
def test_and_so_is_a_chapter_space_that_is_lit() -> None:
    t = position("""
        |m H . h|
        h: hank_horden
        m: gutter_ghast
    """)
    light(t.s, 1)
    t.begin(MonsterPhase()).answer()
    assert t.at(t.id("m")) == (2, 0)


@pytest.mark.rule("MA-R18.8", "MA-R10.11")
def test_other_monsters_do_not_get_past_a_destroyed_space() -> None:
    t = position("""
        |m C . h|
        h: hank_horden
        m: sarall
    """)
    destroy_space(t.s, 1)
    t.begin(MonsterPhase()).answer()
    assert t.at(t.id("m")) == (0, 0), "there is no way, so it stays"


TWO_DOORS = "+-+-+-+-+\n|. .D. .|\n+ + + + +\n|. .D. .|\n+-+-+-+-+"


@pytest.mark.rule("MA-R18.11", "MA-R18.14")
def test_no_door_is_broken_where_an_open_way_is_as_short() -> None:
    t = Position(TWO_DOORS)
    t.explorer("hank_horden", (3, 0))
    deep_one = t.monster("deep_one", (1, 0))
    upper, _ = close(t, 0)
    t.begin(MonsterPhase()).answer()
    assert t.s.doors == {upper: CLOSED}
    assert t.at(deep_one) == (2, 1), "aslant through the open door"


@pytest.mark.rule("MA-R18.14")
def test_with_both_doors_closed_the_one_before_it_is_broken() -> None:
    t = Position(TWO_DOORS)
    t.explorer("hank_horden", (3, 0))
    deep_one = t.monster("deep_one", (1, 0))
    upper, lower = close(t, 0, 1)
    t.begin(MonsterPhase()).answer()
    assert t.s.doors == {upper: DESTROYED, lower: CLOSED}
    assert t.at(deep_one) == (2, 0)
