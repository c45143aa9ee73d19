"""What a table shows besides its cards: the turn, the connections between locations, and every
value that is not as printed, with its modifiers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from kadath.kernel.modifiers import VALUE

from ..faces import FACES, SKILLS
from ..frames import turn_now
from ..rules.turn_actions import actions_left
from ..state import IN_PLAY, LcgState
from ..values import base_value, explained, printed_value, value
from .body import Change, TurnView

STATS: dict[str, tuple[str, ...]] = {
    "investigator": (*SKILLS, "health", "sanity"),
    "asset": ("health", "sanity"),
    "enemy": ("fight", "health", "evade", "damage", "horror"),
    "location": ("shroud",),
    "act": ("clues",),
    "agenda": ("doom",),
}
"""The values that matter for each card type in play."""

Numbers = tuple[tuple[str, int], ...]
Totals = dict[int, Numbers]
"""The values of things in play, as used."""


def turn(state: LcgState) -> TurnView | None:
    """Whose turn it is, and how many actions are left."""
    now = turn_now(state)
    if now is None:
        return None
    return {"who": now.who, "actions": actions_left(state, now)}


def connections(state: LcgState) -> dict[int, list[int]]:
    """The connections of each location."""
    return {place: list(state.connected(place)) for place in state.locations()}


def values(
    state: LcgState, is_known: Callable[[int], bool]
) -> dict[int, dict[str, tuple[int, list[Change]]]]:
    """The values of known things in play that are not as printed, with their modifiers."""
    found: dict[int, dict[str, tuple[int, list[Change]]]] = {}
    for thing in _in_play(state):
        if not is_known(thing):
            continue
        face = state.face(thing)
        for stat in STATS.get(face.TYPE, ()):
            if base_value(state, thing, stat) is None:
                continue
            worked = explained(state, thing, stat)
            if worked.changes or worked.total != printed_value(face.key, stat, 1):
                found.setdefault(thing, {})[stat] = (worked.floored(), list(worked.changes))
    return found


def totals(state: LcgState) -> Totals:
    """All values of things in play, as used."""
    investigators = len(state.investigators)
    changed = {stat for kind, stat in state.listeners.hooks if kind == VALUE}
    found: Totals = {}
    for thing in _in_play(state):
        printed = _printed(state.face(thing).key, investigators)
        if any(stat in changed for stat, _ in printed):
            printed = tuple([(stat, value(state, thing, stat)) for stat, _ in printed])
        found[thing] = printed
    return found


@cache
def _printed(key: str, investigators: int) -> Numbers:
    """The printed values of a face in a game with that many investigators."""
    read = [
        (stat, printed_value(key, stat, investigators)) for stat in STATS.get(FACES[key].TYPE, ())
    ]
    return tuple([(stat, max(0, number)) for stat, number in read if number is not None])


def _in_play(state: LcgState) -> list[int]:
    """The investigators and the cards in play."""
    lying = [card for (zone, _), cards in state.piles.items() if zone in IN_PLAY for card in cards]
    return [*(who for who, row in state.investigators.items() if not row.out), *sorted(lying)]
