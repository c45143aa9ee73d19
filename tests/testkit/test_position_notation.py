"""The notation of positions, and how tables speak when a test is wrong."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.vocabulary.effects import Attack, Move
from kadath.games.final_hour.vocabulary.selectors import Here
from kadath.kernel.errors import NotWellFormed
from kadath.testkit.final_hour.conservation import complaints
from kadath.testkit.final_hour.position import position
from kadath.testkit.lcg.notation import position as cards

POSITION = """
    against: umordhoth nightmare
    Jenny: at 7, health 3, hand 3 8 14 28, deck grand_gala-b soiree-a, items shotgun
    Rita: at 12, discard marathon-a
    lead: Rita
    7: blue runner 1, ghoul horde, damage 1
    seals: 6-7, 1-2 grey
    clues: 6 moon, 9 key
    found: crystal
    hidden: star star
    cup: red runner 1
    priority deck: 30 29
    priority discard: 1 2
    gate pile: trinity trinity
"""


def test_a_position_loses_nothing_and_makes_nothing_up() -> None:
    t = position(POSITION)
    assert list(complaints(t.state)) == []


def test_a_position_is_what_it_says() -> None:
    s = position(POSITION).state
    assert (s.ancient_one, s.difficulty, s.lead) == ("umordhoth", "nightmare", 1)
    assert s.where == [7, 12]
    assert s.health == [3, 5]
    assert set(s.hands[0]) == {3, 8, 14, 28}
    assert len(s.hands[1]) == 4
    assert s.priority_deck[:2] == (30, 29)
    assert s.hidden_clues == (3, 3)
    assert s.gate_pile[:2] == (2, 2)
    assert len(s.cup) == 1
    position(POSITION).expects("""
        7: ghoul horde, damage 1, blue runner 1
        seals: 1-2 grey, 6-7
        Jenny: at 7, health 3
    """)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("7: green runner 1", "no monster called 'green runner 1'"),
        ("7: star spawn, star spawn, star spawn, star spawn", "no token of 'star spawn' is left"),
        ("seals: 1-9", "no path joins 1-9"),
        ("clues: 7 sun", "no clue called 'sun'"),
        ("item deck: sword", "no item called 'sword'"),
        ("Lily: wearing a hat", "nothing of an investigator is called 'wearing'"),
        ("a monster somewhere", "should read"),
        ("16: red plain 1", "no line is about '16'"),
        ("cups: red plain 1", "no line is about 'cups'"),
    ],
)
def test_a_mistake_in_a_position_is_named(line: str, complaint: str) -> None:
    with pytest.raises(NotWellFormed, match=complaint):
        position(f"Jenny: at 7\nRita: at 7\n{line}")


def test_a_question_that_is_left_open_fails_a_test() -> None:
    t = position("Jenny: at 6\nRita: at 7")
    t.jenny.does(Move(1))
    with pytest.raises(AssertionError, match=r"left open: move \(done, move 2, move 7\)"):
        t.expects_no_question()


def test_words_are_spoken_by_the_one_who_is_asked_and_only_what_is_offered() -> None:
    t = position("Jenny: at 6\nRita: at 7\n6: red plain 1")
    t.jenny.does(Attack(1, Here()))
    with pytest.raises(AssertionError, match="seat 0 is asked, not 1"):
        t.rita.stops()
    with pytest.raises(AssertionError, match="'destroy blue plain 1' is not offered"):
        t.jenny.destroys("blue plain 1")
    t.jenny.stops()
    with pytest.raises(AssertionError, match="nothing is asked"):
        t.jenny.stops()


def test_an_expectation_that_is_not_met_fails_a_test() -> None:
    t = position("Jenny: at 6\nRita: at 7\n6: red plain 1")
    with pytest.raises(AssertionError, match="6: red plain 1"):
        t.expects("6: blue plain 1")
    with pytest.raises(AttributeError, match="nobody called tommy"):
        _ = t.tommy


CARDS = """
    hallway: clues 2, ghoul-minion, swarm-of-rats damage 1 exhausted
    attic: unrevealed
    wendy-adams: at study, hand lucky, deck guts dodge, engaged ghoul-priest damage 2
    roland-banks: at hallway, play machete, resources 3, horror 1
    bag: 0 skull
    encounter deck: ancient-evils crypt-chill
    agenda: whats-going-on, doom 2
"""


def test_a_position_of_the_card_game_is_what_it_says() -> None:
    t = cards(CARDS)
    state = t.state
    ids = {name: thing for thing, name in t.names.items()}
    wendy, roland = ids["wendy-adams"], ids["roland-banks"]
    assert (state.lead, state.bag) == (wendy, ("0", "skull"))
    assert state.investigators[wendy].location == ids["study"], "which nothing else is said of"
    assert [state.cards[one].face for one in state.pile("deck", wendy)] == ["guts", "dodge"]
    assert (state.investigators[roland].resources, state.investigators[roland].horror) == (3, 1)
    assert (state.cards[ids["hallway"]].clues, state.cards[ids["attic"]].revealed) == (2, False)
    rats, priest = state.cards[ids["swarm-of-rats"]], state.cards[ids["ghoul-priest"]]
    assert (rats.zone, rats.place, rats.damage, rats.exhausted) == ("at", ids["hallway"], 1, True)
    assert (priest.zone, priest.place, priest.damage) == ("threat", wendy, 2)
    assert state.cards[state.agenda].doom == 2
    assert [state.cards[one].face for one in state.pile("deck")] == ["ancient-evils", "crypt-chill"]
    t.round()
    assert t.asked == "wendy-adams: choose-turn"


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ("dunwich: clues 1", "no line is about 'dunwich'"),
        ("study: machete", "no enemy is called 'machete'"),
        ("roland-banks: at study, wields machete", "roland-banks cannot have 'wields machete'"),
        ("roland-banks: hand machete", "an investigator is at one location: roland-banks"),
    ],
)
def test_a_wrong_line_of_the_card_game_is_refused(wrong: str, what: str) -> None:
    with pytest.raises(NotWellFormed, match=what):
        cards(wrong)
