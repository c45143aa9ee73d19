"""Lasting effects, limited by markers: rulebook pages 25 to 27."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.attack import Attacking, roll_bonus
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.inventory import destroy_item
from kadath.games.machina.rules.lasting import markers_on
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.values import has
from kadath.testkit.machina.position import Position, room


def free_markers(t: Position, who: int) -> int:
    return sum(row.owner == who and not row.on for row in t.s.markers.values())


@pytest.mark.rule("MA-R16.3", "MA-R16.4", "MA-R16.5")
def test_the_vampiric_rifle_stacks_twice_and_lasts_until_the_next_explorer_phase() -> None:
    """Three hits, also with other attacks: +1, +2, still +2; two markers on the card (p. 26)."""
    t = Position(room(4, 2))
    hank = t.explorer("hank_horden", (0, 0))
    rifle = t.item("vampiric_rifle", hank)
    first, second = t.monster("mi_go", (1, 0)), t.monster("mi_go", (1, 1))
    t.begin(ExplorerPhase())
    assert roll_bonus(t.s, hank, rifle) == 0
    t.choose(f"use:{hank}:{rifle}:0")
    t.roll(high=(2,), low=(1,)).choose(f"target:{first}")
    assert roll_bonus(t.s, hank, 0) == 1
    # Hank's own attack: 2 and 1 more by the rifle reach armor 3. His marker for it is the second.
    t.choose(f"use:{hank}:{hank}:1").roll(high=(2,)).choose(f"target:{second}")
    assert t.noted("result")[-1] == {"result": 3, "hits": (second,)}
    assert roll_bonus(t.s, hank, rifle) == 2
    assert (len(markers_on(t.s, rifle)), len(markers_on(t.s, hank))) == (2, 1)
    t.choose(f"use:{hank}:{rifle}:0")
    t.roll(high=(1,), low=(0,)).choose(f"target:{second}")
    assert t.noted("result")[-1] == {"result": 3, "hits": (second,)}
    assert roll_bonus(t.s, hank, rifle) == 2, "it stacks twice and no more"
    assert len(markers_on(t.s, rifle)) == 2
    t.expects_no_question()
    t.begin(ExplorerPhase())
    assert roll_bonus(t.s, hank, rifle) == 0
    assert free_markers(t, hank) == 3


def test_three_hits_with_the_rifle_leave_one_marker_on_the_board() -> None:
    t = Position(room(4, 2))
    hank = t.explorer("hank_horden", (0, 0))
    rifle = t.item("vampiric_rifle", hank)
    first, second = t.monster("mi_go", (2, 0)), t.monster("mi_go", (2, 1))
    t.begin(ExplorerPhase())
    for target, high in ((first, 2), (second, 1), (first, 0)):
        t.choose(f"use:{hank}:{rifle}:0")
        t.roll(high=(high,), low=(1,)).choose(f"target:{target}")
    assert [entry["result"] for entry in t.noted("result")] == [3, 3, 3]
    assert (len(markers_on(t.s, rifle)), free_markers(t, hank)) == (2, 1)


@pytest.mark.rule("MA-R16.6")
def test_without_a_free_marker_nothing_lasts() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.item("vampiric_rifle", hank)
    mi_go = t.monster("mi_go", (1, 0))
    for marker, row in list(t.s.markers.items()):
        if row.owner == hank:
            t.s.markers[marker] = row._replace(on=hank)
    t.roll(high=(3, 3, 3)).begin(Attacking(hank, (mi_go,), 3))
    assert t.noted("result")[-1]["hits"] == (mi_go,)
    assert roll_bonus(t.s, hank, 0) == 0


@pytest.mark.rule("MA-R16.10", "MA-R8.3")
def test_the_stygian_pendant_saves_its_owner_once() -> None:
    """Instead of the last health: ethereal; when the marker returns, essence, and it is gone."""
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), health=1)
    pendant = t.item("stygian_pendant", lorrai)
    mi_go = t.monster("mi_go", (2, 0))
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.s.units[lorrai].health == 1
    assert has(t.s, lorrai, "ethereal")
    assert len(markers_on(t.s, pendant)) == 1
    assert len(t.noted("attack")) == 1, "Mi-Go had stamina for another attack, but sees nobody"
    t.begin(ExplorerPhase())
    assert not has(t.s, lorrai, "ethereal")
    assert t.s.units[lorrai].essence == 1
    assert pendant not in t.s.items
    assert t.s.spent["item"] == (pendant,)
    assert free_markers(t, lorrai) == 3
    assert t.s.units[mi_go].stamina == 2


@pytest.mark.rule("MA-R1.5", "MA-R6.5")
def test_a_pendant_without_a_marker_saves_nobody() -> None:
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), health=1)
    t.item("stygian_pendant", lorrai)
    for marker, row in list(t.s.markers.items()):
        t.s.markers[marker] = row._replace(on=lorrai)
    t.monster("mi_go", (1, 0))
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.rule) == (False, "MA-R1.5")


@pytest.mark.rule("MA-R5.7")
def test_essence_may_be_lost_in_the_place_of_health() -> None:
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), health=1, essence=1)
    pendant = t.item("stygian_pendant", lorrai)
    t.monster("mi_go", (1, 0), stamina=2)
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.offered() == ["essence:0", "essence:1"]
    t.roll(high=(0, 0, 0)).choose("essence:1")
    assert (t.s.units[lorrai].health, t.s.units[lorrai].essence) == (1, 0)
    assert markers_on(t.s, pendant) == (), "the last health was not at stake"


@pytest.mark.rule("MA-R15.11")
def test_one_use_with_two_targets_lays_one_marker() -> None:
    """Force alternator on Lorrai and Mi-Go: +1 and -1, then +2 and -2 (p. 25)."""
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    device = t.item("force_alternator", lorrai)
    mi_go = t.monster("mi_go", (2, 0))
    t.begin(ExplorerPhase())
    use = f"use:{lorrai}:{device}:0"
    t.choose(use, f"target:{lorrai}", f"target:{mi_go}")
    assert (t.value(lorrai, "armor"), t.value(lorrai, "will")) == (3, 4)
    assert (t.value(mi_go, "armor"), t.value(mi_go, "will")) == (2, 3)
    assert len(markers_on(t.s, device)) == 1
    t.choose(use, f"target:{lorrai}", f"target:{mi_go}")
    assert (t.value(lorrai, "will"), t.value(mi_go, "will")) == (5, 2)
    t.choose(use, f"target:{lorrai}", f"target:{mi_go}")
    assert (t.value(lorrai, "will"), t.value(mi_go, "will")) == (5, 2), "it stacks twice"
    assert len(markers_on(t.s, device)) == 2


def test_the_same_unit_may_be_chosen_twice() -> None:
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    device = t.item("force_alternator", lorrai)
    mi_go = t.monster("mi_go", (2, 0))
    t.begin(ExplorerPhase()).choose(f"use:{lorrai}:{device}:0")
    t.choose(f"target:{mi_go}", f"target:{mi_go}")
    assert (t.value(mi_go, "armor"), t.value(mi_go, "will")) == (3, 4)


@pytest.mark.rule("MA-R16.7", "MA-R11.23")
def test_a_card_that_leaves_play_takes_its_lasting_effect_along() -> None:
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    device = t.item("force_alternator", lorrai)
    mi_go = t.monster("mi_go", (2, 0))
    t.begin(ExplorerPhase()).choose(f"use:{lorrai}:{device}:0")
    t.choose(f"target:{lorrai}", f"target:{mi_go}")
    destroy_item(t.s, device)
    assert (t.value(lorrai, "will"), free_markers(t, lorrai)) == (3, 3)
    t.check()


def test_the_piercing_revolver_answers_any_augmented_weapon() -> None:
    t = Position(room(4, 1))
    hank = t.explorer("hank_horden", (0, 0))
    revolver = t.item("piercing_revolver", hank)
    kthun = t.monster("kthun", (2, 0))
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{revolver}:0")
    t.roll(high=(0, 0, 0)).choose(f"target:{kthun}")
    assert t.value(kthun, "armor") == 4, "it is not augmented"
    t = Position(room(4, 1))
    hank = t.explorer("hank_horden", (0, 0))
    revolver = t.item("piercing_revolver", hank)
    t.item("precision_scope", hank, "augmentation", revolver)
    kthun = t.monster("kthun", (2, 0))
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{revolver}:0")
    t.roll(high=(0, 0, 0)).choose(f"target:{kthun}")
    assert (t.value(kthun, "armor"), t.value(kthun, "will")) == (2, 1), "hit or miss"
