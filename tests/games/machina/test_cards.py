"""The cards as trees: each is well formed, survives JSON, and refers only to what it has."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields

import pytest

from kadath.games.machina.cards import (
    CARDS,
    CHAPTER,
    EXPLORER_EVENT,
    HORROR_EVENT,
    ITEMS,
    MONSTER,
    UNITS,
    WEAPON,
    Card,
)
from kadath.games.machina.catalogue import catalogue
from kadath.games.machina.manifest import MANIFEST
from kadath.games.machina.vocabulary import tests as vocabulary_tests
from kadath.games.machina.vocabulary.abilities import Active, Targeting
from kadath.games.machina.vocabulary.doors import THE_TARGET, ChangeDoor
from kadath.games.machina.vocabulary.targets import AroundSpace, Target
from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.kinds import Forced, Reaction
from kadath.kernel.abilities.selectors import That, These
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.codec import decode, encode
from kadath.kernel.effects import Condition, Effect, Selector, Special
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node
from kadath.testkit.machina import position  # noqa: F401  (prints the cards)


def nodes(card: Card) -> list[Node]:
    return [part for ability in card.abilities for part in ability.walk()]


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_a_card_is_well_formed(card: Card) -> None:
    assert card.abilities, "every card does something"
    for ability in card.abilities:
        assert decode(encode(ability)) == ability
        hash(ability)
    for part in nodes(card):
        for spec in fields(part):  # type: ignore[arg-type]
            assert not callable(getattr(part, spec.name)) or isinstance(part, Node)
    assert not any(isinstance(part, These) for part in nodes(card)), "a card names no number"


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_every_target_has_an_icon_and_every_icon_a_target(card: Card) -> None:
    for ability in card.abilities:
        spoken_of = {part.number for part in ability.walk() if isinstance(part, Target)}
        # Doors and spaces are referred to by nodes other than `Target`.
        spoken_of |= {1 for part in ability.walk() if isinstance(part, AroundSpace)}
        spoken_of |= {1 for part in ability.walk() if part == ChangeDoor(_how(part), THE_TARGET)}
        icons = len(ability.targets) if isinstance(ability, Active) else 0
        assert spoken_of == set(range(1, icons + 1))


def _how(part: Node) -> str:
    return part.how if isinstance(part, ChangeDoor) else ""


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_every_active_ability_has_a_cost(card: Card) -> None:
    """An ability without a cost could be used forever between two actions."""
    assert all(ability.costs for ability in card.abilities if isinstance(ability, Active))


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_only_triggered_abilities_refer_to_the_attacker_and_blocker(card: Card) -> None:
    for ability in card.abilities:
        if any(isinstance(part, That) for part in ability.walk()):
            assert isinstance(ability, Forced | Reaction)


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_attributes_belong_to_units_and_connectors_to_items(card: Card) -> None:
    assert bool(card.health and card.stamina) == (card.kind in UNITS)
    assert not any(card.connectors) or card.kind in ITEMS


def test_every_connector_fits_another() -> None:
    items = [(card.kind, card.connectors) for card in CARDS.values() if any(card.connectors)]
    for one, other in (("top", "bottom"), ("right", "left")):
        ends = {(kind, getattr(edges, one)) for kind, edges in items if getattr(edges, one)}
        assert ends == {
            (kind, getattr(edges, other)) for kind, edges in items if getattr(edges, other)
        }


def test_the_box_is_complete() -> None:
    """The totals are as printed; the split by level and scenario is our own."""
    (box,) = MANIFEST.sets
    assert Counter(one.kind for one in catalogue()) == box.printed
    levels = Counter((card.kind, card.level) for card in CARDS.values())
    assert [levels[WEAPON, level] for level in (1, 2, 3)] == [21, 17, 13]
    assert [levels[MONSTER, level] for level in (1, 2, 3, 4)] == [9, 8, 7, 5]
    for kind in (EXPLORER_EVENT, HORROR_EVENT):
        scenarios = Counter(card.scenario for card in CARDS.values() if card.kind == kind)
        assert scenarios == {0: 32, 1: 11, 2: 6, 3: 11}
    chapters = Counter(card.scenario for card in CARDS.values() if card.kind == CHAPTER)
    assert chapters == {1: 10, 2: 8, 3: 11}


def test_cards_that_the_rulebook_shows_in_full_are_not_marked_original() -> None:
    printed = {key for key, card in CARDS.items() if not card.original}
    assert len(printed) == 29
    assert {"mi_go", "kthun", "shivers", "trophy_collector", "entrance"} <= printed


def test_no_card_needs_the_escape_hatch() -> None:
    assert not any(isinstance(part, Special) for card in CARDS.values() for part in nodes(card))


MOST_KINDS = {
    "Ability": 5,
    "Modifier": 11,
    "Cost": 6,
    "Targeting": 2,
    "Trigger": 20,
    "Condition": 7,
    "Test": 6,
    "Effect": 63,
    "Selector": 20,
}
"""How many kinds of node the cards use in each category, so that an increase is noticed."""


def test_the_vocabulary_is_small() -> None:
    kinds: dict[str, set[str]] = {}
    categories = (
        Trigger,
        Targeting,
        Modifier,
        Ability,
        Cost,
        Effect,
        Condition,
        vocabulary_tests.Test,
        Selector,
    )
    for card in CARDS.values():
        for part in nodes(card):
            category = next(one for one in categories if isinstance(part, one))
            kinds.setdefault(category.__name__, set()).add(type(part).__name__)
    for name, found in kinds.items():
        assert len(found) <= MOST_KINDS[name], found
