"""Where it is worth going: Clues, gates, doctors, shops."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import STREET_OF
from ..state import ArkhamState
from .clues import worths_of_clues
from .gates import Passages
from .outing import Outing
from .places import best_offers, row_after
from .raid import places_to_tell
from .rumors import errands
from .sequel import Sequel

ENCOUNTER = 1.0
"""The worth of ending a movement where there are encounters, rather than in a street."""


def aims(outing: Outing) -> dict[str, float]:
    """The worth for an investigator of ending the movement in each space.

    What they could do from there in the following turns counts as well.
    """
    s, who = outing.s, outing.who
    row, passages, offers = s.investigators[who], Passages(s, who), best_offers(s, who)
    found: dict[str, float] = {}

    def add(worths: Iterator[tuple[str, float]]) -> None:
        for space, worth in worths:
            found[space] = found.get(space, 0.0) + worth

    add((space, ENCOUNTER) for space in _open_locations(s))
    add(worths_of_clues(s, who, row.clues))
    add(passages.worths(row))
    add((space, offer.worth) for space, offer in offers.items())
    add(errands(s, who))
    add(places_to_tell(s, who))
    sequel = Sequel(outing, passages)
    for space in found:
        if space not in s.gates:
            # There is no telling in what state somebody comes back from a gate.
            found[space] += sequel.worth(space, row_after(s, who, space, offers.get(space)))
        found[space] -= outing.danger(space)
    return found


def _open_locations(s: ArkhamState) -> Iterator[str]:
    """The locations with encounters: those without an open gate that are not closed."""
    for space in STREET_OF:
        if s.is_on_board(space) and space not in s.gates and space not in s.closed:
            yield space
