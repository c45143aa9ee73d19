"""Lasting effects, limited by markers: rulebook pages 25 to 27."""

from __future__ import annotations

import pytest

from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.attack import Attacking, roll_bonus
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.inventory import destroy_item
from kadath.games.machina.rules.lasting import markers_on
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.values import has
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position


def free_markers(t: Position, who: int) -> int:
    return sum(row.owner == who and not row.on for row in t.s.markers.values())


@pytest.mark.rule("MA-R16.3", "MA-R16.4", "MA-R16.5")
def test_the_vampiric_rifle_stacks_twice_and_lasts_until_the_next_explorer_phase() -> None:
    """Three hits, also with other attacks: +1, +2, still +2; two markers on the card (p. 26)."""
    t = position("""
        +-+-+-+-+
        |h . . .|
        + + + + +
        |. . . .|
        +-+-+-+-+
        h: hank_horden, items vampiric_rifle
    """)
    hank, rifle = t.id("h"), t.id("vampiric_rifle")
    first, second = t.monster("mi_go", (1, 0)), t.monster("mi_go", (1, 1))
    t.begin(ExplorerPhase())
    assert roll_bonus(t.s, hank, rifle) == 0
    t.choose("use:h:vampiric_rifle:0")
    t.roll(high=(2,), low=(1,)).choose(f"target:{first}")
    assert roll_bonus(t.s, hank, 0) == 1
    # Hank's own attack: 2 plus 1 from the rifle reaches armor 3, and takes the second marker.
    t.choose("use:h:h:1").roll(high=(2,)).choose(f"target:{second}")
    assert t.noted("result")[-1] == {"result": 3, "hits": (second,)}
    assert roll_bonus(t.s, hank, rifle) == 2
    assert (len(markers_on(t.s, rifle)), len(markers_on(t.s, hank))) == (2, 1)
    t.choose("use:h:vampiric_rifle:0")
    t.roll(high=(1,), low=(0,)).choose(f"target:{second}")
    assert t.noted("result")[-1] == {"result": 3, "hits": (second,)}
    assert roll_bonus(t.s, hank, rifle) == 2, "it stacks twice and no more"
    assert len(markers_on(t.s, rifle)) == 2
    t.expects_no_question()
    t.begin(ExplorerPhase())
    assert roll_bonus(t.s, hank, rifle) == 0
    assert free_markers(t, hank) == 3


def test_three_hits_with_the_rifle_leave_one_marker_on_the_board() -> None:
    t = position("""
        +-+-+-+-+
        |h . . .|
        + + + + +
        |. . . .|
        +-+-+-+-+
        h: hank_horden, items vampiric_rifle
    """)
    hank, rifle = t.id("h"), t.id("vampiric_rifle")
    first, second = t.monster("mi_go", (2, 0)), t.monster("mi_go", (2, 1))
    t.begin(ExplorerPhase())
    for target, high in ((first, 2), (second, 1), (first, 0)):
        t.choose("use:h:vampiric_rifle:0")
        t.roll(high=(high,), low=(1,)).choose(f"target:{target}")
    assert [entry["result"] for entry in t.noted("result")] == [3, 3, 3]
    assert (len(markers_on(t.s, rifle)), free_markers(t, hank)) == (2, 1)


