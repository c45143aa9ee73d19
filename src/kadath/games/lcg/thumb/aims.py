"""The current aims: clues, enemies that must be fought, and the time left."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..faces import FACES, ActFace, EnemyFace
from ..rules.advancing import doom_in_play
from ..state import LcgState
from ..values import remaining, value
from ..vocabulary.selectors import SetAside
from ..vocabulary.story import SpawnAt
from .objectives import clues_to_pay, sought

USUAL_DOOM = 1.25
LAST_DOOM = 2.2
"""The doom of an average round, and of a round near the end."""


def clues_missing(state: LcgState) -> int:
    """How many more clues the current act requires."""
    act = state.face(state.act) if state.act else None
    if not isinstance(act, ActFace):
        return 0
    asked = value(state, state.act, "clues") if act.clues is not None else clues_to_pay(state)
    if not asked:
        return 0
    return max(0, asked - sum([row.clues for row in state.investigators.values() if not row.out]))


def goals_of(state: LcgState) -> list[int]:
    """The enemies an act without clues is about: those it names, or the elite ones."""
    act = state.face(state.act) if state.act else None
    if act is None or getattr(act, "clues", None) is not None:
        return []
    trait, _ = sought(act.key)
    return [
        enemy
        for place in state.locations()
        for enemy in state.enemies_at(place)
        if _is_meant(state.cards[enemy].face, trait)
    ]


def is_goal(state: LcgState, enemy: int) -> bool:
    """Whether the act is about this enemy."""
    return _may_be_meant(state.cards[enemy].face) and enemy in goals_of(state)


@cache
def _is_meant(enemy: str, trait: str) -> bool:
    face = FACES[enemy]
    return face.unique and trait in face.traits if trait else "Elite" in face.traits


@cache
def _may_be_meant(enemy: str) -> bool:
    return FACES[enemy].unique or "Elite" in FACES[enemy].traits


def expects_a_fight(state: LcgState) -> bool:
    """Whether this act or a later one brings an enemy that must be fought."""
    acts = [state.act, *state.pile("act deck")] if state.act else []
    return any(_awaited(state.cards[act].face) for act in acts)


def awaited(state: LcgState) -> tuple[EnemyFace, ...]:
    """The enemies that appear when the act advances."""
    return _awaited(state.cards[state.act].face) if state.act else ()


@cache
def _awaited(act: str) -> tuple[EnemyFace, ...]:
    face = FACES[act]
    if not isinstance(face, ActFace):
        return ()
    names = [
        node.enemies.face
        for node in face.reverse.walk()
        if isinstance(node, SpawnAt) and isinstance(node.enemies, SetAside)
    ]
    found = [FACES[name] for name in names]
    return tuple(one for one in found if isinstance(one, EnemyFace))


def rounds_left(state: LcgState) -> float:
    """Roughly how many rounds the agendas leave."""
    if not state.agenda:
        return 0.0
    doom = [value(state, card, "doom") for card in state.pile("agenda deck")]
    doom.insert(0, max(0, value(state, state.agenda, "doom") - doom_in_play(state)))
    return sum(doom[:-1]) / USUAL_DOOM + doom[-1] / LAST_DOOM


class Foe(NamedTuple):
    """An enemy that must be fought, present or expected."""

    fight: int
    health: int
    damage: int
    horror: int


def foes(state: LcgState) -> list[Foe]:
    """The enemies that must be fought in this act, or those that this or a later act brings."""
    found = [
        Foe(
            value(state, enemy, "fight"),
            max(1, remaining(state, enemy, "health") or 1),
            value(state, enemy, "damage"),
            value(state, enemy, "horror"),
        )
        for enemy in goals_of(state)
    ]
    if found or not state.act:
        return found
    people = len(state.investigators)
    return [
        Foe(
            one.fight,
            one.health * (people if one.health_per_investigator else 1),
            one.damage,
            one.horror,
        )
        for act in (state.act, *state.pile("act deck"))
        for one in _awaited(state.cards[act].face)
    ]
