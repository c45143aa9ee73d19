"""Decks of hidden cards: adding new cards to the game, and shuffling cards in."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.sleeves.knowledge import hide, shuffle
from kadath.kernel.sleeves.model import PlainSleeve

from ..cards import ITEMS, MONSTER, OF_KIND
from ..state import MachinaState


def new_cards(s: MachinaState, faces: Iterable[str]) -> tuple[int, ...]:
    """Cards that enter the game face down, each in its own sleeve."""
    s.serial += 1
    lot = s.serial
    found = []
    for face in faces:
        s.serial += 1
        s.cards[s.serial] = PlainSleeve(face)
        found.append(s.serial)
    hide(s, found, lot)
    return tuple(found)


def shuffle_in(s: MachinaState, kind: str, cards: tuple[int, ...]) -> None:
    """Shuffle cards into a deck."""
    deck = s.decks[kind] + cards
    s.decks[kind] = deck
    shuffle(s, deck)


@cites("MA-R2.5", "MA-R12.13", "MA-R11.16")
def add_items(s: MachinaState, levels: tuple[int, ...]) -> None:
    """Shuffle all items of these levels into the decks of their types, except those kept."""
    kept = {row.card for row in s.items.values()}
    for kind in sorted(ITEMS):
        items = [card.key for card in OF_KIND[kind] if card.level in levels]
        shuffle_in(s, kind, new_cards(s, [key for key in items if key not in kept]))
    s.note("items-added", levels=levels)


@cites("MA-R2.6", "MA-R4.3")
def add_monsters(s: MachinaState, level: int) -> None:
    """Shuffle the monsters of a level into their deck, along with all destroyed ones."""
    added = [card.key for card in OF_KIND[MONSTER] if card.level == level]
    destroyed, s.spent[MONSTER] = s.spent[MONSTER], ()
    shuffle_in(s, MONSTER, destroyed + new_cards(s, added))
