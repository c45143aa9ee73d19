"""The solo game: one person, two investigators, a row of four priority cards."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.games.final_hour.vocabulary.effects import Attack
from kadath.games.final_hour.vocabulary.recipients import EachInvestigator
from kadath.games.final_hour.vocabulary.selectors import Here
from kadath.testkit.final_hour.position import Position, position
from kadath.testkit.final_hour.words import action

GAME = FinalHour()


def solo(more: str = "", first: str = "Rita", second: str = "Lily") -> Position:
    return position(f"""
        solo: yes
        {first}: at 12
        {second}: at 12
        {more}
    """)


def row(*cards: int, more: str = "", rita: str = "", lily: str = "") -> Position:
    """A solo round whose row is laid; 30 was set aside."""
    t = position(f"""
        solo: yes
        Rita: at 12{rita}
        Lily: at 12{lily}
        priority deck: {" ".join(map(str, cards))} 30
        {more}
    """)
    t.begins_a_round()
    t.rita.chooses("set-aside 30")
    return t


@pytest.mark.rule("FH-184", "FH-185", "FH-186", "FH-187")
def test_one_person_has_two_investigators_with_decks_and_health_of_their_own_and_no_hand() -> None:
    s = GAME.new({"seats": 1}, seed=2)
    assert s.seats == 1
    assert len(set(s.investigators)) == 2
    assert [len(deck) for deck in s.action_decks] == [10, 10]
    assert set(s.action_decks[0]).isdisjoint(s.action_decks[1])
    assert s.health == [5, 5]
    assert s.hands == [()]
    assert GAME.view(s, 0)["lead"] is None
    assert GAME.silent(s) == frozenset()


@pytest.mark.rule("FH-188", "FH-203")
def test_no_lead_is_passed_on() -> None:
    t = solo()
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    assert t.told("lead") == []
    assert t.state.lead == 0


@pytest.mark.rule("FH-189", "FH-190", "FH-191")
def test_five_are_drawn_one_is_set_aside_four_make_a_rising_row() -> None:
    t = solo("priority deck: 20 5 25 11 9")
    t.begins_a_round()
    assert t.choices == {f"set-aside {card}" for card in (5, 9, 11, 20, 25)}
    t.rita.chooses("set-aside 11")
    assert t.state.set_aside == (11,)
    assert t.state.row == (5, 9, 20, 25)


@pytest.mark.rule("FH-190", "FH-201")
def test_cards_set_aside_stay_and_are_not_counted() -> None:
    t = row(2, 6, 11, 13)
    t.plays_on(until="ready-for-ritual")
    # The row carries no omens, 30 would bring two.
    assert t.told("reckoning")[0] == {"cards": (2, 6, 11, 13), "amount": 0}
    assert t.state.set_aside == (30,)
    t.rita.chooses("not-yet")
    assert t.asked == "set-aside"
    assert t.state.set_aside == (30,)


@pytest.mark.rule("FH-193")
def test_the_deck_is_chosen_before_its_card_is_seen() -> None:
    t = row(2, 6, 11, 13, rita=", deck marathon-a")
    assert t.choices == {"deck rita", "deck lily"}
    assert GAME.view(t.state, 0)["plays"] == []
    t.rita.chooses("deck rita")
    assert GAME.view(t.state, 0)["plays"][0]["action"] == action("marathon-a")


@pytest.mark.rule("FH-194", "FH-195", "FH-196")
def test_the_card_goes_onto_a_free_card_of_the_row_and_is_resolved_at_once() -> None:
    t = row(2, 6, 11, 13, rita=", deck marathon-a obstacles-a")
    t.rita.chooses("deck rita")
    assert t.choices == {"onto 2", "onto 6", "onto 11", "onto 13"}
    t.rita.chooses("onto 6")
    assert t.told("revealed")[-1]["half"] == TOP
    assert t.asked == "move"
    t.rita.stops()
    t.rita.chooses("deck rita")
    assert t.choices == {"onto 2", "onto 11", "onto 13"}


@pytest.mark.rule("FH-196", "FH-197")
@pytest.mark.parametrize(("place", "half"), [(2, TOP), (6, TOP), (11, BOTTOM), (13, BOTTOM)])
def test_the_place_in_the_row_decides_the_half(place: int, half: str) -> None:
    t = row(2, 6, 11, 13)
    t.rita.chooses("deck rita").chooses(f"onto {place}")
    assert t.told("revealed")[-1]["half"] == half


@pytest.mark.rule("FH-198", "FH-199")
@pytest.mark.parametrize("order", ["rita rita", "rita lily", "lily rita", "lily lily"])
def test_each_resolves_two_cards_in_any_order(order: str) -> None:
    t = row(2, 6, 11, 13)
    for name in order.split():
        t.plays_on(until="choose-deck")
        assert f"deck {name}" in t.choices
        t.rita.chooses(f"deck {name}")
    t.plays_on(until="ready-for-ritual")
    figures = [args["figure"] for args in t.told("revealed")]
    assert sorted(figures) == [0, 0, 1, 1]
    assert figures[:2] == [{"rita": 0, "lily": 1}[name] for name in order.split()]


@pytest.mark.rule("FH-200")
def test_action_cards_stay_on_the_row_until_the_end_of_the_phase() -> None:
    t = row(2, 6, 11, 13, rita=", deck marathon-a obstacles-a", lily=", deck meditate-a")
    t.rita.chooses("deck rita").chooses("onto 2").stops()
    assert t.state.action_discards == [(), ()]
    t.plays_on(until="ready-for-ritual")
    assert len(t.state.action_discards[0]) == len(t.state.action_discards[1]) == 2
    assert action("marathon-a") in t.state.action_discards[0]


@pytest.mark.rule("FH-081", "FH-200")
def test_after_five_rounds_both_decks_begin_anew_with_all_ten_cards() -> None:
    """The two cards of the last round are discarded before the pile is shuffled."""
    used = "marathon-a marathon-b obstacles-a obstacles-b relays-a relays-b overcome-a overcome-b"
    t = position(f"""
        solo: yes
        Rita: at 12, discard {used}
        Lily: at 12
    """)
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    assert len(t.state.action_decks[0]) == 10
    assert t.state.action_discards[0] == ()


@pytest.mark.rule("FH-192", "FH-201")
def test_the_row_is_what_was_played_and_is_discarded_at_the_reckoning() -> None:
    t = row(1, 3, 5, 7)
    t.plays_on(until="ready-for-ritual")
    assert t.told("reckoning")[0]["amount"] == 8
    assert t.told("omen") == [{"omen": "rlyeh_rises"}]
    assert set(t.state.priority_discard) == {1, 3, 5, 7}
    assert t.state.row == ()


@pytest.mark.rule("FH-202")
def test_the_gate_step_is_the_same() -> None:
    t = solo("gate pile: heptagram")
    t.opens_a_gate()
    assert len(t.state.monsters[15]) == 2


@pytest.mark.rule("FH-204")
def test_all_cards_set_aside_are_turned_up_and_count() -> None:
    t = solo("set aside: 3 8 13 18 23 28 4 9\nhidden: moon star")
    t.attempts_the_ritual()
    assert t.told("ritual-matches") == [{"amount": 8, "needed": 3}]
    t.expects_win()


@pytest.mark.rule("FH-205")
@pytest.mark.parametrize(("aside", "won"), [("3 4 1", False), ("3 4 8 1", True)])
def test_three_matches_win(aside: str, won: bool) -> None:
    t = solo(f"set aside: {aside}\nhidden: moon star")
    t.attempts_the_ritual()
    assert t.state.outcome is not None
    assert t.state.outcome.won is won


@pytest.mark.rule("FH-205")
@pytest.mark.parametrize(("aside", "won"), [("3 8", False), ("3 8 13", True)])
def test_in_the_solo_game_cards_are_counted_once_even_if_both_clues_are_alike(
    aside: str, won: bool
) -> None:
    t = solo(f"set aside: {aside}\nhidden: moon moon")
    t.attempts_the_ritual()
    assert t.state.outcome is not None
    assert t.state.outcome.won is won


@pytest.mark.rule("FH-206")
def test_an_item_is_used_by_its_owner_only() -> None:
    t = position("""
        solo: yes
        Rita: at 12, items shotgun
        Lily: at 12
        12: red plain 1
    """)
    t.lily.resolves("meditate-a", TOP).stops()
    t.expects_no_question()
    t.rita.resolves("obstacles-a", TOP).stops()
    assert t.choices == {"use shotgun", "pass"}


@pytest.mark.rule("FH-207")
def test_the_player_names_the_lead_for_an_effect() -> None:
    t = position("""
        solo: yes
        against: umordhoth easy
        Rita: at 12
        Lily: at 12
    """)
    t.answers(omens=3)
    t.rita.picks("Lily")
    assert t.state.health == [5, 4]
    t.expects_no_question()


@pytest.mark.rule("FH-208")
def test_the_player_chooses_the_turn_order() -> None:
    t = solo("12: red plain 1")
    t.rita.does(EachInvestigator(Attack(1, Here())))
    assert t.choices == {"investigator rita", "investigator lily"}
    t.rita.picks("Lily")
    assert t.asked == "attack"
    assert t.state.stack[-1].about(t.state)["figure"] == 1


@pytest.mark.rule("FH-209")
@pytest.mark.parametrize(("place", "damage"), [(2, 4), (1, 2)])
def test_prophetic_dreams_looks_at_the_card_of_the_row(place: int, damage: int) -> None:
    """2 carries no omen, 1 carries two."""
    t = position("""
        solo: yes
        Pete: at 12, deck prophetic_dreams-a
        Lily: at 12
        12: red runner 3
        priority deck: 1 2 28 29 30
    """)
    t.begins_a_round()
    t.pete.chooses("set-aside 30").chooses("deck pete").chooses(f"onto {place}").stops()
    assert ("destroy red runner 3" in t.choices) == (damage >= 3)


@pytest.mark.rule("FH-210", "FH-211")
def test_glimpse_rlyeh_costs_health_and_hides_two_cards() -> None:
    t = solo("priority deck: 1 3 2")
    t.answers(omens=3)
    t.rita.picks("Lily")
    assert t.state.health == [5, 4]
    assert t.state.stash == (1, 3)
    assert not t.state.face_down_next
    view = GAME.view(t.state, 0)
    assert view["priority"]["stash"] == 2
    assert t.told("stashed") == [{}, {}]
    t.expects_no_question()


@pytest.mark.rule("FH-212")
def test_the_hidden_cards_are_counted_at_the_next_reckoning() -> None:
    t = solo("stash: 1 3")
    t.reckons(2, 6, 8, 13)
    # One omen on the row, four on the two hidden cards.
    assert t.told("reckoning")[0]["amount"] == 5
    assert t.state.stash == ()
    assert {1, 3} <= set(t.state.priority_discard)


@pytest.mark.rule("FH-213", "FH-214")
def test_socialite_replaces_a_card_of_the_row_which_keeps_its_order() -> None:
    t = position("""
        solo: yes
        Jenny: at 12, deck socialite-a
        Lily: at 12, deck meditate-a
        priority deck: 2 6 11 13 30 28
    """)
    t.begins_a_round()
    t.jenny.chooses("set-aside 30").chooses("deck jenny").chooses("onto 2").stops()
    t.jenny.chooses("effect 0")
    assert t.choices == {"replace 2", "replace 6", "replace 11", "replace 13", "pass"}
    t.jenny.chooses("replace 6")
    # 28 stands second, so it still counts as one of the two lowest.
    assert t.state.row == (2, 28, 11, 13)
    assert t.state.priority_discard == (6,)
    t.lily.chooses("deck lily").chooses("onto 28")
    assert t.told("revealed")[-1]["half"] == TOP


@pytest.mark.rule("FH-213")
def test_the_card_drawn_with_socialite_may_be_discarded_itself() -> None:
    t = position("""
        solo: yes
        Jenny: at 12, deck socialite-a
        Lily: at 12
        priority deck: 2 6 11 13 30 28
    """)
    t.begins_a_round()
    t.jenny.chooses("set-aside 30").chooses("deck jenny").chooses("onto 2").stops()
    t.jenny.chooses("effect 0").passes()
    assert t.state.row == (2, 6, 11, 13)
    assert t.state.priority_discard == (28,)


@pytest.mark.rule("FH-215")
def test_for_grand_gala_each_investigator_counts_as_having_played_two() -> None:
    t = position("""
        solo: yes
        Jenny: at 12, deck grand_gala-a
        Lily: at 3
        3: red runner 3, blue plain 1
        priority deck: 2 6 11 13 30
    """)
    t.begins_a_round()
    t.jenny.chooses("set-aside 30").chooses("deck jenny").chooses("onto 2").stops()
    t.jenny.picks("Lily")
    # Four damage, although Lily has not played a card yet.
    t.lily.destroys("red runner 3", "blue plain 1")
    t.expects("3:")
