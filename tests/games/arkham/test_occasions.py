"""Which questions may be let pass, and which have to be answered."""

from __future__ import annotations

from kadath.games.arkham.occasions import UPKEEP, occasion
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.upkeep import UpkeepPhase
from kadath.kernel.decision import DONE
from kadath.testkit.arkham.position import Position


def test_what_a_card_allows_in_upkeep_may_be_let_pass() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", stamina=2)
    t.card("healing_stone", joe)
    t.begin(UpkeepPhase())
    found = occasion(t.s)
    assert found is not None
    assert (found.kind, found.passing, found.is_own_turn) == (UPKEEP, DONE, True)


def test_nobody_lets_the_own_movement_pass() -> None:
    t = Position()
    t.investigator("joe_diamond", "northside")
    t.begin(MovementPhase())
    found = occasion(t.s)
    assert found is not None
    assert (found.passing, found.is_own_turn) == (None, True)
