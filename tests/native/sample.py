"""A little of everything that is written out for the compiler."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.copying import game_state
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rows import Row, slotted
from kadath.kernel.state import State

if TYPE_CHECKING:
    from kadath.kernel.procedure import AskStep

WANTED = frozenset({"red", "blue"})
COUNTED: dict[str, int] = {}
MOST_COATS: Final = 3
DRIED: Final[dict[str, int]] = {}


class Asked(NamedTuple):
    """Who was asked, and at which step."""

    seat: int
    step: AskStep


@node
class Colour(Node):
    """A node with a default."""

    name: str
    strength: int = 1

    LIGHT = False

    def is_wanted(self) -> bool:
        """Whether it is among those that are wanted, or green."""
        return self.name in (*WANTED, "green")


@node
class Mixed(Node):
    """A node of nodes."""

    parts: tuple[Colour, ...] = ()


@slotted
class Brush(Row):
    """A row."""

    owner: int
    wet: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A frozen class with a field that is worked out."""

    key: str
    title: str = ""
    area: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "area", len(self.key))


class Painter:
    """A mark beside the first base."""

    __slots__ = ()

    who: int


@game_state
class Studio(State):
    """A state with a field of its own."""

    painted: tuple[str, ...]
    brushes: dict[int, Brush]

    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.painted = ()
        self.brushes = {}


@procedure
class Paint(Procedure, Painter):
    """Choose a colour, and paint with it so often."""

    who: int
    times: int = 1
    chosen: Colour | None = None
    seen: tuple[Any, ...] = field(default=(), kw_only=True)

    KIND: ClassVar[str] = "painting"

    @ask("choose", "P-1", prompt="colour")
    def choose(self, state: Studio) -> Decision | None:
        """Ask for a colour."""
        return Paint.choose.offer(self.who, (option("red"), option("blue")))

    @choose.chosen
    def take(self, state: Studio, chosen: Option) -> None:
        """Keep it."""
        self.chosen = Colour(chosen.verb)

    @step("paint", "P-2")
    def paint(self, state: Studio) -> None:
        """Paint, as often as it takes."""
        if isinstance(self.chosen, Colour | Mixed):
            state.painted = (*state.painted, self.chosen.name)
        self.times -= 1
        if self.times:
            self.goto("paint")


@procedure
class PaintTwice(Paint):
    """The same, but twice; it has other defaults and one step of its own making."""

    KIND = "painting twice"

    @step("paint", "P-3")
    def paint(self, state: Studio) -> None:
        """Paint both at once."""
        name = self.chosen.name if self.chosen is not None else ""
        state.painted = (*state.painted, name, name)


@cites("P-4")
def names(scope: Any) -> list[str]:
    """Names, the last one first."""
    return [name for name, _ in reversed(scope.names)]


@cache
def mixture(*names: str) -> Mixed:
    """A mixture that is made once."""
    return Mixed(tuple(Colour(name) for name in names))


@cache
def strength(name: str, least: int = 0) -> int | None:
    """How strong a colour is; kept also where there is no answer."""
    COUNTED[name] = COUNTED.get(name, 0) + 1
    return len(name) if len(name) > least else None


@lru_cache(2)
def length(name: str) -> int:
    """How long a name is, of which not many are kept."""
    COUNTED[name] = COUNTED.get(name, 0) + 1
    return len(name)


def around(first: str, others: list[str]) -> tuple[str, ...]:
    """A tuple with starred parts."""
    return (first, *others, first, *reversed(others))


def is_painting(state: Studio) -> bool:
    """Whether somebody paints."""
    return Paint in map(type, state.stack) and PaintTwice not in map(type, state.stack)


def wetness(thing: Any) -> Any:
    """What a thing may lack."""
    return getattr(thing, "wet", "dry")
