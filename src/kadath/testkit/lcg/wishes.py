"""What a choice may cause or prevent, so that players prefer what is rare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.rules.campaign import PlayCampaign
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.vocabulary.abilities import Forced, Play, PlayFast
from kadath.games.lcg.vocabulary.costs import DiscardThis
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyDefeated, EnemyEngages, EnemyEvaded
from kadath.games.lcg.vocabulary.side_deck import DrawFromSideDeck
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.decision import Option

from ..nodes import trees_in
from .aiming import endings_of
from .foes import is_foe
from .running import AGAIN
from .witness import features_of

ABILITIES = frozenset({"activate", "use", "react"})
ANSWERED: dict[str, type[Trigger[Any]]] = {
    "fight": EnemyDefeated,
    "evade": EnemyEvaded,
    "engage": EnemyEngages,
}
"""What an action about an enemy may trigger on the enemy itself."""


def leads_to(state: LcgState, option: Option) -> Iterator[str]:
    """The features an option may lead to: an ability's, and those of the act it serves."""
    if option.verb in ABILITIES and len(option.args) > 2:
        giver, number = option.ids[1], option.ids[2]
        key = state.face(giver).key
        yield _abilities(key)[number]
        yield from _endings(state, key)
        if giver == state.act:
            yield from _abilities(key)
            if _draws_from_side_deck(key):
                for card in state.pile("deck", state.scenario)[:1]:
                    yield from _abilities(state.face(card).key)
    elif option.verb == "play":
        face = state.face(option.ids[0])
        for number, placed in enumerate(face.placed):
            if isinstance(placed.ability, Play | PlayFast):
                yield _abilities(face.key)[number]
    elif option.verb in ANSWERED:
        enemy = option.ids[0]
        yield from _answers(state.face(enemy).key, option.verb)
        if option.verb == "fight" and is_foe(state, enemy):
            yield from _of_story(state)
    elif option.verb == AGAIN:
        yield f"told {AGAIN}"


def gives_up(state: LcgState, option: Option) -> Iterator[str]:
    """The features of a card that is discarded to use one of its abilities."""
    if option.verb in ABILITIES and len(option.args) > 2:
        face, number = state.face(option.ids[1]), option.ids[2]
        costs = getattr(face.placed[number].ability, "cost", ())
        if any(isinstance(one, DiscardThis) for one in costs):
            features = _abilities(face.key)
            yield from (*features[:number], *features[number + 1 :])


def _of_story(state: LcgState) -> Iterator[str]:
    """Everything on the current act and agenda, and the endings they lead to."""
    for card in {state.act, state.agenda} - {0}:
        key = state.face(card).key
        yield from _abilities(key)
        yield from _endings(state, key)


def _endings(state: LcgState, key: str) -> tuple[str, ...]:
    scenario = SCENARIOS[state.cards[state.scenario].face]
    return endings_of(key, scenario, in_campaign=isinstance(state.stack[0], PlayCampaign))


@cache
def _abilities(key: str) -> tuple[str, ...]:
    return tuple(feature for feature, _ in features_of(FACES[key]))


@cache
def _answers(key: str, verb: str) -> tuple[str, ...]:
    return tuple(
        feature
        for feature, ability in features_of(FACES[key])
        if isinstance(ability, Forced) and isinstance(ability.to, ANSWERED[verb])
    )


@cache
def _draws_from_side_deck(key: str) -> bool:
    return any(
        isinstance(part, DrawFromSideDeck) for tree in trees_in(FACES[key]) for part in tree.walk()
    )
