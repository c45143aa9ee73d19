"""The best position of skill sliders: for monsters, a gate, the battle, or a walk."""

from __future__ import annotations

from collections.abc import Iterator

from ..board import AREAS, JOINED
from ..cards import SHEETS, SKILLS
from ..state import ArkhamState
from .battle import battle_skills
from .closing import chance_to_close
from .outing import Outing

COMMON_DAY = {"speed": 1.6, "sneak": 0.6, "fight": 1.2, "will": 1.1, "lore": 0.7, "luck": 0.8}
"""The worth of a point of each skill on an ordinary day."""
AWAY = {"speed": 1.0, "sneak": 1.0, "fight": 1.3, "will": 1.2, "lore": 1.4, "luck": 1.4}
"""Its worth in an Other World."""
AT_A_GATE = 12.0
"""The worth of being certain to close a gate."""
THREAT = 1.0
"""The weight of the monsters that an investigator has to face here."""
NEXT_DOOR = 0.15
"""The weight of those that are a step away."""
CURVE = 0.7
"""The exponent by which the first points of a skill matter more than the last."""


def stance(s: ArkhamState, who: int, sliders: tuple[int, ...]) -> float:
    """The worth to an investigator of this position of the sliders."""
    row = s.investigators[who]
    if s.awake:
        weights = battle_skills(s.cards[s.ancient_one].face)
    else:
        weights = AWAY if row.explored or row.space in AREAS else COMMON_DAY
    shown = _shown(row.sheet, sliders)
    worth = sum([weights.get(skill, 0.0) * float(value**CURVE) for skill, value in shown])
    if not s.awake and (row.explored or is_about_to_return(row.space)):
        return worth + AT_A_GATE * _chance_at_gate(s, who, sliders)
    if s.awake or row.space not in JOINED:
        return worth
    near = [space for space in JOINED[row.space] if s.monsters_at(space)]
    if not near and not s.monsters_at(row.space):
        return worth
    t = s.clone()
    t.set_investigator(who, sliders=sliders)
    outing = Outing(t, who)
    worth -= THREAT * outing.danger(row.space)
    return worth - NEXT_DOOR * sum([outing.toll(space) for space in near])


def is_about_to_return(space: str) -> bool:
    """Whether the next movement leads from there back to town."""
    return space in AREAS and AREAS[space][1] == 2


def _chance_at_gate(s: ArkhamState, who: int, sliders: tuple[int, ...]) -> float:
    """The chance to close the gate that an investigator is at or went through."""
    row = s.investigators[who]
    gate = row.space if row.explored else row.entered
    if gate not in s.gates:
        return 0.0
    t = s.clone()
    t.set_investigator(who, sliders=sliders)
    return chance_to_close(t, who, gate)


def _shown(sheet: str, sliders: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """Every skill, and the value its slider shows."""
    for number, (stops, stop) in enumerate(zip(SHEETS[sheet].sliders, sliders, strict=True)):
        yield from zip(SKILLS[2 * number : 2 * number + 2], stops[stop], strict=True)
