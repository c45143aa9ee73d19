"""What is known of a game before its rules are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .sets import ComponentSet


class Manifest(NamedTuple):
    """The contents of `games/<game>/manifest.py`; only the name is required."""

    name: str
    """The name of its folder."""
    game: str = ""
    """The class of the game and its module, e.g. `kadath.games.toy.game:Toy`.

    Empty for an unfinished game: its cards are checked, but it is not offered to players.
    """
    shelf: int = 100
    """The sort key in lists of games: those for beginners have low numbers."""
    seats: tuple[int, ...] = (1,)
    """The numbers of seats it can be played with."""
    first_seats: int = 1
    """The number of seats in the tutorial; all but one are bots."""
    alone: int = 1
    """How many characters a solo player controls."""
    declines: frozenset[str] = frozenset()
    """The verbs that delay the end of the game; random players prefer them so that games last."""
    rush: frozenset[str] = frozenset()
    """The verbs that lead straight to the end of the game."""
    between: frozenset[str] = frozenset()
    """The prompts between the parts of a campaign, which even a careless bot answers with care."""
    grave: frozenset[str] = frozenset()
    """The verbs with lasting consequences, which players are asked to confirm."""
    chapters: tuple[str, ...] = ("round",)
    """The kinds of log entry that begin a part of the game, the largest parts first."""
    measured: Mapping[str, str | int] = {}
    """The set-up that benchmarks report first; empty for the default one."""
    varied: tuple[str, ...] = ()
    """The set-up options of which every combination is benchmarked."""
    sets: tuple[ComponentSet, ...] = ()
    """The sets of its components; a component without a set belongs to the first."""
    catalogue: str = ""
    """The function that lists the components of an unfinished game, in the same form as `game`."""
    trees: tuple[tuple[str, str], ...] = ()
    """Where the components with trees are: a module and a name in it; the name is empty if
    importing the module registers them elsewhere."""
    hot: tuple[str, ...] = ()
    """The packages (`""` for the game's own) whose modules are compiled."""
    plain: tuple[str, ...] = ()
    """The modules in those packages that are not compiled."""

    @property
    def is_playable(self) -> bool:
        """Whether the game can be played yet."""
        return bool(self.game)
