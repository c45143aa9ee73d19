"""What each seat may see.

A view holds ids and numbers, no text: clients render it in their reader's language. It never holds
the seed, the random state, or anything that depends on a face the seat does not know.
"""

from __future__ import annotations

from functools import lru_cache

from kadath.kernel.citations import cites
from kadath.kernel.sleeves.model import knows
from kadath.kernel.views import Seen

from .body import (
    BoardView,
    FigureView,
    FinalHourBody,
    LocationView,
    PlayView,
    PriorityView,
    SupplyView,
)
from .components.board import LOCATIONS
from .components.priority_cards import SYMBOLS
from .rules.ancient_one_phase import counted_omens
from .state import FinalHourState, Play
from .things import things

UNKNOWN = None
"""What a view shows for a face the seat does not know."""


@cites("FH-015", "FH-219", "FH-220")
def seen(s: FinalHourState, seat: int | None) -> Seen[FinalHourBody]:
    """Everything a seat (None: a spectator) may know."""
    return Seen(things(s)(seat), _body(s, seat))


def _body(s: FinalHourState, seat: int | None) -> FinalHourBody:
    return {
        "setup": {
            "seats": s.seats,
            "investigators": list(s.investigators),
            "ancient_one": s.ancient_one,
            "difficulty": s.difficulty,
        },
        "lead": None if s.is_solo else s.lead,
        "board": _board(s),
        "clues": {"found": sorted(s.found_clues), "possible": possible_clues(s)},
        "supply": _supply(s),
        "priority": _priority_cards(s, seat),
        "hands": [_hand(s, hand, seat) for hand in s.hands],
        "investigators": [_investigator(s, figure) for figure in s.figures],
        "plays": [_play(s, play, seat) for play in s.plays],
        "omens": counted_omens(s),
        "extra_omens": s.extra_omens,
        "activated": _activated(s) if s.activated else [],
        "hidden_clues": None if s.outcome is None else list(s.hidden_clues),
    }


def _activated(s: FinalHourState) -> list[int]:
    return [token for here in s.monsters for token in here if s.activated >> token & 1]


def _board(s: FinalHourState) -> BoardView:
    standing: dict[int, tuple[int, ...]] = {}
    for figure in s.figures:
        location = s.where[figure]
        standing[location] = (*standing.get(location, ()), figure)
    return {
        "ritual_site": s.ritual_site,
        "gates": list(zip(s.gate_locations, s.gates, strict=True)),
        "locations": {
            location: _location(
                s.monsters[location],
                s.damage[location],
                s.clues[location] is not None,
                standing.get(location, ()),
            )
            for location in LOCATIONS
        },
        "seals": {path: side for path, side in enumerate(s.seals) if side},
    }


@lru_cache(20_000)
def _location(
    monsters: tuple[int, ...], damage: int, has_clue: bool, figures: tuple[int, ...]
) -> LocationView:
    """Cached, because most locations look the same from one choice to the next."""
    return {
        "monsters": list(monsters),
        "damage": damage,
        "clue": has_clue,
        "investigators": list(figures),
    }


def _supply(s: FinalHourState) -> SupplyView:
    return {
        "cup": sorted(s.cup),
        "destroyed": sorted(s.destroyed),
        "unique": sorted(s.unique),
        "gate_pile": len(s.gate_pile),
        "items": len(s.item_deck),
        "used_items": list(s.item_discard),
    }


def _priority_cards(s: FinalHourState, seat: int | None) -> PriorityView:
    return {
        "deck": len(s.priority_deck),
        "top": _known_top(s, seat),
        "discard": sorted(s.priority_discard),
        "row": list(s.row),
        "set_aside": list(s.set_aside),
        "stash": len(s.stash),
        "laid": [_priority(s, card, seat) for card in s.laid],
        "face_down": s.face_down,
    }


def _investigator(s: FinalHourState, figure: int) -> FigureView:
    return {
        "key": s.investigators[figure],
        "seat": s.seat_of(figure),
        "location": s.where[figure],
        "health": s.health[figure],
        "max_health": s.max_health,
        "items": list(s.items[figure]),
        "action_deck": len(s.action_decks[figure]),
        "action_discard": sorted(s.action_discards[figure]),
    }


@cites("FH-106", "FH-107")
def possible_clues(s: FinalHourState) -> dict[str, int]:
    """The deduction table: how often each symbol may still be hidden at most."""
    return {name: 2 - s.found_clues.count(symbol) for symbol, name in enumerate(SYMBOLS)}


@cites("FH-051", "FH-218")
def _priority(s: FinalHourState, card: int, seat: int | None) -> int | None:
    return card if knows(s.priority_known[card], seat) else UNKNOWN


@cites("FH-051", "FH-218")
def _hand(s: FinalHourState, hand: tuple[int, ...], seat: int | None) -> list[int | None]:
    # Known cards first, sorted: a card's position in a hand must reveal nothing.
    known = s.priority_known
    shown: list[int | None] = []
    shown += sorted([card for card in hand if knows(known[card], seat)])
    return shown + [UNKNOWN] * (len(hand) - len(shown))


def _known_top(s: FinalHourState, seat: int | None) -> list[int]:
    known = []
    for card in s.priority_deck:
        if not knows(s.priority_known[card], seat):
            break
        known.append(card)
    return known


@cites("FH-069", "FH-221")
def _play(s: FinalHourState, play: Play, seat: int | None) -> PlayView:
    return {
        "figure": play.figure,
        "action": play.action if knows(s.action_known[play.action], seat) else UNKNOWN,
        "priority": _priority(s, play.priority, seat) if play.priority else None,
        "revealed": play.revealed,
        "resolved": play.resolved,
    }
