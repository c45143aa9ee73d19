"""What each seat may see.

A view holds ids and numbers, no text: clients render it in their reader's language. It never holds
the seed, the random state, or anything that depends on a face the seat does not know.
"""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.explain import trail
from kadath.kernel.sleeves.model import knows

from .components.board import LOCATIONS
from .components.priority_cards import SYMBOLS
from .progress import progress
from .state import FinalHourState, Play

UNKNOWN = None
"""What a view shows in the place of a face that the seat does not know."""


@cites("FH-015", "FH-219", "FH-220")
def view(s: FinalHourState, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: a spectator) may know."""
    return {
        "game": "final_hour",
        "seat": seat,
        "setup": {
            "seats": s.seats,
            "investigators": list(s.investigators),
            "ancient_one": s.ancient_one,
            "difficulty": s.difficulty,
        },
        "progress": progress(s).to_data(),
        "lead": None if s.is_solo else s.lead,
        "board": _board(s),
        "clues": {"found": sorted(s.found_clues), "possible": possible_clues(s)},
        "supply": _supply(s),
        "priority": _priority_cards(s, seat),
        "hands": [[_priority(s, card, seat) for card in _shown(s, hand, seat)] for hand in s.hands],
        "investigators": [_investigator(s, figure) for figure in s.figures],
        "plays": [_play(s, play, seat) for play in s.plays],
        "omens": s.omens,
        "extra_omens": s.extra_omens,
        "activated": [token for here in s.monsters for token in here if s.activated >> token & 1],
        "decision": _decision(s, seat),
        "outcome": None if s.outcome is None else list(s.outcome),
        "hidden_clues": None if s.outcome is None else list(s.hidden_clues),
    }


def _board(s: FinalHourState) -> dict[str, Any]:
    return {
        "ritual_site": s.ritual_site,
        "gates": [list(pair) for pair in zip(s.gate_locations, s.gates, strict=True)],
        "locations": {
            location: {
                "monsters": list(s.monsters[location]),
                "damage": s.damage[location],
                "clue": s.clues[location] is not None,
                "investigators": [f for f in s.figures if s.where[f] == location],
            }
            for location in LOCATIONS
        },
        "seals": {path: side for path, side in enumerate(s.seals) if side},
    }


def _supply(s: FinalHourState) -> dict[str, Any]:
    return {
        "cup": sorted(s.cup),
        "destroyed": sorted(s.destroyed),
        "unique": sorted(s.unique),
        "gate_pile": len(s.gate_pile),
        "items": len(s.item_deck),
        "used_items": list(s.item_discard),
    }


def _priority_cards(s: FinalHourState, seat: int | None) -> dict[str, Any]:
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


def _investigator(s: FinalHourState, figure: int) -> dict[str, Any]:
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
    """The table of deduction: how often each symbol may still be hidden, at the most."""
    return {name: 2 - s.found_clues.count(symbol) for symbol, name in enumerate(SYMBOLS)}


@cites("FH-051", "FH-218")
def _priority(s: FinalHourState, card: int, seat: int | None) -> int | None:
    return card if knows(s.priority_known[card], seat) else UNKNOWN


def _shown(s: FinalHourState, hand: tuple[int, ...], seat: int | None) -> list[int]:
    # Known cards first and in order: the place of a card in a hand must tell nothing.
    return sorted(hand, key=lambda card: (not knows(s.priority_known[card], seat), card))


def _known_top(s: FinalHourState, seat: int | None) -> list[int]:
    known = []
    for card in s.priority_deck:
        if not knows(s.priority_known[card], seat):
            break
        known.append(card)
    return known


@cites("FH-069", "FH-221")
def _play(s: FinalHourState, play: Play, seat: int | None) -> dict[str, Any]:
    return {
        "figure": play.figure,
        "action": play.action if knows(s.action_known[play.action], seat) else UNKNOWN,
        "priority": _priority(s, play.priority, seat) if play.priority else None,
        "revealed": play.revealed,
        "resolved": play.resolved,
    }


def _decision(s: FinalHourState, seat: int | None) -> dict[str, Any] | None:
    decision = s.decision
    if decision is None:
        return None
    shown: dict[str, Any] = {
        "seat": decision.seat,
        "ask": decision.ask,
        "why": list(decision.why),
        "trail": [list(place) for place in trail(s)],
    }
    if seat == decision.seat:
        shown["options"] = [option.key for option in decision.options]
    return shown
