"""The Core Set as a collection: all its player cards, and the investigators' options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .collection import (
    BASIC_WEAKNESS,
    INVESTIGATOR,
    SIGNATURE,
    STORY,
    WEAKNESS,
    Access,
    Building,
    CardEntry,
    Collection,
)

LEVEL_0 = {
    "guardian": (
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
    ),
    "seeker": (
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
    ),
    "rogue": (
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
    ),
    "mystic": (
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
    ),
    "survivor": (
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
    ),
}
"""The level 0 cards of each class, in numerical order."""

HIGHER = {
    "guardian": {"extra-ammunition": 1, "police-badge": 2, "beat-cop-2": 2, "shotgun": 4},
    "seeker": {
        "magnifying-glass-1": 1,
        "disc-of-itzamna": 2,
        "encyclopedia": 2,
        "cryptic-research": 4,
    },
    "rogue": {"leo-de-luca-1": 1, "cat-burglar": 1, "sure-gamble": 3, "hot-streak": 4},
    "mystic": {"mind-wipe": 1, "blinding-light-2": 2, "book-of-shadows": 3, "grotesque-statue": 4},
    "survivor": {"aquinnah": 1, "close-call": 2, "lucky-2": 2, "will-to-survive": 3},
}
"""The higher-level cards that follow them, with their levels."""

TITLES = {
    "beat-cop-2": "beat-cop",
    "magnifying-glass-1": "magnifying-glass",
    "leo-de-luca-1": "leo-de-luca",
    "blinding-light-2": "blinding-light",
    "lucky-2": "lucky",
}
"""Higher-level cards that are copies of a level 0 card."""

NEUTRAL = {
    "knife": 4,
    "flashlight": 4,
    "emergency-cache": 4,
    "guts": 2,
    "perception": 2,
    "overpower": 2,
    "manual-dexterity": 2,
    "unexpected-courage": 2,
}
"""The neutral level 0 cards, and how many of each are in the box."""

NEUTRAL_3 = {"bulletproof-vest": 2, "elder-sign-amulet": 2}

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
"""The basic weaknesses, and how many of each are in the box."""


def _building(own: str, other: str, *required: str) -> Building:
    return Building(30, (Access((own, "neutral"), 5), Access((other,), 2)), required)


BUILDING = {
    "roland-banks": _building("guardian", "seeker", "rolands-38-special", "cover-up"),
    "daisy-walker": _building("seeker", "mystic", "daisys-tote-bag", "the-necronomicon"),
    "skids-otoole": _building("rogue", "guardian", "on-the-lam", "hospital-debts"),
    "agnes-baker": _building("mystic", "survivor", "heirloom-of-hyperborea", "dark-memory"),
    "wendy-adams": _building("survivor", "rogue", "wendys-amulet", "abandoned-and-alone"),
}
"""Each investigator's deck building: access to two classes, a signature card, and a weakness."""


def _numbered() -> Iterator[CardEntry]:
    for key, building in BUILDING.items():
        yield CardEntry(key, "", INVESTIGATOR, cls=building.options[0].classes[0])
    for building in BUILDING.values():
        asset, weakness = building.required
        yield CardEntry(asset, "", SIGNATURE)
        yield CardEntry(weakness, "", WEAKNESS)
    for cls, keys in LEVEL_0.items():
        for key in keys:
            yield CardEntry(key, "", cls=cls, level=0)
        for key, level in HIGHER[cls].items():
            yield CardEntry(key, "", cls=cls, level=level, title=TITLES.get(key, ""))
    for level, neutral in ((0, NEUTRAL), (3, NEUTRAL_3)):
        for key, copies in neutral.items():
            yield CardEntry(key, "", level=level, copies=copies)
    for key, copies in BASIC_WEAKNESSES.items():
        yield CardEntry(key, "", BASIC_WEAKNESS, copies=copies)


def _cards() -> Iterable[CardEntry]:
    # The player cards are numbered consecutively in exactly this order.
    for number, card in enumerate(_numbered(), start=1):
        yield card._replace(code=f"01{number:03}")
    yield CardEntry("lita-chantler", "01117", STORY)


CORE_SET = Collection(_cards(), BUILDING)
"""One Core Set."""
