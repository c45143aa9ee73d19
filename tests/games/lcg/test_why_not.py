"""Why an investigator cannot do something: the rule that hinders it."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.kernel.decision import option
from kadath.kernel.legality import OTHERS
from kadath.testkit.lcg.position import Position

from .test_basic_actions import hallway, roland


@pytest.mark.rule("LCG-150", "LCG-404")
def test_moving_takes_a_connection() -> None:
    t = hallway()
    t.round()
    assert t.why_not("move attic") == ""
    assert t.why_not("move study") == "LCG-150 not-connected"
    assert t.why_not("move hallway") == "LCG-404 already-there"


@pytest.mark.rule("LCG-159", "LCG-165", "LCG-166")
def test_enemies_are_fought_evaded_and_engaged_where_they_are() -> None:
    t = hallway()
    t.enemy("ghoul-minion", engaged=roland(t))
    t.enemy("swarm-of-rats", t.id_of("hallway"), exhausted=True)
    t.enemy("ravenous-ghoul", t.id_of("attic"))
    t.round()
    assert t.why_not("fight ghoul-minion") == ""
    assert t.why_not("engage ghoul-minion") == "LCG-165 engaged"
    assert t.why_not("evade swarm-of-rats") == "LCG-166 not-engaged"
    assert t.why_not("fight ravenous-ghoul") == "LCG-159 not-here"


@pytest.mark.rule("LCG-141")
def test_an_action_that_costs_more_takes_as_many() -> None:
    t = hallway()
    t.enemy("frozen-in-fear", engaged=roland(t))
    t.round()
    assert t.why_not("move attic") == ""
    t.choose("resource", "resource")
    assert t.why_not("move attic") == "LCG-141 actions"
    move = t.state.why_not(f"move:{t.id_of('attic')}")
    assert move is not None
    assert dict(move.args) == {"needed": 2, "left": 1}


@pytest.mark.rule("LCG-211", "LCG-357", "LCG-367", "LCG-078")
def test_a_card_in_hand_says_why_it_is_not_played() -> None:
    hand = ["guts", "beat-cop", "emergency-cache", "working-a-hunch", "evidence"]
    t = hallway(hand=hand, resources=3)
    t.state.set_card(t.id_of("hallway"), clues=0)
    t.round()
    assert t.why_not("play emergency-cache") == ""
    assert t.why_not("play guts") == "LCG-211 skill"
    assert t.why_not("play beat-cop") == "LCG-357 resources"
    assert t.why_not("play working-a-hunch") == "LCG-367 no-effect"
    assert t.why_not("play evidence") == "LCG-245 moment"
    cost = t.state.why_not(f"play:{t.id_of('beat-cop')}")
    assert cost is not None
    assert dict(cost.args) == {"cost": 4, "resources": 3}


@pytest.mark.rule("LCG-248", "LCG-364", "LCG-109")
def test_timing_is_told_last() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    t.investigator("wendy-adams", study, hand=["emergency-cache", "knife"], resources=0)
    t.investigator("daisy-walker", study, hand=["magnifying-glass", "perception"])
    t.round()
    t.choose("turn wendy-adams", "investigate")
    assert t.asked == "daisy-walker: commit"
    assert t.why_not("play magnifying-glass") == "LCG-248 not-your-turn"
    assert t.why_not("commit perception") == ""
    assert t.why_not("commit magnifying-glass") == ""
    assert t.state.why_not(f"play:{t.id_of('knife')}", seat=0) == (
        *("LCG-191", OTHERS),
        (("seat", 1),),
    )


@pytest.mark.rule("LCG-349")
def test_an_ability_says_what_it_lacks() -> None:
    t = hallway(play=["rolands-38-special", "beat-cop"])
    gun = t.id_of("rolands-38-special")
    t.state.set_card(gun, uses=0)
    t.round()
    assert t.why_not("activate rolands-38-special") == "LCG-349 cost"
    lacking = t.state.why_not(f"activate:{gun}:{gun}:{_number(t, 'activate', gun)}")
    assert lacking is not None
    assert dict(lacking.args)["cost"].uses == 1


def _number(t: Position, verb: str, card: int) -> int:
    tried = (one.option for one in t.state.attempts())
    return next(one.ids[2] for one in tried if one.verb == verb and one.ids[0] == card)


@pytest.mark.rule("LCG-195", "LCG-192")
def test_a_card_is_committed_by_its_icons() -> None:
    t = hallway(hand=["guts", "perception", "unexpected-courage"])
    t.round()
    t.choose("investigate")
    assert t.why_not("commit guts") == "LCG-195 no-icon"
    assert t.why_not("commit perception") == ""


@pytest.mark.rule("LCG-421")
def test_the_act_takes_enough_clues() -> None:
    t = hallway(clues=1, hand=["perception"])
    t.acts("trapped")
    t.round()
    assert t.why_not("advance trapped roland-banks") == "LCG-420 clues"


def test_nothing_is_told_of_cards_in_other_hands() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    t.investigator("wendy-adams", study, hand=["knife"])
    t.investigator("daisy-walker", study, hand=["guts", "evidence"])
    t.round()
    t.choose("turn wendy-adams")
    theirs = {t.id_of("guts"), t.id_of("evidence")}
    tried = {number for one in t.state.attempts() for number in one.option.args}
    assert not theirs & tried
    assert t.state.why_not(f"play:{t.id_of('guts')}") == t.state.why_not("play:999999")


def test_outside_of_rounds_nobody_thinks_of_playing() -> None:
    state = game("lcg").new({"investigators": ["roland-banks"]}, seed=1)
    assert state.decision is not None
    assert state.decision.ask == "mulligan"
    assert {hindrance for _, hindrance in state.attempts()} == {None}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Not enough resources: it costs 4, you have 3."),
        ("pl", "Za mało zasobów: koszt wynosi 4, a masz 3."),
        ("uk", "Замало ресурсів: ціна 4, а у вас 3."),
    ],
)
def test_a_hindrance_is_told_in_every_language(language: str, told: str) -> None:
    t = hallway(hand=["beat-cop", "guts"], resources=3)
    t.round()
    card = option("play", t.id_of("beat-cop"))
    hindrance = t.state.why_not(card)
    assert hindrance is not None
    assert game("lcg").narrator().hindrance_text(t.state, card, hindrance, language) == told
