"""What some games can do and others cannot.

Each capability is a kind of `Game`. Code that just wants an answer asks any game, and gets "nothing
here" from one without the capability. Code that offers something only where there is a use for it
(a page to build decks, a bot that goes by rules of thumb) checks whether the game is one of these,
and never looks at its name.
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
    """People may bring decks that they built."""

    @abstractmethod
    def deck(self, given: str, setup: Setup, language: str) -> GivenDeck:
        """How a deck is understood for a game with this set-up, and what is wrong with it."""


class TakesSets(Game[S]):
    """Sets of components can be brought from outside with `--sets`."""

    @abstractmethod
    def bring(self, folder: Path) -> None:
        """Take the set in a folder; if it is unsound, raise `NotWellFormed` and take nothing."""

    @abstractmethod
    def settled(self, setup: Setup) -> Setup: ...

    @abstractmethod
    def sets(self) -> Sequence[ComponentSet]: ...

    @abstractmethod
    def facts(self, key: str) -> dict[str, Any] | None:
        """What the page needs to know about a component from outside; None for one from the box."""


class TellsOdds(Game[S]):
    """Something is attempted, with chances that can be told exactly."""

    @abstractmethod
    def odds(self, state: S, seat: int | None) -> Odds | None: ...


class HasOccasions(Game[S]):
    """Some questions can be passed automatically, by orders that a seat gives beforehand."""

    @abstractmethod
    def occasions(self) -> Mapping[str, bool]: ...

    @abstractmethod
    def occasion(self, state: S) -> Occasion | None: ...


class Foresees(Game[S]):
    """Some questions come to every seat in turn, so that seats can prepare their answers."""

    @abstractmethod
    def foreseen(self, state: S, seat: int) -> S | None: ...


class OpensHands(Game[S]):
    """The rules let people show the cards in their hands."""

    @abstractmethod
    def hand(self, state: S, seat: int) -> Sequence[Held] | None: ...


class HasRulesOfThumb(Game[S]):
    """There are rules of thumb for what looks good."""

    doubt: float
    """How much worse than the best an option may look and still be worth considering."""

    @abstractmethod
    def worths(self, state: S) -> Sequence[float]:
        """How good each option of the decision looks; higher is better."""


class Teaches(Game[S]):
    """There is a first game in which a guide explains each thing when it comes up."""

    @abstractmethod
    def first_game(self) -> FirstGame:
        """How the first game is set up and dealt, and what is taught in it."""

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
"""The capabilities as pages know them."""


def capabilities(game: Game[Any]) -> list[str]:
    """What a game can do beyond what every game does."""
    return [key for key, kind in CAPABILITIES.items() if isinstance(game, kind)]
