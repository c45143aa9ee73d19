"""What the card game says between scenarios, in every language."""

from __future__ import annotations

import re

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narration.between import is_between
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.state import LcgState
from kadath.kernel.explain import trail
from kadath.testkit.narration import decisions, is_well_said
from kadath.text.languages import LANGUAGES

from .campaigning import Story

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


def test_a_choice_of_what_is_earned_points_at_the_card_first() -> None:
    story = Story("roland-banks")
    story.end("R1", won=True)
    story.skip_to("earn")
    assert story.state.decision is not None
    first = TEXTS.points(story.state, story.state.decision.options[0])[0]
    assert (first.kind, first.id) == ("face", "lita-chantler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_takes_somebody_new_reads_their_skills_health_and_sanity(language: str) -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("roland-banks", killed=True)
    story.end("R2")
    assert story.state.decision is not None
    daisy = story.state.decision.option("join:daisy-walker")
    assert daisy is not None
    text = TEXTS.option_text(story.state, daisy, language)
    assert [int(word) for word in re.findall(r"\d+", text)] == [3, 5, 2, 2, 5, 9]


@pytest.mark.parametrize(
    ("language", "discards", "doom"),
    [("en", "discards", "doom"), ("pl", "odrzuca", "zagłady"), ("uk", "скидає", "приреченості")],
)
def test_the_last_scenario_says_why_it_begins_with_discards_and_doom(
    language: str, discards: str, doom: str
) -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R1", won=True)
    story.skip_to("mulligan")
    log = story.campaign.log._replace(records=("past-midnight",), got_away=("ruth-turner",))
    story.state.campaign = story.campaign.with_log(log)
    story.end("R1")
    story.skip_to("mulligan")
    story.choose("done", "done")
    entry = [one for one in story.state.log or () if one.kind == "introduction"][-1]
    told = TEXTS.entry_text(story.state, entry, language)
    assert discards in told
    assert doom in told
