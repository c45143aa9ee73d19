"""Rumors: what they threaten, the worth of ending them, and where to do it."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.abilities.kinds import AsSoonAs, Forced
from kadath.kernel.effects import Effect
from kadath.kernel.listeners import Hook

from ..board import MEETING
from ..rules.abilities import hindrance
from ..state import ArkhamState
from ..vocabulary.abilities import INSTEAD, Action
from ..vocabulary.environments import AtSpace
from ..vocabulary.rumors import Captives, MeetCaptive, RumorEnds, RumorGrows
from .effects import cost_worth, effect_worth
from .strength import fight_with

TURNS = 4
"""The number of turns that a Rumor grows before anybody could end it."""
CAPTIVE = 40.0
NOT_YET = 0.55
"""The worth of removing a monster when one more would let all of them break out, and its factor for
each further monster that it would take.
"""
NOWHERE = 10**9
"""The number of an imaginary monster."""


def errands(s: ArkhamState, who: int) -> Iterator[tuple[str, float]]:
    """The spaces where an investigator can do something about the Rumor, each with its worth."""
    if not s.rumor:
        return
    for number, ability in enumerate(s.abilities(s.rumor)):
        if not isinstance(ability, Action) or ability.condition is None:
            continue
        for part in ability.condition.walk():
            if isinstance(part, AtSpace):
                there = s.clone()
                there.set_investigator(who, space=part.space)
                if hindrance(there, Hook(s.rumor, number), ability, INSTEAD, who) is None:
                    worth = worth_of_ending(s, who, ability.effect)
                    yield part.space, worth - cost_worth(s, who, ability.costs)


def worth_of_ending(s: ArkhamState, who: int, effect: Effect) -> float:
    """The worth of doing what a Rumor asks for."""
    if isinstance(effect, MeetCaptive):
        easiest = max([captive_worth(s, who, kind) for kind in set(s.captives)], default=0.0)
        return easiest + CAPTIVE * NOT_YET ** max(0, _room(s) - 1)
    if isinstance(effect, RumorEnds) and effect.passed:
        return _threat(s, who) + effect_worth(s, who, effect.effect)
    return effect_worth(s, who, effect)


def _room(s: ArkhamState) -> int:
    """How many more monsters the Rumor can hold before they break out."""
    return min(
        part.least - len(s.captives)
        for ability in s.abilities(s.rumor)
        for part in ability.walk()
        if isinstance(part, Captives) and part.least
    )


def captive_worth(s: ArkhamState, who: int, kind: str) -> float:
    """The worth of fighting a monster on the Rumor."""
    met = s.clone()
    met.put_monster(NOWHERE, kind, MEETING)
    return fight_with(met, who, NOWHERE).worth


def _threat(s: ArkhamState, who: int) -> float:
    """How bad it is to leave the Rumor alone: it grows, and in the end it comes true."""
    worth = 0.0
    for ability in s.abilities(s.rumor):
        if isinstance(ability, Forced) and isinstance(ability.to, RumorGrows):
            worth += TURNS * effect_worth(s, who, ability.effect)
        elif isinstance(ability, AsSoonAs):
            end = ability.effect
            if isinstance(end, RumorEnds) and not end.passed:
                worth += effect_worth(s, who, end.effect)
    return max(0.0, -worth)
