"""Moving, pushing and pulling: rulebook pages 15 and 16, with layouts made for the tests."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.displacement import Shoving
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.movement import steps_from
from kadath.games.machina.vocabulary.moving import Move, Pull, Push
from kadath.games.machina.vocabulary.selectors import Everywhere
from kadath.kernel.abilities.selectors import These
from kadath.kernel.effects import Effect, Scope
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import At, Position, room


def shoved(verb: type[Push | Pull], start: At, spaces: int, printed: str = "") -> Position:
    """The unit at the origin pushes or pulls another."""
    t = Position(printed or room(5, 6))
    t.explorer("hank_horden", (0, 0))
    other = t.explorer("lorrai_gerrard", start)
    effect: Effect = verb(spaces, These((other,)))
    procedure = effect.run(t.s, Scope(1, 1))
    assert procedure is not None
    return t.begin(procedure)


@pytest.mark.rule("MA-R8.11", "MA-R8.12", "MA-R8.14")
@pytest.mark.parametrize(
    ("verb", "start", "spaces", "end"),
    [
        (Push, (0, 2), 1, (0, 3)),
        (Push, (1, 2), 2, (3, 4)),
        (Pull, (2, 3), 2, (0, 1)),
        (Pull, (0, 1), 2, (0, 1)),
        (Push, (0, 4), 3, (0, 5)),
    ],
)
def test_units_are_shoved_straight_or_diagonally_until_something_stops_them(
    verb: type[Push | Pull], start: At, spaces: int, end: At
) -> None:
    assert shoved(verb, start, spaces).at(2) == end


@pytest.mark.rule("MA-R8.13", "MA-R10.8")
def test_pushing_a_unit_into_a_chasm_counts_as_killing_it() -> None:
    t = shoved(Push, (0, 2), 2, room(5, 6, chasm=(0, 3)))
    assert 2 not in t.s.units
    assert t.noted("destroyed") == [{"unit": 2, "attacker": 1, "victim": "explorer"}]


@pytest.mark.rule("MA-R8.15")
def test_an_immobile_unit_is_not_pulled() -> None:
    t = position("""
        |h . . k .|
        h: hank_horden, items spiked_whip
        k: kthun
    """)
    hank, whip, kthun = t.id("h"), t.id("spiked_whip"), t.id("k")
    t.begin(ExplorerPhase())
    assert f"use:{hank}:{whip}:1" not in t.offered(), "there is nobody it could pull"
    t.begin(Shoving((kthun,), "", 1, 1, hank))
    assert t.at(kthun) == (3, 0)


def test_a_step_costs_stamina_and_units_block_the_way() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.monster("kthun", (1, 0))
    t.begin(ExplorerPhase())
    assert not any(key.startswith("move") for key in t.offered())
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.begin(ExplorerPhase()).choose("move:1")
    assert (t.at(hank), t.s.units[hank].stamina) == ((1, 0), 5)


@pytest.mark.rule("MA-R9.4")
def test_the_cloak_carries_through_obstacles_but_nobody_stays_on_one() -> None:
    t = position("""
        |h k B .|
        h: hank_horden, items aerial_cloak
        k: kthun
    """)
    hank = t.id("h")
    t.begin(ExplorerPhase()).choose("move:1")
    # Only back or onward: stopping here is not allowed.
    assert t.offered() == ["move:0", "move:2"]
    t.choose("move:2")
    assert t.offered() == ["move:1", "move:3"]
    t.choose("move:3")
    assert "done" in t.offered()
    assert t.s.units[hank].stamina == 3


def test_the_cloak_does_not_carry_onto_an_obstacle_without_a_way_off() -> None:
    t = Position(room(4, 1, barrel_1=(1, 0), barrel_2=(2, 0)))
    hank = t.explorer("hank_horden", (0, 0))
    t.item("aerial_cloak", hank)
    t.s.derive()
    assert steps_from(t.s, hank, 3) == (1,)
    assert steps_from(t.s, hank, 2) == ()


def test_nobody_acts_while_an_explorer_is_on_the_way_through_an_obstacle() -> None:
    t = position("""
        |h k . l|
        h: hank_horden, items aerial_cloak
        l: lorrai_gerrard, essence 2, health 3
        k: kthun
    """)
    lorrai = t.id("l")
    t.begin(ExplorerPhase()).choose("turn:h")
    assert t.asked().seat == 1
    t.choose("pass", "move:1")
    assert t.asked().seat == 0
    t.choose("move:2")
    assert t.asked().ask == "between-actions"
    assert t.offered() == [f"use:{lorrai}:{lorrai}:0", "pass"]


@pytest.mark.rule("MA-R3.5", "MA-R9.3")
def test_stopping_ends_the_turn_with_no_stamina() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.begin(ExplorerPhase()).choose("move:1", "done")
    assert t.s.units[hank].stamina == 0
    t.expects_no_question()


def test_several_explorers_move_one_after_the_other() -> None:
    t = Position(room(6, 1))
    first, second = t.explorer("hank_horden", (0, 0)), t.explorer("lorrai_gerrard", (5, 0))
    procedure = Move(1, Everywhere("explorer")).run(t.s, Scope(0, 0))
    assert procedure is not None
    t.begin(procedure).choose("move:1")
    assert t.asked().seat == 1
    t.choose("move:4")
    assert (t.at(first), t.at(second)) == ((1, 0), (4, 0))
    t.expects_no_question()
