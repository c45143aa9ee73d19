"""What an option tells beforehand: what lies where it leads, what it may cost, and its chance."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kadath.games.arkham.cards import MONEY, SANITY
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.prospects import prospect
from kadath.games.arkham.rules.checks import SkillCheck
from kadath.games.arkham.rules.meeting import Meeting
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import Sliding
from kadath.games.arkham.vocabulary.amounts import Chosen, Paid
from kadath.games.arkham.vocabulary.effects.choices import ChooseNumber, PayAny
from kadath.games.arkham.vocabulary.effects.gains import GainMix, Lose, LoseMix
from kadath.games.arkham.vocabulary.effects.meetings import DefeatAny
from kadath.games.arkham.vocabulary.rumors import MeetCaptive
from kadath.kernel.effects import Effect
from kadath.testkit.arkham.position import Position

GAME = Arkham()


def offered(t: Position, language: str = "en") -> list[str]:
    assert t.s.decision is not None
    says = GAME.narrator()
    return [says.option_text(t.s, one, language) for one in t.s.decision.options]


def met(monster: str, who: str = "joe_diamond") -> Position:
    """An investigator comes upon a monster."""
    t = Position()
    t.investigator(who, "uptown")
    t.monster(monster, "woods")
    return t.begin(Movement(1)).choose("move:woods")


@pytest.mark.parametrize(
    ("language", "there"),
    [
        ("en", "Go to the Woods (Ghoul ×2, 1 Clue, a gate to the Abyss)"),
        ("pl", "Idź do Lasu (Ghoul ×2, 1 Wskazówka, brama do Otchłani)"),
        ("uk", "Іти до Лісу (Гуль ×2, 1 здогадка, брама до Безодні)"),
    ],
)
def test_a_step_tells_what_lies_there(language: str, there: str) -> None:
    t = Position()
    t.investigator("joe_diamond", "uptown")
    t.monster("ghoul", "woods")
    t.monster("ghoul", "woods")
    t.gate("woods")
    t.s.clues["woods"] = 1
    steps = offered(t.begin(Movement(1)), language)
    assert there in steps
    assert sum("(" in one for one in steps) == 1, "nothing is told of an empty place"


@pytest.mark.rule("AH-5.1")
@pytest.mark.parametrize(
    ("monster", "told"),
    [
        (
            "warlock",
            ["failing costs 1 Stamina", "may cost 1 Sanity; 1 Stamina for each lost round"],
        ),
        ("cultist", ["failing costs 1 Stamina", "1 Stamina for each lost round"]),
        (
            "dimensional_shambler",
            ["", "may cost 1 Sanity; if you fail, you are lost in time and space"],
        ),
    ],
)
def test_facing_a_monster_tells_what_it_may_cost(monster: str, told: list[str]) -> None:
    costs = [one.partition(" (")[2].rstrip(")") for one in offered(met(monster))]
    assert costs[:2] == told


@pytest.mark.rule("AH-7.15")
def test_michael_is_told_that_a_wound_costs_him_less() -> None:
    assert offered(met("warlock", "michael_mcglen"))[:2] == [
        "Evade the Warlock",
        "Fight the Warlock (may cost 1 Sanity)",
    ]


def test_the_chance_to_win_the_fight_stands_beside_it() -> None:
    for t in (met("cultist"), _appears("cultist")):
        told = GAME.odds(t.s, 0)
        assert told is not None
        monster = next(iter(t.s.monsters))
        assert told.options[f"fight:{monster}"] == prospect(t.s, 1, monster).ends.won
        assert f"evade:{monster}" in told.options
        assert GAME.odds(t.s, None) is None, "the options are of whoever is asked"


def _appears(monster: str) -> Position:
    t = Position()
    t.investigator("joe_diamond", "woods")
    t.s.cup = (monster,)
    return t.begin(Meeting(1))


@pytest.mark.rule("AH-4.7")
def test_a_reroll_tells_its_chance_and_the_one_who_rolled_that_it_may_come() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", clues=1)
    mandy = t.investigator("mandy_thompson", "library")
    t.s.stack.append(Turn())
    t.roll(1, 5, 1).begin(SkillCheck(joe, "speed", 0, 2))
    assert offered(t)[-1] == "Keep the roll (Mandy Thompson may still help)"
    t.choose("done")
    told = GAME.odds(t.s, 1)
    assert told is not None
    # Two dice are rerolled, and one success is missing.
    assert told.options == {f"use:{mandy}:0:0": 1 - Fraction(2, 3) ** 2}


@pytest.mark.rule("AH-4.7")
def test_a_reroll_of_a_passed_check_that_counts_tells_no_chance() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods")
    t.investigator("mandy_thompson", "library")
    t.s.stack.append(Turn())
    t.roll(1, 5, 1, 4).begin(SkillCheck(joe, "speed", counts=True))
    assert t.asked().seat == 1
    assert GAME.odds(t.s, 1) is None


@pytest.mark.rule("AH-3.1.4")
def test_not_moving_the_sliders_is_called_so_until_one_is_moved() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods")
    t.begin(Sliding(1, 2))
    assert offered(t)[-1] == "Leave the sliders"
    t.choose(t.offered()[0])
    assert offered(t)[-1] == "Set the sliders"


@pytest.mark.parametrize(
    ("effect", "question"),
    [
        (PayAny(MONEY, GainMix(Paid(MONEY))), "choose how many dollars you spend"),
        (
            ChooseNumber(3, Lose(Chosen(), SANITY)),
            "choose how much you lose: the more, the more you gain",
        ),
        (GainMix(1), "choose what you gain (1 in all)"),
        (LoseMix(2), "choose what you lose (2 in all)"),
        (DefeatAny(), "choose the monster you defeat"),
        (MeetCaptive(), "choose the monster you face"),
    ],
)
def test_the_question_tells_what_a_number_or_a_split_or_a_monster_is_for(
    effect: Effect, question: str
) -> None:
    t = Position()
    t.investigator("joe_diamond", "uptown", money=3, sanity=2, stamina=2)
    t.monster("ghoul", "woods")
    t.monster("zombie", "woods")
    t.s.captives = ("zombie", "ghoul")
    t.resolve(effect)
    assert GAME.narrator().prompt_text(t.s, "en").partition(": ")[2] == question
    if effect == GainMix(1):
        assert offered(t) == ["Sanity: 1", "Stamina: 1"]
