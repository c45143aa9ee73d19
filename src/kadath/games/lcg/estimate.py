"""How near to winning a table looks, for cutting roll-outs short."""

from __future__ import annotations

from .campaigns import CAMPAIGNS
from .faces import ActFace
from .rules.advancing import doom_in_play
from .rules.campaign import PlayCampaign
from .state import LcgState
from .values import remaining, value


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
    """How far the acts have come, before the agendas and the wounds do."""
    acts = 1 + len(state.pile("act deck"))
    agendas = 1 + len(state.pile("agenda deck"))
    act = state.face(state.act) if state.act else None
    stages = acts + (act.stage - 1 if isinstance(act, ActFace) else 0)
    progress = (stages - acts + _act_progress(state)) / stages
    health = _health(state)
    time = agendas - min(1.0, _doom(state))
    return 0.5 * progress + 0.3 * health + 0.05 * time


def _act_progress(state: LcgState) -> float:
    if not state.act:
        return 0.0
    needed = value(state, state.act, "clues")
    held = sum(row.clues for row in state.investigators.values())
    if needed:
        return min(1.0, held / needed)
    hurt = [
        state.cards[enemy].damage / max(1, value(state, enemy, "health"))
        for place in state.locations()
        for enemy in state.enemies_at(place)
        if "Elite" in state.face(enemy).traits
    ]
    return max(hurt, default=0.0)


def _doom(state: LcgState) -> float:
    if not state.agenda:
        return 0.0
    return doom_in_play(state) / max(1, value(state, state.agenda, "doom"))


def _health(state: LcgState) -> float:
    parts = []
    for who, row in state.investigators.items():
        if row.out:
            parts.append(0.0)
            continue
        for stat in ("health", "sanity"):
            left = remaining(state, who, stat) or 0
            parts.append(left / max(1, value(state, who, stat)))
    return sum(parts) / (2 * len(state.investigators))
