"""Piles of sleeves, the top first, in a dictionary of a state."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import TypeVar

Name = TypeVar("Name")
Piles = MutableMapping[Name, tuple[int, ...]]
"""What lies where: the cards of each pile from its top down; a pile that is missing is empty."""


def take_out(piles: Piles[Name], pile: Name, card: int) -> None:
    """Take a card out of a pile, wherever in it; one that is not there leaves all as it is."""
    before = piles.get(pile, ())
    if before and before[0] == card:
        piles[pile] = before[1:]
    elif card in before:
        at = before.index(card)
        piles[pile] = before[:at] + before[at + 1 :]


def put_on_top(piles: Piles[Name], pile: Name, cards: tuple[int, ...]) -> None:
    """Put cards on a pile; the first of them is the top one."""
    piles[pile] = cards + piles.get(pile, ())


def put_under(piles: Piles[Name], pile: Name, cards: tuple[int, ...]) -> None:
    """Put cards under a pile; the last of them is the bottom one."""
    piles[pile] = piles.get(pile, ()) + cards


def draw(piles: Piles[Name], pile: Name) -> int | None:
    """Take the top card of a pile; None: it is empty."""
    before = piles.get(pile, ())
    if not before:
        return None
    piles[pile] = before[1:]
    return before[0]
