"""The two tracks of Innsmouth: the Deep Ones' uprising and the Feds' raid (IH-6, IH-7)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, ask, procedure

from ..board import RAID_SPACES
from ..happenings import FedsRaid, Rises
from ..state import ArkhamState
from .awakening import awaken

UPRISING_SPACES = 6


@cites("IH-6.1", "IH-6.4")
def add_uprising(s: ArkhamState, tokens: int = 1) -> Procedure | None:
    """Put uprising tokens on their track; a full track awakens the Ancient One and ends all else.

    The caller returns the result: the responses.
    """
    if not s.has_innsmouth:
        return None
    s.uprising = min(UPRISING_SPACES, s.uprising + tokens)
    s.note("uprising", tokens=s.uprising)
    if s.uprising >= UPRISING_SPACES:
        awaken(s, "uprising")
        return None
    return announced(s, Rises(tokens))


@cites("IH-7.3")
def clear_tracks(s: ArkhamState) -> None:
    """Take everything off both tracks, which is no raid by itself."""
    s.uprising = 0
    s.feds = {}
    s.note("tracks-cleared")


@cites("IH-7.1", "IH-7.3")
def add_to_raid(s: ArkhamState, neighborhood: str) -> Procedure | None:
    """Put a Clue token on a space of the Feds' track; when it is full, both tracks are cleared."""
    s.feds = {**s.feds, neighborhood: s.feds.get(neighborhood, 0) + 1}
    s.note("raid", space=neighborhood)
    if s.feds != RAID_SPACES:
        return None
    clear_tracks(s)
    return announced(s, FedsRaid())


def free_raid_spaces(s: ArkhamState) -> list[str]:
    """The neighborhoods that the Feds still know too little about."""
    return [one for one, spaces in RAID_SPACES.items() if s.feds.get(one, 0) < spaces]


@procedure
class HelpingRaid(Procedure):
    """A Clue token is put on a free space of the Feds' track."""

    who: int

    @ask("space", "IH-7.1", prompt="raid-space")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for the color."""
        options = tuple([option("raid", one) for one in free_raid_spaces(s)])
        return HelpingRaid.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def help(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Put it there."""
        return add_to_raid(s, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
