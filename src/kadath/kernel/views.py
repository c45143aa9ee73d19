"""What a view is made of: one envelope for all games, and in it the things on the table.

A view is a plain dictionary: the fields of `View`, and beside them the game's own, its *body*. The
bodies have types as well (a `TypedDict` in each game), so that what clients read can be checked and
written down for the page. A view holds keys and numbers, no text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import (
    TYPE_CHECKING,
    Any,
    Generic,
    NamedTuple,
    NotRequired,
    TypedDict,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
)

from .explain import trail

if TYPE_CHECKING:
    from .game import Game
    from .state import State

MOST_ROWS = 50_000
"""How many rows are remembered: those of hundreds of tables."""


class CountedView(TypedDict):
    """What is counted in place of rounds; see `kernel.game.Counted`."""

    name: str
    number: int


class ProgressView(TypedDict):
    """How far along the game is; see `kernel.game.Progress`."""

    round: int
    rounds: int | None
    steps: list[str]
    step: str | None
    counted: NotRequired[CountedView]


class DecisionView(TypedDict):
    """Who is asked what, and by which rules; the options are there for the seat that is asked."""

    seat: int
    ask: str
    why: list[str]
    options: NotRequired[list[str]]


class OutcomeView(TypedDict):
    """How the game ended, and the rule that says so."""

    won: bool
    reason: str
    rule: str


class ThingView(TypedDict):
    """Something on the table: a place, a figure, a card, a pile, a counter.

    In words it is the narrator's `name(kind, name)`; its type, its numbers and its marks are
    `name("kind", ...)`, `name("number", ...)` and `name("mark", ...)`.
    """

    kind: str
    id: int | str
    name: str | int
    type: NotRequired[str]
    """What it is, if its kind is not enough: a card may be a location or an enemy."""
    place: NotRequired[str]
    """The thing that it is at, on or in."""
    owner: NotRequired[int]
    """The seat whose it is."""
    numbers: NotRequired[dict[str, int]]
    marks: NotRequired[list[str]]
    """What holds of it without a number: exhausted, sealed."""
    ways: NotRequired[list[str]]
    """The places that one may go to from here."""


class View(TypedDict):
    """The envelope: what every game tells a seat (None: a spectator) in the same words."""

    game: str
    seat: int | None
    progress: ProgressView
    trail: list[tuple[str, str, list[str]]]
    """The procedures under way, outermost first: each with its step and the rules of that."""
    decision: DecisionView | None
    outcome: OutcomeView | None
    things: dict[str, ThingView]
    """What is on the table, in the order in which to show it, by `kind:id`."""


class NoBody(TypedDict):
    """The body of a game whose things say everything."""


B_co = TypeVar("B_co", covariant=True)
ThingItem = tuple[str, ThingView]
"""A thing and the key by which it stands among the others."""

Look = Callable[[int | None], Iterable[ThingItem]]
"""The things as a seat (None: a spectator) may know them."""

Named = tuple[str, str | int]
"""What the narrator's `name` is asked for: a kind, and a key or a number."""


class Seen(NamedTuple, Generic[B_co]):
    """What a seat sees beyond what every game has: the things, and the body."""

    things: Iterable[ThingItem]
    body: B_co = cast("B_co", {})


def ref(kind: str, id: int | str) -> str:
    """The key of a thing."""
    return f"{kind}:{id}"


@lru_cache(MOST_ROWS)
def thing(
    kind: str,
    id: int | str,
    name: str | int,
    *,
    type: str = "",
    place: str = "",
    owner: int | None = None,
    numbers: tuple[tuple[str, int], ...] = (),
    marks: tuple[str, ...] = (),
    ways: tuple[str, ...] = (),
) -> ThingItem:
    """A thing for a view; nobody may write into it.

    Equal ones are the same object as long as they are remembered, so that whoever compares two
    views need not look into what has not changed.
    """
    row: ThingView = {"kind": kind, "id": id, "name": name}
    if type:
        row["type"] = type
    if place:
        row["place"] = place
    if owner is not None:
        row["owner"] = owner
    if numbers:
        row["numbers"] = dict(numbers)
    if marks:
        row["marks"] = list(marks)
    if ways:
        row["ways"] = list(ways)
    return ref(kind, id), row


def body_type(game: type[Game[Any]]) -> type[Any]:
    """The type of a game's own fields in a view, as its `seen` names it."""
    found: type[Any]
    (found,) = get_args(get_type_hints(game.seen)["return"]) or (NoBody,)
    return found


def worded(things: Iterable[ThingView]) -> dict[Named, None]:
    """All that has to be put into words to show things, as the narrator's `name` wants it.

    Several things of a type may have a word of their own, as a heading over them: its `group`.
    """
    wanted: dict[Named, None] = {}
    for row in things:
        wanted[row["kind"], row["name"]] = None
        type = row.get("type", row["kind"])
        wanted["kind", type] = wanted["group", type] = None
        for number in row.get("numbers", ()):
            wanted["number", number] = None
        for mark in row.get("marks", ()):
            wanted["mark", mark] = None
    return wanted


def worded_view(view: Mapping[str, Any]) -> dict[Named, None]:
    """All that has to be put into words to show a view: its things, and its steps."""
    progress: ProgressView = view["progress"]
    steps = [*progress["steps"], *([progress["step"]] if progress["step"] is not None else [])]
    if "counted" in progress:
        steps.append(progress["counted"]["name"])
    things: dict[str, ThingView] = view["things"]
    return dict.fromkeys(("progress", step) for step in steps) | worded(things.values())


def enveloped(game: Game[Any], state: State, seat: int | None, seen: Seen[Any]) -> dict[str, Any]:
    """The view of a seat: what any game tells, the things, and the game's own fields."""
    outcome = state.outcome
    body: Mapping[str, Any] = seen.body
    return {
        "game": game.name,
        "seat": seat,
        "progress": game.progress(state).to_data(),
        "trail": trail(state),
        "decision": _decision(state, seat),
        "outcome": outcome._asdict() if outcome is not None else None,
        "things": dict(seen.things),
        **body,
    }


def _decision(state: State, seat: int | None) -> DecisionView | None:
    decision = state.decision
    if decision is None:
        return None
    shown: DecisionView = {
        "seat": decision.seat,
        "ask": decision.ask,
        "why": list(decision.why),
    }
    if seat == decision.seat:
        shown["options"] = [option.key for option in decision.options]
    return shown
