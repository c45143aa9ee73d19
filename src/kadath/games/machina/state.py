"""The state of Machina Arcana: immutable rows in a few dictionaries.

Explorers, monsters, items, events and markers are numbered alike, so that a modifier can speak of
any of them. The number of a card that is drawn from a deck names its sleeve, not its face.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from kadath.kernel.abilities.bearing import Bearing
from kadath.kernel.abilities.using import Citations
from kadath.kernel.codec import value
from kadath.kernel.copying import game_state
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier
from kadath.kernel.sleeves.beliefs import Held
from kadath.kernel.sleeves.model import PlainSleeve

from .area import Area, area
from .cards import CARDS, CONSUMABLE, EXPLORER, EXPLORER_EVENT, HORROR_EVENT, MONSTER, Card

HORROR = 0
"""Whose the horror markers are."""

UNEQUIPPED = "unequipped"
MAIN = "main"
UPGRADE = "upgrade"
AUGMENTATION = "augmentation"
DESTROYED = "destroyed"

CLOSED = "closed"


@value
class Unit(NamedTuple):
    """An explorer or a monster in the play area."""

    card: str
    space: int
    health: int
    stamina: int = 0
    essence: int = 0


@value
class Item(NamedTuple):
    """An item: whose it is, where in the inventory, and the item it upgrades or augments."""

    card: str
    owner: int = 0
    place: str = UNEQUIPPED
    on: int = 0


@value
class Marker(NamedTuple):
    """A marker: whose it is, the card it lies on (0: none), and what lasts because of it."""

    owner: int
    on: int = 0
    changes: tuple[Modifier, ...] = ()


@game_state
class MachinaState(Bearing):
    """All there is on the table.

    `explorers` are in seating order, the dead ones too; `track` is in the order of monsters' turns.
    `attached` has the explorer of each attached event, `countdowns` the countdown tokens on a card.
    `doors` has those that are not open. `decks` and `spent` have events by kind, the top
    first; `cards` are their sleeves.
    """

    CITES = Citations(condition="MA-R16.1", cost="MA-R14.3")

    printed: str
    explorers: tuple[int, ...]
    track: tuple[int, ...]
    units: dict[int, Unit]
    items: dict[int, Item]
    markers: dict[int, Marker]
    cards: dict[int, PlainSleeve]
    beliefs: dict[int, Held]
    attached: dict[int, int]
    countdowns: dict[int, int]
    doors: dict[int, str]
    decks: dict[str, tuple[int, ...]]
    spent: dict[str, tuple[int, ...]]
    destroyed_items: tuple[int, ...]
    destroyed_monsters: tuple[str, ...]
    threat: int
    level: int

    def __init__(self, rng: int, printed: str) -> None:
        super().__init__(rng)
        self.printed = printed
        self.explorers = ()
        self.track = ()
        self.units = {}
        self.items = {}
        self.markers = {}
        self.cards = {}
        self.beliefs = {}
        self.attached = {}
        self.countdowns = {}
        self.doors = {}
        self.decks = {EXPLORER_EVENT: (), HORROR_EVENT: ()}
        self.spent = {EXPLORER_EVENT: (), HORROR_EVENT: ()}
        self.destroyed_items = ()
        self.destroyed_monsters = ()
        self.threat = 1
        self.level = 1

    # --- Rows --------------------------------------------------------------------------------

    @property
    def area(self) -> Area:
        """The play area."""
        return area(self.printed)

    def card(self, thing: int) -> Card:
        """What is printed on a unit's, an item's or an event's card."""
        row = self.units.get(thing) or self.items.get(thing)
        return CARDS[row.card if row is not None else self.cards[thing].face]

    def set_unit(self, unit: int, **fields: int) -> None:
        """Change a unit's row."""
        self.units[unit] = self.units[unit]._replace(**fields)  # type: ignore[arg-type]

    def set_item(self, item: int, **fields: int | str) -> None:
        """Change an item's row, and let it listen or not."""
        self.items[item] = self.items[item]._replace(**fields)  # type: ignore[arg-type]
        self.listen(item)

    def set_marker(self, marker: int, on: int = 0, changes: tuple[Modifier, ...] = ()) -> None:
        """Lay a marker on a card, or take it off again."""
        self.markers[marker] = Marker(self.markers[marker].owner, on, changes)
        self.listen(marker)

    def is_explorer(self, thing: int) -> bool:
        """Whether it is an explorer in play."""
        return thing in self.units and CARDS[self.units[thing].card].kind == EXPLORER

    def units_of(self, kind: str) -> tuple[int, ...]:
        """The explorers, the monsters, or all units: explorers by seat, monsters by the track."""
        explorers = tuple(one for one in self.explorers if one in self.units)
        if kind == EXPLORER:
            return explorers
        return self.track if kind == MONSTER else explorers + self.track

    def equipped(self, who: int) -> tuple[int, ...]:
        """An explorer's items that are equipped."""
        return tuple(
            item
            for item, row in self.items.items()
            if row.owner == who and row.place not in (UNEQUIPPED, DESTROYED)
        )

    def cards_of(self, who: int) -> tuple[int, ...]:
        """The cards whose active abilities a unit has: its own, its items, the current event's."""
        kind = EXPLORER_EVENT if self.is_explorer(who) else HORROR_EVENT
        carried = (
            item
            for item, row in self.items.items()
            if row.owner == who and CARDS[row.card].kind == CONSUMABLE and row.place != DESTROYED
        )
        # A monster tries those of the current horror event first (MA-R18.4).
        return (*self.spent[kind][:1], who, *self.equipped(who), *carried)

    @property
    def spectator(self) -> int:
        """The number after the last seat: whoever looks on knows what everyone does."""
        return len(self.explorers)

    def seat_of(self, who: int) -> int:
        """The seat of an explorer; what no explorer decides is decided by the first living one."""
        if who in self.explorers:
            return self.explorers.index(who)
        living = self.units_of(EXPLORER)
        return self.explorers.index(living[0]) if living else 0

    # --- Abilities ---------------------------------------------------------------------------

    def bearers(self) -> Iterable[int]:
        return (*self.units, *self.items, *self.cards, *self.markers)

    def works(self, thing: int) -> bool:
        item = self.items.get(thing)
        if item is not None:
            carried = item.place == UNEQUIPPED and CARDS[item.card].kind == CONSUMABLE
            return item.owner != 0 and (carried or item.place not in (UNEQUIPPED, DESTROYED))
        if thing in self.cards:
            if self.card(thing).attached:
                return thing in self.attached
            return any(thing in pile[:1] for pile in self.spent.values())
        marker = self.markers.get(thing)
        return thing in self.units or (marker is not None and marker.on != 0)

    def abilities(self, thing: int) -> tuple[Ability, ...]:
        """What stands on a card, or lasts because of a marker."""
        marker = self.markers.get(thing)
        return marker.changes if marker is not None else self.card(thing).abilities

    def scope(self, thing: int) -> Scope:
        """The scope in which what stands on a thing is read."""
        item = self.items.get(thing)
        if item is not None:
            return Scope(item.owner, thing)
        marker = self.markers.get(thing)
        if marker is not None:
            return Scope(marker.owner, marker.on)
        return Scope(thing if thing in self.units else self.attached.get(thing, 0), thing)

    def is_there(self, thing: int) -> bool:
        return thing in self.units or thing in self.items
