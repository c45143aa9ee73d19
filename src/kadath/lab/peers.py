"""Random play in other game libraries, measured in the same run as ours.

`scripts/setup --peers` installs them; those that are missing are listed. As for our games, only
decisions with two or more legal actions count.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from .bench import Speed

Play = Callable[[Random], int]
"""Plays one random game to its end, and returns the number of decisions."""


def measure(seconds: float) -> tuple[dict[str, Speed], list[str]]:
    """The speed of each installed peer, and the libraries that are not installed."""
    measured: dict[str, Speed] = {}
    missing: list[str] = []
    for library, games in PEERS.items():
        if find_spec(library) is None:
            missing.append(library)
            continue
        for name, (make, game) in games.items():
            measured[name] = _speed(make(game), seconds)
    return measured, missing


def _speed(play: Play, seconds: float) -> Speed:
    random = Random(1)
    play(random)
    decisions = games = 0
    began = process_time()
    while (now := process_time()) - began < seconds:
        decisions += play(random)
        games += 1
    return Speed(decisions, games, now - began)


def _open_spiel(name: str) -> Play:
    game: Any = import_module("pyspiel").load_game(name)

    def play(random: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), random))
                continue
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(actions[int(random.random() * len(actions))])
        return decisions

    return play


def _drawn(outcomes: list[tuple[int, float]], random: Random) -> int:
    left = random.random()
    for outcome, chance in outcomes:
        left -= chance
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _rlcard(name: str) -> Play:
    """A game through the environment that RLCard documents, which also encodes observations."""
    env: Any = import_module("rlcard").make(name, config={"seed": 1})

    def play(random: Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = env.step(actions[int(random.random() * len(actions))])
        return decisions

    return play


def _rlcard_bare(name: str) -> Play:
    """The game below the environment, without observations: closer to what ours does."""
    game: Any = import_module("rlcard").make(name, config={"seed": 1}).game

    def play(random: Random) -> int:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            actions = state["legal_actions"]
            decisions += len(actions) > 1
            state, _ = game.step(actions[int(random.random() * len(actions))])
        return decisions

    return play


PEERS: dict[str, dict[str, tuple[Callable[[str], Play], str]]] = {
    "pyspiel": {
        "open_spiel hanabi": (_open_spiel, "hanabi"),
        "open_spiel gin_rummy": (_open_spiel, "gin_rummy"),
    },
    "rlcard": {
        "rlcard gin-rummy": (_rlcard, "gin-rummy"),
        "rlcard uno": (_rlcard, "uno"),
        "rlcard uno, bare": (_rlcard_bare, "uno"),
    },
}
"""By library: the name of each benchmark, its factory, and the library's name of the game."""
