"""What every game offers: all that servers, terminals, bots and simulations know about it."""

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
    """One thing that is chosen before a game begins."""

    key: str
    values: tuple[str | int, ...]
    default: str | int
    advice: str | int | None = None
    """What the rulebook advises beginners, where it does."""
    idle: tuple[tuple[str, str | int], ...] = ()
    """Values of other options; with any of them this one makes no difference."""

    @property
    def takes_several(self) -> bool:
        """Whether a list of its values may be chosen, which only the game can judge.

        So it is where the default, such as "random", is none of them.
        """
        return self.default not in self.values

    def counts(self, chosen: Setup) -> bool:
        """Whether the option makes a difference, given the others."""
        return not any(chosen.get(key) == value for key, value in self.idle)


def filled_in(options: Sequence[SetupOption], setup: Setup) -> Setup:
    """The set-up with defaults filled in; unknown options and values are refused."""
    known = {option.key: option for option in options}
    if unknown := sorted(set(setup) - set(known)):
        raise NotWellFormed(
            f"there is no set-up option {', '.join(unknown)}", accepted=", ".join(known)
        )
    chosen = {key: setup.get(key, option.default) for key, option in known.items()}
    for key, option in known.items():
        # True is 1 and 2.0 is 2 to Python; neither may get into a record.
        is_known = chosen[key] in option.values and type(chosen[key]) in (str, int)
        if not option.takes_several and not is_known:
            raise NotWellFormed(
                f"{key} cannot be {chosen[key]!r}", accepted=", ".join(map(str, option.values))
            )
    return chosen


