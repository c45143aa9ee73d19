"""The action phase: priority cards are played, then action cards are resolved."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.testkit.final_hour.position import Position, position
from kadath.testkit.final_hour.words import action

GAME = FinalHour()


def two(more: str = "") -> Position:
    t = position(f"""
        Jenny: hand 11 13 14 15, deck twin_45s-a twin_45s-b
        Rita: hand 16 17 18 20, deck marathon-a marathon-b
        {more}
    """)
    t.begins_a_round()
    return t


def four() -> Position:
    t = position("""
        Jenny: hand 11 1 2 3, deck twin_45s-a
        Rita: hand 16 4 5 6, deck marathon-a
        Lily: hand 14 7 8 9, deck meditate-a
        Tommy: hand 17 10 12 13, deck stand_firm-a
    """)
    t.begins_a_round()
    return t


@pytest.mark.rule("FH-058", "FH-060", "FH-063", "FH-087")
def test_a_round_is_an_action_phase_and_an_ancient_one_phase() -> None:
    t = two()
    t.plays_on(until="ready-for-ritual")
    entries = [entry.kind for entry in t.state.log or ()]
    turning_points = ["round", "played", "revealed", "reckoning", "gate", "lead"]
    order = [kind for kind in entries if kind in turning_points]
    assert order == [
        "round",
        *["played"] * 4,
        *["revealed"] * 4,
        "reckoning",
        "gate",
        "lead",
    ]


@pytest.mark.rule("FH-059", "FH-097", "FH-098")
def test_there_is_never_a_ninth_round() -> None:
    """Everything in the way of monsters is taken out; nobody is ever ready."""
    s = GAME.new({"seats": 2}, seed=3)
    while s.decision is not None and s.decision.ask != "lay-cards":
        # Nothing may overrun the ritual site before the last round.
        s.monsters = [()] * 16
        s.health = [5, 5]
        s.damage = [0] * 16
        quiet = [one for one in s.decision.options if one.verb in {"done", "pass", "not-yet"}]
        s.apply((*quiet, *s.decision.options)[0])
    assert s.decision is not None, s.outcome
    assert s.round == 8
    assert s.gate_pile == ()


@pytest.mark.rule("FH-064", "FH-065")
def test_four_people_take_one_turn_each() -> None:
    t = four()
    for person, card in ((t.jenny, 11), (t.rita, 16), (t.lily, 14), (t.tommy, 17)):
        person.plays(card)
    assert [args["figure"] for args in t.told("played")] == [0, 1, 2, 3]


@pytest.mark.rule("FH-066")
def test_of_three_people_the_lead_goes_first_and_last() -> None:
    t = position("""
        Jenny: at 12
        Rita: at 12
        Lily: at 12
        lead: Rita
    """)
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    assert [args["figure"] for args in t.told("played")] == [1, 2, 0, 1]


@pytest.mark.rule("FH-067")
def test_two_people_take_turns_about() -> None:
    t = two("lead: Rita")
    t.plays_on(until="ready-for-ritual")
    assert [args["figure"] for args in t.told("played")] == [1, 0, 1, 0]


@pytest.mark.rule("FH-068", "FH-069", "FH-221")
def test_the_top_action_card_is_seen_by_its_owner_only() -> None:
    t = two()
    drawn = action("twin_45s-a")
    assert t.state.plays[0].action == drawn
    assert drawn not in t.state.action_decks[0]
    assert GAME.view(t.state, 0)["plays"][0]["action"] == drawn
    assert GAME.view(t.state, 1)["plays"][0]["action"] is None
    assert GAME.view(t.state, None)["plays"][0]["action"] is None


@pytest.mark.rule("FH-070", "FH-073")
def test_any_one_card_of_the_hand_must_be_played() -> None:
    t = two()
    assert t.choices == {"play 11", "play 13", "play 14", "play 15"}
    t.jenny.plays(13)
    assert t.state.plays[0].priority == 13
    assert GAME.view(t.state, 1)["plays"][0]["priority"] == 13


@pytest.mark.rule("FH-071")
def test_the_hand_is_filled_up_again_to_four() -> None:
    t = two("priority deck: 30")
    t.jenny.plays(11)
    assert t.jenny.hand == [13, 14, 15, 30]
    assert GAME.view(t.state, 1)["hands"][0] == [None] * 4


@pytest.mark.rule("FH-072")
def test_an_empty_priority_deck_is_made_anew_of_the_discarded_cards() -> None:
    t = position("""
        Jenny: hand 11 13 14 15
        Rita: hand 16 17 18 20
        priority deck: 30, only
    """)
    t.begins_a_round()
    t.jenny.plays(11)
    assert t.state.priority_deck == ()
    discarded = set(t.state.priority_discard)
    t.rita.plays(16)
    assert t.told("priority-reshuffled") == [{}]
    assert t.state.priority_discard == ()
    (drawn,) = set(t.rita.hand) - {17, 18, 20}
    assert {drawn, *t.state.priority_deck} == discarded
    # Nobody knows the order of the new deck, and cards on the table and in hands stay.
    assert GAME.view(t.state, 0)["priority"]["top"] == []
    assert 11 not in discarded
    assert 30 in t.jenny.hand


@pytest.mark.rule("FH-074", "FH-090")
def test_omens_do_nothing_before_the_reckoning() -> None:
    t = position("""
        Jenny: hand 1 3 5 7, deck twin_45s-a twin_45s-b
        Rita: hand 26 28 30 24, deck marathon-a marathon-b
    """)
    t.begins_a_round()
    t.jenny.plays(1)
    t.rita.plays(26)
    t.jenny.plays(3)
    assert t.told("omen") == []
    assert t.state.health == [5, 5]
    t.rita.plays(28)
    t.plays_on(until="ready-for-ritual")
    assert t.told("reckoning")[0]["amount"] == 8


@pytest.mark.rule("FH-075")
def test_nobody_talks_while_priority_cards_are_played() -> None:
    t = two()
    assert GAME.silent(t.state) == {0, 1}
    t.jenny.plays(11)
    assert GAME.silent(t.state) == {0, 1}


@pytest.mark.rule("FH-075", "FH-083")
def test_nobody_talks_between_the_last_priority_card_and_the_first_reveal() -> None:
    t = position("""
        Jenny: at 12, items stopped_watch
        Rita: at 12
    """)
    t.begins_a_round()
    t.plays_on(until="use-item")
    assert [play.revealed for play in t.state.plays] == [False] * 4
    assert GAME.silent(t.state) == {0, 1}


@pytest.mark.rule("FH-083", "FH-084", "FH-077")
def test_a_person_talks_once_their_first_card_is_face_up() -> None:
    t = two("7: blue plain 1\n        12: red plain 1")
    t.jenny.plays(14)
    t.rita.plays(16)
    t.jenny.plays(15)
    t.rita.plays(17)
    # Jenny's 14 is being resolved: her second card is still hidden, yet she may talk.
    assert t.asked in {"attack", "attack-where"}
    assert GAME.silent(t.state) == {1}
    t.plays_on(until="move")
    assert t.state.decision is not None
    assert GAME.silent(t.state) == frozenset()


@pytest.mark.rule("FH-077", "FH-069")
def test_cards_are_revealed_one_at_a_time() -> None:
    t = four()
    t.jenny.plays(11)
    t.rita.plays(16)
    t.lily.plays(14)
    t.tommy.plays(17)
    assert [play.revealed for play in t.state.plays] == [True, False, True, False]
    assert GAME.view(t.state, 3)["plays"][1]["action"] is None
    assert t.asked == "move"


@pytest.mark.rule("FH-061", "FH-076", "FH-078", "FH-079")
def test_the_two_lowest_give_tops_and_the_two_highest_bottoms() -> None:
    t = four()
    t.jenny.plays(11)
    t.rita.plays(16)
    t.lily.plays(14)
    t.tommy.plays(17)
    t.plays_on(until="ready-for-ritual")
    assert [(args["figure"], args["half"]) for args in t.told("revealed")] == [
        (0, TOP),
        (2, TOP),
        (1, BOTTOM),
        (3, BOTTOM),
    ]


@pytest.mark.rule("FH-080", "FH-082", "FH-219")
def test_a_resolved_card_is_discarded_but_its_priority_card_stays() -> None:
    t = four()
    t.jenny.plays(11)
    t.rita.plays(16)
    t.lily.plays(14)
    t.tommy.plays(17)
    # Jenny's and Lily's cards ask nothing but a move.
    t.lily.stops()
    assert t.state.action_discards[2] == (action("meditate-a"),)
    assert [play.priority for play in t.state.plays] == [11, 16, 14, 17]
    assert t.state.priority_discard == ()
    shown = GAME.view(t.state, 2)["investigators"][2]["action_discard"]
    assert shown == [action("meditate-a")]


@pytest.mark.rule("FH-081")
def test_with_the_last_card_discarded_the_deck_begins_anew() -> None:
    used = "soiree-a soiree-b socialite-a socialite-b grand_gala-a grand_gala-b"
    t = position(f"""
        Jenny: at 12, discard {used} twin_45s-a twin_45s-b color_for_all_seasons-a
        Rita: at 12
    """)
    t.jenny.resolves("color_for_all_seasons-b", TOP).stops().seals("3-12")
    assert t.state.action_discards[0] == ()
    assert len(t.state.action_decks[0]) == 10
    assert t.told("actions-reshuffled") == [{"figure": 0}]
    t.expects_no_question()


@pytest.mark.rule("FH-081")
def test_a_deck_that_runs_out_while_a_card_lies_in_front_is_made_of_the_discards() -> None:
    used = "soiree-a soiree-b socialite-a socialite-b grand_gala-a grand_gala-b"
    t = position(f"""
        Jenny: at 12, discard {used} twin_45s-a twin_45s-b color_for_all_seasons-a
        Rita: at 12
        Lily: at 12
    """)
    t.begins_a_round()
    lying = t.state.plays[0].action
    for person in (t.jenny, t.rita, t.lily):
        person.plays(person.hand[0])
    mine = [play.action for play in t.state.plays if play.figure == 0]
    assert len(mine) == 2
    assert mine[0] == lying
    assert mine[1] != lying


@pytest.mark.rule("FH-086")
def test_the_second_card_is_looked_at_after_the_first_is_covered() -> None:
    t = two()
    t.jenny.plays(11)
    assert len([play for play in t.state.plays if play.figure == 0]) == 1
    t.rita.plays(16)
    assert len([play for play in t.state.plays if play.figure == 0]) == 2


@pytest.mark.rule("FH-070")
def test_nobody_draws_a_second_card_before_a_priority_card_lies_on_the_first() -> None:
    t = two()
    assert [play.figure for play in t.state.plays] == [0], "one after the other, in player order"
    assert t.asked == "play-priority"
