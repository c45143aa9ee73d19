"""How near the investigators are to winning, for bots that cut their roll-outs short.

A game is won by living long enough to know what to lay down. So the estimate is the best, over the
rounds in which the ritual could be attempted, of two chances multiplied: that nothing is lost until
then, and that the cards match then. It reads no hidden clue: what may be hidden follows from the
clues that were found.

The weights were fitted to games that bots played (`bench/fit_estimate.py`).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import exp

from .components.board import BLUE_ARROW, PATH_BETWEEN, RED_ARROW, SPACES
from .components.priority_cards import SYMBOL, SYMBOLS
from .rules.ritual import CARDS_LAID, ProposingRitual, ReversingRitual, matches_needed
from .state import FinalHourState

# Log-odds of living through one round.
LIVING = 3.0
PER_FREE_SPACE = 0.13
PER_SLACK = 0.25
MOST_SLACK = 8
PER_OVERFLOW = -0.6
BY_ROOM = (-2.6, -2.1, -1.3, -0.3, 0.0)
"""By the free spaces of the ritual site."""
BY_HEALTH = (0.0, -1.2, -0.5, -0.15, 0.0, 0.0)
"""For each investigator, by health."""
PER_LATER_ROUND = -0.6
"""Every round the campus fills up."""

# What is still to come in a round, in free spaces.
TOP_GIVES = 1.6
BOTTOM_TAKES = 1.7
GATE_TAKES = 2.5

# How cards in hand get better.
IMPROVING = 0.30
"""The share of what is still to be gained that a round gains."""
LEARNING = 0.12
"""The same for what the clues would allow at the best."""


def estimate(s: FinalHourState) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.outcome is not None:
        return 1.0 if s.outcome.won else 0.0
    now, best = ritual_chances(s)
    odds = living_odds(s)
    alive = 1.0
    missing = best - now
    unknown = 1.0 - best
    rounds = len(s.gate_pile)
    value = 0.0
    if round_is_over(s):
        value = now
    for _ in range(rounds):
        alive /= 1.0 + exp(-odds)
        odds += PER_LATER_ROUND
        missing *= 1.0 - IMPROVING
        best += unknown * LEARNING
        missing += unknown * LEARNING
        unknown *= 1.0 - LEARNING
        value = max(value, alive * (best - missing))
    return value


def round_is_over(s: FinalHourState) -> bool:
    """Whether the ritual can be attempted before anything else happens."""
    frame = s.stack[1] if len(s.stack) > 1 else None
    return isinstance(frame, ProposingRitual | ReversingRitual)


def living_odds(s: FinalHourState) -> float:
    """The log-odds that nothing is lost until the next ritual could be attempted."""
    site = s.ritual_site
    free = [
        spaces - damage - len(here)
        for spaces, damage, here in zip(SPACES, s.damage, s.monsters, strict=True)
    ]
    room = free[site]
    spaces = sum(free) - room + _to_come(s)
    slack, overflow = _before_the_site(s, free)
    odds = LIVING + PER_FREE_SPACE * spaces + PER_SLACK * slack + PER_OVERFLOW * overflow
    odds += BY_ROOM[min(room, 4)]
    for health in s.health:
        odds += BY_HEALTH[health]
    return odds


def _to_come(s: FinalHourState) -> float:
    if round_is_over(s):
        return 0.0
    done = sum([play.resolved for play in s.plays])
    if not s.plays and s.round:
        return -GATE_TAKES if len(s.stack) > 1 else 0.0
    tops = 2 - done if done < 2 else 0
    return TOP_GIVES * (tops - 2) - BOTTOM_TAKES * (2 - done - tops)


def _before_the_site(s: FinalHourState, free: list[int]) -> tuple[int, float]:
    """The least room on the ways from a gate to the site, and how much the next gate overfills."""
    slack = MOST_SLACK
    overflow = 0.0
    seals = s.seals
    left = sum([4 - tokens for tokens in s.gates])
    for gate, tokens in zip(s.gate_locations, s.gates, strict=True):
        for locations, paths in _ways(gate, s.ritual_site):
            room = 0
            for location in locations:
                room += free[location]
            for path in paths:
                room += seals[path]
            if room < slack:
                slack = room
            if room <= tokens and left:
                overflow += (4 - tokens) / left * 0.5 * (tokens + 1 - room)
    return slack, overflow


@cache
def _ways(gate: int, site: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """By colour: the locations a monster passes from a gate to the site, and the paths."""
    ways = []
    for arrows in (RED_ARROW, BLUE_ARROW):
        passed = [gate]
        while (following := arrows[passed[-1]]) not in (site, *passed):
            passed.append(following)
        steps = [(here, arrows[here]) for here in passed]
        paths = tuple(PATH_BETWEEN[step] for step in steps if step in PATH_BETWEEN)
        ways.append((tuple(passed), paths))
    return tuple(ways)


def ritual_chances(s: FinalHourState) -> tuple[float, float]:
    """The chance that the ritual succeeds with the cards at hand, and with the best ones."""
    found = s.found_clues
    left = tuple([2 - found.count(symbol) for symbol in range(len(SYMBOLS))])
    if s.is_solo:
        held: tuple[tuple[int, ...], ...] = (s.set_aside,)
        laid = len(s.gate_pile) + len(s.set_aside)
    else:
        held = tuple([(*hand,) for hand in s.hands])
        laid = CARDS_LAID * s.seats
    symbols = tuple([tuple(sorted([SYMBOL[card] for card in hand])) for hand in held])
    needed = matches_needed(s)
    return (
        _chance(left, tuple(sorted(symbols)), needed, s.is_solo),
        _best_chance(left, min(laid, 12), needed),
    )


@cache
def _beliefs(left: tuple[int, ...]) -> tuple[tuple[int, int, float], ...]:
    """Every pair of clues that may be hidden, with its chance."""
    weights = {
        (first, second): left[first] * (left[first] - 1) / 2
        if first == second
        else left[first] * left[second]
        for first, second in combinations_with_replacement(range(len(SYMBOLS)), 2)
    }
    total = sum(weights.values())
    return tuple((*pair, weight / total) for pair, weight in weights.items() if weight)


@cache
def _likely(left: tuple[int, ...]) -> tuple[float, ...]:
    """How many of the hidden clues show each symbol, on average."""
    return tuple(
        sum(
            chance * ((first == symbol) + (second == symbol))
            for first, second, chance in _beliefs(left)
        )
        for symbol in range(len(SYMBOLS))
    )


@cache
def _chance(
    left: tuple[int, ...], hands: tuple[tuple[int, ...], ...], needed: int, solo: bool
) -> float:
    likely = _likely(left)
    laid = [0] * len(SYMBOLS)
    for hand in hands:
        by_use = sorted(hand, key=lambda symbol: -likely[symbol])
        for symbol in by_use if solo else by_use[:CARDS_LAID]:
            laid[symbol] += 1
    return _success(left, laid, needed)


def _success(left: tuple[int, ...], laid: list[int], needed: int) -> float:
    total = 0.0
    for first, second, chance in _beliefs(left):
        matching = 2 * laid[first] if first == second else laid[first] + laid[second]
        if matching >= needed:
            total += chance
    return total


@cache
def _best_chance(left: tuple[int, ...], laid: int, needed: int) -> float:
    best = 0.0
    for cards in combinations_with_replacement(range(len(SYMBOLS)), laid):
        counts = [cards.count(symbol) for symbol in range(len(SYMBOLS))]
        if max(counts) <= 6:
            best = max(best, _success(left, counts, needed))
    return best
