"""The actions of a turn: three, plus additional ones, which are used first (LCG-140 to LCG-143)."""

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
"""The source of an additional action: a thing, when it entered play, and the ability's number."""


@cites("LCG-143")
def actions_left(state: LcgState, turn: Turn, card: int = 0) -> int:
    """How many actions are left in a turn, for activating a card or (0) for anything else."""
    return turn.actions + turn.additional + len(_additional(state, turn, card))


@cites("LCG-141", "LCG-486")
def spend_actions(state: LcgState, turn: Turn, actions: int, card: int = 0) -> None:
    """Spend actions for activating a card or (0) for anything else; additional ones first."""
    for source in _additional(state, turn, card)[:actions]:
        turn.use(source)
        actions -= 1
    gained = min(actions, turn.additional)
    turn.additional -= gained
    turn.actions -= actions - gained


@cites("LCG-141", "LCG-154")
def surcharge(state: LcgState, who: int, action: str) -> int:
    """How many extra actions an action costs an investigator right now."""
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
    """Record for this round that an investigator took an action."""
    round_now(state).use((TAKEN, who, action))


@cites("LCG-142", "LCG-486")
def lose_actions(state: LcgState, turn: Turn, actions: int) -> None:
    """Lose actions, first from the turn's three, at most as many as there are."""
    standard = min(actions, turn.actions)
    turn.actions -= standard
    gained = min(actions - standard, turn.additional)
    turn.additional -= gained
    for _, source in _granted(state, turn)[: actions - standard - gained]:
        turn.use(source)


@cites("LCG-142")
def lose_later(state: LcgState, who: int, actions: int) -> None:
    """Lose actions from the turn an investigator has yet to take this round."""
    for _ in range(actions):
        round_now(state).use((LOST, who))


@cites("LCG-142")
def forgo_lost(state: LcgState, turn: Turn) -> None:
    """Remove the actions lost before the turn began."""
    if lost := round_now(state).times_used((LOST, turn.who)):
        lose_actions(state, turn, lost)


def _additional(state: LcgState, turn: Turn, card: int) -> Sequence[Source]:
    """The sources of additional actions usable for this, most specific first."""
    if ADDITIONAL_ACTION not in state.listeners.hooks:
        return ()
    found = []
    for trait, source in _granted(state, turn):
        if not trait or (card and has_trait(state, card, trait)):
            found.append(source)
    return found


def _granted(state: LcgState, turn: Turn) -> list[tuple[str, Source]]:
    """All sources of additional actions, with the trait they are for, most specific first."""
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
