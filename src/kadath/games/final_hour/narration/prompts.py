"""Prompts: who is asked for what."""

from __future__ import annotations

from typing import Any

from kadath.kernel.procedure import Procedure
from kadath.text.sentences import capitalized

from ..rules.attack import Attacking, Destroying
from ..rules.damage import DamagingLocation
from ..rules.monsters_moved import MovingMonsters
from ..rules.solo import ResolvingBesideTheRow
from ..state import FinalHourState
from .names import Names
from .rules_text import done_by_another
from .values import in_words


def prompt_text(names: Names, s: FinalHourState) -> str:
    """What the table is waiting for, without private information; or how the game ended."""
    if s.outcome is not None:
        return names.name("outcome", s.outcome.reason)
    assert s.decision is not None
    text = names.say(f"ask-{s.decision.ask}", **_values(names, s, s.stack[-1]))
    return capitalized(text.removeprefix(": "))  # without a name before it: see `_asked`


def _values(names: Names, s: FinalHourState, frame: Procedure) -> dict[str, Any]:
    about = frame.about(s)
    known = {key: what for key, what in about.items() if what != -1}
    values = in_words(names, s, known) | {"who": _asked(names, s, frame)}
    if isinstance(frame, Attacking) and len(frame.locations) == 1:
        values["place"] = names.place(frame.locations[0])
    if isinstance(frame, Destroying | DamagingLocation):
        values["place"] = names.place(frame.location)
    if isinstance(frame, MovingMonsters):
        values["way"] = "out" if frame.outward else "in"
        values["place"] = names.place(s.where[frame.figure])
    if "scope" in about:
        values["source"] = names.source(str(about["scope"].source))
    if s.decision is not None and s.decision.ask in _TOLD:
        values["text"] = done_by_another(about["effects"][0], names.language)
    return values


_TOLD = ("choose-investigator", "choose-next-investigator")
"""The prompts that say what the chosen investigator will do."""


def _asked(names: Names, s: FinalHourState, frame: Procedure) -> str:
    """The investigator being asked; empty if, in a solo game, it is neither in particular."""
    if not s.is_solo:
        assert s.decision is not None
        return names.investigator(s, s.decision.seat)
    scope = getattr(frame, "scope", None)
    figure = scope.who if scope is not None else getattr(frame, "figure", None)
    if figure is None or isinstance(frame, ResolvingBesideTheRow):
        return ""
    return names.investigator(s, figure)
