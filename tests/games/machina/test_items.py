"""Items: chapter 11 of the rulebook, without the use of the inventory."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import APPAREL, CARDS, CONSUMABLE, WEAPON, Card, Connectors
from kadath.games.machina.rules.decks import add_items
from kadath.games.machina.rules.equipping import EquippingMain
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.gaining import GainingItem, ways_to_draw
from kadath.games.machina.rules.inventory import may_augment, may_be_main, may_upgrade
from kadath.games.machina.rules.use_inventory import places
from kadath.games.machina.state import MAIN, UNEQUIPPED, UPGRADE
from kadath.games.machina.tiles import WORKBENCH
from kadath.games.machina.vocabulary.gaining import TakeDestroyedItem
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row


@pytest.mark.rule("MA-R11.3", "MA-R11.13")
def test_items_are_attached_where_their_connectors_match() -> None:
    """The invalid combinations of page 20, and a valid one."""
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    vest, cloak, boots, revolver, rifle, coating, scope = (
        t.item(key, hank, UNEQUIPPED)
        for key in (
            "displacement_vest",
            "aerial_cloak",
            "hobnailed_boots",
            "piercing_revolver",
            "overseer",
            "magic_coating",
            "precision_scope",
        )
    )
    t.s.derive()
    assert not may_upgrade(t.s, cloak, vest), "two pieces for the torso"
    assert not may_upgrade(t.s, boots, revolver), "of different types"
    assert not may_augment(t.s, coating, rifle), "another symbol"
    assert may_upgrade(t.s, cloak, boots)
    assert may_augment(t.s, scope, revolver)


@pytest.mark.rule("MA-R11.7")
def test_an_augmentation_is_never_a_main_item() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    scope = t.item("precision_scope", hank, UNEQUIPPED)
    revolver = t.item("piercing_revolver", hank, UNEQUIPPED)
    t.s.derive()
    assert may_be_main(t.s, hank, revolver)
    assert not may_be_main(t.s, hank, scope)
    cards = {item: CARDS[row.card] for item, row in t.s.items.items()}
    assert f"{MAIN}:{scope}" not in [one.key for one in places(scope, cards, ())]


@pytest.mark.rule("MA-R11.6", "MA-R17.1")
def test_a_consumable_is_used_from_the_inventory_and_destroyed() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0), health=3)
    vial = t.item("blood_vial", hank, UNEQUIPPED)
    assert CARDS["blood_vial"].kind == CONSUMABLE
    t.s.derive()
    assert vial not in t.s.equipped(hank)
    assert not may_be_main(t.s, hank, vial)
    t.begin(ExplorerPhase()).choose(f"use:{hank}:{vial}:0")
    assert t.s.units[hank].health == 4
    assert t.s.spent["item"] == (vial,)
    assert vial not in t.s.items


@pytest.mark.rule("MA-R11.16", "MA-R12.13")
def test_item_decks_are_shuffled_separately_and_without_destroyed_items() -> None:
    t = Position(room(2, 1))
    (saw,) = t.deck(WEAPON, "circular_saw")
    (boots,) = t.deck(APPAREL, "hobnailed_boots")
    t.s.spent["item"], t.s.decks[APPAREL] = (boots,), ()
    t.s.serial = 2000
    t.s.derive()
    add_items(t.s, (2,))
    assert saw in t.s.decks[WEAPON]
    assert t.s.spent["item"] == (boots,), "destroyed items stay where they are"
    for kind in (WEAPON, APPAREL):
        added = [CARDS[t.s.cards[card].face] for card in t.s.decks[kind] if card != saw]
        assert {(card.kind, card.level) for card in added} == {(kind, 2)}
        box = [card for card in CARDS.values() if (card.kind, card.level) == (kind, 2)]
        assert len(added) == len(box)


@pytest.mark.rule("MA-R11.17", "MA-R11.18")
def test_from_empty_decks_nothing_is_drawn() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.begin(GainingItem(hank)).expects_no_question()
    (saw,) = t.deck(WEAPON, "circular_saw")
    assert [one.key for one in ways_to_draw(t.s, 2)] == ["draw:weapon"], "fewer are drawn"
    t.deck(WEAPON, "vampiric_rifle")
    t.deck(APPAREL, "hobnailed_boots")
    ways = [one.key for one in ways_to_draw(t.s, 2)]
    assert ways == ["draw:weapon:weapon", "draw:weapon:apparel"], "never two of one apparel"
    t.begin(GainingItem(hank)).choose("draw:weapon:weapon").answer()
    assert len(t.s.items) == 1
    assert saw in (*t.s.items, *t.s.spent["item"], *t.s.decks[WEAPON])


@pytest.mark.rule("MA-R11.20", "MA-R11.22", "MA-R10.17")
def test_work_at_a_workbench() -> None:
    """Draw three, exchange your own, keep one; the rest go back or are destroyed."""
    t = Position(row(f".{WORKBENCH}."))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("lorrai_gerrard", (2, 0))
    whip = t.item("spiked_whip", hank)
    saw, rifle, revolver = t.deck(WEAPON, "circular_saw", "vampiric_rifle", "piercing_revolver")
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"activate:{t.space((1, 0))}")
    t.choose(f"exchange:{rifle}:{whip}")
    assert t.s.items[rifle].owner == hank
    assert whip not in t.s.items, "the whip lies with the drawn cards"
    t.choose(f"keep:{whip}:{hank}")
    assert t.asked().ask == "return-items"
    t.confirm(f"back:{revolver}")
    assert t.s.decks[WEAPON] == (revolver,), "on top of its deck"
    assert t.s.spent["item"] == (saw,), "the others are destroyed"
    assert t.asked().ask == "use-inventory", "for nothing"
    t.answer(explorer_action="done", whose_turn="done")
    assert {rifle, whip} <= set(t.s.items)


@pytest.mark.rule("MA-R11.21", "MA-R11.26")
def test_a_trade_costs_2_stamina_and_items_arrive_unequipped() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    lorrai = t.explorer("lorrai_gerrard", (1, 0))
    saw = t.item("circular_saw", hank)
    boots = t.item("hobnailed_boots", lorrai)
    cloak = t.item("aerial_cloak", lorrai, UPGRADE, boots)
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"trade:{lorrai}")
    t.confirm(f"hand:{boots}", f"hand:{saw}")
    t.choose(f"agree:{lorrai}")
    assert t.s.units[hank].stamina == 4
    assert (t.s.items[saw].owner, t.s.items[saw].place) == (lorrai, UNEQUIPPED)
    assert (t.s.items[boots].owner, t.s.items[boots].place) == (hank, UNEQUIPPED)
    assert (t.s.items[cloak].owner, t.s.items[cloak].place) == (lorrai, UNEQUIPPED)


@pytest.mark.rule("MA-R11.21")
def test_nobody_gives_away_what_they_would_rather_keep() -> None:
    t = position("""
        |h l .|
        h: hank_horden
        l: lorrai_gerrard, items hobnailed_boots
    """)
    lorrai, boots = t.id("l"), t.id("hobnailed_boots")
    t.begin(ExplorerPhase()).choose("turn:h", "trade:l")
    t.confirm("hand:hobnailed_boots")
    t.choose("refuse:l")
    assert (t.s.items[boots].owner, t.s.items[boots].place) == (lorrai, MAIN)


@pytest.mark.rule("MA-R17.2")
def test_what_is_taken_from_the_destroyed_items_is_gained() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    saw, rifle = t.deck(WEAPON, "circular_saw", "vampiric_rifle")
    t.s.decks[WEAPON], t.s.spent["item"] = (), (saw, rifle)
    t.resolve(TakeDestroyedItem(), hank)
    assert t.s.items[saw].owner == hank
    assert t.s.spent["item"] == (rifle,)


@pytest.mark.rule("MA-R11.9", "MA-R11.25")
def test_a_stack_for_two_hands_leaves_no_hand_for_a_second_weapon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The upgrade of the equipped weapon needs both hands, whatever the weapon itself needs."""
    knife = Card("a_knife", WEAPON, connectors=Connectors(top="clip"), one_handed=True)
    pole = Card("a_pole", WEAPON, connectors=Connectors(bottom="clip"))
    for card in (knife, pole):
        monkeypatch.setitem(CARDS, card.key, card)
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    first = t.item(knife.key, hank)
    upgrade = t.item(pole.key, hank, UPGRADE, first)
    second = t.item(knife.key, hank, UNEQUIPPED)
    t.begin(EquippingMain(hank, second))
    assert t.offered() == [f"equip:{second}:{first}", "pass"], "only in its place"
    t.choose("pass")
    t.s.set_item(upgrade, place=UNEQUIPPED, on=0)
    t.begin(EquippingMain(hank, second)).choose(f"equip:{second}:0")
    assert not may_upgrade(t.s, upgrade, first), "and with two weapons it fits no more"
