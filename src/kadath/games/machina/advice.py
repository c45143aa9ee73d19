"""Why an option looks best, in the words of the game."""

from __future__ import annotations

from kadath.kernel.decision import Decision, Option, option
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
    at_an_end={
        "explorer-action": "rest",
        "between-actions": "wait",
        "equip-kept": "stow",
        "move": "stay",
    },
)
NO_ESSENCE = option("essence", 0)


def advice(s: MachinaState, chosen: Option, language: str) -> str:
    """Why an option looks best; `s` is the table as far as the adviser may know it."""
    assert s.decision is not None
    return messages(language).format(f"machina-advice-{_reason(s, s.decision, chosen)}")


def _reason(s: MachinaState, decision: Decision, chosen: Option) -> str:
    if chosen == NO_ESSENCE:
        return "spare"
    if chosen.verb == "use" and chosen.ids[1] == s.chapter:
        return "onward"
    return REASONS.reason(decision, chosen)
