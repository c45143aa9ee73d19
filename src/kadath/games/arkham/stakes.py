"""The stakes of a check: what success and failure mean."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.events import enclosing
from kadath.kernel.game import Stakes
from kadath.kernel.nodes import Node
from kadath.kernel.procedure import Procedure
from kadath.text.declined import declined
from kadath.text.fluent import messages
from kadath.text.render import render
from kadath.text.sentences import finished

from .cards import SANITY, STAMINA, Monster
from .foes import foe
from .narration import name_of
from .prospects import TAKEN, failing, loss
from .rules.casting import CastingSpell
from .rules.checks import CLOSING, COMBAT, EVADE, HORROR, SPELL, SkillCheck
from .rules.combat import NIGHTMARISH, OVERWHELMING, Combat
from .rules.final_battle import BattleAttack
from .rules.jail import HelpingPrisoners, JailBreak
from .rules.martial_law import PassingTheWatch
from .state import ArkhamState
from .vocabulary.ancient_ones import BattleChecking
from .vocabulary.effects.checks import Checking, CheckingTable, CheckTable

FALLS = {SANITY: "insane", STAMINA: "unconscious"}
OF_INNSMOUTH: dict[type[Procedure], str] = {
    PassingTheWatch: "watch",
    JailBreak: "jail-break",
    HelpingPrisoners: "jail-help",
}
"""The messages for what the checks of Innsmouth's own rules are about."""


def stakes(s: ArkhamState, language: str) -> Stakes | None:
    """The stakes of the current check, or of the round of combat that is about to begin."""
    found = attempted(s)
    if found is None:
        return None
    who, kind, monster = found
    said = Saying(s, who, language)
    success, failure = said.branches(kind, monster)
    nothing = (said.say("stakes-nothing"),)
    return Stakes(tuple(success) or nothing, tuple(failure) or nothing)


def attempted(s: ArkhamState) -> tuple[int, str, int] | None:
    """Who attempts what, and against which monster (0: none)."""
    if s.decision is None:
        return None
    check = next(iter(enclosing(s, SkillCheck)), None)
    if check is not None:
        kind = CLOSING if check.purpose == CLOSING else check.kind
        return (check.who, kind, check.monster) if check.who in s.investigators else None
    top = s.stack[-1]
    if isinstance(top, BattleAttack):
        return top.who, COMBAT, 0
    if isinstance(top, Combat) and top.monster in s.monsters:
        return top.who, HORROR if top.at == "before" else COMBAT, top.monster
    return None


class Saying:
    """The stakes of one investigator, in one language."""

    def __init__(self, s: ArkhamState, who: int, language: str) -> None:
        self.s = s
        self.who = who
        self.language = language

    def branches(self, kind: str, monster: int) -> tuple[list[str], list[str]]:
        """What success and what failure would do."""
        s = self.s
        if monster in s.monsters and kind in (COMBAT, HORROR, EVADE):
            against = foe(s, monster, self.who)
            failed = self._failed(kind, monster, against)
            return list(self._passed(kind, monster, against)), list(failed)
        if kind == COMBAT and next(enclosing(s, BattleAttack), None) is not None:
            each = self.say("stakes-battle-hits", each=len(s.seats))
            return [each], [self.say("stakes-battle-none")]
        if kind == CLOSING:
            return [self.say("stakes-closes")], [self.say("stakes-stays-open")]
        spell = next(iter(enclosing(s, CastingSpell)), None)
        if kind == SPELL and spell is not None:
            return self._read(spell.effect), []
        for frame in reversed(s.stack):
            if (rule := OF_INNSMOUTH.get(type(frame))) is not None:
                return [self.say(f"stakes-{rule}-passed")], [self.say(f"stakes-{rule}-failed")]
            if isinstance(frame, Checking):
                return self._read(frame.check.passed), self._read(frame.check.failed)
            if isinstance(frame, BattleChecking):
                return [], self._read(frame.check.failed)
            if isinstance(frame, CheckingTable):
                return self._table(frame.table)
        return [], []

    def say(self, message: str, **values: Any) -> str:
        """A sentence of its own."""
        return messages(self.language).format(f"arkham-{message}", **values)

    def _passed(self, kind: str, monster: int, against: Monster) -> Iterator[str]:
        if kind == COMBAT:
            key = self.s.monsters[monster].monster
            name = declined(name_of(key, self.language), f"arkham-card-{key}", self.language)
            yield self.say("stakes-defeats", monster=name)
            yield from self._loses(STAMINA, against.overwhelming, OVERWHELMING)
        elif kind == HORROR:
            yield from self._loses(SANITY, against.nightmarish, NIGHTMARISH)
        else:
            yield self.say("stakes-evades")

    def _failed(self, kind: str, monster: int, against: Monster) -> Iterator[str]:
        if kind == HORROR:
            yield from self._loses(SANITY, against.horror_damage, HORROR)
            return
        does = list(failing(self.s, monster, kind))
        for effect in does:
            yield from self._read(effect)
        if not any(type(effect) in TAKEN for effect in does):
            yield from self._loses(STAMINA, against.combat_damage, COMBAT)
            yield self.say("stakes-goes-on")

    def _loses(self, what: str, amount: int, by: str) -> Iterator[str]:
        """The cost of a loss, and whether it is the last that the investigator can take."""
        lost = loss(self.s, self.who, what, amount, by)
        if not lost:
            return
        yield self.say(f"stakes-loses-{what}", amount=lost)
        if lost >= getattr(self.s.investigators[self.who], what):
            yield self.say(f"stakes-falls-{FALLS[what]}")

    def _table(self, table: CheckTable) -> tuple[list[str], list[str]]:
        """The results of each number of successes; a check passes with one (AH-4.4)."""
        without = [row for row in table.results if row.fits(0)]
        rows = [row for row in table.results if row not in without]
        success = [sentence for row in rows for sentence in self._read(row)]
        return success, [sentence for row in without for sentence in self._read(row.effect)]

    def _read(self, effect: Node | None) -> list[str]:
        return [finished(render(effect, self.language, game="arkham"))] if effect else []
