"""Which cards work, for whom and where: targets and scopes (rulebook pages 22 to 27)."""

from __future__ import annotations

import pytest

from kadath.games.machina.area import Laid
from kadath.games.machina.cards import CARDS, EXPLORER, EXPLORER_EVENT, HORROR_EVENT, MONSTER
from kadath.games.machina.rules.actions import leaving
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.displacement import landings
from kadath.games.machina.rules.events import InvokingEvent, reshuffle
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.nearby import is_next_to
from kadath.games.machina.rules.sight import adjacent, sees
from kadath.games.machina.rules.spawning import SpawnPhase
from kadath.games.machina.state import CLOSED, UNEQUIPPED
from kadath.games.machina.tiles import NORTH, RUBBLE, SPAWN
from kadath.games.machina.values import ARMOR, HEALTH, IMMOBILE, RANGE, WILL, explained
from kadath.games.machina.vocabulary.abilities import DOOR
from kadath.games.machina.vocabulary.effects import Attack, Restore
from kadath.games.machina.vocabulary.gaining import GainItem, TakeDestroyedItem
from kadath.games.machina.vocabulary.items import EquipRangedWeapon
from kadath.games.machina.vocabulary.modifiers import Is
from kadath.games.machina.vocabulary.selectors import Adjacent, Everywhere, OnTile
from kadath.games.machina.vocabulary.targets import Direct, Ranged
from kadath.games.machina.vocabulary.weapons import DIRECT, RANGED, has_attack
from kadath.kernel.abilities.selectors import These
from kadath.kernel.effects import Scope
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row

# --- The board ------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R9.2")
def test_an_unexplored_edge_is_a_wall() -> None:
    t = Position()
    t.s.lay((Laid(1, "1a"),))
    opening = next(one for one in t.s.area.unexplored() if one.direction == NORTH)
    hank = t.explorer("hank_horden", t.s.area.where(opening.spaces[0]))
    assert is_next_to(t.s, hank, "wall")
    t.begin(ExplorerPhase())
    moves = [key for key in t.offered() if key.startswith("move:")]
    assert all(t.s.area.tile(int(key[5:])) == 1 for key in moves)


@pytest.mark.rule("MA-R9.17", "MA-R3.6")
def test_an_explorer_who_has_left_does_not_roll_for_monsters() -> None:
    t = Position(row(f"{SPAWN}..."))
    hank = t.explorer("hank_horden", (1, 0))
    lorrai = t.explorer("lorrai_gerrard", (3, 0))
    t.chapter(2, 3)
    t.s.spawn = 10
    t.s.derive()
    leaving(t.s, hank)
    t.roll(die=1).begin(SpawnPhase())
    assert [one["who"] for one in t.noted("spawn-roll")] == [lorrai]


@pytest.mark.rule("MA-R10.2", "MA-R10.3", "MA-R9.3")
def test_doors_begin_open_and_let_units_and_sight_pass() -> None:
    t = Position("+-+-+\n|.D.|\n+-+-+")
    t.explorer("hank_horden", (0, 0))
    here, there = t.space((0, 0)), t.space((1, 0))
    assert sees(t.s, here, there)
    t.begin(ExplorerPhase())
    assert f"move:{there}" in t.offered()
    t.s.doors[2 * here] = CLOSED
    assert not sees(t.s, here, there)
    t.begin(ExplorerPhase())
    assert f"move:{there}" not in t.offered()


@pytest.mark.rule("MA-R10.7", "MA-R9.3")
def test_rubble_is_not_entered_and_blocks_sight() -> None:
    t = Position(row(f".{RUBBLE}."))
    t.explorer("hank_horden", (0, 0))
    assert not sees(t.s, t.space((0, 0)), t.space((2, 0)))
    t.item("circular_saw", 1)
    t.begin(ExplorerPhase())
    hindrance = t.s.why_not(f"move:{t.space((1, 0))}")
    assert hindrance is not None
    assert hindrance.message == "rubble"


