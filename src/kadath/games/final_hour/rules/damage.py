"""Damaging and repairing locations: damage tokens take up monster spaces."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..state import FinalHourState
from .ending import ritual_site_overrun
from .monster_move import follow_arrows
from .monsters import one_of_each_kind, take_off


@cites("FH-144", "FH-145", "FH-146", "FH-161", "FH-177")
def damage_own_space(s: FinalHourState, token: int, location: int) -> None:
    """A destroyer damages its own space and moves to another, here or further on."""
    free = s.free_spaces(location)
    if free > 0:
        s.damage[location] += 1
        s.note("damaged-by", token=token, location=location)
    elif location == s.ritual_site:
        ritual_site_overrun(s)
    else:
        take_off(s, token, location)
        s.damage[location] += 1
        s.note("damaged-by", token=token, location=location)
        s.note("no-room", token=token, location=location)
        follow_arrows(s, token, location)


@cites("FH-151")
def repair(s: FinalHourState, location: int, times: int) -> None:
    """Remove up to that many damage tokens from a location."""
    mended = min(times, s.damage[location])
    s.damage[location] -= mended
    if mended:
        s.note("repaired", location=location, amount=mended)


@procedure
class DamagingLocation(Procedure):
    """Damage by a card or an Ancient One: on a free space, or under a monster, which moves on."""

    figure: int
    location: int
    left: int

    @step("free", "FH-100", "FH-147", "FH-150", "FH-217", "FH-233")
    def on_free_spaces(self, s: FinalHourState) -> None:
        """Damage free spaces first; a completely damaged location takes no more."""
        here = self.location
        while self.left and s.free_spaces(here) > 0:
            self._lay_down(s)
        if self.left and here == s.ritual_site:
            ritual_site_overrun(s)
        elif not self.left or not s.monsters[here]:
            self.finish()

    @ask("under", "FH-148", "FH-149", prompt="damage-under")
    def choose(self, s: FinalHourState) -> Decision:
        """If no space is free, choose whose space is damaged."""
        tokens = one_of_each_kind(s.monsters[self.location])
        options = tuple(option("under", token) for token in tokens)
        return DamagingLocation.choose.offer(s.seat_of(self.figure), options)

    @choose.chosen
    def under_monster(self, s: FinalHourState, chosen: Option) -> None:
        """Place the token; the monster that loses its space moves on."""
        token = chosen.ids[0]
        take_off(s, token, self.location)
        self._lay_down(s)
        self.goto("free")
        s.note("no-room", token=token, location=self.location)
        follow_arrows(s, token, self.location)

    def _lay_down(self, s: FinalHourState) -> None:
        self.left -= 1
        s.damage[self.location] += 1
        s.note("damaged", location=self.location)
