"""Chances as the terminal shows them."""

from __future__ import annotations

from fractions import Fraction

from kadath.kernel.decision import Option
from kadath.kernel.game import Odds
from kadath.terminal.chances import of_option, percent


def test_chances_are_rounded_but_never_to_what_is_sure() -> None:
    assert percent(Fraction(0)) == "0%"
    assert percent(Fraction(1)) == "100%"
    assert percent(Fraction(9, 16)) == "56%"
    assert percent(Fraction(1, 1000)) == "<1%"
    assert percent(Fraction(999, 1000)) == ">99%"


def test_half_a_percent_is_rounded_up_as_on_the_page() -> None:
    assert percent(Fraction(1, 8)) == "13%"
    assert percent(0.125) == "13%"


def test_an_option_says_what_it_makes_of_the_chance() -> None:
    half, most = Fraction(1, 2), Fraction(3, 4)
    commit, done = Option("commit", (1,)), Option("done")
    odds = Odds(half, {commit.key: most, done.key: half})
    assert of_option(odds, commit).plain.strip() == "50% → 75%"
    assert of_option(odds, done).plain == "", "it changes nothing"
    assert of_option(Odds(None, {commit.key: most}), commit).plain.strip() == "75%"
    assert of_option(None, commit).plain == ""
