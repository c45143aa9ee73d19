"""Drawing player cards (LCG-390 to LCG-395)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves.knowledge import shuffle

from ..state import LcgState
from ..zones import put, put_all
from .damage import deal
from .encounter import weakness_drawn
from .performed import Performed


@procedure
class Draw(Procedure, Performed):
    """An investigator draws cards; `reset` is set if the deck ran out along the way."""

    who: int
    cards: int
    drawn: tuple[int, ...] = ()
    reset: bool = False

    @step("draw", "LCG-068", "LCG-390", "LCG-392", "LCG-393", "LCG-394")
    def draw(self, state: LcgState) -> None:
        """Draw from the top; an empty deck is rebuilt from the discard pile."""
        for _ in range(self.cards):
            if not state.pile("deck", self.who):
                # A ruling: if there is nothing to shuffle, nothing is drawn and no horror is taken.
                if not state.pile("discard", self.who):
                    break
                self.reset = True
                reset_deck(state, self.who)
            deck = state.pile("deck", self.who)
            put(state, deck[0], "hand", self.who, bottom=True)
            self.drawn = (*self.drawn, deck[0])
            if state.log is not None:
                state.tell("drew", deck[0], state.bit(self.who), who=self.who)

    @step("weaknesses", "LCG-411", "LCG-412", "LCG-493")
    def resolve_weaknesses(self, state: LcgState) -> Procedure | None:
        """Resolve each weakness among the drawn cards in the order drawn."""
        while self.drawn:
            card, self.drawn = self.drawn[0], self.drawn[1:]
            if state.face(card).weakness:
                self.goto("weaknesses")
                return weakness_drawn(state, self.who, card)
        return None

    @step("horror", "LCG-395")
    def suffer(self, state: LcgState) -> Procedure | None:
        """An investigator who drew from an empty deck takes 1 horror."""
        return deal(state, (self.who,), 0, 1) if self.reset else None


@cites("LCG-065", "LCG-395", "LCG-396")
def reset_deck(state: LcgState, owner: int) -> None:
    """Shuffle a discard pile into its empty deck."""
    cards = state.pile("discard", owner)
    put_all(state, cards[::-1], "deck", owner)
    if cards:
        shuffle(state, cards)
