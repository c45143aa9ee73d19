"""Faces: what is printed on the cards. Nothing in play ever changes one."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from kadath.kernel.effects import Condition, Effect, Selector
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import Node
from kadath.kernel.rows import Row, slotted

from .vocabulary.granted import Gains, PlayInYourTurn, While, WhileInHand
from .vocabulary.scenario_cards import LeadsTo, Objective
from .vocabulary.topics import IN_HAND

SKILLS = ("willpower", "intellect", "combat", "agility")
WILD = "wild"

Icons = tuple[str, ...]
"""Skill icons as printed, one word each."""


@slotted
class Placed(Row):
    """An ability printed on a face: its conditions, its bearers, and where it is active.

    Without `zones`, it is active in the usual zones for its kind.
    """

    ability: Ability
    conditions: tuple[Condition, ...] = ()
    bearers: Selector | None = None
    zones: frozenset[str] | None = None


def placed(
    abilities: tuple[Ability, ...],
    conditions: tuple[Condition, ...] = (),
    bearers: Selector | None = None,
) -> Iterator[Placed]:
    """The abilities that listen, unwrapped from what grants them."""
    for ability in abilities:
        if isinstance(ability, While):
            yield from placed(ability.abilities, (*conditions, ability.condition), bearers)
        elif isinstance(ability, Gains):
            yield from placed(ability.abilities, conditions, ability.of)
        elif isinstance(ability, WhileInHand):
            for one in placed(ability.abilities, conditions, bearers):
                yield one._replace(zones=IN_HAND)
        elif isinstance(ability, Objective):
            yield from placed((ability.ability,), conditions, bearers)
        else:
            yield Placed(ability, conditions, bearers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What every card has. `key` identifies the face everywhere, `code` is its number in the set.

    Cards with the same `title` are copies of each other at any level; the title is the key of the
    first one, and by default the card's own key. `copies` is the number in the box, for cards
    outside investigator decks; for the others see `decks/core_set.py`.
    """

    key: str
    code: str
    title: str = ""
    copies: int = 1
    traits: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    unique: bool = False
    victory: int = 0
    weakness: bool = False
    encounter_set: str = ""
    back: tuple[Ability, ...] = ()
    placed: tuple[Placed, ...] = field(init=False, compare=False, repr=False)
    in_front: int = field(init=False, compare=False, repr=False)

    TYPE = ""

    def __post_init__(self) -> None:
        front = tuple(placed(self.abilities))
        object.__setattr__(self, "in_front", len(front))
        object.__setattr__(self, "placed", (*front, *placed(self.back)))
        if not self.title:
            object.__setattr__(self, "title", self.key)

    def trees(self) -> tuple[Node, ...]:
        """Everything printed on both sides."""
        reverse: Effect | None = getattr(self, "reverse", None)
        return (*self.abilities, *self.back, *((reverse,) if reverse is not None else ()))


@dataclass(frozen=True, slots=True, kw_only=True)
class InvestigatorFace(Face):
    """An investigator: the four skills in order, health, and sanity."""

    skills: tuple[int, int, int, int]
    health: int
    sanity: int

    TYPE = "investigator"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerFace(Face):
    """A card of an investigator deck; its class and level are in `decks/core_set.py`."""

    icons: Icons = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AssetFace(PlayerFace):
    """An asset; health or sanity None means it has no such value, which differs from 0.

    Without a cost it cannot be played.
    """

    cost: int | None
    health: int | None = None
    sanity: int | None = None
    slots: tuple[str, ...] = ()
    uses: int = 0
    use_type: str = ""

    TYPE = "asset"

    def __post_init__(self) -> None:
        # By name: `dataclass(slots=True)` recreates the class, and `super()` would not find it.
        Face.__post_init__(self)
        if "fast" in self.keywords:
            object.__setattr__(self, "placed", (*self.placed, Placed(PlayInYourTurn())))
            object.__setattr__(self, "in_front", len(self.placed))


@dataclass(frozen=True, slots=True, kw_only=True)
class EventFace(PlayerFace):
    """An event."""

    cost: int

    TYPE = "event"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillFace(PlayerFace):
    """A skill card."""

    TYPE = "skill"


@dataclass(frozen=True, slots=True, kw_only=True)
class EnemyFace(Face):
    """An enemy."""

    fight: int
    health: int
    evade: int
    damage: int
    horror: int
    health_per_investigator: bool = False

    TYPE = "enemy"


@dataclass(frozen=True, slots=True, kw_only=True)
class TreacheryFace(Face):
    """A treachery."""

    TYPE = "treachery"


@dataclass(frozen=True, slots=True, kw_only=True)
class LocationFace(Face):
    """A location; `connects` are the symbols of the locations it connects to.

    `hidden_symbol` and `hidden_connects` are those of its unrevealed side, if they differ.
    """

    shroud: int
    clues: int
    clues_per_investigator: bool = True
    symbol: str = ""
    connects: tuple[str, ...] = ()
    hidden_symbol: str = ""
    hidden_connects: tuple[str, ...] = ()
    leads_to: str = field(init=False, compare=False, repr=False)

    TYPE = "location"

    def __post_init__(self) -> None:
        Face.__post_init__(self)
        traits = [one.trait for one in self.abilities if isinstance(one, LeadsTo)]
        object.__setattr__(self, "leads_to", traits[0] if traits else "")

    def sign(self, revealed: bool) -> tuple[str, tuple[str, ...]]:
        """The symbol of the side facing up, and the symbols it connects to."""
        if self.hidden_symbol and not revealed:
            return self.hidden_symbol, self.hidden_connects
        return self.symbol, self.connects


@dataclass(frozen=True, slots=True, kw_only=True)
class ScenarioFace(Face):
    """A scenario reference card."""

    TYPE = "scenario"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActFace(Face):
    """An act; `clues` is how many to spend (None: not by clues), `reverse` what side b does."""

    stage: int
    reverse: Effect
    clues: int | None = None
    clues_per_investigator: bool = True

    TYPE = "act"

    @property
    def has_objective(self) -> bool:
        """Whether it advances by an objective other than spending clues."""
        return any(isinstance(one, Objective) for one in self.abilities)


@dataclass(frozen=True, slots=True, kw_only=True)
class AgendaFace(Face):
    """An agenda; `reverse` is the effect of side b, unless that side is the card `becomes`.

    Without a doom threshold, it does not advance by doom.
    """

    stage: int
    doom: int | None
    reverse: Effect | None = None
    becomes: str = ""

    TYPE = "agenda"


def turns(one: ActFace | AgendaFace) -> bool:
    """Whether an act or agenda has a reverse side."""
    return one.reverse is not None or bool(getattr(one, "becomes", ""))


FACES: dict[str, Face] = {}
"""All faces by key."""


@cache
def titled(key: str) -> frozenset[str]:
    """The keys of all faces with the same title as this one."""
    title = FACES[key].title
    return frozenset(other for other, face in FACES.items() if face.title == title)


def face(one: Face) -> Face:
    """Register a face."""
    if FACES.setdefault(one.key, one) is not one:
        raise TypeError(f"two faces are called {one.key}")
    return one
