"""Setting up the game, in the rulebook's numbered steps."""

from __future__ import annotations

from functools import cache

from kadath.kernel.citations import cites
from kadath.kernel.rng import shuffled
from kadath.kernel.sleeves.unique import shuffled_pile

from ..components.action_cards import ACTION_CARDS, DECKS
from ..components.ancient_ones import ANCIENT_ONES, GATES, OTHERS, SheetSetup
from ..components.board import LOCATIONS, PATHS, SPACES
from ..components.items import ITEMS
from ..components.monsters import COMMON_TOKENS, UNIQUE_TOKENS
from ..components.priority_cards import CLUE_TOKENS, KEY, NUMBERS
from ..state import FinalHourState
from .round import Round
from .spawn import spawn

HAND_SIZE = 4
HEALTH_BY_INVESTIGATORS = {2: 5, 3: 4, 4: 3}
GATE_TOKENS_IN_PILE = (0, 0, 0, 1, 1, 1, 2, 2, 2)
"""Nine gate tokens are shuffled, three of each symbol; three more start on the board."""


def set_up(
    seats: int,
    investigators: tuple[str, ...],
    lead: int,
    ancient_one: str,
    difficulty: str,
    rng: int,
) -> FinalHourState:
    """A game that is ready to play."""
    s = FinalHourState(rng)
    s.seats = seats
    _begin_empty(s)
    choose_investigators(s, investigators, lead)
    sheet = prepare_ancient_one(s, ancient_one, difficulty)
    place_investigators(s)
    prepare_gate_pile(s)
    prepare_clues(s)
    deal_priority_cards(s)
    deal_health(s)
    prepare_supply(s)
    place_first_monsters(s, sheet)
    s.stack = [Round()]
    return s


def _begin_empty(s: FinalHourState) -> None:
    s.monsters = [()] * len(SPACES)
    s.damage = [0] * len(SPACES)
    s.seals = [0] * len(PATHS)
    s.clues = [None] * len(SPACES)
    s.round = 0
    s.plays = s.row = s.stash = s.set_aside = s.laid = s.route = ()
    s.face_down = s.face_down_next = False
    s.extra_omens = s.omens = s.activated = s.lots = 0
    s.resolving = None
    s.destroyed = s.priority_discard = s.item_discard = s.found_clues = ()


@cites("FH-001", "FH-003", "FH-024", "FH-025", "FH-026", "FH-184", "FH-185", "FH-186")
def choose_investigators(s: FinalHourState, investigators: tuple[str, ...], lead: int) -> None:
    """Step 2: each player takes an investigator and shuffles ten action cards; solo takes two."""
    s.investigators = investigators
    s.lead = lead
    s.action_decks = [shuffled_pile(s, DECKS[who]) for who in investigators]
    s.action_discards = [()] * len(investigators)
    s.action_known = [0] * len(ACTION_CARDS)
    s.action_lot = [0] * len(ACTION_CARDS)
    s.items = [()] * len(investigators)


@cites("FH-005", "FH-007", "FH-020", "FH-021", "FH-027", "FH-028", "FH-030", "FH-031", "FH-033")
@cites("FH-039", "FH-040", "FH-043")
def prepare_ancient_one(s: FinalHourState, ancient_one: str, difficulty: str) -> SheetSetup:
    """Steps 3 to 5: the cup, the sheet with its unique monsters, the ritual site, and the gates."""
    s.cup = COMMON_TOKENS
    s.ancient_one = ancient_one
    s.difficulty = difficulty
    sheet = ANCIENT_ONES[ancient_one]
    s.unique = tuple(token for name in sheet.unique for token in UNIQUE_TOKENS[name])
    chosen = sheet.setups[difficulty]
    s.ritual_site = chosen.ritual_site
    s.gate_locations = chosen.gates
    s.gates = [1, 1, 1]
    return chosen


@cites("FH-034", "FH-035", "FH-041", "FH-042", "FH-044")
def place_first_monsters(s: FinalHourState, sheet: SheetSetup) -> None:
    """Step 5, the monsters; done last because it is the only part that may run out of room."""
    for placement in sheet.placements:
        locations: tuple[int, ...]
        if isinstance(placement.where, int):
            locations = (sheet.gates[placement.where],)
        elif placement.where == GATES:
            locations = tuple(sorted(sheet.gates))
        elif placement.where == OTHERS:
            locations = _ordinary_locations(s)
        else:
            raise ValueError(f"no locations are called {placement.where!r}")
        for location in locations:
            for _ in range(placement.monsters):
                spawn(s, placement.name, location)


@cites("FH-037", "FH-038")
def place_investigators(s: FinalHourState) -> None:
    """Step 6: everyone starts at the ritual site, beside the monster spaces."""
    s.where = [s.ritual_site for _ in s.figures]


@cites("FH-045", "FH-046")
def prepare_gate_pile(s: FinalHourState) -> None:
    """Step 7: shuffle nine gate tokens, return one to the box unseen, and pile up the others."""
    *pile, s.boxed_gate = shuffled_pile(s, GATE_TOKENS_IN_PILE)
    s.gate_pile = tuple(pile)


@cites("FH-006", "FH-047", "FH-048", "FH-049")
def prepare_clues(s: FinalHourState) -> None:
    """Step 8: hide two clues; the others and the keys go to all ordinary locations."""
    first, second, *others = shuffled(s, (clue for clue in CLUE_TOKENS if clue != KEY))
    s.hidden_clues = (first, second)
    keys = [clue for clue in CLUE_TOKENS if clue == KEY]
    mixed = shuffled(s, [*others, *keys])
    for location, clue in zip(_ordinary_locations(s), mixed, strict=True):
        s.clues[location] = clue


@cites("FH-004", "FH-050", "FH-051", "FH-187")
def deal_priority_cards(s: FinalHourState) -> None:
    """Step 9: deal four priority cards to each player; none in the solo game."""
    dealt = shuffled(s, NUMBERS)
    s.priority_known = [0] * (len(NUMBERS) + 1)
    s.priority_lot = [0] * (len(NUMBERS) + 1)
    s.hands = [()] * s.seats
    for seat in range(s.seats if not s.is_solo else 0):
        s.hands[seat], dealt = dealt[:HAND_SIZE], dealt[HAND_SIZE:]
        for card in s.hands[seat]:
            s.priority_known[card] = 1 << seat
    s.priority_deck = dealt[::-1]


@cites("FH-052", "FH-053", "FH-054", "FH-055")
def deal_health(s: FinalHourState) -> None:
    """Step 10: with fewer investigators, each has more health."""
    s.max_health = HEALTH_BY_INVESTIGATORS[len(s.investigators)]
    s.health = [s.max_health for _ in s.figures]


@cites("FH-056", "FH-057", "FH-216")
def prepare_supply(s: FinalHourState) -> None:
    """Step 11: shuffle the item deck; seals and damage tokens never run out."""
    s.item_deck = shuffled_pile(s, range(len(ITEMS)))


def _ordinary_locations(s: FinalHourState) -> tuple[int, ...]:
    return _all_but(s.ritual_site, *s.gate_locations)


@cache
def _all_but(*special: int) -> tuple[int, ...]:
    return tuple(location for location in LOCATIONS if location not in special)
