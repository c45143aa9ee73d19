"""Winning, losing, and reversing the ritual."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.priority_cards import CLUE_TOKENS, KEY, SYMBOL, SYMBOLS
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.vocabulary.effects import Damage, LoseHealth, Spawn
from kadath.games.final_hour.vocabulary.recipients import EachInvestigator
from kadath.games.final_hour.vocabulary.selectors import Here, RitualSite
from kadath.kernel.decision import DONE
from kadath.kernel.effects import do
from kadath.kernel.errors import NotLegal
from kadath.testkit.final_hour.position import position

GAME = FinalHour()


@pytest.mark.rule("FH-099")
def test_a_monster_too_many_at_the_ritual_site_loses_the_game() -> None:
    t = position("""
        Rita: at 12
        Lily: at 1
        12: red plain 1, red plain 1, blue plain 1
    """)
    t.rita.does(Spawn(1, Here()))
    t.expects_no_question()
    t.rita.does(Spawn(1, Here()))
    t.expects_loss("overrun")


@pytest.mark.rule("FH-100")
@pytest.mark.parametrize(
    "site",
    ["12: damage 4", "12: red plain 1, damage 3", "12: red plain 1, red plain 1, damage 2"],
)
def test_damage_without_room_at_the_ritual_site_loses_the_game(site: str) -> None:
    t = position(f"""
        Rita: at 12
        Lily: at 1
        {site}
    """)
    t.rita.does(Damage(1, RitualSite()))
    t.expects_loss("overrun")


@pytest.mark.rule("FH-100")
def test_the_last_free_space_of_the_ritual_site_may_be_damaged() -> None:
    t = position("""
        Rita: at 12
        Lily: at 1
        12: red plain 1, damage 2
    """)
    t.rita.does(Damage(1, RitualSite()))
    t.expects("12: red plain 1, damage 3")
    t.expects_no_question()


@pytest.mark.rule("FH-002", "FH-101", "FH-103")
def test_all_lose_with_one_investigator_and_nothing_more_happens() -> None:
    t = position("""
        Rita: at 12, health 3
        Lily: at 1, health 1
        Tommy: at 1, health 3
        lead: Lily
    """)
    t.rita.does(do(EachInvestigator(LoseHealth(2)), Damage(1, Here())))
    t.expects_loss("fallen")
    # Lily falls first; the others and the damage are not resolved any more.
    assert t.state.health == [3, 0, 3]
    t.expects("12:")


@pytest.mark.rule("FH-103")
def test_nothing_is_spawned_after_the_game_is_lost() -> None:
    t = position("""
        Rita: at 12
        Lily: at 1
        12: red plain 1, red plain 1, blue plain 1, damage 1
    """)
    t.rita.does(Spawn(3, Here()))
    t.expects_loss("overrun")
    assert len(t.told("spawned")) == 1
    assert t.state.stack == []
    with pytest.raises(NotLegal):
        t.state.apply(DONE)


@pytest.mark.rule("FH-102", "FH-108", "FH-234")
def test_if_everybody_is_ready_the_attempt_is_made_wherever_they_are() -> None:
    t = position("""
        Rita: at 3, hand 3 8 13 18
        Lily: at 9, hand 23 28 4 9
        hidden: moon star
    """)
    t.begins_a_round()
    t.state.hands = [(3, 8, 13, 18), (23, 28, 4, 9)]
    t.plays_on(until="ready-for-ritual")
    t.state.hands = [(3, 8, 13, 18), (23, 28, 4, 9)]
    t.state.where = [3, 9]
    # The lead has passed to Lily, so she is asked first.
    t.lily.chooses("ready")
    t.rita.chooses("ready")
    t.plays_on(until="")
    t.expects_win()


@pytest.mark.rule("FH-108", "FH-109")
def test_one_who_is_not_ready_is_enough_and_says_nothing_else() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
        Tommy: at 12
    """)
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    assert t.choices == {"ready", "not-yet"}
    t.lily.chooses("ready")
    assert t.choices == {"ready", "not-yet"}
    t.tommy.chooses("not-yet")
    assert t.asked == "play-priority"
    assert t.state.round == 2


