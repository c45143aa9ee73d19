"""Skill checks: dice, blessings and curses, Clue tokens, and rerolls."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kadath.games.arkham.odds import of_dice
from kadath.games.arkham.rules.checks import COMBAT, EVADE, SkillCheck, pool, successes
from kadath.games.arkham.rules.encounters import Encountering
from kadath.games.arkham.vocabulary.amounts import Successes
from kadath.games.arkham.vocabulary.effects.checks import Check, CheckTable, Result
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.kernel.effects import Effect, do
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


@procedure
class Trying(Procedure):
    """A procedure that makes a check and keeps the result."""

    check: tuple[int, str, int, int]

    @step("check")
    def make(self, s: object) -> Procedure:
        return SkillCheck(*self.check)

    @step("result")
    def keep(self, s: object) -> None:
        assert s is not None


def tried(t: Position, who: int, kind: str, modifier: int = 0, difficulty: int = 1) -> Position:
    return t.begin(Trying((who, kind, modifier, difficulty)))


def passed(t: Position) -> list[object]:
    return [entry["passed"] for entry in t.noted("check")]


@pytest.mark.rule("AH-4.3")
@pytest.mark.parametrize(("luck", "expected"), [("", 2), ("blessing", 3), ("curse", 1)])
def test_a_success_is_5_or_6_or_4_if_blessed_or_only_6_if_cursed(luck: str, expected: int) -> None:
    t = Position()
    harvey = t.investigator("harvey_walters")
    if luck:
        t.card(luck, harvey)
    t.s.derive()
    assert successes(t.s, harvey, "lore", (1, 2, 3, 4, 5, 6)) == expected


@pytest.mark.rule("AH-4.6")
def test_a_blessed_investigator_spends_a_clue_token_and_rolls_a_4() -> None:
    """Harvey in the Graveyard, Lore (-1): two dice fail, the third is a 4."""
    t = position("""
        harvey_walters: at graveyard, clues 2, cards blessing
    """)
    harvey = t.id("harvey_walters")
    t.roll(3, 1).begin(Encountering(harvey, "rivertown_4_graveyard"))
    assert (t.asked().ask, t.offered()) == ("mend-roll", ["clue", "done"])
    t.roll(4).choose("clue")
    t.expects_no_question()
    (check,) = t.noted("check")
    assert (check["who"], check["check"]) == ("harvey_walters", "lore")
    assert (check["dice"], check["passed"]) == ((3, 1, 4), True)
    row = t.row(harvey)
    assert (row.clues, row.space) == (2, "graveyard"), "he gains 1 Clue token"
    assert row.sanity == 7, "his strong mind takes 1 from every loss"


def test_the_same_roll_fails_without_a_blessing() -> None:
    t = position("harvey_walters: at graveyard, clues 1")
    harvey = t.id("harvey_walters")
    t.roll(3, 1).begin(Encountering(harvey, "rivertown_4_graveyard"))
    t.roll(4).choose("clue")
    assert t.row(harvey).space == "rivertown", "he is out of Clue tokens, and on the street"


def test_clue_tokens_are_spent_one_by_one_after_each_roll() -> None:
    t = position("harvey_walters: clues 3")
    harvey = t.id("harvey_walters")
    tried(t.roll(1, 1, 1), harvey, "lore", difficulty=2)
    for face in (5, 1, 6):
        t.roll(face).choose("clue")
    assert passed(t) == [True]
    assert t.row(harvey).clues == 0


@pytest.mark.rule("AH-4.5")
def test_no_dice_is_a_failure_but_clue_tokens_still_add_some() -> None:
    t = position("michael_mcglen: clues 1")
    michael = t.id("michael_mcglen")
    assert pool(t.s, michael, "lore", -1) == 0
    tried(t, michael, "lore", -1)
    assert t.offered() == ["clue", "done"]
    t.roll(5).choose("clue")
    assert passed(t) == [True]


def test_nobody_is_asked_if_they_can_change_nothing() -> None:
    t = Position()
    michael = t.investigator("michael_mcglen")
    tried(t, michael, "lore", -1).expects_no_question()
    assert passed(t) == [False]


@pytest.mark.rule("AH-4.6")
def test_nobody_is_asked_for_clue_tokens_that_could_not_be_enough() -> None:
    for clues, cards, asks in ((1, (), False), (2, (), True), (1, ("lore",), True)):
        t = Position()
        harvey = t.investigator("harvey_walters", clues=clues)
        for key in cards:
            t.card(key, harvey)
        t.roll(1, 1, 1)
        tried(t, harvey, "lore", difficulty=2)
        assert (t.s.decision is not None) is asks, (clues, cards)


@pytest.mark.rule("AH-4.6")
def test_a_clue_token_may_be_spent_in_vain_if_a_story_counts_it() -> None:
    t = position("patrice_hathaway: cards patrice_hathaway_story, clues 1")
    patrice = t.id("patrice_hathaway")
    tried(t.roll(1, 1, 1), patrice, "lore", difficulty=3)
    assert t.offered() == ["clue", "done"]


def test_hunches_and_the_skill_card_each_add_a_die_to_a_clue_token() -> None:
    t = position("""
        joe_diamond: clues 2, cards fight
    """)
    joe = t.id("joe_diamond")
    tried(t, joe, COMBAT, -3)
    assert pool(t.s, joe, COMBAT, -3) == 0, "Fight 2 and 1 for the card, less 3"
    t.roll(1, 1, 1).choose("clue")
    assert t.s.investigators[joe].clues == 1
    t.choose("done")
    assert len(t.noted("check")[0]["dice"]) == 3
    tried(t, joe, EVADE, -4)
    t.roll(1, 1).choose("clue")
    assert len(t.noted("check")[0]["dice"]) == 2, "the card is for Fight"


def test_a_bonus_to_a_special_check_does_not_help_the_skill() -> None:
    t = position("""
        harvey_walters: cards pallid_mask
    """)
    harvey = t.id("harvey_walters")
    t.s.derive()
    assert pool(t.s, harvey, EVADE, 0) == 7
    assert pool(t.s, harvey, "sneak", 0) == 5


@pytest.mark.rule("AH-4.7")
def test_a_reroll_includes_the_dice_of_clue_tokens() -> None:
    t = position("""
        harvey_walters: clues 1, cards lucky_cigarette_case
    """)
    harvey, case = t.id("harvey_walters"), t.id("lucky_cigarette_case")
    t.s.decks["common_item"] = ()
    tried(t.roll(1, 1, 1), harvey, "lore")
    t.roll(2).choose("clue")
    t.roll(1, 2, 3, 6).choose("use:lucky_cigarette_case:0:0")
    assert t.noted("check")[0]["dice"] == (1, 2, 3, 6)
    assert t.s.decks["common_item"] == (case,)


def test_the_bullwhip_rerolls_one_die_of_a_combat_check_only() -> None:
    t = position("""
        michael_mcglen: cards bullwhip
    """)
    michael, whip = t.id("michael_mcglen"), t.id("bullwhip")
    tried(t.roll(1, 3, 3), michael, COMBAT)
    t.choose("use:bullwhip:1:0")
    assert t.offered() == ["die:1", "die:3"], "two dice that show the same are alike"
    t.roll(5).choose("die:3")
    check = t.noted("check")[0]
    assert (check["check"], check["dice"], check["passed"]) == (COMBAT, (1, 3, 5), True)
    assert t.s.cards[whip].exhausted
    tried(t, michael, "fight").expects_no_question()


def test_blessing_and_curse_cancel_each_other() -> None:
    t = position("harvey_walters: at velmas_diner")
    harvey = t.id("harvey_walters")

    def dine(*faces: int) -> list[str]:
        t.roll(*faces).begin(Encountering(harvey, "easttown_3_velmas_diner"))
        t.check()
        return [t.s.cards[card].face for card in t.s.cards_of(harvey)]

    assert dine(5, 1, 1) == ["blessing"]
    assert dine(4, 1, 1) == ["blessing"], "nobody is blessed twice"
    assert dine(1, 1, 1) == []
    assert dine(1, 1, 1) == ["curse"]
    assert dine(5, 5, 5) == ["curse"], "5 is not enough any more, and nobody is cursed twice"
    assert dine(6, 5, 5) == []


@pytest.mark.parametrize(
    ("luck", "failing"),
    [("", Fraction(8, 27)), ("blessing", Fraction(1, 8)), ("curse", Fraction(125, 216))],
)
def test_the_chance_of_a_check_blessed_or_cursed(luck: str, failing: Fraction) -> None:
    t = Position()
    harvey = t.investigator("harvey_walters")
    if luck:
        t.card(luck, harvey)
    t.s.derive()
    assert of_dice(t.s, harvey, "lore", 3, 1) == 1 - failing


# --- Asking only if it matters --------------------------------------------------------------------


@pytest.mark.rule("AH-4.6")
@pytest.mark.parametrize(
    ("passed", "failed", "is_asked"),
    [
        (Gain(1, "sanity"), None, False),
        (Gain(1, "stamina"), None, True),
        (do(Gain(2, "sanity"), Gain(1, "stamina")), None, True),
        (None, Lose(2, "money"), False),
        (None, Lose(1, "clues"), True),
        (Gain(1, "sanity"), Lose(3, "money"), False),
    ],
)
def test_nobody_is_asked_for_clues_if_nothing_depends_on_the_check(
    passed: Effect | None, failed: Effect | None, is_asked: bool
) -> None:
    """Harvey has full Sanity, less than full Stamina, and no money."""
    t = Position()
    t.investigator("harvey_walters", "woods", clues=2, stamina=1, money=0)
    t.resolve(Check("luck", -20, passed=passed, failed=failed))
    assert (t.s.decision is not None) is is_asked


@pytest.mark.rule("AH-4.3", "AH-4.6")
def test_clues_may_be_spent_for_more_successes_if_each_counts() -> None:
    t = Position()
    t.investigator("harvey_walters", "woods", clues=3, money=0)
    t.roll(5, 5)
    t.resolve(Check("luck", -20, passed=Gain(Successes(2), "money")))
    t.choose("clue", "clue")
    assert t.asked().ask == "mend-roll", "a third one would bring more"
    t.choose("done")
    assert t.row(1).money == 4


@pytest.mark.rule("AH-4.3", "AH-4.6")
def test_clues_may_be_spent_up_to_the_last_row_of_a_table() -> None:
    rows = (
        Result(0, Lose(1, "stamina")),
        Result(1, Gain(1, "money")),
        Result(2, Gain(5, "money"), or_more=True),
    )
    t = Position()
    t.investigator("harvey_walters", "woods", clues=3, money=0)
    t.roll(5, 6)
    t.resolve(CheckTable("luck", -20, rows))
    t.choose("clue")
    assert t.asked().ask == "mend-roll"
    t.choose("clue")
    t.expects_no_question()
    assert (t.row(1).money, t.row(1).clues) == (5, 1)
