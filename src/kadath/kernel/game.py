"""The interface of a game: all that servers, terminals, bots and simulations know about it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from .decision import Option
from .errors import NotWellFormed
from .explain import Place
from .legality import Hindrance
from .log import Entry
from .manifest import Manifest
from .rng import Rng
from .sets import ComponentSet
from .several import Picks
from .state import State
from .views import CountedView, Look, ProgressView, Seen, enveloped

S = TypeVar("S", bound=State)

Setup = dict[str, Any]
"""Chosen set-up options by their keys: plain JSON values."""


class SetupOption(NamedTuple):
    """A choice made before the game begins."""

    key: str
    values: tuple[str | int, ...]
    default: str | int
    advice: str | int | None = None
    """The value that the rulebook recommends to beginners, if any."""
    idle: tuple[tuple[str, str | int], ...] = ()
    """Values of other options that each make this one irrelevant."""

    @property
    def takes_several(self) -> bool:
        """Whether a list of its values may be chosen, which only the game can validate.

        That is the case when the default, such as "random", is not one of the values.
        """
        return self.default not in self.values

    def counts(self, chosen: Setup) -> bool:
        """Whether the option is relevant, given the others."""
        return not any(chosen.get(key) == value for key, value in self.idle)


def filled_in(options: Sequence[SetupOption], setup: Setup) -> Setup:
    """The set-up with defaults filled in; unknown options and values raise `NotWellFormed`."""
    known = {option.key: option for option in options}
    if unknown := sorted(set(setup) - set(known)):
        raise NotWellFormed(
            f"there is no set-up option {', '.join(unknown)}", accepted=", ".join(known)
        )
    chosen = {key: setup.get(key, option.default) for key, option in known.items()}
    for key, option in known.items():
        # In Python True == 1 and 2.0 == 2; neither may get into a record.
        is_known = chosen[key] in option.values and type(chosen[key]) in (str, int)
        if not option.takes_several and not is_known:
            raise NotWellFormed(
                f"{key} cannot be {chosen[key]!r}", accepted=", ".join(map(str, option.values))
            )
    return chosen


def different(
    key: str, named: Any, known: Collection[str], least: int, most: int
) -> tuple[str, ...]:
    """The values of an option, which have to be `least` to `most` different known ones."""
    if (
        not isinstance(named, list | tuple)
        or any(not isinstance(one, str) or one not in known for one in named)
        or len(set(named)) != len(named)
        or not least <= len(named) <= most
    ):
        wanted = str(least) if least == most else f"{least} to {most}"
        raise NotWellFormed(
            f"{key} should be {wanted} different values, not {named!r}", accepted=", ".join(known)
        )
    return tuple(named)


class Component(NamedTuple):
    """One entry of a game's catalogue: a card, a token, a sheet."""

    key: str
    kind: str
    copies: int = 1
    original: bool = False
    """Designed here, because the printed one is not known."""
    set: str = ""
    """The name of its set; empty for the game's first."""


class Thing(NamedTuple):
    """Something on the table that can be pointed at, e.g. `card 17`."""

    kind: str
    id: int | str


class Held(NamedTuple):
    """A card in a hand, and its face."""

    card: int
    face: str


class GivenDeck(NamedTuple):
    """A parsed deck, and everything that is wrong with it."""

    investigator: str
    cards: tuple[tuple[str, int], ...]
    as_text: str
    as_json: str
    reasons: tuple[str, ...]
    name: str = ""
    """The name that its source gives it."""
    unread: tuple[str, ...] = ()
    """Those of the reasons that are about what could not be read, and so is not in the deck."""


class Odds(NamedTuple):
    """The chance that the current attempt succeeds, if nobody uses anything more."""

    standing: Fraction | None
    """As things stand; None if nothing is attempted yet."""
    options: Mapping[str, Fraction]
    """By option key: the chance if that option is chosen. Options without one are left out."""


class Stakes(NamedTuple):
    """What success and failure of an attempt would bring, as sentences for the players."""

    success: tuple[str, ...]
    failure: tuple[str, ...]


