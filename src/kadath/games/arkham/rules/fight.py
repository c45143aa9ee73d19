"""The fight that is under way, for the rules and cards that ask about it."""

from __future__ import annotations

from dataclasses import field

from kadath.kernel.events import Period, enclosing
from kadath.kernel.procedure import procedure

from ..cards import Monster
from ..state import ArkhamState

HANDS = 2


@procedure
class Fight(Period):
    """A combat of one investigator with one monster.

    `wielded` are the cards in hand this round, `cast` the spells tried in it, successful or not.
    """

    PERIOD = "combat"

    who: int
    monster: int
    wielded: tuple[int, ...] = field(default=(), kw_only=True)
    cast: tuple[int, ...] = field(default=(), kw_only=True)

    def against(self, s: ArkhamState) -> Monster:
        """The monster that is fought."""
        return s.monster(self.monster)

    def free_hands(self, s: ArkhamState) -> int:
        """How many hands hold nothing; a spell that failed still takes its hands this round."""
        held = dict.fromkeys((*self.wielded, *self.cast))
        return HANDS - sum(s.face(card).hands or 0 for card in held)


def fight_of(s: ArkhamState, who: int) -> Fight | None:
    """The fight an investigator is in."""
    return next((fight for fight in enclosing(s, Fight) if fight.who == who), None)
