"""How mindless monsters move: rulebook pages 28 and 29, with layouts made for the tests."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase, MonsterTurn
from kadath.games.machina.rules.steering import Steering
from kadath.games.machina.state import CLOSED, DESTROYED
from kadath.games.machina.values import ETHEREAL, has
from kadath.games.machina.vocabulary.modifiers import Increase, Is
from kadath.games.machina.vocabulary.timing import LastsThisRound
from kadath.kernel.abilities.selectors import YOU, These
from kadath.kernel.effects import Scope
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import At, Position, room, row


def stamina_of(t: Position, monster: int, stamina: int) -> None:
    """Limit a monster's stamina with a lasting effect."""
    lacks = stamina - t.value(monster, "stamina")
    t.s.set_marker(900, monster, (Increase(These((monster,)), "stamina", lacks),))


@pytest.mark.rule("MA-R18.9", "MA-R18.10", "MA-R18.12")
@pytest.mark.parametrize(
    ("stamina", "end", "left"), [(1, (3, 1), 0), (2, (3, 1), 1), (3, (2, 3), 0)]
)
def test_a_detour_is_taken_only_if_it_ends_closer(stamina: int, end: At, left: int) -> None:
    """A is as far as B, and C is nearer, but going on from A takes 3 stamina (p. 29)."""
    t = position("""
        +-+-+-+-+-+
        |. . . . s|
        + + + + + +
        |l . . . .|
        + + + + + +
        |. . . . .|
        + + + + + +
        |. . . . .|
        + + + + + +
        |. . . . .|
        +-+-+-+-+-+
        l: lorrai_gerrard
        s: sarall
    """)
    sarall = t.id("s")
    for at in ((2, 0), (2, 1), (2, 2)):
        t.monster("mi_go", at)
    stamina_of(t, sarall, stamina)
    t.begin(MonsterTurn(sarall)).expects_no_question()
    assert t.at(sarall) == end
    assert t.s.units[sarall].stamina == left


@pytest.mark.rule("MA-R18.11", "MA-R18.8")
def test_the_least_obstructed_of_the_shortest_paths_is_taken() -> None:
    """The upper path, because there are fewer units on it (p. 28)."""
    t = position("""
        +-+-+-+-+-+-+-+-+
        |. . . . . . . .|
        + +-+-+-+-+-+-+ +
        |s # # # # # # l|
        + +-+-+-+-+-+-+ +
        |. . . . . . m .|
        +-+-+-+-+-+-+-+-+
        l: lorrai_gerrard
        s: sarall
        m: mi_go
    """)
    sarall = t.id("s")
    stamina_of(t, sarall, 2)
    t.begin(MonsterTurn(sarall)).expects_no_question()
    assert t.at(sarall) == (2, 0)


@pytest.mark.rule("MA-R3.14", "MA-R16.2")
@pytest.mark.parametrize("steered", [False, True])
def test_abilities_at_the_start_of_a_turn_trigger_for_monsters(steered: bool) -> None:
    """The Engine of ruin triggers the traps on its tile when its turn begins, mindless or not."""
    t = Position(row("^....."))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    engine = t.monster("engine_of_ruin", (5, 0))
    turn = Steering(engine, seat=0) if steered else MonsterTurn(engine)
    t.roll(high=(0, 0, 0)).begin(turn).answer(steer="done")
    assert t.noted("traps") == [{"by": engine}]
    assert t.noted("attack")[0]["blockers"] == (lorrai,)


CORRIDOR = """
+-+-+-+-+-+-+
|. . .D. . .|
+-+-+-+-+-+-+
"""


