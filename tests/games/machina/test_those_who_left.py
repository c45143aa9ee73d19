"""Explorers who have left through the exit: nothing on the tiles affects them (MA-R9.15)."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.actions import leaving
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.threat import SKULL, raising_threat
from kadath.games.machina.values import SEES_ETHEREAL, has
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position


def one_has_left() -> Position:
    """Hank leaves, with his figurine; Kim stays, with a crowbar."""
    t = position("""
        |h . k|
        h: hank_horden, items crystal_figurine
        k: kim_richards, items crowbar
        horror_event deck: shivers
    """)
    t.s.exit = 3
    t.s.derive()
    assert has(t.s, t.id("k"), SEES_ETHEREAL)
    leaving(t.s, t.id("h"))
    return t


@pytest.mark.rule("MA-R9.15")
def test_no_event_attacks_explorers_who_have_left() -> None:
    t = one_has_left()
    t.begin(InvokingEvent.horror())
    assert t.noted("attack")[0]["blockers"] == (t.id("k"),)


@pytest.mark.rule("MA-R9.15", "MA-R15.12")
def test_their_items_do_not_affect_units_on_the_tile() -> None:
    t = one_has_left()
    assert not has(t.s, t.id("k"), SEES_ETHEREAL)


@pytest.mark.rule("MA-R9.15", "MA-R4.4")
def test_they_sacrifice_nothing_at_the_last_level() -> None:
    t = one_has_left()
    t.s.level = SKULL
    frame = raising_threat(t.s, 1)
    assert frame is not None
    t.begin(frame).answer()
    assert set(t.s.items) == {t.id("crystal_figurine")}, "Kim gave up her crowbar"
    assert t.s.living() == (t.id("h"), t.id("k"))
