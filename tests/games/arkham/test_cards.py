"""The components as trees: each is well formed and survives JSON."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import JOINED
from kadath.games.arkham.cards import (
    ENCOUNTERS,
    FACES,
    ITEMS,
    MARKER,
    MONSTERS,
    SHEETS,
    SKILLS,
    SPELL,
)
from kadath.games.arkham.vocabulary.effects.spells import Cast
from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.codec import decode, encode
from kadath.kernel.effects import Amount, Condition, Effect, Selector, Special
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import Node
from kadath.testkit.arkham import position  # noqa: F401  (prints the components)

TREES: dict[str, tuple[Node, ...]] = {
    **{key: face.abilities for key, face in FACES.items() if face.kind != MARKER},
    **{key: sheet.abilities for key, sheet in SHEETS.items()},
    **{key: (entry.effect,) for key, entry in ENCOUNTERS.items()},
}


@pytest.mark.parametrize("key", TREES)
def test_a_tree_is_well_formed(key: str) -> None:
    # The second card of a story may be empty if the story ended with an immediate effect.
    may_be_empty = key == "defaulted_loan" or key.endswith(("_story_passed", "_story_failed"))
    assert TREES[key] or may_be_empty, "every other card does something"
    for tree in TREES[key]:
        assert decode(encode(tree)) == tree
        hash(tree)


@pytest.mark.parametrize("key", FACES)
def test_only_spells_are_cast_and_all_spells_are(key: str) -> None:
    face = FACES[key]
    casts = any(isinstance(part, Cast) for tree in face.abilities for part in tree.walk())
    assert casts == (face.kind == SPELL) == (face.casting is not None)


@pytest.mark.parametrize("key", FACES)
def test_only_items_have_a_price_and_need_hands(key: str) -> None:
    face = FACES[key]
    assert (not face.price and face.hands is None) or face.kind in ITEMS
    assert not face.is_weapon or face.hands is not None


def test_sheets_have_three_sliders_of_four_stops_and_a_home_on_the_board() -> None:
    for sheet in SHEETS.values():
        assert [len(stops) for stops in sheet.sliders] == [4] * (len(SKILLS) // 2)
        assert sheet.home in JOINED


def test_monsters_that_do_not_horrify_deal_no_horror() -> None:
    for monster in MONSTERS.values():
        assert (monster.horror is not None) == bool(monster.horror_damage)


def test_no_component_needs_the_escape_hatch() -> None:
    parts = [part for trees in TREES.values() for tree in trees for part in tree.walk()]
    assert not any(isinstance(part, Special) for part in parts)


def test_the_vocabulary_is_small() -> None:
    """The number of kinds of node in each category, so that an increase is noticed."""
    kinds: dict[str, set[str]] = {}
    categories = (Trigger, Ability, Cost, Effect, Condition, Amount, Selector)
    for trees in TREES.values():
        for part in (part for tree in trees for part in tree.walk()):
            category = next((one for one in categories if isinstance(part, one)), Node)
            kinds.setdefault(category.__name__, set()).add(type(part).__name__)
    most = {
        "Ability": 45,
        "Trigger": 50,
        "Cost": 20,
        "Condition": 40,
        "Effect": 150,
        "Amount": 30,
        "Selector": 20,
        "Node": 10,
    }
    assert {category for category, names in kinds.items() if len(names) > most[category]} == set()
