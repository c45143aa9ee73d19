"""Using the inventory: everything is unequipped and rearranged (MA-R11.22).

It is one choice: every item is assigned a place. What it rests on is chosen at the same time, so an
item may be put on one whose own place is chosen later, if that can still be equipped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.several import Arrangement, Picks, ask_several

from ..cards import CARDS, CONSUMABLE, EXPLORER, WEAPON, Card
from ..state import AUGMENTATION, MAIN, UNEQUIPPED, UPGRADE, Item, MachinaState
from .enter_play import entering_play
from .inventory import HANDS, hand_over, unequip
from .sight import adjacent

COST = 3

STOW = "stow"
GIVE = "give"

Places = Mapping[int, tuple[str, int]]
"""Where items go: how, and on which other item (0: none) or to whom."""


@procedure
class UsingInventory(Procedure):
    """An explorer arranges an inventory, their own or an adjacent explorer's."""

    who: int
    whose: int
    picked: Picks = ()

    @ask_several("1", "MA-R11.22", "MA-R11.24", "MA-R11.8", prompt="use-inventory")
    def arrange(self, s: MachinaState) -> Arrangement | None:
        """Ask where every item goes."""
        cards = {item: CARDS[row.card] for item, row in s.items.items() if row.owner == self.whose}
        if not cards:
            return None
        near = self._near(s)
        things = tuple(places(item, cards, near) for item in cards)

        def fits(picks: Picks) -> bool:
            return can_be_completed({one.ids[0]: place_of(one) for one in picks}, cards)

        lies = tuple(_lies(item, s.items[item]) for item in cards)
        return Arrangement(s.seat_of(self.who), things, self.picked, fits=fits, lies=lies)

    @arrange.chosen
    def take(self, s: MachinaState, chosen: Option) -> None:
        """Record where the next item goes."""
        if chosen != DONE:
            self.picked += (chosen,)
            self.goto("1")

    @step("2", "MA-R11.22", "MA-R11.12")
    def unequip_all(self, s: MachinaState) -> None:
        """Unequip everything; the new arrangement is logged as a whole."""
        if self.picked:
            worn = tuple(one.ids[0] for one in self.picked if one.verb in EQUIPPED)
            s.note("arranged", who=self.who, whose=self.whose, worn=worn)
        for item in s.equipped(self.whose):
            if s.items[item].place == MAIN:
                unequip(s, item)

    @step("3", "MA-R11.22", "MA-R11.9", "MA-R11.10", "MA-R11.11")
    def equip(self, s: MachinaState) -> Procedure | None:
        """Equip main items, then what rests on equipped ones; each enters play in turn."""
        for one in self.picked:
            item = one.ids[0]
            row = s.items.get(item)
            if row is None or row.owner != self.whose or one.verb in (STOW, GIVE):
                continue
            how, on = place_of(one)
            if how == MAIN or (on in s.items and s.items[on].place in EQUIPPED):
                self.picked = tuple(other for other in self.picked if other != one)
                self.goto("3")
                s.set_item(item, place=how, on=on)
                return entering_play(s, item, Scope(self.whose, item))
        return None

    @step("4", "MA-R11.22", "MA-R11.26")
    def give(self, s: MachinaState) -> None:
        """Give away the chosen items."""
        for one in self.picked:
            if one.verb == GIVE and one.ids[0] in s.items:
                hand_over(s, *one.ids)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "whose": self.whose}

    def _near(self, s: MachinaState) -> tuple[int, ...]:
        if self.whose not in s.units:
            return ()
        here = s.units[self.whose].space
        return tuple(one for one in s.units_of(EXPLORER) if adjacent(s, here, s.units[one].space))


def _lies(item: int, row: Item) -> Option:
    """Where an item is now."""
    if row.place == UNEQUIPPED:
        return option(STOW, item)
    return option(row.place, item, row.on) if row.on else option(row.place, item)


EQUIPPED = frozenset({MAIN, UPGRADE, AUGMENTATION})


def place_of(chosen: Option) -> tuple[str, int]:
    """How an item is placed, and on what or to whom."""
    return chosen.verb, chosen.ids[1] if len(chosen.ids) > 1 else 0


@cites("MA-R11.3", "MA-R11.7", "MA-R11.13")
def places(item: int, cards: Mapping[int, Card], near: tuple[int, ...]) -> Picks:
    """Every place that an item may have, taken by itself."""
    card = cards[item]
    found = [option(STOW, item), *(option(GIVE, item, one) for one in near)]
    if card.kind != CONSUMABLE:
        if not card.is_augmentation:
            found.append(option(MAIN, item))
        found += [
            option(how, item, base)
            for base, below in cards.items()
            if base != item and below.kind == card.kind
            for how in joins(card, below)
        ]
    return tuple(found)


@cites("MA-R11.3", "MA-R11.10", "MA-R11.11")
def joins(card: Card, base: Card) -> Iterator[str]:
    """How a card may rest on another of its type: above it, or beside it."""
    own, other = card.connectors, base.connectors
    if card.is_augmentation:
        if own.left == other.right:
            yield AUGMENTATION
    elif own.bottom and own.bottom == other.top and not base.is_augmentation:
        yield UPGRADE


def can_be_completed(chosen: Places, cards: Mapping[int, Card]) -> bool:
    """Whether these places can be completed into a whole arrangement."""
    if not hold_together(chosen, cards):
        return False
    # What an item rests on must itself be equipped.
    for how, on in chosen.values():
        if how in (UPGRADE, AUGMENTATION) and on not in chosen:
            return any(
                can_be_completed({**chosen, on: place_of(place)}, cards)
                for place in places(on, cards, ())
                if place.verb in EQUIPPED
            )
    return True


@cites("MA-R11.8", "MA-R11.10", "MA-R11.11", "MA-R11.25")
def hold_together(chosen: Places, cards: Mapping[int, Card]) -> bool:
    """Whether the places chosen so far are consistent."""
    taken = [place for place in chosen.values() if place[0] in (UPGRADE, AUGMENTATION)]
    if len(set(taken)) < len(taken):
        return False
    if any(chosen.get(on, (MAIN, 0))[0] not in EQUIPPED for _, on in taken):
        return False
    stacks = [_stack(item, chosen) for item, (how, _) in chosen.items() if how in EQUIPPED]
    for stack in stacks:
        if len(set(stack)) < len(stack) or sum(cards[one].is_body for one in stack) > 1:
            return False
    return _mains_fit([item for item, (how, _) in chosen.items() if how == MAIN], chosen, cards)


def _mains_fit(mains: list[int], chosen: Places, cards: Mapping[int, Card]) -> bool:
    kinds = [cards[item].kind for item in mains]
    if any(kinds.count(kind) > 1 for kind in kinds if kind != WEAPON):
        return False
    weapons = [item for item in mains if cards[item].kind == WEAPON]
    if len(weapons) < 2:
        return True
    resting = [one for one in chosen if _stack(one, chosen)[-1] in weapons]
    return len(weapons) == HANDS and all(
        cards[one].one_handed for one in resting if not cards[one].is_augmentation
    )


def _stack(item: int, chosen: Places) -> list[int]:
    """An item and what it rests on, as far as chosen; stops at a cycle."""
    stack = [item]
    while True:
        how, on = chosen.get(stack[-1], (MAIN, 0))
        if how not in (UPGRADE, AUGMENTATION):
            return stack
        stack.append(on)
        if on in stack[:-1]:
            return stack
