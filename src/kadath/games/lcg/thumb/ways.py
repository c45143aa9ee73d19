"""Where an investigator wants to be, and the ways there."""

from __future__ import annotations

from functools import cache

from ..faces import FACES, ActFace, AssetFace, LocationFace
from ..happenings import Moved
from ..rules.table import LcgTable
from ..selectors import Called
from .outlook import Outlook, clues_missing, goals_of, is_prepared

STEP = 12.0
"""What a step on the way costs."""
CALL = 60.0
"""What it is worth to be where the act wants them."""
UNSEEN = 45.0
HUNT = 40.0


def attractions(eyes: Outlook) -> dict[int, float]:
    """What it is worth to be at locations."""
    state = eyes.state
    found: dict[int, float] = {}
    missing = clues_missing(state)
    here = state.location_of(eyes.who)
    act = state.face(state.act) if state.act else None
    if missing:
        for place in state.locations():
            row = state.cards[place]
            if not row.revealed:
                if not state.forbids(Moved(eyes.who, eyes.who, here, place)):
                    found[place] = UNSEEN
            elif row.clues:
                chance = eyes.chance(eyes.search_margin(place, eyes.easier()))
                found[place] = eyes.clue() * (0.2 + chance)
        return found
    if isinstance(act, ActFace) and (places := _called(state, act)) and is_prepared(state):
        found.update(dict.fromkeys(places, CALL))
    for enemy in goals_of(state):
        found[state.location_of(enemy)] = HUNT
    if not found:
        for card in state.cards:
            if _is_for_the_taking(state, card):
                found[state.location_of(card)] = HUNT
    return found


def _called(state: LcgTable, act: ActFace) -> list[int]:
    named = _named_by(act.key)
    return [one for one in state.locations() if FACES[state.cards[one].face].title in named]


def ways(eyes: Outlook) -> dict[int, float]:
    """What it is worth to go to each connected location, for where it leads to."""
    state = eyes.state
    here = state.location_of(eyes.who)
    wanted = attractions(eyes)
    if not here or not wanted:
        return {}
    staying = wanted.get(here, 0.0)
    found: dict[int, float] = {}
    for first in state.connected(here):
        best = 0.0
        for place, steps in _distances(state, first, here).items():
            if place in wanted:
                best = max(best, wanted[place] - STEP * steps)
        if best > staying:
            found[first] = best - staying
    return found


def _distances(state: LcgTable, start: int, but: int) -> dict[int, int]:
    """How many steps every location is from one, without going through another."""
    found = {start: 0}
    edge = [start]
    while edge:
        further = []
        for place in edge:
            for other in state.connected(place):
                if other not in found and other != but:
                    found[other] = found[place] + 1
                    further.append(other)
        edge = further
    return found


def _is_for_the_taking(state: LcgTable, card: int) -> bool:
    """Whether an asset lies at a location and nobody controls it yet."""
    row = state.cards[card]
    return row.zone == "at" and isinstance(FACES[row.face], AssetFace)


@cache
def _named_by(act: str) -> frozenset[str]:
    """The titles of the locations that an act speaks of."""
    names = (
        node.face
        for ability in FACES[act].abilities
        for node in ability.walk()
        if isinstance(node, Called)
    )
    return frozenset(FACES[name].title for name in names if isinstance(FACES[name], LocationFace))
