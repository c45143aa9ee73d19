"""The estimate tells better tables from worse ones, and knows nothing that is hidden."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.board import PATH_BETWEEN
from kadath.games.final_hour.estimate import estimate
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import YELLOW, FinalHourState
from kadath.kernel.outcome import Outcome
from kadath.kernel.rng import Rng

GAME = FinalHour()
SITE = 12


def a_table(seats: int = 2) -> FinalHourState:
    return GAME.new({"seats": seats, "ancient_one": "cthulhu", "difficulty": "normal"}, seed=4)


def test_it_is_a_chance_and_exact_at_the_end() -> None:
    for seats in (1, 2, 3, 4):
        assert 0 < estimate(a_table(seats)) < 1
    over = a_table()
    over.outcome = Outcome(won=True, reason="reversed")
    assert estimate(over) == 1
    over.outcome = Outcome(won=False, reason="overrun")
    assert estimate(over) == 0


def test_monsters_at_the_ritual_site_are_bad() -> None:
    s = a_table()
    before = estimate(s)
    s.monsters[SITE] = s.cup[:3]
    assert estimate(s) < before


def test_a_seal_before_the_ritual_site_is_good() -> None:
    s = a_table()
    s.monsters[15] = s.cup[:3]
    s.monsters[13] = s.cup[3:5]
    before = estimate(s)
    s.seals[PATH_BETWEEN[13, SITE]] = YELLOW
    assert estimate(s) > before


def test_lost_health_is_bad() -> None:
    s = a_table()
    before = estimate(s)
    s.health[0] = 1
    assert estimate(s) < before


def test_cards_that_may_match_are_good() -> None:
    s = a_table()
    s.found_clues = (0, 0, 1, 1, 2)
    s.hands = [(1, 6, 2, 7), (11, 16, 12, 17)]
    before = estimate(s)
    s.hands = [(3, 4, 5, 9), (8, 10, 14, 15)]
    assert estimate(s) > before


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_it_does_not_look_at_hidden_clues(seats: int) -> None:
    s = a_table(seats)
    rng = Rng(1)
    for _ in range(10):
        other = s.clone()
        clues = rng.shuffled([*s.hidden_clues, *(clue for clue in s.clues if clue is not None)])
        other.hidden_clues = (clues[0], clues[1])
        assert estimate(other) == estimate(s)


def test_once_cards_are_being_laid_only_they_count() -> None:
    s = a_table()
    rng = Rng(2)
    while s.decision is not None and s.decision.options[0].verb != "not-yet":
        s.apply(s.decision.options[rng.below(len(s.decision.options))])
    for answer in ("ready", "ready"):
        assert s.decision is not None
        chosen = s.decision.option(answer)
        assert chosen is not None
        s.apply(chosen)
    laying = estimate(s)
    s.health[0] = 1
    s.monsters[SITE] = s.cup[:4]
    assert estimate(s) == laying