@pytest.mark.rule("MA-R18.14")
@pytest.mark.parametrize(("stamina", "door", "left"), [(6, DESTROYED, 0), (5, CLOSED, 3)])
def test_a_closed_door_on_the_way_is_destroyed_or_waited_at(
    stamina: int, door: str, left: int
) -> None:
    t = Position(CORRIDOR)
    t.explorer("lorrai_gerrard", (5, 0))
    sarall = t.monster("sarall", (0, 0))
    edge = t.space((2, 0)) * 2
    t.s.doors[edge] = CLOSED
    stamina_of(t, sarall, stamina)
    t.begin(MonsterTurn(sarall)).expects_no_question()
    assert t.at(sarall) == (2, 0)
    assert t.s.doors[edge] == door
    assert t.s.units[sarall].stamina == left


def test_a_monster_beside_a_door_gets_in_front_of_it() -> None:
    t = position("""
        +-+-+-+-+-+-+
        |. . .D. . l|
        + + + + + + +
        |. . s|. . .|
        +-+-+-+-+-+-+
        l: lorrai_gerrard
        s: sarall
    """)
    sarall = t.id("s")
    edge = t.space((2, 0)) * 2
    t.s.doors[edge] = CLOSED
    stamina_of(t, sarall, 5)
    t.begin(MonsterTurn(sarall)).expects_no_question()
    assert (t.at(sarall), t.s.doors[edge]) == ((2, 0), DESTROYED)


@pytest.mark.rule("MA-R18.13", "MA-R8.8")
def test_the_closest_explorer_is_found_again_before_every_action() -> None:
    """Lorrai teleports away between two actions; then Hank is as close as she is, and weaker."""
    t = position("""
        |. l . . s . . . h .|
        l: lorrai_gerrard, items proximity_warper
        h: hank_horden, health 1
        s: sarall
    """)
    lorrai, warper, sarall = t.id("l"), t.id("proximity_warper"), t.id("s")
    t.begin(MonsterTurn(sarall))
    assert t.offered() == [f"use:{lorrai}:{warper}:0", "pass"]
    t.choose("use:l:proximity_warper:0", "move:0")
    assert t.s.items[warper].place == "unequipped"
    assert t.at(lorrai) == (0, 0)
    assert t.at(sarall) == (7, 0), "now both were 4 steps away, and Hank has less health"


@pytest.mark.rule("MA-R18.6")
def test_the_weaker_of_two_equally_close_explorers_is_the_target() -> None:
    t = Position(room(5, 1))
    t.explorer("hank_horden", (0, 0), health=3)
    weak = t.explorer("hank_horden", (4, 0), health=2)
    mi_go = t.monster("mi_go", (2, 0))
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.at(mi_go) == (3, 0)
    assert t.noted("attack")[0]["blockers"] == (weak,)


@pytest.mark.rule("MA-R18.16")
def test_the_players_decide_what_the_rules_leave_open() -> None:
    t = Position(room(5, 1))
    t.explorer("hank_horden", (0, 0))
    t.explorer("hank_horden", (4, 0))
    mi_go = t.monster("mi_go", (2, 0))
    t.begin(MonsterPhase())
    assert (t.asked().ask, t.offered()) == ("monster-step", ["step:1", "step:3"])
    assert "MA-R18.16" in t.asked().why
    t.choose("step:3")
    assert t.at(mi_go) == (3, 0)


@pytest.mark.rule("MA-R8.3", "MA-R18.5")
def test_an_ethereal_explorer_is_ignored() -> None:
    t = position("""
        |. n m . h|
        n: hank_horden, items stygian_pendant
        h: hank_horden
        m: mi_go
    """)
    near, pendant, mi_go = t.id("n"), t.id("stygian_pendant"), t.id("m")
    LastsThisRound(1, (Is(YOU, ETHEREAL),)).run(t.s, Scope(near, pendant))
    t.begin(MonsterPhase())
    assert t.at(mi_go) == (3, 0)
    assert {entry["blockers"] for entry in t.noted("attack")} == {(2,)}


