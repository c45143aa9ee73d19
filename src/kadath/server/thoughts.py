"""The work that is done in other processes.

They are sent the state as plain data, and send back a key or a state. This code looks only at a
seat's view, and at states redealt for the seat.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from kadath import games
from kadath.bots import make_bot
from kadath.bots.search import Search, digest
from kadath.bots.tree import Node
from kadath.kernel.codec import state_to_data
from kadath.kernel.decision import Option
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.knowledge import look


def bot_chooses(
    seed: int, game: str, data: dict[str, Any], seat: int, bot: str, seconds: float
) -> str:
    """The key of the option that a bot chooses."""
    played = games.game(game)
    return make_bot(bot, seed, seconds=seconds).choose(played, played.restore(data), seat).key


def with_shown(state: Any, seat: int, shown: list[int]) -> Any:
    """The state, in which the seat now knows the cards that others show."""
    if shown:
        look(state, shown, 1 << seat)
    return state


def search_advises(
    seed: int, game: str, data: dict[str, Any], seat: int, seconds: float, shown: list[int]
) -> list[tuple[str, float, float]]:
    """For each option its key, its share of the visits, and the estimated chance of winning.

    The bot's choice comes first. `shown` are cards that others show to the seat.
    """
    played = games.game(game)
    state = with_shown(played.restore(data), seat, shown)
    search = Search(played, state, seat, Rng(seed, digest(played.view(state, seat))))
    began = perf_counter()
    # Every option is tried at least once, however little time there is.
    while perf_counter() - began < seconds or search.iterations < len(state.decision.options):
        search.iterate()
    return told(search.root, search.choice())


def told(root: Node, choice: Option) -> list[tuple[str, float, float]]:
    """The statistics of each option that was tried, the choice first, then by visits."""
    tried = sorted(root.children.items(), key=lambda one: (one[0] != choice, -one[1].visits))
    return [
        (option.key, round(node.visits / root.visits, 4), round(node.total / node.visits, 4))
        for option, node in tried
        if node.visits
    ]


def chances(
    game: str, data: dict[str, Any], seat: int | None
) -> tuple[float | None, dict[str, float]]:
    """The odds that a seat can tell."""
    played = games.game(game)
    found = played.odds(played.restore(data), seat)
    if found is None:
        return None, {}
    standing = float(found.standing) if found.standing is not None else None
    return standing, {key: float(chance) for key, chance in found.options.items()}


def chance_with(game: str, data: dict[str, Any], seat: int, keys: list[str]) -> float | None:
    """The chance of success if a seat confirms these picks."""
    played = games.game(game)
    state = played.restore(data)
    several = state.several
    found = played.chance(state, seat, several.pick(keys)) if several is not None else None
    return float(found) if found is not None else None


def redealt(seed: int, game: str, data: dict[str, Any], seat: int) -> dict[str, Any]:
    """The data of a redealt state."""
    played = games.game(game)
    return state_to_data(played.determinize(played.restore(data), seat, Rng(seed, "what if")))
