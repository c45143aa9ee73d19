"""What a seat sees of a campaign: the log and the investigators are everybody's, a deck its own."""

from __future__ import annotations

from typing import Any

from ..campaign.campaign import Campaign, Member


def campaign_shown(campaign: Campaign, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know of a campaign."""
    return {
        "log": {name: list(entries) for name, entries in campaign.log._asdict().items()},
        "played": [list(one) for one in campaign.played],
        "lead": campaign.lead,
        "members": [_member(one, seat) for one in campaign.members],
    }


def _member(member: Member, seat: int | None) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "investigator": member.investigator,
        "seat": member.seat,
        "physical": member.physical,
        "mental": member.mental,
        "fate": member.fate,
        "experience": member.deck.experience,
    }
    if member.seat == seat:
        shown["deck"] = [list(entry) for entry in member.deck.cards]
        shown["changes"] = member.deck.changes()
    return shown
