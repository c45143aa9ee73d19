"""The chance to close a gate."""

from __future__ import annotations

from ..board import WORLDS
from ..cards import SHEETS, SKILLS
from ..rules.checks import CLOSING, pool
from ..rules.closing import close_need
from ..rules.encounters import CLOSES_WITH
from ..state import ArkhamState
from .strength import chance_of


def chance_to_close(s: ArkhamState, who: int, space: str) -> float:
    """The chance that an investigator closes a gate in one try, with the sliders as they are."""
    return max([_chance(s, who, space, skill, 0) for skill in CLOSES_WITH])


def best_chance_to_close(s: ArkhamState, who: int, space: str) -> float:
    """The same with the best position of the sliders."""
    return max([_chance(s, who, space, skill, _room(s, who, skill)) for skill in CLOSES_WITH])


def _chance(s: ArkhamState, who: int, space: str, skill: str, more: int) -> float:
    modifier = WORLDS[s.cards[s.gates[space]].face].modifier
    dice = more + pool(s, who, skill, modifier, purpose=CLOSING)
    return chance_of(s, who, skill, dice, close_need(s, who))


def _room(s: ArkhamState, who: int, skill: str) -> int:
    """How much higher a slider could set a skill."""
    row = s.investigators[who]
    slider, side = divmod(SKILLS.index(skill), 2)
    stops = SHEETS[row.sheet].sliders[slider]
    return max([stop[side] for stop in stops]) - stops[row.sliders[slider]][side]
