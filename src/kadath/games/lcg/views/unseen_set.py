"""An encounter set that is chosen at random and shuffled in unseen.

Its cards belong together: a seat that has seen one knows all of them; for any other seat it may be
any of the sets it was chosen from. So its sleeves may hold the cards of another set.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kadath.kernel.rng import Rng, shuffled
from kadath.kernel.sleeves.beliefs import Dealt

from ..campaign.scenarios import SCENARIOS
from ..faces import FACES
from ..state import SCENARIO, LcgState


@cache
def cards_of(encounter_set: str) -> tuple[str, ...]:
    """The faces of an encounter set, once for each card."""
    return tuple(
        key
        for key, face in FACES.items()
        if face.encounter_set == encounter_set
        for _ in range(face.copies)
    )


def possible_sets(state: LcgState) -> tuple[str, ...]:
    """The sets this game's random set was chosen from."""
    row = state.cards.get(state.scenario)
    scenario = SCENARIOS.get(row.face) if row is not None else None
    return scenario.one_of if scenario is not None else ()


def unseen(state: LcgState, faces: list[Dealt]) -> list[Dealt]:
    """The cards of the random set among the unknown ones, if none of them has been seen.

    Cards that were seen and shuffled back in belong to another pool than the scenario's first.
    """
    sets = possible_sets(state)
    if not sets:
        return []
    found = [one for one in faces if one[1] == SCENARIO and FACES[one[0]].encounter_set in sets]
    return found if len(found) == len(cards_of(sets[0])) else []


def with_each_set(state: LcgState, faces: list[Dealt], rng: Rng) -> Iterator[list[Dealt]]:
    """The unknown faces, with each possible random set in turn, in random order.

    Not every set needs to fit what is known about the cards; the true one does.
    """
    hidden = unseen(state, faces)
    if not hidden:
        yield faces
        return
    others = [one for one in faces if one not in hidden]
    for chosen in shuffled(rng, possible_sets(state)):
        yield sorted([*others, *((key, SCENARIO) for key in cards_of(chosen))])
