"""Defeat: all cards whose damage or horror has reached its limit are defeated together."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.events import Event, enclosing
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import VALUE
from kadath.kernel.procedure import Procedure, procedure, step

from ..happenings import Defeated
from ..state import Card, Investigator, LcgState
from ..values import printed_value, remaining
from ..zones import discard_defeated, listen, may_leave_play
from .damage import DealDamage
from .elimination import Eliminations, leave_the_game
from .gone import leave_out_gone
from .performed import Everybodys

HEALTH: Topic = (VALUE, "health")
SANITY: Topic = (VALUE, "sanity")


@procedure
class Defeat(Event[Defeated], Everybodys):
    """Cards defeated at once; this goes on even if whoever defeats them is eliminated."""

    @cites("LCG-030", "LCG-282", "LCG-285")
    def impact(self, state: LcgState) -> Procedure | None:
        """Enemies and assets leave play; then investigators are eliminated in player order."""
        leave_out_gone(self, state, "card")
        order = state.player_order()
        out: list[int] = []
        for part in self.parts():
            if part.card in state.investigators:
                state.set_investigator(part.card, out="defeated", by=part.by)
                listen(state, part.card)
                out.append(part.card)
            else:
                discard_defeated(state, part.card)
            state.tell("defeated", part.card, who=part.who)
        return Eliminations(tuple([who for who in order if who in out])) if out else None

    @step("after", "LCG-286", "LCG-316")
    def after(self, state: LcgState) -> Procedure | None:
        """End what eliminated investigators were performing; then come responses to the defeat."""
        return leave_the_game(state, self.happened(state))


@cites("LCG-004", "LCG-279", "LCG-280", "LCG-281")
def defeats(state: LcgState, event: Event[Any]) -> Defeat | None:
    """The defeat of everything that has reached its limit and is not already being defeated."""
    found = _at_their_limit(state)
    return _defeat(state, event, found) if found else None


def _defeat(state: LcgState, event: Event[Any], found: list[tuple[int, str]]) -> Defeat | None:
    under_way = {part.card for frame in enclosing(state, Defeat) for part in frame.what}
    defeated_by = (
        {part.card: part.by for part in event.what} if isinstance(event, DealDamage) else {}
    )
    parts = tuple(
        Defeated(card, defeated_by.get(card, 0), by)
        for card, by in found
        if card not in under_way
        # Something that cannot be defeated or leave play would otherwise come up forever.
        and (card in state.investigators or may_leave_play(state, card))
        and not state.forbids(Defeated(card, 0, by))
    )
    return Defeat(parts) if parts else None


def is_weakened(state: LcgState) -> bool:
    """Whether anything modifies health or sanity, so that even undamaged cards may be defeated."""
    hooks = state.listeners.hooks
    return HEALTH in hooks or SANITY in hooks


def _at_their_limit(state: LcgState) -> list[tuple[int, str]]:
    """Everything that has reached its limit, with the cause: damage, horror, or both."""
    weakened = is_weakened(state)
    investigators, cards, piles = state.investigators, state.cards, state.piles
    found: list[tuple[int, str]] = []
    for who, one in investigators.items():
        is_hurt = weakened or one.damage or one.horror
        if is_hurt and not one.out and (by := _reached(state, who)):
            found.append((who, by))
    there: list[int] = []
    for location in piles.get(("map", 0), ()):
        there += piles.get(("at", location), ())
    for who in investigators:
        there += piles.get(("play", who), ())
        there += piles.get(("threat", who), ())
    for card in there:
        row = cards[card]
        if (weakened or row.damage or row.horror) and (by := _reached(state, card)):
            found.append((card, by))
    return found


def _reached(state: LcgState, card: int) -> str:
    """Whether damage, horror, or both have reached a card's limit; empty if neither has."""
    health = remaining(state, card, "health")
    sanity = remaining(state, card, "sanity")
    is_mad = sanity is not None and sanity <= 0
    if health is not None and health <= 0:
        return "both" if is_mad else "damage"
    return "horror" if is_mad else ""


def is_at_printed_limit(row: Card | Investigator, investigators: int) -> bool:
    """Whether a card has reached its printed health or sanity for that many investigators."""
    health, sanity = _printed_limits(row.face, investigators)
    return row.damage >= health or row.horror >= sanity


@cache
def _printed_limits(face: str, investigators: int) -> tuple[float, float]:
    """The printed health and sanity of a face; infinite if it has none."""
    health = printed_value(face, "health", investigators)
    sanity = printed_value(face, "sanity", investigators)
    return inf if health is None else health, inf if sanity is None else sanity
