"""Random legal decks, as late in a campaign as possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from kadath.games.lcg.decks.collection import STANDARD, CardEntry
from kadath.games.lcg.decks.core_set import BASIC_WEAKNESSES, CORE_SET
from kadath.games.lcg.decks.deck import Deck, new_deck
from kadath.kernel.rng import Rng


def random_deck(investigator: str, rng: Rng, wanted: Collection[str] = ()) -> Deck:
    """A deck of any level, with those wanted cards the investigator may have."""
    building = CORE_SET.building[investigator]
    open_ones = [card for card in CORE_SET.cards.values() if is_open(investigator, card)]
    first = [card for card in open_ones if card.key in wanted]
    cards: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    size = 0
    for card in (*first, *rng.shuffled([*open_ones, *open_ones])):
        title = CORE_SET.title(card.key)
        if size < building.size and titles[title] < card.limit:
            cards[card.key] += 1
            titles[title] += 1
            size += card.counts
    deck = new_deck(investigator, cards)
    for key in wanted:
        if key in BASIC_WEAKNESSES and deck.basic_weaknesses:
            left = deck.basic_weaknesses - 1
            deck = deck.with_cards((key,))._replace(basic_weaknesses=left)
    return deck


def is_open(investigator: str, card: CardEntry) -> bool:
    """Whether an investigator may choose a card, given enough experience."""
    highest = CORE_SET.building[investigator].highest_level(card.cls)
    return card.kind == STANDARD and highest is not None and (card.level or 0) <= highest
