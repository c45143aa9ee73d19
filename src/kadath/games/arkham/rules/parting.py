"""Discarding cards of one's own choice (AH-15.4)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, procedure
from kadath.kernel.several import ChosenSet, Several, ask_several

from ..cards import ITEM, ITEMS
from ..happenings import LosesCards
from ..state import ArkhamState
from .decks import discard, return_to_box
from .drawing import is_a


@cites("AH-7.4", "AH-15.8")
def owned(s: ArkhamState, who: int, what: str) -> tuple[int, ...]:
    """An investigator's items, or their cards of a kind, weapons or Tomes."""
    if what == ITEM:
        return s.cards_of(who, ITEMS)
    return tuple(card for card in s.cards_of(who) if is_a(s.face(card), what))


@cites("AH-7.13")
def lost(s: ArkhamState, who: int, cards: tuple[int, ...]) -> Procedure | None:
    """Responses to an investigator being made to lose cards, which are already gone."""
    return announced(s, LosesCards(who, cards)) if cards else None


@procedure
class Parting(Procedure):
    """An investigator chooses a number of cards and discards them, as a cost or by force."""

    who: int
    cards: tuple[int, ...]
    many: int
    picked: tuple[int, ...] = ()
    to_box: bool = False
    is_cost: bool = False

    @ask_several("which", "AH-15.4", prompt="discard-cards")
    def choose(self, s: ArkhamState) -> Several | None:
        """Ask which; there may be fewer than are to go."""
        if not self.cards or not self.many:
            return None
        candidates = tuple(option("discard", card) for card in self.cards)
        picked = tuple(option("discard", card) for card in self.picked)
        many = min(self.many, len(self.cards))
        return ChosenSet(s.seat_of(self.who), candidates, picked, least=many, most=many)

    @choose.chosen
    def part(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Record it, and discard all of them at the end."""
        if chosen.args:
            self.picked += (chosen.ids[0],)
            self.goto("which")
            return None
        for card in self.picked:
            s.note("discard", who=self.who, card=s.cards[card].face)
            (return_to_box if self.to_box else discard)(s, card)
        return None if self.is_cost else lost(s, self.who, self.picked)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "many": self.many}
