"""Corner cases of items: hands, chains of upgrades, and what else comes off (MA-R11)."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.equipping import ways_to_equip
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.inventory import may_augment, may_upgrade, unequip
from kadath.games.machina.rules.threat import SKULL, raising_threat
from kadath.games.machina.state import AUGMENTATION, MAIN, UNEQUIPPED, UPGRADE
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, row


@pytest.mark.rule("MA-R11.8", "MA-R11.9")
@pytest.mark.parametrize(
    ("worn", "new", "instead_of"),
    [
        ("vampiric_rifle", "rivet_pistol", ["vampiric_rifle"]),
        ("rivet_pistol circular_saw", "crowbar", ["rivet_pistol", "circular_saw"]),
        ("rivet_pistol circular_saw", "vampiric_rifle", []),
        ("rivet_pistol", "crowbar", ["", "rivet_pistol"]),
    ],
    ids=["two hands full", "a third hand", "one at a time comes off", "the other hand"],
)
def test_a_weapon_is_equipped_only_with_free_hands(
    worn: str, new: str, instead_of: list[str]
) -> None:
    t = position(f"""
        |h .|
        h: hank_horden, items {worn}, bag {new}
    """)
    t.s.derive()
    ways = [one.key for one in ways_to_equip(t.s, t.id("h"), t.id(new))]
    assert ways == [
        t.key(f"equip:{new}:{other}") if other else t.key(f"equip:{new}:0") for other in instead_of
    ]


def chain() -> tuple[Position, int, int, int]:
    """A hammer upgraded with a pick, which is upgraded with a spade."""
    t = Position(row(".."))
    hank = t.explorer("hank_horden", (0, 0))
    hammer = t.item("boiler_hammer", hank, MAIN)
    pick = t.item("star_iron_pick", hank, UPGRADE, hammer)
    spade = t.item("trench_spade", hank, UPGRADE, pick)
    t.s.derive()
    return t, hammer, pick, spade


@pytest.mark.rule("MA-R11.10", "MA-R11.3")
def test_an_upgrade_can_be_upgraded_too() -> None:
    t, hammer, pick, spade = chain()
    assert may_upgrade(t.s, pick, hammer)
    assert may_upgrade(t.s, spade, pick)
    assert not may_upgrade(t.s, spade, hammer), "the connectors do not match"
    assert t.value(1, "armor") == 4, "all three count as equipped, and the pick protects"


@pytest.mark.rule("MA-R11.12")
def test_unequipping_an_item_takes_what_is_above_it_and_nothing_below() -> None:
    t, hammer, pick, spade = chain()
    unequip(t.s, pick)
    assert [t.s.items[one].place for one in (hammer, pick, spade)] == [MAIN, UNEQUIPPED, UNEQUIPPED]
    assert t.s.items[spade].on == 0


@pytest.mark.rule("MA-R11.3", "MA-R11.13")
def test_an_augmentation_needs_its_own_symbol_and_type() -> None:
    t = position("""
        |h .|
        h: hank_horden, items vampiric_rifle quilted_jacket, bag magic_coating heat_sink
    """)
    seams = t.item("plated_seams", t.id("h"), UNEQUIPPED)
    t.s.derive()
    rifle, jacket = t.id("vampiric_rifle"), t.id("quilted_jacket")
    assert may_augment(t.s, t.id("magic_coating"), rifle)
    assert not may_augment(t.s, t.id("heat_sink"), rifle)
    assert may_augment(t.s, seams, jacket)
    assert not may_augment(t.s, t.id("magic_coating"), jacket)


@pytest.mark.rule("MA-R4.4", "MA-R11.23")
def test_attachments_of_a_sacrificed_item_are_kept_unequipped() -> None:
    t = position("""
        |h .|
        h: hank_horden, items vampiric_rifle+magic_coating
    """)
    t.s.level = SKULL
    t.s.derive()
    frame = raising_threat(t.s, 1)
    assert frame is not None
    t.begin(frame)
    assert t.offered() == [t.key("item:vampiric_rifle"), t.key("item:magic_coating")]
    t.choose("item:vampiric_rifle")
    coating = t.s.items[t.id("magic_coating")]
    assert (coating.place, coating.on) == (UNEQUIPPED, 0)
    assert t.s.spent["item"] == (t.id("vampiric_rifle"),)


@pytest.mark.rule("MA-R11.7", "MA-R11.15", "MA-R11.17")
def test_a_craftsman_cannot_equip_a_kept_augmentation_at_once() -> None:
    t = position("""
        |p C|
        p: phillip
        weapon deck: magic_coating circular_saw
    """)
    t.begin(ExplorerPhase()).choose("activate:1")
    t.choose("keep:magic_coating:p:circular_saw:return")
    assert t.asked().ask == "explorer-action", "any type would fit, but it is never a main item"
    assert t.s.items[t.id("magic_coating")].place == UNEQUIPPED


@pytest.mark.rule("MA-R11.17", "MA-R16.2")
def test_being_given_an_item_counts_as_gaining_it() -> None:
    t = Position(row("..C"))
    phillip, kim = t.explorer("phillip", (1, 0)), t.explorer("kim_richards", (0, 0))
    jacket = t.item("quilted_jacket", kim)
    t.item("leather_holster", kim, AUGMENTATION, jacket)
    crowbar, saw = t.deck("weapon", "crowbar", "circular_saw")
    t.begin(ExplorerPhase())
    t.s.set_unit(kim, stamina=3)
    t.choose(f"turn:{phillip}", "activate:2", f"keep:{crowbar}:{kim}:{saw}:destroy")
    assert t.s.items[crowbar].owner == kim
    assert t.s.units[kim].stamina == 4, "her holster answers a weapon that she gains"
    assert t.asked().ask == "explorer-action", "and nobody equips it at once"
