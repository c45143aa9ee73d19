"""The cards as trees: every one is well formed, saved and read back, and says what it speaks of."""

from __future__ import annotations

from dataclasses import fields

import pytest

from kadath.games.machina.cards import CARDS, ITEMS, UNITS, Card
from kadath.games.machina.vocabulary.abilities import Active, Targeting
from kadath.games.machina.vocabulary.doors import THE_TARGET, ChangeDoor
from kadath.games.machina.vocabulary.targets import AroundSpace, Target
from kadath.games.machina.vocabulary.tests import Test
from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.kinds import Forced, Reaction
from kadath.kernel.abilities.selectors import That, These
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.codec import decode, encode
from kadath.kernel.effects import Condition, Effect, Selector, Special
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node

from . import tables  # noqa: F401  (prints the cards)


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
        # A door or a space that is aimed at is spoken of by nodes of its own.
        spoken_of |= {1 for part in ability.walk() if isinstance(part, AroundSpace)}
        spoken_of |= {1 for part in ability.walk() if part == ChangeDoor(_how(part), THE_TARGET)}
        icons = len(ability.targets) if isinstance(ability, Active) else 0
        assert spoken_of == set(range(1, icons + 1))


def _how(part: Node) -> str:
    return part.how if isinstance(part, ChangeDoor) else ""


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_whatever_is_used_is_paid_for(card: Card) -> None:
    """An ability without a cost could be used for ever between two actions."""
    assert all(ability.costs for ability in card.abilities if isinstance(ability, Active))


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_only_answers_speak_of_those_who_take_part(card: Card) -> None:
    for ability in card.abilities:
        if any(isinstance(part, That) for part in ability.walk()):
            assert isinstance(ability, Forced | Reaction)


@pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))
def test_attributes_belong_to_units_and_connectors_to_items(card: Card) -> None:
    assert bool(card.health and card.stamina) == (card.kind in UNITS)
    assert not any(card.connectors) or card.kind in ITEMS


def test_no_card_needs_the_escape_hatch() -> None:
    assert not any(isinstance(part, Special) for card in CARDS.values() for part in nodes(card))


MOST_KINDS = {
    "Ability": 5,
    "Modifier": 11,
    "Cost": 6,
    "Targeting": 2,
    "Trigger": 20,
    "Condition": 6,
    "Test": 6,
    "Effect": 62,
    "Selector": 20,
}
"""How many kinds of node the cards may have of each category, so that a new one is noticed."""


def test_the_vocabulary_is_small() -> None:
    kinds: dict[str, set[str]] = {}
    categories = (Trigger, Targeting, Modifier, Ability, Cost, Effect, Condition, Test, Selector)
    for card in CARDS.values():
        for part in nodes(card):
            category = next(one for one in categories if isinstance(part, one))
            kinds.setdefault(category.__name__, set()).add(type(part).__name__)
    for name, found in kinds.items():
        assert len(found) <= MOST_KINDS[name], found
