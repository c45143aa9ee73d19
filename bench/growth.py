"""How speed changes with more seats, a longer game and a fuller map, and where the time goes.

    .venv/bin/python bench/growth.py machina arkham --games 10
    .venv/bin/python bench/growth.py machina --phases 60

Games are played at random. For each number of seats this prints the decisions per second in whole
games, and in the first and in the last round alone; then it prints where the time is spent. The
installed peers play in the same run. `--phases` prints how long monster phases of Machina Arcana
take, as they come up and with the map filled up to 8 monsters on 4 map tiles, with doors unchanged.
Each phase is played several times with cold caches (nothing is known about the map), and the best
time counts: on a busy machine a single run can take half as long again. The garbage collector runs
between phases, not during them: a full collection takes longer than most phases. All times are CPU
times.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections import Counter, defaultdict
from cProfile import Profile
from functools import _lru_cache_wrapper
from pstats import Stats
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

from kadath.games import game as game_called
from kadath.games.machina.cards import EXPLORER, MONSTER
from kadath.games.machina.rules.exploring import Exploring, left_behind
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.rules.sight import occupied, sign
from kadath.games.machina.rules.spawning import enter
from kadath.games.machina.tiles import FLOOR
from kadath.kernel.game import Game
from kadath.kernel.sleeves.knowledge import lay_open
from kadath.kernel.sleeves.piles import draw
from kadath.lab import peers
from kadath.lab.bench import random_play

MONSTERS, TILES = 8, 4
"""The number of monsters and tiles of a full map."""
SEATS = 4
MODULES = 12
"""How many modules the profile lists."""
TIMES = 7
"""How many times a monster phase is played to find its best time."""


def rounds(game: Game[Any], seats: int, seed: int) -> dict[int, list[float]]:
    """The seconds of each decision in a random game, by round."""
    state, random = game.new({"seats": seats}, seed), Random(seed)
    declines = game.manifest.declines
    found: dict[int, list[float]] = defaultdict(list)
    while (decision := state.decision) is not None:
        options = decision.options
        taken = options[0] if options[0].verb in declines else random.choice(options)
        at = game.progress(state).round
        began = process_time()
        state.apply(taken)
        found[at].append(process_time() - began)
    return found


def growth(name: str, games: int, seconds: float) -> None:
    """Print the speed for each number of seats, in whole games and in the last round."""
    game = game_called(name)
    print(f"{name}: decisions a second in whole games, in the first and in the last round")
    for seats in game.manifest.seats:
        rounds(game, seats, 0)
        gc.collect()
        gc.freeze()
        whole = random_play(game, {"seats": seats}, seconds)
        first: list[float] = []
        last: list[float] = []
        lengths = []
        for seed in range(games):
            found = rounds(game, seats, seed)
            first += found[min(found)]
            last += found[max(found)]
            lengths.append(len(found))
        speeds = [whole.decisions_per_second, *(len(one) / sum(one) for one in (first, last))]
        shown = ", ".join(f"{speed:,.0f}" for speed in speeds)
        print(f"  {seats} seats: {shown}; {median(lengths):.0f} rounds")
    where(game, games)


def where(game: Game[Any], games: int) -> None:
    """Print the modules in which the time of whole games is spent."""
    profile = Profile()
    for seed in range(games):
        state, random = game.new(dict(game.manifest.measured), seed), Random(seed)
        profile.enable()
        while (decision := state.decision) is not None:
            state.apply(random.choice(decision.options))
        profile.disable()
    spent: Counter[str] = Counter()
    # This attribute is missing from the stubs of the standard library.
    for (path, _, _), (_, _, own, _, _) in Stats(profile).stats.items():  # type: ignore[attr-defined]
        spent[path.partition("/kadath/")[2] or "Python itself"] += own
    total = sum(spent.values())
    shown = ", ".join(
        f"{path} {100 * own / total:.0f} %" for path, own in spent.most_common(MODULES)
    )
    print(f"  where the time goes (profiled): {shown}")


def monster_phases(games: int) -> None:
    """Print how long the monster phase of Machina Arcana takes, normally and on a full map."""
    game = game_called("machina")
    found: dict[str, list[float]] = defaultdict(list)
    gc.collect()
    gc.freeze()
    for seed in range(games):
        state, random = game.new({"seats": SEATS}, seed), Random(seed)
        while (decision := state.decision) is not None:
            state.apply(random.choice(decision.options), until=_begins)
            if state.decision is None and state.outcome is None:
                full = state.clone()
                if fill(full, random):
                    found["on a full map"].append(1000 * phase(full, random))
                found["as it comes"].append(1000 * phase(state, random))
                state.advance()
    for what, spent in found.items():
        print(
            f"monster phases {what}, {len(spent)} of {games} games, best of {TIMES}: milliseconds:"
            f" median {median(spent):.1f}, 19 of 20 below {quantiles(spent, n=20)[-1]:.1f},"
            f" most {max(spent):.1f}"
        )


def _begins(state: Any) -> bool:
    """Whether a monster phase is about to begin."""
    frame = state.stack[-1]
    return type(frame) is MonsterPhase and not frame.acted


def fill(state: Any, random: Random) -> bool:
    """Add tiles and monsters where there is room; returns whether there was enough."""
    who = next(iter(state.units_of(EXPLORER)), 0)
    while len(state.laid) < TILES:
        fitting = [one for one in state.area.unexplored() if not left_behind(state, one)]
        if not fitting or not who:
            return False
        Exploring.join.run(Exploring(who, random.choice(fitting).id), state)
    while len(state.track) < MONSTERS:
        drawn = draw(state.decks, MONSTER)
        if drawn is None:
            return False
        lay_open(state, drawn)
        free = [one for one in state.area.spaces if sign(state, one) in FLOOR]
        enter(state, drawn, random.choice([one for one in free if not occupied(state, one)]))
        state.track += (drawn,)
    return True


def phase(state: Any, random: Random) -> float:
    """Play a monster phase that is about to begin several times, and return the best time."""
    luck = random.getrandbits(32)
    gc.collect()
    gc.disable()
    best = min(_played(state.clone(), Random(luck)) for _ in range(TIMES))
    gc.enable()
    return best


def _played(state: Any, random: Random) -> float:
    """Play a monster phase with cold caches, and return its seconds."""
    forget_maps()
    # Building the area is part of exploring, not of this phase.
    state.derive()
    depth = len(state.stack)

    def is_over(now: Any) -> bool:
        return len(now.stack) < depth

    began = process_time()
    state.advance(until=is_over)
    while state.decision is not None and not is_over(state):
        state.apply(random.choice(state.decision.options), until=is_over)
    return process_time() - began


def forget_maps() -> None:
    """Clear the caches of maps: those with a maximum size."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("kadath.games.machina."):
            for one in vars(module).values():
                if isinstance(one, _lru_cache_wrapper) and one.cache_parameters()["maxsize"]:
                    one.cache_clear()


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("names", nargs="*", help="games, such as machina and arkham")
    parser.add_argument("--games", type=int, default=5, help="games for each number of seats")
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="seconds of whole games, and of peers"
    )
    parser.add_argument("--phases", type=int, default=0, help="games to find monster phases in")
    args = parser.parse_args()
    for name in args.names:
        growth(name, args.games, args.seconds)
    if args.names:
        measured, missing = peers.measure(args.seconds)
        for peer, speed in measured.items():
            print(f"{peer}: {speed.decisions_per_second:,.0f} decisions a second")
        if missing:
            print(f"not installed: {', '.join(missing)}")
    if args.phases:
        monster_phases(args.phases)


if __name__ == "__main__":
    main()
