"""Where it is worth going: Clues, gates, doctors, shops."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from kadath.kernel.abilities.costs import unpayable
from kadath.kernel.effects import Scope

from ..board import AREAS, JOINED
from ..cards import FACES
from ..rules.closing import seal_cost
from ..state import ArkhamState
from ..values import gate_limit
from ..vocabulary.abilities import Action
from ..vocabulary.effects.shops import Buy
from .effects import cost_worth, effect_worth
from .strength import arms, fight_with, seals

CLUE = 3.0
"""What a Clue token is worth that is missing for a seal."""
SPARE_CLUE = 1.0
CLOSING = 14.0
ENTERING = 2.0
SEALABLE = 12.0
CROWDED = 3.0
"""How much more a gate is worth to somebody who could seal it after exploring."""
COMPANY = 3.0
"""How much less where somebody is on the way through it already."""
ARMING = 3.0
PURSE = 4
"""With so many dollars something can be bought."""
UNARMED = 3
"""With less than this from weapons one had better look for some."""
FIT = 2
"""With so much Sanity and Stamina one dares to go through a gate."""
PATIENCE = 0.8
"""What a worth comes to that is a turn away."""
STEPS_A_TURN = 4
STEP = 0.05
HALTED = 2.0
"""What it costs to be held up by a monster on the way."""


def aims(s: ArkhamState, who: int) -> dict[str, float]:
    """What it would be worth to an investigator to end the movement in each space."""
    found: dict[str, float] = {}
    for space, worth in _worths(s, who):
        found[space] = found.get(space, 0.0) + worth
    for space in found:
        found[space] -= danger(s, who, space)
    return found


def promise(s: ArkhamState, who: int, start: str, aimed: dict[str, float], points: int) -> float:
    """The most that is promised to an investigator who stands in a space with so many points."""
    _, found = best_aim(s, who, start, aimed, points)
    # Whoever cannot go on from here this turn meets what is here.
    return found if points else found - danger(s, who, start)


def best_aim(
    s: ArkhamState, who: int, start: str, aimed: dict[str, float], points: int
) -> tuple[str, float]:
    """The space that promises most from there, and how much; none: nothing does."""
    aim, found = "", 0.0
    for space, (steps, toll) in _ways(s, who, start).items():
        if space in aimed:
            later = PATIENCE ** (max(0, steps - points) / STEPS_A_TURN)
            worth = aimed[space] * later - toll
            if worth > found:
                aim, found = space, worth
    return aim, found


def _ways(s: ArkhamState, who: int, start: str) -> dict[str, tuple[int, float]]:
    """How many steps lead to each space on the easiest way, and what that way may cost."""
    tolls: dict[str, float] = {}
    found: dict[str, tuple[int, float]] = {}
    rim = [(0.0, 0, start)]
    while rim:
        cost, steps, space = heappop(rim)
        if space in found:
            continue
        found[space] = (steps, cost)
        if space not in tolls:
            tolls[space] = _toll(s, who, space)
        for other in JOINED.get(space, ()):
            if other not in found:
                heappush(rim, (cost + tolls[space] + STEP, steps + 1, other))
    return found


def _toll(s: ArkhamState, who: int, space: str) -> float:
    """What it may cost to get past the monsters in a space."""
    fights = [fight_with(s, who, monster) for monster in s.monsters_at(space)]
    return sum([(1 - fight.evade) * HALTED - fight.past for fight in fights])


def danger(s: ArkhamState, who: int, space: str) -> float:
    """What the monsters in a space may cost an investigator who goes there."""
    fights = [fight_with(s, who, monster) for monster in s.monsters_at(space)]
    return -sum([max(fight.worth, fight.past) for fight in fights])


def _worths(s: ArkhamState, who: int) -> Iterator[tuple[str, float]]:
    row = s.investigators[who]
    short = max(0, seal_cost(s, who) - row.clues)
    for space, clues in s.clues.items():
        needed = min(short, clues)
        yield space, CLUE * needed + SPARE_CLUE * (clues - needed)
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
    company = sum(one.entered == space and one.space in AREAS for one in others)
    if min(row.sanity, row.stamina) < FIT:
        return 1.0
    sign = any(seals(s.cards[card].face) for card in s.cards_of(who))
    sealable = SEALABLE if sign or row.clues >= seal_cost(s, who) else 0.0
    crowded = CROWDED * max(0, len(s.gates) + 3 - gate_limit(s))
    return ENTERING + sealable + crowded - COMPANY * company


def _worth_of_place(s: ArkhamState, who: int, space: str) -> float:
    """What a location offers, read off what stands beside it."""
    row = s.investigators[who]
    worth = 0.0
    for ability in FACES[space].abilities:
        if not isinstance(ability, Action):
            continue
        offer = effect_worth(s, who, ability.effect) - cost_worth(s, who, ability.costs)
        if unpayable(ability.costs, s, Scope(who, who)) is not None:
            continue
        if any(isinstance(part, Buy) for part in ability.effect.walk()):
            offer = ARMING if row.money >= PURSE and arms(s, who) < UNARMED else 0.0
        worth = max(worth, offer)
    return worth
