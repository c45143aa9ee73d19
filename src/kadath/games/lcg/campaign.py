"""A campaign as a value: its log, its investigators with their decks, and its chaos bag."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.codec import value

from .campaign_log import CampaignLog


@value
class Campaign(NamedTuple):
    """What outlasts a scenario; a scenario played by itself has one, too."""

    log: CampaignLog = CampaignLog()
