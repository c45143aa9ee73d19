"""Gaining items, and crafting them at a workbench (MA-R11.17 to MA-R11.20)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.effects import Doing
from kadath.kernel.events import enclosing, report
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import COUNTS, ChosenSet, Picks, ask_several
from kadath.kernel.sleeves.knowledge import lay_open
from kadath.kernel.sleeves.piles import draw, put_on_top, take_out

from ..cards import (
    APPAREL,
    ARTIFACT,
    BRUISER,
    CARDS,
    CONSUMABLE,
    CRAFTSMAN,
    EXPLORER,
    GUNNER,
    MYSTIC,
    WEAPON,
)
from ..happenings import GainedItem
from ..state import ITEM, UNEQUIPPED, Item, MachinaState
from .equipping import EquippingMain
from .inventory import put_with_destroyed, unequip
from .lasting import on_pile
from .sight import adjacent
from .use_inventory import UsingInventory

DECKS = (WEAPON, APPAREL, ARTIFACT, CONSUMABLE)
DRAWN = 2
"""How many cards are drawn when an item is gained."""
WORKBENCH_DRAWN = 3
FITTING = {GUNNER: (APPAREL,), BRUISER: (WEAPON,), MYSTIC: (ARTIFACT,), CRAFTSMAN: DECKS}
"""The item types that explorers of a class may equip at once (MA-R11.15)."""
DESTROY = "destroy"
RETURN = "return"


@cites("MA-R11.17", "MA-R11.18")
def ways_to_draw(s: MachinaState, number: int) -> tuple[Option, ...]:
    """The combinations of decks to draw that many cards from; fewer if the decks run out."""
    left = {kind: len(s.decks[kind]) for kind in DECKS}
    number = min(number, sum(left.values()))
    return tuple(
        option("draw", *kinds)
        for kinds in combinations_with_replacement(DECKS, number)
        if number and all(kinds.count(kind) <= left[kind] for kind in kinds)
    )


def draw_items(s: MachinaState, who: int, kinds: tuple[str, ...]) -> tuple[int, ...]:
    """Draw cards from the tops of decks and reveal them."""
    drawn = []
    for kind in kinds:
        card = draw(s.decks, kind)
        assert card is not None
        lay_open(s, card)
        drawn.append(card)
        s.note("item-drawn", who=who, item=card)
    return tuple(drawn)


def put_back(s: MachinaState, item: int) -> None:
    """Put a card on top of its deck."""
    put_on_top(s.decks, face_of(s, item).kind, (item,))


def face_of(s: MachinaState, item: int) -> Any:
    """What is printed on an item, drawn or owned."""
    return CARDS[s.cards[item].face]


def hand_to(s: MachinaState, item: int, who: int) -> None:
    """Give an explorer an item, unequipped."""
    s.items[item] = Item(s.cards[item].face, who, UNEQUIPPED)
    s.listen(item)
    s.note("gained", who=who, item=item)


def receivers(s: MachinaState, who: int) -> tuple[int, ...]:
    """The explorers who may keep a gained item: whoever gained it, or an adjacent one."""
    if who not in s.units:
        return (who,)
    here = s.units[who].space
    near = [one for one in s.units_of(EXPLORER) if adjacent(s, here, s.units[one].space)]
    return (who, *near)


@procedure
class GainingItem(Procedure):
    """An explorer draws two items and keeps one, or gives it to an adjacent explorer."""

    who: int
    drawn: tuple[int, ...] = ()
    kept: int = 0

    @ask("1", "MA-R11.17", "MA-R11.18", prompt="draw-items")
    def choose_decks(self, s: MachinaState) -> Decision | None:
        """Ask which decks to draw from."""
        options = ways_to_draw(s, DRAWN)
        if not options or self.who not in s.living():
            return None
        return GainingItem.choose_decks.offer(s.seat_of(self.who), options)

    @choose_decks.chosen
    def draw(self, s: MachinaState, chosen: Option) -> None:
        """Draw the cards."""
        self.drawn = draw_items(s, self.who, chosen.words)

    @ask("2", "MA-R11.17", prompt="keep-item")
    def choose_kept(self, s: MachinaState) -> Decision | None:
        """Ask which card is kept and by whom, and what happens to the other."""
        if not self.drawn:
            return None
        if len(self.drawn) == 1:
            options = [option("keep", self.drawn[0], to) for to in receivers(s, self.who)]
        else:
            options = [
                option("keep", kept, to, other, fate)
                for kept, other in (self.drawn, self.drawn[::-1])
                for to in receivers(s, self.who)
                for fate in (DESTROY, RETURN)
            ]
        return GainingItem.choose_kept.offer(s.seat_of(self.who), tuple(options))

    @choose_kept.chosen
    def keep(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Hand it over, and put the other card away."""
        kept, to = chosen.ids[:2]
        hand_to(s, kept, to)
        self.kept = kept if to == self.who else 0
        if len(self.drawn) > 1:
            other, fate = chosen.ids[2], chosen.words[3]
            if fate == DESTROY:
                put_with_destroyed(s, other)
            else:
                put_back(s, other)
            s.note("item-put-away", item=other, fate=fate)
        return report(s, (GainedItem(to, kept),))

    @step("3", "MA-R11.17", "MA-R11.15")
    def equip(self, s: MachinaState) -> Procedure | None:
        """An explorer who kept an item that fits their class may equip it at once."""
        item = s.items.get(self.kept)
        if item is None or item.owner != self.who or item.place != UNEQUIPPED:
            return None
        fits = FITTING.get(klass_of(s, self.who), ())
        return EquippingMain(self.who, self.kept) if s.card(self.kept).kind in fits else None

    def about(self, s: MachinaState) -> dict[str, Any]:
        at, of = _which_of_several(s)
        number = len(self.drawn) or DRAWN
        return {"explorer": self.who, "number": number, "at_item": at, "items": of}


