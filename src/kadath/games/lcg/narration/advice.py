"""Why the bots would choose an option, in the game's terms."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.lessons import Reasons
from kadath.text.sentences import capitalized

from ..state import LcgState
from ..thumb.aims import clues_missing, is_goal
from ..vocabulary.abilities import Action
from .names import Names

REASONS = Reasons(
    by_verb={
        "evade": "escape",
        "engage": "engage",
        "play": "play",
        "activate": "ability",
        "use": "ability",
        "react": "ability",
        "draw": "draw",
        "resource": "resource",
        "advance": "advance",
        "contribute": "advance",
        "commit": "commit",
        "mulligan": "mulligan",
        "assign": "assign",
        "discard": "least-missed",
        "make-room": "least-missed",
        "replace": "least-missed",
        "buy": "buy",
        "earn": "gift",
        "join": "replacement",
        "return": "replacement",
    },
    at_an_end={
        "take-action": "enough",
        "commit": "keep-cards",
        "mulligan": "keep-hand",
        "buy": "save",
        "choose-party": "stay",
    },
    enough="no-need",
)

ABILITIES = ("activate", "use", "react")


def advice(names: Names, s: LcgState, option: Option) -> str:
    """Why an option looks best; `s` is the state as the adviser sees it."""
    reason, values = _reason(s, option)
    return capitalized(names.say(f"advice-{reason}", **values))


def _reason(s: LcgState, option: Option) -> tuple[str, dict[str, int]]:
    assert s.decision is not None
    if option.verb == "investigate":
        missing = clues_missing(s)
        return ("clues", {"count": missing}) if missing else ("spare", {})
    if option.verb == "fight":
        return "goal" if is_goal(s, option.ids[0]) else "threat", {}
    if option.verb == "move":
        has_clues = bool(s.cards[option.ids[0]].clues) and clues_missing(s) > 0
        return "clues-there" if has_clues else "nearer", {}
    if option.verb in ABILITIES and s.act in option.ids[:2]:
        return "advance", {}
    if option.verb == "activate" and _is_attack(s, option):
        return "weapon", {}
    return REASONS.reason(s.decision, option), {}


def _is_attack(s: LcgState, option: Option) -> bool:
    _, giver, number = option.ids
    ability = s.face(giver).placed[number].ability
    return isinstance(ability, Action) and ability.designator == "fight"
