"""Whole random games, told in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, DIFFICULTIES
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.narrator import FinalHourNarrator
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.explain import trail
from kadath.kernel.rng import Rng
from kadath.text.languages import LANGUAGES

GAME = FinalHour()
TEXTS = FinalHourNarrator()
GAMES = 60


def new_game(number: int) -> FinalHourState:
    ancient_ones = tuple(ANCIENT_ONES)
    setup = {
        "seats": 1 + number % 4,
        "ancient_one": ancient_ones[number % len(ancient_ones)],
        "difficulty": DIFFICULTIES[number // 3 % len(DIFFICULTIES)],
    }
    state = GAME.new(setup, number)
    state.log = []
    return state


def decisions(state: FinalHourState, seed: int) -> Iterator[FinalHourState]:
    """The state at every decision of a random game; it goes on when the next one is wanted."""
    chance = random.Random(seed)
    while state.decision is not None:
        yield state
        state.apply(chance.choice(state.decision.options))


def is_well_said(text: str) -> bool:
    """Whether a line is whole: nothing missing, nothing left open, a capital where it begins."""
    first = re.search(r"\w", text)
    return (
        first is not None
        and not re.search(r"[{}$\[\]]|None|  |\s$|: ?$|: \.", text)
        and not first.group().islower()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_option_place_and_log_line_is_well_said(language: str) -> None:
    for number in range(GAMES):
        state = new_game(number)
        for s in decisions(state, seed=number):
            assert s.decision is not None
            lines = [TEXTS.option_text(s, option, language) for option in s.decision.options]
            # Alike unique monsters in one location are offered one by one.
            if s.decision.ask != "activate-unique":
                assert len(set(lines)) == len(lines), lines
            lines.append(TEXTS.prompt_text(s, language))
            lines += [TEXTS.place_text(place, language) for place in trail(s)]
            for line in lines:
                assert is_well_said(line), line
        assert state.outcome is not None
        assert is_well_said(TEXTS.prompt_text(state, language))
        assert is_well_said(TEXTS.name("ending", state.outcome.reason, language))
        for entry in state.log or ():
            line = TEXTS.entry_text(state, entry, language)
            assert is_well_said(line), line


def test_options_tell_nothing_that_the_deciding_seat_does_not_know() -> None:
    for number in range(GAMES):
        for count, s in enumerate(decisions(new_game(number), seed=number)):
            if count % 2:
                continue
            assert s.decision is not None
            options = s.decision.options
            other = GAME.determinize(s, s.decision.seat, Rng(number, str(count)))
            told = [TEXTS.option_text(s, option, "en") for option in options]
            assert [TEXTS.option_text(other, option, "en") for option in options] == told


def test_prompts_tell_nothing_that_any_other_seat_does_not_know() -> None:
    for number in range(GAMES):
        for count, s in enumerate(decisions(new_game(number), seed=number)):
            if count % 2 or s.is_solo:
                continue
            assert s.decision is not None
            seat = (s.decision.seat + 1) % s.seats
            other = GAME.determinize(s, seat, Rng(number, str(count)))
            assert TEXTS.prompt_text(other, "en") == TEXTS.prompt_text(s, "en")


def test_telling_what_an_option_does_changes_nothing() -> None:
    for number in range(4):
        for s in decisions(new_game(number), seed=number):
            assert s.decision is not None
            before, entries = GAME.view(s, s.decision.seat), len(s.log or ())
            for option in s.decision.options:
                TEXTS.option_text(s, option, "en")
            assert GAME.view(s, s.decision.seat) == before
            assert len(s.log or ()) == entries
