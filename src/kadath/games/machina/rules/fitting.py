"""Equipping one item by an effect: as a main item, an upgrade or an augmentation (MA-R11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, ask, procedure

from ..state import AUGMENTATION, MAIN, UPGRADE, MachinaState
from .enter_play import entering_play
from .equipping import ways_to_equip
from .inventory import attach, attached_to, may_augment, may_upgrade, unequip


@cites("MA-R11.8", "MA-R11.9")
def as_main(s: MachinaState, who: int, items: tuple[int, ...]) -> Iterator[Option]:
    """Every way to equip one of these items as a main item, possibly replacing another."""
    for item in items:
        yield from ways_to_equip(s, who, item)


@cites("MA-R11.10", "MA-R11.11")
def as_attachment(
    s: MachinaState, items: tuple[int, ...], bases: tuple[int, ...]
) -> Iterator[Option]:
    """Every way to upgrade or augment one of the bases with one of the items."""
    for item in items:
        for base in bases:
            for place, fits in ((UPGRADE, may_upgrade), (AUGMENTATION, may_augment)):
                if fits(s, item, base):
                    yield option(place, item, base)


@procedure
class Fitting(Procedure):
    """An explorer may equip one of these items.

    It becomes a main item or, if there are `bases`, is attached to one of them.
    """

    who: int
    items: tuple[int, ...]
    bases: tuple[int, ...] = ()

    @ask("item", "MA-R11.27", prompt="equip-item")
    def choose(self, s: MachinaState) -> Decision | None:
        """Offer every place for every item that fits."""
        if self.bases:
            ways = tuple(as_attachment(s, self.items, self.bases))
        else:
            ways = tuple(as_main(s, self.who, self.items))
        return Fitting.choose.offer(s.seat_of(self.who), (*ways, PASS)) if ways else None

    @choose.chosen
    def equip(self, s: MachinaState, chosen: Option) -> Procedure | None:
        """Equip it, and resolve its enters-play effects."""
        if chosen == PASS:
            return None
        item, other = chosen.ids
        if self.bases:
            for replaced in attached_to(s, other, chosen.verb):
                unequip(s, replaced)
            attach(s, item, chosen.verb, other)
        else:
            if other:
                unequip(s, other)
            attach(s, item, MAIN)
        return entering_play(s, item, Scope(self.who, item))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"who": self.who, "items": self.items}
