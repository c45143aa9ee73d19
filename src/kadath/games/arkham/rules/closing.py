"""Closing and sealing gates (AH-10), and winning that way (AH-14)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.modifiers import worked_out
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.sleeves import piles

from ..board import INNSMOUTH_UNSTABLE, MEETING, UNSTABLE, WORLDS
from ..cards import MARKER, MONSTERS
from ..happenings import GateCloses
from ..privileges import SEALS_ALWAYS, is_privileged
from ..state import ArkhamState
from ..town_rules import NO_SEALING, is_ruled
from .checks import CLOSING, SkillCheck, result_of_check
from .clues import PayingClues, clues_within_reach
from .cup import sweep
from .doom import remove_doom
from .places import clear_out
from .status import HoldsUp, fallen
from .trophies import GATE_TROPHY

SIGNS = 6
"""How many elder signs on the board win the game."""
SEAL_COST = 5


@cites("AH-10.4")
def seal_cost(s: ArkhamState, who: int) -> int:
    """How many Clue tokens an investigator needs to seal a gate they just closed."""
    return worked_out(s, who, "seal_cost", SEAL_COST).floored()


@cites("AH-10.2")
def close_need(s: ArkhamState, who: int) -> int:
    """How many successes it takes to close a gate."""
    return worked_out(s, who, "close_need", 1).floored(1)


@cites("AH-10.2", "AH-10.7")
def may_be_sealed(space: str) -> bool:
    """Only unstable locations can be sealed."""
    return space in UNSTABLE or space in INNSMOUTH_UNSTABLE


@procedure
class TryingToClose(Procedure):
    """An investigator with an explored marker tries to close a gate with Fight or Lore."""

    who: int
    space: str
    skill: str

    @step("check", "AH-10.2")
    def check(self, s: ArkhamState) -> Procedure | None:
        """A check with the gate's modifier."""
        modifier = WORLDS[s.cards[s.gates[self.space]].face].modifier
        need = close_need(s, self.who)
        return SkillCheck(self.who, self.skill, modifier, need, purpose=CLOSING)

    @step("result", "AH-10.2")
    def result(self, s: ArkhamState) -> Procedure | None:
        """On a failure they may try again in a later turn; on a success they take the gate."""
        return Closing(self.space, self.who, may_seal=True) if result_of_check(s).passed else None


@procedure
class Closing(Procedure):
    """A gate closes: a trophy for `who`, or (0) for nobody; its closer may pay to seal it.

    `with_sign` says that an Elder Sign seals it; it may also be `sealed` from the start.
    """

    space: str
    who: int = 0
    may_seal: bool = False
    with_sign: bool = False
    sealed: bool = False
    world: str = ""
    is_paying: bool = False

    @step("close", "AH-10.2", "AH-10.6")
    def close(self, s: ArkhamState) -> None:
        """The marker goes to the closer, or to the bottom of the stack."""
        marker = s.gates.pop(self.space)
        self.world = s.cards[marker].face
        if self.who:
            s.set_card(marker, owner=self.who)
        else:
            piles.put_under(s.decks, MARKER, (marker,))
        s.note("closes", who=self.who, space=self.space, world=self.world)
        for one in s.at(self.space):
            s.set_investigator(one, explored=False)

    @step("monsters", "AH-10.3", "IH-3.7")
    def sweep(self, s: ArkhamState) -> None:
        """All monsters with its symbol return to the cup, including those in the Outskirts."""
        sweep_monsters(s, self.world)

    @step("sign", "AH-10.5")
    def use_sign(self, s: ArkhamState) -> None:
        """An Elder Sign seals it without Clue tokens."""
        self.sealed = self.sealed or self.with_sign

    @ask("seal", "AH-10.4", "AH-10.7", prompt="seal")
    def choose(self, s: ArkhamState) -> Decision | None:
        """The closer may pay Clue tokens to seal it."""
        if not (self.may_seal and may_be_sealed(self.space)):
            return None
        if is_ruled(s, NO_SEALING) and not is_privileged(s, self.who, SEALS_ALWAYS):
            return None
        cost = seal_cost(s, self.who)
        if clues_within_reach(s, self.who) < cost:
            return None
        options = (option("seal", cost), PASS)
        return Closing.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def pay(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Pay for the elder sign."""
        if chosen == PASS:
            return None
        self.is_paying = True
        return PayingClues(self.who, chosen.ids[0])

    @step("sealed", "AH-10.4", "AH-14.2")
    def seal(self, s: ArkhamState) -> None:
        """Place the elder sign, unless an investigator who had to lend Clue tokens refused."""
        if self.is_paying:
            self.sealed = s.returned is True
        if self.sealed:
            put_elder_sign(s, self.space)

    @step("victory", "AH-14.1")
    def check_victory(self, s: ArkhamState) -> None:
        """If the last gate is closed and there are enough gate trophies, the investigators win."""
        if not s.gates and gate_trophies(s) >= len(s.seats):
            s.finish(Outcome(True, "closed", "AH-14.1"))

    @step("after", "AH-10.2", "AH-9.11")
    def after(self, s: ArkhamState) -> Procedure | None:
        """A location closed beneath the gate is cleared out; then come the responses."""
        clear_out(s, self.space)
        return announced(
            s, GateCloses(self.who, self.space, self.world, self.sealed, self.with_sign)
        )

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "space": self.space}


@cites("AH-10.3")
def sweep_monsters(s: ArkhamState, world: str) -> None:
    """Return all monsters with the symbol of a world to the cup, wherever they are in town."""
    sweep(s, monsters_with(s, WORLDS[world].symbol))


def monsters_with(s: ArkhamState, symbol: str) -> list[int]:
    """The monsters with a symbol that are anywhere except in an encounter."""
    return [
        monster
        for monster, row in s.monsters.items()
        if MONSTERS[row.monster].dimension == symbol and row.space != MEETING
    ]


@procedure
class UsingElderSign(HoldsUp):
    """An Elder Sign closes and seals a gate without a check, even if its cost fells the user."""

    space: str

    @step("seal", "AH-10.5")
    def seal(self, s: ArkhamState) -> Procedure | None:
        """A doom token becomes the elder sign."""
        remove_doom(s)
        s.signs_used += 1
        return Closing(self.space, self.who, with_sign=True)

    @step("status", "AH-10.5")
    def check_status(self, s: ArkhamState) -> Procedure | None:
        """A user who paid their last Sanity or Stamina for it falls, but only now."""
        return fallen(s)


@cites("AH-10.4")
def put_elder_sign(s: ArkhamState, space: str) -> None:
    """Place an elder sign on a location, which may be the last one needed."""
    if space in s.seals:
        return
    s.seals = (*s.seals, space)
    s.note("sealed", space=space)
    check_signs(s)


@cites("AH-14.2")
def check_signs(s: ArkhamState) -> None:
    """Win if there are enough elder signs on the board."""
    if len(s.seals) >= worked_out(s, 0, "signs_to_win", SIGNS).total:
        s.finish(Outcome(True, "sealed", "AH-14.2"))


@cites("AH-14.1")
def gate_trophies(s: ArkhamState) -> int:
    """The unspent gate trophies of all investigators."""
    return sum(len(s.cards_of(who, GATE_TROPHY)) for who in s.seats)