class Occasion(NamedTuple):
    """The kind of question that a seat is asked, as its auto-pass orders see it."""

    kind: str
    passing: Option | None
    """The option that does nothing; None if the question has to be answered."""
    is_own_turn: bool = False
    is_prelude: bool = False
    """Whether it only asks if the seat wants to do something before whatever comes next."""
    in_attempt: bool = False
    """Whether something is being attempted and the seat can change the odds."""
    can_wait: bool = False
    """Whether the same question comes again before anything the seat would normally react to."""
    agreeing: Option | None = None
    """The option that accepts another seat's proposal, if that is the question."""
    proposer: int = -1
    """The seat that made the proposal."""
    sensible: Option | None = None
    """The only option that anybody would choose, if the others are not worth asking about."""


class Narrator(Protocol):
    """What a game says to people, in their language; nothing here runs inside the rules."""

    def option_text(self, state: Any, option: Option, language: str) -> str:
        """What choosing an option does, as a menu item."""

    def hindrance_text(
        self, state: Any, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now, as a sentence for the deciding seat."""

    def confirm_text(self, state: Any, picks: Picks, language: str) -> str:
        """What confirming these picks will do; in `state` they are already carried out."""

    def points(self, state: Any, option: Option) -> Sequence[Thing]:
        """The things on the table that an option refers to, the closest match first."""

    def prompt_text(self, state: Any, language: str) -> str:
        """Who is asked, and for what."""

    def entry_text(self, state: Any, entry: Entry, language: str) -> str:
        """A line of the log."""

    def place_text(self, place: Place, language: str) -> str:
        """The place of a frame of the trail in the rulebook."""

    def component(self, key: str, language: str) -> dict[str, str]:
        """A component of the catalogue: its name, kind and rules text."""

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of something in the game."""


class Counted(NamedTuple):
    """The count of a game that has its own word for a round; `name` is a key like a step's."""

    name: str
    number: int

    def to_data(self) -> CountedView:
        """The same, as a view has it."""
        return {"name": self.name, "number": self.number}


class Progress(NamedTuple):
    """How far a game is: its round, the most rounds it can take (None: unknown), and its step.

    `steps` are keys in the order of a round; their names are the game's messages
    `<game>-progress-<key>`. Between rounds, `step` is one that is not among them.
    """

    round: int = 0
    """0 between rounds."""
    rounds: int | None = None
    steps: tuple[str, ...] = ()
    step: str | None = None
    """The current step; None if there is none."""
    counted: Counted | None = None
    """Shown in place of the round: a turn, or a round of the last battle."""

    def to_data(self) -> ProgressView:
        """The same, as a view has it."""
        data: ProgressView = {
            "round": self.round,
            "rounds": self.rounds,
            "steps": list(self.steps),
            "step": self.step,
        }
        if self.counted is not None:
            data["counted"] = self.counted.to_data()
        return data


class Game(ABC, Generic[S]):
    """A game: how it is set up, played, viewed, copied and described.

    The methods that are not abstract are optional: by default they return an empty answer. The
    subclasses in `kernel/capabilities.py` mark games that have more.
    """

    manifest: ClassVar[Manifest]
    name: ClassVar[str]
    """The name from the manifest."""
    state: type[S]
    """The class of its states."""

    def __init_subclass__(cls) -> None:
        if "manifest" in vars(cls):
            cls.name = cls.manifest.name

    @abstractmethod
    def setup_options(self) -> Sequence[SetupOption]:
        """The choices made before the game begins."""

    def varied_setups(self) -> Iterator[Setup]:
        """Every combination of the options that the manifest lists as `varied`."""
        varied = [option for option in self.setup_options() if option.key in self.manifest.varied]
        for values in product(*(option.values for option in varied)):
            yield {option.key: value for option, value in zip(varied, values, strict=True)}

    @abstractmethod
    def new(self, setup: Setup, seed: int) -> S:
        """A new game at its first decision; an invalid set-up raises `NotWellFormed`."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """The number of seats."""

    @abstractmethod
    def seen(self, state: S, seat: int | None) -> Seen[Any]:
        """The things on the table as a seat (None: a spectator) may see them, and the body.

        A game with a body gives its type in the return annotation, as in `Seen[LcgBody]`.
        """

    def things(self, state: S) -> Look:
        """A function from a seat to its things, which may compute what seats share only once."""
        return lambda seat: self.seen(state, seat).things

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain JSON data without any text.

        It is a `View`, with the game's own fields added.
        """
        return enveloped(self, state, seat, self.seen(state, seat))

    def foretold(self, state: S) -> Mapping[str, Any]:
        """Fields of the body that the rules derive from the view, but slowly.

        They contain only public information, so one result serves all seats. They are for people:
        in `view` they are empty, and bots do without them.
        """
        return {}

    def shown(self, state: S, seat: int | None) -> dict[str, Any]:
        """The view for people, with the `foretold` fields."""
        return {**self.view(state, seat), **self.foretold(state)}

    @abstractmethod
    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """A state that looks the same to the seat, with everything hidden from it redealt."""

    @abstractmethod
    def narrator(self) -> Narrator:
        """What the game says to people."""

    def restore(self, data: dict[str, Any]) -> S:
        """A state from its plain data."""
        # Imported here, because the codec imports most of the kernel, and would import this module.
        from .codec import state_from_data

        return state_from_data(self.state, data)

    def settled(self, setup: Setup) -> Setup:
        """The set-up as stored in a record: with what the game needs that nobody chose.

        By default unchanged; a game with loaded component sets adds their names.
        """
        return setup

    def another(self, setup: Setup, seed: int) -> Setup:
        """The set-up for a rematch with what was drawn at random when the first game was set up.

        By default unchanged: what was random is random again.
        """
        return setup

    def progress(self, state: S) -> Progress:
        """How far along the game is; by default it has no rounds."""
        return Progress()

    def estimate(self, state: S, seat: int) -> float:
        """An estimate of the chance of winning, from 0 to 1, so that rollouts can be cut short."""
        return 0.5

    def advice(self, state: S, option: Option, language: str) -> str:
        """Why an option looks best, as a sentence; empty if the game has no reason to give.

        Pass a state redealt for the seat: the reason may mention anything in it.
        """
        return ""

    def silent(self, state: S) -> frozenset[int]:
        """The seats that may not communicate now."""
        return frozenset()

    def odds(self, state: S, seat: int | None) -> Odds | None:
        """The odds as a seat (None: a spectator) can work them out; None if nothing is attempted.

        They depend only on what the seat may know, and only the deciding seat gets those by option.
        """
        return None

    def chance(self, state: S, seat: int, picks: Picks) -> Fraction | None:
        """The chance that the current attempt succeeds if a seat confirms these picks."""
        return None

    def usual_picks(self, state: S) -> Picks:
        """The picks to preselect when a question for several things is first shown."""
        return ()

    def stakes(self, state: S, language: str) -> Stakes | None:
        """What success and failure of the current attempt would bring; None if there is none."""
        return None

    def occasions(self) -> Mapping[str, bool]:
        """The kinds of occasion, and whether each one should stop the player by default."""
        return {}

    def occasion(self, state: S) -> Occasion | None:
        """The kind of the current question; None if it may never be passed automatically."""
        return None

    def rank(self, state: S, option: Option) -> int:
        """The sort key of an option in menus, lowest first."""
        return 0

    def foreseen(self, state: S, seat: int) -> S | None:
        """A state in which a seat is asked the question that will reach it in turn.

        It comes from a state redealt for the seat; None if the question cannot be foreseen.
        """
        return None

    def hand(self, state: S, seat: int) -> Sequence[Held] | None:
        """The hand of a seat, to show to everybody; None if the rules forbid that."""
        return None

    def sets(self) -> Sequence[ComponentSet]:
        """The sets of its components."""
        return self.manifest.sets

    def components(self) -> Sequence[Component]:
        """The catalogue: every component of every set."""
        return ()

    def printed(self, component: str) -> object:
        """The definition of a component of the catalogue, with its trees; None if unknown."""
        return None
