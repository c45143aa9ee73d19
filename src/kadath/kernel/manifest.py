"""What a game says of itself before its rules are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .sets import ComponentSet


class Manifest(NamedTuple):
    """What stands in `games/<game>/manifest.py`; only the name has to be said."""

    name: str
    """The name of its folder."""
    game: str = ""
    """The class of the game and its module, e.g. `kadath.games.toy.game:Toy`.

    A game that is only begun has none: its cards are checked, but nobody is offered it.
    """
    shelf: int = 100
    """Where it stands among the games: those to begin with have low numbers."""
    seats: tuple[int, ...] = (1,)
    """How many people may sit at the table."""
    first_seats: int = 1
    """How many sit at a first game; all but one are bots."""
    alone: int = 1
    """How many figures a person runs who plays alone."""
    declines: frozenset[str] = frozenset()
    """The verbs that put off the end of the game; random players take them so that games last."""
    rush: frozenset[str] = frozenset()
    """The verbs that lead straight to the end of the game."""
    between: frozenset[str] = frozenset()
    """The questions between the parts of a campaign, at which even a careless bot takes care."""
    grave: frozenset[str] = frozenset()
    """The verbs with lasting consequences: people are asked to confirm them."""
    chapters: tuple[str, ...] = ("round",)
    """The lines of the log with which the parts of a game begin, the largest parts first."""
    measured: Mapping[str, str | int] = {}
    """The set-up that benchmarks report first, if it is not the default one."""
    varied: tuple[str, ...] = ()
    """The set-up options whose every combination is measured."""
    sets: tuple[ComponentSet, ...] = ()
    """The sets its components come in; a component that names no set belongs to the first."""
    catalogue: str = ""
    """The function that lists the components of an unfinished game, named as in `game`."""
    trees: tuple[tuple[str, str], ...] = ()
    """Where the components with trees are: a module and a name in it, or no name if the module just
    registers them elsewhere."""
    hot: tuple[str, ...] = ()
    """The packages (`""`: the game's own) whose modules are worth compiling."""
    plain: tuple[str, ...] = ()
    """The modules of those packages that are not."""

    @property
    def is_playable(self) -> bool:
        """Whether there is a game to be played."""
        return bool(self.game)
