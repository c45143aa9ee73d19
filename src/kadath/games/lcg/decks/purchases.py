"""Spending experience between scenarios: one card in, one card out.

Cards can be bought from the box, and from the sets the deck's cards come from.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kadath.kernel.citations import cites

from .building import access_refusals, copies_refusals, held_cards, size_refusals
from .collection import STANDARD, CardEntry, Collection
from .deck import Deck
from .every import collection_of, every_card
from .refusals import DeckRefused, Refusal, refusal

REMEMBERED = 256
"""The size of the caches: clones of a table ask the same questions over and over."""


@cites("LCG-264", "LCG-451", "LCG-455")
def price(gained: str, lost: str = "", collection: Collection | None = None) -> int:
    """What one copy costs: its level, or the difference to the lower version it replaces.

    Both are at least 1. A later ruling makes some upgrades cheaper; both rulebooks print the
    minimum.
    """
    collection = collection or every_card()
    new = collection.cards[gained]
    if _upgrades(gained, lost, collection):
        return max(1, new.experience - collection.cards[lost].experience)
    return max(1, new.experience)


def least_price(deck: Deck, gained: str) -> int:
    """What one copy costs at best in this deck: as an upgrade, if it has a lower version."""
    return min(price(gained, lost) for lost, _ in deck.cards)


@cites("LCG-452", "LCG-453", "LCG-454", "LCG-456")
def purchase_refusals(
    deck: Deck, gained: str, lost: str = "", collection: Collection | None = None
) -> tuple[Refusal, ...]:
    """Every reason against replacing a card by another; empty if it is allowed."""
    collection = collection or collection_of(deck.cards)
    unknown = [key for key in (gained, lost) if key and key not in collection.cards]
    if unknown:
        return tuple(refusal("unknown-card", name=key) for key in unknown)
    new = collection.cards[gained]
    if new.kind != STANDARD:
        return (refusal("not-for-sale", "LCG-452", card=gained),)
    reasons = [*access_refusals(deck, [(new, 1)], collection.building[deck.investigator])]
    cost = price(gained, lost, collection)
    if cost > deck.experience:
        reasons.append(
            refusal("price", "LCG-451", card=gained, price=cost, experience=deck.experience)
        )
    if lost:
        if not deck.copies(lost):
            reasons.append(refusal("not-in-deck", "LCG-453", card=lost))
        if collection.cards[lost].kind != STANDARD:
            reasons.append(refusal("must-stay", "LCG-454", card=lost))
    if new.counts and lost in ("", gained):
        reasons.append(refusal("nothing-removed", "LCG-453", card=gained))
    changed = deck.with_cards((gained,), (lost,) if lost else (), collection)
    held = held_cards(changed, collection)
    reasons += copies_refusals(changed, held, collection)
    if not reasons:
        reasons += size_refusals(changed, held, collection.building[deck.investigator])
    return tuple(reasons)


def buy(deck: Deck, gained: str, lost: str = "", collection: Collection | None = None) -> Deck:
    """A deck with one copy bought or upgraded and paid for; raises `DeckRefused`."""
    collection = collection or collection_of(deck.cards)
    reasons = purchase_refusals(deck, gained, lost, collection)
    if reasons:
        raise DeckRefused(reasons)
    changed = deck.with_cards((gained,), (lost,) if lost else (), collection)
    return changed._replace(experience=deck.experience - price(gained, lost, collection))


def replaceable(deck: Deck, gained: str, collection: Collection | None = None) -> tuple[str, ...]:
    """The cards that a new copy of a card may replace; the empty key stands for none."""
    collection = collection or collection_of(deck.cards)
    return _all_replaceable(deck._replace(before=None), gained, collection)


def buyable(deck: Deck, collection: Collection | None = None) -> tuple[str, ...]:
    """The cards a deck can afford to buy or upgrade to; upgrades first."""
    return _all_buyable(deck._replace(before=None), collection or collection_of(deck.cards))


@lru_cache(maxsize=REMEMBERED)
def _all_buyable(deck: Deck, collection: Collection) -> tuple[str, ...]:
    found = [
        key
        for key, card in collection.cards.items()
        if card.kind == STANDARD
        and _within_reach(deck, card, collection)
        and any(True for _ in _replaceable(deck, key, collection))
    ]
    return tuple(sorted(found, key=lambda key: not is_upgrade(deck, key, collection)))


@lru_cache(maxsize=REMEMBERED)
def _all_replaceable(deck: Deck, gained: str, collection: Collection) -> tuple[str, ...]:
    return tuple(_replaceable(deck, gained, collection))


def _replaceable(deck: Deck, gained: str, collection: Collection) -> Iterator[str]:
    room = _has_room(deck, gained, collection)
    for lost in ("", *(key for key, _ in deck.cards)):
        if room is None or _upgrades(gained, lost, collection):
            possible = not purchase_refusals(deck, gained, lost, collection)
        else:
            possible = room and _may_be_replaced(deck, gained, lost, collection)
        if possible:
            yield lost


def _has_room(deck: Deck, gained: str, collection: Collection) -> bool | None:
    """Whether a deck may hold one more of a card in place of another title.

    None if more has to be checked. This answers most exchanges quickly, and there are many.
    """
    new = collection.cards.get(gained)
    if new is None or not new.counts or not _is_sound(deck, collection):
        return None
    same = [
        (collection.cards[key], copies)
        for key, copies in deck.cards
        if key in collection.cards and collection.title(key) == collection.title(gained)
    ]
    if any(card.key != gained for card, _ in same):
        return None
    allowed = not any(access_refusals(deck, [(new, 1)], collection.building[deck.investigator]))
    return allowed and sum(copies for _, copies in same) < new.limit


@lru_cache(maxsize=REMEMBERED)
def _is_sound(deck: Deck, collection: Collection) -> bool:
    """Whether a deck's cards are legal and none that count were granted."""
    held = held_cards(deck, collection)
    gifts = [collection.cards.get(key) for key in deck.granted]
    return not (
        any(gift is None or gift.counts for gift in gifts)
        or any(copies_refusals(deck, held, collection))
        or any(size_refusals(deck, held, collection.building[deck.investigator]))
    )


def _may_be_replaced(deck: Deck, gained: str, lost: str, collection: Collection) -> bool:
    card = collection.cards.get(lost)
    return (
        card is not None
        and card.counts
        and lost != gained
        and price(gained, lost, collection) <= deck.experience
    )


def _within_reach(deck: Deck, card: CardEntry, collection: Collection) -> bool:
    # A cheap test that most cards fail, which avoids checking the whole deck for each of its cards.
    building = collection.building[deck.investigator]
    if any(access_refusals(deck, [(card, 1)], building)):
        return False
    lost = ("", *(key for key, _ in deck.cards))
    return any(price(card.key, one, collection) <= deck.experience for one in lost)


def is_upgrade(deck: Deck, gained: str, collection: Collection | None = None) -> bool:
    """Whether a deck has a lower version of a card."""
    collection = collection or collection_of(deck.cards)
    return any(_upgrades(gained, lost, collection) for lost, _ in deck.cards)


def _upgrades(gained: str, lost: str, collection: Collection) -> bool:
    if not lost or collection.title(gained) != collection.title(lost):
        return False
    return (collection.cards[gained].level or 0) > (collection.cards[lost].level or 0)
