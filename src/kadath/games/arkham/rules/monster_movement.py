"""How monsters move in the Mythos phase (AH-9, IH-5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Event, announced
from kadath.kernel.graph import nearest
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..board import (
    AQUATIC,
    ARROWS,
    ASYLUM,
    BLACK,
    HOSPITAL,
    INNSMOUTH_STREETS,
    JOINED,
    MEETING,
    OUTSKIRTS,
    REEF,
    SKY,
    STREET_OF,
    STREETS,
    VORTEX,
    WHITE,
    in_innsmouth,
)
from ..cards import MONSTERS
from ..foes import movement_of
from ..happenings import Activates, SymbolsShow
from ..state import ArkhamState
from ..town_rules import is_aquatic
from ..values import skill
from .cup import remove_monster
from .monsters import PlacingMonsters, check_overrun, is_full
from .terror import RaisingTerror
from .uprising import add_uprising

NORMAL = "normal"
FAST = "fast"
STATIONARY = "stationary"
FLYING = "flying"
UNIQUE = "unique"
AQUATIC_MOVEMENT = "aquatic"


@procedure
class MovingMonsters(Procedure):
    """The monsters whose symbols are shown move, along white arrows first.

    `waiting` are those that have yet to move, each with the color of its arrows.
    """

    white: tuple[str, ...]
    black: tuple[str, ...]
    is_burst: bool = False
    waiting: tuple[tuple[int, str], ...] = ()

    @step("symbols", "AH-9.1")
    def show(self, s: ArkhamState) -> Procedure | None:
        """Some investigators respond to the symbols as well."""
        return announced(s, SymbolsShow(self.white, self.black))

    @step("which", "AH-9.1", "AH-9.10", "IH-8.2")
    def find(self, s: ArkhamState) -> None:
        """Record which monsters are to move."""
        black = shown(s, self.black, BLACK)
        white = shown(s, self.white, WHITE)
        moving = {monster for monster, _ in (*white, *black)}
        flying = [
            (monster, WHITE)
            for monster in s.monsters
            if self.is_burst and monster not in moving and movement_of(s, monster) == FLYING
        ]
        self.waiting = (*white, *flying, *black)

    @step("next", "AH-9.10")
    def move_next(self, s: ArkhamState) -> Procedure | None:
        """The next one moves, if it is still there."""
        if not self.waiting:
            return None
        (monster, color), self.waiting = self.waiting[0], self.waiting[1:]
        self.goto("next")
        row = s.monsters.get(monster)
        if row is None or row.space in (OUTSKIRTS, MEETING):
            return None
        return Activating((Activates(monster, color),))


@cites("AH-9.1")
def shown(s: ArkhamState, symbols: tuple[str, ...], color: str) -> tuple[tuple[int, str], ...]:
    """The monsters that move along the arrows of a color."""
    return tuple(
        [
            (monster, color)
            for monster, row in s.monsters.items()
            if MONSTERS[row.monster].dimension in symbols
        ]
    )


@procedure
class Activating(Event[Activates]):
    """A monster's symbol is shown: it moves, unless it does something else."""

    @cites("AH-9.2", "AH-9.3")
    def impact(self, s: ArkhamState) -> Procedure | None:
        monster, color = self.what[0]
        steps = 2 if movement_of(s, monster) == FAST else 1
        return MovingMonster(monster, color, steps)


@procedure
class MovingMonster(Procedure):
    """A monster moves a number of steps; if it has a choice, the first player makes it."""

    monster: int
    color: str
    steps: int

    @ask("step", "AH-9.3", "AH-9.4", "AH-9.6", prompt="monster-where")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Where it goes next; nowhere if an investigator shares its space or it never moves."""
        if self.monster not in s.monsters:
            return None
        options = tuple([option("to", space) for space in ways(s, self.monster, self.color)])
        return MovingMonster.choose.offer(s.first_player, options) if options else None

    @choose.chosen
    @cites("IH-3.3", "IH-6.3")
    def move(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Go there, and continue if it is fast."""
        self.steps -= 1
        space, row = chosen.words[0], s.monsters[self.monster]
        if space == VORTEX:
            remove_monster(s, self.monster, logged_as="vortex")
            return Vanishing()
        if space == SKY and in_innsmouth(row.space) and is_full(s):
            s.take_monster(self.monster)
            return PlacingMonsters(OUTSKIRTS, 1, (row.monster,))
        if self.steps > 0:
            self.goto("step")
        s.move_monster(self.monster, space)
        # Coming from Innsmouth, it may be one too many for Arkham.
        check_overrun(s)
        return None

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"monster": s.monsters[self.monster].monster}


