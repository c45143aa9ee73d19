"""Setting up a game (MA-R2)."""

from __future__ import annotations

from collections import Counter

from kadath.kernel.citations import cites
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import below
from kadath.kernel.sleeves.knowledge import lay_open
from kadath.kernel.sleeves.model import PlainSleeve

from ..area import Laid
from ..cards import (
    CARDS,
    CHAPTER,
    EXPLORER_EVENT,
    HORROR_EVENT,
    HORROR_IN_THE_ICE,
    OF_KIND,
    SCENARIO,
)
from ..state import TILE_DECK, MachinaState, Marker, Unit
from ..tiles import SIDES
from .decks import add_items, add_monsters, new_cards, shuffle_in
from .exploring import sides_of

MARKERS = 3
"""How many markers each explorer has."""
HORROR_MARKERS = 4

OFF_BOARD = -1

LENGTHS: dict[str, tuple[int, ...]] = {
    "whole": (),
    "short": (2, 7),
    "very_short": (3, 5, 6, 7, 8, 9, 10),
}
"""The chapters of the first scenario that are omitted, by length (MA-R19.1, MA-R19.2)."""


@cites("MA-R2.2", "MA-R2.3")
def prepare_scenario(s: MachinaState) -> None:
    """The scenario's decks, chapters and first tile; cards that explorers kept are left out."""
    s.threat = s.level = 1
    add_items(s, (1,))
    add_monsters(s, 1)
    bound = {s.cards[event].face for event in s.attached}
    for kind in (EXPLORER_EVENT, HORROR_EVENT):
        faces = [
            card.key
            for card in OF_KIND[kind]
            if card.scenario in (0, s.scenario) and card.key not in bound
        ]
        shuffle_in(s, kind, new_cards(s, faces))
    stack_chapters(s)
    lay_first_tile(s)


def seat_explorer(s: MachinaState, key: str) -> None:
    """Add an explorer with full health and stamina, no essence, and three markers (MA-R2.4)."""
    who = open_card(s, key)
    s.explorers += (who,)
    s.away[who] = Unit(key, OFF_BOARD, CARDS[key].health, CARDS[key].stamina)
    for _ in range(MARKERS):
        s.serial += 1
        s.markers[s.serial] = Marker(who)


def open_card(s: MachinaState, key: str) -> int:
    """A new card that everybody can see."""
    s.serial += 1
    s.cards[s.serial] = PlainSleeve(key, EVERYONE)
    return s.serial


@cites("MA-R2.1", "MA-R2.9", "MA-R19.1", "MA-R19.2")
def stack_chapters(s: MachinaState) -> None:
    """Stack the chapters in order, with the scenario card on top."""
    left_out = LENGTHS[s.variants.length] if s.scenario == HORROR_IN_THE_ICE else ()
    chapters = [
        card
        for card in OF_KIND[CHAPTER]
        if card.scenario == s.scenario and card.number not in left_out
    ]
    s.chapters = tuple(
        open_card(s, card.key) for card in sorted(chapters, key=lambda card: card.number)
    )
    for card in OF_KIND[SCENARIO]:
        if card.scenario == s.scenario:
            s.scenario_card = open_card(s, card.key)


@cites("MA-R2.7")
def lay_first_tile(s: MachinaState) -> None:
    """Shuffle the tiles; the bottom one is the starting tile."""
    sides = Counter([side.tile for side in SIDES.values()])
    tiles = sorted([tile for tile, number in sides.items() if number > 1])
    shuffle_in(s, TILE_DECK, new_cards(s, map(str, tiles)))
    deck = s.decks[TILE_DECK]
    s.decks[TILE_DECK], first = deck[:-1], deck[-1]
    lay_open(s, first)
    tile = int(s.cards[first].face)
    s.lay((Laid(tile, sides_of(tile)[below(s, 2)]),))
