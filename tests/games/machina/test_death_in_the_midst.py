"""Deaths in the middle of something: a turn, an attack, sealing a spawn space (MA-R6)."""

from __future__ import annotations

import pytest

from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.attack import exploding
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.displacement import Shoving
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.steering import Steering
from kadath.games.machina.vocabulary.modifiers import CannotLoseHealth
from kadath.kernel.abilities.selectors import These
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, row

PUSH = -1


@pytest.mark.rule("MA-R10.8", "MA-R3.3", "MA-R6.5")
def test_stepping_into_a_chasm_ends_the_turn() -> None:
    t = position("""
        |O h . k|
        h: hank_horden
        k: kim_richards
    """)
    t.begin(ExplorerPhase()).choose("turn:h", "move:0")
    assert t.s.units_of("explorer") == (t.id("k"),)
    assert (t.asked().ask, t.asked().seat) == ("explorer-action", 1)


@pytest.mark.rule("MA-R1.5", "MA-R7.7", "MA-R10.24")
def test_a_barrel_that_kills_the_last_two_explorers_ends_the_game() -> None:
    t = position("""
        |h B k .|
        h: hank_horden, health 1
        k: kim_richards, health 1
    """)
    t.s.derive()
    frame = exploding(t.s, 1, t.id("h"))
    assert frame is not None
    t.roll(high=(3, 3, 3)).begin(frame)
    assert t.s.outcome is not None
    assert not t.s.outcome.won


@pytest.mark.rule("MA-R6.9", "MA-R8.7")
def test_essence_for_a_kill_goes_to_the_explorer_whose_turn_it_is() -> None:
    t = position("""
        |h S . k|
        h: hank_horden, essence 2
        k: kim_richards
    """)
    t.monster("kthun", (1, 0))
    t.begin(ExplorerPhase()).choose("turn:h", "seal:1")
    assert (t.s.units[1].essence, t.s.units[2].essence) == (1, 0), "2 for the seal, 1 regained"


@pytest.mark.rule("MA-R10.20", "MA-R10.11")
def test_sealing_a_space_destroys_a_friend_on_it() -> None:
    t = position("""
        |h S .|
        h: hank_horden, essence 2
    """)
    t.explorer("kim_richards", (1, 0))
    t.s.threat = 4
    t.begin(ExplorerPhase()).choose("turn:h", "seal:1")
    assert t.s.units_of("explorer") == (t.id("h"),)
    assert t.noted("destroyed")[0]["attacker"] == t.id("h")
    assert t.s.threat == 3


@pytest.mark.rule("MA-R8.7", "MA-R16.9")
def test_a_friend_who_is_pushed_into_a_chasm_counts_as_a_kill() -> None:
    t = Position(row("..O."))
    hank, kim = t.explorer("hank_horden", (0, 0)), t.explorer("kim_richards", (1, 0))
    prey = t.event("marked_prey")
    t.begin(InvokingEvent.explorer(hank))
    t.begin(Shoving((kim,), "", PUSH, 1, hank))
    assert t.s.countdowns == {prey: 1}


@pytest.mark.rule("MA-R10.8", "MA-R8.13")
def test_a_unit_that_cannot_lose_health_still_falls_into_a_chasm() -> None:
    t = Position(row("..O"))
    hank, sarall = t.explorer("hank_horden", (0, 0)), t.monster("sarall", (1, 0))
    t.s.set_marker(900, sarall, (CannotLoseHealth(These((sarall,))),))
    t.begin(Shoving((sarall,), "", PUSH, 1, hank))
    assert sarall not in t.s.units


@pytest.mark.rule("MA-R10.8", "MA-R8.13")
def test_levitation_boots_do_not_help_against_being_pushed() -> None:
    t = Position(row("..O."))
    hank, kim = t.explorer("hank_horden", (1, 0)), t.explorer("kim_richards", (0, 0))
    t.item("spectral_levitation_boots", hank)
    t.begin(Shoving((hank,), "", PUSH, 2, kim))
    assert hank not in t.s.units


@pytest.mark.rule("MA-R7.8", "MA-R6.5")
def test_the_second_attack_of_an_event_is_on_the_survivors() -> None:
    t = position("""
        |h . k|
        h: hank_horden, health 1
        k: kim_richards
        horror_event deck: shivers
    """)
    t.roll(high=(3,), low=(2, 2)).begin(InvokingEvent.horror())
    first, second = t.noted("attack")
    assert first["blockers"] == (t.id("h"), t.id("k"))
    assert second["blockers"] == (t.id("k"),)


@pytest.mark.rule("MA-R18.2", "MA-R10.14", "MA-R13.4")
def test_a_mi_go_that_a_monster_kills_invokes_nothing() -> None:
    t = Position(row("..L^."))
    t.explorer("hank_horden", (0, 0))
    kim = t.explorer("kim_richards", (4, 0))
    mi_go, sarall = t.monster("mi_go", (3, 0), health=1), t.monster("sarall", (1, 0))
    t.event("surge_of_strength")
    t.begin(Destroying((Destroyed(kim, 0),)))
    t.begin(Steering(sarall, seat=1)).roll(high=(3, 3, 3)).choose(f"pull:{t.space((2, 0))}")
    assert mi_go not in t.s.units
    assert t.noted("event") == [], "only explorers play explorer events"
