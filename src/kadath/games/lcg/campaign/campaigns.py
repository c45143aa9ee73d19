"""Campaigns as data: the order of their scenarios."""

from __future__ import annotations

NIGHT_OF_THE_ZEALOT = "night-of-the-zealot"

CAMPAIGNS: dict[str, tuple[str, ...]] = {
    NIGHT_OF_THE_ZEALOT: ("the-gathering", "the-midnight-masks", "the-devourer-below"),
}
"""The scenarios of each campaign, in order."""


def earlier_scenarios(scenario: str) -> tuple[str, ...]:
    """The scenarios that come before this one in its campaign."""
    for order in CAMPAIGNS.values():
        if scenario in order:
            return order[: order.index(scenario)]
    return ()
