"""Attributes, units and their death: chapters 5 and 6 of the rulebook."""

from __future__ import annotations

import pytest

from kadath.games.machina.area import Laid
from kadath.games.machina.cards import ARTIFACT, CARDS, EXPLORER, MONSTER, Card
from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.actions import leaving
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.chapters import PlacingEntry
from kadath.games.machina.rules.death import Destroying, banish
from kadath.games.machina.rules.decks import new_cards, shuffle_in
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.exploring import take_away
from kadath.games.machina.rules.health import restore
from kadath.games.machina.rules.monster_phase import MonsterPhase, MonsterTurn
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.rules.spawning import Spawning
from kadath.games.machina.state import TILE_DECK
from kadath.games.machina.tiles import CHEST, SPAWN
from kadath.games.machina.values import ARMOR, ESSENCE, HEALTH, STAMINA, WILL
from kadath.games.machina.vocabulary.abilities import EntersPlay
from kadath.games.machina.vocabulary.effects import Restore
from kadath.games.machina.vocabulary.modifiers import Increase, Reduce
from kadath.kernel.abilities.selectors import These
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, called, room, row


def lasts(
    t: Position, unit: int, change: type[Increase] | type[Reduce], what: str, by: int
) -> None:
    """Change an attribute of a unit with a lasting effect."""
    free = next(marker for marker, row in t.s.markers.items() if not row.on)
    t.s.set_marker(free, unit, (change(These((unit,)), what, by),))


# --- Attributes -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-R5.2")
def test_attributes_stay_between_0_and_9_and_nobody_restores_beyond_the_maximum() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0), health=5)
    lasts(t, hank, Increase, ARMOR, 20)
    lasts(t, hank, Reduce, WILL, 20)
    t.s.derive()
    assert (t.value(hank, ARMOR), t.value(hank, WILL)) == (9, 0)
    restore(t.s, hank, HEALTH, 3)
    assert t.s.units[hank].health == 6, "what is printed on his card"
    restore(t.s, hank, ESSENCE, 9)
    assert t.s.units[hank].essence == 4


@pytest.mark.rule("MA-R5.2", "MA-R5.10")
def test_stamina_falls_with_its_maximum() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.begin(ExplorerPhase())
    lasts(t, hank, Reduce, STAMINA, 4)
    t.choose(f"move:{t.space((1, 0))}")
    assert t.s.units[hank].stamina == 2, "5 would be left, but 2 are the most he may have"


