"""What each seat may see, and redealing what it may not.

A view holds ids and numbers, no text. Sleeves are all there; a face is there only where the seat
knows it. Options are there for the seat that decides; the others see who is asked, and why.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar

from kadath.kernel.beliefs import dealt_within
from kadath.kernel.citations import cites
from kadath.kernel.codec import encode
from kadath.kernel.decision import Decision
from kadath.kernel.explain import trail
from kadath.kernel.log import EVERYONE
from kadath.kernel.nodes import Node
from kadath.kernel.rng import Rng

from ..faces import FACES, Face
from ..frames import test_now
from ..progress import progress
from ..state import Card, LcgState
from ..vocabulary.kinds import CardKind
from ..vocabulary.selectors import Called
from ..zones import listen
from . import shown
from .campaign import campaign_shown
from .unseen_set import chosen_anew

T = TypeVar("T", bound=LcgState)

ALWAYS = frozenset({"face", "zone", "place"})
"""What is always shown of a card; the rest only where it differs from a card in a pile."""
_BLANK = Card("")

DEALS = 200
"""How many deals are tried to find one in which the same seat is asked the same."""


@cites("LCG-061")
def view(state: LcgState, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    return {
        "game": "lcg",
        "seat": seat,
        "lead": state.lead,
        "scenario": state.scenario,
        "act": state.act,
        "agenda": state.agenda,
        "resolution": state.resolution,
        "campaign": campaign_shown(state.campaign, seat),
        "progress": progress(state).to_data(),
        "turn": shown.turn(state),
        "connections": shown.connections(state),
        "values": shown.values(state, lambda thing: _knows_thing(state, thing, seat)),
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


def _knows_thing(state: LcgState, thing: int, seat: int | None) -> bool:
    row = state.cards.get(thing)
    return row is None or knows(row, seat)


def determinize(state: T, seat: int | None, rng: Rng) -> T:
    """A state that looks the same to the seat (None: a spectator), with the unknown redealt.

    Where another seat is asked, that is known too: only deals in which it would be asked count.
    """
    for _ in range(DEALS):
        dealt = _dealt(state, seat, rng)
        dealt.decision = None
        dealt.advance()
        if dealt.stack == state.stack and _is_asked_alike(dealt, state):
            return dealt
    # Hardly a deal fits what was not asked of others. The question stands then, and what it says
    # about their cards is given up: what they really hold must have no say in a deal.
    dealt = _dealt(state, seat, rng)
    dealt.decision = _decision_without_unknown(state, seat)
    return dealt


def _decision_without_unknown(state: LcgState, seat: int | None) -> Decision | None:
    """The question without the options about cards that a seat does not know.

    Other faces lie in those sleeves in a new deal, which the options would not fit. Where they are
    all there is to choose from, they stay.
    """
    decision = state.decision
    if decision is None:
        return None
    left = tuple(
        one
        for one in decision.options
        if all(_knows_thing(state, arg, seat) for arg in one.args if isinstance(arg, int))
    )
    return decision._replace(options=left) if left else decision


def _dealt(state: T, seat: int | None, rng: Rng) -> T:
    dealt = state.clone()
    looker = state.spectator if seat is None else seat
    sleeves = [card for card in state.beliefs if not knows(state.cards[card], seat)]
    beliefs = [state.beliefs[card][looker] for card in sleeves]
    # Where an unknown face lay before has no say in where it goes: the faces are put in order, so
    # that states which look alike are redealt alike.
    faces = sorted(
        (state.cards[card].face, held.origin) for card, held in zip(sleeves, beliefs, strict=True)
    )
    faces = chosen_anew(state, faces, rng)
    open_ones = [
        held._replace(origin=origin) for held, (_, origin) in zip(beliefs, faces, strict=True)
    ]

    def fits(kind: Node, source: int) -> bool:
        return is_of_kind(kind, FACES[faces[source][0]])

    order = dealt_within(open_ones, fits, rng)
    if any(faces[source][1] not in beliefs[place].lots for place, source in enumerate(order)):
        # No deal was found: things stay as they are, which is always possible.
        faces = [
            (state.cards[card].face, held.origin)
            for card, held in zip(sleeves, beliefs, strict=True)
        ]
        order = tuple(range(len(sleeves)))
    for place, source in enumerate(order):
        card = sleeves[place]
        face, origin = faces[source]
        dealt.cards[card] = state.cards[card]._replace(face=face)
        others = state.beliefs[card]
        held = beliefs[place]._replace(origin=origin)
        dealt.beliefs[card] = (*others[:looker], held, *others[looker + 1 :])
        listen(dealt, card)
    dealt.rng = rng.integer()
    return dealt


def is_of_kind(kind: Node, face: Face) -> bool:
    """Whether a face may be in a sleeve of which so much is known: a kind of card, or a title."""
    if isinstance(kind, Called):
        return face.title == kind.face
    return isinstance(kind, CardKind) and kind.fits_face(face)


def _is_asked_alike(dealt: LcgState, state: LcgState) -> bool:
    one, other = dealt.decision, state.decision
    if one is None or other is None:
        return one is other
    return (one.seat, one.step) == (other.seat, other.step)


def _card(state: LcgState, card: int, row: Card, seat: int | None) -> dict[str, Any]:
    seen = dict(_fields_told(row))
    if not knows(row, seat):
        seen["face"] = None
        held = state.beliefs.get(card)
        if held is not None:
            # Of a card that was searched for, the others know what kind of card it is, and of an
            # unrevealed location its title.
            looker = state.spectator if seat is None else seat
            seen["kind"] = encode(held[looker].kind)
    return seen


@lru_cache(10_000)
def _fields_told(row: Card) -> dict[str, Any]:
    """What is shown of a card besides what only some know; cached, as rows are read many times."""
    return {
        field: held
        for field, held, default in zip(Card._fields, row, _BLANK, strict=True)
        if field in ALWAYS or (held != default and field != "known")
    }


def _test(state: LcgState) -> dict[str, Any] | None:
    test = test_now(state)
    if test is None:
        return None
    worked = test.total_skill(state)
    return {
        "who": test.who,
        "skill": test.skill,
        "kind": test.kind,
        "against": test.against,
        "difficulty": test.total_difficulty(state),
        "base": worked.base,
        "changes": [list(change) for change in worked.changes],
        "total": worked.total,
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