@pytest.mark.rule("MA-R16.6")
def test_without_a_free_marker_nothing_lasts() -> None:
    t = position("""
        |h m .|
        h: hank_horden, items vampiric_rifle
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    for marker, row in list(t.s.markers.items()):
        if row.owner == hank:
            t.s.markers[marker] = row._replace(on=hank)
    t.roll(high=(3, 3, 3)).begin(Attacking(hank, (mi_go,), 3))
    assert t.noted("result")[-1]["hits"] == (mi_go,)
    assert roll_bonus(t.s, hank, 0) == 0


@pytest.mark.rule("MA-R16.10", "MA-R8.3")
def test_the_stygian_pendant_saves_its_owner_once() -> None:
    """Instead of losing the last health, be ethereal; when the marker returns, gain essence."""
    t = position("""
        |l . m .|
        l: lorrai_gerrard, health 1, items stygian_pendant
        m: mi_go
    """)
    lorrai, pendant, mi_go = t.id("l"), t.id("stygian_pendant"), t.id("m")
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
    t = position("""
        |l . .|
        l: lorrai_gerrard, health 1, items stygian_pendant
    """)
    lorrai = t.id("l")
    for marker, row in list(t.s.markers.items()):
        t.s.markers[marker] = row._replace(on=lorrai)
    t.monster("mi_go", (1, 0))
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.rule) == (False, "MA-R1.5")


@pytest.mark.rule("MA-R5.7")
def test_essence_may_be_lost_instead_of_health() -> None:
    t = position("""
        |l m .|
        l: lorrai_gerrard, health 1, essence 1, items stygian_pendant
        m: mi_go, stamina 2
    """)
    lorrai, pendant = t.id("l"), t.id("stygian_pendant")
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.offered() == ["essence:0", "essence:1"]
    t.roll(high=(0, 0, 0)).choose("essence:1")
    assert (t.s.units[lorrai].health, t.s.units[lorrai].essence) == (1, 0)
    assert markers_on(t.s, pendant) == (), "the last health was not at stake"


@pytest.mark.rule("MA-R15.11")
def test_one_use_with_two_targets_takes_one_marker() -> None:
    """Force alternator on Lorrai and Mi-Go: +1 and -1, then +2 and -2 (p. 25)."""
    t = position("""
        |l . m .|
        l: lorrai_gerrard, items force_alternator
        m: mi_go
    """)
    lorrai, device, mi_go = t.id("l"), t.id("force_alternator"), t.id("m")
    t.begin(ExplorerPhase())
    use = "use:l:force_alternator:0"
    t.choose(use, "target:l", "target:m")
    assert (t.value(lorrai, "armor"), t.value(lorrai, "will")) == (3, 4)
    assert (t.value(mi_go, "armor"), t.value(mi_go, "will")) == (2, 3)
    assert len(markers_on(t.s, device)) == 1
    t.choose(use, "target:l", "target:m")
    assert (t.value(lorrai, "will"), t.value(mi_go, "will")) == (5, 2)
    assert t.why_not(use) == "MA-R16.5 limit", "it stacks twice"
    assert len(markers_on(t.s, device)) == 2


def test_the_same_unit_may_be_chosen_twice() -> None:
    t = position("""
        |l . m .|
        l: lorrai_gerrard, items force_alternator
        m: mi_go
    """)
    mi_go = t.id("m")
    t.begin(ExplorerPhase()).choose("use:l:force_alternator:0")
    t.choose("target:m", "target:m")
    assert (t.value(mi_go, "armor"), t.value(mi_go, "will")) == (3, 4)


@pytest.mark.rule("MA-R16.7", "MA-R11.23")
def test_the_lasting_effect_of_a_card_ends_when_it_leaves_play() -> None:
    t = position("""
        |l . m .|
        l: lorrai_gerrard, items force_alternator
        m: mi_go
    """)
    lorrai, device = t.id("l"), t.id("force_alternator")
    t.begin(ExplorerPhase()).choose("use:l:force_alternator:0")
    t.choose("target:l", "target:m")
    destroy_item(t.s, device)
    assert (t.value(lorrai, "will"), free_markers(t, lorrai)) == (3, 3)
    t.check()


def test_the_piercing_revolver_answers_any_augmented_weapon() -> None:
    t = position("""
        |h . k .|
        h: hank_horden, items piercing_revolver
        k: kthun
    """)
    t.begin(ExplorerPhase()).choose("use:h:piercing_revolver:0")
    t.roll(high=(0, 0, 0)).choose("target:k")
    assert t.value(t.id("k"), "armor") == 4, "it is not augmented"
    t = position("""
        |h . k .|
        h: hank_horden, items piercing_revolver+precision_scope
        k: kthun
    """)
    kthun = t.id("k")
    t.begin(ExplorerPhase()).choose("use:h:piercing_revolver:0")
    t.roll(high=(0, 0, 0)).choose("target:k")
    assert (t.value(kthun, "armor"), t.value(kthun, "will")) == (2, 1), "hit or miss"


@pytest.mark.rule("MA-R16.7", "MA-R6.5")
def test_an_attacker_who_dies_leaves_no_marker_behind() -> None:
    """Sarall kills Hank before the lasting effect of his hit begins."""
    t = position("""
        |h m . k|
        h: hank_horden, health 1
        m: sarall, health 1
        k: kim_richards
    """)
    t.begin(ExplorerPhase()).choose("turn:h", "use:h:h:1")
    t.roll(high=(3,), low=(2, 2, 2)).choose("target:m")
    assert t.s.units_of("explorer") == (t.id("k"),)
    assert all(not marker.on for marker in t.s.markers.values())


@pytest.mark.rule("MA-R16.7", "MA-R6.5")
def test_lasting_effects_of_a_dead_explorer_on_others_end() -> None:
    t = position("""
        |m . k|
        m: mirela_voss, essence 1
        k: kim_richards
    """)
    t.begin(ExplorerPhase()).choose("turn:m", "use:m:m:0", "target:k")
    assert has(t.s, t.id("k"), "ethereal")
    t.begin(Destroying((Destroyed(t.id("m"), 0),)))
    assert not has(t.s, t.id("k"), "ethereal")


@pytest.mark.rule("MA-R16.7", "MA-R11.12")
def test_the_lasting_effect_of_an_item_ends_when_it_is_unequipped() -> None:
    t = position("""
        |h . .|
        h: hank_horden, essence 1, items crystal_figurine
    """)
    t.begin(ExplorerPhase()).choose("use:h:crystal_figurine:0")
    assert has(t.s, t.id("h"), "ethereal")
    t.choose("inventory:h").confirm("stow:crystal_figurine")
    assert not has(t.s, t.id("h"), "ethereal")
    assert all(not marker.on for marker in t.s.markers.values())
