"""The current fight, for the rules and cards that depend on it."""

from __future__ import annotations

from dataclasses import field

from kadath.kernel.citations import cites
from kadath.kernel.events import Period, enclosing
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, procedure

from ..cards import Monster
from ..foes import foe
from ..state import ArkhamState

HANDS = "hands"


class Cornering(Procedure):
    """A procedure in which an investigator may meet a monster that nobody gets away from."""

    def corners(self, monster: int) -> bool:
        """Whether nobody gets away from the monster."""
        raise NotImplementedError


@procedure
class Fight(Period):
    """A fight of one investigator with one monster, or with the Ancient One.

    `wielded` are the cards in hand this round, `cast` the spells tried in it, successful or not.
    """

    PERIOD = "combat"

    who: int
    monster: int
    wielded: tuple[int, ...] = field(default=(), kw_only=True)
    cast: tuple[int, ...] = field(default=(), kw_only=True)

    def against(self, s: ArkhamState) -> Monster:
        """The monster being fought, with the values it has for this investigator."""
        return foe(s, self.monster, self.who)

    def free_hands(self, s: ArkhamState) -> int:
        """How many hands are free; a failed spell still takes up its hands this round."""
        held = dict.fromkeys((*self.wielded, *self.cast))
        return hands(s, self.who) - sum(s.face(card).hands or 0 for card in held)


@cites("AH-6.14")
def hands(s: ArkhamState, who: int) -> int:
    """How many hands an investigator has for weapons and spells."""
    return worked_out(s, who, HANDS, 2).floored()


def fight_of(s: ArkhamState, who: int) -> Fight | None:
    """The fight an investigator is in."""
    return next((fight for fight in enclosing(s, Fight) if fight.who == who), None)
