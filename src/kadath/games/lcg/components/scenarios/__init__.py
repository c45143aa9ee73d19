"""The scenarios of the box."""

from __future__ import annotations

from ...campaign.scenarios import SCENARIOS
from . import the_devourer_below, the_gathering, the_midnight_masks

__all__ = ["SCENARIOS", "the_devourer_below", "the_gathering", "the_midnight_masks"]
