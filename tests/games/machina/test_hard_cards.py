"""The ten cards that are hardest on the ability system, each played."""

from __future__ import annotations

import pytest

from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.attack import Attacking, roll_bonus
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.doors import destroy_door
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.lasting import markers_on
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.state import UNEQUIPPED
from kadath.games.machina.values import ARMOR, RANGE, WILL
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room


@pytest.mark.rule("MA-R15.8")
def test_rhan_tegoth_weakens_units_that_it_could_target() -> None:
    t = position("""
        |r . h . l|
        h: hank_horden
        l: lorrai_gerrard
        r: rhan_tegoth
    """)
    near, far = t.id("h"), t.id("l")
    t.s.derive()
    assert (t.value(near, ARMOR), t.value(near, WILL)) == (0, 0)
    assert roll_bonus(t.s, near, 0) == -3
    assert (t.value(far, ARMOR), roll_bonus(t.s, far, 0)) == (2, 0)


@pytest.mark.rule("MA-R15.8")
def test_range_bonuses_do_not_extend_its_shadow() -> None:
    t = position("""
        |r . . h .|
        h: hank_horden
        r: rhan_tegoth
        horror_event deck: omnipresent_evil
    """)
    t.begin(InvokingEvent.horror())
    assert t.value(t.id("r"), RANGE) == 2
    assert t.value(t.id("h"), ARMOR) == 3, "its shadow is no active ability"


def test_a_destroyed_weakness_is_gone() -> None:
    t = position("""
        |r h .|
        h: hank_horden
        r: rhan_tegoth, health 0
    """)
    hank, rhan = t.id("h"), t.id("r")
    t.begin(Destroying((Destroyed(rhan, hank),)))
    assert t.value(hank, ARMOR) == 3


@pytest.mark.rule("MA-R14.10", "MA-R7.3")
def test_the_scrutinizing_mirror_lends_the_attributes_of_the_attacker() -> None:
    """Lorrai's armor blocks her own attack, once a round; the beast's armor blocks its attack."""
    t = position("""
        |l m .|
        l: lorrai_gerrard, items scrutinizing_mirror
        m: moon_beast
    """)
    lorrai, mirror, beast = t.id("l"), t.id("scrutinizing_mirror"), t.id("m")
    t.roll(high=(2,)).begin(Attacking(lorrai, (beast,), 1))
    assert t.noted("result")[-1]["hits"] == (beast,), "2 reach Lorrai's armor 2, not the beast's 4"
    assert len(markers_on(t.s, mirror)) == 1
    t.roll(high=(2,)).begin(Attacking(lorrai, (beast,), 1))
    assert t.noted("result")[-1]["hits"] == (), "not again this round"
    t.roll(high=(3,)).begin(Attacking(beast, (lorrai,), 1))
    assert t.noted("result")[-1]["hits"] == (), "whoever attacks her meets its own armor 4"


@pytest.mark.rule("MA-R11.12", "MA-R16.2")
def test_the_spawn_of_atlach_nacha_makes_explorers_it_hits_drop_a_weapon() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    revolver = t.item("piercing_revolver", hank)
    saw = t.item("circular_saw", hank)
    spawn = t.monster("spawn_of_atlach_nacha", (1, 0))
    t.roll(high=(3, 3)).begin(Attacking(spawn, (hank,), 2))
    assert (t.asked().seat, t.offered()) == (0, [f"item:{revolver}", f"item:{saw}"])
    t.choose(f"item:{saw}")
    assert (t.s.items[saw].place, t.s.equipped(hank)) == (UNEQUIPPED, (revolver,))
    assert t.s.units[hank].health == 5


def test_destroying_the_spawn_costs_all_stamina() -> None:
    t = position("""
        |h s .|
        h: hank_horden
        s: spawn_of_atlach_nacha, health 0
    """)
    hank, spawn = t.id("h"), t.id("s")
    t.begin(Destroying((Destroyed(spawn, hank),)))
    assert t.s.units[hank].stamina == 0


@pytest.mark.parametrize(
    ("wounds", "die", "falls"),
    [
        pytest.param(1, 7, True, marks=pytest.mark.rule("MA-R16.13", "MA-R17.1")),
        (1, 6, False),
        (0, 0, False),
    ],
)
def test_the_executioner_beheads_wounded_units(wounds: int, die: int, falls: bool) -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    axe = t.item("executioner", hank)
    rhan = t.monster("rhan_tegoth", (1, 0), health=3 - wounds)
    t.roll(high=(3, 3, 3), low=(2,), die=die).begin(Attacking(hank, (rhan,), 3, 1, weapon=axe))
    assert t.noted("result")[-1]["hits"] == (rhan,)
    assert bool(t.noted("effect-roll")) == bool(wounds), "whoever was unhurt risks nothing more"
    assert (rhan not in t.s.units) == falls
    if not falls:
        assert t.s.units[rhan].health == 2 - wounds


@pytest.mark.rule("MA-R7.4", "MA-R7.11", "MA-R16.2")
def test_mirror_weave_responds_to_an_arcane_miss_but_not_to_a_response() -> None:
    """Two coats do not strike each other for ever (T26)."""
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    hank = t.explorer("hank_horden", (1, 0))
    t.item("mirror_weave", lorrai)
    t.item("mirror_weave", hank)
    t.roll(high=(0, 0, 0), low=(0,)).begin(Attacking(hank, (lorrai,), 1, arcane=True))
    attacks = [(entry["attacker"], entry["blockers"]) for entry in t.noted("attack")]
    assert attacks == [(hank, (lorrai,)), (lorrai, (hank,))]
    t.expects_no_question()


