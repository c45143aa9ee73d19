"""The score of a won game (AH-14)."""

from __future__ import annotations

from kadath.kernel.citations import cites

from .cards import LOAN
from .rules.closing import gate_trophies
from .rules.trophies import GATE_TROPHY
from .state import ArkhamState
from .values import doom_track


@cites("AH-14.5")
def score(s: ArkhamState) -> int:
    """The score of the investigators."""
    loans = sum(len(s.cards_of(who, frozenset({LOAN}))) for who in s.seats)
    trophies = [row.trophies for row in s.investigators.values()]
    monsters = sum(len(held) for held in (*trophies, *s.left_trophies.values()))
    return scored(
        doom_track(s),
        s.terror,
        loans,
        s.signs_used,
        gate_trophies(s),
        monsters,
        sum(row.sanity > 0 for row in s.investigators.values()),
    )


@cites("AH-14.6")
def first_citizens(s: ArkhamState) -> tuple[int, ...]:
    """Who has the most gate trophies; among those, the most monster trophies."""
    standing = {
        who: (len(s.cards_of(who, GATE_TROPHY)), len(row.trophies))
        for who, row in s.investigators.items()
    }
    most = max(standing.values(), default=(0, 0))
    return tuple([who for who in standing if standing[who] == most])


@cites("AH-14.5")
def scored(
    track: int, terror: int, loans: int, signs: int, gates: int, monsters: int, survivors: int
) -> int:
    """The doom track minus terror, loans and Elder Signs, plus trophies and sane investigators."""
    return track - terror - loans - signs + gates + monsters // 3 + survivors
