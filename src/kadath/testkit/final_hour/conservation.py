"""Invariants of Final Hour: where every card and token must be, so nothing is lost or created."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from kadath.games.final_hour.components.action_cards import DECKS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES
from kadath.games.final_hour.components.board import LOCATIONS, SPACES
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.monsters import COMMON_TOKENS, UNIQUE_TOKENS
from kadath.games.final_hour.components.priority_cards import CLUE_TOKENS, KEY, NUMBERS
from kadath.games.final_hour.rules.priority import Cycling, CyclingRow
from kadath.games.final_hour.rules.ritual import ReversingRitual
from kadath.games.final_hour.state import FinalHourState

GATES_OF_A_SYMBOL = 4
ROUNDS = 8
HAND = 4

_COMMON = frozenset(COMMON_TOKENS)
_UNIQUE = {
    key: frozenset(token for name in sheet.unique for token in UNIQUE_TOKENS[name])
    for key, sheet in ANCIENT_ONES.items()
}


def complaints(s: FinalHourState) -> Iterator[str]:
    """What is wrong with a state."""
    yield from _priority_cards(s)
    yield from _action_cards(s)
    yield from _monsters(s)
    yield from _tokens(s)
    yield from _people(s)


def _once(what: str, found: Iterable[int], all_of_them: Iterable[int]) -> Iterator[str]:
    counted = sorted(found)
    expected = sorted(all_of_them)
    if counted != expected:
        more = Counter(counted) - Counter(expected)
        less = Counter(expected) - Counter(counted)
        yield f"{what}: too many {sorted(more.elements())}, missing {sorted(less.elements())}"


def _priority_cards(s: FinalHourState) -> Iterator[str]:
    cards = [*s.priority_deck, *s.priority_discard, *s.stash, *s.set_aside, *s.laid]
    for hand in s.hands:
        cards += hand
    played = [play.priority for play in s.plays if play.priority]
    if s.is_solo:
        cards += s.row
        if not set(played) <= set(s.row):
            yield f"solo: {played} were covered, but the row is {s.row}"
    else:
        cards += played
    for frame in s.stack:
        if isinstance(frame, CyclingRow) and frame.at == "replace":
            cards.append(frame.drawn)
    yield from _once("priority cards", cards, NUMBERS)


def _action_cards(s: FinalHourState) -> Iterator[str]:
    for figure in s.figures:
        piled = [*s.action_decks[figure], *s.action_discards[figure]]
        lying = [play for play in s.plays if play.figure == figure]
        for play in lying:
            if play.action not in piled:
                piled.append(play.action)
            elif not play.resolved:
                yield f"action card {play.action} lies in front and in a pile"
        yield from _once(f"action cards of {figure}", piled, DECKS[s.investigators[figure]])
    if len(s.plays) > 4:
        yield f"{len(s.plays)} action cards were played in a round"


def _monsters(s: FinalHourState) -> Iterator[str]:
    on_board = [token for here in s.monsters for token in here]
    everywhere = [*on_board, *s.cup, *s.destroyed, *s.unique]
    expected = _COMMON | _UNIQUE[s.ancient_one]
    if s.outcome is not None and s.outcome.reason == "overrun":
        # The monster that found no room may still be in hand.
        if len(everywhere) >= len(expected) - 1 and len(set(everywhere)) == len(everywhere):
            expected = frozenset(everywhere) & expected
        yield from _once("monsters", everywhere, expected)
    else:
        yield from _once("monsters", everywhere, expected)
    if not _COMMON.issuperset(s.cup) or not _COMMON.issuperset(s.destroyed):
        yield "a unique monster is in or beside the cup"
    if not _COMMON.isdisjoint(s.unique):
        yield "a common monster lies beside the sheet"
    for location in LOCATIONS:
        if len(s.monsters[location]) + s.damage[location] > SPACES[location]:
            yield f"location {location} holds more than it has spaces"
        if s.damage[location] < 0:
            yield f"location {location} has less than no damage"
    if s.monsters[0] or s.damage[0]:
        yield "something is in location 0"


def _tokens(s: FinalHourState) -> Iterator[str]:
    items = [item for owned in s.items for item in owned] + list(s.item_discard)
    yield from _once("items", [*s.item_deck, *items], range(len(ITEMS)))
    clues = [clue for clue in s.clues if clue is not None]
    faces = [*clues, *s.hidden_clues, *s.found_clues, *[KEY] * len(items)]
    yield from _once("clues", faces, CLUE_TOKENS)
    if KEY in s.hidden_clues or KEY in s.found_clues:
        yield "a key lies where a ritual symbol should"
    gates = Counter([s.boxed_gate, *s.gate_pile])
    for symbol, grown in enumerate(s.gates):
        if gates[symbol] + grown != GATES_OF_A_SYMBOL:
            yield f"gate {symbol}: {gates[symbol]} and {grown} tokens"
    if any(side not in {0, 1, 2} for side in s.seals):
        yield f"a seal has no such side: {s.seals}"


def _people(s: FinalHourState) -> Iterator[str]:
    for figure in s.figures:
        if not 0 <= s.health[figure] <= s.max_health:
            yield f"investigator {figure} has {s.health[figure]} health"
        if s.where[figure] not in LOCATIONS:
            yield f"investigator {figure} is in {s.where[figure]}"
    fallen = s.outcome is not None and s.outcome.reason == "fallen"
    if (0 in s.health) != fallen:
        yield f"health is {s.health}, but the outcome is {s.outcome}"
    if not 1 <= s.round <= ROUNDS or s.round + len(s.gate_pile) not in {ROUNDS, ROUNDS + 1}:
        yield f"round {s.round} with {len(s.gate_pile)} gates left"
    if s.decision is None or any(isinstance(frame, ReversingRitual) for frame in s.stack):
        return
    cycling = [s.seat_of(f.figure) for f in s.stack if isinstance(f, Cycling)]
    for seat, hand in enumerate(s.hands):
        wanted = 0 if s.is_solo else HAND + cycling.count(seat)
        if len(hand) != wanted:
            yield f"seat {seat} has {len(hand)} cards in hand, not {wanted}"
