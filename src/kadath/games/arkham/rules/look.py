"""The Innsmouth Look (IH-12): a deck of ten cards, one of which shows it."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import announced
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.rng import below

from ..cards import FACES, LOOK, Face
from ..happenings import ShowsLook
from ..state import ArkhamState

LOOK_DRAWS = "look_cards"
"""The value for how many extra cards an investigator draws."""


@cites("IH-12.1")
def shows_the_look(s: ArkhamState, cards: int) -> bool:
    """Whether the one card that shows the Look is among the cards drawn from a shuffled deck."""
    deck = sum(face.copies for face in FACES.values() if face.kind == LOOK)
    return below(s, deck) < cards


def the_look() -> Face:
    """The card that shows the Look; all others in the deck are alike."""
    (face,) = [face for face in FACES.values() if face.kind == LOOK and face.copies == 1]
    return face


def what_it_does() -> Effect:
    """The effect of the card that shows the Look."""
    (ability,) = the_look().abilities
    assert isinstance(ability, Forced)
    return ability.effect


@procedure
class DrawingLook(Procedure):
    """An investigator draws Innsmouth Look cards, and may turn out to belong to the deep."""

    who: int
    cards: int

    @step("draw", "IH-12.1", "IH-12.3")
    def draw(self, s: ArkhamState) -> Procedure | None:
        """Nothing happens unless that one card is among them."""
        cards = self.cards + worked_out(s, self.who, LOOK_DRAWS, 0).total
        looks = shows_the_look(s, cards)
        s.note("look", who=self.who, cards=cards, looks=looks)
        if not looks:
            self.finish()
            return None
        return announced(s, ShowsLook(self.who))

    @step("look", "IH-12.2")
    def look(self, s: ArkhamState) -> Procedure | None:
        """Resolve the card before it goes back."""
        if self.who not in s.investigators:
            return None
        return what_it_does().run(s, Scope(self.who, the_look().key))

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
