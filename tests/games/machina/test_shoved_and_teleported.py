"""Pushing, pulling and teleporting units into things and onto occupied spaces."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.displacement import Shoving, beside_explorers, landings_at
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.state import CLOSED, GONE
from kadath.games.machina.vocabulary.moving import Push
from kadath.games.machina.vocabulary.selectors import Adjacent
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import At, Position

PUSH = -1


@pytest.mark.rule("MA-R8.13", "MA-R10.24")
def test_a_shield_pushes_a_monster_onto_a_barrel_and_both_are_caught() -> None:
    t = position("""
        |h m B . n|
        h: hank_horden, items folding_shield
        m: mi_go
        n: sarall
    """)
    t.begin(ExplorerPhase()).roll(high=(1, 1, 1)).choose("use:h:folding_shield:1")
    assert t.s.tokens == {2: GONE}
    assert t.at(t.id("m")) == (1, 0), "it does not enter the space of the barrel"
    (attack,) = t.noted("attack")
    assert attack["blockers"] == (t.id("m"),), "Sarall is two spaces away"
    assert t.s.units[t.id("m")].health == 1


@pytest.mark.rule("MA-R8.13", "MA-R10.14", "MA-R10.26")
def test_a_shield_pushes_a_monster_onto_a_lever_and_triggers_the_traps() -> None:
    t = position("""
        |h m L ^ .|
        h: hank_horden, items folding_shield
        m: mi_go
    """)
    husk = t.monster("clockwork_husk", (3, 0))
    t.begin(ExplorerPhase()).roll(high=(2, 1, 1)).choose("use:h:folding_shield:1")
    assert t.s.tokens == {2: GONE}
    assert t.s.units[husk].health == 1
    assert t.s.units[t.id("m")].health == 2, "the lever itself strikes nobody"


@pytest.mark.rule("MA-R8.13", "MA-R18.17")
def test_a_mindless_monster_pulls_an_explorer_onto_a_barrel() -> None:
    t = Position("+-+-+-+-+\n|. . . .|\n+ + + + +\n|. B . .|\n+-+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    t.monster("warden_in_chains", (3, 1))
    t.begin(MonsterPhase()).answer()
    assert [one["by"] for one in t.noted("explodes")] == [11], "aslant is the barrel"
    assert t.noted("move")[0]["unit"] != hank


@pytest.mark.rule("MA-R8.13", "MA-R10.25")
def test_a_barrel_that_somebody_is_pushed_onto_explodes_once() -> None:
    t = Position("+-+-+-+\n|. . .|\n+ + + +\n|. . B|\n+ + + +\n|. . .|\n+-+-+-+")
    hank = t.explorer("hank_horden", (0, 1))
    one, other = t.monster("rhan_tegoth", (1, 1)), t.monster("rhan_tegoth", (1, 0))
    t.resolve(Push(2, Adjacent("monster")), hank)
    assert len(t.noted("explodes")) == 1
    assert (t.at(one), t.at(other)) == ((1, 1), (1, 0)), "a wall and a barrel stop them"


@pytest.mark.rule("MA-R8.12", "MA-R8.14", "MA-R15.4")
@pytest.mark.parametrize(
    ("below", "end"),
    [("|. # .|", (1, 1)), ("|. . .|", (2, 2))],
    ids=["between two heaps", "past one heap"],
)
def test_nobody_is_pushed_diagonally_between_two_spaces_of_rubble(below: str, end: At) -> None:
    t = Position(f"+-+-+-+\n|. . .|\n+ + + +\n|. . #|\n+ + + +\n{below}\n+-+-+-+")
    hank, mi_go = t.explorer("hank_horden", (0, 0)), t.monster("mi_go", (1, 1))
    t.begin(Shoving((mi_go,), "", PUSH, 1, hank))
    assert t.at(mi_go) == end


@pytest.mark.rule("MA-R8.14", "MA-R10.3")
def test_a_closed_door_stops_a_pushed_unit_and_an_open_one_does_not() -> None:
    for how, end in ((CLOSED, (1, 0)), ("", (3, 0))):
        t = Position("+-+-+-+-+\n|. .D. .|\n+-+-+-+-+")
        hank, mi_go = t.explorer("hank_horden", (0, 0)), t.monster("mi_go", (1, 0))
        if how:
            t.s.doors[next(iter(t.s.area.doors))] = how
        t.begin(Shoving((mi_go,), "", PUSH, 2, hank))
        assert t.at(mi_go) == end


@pytest.mark.rule("MA-R8.11", "MA-R15.9", "MA-R18.16")
@pytest.mark.parametrize(("closest", "end"), [("l", (3, 0)), ("r", (1, 0))])
def test_players_choose_from_which_of_two_equally_close_monsters_they_are_pushed(
    closest: str, end: At
) -> None:
    t = position("""
        |l . h . r|
        h: hank_horden
        l: sarall
        r: sarall
        horror_event deck: roar
    """)
    t.begin(InvokingEvent.horror())
    assert t.offered() == [t.key("unit:l"), t.key("unit:r")]
    t.choose(f"unit:{closest}")
    assert t.at(t.id("h")) == end


@pytest.mark.rule("MA-R8.9", "MA-R15.10")
def test_a_teleport_to_an_occupied_spawn_space_lands_next_to_it() -> None:
    t = position("""
        |h . . S .|
        h: hank_horden, items teleportabulus
    """)
    t.monster("kthun", (3, 0))
    t.begin(ExplorerPhase()).choose("use:h:teleportabulus:1")
    assert t.offered() == ["move:2", "move:4"]
    t.choose("move:4")
    assert t.at(t.id("h")) == (4, 0)


@pytest.mark.rule("MA-R8.9")
def test_a_teleport_prefers_the_free_one_of_two_spawn_spaces() -> None:
    t = Position("+-+-+-+-+\n|. S . S|\n+-+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    t.s.derive()
    assert landings_at(t.s, hank, "spawn_space", any_one=False) == (1,)
    t.monster("mi_go", (1, 0))
    t.s.derive()
    assert landings_at(t.s, hank, "spawn_space", any_one=False) == (3,), "the next closest"


@pytest.mark.rule("MA-R8.17")
def test_an_immobile_unit_is_not_teleported() -> None:
    t = position("""
        |h . S k|
        h: hank_horden
        k: kthun
    """)
    t.s.derive()
    assert landings_at(t.s, t.id("k"), "spawn_space", any_one=True) == ()
    assert beside_explorers(t.s, t.id("k")) == ()
