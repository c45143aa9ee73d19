"""Where an investigator wants to be, and how to get there."""

from __future__ import annotations

from functools import cache

from kadath.kernel.effects import Effect
from kadath.kernel.graph import distances

from ..faces import FACES, ActFace, AssetFace, LocationFace
from ..happenings import Investigated, Moved
from ..state import LcgState
from ..values import has_keyword
from ..vocabulary.abilities import Forced
from ..vocabulary.selectors import Called
from ..vocabulary.triggers import Enters
from .aims import clues_missing, goals_of
from .cards import asset_worth
from .effects import effect_worth
from .endings import escapes, holders, waited_for
from .objectives import sought, trade_of
from .outlook import Outlook
from .strength import is_prepared, mastered

STEP = 12.0
"""The cost of each step."""
CALL = 60.0
"""The value of being where the act wants them."""
TAKING = 0.6
"""The share of the value of an asset that can be taken there."""
SOURCE = 30.0
"""The value of being where clues are, besides the chance of finding them."""
OUT = 300.0
"""The value of being where the scenario can be ended without losing."""
HUNT = 40.0
NAMED = 60.0
DOOMED = 40.0
"""The value of being where a goal is, the bonus where one of several can be handled, and the value
per doom on an enemy there.
"""


def attractions(outlook: Outlook) -> dict[int, float]:
    """The value of being at locations."""
    state = outlook.state
    found: dict[int, float] = {}
    missing = clues_missing(state)
    here = state.location_of(outlook.who)
    act = state.face(state.act) if state.act else None
    if way_out := _way_out(outlook):
        return way_out
    if holder := waited_for(state):
        # They stay together, and invite no more trouble.
        return {state.location_of(holder): CALL}
    if missing:
        for place in state.locations():
            row = state.cards[place]
            clues = row.clues if row.revealed else _clues_behind(row.face)
            if not clues or state.forbids(Investigated(outlook.who, place)):
                continue
            if not row.revealed and state.forbids(Moved(outlook.who, outlook.who, here, place)):
                continue
            margin = outlook.search_margin(place, outlook.easier())
            searched = outlook.attempt("intellect", margin, outlook.clue(), 0.0)
            found[place] = SOURCE + searched + _entering(outlook, place)
        _add_doomed(outlook, found)
        if trade_of(state.cards[state.act].face) is not None:
            _add_hunted(outlook, found)
        return found
    _add_doomed(outlook, found)
    if isinstance(act, ActFace) and (places := _called(state, act)) and is_prepared(state):
        found.update(dict.fromkeys(places, CALL))
    _add_hunted(outlook, found)
    for card in state.cards:
        if _is_for_the_taking(state, card):
            place = state.location_of(card)
            follows = HUNT if any(_comes_along(outlook, one) for one in goals_of(state)) else 0.0
            found[place] = max(found.get(place, 0.0), follows + TAKING * asset_worth(outlook, card))
    return found


def _way_out(outlook: Outlook) -> dict[int, float]:
    """The places where this investigator, with the right card, can end the scenario."""
    state = outlook.state
    return {
        state.location_of(card): OUT
        for escape in escapes(state)
        if outlook.who in holders(state, escape)
        for card, row in state.cards.items()
        if row.face == escape.bearer and state.location_of(card)
    }


def _add_hunted(outlook: Outlook, found: dict[int, float]) -> None:
    """Add the places of enemies the act is about or names, as far as they can be handled."""
    state = outlook.state
    named = NAMED if state.act and sought(state.cards[state.act].face)[1] else 0.0
    for enemy in goals_of(state):
        place = state.location_of(enemy)
        worth = HUNT + named * mastered(outlook, enemy)
        found[place] = max(found.get(place, 0.0), worth)


def _add_doomed(outlook: Outlook, found: dict[int, float]) -> None:
    """Add the places of enemies with doom, as far as they can be handled."""
    state = outlook.state
    for place in state.locations():
        for enemy in state.enemies_at(place):
            doom = state.cards[enemy].doom
            if doom:
                worth = DOOMED * doom * mastered(outlook, enemy)
                found[place] = max(found.get(place, 0.0), worth)


def _comes_along(outlook: Outlook, enemy: int) -> bool:
    """Whether an enemy will follow the investigator."""
    state = outlook.state
    return state.engaged_with(enemy) == outlook.who or has_keyword(state, enemy, "hunter")


def _entering(outlook: Outlook, place: int) -> float:
    """The value of what a location's text does on entering it."""
    state = outlook.state
    if place == state.location_of(outlook.who):
        return 0.0
    return sum([effect_worth(outlook, one) for one in _on_entering(state.cards[place].face)])


@cache
def _on_entering(key: str) -> tuple[Effect, ...]:
    return tuple(
        one.effect
        for one in FACES[key].abilities
        if isinstance(one, Forced) and isinstance(one.to, Enters)
    )


@cache
def _clues_behind(key: str) -> int:
    """How many clues a location has once revealed."""
    face = FACES[key]
    return face.clues if isinstance(face, LocationFace) else 0


def _called(state: LcgState, act: ActFace) -> list[int]:
    named = _named_by(act.key)
    return [one for one in state.locations() if FACES[state.cards[one].face].title in named]


def ways(outlook: Outlook) -> dict[int, float]:
    """The value of moving to each connected location, for where it leads."""
    state = outlook.state
    here = state.location_of(outlook.who)
    wanted = attractions(outlook)
    if not here or not wanted:
        return {}
    staying = wanted.get(here, 0.0)
    found: dict[int, float] = {}
    for first in state.connected(here):
        best = 0.0
        for place, steps in distances(state.connected, first, without=(here,)).items():
            if place in wanted:
                best = max(best, wanted[place] - STEP * steps)
        if best > staying:
            found[first] = best - staying
    return found


def _is_for_the_taking(state: LcgState, card: int) -> bool:
    """Whether an asset is at a location and nobody controls it yet."""
    row = state.cards[card]
    return row.zone == "at" and isinstance(FACES[row.face], AssetFace)


@cache
def _named_by(act: str) -> frozenset[str]:
    """The titles of the locations an act refers to."""
    names = (
        node.face
        for ability in FACES[act].abilities
        for node in ability.walk()
        if isinstance(node, Called)
    )
    return frozenset(FACES[name].title for name in names if isinstance(FACES[name], LocationFace))
