"""Objectives of agendas, and which endings are victories."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AgendaFace
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.vocabulary.amounts import Tokens
from kadath.games.lcg.vocabulary.conditions import AtLeast
from kadath.games.lcg.vocabulary.effects import Deal
from kadath.games.lcg.vocabulary.scenario_cards import AdvanceIf, Objective
from kadath.games.lcg.vocabulary.selectors import LeadInvestigator
from kadath.games.lcg.vocabulary.story import Reach
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.testkit.lcg.position import Position

VIGIL = AgendaFace(
    key="long-night",
    code="",
    stage=1,
    doom=9,
    abilities=(Objective(AdvanceIf(AtLeast(Tokens("horror", LeadInvestigator()), 2))),),
    reverse=Deal(LeadInvestigator(), damage=1),
)


@pytest.mark.rule("LCG-425")
def test_an_agenda_may_advance_by_its_objective_long_before_its_doom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(FACES, VIGIL.key, VIGIL)
    t = Position("auto-fail")
    roland = t.investigator("roland-banks", t.location("study"))
    t.agendas("long-night", "whats-going-on")
    t.encounter_deck("rotting-remains", "ghoul-minion")
    t.round("I")
    # 3 horror by the treachery; the doom of one mythos phase would not have been enough.
    assert t.state.investigators[roland].horror == 3
    assert t.state.investigators[roland].damage == 1
    assert t.state.cards[t.state.agenda].face == "whats-going-on"
    assert t.zone("long-night") == "removed"


@pytest.mark.rule("LCG-433", "LCG-430")
@pytest.mark.parametrize(("by", "won"), [("act", True), ("agenda", False)])
def test_only_a_resolution_of_the_act_deck_is_a_victory(by: str, won: bool) -> None:
    t = Position("0")
    roland = t.investigator("roland-banks", t.location("study"))
    t.acts("trapped")
    t.agendas("whats-going-on")
    t.round()
    source = t.state.act if by == "act" else t.state.agenda
    t.state.stack.append(Resolution(Reach(2), Scope(roland, source)))
    t.state.decision = None
    t.state.advance()
    assert t.state.outcome is not None
    assert (t.state.outcome.won, t.state.resolution) == (won, "R2")


@pytest.mark.rule("LCG-433")
def test_to_end_without_a_resolution_is_to_lose() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study"), damage=8)
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("resource")
    assert t.state.outcome is not None
    assert not t.state.outcome.won


def blasted(*, somebody_left: bool) -> Position:
    """Roland blows up the priest whose end is the act's objective, and himself with it."""
    t = Position("0")
    hallway = t.location("hallway")
    attic = t.location("attic")
    t.investigator("roland-banks", hallway, hand=["dynamite-blast"], damage=7)
    if somebody_left:
        t.investigator("wendy-adams", attic)
    t.acts("what-have-you-done")
    t.agendas("whats-going-on")
    damage = 7 if somebody_left else 3
    t.enemy("ghoul-priest", engaged=t.id_of("roland-banks"), damage=damage, exhausted=True)
    t.round()
    if somebody_left:
        t.choose("turn roland-banks", "play dynamite-blast", "choose hallway")
    else:
        t.choose("play dynamite-blast")
    return t


@pytest.mark.rule("LCG-504", "LCG-285")
@pytest.mark.parametrize(
    ("house", "won", "resolution"), [("effect 0", True, "R1"), ("effect 1", True, "R2")]
)
def test_LCG_504_who_falls_with_the_priest_may_choose_that_the_act_was_done(
    house: str, won: bool, resolution: str
) -> None:
    t = blasted(somebody_left=False)
    assert t.zone("ghoul-priest") == "victory"
    assert t.asked == "roland-banks: choose-ending"
    assert t.options == ["forced what-have-you-done", "no-resolution"]
    t.choose("forced what-have-you-done", house)
    assert t.state.outcome is not None
    assert (t.state.outcome.won, t.state.outcome.reason) == (won, resolution)
    assert t.state.investigators[t.id_of("roland-banks")].out == "defeated", "all the same"


@pytest.mark.rule("LCG-504", "LCG-294")
def test_LCG_504_who_falls_with_the_priest_may_choose_that_nothing_was_resolved() -> None:
    t = blasted(somebody_left=False)
    t.choose("no-resolution")
    assert t.state.outcome is not None
    assert (t.state.outcome.won, t.state.outcome.reason) == (False, "no-resolution")


@pytest.mark.rule("LCG-504")
def test_LCG_504_the_devourer_may_fall_with_the_last_who_stands() -> None:
    t = Position("0")
    site = t.location("ritual-site")
    t.investigator("roland-banks", site, hand=["dynamite-blast"], damage=7, resources=5)
    t.agendas("the-devourer-rises")
    t.state.act = t.state.agenda
    t.enemy("umordhoth", site, damage=8, exhausted=True)
    t.round()
    t.choose("play dynamite-blast", "forced the-devourer-rises")
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "R2"


@pytest.mark.rule("LCG-504", "LCG-294")
def test_LCG_504_nobody_is_asked_while_the_enemy_of_the_act_still_stands() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.investigator("roland-banks", hallway, hand=["dynamite-blast"], damage=7)
    t.acts("what-have-you-done")
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("play dynamite-blast")
    assert t.state.outcome is not None
    assert t.state.outcome.reason == "no-resolution"


@pytest.mark.rule("LCG-294", "LCG-423")
def test_whoever_is_left_sees_the_objective_fulfilled() -> None:
    t = blasted(somebody_left=True)
    assert t.state.investigators[t.id_of("roland-banks")].out == "defeated"
    assert t.asked == "wendy-adams: choose-effect", "she leads now, and the house is hers to burn"


@pytest.mark.rule("LCG-365", "LCG-429")
def test_an_event_that_ends_the_scenario_still_goes_to_the_discard_pile() -> None:
    t = Position("0")
    t.scenario("the-gathering")
    study = t.location("study", clues=2)
    agnes = t.investigator("agnes-baker", study, hand=["drawn-to-the-flame"], deck=["guts"])
    t.acts("trapped")
    t.agendas("theyre-getting-out", doom=9)
    t.encounter_deck("ancient-evils")
    t.begin(PlayScenario("the-gathering", "standard", at="round"))
    t.choose("play drawn-to-the-flame")
    assert t.state.resolution == "R3", "the agenda ended it before the event had done all it does"
    assert t.zone("drawn-to-the-flame") == "discard"
    assert t.state.pile("discard", agnes) == (t.id_of("drawn-to-the-flame"),)


@pytest.mark.parametrize(
    ("language", "asked", "otherwise"),
    [
        ("en", "they fell together", "No resolution is reached"),
        ("pl", "padli razem", "Nie osiągnięto żadnego zakończenia"),
        ("uk", "вони полягли разом", "Розв’язки не досягнуто"),
    ],
)
def test_the_choice_of_the_fallen_can_be_said(language: str, asked: str, otherwise: str) -> None:
    t = blasted(somebody_left=False)
    texts = LcgNarrator()
    assert asked in texts.prompt_text(t.state, language)
    act, nothing = (texts.option_text(t.state, one, language) for one in t.decision.options)
    assert nothing == otherwise
    assert len(act) > 20
