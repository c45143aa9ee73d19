"""The places in Final Hour a seat does not know, and every face they may hold."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games.final_hour.components.board import LOCATIONS
from kadath.games.final_hour.components.priority_cards import KEY
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.sleeves.model import knows

from ..kit import Place


def unknown_places(s: FinalHourState, seat: int | None) -> dict[str, Place]:
    """Hidden hands, decks, cards, clues, gates, items, and the stash, with their faces."""
    found = dict(_priority(s, seat))
    for figure in s.figures:
        found |= dict(_actions(s, seat, figure))
    if s.outcome is None:
        found |= dict(_clues(s))
    gates = frozenset((s.boxed_gate, *s.gate_pile))
    found["boxed gate"] = Place(s.boxed_gate, gates)
    for position, symbol in enumerate(s.gate_pile):
        found[f"gate {position}"] = Place(symbol, gates)
    for position, item in enumerate(s.item_deck):
        found[f"item {position}"] = Place(item, frozenset(s.item_deck))
    return found


def _within_lots(
    places: dict[str, int], lots: list[int], known: list[int], seat: int | None
) -> Iterator[tuple[str, Place]]:
    """An unknown place may hold every unknown face of its pool."""
    unknown = {place: card for place, card in places.items() if not knows(known[card], seat)}
    for place, card in unknown.items():
        mates = frozenset(other for other in unknown.values() if lots[other] == lots[card])
        yield place, Place(card, mates)


def _priority(s: FinalHourState, seat: int | None) -> Iterator[tuple[str, Place]]:
    places = {f"priority deck {at}": card for at, card in enumerate(s.priority_deck)}
    places |= {f"stash {at}": card for at, card in enumerate(s.stash)}
    places |= {f"laid {at}": card for at, card in enumerate(s.laid)}
    places |= {f"play {at}": play.priority for at, play in enumerate(s.plays) if play.priority}
    for owner, hand in enumerate(s.hands):
        places |= {f"hand {owner} {at}": card for at, card in enumerate(hand)}
    return _within_lots(places, s.priority_lot, s.priority_known, seat)


def _actions(s: FinalHourState, seat: int | None, figure: int) -> Iterator[tuple[str, Place]]:
    places = {f"deck {figure} {at}": card for at, card in enumerate(s.action_decks[figure])}
    places |= {
        f"action {at}": play.action
        for at, play in enumerate(s.plays)
        if play.figure == figure and not play.resolved
    }
    return _within_lots(places, s.action_lot, s.action_known, seat)


def _clues(s: FinalHourState) -> Iterator[tuple[str, Place]]:
    on_board = {location: clue for location in LOCATIONS if (clue := s.clues[location]) is not None}
    faces = frozenset((*on_board.values(), *s.hidden_clues))
    for at, symbol in enumerate(s.hidden_clues):
        yield f"hidden clue {at}", Place(symbol, faces - {KEY})
    for location, clue in on_board.items():
        yield f"clue {location}", Place(clue, faces)
