"""The stories are told where they belong: as a scenario begins, as cards advance, as it ends."""

from __future__ import annotations

import pytest

from kadath.games.lcg.campaign.scenarios import SCENARIOS
from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import ActFace, AgendaFace, turns
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.advancing import AdvanceCard
from kadath.games.lcg.rules.ending import EndScenario
from kadath.kernel.decision import DONE
from kadath.testkit.lcg.position import Position
from kadath.text.languages import LANGUAGES

from .campaigning import Story

NARRATOR = Lcg().narrator()
ENDINGS = [(key, one) for key, scenario in SCENARIOS.items() for one in scenario.endings]


def lines(t: Position, kind: str, language: str) -> list[str]:
    """The lines of the log of a kind."""
    entries = [entry for entry in t.state.log or () if entry.kind == kind]
    return [NARRATOR.entry_text(t.state, entry, language) for entry in entries]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("LCG-097")
def test_a_scenario_begins_with_its_introduction(scenario: str, language: str) -> None:
    state = Lcg().new({"scenario": scenario}, 2)
    state.log = []
    state.apply(DONE)
    told = [NARRATOR.entry_text(state, entry, language) for entry in state.log]
    introduction = NARRATOR.name("introduction", scenario, language)
    assert any(introduction in line for line in told)
    shown = NARRATOR.component(SCENARIOS[scenario].reference, language)
    assert shown["story"] == introduction
    for card in (state.act, state.agenda):
        assert any(
            NARRATOR.name("story", state.cards[card].face, language) in line for line in told
        )


def introductions(story: Story, language: str) -> list[str]:
    """What has been told as scenarios began, since it was asked last."""
    story.skip_to("take-action")
    log = story.state.log or []
    told = [one for one in log if one.kind in ("prologue", "introduction")]
    story.state.log = []
    return [NARRATOR.entry_text(story.state, entry, language) for entry in told]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("LCG-097", "LCG-447")
def test_a_campaign_has_a_prologue_and_introductions_recall_what_was_before(language: str) -> None:
    def said(kind: str, *keys: str) -> str:
        return " ".join(NARRATOR.name(kind, key, language) for key in keys)

    story = Story("roland-banks", "daisy-walker")
    prologue, introduction = introductions(story, language)
    assert prologue == said("prologue", "night-of-the-zealot")
    assert introduction.endswith(said("introduction", "the-gathering"))
    story.end("R1")
    masks = "the-midnight-masks"
    (introduction,) = introductions(story, language)
    assert introduction.endswith(said("introduction", masks, f"{masks}-house-burned"))
    story.end("R2")
    below = "the-devourer-below"
    (introduction,) = introductions(story, language)
    recalled = [f"{below}-past-midnight", f"{below}-got-away"]
    assert introduction.endswith(said("introduction", below, *recalled))


def test_another_outcome_is_recalled_in_other_words() -> None:
    story = Story("roland-banks")
    introductions(story, "en")
    story.end("no-resolution")
    (introduction,) = introductions(story, "en")
    assert "roof" in introduction
    assert "priest of the ghouls" in introduction
    assert "ashes" not in introduction


@pytest.mark.rule("LCG-474")
def test_introductions_of_earlier_scenarios_are_read_by_the_way() -> None:
    story = Story("roland-banks", mode="scenario", scenario="the-midnight-masks", earlier="chosen")
    story.choose("earlier:R2:the-gathering")
    told = introductions(story, "en")
    assert [one.split(".")[0] for one in told] == ["The Gathering", "The Midnight Masks"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_act_and_agenda_has_a_story_on_both_sides(language: str) -> None:
    stories = set()
    for key, face in FACES.items():
        if isinstance(face, ActFace | AgendaFace):
            shown = NARRATOR.component(key, language)
            stories |= {shown["story"], *([shown["back_story"]] if turns(face) else [])}
    assert len(stories) == 2 * (8 + 7) + 1, "one agenda has another one behind it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_as_an_act_advances_is_told(language: str) -> None:
    t = Position("0")
    t.scenario("the-gathering")
    t.investigator("roland-banks", t.location("study"))
    t.aside("hallway", "cellar", "attic", "parlor")
    t.acts("trapped", "the-barrier")
    t.begin(AdvanceCard(t.state.act))
    assert NARRATOR.name("story-back", "trapped", language) in lines(t, "advanced", language)[0]
    assert NARRATOR.name("story", "the-barrier", language) in lines(t, "current", language)[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("scenario", "resolution"), ENDINGS)
def test_every_ending_is_told(scenario: str, resolution: str, language: str) -> None:
    t = Position("0")
    t.scenario(SCENARIOS[scenario].reference)
    t.investigator("roland-banks", t.location("study"))
    t.begin(EndScenario(resolution, won=False))
    story = NARRATOR.name("ending", f"{scenario}-{resolution}", language)
    assert story in lines(t, "ending", language)[0]
    assert story in NARRATOR.prompt_text(t.state, language)


def test_nothing_follows_an_ending_that_an_agenda_brings_about() -> None:
    story = Story("roland-banks")
    story.skip_to("take-action")
    story.change("roland-banks", horror=4)
    state = story.state
    state.decision = None
    state.stack.append(AdvanceCard(state.agenda))
    state.advance()
    # The lead investigator takes 2 horror.
    story.choose("effect:1")
    assert story.told("ending")
    assert [entry["face"] for entry in story.told("current")] == ["whats-going-on", "trapped"]
