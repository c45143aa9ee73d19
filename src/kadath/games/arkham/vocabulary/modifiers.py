"""Modifiers of skills, checks and maximums, and prevention of some losses."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.citations import cites
from kadath.kernel.effects import Number, Scope, Selector, count
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import ADD, SET, VALUE, Change, Modifier, worked_out
from kadath.kernel.nodes import node

from ..cards import MAGICAL, SKILLS, SPELL, Face
from ..happenings import Loses
from ..rules.fight import fight_of
from ..state import ArkhamState

COMBAT_CHECK = "combat_check"
SUCCESS = "success"
SIXES_TWICE = "sixes_twice"
ENCHANTED = "enchanted"
SPELL_BONUS = "spell_bonus"


@node
class Bonus(Modifier):
    """A bonus to a skill, to checks of a kind, or to a maximum."""

    to: str
    by: Number

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.to),)

    @cites("AH-15.10")
    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return _added(state, scope, self.by) if thing == scope.who else None


@node
class SucceedOn(Modifier):
    """The lowest face of a die that is a success."""

    lowest: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, SUCCESS),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, self.lowest) if thing == scope.who else None


@node
class CombatBonus(Modifier):
    """A bonus to Combat checks with this card; the monster may resist it (AH-6)."""

    by: int
    kind: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, COMBAT_CHECK),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        fight = fight_of(state, thing)
        if fight is None or thing != scope.who or scope.source not in fight.wielded:
            return None
        enchanted = worked_out(state, scope.this, ENCHANTED, 0).total > 0
        kind = MAGICAL if enchanted else self.kind
        face = state.face(scope.this)
        by = self.by + (spell_bonus(state, thing, face) if face.kind == SPELL else 0)
        by = unresisted(by, kind, face.is_weapon, fight.against(state).keywords)
        return Change(scope.source, ADD, by)


@node
class SpellBonus(Modifier):
    """A bonus to your combat spells; None: 1 for each hand that the spell needs."""

    by: int | None = None

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, SPELL_BONUS),)


def spell_bonus(state: ArkhamState, who: int, spell: Face) -> int:
    """An investigator's bonus to a combat spell."""
    bonuses = [one for scope, one in state.modifying(SPELL_BONUS) if scope.who == who]
    more = (
        one.by if one.by is not None else spell.hands
        for one in bonuses
        if isinstance(one, SpellBonus)
    )
    return sum(by or 0 for by in more)


@cites("AH-6.12", "AH-6.18", "IH-9.1")
def unresisted(by: int, kind: str, is_weapon: bool, keywords: frozenset[str]) -> int:
    """What is left of a bonus: half (rounded up) against resistance, nothing against immunity."""
    if f"{kind}_immunity" in keywords or (is_weapon and "weapon_immunity" in keywords):
        return 0
    return -(-by // 2) if f"{kind}_resistance" in keywords else by


@node
class SixesCountTwice(Modifier):
    """In Combat checks with this card, each 6 counts as two successes."""

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, SIXES_TWICE),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        fight = fight_of(state, thing)
        held = fight is not None and thing == scope.who and scope.source in fight.wielded
        return Change(scope.source, SET, 1) if held else None


@node
class ExtraClueDie(Modifier):
    """When you spend a Clue token on a check of a skill (empty: any), you roll one more die."""

    skill: str = ""

    def topics(self) -> tuple[Topic, ...]:
        return tuple((VALUE, clue_dice(one)) for one in SKILLS if self.skill in ("", one))

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, ADD, 1) if thing == scope.who else None


@node
class FailsChecks(Modifier):
    """You fail checks of these kinds without rolling."""

    checks: tuple[str, ...]

    def topics(self) -> tuple[Topic, ...]:
        return tuple((VALUE, failing(check)) for check in self.checks)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1) if thing == scope.who else None


def failing(check: str) -> str:
    """The value for whether checks such as a `combat_check` fail without a roll."""
    return f"{check}_fails"


def clue_dice(skill: str) -> str:
    """The value for how many dice a Clue token adds to a check of a skill."""
    return f"{skill}_clue_dice"


@node
class IsMagical(Modifier):
    """The bonus of a weapon counts as magical."""

    of: Selector

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, ENCHANTED),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1) if self.of.includes(state, scope, thing) else None


@node
class CannotLoseTo(Forbidding):
    """You lose nothing to a certain monster ability."""

    KIND = Loses

    keyword: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Loses) -> bool:
        return part.who == scope.who and part.by == self.keyword


def _added(state: ArkhamState, scope: Scope, by: Number) -> Change:
    return Change(scope.source, ADD, count(by, state, scope))
