"""Corner cases of costs: what cannot be lost, what others refuse, and what is lost for good."""

from __future__ import annotations

import pytest

from kadath.games.machina.rules.abilities import hindrance
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.vocabulary.modifiers import CannotLoseHealth
from kadath.kernel.abilities.selectors import These
from kadath.kernel.legality import Hindrance
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position


def protected(t: Position, *units: int) -> Position:
    """An explorer phase in which some units cannot lose health; it is the first explorer's turn."""
    t.begin(ExplorerPhase())
    t.s.set_marker(510, 1, (CannotLoseHealth(These(units)),))
    if t.asked().ask == "whose-turn":
        t.choose("turn:1")
    return t


@pytest.mark.rule("MA-R14.3")
def test_a_unit_that_cannot_lose_health_cannot_pay_with_it() -> None:
    t = position("""
        |h . k|
        h: hank_horden
        k: kim_richards
    """)
    trail = t.chapter(1, 2)
    protected(t, 1)
    assert t.offered() == [f"use:2:{trail}:1", "pass"], "Kim could pay between his actions"
    t.choose("pass")
    assert f"use:1:{trail}:1" not in t.offered()
    assert t.why_not(f"use:1:{trail}:1") == "MA-R14.3 health"


@pytest.mark.rule("MA-R14.3", "MA-R5.7")
def test_but_essence_may_still_be_paid_instead() -> None:
    t = position("""
        |h . .|
        h: hank_horden, essence 1
    """)
    trail = t.chapter(1, 2)
    protected(t, 1).choose(f"use:1:{trail}:1", "done")
    row = t.s.units[1]
    assert (row.health, row.essence) == (6, 0)
    assert t.s.countdowns == {trail: 1}
    assert f"use:1:{trail}:1" not in t.offered()


@pytest.mark.rule("MA-R5.4", "MA-R5.6")
def test_health_that_cannot_be_lost_is_not_converted_to_essence() -> None:
    t = position("""
        |h . .|
        h: hank_horden, bag blood_vial
    """)
    vial = t.s.cards_of(1)[1]
    protected(t, 1)
    assert hindrance(t.s, 1, vial, 1) == Hindrance("MA-R14.4", "no-effect")
    t.s.set_marker(510)
    assert hindrance(t.s, 1, vial, 1) is None


@pytest.mark.rule("MA-R5.8", "MA-R14.3")
def test_if_a_helper_refuses_no_stamina_is_lost() -> None:
    t = position("""
        |h l m|
        h: hank_horden, items hymn_wheel
        l: kim_richards, essence 3
        m: mi_go
    """)
    t.begin(ExplorerPhase()).choose("turn:h", "use:h:hymn_wheel:1", "refuse:l")
    assert t.s.units[1].stamina == 6
    assert t.noted("attack") == []
    t.roll(high=(3, 3), low=(2,)).choose("use:h:hymn_wheel:1", "agree:l")
    assert (t.s.units[1].stamina, t.s.units[2].essence) == (3, 2)


@pytest.mark.rule("MA-R5.8", "MA-R11.6")
def test_and_the_item_is_not_used_up() -> None:
    t = position("""
        |l h m|
        h: hank_horden, bag banishing_salt
        l: kim_richards, essence 3
        m: mi_go
    """)
    t.begin(ExplorerPhase()).choose("turn:h", "use:h:banishing_salt:0", "refuse:l")
    assert t.id("banishing_salt") in t.s.items
    assert t.s.units[1].stamina == 6
    t.choose("use:h:banishing_salt:0", "agree:l")
    assert t.s.track == ()
    assert t.id("banishing_salt") not in t.s.items


@pytest.mark.rule("MA-R14.3", "MA-R16.9", "MA-R6.5")
def test_paying_with_the_last_health_still_resolves_the_ability() -> None:
    t = position("""
        |h . l|
        h: hank_horden, health 1
        l: lorrai_gerrard
    """)
    trail = t.chapter(1, 2)
    t.begin(ExplorerPhase()).choose("turn:h", "pass", f"use:1:{trail}:1")
    assert 1 not in t.s.units
    assert t.s.countdowns == {trail: 1}
    assert t.asked().ask == "explorer-action", "it is Lorrai's turn"
    assert t.asked().seat == 1


@pytest.mark.rule("MA-R14.4")
@pytest.mark.parametrize(("rating", "offered"), [(9, True), (10, False), (0, False)])
def test_nobody_is_offered_to_raise_a_rating_past_the_end_of_its_track(
    rating: int, offered: bool
) -> None:
    t = position("""
        |h . .|
        h: hank_horden, items cracked_idol
    """)
    t.s.horror = rating
    t.begin(ExplorerPhase())
    assert (t.key("use:h:cracked_idol:1") in t.offered()) is offered
    if offered:
        t.choose("use:h:cracked_idol:1")
        assert t.s.horror == 10
