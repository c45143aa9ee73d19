"""Why something is not allowed now: the rule and the message."""

from __future__ import annotations

import pytest

from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.monster_movement import MovingMonster
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.shops import Shopping
from kadath.games.arkham.rules.turn import Turn
from kadath.kernel.explain import rules_now
from kadath.kernel.procedure import END
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def moving(text: str) -> Position:
    return position(text).begin(Movement(1))


@pytest.mark.rule("AH-15.3")
def test_trading_needs_company_and_goods_and_a_change_since_the_last_one() -> None:
    assert moving("joe_diamond: at woods").why_not("trade") == "AH-15.3 alone"
    t = moving("""
        joe_diamond: at woods
        harvey_walters: at woods
    """)
    assert t.why_not("trade") == "AH-15.3 no-goods"
    t = moving("""
        joe_diamond: at woods, money 1
        harvey_walters: at woods
    """)
    assert t.why_not("trade") == ""
    t.choose("trade", "done")
    assert t.why_not("trade") == "AH-15.3 traded"
    assert "trade" not in t.offered()


@pytest.mark.rule("IH-4.8")
def test_the_watch_comes_before_monsters_only_where_there_is_one() -> None:
    town = "town: innsmouth, martial_law\n"
    t = moving(town + "joe_diamond: at woods")
    assert t.why_not("halt") == "IH-4.8 no-watch"
    t = moving(town + "joe_diamond: at marsh_refinery")
    assert t.why_not("halt") == "IH-4.8 may-stop"
    t = moving(town + "joe_diamond: at marsh_refinery\nmarsh_refinery: cultist")
    assert t.why_not("halt") == ""
    t.roll(5, 5, 5, 5).choose("halt")
    assert t.why_not("halt") == "IH-4.8 past-watch"


@pytest.mark.rule("AH-3.2.7", "AH-15.7")
def test_a_tome_needs_movement_points_and_a_ready_card() -> None:
    t = moving("joe_diamond: at woods, cards necronomicon")
    book = f"use:{t.id('necronomicon')}:0"
    assert t.why_not(book) == ""
    t.choose("move:uptown", "move:woods")
    assert t.why_not(book) == "AH-3.2.7 cost"
    t.s.set_card(t.id("necronomicon"), exhausted=True)
    assert t.why_not(book) == "AH-15.7 cost"


@pytest.mark.rule("AH-3.2.2", "AH-9.6")
def test_questions_of_the_base_game_cite_no_rule_of_innsmouth() -> None:
    t = moving("joe_diamond: at woods")
    assert rules_now(t.s) == ("AH-3.2.2", "AH-3.2.3", "AH-3.2.7")
    t = position("""
        joe_diamond: at uptown
        joe_diamond: at rivertown
    """)
    t.begin(MovingMonster(t.monster("byakhee", "sky"), "white", 1))
    assert len(t.offered()) == 2
    assert all(rule.startswith("AH-") for rule in rules_now(t.s))


@pytest.mark.rule("AH-5.5")
def test_a_monster_is_faced_only_once() -> None:
    t = moving("""
        joe_diamond: at woods
        woods: cultist
    """)
    t.roll(5, 5, 5, 5).choose("evade:cultist")
    assert t.why_not("fight:cultist") == "AH-5.5 dealt-with"


@pytest.mark.rule("AH-6.10")
def test_nobody_flees_from_an_ambusher() -> None:
    t = position("""
        michael_mcglen: at woods, cards flesh_ward wither
        woods: ghoul
    """)
    t.roll(5, 1, 1, 1).begin(Combat(1, t.id("ghoul")))
    if t.asked().ask == "before-horror":
        t.choose("pass")
    assert t.asked().ask == "fight-or-flee"
    assert t.why_not("flee") == "AH-6.10 ambush"


@pytest.mark.rule("AH-15.2")
def test_a_card_that_is_too_expensive_cannot_be_bought() -> None:
    t = position("""
        joe_diamond: at general_store, money 3
        common_item deck: axe tommy_gun
    """)
    t.begin(Shopping((1,), t.s.decks["common_item"], most=1))
    assert t.why_not("buy:axe") == ""
    assert t.why_not("buy:tommy_gun") == "AH-15.2 too-dear"


def test_an_action_attempted_during_another_question_says_why_not() -> None:
    t = position("""
        joe_diamond: at woods, clues 1
        woods: cultist
        uptown: clues 1
    """)
    t.s.stack.append(Turn(at=END))
    t.begin(Combat(1, t.id("cultist")))
    assert t.asked().ask == "fight-or-flee"
    assert t.why_not("move:uptown") == "AH-3.2.2 to-move"
    assert t.why_not("trade") == "AH-15.3 alone"
    assert t.why_not("evade:cultist") == "AH-5.1 to-face"


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_reason_is_in_the_language_of_the_reader(language: str) -> None:
    t = moving("joe_diamond: at woods")
    (reason,) = [
        Arkham().narrator().hindrance_text(t.s, one, hindrance, language)
        for one, hindrance in t.s.attempts()
        if one.verb == "trade" and hindrance is not None
    ]
    assert (
        reason
        == {
            "en": "Nobody else is here to trade with.",
            "pl": "Nie ma tu nikogo innego do wymiany.",
            "uk": "Тут більше немає з ким обмінюватися.",
        }[language]
    )


@pytest.mark.rule("AH-3.2.2")
def test_a_place_more_than_a_step_away_says_how_far_it_is() -> None:
    t = moving("joe_diamond: at woods, sliders 0 0 0")
    assert t.why_not("move:uptown") == ""
    assert t.why_not("move:southside") == "AH-3.2.2 far"
    assert t.why_not("move:historical_society") == "AH-3.2.2 far"
    options = [one for one in t.s.attempts() if one.option.key == "move:historical_society"]
    (far,) = [one.hindrance for one in options]
    assert far is not None
    text = Arkham().narrator().hindrance_text(t.s, options[0].option, far, "en")
    assert text.startswith("It is 3 steps from here")
    t = moving("joe_diamond: at woods\nwoods: ghoul")
    assert t.why_not("move:southside") == "AH-3.2.3 monsters"
