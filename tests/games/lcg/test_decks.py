"""Building decks: every reason against a wrong one at once, weaknesses, and single scenarios."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

import pytest

from kadath.games.lcg import decks
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.box import copies_in_box
from kadath.games.lcg.decks.building import (
    accept,
    draw_weaknesses,
    for_standalone,
    refusals,
    standalone_refusals,
    standalone_weaknesses,
    worth,
)
from kadath.games.lcg.decks.collection import (
    BASIC_WEAKNESS,
    SIGNATURE,
    WEAKNESS,
    CardEntry,
    Collection,
)
from kadath.games.lcg.decks.core_set import BASIC_WEAKNESSES, BUILDING, CORE_SET
from kadath.games.lcg.decks.deck import Deck, after_scenario, in_order
from kadath.games.lcg.decks.refusals import DeckRefused, Refusal, refusal, refusal_text
from kadath.kernel.codec import decode, encode
from kadath.kernel.rng import Rng
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES

REASON = "lcg_decks-refusal-"

ROLAND = STARTER_DECKS["roland-banks"]
SKIDS = STARTER_DECKS["skids-otoole"]

CHARM = CardEntry("charm", "90001", level=0, keywords=("permanent",))
ENGINE = CardEntry("engine", "90002", level=3, keywords=("exceptional",))
LARGER = Collection((*CORE_SET.cards.values(), CHARM, ENGINE), BUILDING)
"""The Core Set has no permanent and no exceptional card."""


def swapped(deck: Deck, added: str, removed: str) -> Deck:
    """A deck with cards replaced, by their keys in one line."""
    return deck.with_cards(added.split(), removed.split(), LARGER)


def codes(found: tuple[Refusal, ...]) -> list[str]:
    return [one.code for one in found]


@pytest.mark.parametrize("who", STARTER_DECKS)
@pytest.mark.rule("LCG-439", "LCG-441", "LCG-443")
def test_the_starter_decks_are_legal(who: str) -> None:
    deck = STARTER_DECKS[who]
    assert refusals(deck) == ()
    assert len(deck.listed()) == 32
    assert accept(deck) == deck


def test_the_collection_says_what_the_faces_say() -> None:
    assert len(CORE_SET.cards) == 103 + 1
    checked = 0
    for key, card in CORE_SET.cards.items():
        face = FACES.get(key)
        if face is None:
            continue
        checked += 1
        assert card.code == face.code, key
        assert CORE_SET.title(key) == face.title, key
        assert face.weakness == (card.kind in (WEAKNESS, BASIC_WEAKNESS)), key
    assert checked > 50


def test_every_face_with_a_number_of_a_player_card_is_in_the_collection() -> None:
    assert {
        face.code: face.key for face in FACES.values() if face.code[:5] <= "01103"
    }.items() <= CORE_SET.keys.items()


@pytest.mark.rule("LCG-438")
def test_a_deck_has_exactly_one_investigator() -> None:
    none = ROLAND._replace(investigator="")
    assert refusal("no-investigator", "LCG-438") in refusals(none)
    two = swapped(ROLAND, "agnes-baker", "")
    assert refusals(two) == (refusal("second-investigator", "LCG-438", card="agnes-baker"),)
    stranger = ROLAND._replace(investigator="knife")
    assert refusal("unknown-investigator", name="knife") in refusals(stranger)


@pytest.mark.rule("LCG-439")
@pytest.mark.parametrize(("added", "removed", "count"), [("perception", "", 31), ("", "knife", 29)])
def test_a_deck_has_exactly_its_size(added: str, removed: str, count: int) -> None:
    assert refusals(swapped(ROLAND, added, removed)) == (
        refusal("size", "LCG-439", count=count, size=30, investigator="roland-banks"),
    )


@pytest.mark.rule("LCG-237", "LCG-266")
def test_a_permanent_card_does_not_count_towards_the_size() -> None:
    assert refusals(swapped(ROLAND, "charm", ""), collection=LARGER) == ()
    three = swapped(ROLAND, "charm charm charm", "")
    assert codes(refusals(three, collection=LARGER)) == ["copies"]
    closed = Collection([CHARM._replace(cls="survivor"), *CORE_SET.cards.values()], BUILDING)
    assert codes(refusals(swapped(ROLAND, "charm", ""), collection=closed)) == ["class"]


@pytest.mark.rule("LCG-010", "LCG-440")
def test_copies_are_counted_by_title_whatever_their_level() -> None:
    deck = swapped(ROLAND, "beat-cop beat-cop-2", "knife guts")
    assert refusals(deck, experience=9) == (
        refusal("copies", "LCG-440", card="beat-cop", count=3, limit=2),
    )
    assert refusals(swapped(ROLAND, "beat-cop-2", "knife"), experience=9) == ()


@pytest.mark.rule("LCG-264", "LCG-265")
def test_an_exceptional_card_stands_alone_and_costs_twice() -> None:
    one = swapped(ROLAND, "engine", "knife")
    assert worth(one, LARGER) == 6
    assert refusals(one, experience=6, collection=LARGER) == ()
    two = swapped(one, "engine", "knife")
    assert refusals(two, experience=12, collection=LARGER) == (
        refusal("copies", "LCG-265", card="engine", count=2, limit=1),
    )


@pytest.mark.rule("LCG-441", "LCG-446")
def test_the_second_class_is_open_up_to_level_2_and_others_are_closed() -> None:
    deck = swapped(ROLAND, "encyclopedia cryptic-research shotgun lucky", "knife knife guts guts")
    about = {"investigator": "roland-banks"}
    assert refusals(deck, experience=20) == (
        refusal("level", "LCG-441", card="cryptic-research", cls="seeker", **about, highest=2),
        refusal("class", "LCG-446", card="lucky", cls="survivor", **about),
    )


@pytest.mark.rule("LCG-442")
def test_a_new_deck_without_experience_has_level_0_only() -> None:
    deck = swapped(ROLAND, "shotgun beat-cop-2", "knife guts")
    assert refusals(deck) == (
        refusal("level-zero", "LCG-442", card="beat-cop-2"),
        refusal("level-zero", "LCG-442", card="shotgun"),
    )
    assert refusals(deck, experience=5) == (
        refusal("starting-experience", "LCG-442", cost=6, experience=5),
    )
    assert accept(deck, experience=8).experience == 2


@pytest.mark.rule("LCG-443")
def test_signature_cards_are_required_and_those_of_others_refused() -> None:
    deck = swapped(ROLAND, "on-the-lam", "cover-up")
    assert refusals(deck) == (
        refusal("required", "LCG-443", card="cover-up", investigator="roland-banks"),
        refusal("signature", "LCG-443", card="on-the-lam", owner="skids-otoole"),
    )
    twice = swapped(ROLAND, "cover-up", "")
    assert refusals(twice) == (refusal("copies", "LCG-443", card="cover-up", count=2, limit=1),)


@pytest.mark.rule("LCG-383", "LCG-415", "LCG-439")
def test_story_cards_and_further_weaknesses_come_only_from_a_campaign() -> None:
    deck = swapped(ROLAND, "lita-chantler paranoia", "")
    assert codes(refusals(deck)) == ["story", "basic-weaknesses"]
    given = after_scenario(ROLAND, 3, gained=("lita-chantler", "paranoia"))
    assert given.cards == deck.cards
    assert refusals(given, experience=None) == ()
    assert codes(refusals(given)) == ["story", "basic-weaknesses"]
    taken = after_scenario(given, 0, lost=("lita-chantler",))
    assert (taken.copies("lita-chantler"), taken.granted) == (0, ("paranoia",))


@pytest.mark.rule("LCG-444")
def test_random_basic_weaknesses_are_drawn_by_the_seed_and_only_once() -> None:
    drawn = draw_weaknesses(ROLAND, Rng(7))
    assert drawn == draw_weaknesses(ROLAND, Rng(7))
    assert drawn.basic_weaknesses == 0
    assert draw_weaknesses(drawn, Rng(8)) == drawn
    assert refusals(drawn) == ()
    assert refusals(ROLAND._replace(basic_weaknesses=0)) == (
        refusal("basic-weaknesses", "LCG-444", count=0, due=1),
    )
    found = {
        next(key for key in draw_weaknesses(ROLAND, Rng(seed)).listed() if key in BASIC_WEAKNESSES)
        for seed in range(200)
    }
    assert found == set(BASIC_WEAKNESSES)


@pytest.mark.rule("LCG-444")
def test_a_weakness_that_others_took_is_not_drawn() -> None:
    taken = [key for key, copies in BASIC_WEAKNESSES.items() for _ in range(copies)]
    taken.remove("haunted")
    assert draw_weaknesses(ROLAND, Rng(1), taken).copies("haunted") == 1


def test_every_reason_is_given_at_once() -> None:
    deck = swapped(
        ROLAND,
        "lucky shotgun knife agnes-baker dark-memory lita-chantler nothing",
        "cover-up guts",
    )._replace(basic_weaknesses=0)
    with pytest.raises(DeckRefused) as refused:
        accept(deck)
    assert codes(refused.value.refusals) == [
        "unknown-card",
        "second-investigator",
        "copies",
        "size",
        "class",
        "required",
        "signature",
        "story",
        "basic-weaknesses",
        "level-zero",
    ]
    assert "“nothing” is not a card" in str(refused.value)


@pytest.mark.rule("LCG-472")
def test_experience_brings_further_weaknesses_in_a_single_scenario() -> None:
    table = [standalone_weaknesses(cost) for cost in (0, 9, 10, 19, 20, 29, 30, 39, 40, 49)]
    assert table == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    deck = swapped(ROLAND, "shotgun shotgun beat-cop-2", "knife knife guts")
    assert worth(deck) == 10
    assert codes(standalone_refusals(deck)) == ["basic-weaknesses"]
    ready = for_standalone(deck)
    assert ready.basic_weaknesses == 2
    assert standalone_refusals(ready) == ()
    assert standalone_refusals(draw_weaknesses(ready, Rng(3))) == ()


@pytest.mark.rule("LCG-444")
def test_a_basic_weakness_is_not_named_more_often_than_a_box_has_it() -> None:
    deck = swapped(ROLAND, "shotgun shotgun beat-cop-2", "knife knife guts")._replace(
        basic_weaknesses=0
    )
    assert standalone_refusals(deck.with_cards(["amnesia", "amnesia"])) == ()
    assert standalone_refusals(deck.with_cards(["haunted", "haunted"])) == (
        refusal("copies", "LCG-444", card="haunted", count=2, limit=1),
    )


@pytest.mark.rule("LCG-473")
def test_a_single_scenario_takes_less_than_50_experience() -> None:
    costly = CardEntry("costly", "90003", level=5, keywords=("exceptional",))
    cards = [costly._replace(key=f"costly-{n}", code=f"9100{n}") for n in range(5)]
    larger = Collection((*CORE_SET.cards.values(), *cards), BUILDING)
    deck = ROLAND.with_cards(
        [card.key for card in cards], ["knife", "knife", "guts", "guts", "machete"], larger
    )
    assert standalone_refusals(for_standalone(deck, larger), larger) == (
        refusal("standalone", "LCG-473", cost=50, limit=50),
    )
    deck = deck.with_cards(["knife"], ["costly-0"], larger)
    assert standalone_refusals(for_standalone(deck, larger), larger) == ()


def missing_from_box(decks: Iterable[Deck]) -> dict[str, int]:
    wanted = Counter(key for deck in decks for key in (deck.investigator, *deck.listed()))
    return {
        key: copies - copies_in_box(key)
        for key, copies in wanted.items()
        if copies > copies_in_box(key)
    }


def test_what_one_core_set_is_enough_for() -> None:
    pairs = [
        (one.investigator, other.investigator)
        for one, other in combinations(STARTER_DECKS.values(), 2)
        if not missing_from_box((one, other))
    ]
    assert pairs == [
        ("roland-banks", "agnes-baker"),
        ("roland-banks", "wendy-adams"),
        ("daisy-walker", "skids-otoole"),
        ("daisy-walker", "wendy-adams"),
        ("skids-otoole", "agnes-baker"),
    ]
    short = missing_from_box([ROLAND, SKIDS])
    assert len(short) == 11
    assert short["machete"] == 1
    assert short["guts"] == 2


def test_a_deck_may_stand_in_a_state() -> None:
    deck = after_scenario(ROLAND, 2)
    assert decode(encode(deck)) == deck


def test_equal_cards_make_equal_decks_in_whatever_order_they_came() -> None:
    backwards = dict(reversed(ROLAND.cards))
    assert in_order(backwards) == ROLAND.cards
    kinds = [CORE_SET.cards[key].kind for key in ROLAND.listed()]
    assert kinds[-2:] == [SIGNATURE, WEAKNESS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_said_in_the_language_of_the_reader(language: str) -> None:
    deck = swapped(ROLAND, "lucky beat-cop-2 cryptic-research", "knife cover-up")
    said = [refusal_text(one, language) for one in refusals(deck)]
    assert len(said) == len(set(said)) == 6
    assert any("(2)" in sentence for sentence in said)


def test_reasons_count_in_polish_and_ukrainian() -> None:
    def size(count: int, language: str) -> str:
        one = refusal("size", "LCG-439", count=count, size=30, investigator="roland-banks")
        return refusal_text(one, language)

    assert size(1, "pl").startswith("Do rozmiaru talii wlicza się 1 karta;")
    assert size(22, "pl").startswith("Do rozmiaru talii wliczają się 22 karty;")
    assert size(29, "pl").startswith("Do rozmiaru talii wlicza się 29 kart;")
    assert size(31, "uk").startswith("До розміру колоди враховано 31 карту;")
    assert size(29, "uk").endswith("колода, яку веде Роланд Бенкс, має містити їх рівно 30.")


@pytest.mark.plain("their sources are rewritten")
def test_the_reasons_that_are_given_are_those_that_can_be_said() -> None:
    folder = Path(decks.__path__[0])
    source = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    assert set(re.findall(r'refusal\(\s*"([\w-]+)"', source)) == {
        key.removeprefix(REASON) for key in messages("en") if key.startswith(REASON)
    }
