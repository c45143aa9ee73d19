"""What a window responds to, in a few words."""

from __future__ import annotations

from typing import Any

from ..happenings import Damaged, Taken
from ..state import LcgState
from .names import Names

CARDS = ("card", "enemy", "mover", "location", "destination")
"""The fields of an event that are cards or investigators, the main one first."""


def happening(names: Names, s: LcgState, part: Any) -> str:
    """An event that happened or is about to, worded for everyone."""
    values: dict[str, Any] = {"who": "", "token": "", "sort": ""}
    for field, given in part._asdict().items():
        if field == "who":
            values[field] = names.investigator(s, given) if given else ""
        elif field in CARDS:
            values[field] = names.thing(s, given, None) if given else ""
            if field == "card" and given in s.cards:
                values["sort"] = names.sort(s.cards[given].face)
        elif field in ("phase", "token"):
            values[field] = names.name(field, given)
        elif isinstance(given, int):
            values[field] = given
    if "damage" in values:
        case = "acc" if isinstance(part, Damaged | Taken) else "nom"
        values["harm"] = names.harm(values["damage"], values["horror"], case)
    return names.say(f"happening-{type(part).__name__}", **values)


def subject(names: Names, s: LcgState, part: Any, seat: int) -> str:
    """The card or chaos token an event is about; empty if it is about none."""
    if token := getattr(part, "token", ""):
        return names.token(token)
    for field in CARDS:
        if thing := getattr(part, field, 0):
            return names.thing(s, thing, seat)
    return ""
