"""Spawning monsters, and the spawn phase (MA-R3.6 to MA-R3.9)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.sleeves.knowledge import lay_open
from kadath.kernel.sleeves.piles import draw

from ..cards import EXPLORER, MONSTER
from ..state import MachinaState, Unit
from ..tiles import FLOOR
from ..values import HEALTH, STAMINA, attribute
from .decks import shuffle_in
from .enter_play import entering_play
from .game_die import game_die
from .ratings import SPAWN, lower_rating, refresh_rating
from .sight import occupied, sign
from .spaces import closest, spaces_of
from .threat import raising_threat
from .turn import join_turns

SPAWN_LIMIT = 4
"""With this many monsters on a tile no more spawn, and threat rises instead."""


@procedure
class SpawnPhase(Procedure):
    """Every explorer in play rolls the game die, in seating order."""

    rolled: tuple[int, ...] = ()
    who: int = 0

    @step("2.1", "MA-R3.6", "MA-R3.15", "MA-R3.16", "MA-R9.17", "MA-R12.4")
    def next_explorer(self, s: MachinaState) -> None:
        """The next explorer whose tile has a spawn space left."""
        if not s.spawn:
            self.finish()
            return
        waiting = (one for one in s.units_of(EXPLORER) if one not in self.rolled)
        self.who = next(waiting, 0)
        if not self.who:
            self.finish()
            return
        self.rolled += (self.who,)
        if not spawn_spaces(s, self.who):
            self.goto("2.1")

    @step("2.2", "MA-R3.7", "MA-R3.8")
    def roll(self, s: MachinaState) -> Procedure | None:
        """A roll of at least the rating spawns a monster; a lower one lowers the rating."""
        self.goto("2.1")
        rolled = game_die(s)
        s.note("spawn-roll", who=self.who, rolled=rolled, rating=s.spawn)
        if rolled < s.spawn:
            lower_rating(s, SPAWN)
            return None
        if len(monsters_near(s, self.who)) >= SPAWN_LIMIT:
            return raising_threat(s, 1)
        self.goto("2.3")
        return Spawning(self.who)

    @step("2.3", "MA-R3.7")
    def refresh(self, s: MachinaState) -> None:
        """After a monster has spawned, the rating is reset to the chapter's."""
        refresh_rating(s, SPAWN)
        self.goto("2.1")


def monsters_near(s: MachinaState, who: int) -> tuple[int, ...]:
    """The monsters on an explorer's tile."""
    tile = s.area.tile(s.units[who].space)
    return tuple(one for one in s.track if s.area.tile(s.units[one].space) == tile)


def spawn_spaces(s: MachinaState, who: int) -> tuple[int, ...]:
    """The spawn spaces on an explorer's tile that are not destroyed."""
    return spaces_of(s, "spawn_space", s.area.tile(s.units[who].space))


@procedure
class Spawning(Procedure):
    """A monster spawns on the spawn space closest to an explorer."""

    who: int
    from_destroyed: bool = False
    monster: int = 0

    @step("draw", "MA-R3.9", "MA-R12.21")
    def draw(self, s: MachinaState) -> Procedure | None:
        """Draw a monster; if no monster card is left, threat rises."""
        if self.who not in s.units or not spawn_spaces(s, self.who):
            self.finish()
            return None
        pile = s.spent if self.from_destroyed else s.decks
        if not self.from_destroyed and not s.decks[MONSTER]:
            destroyed, s.spent[MONSTER] = s.spent[MONSTER], ()
            shuffle_in(s, MONSTER, destroyed)
        drawn = draw(pile, MONSTER)
        if drawn is None:
            self.finish()
            return None if self.from_destroyed else raising_threat(s, 1)
        self.monster = drawn
        lay_open(s, drawn)
        return None

    @ask("place", "MA-R3.9", "MA-R15.10", prompt="spawn-where")
    def choose(self, s: MachinaState) -> Decision | None:
        """The explorer chooses among equally close spaces."""
        options = tuple(option("space", space) for space in landing_spaces(s, self.who))
        return Spawning.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def place(self, s: MachinaState, chosen: Option) -> None:
        """Put it there, and its card at the end of the track."""
        enter(s, self.monster, chosen.ids[0])
        s.track += (self.monster,)
        join_turns(s, self.monster)
        s.note("spawned", monster=self.monster, space=chosen.ids[0])

    @step("enters play", "MA-R6.7", "MA-R14.8")
    def enter_play(self, s: MachinaState) -> Procedure | None:
        """Resolve its enters-play effects."""
        return entering_play(s, self.monster, Scope(self.monster, self.monster))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who, "monster": self.monster}


def enter(s: MachinaState, unit: int, space: int) -> None:
    """Put a monster or a boss on the board, at full health."""
    card = s.card(unit)
    s.units[unit] = Unit(card.key, space, card.health, card.stamina)
    s.listen(unit)
    health = attribute(s, unit, HEALTH)
    s.set_unit(unit, health=health, stamina=attribute(s, unit, STAMINA))


@cites("MA-R3.9", "MA-R15.9", "MA-R15.10")
def landing_spaces(s: MachinaState, who: int) -> tuple[int, ...]:
    """Where a monster may spawn: the closest spawn space, or the free spaces closest to it."""
    here = s.units[who].space
    found: dict[int, None] = {}
    for space in closest(s, here, spawn_spaces(s, who)):
        found.update(dict.fromkeys(free_near(s, space)))
    return tuple(found)


@cites("MA-R15.10")
def free_near(s: MachinaState, space: int, taken_too: tuple[int, ...] = ()) -> tuple[int, ...]:
    """A space, if a unit may stand on it; otherwise the closest free spaces, on its tile first."""
    if not occupied(s, space) and sign(s, space) in FLOOR:
        return (space,)
    taken = {row.space for row in s.units.values()} | set(taken_too)
    tile = s.area.tile(space)
    free = [one for one in s.area.spaces if one not in taken and sign(s, one) in FLOOR]
    on_tile = tuple(one for one in free if s.area.tile(one) == tile)
    return closest(s, space, on_tile or tuple(free))
