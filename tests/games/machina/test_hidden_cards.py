"""Which events are known: none of those in a deck, all that were played."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import EXPLORER_EVENT, HORROR_EVENT
from kadath.games.machina.rules.events import InvokingEvent
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.redealing import redealt
from kadath.testkit.machina.position import Position, room
from kadath.testkit.sleeves import sleeve_leaks

EVENTS = ("shivers", "healing_rituals")


def table() -> Position:
    t = Position(room(4, 2))
    t.explorer("lorrai_gerrard", (0, 0))
    t.explorer("hank_horden", (1, 0))
    t.deck(HORROR_EVENT, *EVENTS)
    t.deck(EXPLORER_EVENT, "surge_of_strength", "mirrored_fear")
    return t


@pytest.mark.rule("MA-R13.6")
def test_MA_R13_6_an_event_is_known_to_all_once_it_is_played_and_forgotten_with_a_shuffle() -> None:
    t = table()
    first, second = t.s.decks[HORROR_EVENT]
    t.begin(InvokingEvent.horror())
    assert t.s.cards[first].known == EVERYONE
    assert t.s.cards[second].known == 0
    assert t.s.spent[HORROR_EVENT] == (first,), "the top one of the played events"
    t.begin(InvokingEvent.horror())
    assert t.s.spent[HORROR_EVENT] == (second, first)
    t.begin(InvokingEvent.horror())
    (drawn,) = t.s.spent[HORROR_EVENT]
    (left,) = t.s.decks[HORROR_EVENT]
    assert {drawn, left} == {first, second}, "the same sleeves"
    assert (t.s.cards[drawn].known, t.s.cards[left].known) == (EVERYONE, 0)


@pytest.mark.parametrize("played", range(4))
def test_a_re_deal_keeps_what_is_known_and_excludes_nothing(played: int) -> None:
    t = table()
    t.s.rng = played
    for _ in range(played):
        t.begin(InvokingEvent.horror())
        t.expects_no_question()
    assert list(sleeve_leaks(t.s, Rng(played))) == []


def test_events_of_the_two_decks_never_mix() -> None:
    t = table()
    for seed in range(30):
        dealt = redealt(t.s, 0, Rng(seed))
        assert {dealt.cards[event].face for event in dealt.decks[HORROR_EVENT]} == {*EVENTS}
