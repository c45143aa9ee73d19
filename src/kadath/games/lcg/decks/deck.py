"""A deck: its investigator, its cards, its experience, and its previous version."""

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
    """A deck as built: card keys with their counts, standard cards first, by number.

    `basic_weaknesses` is how many random ones are still to be drawn, `experience` is unspent,
    `granted` are cards a campaign gave beyond the rules of deck building, and `before` is the deck
    as it played the previous scenario.
    """

    investigator: str
    cards: tuple[tuple[str, int], ...]
    basic_weaknesses: int = 1
    experience: int = 0
    granted: tuple[str, ...] = ()
    before: Deck | None = None

    def listed(self) -> tuple[str, ...]:
        """Every card, once per copy, except random weaknesses still to be drawn."""
        return tuple(chain.from_iterable(starmap(repeat, self.cards)))

    def copies(self, key: str) -> int:
        """How many copies of a card it has."""
        return dict(self.cards).get(key, 0)

    def versions(self) -> Iterator[Deck]:
        """Its versions from scenario to scenario: the first deck first, this one last."""
        if self.before is not None:
            yield from self.before.versions()
        yield self

    def changes(self) -> dict[str, int]:
        """The cards gained (positive) and lost (negative) since the previous version."""
        change = Counter(dict(self.cards))
        change.subtract(dict(self.before.cards) if self.before else dict(self.cards))
        return {key: count for key, count in change.items() if count}

    def with_cards(
        self,
        added: Iterable[str],
        removed: Iterable[str] = (),
        collection: Collection | None = None,
    ) -> Deck:
        """The deck with cards added and removed; no rule is checked."""
        cards = dict(self.cards)
        for key in added:
            cards[key] = cards.get(key, 0) + 1
        for key in removed:
            cards[key] = cards.get(key, 0) - 1
        return self._replace(cards=in_order(cards, collection))


def in_order(
    cards: Mapping[str, int], collection: Collection | None = None
) -> tuple[tuple[str, int], ...]:
    """Cards with their counts, in deck order."""
    listed = (collection or every_card()).sorted(cards)
    return tuple([(key, cards[key]) for key in listed if cards[key]])


def new_deck(investigator: str, cards: dict[str, int]) -> Deck:
    """A deck of chosen cards, plus those the investigator requires."""
    building = every_card().building[investigator]
    empty = Deck(investigator, (), building.basic_weaknesses)
    chosen = (key for key, copies in cards.items() for _ in range(copies))
    return empty.with_cards((*chosen, *building.required))


@cites("LCG-415", "LCG-450", "LCG-457", "LCG-458")
def after_scenario(
    deck: Deck, experience: int, gained: tuple[str, ...] = (), lost: tuple[str, ...] = ()
) -> Deck:
    """The next version of a deck, with the experience and cards a campaign gives it.

    Cards gained this way are granted: deck building does not restrict them.
    """
    granted = Counter((*deck.granted, *gained)) - Counter(lost)
    return deck.with_cards(gained, lost)._replace(
        experience=max(0, deck.experience + experience),
        granted=tuple(granted.elements()),
        before=deck,
    )


@cites("LCG-383", "LCG-415")
def granted(deck: Deck, card: str) -> Deck:
    """The deck with a card a campaign gives it, which counts toward nothing."""
    return deck.with_cards((card,))._replace(granted=(*deck.granted, card))
