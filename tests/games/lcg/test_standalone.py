"""A scenario by itself: what came before it, decks with experience (LCG-472 to LCG-479)."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.lcg.components.decks import BASIC_WEAKNESSES, STARTER_DECKS
from kadath.games.lcg.decks.building import worth
from kadath.games.lcg.decks.exchange import write_json
from kadath.games.lcg.decks.lists import write_text
from kadath.games.lcg.decks.refusals import DeckRefused
from kadath.games.lcg.game import Lcg
from kadath.kernel.errors import NotWellFormed

from .campaigning import Story

GAME = Lcg()


def alone(*investigators: str, **setup: Any) -> Story:
    """A scenario by itself."""
    return Story(*investigators, mode="scenario", **setup)


def upgraded(*pairs: tuple[str, str]) -> str:
    """Roland's starter deck as text, with some cards for others."""
    deck = STARTER_DECKS["roland-banks"]
    return write_text(deck.with_cards([new for new, _ in pairs], [old for _, old in pairs]), "en")


DEAR = (
    ("shotgun", "evidence"),
    ("shotgun", "dodge"),
    ("police-badge", "first-aid"),
)
"""Ten experience worth of cards."""


@pytest.mark.rule("LCG-472")
def test_ten_experience_in_cards_bring_another_random_weakness() -> None:
    weaknesses = {}
    for pairs in ((), DEAR[:2], DEAR):
        state = GAME.new({"decks": [upgraded(*pairs)]}, 3)
        deck = state.campaign.member("roland-banks").deck
        weaknesses[worth(deck)] = sum(deck.copies(key) for key in BASIC_WEAKNESSES)
    assert weaknesses == {0: 1, 8: 1, 10: 2}


@pytest.mark.rule("LCG-472")
def test_the_dearest_deck_of_the_box_has_five_weaknesses() -> None:
    dear = ["shotgun", "police-badge", "beat-cop-2", "extra-ammunition", "encyclopedia"]
    dear += ["disc-of-itzamna", "magnifying-glass-1", "bulletproof-vest", "elder-sign-amulet"]
    cards = [key for key in dear for _ in range(2)]
    start = STARTER_DECKS["roland-banks"]
    text = write_text(start.with_cards(cards, start.listed()[: len(cards)]), "en")
    state = GAME.new({"decks": [text]}, 1)
    deck = state.campaign.member("roland-banks").deck
    assert worth(deck) == 40
    assert sum(copies for key, copies in deck.cards if key in BASIC_WEAKNESSES) == 1 + 4


@pytest.mark.rule("LCG-474", "LCG-475")
def test_those_before_it_ended_with_the_first_resolution_where_nobody_chooses() -> None:
    story = alone("roland-banks", "wendy-adams", scenario="the-midnight-masks", lead=1)
    assert story.asked == "mulligan"
    assert story.campaign.log.records == ("house-burned",)
    wendy = story.member("wendy-adams")
    assert (wendy.mental, wendy.deck.experience) == (1, 0), (
        "trauma of the resolution, no experience"
    )
    story.skip_to("choose-turn")
    assert story.state.face(story.state.location_of(1)).key == "rivertown"
    assert story.state.investigators[2].horror == 1


@pytest.mark.rule("LCG-474")
def test_any_resolution_may_be_chosen_for_each_scenario_before_it() -> None:
    story = alone("roland-banks", scenario="the-devourer-below", earlier="chosen")
    assert story.asked == "choose-earlier"
    assert story.options == [
        f"earlier:{one}:the-gathering" for one in ("no-resolution", "R1", "R2", "R3")
    ]
    story.choose("earlier:R3:the-gathering", "pass", "earlier:R2:the-midnight-masks")
    assert story.asked == "choose-got-away"
    story.choose("got-away:wolf-man-drew")
    assert "got-away:the-masked-hunter" not in story.options, "it was passed over"
    story.choose("got-away:ruth-turner")
    log = story.campaign.log
    assert log.got_away == ("wolf-man-drew", "ruth-turner")
    assert len(log.interrogated) == 4
    assert log.records == (
        *("lita-finds-others", "house-standing", "ghoul-priest-alive", "past-midnight"),
    )
    assert story.member("roland-banks").deck.experience == 0
    assert story.asked == "mulligan"


@pytest.mark.rule("LCG-474")
def test_what_is_chosen_counts_for_the_set_up() -> None:
    story = alone("roland-banks", scenario="the-midnight-masks", earlier="chosen")
    story.choose("earlier:no-resolution:the-gathering", "pass")
    story.skip_to("take-action")
    assert story.state.face(story.state.location_of(1)).key == "your-house"
    assert "ghoul-priest" in [row.face for row in story.state.cards.values()]


@pytest.mark.rule("LCG-475")
def test_the_first_scenario_has_nothing_before_it() -> None:
    story = alone("roland-banks", earlier="chosen")
    assert story.asked == "mulligan"
    assert story.campaign.log.records == ()


@pytest.mark.rule("LCG-476")
def test_what_is_decided_in_play_is_written_down() -> None:
    story = alone("roland-banks")
    story.end("R2", won=True)
    assert story.campaign.log.records == ("house-standing",)
    assert story.state.outcome is not None
    assert story.state.outcome.won


