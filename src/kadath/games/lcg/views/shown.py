"""What a table shows beside its cards: where the game stands, the ways between locations, and every
value that is not as printed, with what changes it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..faces import SKILLS
from ..frames import turn_now
from ..rules.turn_actions import actions_left
from ..state import IN_PLAY, LcgState
from ..values import base_value, explained, printed_value

STATS: dict[str, tuple[str, ...]] = {
    "investigator": (*SKILLS, "health", "sanity"),
    "asset": ("health", "sanity"),
    "enemy": ("fight", "health", "evade", "damage", "horror"),
    "location": ("shroud",),
    "act": ("clues",),
    "agenda": ("doom",),
}
"""The values that count while a card of such a type is in play."""


def turn(state: LcgState) -> dict[str, int] | None:
    """Whose turn it is, and how many actions are left in it."""
    now = turn_now(state)
    if now is None:
        return None
    return {"who": now.who, "actions": actions_left(state, now)}


def connections(state: LcgState) -> dict[int, list[int]]:
    """The locations that each location shows as connecting."""
    return {place: list(state.connected(place)) for place in state.locations()}


def values(state: LcgState, is_known: Callable[[int], bool]) -> dict[int, dict[str, Any]]:
    """The values of known things in play that are not as printed, each with what changes it."""
    found: dict[int, dict[str, Any]] = {}
    lying = [card for (zone, _), cards in state.piles.items() if zone in IN_PLAY for card in cards]
    playing = [who for who, row in state.investigators.items() if not row.out]
    for thing in (*playing, *sorted(lying)):
        if not is_known(thing):
            continue
        face = state.face(thing)
        for stat in STATS.get(face.TYPE, ()):
            if base_value(state, thing, stat) is None:
                continue
            worked = explained(state, thing, stat)
            if worked.changes or worked.total != printed_value(face.key, stat, 1):
                changes = [list(change) for change in worked.changes]
                found.setdefault(thing, {})[stat] = [worked.floored(), changes]
    return found
