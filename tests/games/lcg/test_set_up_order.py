"""The order of setting up, what a card with surge does in it, and what one game is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kadath.games.lcg.campaign.scenarios import SCENARIOS
from kadath.games.lcg.faces import FACES, TreacheryFace
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.rules.setting_up import SetUp
from kadath.games.lcg.vocabulary.effects import DrawFromEncounterDeck
from kadath.kernel.decision import DONE
from kadath.testkit.lcg.position import Position


@pytest.mark.rule("LCG-097", "LCG-102")
def test_hands_come_before_the_introduction_and_the_table_after_it() -> None:
    state = Lcg().new({"investigators": ["roland-banks"], "scenario": "the-gathering"}, 1)
    state.log = []
    assert state.bag, "6"
    assert state.investigators[1].resources == 5, "7"
    assert len(state.pile("hand", 1)) == 5, "8"
    assert (state.locations(), state.agenda, state.act) == ((), 0, 0)
    state.apply(DONE)
    told = [entry.kind for entry in state.log]
    assert told.index("introduction") < told.index("put-into-play") < told.index("current")
    assert state.agenda
    assert state.act
    assert state.cards[state.scenario].zone == "story"


@pytest.mark.rule("LCG-105", "LCG-263")
def test_surge_resolves_during_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    omen = TreacheryFace(key="omen", code="", keywords=("surge",))
    monkeypatch.setitem(FACES, omen.key, omen)
    gathering = SCENARIOS["the-gathering"]
    monkeypatch.setitem(
        SCENARIOS, "the-gathering", replace(gathering, set_up=DrawFromEncounterDeck())
    )
    t = Position("0")
    roland = t.investigator("roland-banks", t.location("study"))
    t.scenario("the-gathering")
    t.encounter_deck("omen", "ghoul-minion", "swarm-of-rats")
    t.begin(SetUp("the-gathering", "easy", at="10"))
    assert t.zone("omen") == "discard"
    assert t.state.engaged_with(t.id_of("ghoul-minion")) == roland
    assert t.zone("swarm-of-rats") == "deck"


@pytest.mark.rule("LCG-023", "LCG-106")
def test_a_game_is_a_whole_scenario_and_no_longer() -> None:
    def hospital() -> Position:
        t = Position("0")
        ward = t.location("st-marys-hospital")
        t.investigator("roland-banks", ward, damage=7, deck=["guts"] * 3)
        t.begin(PlayScenario("the-midnight-masks", "easy", at="round"))
        return t

    t = hospital()
    t.choose("activate st-marys-hospital", "done")
    assert t.told("round")[-1]["number"] == 2
    assert "activate st-marys-hospital" not in t.options, "once in a game, not in a round"
    assert "activate st-marys-hospital" in hospital().options
