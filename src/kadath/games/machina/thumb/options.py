"""How good each option of a decision looks."""

from __future__ import annotations

from kadath.kernel.decision import DONE, Option

from ..rules.abilities import Aiming, active
from ..rules.equipping import ways_to_equip
from ..rules.explorer_phase import ExplorerTurn
from ..rules.inventory import attached_to, may_augment, may_upgrade
from ..rules.movement import Moving
from ..rules.steering import Steering
from ..state import AUGMENTATION, UNEQUIPPED, UPGRADE, MachinaState
from ..values import HEALTH, STAMINA, attribute
from . import gear
from .abilities import worth_of_target, worth_of_use
from .answers import STOP, worth_of_answer
from .errands import Errand, Legs, best_errand, errands, legs_of, worth_from
from .fights import Danger
from .prices import price
from .steering import worth_of_prey, worths_of_steering
from .ways import FAR, distances

DOUBT = 2.0
STEP = 0.3
IDLE = 0.7
"""What wearing an item adds, as a share of its worth."""
FEAR = 0.9
"""The worth of a point of health at risk, to somebody in full health."""


def worths(s: MachinaState) -> list[float]:
    """How good each option of the decision looks; higher is better."""
    decision = s.decision
    assert decision is not None
    frame = s.stack[-1]
    if isinstance(frame, ExplorerTurn):
        return _of_a_turn(s, frame.who, decision.options)
    if isinstance(frame, Steering):
        return worths_of_steering(s, frame.who, decision.options)
    if isinstance(frame, Moving) and s.is_explorer(frame.unit):
        return _of_steps(s, frame.unit, decision.options)
    if isinstance(frame, Aiming):
        worth = worth_of_target if s.is_explorer(frame.who) else worth_of_prey
        who, card, number = frame.who, frame.card, frame.number
        return [worth(s, who, card, number, one.ids[0]) for one in decision.options]
    return [worth_of_answer(s, decision.ask, one) for one in decision.options]


def _of_a_turn(s: MachinaState, who: int, options: tuple[Option, ...]) -> list[float]:
    about = list(errands(s, who))
    legs = legs_of(s, who)
    errand = best_errand(s, who, about, legs)
    steps = distances(s, errand.spots, who) if errand is not None else {}
    danger = Danger(s, who)
    gains = {one.does: one.worth for one in (*about, *filter(None, (errand,)))}
    found = []
    for one in options:
        if one.verb == "move":
            found.append(_step(s, who, errand, steps, legs, danger, one.ids[0]))
        elif one.verb == "use":
            found.append(worth_of_use(s, *one.ids) - _delay(s, who, errand, steps, legs, one))
        elif one.verb == "inventory":
            found.append(_disorder(s, who) if one.ids[0] == who else -1.0)
        else:
            found.append(STOP if one == DONE else gains.get(one.key, -1.0))
    return found


def _step(
    s: MachinaState,
    who: int,
    errand: Errand | None,
    steps: dict[int, int],
    legs: Legs,
    danger: Danger,
    space: int,
) -> float:
    """The worth of a step: how much closer it gets, and the danger where it ends."""
    here = s.units[who].space
    fear = _fear(s, who)
    exposed = danger.at(here) * fear
    safer = (exposed - danger.at(space) * fear) / 2
    now, then = steps.get(here, FAR), steps.get(space, FAR)
    if errand is None or now == FAR:
        return safer - STEP
    gain = worth_from(errand, then, legs) - worth_from(errand, now, legs)
    if then >= now:
        return gain + safer - STEP
    if now + errand.stamina > legs.stamina:
        return gain + safer + STEP
    # It can be done this turn, so the danger there counts, not the one on the way.
    least = min(map(danger.at, errand.spots))
    return STEP + min(0.0, errand.worth + (exposed - least * fear) / 2)


def _delay(
    s: MachinaState,
    who: int,
    errand: Errand | None,
    steps: dict[int, int],
    legs: Legs,
    use: Option,
) -> float:
    """What the errand loses because an ability takes the stamina for it."""
    away = steps.get(s.units[who].space, FAR)
    if errand is None or away == FAR:
        return 0.0
    spent = price(active(s, *use.ids[1:]), STAMINA)
    return worth_from(errand, away, legs) - worth_from(errand, away, legs, spent)


def _fear(s: MachinaState, who: int) -> float:
    """The worth of a point of health to an explorer: the fewer are left, the more."""
    return FEAR * attribute(s, who, HEALTH) / max(1, s.units[who].health)


def _disorder(s: MachinaState, who: int) -> float:
    """The worth of arranging the inventory: that of the items that could be worn but are not."""
    worn = s.equipped(who)
    idle = [
        item
        for item, row in s.items.items()
        if row.owner == who and row.place == UNEQUIPPED and _could_be_worn(s, who, item, worn)
    ]
    return sum(IDLE * gear.worth(s.items[item].card) for item in idle) if idle else -1.0


def _could_be_worn(s: MachinaState, who: int, item: int, worn: tuple[int, ...]) -> bool:
    """Whether there is room to wear an item, too."""
    if any(way.ids[1] == 0 for way in ways_to_equip(s, who, item)):
        return True
    return any(
        fits(s, item, base) and not attached_to(s, base, place)
        for base in worn
        for place, fits in ((UPGRADE, may_upgrade), (AUGMENTATION, may_augment))
    )


def _of_steps(s: MachinaState, who: int, options: tuple[Option, ...]) -> list[float]:
    errand = best_errand(s, who, errands(s, who), legs_of(s, who))
    steps = distances(s, errand.spots, who) if errand is not None else {}
    here = steps.get(s.units[who].space, FAR)
    return [
        STOP if one == DONE else 0.5 if steps.get(one.ids[0], FAR) < here else -1.0
        for one in options
    ]
