"""Creating a game, up to its first chapter (MA-R2)."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.citations import cites

from ..state import HORROR, Marker, Variants
from .play import MachinaPlay
from .round import PlayScenario
from .setting_up import HORROR_MARKERS, prepare_scenario, seat_explorer


class Choices(NamedTuple):
    """The choices made before the game."""

    seats: int
    scenario: int
    explorers: tuple[str, ...]
    variants: Variants


@cites("MA-R2.4", "MA-R2.10")
def set_up(choices: Choices, rng: int) -> MachinaPlay:
    """A new game, set up but before its first chapter."""
    s = MachinaPlay(rng)
    s.seats = choices.seats
    s.scenario = choices.scenario
    s.variants = choices.variants
    for _ in range(HORROR_MARKERS):
        s.serial += 1
        s.markers[s.serial] = Marker(HORROR)
    for key in choices.explorers:
        seat_explorer(s, key)
    prepare_scenario(s)
    s.stack.append(PlayScenario())
    return s
