"""The things in play an option is about, so that a client can point at them."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.decision import Option
from kadath.kernel.game import Thing

from ..faces import FACES
from ..rules.investigation_phase import Turn
from ..rules.results import Results
from ..state import LcgState

CARD = "card"
INVESTIGATOR = "investigator"
DECK = "deck"
FACE = "face"

FIRST = frozenset({"play", "contribute", "refuse", "assign", "advance"})
"""The verbs whose first id is the only thing; the other arguments are counts or words."""
ABILITIES = frozenset({"activate", "use", "react", "forced"})
"""The verbs whose arguments are the bearer of an ability, its giver, and its number."""


def points(s: LcgState, option: Option) -> list[Thing]:
    """The cards, investigators, and decks an option is about."""
    verb, args = option
    frame = s.stack[-1]
    if isinstance(frame, Turn) and not args:
        return _of_turn(s, frame, verb)
    if verb == "result" and isinstance(frame, Results):
        return _things(s, (frame.left[option.ids[0]][1].source,))
    if verb == "effect":
        scope = frame.about(s)["scope"]
        return _things(s, (scope.source,))
    if verb in ABILITIES:
        return _things(s, dict.fromkeys(args[:2]))
    if verb in FIRST:
        return _things(s, args[:1])
    if verb == "earn":
        # What is earned comes before who earns it.
        return _things(s, reversed(args))
    if verb in ("skill", "resolve"):
        return []
    return _things(s, args)


def _of_turn(s: LcgState, turn: Turn, verb: str) -> list[Thing]:
    if verb == "investigate":
        return [Thing(CARD, s.location_of(turn.who))]
    if verb == "draw":
        return [Thing(DECK, turn.who)]
    if verb == "resource":
        return [Thing(INVESTIGATOR, turn.who)]
    return []


def _things(s: LcgState, ids: Iterable[int | str]) -> list[Thing]:
    found = []
    for one in ids:
        if isinstance(one, str):
            # Between scenarios, options name cards and people that are not on the table.
            if one in FACES:
                found.append(Thing(FACE, one))
        elif one in s.investigators:
            found.append(Thing(INVESTIGATOR, int(one)))
        elif one in s.cards:
            found.append(Thing(CARD, int(one)))
    return found
