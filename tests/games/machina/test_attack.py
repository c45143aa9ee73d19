"""Attacks: rulebook page 14, and cards that attack several units at once."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.attack import HIGH_DIE, LOW_DIE
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.kernel.dice import chance, sums
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room


@pytest.mark.rule("MA-R7.3", "MA-R7.4", "MA-R7.5", "MA-R6.9", "MA-R13.6")
def test_the_attack_on_mi_go() -> None:
    """3 against armor 3 hits; the second hit destroys it; event and essence follow (p. 14)."""
    t = position("""
        |l . m .|
        l: lorrai_gerrard, health 3, items vampiric_rifle
        m: mi_go
        explorer_event deck: surge_of_strength
    """)
    lorrai, mi_go, event = t.id("l"), t.id("m"), t.id("surge_of_strength")
    t.begin(ExplorerPhase()).choose("use:l:vampiric_rifle:0")
    t.roll(high=(2,), low=(1,)).choose("target:m")
    assert t.noted("result") == [{"result": 3, "hits": (mi_go,)}]
    assert t.s.units[mi_go].health == 1
    t.choose("use:l:vampiric_rifle:0").roll(high=(1,), low=(1,)).choose("target:m")
    assert mi_go not in t.s.units
    assert t.s.spent["monster"] == (mi_go,)
    row = t.s.units[lorrai]
    assert (row.health, row.stamina, row.essence) == (4, 6, 1), "Surge of strength, and 1 essence"
    assert t.s.spent["explorer_event"] == (event,)


@pytest.mark.rule("MA-R5.7")
def test_essence_raises_a_result_that_is_too_low() -> None:
    for essence, health in ((0, 2), (1, 1)):
        t = Position(room(4, 1))
        lorrai = t.explorer("lorrai_gerrard", (0, 0), essence=1)
        rifle = t.item("vampiric_rifle", lorrai)
        mi_go = t.monster("mi_go", (2, 0))
        t.begin(ExplorerPhase()).choose(f"use:{lorrai}:{rifle}:0")
        t.roll(high=(1,), low=(1,)).choose(f"target:{mi_go}")
        assert t.offered() == ["essence:0", "essence:1"]
        t.choose(f"essence:{essence}")
        assert t.s.units[mi_go].health == health
        assert t.s.units[lorrai].essence == 1 - essence


@pytest.mark.rule("MA-R7.6")
def test_magic_coating_makes_a_regular_attack_arcane() -> None:
    """2 plus 1 is 3, compared with will instead of armor (p. 14)."""
    t = position("""
        |l . k .|
        l: lorrai_gerrard, items vampiric_rifle+magic_coating
        k: kthun
    """)
    kthun = t.id("k")
    t.begin(ExplorerPhase()).choose("use:l:vampiric_rifle:0")
    t.roll(high=(1,), low=(1,)).choose("target:k")
    assert t.noted("result") == [{"result": 3, "hits": (kthun,)}], "armor 4, will 3"


def test_hank_is_better_with_direct_weapons_only() -> None:
    t = position("""
        |h k . .|
        h: hank_horden, items circular_saw
        k: kthun
    """)
    t.begin(ExplorerPhase()).choose("use:h:circular_saw:0")
    t.roll(high=(1, 1)).choose("target:k")
    assert t.noted("result")[0]["result"] == 3
    t.choose("use:h:h:1").roll(high=(1,)).choose("target:k")
    assert t.noted("result")[1]["result"] == 1, "his fists are no weapon"


@pytest.mark.rule("MA-R7.7")
def test_kthun_heals_the_wounded_on_its_tile_or_attacks_everybody() -> None:
    """It rolls once, and compares that with every explorer's will (p. 26)."""
    t = Position(room(10, 1), room(2, 1))
    lorrai, hank = t.explorer("lorrai_gerrard", (0, 0)), t.explorer("hank_horden", (9, 0))
    far = t.explorer("hank_horden", (10, 0))
    t.monster("kthun", (5, 0))
    t.roll(high=(1, 1, 0)).begin(MonsterPhase())
    assert t.noted("result") == [{"result": 2, "hits": (hank,)}], "will 3 blocks 2, will 2 does not"
    assert t.noted("attack")[0]["blockers"] == (lorrai, hank), "the other tile is out of reach"
    assert t.s.units[far].health == 6


def test_kthun_prefers_to_heal() -> None:
    t = Position(room(10, 1), room(2, 1))
    t.explorer("lorrai_gerrard", (0, 0))
    t.monster("kthun", (5, 0))
    sarall = t.monster("sarall", (6, 0), health=1)
    elsewhere = t.monster("sarall", (11, 0), health=1)
    t.begin(MonsterPhase())
    assert t.noted("restore") == [{"unit": sarall, "what": "health", "amount": 1}]
    assert t.s.units[elsewhere].health == 1
    assert t.noted("attack") == []