def test_mirror_weave_ignores_an_ordinary_miss() -> None:
    t = position("""
        |l m .|
        l: lorrai_gerrard, items mirror_weave
        m: mi_go
    """)
    lorrai, mi_go = t.id("l"), t.id("m")
    t.roll(high=(0,)).begin(Attacking(mi_go, (lorrai,), 1))
    assert len(t.noted("attack")) == 1


@pytest.mark.rule("MA-R5.4", "MA-R5.6")
def test_a_blood_vial_turns_any_number_of_health_into_essence() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0), essence=1)
    vial = t.item("blood_vial", hank, UNEQUIPPED)
    t.begin(ExplorerPhase())
    t.choose(f"use:{hank}:{vial}:1")
    assert t.offered() == ["convert:0", "convert:1", "convert:2", "convert:3"], (
        "essence has a maximum"
    )
    t.choose("convert:2", "essence:0")
    row = t.s.units[hank]
    assert (row.health, row.essence) == (4, 3)
    assert t.s.spent["item"] == (vial,)


@pytest.mark.rule("MA-R13.7", "MA-R16.9")
def test_marked_prey_stays_with_its_explorer_and_counts_kills() -> None:
    t = position("""
        |h l . .|
        h: hank_horden
        l: lorrai_gerrard
    """)
    hank, lorrai = t.id("h"), t.id("l")
    first, second, third = (t.monster("kthun", (at, 0)) for at in (2, 3, 3))
    prey = t.event("marked_prey")
    t.begin(InvokingEvent.explorer(hank))
    assert t.s.attached == {prey: hank}
    t.begin(Destroying((Destroyed(first, lorrai),)))
    assert t.s.countdowns == {}, "a kill by another does not count"
    t.begin(Destroying((Destroyed(second, hank),)))
    assert t.s.countdowns == {prey: 1}
    t.begin(Destroying((Destroyed(third, hank),)))
    assert t.s.units[hank].essence == 2
    assert (t.s.attached, t.s.countdowns) == ({}, {})
    assert t.s.spent["explorer_event"] == (prey,)
    assert not t.s.works(prey), "on the pile of destroyed events it is not the current one"


@pytest.mark.rule("MA-R7.7")
def test_the_hive_launcher_attacks_all_around_its_target_friends_too() -> None:
    t = Position(room(5, 1))
    hank = t.explorer("hank_horden", (0, 0))
    lorrai = t.explorer("lorrai_gerrard", (2, 0))
    launcher = t.item("hive_launcher", hank)
    near, far = t.monster("mi_go", (1, 0)), t.monster("mi_go", (4, 0))
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"use:{hank}:{launcher}:0")
    assert f"target:{far}" not in t.offered(), "others stand between"
    t.roll(high=(3, 0), low=(0, 0)).choose(f"target:{near}")
    (attack,) = t.noted("attack")
    assert attack["blockers"] == (hank, lorrai, near)


@pytest.mark.rule("MA-R11.26")
def test_the_revolving_capsule_gives_an_item_and_the_other_may_give_one_back() -> None:
    t = position("""
        |h l .|
        h: hank_horden, items revolving_capsule, bag circular_saw
        l: lorrai_gerrard, bag blood_vial
    """)
    hank, lorrai, saw, vial = t.id("h"), t.id("l"), t.id("circular_saw"), t.id("blood_vial")
    t.begin(ExplorerPhase()).choose("turn:h", "pass", "use:h:revolving_capsule:0")
    assert t.offered() == [t.key("give:revolving_capsule:l"), t.key("give:circular_saw:l")]
    t.choose("give:circular_saw:l")
    assert t.asked().seat == 1
    assert t.offered() == [f"give:{saw}:{hank}", f"give:{vial}:{hank}", "pass"]
    t.choose("give:blood_vial:h")
    assert (t.s.items[saw].owner, t.s.items[vial].owner) == (lorrai, hank)


@pytest.mark.rule("MA-R11.26", "MA-R11.12")
def test_an_item_is_unequipped_before_it_is_given_away() -> None:
    t = position("""
        |h l .|
        h: hank_horden, items revolving_capsule vampiric_rifle+magic_coating
        l: kim_richards
    """)
    t.begin(ExplorerPhase()).choose("turn:h", "use:h:revolving_capsule:0", "give:vampiric_rifle:l")
    t.choose("pass")
    rifle, coating = (t.s.items[t.id(one)] for one in ("vampiric_rifle", "magic_coating"))
    assert (rifle.owner, rifle.place) == (t.id("l"), UNEQUIPPED)
    assert (coating.owner, coating.place, coating.on) == (t.id("h"), UNEQUIPPED, 0)


@pytest.mark.rule("MA-R10.5")
def test_the_revolving_capsule_repairs_a_destroyed_door() -> None:
    t = Position("+-+-+\n|.D.|\n+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    capsule = t.item("revolving_capsule", hank)
    (door,) = t.s.area.doors
    destroy_door(t.s, door)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{capsule}:1")
    assert t.s.doors == {}


def test_pack_tactics_help_only_monsters_that_hunt_together() -> None:
    t = Position(room(2, 2))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    t.event("pack_tactics")
    t.begin(InvokingEvent.horror())
    assert roll_bonus(t.s, mi_go, 0) == 0
    other = t.monster("mi_go", (1, 1))
    assert (roll_bonus(t.s, mi_go, 0), roll_bonus(t.s, other, 0)) == (1, 1)
    assert roll_bonus(t.s, hank, 0) == 0


def test_a_monster_uses_what_it_can() -> None:
    t = position("""
        |r h .|
        h: hank_horden, health 6
        r: rhan_tegoth
    """)
    hank = t.id("h")
    t.roll(high=(0, 0, 0), low=(0, 0)).begin(MonsterPhase())
    assert [entry["blockers"] for entry in t.noted("attack")][:1] == [(hank,)]
