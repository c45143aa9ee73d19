"""What the card game says between scenarios, in every language."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narration.between import is_between
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.state import LcgState
from kadath.kernel.explain import trail
from kadath.testkit.narration import decisions, is_well_said
from kadath.text.languages import LANGUAGES

GAME = Lcg()
TEXTS = LcgNarrator()
CAMPAIGNS = 12


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
        for decision in decisions(state, seed=number):
            if not is_between(state):
                continue
            asked.add(decision.ask)
            lines = [TEXTS.option_text(state, option, language) for option in decision.options]
            assert len(set(lines)) == len(lines), lines
            lines.append(TEXTS.prompt_text(state, language))
            lines += [TEXTS.place_text(place, language) for place in trail(state)]
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
