"""Benchmarks of a game: random play, copying, saving, viewing and redealing.

Only decisions with two or more options count. The random player prefers what delays the end of a
game (as listed in its manifest), so that whole games are measured. Times are CPU seconds of this
process, so that the load of the machine does not matter.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, NamedTuple

from kadath.games import game as game_called
from kadath.games import playable, settle
from kadath.kernel.codec import state_to_data
from kadath.kernel.game import Game, Setup
from kadath.kernel.rng import Rng
from kadath.native import is_compiled

SAMPLED_EVERY = 10
"""A state is sampled after every so many decisions."""


class Speed(NamedTuple):
    """The speed of random play: decisions and games, in how many seconds."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Whole games per second."""
        return self.games / self.seconds


def random_play(game: Game[Any], setup: Setup, seconds: float) -> Speed:
    """Play random games with a set-up for about so many seconds."""
    declines = game.manifest.declines
    # The same random player as for the peers, so that it costs the same.
    random = Random(1).random
    decisions = games = 0
    began = process_time()
    while (now := process_time()) - began < seconds:
        decisions += _play(game, setup, games, random, declines)
        games += 1
    return Speed(decisions, games, now - began)


def _play(
    game: Game[Any],
    setup: Setup,
    seed: int,
    random: Callable[[], float],
    declines: frozenset[str],
) -> int:
    state = game.new(setup, seed)
    decisions = 0
    while (decision := state.decision) is not None:
        options = decision.options
        if options[0].verb in declines:
            state.apply(options[0])
        else:
            state.apply(options[int(random() * len(options))])
        decisions += 1
    return decisions


def sample_states(game: Game[Any], setup: Setup, games: int) -> list[Any]:
    """States from random games, spread over their whole length."""
    declines = game.manifest.declines
    kept = []
    for seed in range(games):
        state = game.new(setup, seed)
        rng = Rng(seed, "sample")
        decisions = 0
        while (decision := state.decision) is not None:
            if decisions % SAMPLED_EVERY == 0:
                kept.append(state.clone())
            options = decision.options
            chosen = options[rng.below(len(options))]
            state.apply(options[0] if options[0].verb in declines else chosen)
            decisions += 1
    return kept


def microseconds(act: Callable[[Any], Any], states: list[Any], seconds: float) -> float:
    """The average time of an action over these states, in the best of several rounds."""
    best = float("inf")
    until = process_time() + seconds
    while True:
        began = process_time()
        for state in states:
            act(state)
        ended = process_time()
        best = min(best, (ended - began) / len(states))
        if ended >= until:
            return best * 1e6


def measure_game(name: str, seconds: float) -> dict[str, Any]:
    """All figures of one game; measuring each takes about so many seconds."""
    game = game_called(name)
    setup = dict(game.manifest.measured)
    random_play(game, setup, seconds / 10)
    settle()
    default = random_play(game, setup, seconds)
    every = list(game.varied_setups())
    parts = [random_play(game, setup, seconds / len(every)) for setup in every]
    overall = Speed(*(sum(column) for column in zip(*parts, strict=True)))
    states = sample_states(game, setup, games=20)
    rng = Rng(1, "bench")
    acts: dict[str, Callable[[Any], Any]] = {
        "clone_us": lambda state: state.clone(),
        "json_us": lambda state: json.dumps(state_to_data(state)),
        "view_us": lambda state: game.view(state, 0),
        "determinize_us": lambda state: game.determinize(state, 0, rng),
        "estimate_us": lambda state: game.estimate(state, 0),
    }
    return {
        "setup": {option.key: option.default for option in game.setup_options()} | setup,
        "decisions_per_second": default.decisions_per_second,
        "games_per_second": default.games_per_second,
        "all_setups": {
            "setups": len(every),
            "decisions_per_second": overall.decisions_per_second,
            "games_per_second": overall.games_per_second,
            "slowest_decisions_per_second": min(part.decisions_per_second for part in parts),
        },
        **{key: microseconds(act, states, seconds / 4) for key, act in acts.items()},
    }


def bench(seconds: float = 2.0) -> dict[str, Any]:
    """Measure every playable game, and the installed peers, in the same run."""
    from . import peers

    games = {name: measure_game(name, seconds) for name in playable()}
    measured, missing = peers.measure(seconds)
    return {
        "python": _python(),
        "compiled": is_compiled(),
        "games": games,
        "peers": {name: speed._asdict() | _rates(speed) for name, speed in measured.items()},
        "ratios": {
            name: {
                peer: figures["decisions_per_second"] / speed.decisions_per_second
                for peer, speed in measured.items()
            }
            for name, figures in games.items()
        },
        "peers_missing": missing,
    }


def _rates(speed: Speed) -> dict[str, float]:
    return {
        "decisions_per_second": speed.decisions_per_second,
        "games_per_second": speed.games_per_second,
    }


def _python() -> str:
    import platform

    return f"{platform.python_implementation()} {platform.python_version()}"