def _which_of_several(s: MachinaState) -> tuple[int, int]:
    """Which item this is out of how many, if several are gained in a row."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    if not isinstance(below, Doing) or any(one != below.effects[0] for one in below.effects):
        return 1, 1
    return below.done, len(below.effects)


def klass_of(s: MachinaState, who: int) -> str:
    """The class of an explorer."""
    row = s.units.get(who) or s.away[who]
    return CARDS[row.card].klass


@procedure
class TakingDestroyed(Procedure):
    """An explorer takes the top card of the destroyed items."""

    who: int

    @step("take", "MA-R17.2")
    def take(self, s: MachinaState) -> Procedure | None:
        """It counts as gained."""
        item = next(iter(on_pile(s, ITEM)), None)
        if item is None:
            return None
        take_out(s.spent, ITEM, item)
        hand_to(s, item, self.who)
        return report(s, (GainedItem(self.who, item),))


@procedure
class Crafting(Procedure):
    """An explorer works at a workbench: three cards are drawn, exchanged, and one is kept."""

    who: int
    drawn: tuple[int, ...] = ()
    picked: Picks = ()

    @ask("1", "MA-R11.20", "MA-R11.18", prompt="draw-items")
    def choose_decks(self, s: MachinaState) -> Decision | None:
        """Ask which decks to draw from."""
        options = ways_to_draw(s, WORKBENCH_DRAWN)
        return Crafting.choose_decks.offer(s.seat_of(self.who), options) if options else None

    @choose_decks.chosen
    def draw(self, s: MachinaState, chosen: Option) -> None:
        """Draw the cards."""
        self.drawn = draw_items(s, self.who, chosen.words)

    @ask("2", "MA-R11.20", prompt="exchange-items")
    def choose_exchange(self, s: MachinaState) -> Decision | None:
        """Offer to exchange drawn cards for the explorer's own items, any number of times."""
        own = [
            item
            for item, row in s.items.items()
            if row.owner == self.who and option("put", item) not in self.picked
        ]
        options = [
            option("exchange", drawn, item)
            for drawn in self.drawn
            if option("put", drawn) not in self.picked
            for item in own
        ]
        if not options:
            return None
        return Crafting.choose_exchange.offer(s.seat_of(self.who), (*options, DONE))

    @choose_exchange.chosen
    def exchange(self, s: MachinaState, chosen: Option) -> None:
        """Each card can be exchanged only once."""
        if chosen == DONE:
            self.picked = ()
            return
        drawn, item = chosen.ids
        unequip(s, item)
        del s.items[item]
        s.listen(item)
        hand_to(s, drawn, self.who)
        self.drawn = tuple(item if one == drawn else one for one in self.drawn)
        self.picked += (option("put", drawn), option("put", item))
        self.goto("2")

    @ask("3", "MA-R11.20", prompt="keep-made")
    def choose_kept(self, s: MachinaState) -> Decision | None:
        """Ask which card is kept, and by whom."""
        self.picked = ()
        options = tuple(
            option("keep", card, to) for card in self.drawn for to in receivers(s, self.who)
        )
        return Crafting.choose_kept.offer(s.seat_of(self.who), options) if options else None

    @choose_kept.chosen
    def keep(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Hand it over."""
        kept, to = chosen.ids
        self.drawn = tuple(one for one in self.drawn if one != kept)
        hand_to(s, kept, to)
        return report(s, (GainedItem(to, kept),))

    @ask_several("4", "MA-R11.20", prompt="return-items")
    def choose_returned(self, s: MachinaState) -> ChosenSet | None:
        """Ask which cards go back on their decks, the last one on top; the rest are destroyed."""
        if not self.drawn:
            return None
        options = tuple(option("back", card) for card in self.drawn)
        return ChosenSet(s.seat_of(self.who), options, self.picked, order=COUNTS)

    @choose_returned.chosen
    def put_away(self, s: MachinaState, chosen: Option) -> None:
        """Put them away."""
        if chosen != DONE:
            self.picked += (chosen,)
            self.goto("4")
            return
        self.finish_up(s)

    @step("5", "MA-R11.20", "MA-R11.22")
    def use_inventory(self, s: MachinaState) -> Procedure | None:
        """Use the inventory at no cost."""
        return UsingInventory(self.who, self.who) if self.who in s.units else None

    def finish_up(self, s: MachinaState) -> None:
        """Put the chosen cards back, and destroy the others."""
        back = [one.ids[0] for one in self.picked]
        for card in self.drawn:
            if card not in back:
                put_with_destroyed(s, card)
                s.note("item-put-away", item=card, fate=DESTROY)
        for card in back:
            put_back(s, card)
            s.note("item-put-away", item=card, fate=RETURN)
        self.drawn, self.picked = (), ()

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "number": WORKBENCH_DRAWN, "items": 1}


def drawn_items(s: MachinaState) -> list[int]:
    """The drawn items that lie face up, not yet kept or put away."""
    drawn = [item for frame in enclosing(s, GainingItem) for item in frame.drawn]
    drawn += [item for frame in enclosing(s, Crafting) for item in frame.drawn]
    piles = (*s.decks.values(), *s.spent.values())
    return [
        item for item in drawn if item not in s.items and not any(item in pile for pile in piles)
    ]