@pytest.mark.rule("MA-R5.3", "MA-R7.3")
@pytest.mark.parametrize(("arcane", "hit"), [(False, False), (True, True)])
def test_armor_blocks_regular_attacks_and_will_blocks_arcane_ones(arcane: bool, hit: bool) -> None:
    """Hank has armor 3 and will 2, and a result of 2 is rolled; an item may add to both."""
    t = position("""
        |h m|
        h: hank_horden
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    t.roll(high=(2,)).begin(Attacking(mi_go, (hank,), 1, arcane=arcane))
    assert (t.s.units[hank].health == 5) is hit
    lasts(t, hank, Increase, WILL, 1)
    t.roll(high=(2,)).begin(Attacking(mi_go, (hank,), 1, arcane=arcane))
    assert t.s.units[hank].health == (5 if hit else 6), "with one more will, 2 is a miss"


# --- Units ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R6.1", "MA-R10.23")
def test_a_barrel_is_a_unit_that_can_only_be_attacked() -> None:
    t = Position(room(4, 1, barrel=(1, 0)))
    hank = t.explorer("hank_horden", (0, 0))
    barrel = t.space((1, 0))
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{hank}:1")
    assert t.noted("attack")[0]["blockers"] == (-barrel,)
    assert -barrel not in t.s.units_of("unit"), "nothing else can be done with it"


@pytest.mark.rule("MA-R6.4", "MA-R12.8", "MA-R14.8")
def test_entering_play_resolves_explorers_and_then_their_items(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """When the entry token is placed, explorers and then their equipped items enter play."""
    drum = Card("a_drum", ARTIFACT, (EntersPlay(Restore(1, ESSENCE)),))
    monkeypatch.setitem(CARDS, drum.key, drum)
    t = Position()
    s = t.s
    s.lay((Laid(1, "1a"),))
    hank = t.explorer("hank_horden", s.area.where(s.area.spaces[11]))
    lorrai = t.explorer("lorrai_gerrard", s.area.where(s.area.spaces[12]))
    t.item(drum.key, hank)
    t.item(drum.key, lorrai, "unequipped")
    t.begin(PlacingEntry()).answer()
    entry, symbol = s.area.symbol(1)
    assert s.entry == entry
    assert s.units[hank].space == symbol, "on the token"
    assert s.units[lorrai].space in s.area.joined(symbol), "or next to it"
    assert s.units[hank].essence == 1
    assert s.units[lorrai].essence == 0, "hers is not equipped"


@pytest.mark.rule("MA-R6.6", "MA-R18.4")
def test_a_monster_uses_the_current_horror_event_before_its_own_card() -> None:
    """Possession costs 2 stamina, as does Mi-Go's own attack; 5 stamina is enough for two uses."""
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    possession = t.event("possession")
    t.begin(InvokingEvent.horror())
    assert t.s.cards_of(mi_go) == (possession, mi_go)
    t.roll(low=(0, 0)).begin(MonsterTurn(mi_go)).answer()
    assert [one["attacker"] for one in t.noted("attack")] == [mi_go, mi_go]
    assert hank in t.s.units
    assert t.s.units[mi_go].stamina == 1


@pytest.mark.rule("MA-R6.7", "MA-R14.8")
def test_a_deep_one_raises_the_threat_when_it_appears() -> None:
    t = Position(row(f"{SPAWN}.."))
    hank = t.explorer("hank_horden", (2, 0))
    t.deck(MONSTER, "deep_one")
    t.begin(Spawning(hank))
    assert t.s.threat == 2


@pytest.mark.rule("MA-R6.11", "MA-R6.8")
@pytest.mark.parametrize("how", ["destroyed", "banished"])
def test_markers_on_a_monster_leave_play_with_it(how: str) -> None:
    t = position("""
        |h m .|
        h: hank_horden
        m: mi_go, health 1
    """)
    hank, mi_go = t.id("h"), t.id("m")
    t.s.set_marker(900, mi_go, (Reduce(These((hank,)), ARMOR, 2),))
    t.s.derive()
    assert t.value(hank, ARMOR) == 1
    if how == "banished":
        banish(t.s, mi_go)
    else:
        t.begin(Destroying((Destroyed(mi_go, hank),)))
    assert t.value(hank, ARMOR) == 3, "what lasted because of it is over"
    assert t.s.markers[900].on == 0
    assert t.s.spent[MONSTER] == (mi_go,)


@pytest.mark.rule("MA-R6.11")
@pytest.mark.parametrize("how", ["destroyed", "banished"])
def test_lasting_effects_on_a_monster_do_not_return_with_it(how: str) -> None:
    t = position("""
        |h m . S|
        h: hank_horden
        m: mi_go
    """)
    hank, mi_go = t.id("h"), t.id("m")
    t.s.set_marker(510, hank, (Reduce(These((hank, mi_go)), ARMOR, 2),))
    t.s.derive()
    assert t.value(mi_go, ARMOR) == 1
    if how == "banished":
        banish(t.s, mi_go)
    else:
        t.begin(Destroying((Destroyed(mi_go, 0),)))
    t.begin(Spawning(hank))
    assert t.value(t.s.track[0], ARMOR) == 3, "it is a new one"
    assert t.value(hank, ARMOR) == 1, "the others are still caught"
    assert t.s.markers[510].on == hank


@pytest.mark.rule("MA-R6.12", "MA-R12.11")
def test_when_the_last_explorer_in_play_dies_those_who_have_left_continue() -> None:
    t = position("""
        |h . . l|
        h: hank_horden
        l: lorrai_gerrard
    """)
    hank, lorrai = t.id("h"), t.id("l")
    t.chapter(1, 4)
    t.s.chapters = (open_card(t.s, called(1, 7)),)
    t.s.exit = 3
    t.s.derive()
    leaving(t.s, lorrai)
    t.begin(Destroying((Destroyed(hank, 0),)))
    assert t.s.outcome is None, "Lorrai is alive"
    assert t.s.card(t.s.chapter).key == called(1, 7)
    assert t.s.exit == -1
    assert t.s.living() == (lorrai,)


@pytest.mark.rule("MA-R6.12", "MA-R9.9", "MA-R12.11")
def test_they_continue_even_if_the_tile_with_the_exit_is_out_of_play() -> None:
    t = position("""
        |h . . l|
        h: hank_horden
        l: lorrai_gerrard
    """)
    hank, lorrai = t.id("h"), t.id("l")
    t.chapter(1, 4)
    t.s.chapters = (open_card(t.s, called(1, 5)),)
    shuffle_in(t.s, TILE_DECK, new_cards(t.s, ["5"]))
    t.s.lay((*t.s.laid, Laid(1, "1a", 1)))
    t.s.exit = t.s.area.symbol(1)[0]
    t.s.derive()
    leaving(t.s, lorrai)
    take_away(t.s, (1,), flipped=True)
    t.begin(Destroying((Destroyed(hank, 0),)))
    assert t.s.card(t.s.chapter).key == called(1, 5)
    assert t.asked().ask == "enter-where", "Lorrai comes in by another entry"


@pytest.mark.rule("MA-R6.5", "MA-R13.12")
def test_a_dead_explorers_items_are_destroyed_and_attached_events_removed() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("lorrai_gerrard", (2, 0))
    saw = t.item("circular_saw", hank)
    drop = t.item("blood_vial", hank, "unequipped")
    bound = t.event("trophy_collector")
    t.begin(InvokingEvent.explorer(hank))
    assert t.s.attached == {bound: hank}
    t.begin(Destroying((Destroyed(hank, 0),)))
    assert sorted(t.s.spent["item"]) == [saw, drop]
    assert t.s.attached == {}
    assert bound in t.s.removed
    assert bound not in t.s.spent["explorer_event"]
    assert t.s.units_of(EXPLORER) == (2,)


@pytest.mark.rule("MA-R6.3")
def test_explorers_use_the_current_event_and_events_attached_to_them() -> None:
    t = Position(row(f".{CHEST}."))
    hank = t.explorer("hank_horden", (0, 0), essence=2)
    lorrai = t.explorer("lorrai_gerrard", (2, 0))
    bound = t.event("trophy_collector")
    t.begin(InvokingEvent.explorer(lorrai))
    current = t.event("surge_of_strength")
    t.begin(InvokingEvent.explorer(hank))
    assert t.s.cards_of(lorrai) == (lorrai, bound, current)
    assert t.s.cards_of(hank) == (hank, current)


def test_monsters_without_stamina_do_nothing() -> None:
    t = position("""
        |h . k|
        h: hank_horden
        k: kthun
    """)
    kthun = t.id("k")
    lasts(t, kthun, Reduce, STAMINA, 1)
    t.begin(MonsterPhase()).expects_no_question()
    assert t.noted("attack") == []
