"""What card effects forbid: `cannot` is absolute (LCG-004)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.legality import Hindrance
from kadath.kernel.listeners import Topic

from ..state import LcgState
from ..values import modifying
from ..vocabulary.modifiers import Forbid

_TOPICS: Final[dict[type[Any], Topic]] = {}
"""The topic of what forbids each kind of event."""


def _topic(kind: type[Any]) -> Topic:
    topic = _TOPICS[kind] = forbidding(kind)
    return topic


@cites("LCG-004")
def forbidden(state: LcgState, part: Any) -> Hindrance | None:
    """The hindrance naming the card that forbids an event, if any does."""
    kind = type(part)
    topic = _TOPICS.get(kind) or _topic(kind)
    if topic not in state.listeners.hooks:
        return None
    for scope, modifier in modifying(state, topic):
        if isinstance(modifier, Forbid) and modifier.forbids(state, scope, part):
            return _forbidden_by(scope.this)
    return None


@cache
def _forbidden_by(card: int) -> Hindrance:
    return Hindrance("LCG-004", "forbidden", (("by", card),))
