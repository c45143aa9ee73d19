"""What is printed on the cards, sheets and tokens of Arkham Horror, by key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol, TypeVar

from kadath.kernel.effects import Effect, Number
from kadath.kernel.listeners import Ability

COMMON = "common_item"
UNIQUE = "unique_item"
SPELL = "spell"
SKILL = "skill_card"
ALLY = "ally"
BLESSING = "blessing"
CURSE = "curse"
LOAN = "loan"
ANCIENT_ONE = "ancient_one"
RETAINER = "retainer"
MEMBERSHIP = "membership"
DEPUTY = "deputy"
DEPUTY_ITEM = "deputy_item"
"""The equipment of the Deputy, which may be traded."""
PLACE = "place"
"""The text on the board beside a location."""

HERALD = "herald"
DUST = "dust"
LOOK = "innsmouth_look"
STORY = "personal_story"

MYTHOS_CARD = "mythos_card"
GATE_CARD = "gate_card"
MARKER = "gate_marker"
"""A gate: face down in its stack, open on the board, or somebody's trophy."""

MONSTER_TROPHY = "monster_trophy"
"""Among random possessions: a monster from the cup."""

HEADLINE = "headline"
ENVIRONMENT = "environment"
RUMOR = "rumor"
STORY_CONTINUES = "story_continues"
"""The kinds of Mythos cards; the last one only shuffles the deck."""

BASE = "base"
INNSMOUTH = "innsmouth"
"""The boxes that a component belongs to."""

RANDOM = "random"
"""Chosen at random before the game."""

BOX = "box"
"""The pile of cards that have left the game."""

TABLE = -1
"""The owner of cards in play that belong to nobody: the Ancient One, an Environment."""

ITEMS = frozenset({COMMON, UNIQUE, SPELL, DEPUTY_ITEM})
"""What counts as an item: it can be traded, and half are lost on going insane or unconscious."""

ITEM = "item"
WEAPON = "weapon"
TOME = "tome"
COMMON_OR_UNIQUE = "common_or_unique_item"
SPELL_OR_TOME = "spell_or_tome"

SANITY = "sanity"
STAMINA = "stamina"
CLUES = "clues"
MONEY = "money"

SKILLS = ("speed", "sneak", "fight", "will", "lore", "luck")
"""The skills, in pairs that share a slider."""

PHYSICAL = "physical"
MAGICAL = "magical"


class Casting(NamedTuple):
    """The requirements of casting a spell."""

    modifier: Number
    sanity: int


class Face(NamedTuple):
    """A card as printed; `hands` is None if it is not held in combat.

    An `original` one is our own design, because the printed one is not known. Kinds with levels
    have a deck for each level. `back` is the other side of a card that can be turned over.
    """

    key: str
    kind: str
    abilities: tuple[Ability, ...]
    price: int = 0
    hands: int | None = None
    is_weapon: bool = False
    is_tome: bool = False
    casting: Casting | None = None
    copies: int = 1
    box: str = BASE
    original: bool = False
    level: int = 0
    back: str = ""


class Sheet(NamedTuple):
    """An investigator sheet; `sliders` has the values of both skills at each stop.

    Some investigators may start `anywhere`, not just at home.
    """

    key: str
    sanity: int
    stamina: int
    home: str
    focus: int
    sliders: tuple[tuple[tuple[int, int], ...], ...]
    abilities: tuple[Ability, ...]
    money: int = 0
    clues: int = 0
    fixed: tuple[str, ...] = ()
    random: tuple[tuple[str, int], ...] = ()
    box: str = BASE
    anywhere: bool = False


class Monster(NamedTuple):
    """A kind of monster; `horror` is None if it has no Horror check.

    It is fought with a `skill`; `base` and `innsmouth` are the numbers of its tokens in each box.
    """

    key: str
    movement: str
    dimension: str
    awareness: int
    horror: int | None
    horror_damage: int
    toughness: int
    combat: int
    combat_damage: int
    keywords: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    nightmarish: int = 0
    overwhelming: int = 0
    skill: str = "fight"
    base: int = 0
    innsmouth: int = 0

    def tokens(self, boxes: Iterable[str]) -> int:
        """The number of its tokens in some boxes together."""
        return sum({BASE: self.base, INNSMOUTH: self.innsmouth}[box] for box in boxes)


class Encounter(NamedTuple):
    """One entry of a location card."""

    key: str
    location: str
    effect: Effect
    card: str
    box: str = BASE


class MythosCard(NamedTuple):
    """A Mythos card.

    `effect` is what a Headline does, or a Rumor when it enters play; `abilities` are in force while
    an Environment or a Rumor is in play. A burst removes elder signs.
    """

    key: str
    kind: str
    gate: str = ""
    clues: tuple[str, ...] = ()
    white: tuple[str, ...] = ()
    black: tuple[str, ...] = ()
    effect: Effect | None = None
    abilities: tuple[Ability, ...] = ()
    trait: str = ""
    is_burst: bool = False
    doom: int = 0
    box: str = BASE


class GateCard(NamedTuple):
    """A gate card: its encounters, by world or "other"; one without a color shuffles the deck.

    `abilities` are in force while an investigator keeps it.
    """

    key: str
    color: str
    entries: tuple[tuple[str, Effect], ...] = ()
    abilities: tuple[Ability, ...] = ()
    box: str = BASE


class AncientOne(NamedTuple):
    """What the battle with an Ancient One needs; what applies while it sleeps is on its card.

    `battle` applies in the final battle; `start` and `attack` are its texts there. Without an
    attack there is no battle. It has to be beaten that many `times`. Some bring the decks of Dust.
    """

    key: str
    doom_track: int
    combat: int
    defences: frozenset[str] = frozenset()
    start: Effect | None = None
    attack: Effect | None = None
    battle: tuple[Ability, ...] = ()
    times: int = 1
    has_dust: bool = False


ANCIENT_ONES: dict[str, AncientOne] = {}
FACES: dict[str, Face] = {}
SHEETS: dict[str, Sheet] = {}
MONSTERS: dict[str, Monster] = {}
ENCOUNTERS: dict[str, Encounter] = {}
MYTHOS: dict[str, MythosCard] = {}
GATE_CARDS: dict[str, GateCard] = {}


def kind_of(face: str) -> str:
    """The kind of a card, by its face."""
    if face in FACES:
        return FACES[face].kind
    return MYTHOS_CARD if face in MYTHOS else GATE_CARD


def deck_of(face: str) -> str:
    """The deck that a card belongs to."""
    level = FACES[face].level if face in FACES else 0
    return f"{kind_of(face)}_{level}" if level else kind_of(face)


def abilities_of(face: str) -> tuple[Ability, ...]:
    """The abilities of a card in play."""
    if face in FACES:
        return FACES[face].abilities
    return MYTHOS[face].abilities if face in MYTHOS else GATE_CARDS[face].abilities


class _Keyed(Protocol):
    @property
    def key(self) -> str: ...


P = TypeVar("P", bound=_Keyed)


def print_into(box: dict[str, P], *printed: P) -> None:
    """Add components to their part of the box."""
    for one in printed:
        if box.setdefault(one.key, one) is not one:
            raise TypeError(f"two components are called {one.key}")
