"""Committing cards to a skill test: who may commit, which cards, and where they go (ST.2, ST.8)."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final

from kadath.kernel.citations import cites
from kadath.kernel.decision import option
from kadath.kernel.effects import Scope
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.log import EVERYONE
from kadath.kernel.several import FIXED, MANY, ChosenSet, Fits, NothingToChoose, Picks

from ..faces import FACES, WILD, PlayerFace
from ..state import LcgState
from ..vocabulary.abilities import CommitToYourTests, MaxCommitted, ReturnsAfterTest
from .encounter import is_shut_out

if TYPE_CHECKING:
    from .skill_test import SkillTest

NOT_YOUR_TEST = Hindrance("LCG-363", "not-your-test")
TOO_MANY_COPIES = Hindrance("LCG-374", "too-many-copies")
PASSED_OVER = Hindrance("LCG-191", "passed-over")
"""Cards are committed as a set, offered in one fixed order."""


_COMMITTABLE: Final[dict[tuple[str, str, bool], bool]] = {}
"""Whether a card can be committed, by face, skill, and whether the test is its holder's own."""


def committers(state: LcgState, test: SkillTest) -> tuple[int, ...]:
    """Who may commit cards: the performing investigator, then the others at that location."""
    first = test.who
    here = state.investigators_at(state.location_of(first))
    if here and here[0] == first:
        return here
    return (first, *[who for who in here if who != first])


def next_to_commit(state: LcgState, test: SkillTest) -> tuple[int, int, list[int]] | None:
    """The next investigator who can commit cards, or might be able to; None if there is none.

    Returns their place among the committers, who it is, and their cards, including those already
    committed. A commitment is a set, so the cards are in one fixed order.
    """
    place = 0
    for who in committers(state, test):
        place += 1
        if place <= test.passed or is_shut_out(state, who):
            continue
        is_own = who == test.who
        skill = test.skill
        cards = []
        for card in state.pile("hand", who):
            key = (state.cards[card].face, skill, is_own)
            can_commit = _COMMITTABLE.get(key)
            if can_commit is None:
                can_commit = _COMMITTABLE[key] = _hindrance_to_commit(*key) is None
            if can_commit:
                cards.append(card)
        last = 0
        if test.committed and (own := _committed_by(state, test, who)):
            if not is_own:
                continue
            cards += own
            last = own[-1]
        if cards:
            cards.sort()
            if cards[-1] > last:
                return place, who, cards
        elif state.campaign.asks_all and _holds_unseen(state, who):
            return place, who, cards
    return None


def _holds_unseen(state: LcgState, who: int) -> bool:
    """Whether an investigator holds a hidden card, and so, to others, might commit one."""
    return any(state.cards[card].known != EVERYONE for card in state.pile("hand", who))


def commitment(state: LcgState, test: SkillTest, who: int, cards: list[int]) -> ChosenSet:
    """The choice of cards to commit: any number for the performing investigator, one for others."""
    if not cards:
        return NothingToChoose(state.seat_of(who))
    own = _committed_by(state, test, who) if test.committed else []
    return ChosenSet(
        state.seat_of(who),
        tuple([option("commit", card) for card in cards]),
        tuple([option("commit", card) for card in own]),
        0,
        MANY if who == test.who else 1,
        FIXED,
        _limit(state, [card for card in test.committed if card not in own], cards),
    )


def _committed_by(state: LcgState, test: SkillTest, who: int) -> list[int]:
    """The cards an investigator has committed."""
    cards = []
    for card in test.committed:
        if state.cards[card].owner == who:
            cards.append(card)
    return cards


def commitments_tried(state: LcgState, test: SkillTest) -> Iterator[Attempt]:
    """The cards the investigator being asked might consider committing, with what prevents each."""
    offered = next_to_commit(state, test)
    if offered is None:
        return
    _, who, cards = offered
    several = commitment(state, test, who, cards)
    options = several.offered(several.picked)
    for card in state.pile("hand", who):
        attempt = option("commit", card)
        face = state.cards[card].face
        hindrance = _hindrance_to_commit(face, test.skill, who == test.who)
        if hindrance is None and attempt not in options:
            limit = _most_copies(face)
            is_late = attempt not in several.parts[0].candidates
            hindrance = PASSED_OVER if is_late or limit is None else TOO_MANY_COPIES
        yield Attempt(attempt, hindrance)


@cache
def _hindrance_to_commit(key: str, skill: str, is_own: bool) -> Hindrance | None:
    """What prevents committing a card to one's own or to another's test of a skill."""
    if _printed_icons(key, skill) == 0:
        return Hindrance("LCG-195", "no-icon", (("skill", skill),))
    if is_own or not any(isinstance(one, CommitToYourTests) for one in FACES[key].abilities):
        return None
    return NOT_YOUR_TEST


@cites("LCG-374")
def _limit(state: LcgState, others: list[int], cards: list[int]) -> Fits | None:
    """The limit on copies of a title among committed cards; None if it cannot be exceeded.

    `others` are the cards committed by other investigators.
    """
    if len(others) + len(cards) < 2:
        return None
    limited = []
    for card in others + cards:
        if most := _most_copies(state.cards[card].face):
            limited.append(most)
    return _within_limits(state, others, limited) if len(limited) > len(set(limited)) else None


def _within_limits(state: LcgState, others: list[int], limited: list[tuple[str, int]]) -> Fits:
    """A check that no title is committed more often than each of its cards allows."""

    def keeps(picks: Picks) -> bool:
        together = [*others, *(one.ids[0] for one in picks)]
        titles = [state.face(card).title for card in together]
        return all(titles.count(title) <= most for title, most in limited)

    return keeps


@cites("LCG-193", "LCG-194", "LCG-495")
def icons(state: LcgState, card: int, skill: str) -> int:
    """How many icons on a card match a skill; wild icons match any."""
    return _printed_icons(state.cards[card].face, skill)


@cache
def _printed_icons(key: str, skill: str) -> int:
    face = FACES[key]
    if not isinstance(face, PlayerFace):
        return 0
    return face.icons.count(skill) + face.icons.count(WILD)


@cache
def _most_copies(key: str) -> tuple[str, int] | None:
    """The title of a card and how many copies may be committed to a test; None if unlimited."""
    face = FACES[key]
    limits = (one.copies for one in face.abilities if isinstance(one, MaxCommitted))
    most = next(limits, 0)
    return (face.title, most) if most else None


def still_committed(state: LcgState, test: SkillTest, owner: int = 0) -> list[int]:
    """The committed cards, of everyone or of one owner, that have not gone elsewhere since."""
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
    for one in state.face(card).abilities:
        if isinstance(one, ReturnsAfterTest):
            scope = Scope(state.cards[card].owner, card)
            if one.condition.holds(state, scope):
                return True
    return False
