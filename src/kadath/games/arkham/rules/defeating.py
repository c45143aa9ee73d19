"""Defeating monsters, and which of them become trophies (AH-6)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..cards import MONSTERS
from ..foes import as_it_is
from ..happenings import Defeats, TakesTrophy
from ..privileges import CLAIMS_ENDLESS, is_privileged
from ..state import ArkhamState
from .cup import to_cup


@procedure
class Defeating(Event[Defeats]):
    """Monsters are defeated; `taken` are those that become trophies, which not all do."""

    taken: tuple[TakesTrophy, ...] = ()

    @cites("AH-6.6", "AH-6.11", "AH-8.5", "IH-9.2")
    def impact(self, s: ArkhamState) -> Procedure | None:
        for part in self.parts():
            if part.monster not in s.monsters:
                continue
            monster = as_it_is(s, MONSTERS[part.kind], part.monster, part.who)
            s.take_monster(part.monster)
            s.note("defeat", who=part.who, monster=part.kind)
            if "spawn" in monster.keywords or part.who not in s.investigators:
                to_cup(s, part.kind)
                continue
            if "endless" in monster.keywords and not is_privileged(s, part.who, CLAIMS_ENDLESS):
                s.cup = tuple(sorted((*s.cup, part.kind)))
            else:
                trophies = s.investigators[part.who].trophies
                s.set_investigator(part.who, trophies=(*trophies, part.kind))
                self.taken += (TakesTrophy(part.who, part.kind),)
        return None

    def happened(self, s: ArkhamState) -> tuple[Defeats | TakesTrophy, ...]:
        """The defeats, and which of the monsters became trophies."""
        return (*self.parts(), *self.taken)
