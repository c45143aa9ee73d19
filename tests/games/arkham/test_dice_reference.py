"""The odds that are shown agree with counting every possible roll."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from kadath.games.arkham.odds import odds, of_dice
from kadath.games.arkham.rules.checks import COMBAT, SkillCheck
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.fight import fight_of
from kadath.games.arkham.state import ArkhamState
from kadath.games.arkham.values import skill
from kadath.testkit.arkham.position import Position

FACES = range(1, 7)
LOWEST = {"": 5, "blessing": 4, "curse": 6}


def enumerated(dice: int, need: int, lowest: int, *, twice: bool = False) -> Fraction:
    """The share of all rolls with at least this many successes."""
    falls = list(product(FACES, repeat=dice))
    good = [
        fall
        for fall in falls
        if sum((face >= lowest) + (twice and face == 6) for face in fall) >= need
    ]
    return Fraction(len(good), len(falls))


def someone(luck: str, **fields: Any) -> Position:
    """Joe, blessed, cursed or neither."""
    t = Position()
    t.investigator("joe_diamond", "woods", **fields)
    if luck:
        t.card(luck, 1)
    t.s.derive()
    return t


@pytest.mark.rule("AH-4.3")
@pytest.mark.parametrize("luck", LOWEST)
def test_the_odds_of_dice_agree_with_counting_all_rolls(luck: str) -> None:
    t = someone(luck)
    for dice, need in product(range(6), range(5)):
        told = of_dice(t.s, 1, "speed", dice, need)
        assert told == enumerated(dice, need, LOWEST[luck]), (dice, need)


@pytest.mark.rule("AH-4.3", "AH-6.5")
@pytest.mark.parametrize("luck", LOWEST)
def test_a_shotgun_counts_its_sixes_twice(luck: str) -> None:
    t = someone(luck)
    gun = t.card("shotgun", 1)
    monster = t.monster("gug", "woods")
    t.s.derive()
    t.begin(Combat(1, monster))
    while t.s.decision is not None and fight_of(t.s, 1) is not None and t.asked().ask != "wield":
        t.choose("fight" if "fight" in t.offered() else t.offered()[0])
    fight = fight_of(t.s, 1)
    assert isinstance(fight, Combat)
    fight.wielded = (gun,)
    for dice, need in product(range(6), range(1, 5)):
        told = of_dice(t.s, 1, COMBAT, dice, need)
        assert told == enumerated(dice, need, LOWEST[luck], twice=True), (dice, need)


def speed(t: Position) -> int:
    """Joe's Speed, with all modifiers."""
    t.s.derive()
    return skill(t.s, 1, "speed").total


def rolled(t: Position, *dice: int, need: int) -> ArkhamState:
    """A check in which these dice have been rolled."""
    t.s.set_investigator(1, clues=3)
    t.roll(*dice).begin(SkillCheck(1, "speed", len(dice) - speed(t), need))
    return t.s


@pytest.mark.rule("AH-4.6", "AH-4.11")
@pytest.mark.parametrize("luck", LOWEST)
def test_the_odds_of_a_clue_are_those_of_its_dice(luck: str) -> None:
    """Joe rolls two dice for each Clue, and three with the card for that skill."""
    for card, more in (("", 2), ("speed", 3)):
        for need in (1, 2, 3):
            t = someone(luck, sliders=(0, 0, 0))
            if card:
                t.card(card, 1)
            s = rolled(t, 1, 2, need=need)
            told = odds(s, 0)
            assert told is not None
            assert told.standing == 0
            assert told.options["clue"] == enumerated(more, need, LOWEST[luck]), (card, need)


@pytest.mark.rule("AH-4.7")
@pytest.mark.parametrize("luck", LOWEST)
def test_the_odds_of_a_reroll_agree_with_playing_all_rolls(luck: str) -> None:
    """Both dice failed; every roll of the two that replace them is played."""
    passed = 0
    for fall in product(FACES, repeat=2):
        t = someone(luck, sliders=(0, 0, 0))
        case = t.card("lucky_cigarette_case", 1)
        t.roll(1, 2, *fall).begin(SkillCheck(1, "speed", 2 - speed(t), 1))
        t.choose(f"use:{case}:0:0")
        if t.s.decision is not None:
            t.choose("done")
        passed += t.noted("check")[-1]["passed"]
    assert Fraction(passed, 36) == enumerated(2, 1, LOWEST[luck])
