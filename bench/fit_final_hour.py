"""Fit the weights of Final Hour's estimate to games that the search plays.

    python bench/fit_final_hour.py --games 200 --seats 2 --iterations 100

It looks at the end of every round: the state of the game, whether everybody survived the next
round, and how much the cards and the clues improved in the meantime. It prints the weights by their
names in `kadath/games/final_hour/estimate.py`; use `bench/bots.py` to judge whether to adopt them.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from math import exp
from multiprocessing import get_context
from typing import NamedTuple

from kadath.bots import make_bot
from kadath.games.final_hour.estimate import (
    before_the_site,
    free_spaces,
    nearness_to_clues,
    ritual_chances,
)
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import FinalHourState

FEATURES = (
    *("LIVING", "PER_FREE_SPACE", "PER_SLACK", "PER_OVERFLOW"),
    *("BY_ROOM[0]", "BY_ROOM[1]", "BY_ROOM[2]", "BY_ROOM[3]"),
    *("BY_HEALTH[1]", "BY_HEALTH[2]", "BY_HEALTH[3]"),
)


class Look(NamedTuple):
    """The game at the end of a round."""

    features: tuple[float, ...]
    now: float
    best: float
    near: float


class Played(NamedTuple):
    """A game: its state at the end of each round, and whether the ritual was attempted."""

    looks: tuple[Look, ...]
    attempted: bool


def look(s: FinalHourState) -> Look:
    """The data that the weights are fitted to."""
    free = free_spaces(s)
    room = free[s.ritual_site]
    features = (
        1.0,
        float(sum(free) - room),
        *map(float, before_the_site(s, free)),
        *(float(room == spaces) for spaces in range(4)),
        *(float(s.health.count(health)) for health in (1, 2, 3)),
    )
    now, _, best = ritual_chances(s)
    return Look(features, now, best, nearness_to_clues(s))


def play(seed: int, seats: int, iterations: int) -> Played:
    """Play one game; the seed determines the Ancient One and the difficulty."""
    game = FinalHour()
    every = [setup for setup in game.varied_setups() if setup["seats"] == seats]
    s = game.new(every[seed % len(every)], seed)
    bots = [make_bot("search", seed + seat, iterations=iterations) for seat in range(s.seats)]
    looks = [look(s)]
    while (decision := s.decision) is not None:
        if decision.options[0].verb == "not-yet" and len(looks) <= s.round:
            looks.append(look(s))
        s.apply(bots[decision.seat].choose(game, s, decision.seat))
    assert s.outcome is not None
    return Played(tuple(looks), s.outcome.reason in ("reversed", "failed"))


def lived(games: list[Played]) -> Iterator[tuple[tuple[float, ...], float]]:
    """Each round that was begun: its state at the start, and whether everybody survived it."""
    for game in games:
        for at_start in game.looks[:-1]:
            yield at_start.features, 1.0
        if not game.attempted:
            yield game.looks[-1].features, 0.0


def fitted(rows: list[tuple[tuple[float, ...], float]], rounds: int = 3000) -> list[float]:
    """Logistic regression by gradient descent, with a little regularization."""
    size = len(rows[0][0])
    scale = [max(1e-9, max(abs(x[i]) for x, _ in rows)) for i in range(size)]
    scaled = [([value / unit for value, unit in zip(x, scale, strict=True)], y) for x, y in rows]
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [0.001 * weight for weight in weights]
        for x, y in scaled:
            z = sum([a * b for a, b in zip(weights, x, strict=True)])
            error = (1 / (1 + exp(-z)) - y) / len(scaled)
            for i, value in enumerate(x):
                slope[i] += error * value
        weights = [weight - 2.0 * down for weight, down in zip(weights, slope, strict=True)]
    return [weight / unit for weight, unit in zip(weights, scale, strict=True)]


def gains(games: list[Played]) -> dict[str, float]:
    """The gain of a round, as a share of the gap to the best cards, and of the rest."""
    steps = [pair for game in games for pair in zip(game.looks, game.looks[1:], strict=False)]
    found = {
        "IMPROVING": sum(b.now - a.now for a, b in steps) / sum(b.best - a.now for a, b in steps)
    }
    for name, near in (("far from clues", False), ("near clues", True)):
        some = [(a, b) for a, b in steps if (a.near == 1) == near]
        found[name] = sum(b.best - a.best for a, b in some) / sum(1 - a.best for a, _ in some)
    return found


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    seeds = range(args.games)
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        games = list(pool.map(play, seeds, repeat(args.seats), repeat(args.iterations)))
    rows = list(lived(games))
    print(f"{len(games)} games, {len(rows)} rounds, {sum(y for _, y in rows):.0f} lived through")
    for name, weight in zip(FEATURES, fitted(rows), strict=True):
        print(f"{name:<16} {weight:7.3f}")
    for name, figure in gains(games).items():
        print(f"{name:<16} {figure:7.3f}")


if __name__ == "__main__":
    main()
