"""Who may see what: own hand, own face-down cards, open piles, and nothing else."""

from __future__ import annotations

import json

import pytest

from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.testkit.final_hour.position import position
from kadath.testkit.final_hour.words import action

GAME = FinalHour()


@pytest.mark.rule("FH-051", "FH-218")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_hand_is_seen_by_its_owner_only(seat: int | None) -> None:
    t = position("""
        Rita: hand 1 2 3 4
        Lily: hand 5 6 7 8
        Tommy: hand 9 10 11 12
    """)
    hands = GAME.view(t.state, seat)["hands"]
    for owner in range(3):
        expected = sorted(t.state.hands[owner]) if owner == seat else [None] * 4
        assert hands[owner] == expected
        assert GAME.hand(t.state, owner) is None, "it may not be shown either"


@pytest.mark.rule("FH-069", "FH-218", "FH-221")
def test_own_face_down_cards_may_be_looked_at_again() -> None:
    t = position("""
        Rita: hand 1 2 3 4, deck marathon-a
        Lily: hand 5 6 7 8
    """)
    t.begins_a_round()
    t.rita.plays(1)
    assert GAME.view(t.state, 0)["plays"][0]["action"] == action("marathon-a")
    assert GAME.view(t.state, 1)["plays"][0]["action"] is None


@pytest.mark.rule("FH-219", "FH-220")
def test_discard_piles_are_open_at_any_time() -> None:
    t = position("""
        Rita: at 1, discard marathon-a relays-b
        Lily: at 1
        priority discard: 17 18
    """)
    for seat in (0, 1, None):
        view = GAME.view(t.state, seat)
        assert view["priority"]["discard"] == [17, 18]
        assert view["investigators"][0]["action_discard"] == sorted(
            [action("marathon-a"), action("relays-b")]
        )


@pytest.mark.rule("FH-218")
def test_nothing_hidden_is_in_any_view() -> None:
    s = GAME.new({"seats": 3}, seed=9)
    for seat in (0, 1, 2, None):
        text = json.dumps(GAME.view(s, seat))
        for secret in ("rng", "boxed", "item_deck", "priority_deck", "lot", "seed"):
            assert secret not in text


@pytest.mark.rule("FH-218")
def test_only_the_decider_sees_the_options() -> None:
    s = GAME.new({"seats": 2}, seed=9)
    assert "options" in GAME.view(s, 0)["decision"]
    for seat in (1, None):
        decision = GAME.view(s, seat)["decision"]
        assert decision["seat"] == 0
        assert decision["ask"] == "play-priority"
        assert "options" not in decision


@pytest.mark.rule("FH-072", "FH-218")
def test_what_was_foreseen_is_known_to_one_seat_and_forgotten_with_the_next_shuffle() -> None:
    t = position("""
        Pete: at 1, hand 1 2 3 4
        Lily: at 1, hand 5 6 7 8
        priority deck: 20 21 22
    """)
    t.pete.resolves("end_of_the_world-a", TOP).stops()
    t.pete.chooses("on-top 22").chooses("on-top 20")
    assert GAME.view(t.state, 0)["priority"]["top"] == [22, 20, 21]
    assert GAME.view(t.state, 1)["priority"]["top"] == []
    # Lily draws the card that Pete has seen.
    t.pete.stops()
    t.begins_a_round()
    t.pete.plays(1)
    t.lily.plays(5)
    assert 20 in GAME.view(t.state, 0)["hands"][1]
    assert GAME.view(t.state, None)["hands"][1] == [None] * 4


@pytest.mark.rule("FH-110", "FH-218")
def test_a_card_known_in_a_hand_is_not_known_once_it_may_have_been_laid() -> None:
    t = position("""
        Rita: hand 1 2 3 4
        Lily: hand 5 6 7 8
        lead: Lily
    """)
    t.state.learn_priority(8, seats=0b01)
    assert GAME.view(t.state, 0)["hands"][1] == [8, None, None, None]
    t.attempts_the_ritual()
    t.lily.chooses("keep-back 5")
    assert GAME.view(t.state, 0)["priority"]["laid"] == [None] * 3
    assert GAME.view(t.state, 0)["hands"][1] == [None]


@pytest.mark.rule("FH-218")
def test_private_log_entries_are_for_their_owner() -> None:
    t = position("""
        Rita: hand 1 2 3 4
        Lily: hand 5 6 7 8
    """)
    t.begins_a_round()
    t.rita.plays(1)
    for entry in t.state.log or ():
        if entry.kind in {"drew-action", "drew-card"}:
            owner = entry.args.get("figure", entry.args.get("seat"))
            assert [entry.is_for(seat) for seat in (0, 1, None)] == [
                owner == 0,
                owner == 1,
                False,
            ]


@pytest.mark.rule("FH-080")
def test_a_discarded_action_card_is_known_to_all() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
    """)
    t.rita.resolves("obstacles-a", BOTTOM).stops()
    assert t.state.action_known[action("obstacles-a")] == -1
