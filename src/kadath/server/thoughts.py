"""What is thought in other processes.

What goes over is the state as plain data, what comes back a key or a state. In here a seat's view
and states redealt for it are all that is looked at.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from kadath import games
from kadath.bots import make_bot
from kadath.bots.search import Search, digest
from kadath.kernel.codec import state_to_data
from kadath.kernel.rng import Rng


def bot_chooses(
    seed: int, game: str, data: dict[str, Any], seat: int, bot: str, seconds: float
) -> str:
    """The key of the option that a bot chooses."""
    played = games.game(game)
    return make_bot(bot, seed, seconds=seconds).choose(played, played.restore(data), seat).key


def search_advises(
    seed: int, game: str, data: dict[str, Any], seat: int, seconds: float
) -> list[tuple[str, float, float]]:
    """Of each option its key, its share of the tries, and the estimate of winning with it."""
    played = games.game(game)
    state = played.restore(data)
    search = Search(played, state, seat, Rng(seed, digest(played.view(state, seat))))
    began = perf_counter()
    # Every option is tried at least once, however little time there is.
    while perf_counter() - began < seconds or search.iterations < len(state.decision.options):
        search.iterate()
    root = search.root
    tried = sorted(root.children.items(), key=lambda one: one[1].visits, reverse=True)
    return [
        (option.key, round(node.visits / root.visits, 4), round(node.total / node.visits, 4))
        for option, node in tried
        if node.visits
    ]


def chances(
    game: str, data: dict[str, Any], seat: int | None
) -> tuple[float | None, dict[str, float]]:
    """What a seat can tell of the chances."""
    played = games.game(game)
    found = played.odds(played.restore(data), seat)
    if found is None:
        return None, {}
    standing = float(found.standing) if found.standing is not None else None
    return standing, {key: float(chance) for key, chance in found.options.items()}


def chance_with(game: str, data: dict[str, Any], seat: int, keys: list[str]) -> float | None:
    """The chance if a seat confirms these."""
    played = games.game(game)
    state = played.restore(data)
    several = state.several
    found = played.chance(state, seat, several.pick(keys)) if several is not None else None
    return float(found) if found is not None else None


def redealt(seed: int, game: str, data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The data of a redealt state."""
    played = games.game(game)
    return state_to_data(played.determinize(played.restore(data), seat, Rng(seed, "what if")))
