"""What investigators might consider at any time: their cards, their abilities, and the act.

Options come from the steps that offer them; this module explains what prevents the rest.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.decision import option
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Ability, Hook
from kadath.kernel.log import EVERYONE

from ..state import LcgState
from ..values import as_used_by, only_user, working
from ..vocabulary.abilities import Free, PlayFast, Reaction
from ..vocabulary.granted import PlayInYourTurn
from ..vocabulary.topics import FREE_IN_TEST, FREE_IN_TURN, FREE_TOPIC, PLAYABLE
from .actions import abilities_for_actions, activation, out_of_reach, takes_an_action
from .advancing import advance_tried
from .answers import (
    MOMENT,
    PLAY_MOMENT,
    hindrance_to_play_fast,
    hindrance_to_use,
    use,
    users,
)
from .encounter import is_shut_out
from .initiation import hindrance_to_initiate
from .play_card import hindrance_to_play, playable_cards

IN_YOUR_TURN = Hindrance("LCG-144", "in-your-turn")
IN_A_WINDOW = Hindrance("LCG-109", "in-a-window")
PERIL = Hindrance("LCG-260", "peril")


def usual_attempts(state: LcgState) -> Iterator[Attempt]:
    """What the investigators of the seat being asked might consider, with what prevents it.

    Before the first round and after the last, there is nothing to consider.
    """
    decision = state.decision
    if decision is None or not any(frame.PERIOD == "round" for frame in state.stack):
        return
    mine = [
        who for who, row in state.investigators.items() if row.seat == decision.seat and not row.out
    ]
    for who in mine:
        is_barred = is_shut_out(state, who)
        for attempt in (*_cards(state, who), *_abilities(state, who)):
            yield Attempt(attempt.option, PERIL) if is_barred else attempt
    for attempt in advance_tried(state, mine):
        yield Attempt(attempt.option, attempt.hindrance or IN_A_WINDOW)


def _cards(state: LcgState, who: int) -> Iterator[Attempt]:
    """The cards an investigator might play, by zone."""
    for card in playable_cards(state, who):
        yield Attempt(option("play", card), _hindrance_to_play(state, who, card))


def _hindrance_to_play(state: LcgState, who: int, card: int) -> Hindrance:
    """What prevents an investigator from playing a card: restrictions first, then timing."""
    if takes_an_action(state, card):
        return hindrance_to_play(state, who, card) or IN_YOUR_TURN
    for number, placed in enumerate(state.face(card).placed):
        ability: Ability = placed.ability
        if isinstance(ability, PlayFast) and ability.to is not None:
            return PLAY_MOMENT
        if isinstance(ability, PlayFast | PlayInYourTurn):
            row = state.cards[card]
            return hindrance_to_play_fast(state, Hook(card, number), row) or IN_A_WINDOW
    return hindrance_to_play(state, who, card) or IN_A_WINDOW


def _abilities(state: LcgState, who: int) -> Iterator[Attempt]:
    """The abilities an investigator might use."""
    for one in abilities_for_actions(state):
        mine = as_used_by(state, one, who)
        hindrance = out_of_reach(state, one, who) or hindrance_to_initiate(state, mine, mine.scope)
        yield Attempt(activation(mine), hindrance or IN_YOUR_TURN)
    yield from _free_abilities(state, who)
    for card in (who, *state.pile("play", who)):
        for number, placed in enumerate(state.face(card).placed):
            if isinstance(placed.ability, Reaction):
                yield Attempt(option("react", card, card, number), MOMENT)


def _free_abilities(state: LcgState, who: int) -> Iterator[Attempt]:
    hooks = state.listeners.hooks
    for topic in (FREE_TOPIC, FREE_IN_TURN, FREE_IN_TEST):
        for hook in hooks.get(topic, ()):
            row = state.cards.get(hook.thing)
            if row is not None and (row.zone in PLAYABLE or row.known != EVERYONE):
                continue
            alone = only_user(state, hook)
            there = working(state, hook)
            for one in there if alone else users(state, there):
                if one.scope.who == who and isinstance(one.ability, Free):
                    hindrance = hindrance_to_use(state, one, one.ability)
                    yield Attempt(use(state, one, alone), hindrance or IN_A_WINDOW)
