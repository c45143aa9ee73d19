"""Machina Arcana's part of the battery: nothing is lost, and nobody stands where they may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from kadath.games.machina.area import FLOOR
from kadath.games.machina.cards import CARDS
from kadath.games.machina.game import Machina
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.gaining import Crafting, GainingItem
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.setting_up import HORROR_MARKERS, MARKERS
from kadath.games.machina.rules.sight import sign
from kadath.games.machina.rules.spawning import Spawning
from kadath.games.machina.state import HORROR
from kadath.games.machina.values import ESSENCE, HEALTH, HIGHEST, attribute

from ..kit import Kit


class MachinaKit(Kit[MachinaPlay]):
    """What the battery must know of Machina Arcana."""

    def __init__(self) -> None:
        super().__init__(Machina())

    def complaints(self, state: MachinaPlay) -> Iterator[str]:
        """What has been lost or made from nothing, or lies where it may not."""
        yield from _cards(state)
        yield from _markers(state)
        yield from _units(state)
        yield from _items(state)

    def definitions(self) -> Any:
        """Every card of the box."""
        return sorted(map(repr, CARDS.values()))

    def derived(self, state: MachinaPlay) -> tuple[Any, Any] | None:
        """The index of listeners, and the same index rebuilt."""
        return state.listeners, state.rebuilt_listeners()


def _cards(s: MachinaPlay) -> Iterator[str]:
    """Every hidden card is in one place: a deck, a pile, an inventory, on the track or in hand."""
    held = [*s.items, *s.track, *s.attached, *s.removed]
    for pile in (*s.decks.values(), *s.spent.values()):
        held += pile
    laid = {one.tile for one in s.laid}
    held += [card for card in s.beliefs if _tile(s, card) in laid]
    for frame in s.stack:
        if isinstance(frame, GainingItem | Crafting):
            held += [card for card in frame.drawn if card not in held]
        elif isinstance(frame, Spawning) and frame.monster and frame.monster not in held:
            held.append(frame.monster)
        elif isinstance(frame, InvokingEvent) and frame.resolving:
            held.append(frame.resolving)
    counted = Counter(held)
    for card in s.beliefs:
        if counted[card] != 1:
            yield f"{s.cards[card].face} ({card}) is in {counted[card]} places"


def _tile(s: MachinaPlay, card: int) -> int:
    face = s.cards[card].face
    return int(face) if face.isdigit() else -1


def _markers(s: MachinaPlay) -> Iterator[str]:
    owners = Counter(row.owner for row in s.markers.values())
    if owners[HORROR] != HORROR_MARKERS:
        yield f"there are {owners[HORROR]} horror markers"
    for who in s.explorers:
        if owners[who] != MARKERS:
            yield f"explorer {who} has {owners[who]} markers"


def _units(s: MachinaPlay) -> Iterator[str]:
    for unit, row in s.units.items():
        if not 0 <= row.essence <= attribute(s, unit, ESSENCE):
            yield f"unit {unit} has {row.essence} essence"
        if not 0 <= row.health <= attribute(s, unit, HEALTH):
            yield f"unit {unit} has {row.health} health"
        if not 0 <= row.stamina <= HIGHEST:
            yield f"unit {unit} has {row.stamina} stamina"
        if row.space not in s.area.terrain:
            yield f"unit {unit} stands nowhere"
    standing = [s.units[one].space for one in s.track]
    still = not any(getattr(frame, "who", 0) in s.track for frame in s.stack)
    if still and len(set(standing)) != len(standing):
        yield "two monsters stand on one space"
    if still and any(sign(s, space) not in FLOOR for space in standing):
        yield "a monster stands where it may not stay"


def _items(s: MachinaPlay) -> Iterator[str]:
    for item, row in s.items.items():
        if row.owner not in s.living():
            yield f"item {item} belongs to nobody alive"
        if row.on and (row.on not in s.items or s.items[row.on].owner != row.owner):
            yield f"item {item} rests on what is not its owner's"


KIT = MachinaKit
