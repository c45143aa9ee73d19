"""Skill tests: ST.1 to ST.8, as the rulebook tells them step by step."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.values import value
from kadath.games.lcg.vocabulary.effects import MakeTest
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def study(*bag: str, clues: int = 3, who: str = "roland-banks", **seat: object) -> Position:
    t = Position(*bag)
    t.investigator(who, t.location("study", clues=clues), **seat)  # type: ignore[arg-type]
    return t


def under_way(t: Position) -> SkillTest:
    return next(frame for frame in t.state.stack if isinstance(frame, SkillTest))


def outcome(t: Position) -> tuple[object, object]:
    last = t.told("test-result")[-1]
    return last["result"], last["by"]


@pytest.mark.rule("LCG-183", "LCG-188", "LCG-189")
@pytest.mark.parametrize(
    ("skill", "by"), [("willpower", 0), ("intellect", 0), ("combat", 1), ("agility", -1)]
)
def test_a_test_compares_one_of_four_skills_with_the_number_in_parentheses(
    skill: str, by: int
) -> None:
    t = study("0")
    t.begin(Resolution(MakeTest(skill, 3), Scope(t.id_of("roland-banks"))))
    assert outcome(t) == ("failed" if by < 0 else "succeeded", abs(by))


@pytest.mark.rule("LCG-184", "LCG-186", "LCG-203")
@pytest.mark.parametrize(("token", "clues"), [("-1", 1), ("-2", 0)])
def test_equalling_the_shroud_succeeds_and_less_fails(token: str, clues: int) -> None:
    t = study(token)
    t.round()
    t.choose("investigate")
    assert t.state.investigators[t.id_of("roland-banks")].clues == clues, "3 - 1 against 2"


@pytest.mark.rule("LCG-185", "LCG-159", "LCG-203")
@pytest.mark.parametrize(("token", "damage"), [("-1", 1), ("-2", 0)])
def test_the_difficulty_of_an_attack_is_the_fight_value(token: str, damage: int) -> None:
    t = study(token)
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight goat-spawn")
    assert t.state.cards[t.id_of("goat-spawn")].damage == damage, "4 - 1 against 3, not evade 2"


@pytest.mark.rule("LCG-187", "LCG-166", "LCG-167")
@pytest.mark.parametrize(("token", "zone"), [("0", "at"), ("-1", "threat")])
def test_the_difficulty_of_evading_is_the_evade_value(token: str, zone: str) -> None:
    t = study(token)
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("evade goat-spawn")
    assert t.zone("goat-spawn") == zone, "2 against evade 2, not fight 3"


@pytest.mark.rule("LCG-189")
def test_a_skill_that_another_may_use_is_not_for_whoever_performs_the_test() -> None:
    t = position("""
        daisy-walker: at study, hand mind-over-matter
        roland-banks: at study, engaged ghoul-minion
    """)
    t.round()
    t.choose("turn daisy-walker", "play mind-over-matter", "done", "fight ghoul-minion")
    assert t.told("test")[-1]["skill"] == "combat", "he was not asked for another"


@pytest.mark.rule("LCG-190")
def test_windows_follow_ST_1_and_ST_2_and_there_are_none_later() -> None:
    t = study("-1", play=["hyperawareness"], hand=["guts", "perception"], resources=9)
    t.round()
    t.choose("investigate")
    stops = [t.where().rsplit(" ST", 1)[1].split(" >")[0]]
    t.choose("pass")
    assert t.asked == "roland-banks: commit"
    t.choose("done")
    stops.append(t.where().rsplit(" ST", 1)[1].split(" >")[0])
    assert stops == [".1 window", ".2 window"]
    t.choose("pass")
    assert t.told("test-result"), "from the second window on nobody was asked any more"


@pytest.mark.rule("LCG-191", "LCG-193", "LCG-194", "LCG-195")
def test_whoever_is_tested_may_commit_every_card_in_hand_that_has_a_fitting_icon() -> None:
    hand = ["perception", "unexpected-courage", "guts", "look-what-i-found", "lucky"]
    t = study("0", hand=hand)
    t.round()
    t.choose("investigate")
    offered = ["commit perception", "commit unexpected-courage", "commit look-what-i-found"]
    assert t.options == [*offered, "done"], "willpower icons and none at all are of no use"
    t.choose(*offered)
    assert t.told("total")[-1]["total"] == 3 + 2 + 2 + 2


@pytest.mark.rule("LCG-192")
def test_each_other_investigator_there_may_commit_one_card() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway", clues=3), t.location("attic")
    t.investigator("roland-banks", hallway)
    t.investigator("wendy-adams", hallway, hand=["perception", "deduction"])
    t.investigator("daisy-walker", attic, hand=["perception"])
    t.investigator("agnes-baker", hallway, hand=["deduction", "deduction"])
    t.round()
    t.choose("turn roland-banks", "investigate")
    assert t.asked == "wendy-adams: commit"
    t.choose("commit perception")
    assert t.asked == "agnes-baker: commit", "no second card of Wendy's, and none from the attic"
    t.choose("commit deduction#2")
    assert t.told("total")[-1]["total"] == 3 + 2 + 1


@pytest.mark.rule("LCG-191", "LCG-192")
@pytest.mark.parametrize("asks_all", [False, True])
def test_as_the_group_wishes_those_who_might_commit_a_card_are_asked(asks_all: bool) -> None:
    """Otherwise a pause for Wendy would tell that she could help."""
    t = Position("0")
    t.state.campaign = t.state.campaign._replace(asks_all=asks_all)
    hallway, attic = t.location("hallway", clues=3), t.location("attic")
    t.investigator("roland-banks", hallway, hand=["guts"])
    t.investigator("wendy-adams", hallway, hand=["guts"])
    t.investigator("daisy-walker", attic, hand=["guts"])
    t.investigator("agnes-baker", hallway)
    t.round()
    t.choose("turn roland-banks", "investigate")
    if asks_all:
        for who in ("roland-banks", "wendy-adams"):
            assert (t.asked, t.options) == (f"{who}: commit", ["done"])
            t.choose("done")
    assert t.told("total")[-1]["total"] == 3, "nobody is asked in the attic, nor without a card"


@pytest.mark.rule("LCG-196", "LCG-210")
def test_committed_cards_cost_nothing_and_are_discarded_as_the_test_ends() -> None:
    t = study("0", hand=["45-automatic", "working-a-hunch"], resources=0)
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("evade ghoul-minion", "commit 45-automatic")
    assert t.zone("45-automatic") == "discard"
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0
    assert t.state.bag == ("0",), "and the token is back in the bag"


@pytest.mark.rule("LCG-197")
def test_one_token_is_revealed_and_lies_outside_the_bag_meanwhile() -> None:
    t = study("-3", "-3", "+1", hand=["lucky"])
    t.round()
    t.will_reveal("-3")
    t.choose("investigate")
    assert t.options == ["play lucky", "pass"], "before it fails"
    assert under_way(t).tokens == ("-3",)
    assert list(t.state.bag) == ["+1", "-3"], "one of three lies with the test"
    t.choose("pass")
    assert len(t.told("revealed-token")) == 1
    assert list(t.state.bag) == ["+1", "-3", "-3"]


@pytest.mark.rule("LCG-200", "LCG-014")
def test_a_symbol_without_a_corresponding_ability_does_nothing() -> None:
    t = study("tablet")
    t.round()
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == 3, "no reference card: its X is nothing"
    assert outcome(t) == ("succeeded", 1)


@pytest.mark.rule("LCG-199")
def test_the_elder_sign_is_that_of_whoever_performs_the_test() -> None:
    t = Position("elder sign")
    place = t.location("study", clues=3)
    t.investigator("roland-banks", place)
    t.investigator("wendy-adams", place)
    t.round()
    t.choose("turn wendy-adams", "investigate")
    assert t.told("total")[-1]["total"] == 3, "Wendy's +0, not Roland's clues at the location"


@pytest.mark.rule("LCG-202", "LCG-201")
def test_the_total_is_base_icons_token_and_whatever_else_is_active() -> None:
    t = study("-1", play=["dr-milan-christopher", "hyperawareness"], hand=["deduction"])
    t.round()
    t.choose("investigate", "use hyperawareness", "pass", "commit deduction", "pass")
    assert t.told("total")[-1]["total"] == 3 + 1 + 1 + 1 - 1


@pytest.mark.rule("LCG-204", "LCG-205", "LCG-206")
def test_the_auto_fail_token_fails_and_the_skill_counts_as_0() -> None:
    t = study("auto-fail", hand=["perception", "unexpected-courage"])
    t.round()
    t.choose("investigate", "commit perception", "commit unexpected-courage")
    assert outcome(t) == ("failed", 2), "0 against 2, however much was committed"


@pytest.mark.rule("LCG-204")
def test_it_fails_even_a_test_of_difficulty_0() -> None:
    t = study("auto-fail", play=["flashlight"])
    t.round()
    t.choose("activate flashlight")
    assert outcome(t) == ("failed", 0)
    assert t.state.investigators[t.id_of("roland-banks")].clues == 0


@pytest.mark.rule("LCG-204")
def test_so_does_a_token_that_counts_as_it() -> None:
    t = study("elder sign", who="daisy-walker", play=["flashlight"], deck=["the-necronomicon"])
    t.round()
    t.choose("draw", "activate flashlight")
    assert outcome(t) == ("failed", 0)


@pytest.mark.rule("LCG-208", "LCG-209")
def test_the_performer_orders_several_results() -> None:
    t = study("0", hand=["perception", "unexpected-courage"], deck=["guts"])
    t.round()
    t.choose("investigate", "commit perception", "done")
    assert t.asked == "roland-banks: order-results"
    perception = 1
    t.choose(f"result {perception}")
    roland = t.id_of("roland-banks")
    assert t.zone("guts") == "hand"
    assert t.state.investigators[roland].clues == 1, "the other one was applied after it"
    kinds = [entry.kind for entry in t.state.log or []]
    assert kinds.index("drew") < kinds.index("discovered")


@pytest.mark.rule("LCG-211")
def test_a_skill_is_never_played() -> None:
    t = study("0", hand=["perception"])
    t.round()
    assert "play perception" not in t.options


@pytest.mark.rule("LCG-212")
def test_a_committed_skill_works_for_that_test_only() -> None:
    t = study("0", hand=["vicious-blow"])
    for _ in range(2):
        t.enemy("ravenous-ghoul", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight ravenous-ghoul", "commit vicious-blow", "fight ravenous-ghoul#2")
    damage = [t.state.cards[t.id_of(f"ravenous-ghoul{n}")].damage for n in ("", "#2")]
    assert damage == [2, 1]


@pytest.mark.rule("LCG-213", "LCG-190")
def test_what_changes_between_the_windows_counts_in_ST_5() -> None:
    t = study("0", play=["beat-cop"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("pass", "pass", "fight goat-spawn")
    assert value(t.state, t.id_of("roland-banks"), "combat") == 5
    t.choose("use beat-cop", "choose ghoul-minion")
    assert t.told("total")[-1]["total"] == 4, "the cop has gone"
