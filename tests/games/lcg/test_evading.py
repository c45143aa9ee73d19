"""Evading: whom, what comes of it, and what has changed by the time the test has ended."""

from __future__ import annotations

import pytest

from kadath.testkit.lcg.position import Position


def hallway(*bag: str, **roland: object) -> Position:
    """Roland in the hallway, beside the attic."""
    t = Position(*bag)
    place = t.location("hallway")
    t.location("attic")
    t.investigator("roland-banks", place, **roland)  # type: ignore[arg-type]
    return t


def roland(t: Position) -> int:
    return t.id_of("roland-banks")


@pytest.mark.rule("LCG-166")
def test_only_an_enemy_engaged_with_oneself_can_be_evaded() -> None:
    t = hallway()
    wendy = t.investigator("wendy-adams", t.id_of("hallway"))
    t.enemy("ghoul-minion", engaged=roland(t))
    t.enemy("swarm-of-rats", engaged=wendy)
    t.round()
    t.choose("turn roland-banks")
    assert [one for one in t.options if one.startswith("evade")] == ["evade ghoul-minion"]


@pytest.mark.rule("LCG-167", "LCG-168")
def test_an_evaded_enemy_is_exhausted_and_stays_unengaged_where_it_was() -> None:
    t = hallway("+1")
    minion = t.enemy("ghoul-minion", engaged=roland(t))
    t.round()
    t.choose("evade ghoul-minion")
    row = t.state.cards[minion]
    assert (row.zone, row.place, row.exhausted) == ("at", t.id_of("hallway"), True)


@pytest.mark.rule("LCG-168")
def test_evading_one_that_is_exhausted_already_still_breaks_the_engagement() -> None:
    t = hallway("+1")
    minion = t.enemy("ghoul-minion", engaged=roland(t), exhausted=True)
    t.round()
    t.choose("evade ghoul-minion", "move attic")
    assert t.state.location_of(minion) == t.id_of("hallway")


@pytest.mark.rule("LCG-169")
def test_an_automatic_evasion_needs_no_test() -> None:
    t = hallway("auto-fail", play=["stray-cat"])
    t.enemy("ghoul-minion", engaged=roland(t))
    t.round()
    t.choose("use stray-cat")
    assert t.zone("ghoul-minion") == "at"
    assert t.told("test") == []


def skids_evading(**seat: object) -> Position:
    t = Position("+1")
    place = t.location("hallway")
    t.location("parlor")
    skids = t.investigator("skids-otoole", place, deck=["guts"], **seat)  # type: ignore[arg-type]
    t.enemy("ghoul-minion", engaged=skids)
    t.round()
    while t.asked != "skids-otoole: take-action":
        t.choose("pass")
    t.choose("evade ghoul-minion")
    return t


@pytest.mark.rule("LCG-167", "LCG-166")
def test_an_enemy_that_was_left_behind_during_the_test_is_not_evaded_by_it() -> None:
    t = skids_evading(hand=["elusive"], resources=2)
    t.choose("play elusive")
    assert t.told("test-result")[-1]["result"] == "succeeded"
    assert t.state.location_of(t.id_of("skids-otoole")) == t.id_of("parlor")
    row = t.state.cards[t.id_of("ghoul-minion")]
    assert (row.place, row.exhausted) == (t.id_of("hallway"), False), "it did not follow him"


@pytest.mark.rule("LCG-167", "LCG-169")
def test_nor_is_one_that_was_evaded_before_it_ends() -> None:
    t = skids_evading(play=["stray-cat", "pickpocketing"], resources=0)
    t.choose("use stray-cat", "pass")
    assert t.told("test-result")[-1]["result"] == "succeeded"
    assert t.asked == "skids-otoole: take-action", "nothing to answer for a second time"
    assert len(t.told("evaded")) == 1
