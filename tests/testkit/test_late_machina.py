"""Late positions of Machina Arcana, in which rare steps come next."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.machina.game import FIRST
from kadath.games.machina.rules.movement import GettingOff
from kadath.testkit.machina.dealing import DealtMachina
from kadath.testkit.machina.kit import CAUGHT, MachinaKit

LATE = {"seats": 2, "party": 2, "scenario": FIRST, "position": 3}


@pytest.mark.rule("MA-R9.4")
def test_a_monster_that_is_stopped_midway_is_asked_where_it_gets_off() -> None:
    setup = MachinaKit().aimed(LATE, Counter(), seed=5)
    state = DealtMachina().new(setup, 5)
    frame = state.stack[-1]
    assert isinstance(frame, GettingOff)
    state.apply(state.decision.options[0])  # type: ignore[union-attr]
    spaces = [row.space for row in state.units.values()]
    assert len(set(spaces)) == len(spaces)


def test_once_that_has_happened_nobody_is_stopped_again() -> None:
    assert not MachinaKit().aimed(LATE, Counter({CAUGHT: 1}), seed=5)["caught"]
