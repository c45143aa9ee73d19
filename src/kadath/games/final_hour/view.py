"""What each seat may see, and redealing what it may not.

A view holds ids and numbers, no text: clients render it in their reader's language. It never holds
the seed, the random state, or anything that depends on a face the seat does not know.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.explain import trail
from kadath.kernel.knowledge import redealt
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng

from .components.board import LOCATIONS
from .components.priority_cards import KEY, SYMBOLS
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


def _knows(mask: int, seat: int | None) -> bool:
    return mask == EVERYONE if seat is None else bool(mask >> seat & 1)


@cites("FH-051", "FH-218")
def _priority(s: FinalHourState, card: int, seat: int | None) -> int | None:
    return card if _knows(s.priority_known[card], seat) else UNKNOWN


def _shown(s: FinalHourState, hand: tuple[int, ...], seat: int | None) -> list[int]:
    # Known cards first and in order: the place of a card in a hand must tell nothing.
    return sorted(hand, key=lambda card: (not _knows(s.priority_known[card], seat), card))


def _known_top(s: FinalHourState, seat: int | None) -> list[int]:
    known = []
    for card in reversed(s.priority_deck):
        if not _knows(s.priority_known[card], seat):
            break
        known.append(card)
    return known


@cites("FH-069", "FH-221")
def _play(s: FinalHourState, play: Play, seat: int | None) -> dict[str, Any]:
    return {
        "figure": play.figure,
        "action": play.action if _knows(s.action_known[play.action], seat) else UNKNOWN,
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


def determinize(s: FinalHourState, seat: int | None, rng: Rng) -> FinalHourState:
    """A state that looks the same to the seat, with everything it does not know redealt.

    States that look alike to the seat give the same deal: everything hidden is put in order first.
    """
    new = s.clone()
    new.rng = rng.integer()
    _redeal_priority(new, seat, rng)
    _redeal_actions(new, seat, rng)
    _redeal_clues(new, rng)
    boxed, *pile = rng.shuffled(sorted((s.boxed_gate, *s.gate_pile)))
    new.boxed_gate, new.gate_pile = boxed, tuple(pile)
    new.item_deck = rng.shuffled(sorted(s.item_deck))
    # The options of another seat name cards that were redealt.
    new.decision = None
    new.advance()
    return new


def _redeal_priority(s: FinalHourState, seat: int | None, rng: Rng) -> None:
    cards = [*s.priority_deck, *s.stash, *s.laid]
    cards += [play.priority for play in s.plays if play.priority]
    for hand in s.hands:
        cards += hand
    faces = iter(_redeal(cards, s.priority_known, s.priority_lot, seat, rng))
    s.priority_deck = tuple(islice(faces, len(s.priority_deck)))
    s.stash = tuple(islice(faces, len(s.stash)))
    s.laid = tuple(islice(faces, len(s.laid)))
    s.plays = tuple([play.under(next(faces)) if play.priority else play for play in s.plays])
    s.hands = [tuple(islice(faces, len(hand))) for hand in s.hands]


def _redeal_actions(s: FinalHourState, seat: int | None, rng: Rng) -> None:
    plays = list(s.plays)
    for figure in s.figures:
        lying = [i for i, play in enumerate(plays) if play.figure == figure and not play.resolved]
        cards = [*s.action_decks[figure], *(plays[i].action for i in lying)]
        faces = iter(_redeal(cards, s.action_known, s.action_lot, seat, rng))
        s.action_decks[figure] = tuple(islice(faces, len(s.action_decks[figure])))
        for i in lying:
            plays[i] = plays[i]._replace(action=next(faces))
    s.plays = tuple(plays)


def _redeal(
    cards: list[int], known: list[int], lots: list[int], seat: int | None, rng: Rng
) -> list[int]:
    masks = [known[card] for card in cards]
    # `_knows` written out, since search redeals all the time.
    if seat is None:
        is_known = [mask == EVERYONE for mask in masks]
    else:
        is_known = [mask >> seat & 1 == 1 for mask in masks]
    dealt = redealt(cards, is_known, [lots[card] for card in cards], rng)
    # Who knows a place knows it whatever face lies there now.
    for face, mask in zip(dealt, masks, strict=True):
        known[face] = mask
    return dealt


def _redeal_clues(s: FinalHourState, rng: Rng) -> None:
    if s.outcome is not None:
        return
    places = [location for location in LOCATIONS if s.clues[location] is not None]
    on_board = [clue for clue in s.clues if clue is not None]
    symbols = rng.shuffled(sorted([clue for clue in (*on_board, *s.hidden_clues) if clue != KEY]))
    s.hidden_clues = (symbols[0], symbols[1])
    rest = rng.shuffled([*symbols[2:], *(clue for clue in on_board if clue == KEY)])
    for location, clue in zip(places, rest, strict=True):
        s.clues[location] = clue
