"""How close the investigators are to winning, for bots that cut their rollouts short.

A game is won by surviving long enough to know which cards to lay. So the estimate is the maximum,
over the rounds in which the ritual could be attempted, of the chance of surviving until then times
the chance that the cards match. It never reads the hidden clues: what may be hidden follows from
the clues found.

The weights were fitted to bot games by `bench/fit_final_hour.py`.
"""

from __future__ import annotations

from functools import cache
from math import exp

from kadath.kernel.graph import distances

from .components.board import ADJACENT, BLUE_ARROW, PATH_BETWEEN, RED_ARROW, SPACES
from .components.priority_cards import SYMBOL
from .deduction import best_chance, chances, clues_left
from .rules.action_phase import TOPS_A_ROUND
from .rules.ritual import CARDS_LAID, ProposingRitual, ReversingRitual, matches_needed
from .state import FinalHourState

# Log-odds of surviving one round.
LIVING = 2.6
PER_FREE_SPACE = 0.13
PER_SLACK = 0.14
MOST_SLACK = 8
PER_OVERFLOW = -0.8
BY_ROOM = (-2.0, -1.4, -1.2, -0.6, 0.0)
"""By the number of free spaces at the ritual site."""
BY_HEALTH = (0.0, -1.3, -0.4, -0.1, 0.0, 0.0)
"""For each investigator, by health."""
PER_LATER_ROUND = -0.45
"""The campus fills up every round."""

TOKENS_OF_A_GATE = 4
"""How many tokens each gate has; as many monsters spawn as there are tokens on it."""

# What the rest of a round does to the number of free spaces.
TOP_GIVES = 1.6
BOTTOM_TAKES = 1.7

# What a round gains, as a share of what could still be gained.
IMPROVING = 0.2
"""Of the difference between the current cards and the best ones."""
LEARNING = 0.02
"""Of what even the best cards leave to chance, plus more for investigators near a clue."""
LEARNING_NEAR = 0.13
NEARNESS = (1.0, 1.0, 0.55, 0.3, 0.15, 0.1)
"""By the number of paths to the nearest clue."""


def estimate(s: FinalHourState) -> float:
    """From 0 (lost) to 1 (won)."""
    if s.outcome is not None:
        return 1.0 if s.outcome.won else 0.0
    now, held, best = ritual_chances(s)
    under_way = s.stack[-1]
    if isinstance(under_way, ReversingRitual):
        return now
    over = isinstance(under_way, ProposingRitual)
    value = now if over else 0.0
    odds = living_odds(s, over)
    learning = LEARNING + LEARNING_NEAR * nearness_to_clues(s)
    alive = 1.0
    missing = best - held
    for _ in s.gate_pile:
        alive /= 1.0 + exp(-odds)
        odds += PER_LATER_ROUND
        learned = learning * (1.0 - best)
        best += learned
        missing = (1.0 - IMPROVING) * missing + learned
        value = max(value, alive * (best - missing))
    return value


def living_odds(s: FinalHourState, over: bool) -> float:
    """The log-odds of surviving until the ritual can next be attempted."""
    free = free_spaces(s)
    room = free[s.ritual_site]
    spaces = float(sum(free) - room)
    if not over:
        done = sum([play.resolved for play in s.plays])
        tops = min(done, TOPS_A_ROUND)
        spaces += BOTTOM_TAKES * (done - tops) - TOP_GIVES * tops
    slack, overflow = before_the_site(s, free)
    odds = LIVING + PER_FREE_SPACE * spaces + PER_SLACK * slack + PER_OVERFLOW * overflow
    odds += BY_ROOM[room]
    for health in s.health:
        odds += BY_HEALTH[health]
    return odds


def free_spaces(s: FinalHourState) -> list[int]:
    """The free monster spaces of each location, by number."""
    return [
        spaces - damage - len(here)
        for spaces, damage, here in zip(SPACES, s.damage, s.monsters, strict=True)
    ]


def before_the_site(s: FinalHourState, free: list[int]) -> tuple[int, float]:
    """The least room on a way from a gate to the site, and how much the next gate overfills it."""
    slack = MOST_SLACK
    overflow = 0.0
    seals = s.seals
    left = sum([TOKENS_OF_A_GATE - tokens for tokens in s.gates])
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
                overflow += (TOKENS_OF_A_GATE - tokens) / left * 0.5 * (tokens + 1 - room)
    return slack, overflow


@cache
def _ways(gate: int, site: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """For each colour: the locations a monster passes from a gate to the site, and the paths."""
    ways = []
    for arrows in (RED_ARROW, BLUE_ARROW):
        passed = [gate]
        while (following := arrows[passed[-1]]) not in (site, *passed):
            passed.append(following)
        steps = [(here, arrows[here]) for here in passed]
        paths = tuple(PATH_BETWEEN[step] for step in steps if step in PATH_BETWEEN)
        ways.append((tuple(passed), paths))
    return tuple(ways)


def nearness_to_clues(s: FinalHourState) -> float:
    """How close the investigators are to a clue on average: 1 if one move is enough."""
    clues = s.clues
    total = 0.0
    for here in s.where:
        for there, nearness in _BY_NEARNESS[here]:
            if clues[there] is not None:
                total += nearness
                break
    return total / len(s.where)


def _by_nearness(here: int) -> tuple[tuple[int, float], ...]:
    paths = distances(ADJACENT.__getitem__, here, len(NEARNESS) - 1)
    near_to_far = sorted(paths, key=lambda there: (paths[there], there))
    return tuple((there, NEARNESS[paths[there]]) for there in near_to_far)


_BY_NEARNESS = tuple(_by_nearness(here) for here in range(len(SPACES)))
"""From each location, all locations from near to far."""


def ritual_chances(s: FinalHourState) -> tuple[float, float, float]:
    """The chance that the ritual succeeds with the current cards, now and later, and at best."""
    left = clues_left(s.found_clues)
    needed = matches_needed(s)
    if s.is_solo:
        # Cards set aside stay, so near matches are progress.
        kept = s.set_aside + s.laid
        laid = tuple(sorted([SYMBOL[card] for card in kept]))
        now, near = chances(left, laid, (), needed, twice=False)
        return now, near, best_chance(left, len(kept) + len(s.gate_pile), needed, twice=False)
    laid = tuple(sorted([SYMBOL[card] for card in s.laid]))
    # A player who has laid cards keeps one back, which no longer counts.
    hands = [hand for hand in s.hands if len(hand) >= CARDS_LAID] if laid else s.hands
    symbols = tuple(sorted([tuple(sorted([SYMBOL[card] for card in hand])) for hand in hands]))
    now, _ = chances(left, laid, symbols, needed)
    return now, now, best_chance(left, CARDS_LAID * s.seats, needed)
