"""Why an option looks best, in the words of the game."""

from __future__ import annotations

from kadath.kernel.decision import Option, option
from kadath.kernel.lessons import Reasons
from kadath.text.fluent import messages

from .state import MachinaState

REASONS = Reasons(
    by_verb={
        "space": "enter",
        "draw": "draw",
        "keep": "keep",
        "equip": "equip",
        "main": "equip",
        "upgrade": "equip",
        "augmentation": "equip",
        "stow": "stow",
        "move": "way",
        "step": "way",
        "activate": "activate",
        "light": "onward",
        "edge": "onward",
        "explore": "onward",
        "leave": "onward",
        "door": "door",
        "break": "door",
        "use": "use",
        "trigger": "use",
        "target": "target",
        "essence": "spend",
        "seal": "seal",
        "inventory": "inventory",
    },
    at_an_end={"explorer-action": "rest", "between-actions": "wait", "equip-kept": "stow"},
)
NO_ESSENCE = option("essence", 0)


def advice(s: MachinaState, chosen: Option, language: str) -> str:
    """Why an option looks best; `s` is the table as far as the adviser may know it."""
    assert s.decision is not None
    reason = "spare" if chosen == NO_ESSENCE else REASONS.reason(s.decision, chosen)
    return messages(language).format(f"machina-advice-{reason}")