@pytest.mark.rule("MA-R18.7")
def test_a_monster_next_to_an_explorer_stays_and_an_immobile_one_always_does() -> None:
    t = position("""
        |h s . k|
        h: hank_horden
        s: sarall
        k: kthun
    """)
    sarall, kthun = t.id("s"), t.id("k")
    t.begin(MonsterPhase())
    assert (t.at(sarall), t.at(kthun)) == ((1, 0), (3, 0))
    assert t.s.units[sarall].stamina == 1


def test_a_moon_beast_pulls_as_long_as_it_changes_anything() -> None:
    t = position("""
        +-+-+-+-+-+
        |. . . . .|
        + + + + + +
        |h . . m .|
        + + + + + +
        |. . . . .|
        +-+-+-+-+-+
        h: hank_horden
        m: moon_beast
    """)
    hank, beast = t.id("h"), t.id("m")
    t.begin(MonsterPhase())
    assert t.at(hank) == (2, 1)
    assert t.s.units[beast].stamina == 2


def test_a_moon_beast_is_ethereal_beside_a_wall() -> None:
    for at, ethereal in (((2, 1), False), ((2, 0), True), ((4, 1), True)):
        t = Position(room(5, 3))
        hank = t.explorer("hank_horden", (3, 1))
        whip = t.item("spiked_whip", hank)
        beast = t.monster("moon_beast", at)
        t.begin(ExplorerPhase())
        assert has(t.s, beast, ETHEREAL) is ethereal
        # An ethereal unit is not a target, and a unit does not aim at itself.
        assert (f"use:{hank}:{whip}:0" in t.offered()) is not ethereal


@pytest.mark.rule("MA-R9.4")
def test_a_monster_that_stops_being_ethereal_midway_leaves_the_space_it_passes() -> None:
    """A moon beast is ethereal only next to walls: on Sarall's space, in the open, it is not."""
    t = position("""
        +-+-+-+-+-+-+-+
        |. . m . . . .|
        + + + + + + + +
        |. . . s . . .|
        + + + + + + + +
        |. . . h . . .|
        + + + + + + + +
        |. . . . . . .|
        + + + + + + + +
        |. . . . . . .|
        +-+-+-+-+-+-+-+
        h: hank_horden
        m: moon_beast
        s: sarall
    """)
    beast = t.id("m")
    t.s.set_unit(beast, space=t.space((3, 1)), stamina=0)
    t.begin(MonsterTurn(beast, at="2")).answer()
    assert t.at(beast) != (3, 1)
    assert len({row.space for row in t.s.units.values()}) == 3


@pytest.mark.rule("MA-R9.4", "MA-R18.11")
def test_a_unit_that_leaves_an_occupied_space_goes_around_immobile_units() -> None:
    """Along the wall a moon beast could pass through K'thun, but immobile units act as rubble."""
    t = position("""
        +-+-+-+-+-+-+-+
        |. . s k . . .|
        + + + + + + + +
        |. . . . . . .|
        + + + + + + + +
        |. . . . . . h|
        +-+-+-+-+-+-+-+
        h: hank_horden
        k: kthun
        s: sarall
    """)
    beast = t.monster("moon_beast", (2, 0))
    t.begin(MonsterTurn(beast, at="2"))
    assert t.at(beast) == (3, 1)


@pytest.mark.rule("MA-R9.4", "MA-R18.9")
def test_among_other_units_it_goes_back_if_there_is_no_way_on() -> None:
    """All spaces as close to the explorer are taken, so it takes a free one behind it."""
    t = position("""
        +-+-+-+-+-+-+-+
        |. . . . . . m|
        + + + + + + + +
        |h . . . . . .|
        + + + + + + + +
        |. . . . . . .|
        +-+-+-+-+-+-+-+
        h: hank_horden
        m: moon_beast
    """)
    beast = t.id("m")
    for at in ((3, 0), (3, 1), (3, 2), (2, 0), (2, 1), (2, 2)):
        t.monster("mi_go", at)
    t.s.set_unit(beast, space=t.space((3, 1)), stamina=2)
    t.begin(MonsterTurn(beast, at="2")).answer()
    assert t.at(beast)[0] == 4
