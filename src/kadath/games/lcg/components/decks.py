"""Starter decks: thirty cards for each investigator, with those that they must have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Deck(NamedTuple):
    """A deck as it is built: cards by key, those of the investigator, and basic weaknesses due."""

    investigator: str
    cards: dict[str, int]
    required: tuple[str, ...]
    basic_weaknesses: int = 1

    def listed(self) -> tuple[str, ...]:
        """Every card of it but the random weaknesses, each as often as it is in it."""
        chosen = (key for key, copies in self.cards.items() for _ in range(copies))
        return (*chosen, *self.required)


GUARDIAN = (
    "45-automatic",
    "physical-training",
    "beat-cop",
    "first-aid",
    "machete",
    "guard-dog",
    "evidence",
    "dodge",
    "dynamite-blast",
    "vicious-blow",
)
SEEKER = (
    "magnifying-glass",
    "old-book-of-lore",
    "research-librarian",
    "dr-milan-christopher",
    "hyperawareness",
    "medical-texts",
    "mind-over-matter",
    "working-a-hunch",
    "barricade",
    "deduction",
)
ROGUE = (
    "switchblade",
    "burglary",
    "pickpocketing",
    "41-derringer",
    "leo-de-luca",
    "hard-knocks",
    "elusive",
    "backstab",
    "sneak-attack",
    "opportunist",
)
MYSTIC = (
    "forbidden-knowledge",
    "holy-rosary",
    "shrivelling",
    "scrying",
    "arcane-studies",
    "arcane-initiate",
    "drawn-to-the-flame",
    "ward-of-protection",
    "blinding-light",
    "fearless",
)
SURVIVOR = (
    "leather-coat",
    "scavenging",
    "baseball-bat",
    "rabbits-foot",
    "stray-cat",
    "dig-deep",
    "cunning-distraction",
    "look-what-i-found",
    "lucky",
    "survival-instinct",
)
NEUTRAL = ("knife", "flashlight", "emergency-cache")


def _cards(once: Iterable[str], twice: Iterable[str]) -> dict[str, int]:
    return {**dict.fromkeys(once, 1), **dict.fromkeys((*NEUTRAL, *twice), 2)}


STARTER_DECKS = {
    deck.investigator: deck
    for deck in (
        Deck(
            "roland-banks",
            _cards((*GUARDIAN, *SEEKER), ("guts", "manual-dexterity")),
            ("rolands-38-special", "cover-up"),
        ),
        Deck(
            "daisy-walker",
            _cards((*SEEKER, *MYSTIC), ("perception", "manual-dexterity")),
            ("daisys-tote-bag", "the-necronomicon"),
        ),
        Deck(
            "skids-otoole",
            _cards((*GUARDIAN, *ROGUE), ("guts", "overpower")),
            ("on-the-lam", "hospital-debts"),
        ),
        Deck(
            "agnes-baker",
            _cards((*MYSTIC, *SURVIVOR), ("perception", "unexpected-courage")),
            ("heirloom-of-hyperborea", "dark-memory"),
        ),
        Deck(
            "wendy-adams",
            _cards((*ROGUE, *SURVIVOR), ("overpower", "unexpected-courage")),
            ("wendys-amulet", "abandoned-and-alone"),
        ),
    )
}
"""The starter deck of each investigator."""

BASIC_WEAKNESSES = {
    "amnesia": 2,
    "paranoia": 2,
    "haunted": 1,
    "psychosis": 1,
    "hypochondria": 1,
    "mob-enforcer": 1,
    "silver-twilight-acolyte": 1,
    "stubborn-detective": 1,
}
"""The basic weaknesses of the box, and how often each is in it."""
