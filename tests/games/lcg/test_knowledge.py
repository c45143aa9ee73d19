"""Scrying and Research Librarian as each seat sees them."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.drawing import Draw
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.views.redealing import allowed_by_place, determinize
from kadath.kernel.rng import Rng
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

view = Lcg().view
ROLAND, AGNES = 0, 1
DECK = ["machete", "old-book-of-lore", "evidence", "dodge", "medical-texts", "flashlight"]
HAND = ["research-librarian", "vicious-blow", "dynamite-blast"]
DEALS = 250


def table() -> Position:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, hand=HAND, deck=DECK)
    t.investigator("agnes-baker", study, play=["scrying"], deck=["guts", "guts"])
    t.encounter_deck("swarm-of-rats", "rotting-remains", "ghoul-minion", "goat-spawn")
    t.round("II")
    return t


def scrying() -> Position:
    t = table()
    t.choose("turn agnes-baker", "activate scrying")
    return t


def faces(t: Position, seat: int | None, zone: str, name: str) -> list[str | None]:
    seen = view(t.state, seat)
    return [seen["cards"][card]["face"] for card in seen["piles"][f"{zone}:{t.id_of(name)}"]]


def check_views(t: Position) -> None:
    """States that are alike to a seat give it the same view, with its options if it decides."""
    for seat in (ROLAND, AGNES):
        for seed in range(5):
            assert view(determinize(t.state, seat, Rng(seed)), seat) == view(t.state, seat)


def held(t: Position, seat: int, cards: tuple[int, ...]) -> list[Counter[str]]:
    """The faces that sleeves show to a seat over many deals."""
    counted: list[Counter[str]] = [Counter() for _ in cards]
    for seed in range(DEALS):
        dealt: LcgState = determinize(t.state, seat, Rng(seed))
        for count, card in zip(counted, cards, strict=True):
            count[dealt.cards[card].face] += 1
    return counted


def test_only_the_decider_sees_the_options() -> None:
    t = scrying()
    assert t.options == ["choose roland-banks", "choose agnes-baker", "choose 0"]
    t.choose("choose roland-banks")
    own = view(t.state, AGNES)["decision"]
    assert own["options"] == [f"put-back:{card}" for card in t.state.pile("deck", 2)[:3]]
    for seat in (ROLAND, None):
        seen = view(t.state, seat)["decision"]
        assert (seen["seat"], seen["ask"]) == (AGNES, "put-back")
        assert "options" not in seen, "who and why, but neither what nor how many"
    check_views(t)


def test_who_looks_knows_and_nobody_else_does() -> None:
    t = scrying()
    t.choose("choose roland-banks")
    top = DECK[:3]
    assert faces(t, AGNES, "deck", "roland-banks") == [*top, None, None, None]
    assert faces(t, ROLAND, "deck", "roland-banks") == [None] * 6
    assert faces(t, None, "deck", "roland-banks") == [None] * 6
    assert t.state.learned == 1 << AGNES, "for undo: what the last choice showed, and to whom"


def test_putting_back_moves_faces_over_fixed_sleeves() -> None:
    t = scrying()
    t.choose("choose roland-banks")
    before = view(t.state, ROLAND)["piles"]
    t.choose("put-back evidence", "put-back machete")
    assert faces(t, AGNES, "deck", "roland-banks")[:3] == [
        "evidence",
        "machete",
        "old-book-of-lore",
    ]
    assert view(t.state, ROLAND)["piles"] == before, "the others cannot tell how"
    check_views(t)


def test_what_a_seat_does_not_know_may_be_anything_it_may_hold() -> None:
    t = scrying()
    t.choose("choose roland-banks", "put-back evidence", "put-back machete")
    deck = t.state.pile("deck", 2)
    # To Roland his whole deck is open; to Agnes the top is known, and the rest is with his hand.
    for shown in held(t, ROLAND, deck):
        assert set(shown) == set(DECK)
    for shown, face in zip(held(t, AGNES, deck[:3]), ("evidence", "machete"), strict=False):
        assert set(shown) == {face}
    unknown = {*HAND, "dodge", "medical-texts", "flashlight"}
    for shown in held(t, AGNES, (*deck[3:], *t.state.pile("hand", 2))):
        assert set(shown) == unknown


@pytest.mark.rule("LCG-343")
def test_LCG_343_a_search_shows_the_cards_to_the_searcher_alone() -> None:
    t = table()
    t.choose("turn roland-banks", "play research-librarian", "react research-librarian")
    assert t.asked == "roland-banks: search"
    assert sorted(t.options) == ["find medical-texts", "find old-book-of-lore"]
    assert sorted(map(str, faces(t, ROLAND, "deck", "roland-banks"))) == sorted(DECK)
    assert faces(t, AGNES, "deck", "roland-banks") == [None] * 6
    check_views(t)


def searched() -> Position:
    """Agnes has looked at the top three of Roland's deck; then he has searched it."""
    t = scrying()
    t.choose("choose roland-banks", "put-back machete", "put-back old-book-of-lore", "done")
    t.choose("play research-librarian", "react research-librarian", "find medical-texts")
    return t


