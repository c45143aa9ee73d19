"""The current skills, checks and limits, with everything that changes them."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.modifiers import Worked, worked_out

from .cards import ANCIENT_ONES, SANITY, SHEETS, SKILLS, STAMINA
from .state import ArkhamState
from .vocabulary.modifiers import SUCCESS


@cites("AH-4.1")
def skill(s: ArkhamState, who: int, name: str) -> Worked:
    """A skill: the value its slider shows, and what changes it."""
    slider, side = divmod(SKILLS.index(name), 2)
    row = s.investigators[who]
    shown = SHEETS[row.sheet].sliders[slider][row.sliders[slider]][side]
    return worked_out(s, who, name, shown)


@cites("AH-4.3")
def success_on(s: ArkhamState, who: int) -> int:
    """The lowest face that is a success: 5, blessed 4, cursed 6."""
    return worked_out(s, who, SUCCESS, 5).total


def maximum(s: ArkhamState, who: int, what: str) -> int:
    """An investigator's maximum Sanity or Stamina."""
    sheet = SHEETS[s.investigators[who].sheet]
    printed = {SANITY: sheet.sanity, STAMINA: sheet.stamina}[what]
    return worked_out(s, who, f"maximum_{what}", printed).floored()


@cites("AH-12.1")
def doom_track(s: ArkhamState) -> int:
    """The number of doom tokens that awakens the Ancient One."""
    return ANCIENT_ONES[s.cards[s.ancient_one].face].doom_track if s.ancient_one else 13


@cites("AH-1.4")
def gate_limit(s: ArkhamState) -> int:
    """The number of open gates that awakens the Ancient One."""
    return worked_out(s, 0, "gate_limit", 8 - (len(s.seats) - 1) // 2).total


def focus(s: ArkhamState, who: int) -> int:
    """The number of stops by which an investigator may move their sliders in an Upkeep."""
    return worked_out(s, who, "focus", SHEETS[s.investigators[who].sheet].focus).floored()
