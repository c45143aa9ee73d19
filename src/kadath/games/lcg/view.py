"""What each seat may see, and dealing anew what it may not.

A view holds ids and numbers, no text. Sleeves are all there; a face is there only where the seat
knows it. Options are there for the seat that decides; the others see who is asked, and why.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.beliefs import dealt_within
from kadath.kernel.codec import encode
from kadath.kernel.explain import trail
from kadath.kernel.log import EVERYONE
from kadath.kernel.nodes import Node
from kadath.kernel.rng import Rng

from .frames import test_now
from .state import Card, LcgState
from .values import CardKind
from .zones import listen

DEALS = 200
"""How often a deal is tried in which whoever is asked now would be asked, too."""


def view(state: LcgState, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    return {
        "game": "lcg",
        "seat": seat,
        "lead": state.lead,
        "investigators": {who: row._asdict() for who, row in state.investigators.items()},
        "cards": {card: _card(state, card, row, seat) for card, row in state.cards.items()},
        "piles": {f"{zone}:{place}": list(cards) for (zone, place), cards in state.piles.items()},
        "bag": list(state.bag),
        "test": _test(state),
        "trail": [list(place) for place in trail(state)],
        "decision": _decision(state, seat),
        "outcome": state.outcome._asdict() if state.outcome is not None else None,
    }


def knows(row: Card, seat: int | None) -> bool:
    """Whether a seat knows the face in a sleeve; a spectator knows what everyone does."""
    if seat is None:
        return row.known == EVERYONE
    return bool(row.known >> seat & 1)


def determinize(state: LcgState, seat: int, rng: Rng) -> LcgState:
    """A state that looks the same to the seat, with all it does not know dealt anew.

    Where another seat is asked, that is known too: only deals in which it would be asked count.
    """
    for _ in range(DEALS):
        dealt = _dealt(state, seat, rng, frozenset())
        if dealt.stack == state.stack and _is_asked_alike(dealt, state):
            return dealt
    decider = state.decision.seat if state.decision is not None else seat
    hands = {
        card
        for who, row in state.investigators.items()
        if row.seat == decider
        for card in state.pile("hand", who)
    }
    return _dealt(state, seat, rng, frozenset(hands))


def _dealt(state: LcgState, seat: int, rng: Rng, pinned: frozenset[int]) -> LcgState:
    dealt = state.clone()
    sleeves = [
        card for card in state.beliefs if not knows(state.cards[card], seat) and card not in pinned
    ]
    beliefs = [state.beliefs[card][seat] for card in sleeves]

    def fits(kind: Node, place: int) -> bool:
        return isinstance(kind, CardKind) and kind.fits(state, sleeves[place])

    for place, source in enumerate(dealt_within(beliefs, fits, rng)):
        card = sleeves[place]
        dealt.cards[card] = state.cards[card]._replace(face=state.cards[sleeves[source]].face)
        held = beliefs[place]._replace(origin=beliefs[source].origin)
        others = state.beliefs[card]
        dealt.beliefs[card] = (*others[:seat], held, *others[seat + 1 :])
        listen(dealt, card)
    dealt.rng = rng.integer()
    dealt.decision = None
    dealt.advance()
    return dealt


def _is_asked_alike(dealt: LcgState, state: LcgState) -> bool:
    one, other = dealt.decision, state.decision
    if one is None or other is None:
        return one is other
    return (one.seat, one.step) == (other.seat, other.step)


def _card(state: LcgState, card: int, row: Card, seat: int | None) -> dict[str, Any]:
    seen = row._asdict()
    del seen["known"]
    if not knows(row, seat):
        seen["face"] = None
        held = state.beliefs.get(card)
        if seat is not None and held is not None:
            # Of a card that was searched for, the others know what kind of card it is.
            seen["kind"] = encode(held[seat].kind)
    return seen


def _test(state: LcgState) -> dict[str, Any] | None:
    test = test_now(state)
    if test is None:
        return None
    return {
        "who": test.who,
        "skill": test.skill,
        "kind": test.kind,
        "against": test.against,
        "difficulty": test.total_difficulty(state),
        "total": test.total_skill(state).total,
        "committed": list(test.committed),
        "tokens": list(test.tokens),
        "result": test.result,
    }


def _decision(state: LcgState, seat: int | None) -> dict[str, Any] | None:
    decision = state.decision
    if decision is None:
        return None
    seen: dict[str, Any] = {
        "seat": decision.seat,
        "ask": decision.ask,
        "why": list(decision.why),
    }
    if seat == decision.seat:
        seen["options"] = [one.key for one in decision.options]
    return seen
