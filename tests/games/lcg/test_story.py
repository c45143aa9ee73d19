"""The stories are told where they belong: as a scenario begins, as cards advance, as it ends."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import ActFace, AgendaFace, turns
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.advancing import AdvanceCard
from kadath.games.lcg.rules.ending import EndScenario
from kadath.games.lcg.scenarios import SCENARIOS
from kadath.kernel.decision import DONE
from kadath.text.languages import LANGUAGES

from .table import Table

TEXTS = Lcg().texts()
ENDINGS = [(key, one) for key, scenario in SCENARIOS.items() for one in scenario.endings]


def lines(t: Table, kind: str, language: str) -> list[str]:
    """The lines of the log of a kind."""
    entries = [entry for entry in t.state.log or () if entry.kind == kind]
    return [TEXTS.entry_text(t.state, entry, language) for entry in entries]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("LCG-097")
def test_a_scenario_begins_with_its_introduction(scenario: str, language: str) -> None:
    state = Lcg().new({"scenario": scenario}, 2)
    state.log = []
    state.apply(DONE)
    told = [TEXTS.entry_text(state, entry, language) for entry in state.log]
    introduction = TEXTS.name("introduction", scenario, language)
    assert any(introduction in line for line in told)
    shown = TEXTS.component(SCENARIOS[scenario].reference, language)
    assert shown["story"] == introduction
    for card in (state.act, state.agenda):
        assert any(TEXTS.name("story", state.cards[card].face, language) in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_and_agenda_has_a_story_on_both_sides(language: str) -> None:
    stories = set()
    for key, face in FACES.items():
        if isinstance(face, ActFace | AgendaFace):
            shown = TEXTS.component(key, language)
            stories |= {shown["story"], *([shown["back_story"]] if turns(face) else [])}
    assert len(stories) == 2 * (8 + 7) + 1, "one agenda has another one behind it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_as_an_act_advances_is_told(language: str) -> None:
    t = Table("0")
    t.scenario("the-gathering")
    t.investigator("roland-banks", t.location("study"))
    t.aside("hallway", "cellar", "attic", "parlor")
    t.acts("trapped", "the-barrier")
    t.begin(AdvanceCard(t.state.act))
    assert TEXTS.name("story-back", "trapped", language) in lines(t, "advanced", language)[0]
    assert TEXTS.name("story", "the-barrier", language) in lines(t, "current", language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "resolution"), ENDINGS)
def test_every_ending_is_told(scenario: str, resolution: str, language: str) -> None:
    t = Table("0")
    t.scenario(SCENARIOS[scenario].reference)
    t.investigator("roland-banks", t.location("study"))
    t.begin(EndScenario(resolution, won=False))
    story = TEXTS.name("ending", f"{scenario}-{resolution}", language)
    assert story in lines(t, "ending", language)[0]
    assert story in TEXTS.prompt_text(t.state, language)
