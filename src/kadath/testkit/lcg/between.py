"""Invariants between scenarios: decks, experience, and trauma add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kadath.games.lcg.campaign.campaign import MOST_INVESTIGATORS, Member
from kadath.games.lcg.decks.building import refusals
from kadath.games.lcg.decks.core_set import CORE_SET
from kadath.games.lcg.faces import FACES, InvestigatorFace
from kadath.games.lcg.rules.setting_up import SetUp
from kadath.games.lcg.state import LcgState
from kadath.kernel.log import Entry

FURTHER = frozenset({"standalone", "basic-weaknesses"})
"""Not checked here: the required number of weaknesses depends on the mode."""


def is_another_game(before: LcgState, after: LcgState) -> bool:
    """Whether another scenario was set up between the two."""
    return _is_set_up(after) and not _is_set_up(before)


def _is_set_up(state: LcgState) -> bool:
    return any(isinstance(frame, SetUp) for frame in state.stack)


def wrong_decks(state: LcgState) -> Iterator[str]:
    """Everyone plays with the cards of their campaign deck, and starts with their trauma."""
    playing = {one.investigator: one for one in state.campaign.playing()}
    if set(playing) != {row.face for row in state.investigators.values()}:
        yield f"{sorted(playing)} should play, not {state.investigators}"
        return
    for who, row in state.investigators.items():
        member = playing[row.face]
        owned = Counter(card.face for card in state.cards.values() if card.owner == who)
        if owned != Counter(dict(member.deck.cards)):
            yield f"{row.face} has the cards {owned}, not {member.deck.cards}"
        if (row.damage, row.horror, row.seat) != (member.physical, member.mental, member.seat):
            yield f"{row} begins otherwise than {member}"


def wrong(before: LcgState, after: LcgState, entries: Sequence[Entry]) -> Iterator[str]:
    """What is wrong with the members of a campaign after a choice."""
    if before.campaign is after.campaign:
        return
    was = {one.investigator: one for one in before.campaign.members}
    if len(after.campaign.playing()) > MOST_INVESTIGATORS:
        yield f"{len(after.campaign.playing())} investigators play"
    for member in after.campaign.members:
        yield from _wrong_member(member)
        if member.investigator in was and not any(one.kind == "again" for one in entries):
            yield from _wrong_change(was[member.investigator], member, entries)
    if lost := set(was) - {one.investigator for one in after.campaign.members}:
        yield f"{lost} are in the log no more"


def _wrong_member(member: Member) -> Iterator[str]:
    deck = member.deck
    reasons = [one for one in refusals(deck, experience=None) if one.code not in FURTHER]
    if reasons or deck.experience < 0 or deck.basic_weaknesses:
        yield f"the deck of {member.investigator} is not allowed: {reasons}, {deck}"
    face = FACES[member.investigator]
    assert isinstance(face, InvestigatorFace)
    if member.plays and (member.physical >= face.health or member.mental >= face.sanity):
        yield f"{member.investigator} plays on with {member.physical} and {member.mental} trauma"


def _wrong_change(was: Member, member: Member, entries: Sequence[Entry]) -> Iterator[str]:
    """Experience is earned and spent as logged, and one card is lost for each one gained."""
    own = [one.args for one in entries if one.args.get("who") == member.investigator]
    bought = [one for one in own if "lost" in one]
    if not bought:
        return
    spent = sum(int(str(one["experience"])) for one in bought)
    if member.deck.experience != was.deck.experience - spent:
        yield f"{member.investigator} spent {spent} of {was.deck.experience}: {member.deck}"
    change = Counter(dict(member.deck.cards))
    change.subtract(dict(was.deck.cards))
    expected = Counter(str(one["face"]) for one in bought)
    expected.subtract(str(one["lost"]) for one in bought)
    if {key: n for key, n in change.items() if n} != {key: n for key, n in expected.items() if n}:
        yield f"{member.investigator} bought {bought}, and the deck changed by {change}"
    for one in bought:
        card = CORE_SET.cards[str(one["face"])]
        if not 1 <= int(str(one["experience"])) <= max(1, card.experience):
            yield f"{member.investigator} paid {one['experience']} for {card.key}"
