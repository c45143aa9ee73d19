"""Monsters that appear only in an encounter (AH-3.3.12, AH-3.4.4, AH-8.5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.modifiers import Modifier
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..board import MEETING, in_arkham
from ..cards import MONSTERS
from ..happenings import MonsterComes
from ..state import ArkhamState
from .combat import Combat
from .cup import put_on_board, remove_monster, to_cup
from .evading import Evading
from .fight import Cornering
from .monster_draws import DrawingMonster

MET_INSTEAD = "met_instead"
"""The value that names the monster of the sheet met instead of one from the cup."""


class Sends(Modifier):
    """The base of modifiers that send a monster from the Ancient One's sheet."""

    __slots__ = ()

    kind: str


@procedure
class Meeting(Cornering):
    """An investigator meets monsters from the cup, one after another.

    Returns whether all were defeated; None if none could appear. If a minimum `toughness` is
    required, up to `tries` draws are made. A monster that cannot be evaded cannot be fled, either.
    A `captive` comes from the Rumor that holds it.
    """

    who: int
    monsters: int = 1
    evadable: bool = True
    toughness: int = 0
    tries: int = 1
    met: int = 0
    held: int = 0
    captive: str = ""

    @step("appear", "AH-3.3.12", "AH-3.4.4")
    def appear(self, s: ArkhamState) -> Procedure | None:
        """The next one comes out of the cup, or the Ancient One sends one instead."""
        space = s.investigators[self.who].space
        if not self.captive and in_arkham(space) and s.forbids(MonsterComes(space)):
            self.finish()
            return None
        key = self.captive or sent_instead(s)
        if key is None:
            return DrawingMonster()
        self.come(s, key)
        self.goto("meet")
        return None

    @step("drawn", "AH-3.4.4")
    def look(self, s: ArkhamState) -> None:
        """If it is not tough enough, it goes back and another is drawn; the last one is kept."""
        key = s.returned
        if key is None:
            return
        if self.tries > 1 and MONSTERS[key].toughness < self.toughness:
            self.tries -= 1
            to_cup(s, key)
            self.goto("appear")
        else:
            self.come(s, key)

    @ask("meet", "AH-3.3.12", "AH-5.1", prompt="meet-monster")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Evade it or fight it."""
        if self.met not in s.monsters:
            return None
        verbs = ("evade", "fight") if self.evadable else ("fight",)
        options = tuple(option(verb, self.met) for verb in verbs)
        return Meeting.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def face(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do so."""
        return (Evading if chosen.verb == "evade" else Combat)(self.who, self.met)

    @step("over", "AH-8.5")
    def leave(self, s: ArkhamState) -> None:
        """A monster that was not defeated goes back to the cup, and the meeting ends."""
        if self.met in s.monsters:
            self.put_back(s)
            self.finish(False)
        elif self.monsters > 0:
            self.goto("appear")
        else:
            self.returns = True

    def clean_up(self, s: ArkhamState) -> None:
        """Whatever happened to the investigator, the monster goes back (AH-8.5)."""
        if self.met in s.monsters:
            self.put_back(s)

    @cites("AH-3.3.12")
    def corners(self, monster: int) -> bool:
        """Nobody flees from a monster that cannot be evaded."""
        return not self.evadable and monster == self.met

    def come(self, s: ArkhamState, key: str) -> None:
        """Put the monster in the encounter."""
        self.monsters -= 1
        self.held = len(s.investigators[self.who].trophies)
        self.met = put_on_board(s, key, MEETING)

    @cites("AH-8.5")
    def put_back(self, s: ArkhamState) -> None:
        """Put the monster where it came from."""
        if self.captive:
            s.captives = (*s.captives, s.take_monster(self.met).monster)
        else:
            remove_monster(s, self.met)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "monster": self.met}


@cites("IH-9.7")
def sent_instead(s: ArkhamState) -> str | None:
    """The monster of the Ancient One's sheet that comes instead of one from the cup."""
    for _, sends in s.modifying(MET_INSTEAD):
        if isinstance(sends, Sends) and sends.kind in s.on_sheet:
            s.on_sheet = tuple(one for one in s.on_sheet if one != sends.kind)
            return sends.kind
    return None
