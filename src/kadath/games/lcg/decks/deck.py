"""A deck: whose it is, its cards, its experience, and what it was before its last upgrades."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, repeat, starmap
from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.codec import value

from .collection import Collection
from .every import every_card


@value
class Deck(NamedTuple):
    """A deck as it is built: cards by key with their counts, standard ones first, by number.

    `basic_weaknesses` are the random ones still to be drawn, `experience` is unspent, `granted`
    names what a campaign gave beyond the rules of deck building, `before` is the deck that played
    the scenario before.
    """

    investigator: str
    cards: tuple[tuple[str, int], ...]
    basic_weaknesses: int = 1
    experience: int = 0
    granted: tuple[str, ...] = ()
    before: Deck | None = None

    def listed(self) -> tuple[str, ...]:
        """Every card but the random weaknesses still to be drawn, as often as the deck has it."""
        return tuple(chain.from_iterable(starmap(repeat, self.cards)))

    def copies(self, key: str) -> int:
        """How often a card is in it."""
        return dict(self.cards).get(key, 0)

    def versions(self) -> Iterator[Deck]:
        """What it was from scenario to scenario: the first deck first, this one last."""
        if self.before is not None:
            yield from self.before.versions()
        yield self

    def changes(self) -> dict[str, int]:
        """What came (above 0) and what went (below 0) since the version before."""
        change = Counter(dict(self.cards))
        change.subtract(dict(self.before.cards) if self.before else dict(self.cards))
        return {key: count for key, count in change.items() if count}

    def with_cards(
        self,
        added: Iterable[str],
        removed: Iterable[str] = (),
        collection: Collection | None = None,
    ) -> Deck:
        """The deck with some cards added and others removed; no rule is checked."""
        cards = dict(self.cards)
        for key in added:
            cards[key] = cards.get(key, 0) + 1
        for key in removed:
            cards[key] = cards.get(key, 0) - 1
        return self._replace(cards=in_order(cards, collection))


def in_order(
    cards: Mapping[str, int], collection: Collection | None = None
) -> tuple[tuple[str, int], ...]:
    """Cards with their counts as decks hold them."""
    listed = (collection or every_card()).sorted(cards)
    return tuple([(key, cards[key]) for key in listed if cards[key]])


def new_deck(investigator: str, cards: dict[str, int]) -> Deck:
    """A deck of chosen cards, with those that the investigator must have beside them."""
    building = every_card().building[investigator]
    empty = Deck(investigator, (), building.basic_weaknesses)
    chosen = (key for key, copies in cards.items() for _ in range(copies))
    return empty.with_cards((*chosen, *building.required))


@cites("LCG-415", "LCG-450", "LCG-457", "LCG-458")
def after_scenario(
    deck: Deck, experience: int, gained: tuple[str, ...] = (), lost: tuple[str, ...] = ()
) -> Deck:
    """The next version of a deck: experience is added to the unspent, and the campaign's cards.

    What is gained here is granted: deck building has nothing to say against it.
    """
    granted = Counter((*deck.granted, *gained)) - Counter(lost)
    return deck.with_cards(gained, lost)._replace(
        experience=max(0, deck.experience + experience),
        granted=tuple(granted.elements()),
        before=deck,
    )


@cites("LCG-383", "LCG-415")
def granted(deck: Deck, card: str) -> Deck:
    """It with a card that the campaign gives, which counts towards nothing."""
    return deck.with_cards((card,))._replace(granted=(*deck.granted, card))
