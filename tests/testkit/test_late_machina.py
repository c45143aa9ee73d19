"""Late positions of Machina Arcana, in which rare steps come next."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.machina.game import FIRST
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.movement import GettingOff
from kadath.kernel.outcome import Outcome
from kadath.testkit.machina.dealing import DealtMachina
from kadath.testkit.machina.kit import CAUGHT, MachinaKit
from kadath.testkit.machina.position import Position, row

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


def test_only_at_the_end_of_a_game_a_unit_may_be_left_where_it_cannot_stay() -> None:
    t = Position(row("..#"))
    t.explorer("kim_richards", (0, 0))
    sarall = t.monster("sarall", (1, 0))
    t.begin(ExplorerPhase())
    left = "a unit stands where it may not stay"
    assert left not in MachinaKit().complaints(t.s)
    t.s.set_unit(sarall, space=t.space((2, 0)))
    assert left in MachinaKit().complaints(t.s)
    # Its last attack may kill the last explorer, and then nobody takes it off the map.
    t.s.finish(Outcome(False, "explorers-destroyed", "MA-R6.12"))
    assert left not in MachinaKit().complaints(t.s)
