"""The state of Machina Arcana: immutable rows in a few dictionaries.

Explorers, monsters, items, events, chapters and markers share one series of numbers, so that a
modifier can apply to any of them. The number of a card drawn from a deck names its sleeve, not its
face.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from kadath.kernel.abilities.bearing import Bearing
from kadath.kernel.abilities.using import Citations
from kadath.kernel.citations import cites
from kadath.kernel.codec import value
from kadath.kernel.copying import game_state
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier
from kadath.kernel.sleeves.beliefs import Held
from kadath.kernel.sleeves.model import PlainSleeve

from .area import Area, Laid, area
from .cards import CARDS, CONSUMABLE, EXPLORER, EXPLORER_EVENT, HORROR_EVENT, ITEMS, MONSTER, Card

HORROR = 0
"""The owner of the horror markers."""

UNEQUIPPED = "unequipped"
MAIN = "main"
UPGRADE = "upgrade"
AUGMENTATION = "augmentation"
DESTROYED = "destroyed"

CLOSED = "closed"

ITEM = "item"
"""The pile of all destroyed items."""
TILE_DECK = "tile"
UNIT = "unit"

NO_TOKEN = -1
"""In place of a tile edge: the token is not in play."""

GONE = "X"
"""The sign of a destroyed space."""
LIT = "*"
"""The sign of a space with a light token."""


@value
class Unit(NamedTuple):
    """An explorer, a monster or a boss in the play area."""

    card: str
    space: int
    health: int
    stamina: int = 0
    essence: int = 0


@value
class Item(NamedTuple):
    """An item of an explorer: its place in the inventory, and the item it upgrades or augments."""

    card: str
    owner: int = 0
    place: str = UNEQUIPPED
    on: int = 0


@value
class Marker(NamedTuple):
    """A marker: its owner, the card it is on (0: none), and the effects that last because of it."""

    owner: int
    on: int = 0
    changes: tuple[Modifier, ...] = ()


@value
class Variants(NamedTuple):
    """How the game is played: the variants of MA-R19, and whether the dead steer monsters."""

    length: str = "whole"
    difficulty: str = "normal"
    scheming: bool = True
    campaign: bool = False


@game_state
class MachinaState(Bearing):
    """Everything on the table.

    `explorers`, dead or alive, are in seating order and dealt round the seats; those in `away` have
    left by the exit. `track` is the monsters' order of turns. `attached` has the explorer of each
    attached event, `countdowns` the countdown tokens on a card, and `taken_part` the explorers who
    did what a card asks of each. `doors` has those that are not open, `tokens` the spaces that are
    destroyed or lit, and `treated` those that count as something else. `decks` and `spent` have
    cards by kind, the top first; `cards` are their sleeves. `up` has the side that a tile of the
    deck will show, if it is known.
    """

    LAYOUT: ClassVar[int] = 6
    CITES = Citations(condition="MA-R16.1", cost="MA-R14.3", limit="MA-R14.10", effect="MA-R14.4")
    DERIVED: ClassVar[frozenset[str]] = Bearing.DERIVED | {"area"}

    seats: int
    scenario: int
    variants: Variants
    laid: tuple[Laid, ...]
    area: Area
    entry: int
    exit: int
    explorers: tuple[int, ...]
    track: tuple[int, ...]
    boss: int
    units: dict[int, Unit]
    away: dict[int, Unit]
    items: dict[int, Item]
    markers: dict[int, Marker]
    cards: dict[int, PlainSleeve]
    beliefs: dict[int, Held]
    attached: dict[int, int]
    countdowns: dict[int, int]
    taken_part: dict[int, tuple[int, ...]]
    controlled: dict[int, int]
    doors: dict[int, str]
    tokens: dict[int, str]
    treated: dict[int, str]
    decks: dict[str, tuple[int, ...]]
    spent: dict[str, tuple[int, ...]]
    up: dict[int, str]
    removed: tuple[int, ...]
    chapters: tuple[int, ...]
    chapter: int
    scenario_card: int
    final: int
    boss_lost: int
    spawn: int
    horror: int
    threat: int
    campaign_threat: int
    level: int
    round: int

    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.seats = 1
        self.scenario = 0
        self.variants = Variants()
        self.laid = ()
        self.area = area(())
        self.entry = NO_TOKEN
        self.exit = NO_TOKEN
        self.explorers = ()
        self.track = ()
        self.boss = 0
        self.units = {}
        self.away = {}
        self.items = {}
        self.markers = {}
        self.cards = {}
        self.beliefs = {}
        self.attached = {}
        self.countdowns = {}
        self.taken_part = {}
        self.controlled = {}
        self.doors = {}
        self.tokens = {}
        self.treated = {}
        self.decks = dict.fromkeys((*sorted(ITEMS), EXPLORER_EVENT, HORROR_EVENT), ())
        self.decks |= {MONSTER: (), TILE_DECK: ()}
        self.spent = dict.fromkeys((EXPLORER_EVENT, HORROR_EVENT, MONSTER, ITEM), ())
        self.up = {}
        self.removed = ()
        self.chapters = ()
        self.chapter = 0
        self.scenario_card = 0
        self.final = 0
        self.boss_lost = 0
        self.spawn = 0
        self.horror = 0
        self.threat = 1
        self.campaign_threat = 0
        self.level = 1
        self.round = 0

    def derive(self) -> None:
        self.area = area(self.laid)
        super().derive()

    # --- Rows --------------------------------------------------------------------------------

    def lay(self, laid: tuple[Laid, ...]) -> None:
        """Change the arrangement of the tiles."""
        self.laid = laid
        self.area = area(laid)

    def card(self, thing: int) -> Card:
        """What is printed on the card of a unit, an item, an event or a chapter."""
        row = self.units.get(thing) or self.items.get(thing)
        return CARDS[row.card if row is not None else self.cards[thing].face]

    def set_unit(self, unit: int, **fields: int) -> None:
        """Change a unit's row."""
        self.units[unit] = self.units[unit]._replace(**fields)  # type: ignore[arg-type]

    def set_item(self, item: int, **fields: int | str) -> None:
        """Change an item's row, and start or stop its listening."""
        self.items[item] = self.items[item]._replace(**fields)  # type: ignore[arg-type]
        self.listen(item)

    def set_marker(self, marker: int, on: int = 0, changes: tuple[Modifier, ...] = ()) -> None:
        """Put a marker on a card, or take it off."""
        self.markers[marker] = Marker(self.markers[marker].owner, on, changes)
        self.listen(marker)

    def is_explorer(self, thing: int) -> bool:
        """Whether it is an explorer in play."""
        return thing in self.units and thing in self.explorers

    def units_of(self, kind: str) -> tuple[int, ...]:
        """The explorers (by seat), the monsters (by the track), or all units."""
        if kind == MONSTER:
            return self.track
        units = self.units
        explorers = tuple([one for one in self.explorers if one in units])
        if kind == EXPLORER:
            return explorers
        boss = (self.boss,) if self.boss in units else ()
        return explorers + self.track + boss

    def living(self) -> tuple[int, ...]:
        """The explorers who are alive, in play or away."""
        return tuple([one for one in self.explorers if one in self.units or one in self.away])

    def printed_stamina(self, who: int) -> int:
        """The stamina printed on the card of an explorer who is away, since nothing changes it."""
        return CARDS[self.away[who].card].stamina

    def equipped(self, who: int) -> tuple[int, ...]:
        """An explorer's equipped items."""
        return tuple(
            [
                item
                for item, row in self.items.items()
                if row.owner == who and row.place != UNEQUIPPED
            ]
        )

    @cites("MA-R13.1", "MA-R13.11")
    def current(self, kind: str) -> tuple[int, ...]:
        """The current event of a kind: the topmost one played that is not attached.

        An attached event never becomes current.
        """
        for event in self.spent[kind]:
            if not CARDS[self.cards[event].face].attached:
                return (event,)
        return ()

    @cites("MA-R6.3", "MA-R6.6", "MA-R12.1", "MA-R13.4", "MA-R13.5", "MA-R18.4")
    def cards_of(self, who: int) -> tuple[int, ...]:
        """The cards whose active abilities a unit has.

        A monster tries those of the current horror event first.
        """
        if who not in self.explorers:
            return (*self.current(HORROR_EVENT), who) if who != self.boss else (who,)
        own = [
            item
            for item, row in self.items.items()
            if row.owner == who and (row.place != UNEQUIPPED or _is_consumable(row.card))
        ]
        bound = [event for event, owner in self.attached.items() if owner == who]
        story = (self.chapter,) if self.chapter else ()
        return (who, *own, *bound, *self.current(EXPLORER_EVENT), *story)

    @property
    def spectator(self) -> int:
        """The number after the last seat: spectators know what everyone knows."""
        return self.seats

    def seat_of(self, who: int) -> int:
        """The seat of an explorer; the first living explorer decides what belongs to none."""
        if who in self.explorers:
            return self.explorers.index(who) % self.seats
        living = self.living()
        return self.explorers.index(living[0]) % self.seats if living else 0

    # --- Abilities ---------------------------------------------------------------------------

    def bearers(self) -> Iterable[int]:
        story = (self.scenario_card, self.chapter, self.final)
        played = (*self.current(EXPLORER_EVENT), *self.current(HORROR_EVENT), *self.attached)
        return (*self.units, *self.items, *self.markers, *played, *filter(None, story))

    @cites("MA-R11.1", "MA-R14.1", "MA-R14.7")
    def works(self, thing: int) -> bool:
        item = self.items.get(thing)
        if item is not None:
            return item.place != UNEQUIPPED or _is_consumable(item.card)
        if thing in self.units or thing in self.attached:
            return True
        marker = self.markers.get(thing)
        if marker is not None:
            return marker.on != 0
        if thing in (self.scenario_card, self.chapter, self.final):
            return thing != 0
        return any(thing in self.current(kind) for kind in (EXPLORER_EVENT, HORROR_EVENT))

    def abilities(self, thing: int) -> tuple[Ability, ...]:
        """The abilities on a card, or those that last because of a marker."""
        marker = self.markers.get(thing)
        return marker.changes if marker is not None else self.card(thing).abilities

    @cites("MA-R11.2")
    def scope(self, thing: int) -> Scope:
        """The scope for the abilities of a thing."""
        item = self.items.get(thing)
        if item is not None:
            return Scope(item.owner, thing)
        marker = self.markers.get(thing)
        if marker is not None:
            return Scope(marker.owner, marker.on)
        return Scope(thing if thing in self.units else self.attached.get(thing, 0), thing)

    def is_there(self, thing: int) -> bool:
        return thing in self.units or thing in self.items


def _is_consumable(card: str) -> bool:
    return CARDS[card].kind == CONSUMABLE
