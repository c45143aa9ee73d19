"""Hidden cards no two of which are alike: the compact form keeps the same promises."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.model import knows
from kadath.kernel.sleeves.unique import redeal, shuffle_together

CARDS = (0, 1, 2, 3, 4)
SEATS = 2
LOOKERS = (*range(SEATS), None)


class Piles(NamedTuple):
    """Where everything lies, the top first; the discard pile is open."""

    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ((), ())
    discards: tuple[int, ...] = ()

    def places(self) -> tuple[int, ...]:
        return (*self.deck, *(card for hand in self.hands for card in hand))

    def holding(self, cards: tuple[int, ...]) -> Piles:
        """The same piles with other cards in the hidden places."""
        left = iter(cards)
        deck = tuple(next(left) for _ in self.deck)
        hands = tuple(tuple(next(left) for _ in hand) for hand in self.hands)
        return Piles(deck, hands, self.discards)

    def drawn(self, seat: int) -> Piles:
        hands = tuple(
            hand + self.deck[:1] if who == seat else hand for who, hand in enumerate(self.hands)
        )
        return Piles(self.deck[1:], hands, self.discards)

    def discarded(self, seat: int) -> Piles:
        hands = tuple(hand[1:] if who == seat else hand for who, hand in enumerate(self.hands))
        return Piles(self.deck, hands, self.discards + self.hands[seat][:1])


class Compact:
    """A state, and for each looker the piles that it could not rule out."""

    def __init__(self, seed: int) -> None:
        self.rng = seed
        self.known = [EVERYONE] * len(CARDS)
        self.lots = [0] * len(CARDS)
        self.lot = 0
        self.piles = Piles((), discards=CARDS)
        self.worlds: dict[int | None, set[Piles]] = {seat: {self.piles} for seat in LOOKERS}
        self.reshuffle()

    def reshuffle(self) -> None:
        """Make a new deck of the open cards."""
        self.lot += 1
        deck = shuffle_together(self, self.piles.discards, self.known, self.lots, self.lot)
        self.piles = Piles(deck, self.piles.hands)
        for seat in LOOKERS:
            self.worlds[seat] = {
                Piles(new, world.hands)
                for world in self.worlds[seat]
                for new in permutations(world.discards)
            }

    def draw(self, seat: int) -> None:
        if not self.piles.deck:
            self.reshuffle()
        self._move(Piles.drawn, seat)
        self.learn(self.piles.hands[seat][-1:], 1 << seat)

    def discard(self, seat: int) -> None:
        self.learn(self.piles.hands[seat][:1], EVERYONE)
        self._move(Piles.discarded, seat)

    def look(self, seat: int, number: int) -> None:
        self.learn(self.piles.deck[:number], 1 << seat)

    def _move(self, how: Callable[[Piles, int], Piles], seat: int) -> None:
        self.piles = how(self.piles, seat)
        for looker in LOOKERS:
            self.worlds[looker] = {how(world, seat) for world in self.worlds[looker]}

    def learn(self, cards: tuple[int, ...], seats: int) -> None:
        for card in cards:
            self.known[card] |= seats
            at = self.piles.places().index(card)
            for looker in LOOKERS:
                if knows(seats, looker):
                    self.worlds[looker] = {
                        world for world in self.worlds[looker] if world.places()[at] == card
                    }

    def redealt(self, seat: int | None, rng: Rng) -> tuple[Piles, list[int]]:
        known = self.known.copy()
        cards = redeal(self.piles.places(), known, self.lots, seat, rng)
        return self.piles.holding(tuple(cards)), known


acts = st.lists(
    st.tuples(
        st.sampled_from(("draw", "draw", "discard", "look")),
        st.integers(0, SEATS - 1),
        st.integers(1, 3),
    ),
    max_size=14,
)


def played(done: list[tuple[str, int, int]], seed: int) -> Compact:
    state = Compact(seed)
    for verb, seat, number in done:
        if verb == "look":
            state.look(seat, number)
        elif verb == "discard":
            state.discard(seat)
        elif state.piles.deck or state.piles.discards:
            state.draw(seat)
    return state


@settings(max_examples=50)
@given(acts, st.integers(0, 99))
def test_a_deal_is_a_world_that_the_seat_could_not_rule_out(
    done: list[tuple[str, int, int]], seed: int
) -> None:
    state = played(done, seed)
    for seat in LOOKERS:
        assert state.piles in state.worlds[seat]
        piles, known = state.redealt(seat, Rng(seed))
        assert piles in state.worlds[seat]
        before = [state.known[card] for card in state.piles.places()]
        assert [known[card] for card in piles.places()] == before, "who knows a place still does"


@settings(max_examples=50)
@given(acts, st.integers(0, 99))
def test_states_that_look_alike_are_dealt_alike(
    done: list[tuple[str, int, int]], seed: int
) -> None:
    state = played(done, seed)
    for seat in LOOKERS:
        expected = state.redealt(seat, Rng(7))
        other = played(done, seed)
        other.piles, other.known = state.redealt(seat, Rng(seed))
        assert other.redealt(seat, Rng(7)) == expected


@settings(max_examples=50)
@given(acts, st.integers(0, 99))
def test_every_unknown_place_shows_every_card_that_it_may_hold(
    done: list[tuple[str, int, int]], seed: int
) -> None:
    state = played(done, seed)
    for seat in LOOKERS:
        possible = [
            set(cards) for cards in zip(*(w.places() for w in state.worlds[seat]), strict=True)
        ]
        deals = [state.redealt(seat, Rng(deal, "deal"))[0].places() for deal in range(150)]
        assert [set(cards) for cards in zip(*deals, strict=True)] == possible
