"""Owners, control and what "you", "this" and "may" mean on a card."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.state import SCENARIO
from kadath.games.lcg.values import value
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

GAME = Lcg()


@pytest.mark.rule("LCG-052", "LCG-054", "LCG-032")
def test_a_card_belongs_to_whose_deck_it_began_in() -> None:
    people = ["roland-banks", "wendy-adams"]
    state = GAME.new({"seats": 2, "investigators": people, "lead": 1}, 1)
    for who in state.investigators:
        own = (*state.pile("hand", who), *state.pile("deck", who))
        assert {state.cards[card].owner for card in own} == {who}
    for zone in ("aside", "act deck", "agenda deck"):
        theirs = {(state.cards[card].owner, state.you_of(card)) for card in state.pile(zone)}
        assert theirs == {(SCENARIO, 0)}, "nobody's: the scenario controls them"
    assert state.investigators[state.lead].face == "wendy-adams", "whom the players chose"


@pytest.mark.rule("LCG-053")
@pytest.mark.parametrize("holder", ["daisy-walker", "wendy-adams"])
def test_a_card_in_hand_is_for_whoever_holds_it(holder: str) -> None:
    t = Position("0")
    study = t.location("study", clues=3)
    hands = {holder: ["evidence"]}
    for who in ("daisy-walker", "wendy-adams"):
        t.investigator(who, study, hand=hands.get(who, ()))
    t.enemy("swarm-of-rats", engaged=t.id_of("daisy-walker"))
    t.round()
    t.choose("turn daisy-walker", "fight swarm-of-rats")
    assert t.zone("swarm-of-rats") == "discard"
    offered = t.options == ["play evidence", "pass"]
    assert offered == (holder == "daisy-walker"), "Wendy defeated nobody"


@pytest.mark.rule("LCG-055")
def test_a_card_enters_play_under_its_owners_control() -> None:
    t = Position("0")
    study = t.location("study")
    roland = t.investigator("roland-banks", study, hand=["beat-cop"])
    t.investigator("wendy-adams", study)
    t.round()
    t.choose("turn roland-banks", "play beat-cop")
    row = t.state.cards[t.id_of("beat-cop")]
    assert (row.controller, row.owner) == (roland, roland)
    assert value(t.state, roland, "combat") == 5
    assert value(t.state, t.id_of("wendy-adams"), "combat") == 1, "you: whoever controls it"


@pytest.mark.rule("LCG-057", "LCG-058", "LCG-020")
def test_a_threat_area_holds_what_afflicts_its_investigator_wherever_they_are() -> None:
    t = Position("0")
    hallway, parlor = t.location("hallway"), t.location("parlor")
    roland = t.investigator("roland-banks", hallway)
    wendy = t.investigator("wendy-adams", hallway)
    dreams = t.enemy("dreams-of-rlyeh", engaged=roland)
    t.round()
    assert value(t.state, roland, "sanity") == 4
    assert value(t.state, wendy, "sanity") == 7, "you: whose threat area it is in"
    t.choose("turn roland-banks", "move parlor")
    assert t.state.location_of(dreams) == parlor


@pytest.mark.rule("LCG-068", "LCG-151")
def test_your_deck_is_the_one_you_draw_from() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, deck=["guts"])
    wendy = t.investigator("wendy-adams", study, deck=["lucky"])
    t.round()
    t.choose("turn wendy-adams", "draw")
    assert t.state.pile("hand", wendy) == (t.id_of("lucky"),)
    assert t.zone("guts") == "deck"


@pytest.mark.rule("LCG-011", "LCG-012")
def test_a_card_that_speaks_of_itself_means_no_copy() -> None:
    t = position("roland-banks: at study, play knife knife, engaged ghoul-minion")
    t.round()
    t.choose("activate knife#2 /1")
    assert t.state.cards[t.id_of("knife#2")].zone == "discard"
    assert t.zone("knife") == "play"


@pytest.mark.rule("LCG-021")
def test_in_a_revelation_you_are_whoever_drew_the_card() -> None:
    t = Position("-4")
    study = t.location("study")
    t.investigator("roland-banks", study)
    wendy = t.investigator("wendy-adams", study)
    t.encounter_deck("crypt-chill", "rotting-remains")
    t.round("I")
    tests = [(entry["who"], entry["skill"]) for entry in t.told("test")]
    assert tests == [(t.id_of("roland-banks"), "willpower"), (wendy, "willpower")]
    assert t.state.investigators[wendy].horror == 3, "failed by 3"
    assert t.state.investigators[t.id_of("roland-banks")].horror == 0


@pytest.mark.rule("LCG-022", "LCG-157")
def test_in_an_ability_you_are_whoever_performs_the_action() -> None:
    t = Position("0")
    ward = t.location("st-marys-hospital")
    t.investigator("roland-banks", ward, damage=5)
    wendy = t.investigator("wendy-adams", ward, damage=5)
    t.begin(PlayScenario("the-midnight-masks", "easy", at="round"))
    t.choose("turn wendy-adams", "activate st-marys-hospital")
    assert t.state.investigators[wendy].damage == 2
    assert t.state.investigators[t.id_of("roland-banks")].damage == 5


@pytest.mark.rule("LCG-157")
def test_what_lies_elsewhere_cannot_be_activated() -> None:
    t = position("""
        roland-banks: at st-marys-hospital, damage 5, engaged haunted
        wendy-adams: at rivertown, damage 5
    """)
    t.begin(PlayScenario("the-midnight-masks", "easy", at="round"))
    t.choose("turn wendy-adams")
    assert not any(one.startswith("activate") for one in t.options)
    t.choose("done")
    assert {"activate st-marys-hospital", "activate haunted"} <= set(t.options), "where Roland is"


@pytest.mark.rule("LCG-005")
def test_whoever_is_named_may_and_not_whoever_holds_the_card() -> None:
    t = position("""
        hallway:
        parlor:
        wendy-adams: at hallway, engaged ghoul-minion, engaged swarm-of-rats
        roland-banks: at hallway, hand survival-instinct
        bag: +1
    """)
    t.round()
    t.choose("turn wendy-adams", "evade ghoul-minion")
    assert t.asked == "roland-banks: commit"
    t.choose("commit survival-instinct", "result 0")
    assert t.asked == "wendy-adams: gather", "the evading investigator may disengage and move"


@pytest.mark.rule("LCG-033")
def test_where_a_card_names_one_of_several_equals_the_lead_decides() -> None:
    t = Position("-4")
    hallway, attic = t.location("hallway", clues=2), t.location("attic", clues=2)
    t.investigator("roland-banks", hallway)
    t.investigator("wendy-adams", attic)
    t.encounter_deck("swarm-of-rats", "locked-door")
    t.round("I")
    assert t.asked == "roland-banks: choose-target", "Wendy drew it; it names one location"
    assert "Roland" in LcgNarrator().prompt_text(t.state, "en")
    t.choose("choose attic")
    assert t.state.pile("attached", attic) == (t.id_of("locked-door"),)


@pytest.mark.rule("LCG-031")
def test_the_active_player_is_whoever_takes_a_turn() -> None:
    t = position("""
        roland-banks: at study, play police-badge
        wendy-adams: at study
    """)
    t.round()
    assert t.options == ["turn roland-banks", "turn wendy-adams"], "nobody to help before a turn"
    t.choose("turn wendy-adams")
    assert t.asked == "roland-banks: react"
    t.choose("use police-badge")
    for _ in range(5):
        t.choose("resource")
    assert t.asked == "roland-banks: take-action", "her turn had two actions more"


@pytest.mark.rule("LCG-036")
def test_an_agenda_that_becomes_an_enemy_is_an_agenda_no_more() -> None:
    t = Position("0")
    rivertown = t.location("rivertown")
    t.investigator("roland-banks", rivertown)
    t.agendas("predator-or-prey", "time-is-running-short", doom=5)
    agenda = t.state.agenda
    t.round("I")
    assert t.state.face(agenda).TYPE == "enemy"
    assert agenda in t.state.enemies_at(rivertown)
    assert t.state.cards[t.state.agenda].face == "time-is-running-short"
    assert not any("masked-hunter" in one for one in t.options if one.startswith("activate"))
