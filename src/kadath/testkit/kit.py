"""What the battery needs to know about a game besides its interface."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from kadath.games import game as game_called
from kadath.kernel.decision import Option
from kadath.kernel.game import Game, Setup
from kadath.kernel.log import Entry
from kadath.kernel.state import State

from .watching import StepsRun, steps_of

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Place(NamedTuple):
    """A place whose face a seat does not know: what is there, and everything that could be."""

    face: Any
    possible: frozenset[Any]


class Referee(Protocol[S_contra]):
    """Follows a game by its log, with its own rules, and reports where they disagree."""

    def decision(self, state: S_contra) -> Iterator[str]:
        """What is wrong with the current options."""

    def follow(
        self, before: S_contra, chosen: Option, after: S_contra, entries: Sequence[Entry]
    ) -> Iterator[str]:
        """What is wrong with the result of a choice."""


class Watching(Protocol):
    """Counts what runs while it is entered."""

    ran: Counter[str]

    def __enter__(self) -> Watching:
        """Start watching."""

    def __exit__(self, *error: object) -> None:
        """Stop watching."""


class Unwatched:
    """Watches nothing: for games whose log shows everything."""

    def __init__(self) -> None:
        self.ran: Counter[str] = Counter()

    def __enter__(self) -> Unwatched:
        return self

    def __exit__(self, *error: object) -> None:
        pass


class NoReferee:
    """Agrees with everything: for games without a referee."""

    def decision(self, state: State) -> Iterator[str]:
        """Nothing is wrong."""
        return iter(())

    def follow(
        self, before: State, chosen: Option, after: State, entries: Sequence[Entry]
    ) -> Iterator[str]:
        """Nothing is wrong."""
        return iter(())


class Kit(Generic[S]):
    """A game's part of the battery, with defaults for any game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def setups(self) -> Sequence[Setup]:
        """The set-ups to play: by default, those the manifest says are worth measuring."""
        return list(self.game.varied_setups())

    def aimed(self, setup: Setup, ran: Counter[str], seed: int) -> Setup:
        """A set-up, changed so that what has run least may run."""
        return setup

    def features(self) -> Sequence[str]:
        """Everything that has to run sooner or later: by default, every step of every procedure."""
        return list(steps_of(self.game.name).values())

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterable[str]:
        """The features that ran in a game according to its log, once for each time."""
        return ()

    def summary(self, ran: Counter[str]) -> str:
        """What a report says about what ran before listing the features, if anything."""
        return ""

    def watch(self) -> Watching:
        """Watch what else runs during a replay, for what the log does not show."""
        return StepsRun(steps_of(self.game.name))

    def taste(self, state: S, option: Option) -> str:
        """What kind of choice an option is, for players who prefer what they chose least."""
        assert state.decision is not None
        return f"{state.decision.ask} {option.verb}"

    def leads_to(self, state: S, option: Option) -> Iterable[str]:
        """The features an option may cause to run, as far as known."""
        return ()

    def gives_up(self, state: S, option: Option) -> Iterable[str]:
        """The features an option makes unreachable, as far as known."""
        return ()

    def is_hasty(self, option: Option) -> bool:
        """Whether an option would end the game early, so that players mostly decline it."""
        return option.verb in self.game.manifest.rush

    def complaints(self, state: S) -> Iterable[str]:
        """What has been lost or created, or is where it may not be."""
        return ()

    def referee(self, state: S) -> Referee[S]:
        """A referee for a game that starts in this state."""
        return NoReferee()

    def definitions(self) -> Any:
        """Everything that play may never change; its `repr` is compared."""
        return self.game.components()

    def derived(self, state: S) -> tuple[Any, Any] | None:
        """An index the state caches and the same index rebuilt, if there is one."""
        return None

    def messages(self) -> Iterator[str]:
        """The messages of everything with a name, as far as known."""
        yield "title"
        yield from (f"setup-{option.key}" for option in self.game.setup_options())
        yield from (f"kind-{component.kind}" for component in self.game.components())
        for box in self.game.manifest.sets:
            yield from (f"kind-{kind}" for kind in box.printed)
            yield from (f"left-out-{one.reason}" for one in box.left_out)
        yield from (f"occasion-{kind}" for kind in self.game.occasions())
        state = self.game.new({}, seed=1)
        yield from (f"progress-{step}" for step in self.game.progress(state).steps)

    def may_read_alike(self, prompt: str) -> bool:
        """Whether options of this prompt may have the same text."""
        return False

    def unknown_places(self, state: S, seat: int | None) -> Mapping[str, Place]:
        """The places a seat (None: a spectator) does not know, with everything they may hold."""
        return {}

    def hidden_faces(self, state: S, seat: int | None) -> Mapping[str, Any]:
        """What is in the places a seat does not know."""
        return {place: one.face for place, one in self.unknown_places(state, seat).items()}

    def asks_about_hidden(self, state: S) -> bool:
        """Whether the question reveals something to others that they do not know."""
        return False


def kit(name: str) -> Kit[Any]:
    """A game's kit: its own from `testkit/<game>/kit.py`, or the default one."""
    game = game_called(name)
    if find_spec(f"{__package__}.{name}") is None:
        return Kit(game)
    own: Callable[[], Kit[Any]] = import_module(f"{__package__}.{name}.kit").KIT
    return own()
