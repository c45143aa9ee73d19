"""Sealing spawn spaces and lighting chapter spaces (MA-R10.20, MA-R10.22)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import EXPLORER
from ..state import MachinaState
from ..values import ESSENCE, STAMINA, action_cost
from .essence import PayingEssence
from .health import spend
from .spaces import closest, destroy_space, light, spaces_of
from .threat import lower_threat

SEAL_STAMINA = 2
SEAL_ESSENCE = 2
"""What sealing costs; the rulebook does not say."""


@procedure
class Sealing(Procedure):
    """A spawn space is sealed: nothing spawns there any more."""

    who: int
    space: int

    @step("1", "MA-R10.20", "MA-R4.2")
    def calm(self, s: MachinaState) -> None:
        """Threat falls by 1."""
        s.note("sealed", who=self.who, space=self.space)
        lower_threat(s, 1)

    @step("2", "MA-R10.20", "MA-R10.11")
    def destroy(self, s: MachinaState) -> Procedure | None:
        """The space is destroyed, with any unit on it."""
        return destroy_space(s, self.space, self.who)

    @step("3", "MA-R10.20", "MA-R10.22")
    def light(self, s: MachinaState) -> Procedure | None:
        """A chapter space is lit."""
        return LightingChapter(self.who)


@procedure
class PayingToSeal(Procedure):
    """An explorer pays for sealing an adjacent spawn space."""

    who: int
    space: int

    @step("essence", "MA-R10.20", "MA-R5.7", "MA-R5.8")
    def pay_essence(self, s: MachinaState) -> Procedure | None:
        """First pay the essence, which others may help with."""
        essence = action_cost(s, self.who, "seal", ESSENCE, SEAL_ESSENCE)
        return PayingEssence(self.who, essence, self.space)

    @step("stamina", "MA-R10.20", "MA-R5.5")
    def pay_stamina(self, s: MachinaState) -> Procedure | None:
        """Then pay the stamina; if the others refused to help, the space stays as it was."""
        if not s.returned:
            return None
        spend(s, self.who, STAMINA, SEAL_STAMINA)
        return Sealing(self.who, self.space)


def seal(s: MachinaState, space: int, who: int) -> Procedure:
    """Seal a spawn space at no cost."""
    return Sealing(who, space)


@procedure
class LightingChapter(Procedure):
    """A light token is placed on the chapter space closest to an explorer (0: players choose)."""

    who: int

    @ask("who", "MA-R10.22", prompt="light-for")
    def choose_explorer(self, s: MachinaState) -> Decision | None:
        """If no explorer lights it, the players choose the explorer it is lit for."""
        if self.who in s.units:
            return None
        near = {one: unlit(s, one) for one in s.units_of(EXPLORER)}
        options = tuple(option("unit", one) for one, spaces in near.items() if spaces)
        # Where it is one and the same space for all of them, whoever is first will do.
        if len({space for spaces in near.values() for space in spaces}) == 1:
            options = options[:1]
        return LightingChapter.choose_explorer.offer(s.seat_of(0), options) if options else None

    @choose_explorer.chosen
    def go_on(self, s: MachinaState, chosen: Option) -> None:
        """It is lit for that explorer."""
        self.who = chosen.ids[0]

    @ask("space", "MA-R10.22", "MA-R15.9", prompt="light-where")
    def choose(self, s: MachinaState) -> Decision | None:
        """The explorer chooses among equally close spaces."""
        if self.who not in s.units:
            return None
        options = tuple(option("space", space) for space in unlit(s, self.who))
        return LightingChapter.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def light(self, s: MachinaState, chosen: Option) -> None:
        """Put the token there."""
        light(s, chosen.ids[0])

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who}


@cites("MA-R10.22", "MA-R15.9")
def unlit(s: MachinaState, who: int) -> tuple[int, ...]:
    """The closest chapter spaces without a token on an explorer's tile."""
    here = s.units[who].space
    dark = [one for one in spaces_of(s, "chapter_space", s.area.tile(here)) if one not in s.tokens]
    return closest(s, here, tuple(dark))
