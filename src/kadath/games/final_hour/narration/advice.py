"""Why an option looks best, in the game's terms."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.lessons import Reasons
from kadath.text.sentences import capitalized

from ..state import FinalHourState
from .names import Names
from .options import half_to_come

REASONS = Reasons(
    by_verb={
        "destroy": "destroy",
        "attack": "destroy",
        "seal": "seal",
        "use": "item",
        "ready": "ready",
        "not-yet": "not-yet",
        "keep-back": "lay",
        "lay-all": "lay",
        "investigator": "health",
        "victim": "health",
        "activate": "order",
        "lure": "lure",
        "towards": "lure",
        "discard": "cards",
        "exchange": "cards",
        "replace": "cards",
    },
    at_an_end={
        "move": "stay",
        "attack": "attack-enough",
        "use-item": "keep-item",
        "place-seal": "seals-enough",
    },
)
OPEN, HIGH = "open", "high"
LOW = 14
"""A card up to this number gives the top effect more often than not."""


def advice(names: Names, s: FinalHourState, option: Option) -> str:
    """Why an option looks best; `s` is the state as the adviser sees it."""
    return capitalized(names.say(f"advice-{_reason(s, option)}"))


def _reason(s: FinalHourState, option: Option) -> str:
    assert s.decision is not None
    if option.verb == "play":
        half, _ = half_to_come(s, option.ids[0])
        return f"play-{half if half != OPEN or option.ids[0] <= LOW else HIGH}"
    if option.verb == "move":
        place = option.ids[0]
        if s.clues[place] is not None:
            return "to-clue"
        return "to-monsters" if s.monsters[place] else "way"
    return REASONS.reason(s.decision, option)
