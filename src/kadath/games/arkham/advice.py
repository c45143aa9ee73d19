"""Why an option looks best, in the words of the game."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.lessons import Reasons
from kadath.text.fluent import messages

from .rules.movement_phase import Movement
from .state import ArkhamState
from .thumb.aims import aims
from .thumb.outing import Outing

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
    """Why an option looks best; `s` is the table as far as the adviser may know it."""
    assert s.decision is not None
    frame = s.stack[-1]
    if isinstance(frame, Movement) and chosen.verb in ("move", "ride"):
        reason, aim = _on_the_way(s, frame, chosen.words[0])
        if reason == "to-clues" and aim == chosen.words[0]:
            return messages(language).format("arkham-advice-clues")
        if reason:
            said = messages(language)
            return said.format(f"arkham-advice-{reason}", place=said.format(f"arkham-space-{aim}"))
    return messages(language).format(f"arkham-advice-{REASONS.reason(s.decision, chosen)}")


def _on_the_way(s: ArkhamState, frame: Movement, there: str) -> tuple[str, str]:
    """Why somebody goes to a space, and where it leads; empty if the reason has no name."""
    outing = Outing(s, frame.who)
    aim, _ = outing.best_aim(there, aims(outing), frame.points - 1)
    if s.clues.get(aim):
        return "to-clues", aim
    return ("to-gate", aim) if aim in s.gates else ("", aim)
