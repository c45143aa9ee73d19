"""Decks as text and as the JSON of deck sites."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.building import accept, draw_weaknesses
from kadath.games.lcg.decks.core_set import CORE_SET
from kadath.games.lcg.decks.deck import Deck, after_scenario
from kadath.games.lcg.decks.exchange import read_json, write_json
from kadath.games.lcg.decks.given import read_deck
from kadath.games.lcg.decks.lists import find, read_text, write_text
from kadath.games.lcg.decks.purchases import buy
from kadath.games.lcg.decks.reading import Reading, reading_refusals
from kadath.games.lcg.decks.refusals import DeckRefused, listed_name, refusal
from kadath.games.lcg.game import Lcg
from kadath.kernel.rng import Rng
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES

ROLAND = STARTER_DECKS["roland-banks"]
UPGRADED = buy(after_scenario(ROLAND, 6), "beat-cop-2", "beat-cop")
DRAWN = draw_weaknesses(STARTER_DECKS["agnes-baker"], Rng(2))

every_deck = pytest.mark.parametrize(
    "deck", [*STARTER_DECKS.values(), DRAWN, UPGRADED], ids=lambda deck: str(deck.investigator)
)


@every_deck
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_any_language_is_read_back(deck: Deck, language: str) -> None:
    reading = read_text(write_text(deck, language))
    assert reading == Reading(deck._replace(experience=0, granted=(), before=None))


@every_deck
def test_the_json_of_a_deck_is_read_back_with_what_it_was_before(deck: Deck) -> None:
    assert read_json(write_json(deck)) == Reading(deck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name_and_level(language: str) -> None:
    for key in CORE_SET.cards:
        assert find(listed_name(key, language)) == key


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Beat Cop", "beat-cop"),
        ("Beat Cop (0)", "beat-cop"),
        ("Beat Cop (2)", "beat-cop-2"),
        ("gliniarz (2)", "beat-cop-2"),
        ("ПАТРУЛЬНИЙ", "beat-cop"),
        ("Shotgun", "shotgun"),
        ("Shotgun (3)", ""),
        ("Shotgun (Core Set)", "shotgun"),
        ("Shotgun (4) (Core Set)", "shotgun"),
        ("Lucky", "lucky"),
        ("Look what I found", "look-what-i-found"),
        ('"Skids" O\'Toole', "skids-otoole"),
        ("Rabbit's Foot", "rabbits-foot"),
        ("Roland Banks: The Fed", "roland-banks"),
        ("Leo De Luca – Lew z Luizjany (1)", "leo-de-luca-1"),
        ("Beat Cop (12)", ""),
        ("", ""),
        ("()", ""),
    ],
)
def test_names_are_found_however_they_are_written(name: str, key: str) -> None:
    assert find(name) == key


def test_a_list_may_mix_languages_and_ways_of_writing() -> None:
    reading = read_text(
        """
        My first deck
        Roland Banks (The Fed)
        # the best ones
        Assets:
        - 2x Nóż
        1 Beat Cop
        1х Патрульний (2)
        45 Automatic
        2× Flashlight (Core Set)
        Guts
        1x Knife
        1x Paranoia
        """
    )
    assert reading.refusals == ()
    assert reading.deck.investigator == "roland-banks"
    assert dict(reading.deck.cards) == {
        "45-automatic": 1,
        "beat-cop": 1,
        "beat-cop-2": 1,
        "flashlight": 2,
        "guts": 1,
        "knife": 3,
        "paranoia": 1,
    }
    assert reading.deck.basic_weaknesses == 0


@pytest.mark.parametrize(
    ("investigator", "headings"),
    [
        ("Roland Banks", ["Assets (12)", "Hand x2", "EVENTS - 3", "Skill: (4)", "Packs: Core Set"]),
        ("Investigator: Roland Banks", ["Total: 33", "Weaknesses", "== Allies ==", "Level 2"]),
        ("Badacz: Roland Banks", ["Atuty (12)", "Wydarzenia", "Umiejętności 4", "Osłabienia [2]"]),
        ("Дослідник: Роланд Бенкс", ["Здобутки (12)", "Події", "Вміння: 4", "Слабкості (2)"]),
    ],
)
def test_headings_of_deck_sites_are_no_cards(investigator: str, headings: list[str]) -> None:
    text = "\n2x Knife\n".join([investigator, *headings, "Guts"])
    reading = read_text(text)
    assert reading.refusals == ()
    assert reading.deck.investigator == "roland-banks"
    assert dict(reading.deck.cards) == {"guts": 1, "knife": 2 * len(headings) + 2}


@pytest.mark.parametrize("line", ["2x Assets", "Assets of mine (12)", "Event Horizon"])
def test_what_only_looks_like_a_heading_is_named(line: str) -> None:
    (refused,) = read_text(f"Roland Banks\n{line}").refusals
    assert refused.code == "unknown-card"


def test_no_heading_is_the_name_of_a_card() -> None:
    for language in LANGUAGES:
        headings = messages(language).format("lcg_decks-headings").split(", ")
        assert len(headings) > 30
        assert not [heading for heading in headings if find(heading)]


def test_unknown_cards_are_named_together_with_what_is_not_legal() -> None:
    text = write_text(ROLAND, "en").replace("2x Knife", "2x Spoon").replace("1x Dodge", "0x Dodge")
    assert reading_refusals(read_text(text)) == (
        refusal("wrong-count", name="Dodge", count=0),
        refusal("unknown-card", name="Spoon"),
        refusal("size", "LCG-439", count=27, size=30, investigator="roland-banks"),
    )


@pytest.mark.rule("LCG-438")
@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("My best Roland\n\nRoland Banks\n\n2x Machete\n", "My best Roland"),
        ("Roland Banks\n\n2x Machete\n", ""),
        (
            '{"name": " Roland the Bold ", "investigator_code": "01001", "slots": {}}',
            "Roland the Bold",
        ),
        ('{"name": 7, "investigator_code": "01001", "slots": {}}', ""),
    ],
)
def test_a_deck_keeps_its_name(text: str, name: str) -> None:
    assert read_deck(text).name == name
    assert Lcg().deck(text, {}, "en").name == name


def test_a_list_names_one_investigator() -> None:
    assert reading_refusals(read_text("")) == (refusal("no-investigator", "LCG-438"),)
    assert reading_refusals(read_text("Nobody\n1x Knife")) == (
        refusal("unknown-investigator", name="Nobody"),
    )
    two = read_text(write_text(ROLAND, "en") + "Agnes Baker\n")
    assert reading_refusals(two) == (refusal("second-investigator", "LCG-438", card="agnes-baker"),)


def test_a_list_that_was_read_is_a_deck_to_play() -> None:
    assert accept(read_text(write_text(ROLAND, "uk")).deck) == ROLAND
    upgraded = read_text(write_text(UPGRADED, "pl")).deck
    with pytest.raises(DeckRefused):
        accept(upgraded)
    assert accept(upgraded, experience=3).experience == 1


def test_the_json_of_a_deck_site_is_read() -> None:
    data = {
        "id": 5,
        "name": "A deck",
        "investigator_code": "01001",
        "slots": {"01000": 1, "01006": 1, "01007": 1, "01028": 2, "02185": 1, "01086": 0},
        "sideSlots": [],
        "xp": 7,
        "xp_spent": 4,
        "xp_adjustment": None,
        "previous_deck": 4,
    }
    deck, unknown, name = read_json(json.dumps(data))
    assert name == "A deck"
    assert deck == Deck(
        "roland-banks",
        (("beat-cop-2", 2), ("rolands-38-special", 1), ("cover-up", 1)),
        basic_weaknesses=1,
        experience=3,
    )
    assert unknown == (
        refusal("unknown-card", name="02185"),
        refusal("wrong-count", name="01086", count="0"),
    )


def test_json_is_written_in_codes_and_counts() -> None:
    data = json.loads(write_json(UPGRADED))
    assert data["investigator_code"] == "01001"
    assert data["slots"]["01028"] == 1
    assert data["slots"]["01086"] == 2
    assert data["slots"]["01000"] == 1
    assert data["xp"] == 4
    assert "01028" not in data["before"]["slots"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "7", '{"slots": []}', "[" * 100_000, '{"before":' * 100_000]
)
def test_what_is_no_deck_is_refused_as_such(text: str) -> None:
    assert reading_refusals(read_json(text))[0] == refusal("not-a-deck")


@pytest.mark.parametrize("text", ["https://deck.example/decklist/view/101/roland", "#101", "101\n"])
def test_a_link_or_a_number_is_not_followed_and_says_so(text: str) -> None:
    found = Lcg().deck(text, {}, "en")
    assert found.investigator == ""
    assert found.reasons == found.unread
    (reason,) = found.reasons
    assert "nothing is fetched" in reason


def test_what_could_not_be_read_is_told_apart_from_what_is_not_legal() -> None:
    found = Lcg().deck("Roland Banks\n2x Fireball of Doom\n", {}, "en")
    assert found.unread == ("“Fireball of Doom” is not a card of this box.",)
    assert found.reasons[0] == found.unread[0]
    assert len(found.reasons) > 1


def test_a_mark_before_the_first_letter_of_a_file_is_passed_over() -> None:
    for written in (write_json(ROLAND), write_text(ROLAND, "en")):
        assert read_deck("\ufeff" + written) == Reading(ROLAND)


def test_an_unknown_investigator_is_named() -> None:
    reading = read_json('{"investigator_code": "02001", "slots": {}}')
    assert reading_refusals(reading) == (refusal("unknown-investigator", name="02001"),)


leaves = st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(["01086", "01001"])
anything = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner)
        | st.dictionaries(
            st.sampled_from(["slots", "before", "granted", "xp", "investigator_code", "01086"]),
            inner,
        )
    ),
)


@given(anything)
def test_no_json_breaks_the_reader(data: object) -> None:
    reading_refusals(read_json(json.dumps(data)), experience=None)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    reading_refusals(read_text(text), experience=None)
