"""Using items: each says when, and is discarded when used."""

# ruff: noqa: SIM110 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure

from ..components.items import INSTEAD_OF_BOTTOM, ITEMS
from ..state import FinalHourState


@cites("FH-206", "FH-222")
def owns_item_for(s: FinalHourState, figure: int, timings: tuple[str, ...]) -> bool:
    """Whether an investigator owns an item usable now; nobody uses another's."""
    for item in s.items[figure]:
        if hindrance_to_use(item, timings) is None:
            return True
    return False


@cites("FH-131")
def hindrance_to_use(item: int, timings: tuple[str, ...] = ()) -> Hindrance | None:
    """The hindrance if it is not the right time for an item."""
    timing = ITEMS[item].timing
    return None if timing in timings else _its_time(timing)


@cache
def _its_time(timing: str) -> Hindrance:
    return Hindrance("FH-131", "item-time", (("timing", timing),))


@procedure
class UsingItems(Procedure):
    """The owner of items may use them one after another, as long as it is the right time."""

    figure: int
    timings: tuple[str, ...]

    @ask("use", "FH-131", "FH-222", "FH-223", "FH-224", prompt="use-item")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every item usable now, and the option of using none."""
        options = [
            option("use", item)
            for item in sorted(s.items[self.figure])
            if hindrance_to_use(item, self.timings) is None
        ]
        if not options:
            return None
        return UsingItems.choose.offer(s.seat_of(self.figure), (*options, PASS))

    def attempts(self, s: FinalHourState) -> Iterator[Attempt]:
        for item in sorted(s.items[self.figure]):
            yield Attempt(option("use", item), hindrance_to_use(item, self.timings))

    @choose.chosen
    def use(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """Discard it and resolve its effect."""
        if chosen is PASS:
            return None
        item = chosen.ids[0]
        s.items[self.figure] = tuple(other for other in s.items[self.figure] if other != item)
        s.item_discard += (item,)
        s.note("used-item", figure=self.figure, item=item)
        if ITEMS[item].timing == INSTEAD_OF_BOTTOM:
            s.resolving = None
        else:
            self.goto("use")
        return ITEMS[item].effect.run(s, Scope(self.figure, ITEMS[item].key))

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"figure": self.figure}
