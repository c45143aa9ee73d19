"""Piles of sleeves, the top first, in a dictionary of a state."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import TypeVar

Name = TypeVar("Name")
Piles = MutableMapping[Name, tuple[int, ...]]
"""The cards of each pile from the top down; a missing pile is empty."""


def take_out(piles: Piles[Name], pile: Name, card: int) -> None:
    """Remove a card from anywhere in a pile; does nothing if it is not there."""
    before = piles.get(pile, ())
    if before and before[0] == card:
        piles[pile] = before[1:]
    elif card in before:
        at = before.index(card)
        piles[pile] = before[:at] + before[at + 1 :]


def put_on_top(piles: Piles[Name], pile: Name, cards: tuple[int, ...]) -> None:
    """Put cards on top of a pile; the first of them becomes the top card."""
    piles[pile] = cards + piles.get(pile, ())


def put_under(piles: Piles[Name], pile: Name, cards: tuple[int, ...]) -> None:
    """Put cards at the bottom of a pile; the last of them becomes the bottom card."""
    piles[pile] = piles.get(pile, ()) + cards


def draw(piles: Piles[Name], pile: Name) -> int | None:
    """Remove and return the top card of a pile; None if it is empty."""
    before = piles.get(pile, ())
    if not before:
        return None
    piles[pile] = before[1:]
    return before[0]
