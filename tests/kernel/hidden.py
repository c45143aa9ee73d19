"""A deck and two hands, hidden, and an oracle that keeps every world a seat holds possible."""

from __future__ import annotations

from itertools import permutations
from typing import NamedTuple

from kadath.kernel.log import EVERYONE
from kadath.kernel.nodes import Node, node
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.beliefs import Held
from kadath.kernel.sleeves.knowledge import (
    hide,
    lay_open,
    look,
    rearrange,
    search,
    shuffle,
    tell_kind,
)
from kadath.kernel.sleeves.model import PlainSleeve, face_for
from kadath.kernel.sleeves.piles import draw, put_on_top, put_under, take_out
from kadath.kernel.sleeves.redealing import redeal, unknown_to

FACES = ("ace", "ace", "bat", "cup", "dog")
DISTINCT = ("ace", "bat", "cup", "dog", "elk")
SEATS = 2
LOOKERS = (*range(SEATS), None)

World = tuple[str, ...]
"""A face for each sleeve."""


@node
class Animal(Node):
    """A bat or a dog."""


def fits(kind: Node, face: str) -> bool:
    return face in ("bat", "dog")


class Act(NamedTuple):
    """What somebody does with the deck or with a hand."""

    verb: str
    seat: int = 0
    number: int = 1


class Hidden:
    """A state with hidden cards; sleeves have numbers from 0 on."""

    spectator = SEATS

    def __init__(self, seed: int, faces: tuple[str, ...] = FACES) -> None:
        self.rng = seed
        self.learned = 0
        self.serial = 100
        self.cards = {card: PlainSleeve(face) for card, face in enumerate(faces)}
        self.beliefs: dict[int, Held] = {}
        self.piles: dict[str, tuple[int, ...]] = {"deck": tuple(self.cards)}
        hide(self, self.cards, 1)
        shuffle(self, self.piles["deck"])

    def copy(self) -> Hidden:
        new = Hidden.__new__(Hidden)
        new.rng, new.learned, new.serial = self.rng, self.learned, self.serial
        new.cards, new.piles = self.cards.copy(), self.piles.copy()
        new.beliefs = self.beliefs.copy()
        return new

    def world(self) -> World:
        return tuple(self.cards[card].face for card in sorted(self.cards))

    def view(self, seat: int | None) -> object:
        """All that a seat may know."""
        return self.piles, [face_for(self, card, seat) for card in sorted(self.cards)]

    def redealt(self, seat: int | None, rng: Rng) -> Hidden:
        new = self.copy()
        unknown = unknown_to(new, seat)
        redeal(new, unknown, unknown.faces, fits, rng)
        return new

    def unknown(self, seat: int | None) -> list[int]:
        return [card for card in self.cards if face_for(self, card, seat) is None]

    def do(self, act: Act) -> tuple[int, ...]:
        """Do something, and tell which cards it was about."""
        deck, hand = self.piles.get("deck", ()), self.piles.get(f"hand {act.seat}", ())
        bit = 1 << act.seat
        if act.verb == "shuffle":
            shuffle(self, deck)
            return deck
        if act.verb == "draw":
            card = draw(self.piles, "deck")
            if card is None:
                return ()
            put_under(self.piles, f"hand {act.seat}", (card,))
            look(self, (card,), bit)
            return (card,)
        if act.verb == "look":
            look(self, deck[: act.number], bit)
            return deck[: act.number]
        if act.verb == "put back":
            cards = tuple(card for card in deck[: act.number] if self.cards[card].known & bit)
            rearrange(self, cards, tuple(reversed(range(len(cards)))), seen_by=bit)
            return cards
        if act.verb == "search":
            search(self, deck, bit)
            return deck
        if act.verb == "return" and hand:
            take_out(self.piles, f"hand {act.seat}", hand[0])
            put_on_top(self.piles, "deck", hand[:1])
        elif act.verb == "show" and hand:
            lay_open(self, hand[0])
        elif act.verb == "tell" and hand and fits(Animal(), self.cards[hand[0]].face):
            tell_kind(self, hand[0], Animal())
        else:
            return ()
        return hand[:1]


class Oracle:
    """Every world that each looker holds possible, worked out by trying all of them."""

    def __init__(self, faces: tuple[str, ...] = FACES) -> None:
        everything = frozenset(permutations(faces))
        self.worlds: dict[int | None, frozenset[World]] = dict.fromkeys(LOOKERS, everything)

    def follow(self, act: Act, cards: tuple[int, ...], after: Hidden) -> None:
        """See what was done to some cards, as far as each looker can."""
        for looker in LOOKERS:
            worlds = self.worlds[looker]
            if act.verb in ("shuffle", "search", "put back") and cards:
                worlds = frozenset(
                    moved
                    for world in worlds
                    for order in permutations(cards)
                    for moved in [_moved(world, cards, order)]
                )
            if act.verb == "tell" and cards:
                worlds = frozenset(world for world in worlds if fits(Animal(), world[cards[0]]))
            for card, row in after.cards.items():
                if row.known == EVERYONE or (looker is not None and row.known >> looker & 1):
                    worlds = frozenset(world for world in worlds if world[card] == row.face)
            self.worlds[looker] = worlds

    def faces(self, looker: int | None, card: int) -> set[str]:
        """What a sleeve may hold."""
        return {world[card] for world in self.worlds[looker]}


def _moved(world: World, cards: tuple[int, ...], order: tuple[int, ...]) -> World:
    faces = list(world)
    for card, was in zip(cards, order, strict=True):
        faces[card] = world[was]
    return tuple(faces)
