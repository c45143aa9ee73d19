"""Why somebody in Arkham cannot do something: the rule that hinders it."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.testkit.final_hour.position import position


@pytest.mark.rule("FH-018", "FH-225")
def test_investigators_move_along_paths() -> None:
    t = position("""
        Rita: at 2
        Lily: at 12
    """)
    t.rita.resolves("obstacles-a", TOP)
    assert t.asked == "move"
    assert t.state.why_not("move:3") is None
    assert t.state.why_not("move:14") == ("FH-018", "not-adjacent", ())
    assert t.state.why_not("move:2") == ("FH-225", "already-there", ())


@pytest.mark.rule("FH-131", "FH-206")
def test_an_item_has_its_time_and_its_owner() -> None:
    t = position("""
        Rita: at 2, items ttka_halot storm_lantern
        Lily: at 12, items shotgun
    """)
    t.rita.resolves("cross_country-a", BOTTOM)
    assert t.asked == "use-item"
    assert t.state.why_not("use:0") is None
    assert t.state.why_not("use:1") == ("FH-131", "item-time", (("timing", "after-action"),))
    assert t.state.why_not("use:6") == ("FH-206", "not-yours", ())


@pytest.mark.rule("FH-108", "FH-118")
def test_what_has_another_time() -> None:
    t = position("""
        Rita: at 2, items ttka_halot
        Lily: at 12
    """)
    t.rita.resolves("cross_country-a", BOTTOM)
    assert t.state.why_not("ready") == ("FH-108", "end-of-round", ())
    assert t.state.why_not("move:3") == ("FH-118", "by-a-card", ())
