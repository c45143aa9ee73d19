"""Procedures: the rulebook's numbered charts as classes, and their frames on the stack.

A procedure is a class, its steps are its methods in the rulebook's order, and an instance of it on
the stack is a frame: its next step (`at`) and its named locals. Locals are immutable values
(numbers, strings, tuples, nodes, never lists or other frames), so copying a frame means copying its
fields.

A step calls another procedure by returning it. A procedure leaves its result in `returns`; when it
ends, the caller's next step finds it in `state.returned`. After a frame that was unwound, the
caller finds None there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from .citations import cite
from .copying import copier
from .decision import Decision, Option
from .nodes import registered_name

if TYPE_CHECKING:
    from typing import Self

    from .legality import Attempt
    from .several import Several

PROCEDURES: dict[str, type[Procedure]] = {}
"""Every procedure by its registered name."""

KEEPS = "keeps"
ANSWERS = "answers"

END = ""
"""The step of a frame that is over; the machine then takes it off the stack."""


class Step:
    """One numbered step of a procedure: it may change the state, push a procedure, or jump."""

    carry_out: ClassVar[None] = None
    __slots__ = ("at", "next", "rules", "run")

    def __init__(self, at: str, rules: tuple[str, ...], run: Callable[[Any, Any], Any]) -> None:
        self.at = at
        self.rules = rules
        self.run = run
        self.next = END
        cite(run, rules)


class AskStep:
    """A step that asks a seat and does nothing else; `carry_out` then applies the choice."""

    __slots__ = ("at", "carry_out", "declares", "next", "prompt", "rules", "run")

    def __init__(
        self, at: str, rules: tuple[str, ...], prompt: str, run: Callable[[Any, Any], Any]
    ) -> None:
        self.at = at
        self.rules = rules
        self.prompt = prompt
        self.run: Callable[[Any, Any], Decision | None] = run
        self.carry_out: Callable[[Any, Any, Option], Procedure | None] = _nothing_declared
        self.declares: Callable[[Any, Any], Several | None] | None = None
        """The declaration of what may be chosen together, if several things are chosen."""
        self.next = END
        cite(run, rules)

    def offer(self, seat: int, options: tuple[Option, ...]) -> Decision:
        """The decision of this step."""
        # Not `Decision(...)`, whose `__new__` is an interpreted function: this runs all the time.
        return tuple.__new__(Decision, (seat, options, self))

    def chosen(self, method: C) -> C:
        """Declare the method that carries out the choice made at this step."""
        self.carry_out = method
        cite(method, self.rules)
        return method


C = TypeVar("C", bound=Callable[..., Any])


def _nothing_declared(frame: Any, state: Any, option: Option) -> None:
    raise TypeError(f"{type(frame).__name__} asks at {frame.at} but declares no `chosen` method")


def step(at: str, *rules: str) -> Callable[[Callable[[Any, Any], Procedure | None]], Step]:
    """Declare a method as the step `at` of its procedure, citing the rules it implements."""
    return lambda method: Step(at, rules, method)


def ask(
    at: str, *rules: str, prompt: str
) -> Callable[[Callable[[Any, Any], Decision | None]], AskStep]:
    """Declare a method as an asking step; it returns a decision, or None to ask nothing."""
    return lambda method: AskStep(at, rules, prompt, method)


P = TypeVar("P", bound="Procedure")

Run = tuple[Callable[[Any, Any], Any], str, Callable[[Any, Any, Option], "Procedure | None"] | None]
"""A step as the machine runs it: the method, the next step, and what carries out a choice."""


@dataclass(slots=True)
class Procedure:
    """The base of all procedures; see the module's docstring."""

    at: str = field(default=END, kw_only=True)
    """The next step."""
    doing: str = field(default="", init=False)
    """The step that called the procedure above this one on the stack."""
    returns: Any = field(default=None, init=False)
    """What the caller will find in `state.returned`."""

    NAME: ClassVar[str]
    STEPS: ClassVar[dict[str, Step | AskStep]]
    RUNS: ClassVar[dict[str, Run]]
    """The steps in the form that the machine runs: one look-up gives it all it needs."""
    PERIOD: ClassVar[str] = ""
    """The name of the period that it is, for limits and lasting effects; usually none."""
    CATCHES: ClassVar[str] = ""
    """Whether what happens within it is collected (`KEEPS`) or reacted to at once (`ANSWERS`)."""

    def goto(self, at: str) -> None:
        """Continue at another step of this procedure."""
        self.at = at

    def finish(self, result: Any = None) -> None:
        """Skip the remaining steps, and set the result if one is given."""
        self.at = END
        if result is not None:
            self.returns = result

    def clean_up(self, state: Any) -> None:
        """Undo what this frame set up, when it is unwound before its end."""

    def several(self, state: Any) -> Several | None:
        """What may be chosen together, at an inherited step that leaves this to subclasses."""
        return None

    def attempts(self, state: Any) -> Iterable[Attempt]:
        """What a player might try at the current asking step, each with what hinders it.

        The options come from the same checks: whatever nothing hinders is offered.
        """
        return ()

    def about(self, state: Any) -> dict[str, Any]:
        """The values that the text of the current prompt needs."""
        return {}

    def clone(self) -> Self:
        """A copy that shares the (immutable) locals; `@procedure` generates it for each class."""
        raise NotImplementedError


@dataclass_transform(field_specifiers=(field,))
def procedure(cls: type[P]) -> type[P]:
    """Make a class a procedure: a slotted, registered dataclass with its steps in order."""
    steps = in_order(cls, [one for one in vars(cls).values() if isinstance(one, Step | AskStep)])
    cls.__annotations__ = {"at": "str", **get_annotations(cls)}
    cls.at = field(default=next(iter(steps), END), kw_only=True)  # type: ignore[misc]
    made: type[P] = dataclass(slots=True)(cls)
    copied = {spec.name: f"old.{spec.name}" for spec in fields(made)}
    made.clone = copier(made, copied)  # type: ignore[assignment, method-assign]
    register(made, steps)
    return made


def in_order(cls: type[Any], own: Sequence[Step | AskStep]) -> dict[str, Step | AskStep]:
    """The steps of a procedure in order, with each one's `next` set.

    A subclass that declares only steps with inherited names overrides those, and keeps the order;
    otherwise it has to declare all of its steps.
    """
    declared = {one.at: one for one in own}
    if len(declared) != len(own):
        raise TypeError(f"{cls.__name__} declares a step twice")
    if END in declared:
        raise TypeError(f"{cls.__name__} calls a step {END!r}, which marks its end")
    inherited: dict[str, Step | AskStep] = getattr(cls, "STEPS", {})
    steps = inherited | declared if declared.keys() <= inherited.keys() else declared
    for one, following in zip(steps.values(), [*steps, END][1:], strict=True):
        one.next = following
    return steps


def register(cls: type[Procedure], steps: dict[str, Step | AskStep]) -> None:
    """Register a procedure with its steps."""
    cls.STEPS = steps
    cls.RUNS = {at: (one.run, one.next, one.carry_out) for at, one in steps.items()}
    cls.NAME = registered_name(cls)
    if cls.NAME in PROCEDURES:
        raise TypeError(f"two procedures are called {cls.NAME}")
    PROCEDURES[cls.NAME] = cls
