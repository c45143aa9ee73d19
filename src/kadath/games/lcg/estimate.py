"""How near to winning a table looks, for cutting roll-outs short."""

from __future__ import annotations

from .campaigns import CAMPAIGNS
from .faces import ActFace, AssetFace
from .rules.advancing import doom_in_play
from .rules.campaign import PlayCampaign
from .state import LcgState
from .values import engaged_enemies, remaining, value

PER_ACT = 0.65
NOT_YET = 0.7
PER_LIFE = 0.18
PER_TIME = 0.2
PER_CARD = 0.004
PER_RESOURCE = 0.003
PER_COST = 0.006
"""What cards in hand, resources, and assets in play by their cost, are worth."""
CLUE_NEAR = 0.3
"""How far a clue at an investigator's location is found."""
HALF_DEAD = 0.5
"""What is left of a thing's weight where it is nearly done for."""
AWAKE = 0.9
SLEEPING = 0.3
"""How many of its attacks an engaged enemy will make, ready or exhausted."""
SOAKED = 0.5
"""How much of an asset's health and sanity saves its controller's."""
ENOUGH = 3.0
"""So much health, or sanity, is half as good as any amount."""
MOST_DOOM = 20


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
    """How far the acts have come, and whether the investigators will live to see the rest."""
    living = _living(state)
    return (
        PER_ACT * _progress(state) * (HALF_DEAD + (1.0 - HALF_DEAD) * living)
        + PER_LIFE * living
        + PER_TIME * _time(state)
        + _means(state)
    )


def _progress(state: LcgState) -> float:
    """The part of the acts that is behind them."""
    act = state.face(state.act) if state.act else None
    if not isinstance(act, ActFace):
        return 0.0
    stages = act.stage + len(state.pile("act deck"))
    # What is missing to the next act is more than its last clue: it must be spent in time.
    return (act.stage - 1 + NOT_YET * _act_progress(state)) / stages


def _act_progress(state: LcgState) -> float:
    needed = value(state, state.act, "clues")
    if not needed:
        return _hurt_elites(state)
    held = sum([row.clues for row in state.investigators.values() if not row.out])
    missing = max(0, needed - held)
    # A clue at one's own location is half found, and one that lies elsewhere a little.
    here = {row.location for row in state.investigators.values() if not row.out}
    near = min(missing, sum([state.cards[place].clues for place in here if place]))
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


def _time(state: LcgState) -> float:
    """The part of all doom that is still to come."""
    if not state.agenda:
        return 0.0
    later = [value(state, card, "doom") for card in state.pile("agenda deck")]
    now = value(state, state.agenda, "doom")
    left = sum(later) + max(0, now - doom_in_play(state))
    return left / max(MOST_DOOM, left)


def _living(state: LcgState) -> float:
    """From 0 to 1: how well the investigators are, with those who attack them next counted in."""
    total = 0.0
    for who, row in state.investigators.items():
        if row.out:
            continue
        health = float(remaining(state, who, "health") or 0)
        sanity = float(remaining(state, who, "sanity") or 0)
        for enemy in engaged_enemies(state, who):
            part = SLEEPING if state.cards[enemy].exhausted else AWAKE
            left = (remaining(state, enemy, "health") or 0) / max(1, value(state, enemy, "health"))
            part *= HALF_DEAD + (1.0 - HALF_DEAD) * left
            health -= part * value(state, enemy, "damage")
            sanity -= part * value(state, enemy, "horror")
        for card in state.pile("play", who):
            health += SOAKED * (remaining(state, card, "health") or 0)
            sanity += SOAKED * (remaining(state, card, "sanity") or 0)
        least, most = sorted((max(0.3, health), max(0.3, sanity)))
        total += (2.0 * least / (least + ENOUGH) + most / (most + ENOUGH)) / 3.0
    return total / len(state.investigators)


def _means(state: LcgState) -> float:
    """What they have to go on with: cards, resources, assets in play."""
    total = 0.0
    for who, row in state.investigators.items():
        if row.out:
            continue
        total += PER_CARD * min(8, len(state.pile("hand", who)))
        total += PER_RESOURCE * min(6, row.resources)
        for card in state.pile("play", who):
            face = state.face(card)
            if isinstance(face, AssetFace):
                total += PER_COST * (1 + (face.cost or 0))
    return total / len(state.investigators)
