"""Items that change hands or are unequipped by an effect."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..cards import EXPLORER
from ..state import UNEQUIPPED, MachinaState
from .inventory import hand_over, unequip


def equipped_of(s: MachinaState, who: int, kind: str) -> tuple[int, ...]:
    """An explorer's equipped items of a kind."""
    return tuple(item for item in s.equipped(who) if s.card(item).kind == kind)


@procedure
class Unequipping(Procedure):
    """An explorer unequips one item of a kind, of their choice."""

    who: int
    kind: str

    @ask("item", "MA-R11.12", prompt="unequip-item")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask the items' owner."""
        options = tuple(option("item", item) for item in equipped_of(s, self.who, self.kind))
        return Unequipping.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def take_off(self, s: MachinaState, chosen: Option) -> None:
        """Unequip it, with everything attached to it."""
        unequip(s, chosen.ids[0])

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"who": self.who, "kind": self.kind}


@procedure
class Giving(Procedure):
    """An explorer gives an item to another on the same tile, who may give one in return."""

    who: int
    to: int = 0

    @ask("gift", "MA-R11.26", prompt="give-item")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every item, equipped or not, to everyone on the tile."""
        options = tuple(
            option("give", item, other)
            for item in owned_by(s, self.who)
            for other in others_on_tile(s, self.who)
        )
        return Giving.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def give(self, s: MachinaState, chosen: Option) -> None:
        """Hand it over."""
        item, self.to = chosen.ids
        hand_over(s, item, self.to)

    @ask("return", "MA-R11.26", prompt="return-item")
    def choose_return(self, s: MachinaState) -> Decision | None:
        """The receiver may give an item in return."""
        if not self.to:
            return None
        options = tuple(option("give", item, self.who) for item in owned_by(s, self.to))
        return Giving.choose_return.offer(s.seat_of(self.to), (*options, PASS))

    @choose_return.chosen
    def give_back(self, s: MachinaState, chosen: Option) -> None:
        """Hand it over."""
        if chosen != PASS:
            hand_over(s, *chosen.ids)


def owned_by(s: MachinaState, who: int) -> tuple[int, ...]:
    """All items of an explorer, equipped or not."""
    return tuple(item for item, row in s.items.items() if row.owner == who)


def loose_items(s: MachinaState, who: int) -> tuple[int, ...]:
    """The items that an explorer carries unequipped."""
    return tuple(
        item for item, row in s.items.items() if row.owner == who and row.place == UNEQUIPPED
    )


def others_on_tile(s: MachinaState, who: int) -> tuple[int, ...]:
    """The other explorers on an explorer's tile."""
    tile, units = s.area.tile, s.units
    here = tile(units[who].space)
    return tuple(
        one for one in s.units_of(EXPLORER) if one != who and tile(units[one].space) == here
    )