@pytest.mark.rule("LCG-477")
def test_a_defeat_leaves_no_trauma_but_a_resolution_does() -> None:
    story = alone("roland-banks")
    story.defeat("roland-banks", "damage")
    story.end("no-resolution")
    row = story.state.investigators[1]
    assert (row.physical, row.mental) == (0, 0)
    story = alone("roland-banks")
    story.end("R1", won=True)
    assert story.state.investigators[1].mental == 1


@pytest.mark.rule("LCG-478")
def test_the_story_asset_of_an_earlier_scenario_is_there() -> None:
    story = alone("roland-banks", scenario="the-midnight-masks")
    assert story.member("roland-banks").deck.copies("lita-chantler") == 1
    story = alone("roland-banks", scenario="the-midnight-masks", earlier="chosen")
    story.choose("earlier:R1:the-gathering")
    assert story.asked == "earn"
    story.choose("pass")
    assert story.member("roland-banks").deck.copies("lita-chantler") == 0


@pytest.mark.rule("LCG-479", "LCG-433")
def test_being_killed_is_no_more_than_being_defeated() -> None:
    story = alone("roland-banks", scenario="the-midnight-masks", earlier="chosen")
    story.choose("earlier:R3:the-gathering", "pass")
    assert story.asked == "mulligan", "whoever died before does not play now"
    story = alone("roland-banks")
    story.end("R3")
    outcome = story.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason) == (False, "R3")


def test_it_may_be_played_again_where_that_was_agreed() -> None:
    story = alone("roland-banks", restarts="yes")
    story.end("R2", won=True)
    story.choose("again")
    assert (story.asked, story.campaign.log.records) == ("mulligan", ())
    story.end("R1")
    story.choose("go-on")
    assert story.state.outcome is not None


@pytest.mark.rule("LCG-472", "LCG-444")
def test_another_game_is_played_with_the_same_decks_and_weaknesses() -> None:
    setup = {"decks": [upgraded(*DEAR)], "seats": 2, "scenario": "the-midnight-masks"}
    before = GAME.new(setup, 1)
    again = GAME.another(setup, 1)
    for seed in (2, 3):
        after = GAME.new(again, seed)
        assert after.campaign == before.campaign
        assert after.rng != before.rng, "all else is left to chance again"
    deck = before.campaign.member("roland-banks").deck
    weaknesses = [key for key in deck.listed() if key in BASIC_WEAKNESSES]
    assert len(weaknesses) == 2, "his own one, and one for 10 experience"


def test_another_campaign_begins_with_the_same_decks_too() -> None:
    setup = {"mode": "campaign", "seats": 3}
    before = GAME.new(setup, 7)
    after = GAME.new(GAME.another(setup, 7), 8)
    assert after.campaign.members == before.campaign.members


# --- Decks that somebody brings -------------------------------------------------------------------


@pytest.mark.parametrize("write", [write_json, lambda deck: write_text(deck, "uk")])
def test_a_deck_may_be_given_as_a_list_or_as_json(write: object) -> None:
    assert callable(write)
    deck = STARTER_DECKS["agnes-baker"].with_cards(["shrivelling"], ["fearless"])
    state = GAME.new({"decks": [write(deck)], "seats": 2, "mode": "campaign"}, 1)
    agnes, other = state.campaign.members
    assert agnes.investigator == "agnes-baker"
    assert (agnes.deck.copies("shrivelling"), agnes.deck.copies("fearless")) == (2, 0)
    assert other.investigator != "agnes-baker"


def test_a_deck_is_for_whoever_plays_its_investigator_now_or_later() -> None:
    deck = write_text(STARTER_DECKS["agnes-baker"].with_cards(["shrivelling"], ["fearless"]), "en")
    story = Story("roland-banks", decks=[deck])
    story.end("R2")
    story.choose("join:agnes-baker")
    assert story.member("agnes-baker").deck.copies("shrivelling") == 2


def test_a_wrong_deck_is_refused_with_every_reason() -> None:
    wrong = write_text(
        STARTER_DECKS["agnes-baker"].with_cards(
            ["shotgun", "lita-chantler"], ["fearless", "dark-memory"]
        ),
        "pl",
    )
    other = "Roland Banks\n\n2x Warp Drive\n"
    with pytest.raises(DeckRefused) as refused:
        GAME.new({"mode": "campaign", "decks": [wrong, other]}, 1)
    codes = [one.code for one in refused.value.refusals]
    assert {"class", "level-zero", "required", "story", "unknown-card", "size"} <= set(codes)


@pytest.mark.parametrize("decks", ["mine", [3], {"roland-banks": ""}])
def test_what_is_no_list_of_decks_is_refused(decks: object) -> None:
    with pytest.raises(NotWellFormed):
        GAME.new({"decks": decks}, 1)


def test_two_decks_of_one_investigator_are_refused() -> None:
    deck = write_json(STARTER_DECKS["agnes-baker"])
    with pytest.raises(NotWellFormed):
        GAME.new({"decks": [deck, deck]}, 1)


def test_experience_is_for_scenarios_alone_and_not_for_new_campaigns() -> None:
    GAME.new({"decks": [upgraded(*DEAR)]}, 1)
    with pytest.raises(DeckRefused):
        GAME.new({"mode": "campaign", "decks": [upgraded(*DEAR)]}, 1)
