"""Rounds played at random: they end, and all invariants hold at every decision."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import CARDS
from kadath.games.machina.cards import ITEMS as CARRIED
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.state import UNEQUIPPED
from kadath.kernel.rng import Rng
from kadath.testkit.machina.position import Position

HALL = """
+-+-+-+-+-+-+-+
|. . .|. . . .|
+ + + + + + + +
|. # .D. . B .|
+ + +-+ + + + +
|. . . . . O .|
+-+-+-+D+-+ + +
|. . . . . . .|
+-+-+-+-+-+-+-+
"""

ITEMS = tuple(key for key, card in CARDS.items() if card.kind in CARRIED)


def table(rng: Rng) -> Position:
    t = Position(HALL)
    free = [space for space in t.s.area.spaces if t.s.area.terrain[space] == "."]
    places = [(space % 7, space // 7) for space in rng.shuffled(free)]
    for key in ("lorrai_gerrard", "hank_horden"):
        t.explorer(key, places.pop(), essence=2)
    for key in ("mi_go", "sarall", "kthun", "moon_beast"):
        t.monster(key, places.pop())
    for number, key in enumerate(rng.shuffled(ITEMS)[:12]):
        t.item(key, 1 + number % 2, UNEQUIPPED)
    for key in ("surge_of_strength", "mirrored_fear", "shivers", "healing_rituals"):
        t.event(key)
    t.s.rng = rng.integer()
    return t


@pytest.mark.parametrize("seed", range(12))
def test_random_rounds_end_with_all_invariants_intact(seed: int) -> None:
    rng = Rng(seed)
    t = table(rng)
    cards = dict(CARDS)
    for number in range(4):
        for frame in (ExplorerPhase(), InvokingEvent.horror(), MonsterPhase()):
            if t.s.outcome is not None:
                return
            t.begin(frame)
            for _ in range(400):
                if t.s.decision is None:
                    break
                keys = t.offered()
                # Passing is rare, because games that stop early test little.
                options = [key for key in keys if key not in ("done", "pass")]
                few = not options or rng.below(10) == 0
                t.choose(keys[-1] if few else options[rng.below(len(options))])
            else:
                pytest.fail(f"round {number} does not end")
    assert cards == CARDS
