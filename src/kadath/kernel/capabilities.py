"""What some games can do and others cannot.

Each capability is a subclass of `Game`. Code that just wants an answer asks any game, and one
without the capability returns an empty answer. Code that offers a feature only where it is useful
(a page to build decks, a bot that goes by rules of thumb) checks for the subclass, never for the
name of the game.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from .decision import Option
from .game import Game, GivenDeck, Held, Occasion, Odds, Setup
from .lessons import FirstGame
from .sets import ComponentSet
from .state import State

S = TypeVar("S", bound=State)


class TakesDecks(Game[S]):
    """Players may bring decks that they built."""

    @abstractmethod
    def deck(self, given: str, setup: Setup, language: str) -> GivenDeck:
        """Parse a deck for a game with this set-up, and list what is wrong with it."""


class TakesSets(Game[S]):
    """Extra sets of components can be loaded with `--sets`."""

    @abstractmethod
    def bring(self, folder: Path) -> None:
        """Load the set in a folder; if it is invalid, raise `NotWellFormed` and load nothing."""

    @abstractmethod
    def settled(self, setup: Setup) -> Setup: ...

    @abstractmethod
    def sets(self) -> Sequence[ComponentSet]: ...

    @abstractmethod
    def facts(self, key: str) -> dict[str, Any] | None:
        """What the page needs to know about a component of a loaded set; None if in the box."""


class TellsOdds(Game[S]):
    """Players attempt things, and the exact chance of success can be computed."""

    @abstractmethod
    def odds(self, state: S, seat: int | None) -> Odds | None: ...


class HasOccasions(Game[S]):
    """A seat can order in advance that some questions are passed automatically."""

    @abstractmethod
    def occasions(self) -> Mapping[str, bool]: ...

    @abstractmethod
    def occasion(self, state: S) -> Occasion | None: ...


class Foresees(Game[S]):
    """Some questions go to every seat in turn, so a seat can prepare its answer early."""

    @abstractmethod
    def foreseen(self, state: S, seat: int) -> S | None: ...


class OpensHands(Game[S]):
    """The rules let players show their hands."""

    @abstractmethod
    def hand(self, state: S, seat: int) -> Sequence[Held] | None: ...


class HasRulesOfThumb(Game[S]):
    """Options can be scored by rules of thumb."""

    doubt: float
    """How far below the best score an option is still worth considering."""

    @abstractmethod
    def worths(self, state: S) -> Sequence[float]:
        """The score of each option of the decision; higher is better."""


class Teaches(Game[S]):
    """There is a tutorial game, in which a guide explains each thing when it comes up."""

    @abstractmethod
    def first_game(self) -> FirstGame:
        """The set-up, seed, and lessons of the tutorial game."""

    @abstractmethod
    def advice(self, state: S, option: Option, language: str) -> str: ...


CAPABILITIES: Mapping[str, type[object]] = {
    "decks": TakesDecks,
    "sets": TakesSets,
    "odds": TellsOdds,
    "occasions": HasOccasions,
    "foresight": Foresees,
    "hands": OpensHands,
    "thumb": HasRulesOfThumb,
    "guide": Teaches,
}
"""The capabilities by the names that pages know."""


def capabilities(game: Game[Any]) -> list[str]:
    """The names of a game's capabilities."""
    return [key for key, kind in CAPABILITIES.items() if isinstance(game, kind)]
