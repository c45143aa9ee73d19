"""How near to winning a game looks, for cutting roll-outs short."""

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
"""How many of its attacks an engaged enemy will make, ready or exhausted."""
SOAKED = 0.6
"""How much of an asset's health and sanity saves its controller's."""
ENOUGH = 3.0
"""So much health, or sanity, is half as good as any amount."""
CLUE_NEAR = 0.3
"""How far a clue at an investigator's location is found."""
LONG = 16.0
"""So many rounds are a whole game."""
LITTLE = 0.2
"""Less of it is hardly any time."""


class Features(NamedTuple):
    """What a table is judged by: progress, life, strength, means, time; each about from 0 to 1."""

    acts: float
    """The part of the acts that is behind them."""
    clues: float
    """The part of the clues for this act that they have."""
    elites: float
    """How far an act has come that asks for no number of clues: mostly, how far its enemies are
    worn down."""
    weaker_side: float
    """What is left of the lesser of health and sanity."""
    stronger_side: float
    """What is left of the greater of the two."""
    menace: float
    """What the enemies engaged with them deal."""
    fighting: float
    """The damage that an action deals on average."""
    hand: float
    resources: float
    time: float
    """The rounds that are left."""
    hurry: float
    """1: there is hardly any time left."""
    weaker_side_at_last: float
    """In the last act these two count once more."""
    fighting_at_last: float
    duel: float
    """How far they would outlast the fight that decides."""
    lost: float
    """The part of the investigators who were eliminated."""


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
"""What each of the features counts for: fitted to games by rules of thumb, then set by hand."""
BIAS = -7.5


def estimate(state: LcgState) -> float:
    """From 0 to 1: how far the scenarios of a campaign, and the acts in them, have come."""
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
    """What is to be seen at a table where a scenario is played."""
    act = state.face(state.act) if state.act else None
    stage = act.stage if isinstance(act, ActFace) else 1
    stages = stage + len(state.pile("act deck"))
    by_clues = isinstance(act, ActFace) and act.clues is not None
    needed = value(state, state.act, "clues") if by_clues else clues_to_pay(state)
    people = [who for who, row in state.investigators.items() if not row.out]
    share = 1.0 / len(state.investigators)
    weaker = stronger = fighting = hand = resources = menace = 0.0
    outlooks = [Outlook(state, who) for who in people]
    for eyes in outlooks:
        who = eyes.who
        health, sanity, threat = _lives(state, who)
        low, high = sorted((max(0.2, health), max(0.2, sanity)))
        weaker += share * low / (low + ENOUGH)
        stronger += share * high / (high + ENOUGH)
        menace += share * threat
        fighting += share * min(2.0, might(eyes, eyes.foe()))
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
    """The part of the clues that the act asks for that they have; one nearby counts a little."""
    held = sum([row.clues for row in state.investigators.values() if not row.out])
    here = {row.location for row in state.investigators.values() if not row.out}
    near = min(max(0, needed - held), sum([state.cards[place].clues for place in here if place]))
    return min(1.0, (held + CLUE_NEAR * near) / needed)


def _towards_the_end(state: LcgState) -> float:
    """How far an act has come that asks for no number of clues."""
    trait, number = sought(state.cards[state.act].face) if state.act else ("", 0)
    if number:
        return min(1.0, len(found_already(state, trait)) / number)
    return _hurt_elites(state)


def _hurt_elites(state: LcgState) -> float:
    """How far the enemies that a last act is about are worn down."""
    hurt = [
        state.cards[enemy].damage / max(1, value(state, enemy, "health"))
        for place in state.locations()
        for enemy in state.enemies_at(place)
        if "Elite" in state.face(enemy).traits
    ]
    beaten = [card for card in state.pile("victory") if "Elite" in state.face(card).traits]
    return 1.0 if beaten else max(hurt, default=0.0)


def _lives(state: LcgState, who: int) -> tuple[float, float, float]:
    """Health and sanity with those who attack next counted in, and how many points those deal."""
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
