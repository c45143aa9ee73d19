"""The terror track (AH-11)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.rng import below
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from ..board import OUTSKIRTS
from ..cards import ALLY, BOX
from ..happenings import TerrorRises
from ..state import ArkhamState
from ..town_rules import NO_TERROR, is_ruled
from .cup import sweep
from .doom import add_doom
from .places import close_place

HIGHEST = 10
CLOSES_AT = {3: "general_store", 6: "curiositie_shoppe", 9: "ye_olde_magick_shoppe"}


@procedure
class RaisingTerror(Procedure):
    """The terror level rises by a number, one at a time."""

    by: int = 1

    @step("rise", "AH-11.1", "AH-11.4")
    def rise(self, s: ArkhamState) -> Procedure | None:
        """It rises; once it is at the highest level, doom advances instead."""
        if self.by <= 0 or is_ruled(s, NO_TERROR):
            self.finish()
            return None
        self.by -= 1
        if s.terror >= HIGHEST:
            self.goto("rise")
            add_doom(s)
            return None
        s.terror += 1
        s.note("terror", level=s.terror)
        return None

    @step("ally", "AH-11.1", "AH-11.5")
    def lose_ally(self, s: ArkhamState) -> None:
        """A random Ally from the deck leaves town."""
        lose_random_ally(s)

    @step("closing", "AH-11.2", "AH-11.3")
    def close(self, s: ArkhamState) -> None:
        """Shops close, and at the highest level the monster limit is lifted."""
        place = CLOSES_AT.get(s.terror)
        if place is not None:
            close_place(s, place)
        if s.terror == HIGHEST:
            empty_outskirts(s)

    @step("after", "AH-11.1")
    def after(self, s: ArkhamState) -> Procedure | None:
        """Responses, then on to the next level."""
        self.goto("rise")
        return announced(s, TerrorRises(s.terror))


@cites("AH-11.1", "AH-11.5")
def lose_random_ally(s: ArkhamState) -> None:
    """Return a random Ally from the deck to the box, if one is left."""
    deck = s.decks.get(ALLY, ())
    if deck:
        ally = deck[below(s, len(deck))]
        piles.take_out(s.decks, ALLY, ally)
        piles.put_under(s.decks, BOX, (ally,))
        lay_open(s, ally)
        s.note("ally-leaves", card=ally)


@cites("AH-8.3", "AH-11.3")
def empty_outskirts(s: ArkhamState) -> None:
    """Return all monsters in the Outskirts to the cup."""
    sweep(s, s.monsters_at(OUTSKIRTS))
