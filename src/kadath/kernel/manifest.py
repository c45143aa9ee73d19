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
    """How many figures somebody runs who sits alone at the table."""
    declines: frozenset[str] = frozenset()
    """The verbs that put off the end of the game; random play that is to last takes them."""
    rush: frozenset[str] = frozenset()
    """The verbs that lead straight to the end of the game."""
    between: frozenset[str] = frozenset()
    """What is asked between the parts of a campaign: there even a careless bot takes care."""
    grave: frozenset[str] = frozenset()
    """The verbs whose consequences playing on does not mend; people are asked twice."""
    chapters: tuple[str, ...] = ("round",)
    """The lines of the log with which the parts of a game begin, the largest parts first."""
    measured: Mapping[str, str | int] = {}
    """The set-up whose speed is told first, where it is not the usual one."""
    varied: tuple[str, ...] = ()
    """The set-up options whose every combination is measured."""
    sets: tuple[ComponentSet, ...] = ()
    """The sets its components come in; the first one is that of components which name none."""
    catalogue: str = ""
    """What lists the components while the game is only begun, as `game` names a class."""
    trees: tuple[tuple[str, str], ...] = ()
    """Where the components with trees are: a module and a name in it; no name: it fills others."""
    hot: tuple[str, ...] = ()
    """The packages (`""`: the game's own) whose modules are worth compiling."""
    plain: tuple[str, ...] = ()
    """The modules of those packages that are not."""

    @property
    def is_playable(self) -> bool:
        """Whether there is a game to be played."""
        return bool(self.game)
