"""The worth of options outside a turn: items, essence, places."""

from __future__ import annotations

from collections.abc import Callable

from kadath.kernel.decision import DONE, PASS, Option

from ..cards import EXPLORER
from ..rules.activating import UNLIT_ESSENCE
from ..rules.attack import Attacking
from ..rules.choices import ChoosingUnit
from ..rules.converting import Converting
from ..rules.final_challenge import LIGHT_ESSENCE, may_be_lit
from ..rules.sight import neighbours, sign
from ..rules.wounding import LosingHealth
from ..state import MachinaState
from . import gear
from .abilities import worth_of_use
from .fights import attack_in, worth_of_hitting
from .ways import FAR, distances, notable

STOP = 0.0
IN_DANGER = 2
"""The health at or below which every point counts."""
ARRANGED = {"main": 3.0, "upgrade": 4.0, "augmentation": 4.0, "stow": 0.0, "give": -3.0}
SPARED, WANTED = 0.6, 1.6
"""The worth of a point of essence, if it can be spared and if it will be needed."""
EXCHANGED = 0.3
"""How much better an item must look to be worth exchanging."""


def worth_of_answer(s: MachinaState, ask: str, one: Option) -> float:
    """How good an answer to a question looks; 0 for questions without a rule of thumb."""
    found = _BY_ASK.get(ask)
    return found(s, one) if found is not None else 0.0


def _keep(s: MachinaState, one: Option) -> float:
    item, who = one.ids[:2]
    return gear.worth_to(s, who, s.cards[item].face)


def _exchange(s: MachinaState, one: Option) -> float:
    """How much better a drawn item is than the explorer's own."""
    if one == DONE:
        return STOP
    drawn, own = one.ids
    owner = s.items[own].owner
    better = gear.worth_to(s, owner, s.cards[drawn].face, without=own)
    return better - gear.worth_to(s, owner, s.items[own].card, without=own) - EXCHANGED


def _least(s: MachinaState, one: Option) -> float:
    """Give up the item with the least worth."""
    return -gear.worth(s.items[one.ids[0]].card) if one.ids else STOP


def _draw(s: MachinaState, one: Option) -> float:
    who = next((frame.who for frame in reversed(s.stack) if hasattr(frame, "who")), 0)
    return sum(gear.want(s, who, kind) for kind in one.words)


def _arrange(s: MachinaState, one: Option) -> float:
    if one == DONE:
        return 0.0
    return ARRANGED.get(one.verb, 0.0) + 0.1 * gear.worth(s.items[one.ids[0]].card)


def _raise(s: MachinaState, one: Option) -> float:
    """Essence makes attacks hit, and a kill gives one back; what will be needed is better kept."""
    frame = s.stack[-1]
    assert isinstance(frame, Attacking)
    paid = one.ids[0]
    lacking = {
        blocker: frame.needed_against(s, blocker) - frame.result
        for blocker in frame.blockers
        if blocker in s.units
    }
    hit = [blocker for blocker, more in lacking.items() if 0 < more <= paid]
    gain = sum(worth_of_hitting(s, blocker) for blocker in hit)
    back = sum(s.units[blocker].health == 1 and blocker not in s.explorers for blocker in hit)
    spare = _spare_essence(s, frame.attacker) + back
    return gain - SPARED * min(paid, spare) - WANTED * max(0, paid - spare)


def _save(s: MachinaState, one: Option) -> float:
    """Spend essence to save an explorer in danger of death, or if it can be spared."""
    frame = s.stack[-1]
    if not isinstance(frame, LosingHealth):
        return 0.0
    losing = frame.what[frame.asked].unit
    near_death = s.is_explorer(losing) and s.units[losing].health <= IN_DANGER
    spared = one.ids[0] if near_death else _spare_essence(s, losing)
    return 0.1 * one.ids[0] if one.ids[0] <= spared else -1.0


def _spare_essence(s: MachinaState, who: int) -> int:
    """The essence of an explorer that no chapter space and no brazier will need."""
    row = s.units.get(who)
    if row is None:
        return 0
    wanted = UNLIT_ESSENCE
    if s.final:
        dark = (sign(s, one) for one in notable(s) if may_be_lit(s, one))
        wanted = sum(LIGHT_ESSENCE[one] for one in dark)
    return max(0, row.essence - wanted)


def _convert(s: MachinaState, one: Option) -> float:
    """Health is worth more than essence to an explorer with little of it."""
    frame = s.stack[-1]
    assert isinstance(frame, Converting)
    row = s.units[frame.who]
    fits = row.health - one.ids[0] > IN_DANGER and row.essence + one.ids[0] <= UNLIT_ESSENCE
    return float(one.ids[0]) if fits else -float(one.ids[0])


def _unit(s: MachinaState, one: Option) -> float:
    """Attacks are for monsters, and everything else is for explorers."""
    frame = s.stack[-1]
    strikes = isinstance(frame, ChoosingUnit) and attack_in(frame.effect) is not None
    return float(s.is_explorer(one.ids[0]) != strikes)


def _far(s: MachinaState, one: Option) -> float:
    """A place where monsters will appear should be far from everybody."""
    return min(_away(s, (one.ids[0],)), default=0.0)


def _exit(s: MachinaState, one: Option) -> float:
    """An exit should be close to the explorer farthest from it."""
    return -max(_away(s, s.area.openings[one.ids[0]].spaces), default=0.0)


def _away(s: MachinaState, spaces: tuple[int, ...]) -> list[float]:
    """The distance of each explorer to the nearest of some spaces."""
    steps = distances(s, spaces)
    return [
        min((steps.get(one, FAR) + 1.0 for one in _around(s, who)), default=float(FAR))
        for who in s.units_of(EXPLORER)
    ]


def _around(s: MachinaState, who: int) -> tuple[int, ...]:
    here = s.units[who].space
    return (here, *neighbours(s, here))


def _between(s: MachinaState, one: Option) -> float:
    return STOP if one == PASS else worth_of_use(s, *one.ids)


def _agree(s: MachinaState, one: Option) -> float:
    return float(one.verb == "agree")


def _refuse(s: MachinaState, one: Option) -> float:
    return float(one.verb == "refuse" or one in (DONE, PASS))


def _equip(s: MachinaState, one: Option) -> float:
    """An item in place of another: how much better it is."""
    if one == PASS:
        return STOP
    item, other = one.ids
    return gear.worth(s.items[item].card) - (gear.worth(s.items[other].card) if other else 0.0)


_BY_ASK: dict[str, Callable[[MachinaState, Option], float]] = {
    "keep-item": _keep,
    "keep-made": _keep,
    "exchange-items": _exchange,
    "sacrifice": _least,
    "unequip-item": _least,
    "give-item": _least,
    "convert": _convert,
    "choose-unit": _unit,
    "spawn-where": _far,
    "exit-where": _exit,
    "draw-items": _draw,
    "use-inventory": _arrange,
    "raise-attack": _raise,
    "gather": _save,
    "between-actions": _between,
    "agree-to-pay": _agree,
    "agree-to-trade": _refuse,
    "trade": _refuse,
    "return-item": _refuse,
    "equip-kept": _equip,
    "equip-item": _equip,
}
