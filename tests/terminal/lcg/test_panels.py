"""What lies around the map: hands, play areas, the bag, the story, the piles."""

from __future__ import annotations

import pytest
from rich.text import Text

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import AgendaFace
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.state import LcgState
from kadath.kernel.outcome import Outcome
from kadath.kernel.rng import Rng
from kadath.terminal.chances import percent
from kadath.terminal.lcg import panels, seen, status
from kadath.terminal.lcg.bag import bag
from kadath.terminal.lcg.cards import printed
from kadath.terminal.lcg.dress import DRESS
from kadath.terminal.lcg.story import opening

from .scenes import asked_for, new_state, played, scene


def hand_names(state: LcgState, who: int) -> list[str]:
    here = scene(state, 0)
    return [here.name("card", state.cards[card].face) for card in state.pile("hand", who)]


def test_an_act_shows_the_clues_that_it_has_gathered() -> None:
    state = asked_for(new_state("roland-banks", scenario="the-midnight-masks"), "take-action")
    assert "◆" not in status.track(scene(state, 0)).plain
    state.set_card(state.act, clues=2)
    assert status.track(scene(state, 0)).plain.endswith("◆2")


def test_the_scenario_is_named_before_its_first_round() -> None:
    state = new_state("roland-banks", scenario="the-midnight-masks")
    assert status.track(scene(state, 0)).plain == "The Midnight Masks · standard"
    assert status.track(scene(asked_for(state, "take-action"), 0)).plain.startswith("Round 1")


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_no_two_locations_on_the_map_have_one_name(language: str) -> None:
    state = asked_for(new_state("roland-banks", scenario="the-devourer-below"), "take-action")
    here = scene(state, 0, language=language)
    names = [seen.name(here, place) for place in seen.pile(here, "map")]
    assert len(set(names)) == len(names) > 4
    assert here.asked is not None
    for one in here.asked.options:
        if one.verb == "move":
            number = seen.name(here, one.ids[0]).rpartition(" (")[2].removesuffix(")")
            # The same brackets may go on: "(1; unrevealed)".
            assert f" ({number};" in here.narrator.option_text(state, one, language)


def test_a_hand_is_shown_to_its_own_seat_only() -> None:
    state = asked_for(new_state("roland-banks", "daisy-walker"), "take-action")
    roland, daisy = state.investigators
    mine, theirs = hand_names(state, roland), hand_names(state, daisy)
    text = panels.hand(scene(state, 0)).plain
    assert all(name in text for name in mine)
    assert not any(name in text for name in set(theirs) - set(mine))
    assert f"▯{len(theirs)}" in text


def test_somebody_with_several_seats_sees_all_their_hands() -> None:
    state = asked_for(new_state("roland-banks", "daisy-walker"), "take-action")
    roland, daisy = state.investigators
    text = panels.hand(scene(state, 0, 1)).plain
    assert all(name in text for name in (*hand_names(state, roland), *hand_names(state, daisy)))


def test_an_open_hand_and_a_shown_card_are_seen_by_all() -> None:
    state = asked_for(new_state("roland-banks", "daisy-walker"), "take-action")
    _, daisy = state.investigators
    theirs = hand_names(state, daisy)
    opened = panels.hand(scene(state, 0, open_seats=frozenset({1}))).plain
    assert all(name in opened for name in theirs)
    card = state.pile("hand", daisy)[0]
    shown = panels.hand(scene(state, 0, shown={card: state.cards[card].face})).plain
    assert theirs[0] in shown


def test_the_cards_that_can_be_shown_are_those_in_ones_hands() -> None:
    state = asked_for(new_state("roland-banks", "daisy-walker"), "take-action")
    _, daisy = state.investigators
    held = panels.held(scene(state, 1))
    assert [one.card for one in held] == list(state.pile("hand", daisy))
    assert {one.seat for one in held} == {1}


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("seed", range(4))
def test_every_panel_can_be_written_whatever_lies_on_the_table(seed: int, language: str) -> None:
    scenario = ("the-gathering", "the-midnight-masks")[seed % 2]
    state = played(new_state("roland-banks", "agnes-baker", seed=seed, scenario=scenario), 60, seed)
    decision = state.decision
    assert decision is not None
    for pointed in (None, *decision.options):
        for own in ((), (0,), (1,), (0, 1)):
            here = scene(state, *own, language=language, pointed=pointed, narrow=seed > 1)
            for panel in DRESS.panels:
                assert "???" not in panel.write(here).plain
            assert status.track(here).plain
            assert status.standing(here).plain
    assert DRESS.legend(scene(state, 0, language=language)).plain


def test_the_card_under_the_cursor_is_read_in_full() -> None:
    state = asked_for(new_state("roland-banks"), "mulligan")
    assert state.decision is not None
    option = state.decision.options[0]
    here = scene(state, 0, pointed=option)
    face = state.cards[option.ids[0]].face
    text = panels.card(here).plain
    said = here.narrator.component(face, "en")
    assert said["name"] in text
    assert said["text"] in text