@pytest.mark.rule("LCG-344")
def test_LCG_344_shuffling_forgets_but_not_what_is_in_the_deck() -> None:
    t = searched()
    assert faces(t, AGNES, "deck", "roland-banks") == [None] * 5
    assert faces(t, ROLAND, "deck", "roland-banks") == [None] * 5
    check_views(t)
    # Agnes saw the machete, the book and the evidence in the deck: none of them is in the hand
    # that he held before, and each may be anywhere in the deck now.
    hand = t.state.pile("hand", 2)
    before = tuple(card for card in hand if t.state.cards[card].face in HAND)
    for shown in held(t, AGNES, before):
        assert not {"machete", "old-book-of-lore", "evidence"} & set(shown)
        assert {"vicious-blow", "dynamite-blast", "dodge", "flashlight"} <= set(shown)
    for shown in held(t, AGNES, t.state.pile("deck", 2)):
        assert {"machete", "old-book-of-lore", "evidence", "dodge"} <= set(shown)


def test_of_a_card_that_was_searched_for_the_others_know_the_kind() -> None:
    t = searched()
    found = next(
        card for card in t.state.pile("hand", 2) if t.state.cards[card].face == "medical-texts"
    )
    seen = view(t.state, AGNES)["cards"][found]
    assert seen["face"] is None
    assert seen["kind"] == {"node": "lcg.CardKind", "type": "asset", "trait": "Tome"}
    assert set(held(t, AGNES, (found,))[0]) == {"medical-texts", "old-book-of-lore"}, "a Tome"


def test_a_search_that_may_find_nothing_is_offered() -> None:
    t = position("""
        roland-banks: at study, hand research-librarian, deck guts dodge
        agnes-baker: at study
    """)
    t.round("II")
    t.choose("turn roland-banks", "play research-librarian")
    assert t.options == ["react research-librarian", "pass"]
    t.choose("react research-librarian")
    assert t.asked == "roland-banks: take-action", "LCG-345: there was none to find"
    assert len(t.state.pile("deck", 2)) == 2


def test_another_seat_that_is_asked_could_be_asked_in_every_deal() -> None:
    t = position("""
        wendy-adams: at study, deck guts, engaged ghoul-minion
        roland-banks: at study, hand dodge guts, deck machete flashlight
    """)
    t.round("III")
    assert t.asked == "roland-banks: react"
    dodge, other = t.state.pile("hand", t.id_of("roland-banks"))
    shown = held(t, 0, (dodge, other))
    # Wendy knows that he could answer the attack, so that one of the two must be the dodge.
    assert shown[0]["dodge"] + shown[1]["dodge"] == DEALS
    assert set(shown[0]) == set(shown[1]) == {"dodge", "guts", "machete", "flashlight"}
    assert view(determinize(t.state, 0, Rng(3)), 0) == view(t.state, 0)


@pytest.mark.rule("LCG-411")
def test_LCG_411_a_weakness_that_leaves_a_hand_when_it_is_drawn_is_never_dealt_into_one() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study)
    agnes = t.investigator(
        "agnes-baker",
        study,
        hand=["knife", "guts"],
        deck=["dark-memory", "paranoia", "mob-enforcer", "the-necronomicon"],
    )
    t.round("II")
    for shown in held(t, ROLAND, t.state.pile("hand", agnes)):
        assert set(shown) == {"knife", "guts", "dark-memory"}, "this one stays until it is played"
    for shown in held(t, ROLAND, t.state.pile("deck", agnes)):
        assert {"paranoia", "mob-enforcer", "the-necronomicon"} <= set(shown)
    check_views(t)


@pytest.mark.rule("LCG-093")
def test_LCG_093_no_weakness_is_ever_dealt_into_an_opening_hand() -> None:
    state = Lcg().new({"seats": 2, "investigators": ["roland-banks", "agnes-baker"]}, seed=1)
    agnes = next(who for who, row in state.investigators.items() if row.face == "agnes-baker")
    asked = []
    for choice in ("done", f"mulligan:{min(state.pile('hand', agnes))}", "done", "turn:1"):
        assert state.decision is not None
        asked.append(state.decision.ask)
        for seed in range(60):
            dealt = determinize(state, ROLAND, Rng(seed))
            hand = [dealt.face(card).key for card in dealt.pile("hand", agnes)]
            assert not any(dealt.face(card).weakness for card in dealt.pile("hand", agnes)), hand
        state.apply(choice)
    assert asked == ["mulligan", "mulligan", "mulligan", "choose-turn"]


def test_a_drawn_weakness_may_be_in_the_hand_until_it_is_resolved() -> None:
    t = position("agnes-baker: at study, hand guts, deck paranoia")
    agnes = t.id_of("agnes-baker")
    (card,) = t.state.pile("hand", agnes)
    assert allowed_by_place(t.state)(card) is not None
    t.state.stack.append(Draw(agnes, 1, drawn=(card,)))
    assert allowed_by_place(t.state)(card) is None
