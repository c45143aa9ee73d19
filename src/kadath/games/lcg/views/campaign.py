"""A seat's view of a campaign: log and investigators are public, decks are their owners'."""

from __future__ import annotations

from ..campaign.campaign import Member
from ..decks.purchases import buyable, least_price
from ..rules.interlude import SpendExperience
from ..state import LcgState
from .body import CampaignView, MemberView


def campaign_shown(state: LcgState, seat: int | None) -> CampaignView:
    """Everything a seat (None: a spectator) may know about a campaign."""
    campaign = state.campaign
    return {
        "log": {
            "records": list(campaign.log.records),
            "interrogated": list(campaign.log.interrogated),
            "got_away": list(campaign.log.got_away),
        },
        "played": list(campaign.played),
        "rounds": campaign.rounds,
        "lead": campaign.lead,
        "buying": _buying(state),
        "members": [_member(one, seat, _buying(state)) for one in campaign.members],
    }


def _buying(state: LcgState) -> str:
    frame = state.stack[-1] if state.stack else None
    return frame.who if isinstance(frame, SpendExperience) else ""


def _member(member: Member, seat: int | None, buying: str) -> MemberView:
    shown: MemberView = {
        "investigator": member.investigator,
        "seat": member.seat,
        "physical": member.physical,
        "mental": member.mental,
        "fate": member.fate,
        "experience": member.deck.experience,
    }
    if member.seat == seat:
        shown["deck"] = list(member.deck.cards)
        shown["changes"] = member.deck.changes()
        if member.investigator == buying:
            deck = member.deck
            shown["prices"] = {key: least_price(deck, key) for key in buyable(deck)}
    return shown