@pytest.mark.rule("MA-R13.8")
def test_shivers_are_two_rolls_against_every_explorer_on_every_tile() -> None:
    t = Position(room(10, 1), room(2, 1))
    lorrai, hank = t.explorer("lorrai_gerrard", (0, 0)), t.explorer("hank_horden", (11, 0))
    t.event("shivers")
    t.begin(InvokingEvent.horror())
    assert t.s.threat == 2
    assert [entry["blockers"] for entry in t.noted("attack")] == [(lorrai, hank)] * 2


def test_healing_rituals_keep_monsters_from_losing_health() -> None:
    t = position("""
        |l . m .|
        l: lorrai_gerrard, items vampiric_rifle
        m: mi_go
        horror_event deck: healing_rituals
    """)
    mi_go = t.id("m")
    t.begin(InvokingEvent.horror())
    assert sum(bool(row.on) for row in t.s.markers.values()) == 1
    t.begin(ExplorerPhase()).choose("use:l:vampiric_rifle:0")
    t.roll(high=(3,), low=(2,)).choose("target:m")
    assert t.noted("result") == [{"result": 5, "hits": (mi_go,)}]
    assert t.s.units[mi_go].health == 2
    assert t.noted("lose") == []


@pytest.mark.rule("MA-R6.8", "MA-R6.9")
def test_sarall_attacks_its_neighbours_when_it_dies() -> None:
    t = position("""
        |l f s .|
        l: lorrai_gerrard, items circular_saw
        f: sarall, health 1
        s: sarall, health 1
    """)
    lorrai, first, second = t.id("l"), t.id("f"), t.id("s")
    t.begin(ExplorerPhase()).choose("use:l:circular_saw:0")
    # The blast's dice are rolled right after the saw's, then those of the second blast.
    t.roll(high=(2, 1, 1, 1, 1, 0, 0, 0)).choose("target:f")
    assert [entry["attacker"] for entry in t.noted("attack")] == [lorrai, first, second]
    assert t.s.track == ()
    assert t.s.units[lorrai].health == 3, "hit by the first blast, missed by the second"
    assert t.s.units[lorrai].essence == 2


def test_the_scarifier_heals_on_a_good_roll() -> None:
    for die, health in ((6, 3), (7, 4)):
        t = Position(room(4, 1))
        lorrai = t.explorer("lorrai_gerrard", (0, 0), health=3)
        gun = t.item("scarifier", lorrai)
        kthun = t.monster("kthun", (2, 0))
        t.begin(ExplorerPhase()).choose(f"use:{lorrai}:{gun}:0")
        t.roll(high=(3, 1, 0), die=die).choose(f"target:{kthun}")
        assert t.s.units[lorrai].health == health


def test_a_displacement_vest_reacts_to_a_hit_and_hobnailed_boots_to_a_horror_event() -> None:
    t = position("""
        |. l m|
        l: lorrai_gerrard, items displacement_vest
        m: mi_go, stamina 2
    """)
    lorrai = t.id("l")
    t.roll(high=(3, 3, 3)).begin(MonsterPhase())
    assert t.offered() == ["move:0", "done"]
    t.choose("move:0")
    assert t.at(lorrai) == (0, 0)
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (1, 0))
    t.item("hobnailed_boots", lorrai)
    t.event("healing_rituals")
    t.begin(InvokingEvent.horror())
    assert t.offered() == ["move:0", "move:2", "done"]


@pytest.mark.rule("MA-R14.6")
def test_lorrai_heals_anybody_on_her_tile_for_essence_even_out_of_turn() -> None:
    t = position("""
        |l . . h|
        l: lorrai_gerrard, essence 2
        h: hank_horden, health 2
    """)
    lorrai, hank = t.id("l"), t.id("h")
    t.begin(ExplorerPhase()).choose("turn:h")
    assert (t.asked().seat, t.asked().ask) == (0, "between-actions")
    t.choose("use:l:l:0")
    # Lorrai herself is not wounded, so there is nobody else to choose.
    assert (t.s.units[hank].health, t.s.units[lorrai].essence) == (3, 0)
    assert (t.asked().seat, t.asked().ask) == (1, "explorer-action")


def test_a_consumable_is_used_from_the_inventory_and_destroyed() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), health=3)
    syrette = t.item("morphine_syrette", hank, "unequipped")
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{syrette}:0")
    assert (t.s.units[hank].health, t.s.units[hank].stamina) == (5, 5)
    assert t.s.spent["item"] == (syrette,)
    assert f"use:{hank}:{syrette}:1" not in t.offered()


@pytest.mark.parametrize(
    ("high", "low", "percent"),
    [
        (1, 1, (83, 56, 25, 6, 0)),
        (0, 3, (95, 80, 51, 20, 4)),
        (2, 1, (96, 86, 67, 42, 19)),
        (3, 3, (100, 100, 99, 96, 89)),
    ],
)
def test_the_chances_of_high_and_low_dice(high: int, low: int, percent: tuple[int, ...]) -> None:
    rolled = sums((HIGH_DIE,) * high + (LOW_DIE,) * low)
    assert tuple(round(100 * chance(rolled, armor)) for armor in range(2, 7)) == percent
