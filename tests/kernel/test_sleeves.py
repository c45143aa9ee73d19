"""Hidden cards: no seat is told what it may not know, and a deal excludes nothing that may be."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.model import face_for
from kadath.kernel.sleeves.piles import draw, put_on_top, put_under, take_out
from kadath.kernel.sleeves.redealing import redeal, unknown_to

from .hidden import DISTINCT, FACES, LOOKERS, SEATS, Act, Hidden, Oracle, fits

DEALS = 150
"""So many deals show every face of a place, but for one chance in millions."""

MIXING = ("shuffle", "draw", "look", "put back", "search", "return", "show")

TOLD_AND_RETURNED = [Act("draw", 1), Act("tell", 1), Act("return", 1)]
TWO_SEEN_IN_THE_DECK = [Act("draw", 1), Act("look", 0, 2), Act("shuffle")]


def acts(*verbs: str) -> st.SearchStrategy[list[Act]]:
    one = st.builds(
        Act, st.sampled_from(verbs), st.integers(0, SEATS - 1), st.integers(1, len(FACES))
    )
    return st.lists(one, max_size=8)


def played(done: list[Act], seed: int, faces: tuple[str, ...] = FACES) -> tuple[Hidden, Oracle]:
    state, oracle = Hidden(seed, faces), Oracle(faces)
    for act in done:
        cards = state.do(act)
        oracle.follow(act, cards, state)
    return state, oracle


def shown(state: Hidden, seat: int | None, deals: int = DEALS) -> dict[int, set[str]]:
    """The faces that unknown sleeves show over many deals."""
    found: dict[int, set[str]] = {card: set() for card in state.unknown(seat)}
    for seed in range(deals):
        dealt = state.redealt(seat, Rng(seed, "deal"))
        for card, faces in found.items():
            faces.add(dealt.cards[card].face)
    return found


@settings(max_examples=50)
@given(acts(*MIXING, "tell"), st.integers(0, 99))
def test_a_deal_changes_nothing_that_a_seat_sees(done: list[Act], seed: int) -> None:
    state, _ = played(done, seed)
    for seat in LOOKERS:
        dealt = state.redealt(seat, Rng(seed))
        assert dealt.view(seat) == state.view(seat)
        assert sorted(dealt.world()) == sorted(FACES), "nothing is lost"


@settings(max_examples=50)
@example([*TOLD_AND_RETURNED, Act("look", 1, 2), Act("put back", 1, 2)], 5)
@given(acts(*MIXING, "tell"), st.integers(0, 99))
def test_states_that_look_alike_are_dealt_alike(done: list[Act], seed: int) -> None:
    state, _ = played(done, seed)
    for seat in LOOKERS:
        first, second = state, state.redealt(seat, Rng(seed))
        deals = [one.redealt(seat, Rng(7)) for one in (first, second)]
        assert deals[0].cards == deals[1].cards
        assert deals[0].beliefs == deals[1].beliefs


@settings(max_examples=50)
@given(acts(*MIXING), st.integers(0, 99))
def test_every_unknown_sleeve_shows_every_face_that_it_may_hold(done: list[Act], seed: int) -> None:
    """Measured by the worlds that a seat could not rule out, tried one by one."""
    check_faces(*played(done, seed, DISTINCT))


@settings(max_examples=100)
@example([*TWO_SEEN_IN_THE_DECK, Act("draw", 0)], 96)
@given(acts(*MIXING), st.integers(0, 99))
def test_an_equal_face_elsewhere_leaves_open_which_of_the_two_was_seen(
    done: list[Act], seed: int
) -> None:
    check_faces(*played(done, seed))


def check_faces(state: Hidden, oracle: Oracle) -> None:
    for seat in LOOKERS:
        for card, faces in shown(state, seat).items():
            assert faces == oracle.faces(seat, card), (seat, card)


@settings(max_examples=50)
@example([*TOLD_AND_RETURNED, Act("put back", 1)], 5)
@example([*TOLD_AND_RETURNED, Act("look", 1, 2), Act("put back", 1, 2)], 5)
@example(
    [
        *TWO_SEEN_IN_THE_DECK,
        Act("draw", 1),
        Act("return", 1),
        Act("look", 1, 2),
        Act("put back", 1, 2),
    ],
    9,
)
@given(acts(*MIXING, "tell"), st.integers(0, 99))
def test_a_deal_is_a_world_that_the_seat_could_not_rule_out(done: list[Act], seed: int) -> None:
    state, oracle = played(done, seed)
    for seat in LOOKERS:
        assert state.world() in oracle.worlds[seat]
        for deal in range(20):
            assert state.redealt(seat, Rng(deal)).world() in oracle.worlds[seat]


@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_saw_in_the_deck_is_still_in_it_after_a_shuffle(seed: int) -> None:
    state, oracle = played([Act("draw", 1), Act("look", 0, 2), Act("shuffle")], seed)
    deck, (held,) = state.piles["deck"], state.piles["hand 1"]
    seen = shown(state, 0)
    assert set(seen) == {*deck, held}
    for card, faces in seen.items():
        assert faces == oracle.faces(0, card)


@pytest.mark.parametrize("seed", range(5))
def test_a_searched_deck_hides_from_the_others_where_the_found_card_lay(seed: int) -> None:
    state = Hidden(seed)
    top = state.piles["deck"][0]
    state.do(Act("look", 1, 1))
    assert face_for(state, top, 1) is not None
    state.do(Act("search", 0))
    assert state.unknown(0) == []
    assert state.unknown(1) == list(state.piles["deck"]), "seat 1 forgets even the top card"
    assert state.learned == 0b11


def test_of_a_card_whose_kind_was_told_the_others_know_the_kind() -> None:
    for seed in range(20):
        state, _ = played([Act("draw", 0), Act("tell", 0)], seed)
        (card,) = state.piles["hand 0"]
        if state.cards[card].face in ("bat", "dog"):
            assert shown(state, 1)[card] == {"bat", "dog"}
            assert shown(state, None)[card] == {"bat", "dog"}
            return
    pytest.fail("nobody ever drew an animal")


def test_of_cards_that_were_mixed_with_a_told_one_the_others_know_that_one_is_of_the_kind() -> None:
    mixing = [Act("look", 1, 2), Act("put back", 1, 2)]
    state, oracle = played([*TOLD_AND_RETURNED, *mixing], 5)
    for seat in (0, None):
        dealt = {state.redealt(seat, Rng(seed)).world() for seed in range(1500)}
        assert dealt == oracle.worlds[seat], "every deal that may be, and no other"


def test_a_place_alone_may_tell_what_does_not_lie_there() -> None:
    state, _ = played([Act("draw", 0), Act("draw", 0)], 3)
    hand = state.piles["hand 0"]

    def no_ace(face: str) -> bool:
        return face != "ace"

    held: Counter[str] = Counter()
    for seed in range(100):
        new = state.copy()
        unknown = unknown_to(new, None)
        redeal(
            new,
            unknown,
            unknown.faces,
            fits,
            Rng(seed),
            allowed_in=lambda card: no_ace if card in hand else None,
        )
        held.update(new.cards[card].face for card in hand)
    assert set(held) == {"bat", "cup", "dog"}


@pytest.mark.parametrize("done", [[], [Act("shuffle")], [Act("draw", 0), Act("shuffle")]])
def test_beliefs_are_shared_until_somebody_looks(done: list[Act]) -> None:
    """Eight seats cost no more than one as long as they know the same."""
    state, _ = played(done, 4)
    assert {len(held) for held in state.beliefs.values()} == {1}
    state.do(Act("look", 0, 2))
    assert {len(held) for held in state.beliefs.values()} == {1}, "looking alone mixes nothing"
    state.do(Act("shuffle"))
    assert {len(state.beliefs[card]) for card in state.piles["deck"]} == {SEATS + 1}


def test_what_all_have_seen_is_shared_again_after_a_shuffle() -> None:
    state, _ = played([Act("draw", 0), Act("show", 0), Act("return", 0), Act("shuffle")], 4)
    assert {len(held) for held in state.beliefs.values()} == {1}
    assert all(row.known == 0 for row in state.cards.values())


def test_the_top_of_a_pile_is_its_first_card() -> None:
    piles: dict[str, tuple[int, ...]] = {"deck": (1, 2, 3)}
    put_on_top(piles, "deck", (8, 9))
    put_under(piles, "deck", (5, 6))
    assert piles == {"deck": (8, 9, 1, 2, 3, 5, 6)}
    assert draw(piles, "deck") == 8
    assert draw(piles, "no such pile") is None
    for card in (2, 9, 77):
        take_out(piles, "deck", card)
    assert piles == {"deck": (1, 3, 5, 6)}


def test_laying_open_tells_those_who_did_not_know() -> None:
    state, _ = played([Act("draw", 1)], 2)
    state.learned = 0
    state.do(Act("show", 1))
    (card,) = state.piles["hand 1"]
    assert state.cards[card].known == EVERYONE
    assert state.learned == EVERYONE & ~0b10
