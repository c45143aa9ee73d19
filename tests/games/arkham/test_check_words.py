"""What the log and the options say of checks, and of a blessing that meets a curse."""

from __future__ import annotations

import pytest

from kadath.games.arkham.game import Arkham
from kadath.games.arkham.values import skill
from kadath.games.arkham.vocabulary.effects.checks import CheckTable, Result
from kadath.games.arkham.vocabulary.effects.gains import Gain, Lose
from kadath.games.arkham.vocabulary.effects.states import BecomeCursed
from kadath.kernel.decision import option
from kadath.testkit.arkham.position import Position

SAYS = Arkham().narrator()
RESULTS = (Result(0, Lose(1, "sanity")), Result(1, Gain(1, "money")), Result(2, Gain(2, "clues")))


def counted(*dice: int) -> Position:
    """Somebody rolls so many dice in a check with a row for each number of successes."""
    t = Position()
    t.investigator("jenny_barnes", "woods", clues=2, sliders=(0, 0, 0))
    t.s.derive()
    modifier = len(dice) - skill(t.s, 1, "luck").total
    return t.roll(*dice).resolve(CheckTable("luck", modifier, RESULTS))


@pytest.mark.rule("AH-4.3")
def test_the_log_counts_the_successes_of_a_check_that_counts() -> None:
    t = counted(1, 5)
    t.choose("done")
    lines = [SAYS.entry_text(t.s, one, "en") for one in t.s.log or () if one.kind == "check"]
    assert lines == ["Jenny Barnes rolls 1, 5 (Luck): 1 success."]


def test_without_dice_there_is_no_roll_to_keep() -> None:
    done = option("done")
    assert SAYS.option_text(counted().s, done, "en") == "Leave it at that"
    assert SAYS.option_text(counted(1, 5).s, done, "en") == "Keep the roll"


@pytest.mark.rule("AH-7.9")
def test_a_blessing_lost_to_a_curse_is_told() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods")
    t.card("blessing", 1)
    t.resolve(BecomeCursed())
    lines = [SAYS.entry_text(t.s, one, "en") for one in t.s.log or ()]
    assert any("Joe Diamond loses" in line and "Blessing" in line for line in lines)
