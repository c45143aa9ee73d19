"""What an ability would do: whom it would hit, kill, or shove, and how likely that is.

The rules themselves play it on copies, once for each set of units that the dice may hit. Nobody
pays essence or answers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from kadath.kernel.decision import PASS, Option
from kadath.kernel.dice import sums
from kadath.kernel.state import Until

from .forecast import hit_chances
from .rules.abilities import Aiming, active
from .rules.attack import HIGH_DIE, LOW_DIE, Attacking
from .rules.play import MachinaPlay
from .rules.sight import sign
from .state import MachinaState
from .tiles import CHASM
from .vocabulary.moving import Pull, Push

MOST = 16
"""The most targets to compute chances for; nobody wants to read more, least of all for spaces."""
NOWHERE = -1


class Fate(NamedTuple):
    """What an ability does to a unit; `space` is where the unit ends up, or -1 if it stays."""

    unit: int
    hit: Fraction | None
    kill: Fraction
    space: int


class Throw(NamedTuple):
    """An attack before its dice are rolled: the dice, the bonus, and what hits each blocker."""

    high: int
    low: int
    bonus: int
    arcane: bool
    needed: dict[int, int]


class Prospect(NamedTuple):
    """What an ability does if it is used with an option, or with its only possible target.

    `throw` is None if it does not begin with an attack.
    """

    option: str
    target: int
    throw: Throw | None
    fates: tuple[Fate, ...]


class Shove(NamedTuple):
    """The result of a push or a pull.

    A unit is `pushed` or `pulled` from a space to another, falls into a `chasm`, or sets off a
    `barrel` or `traps`.
    """

    how: str
    start: int = NOWHERE
    space: int = NOWHERE


def shoved(s: MachinaState, aimed: Option) -> tuple[Shove, ...]:
    """What happens to a target that is pushed or pulled, if it survives the attack before that."""
    aiming, target = s.stack[-1], aimed.ids[0]
    assert isinstance(s, MachinaPlay)
    assert isinstance(aiming, Aiming)
    effect = active(s, aiming.card, aiming.number).effect
    if target < 0 or not any(isinstance(part, Push | Pull) for part in effect.walk()):
        return ()
    # A push may depend on a hit, or not happen because the target is already dead.
    return _shoves(s, aimed, target, max) or _shoves(s, aimed, target, min)


def _shoves(
    s: MachinaPlay, aimed: Option, target: int, falls: Callable[[Iterable[int]], int]
) -> tuple[Shove, ...]:
    """The same, if the dice show their highest or their lowest sum."""
    copy, base = _copied(s), len(s.stack)
    copy.log = []
    stops = _stops(base)
    copy.apply(aimed, stops)
    while copy.outcome is None and not copy.learned and len(copy.stack) >= base:
        if copy.decision is not None:
            options = copy.decision.options
            copy.apply(PASS if PASS in options else options[0], stops)
            continue
        attack = copy.stack[-1]
        if isinstance(attack, Attacking) and attack.at == "roll":
            attack.let_fall(copy, falls(sums((HIGH_DIE,) * attack.high + (LOW_DIE,) * attack.low)))
            attack.goto("compare")
        copy.advance(stops)
    found: list[Shove] = []
    for kind, args in _noted(copy):
        if kind == "move" and args["unit"] == target and args["how"] in ("pushed", "pulled"):
            start = found.pop().start if found else args["start"]
            how = "chasm" if sign(s, args["space"]) == CHASM else args["how"]
            found.append(Shove(how, start, args["space"]))
        elif kind in ("explodes", "traps"):
            found.append(Shove("barrel" if kind == "explodes" else kind))
    return tuple(dict.fromkeys(found))


def _noted(s: MachinaPlay) -> list[tuple[str, Mapping[str, Any]]]:
    return [(entry.kind, entry.args) for entry in s.log or ()]


def prospects(s: MachinaPlay, chosen: Option) -> tuple[Prospect, ...]:
    """What using an ability may lead to, for each of its targets."""
    copy = _copied(s)
    if not isinstance(copy.stack[-1], Aiming):
        copy.apply(chosen, _is_aiming)
    aiming = copy.stack[-1]
    if not isinstance(aiming, Aiming):
        return ()
    if aiming.aimed or len(active(copy, aiming.card, aiming.number).targets) > 1:
        return ()
    base = len(copy.stack)
    copy.advance(_stops(base))
    if copy.decision is None or not isinstance(copy.stack[-1], Aiming):
        target = aiming.aimed[0] if aiming.aimed else 0
        return (Prospect(chosen.key, target, _throw(copy), _fates(s, copy, base)),)
    options = copy.decision.options
    return tuple(_aimed(s, copy, one) for one in options) if len(options) <= MOST else ()


def _aimed(s: MachinaPlay, aiming: MachinaPlay, option: Option) -> Prospect:
    base = len(aiming.stack)
    copy = aiming.clone()
    copy.decision = aiming.decision
    copy.apply(option, _stops(base))
    return Prospect(option.key, option.ids[0], _throw(copy), _fates(s, copy, base))


def _throw(s: MachinaPlay) -> Throw | None:
    """The attack that is about to be rolled."""
    attack = s.stack[-1] if s.stack else None
    if s.decision is not None or not isinstance(attack, Attacking) or attack.at != "roll":
        return None
    needed = {one: attack.needed_against(s, one) for one in attack.blockers}
    return Throw(attack.high, attack.low, attack.bonus(s), attack.is_arcane(s), needed)


def _copied(s: MachinaPlay) -> MachinaPlay:
    copy = s.clone()
    copy.decision = s.decision
    copy.rng = 0
    return copy


def _is_aiming(s: MachinaState) -> bool:
    return isinstance(s.stack[-1], Aiming)


def _stops(base: int) -> Until:
    """Stops before a roll, after the ability, and where a card was turned over."""

    def is_there(s: MachinaState) -> bool:
        top = s.stack[-1]
        if isinstance(top, Attacking) and top.at == "roll":
            return True
        return bool(s.learned) or len(s.stack) < base

    return is_there


def _fates(s: MachinaPlay, copy: MachinaPlay, base: int) -> tuple[Fate, ...]:
    ends = list(_ends(copy, base, Fraction(1), frozenset(), frozenset()))
    rolled = {one for _, faced, _, _ in ends for one in faced}
    likeliest = sorted(ends, key=lambda end: -end[0])
    fates = []
    for unit, row in s.units.items():
        hit = sum((share for share, _, hits, _ in ends if unit in hits), Fraction(0))
        kill = sum((share for share, _, _, end in ends if unit not in end.units), Fraction(0))
        alive = (end.units[unit].space for *_, end in likeliest if unit in end.units)
        now = next(alive, row.space)
        moved = now if now != row.space else NOWHERE
        if unit in rolled or kill or moved != NOWHERE:
            fates.append(Fate(unit, hit if unit in rolled else None, kill, moved))
    for barrel in sorted(one for one in rolled if one < 0):
        hit = sum((share for share, _, hits, _ in ends if barrel in hits), Fraction(0))
        fates.append(Fate(barrel, hit, Fraction(0), NOWHERE))
    return tuple(fates)


End = tuple[Fraction, frozenset[int], frozenset[int], MachinaPlay]
"""The chance of an end, who was rolled against, who was hit, and the state at the end."""


def _ends(
    s: MachinaPlay, base: int, share: Fraction, faced: frozenset[int], hits: frozenset[int]
) -> Iterator[End]:
    stops = _stops(base)
    while True:
        if s.decision is not None:
            options = s.decision.options
            s.apply(PASS if PASS in options else options[0], stops)
            continue
        over = s.outcome is not None or s.learned or len(s.stack) < base
        top = None if over else s.stack[-1]
        if top is None:
            yield share, faced, hits, s
            return
        if not isinstance(top, Attacking) or top.at != "roll":
            s.advance(stops)
            continue
        chances = hit_chances(s, top)
        dice = sums((HIGH_DIE,) * top.high + (LOW_DIE,) * top.low)
        least = {one: top.least_roll(s, one) for one in chances}
        bands: dict[frozenset[int], tuple[Fraction, int]] = {}
        for total, part in dice.items():
            met = frozenset(one for one in least if total >= least[one])
            bands[met] = (bands.get(met, (Fraction(0), 0))[0] + part, total)
        for met, (part, total) in bands.items():
            copy = s.clone()
            attack = copy.stack[-1]
            assert isinstance(attack, Attacking)
            attack.let_fall(copy, total)
            attack.goto("compare")
            yield from _ends(copy, base, share * part, faced.union(chances), hits | met)
        return
