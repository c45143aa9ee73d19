"""Rules of thumb between scenarios: stay, take what is offered, buy what helps."""

from __future__ import annotations

from kadath.kernel.decision import Option

from ..faces import FACES, InvestigatorFace
from ..rules.interlude import SpendExperience
from ..state import LcgState
from .deck_cards import best_gain, gain

STAYS = 0.0
DESERTS = -100.0
COMES_BACK = 50.0
"""Nobody leaves or adds investigators unasked; a player without one takes back one they know."""
GIVEN = 10.0
APART = 50.0
"""How far the best option has to stand out to need no search."""


def settled(state: LcgState) -> list[float] | None:
    """The value of each option between scenarios; None if something else is asked.

    The consequences show only a scenario later, too late for search. So the best option stands out.
    """
    decision = state.decision
    assert decision is not None
    look = LOOKS.get(decision.ask)
    if look is None:
        return None
    found = [look(state, one) for one in decision.options]
    best = max(range(len(found)), key=found.__getitem__)
    return [worth if at == best else worth - APART for at, worth in enumerate(found)]


def _party(state: LcgState, one: Option) -> float:
    decision = state.decision
    assert decision is not None
    if one.verb == "leave":
        return DESERTS
    if one.verb == "done":
        return STAYS
    if any(member.seat == decision.seat for member in state.campaign.playing()):
        return DESERTS
    return COMES_BACK if one.verb == "return" else 1.0 + _stature(one.words[0])


def _stature(investigator: str) -> float:
    """An investigator's strength at finding clues, fighting, and surviving."""
    face = FACES[investigator]
    assert isinstance(face, InvestigatorFace)
    _, intellect, combat, _ = face.skills
    return intellect + combat + 0.5 * min(face.health, face.sanity)


def _earn(state: LcgState, one: Option) -> float:
    return GIVEN if one.verb == "earn" else 0.0


def _buy(state: LcgState, one: Option) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, SpendExperience)
    deck = state.campaign.member(frame.who).deck
    return best_gain(deck, one.words[0]) if one.verb == "buy" else 0.0


def _replace(state: LcgState, one: Option) -> float:
    frame = state.stack[-1]
    assert isinstance(frame, SpendExperience)
    lost, gained = one.words
    return gain(state.campaign.member(frame.who).deck, gained, lost)


def _lead(state: LcgState, one: Option) -> float:
    return float(one.words[0] == state.campaign.lead)


def _trauma(state: LcgState, one: Option) -> float:
    """Prefer the trauma of which more can still be taken."""
    who, kind = one.ids[0], one.words[1]
    row = state.investigators[who]
    face = FACES[row.face]
    member = state.campaign.member(row.face)
    assert isinstance(face, InvestigatorFace)
    if kind == "physical":
        return float(face.health - member.physical)
    return float(face.sanity - member.mental)


LOOKS = {
    "choose-party": _party,
    "earn": _earn,
    "buy": _buy,
    "replace": _replace,
    "choose-next-lead": _lead,
    "choose-trauma": _trauma,
}
"""The rule of thumb for each question."""
