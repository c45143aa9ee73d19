"""The state of a game and the machine that runs it from one decision to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from .copying import game_state
from .decision import ONLY_DONE, Decision, Option
from .errors import NotLegal, RulesBug
from .explain import explain
from .legality import Attempt, Hindrance, attempts_at, hindrance_of
from .log import EVERYONE, Entry, Log
from .procedure import Procedure
from .several import Several, several_of

if TYPE_CHECKING:
    from typing import Self

    from .outcome import Outcome

Until = Callable[[Any], bool]
"""Called before each step: whether to stop there."""


@game_state
class State:
    """Plain data and a stack of frames; each game adds its own fields.

    `decision` is derived from the rest: it is not part of a state's data, hash or equality. Neither
    are `log` (which is never cloned), `chooser` and `learned`.
    """

    LAYOUT: ClassVar[int] = 1
    """Bumped when a game's state gets other fields, or their contents change meaning."""
    DERIVED: ClassVar[frozenset[str]] = frozenset({"chooser", "decision", "learned", "log"})
    COPIED: ClassVar[dict[str, str]]
    """All fields, and the expression by which a clone gets each of them."""
    FIELDS: ClassVar[tuple[str, ...]]
    """The fields that make up a state's data, in a fixed order."""

    stack: list[Procedure]
    rng: int
    outcome: Outcome | None
    returned: Any
    """The result of the procedure that ended last; None if it was unwound, and after every call."""
    decision: Decision | None
    chooser: int
    """The seat whose choice is being carried out."""
    learned: int
    log: Log | None

    def __init__(self, rng: int) -> None:
        self.stack = []
        self.rng = rng
        self.outcome = None
        self.returned = None
        self.decision = None
        self.chooser = 0
        self.learned = 0
        self.log = None

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in self.FIELDS
        )

    def __repr__(self) -> str:
        numbers = ", ".join(
            f"{name}={held!r}"
            for name in self.FIELDS
            if isinstance(held := getattr(self, name), int | str) and name != "rng"
        )
        decision = self.decision
        if decision is None:
            waiting = str(self.outcome) if self.outcome is not None else "no decision"
        else:
            waiting = f"seat {decision.seat}: {', '.join(map(str, decision.options))}"
        return f"<{type(self).__name__}({numbers}) {explain(self)} ({waiting})>"

    def __reduce__(self) -> tuple[Any, ...]:
        # Imported here, because the codec imports this module.
        from .codec import state_from_data, state_to_data

        return state_from_data, (type(self), state_to_data(self))

    def apply(self, choice: Option | str, until: Until | None = None) -> None:
        """Choose an offered option, or its key, and run until the next decision or the end.

        Anything else raises `NotLegal` and changes nothing. See `advance` for `until`.
        """
        decision = self.decision
        if decision is None or choice not in decision.options:
            decision, choice = self.offering(choice)
        seat, _, step = decision
        self.learned = 0
        self.decision = None
        self.chooser = seat
        frame = self.stack[-1]
        frame.at = step.next
        called = step.carry_out(frame, self, choice)
        if called is not None and self.outcome is None:
            frame.doing = step.at
            self.returned = None
            self.stack.append(called)
        self.advance(until)

    def offering(self, choice: Option | str) -> tuple[Decision, Option]:
        """The decision, and its option with this key; `NotLegal` if there is none.

        An `Option` is only given by `apply`, for the text of the error: it was not offered.
        """
        decision = self.decision
        if decision is None:
            raise NotLegal(f"{choice} cannot be chosen: the game is over")
        found = decision.option(choice) if isinstance(choice, str) else None
        if found is None:
            raise NotLegal(
                f"{choice} is not offered to seat {decision.seat}",
                where=explain(self),
                accepted=", ".join(one.key for one in decision.options),
            )
        return decision, found

    @property
    def several(self) -> Several | None:
        """The declaration of what may be chosen together now; None if not several things."""
        return several_of(self)

    def why_not(self, attempt: Option | str, seat: int | None = None) -> Hindrance | None:
        """What keeps a seat from choosing an option, or its key; None exactly if it is offered.

        The default is the deciding seat; any other learns only that it is not asked.
        """
        return hindrance_of(self, attempt, seat)

    def attempts(self) -> tuple[Attempt, ...]:
        """Everything that the deciding seat might try, each with what hinders it."""
        return attempts_at(self)

    def usual_attempts(self) -> Iterable[Attempt]:
        """What the deciding seat might try at any decision, each with what hinders it."""
        return ()

    def advance(self, until: Until | None = None) -> None:
        """Run steps until a seat has a real choice, the stack is empty, or `until` returns true.

        `until(state)` is called before each step, e.g. to stop before a random draw and try each of
        its outcomes on a clone. A state stopped like that has no decision; call `advance` to go on.
        """
        stack = self.stack
        while stack:
            frame = stack[-1]
            runs = frame.RUNS
            while at := frame.at:
                if until is not None and until(self):
                    return
                run, following, carry_out = runs[at]
                if carry_out is None:
                    frame.at = following
                    called = run(frame, self)
                else:
                    decision = run(frame, self)
                    if decision is None:
                        frame.at = following
                        continue
                    # Unpacking takes half as long as reading the fields of a named tuple.
                    seat, options, _ = decision
                    if len(options) > 1:
                        self.decision = decision
                        return
                    if not options:
                        raise RulesBug("a seat was asked without any options", where=explain(self))
                    if options is ONLY_DONE:
                        self.decision = decision
                        return
                    # A single option is chosen automatically.
                    self.chooser = seat
                    frame.at = following
                    called = carry_out(frame, self, options[0])
                if called is not None:
                    if self.outcome is not None:
                        break
                    frame.doing = at
                    self.returned = None
                    stack.append(called)
                    frame = called
                    runs = called.RUNS
            # A step may have unwound its own procedure and the enclosing ones.
            if stack and stack[-1] is frame:
                stack.pop()
                self.returned = frame.returns

    def ask_again(self) -> None:
        """Recompute the decision after the state was changed from outside.

        A state without a decision, stopped in mid-step, is left as it is.
        """
        if self.decision is not None:
            self.decision = None
            self.advance()

    def note(self, kind: str, audience: int = EVERYONE, **args: Any) -> None:
        """Write an entry to the log, if there is one."""
        if self.log is not None:
            self.log.append(Entry(kind, args, audience))

    def unwind(self, above: Procedure | None = None) -> None:
        """Take frames off the stack down to `above` (None: all of them), and clean up after each.

        They return nothing.
        """
        while self.stack and self.stack[-1] is not above:
            frame = self.stack.pop()
            frame.clean_up(self)
            frame.finish()
        self.returned = None

    def finish(self, outcome: Outcome) -> None:
        """End the game: set the outcome and unwind every procedure."""
        self.outcome = outcome
        self.unwind()

    def derive(self) -> None:
        """Recompute all derived fields except the decision, after the data was set."""
        self.decision = None
        self.chooser = 0
        self.learned = 0
        self.log = None

    def clone(self) -> Self:
        """An independent copy without a log; `@game_state` generates it for each class."""
        raise NotImplementedError
