"""The Innsmouth Look (IH-12): ten cards of which one shows it."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.rng import below

from ..board import in_arkham
from ..state import ArkhamState
from .cup import put_on_board
from .status import DEVOURED, become
from .uprising import add_uprising

LOOK_CARDS = 10
LOOK_CARDS_MORE = "look_cards"
"""The value that says how many more of them somebody draws."""
DEEP_ONE = "deep_one"


@cites("IH-12.1")
def shows_the_look(s: ArkhamState, cards: int) -> bool:
    """Whether the one card that shows the Look is among so many drawn from a shuffled deck."""
    return below(s, LOOK_CARDS) < cards


@procedure
class DrawingLook(Procedure):
    """An investigator draws cards of the Innsmouth Look, and may belong to the deep."""

    who: int
    cards: int

    @step("draw", "IH-12.1", "IH-12.3")
    def draw(self, s: ArkhamState) -> None:
        """Nothing happens unless the one card is among them."""
        cards = self.cards + worked_out(s, self.who, LOOK_CARDS_MORE, 0).total
        looks = shows_the_look(s, min(cards, LOOK_CARDS))
        s.note("look", who=self.who, cards=cards, looks=looks)
        if not looks:
            self.finish()

    @step("deep one", "IH-12.2")
    def deep_one(self, s: ArkhamState) -> None:
        """A Deep One takes the investigator's place, if one is in the cup and they are in town."""
        space = s.investigators[self.who].space
        if in_arkham(space) and DEEP_ONE in s.cup:
            cup = list(s.cup)
            cup.remove(DEEP_ONE)
            s.cup = tuple(cup)
            put_on_board(s, DEEP_ONE, space)

    @step("uprising", "IH-12.2")
    def rise(self, s: ArkhamState) -> None:
        """The Deep Ones rise."""
        add_uprising(s)

    @step("devoured", "IH-12.2")
    def leave(self, s: ArkhamState) -> Procedure | None:
        """And the investigator is theirs."""
        return become(s, self.who, DEVOURED)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
