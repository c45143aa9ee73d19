"""Redealing what a seat does not know, consistently with everything it knows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision
from kadath.kernel.errors import RulesBug
from kadath.kernel.nodes import Node
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.beliefs import Allowed
from kadath.kernel.sleeves.redealing import redeal, unknown_to

from ..faces import FACES, PlayerFace
from ..rules.drawing import Draw
from ..rules.encounter import DrawEncounterCard, ResolveDrawnCard, ResolveWeaknesses
from ..rules.setting_up import SetUp
from ..state import HIDDEN, LcgState
from ..vocabulary.abilities import Revelation
from ..vocabulary.kinds import CardKind
from ..vocabulary.selectors import Called
from ..zones import listen
from .unseen_set import with_each_set
from .view import knows_thing

T = TypeVar("T", bound=LcgState)

OPENING = ("hand", "mulligan")
"""The zones of cards drawn during setup."""
DEALS = 200
"""How many deals are tried to find one in which the same seat is asked the same question."""


def determinize(state: T, seat: int | None, rng: Rng) -> T:
    """A state that looks the same to the seat (None: a spectator), with the unknown redealt.

    If another seat is being asked, that is known too: only deals in which it would be asked count.
    """
    for _ in range(DEALS):
        dealt = _dealt(state, seat, rng)
        dealt.ask_again()
        if dealt.stack == state.stack and _is_asked_alike(dealt, state):
            return dealt
    # Hardly any deal fits what others were not asked. Then the question stays, and what it reveals
    # about their cards is dropped: what they really hold must not influence the deal.
    dealt = _dealt(state, seat, rng)
    dealt.decision = _decision_without_unknown(state, seat)
    return dealt


def _is_asked_alike(dealt: LcgState, state: LcgState) -> bool:
    one, other = dealt.decision, state.decision
    if one is None or other is None:
        return one is other
    return (one.seat, one.step) == (other.seat, other.step)


def _decision_without_unknown(state: LcgState, seat: int | None) -> Decision | None:
    """The question without the options about cards a seat does not know.

    In a new deal those sleeves hold other faces, which the options would not fit. If there are no
    other options, they stay.
    """
    decision = state.decision
    if decision is None:
        return None
    left = tuple(
        one
        for one in decision.options
        if all(knows_thing(state, arg, seat) for arg in one.args if isinstance(arg, int))
    )
    return decision._replace(options=left) if left else decision


def _dealt(state: T, seat: int | None, rng: Rng) -> T:
    dealt = state.clone()
    unknown = unknown_to(dealt, seat)
    allowed_in = allowed_by_place(dealt)
    for faces in with_each_set(dealt, unknown.faces, rng):
        changed = redeal(dealt, unknown, faces, is_of_kind, rng, allowed_in)
        if changed is not None:
            break
    else:
        raise RulesBug(f"seat {seat} believes what cannot be")
    for card in changed:
        if dealt.cards[card].zone not in HIDDEN:
            listen(dealt, card)
    dealt.rng = rng.integer()
    return dealt


def is_of_kind(kind: Node, key: str) -> bool:
    """Whether a face fits what is known about a sleeve: a kind of card, or a title."""
    face = FACES[key]
    if isinstance(kind, Called):
        return face.title == kind.face
    return isinstance(kind, CardKind) and kind.fits_face(face)


@cites("LCG-093", "LCG-411", "LCG-412")
def allowed_by_place(state: LcgState) -> Callable[[int], Allowed | None]:
    """What the zone of a card reveals about it: a hand holds no unresolved weakness.

    While hands are drawn during setup, they hold no weaknesses at all.
    """
    if any(isinstance(frame, SetUp) for frame in state.stack):
        return lambda card: is_no_weakness if state.cards[card].zone in OPENING else None
    unresolved = _unresolved(state)

    def allowed(card: int) -> Allowed | None:
        in_hand = state.cards[card].zone == "hand" and card not in unresolved
        return may_be_kept if in_hand else None

    return allowed


@cache
def is_no_weakness(key: str) -> bool:
    """Whether a card may be drawn during setup: weaknesses are set aside."""
    return not FACES[key].weakness


@cache
def may_be_kept(key: str) -> bool:
    """Whether a card may stay in hand: no weakness of an encounter type or with a revelation.

    Those leave the hand as soon as they are drawn and resolved.
    """
    face = FACES[key]
    return not face.weakness or (
        isinstance(face, PlayerFace)
        and not any(isinstance(ability, Revelation) for ability in face.abilities)
    )


def _unresolved(state: LcgState) -> set[int]:
    """The drawn cards that, if weaknesses, are still to be resolved."""
    found: set[int] = set()
    for frame in state.stack:
        if isinstance(frame, Draw):
            found.update(frame.drawn)
        elif isinstance(frame, ResolveWeaknesses):
            found.update(frame.cards)
        elif isinstance(frame, DrawEncounterCard | ResolveDrawnCard):
            found.add(frame.card)
    return found
