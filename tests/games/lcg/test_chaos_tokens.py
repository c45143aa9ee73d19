"""Lucky!, Grotesque Statue and Wendy Adams in one skill test."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.testkit.lcg.position import Position


def table(*tokens: str, bag: tuple[str, ...]) -> Position:
    t = Position(*bag)
    study = t.location("study", clues=2)
    t.investigator(
        "wendy-adams",
        study,
        hand=["lucky", "emergency-cache", "emergency-cache"],
        play=["grotesque-statue"],
    )
    t.round()
    t.will_reveal(*tokens)
    t.choose("investigate")
    return t


@pytest.mark.rule("LCG-197", "LCG-210", "LCG-317", "LCG-309", "LCG-497")
def test_LCG_317_would_comes_before_when_and_all_three_in_one_test() -> None:
    t = table("-8", "-6", "-3", bag=("-8", "-6", "-3", "0"))
    # She would reveal a token: nobody knows yet which.
    assert t.options == ["react grotesque-statue", "pass"]
    assert t.told("revealed-token") == []
    t.choose("react grotesque-statue")
    # She reveals two. When she does, she may cancel either.
    assert [entry["token"] for entry in t.told("revealed-token")] == ["-8", "-6"]
    assert t.options == ["react wendy-adams /0 /0", "react wendy-adams /0 /1", "pass"]
    t.choose("react wendy-adams /0 /0")
    assert t.options == ["discard lucky", "discard emergency-cache", "discard emergency-cache#2"]
    t.choose("discard emergency-cache")
    # A new one would be revealed in its place: the statue may answer that as well.
    assert t.options == ["react grotesque-statue", "pass"]
    t.choose("pass")
    assert "-8" in t.state.bag, "the cancelled token is back in the bag"
    # Hers is once per test; of the two she has now she resolves one and ignores the other.
    assert t.asked == "wendy-adams: choose-token"
    t.choose("resolve 2")
    # 3 - 3 = 0 against 2: she would fail, and is lucky.
    assert t.options == ["play lucky", "pass"]
    t.choose("play lucky")
    wendy = t.state.investigators[t.id_of("wendy-adams")]
    assert wendy.clues == 1, "3 - 3 + 2 = 2: she succeeds after all"
    assert t.state.bag == ("-3", "-6", "-8", "0"), "LCG-210: every token is back"
    assert t.state.cards[t.id_of("grotesque-statue")].uses == 3


@pytest.mark.rule("LCG-318")
def test_LCG_318_what_no_longer_would_happen_is_answered_no_more() -> None:
    t = table("-2", bag=("-2",))
    t.choose("pass", "pass")
    assert t.options == ["play lucky", "pass"]
    t.choose("play lucky")
    assert t.told("test-result") == [
        {"who": t.id_of("wendy-adams"), "result": "succeeded", "by": 1}
    ]


@pytest.mark.rule("LCG-318")
def test_a_second_lucky_is_not_for_a_test_that_would_no_longer_fail() -> None:
    t = Position("-2")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, hand=["lucky"])
    t.investigator("wendy-adams", study, hand=["lucky", "lucky"])
    t.round()
    t.choose("turn wendy-adams", "investigate", "pass")
    assert t.options == ["play lucky#2", "play lucky#3", "pass"], "3 - 2 against 2"
    t.choose("play lucky#3")
    assert t.told("test-result")[-1]["result"] == "succeeded"
    assert t.zone("lucky#2") == "hand"


@pytest.mark.rule("LCG-217")
def test_a_lucky_that_is_not_enough_leaves_the_failure_standing() -> None:
    t = table("-8", bag=("-8",))
    t.choose("pass", "pass", "play lucky")
    assert t.told("test-result")[-1]["result"] == "failed"
    assert t.state.investigators[t.id_of("wendy-adams")].clues == 0
    # LCG-217: 3 - 8 + 2 stays below zero; only the value that is used is 0.
    assert t.told("test-result")[-1]["by"] == 2


@pytest.mark.rule("LCG-204", "LCG-206")
def test_LCG_206_an_automatic_failure_counts_as_zero_however_lucky() -> None:
    t = Position("auto-fail")
    study = t.location("study", clues=2)
    wendy = t.investigator("wendy-adams", study, hand=["lucky-2"], deck=["guts"])
    t.round()
    t.choose("investigate", "pass", "play lucky-2")
    assert t.told("test-result") == [{"who": wendy, "result": "failed", "by": 2}]


@pytest.mark.rule("LCG-206")
def test_LCG_206_everybody_sees_that_an_automatic_failure_counts_as_zero() -> None:
    t = Position("auto-fail", "auto-fail")
    study = t.location("study", clues=2)
    t.investigator("wendy-adams", study, hand=["lucky-2"], deck=["guts"])
    t.round()
    t.choose("investigate", "pass")
    seen = Lcg().view(t.state, None)["test"]
    assert seen is not None
    assert (seen["base"], seen["total"], seen["difficulty"]) == (3, 0, 2)


@pytest.mark.rule("LCG-388", "LCG-360")
def test_LCG_388_the_statue_is_discarded_when_its_charges_are_spent() -> None:
    t = Position("0", "-1")
    study = t.location("study", clues=2)
    t.investigator("agnes-baker", study, play=["grotesque-statue"])
    t.state.set_card(t.id_of("grotesque-statue"), uses=1)
    t.round()
    t.choose("investigate", "react grotesque-statue")
    assert t.zone("grotesque-statue") == "discard"
    assert t.asked == "agnes-baker: choose-token", "its ability completes all the same (LCG-360)"


@pytest.mark.rule("LCG-213")
def test_LCG_213_the_total_explains_itself() -> None:
    t = table("-2", bag=("-2",))
    t.choose("pass", "pass")
    test = next(frame for frame in t.state.stack if frame.NAME == "lcg.SkillTest")
    worked = test.total_skill(t.state)  # type: ignore[attr-defined]
    assert worked.base == 3
    assert worked.changes == (("-2", "add", -2),)
    assert t.where().endswith("lcg.SkillTest ST.6 > lcg.Determine would > kernel.Window reactions")


@pytest.mark.rule("LCG-197", "LCG-323")
def test_an_empty_bag_has_no_other_token_to_reveal() -> None:
    t = Position("cultist")
    study = t.location("study", clues=1)
    t.scenario("the-gathering")
    t.state.set_card(t.state.scenario, revealed=True)
    t.investigator("roland-banks", study)
    t.round()
    t.choose("investigate")
    assert [entry["token"] for entry in t.told("revealed-token")] == ["cultist"]
    assert t.state.bag == ("cultist",), "back after the test"
