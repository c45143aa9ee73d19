"""Deck building: all reasons for refusing a deck at once, weaknesses, and standalone decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from kadath.kernel.citations import cites
from kadath.kernel.rng import HasRng, shuffled

from .box import basic_weaknesses_left
from .collection import (
    BASIC_WEAKNESS,
    INVESTIGATOR,
    SIGNATURE,
    STANDARD,
    STORY,
    WEAKNESS,
    Building,
    CardEntry,
    Collection,
)
from .core_set import CORE_SET
from .deck import Deck
from .refusals import DeckRefused, Refusal, refusal

STANDALONE_LIMIT = 50

Held = list[tuple[CardEntry, int]]


def refusals(
    deck: Deck,
    *,
    experience: int | None = 0,
    further_weaknesses: int = 0,
    collection: Collection = CORE_SET,
) -> tuple[Refusal, ...]:
    """Every reason why a deck is illegal; empty if it is legal.

    A new deck has this much starting `experience`, and nothing granted; None is for a deck that
    paid for its cards in a campaign.
    """
    if experience is not None:
        deck = deck._replace(granted=())
    held = held_cards(deck, collection)
    reasons = [
        refusal("unknown-card", name=key) for key, _ in deck.cards if key not in collection.cards
    ]
    reasons += _investigator(deck, held, collection)
    reasons += copies_refusals(deck, held, collection)
    building = collection.building.get(deck.investigator)
    if building is not None:
        reasons += size_refusals(deck, held, building)
        reasons += access_refusals(deck, held, building)
        reasons += _requirements(deck, held, building, collection)
        reasons += _weaknesses(deck, held, building.basic_weaknesses + further_weaknesses)
    if experience is not None:
        reasons += _starting_level(held, experience)
    return tuple(reasons)


@cites("LCG-442")
def accept(deck: Deck, *, experience: int = 0, collection: Collection = CORE_SET) -> Deck:
    """A new deck with its remaining starting experience; raises `DeckRefused`."""
    reasons = refusals(deck, experience=experience, collection=collection)
    if reasons:
        raise DeckRefused(reasons)
    return deck._replace(experience=experience - worth(deck, collection), granted=(), before=None)


@cites("LCG-472")
def worth(deck: Deck, collection: Collection = CORE_SET) -> int:
    """The total experience value of a deck's cards."""
    return sum(
        collection.cards[key].experience * copies
        for key, copies in deck.cards
        if key in collection.cards
    )


@cites("LCG-444")
def draw_weaknesses(deck: Deck, rng: HasRng, taken: Iterable[str] = ()) -> Deck:
    """A deck with its random basic weaknesses drawn; those `taken` by others are unavailable."""
    left = basic_weaknesses_left((*taken, *deck.listed()))
    drawn = shuffled(rng, left)[: deck.basic_weaknesses]
    return deck.with_cards(drawn)._replace(basic_weaknesses=deck.basic_weaknesses - len(drawn))


@cites("LCG-472")
def standalone_weaknesses(experience: int) -> int:
    """How many additional random basic weaknesses this much experience in cards costs."""
    return experience // 10


@cites("LCG-472")
def for_standalone(deck: Deck, collection: Collection = CORE_SET) -> Deck:
    """A deck with the additional weaknesses its experience costs in a standalone scenario.

    Those it already names are not added again.
    """
    further = standalone_weaknesses(worth(deck, collection))
    building = collection.building.get(deck.investigator)
    if building is not None:
        held = held_cards(deck, collection)
        named = sum(copies for card, copies in held if card.kind == BASIC_WEAKNESS)
        named += deck.basic_weaknesses - building.basic_weaknesses
        further = max(0, further - max(0, named))
    return deck._replace(basic_weaknesses=deck.basic_weaknesses + further)


@cites("LCG-473")
def standalone_refusals(deck: Deck, collection: Collection = CORE_SET) -> tuple[Refusal, ...]:
    """Every reason why a deck, with its additional weaknesses, may not play standalone."""
    cost = worth(deck, collection)
    reasons = refusals(
        deck,
        experience=None,
        further_weaknesses=standalone_weaknesses(cost),
        collection=collection,
    )
    if cost < STANDALONE_LIMIT:
        return reasons
    return (*reasons, refusal("standalone", "LCG-473", cost=cost, limit=STANDALONE_LIMIT))