def test_the_other_side_of_an_act_is_not_shown_before_it_advances() -> None:
    state = asked_for(new_state("roland-banks"), "take-action")
    here = scene(state, 0)
    for written in (panels.card(here).plain, panels.story(here).plain):
        assert here.name("card", "trapped") in written
        assert here.name("back", "trapped") not in written


def test_the_bag_says_what_symbols_are_worth_now() -> None:
    state = asked_for(new_state("roland-banks"), "take-action")
    text = bag(scene(state, 0)).plain
    assert "16 tokens" in text
    assert "skull×2  +0" in text.replace("−0", "+0")
    assert "elder sign  +2" in text, "1 for each of the two clues in the study"
    assert "Cultist: −1. On a failure, take 1 horror." in text, "and what they do besides"
    state = asked_for(new_state("roland-banks", difficulty="hard"), "take-action")
    text = bag(scene(state, 0)).plain
    assert "On a failure, take 2 horror." in text, "on the side for those who want it harder"


def test_a_test_is_taken_apart_with_its_chance() -> None:
    for seed in range(20):
        state = asked_for(new_state("roland-banks", seed=seed), "commit", seed)
        here = scene(state, 0)
        text = bag(here).plain
        assert "against" in text
        assert here.odds is not None
        assert here.odds.standing is not None
        assert percent(here.odds.standing) in text


def test_the_story_is_told_before_the_game() -> None:
    state = new_state("roland-banks")
    for language in ("en", "pl", "uk"):
        text = opening(scene(state, 0, language=language)).plain
        assert "Roland" in text or "Роланд" in text
        assert len(text) > 200
        assert "1925" not in text, "a scenario by itself has no prologue"
    campaign = Lcg().new({"mode": "campaign"}, 1)
    assert "1925" in opening(scene(campaign, 0)).plain


def test_the_opening_tells_how_hard_it_is_and_what_is_in_ones_own_deck() -> None:
    state = new_state("roland-banks", "wendy-adams", difficulty="expert")
    told = opening(scene(state, 0)).plain
    assert "The Gathering · expert\n" in told
    roland, wendy = told.split("Wendy Adams")
    assert "Deck of 33: .45 Automatic, " in roland
    assert "2× Knife" in roland
    assert "2× Knife" not in wendy
    assert wendy.rstrip().endswith("Deck of 33")
    assert "2× Knife" not in opening(scene(state)).plain


def test_every_face_can_be_read_in_full() -> None:
    state = asked_for(new_state("roland-banks"), "take-action")
    here = scene(state, 0)
    for key in FACES:
        text = Text()
        printed(text, here, key)
        assert here.name("card", key) in text.plain


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_between_scenarios_the_log_and_the_cards_to_buy_can_be_read(language: str) -> None:
    state = asked_for(new_state("roland-banks", mode="campaign"), "buy")
    assert state.decision is not None
    here = scene(state, 0, language=language, pointed=state.decision.options[0])
    written = panels.story(here).plain
    assert here.words("terminal-lcg-campaign") in written
    assert here.name("card", "the-gathering") in written
    bought = state.decision.options[0].words[-1]
    assert here.name("card", bought) in panels.card(here).plain


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_last_page_tells_the_ending_and_what_became_of_everybody(language: str) -> None:
    state = new_state("roland-banks", "wendy-adams")
    rng = Rng(1)
    while state.decision is not None:
        state.apply(state.decision.options[rng.below(len(state.decision.options))])
    here = scene(state, 0, language=language)
    text = DRESS.ending(here).plain
    assert here.name("ending", f"the-gathering-{state.resolution}") in text
    for who in state.investigators:
        assert here.name("card", state.investigators[who].face) in text


def test_the_last_page_says_dead_where_the_log_says_dead() -> None:
    state = new_state("roland-banks", "wendy-adams")
    for who in state.investigators:
        state.set_investigator(who, out="defeated")
    roland = state.campaign.member("roland-banks")
    state.campaign = state.campaign.with_member(roland._replace(fate="killed"))
    state.finish(Outcome(won=False, reason="no-resolution"))
    state.decision = None
    lines = DRESS.ending(scene(state, 0)).plain.splitlines()
    assert "Roland Banks: dead" in lines
    assert "Wendy Adams: defeated" in lines


def test_what_an_agenda_turns_into_is_shown_without_a_number_of_doom() -> None:
    state = asked_for(new_state("roland-banks", scenario="the-devourer-below"), "take-action")
    turned = [face.becomes for face in FACES.values() if isinstance(face, AgendaFace)]
    for key in filter(None, turned):
        state.set_card(state.agenda, face=key)
        state.act = state.agenda
        here = scene(state, 0)
        assert "None" not in status.track(here).plain
        for panel in DRESS.panels:
            assert "/None" not in panel.write(here).plain
        told = here.narrator.component(key, "en")["text"]
        assert panels.story(here).plain.count(told) == 1, "the act and the agenda in one"
