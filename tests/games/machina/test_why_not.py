"""Why something may not be done now: the rule and the message."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.round import Round
from kadath.testkit.machina.notation import position


@pytest.mark.rule("MA-R11.21", "MA-R11.22")
def test_items_change_hands_between_neighbours_who_have_some() -> None:
    t = position("""
        |l h . k|
        l: lorrai_gerrard, bag oil_sprayer
        h: hank_horden
        k: kim_richards
    """)
    t.begin(ExplorerPhase()).choose("turn:l")
    assert t.why_not("trade:h") == ""
    assert t.why_not("trade:k") == "MA-R11.21 apart"
    assert t.why_not("inventory:h") == "MA-R11.22 no-items"
    assert t.why_not("inventory:l") == ""


def test_what_one_thinks_of_while_something_else_is_asked() -> None:
    t = position("""
        |l . m|
        l: lorrai_gerrard, items vampiric_rifle
        m: mi_go
    """)
    t.begin(Round()).choose("use:l:vampiric_rifle:0")
    assert t.asked().ask == "choose-target"
    assert t.why_not(f"move:{t.space((1, 0))}") == "MA-R3.4 to-act"
    assert t.why_not("target:m") == ""