def held_cards(deck: Deck, collection: Collection) -> Held:
    """The known cards of a deck, with their counts."""
    return [(collection.cards[key], n) for key, n in deck.cards if key in collection.cards]


@cites("LCG-438")
def _investigator(deck: Deck, held: Held, collection: Collection) -> Iterator[Refusal]:
    if not deck.investigator:
        yield refusal("no-investigator", "LCG-438")
    elif deck.investigator not in collection.building:
        yield refusal("unknown-investigator", name=deck.investigator)
    for card, _ in held:
        if card.kind == INVESTIGATOR:
            yield refusal("second-investigator", "LCG-438", card=card.key)


@cites("LCG-010", "LCG-265", "LCG-440")
def copies_refusals(deck: Deck, held: Held, collection: Collection) -> Iterator[Refusal]:
    """Refusals for having too many copies of a card."""
    copies: Counter[str] = Counter()
    limits: dict[str, int] = {}
    for card, count in held:
        if card.kind in (STANDARD, SIGNATURE, WEAKNESS, BASIC_WEAKNESS):
            title = collection.title(card.key)
            copies[title] += count - deck.granted.count(card.key)
            limits[title] = min(card.limit, limits.get(title, card.limit))
    for title, count in copies.items():
        if count > limits[title]:
            rule = "LCG-440" if limits[title] == 2 else "LCG-265"
            if collection.cards[title].kind != STANDARD:
                rule = "LCG-444" if collection.cards[title].kind == BASIC_WEAKNESS else "LCG-443"
            yield refusal("copies", rule, card=title, count=count, limit=limits[title])


@cites("LCG-266", "LCG-439")
def size_refusals(deck: Deck, held: Held, building: Building) -> Iterator[Refusal]:
    """The refusal for having too many or too few cards."""
    count = sum(n - deck.granted.count(card.key) for card, n in held if card.counts)
    if count != building.size:
        yield refusal(
            "size", "LCG-439", count=count, size=building.size, investigator=deck.investigator
        )


@cites("LCG-441", "LCG-446")
def access_refusals(deck: Deck, held: Held, building: Building) -> Iterator[Refusal]:
    """Refusals for cards the investigator may not take, by class or level."""
    for card, _ in held:
        if card.kind != STANDARD or card.key in deck.granted:
            continue
        highest = building.highest_level(card.cls)
        about = {"card": card.key, "cls": card.cls, "investigator": deck.investigator}
        if highest is None:
            yield refusal("class", "LCG-446", **about)
        elif (card.level or 0) > highest:
            yield refusal("level", "LCG-441", **about, highest=highest)


@cites("LCG-383", "LCG-443")
def _requirements(
    deck: Deck, held: Held, building: Building, collection: Collection
) -> Iterator[Refusal]:
    for key in building.required:
        if not deck.copies(key):
            yield refusal("required", "LCG-443", card=key, investigator=deck.investigator)
    for card, _ in held:
        if card.key in deck.granted:
            continue
        owner = collection.owners.get(card.key, deck.investigator)
        if owner != deck.investigator:
            yield refusal("signature", "LCG-443", card=card.key, owner=owner)
        elif card.kind == STORY:
            yield refusal("story", "LCG-383", card=card.key)


@cites("LCG-444")
def _weaknesses(deck: Deck, held: Held, due: int) -> Iterator[Refusal]:
    count = deck.basic_weaknesses + sum(
        n - deck.granted.count(card.key) for card, n in held if card.kind == BASIC_WEAKNESS
    )
    if count != due:
        yield refusal("basic-weaknesses", "LCG-444", count=count, due=due)


@cites("LCG-442")
def _starting_level(held: Held, experience: int) -> Iterator[Refusal]:
    cost = sum(card.experience * copies for card, copies in held)
    if not experience:
        for card, _ in held:
            if card.level:
                yield refusal("level-zero", "LCG-442", card=card.key)
    elif cost > experience:
        yield refusal("starting-experience", "LCG-442", cost=cost, experience=experience)
