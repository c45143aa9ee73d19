"""Committing cards to a skill test: whose, which, and what becomes of them (ST.2, ST.8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Ability

from ..faces import FACES, WILD, PlayerFace
from ..state import LcgState
from ..vocabulary.abilities import CommitToYourTests, MaxCommitted, ReturnsAfterTest
from .encounter import is_shut_out

if TYPE_CHECKING:
    from .skill_test import SkillTest


def committers(state: LcgState, test: SkillTest) -> tuple[int, ...]:
    """Those who may commit cards: the one performing the test, then the others at that location."""
    here = state.investigators_at(state.location_of(test.who))
    if here == (test.who,):
        return here
    return (test.who, *[who for who in here if who != test.who])


def next_to_commit(state: LcgState, test: SkillTest) -> tuple[int, list[int]] | None:
    """The next one who can commit a card, and which ones; None when nobody can any more."""
    for who in committers(state, test)[test.passed :]:
        if is_shut_out(state, who):
            continue
        last = _last_committed(state, test, who)
        if last and who != test.who:
            continue
        cards = _committable(state, test, who, last)
        if cards:
            return who, cards
    return None


def _last_committed(state: LcgState, test: SkillTest, who: int) -> int:
    """The last card that somebody has committed; 0: none."""
    for card in reversed(test.committed):
        if state.cards[card].owner == who:
            return card
    return 0


def _committable(state: LcgState, test: SkillTest, who: int, last: int) -> list[int]:
    """The cards that somebody can commit after a certain one.

    Committing is a set, not a sequence: cards are offered in one fixed order.
    """
    return [
        card
        for card in sorted(state.pile("hand", who))
        if card > last and _may_commit(state, test, card, who)
    ]


@cites("LCG-374")
def _may_commit(state: LcgState, test: SkillTest, card: int, who: int) -> bool:
    key = state.cards[card].face
    if _printed_icons(key, test.skill) == 0:
        return False
    for one in _on_committing(key):
        if isinstance(one, CommitToYourTests) and who != test.who:
            return False
        if isinstance(one, MaxCommitted) and one.copies <= _copies(state, test, FACES[key].title):
            return False
    return True


def _copies(state: LcgState, test: SkillTest, title: str) -> int:
    """How many cards of a title were committed."""
    return len([card for card in test.committed if state.face(card).title == title])


@cites("LCG-193", "LCG-194", "LCG-495")
def icons(state: LcgState, card: int, skill: str) -> int:
    """How many icons of a card match a skill; wild ones match any."""
    return _printed_icons(state.cards[card].face, skill)


@cache
def _printed_icons(key: str, skill: str) -> int:
    face = FACES[key]
    if not isinstance(face, PlayerFace):
        return 0
    return face.icons.count(skill) + face.icons.count(WILD)


@cache
def _on_committing(key: str) -> tuple[Ability, ...]:
    """What a card says about being committed."""
    abilities = FACES[key].abilities
    return tuple(one for one in abilities if isinstance(one, CommitToYourTests | MaxCommitted))


def still_committed(state: LcgState, test: SkillTest, owner: int = 0) -> list[int]:
    """The committed cards, of all or of one, that have gone nowhere else meanwhile."""
    if not test.committed:
        return []
    found = []
    for card in test.committed:
        row = state.cards[card]
        if row.zone == "committed" and owner in (0, row.owner):
            found.append(card)
    return found


def returns(state: LcgState, card: int) -> bool:
    """Whether a committed card returns to its owner's hand after the test."""
    scope = Scope(state.cards[card].owner, card)
    return any(
        isinstance(one, ReturnsAfterTest) and one.condition.holds(state, scope)
        for one in state.face(card).abilities
    )
