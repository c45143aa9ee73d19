"""How good the options of a monster's turn look to the one who steers it."""

from __future__ import annotations

from kadath.kernel.decision import DONE, Option
from kadath.kernel.effects import Scope

from ..rules.abilities import active, targets
from ..rules.monster_choices import next_steps, quarry
from ..rules.monster_ways import door_ahead, ways_of
from ..state import MachinaState
from .answers import STOP
from .fights import attack_in, chance_to_hit

STRIKE = 5.0
"""The worth of a strike at anybody."""
KNACK = 0.5
"""The worth of an ability that is not an attack."""
CLOSER, OPENING = 1.0, 0.5
"""The worth of a step toward the prey, and of a door out of the way."""


def worths_of_steering(s: MachinaState, monster: int, options: tuple[Option, ...]) -> list[float]:
    """Strike at opponents, and walk as a mindless monster does.

    That is a good way to walk: it knows what the monster passes through, and which way is blocked.
    Whoever controls a monster for the explorers strikes with it, and keeps it away from them.
    """
    is_foe = monster not in s.controlled
    closer = next_steps(s, monster, s.units[monster].stamina) if is_foe else ()
    door = _door_ahead(s, monster) if is_foe else None
    found = []
    for one in options:
        if one.verb == "use":
            found.append(_worth_of_use(s, *one.ids))
        elif one.verb == "move":
            found.append(CLOSER if one.ids[0] in closer else -1.0)
        elif one.verb in ("door", "break"):
            found.append(OPENING if one.ids[0] == door else -1.0)
        else:
            found.append(STOP if one == DONE else -1.0)
    return found


def worth_of_prey(s: MachinaState, monster: int, card: int, number: int, target: int) -> float:
    """The worth of aiming an ability of a steered monster at something."""
    if target not in s.units or target == monster:
        return 0.0
    attack = attack_in(active(s, card, number).effect)
    chance = chance_to_hit(s, monster, card, attack, target) if attack is not None else 1.0
    worth = chance / max(1, s.units[target].health)
    return worth if s.is_explorer(target) == (monster not in s.controlled) else -worth


def _worth_of_use(s: MachinaState, monster: int, card: int, number: int) -> float:
    ability = active(s, card, number)
    attack = attack_in(ability.effect)
    if attack is None:
        return KNACK
    scope = Scope(monster, card)
    if ability.targets:
        aims = targets(s, scope, ability, 0)
        worth = max((worth_of_prey(s, monster, card, number, one) for one in aims), default=0.0)
    else:
        struck = attack.who.ids(s, scope)
        worth = sum([worth_of_prey(s, monster, card, number, one) for one in struck])
    return STRIKE + worth if worth > 0 else -1.0


def _door_ahead(s: MachinaState, monster: int) -> int | None:
    """The closed door between a monster and its prey."""
    here, ways = s.units[monster].space, ways_of(s, monster)
    for explorer in quarry(s, monster, ways):
        door = door_ahead(s, here, ways.to(s, s.units[explorer].space, here))
        if door is not None:
            return door
    return None
