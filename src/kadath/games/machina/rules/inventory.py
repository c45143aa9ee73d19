"""Items: what may be equipped, and how items are joined (MA-R11)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.sleeves.piles import put_on_top

from ..cards import CONSUMABLE, WEAPON
from ..state import (
    ITEM,
    MAIN,
    UNEQUIPPED,
    UPGRADE,
    MachinaState,
)
from .lasting import return_from

HANDS = 2
"""How many hands an explorer has for main weapons."""


def attached_to(s: MachinaState, item: int, place: str = "") -> tuple[int, ...]:
    """The upgrades and augmentations directly on an item; with `place`, only those of that kind."""
    return tuple(one for one, row in s.items.items() if row.on == item and place in ("", row.place))


def may_be_main(s: MachinaState, who: int, item: int) -> bool:
    """Whether an explorer may equip an item as a main item alongside their current ones."""
    return may_be_main_instead(s, who, item, 0)


@cites("MA-R11.7", "MA-R11.8", "MA-R11.25")
def may_be_main_instead(s: MachinaState, who: int, item: int, other: int) -> bool:
    """Whether an explorer may equip an item as a main item if another is unequipped first."""
    card = s.card(item)
    if card.kind == CONSUMABLE or card.is_augmentation:
        return False
    same = [one for one in mains_of(s, who, card.kind) if one != other]
    if not same:
        return True
    if card.kind != WEAPON or len(same) == HANDS or not card.one_handed:
        return False
    return all(needs_one_hand(s, one) for one in same)


def mains_of(s: MachinaState, who: int, kind: str) -> list[int]:
    """An explorer's main items of a type."""
    return [
        one for one in s.equipped(who) if s.items[one].place == MAIN and s.card(one).kind == kind
    ]


@cites("MA-R11.25")
def needs_one_hand(s: MachinaState, weapon: int) -> bool:
    """Whether a weapon with all its upgrades needs only one hand."""
    upgrades = attached_to(s, weapon, UPGRADE)
    return s.card(weapon).one_handed and all(needs_one_hand(s, one) for one in upgrades)


@cites("MA-R11.3", "MA-R11.10", "MA-R11.13", "MA-R11.25")
def may_upgrade(s: MachinaState, item: int, base: int) -> bool:
    """Whether an item may upgrade an equipped one, possibly replacing its current upgrade.

    It goes above it, with a matching connector.
    """
    card, below = s.card(item), s.card(base)
    if card.kind != below.kind or card.is_augmentation or below.is_augmentation:
        return False
    if card.is_body and any(s.card(one).is_body for one in stack_of(s, base)):
        return False
    two_weapons = card.kind == WEAPON and len(mains_of(s, s.items[base].owner, WEAPON)) == HANDS
    if two_weapons and not card.one_handed:
        return False
    return bool(below.connectors.top) and below.connectors.top == card.connectors.bottom


@cites("MA-R11.3", "MA-R11.11", "MA-R11.13")
def may_augment(s: MachinaState, item: int, base: int) -> bool:
    """Whether an item may augment an equipped one, possibly replacing its current augmentation.

    It goes beside it, with a matching symbol.
    """
    card, beside = s.card(item), s.card(base)
    joins = card.is_augmentation and card.connectors.left == beside.connectors.right
    return joins and card.kind == beside.kind


def stack_of(s: MachinaState, item: int) -> tuple[int, ...]:
    """An item and everything below it, down to the main item."""
    below = s.items[item].on
    return (item, *stack_of(s, below)) if below else (item,)


@cites("MA-R11.9", "MA-R11.10", "MA-R11.11")
def attach(s: MachinaState, item: int, place: str, on: int = 0) -> None:
    """Equip an item in a place."""
    s.set_item(item, place=place, on=on)
    s.note("equip", who=s.items[item].owner, item=item, place=place, on=on)


@cites("MA-R11.12", "MA-R16.7")
def unequip(s: MachinaState, item: int) -> None:
    """Unequip an item with all its upgrades and augmentations."""
    for one in attached_to(s, item):
        unequip(s, one)
    return_from(s, item)
    s.set_item(item, place=UNEQUIPPED, on=0)


@cites("MA-R11.23")
def destroy_item(s: MachinaState, item: int) -> None:
    """Unequip an item and put it with the destroyed items."""
    unequip(s, item)
    put_with_destroyed(s, item)


def put_with_destroyed(s: MachinaState, item: int) -> None:
    """Put an item, owned or just drawn, on top of the destroyed ones."""
    if s.items.pop(item, None) is not None:
        s.listen(item)
    put_on_top(s.spent, ITEM, (item,))


@cites("MA-R11.21", "MA-R11.26")
def hand_over(s: MachinaState, item: int, to: int) -> None:
    """Give an item to another explorer; it is unequipped first, and its attachments stay behind."""
    giver = s.items[item].owner
    unequip(s, item)
    s.set_item(item, owner=to)
    s.note("give", item=item, who=giver, to=to)
