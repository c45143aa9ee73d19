"""How near to winning a table looks, for cutting roll-outs short."""

from __future__ import annotations

from math import exp

from .campaigns import CAMPAIGNS
from .faces import ActFace
from .rules.campaign import PlayCampaign
from .state import LcgState
from .thumb.outlook import Outlook, rounds_left
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

WEIGHTS = (1.0, 0.9, 2.8, 2.5, 1.8, -0.5, 2.0, 1.2, 0.4, 1.2, -0.5, 1.5, 1.0, -1.5)
"""What each of the features counts for: fitted to games by rules of thumb, then set by hand."""
BIAS = -6.3


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


def features(state: LcgState) -> list[float]:
    """What a table is judged by: progress, life, strength, time, means."""
    act = state.face(state.act) if state.act else None
    stage = act.stage if isinstance(act, ActFace) else 1
    stages = stage + len(state.pile("act deck"))
    last = float(stage == stages)
    needed = value(state, state.act, "clues") if isinstance(act, ActFace) and act.clues else 0
    clues = _clues(state, needed) if needed else 0.0
    hurt = 0.0 if needed else _hurt_elites(state)
    people = [who for who, row in state.investigators.items() if not row.out]
    share = 1.0 / len(state.investigators)
    least = most = rate = cards = money = menace = 0.0
    for who in people:
        eyes = Outlook(state, who)  # type: ignore[arg-type]
        health, sanity, threat = _lives(state, who)
        low, high = sorted((max(0.2, health), max(0.2, sanity)))
        least += share * low / (low + ENOUGH)
        most += share * high / (high + ENOUGH)
        menace += share * threat
        rate += share * min(1.5, eyes.best_rate(eyes.foe()))
        cards += share * min(8, len(state.pile("hand", who))) / 8.0
        money += share * min(8, state.investigators[who].resources) / 8.0
    time = min(LONG, rounds_left(state)) / LONG  # type: ignore[arg-type]
    return [
        (stage - 1) / max(1, stages - 1),
        clues,
        hurt,
        least,
        most,
        menace,
        rate,
        cards,
        money,
        time,
        float(time < 0.2),
        last * least,
        last * rate,
        1.0 - len(people) * share,
    ]


def _clues(state: LcgState, needed: int) -> float:
    """The part of the clues that the act asks for that they have; one nearby counts a little."""
    held = sum([row.clues for row in state.investigators.values() if not row.out])
    here = {row.location for row in state.investigators.values() if not row.out}
    near = min(max(0, needed - held), sum([state.cards[place].clues for place in here if place]))
    return min(1.0, (held + CLUE_NEAR * near) / needed)


def _hurt_elites(state: LcgState) -> float:
    """How far the enemies that a last act is about are worn down."""
    hurt = [
        state.cards[enemy].damage / max(1, value(state, enemy, "health"))
        for place in state.locations()
        for enemy in state.enemies_at(place)
        if "Elite" in state.face(enemy).traits
    ]
    return max(hurt, default=0.0)


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