def different(
    key: str, named: Any, known: Collection[str], least: int, most: int
) -> tuple[str, ...]:
    """What an option names: `least` to `most` known values, none of them twice; else refused."""
    if (
        not isinstance(named, list | tuple)
        or any(not isinstance(one, str) or one not in known for one in named)
        or len(set(named)) != len(named)
        or not least <= len(named) <= most
    ):
        wanted = str(least) if least == most else f"{least} to {most}"
        raise NotWellFormed(
            f"{key} should be {wanted} different ones, not {named!r}", accepted=", ".join(known)
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
    """The name of its set; none: the game's first."""


class Thing(NamedTuple):
    """Something on the table that can be pointed at, e.g. `card 17`."""

    kind: str
    id: int | str


class Held(NamedTuple):
    """A card in a hand, with its face."""

    card: int
    face: str


class GivenDeck(NamedTuple):
    """A deck that somebody wrote, as far as it is understood, and all that is wrong with it."""

    investigator: str
    cards: tuple[tuple[str, int], ...]
    as_text: str
    as_json: str
    reasons: tuple[str, ...]
    name: str = ""
    """What it is called where it comes from."""


class Odds(NamedTuple):
    """The chance that what is attempted succeeds, if nobody uses anything further."""

    standing: Fraction | None
    """As things stand; None where nothing is attempted yet."""
    options: Mapping[str, Fraction]
    """If an option of the decision is chosen, by its key; options that say nothing are not here."""


class Stakes(NamedTuple):
    """What hangs on something that is attempted, as sentences for those at the table."""

    success: tuple[str, ...]
    failure: tuple[str, ...]


class Occasion(NamedTuple):
    """What kind of question a seat is asked, for its orders about auto-passing."""

    kind: str
    passing: Option | None
    """The option that does nothing; None where the question has to be answered."""
    is_own_turn: bool = False
    is_prelude: bool = False
    """Whether it is only about doing something before whatever comes next."""
    in_attempt: bool = False
    """Whether something is being attempted, and the seat can change its chance."""
    can_wait: bool = False
    """Whether the same is asked again before anything happens that it would commonly answer."""
    agreeing: Option | None = None
    """The option that agrees to what another seat proposes, where that is what is asked."""
    proposer: int = -1
    """The seat that proposes it."""
    sensible: Option | None = None
    """The only option that anybody would choose, where the others are not worth a question."""


class Narrator(Protocol):
    """What a game says to people, in their language; nothing here runs inside the rules."""

    def option_text(self, state: Any, option: Option, language: str) -> str:
        """What choosing an option does, as a line of a menu."""

    def hindrance_text(
        self, state: Any, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now, as a sentence for the seat that is asked."""

    def confirm_text(self, state: Any, picks: Picks, language: str) -> str:
        """What confirming these picks of several will do; `state` has them carried out."""

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


class Counted(NamedTuple):
    """What a game counts where it has a word of its own for a round: a key like a step's."""

    name: str
    number: int

    def to_data(self) -> CountedView:
        """The same for a view."""
        return {"name": self.name, "number": self.number}


class Progress(NamedTuple):
    """How far a game has got: its round, of how many at most (None: unknown), and its step.

    Steps are keys, in the order of a round; in words they are the game's messages
    `<game>-progress-<key>`. What is on instead of a round is a step that is not among them.
    """

    round: int = 0
    """0: no round is under way."""
    rounds: int | None = None
    steps: tuple[str, ...] = ()
    step: str | None = None
    """The step under way; None: none of them."""
    counted: Counted | None = None
    """What is shown as the round, where that is not it: a turn, or a round of the last battle."""

    def to_data(self) -> ProgressView:
        """The same for a view."""
        told: ProgressView = {
            "round": self.round,
            "rounds": self.rounds,
            "steps": list(self.steps),
            "step": self.step,
        }
        if self.counted is not None:
            told["counted"] = self.counted.to_data()
        return told


class Game(ABC, Generic[S]):
    """A game: how it is set up, played, seen, copied and described.

    What a game does not have it does not mention: all that is not abstract here answers for a game
    that has nothing of the kind. What it has beyond that is in `kernel/capabilities.py`.
    """

    manifest: ClassVar[Manifest]
    name: ClassVar[str]
    """The name in the manifest."""
    state: type[S]
    """The class of its states."""

    def __init_subclass__(cls) -> None:
        if "manifest" in vars(cls):
            cls.name = cls.manifest.name

    @abstractmethod
    def setup_options(self) -> Sequence[SetupOption]:
        """What is chosen before the game begins."""

    def varied_setups(self) -> Iterator[Setup]:
        """Every set-up that makes a difference to how the game is played, by its manifest."""
        varied = [option for option in self.setup_options() if option.key in self.manifest.varied]
        for values in product(*(option.values for option in varied)):
            yield {option.key: value for option, value in zip(varied, values, strict=True)}

    @abstractmethod
    def new(self, setup: Setup, seed: int) -> S:
        """A game at its first decision; a set-up that does not fit raises `NotWellFormed`."""

    @abstractmethod
    def seats(self, state: S) -> int:
        """How many people sit at the table."""

    @abstractmethod
    def seen(self, state: S, seat: int | None) -> Seen[Any]:
        """The things on the table as a seat (None: a spectator) may know them, and the body.

        A game with a body names its type here, as in `Seen[LcgBody]`.
        """

    def things(self, state: S) -> Look:
        """The same things for whoever looks: what all seats see alike may be worked out once."""
        return lambda seat: self.seen(state, seat).things

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as plain JSON data without any text.

        It is a `View` with the game's own fields beside those that all games have.
        """
        return enveloped(self, state, seat, self.seen(state, seat))

    def foretold(self, state: S) -> Mapping[str, Any]:
        """Fields of the body that follow from the view by the rules, and take long to work out.

        They tell nothing but what everybody may know, so one answer serves all who look at a state.
        Only people look at them: in `view` they are empty, and bots do without.
        """
        return {}

    def shown(self, state: S, seat: int | None) -> dict[str, Any]:
        """The view as people see it, with all that is foretold."""
        return {**self.view(state, seat), **self.foretold(state)}

    @abstractmethod
    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """A state that looks the same to the seat, with all it does not know redealt."""

    @abstractmethod
    def narrator(self) -> Narrator:
        """What the game says to people."""

    def restore(self, data: dict[str, Any]) -> S:
        """A state from its plain data."""
        # Not above: the codec knows all that the kernel has, and games are known before that.
        from .codec import state_from_data

        return state_from_data(self.state, data)

    def settled(self, setup: Setup) -> Setup:
        """The set-up as a record keeps it: with all that the game needs and nobody chose.

        Usually nothing; a game with components from outside names their sets.
        """
        return setup

    def another(self, setup: Setup, seed: int) -> Setup:
        """The set-up for playing once more with what was drawn for a game before it began.

        Usually the same: what was left to chance is left to it again.
        """
        return setup

    def progress(self, state: S) -> Progress:
        """How far along the game is; without rounds unless a game overrides this."""
        return Progress()

    def estimate(self, state: S, seat: int) -> float:
        """How close to winning the table looks, from 0 to 1, so that roll-outs can be cut short."""
        return 0.5

    def advice(self, state: S, option: Option, language: str) -> str:
        """Why an option looks best, in words of the game; nothing where it has none for that.

        Give it a state redealt for the seat: a reason may name whatever is in it.
        """
        return ""

    def silent(self, state: S) -> frozenset[int]:
        """The seats that may not talk now."""
        return frozenset()

    def odds(self, state: S, seat: int | None) -> Odds | None:
        """What a seat (None: a spectator) can tell of the chances now; None where there are none.

        Only what the seat may know has a say in it, and only the decider sees its options'.
        """
        return None

    def chance(self, state: S, seat: int, picks: Picks) -> Fraction | None:
        """The chance that what is attempted succeeds if a seat confirms these picks of several."""
        return None

    def usual_picks(self, state: S) -> Picks:
        """What nearly everybody would tick of the several things that are asked for now.

        It is ticked when the question is first shown; nothing where there is no such thing.
        """
        return ()

    def stakes(self, state: S, language: str) -> Stakes | None:
        """What success brings and failure means in what is attempted now; None: nothing is."""
        return None

    def occasions(self) -> Mapping[str, bool]:
        """The kinds of occasions to answer, and whether one of that kind should not just pass."""
        return {}

    def occasion(self, state: S) -> Occasion | None:
        """What kind of question the seat is asked; None if it may never be passed automatically."""
        return None

    def rank(self, state: S, option: Option) -> int:
        """Where an option of the decision is shown to people: before those of a higher rank."""
        return 0

    def foreseen(self, state: S, seat: int) -> S | None:
        """A state in which a seat is asked what comes to it in turn, as far as it can tell now.

        It is worked out on a state redealt for the seat; None where nothing can be foreseen.
        """
        return None

    def hand(self, state: S, seat: int) -> Sequence[Held] | None:
        """The hand of a seat, to be shown to everybody; None where the rules forbid that."""
        return None

    def sets(self) -> Sequence[ComponentSet]:
        """The sets that its components come in."""
        return self.manifest.sets

    def components(self) -> Sequence[Component]:
        """The catalogue: every component of every set."""
        return ()

    def printed(self, component: str) -> object:
        """What is printed on a component of the catalogue, its trees included; None: unknown."""
        return None
