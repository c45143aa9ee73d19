"""Redealing what a seat does not know, consistently with everything it knows.

Decks are gathered from the bottom up, so that the same random numbers give the same deal as when
the top was the last card.
"""

from __future__ import annotations

from itertools import islice

from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.unique import redeal, shuffled_pile

from .components.board import LOCATIONS
from .components.priority_cards import KEY
from .state import FinalHourState


def determinize(s: FinalHourState, seat: int | None, rng: Rng) -> FinalHourState:
    """A state that looks the same to the seat, with everything it does not know redealt.

    States that look the same to the seat give the same deal, because everything hidden is sorted
    first.
    """
    new = s.clone()
    new.rng = rng.integer()
    _redeal_priority(new, seat, rng)
    _redeal_actions(new, seat, rng)
    _redeal_clues(new, rng)
    *pile, new.boxed_gate = shuffled_pile(rng, sorted((s.boxed_gate, *s.gate_pile)))
    new.gate_pile = tuple(pile)
    new.item_deck = shuffled_pile(rng, sorted(s.item_deck))
    # The options of another seat name cards that were redealt.
    new.ask_again()
    return new


def _redeal_priority(s: FinalHourState, seat: int | None, rng: Rng) -> None:
    cards = [*s.priority_deck[::-1], *s.stash, *s.laid]
    cards += [play.priority for play in s.plays if play.priority]
    for hand in s.hands:
        cards += hand
    faces = iter(redeal(cards, s.priority_known, s.priority_lot, seat, rng))
    s.priority_deck = tuple(islice(faces, len(s.priority_deck)))[::-1]
    s.stash = tuple(islice(faces, len(s.stash)))
    s.laid = tuple(islice(faces, len(s.laid)))
    s.plays = tuple([play.under(next(faces)) if play.priority else play for play in s.plays])
    s.hands = [tuple(islice(faces, len(hand))) for hand in s.hands]


def _redeal_actions(s: FinalHourState, seat: int | None, rng: Rng) -> None:
    plays = list(s.plays)
    for figure in s.figures:
        lying = [i for i, play in enumerate(plays) if play.figure == figure and not play.resolved]
        cards = [*s.action_decks[figure][::-1], *(plays[i].action for i in lying)]
        faces = iter(redeal(cards, s.action_known, s.action_lot, seat, rng))
        s.action_decks[figure] = tuple(islice(faces, len(s.action_decks[figure])))[::-1]
        for i in lying:
            plays[i] = plays[i]._replace(action=next(faces))
    s.plays = tuple(plays)


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
