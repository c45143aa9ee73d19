"""Where monsters would go if their symbols appeared now (AH-9, IH-5)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope, count

from .board import OUTSKIRTS, SKY, VORTEX, in_innsmouth
from .foes import movement_of
from .prospects import loss
from .rules.checks import DIE
from .rules.monster_movement import FAST, nearest_prey, ways
from .rules.monsters import is_full
from .state import ArkhamState
from .vocabulary.effects.choices import EachInvestigator
from .vocabulary.effects.gains import Lose
from .vocabulary.effects.monsters import Hunt, OnHighDie
from .vocabulary.fates import ThisActivates


class Errand(NamedTuple):
    """What a monster would do: where it could end up, several if the first player chooses.

    It stays if there is no space; one that `acts` does something else instead of moving.
    """

    spaces: tuple[str, ...] = ()
    acts: bool = False


@cites("AH-9.1", "AH-9.8")
def errand(s: ArkhamState, monster: int, color: str) -> Errand:
    """What a monster does if its symbol appears with the arrows of a color."""
    instead = _instead(s, monster)
    if instead is None:
        steps = 2 if movement_of(s, monster) == FAST else 1
        return Errand(_ends(s, monster, color, steps))
    if instead != Hunt():
        return Errand(acts=True)
    space = s.monsters[monster].space
    return Errand(() if s.at(space) else nearest_prey(s, space))


class Harm(NamedTuple):
    """What a monster does instead of moving: the chance, and what each investigator would lose."""

    chance: Fraction
    losses: tuple[tuple[int, str, int], ...]


@cites("AH-9.8")
def harm(s: ArkhamState, monster: int) -> Harm | None:
    """Whom a monster would harm if its symbol appeared; None if it moves, or does no harm."""
    effect = _instead(s, monster)
    chance = Fraction(1)
    if isinstance(effect, OnHighDie):
        chance = Fraction(sum(face >= effect.least for face in DIE), len(DIE))
        effect = effect.effect
    if not isinstance(effect, EachInvestigator):
        return None
    losses: list[tuple[int, str, int]] = []
    for who in s.player_order():
        scope = Scope(who, monster)
        if effect.where is not None and not effect.where.holds(s, scope):
            continue
        losses += [
            (who, one.what, lost)
            for one in effect.effect.walk()
            if isinstance(one, Lose) and (lost := _lost(s, scope, one))
        ]
    return Harm(chance, tuple(losses))


def _lost(s: ArkhamState, scope: Scope, one: Lose) -> int:
    return loss(s, scope.who, one.what, count(one.amount, s, scope), "")


def _instead(s: ArkhamState, monster: int) -> object | None:
    """What a monster does instead of moving."""
    for ability in s.abilities(monster):
        if isinstance(ability, Forced) and isinstance(ability.to, ThisActivates):
            effect = ability.effect
            return effect.effect if isinstance(effect, Instead) else effect
    return None


@cites("AH-9.4", "IH-3.3", "IH-6.3")
def _ends(s: ArkhamState, monster: int, color: str, steps: int) -> tuple[str, ...]:
    """Where it may be after some steps; a fast monster goes on unless it meets an investigator."""
    found: dict[str, None] = {}
    here = s.monsters[monster].space
    for space in ways(s, monster, color):
        if space == SKY and in_innsmouth(here) and is_full(s):
            found[OUTSKIRTS] = None
        elif steps == 1 or space == VORTEX:
            found[space] = None
        else:
            there = s.clone()
            there.monsters[monster] = there.monsters[monster]._replace(space=space)
            further = _ends(there, monster, color, steps - 1)
            found.update(dict.fromkeys(further or (space,)))
    return tuple(found)
