"""An estimate of how close a game is to being won, for cutting rollouts short."""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from .campaign.campaigns import CAMPAIGNS
from .faces import ActFace
from .rules.campaign import PlayCampaign
from .state import LcgState
from .thumb.aims import rounds_left
from .thumb.objectives import clues_to_pay, found_already, sought
from .thumb.outlook import Outlook
from .thumb.strength import duel, might
from .values import engaged_enemies, remaining, value

AWAKE = 0.8
SLEEPING = 0.25
"""The share of its attacks that an engaged enemy will make, when ready or exhausted."""
SOAKED = 0.6
"""How much of an asset's health and sanity protects its controller."""
ENOUGH = 3.0
"""The health or sanity at which more of it counts half."""
CLUE_NEAR = 0.3
"""How much a clue at an investigator's location counts as found."""
LONG = 16.0
"""The number of rounds in a full game."""
LITTLE = 0.2
"""Below this share of a game, time is short."""


class Features(NamedTuple):
    """The features of a position, each roughly from 0 to 1."""

    acts: float
    """The share of the acts that are completed."""
    clues: float
    """The share of this act's clues that they have."""
    elites: float
    """Progress of an act that does not require clues: mostly, how badly its enemies are hurt."""
    weaker_side: float
    """The lesser of remaining health and sanity."""
    stronger_side: float
    """The greater of remaining health and sanity."""
    menace: float
    """The damage and horror from the enemies engaged with them."""
    fighting: float
    """The average damage of an action."""
    hand: float
    resources: float
    time: float
    """The rounds left."""
    hurry: float
    """1 if there is hardly any time left."""
    weaker_side_at_last: float
    """In the last act, these two count again."""
    fighting_at_last: float
    duel: float
    """How far they would outlast the deciding fight."""
    lost: float
    """The share of investigators who were eliminated."""


WEIGHTS = Features(
    acts=1.3,
    clues=0.95,
    elites=2.8,
    weaker_side=1.5,
    stronger_side=1.85,
    menace=-0.8,
    fighting=1.0,
    hand=0.25,
    resources=0.4,
    time=3.5,
    hurry=-0.1,
    weaker_side_at_last=0.9,
    fighting_at_last=1.1,
    duel=0.3,
    lost=-0.8,
)
"""The weights of the features: fitted to rule-of-thumb games, then adjusted by hand."""
BIAS = -7.5


def estimate(state: LcgState) -> float:
    """How close the game, or the whole campaign, is to being won, from 0 to 1."""
    if state.outcome is not None:
        return 1.0 if state.outcome.won else 0.0
    root = state.stack[0]
    now = 0.0 if state.resolution or not state.investigators else _in_scenario(state)
    if isinstance(root, PlayCampaign):
        now = (len(state.campaign.played) + now) / len(CAMPAIGNS[root.campaign])
    return max(0.01, min(0.99, now))


def _in_scenario(state: LcgState) -> float:
    pairs = zip(WEIGHTS, features(state), strict=True)
    return 1.0 / (1.0 + exp(-BIAS - sum([weight * it for weight, it in pairs])))


def features(state: LcgState) -> Features:
    """The features of a scenario in progress."""
    act = state.face(state.act) if state.act else None
    stage = act.stage if isinstance(act, ActFace) else 1
    stages = stage + len(state.pile("act deck"))
    by_clues = isinstance(act, ActFace) and act.clues is not None
    needed = value(state, state.act, "clues") if by_clues else clues_to_pay(state)
    people = [who for who, row in state.investigators.items() if not row.out]
    share = 1.0 / len(state.investigators)
    weaker = stronger = fighting = hand = resources = menace = 0.0
    outlooks = [Outlook(state, who) for who in people]
    for outlook in outlooks:
        who = outlook.who
        health, sanity, threat = _lives(state, who)
        low, high = sorted((max(0.2, health), max(0.2, sanity)))
        weaker += share * low / (low + ENOUGH)
        stronger += share * high / (high + ENOUGH)
        menace += share * threat
        fighting += share * min(2.0, might(outlook, outlook.foe()))
        hand += share * min(8, len(state.pile("hand", who))) / 8.0
        resources += share * min(8, state.investigators[who].resources) / 8.0
    time = min(LONG, rounds_left(state)) / LONG
    at_last = float(stage == stages)
    outlasting = max(-2.0, min(2.0, log(max(0.1, duel(state, outlooks)))))
    return Features(
        acts=(stage - 1) / max(1, stages - 1),
        clues=_clues(state, needed) if needed else 0.0,
        elites=0.0 if by_clues else _towards_the_end(state),
        weaker_side=weaker,
        stronger_side=stronger,
        menace=menace,
        fighting=fighting,
        hand=hand,
        resources=resources,
        time=time,
        hurry=float(time < LITTLE),
        weaker_side_at_last=at_last * weaker,
        fighting_at_last=at_last * fighting,
        duel=outlasting,
        lost=1.0 - len(people) * share,
    )


def _clues(state: LcgState, needed: int) -> float:
    """The share of the act's clues they have; clues at their locations count a little."""
    held = sum([row.clues for row in state.investigators.values() if not row.out])
    here = {row.location for row in state.investigators.values() if not row.out}
    near = min(max(0, needed - held), sum([state.cards[place].clues for place in here if place]))
    return min(1.0, (held + CLUE_NEAR * near) / needed)


def _towards_the_end(state: LcgState) -> float:
    """Progress of an act that does not require clues."""
    trait, number = sought(state.cards[state.act].face) if state.act else ("", 0)
    if number:
        return min(1.0, len(found_already(state, trait)) / number)
    return _hurt_elites(state)


def _hurt_elites(state: LcgState) -> float:
    """How badly the Elite enemies of a last act are hurt."""
    hurt = [
        state.cards[enemy].damage / max(1, value(state, enemy, "health"))
        for place in state.locations()
        for enemy in state.enemies_at(place)
        if "Elite" in state.face(enemy).traits
    ]
    beaten = [card for card in state.pile("victory") if "Elite" in state.face(card).traits]
    return 1.0 if beaten else max(hurt, default=0.0)


def _lives(state: LcgState, who: int) -> tuple[float, float, float]:
    """Health and sanity after the enemies' next attacks, and how much those attacks deal."""
    health = float(remaining(state, who, "health") or 0)
    sanity = float(remaining(state, who, "sanity") or 0)
    threat = 0.0
    for enemy in engaged_enemies(state, who):
        part = SLEEPING if state.cards[enemy].exhausted else AWAKE
        damage, horror = value(state, enemy, "damage"), value(state, enemy, "horror")
        health -= part * damage
        sanity -= part * horror
        left = (remaining(state, enemy, "health") or 0) / 4.0
        threat += part * (damage + horror) * min(1.0, left)
    for card in state.pile("play", who):
        health += SOAKED * (remaining(state, card, "health") or 0)
        sanity += SOAKED * (remaining(state, card, "sanity") or 0)
    return health, sanity, threat / 4.0