@pytest.mark.rule("MA-R8.17", "MA-R8.8")
def test_an_immobile_unit_does_not_teleport() -> None:
    t = Position(room(4, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.s.derive()
    assert len(landings(t.s, hank, 2)) == 2
    t.s.set_marker(900, hank, (Is(These((hank,)), IMMOBILE),))
    assert landings(t.s, hank, 2) == ()


# --- Items ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R11.1", "MA-R14.1", "MA-R14.7")
def test_an_item_works_only_while_it_is_equipped() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    weave = t.item("mirror_weave", hank, UNEQUIPPED)
    t.s.derive()
    assert (t.value(hank, ARMOR), t.value(hank, WILL)) == (3, 2)
    t.s.set_item(weave, place="main")
    assert (t.value(hank, ARMOR), t.value(hank, WILL)) == (4, 4)
    t.s.set_item(weave, place=UNEQUIPPED)
    assert t.value(hank, ARMOR) == 3
    assert t.s.works(t.item("blood_vial", hank, UNEQUIPPED)), "consumables need not be"


@pytest.mark.rule("MA-R11.2", "MA-R14.4")
def test_without_a_target_an_item_works_for_its_owner() -> None:
    """The first ability of the music box is for a target, the second for its owner (p. 23)."""
    t = position("""
        |h l .|
        h: hank_horden, health 2, items music_box
        l: lorrai_gerrard, health 2
    """)
    hank, lorrai, box = t.id("h"), t.id("l"), t.id("music_box")
    t.s.derive()
    assert t.s.scope(box).who == hank
    health = []
    for number, answers in ((0, ["target:l"]), (1, [])):
        t.s.set_unit(hank, stamina=6)
        t.begin(ExplorerPhase()).choose("turn:h", f"use:h:music_box:{number}", *answers)
        health.append((t.s.units[hank].health, t.s.units[lorrai].health))
        t.s.unwind()
    assert health == [(2, 3), (3, 3)]


@pytest.mark.rule("MA-R11.14", "MA-R11.27", "MA-R11.10", "MA-R11.11")
def test_the_leather_holster_attaches_items_to_ranged_weapons_only() -> None:
    """Only its own cost is paid; what was there before comes off."""
    ranged, direct = CARDS["piercing_revolver"], CARDS["circular_saw"]
    assert has_attack(ranged, RANGED)
    assert not has_attack(ranged, DIRECT)
    assert has_attack(direct, DIRECT)
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    revolver = t.item("piercing_revolver", hank)
    old = t.item("precision_scope", hank, "augmentation", revolver)
    new = t.item("precision_scope", hank, UNEQUIPPED)
    t.item("circular_saw", hank, UNEQUIPPED)
    t.resolve(EquipRangedWeapon(as_main=False), hank)
    assert t.offered() == [f"augmentation:{new}:{revolver}", "pass"]
    t.choose(f"augmentation:{new}:{revolver}")
    assert t.s.items[new].on == revolver
    assert (t.s.items[old].place, t.s.items[old].on) == (UNEQUIPPED, 0)
    t.resolve(EquipRangedWeapon(as_main=True), hank).expects_no_question()


@pytest.mark.rule("MA-R11.19", "MA-R11.17", "MA-R15.15")
def test_when_explorers_gain_items_each_of_them_gains_one() -> None:
    t = Position(room(3, 1))
    explorers = [t.explorer("hank_horden", (0, 0)), t.explorer("kim_richards", (2, 0))]
    keys = ("circular_saw", "vampiric_rifle", "spiked_whip", "scarifier")
    t.deck("weapon", *keys)
    t.resolve(GainItem(1, Everywhere(EXPLORER)), explorers[0]).answer()
    owners = [held.owner for held in t.s.items.values()]
    assert owners == explorers


# --- Chapters and events --------------------------------------------------------------------------


@pytest.mark.rule("MA-R12.1")
def test_explorers_have_the_abilities_of_the_chapter() -> None:
    t = position("""
        |h . m|
        h: hank_horden
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    chapter = t.chapter(1, 2)
    assert chapter in t.s.cards_of(hank)
    assert chapter not in t.s.cards_of(mi_go)


@pytest.mark.rule("MA-R13.1", "MA-R13.2", "MA-R13.4", "MA-R13.5", "MA-R15.13")
def test_the_current_events_work_for_everybody_on_all_tiles() -> None:
    """Omnipresent evil extends the range of all monsters; an attached event is never current."""
    t = Position(room(10, 1), room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    near, far = t.monster("mi_go", (5, 0)), t.monster("mi_go", (11, 0))
    evil = t.event("omnipresent_evil")
    t.begin(InvokingEvent.horror())
    assert [explained(t.s, one, RANGE).total for one in (near, far)] == [2, 2]
    assert evil in t.s.cards_of(near)
    assert evil not in t.s.cards_of(hank)
    surge = t.event("surge_of_strength")
    t.begin(InvokingEvent.explorer(hank))
    collector = t.event("trophy_collector")
    t.begin(InvokingEvent.explorer(hank))
    assert t.s.current(EXPLORER_EVENT) == (surge,)
    assert t.s.attached == {collector: hank}
    assert surge in t.s.cards_of(hank)
    assert surge not in t.s.cards_of(near)
    t.event("a_way_around")
    t.begin(InvokingEvent.explorer(near)).expects_no_question()
    assert len(t.s.decks[EXPLORER_EVENT]) == 1, "monsters play no explorer events"
    assert t.s.current(HORROR_EVENT) == (evil,)


# --- Abilities and their scopes -------------------------------------------------------------------


@pytest.mark.rule("MA-R14.9", "MA-R14.3")
def test_an_ability_is_used_as_often_as_it_can_be_paid_for() -> None:
    t = position("""
        |h k .|
        h: hank_horden
        k: kthun
    """)
    hank = t.id("h")
    t.begin(ExplorerPhase())
    for left in (4, 2, 0):
        t.roll(high=(0,)).choose("use:h:h:1", "target:11")
        assert t.s.units[hank].stamina == left


@pytest.mark.rule("MA-R15.6", "MA-R15.7")
def test_aiming_at_a_door_and_at_adjacent_units() -> None:
    """Either space next to a door counts as the door (T9)."""
    t = Position("+-+-+-+-+\n|. . .D.|\n+-+-+-+-+")
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    far = t.monster("mi_go", (3, 0))
    scope = Scope(hank, hank)
    door = 2 * t.space((2, 0))
    assert Ranged(2, past_obstacles=True, what=DOOR).ids(t.s, scope) == (door,)
    assert Ranged(1, past_obstacles=True, what=DOOR).ids(t.s, scope) == ()
    assert Direct().ids(t.s, scope) == (hank, mi_go)
    assert far not in Direct().ids(t.s, scope)


@pytest.mark.rule("MA-R15.12", "MA-R15.14", "MA-R15.15")
def test_groups_are_those_of_the_tile_but_neighbours_may_stand_on_the_next() -> None:
    wide = "+" + "-+" * 10
    east = f"{wide}\n|{' '.join('.' * 10)}=\n{wide}"
    west = f"{wide}\n={' '.join('.' * 10)}|\n{wide}"
    t = Position(east, west)
    hank = t.explorer("hank_horden", (9, 0), health=3)
    here = t.monster("mi_go", (2, 0))
    beyond = t.monster("mi_go", (10, 0))
    lorrai = t.explorer("lorrai_gerrard", (15, 0), health=3)
    assert adjacent(t.s, t.space((9, 0)), t.space((10, 0)))
    scope = Scope(hank, hank)
    assert OnTile(MONSTER).ids(t.s, scope) == (here,)
    assert Adjacent().ids(t.s, scope) == (beyond,)
    assert Everywhere(MONSTER).ids(t.s, scope) == (here, beyond)
    t.resolve(Attack(1, who=OnTile(MONSTER)), hank)
    assert t.noted("attack")[0]["blockers"] == (here,)
    t.resolve(Restore(1, HEALTH, OnTile(EXPLORER)), hank)
    assert [t.s.units[one].health for one in (hank, lorrai)] == [4, 3]


# --- Destroyed cards ------------------------------------------------------------------------------


@pytest.mark.rule("MA-R16.14", "MA-R16.4")
def test_a_used_up_card_stays_out_until_its_marker_returns() -> None:
    """A gas bomb prevents loss of health this round, and belongs to nobody until the round ends."""
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    bomb = t.item("ethereal_gas_bomb", hank, UNEQUIPPED)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{bomb}:1")
    assert any(marker.on == bomb for marker in t.s.markers.values())
    assert bomb not in t.s.cards_of(hank), "nothing else on it can be used"
    t.roll(high=(3,)).begin(Attacking(0, (hank,), 1))
    assert t.s.units[hank].health == 6
    t.resolve(TakeDestroyedItem(), hank)
    assert bomb not in t.s.items, "it is not on the pile yet"
    t.begin(ExplorerPhase())
    t.resolve(TakeDestroyedItem(), hank)
    assert t.s.items[bomb].owner == hank


@pytest.mark.rule("MA-R16.14", "MA-R13.10")
def test_an_attached_event_with_a_marker_is_not_shuffled() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    collector = t.event("trophy_collector")
    surge = t.event("surge_of_strength")
    t.s.decks[EXPLORER_EVENT], t.s.spent[EXPLORER_EVENT] = (), (collector, surge)
    t.s.derive()
    t.s.set_marker(next(m for m, held in t.s.markers.items() if held.owner == hank), collector)
    reshuffle(t.s, EXPLORER_EVENT)
    assert t.s.decks[EXPLORER_EVENT] == (surge,)
    assert t.s.spent[EXPLORER_EVENT] == (collector,)


@pytest.mark.rule("MA-R16.15")
def test_a_replacement_of_a_loss_prevents_the_loss() -> None:
    t = position("""
        |h m|
        h: hank_horden, health 1, items stygian_pendant
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    t.roll(high=(3,)).begin(Attacking(mi_go, (hank,), 1))
    assert t.s.units[hank].health == 1, "he does not lose his last health"
    t.roll(high=(0,)).begin(Attacking(mi_go, (hank,), 1))
    assert t.s.units[hank].health == 1
