"""Where an investigator wants to be, and the ways there."""

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
"""What a step on the way costs."""
CALL = 60.0
"""What it is worth to be where the act wants them."""
TAKING = 0.6
"""How much of the worth of an asset for the taking it is worth to be there."""
SOURCE = 30.0
"""What it is worth to be where clues are, beside the chance to find them."""
OUT = 300.0
"""What it is worth to be where the scenario can be ended unbeaten."""
HUNT = 40.0
NAMED = 60.0
DOOMED = 40.0
"""What it is worth to be where a goal is, how much more where one of several can be mastered, and
where an enemy has doom."""


def attractions(eyes: Outlook) -> dict[int, float]:
    """What it is worth to be at locations."""
    state = eyes.state
    found: dict[int, float] = {}
    missing = clues_missing(state)
    here = state.location_of(eyes.who)
    act = state.face(state.act) if state.act else None
    if way_out := _way_out(eyes):
        return way_out
    if holder := waited_for(state):
        # They stay together, and draw no more trouble upon themselves.
        return {state.location_of(holder): CALL}
    if missing:
        for place in state.locations():
            row = state.cards[place]
            clues = row.clues if row.revealed else _clues_behind(row.face)
            if not clues or state.forbids(Investigated(eyes.who, place)):
                continue
            if not row.revealed and state.forbids(Moved(eyes.who, eyes.who, here, place)):
                continue
            margin = eyes.search_margin(place, eyes.easier())
            searched = eyes.attempt("intellect", margin, eyes.clue(), 0.0)
            found[place] = SOURCE + searched + _entering(eyes, place)
        _add_doomed(eyes, found)
        if trade_of(state.cards[state.act].face) is not None:
            _add_hunted(eyes, found)
        return found
    _add_doomed(eyes, found)
    if isinstance(act, ActFace) and (places := _called(state, act)) and is_prepared(state):
        found.update(dict.fromkeys(places, CALL))
    _add_hunted(eyes, found)
    for card in state.cards:
        if _is_for_the_taking(state, card):
            place = state.location_of(card)
            follows = HUNT if any(_comes_along(eyes, one) for one in goals_of(state)) else 0.0
            found[place] = max(found.get(place, 0.0), follows + TAKING * asset_worth(eyes, card))
    return found


def _way_out(eyes: Outlook) -> dict[int, float]:
    """Want to be where whoever controls the right card ends the scenario, once that is there."""
    state = eyes.state
    return {
        state.location_of(card): OUT
        for escape in escapes(state)
        if eyes.who in holders(state, escape)
        for card, row in state.cards.items()
        if row.face == escape.bearer and state.location_of(card)
    }


def _add_hunted(eyes: Outlook, found: dict[int, float]) -> None:
    """Want to be where the enemies are that the act is about, or names, if they can be mastered."""
    state = eyes.state
    named = NAMED if state.act and sought(state.cards[state.act].face)[1] else 0.0
    for enemy in goals_of(state):
        place = state.location_of(enemy)
        worth = HUNT + named * mastered(eyes, enemy)
        found[place] = max(found.get(place, 0.0), worth)


def _add_doomed(eyes: Outlook, found: dict[int, float]) -> None:
    """Want to be where enemies bring the end nearer, as far as they can be mastered."""
    state = eyes.state
    for place in state.locations():
        for enemy in state.enemies_at(place):
            doom = state.cards[enemy].doom
            if doom:
                worth = DOOMED * doom * mastered(eyes, enemy)
                found[place] = max(found.get(place, 0.0), worth)


def _comes_along(eyes: Outlook, enemy: int) -> bool:
    """Whether an enemy will be wherever the investigator goes."""
    state = eyes.state
    return state.engaged_with(enemy) == eyes.who or has_keyword(state, enemy, "hunter")


def _entering(eyes: Outlook, place: int) -> float:
    """What it is worth to enter a location for what its text does then."""
    state = eyes.state
    if place == state.location_of(eyes.who):
        return 0.0
    return sum([effect_worth(eyes, one) for one in _on_entering(state.cards[place].face)])


@cache
def _on_entering(key: str) -> tuple[Effect, ...]:
    return tuple(
        one.effect
        for one in FACES[key].abilities
        if isinstance(one, Forced) and isinstance(one.to, Enters)
    )


@cache
def _clues_behind(key: str) -> int:
    """How many clues there are when a location is revealed."""
    face = FACES[key]
    return face.clues if isinstance(face, LocationFace) else 0


def _called(state: LcgState, act: ActFace) -> list[int]:
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
        for place, steps in distances(state.connected, first, without=(here,)).items():
            if place in wanted:
                best = max(best, wanted[place] - STEP * steps)
        if best > staying:
            found[first] = best - staying
    return found


def _is_for_the_taking(state: LcgState, card: int) -> bool:
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
