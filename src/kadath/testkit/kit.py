"""What the battery must know of a game besides its interface."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeVar

from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game, Setup
from kadath.kernel.log import Entry
from kadath.kernel.state import State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Place(NamedTuple):
    """A place whose face a seat does not know: what lies there, and all that could."""

    face: Any
    possible: frozenset[Any]


class Referee(Protocol[S_contra]):
    """Follows one game by its log, with rules of its own, and complains where they disagree."""

    def decision(self, state: S_contra) -> Iterator[str]:
        """What is wrong with the options that are offered now."""

    def follow(
        self, before: S_contra, chosen: Option, after: S_contra, entries: Sequence[Entry]
    ) -> Iterator[str]:
        """What is wrong with what a choice has led to."""


class Watching(Protocol):
    """Counts what runs while it is entered."""

    ran: Counter[str]

    def __enter__(self) -> Watching:
        """Begin to watch."""

    def __exit__(self, *error: object) -> None:
        """Watch no more."""


class Unwatched:
    """Watches nothing: for games whose log tells all."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()

    def __enter__(self) -> Unwatched:
        return self

    def __exit__(self, *error: object) -> None:
        pass


class Kit(Protocol[S]):
    """One game's part of the battery."""

    @property
    def game(self) -> Game[S]:
        """The game itself."""

    def setups(self) -> Sequence[Setup]:
        """Every set-up that is to be played."""

    def aimed(self, setup: Setup, ran: Counter[str], seed: int) -> Setup:
        """A set-up, changed so that what has run least may run."""

    def features(self) -> Sequence[str]:
        """Everything that has to run sooner or later: card halves, items, endings."""

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterator[str]:
        """The features that ran in a game, by its log, each as often as it did."""

    def summary(self, ran: Counter[str]) -> str:
        """What a report says of what ran before it lists the features, if anything."""

    def watch(self) -> Watching:
        """Watch what else runs while a game is replayed, for what the log does not tell."""

    def taste(self, state: S, option: Option) -> str:
        """What kind of choice an option is, for players who prefer what they chose least."""

    def leads_to(self, state: S, option: Option) -> Iterable[str]:
        """The features that an option may let run, as far as it can be told."""

    def gives_up(self, state: S, option: Option) -> Iterable[str]:
        """The features that an option puts out of reach, as far as it can be told."""

    def is_hasty(self, option: Option) -> bool:
        """Whether an option would end the game early, so that players mostly decline it."""

    def complaints(self, state: S) -> Iterator[str]:
        """What has been lost or made from nothing, or lies where it may not."""

    def referee(self, state: S) -> Referee[S]:
        """A referee for a game that begins in this state."""

    def definitions(self) -> Any:
        """Everything that play may never change; its `repr` is compared."""

    def derived(self, state: S) -> tuple[Any, Any] | None:
        """An index that the state keeps and the same index built anew, where there is one."""

    def unknown_places(self, state: S, seat: int | None) -> Mapping[str, Place]:
        """The places that a seat (None: a spectator) does not know, with all they may hold."""


KITS: dict[str, tuple[str, str]] = {
    "final_hour": ("kadath.testkit.final_hour.kit", "FinalHourKit"),
    "lcg": ("kadath.testkit.lcg.kit", "LcgKit"),
}
"""The kits by game: module and class."""


def kit(game: str) -> Kit[Any]:
    """The kit of a game."""
    if game not in KITS:
        raise NotWellFormed(f"there is no test kit for {game!r}", accepted=", ".join(KITS))
    module, cls = KITS[game]
    found: Kit[Any] = getattr(import_module(module), cls)()
    return found
