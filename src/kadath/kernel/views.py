"""The structure of a view: one envelope for all games, which holds the things on the table.

A view is a plain dictionary with the fields of `View` and the game's own, its *body*. Bodies are
typed as well (a `TypedDict` in each game), so that clients can be checked and types generated for
the page. A view holds keys and numbers, no text.
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
"""The size of the cache of rows: enough for hundreds of tables."""


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
    """Who is asked what, and by which rules; only the deciding seat gets the options."""

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

    Its name is the narrator's `name(kind, name)`; the names of its type, its numbers and its marks
    are `name("kind", ...)`, `name("number", ...)` and `name("mark", ...)`.
    """

    kind: str
    id: int | str
    name: str | int
    type: NotRequired[str]
    """A more precise kind: a card may be a location or an enemy."""
    place: NotRequired[str]
    """The key of the thing that it is at, on or in."""
    owner: NotRequired[int]
    """The seat that it belongs to."""
    numbers: NotRequired[dict[str, int]]
    marks: NotRequired[list[str]]
    """Its states without a number: exhausted, sealed."""
    ways: NotRequired[list[str]]
    """The places that can be reached from here."""


class View(TypedDict):
    """The envelope: what a seat (None: a spectator) sees of every game, in the same format."""

    game: str
    seat: int | None
    progress: ProgressView
    trail: list[tuple[str, str, list[str]]]
    """The procedures under way, outermost first, each with its step and that step's rules."""
    decision: DecisionView | None
    outcome: OutcomeView | None
    things: dict[str, ThingView]
    """What is on the table, in display order, by `kind:id`."""


class NoBody(TypedDict):
    """The body of a game whose things are enough."""


B_co = TypeVar("B_co", covariant=True)
ThingItem = tuple[str, ThingView]
"""The key of a thing, and the thing."""

Look = Callable[[int | None], Iterable[ThingItem]]
"""A function that returns the things as a seat (None: a spectator) may see them."""

Named = tuple[str, str | int]
"""The arguments of the narrator's `name`: a kind, and a key or a number."""


class Seen(NamedTuple, Generic[B_co]):
    """The part of a view that the game supplies: the things, and the body."""

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
    """A thing for a view; nobody may modify it.

    Equal things are the same object while they are cached, so that comparing two views is quick
    where nothing has changed.
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
    """The type of a game's own fields in a view, from the annotation of its `seen`."""
    found: type[Any]
    (found,) = get_args(get_type_hints(game.seen)["return"]) or (NoBody,)
    return found


def worded(things: Iterable[ThingView]) -> dict[Named, None]:
    """Everything that needs a name to show these things, as arguments of the narrator's `name`.

    The `group` of a type is the heading over several things of that type.
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
    """Everything that needs a name to show a view: its things and its steps."""
    progress: ProgressView = view["progress"]
    steps = [*progress["steps"], *([progress["step"]] if progress["step"] is not None else [])]
    if "counted" in progress:
        steps.append(progress["counted"]["name"])
    things: dict[str, ThingView] = view["things"]
    return dict.fromkeys(("progress", step) for step in steps) | worded(things.values())


def enveloped(game: Game[Any], state: State, seat: int | None, seen: Seen[Any]) -> dict[str, Any]:
    """The view of a seat: the fields of every game, the things, and the game's own fields."""
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
