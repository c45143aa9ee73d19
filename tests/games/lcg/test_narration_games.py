"""Whole random games, told in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from kadath.games.lcg.campaign.scenarios import DIFFICULTIES, SCENARIOS
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narration.between import is_between
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.state import LcgState
from kadath.kernel.explain import trail
from kadath.kernel.rng import Rng
from kadath.text.languages import LANGUAGES

GAME = Lcg()
TEXTS = LcgNarrator()
GAMES = 8
CAMPAIGNS = 12


def new_game(number: int) -> LcgState:
    scenarios = tuple(SCENARIOS)
    setup = {
        "seats": 1 + number % 4,
        "scenario": scenarios[number % len(scenarios)],
        "difficulty": DIFFICULTIES[number // 3 % len(DIFFICULTIES)],
    }
    state = GAME.new(setup, number)
    state.log = []
    return state


def decisions(state: LcgState, seed: int) -> Iterator[LcgState]:
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
        and not re.search(r"[{}$\[\]]|None|  |\s$|: ?$|: \.|\(\)|, ,", text)
        and not first.group().islower()
    )


def new_campaign(number: int) -> LcgState:
    setup = {"mode": "campaign", "seats": 1 + number % 4, "restarts": "yes"}
    if number % 2:
        setup = {"scenario": "the-devourer-below", "earlier": "chosen", "seats": 2}
    state = GAME.new(setup, number)
    state.log = []
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_between_scenarios_is_well_said(language: str) -> None:
    asked: set[str] = set()
    told: set[str] = set()
    for number in range(CAMPAIGNS):
        state = new_campaign(number)
        for s in decisions(state, seed=number):
            assert s.decision is not None
            if not is_between(s):
                continue
            asked.add(s.decision.ask)
            lines = [TEXTS.option_text(s, option, language) for option in s.decision.options]
            assert len(set(lines)) == len(lines), lines
            lines.append(TEXTS.prompt_text(s, language))
            lines += [TEXTS.place_text(place, language) for place in trail(s)]
            for line in lines:
                assert is_well_said(line), line
        for entry in state.log or ():
            told.add(entry.kind)
            line = TEXTS.entry_text(state, entry, language)
            assert is_well_said(line), line
        assert is_well_said(TEXTS.prompt_text(state, language))
    assert {"again", "choose-party", "earn", "buy", "replace", "choose-next-lead"} <= asked
    assert {"choose-earlier", "choose-got-away"} <= asked
    assert {"bought", "recorded", "named", "earned", "party-join", "party-leave"} <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_option_place_and_log_line_is_well_said(language: str) -> None:
    for number in range(GAMES):
        state = new_game(number)
        for s in decisions(state, seed=number):
            assert s.decision is not None
            lines = [TEXTS.option_text(s, option, language) for option in s.decision.options]
            assert all(is_well_said(line) for line in lines), lines
            assert len(set(lines)) == len(lines), lines
            told = [TEXTS.prompt_text(s, language)]
            told += [TEXTS.place_text(place, language) for place in trail(s)]
            for line in told:
                assert is_well_said(line), line
        assert state.outcome is not None
        assert is_well_said(TEXTS.prompt_text(state, language))
        for entry in state.log or ():
            line = TEXTS.entry_text(state, entry, language)
            assert is_well_said(line), line


def test_options_tell_nothing_that_the_deciding_seat_does_not_know() -> None:
    for number in range(1, 4):
        for count, s in enumerate(decisions(new_game(number), seed=number)):
            if count % 9:
                continue
            assert s.decision is not None
            options = s.decision.options
            other = GAME.determinize(s, s.decision.seat, Rng(number, str(count)))
            told = [TEXTS.option_text(s, option, "en") for option in options]
            assert [TEXTS.option_text(other, option, "en") for option in options] == told


def test_prompts_tell_nothing_that_any_other_seat_does_not_know() -> None:
    for number in range(1, 4):
        for count, s in enumerate(decisions(new_game(number), seed=number)):
            if count % 9:
                continue
            assert s.decision is not None
            seat = (s.decision.seat + 1) % GAME.seats(s)
            other = GAME.determinize(s, seat, Rng(number, str(count)))
            assert TEXTS.prompt_text(other, "en") == TEXTS.prompt_text(s, "en")
