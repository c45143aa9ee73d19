"""The interface every game offers; servers, terminals, bots and laboratories know nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeVar

from .decision import Option
from .errors import NotWellFormed
from .explain import Place
from .log import Entry
from .rng import Rng
from .state import State

S = TypeVar("S", bound=State)

Setup = dict[str, Any]
"""Chosen set-up options by their keys: plain JSON values."""


class SetupOption(NamedTuple):
    """One thing that is chosen before a game begins."""

    key: str
    values: tuple[str | int, ...]
    default: str | int
    advice: str | int | None = None
    """What the rulebook advises beginners, where it does."""
    idle: tuple[tuple[str, str | int], ...] = ()
    """Values of other options; with any of them this one has no say."""

    def counts(self, chosen: Setup) -> bool:
        """Whether the option has any say, as the others stand."""
        return not any(chosen.get(key) == value for key, value in self.idle)


def filled_in(options: Sequence[SetupOption], setup: Setup) -> Setup:
    """The set-up with the defaults of what was not chosen; refuses what there is not.

    An option whose default is none of its values (such as "random") takes a choice among them that
    only the game can judge.
    """
    known = {option.key: option for option in options}
    if unknown := sorted(set(setup) - set(known)):
        raise NotWellFormed(
            f"there is no set-up option {', '.join(unknown)}", accepted=", ".join(known)
        )
    chosen = {key: setup.get(key, option.default) for key, option in known.items()}
    for key, option in known.items():
        if option.default in option.values and chosen[key] not in option.values:
            raise NotWellFormed(
                f"{key} cannot be {chosen[key]!r}", accepted=", ".join(map(str, option.values))
            )
    return chosen


class Component(NamedTuple):
    """One entry of a game's catalogue: a card, a token, a sheet."""

    key: str
    kind: str
    copies: int = 1
    original: bool = False
    """Designed here, because the printed one is not known."""


class BoxCount(NamedTuple):
    """How many of a kind of component the box prints, for the check that none is missing."""

    kind: str
    printed: int


class Thing(NamedTuple):
    """Something on the table that can be pointed at, e.g. `card 17`."""

    kind: str
    id: int | str


class Held(NamedTuple):
    """A card in a hand, with its face."""

    card: int
    face: str


class GivenDeck(NamedTuple):
    """A deck that somebody wrote, as far as it is understood, and every reason against it."""

    investigator: str
    cards: tuple[tuple[str, int], ...]
    as_text: str
    as_json: str
    reasons: tuple[str, ...]


class Odds(NamedTuple):
    """The chance that what is attempted succeeds, if nobody uses anything further."""

    standing: Fraction | None
    """As things stand; None where nothing is attempted yet."""
    options: Mapping[str, Fraction]
    """If an option of the decision is chosen, by its key; options that say nothing are not here."""


class Occasion(NamedTuple):
    """What a question is to the seat that is asked, for its orders about what to let pass."""

    kind: str
    passing: Option | None
    """The option that does nothing; None where the question has to be answered."""
    is_own_turn: bool = False
    is_prelude: bool = False
    """Whether it is only about doing something before whatever comes next."""
    in_attempt: bool = False
    """Whether it is in the midst of something attempted, for whoever can change its chance."""


class Narrator(Protocol):
    """What a game says to people, in their language; nothing here runs inside the rules."""

    def option_text(self, state: Any, option: Option, language: str) -> str:
        """What choosing an option does, as a line of a menu."""

    def points(self, state: Any, option: Option) -> Sequence[Thing]:
        """What an option is about on the table, the nearest thing first."""

    def prompt_text(self, state: Any, language: str) -> str:
        """Who is asked for what now."""

    def entry_text(self, state: Any, entry: Entry, language: str) -> str:
        """A line of the log."""

    def place_text(self, place: Place, language: str) -> str:
        """Where in the rulebook a frame of the trail stands."""

    def component(self, key: str, language: str) -> dict[str, str]:
        """A component of the catalogue: its name, kind and rules text."""

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of a thing of the game."""

    def deck(self, given: str, setup: Setup, language: str) -> GivenDeck | None:
        """A deck for a game set up like that; None: nobody brings decks to this game."""


class Game(Protocol[S]):
    """A game: how it is set up, played, seen, copied and described."""

    name: str

    def setup_options(self) -> Sequence[SetupOption]:
        """What is chosen before the game begins."""

    def new(self, setup: Setup, seed: int) -> S:
        """A game at its first decision; a set-up that does not fit raises `NotWellFormed`."""

    def another(self, setup: Setup, seed: int) -> Setup:
        """The set-up for playing a game once more with what was drawn for it before it began."""

    def seats(self, state: S) -> int:
        """How many people sit at the table."""

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain JSON data without any text."""

    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """A state that looks the same to the seat, with all it does not know dealt anew."""

    def estimate(self, state: S, seat: int) -> float:
        """How near to winning the table looks, from 0 to 1, for cutting roll-outs short."""

    def odds(self, state: S, seat: int | None) -> Odds | None:
        """What a seat (None: a spectator) can tell of the chances now; None where there are none.

        Only what the seat may know has a say in it, and only the decider sees its options'.
        """

    def occasions(self) -> Mapping[str, bool]:
        """The kinds of occasions to answer, and whether one of that kind should not just pass."""

    def occasion(self, state: S) -> Occasion | None:
        """What the question is to the seat that is asked; None where nothing may ever pass."""

    def silent(self, state: S) -> frozenset[int]:
        """The seats that may not talk now."""

    def hand(self, state: S, seat: int) -> Sequence[Held] | None:
        """The hand of a seat, to be shown to everybody; None where the rules forbid that."""

    def components(self) -> Sequence[Component]:
        """The catalogue of the box."""

    def box(self) -> Sequence[BoxCount]:
        """What the box prints, by kind."""

    def narrator(self) -> Narrator:
        """What the game says to people."""

    def restore(self, data: dict[str, Any]) -> S:
        """A state from its plain data."""
