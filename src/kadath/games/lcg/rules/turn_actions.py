"""The actions of a turn: three, and additional ones that are used first (LCG-140 to LCG-143)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kadath.kernel.citations import cites

from ..frames import round_now
from ..state import LcgState
from ..values import entrance, has_trait, working
from ..vocabulary.modifiers import (
    ACTION_COST,
    ADDITIONAL_ACTION,
    DEARER,
    AdditionalAction,
    FirstCostsMore,
)

if TYPE_CHECKING:
    from .investigation_phase import Turn

TAKEN = "action taken"
LOST = "action lost"

Source = tuple[int, int, int]
"""What grants an additional action: a thing, its entrance into play, and the ability's number."""


@cites("LCG-143")
def actions_left(state: LcgState, turn: Turn, card: int = 0) -> int:
    """How many actions are left in a turn, for activating a card or (0) for anything else."""
    return turn.actions + turn.additional + len(_additional(state, turn, card))


@cites("LCG-141", "LCG-486")
def spend_actions(state: LcgState, turn: Turn, actions: int, card: int = 0) -> None:
    """Spend actions for activating a card or (0) for anything else; additional ones go first."""
    for source in _additional(state, turn, card)[:actions]:
        turn.use(source)
        actions -= 1
    gained = min(actions, turn.additional)
    turn.additional -= gained
    turn.actions -= actions - gained


@cites("LCG-141", "LCG-154")
def surcharge(state: LcgState, who: int, action: str) -> int:
    """How many actions more than usual an action costs an investigator now."""
    if DEARER not in state.listeners.hooks:
        return 0
    more = 0
    for hook in state.listeners.hooks.get((ACTION_COST, action), ()):
        for one in working(state, hook):
            ability = one.ability
            if (
                isinstance(ability, FirstCostsMore)
                and one.scope.who == who
                and not _has_taken(state, who, ability.actions)
            ):
                more += ability.by
    return more


def _has_taken(state: LcgState, who: int, actions: Sequence[str]) -> bool:
    taken = round_now(state)
    return any(taken.times_used((TAKEN, who, action)) for action in actions)


def note_action(state: LcgState, who: int, action: str) -> None:
    """Remember for this round that an investigator took an action."""
    round_now(state).use((TAKEN, who, action))


@cites("LCG-142", "LCG-486")
def lose_actions(state: LcgState, turn: Turn, actions: int) -> None:
    """Take actions away, from the three of the turn first; no more than there are."""
    standard = min(actions, turn.actions)
    turn.actions -= standard
    gained = min(actions - standard, turn.additional)
    turn.additional -= gained
    for _, source in _granted(state, turn)[: actions - standard - gained]:
        turn.use(source)


@cites("LCG-142")
def lose_later(state: LcgState, who: int, actions: int) -> None:
    """Take actions away from the turn that an investigator has not had yet in this round."""
    for _ in range(actions):
        round_now(state).use((LOST, who))


@cites("LCG-142")
def forgo_lost(state: LcgState, turn: Turn) -> None:
    """Leave out the actions that were lost before a turn began."""
    if lost := round_now(state).times_used((LOST, turn.who)):
        lose_actions(state, turn, lost)


def _additional(state: LcgState, turn: Turn, card: int) -> Sequence[Source]:
    """What cards still grant for this, the grants for fewer purposes first."""
    if ADDITIONAL_ACTION not in state.listeners.hooks:
        return ()
    found = []
    for trait, source in _granted(state, turn):
        if not trait or (card and has_trait(state, card, trait)):
            found.append(source)
    return found


def _granted(state: LcgState, turn: Turn) -> list[tuple[str, Source]]:
    """All that cards still grant, with the trait of the cards it is for, the narrower first."""
    found: list[tuple[str, Source]] = []
    for hook in state.listeners.hooks.get(ADDITIONAL_ACTION, ()):
        for one in working(state, hook):
            if isinstance(one.ability, AdditionalAction) and one.scope.who == turn.who:
                source = (one.bearer, entrance(state, one.bearer), one.number)
                if not turn.times_used(source):
                    found.append((one.ability.trait, source))
    if len(found) > 1:
        found.sort(key=lambda grant: (not grant[0], grant[1]))
    return found