@procedure
class Vanishing(Procedure):
    """A monster has entered a vortex: terror rises, and so do the Deep Ones."""

    @step("terror", "IH-6.3", "IH-6.5")
    def terrify(self, s: ArkhamState) -> Procedure | None:
        """First, the terror level."""
        return RaisingTerror()

    @step("uprising", "IH-6.3", "IH-6.5")
    def rise(self, s: ArkhamState) -> Procedure | None:
        """Then, the uprising token."""
        return add_uprising(s)


@cites("AH-9.2", "AH-9.3", "AH-9.5", "AH-9.8", "IH-2.4", "IH-5.2", "IH-5.4")
def ways(s: ArkhamState, monster: int, color: str) -> tuple[str, ...]:
    """Where a monster's next step may lead; if there are several, the first player chooses."""
    space = s.monsters[monster].space
    movement = movement_of(s, monster)
    if movement in (STATIONARY, UNIQUE) or s.at(space):
        return ()
    if movement == FLYING:
        return _flight(s, space)
    if movement == AQUATIC_MOVEMENT and is_aquatic(s, space):
        waters = dict.fromkeys((*AQUATIC, *(row.space for row in s.investigators.values())))
        reached = [one for one in waters if one != space and is_aquatic(s, one) and s.at(one)]
        if reached:
            return least_sneaky(s, reached)
    return (ARROWS[color][space],) if space in ARROWS[color] else ()


@cites("AH-9.6", "AH-9.7", "IH-3.4", "IH-3.11")
def _flight(s: ArkhamState, space: str) -> tuple[str, ...]:
    """Where a flying monster goes: down to an investigator in a street, or up into the sky."""
    if space == SKY:
        streets = [*STREETS, *(INNSMOUTH_STREETS if s.has_innsmouth else ())]
        reachable = (*streets, *([REEF] if s.has_innsmouth else []))
        return least_sneaky(s, [street for street in reachable if s.at(street)])
    streets = [one for one in JOINED[space] if one not in STREET_OF or one == REEF]
    hunted = [one for one in streets if s.at(one)]
    return least_sneaky(s, hunted) or (SKY,)


@cites("AH-9.6", "AH-9.12", "IH-5.1")
def least_sneaky(s: ArkhamState, spaces: list[str]) -> tuple[str, ...]:
    """Those of these spaces that contain an investigator with the lowest Sneak."""
    if len(spaces) < 2:
        return tuple(spaces)
    sneak = {space: min(skill(s, who, "sneak").total for who in s.at(space)) for space in spaces}
    lowest = min(sneak.values())
    return tuple([space for space in spaces if sneak[space] == lowest])


@procedure
class Hunting(Procedure):
    """A monster goes straight to its nearest prey, unless an investigator shares its space."""

    monster: int

    @ask("prey", "AH-9.8", "AH-9.9", prompt="monster-where")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Where it goes; the first player breaks ties."""
        space = s.monsters[self.monster].space
        prey = () if s.at(space) else nearest_prey(s, space)
        options = tuple([option("to", one) for one in prey])
        return Hunting.choose.offer(s.first_player, options) if options else None

    @choose.chosen
    def go(self, s: ArkhamState, chosen: Option) -> None:
        """Put it there."""
        s.move_monster(self.monster, chosen.words[0])
        check_overrun(s)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"monster": s.monsters[self.monster].monster}


@cites("AH-9.9", "IH-9.14")
def nearest_prey(s: ArkhamState, space: str) -> tuple[str, ...]:
    """The nearest occupied locations, except those where the hurt are cared for."""
    hunted = [
        one for one in STREET_OF if one not in (ASYLUM, HOSPITAL) and one != VORTEX and s.at(one)
    ]
    near = nearest(lambda one: JOINED.get(one, ()), space, hunted)
    return least_sneaky(s, [one for one in hunted if one in near] or hunted)
