"""Monsters that appear: the monster limit and the Outskirts (AH-8)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure, procedure, step

from ..board import MEETING, OUTSKIRTS, in_innsmouth
from ..cards import MONSTERS
from ..happenings import MonsterComes
from ..state import ArkhamState
from .awakening import awaken
from .cup import SPAWN, put_on_board, return_monsters, to_cup
from .monster_draws import DrawingMonster
from .terror import HIGHEST, RaisingTerror

MOST_INVESTIGATORS = 8


@cites("AH-8.1")
def monster_limit(s: ArkhamState) -> int:
    """How many monsters Arkham holds before they gather in the Outskirts."""
    return len(s.seats) + 3


@cites("AH-8.2")
def outskirts_limit(s: ArkhamState) -> int:
    """How many monsters the Outskirts hold before the terror level rises."""
    return MOST_INVESTIGATORS - len(s.seats)


@cites("AH-8.1", "IH-3.3", "IH-9.2")
def counted_monsters(s: ArkhamState) -> int:
    """The monsters that count towards the limit: in the streets, locations and sky of Arkham."""
    return sum(
        1
        for row in s.monsters.values()
        if row.space not in (OUTSKIRTS, MEETING) and not in_innsmouth(row.space)
        if SPAWN not in MONSTERS[row.monster].keywords
    )


@cites("AH-8.1", "AH-8.4")
def is_full(s: ArkhamState) -> bool:
    """Whether one more monster would exceed Arkham's limit; at the highest terror there is none."""
    return s.terror < HIGHEST and counted_monsters(s) >= monster_limit(s)


@cites("AH-8.1", "IH-3.3", "IH-9.2")
def has_room(s: ArkhamState, monster: str, space: str) -> bool:
    """Whether a monster may enter a space; Innsmouth and spawn have no limit."""
    return in_innsmouth(space) or not is_full(s) or SPAWN in MONSTERS[monster].keywords


@procedure
class PlacingMonsters(Procedure):
    """Monsters appear in a space, drawn from the cup or named, each subject to the limit.

    `named` are placed instead of as many drawn ones.
    """

    space: str
    left: int = 1
    named: tuple[str, ...] = ()

    @step("next", "AH-8.8")
    def next(self, s: ArkhamState) -> Procedure | None:
        """Draw the next one, unless it is named; none appears if something forbids it."""
        if self.left <= 0 or is_barred(s, self.space):
            for one in self.named:
                to_cup(s, one)
            self.finish()
            return None
        self.left -= 1
        return None if self.named else DrawingMonster()

    @step("place", "AH-8.1", "AH-8.2", "AH-8.4")
    def place(self, s: ArkhamState) -> None:
        """It appears, or goes to the Outskirts."""
        monster = self.named[0] if self.named else s.returned
        self.named = self.named[1:]
        if monster is None:
            self.finish()
        elif self.space != OUTSKIRTS and has_room(s, monster, self.space):
            self.goto("next")
            put_on_board(s, monster, self.space)
            check_overrun(s)
        else:
            put_on_board(s, monster, OUTSKIRTS)
            if len(s.monsters_at(OUTSKIRTS)) <= outskirts_limit(s):
                self.goto("next")

    @step("overflow", "AH-8.3")
    def overflow(self, s: ArkhamState) -> Procedure | None:
        """One too many: everything in the Outskirts returns to the cup, and terror rises."""
        gone = return_monsters(s, s.monsters_at(OUTSKIRTS))
        s.note("overflow", monsters=gone)
        self.goto("next")
        return RaisingTerror()


@cites("AH-8.4", "AH-8.8")
def is_barred(s: ArkhamState, space: str) -> bool:
    """Whether no monster can appear in a space; at the highest terror there are no Outskirts."""
    if space == OUTSKIRTS and s.terror >= HIGHEST:
        return True
    return space in s.seals or s.forbids(MonsterComes(space))


@cites("AH-12.1")
def check_overrun(s: ArkhamState) -> None:
    """At the highest terror, twice the limit of monsters awakens the Ancient One."""
    if s.terror >= HIGHEST and counted_monsters(s) >= 2 * monster_limit(s):
        awaken(s, "overrun")
