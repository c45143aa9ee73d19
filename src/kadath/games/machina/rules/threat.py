"""Monster threat and monster level (MA-R4)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import EXPLORER
from ..happenings import Destroyed
from ..state import MachinaState
from .death import Destroying
from .decks import add_monsters
from .inventory import destroy_item

TRACK_END = 8
"""The position that sends threat back to 1; the rulebook does not give it."""
SKULL = 5
"""The last level; from here on threat is paid for with items."""


@cites("MA-R4.1", "MA-R4.4", "MA-R4.6")
def raising_threat(s: MachinaState, by: int) -> Procedure | None:
    """Advance the threat step by step; returns what remains to be resolved at the last level."""
    while by and s.level < SKULL:
        by -= 1
        set_threat(s, s.threat + 1)
    return Sacrificing(by) if by else None


@cites("MA-R4.3", "MA-R4.7")
def rise_to(s: MachinaState, level: int) -> None:
    """Raise the monster level; monsters of every level up to it join their deck.

    There are none of the last level, but the destroyed ones return with it, too.
    """
    while s.level < level:
        s.level += 1
        s.note("level", level=s.level)
        add_monsters(s, s.level)


@cites("MA-R4.2")
def lower_threat(s: MachinaState, by: int) -> None:
    """Lower the threat, never below 1."""
    lower = max(1, s.threat - by)
    if lower != s.threat:
        s.threat = lower
        s.note("threat", threat=s.threat, level=s.level)


@cites("MA-R4.1", "MA-R4.5", "MA-R4.6")
def set_threat(s: MachinaState, threat: int) -> None:
    """Set the threat to a position on its track; its end sends it back and raises the level."""
    s.threat = threat
    if threat >= TRACK_END:
        s.threat = 1
        rise_to(s, min(SKULL, s.level + 1))
    s.note("threat", threat=s.threat, level=s.level)


@cites("MA-R4.5")
def set_level(s: MachinaState, level: int) -> None:
    """Raise the monster level to at least this; it never drops."""
    rise_to(s, level)


@procedure
class Sacrificing(Procedure):
    """At the last level each explorer destroys an equipped item for each threat, or dies."""

    times: int
    waiting: tuple[int, ...] = ()

    @step("each", "MA-R4.4")
    def begin(self, s: MachinaState) -> None:
        """All explorers in play must sacrifice, once for each threat."""
        if not self.times:
            self.finish()
            return
        self.times -= 1
        self.waiting = s.units_of(EXPLORER)

    @ask("item", "MA-R4.4", prompt="sacrifice")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask the next explorer for an equipped item."""
        if not self.waiting:
            return None
        who = self.waiting[0]
        options = tuple(option("item", item) for item in s.equipped(who))
        return Sacrificing.choose.offer(s.seat_of(who), options) if options else None

    @choose.chosen
    def give_up(self, s: MachinaState, chosen: Option) -> None:
        """Destroy it."""
        s.note("sacrificed", who=self.waiting[0], item=chosen.ids[0])
        destroy_item(s, chosen.ids[0])
        self.waiting = self.waiting[1:]
        self.goto("item")

    @step("die", "MA-R4.4")
    def die(self, s: MachinaState) -> Procedure | None:
        """An explorer with nothing equipped is destroyed."""
        if not self.waiting:
            self.goto("each")
            return None
        who, self.waiting = self.waiting[0], self.waiting[1:]
        self.goto("item")
        return Destroying((Destroyed(who),)) if who in s.units else None

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.waiting[0]}
