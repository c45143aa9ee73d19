"""Why something cannot be done now, in words."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.decision import Option
from kadath.kernel.effects import Scope
from kadath.kernel.legality import Hindrance
from kadath.text.hindrances import hindrance_text as worded
from kadath.text.sentences import capitalized

from ..state import LcgState
from .names import Names
from .rules_text import rules_text


def hindrance_text(names: Names, s: LcgState, attempt: Option, hindrance: Hindrance) -> str:
    """What prevents something, using only what the deciding seat may know."""
    seat = s.decision.seat if s.decision is not None else None
    it = attempt.args[0] if attempt.args else 0
    values: dict[str, Any] = {}
    if isinstance(it, int) and (it in s.cards or it in s.investigators):
        values["it"] = names.thing(s, it, seat)
    for key, given in hindrance.args:
        if key == "by":
            values[key] = names.thing(s, given, seat)
        elif key == "skill":
            values[key] = names.name("skill", given)
        elif isinstance(given, Cost):
            text = rules_text(s, given, Scope(0, it), names.language, offered=True)
            values[key] = text[:1].lower() + text[1:].removesuffix(".")
        else:
            values[key] = given
    return capitalized(worded("lcg", hindrance, values, names.language))
