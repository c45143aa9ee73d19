"""Where it is worth going: Clues, gates, doctors, shops."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.graph import distances

from ..board import JOINED
from ..cards import FACES, SANITY, STAMINA
from ..rules.closing import seal_cost
from ..state import ArkhamState
from ..values import maximum
from ..vocabulary.abilities import Action
from ..vocabulary.effects.gains import Gain, RestoreToMaximum
from ..vocabulary.effects.shops import Buy
from .strength import arms, fight_with

CLUE = 1.6
CLOSING = 14.0
ENTERING = 8.0
SEALABLE = 4.0
"""How much more a gate is worth to somebody who could seal it after exploring."""
COMPANY = 3.0
"""How much less where somebody is on the way through it already."""
HEALING = 2.5
"""What a doctor is worth for each point that is missing below half."""
ARMING = 2.0
UNARMED = 3
"""With less than this from weapons one had better look for some."""
FIT = 2
"""With so much Sanity and Stamina one dares to go through a gate."""
PATIENCE = 0.8
"""What a worth comes to that is a turn away."""
STEPS_A_TURN = 4
SURE = 0.6
"""With such a chance, or better, one expects to succeed."""
IN_THE_WAY = 1.6
"""What it costs to stand before a monster that one does not expect to get past."""


def aims(s: ArkhamState, who: int) -> dict[str, float]:
    """What it would be worth to an investigator to end the movement in each space."""
    found: dict[str, float] = {}
    for space, worth in _worths(s, who):
        found[space] = found.get(space, 0.0) + worth
    for space in found:
        found[space] -= danger(s, who, space)
    return found


def promise(s: ArkhamState, who: int, start: str, aimed: dict[str, float], points: int) -> float:
    """The most that is promised to an investigator who stands in a space with so many points.

    Ways lead past monsters only where one would not be stopped for long.
    """
    shunned = {row.space for one, row in s.monsters.items() if not _is_passed(s, who, one)}
    away = distances(
        lambda one: JOINED.get(one, ()) if one == start or one not in shunned else (), start
    )
    return max(
        (
            worth * PATIENCE ** (max(0, steps - points) / STEPS_A_TURN) - 0.05 * steps
            for space, worth in aimed.items()
            if (steps := away.get(space)) is not None
        ),
        default=0.0,
    ) - IN_THE_WAY * (start in shunned)


def _is_passed(s: ArkhamState, who: int, monster: int) -> bool:
    """Whether an investigator would expect to get past a monster."""
    fight = fight_with(s, who, monster)
    return fight.evade >= SURE or fight.win >= SURE


def danger(s: ArkhamState, who: int, space: str) -> float:
    """What the monsters in a space may cost an investigator who goes there."""
    row = s.investigators[who]
    total = 0.0
    for monster in s.monsters_at(space):
        fight = fight_with(s, who, monster)
        hurt = fight.sanity * 4 / max(1, row.sanity)
        hurt += (1 - fight.win) * fight.stamina * 5 / max(1, row.stamina)
        total += hurt - 2.0 * fight.win
    return total


def _worths(s: ArkhamState, who: int) -> Iterator[tuple[str, float]]:
    row = s.investigators[who]
    for space, clues in s.clues.items():
        yield space, CLUE * min(3, clues)
    for space in s.gates:
        if space == row.space and row.explored:
            yield space, CLOSING
        elif not any(s.investigators[one].explored for one in s.at(space)):
            yield space, _worth_of_entering(s, who, space)
    for space in JOINED:
        if space in FACES and space not in s.gates and space not in s.closed:
            yield space, _worth_of_place(s, who, space)


def _worth_of_entering(s: ArkhamState, who: int, space: str) -> float:
    row = s.investigators[who]
    others = [one for key, one in s.investigators.items() if key != who]
    company = sum(one.entered == space for one in others)
    ready = min(row.sanity, row.stamina) >= FIT
    sealable = SEALABLE if row.clues >= seal_cost(s, who) else 0.0
    hurry = s.doom / 4
    return (ENTERING + sealable + hurry if ready else 0.5) - COMPANY * company


def _worth_of_place(s: ArkhamState, who: int, space: str) -> float:
    """What a location offers, read off what stands beside it."""
    row = s.investigators[who]
    worth = 0.0
    for ability in FACES[space].abilities:
        if not isinstance(ability, Action):
            continue
        for part in ability.effect.walk():
            match part:
                case RestoreToMaximum(what=str(what)) | Gain(what=str(what)) if what in (
                    SANITY,
                    STAMINA,
                ):
                    most = maximum(s, who, what)
                    missing = most / 2 + 0.5 - getattr(row, what)
                    worth = max(worth, HEALING * missing)
                case Buy() if row.money >= 5 and arms(s, who) < UNARMED:
                    worth = max(worth, ARMING)
    return worth