@pytest.mark.rule("FH-109")
def test_nobody_talks_while_the_attempt_is_considered() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
    """)
    t.begins_a_round()
    t.plays_on(until="ready-for-ritual")
    assert GAME.silent(t.state) == {0, 1}
    t.lily.chooses("ready")
    t.rita.chooses("ready")
    assert t.asked == "lay-cards"
    assert GAME.silent(t.state) == {0, 1}


@pytest.mark.rule("FH-110", "FH-111", "FH-218")
def test_laid_cards_stay_secret_until_everybody_has_laid_theirs() -> None:
    t = position("""
        Rita: at 12, hand 1 2 3 4
        Lily: at 12, hand 5 6 7 8
    """)
    t.attempts_the_ritual()
    t.rita.chooses("keep-back 4")
    assert t.rita.hand == [4]
    assert GAME.view(t.state, 1)["priority"]["laid"] == [None] * 3
    assert GAME.view(t.state, 0)["priority"]["laid"] == [1, 2, 3]
    assert t.told("ritual-cards") == []
    t.lily.chooses("keep-back 8")
    assert set(t.told("ritual-cards")[0]["cards"]) == {1, 2, 3, 5, 6, 7}


@pytest.mark.rule("FH-110", "FH-113")
def test_the_card_left_in_hand_does_not_count() -> None:
    t = position("""
        Rita: at 12, hand 3 8 1 2
        Lily: at 12, hand 13 18 5 6
        hidden: moon moon
    """)
    t.attempts_the_ritual()
    t.rita.chooses("keep-back 3")
    t.lily.chooses("keep-back 13")
    assert t.told("ritual-matches") == [{"amount": 4, "needed": 4}]


@pytest.mark.rule("FH-104", "FH-105", "FH-112")
def test_the_hidden_clues_are_seen_by_nobody_before_the_attempt() -> None:
    assert all(SYMBOL[card] in range(len(SYMBOLS)) for card in range(1, 31))
    assert CLUE_TOKENS.count(KEY) == 3
    t = position("""
        Rita: at 12
        Lily: at 12
        hidden: moon star
    """)
    for seat in (0, 1, None):
        assert GAME.view(t.state, seat)["hidden_clues"] is None
    t.attempts_the_ritual()
    t.plays_on(until="")
    told = [entry.kind for entry in t.state.log or ()]
    assert told.index("ritual-cards") < told.index("ritual-clues")
    assert GAME.view(t.state, None)["hidden_clues"] == [2, 3]


@pytest.mark.rule("FH-115", "FH-116")
@pytest.mark.parametrize("people", [2, 3, 4])
@pytest.mark.parametrize("short", [0, 1])
def test_twice_as_many_matches_as_investigators(people: int, short: int) -> None:
    moons_and_stars = [3, 8, 13, 18, 23, 28, 4, 9, 14, 19, 24, 29]
    others = [1, 2, 5, 6, 7, 10, 11, 12, 15, 16, 17, 20]
    matching = 2 * people - short
    laid = (moons_and_stars[:matching] + others)[: 3 * people]
    kept = [21, 22, 25, 26]
    names = ["Rita", "Lily", "Tommy", "Jenny"][:people]
    hands = [[*laid[3 * i : 3 * i + 3], kept[i]] for i in range(people)]
    t = position(
        "\n".join(
            f"{name}: at 1, hand {' '.join(map(str, hand))}"
            for name, hand in zip(names, hands, strict=True)
        )
        + "\nhidden: moon star"
    )
    t.attempts_the_ritual()
    for name, card in zip(names, kept, strict=False):
        getattr(t, name.lower()).chooses(f"keep-back {card}")
    assert t.told("ritual-matches") == [{"amount": matching, "needed": 2 * people}]
    if short:
        t.expects_loss("failed")
    else:
        t.expects_win()


@pytest.mark.rule("FH-102")
def test_a_failed_attempt_is_the_last_one() -> None:
    t = position("""
        Rita: at 12, hand 1 6 11 16
        Lily: at 12, hand 2 7 12 17
        hidden: moon star
    """)
    t.attempts_the_ritual()
    t.plays_on(until="")
    t.expects_loss("failed")
