"""How a chapter ends, and how far along it is, for players who have lost track.

No view contains this, since bots play by their views: it is only for people.
"""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.text.fluent import messages

from .cards import CARDS, EXPLORER
from .rules.activating import may_advance
from .rules.final_challenge import LIMIT
from .state import NO_TOKEN, MachinaState
from .vocabulary.conditions import EveryExplorerHasToken
from .vocabulary.timing import CountDown

EXPLORERS = "explorers"
"""A card that waits for one token from each explorer."""


@cites("MA-R12.5", "MA-R12.10", "MA-R12.11", "MA-R12.15")
def goal(s: MachinaState) -> str:
    """What ends the chapter: a chapter `space`, the `exit`, its `card`, or a `final` challenge."""
    if s.final:
        return "final"
    if s.exit != NO_TOKEN:
        return "exit"
    return "space" if s.chapter and may_advance(s) else "card"


def goal_text(s: MachinaState, language: str) -> str:
    """The same in words."""
    return messages(language).format(f"machina-goal-{goal(s)}")


@cites("MA-R16.9")
def awaited(key: str) -> str:
    """The tokens that a card waits for: a number, `explorers`, or empty."""
    card = CARDS[key]
    if card.scenario in LIMIT and card.kind == "final_challenge":
        return str(LIMIT[card.scenario])
    for ability in card.abilities:
        for part in ability.walk():
            if isinstance(part, CountDown):
                return str(part.at)
            if isinstance(part, EveryExplorerHasToken):
                return EXPLORERS
    return ""


def tokens_awaited(s: MachinaState, key: str) -> int:
    """The number of tokens that a card waits for now; 0 for none."""
    wanted = awaited(key)
    return len(s.units_of(EXPLORER)) if wanted == EXPLORERS else int(wanted or 0)
