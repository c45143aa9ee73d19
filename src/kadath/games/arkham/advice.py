"""Why an option looks best, in words of the game."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.lessons import Reasons
from kadath.text.fluent import messages

from .state import ArkhamState

REASONS = Reasons(
    by_verb={
        "slide": "slide",
        "move": "way",
        "ride": "way",
        "go": "way",
        "return": "way",
        "take": "clues",
        "fight": "fight",
        "evade": "evade",
        "flee": "evade",
        "wield": "wield",
        "weapon": "wield",
        "clue": "reroll",
        "close": "close",
        "seal": "seal",
        "use": "use",
        "ability": "use",
        "buy": "buy",
        "lose": "least-missed",
        "discard": "least-missed",
        "give": "share",
        "trade": "share",
    },
    at_an_end={
        "sliders": "sliders-good",
        "movement": "stay",
        "mend-roll": "keep-roll",
        "wield": "hands-full",
    },
)


def advice(s: ArkhamState, chosen: Option, language: str) -> str:
    """Why an option looks best; `s` is what the adviser may know of the table."""
    assert s.decision is not None
    return messages(language).format(f"arkham-advice-{REASONS.reason(s.decision, chosen)}")
