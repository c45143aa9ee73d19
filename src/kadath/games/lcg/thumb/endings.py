"""Ways to end a scenario that would otherwise be lost, and what they need, read from the trees."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from kadath.kernel.effects import If
from kadath.kernel.listeners import Ability

from ..campaign.scenarios import LOST, SCENARIOS, Scenario
from ..faces import FACES, titled
from ..state import LcgState
from ..vocabulary.abilities import Action
from ..vocabulary.conditions import YouControlCalled
from ..vocabulary.story import Reach


class Escape(NamedTuple):
    """A way out: the card with the action, and the cards one of which has to be controlled."""

    bearer: str
    keys: frozenset[str]


def leads_out(state: LcgState, ability: Ability) -> bool:
    """Whether an ability ends the scenario without losing it."""
    return bool(state.scenario) and _leads_out(state.cards[state.scenario].face, ability)


def escapes(state: LcgState) -> tuple[Escape, ...]:
    """The scenario's ways out that need a certain card."""
    return _escapes(state.cards[state.scenario].face) if state.scenario else ()


def is_key(state: LcgState, face: str) -> bool:
    """Whether a card opens a way out."""
    return any(face in one.keys for one in escapes(state))


def holders(state: LcgState, escape: Escape) -> list[int]:
    """The investigators who control a card that a way out needs."""
    return [who for who in state.player_order() if _has(state, escape, who, "play")]


def is_looked_for(state: LcgState, who: int) -> bool:
    """Whether an investigator's deck still holds a card that opens a way out."""
    return any(_has(state, one, who, "deck") for one in escapes(state))


def waited_for(state: LcgState) -> int:
    """The first investigator who controls, or may yet get, what a way out needs; 0 if nobody."""
    for escape in escapes(state):
        for who in state.player_order():
            if _has(state, escape, who, "play", "hand", "deck"):
                return who
    return 0


def _has(state: LcgState, escape: Escape, who: int, *zones: str) -> bool:
    cards, keys = state.cards, escape.keys
    return any(cards[card].face in keys for zone in zones for card in state.pile(zone, who))


def _leads_out(reference: str, ability: Ability) -> bool:
    endings = _played(reference).endings
    for node in ability.walk():
        if isinstance(node, Reach) and (ending := endings.get(f"R{node.resolution}")):
            return ending.result != LOST
    return False


@cache
def _played(reference: str) -> Scenario:
    """The scenario of a reference card."""
    return next(one for one in SCENARIOS.values() if one.reference == reference)


@cache
def _escapes(reference: str) -> tuple[Escape, ...]:
    return tuple(
        Escape(key, frozenset(titled(node.condition.face)))
        for key in _played(reference).set_aside
        for ability in FACES[key].abilities
        if isinstance(ability, Action) and _leads_out(reference, ability)
        for node in ability.walk()
        if isinstance(node, If) and isinstance(node.condition, YouControlCalled)
    )
