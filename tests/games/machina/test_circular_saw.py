"""The Circular saw: a marker as a cost, paid between the actions of a monster (p. 27)."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.lasting import markers_on
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.values import explained
from kadath.kernel.modifiers import ADD, Change
from kadath.testkit.machina.position import Position, room


def sawing(**lorrai: int) -> tuple[Position, int, int]:
    """Lorrai has a Circular saw and stands next to K'thun, whose armor is 4."""
    t = Position(room(5, 2))
    who = t.explorer("lorrai_gerrard", (0, 0), **lorrai)
    saw = t.item("circular_saw", who)
    kthun = t.monster("kthun", (1, 0))
    return t, saw, kthun


@pytest.mark.rule("MA-R16.12", "MA-R16.5")
def test_the_blade_lowers_armor_hit_or_miss_and_takes_a_marker() -> None:
    t, saw, kthun = sawing()
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    assert t.asked().ask == "choose-target", "a direct target may also be oneself"
    t.roll(high=(1, 1)).choose(f"target:{kthun}")
    assert t.noted("result") == [{"result": 2, "hits": ()}]
    assert t.value(kthun, "armor") == 3
    assert len(markers_on(t.s, saw)) == 1
    assert t.s.units[1].stamina == 4


@pytest.mark.rule("MA-R14.3")
def test_without_a_marker_there_is_nothing_to_remove() -> None:
    t, saw, _ = sawing()
    t.begin(ExplorerPhase())
    assert f"use:1:{saw}:1" not in t.offered()
    t.choose("done")
    t.begin(MonsterPhase()).expects_no_question()


@pytest.mark.rule("MA-R16.10", "MA-R14.6")
def test_the_marker_is_removed_between_two_actions_of_a_monster() -> None:
    """Armor is 4 again, any adjacent unit is attacked, and no stamina is paid."""
    t, saw, kthun = sawing()
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    t.roll(high=(1, 1)).choose(f"target:{kthun}", "done")
    t.begin(MonsterPhase())
    assert t.offered() == [f"use:1:{saw}:1", "pass"]
    assert t.asked().why == ("MA-R14.6",)
    t.roll(high=(2, 2)).choose(f"use:1:{saw}:1")
    assert kthun not in t.s.units, "4 against armor 4 hits, and it had 1 health"
    assert t.s.units[1].essence == 0, "it was destroyed outside any explorer's turn"
    assert markers_on(t.s, saw) == ()
    t.expects_no_question()
    assert t.noted("attack")[-1]["attacker"] == 1


def test_removing_the_marker_restores_the_armor() -> None:
    t, saw, kthun = sawing()
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    t.roll(high=(1, 1)).choose(f"target:{kthun}", "done")
    t.begin(MonsterPhase()).roll(high=(1, 2)).choose(f"use:1:{saw}:1")
    assert t.noted("result")[0] == {"result": 3, "hits": ()}, "3 would have hit armor 3"
    assert t.value(kthun, "armor") == 4


@pytest.mark.rule("MA-R14.6", "MA-R18.3")
def test_a_saw_may_be_used_between_two_steps_of_a_monster() -> None:
    t, saw, kthun = sawing()
    sarall = t.monster("sarall", (4, 1))
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    t.roll(high=(0, 0)).choose(f"target:{kthun}", "done", "pass")
    t.begin(MonsterPhase()).choose("pass")
    assert t.where() == (
        "machina.MonsterPhase next > machina.MonsterTurn between > machina.BetweenActions reactions"
    )
    t.choose("pass")
    assert t.at(sarall) == (4, 1)
    t.choose("pass")
    assert t.at(sarall) == (3, 0), "one step, and before the next one Lorrai is asked again"
    t.roll(high=(0, 1)).choose(f"use:1:{saw}:1")
    assert t.at(sarall) == (1, 1), "then it walks on, and nobody has anything to use any more"
    t.expects_no_question()


@pytest.mark.rule("MA-R5.7")
def test_nobody_acts_inside_an_action() -> None:
    """Between the roll and its effect only essence may be added (MA-R14.6)."""
    t, saw, kthun = sawing(essence=2)
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    t.roll(high=(1, 1)).choose(f"target:{kthun}")
    assert t.asked().ask == "raise-attack"
    assert t.offered() == ["essence:0", "essence:2"], "1 would be lost for nothing"


def test_the_blade_reaches_units_that_have_moved_adjacent() -> None:
    t, saw, kthun = sawing()
    sarall = t.monster("sarall", (2, 1))
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    t.roll(high=(0, 0)).choose(f"target:{kthun}", "done")
    t.begin(MonsterPhase()).choose("pass")
    t.roll(high=(0, 0, 0)).choose("pass", "pass")
    assert t.at(sarall) in ((1, 1), (0, 1))
    t.choose(f"use:1:{saw}:1")
    assert set(t.offered()) == {f"unit:{kthun}", f"unit:{sarall}"}
    t.roll(high=(2, 1)).choose(f"unit:{sarall}")
    assert t.s.units[sarall].health == 1


def test_a_changed_value_explains_itself() -> None:
    t, saw, kthun = sawing()
    t.begin(ExplorerPhase()).choose(f"use:1:{saw}:0")
    t.roll(high=(0, 0)).choose(f"target:{kthun}")
    worked = explained(t.s, kthun, "armor")
    assert (worked.base, worked.changes) == (4, (Change(saw, ADD, -1),))
