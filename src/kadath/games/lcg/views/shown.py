"""What a table shows beside its cards: where the game stands, the ways between locations, and every
value that is not as printed, with what changes it."""

from __future__ import annotations

from collections.abc import Callable

from ..faces import SKILLS
from ..frames import turn_now
from ..rules.turn_actions import actions_left
from ..state import IN_PLAY, LcgState
from ..values import base_value, explained, printed_value
from .body import Change, TurnView

STATS: dict[str, tuple[str, ...]] = {
    "investigator": (*SKILLS, "health", "sanity"),
    "asset": ("health", "sanity"),
    "enemy": ("fight", "health", "evade", "damage", "horror"),
    "location": ("shroud",),
    "act": ("clues",),
    "agenda": ("doom",),
}
"""The values that count while a card of such a type is in play."""

Numbers = tuple[tuple[str, int], ...]
Totals = dict[int, Numbers]
"""The values of things in play, as they are used."""


def turn(state: LcgState) -> TurnView | None:
    """Whose turn it is, and how many actions are left in it."""
    now = turn_now(state)
    if now is None:
        return None
    return {"who": now.who, "actions": actions_left(state, now)}


def connections(state: LcgState) -> dict[int, list[int]]:
    """The locations that each location shows as connecting."""
    return {place: list(state.connected(place)) for place in state.locations()}


def values(
    state: LcgState, is_known: Callable[[int], bool]
) -> tuple[dict[int, dict[str, tuple[int, list[Change]]]], Totals]:
    """The values of known things in play: those that are not as printed with what changes them,
    and all of them as they are used.
    """
    found: dict[int, dict[str, tuple[int, list[Change]]]] = {}
    totals: Totals = {}
    lying = [card for (zone, _), cards in state.piles.items() if zone in IN_PLAY for card in cards]
    playing = [who for who, row in state.investigators.items() if not row.out]
    for thing in (*playing, *sorted(lying)):
        if not is_known(thing):
            continue
        face = state.face(thing)
        used = []
        for stat in STATS.get(face.TYPE, ()):
            if base_value(state, thing, stat) is None:
                continue
            worked = explained(state, thing, stat)
            used.append((stat, worked.floored()))
            if worked.changes or worked.total != printed_value(face.key, stat, 1):
                found.setdefault(thing, {})[stat] = (worked.floored(), list(worked.changes))
        totals[thing] = tuple(used)
    return found, totals
