"""What each seat may see.

A view holds ids and numbers, no text. All sleeves are there; a face only if the seat knows it.
Options are there for the deciding seat; the others see who is asked, and for what.
"""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from kadath.kernel.citations import cites
from kadath.kernel.codec import encode
from kadath.kernel.nodes import Node
from kadath.kernel.sleeves.model import belief_of, knows
from kadath.kernel.views import Look, Seen

from ..frames import test_now
from ..state import Card, Investigator, LcgState
from ..vocabulary.kinds import NotAWeakness
from . import shown
from .body import CardView, InvestigatorView, LcgBody, TestView
from .campaign import campaign_shown
from .things import things

ALWAYS = frozenset({"face", "zone", "place"})
"""The fields always shown for a card; others only if they differ from a card in a pile."""
_BLANK = Card("")


@cites("LCG-061")
def seen(state: LcgState, seat: int | None) -> Seen[LcgBody]:
    """Everything a seat (None: a spectator) may know."""
    turn, test, ways = shown.turn(state), _test(state), shown.connections(state)
    body: LcgBody = {
        "lead": state.lead,
        "scenario": state.scenario,
        "act": state.act,
        "agenda": state.agenda,
        "resolution": state.resolution,
        "campaign": campaign_shown(state, seat),
        "turn": turn,
        "connections": ways,
        "values": shown.values(state, lambda thing: knows_thing(state, thing, seat)),
        "investigators": {who: _investigator(row) for who, row in state.investigators.items()},
        "cards": {card: _card(state, card, row, seat) for card, row in state.cards.items()},
        "piles": {f"{zone}:{place}": list(cards) for (zone, place), cards in state.piles.items()},
        "bag": list(state.bag),
        "worth": _worth(state),
        "test": test,
    }
    return Seen(things(state, ways, turn, test)(seat), body)


def look(state: LcgState) -> Look:
    """The things on the table, for any viewer."""
    return things(state, shown.connections(state), shown.turn(state), _test(state))


def knows_thing(state: LcgState, thing: int, seat: int | None) -> bool:
    """Whether a seat knows what a thing is: the face in a sleeve, or who an investigator is."""
    row = state.cards.get(thing)
    return row is None or knows(row.known, seat)


def _card(state: LcgState, card: int, row: Card, seat: int | None) -> CardView:
    if knows(row.known, seat):
        return _fields_told(row)
    kind = belief_of(state, card, seat).kind
    return _fields_of_unknown(row, None if isinstance(kind, NotAWeakness) else kind)


@lru_cache(10_000)
def _fields_of_unknown(row: Card, kind: Node | None) -> CardView:
    """The same for a card whose face the seat does not know.

    If a card was searched for, the others know its kind; an unrevealed location has a known title.
    That an opening hand holds no weakness is not repeated for each card.
    """
    seen = _fields_told(row).copy()
    seen["face"] = None
    seen["kind"] = encode(kind)
    return seen


@lru_cache(10_000)
def _fields_told(row: Card) -> CardView:
    """What everyone may see of a card; cached, because rows are read many times."""
    view = {
        field: held
        for field, held, default in zip(Card._fields, row, _BLANK, strict=True)
        if field in ALWAYS or (held != default and field != "known")
    }
    return cast("CardView", view)


@lru_cache(10_000)
def _investigator(row: Investigator) -> InvestigatorView:
    return cast("InvestigatorView", row._asdict())


def _test(state: LcgState) -> TestView | None:
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
        "changes": list(worked.changes),
        "total": 0 if test.fails_automatically(state) else worked.total,
        "committed": list(test.committed),
        "tokens": list(test.tokens),
        "result": test.result,
        "source": int(test.scope.source),
    }


def _worth(state: LcgState) -> dict[str, int | None]:
    test = test_now(state)
    if test is None or test.result:
        return {}
    return {token: test.would_add(state, token) for token in dict.fromkeys(state.bag)}
