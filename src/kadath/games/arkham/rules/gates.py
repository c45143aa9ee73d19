"""Opening gates (AH-3.3.13, AH-3.5, AH-10)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event, announced
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from ..board import area
from ..cards import MARKER
from ..happenings import GateOpens, GatePrevented
from ..state import ArkhamState
from ..values import gate_limit
from .awakening import awaken
from .doom import add_doom
from .monsters import PlacingMonsters
from .status import become
from .uprising import add_uprising

MANY = 5
"""With at least this many investigators, two monsters come out of a new gate."""


@cites("AH-1.4", "AH-3.5.4")
def monsters_with_gate(s: ArkhamState) -> int:
    """How many monsters come out of a new gate."""
    return 2 if len(s.seats) >= MANY else 1


@cites("AH-3.3.13", "AH-3.5.2", "AH-3.5.5")
def open_gate(s: ArkhamState, space: str, monsters: int = 0) -> Procedure | None:
    """Open a gate where there is none, unless an elder sign or an ability prevents it."""
    if space in s.gates:
        return None
    if space in s.seals or s.forbids(GateOpens(space)):
        return prevented(s, space)
    return OpeningGate((GateOpens(space),), monsters)


@cites("IH-8.1", "IH-8.3")
def burst_gate(s: ArkhamState, space: str, monsters: int) -> Procedure | None:
    """A gate bursts an elder sign and opens without doom, unless an ability prevents it."""
    if s.forbids(GateOpens(space)):
        return prevented(s, space)
    return OpeningGate((GateOpens(space),), monsters, with_doom=False)


@cites("IH-6.2")
def prevented(s: ArkhamState, space: str) -> Procedure | None:
    """Report that a gate was prevented from opening."""
    s.note("prevented", space=space)
    return PreventingGate(space)


@procedure
class PreventingGate(Procedure):
    """What happens when a gate was prevented from opening."""

    space: str

    @step("uprising", "IH-6.2")
    def rise(self, s: ArkhamState) -> Procedure | None:
        """In a game with Innsmouth, the Deep Ones rise because of it."""
        return add_uprising(s)

    @step("after", "IH-6.2")
    def after(self, s: ArkhamState) -> Procedure | None:
        """Responses to the prevention."""
        return announced(s, GatePrevented(self.space))


@procedure
class OpeningGate(Event[GateOpens]):
    """A gate opens, and a number of monsters come out of it."""

    monsters: int = 0
    with_doom: bool = True

    @cites("AH-3.5.16", "IH-8.1")
    def impact(self, s: ArkhamState) -> Procedure | None:
        (part,) = self.parts()
        if part.space in s.seals:
            # Only a burst comes this far where there is an elder sign.
            s.seals = tuple([one for one in s.seals if one != part.space])
            s.note("burst", space=part.space)
        return GateAppears(part.space, self.monsters, self.with_doom)

    @cites("IH-6.2", "IH-8.3")
    def averted(self, s: ArkhamState) -> Procedure | None:
        """An ability kept it from opening, at a price."""
        (part,) = self.what
        return prevented(s, part.space)


@procedure
class GateAppears(Procedure):
    """What happens when a gate opens, in order."""

    space: str
    monsters: int
    with_doom: bool

    @step("doom", "AH-3.5.4", "AH-3.5.16")
    def add_doom(self, s: ArkhamState) -> None:
        """The Ancient One stirs."""
        if self.with_doom:
            add_doom(s)

    @step("gate", "AH-3.5.4", "AH-12.1", "IH-3.6")
    def put_marker(self, s: ArkhamState) -> None:
        """Reveal a gate marker; too many gates, or no marker left, awaken the Ancient One."""
        marker = piles.draw(s.decks, MARKER)
        if marker is None:
            awaken(s, "markers")
            return
        s.gates[self.space] = marker
        lay_open(s, marker)
        s.note("gate", space=self.space, world=s.cards[marker].face)
        check_gates(s)

    @step("clues", "AH-3.5.4")
    def discard_clues(self, s: ArkhamState) -> None:
        """Clue tokens there are lost."""
        s.clues.pop(self.space, None)

    @step("drawn", "AH-3.5.4", "AH-3.5.15", "AH-7.11")
    def draw_through(self, s: ArkhamState) -> Procedure | None:
        """Everyone there is drawn through, one by one, and delayed."""
        here = s.at(self.space)
        if not here:
            return None
        self.goto("drawn")
        go_through(s, here[0], self.space)
        return become(s, here[0], "delayed")

    @step("monsters", "AH-3.5.4", "AH-8.10")
    def monsters_come(self, s: ArkhamState) -> Procedure | None:
        """Monsters come out of it."""
        return PlacingMonsters(self.space, self.monsters) if self.monsters else None


@cites("AH-1.4", "AH-12.1")
def check_gates(s: ArkhamState) -> None:
    """Too many open gates awaken the Ancient One; if it awakens, the caller must stop at once."""
    if len(s.gates) >= gate_limit(s):
        awaken(s, "gates")


@cites("AH-3.3.5")
def go_through(s: ArkhamState, who: int, space: str) -> None:
    """Send an investigator through a gate to the first area of its world."""
    world = s.cards[s.gates[space]].face
    s.set_investigator(who, space=area(world, 1), entered=space, explored=False)
    s.note("through", who=who, world=world)
