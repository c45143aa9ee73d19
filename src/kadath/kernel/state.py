"""The state of a game and the machine that runs it from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from .decision import Decision, Option
from .errors import NotLegal, RulesBug
from .explain import explain
from .log import EVERYONE, Entry, Log
from .procedure import END, Procedure
from .several import Several, several_of

if TYPE_CHECKING:
    from typing import Self

    from .outcome import Outcome


class State:
    """Plain data and a stack of frames; each game adds its own fields.

    Fields hold immutable values or flat lists of them, and the game's `clone` copies the lists.
    `decision` is derived from the rest: it is not part of a state's data, hash or equality, and
    neither are `log` (beside the state, never cloned), `chooser` and `learned`.
    """

    DERIVED: ClassVar[frozenset[str]] = frozenset({"chooser", "decision", "learned", "log"})
    LAYOUT: ClassVar[int] = 1
    """Goes up when a game's state has other fields, or writes what is in them differently."""
    __slots__ = ("chooser", "decision", "learned", "log", "outcome", "rng", "stack")

    stack: list[Procedure]
    rng: int
    outcome: Outcome | None
    decision: Decision | None
    chooser: int
    """The seat whose choice is being carried out."""
    learned: int
    log: Log | None

    def __init__(self, rng: int) -> None:
        self.stack = []
        self.rng = rng
        self.outcome = None
        self.decision = None
        self.chooser = 0
        self.learned = 0
        self.log = None

    def apply(self, option: Option) -> None:
        """Choose one of the offered options and play on until the next decision or the end.

        An option that is not offered raises `NotLegal` and changes nothing.
        """
        decision = self.decision
        if decision is None or option not in decision.options:
            raise self._refusal(option)
        self.learned = 0
        self.decision = None
        self.chooser = decision.seat
        frame = self.stack[-1]
        step = decision.step
        frame.at = step.next
        called = step.carry_out(frame, self, option)
        if called is not None and self.outcome is None:
            frame.doing = step.at
            self.stack.append(called)
        self.advance()

    @property
    def several(self) -> Several | None:
        """What may be chosen together now; None where one thing is chosen, or nothing."""
        return several_of(self)

    def advance(self) -> None:
        """Run steps until a seat has a real choice, or the stack is empty."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            runs = frame.RUNS
            while (at := frame.at) != END:
                run, following, carry_out = runs[at]
                if carry_out is None:
                    frame.at = following
                    called = run(frame, self)
                else:
                    decision = run(frame, self)
                    if decision is None:
                        frame.at = following
                        continue
                    options = decision.options
                    if len(options) > 1:
                        self.decision = decision
                        return
                    if not options:
                        raise RulesBug("a seat was asked without an option", where=explain(self))
                    # A single option is taken, not asked.
                    self.chooser = decision.seat
                    frame.at = following
                    called = carry_out(frame, self, options[0])
                if called is not None:
                    if self.outcome is not None:
                        break
                    frame.doing = at
                    stack.append(called)
                    frame = called
                    runs = called.RUNS
                elif not stack:
                    return
            # A step may have left its own procedure, and others around it.
            if stack and stack[-1] is frame:
                stack.pop()

    def note(self, kind: str, audience: int = EVERYONE, **args: Any) -> None:
        """Write into the log, where there is one."""
        if self.log is not None:
            self.log.append(Entry(kind, args, audience))

    def unwind(self, above: Procedure | None = None) -> None:
        """Take frames off the stack, with their clean-up, down to `above` (None: all of them)."""
        while self.stack and self.stack[-1] is not above:
            frame = self.stack.pop()
            frame.clean_up(self)
            frame.finish()

    def finish(self, outcome: Outcome) -> None:
        """End the game: keep the outcome and leave every procedure."""
        self.outcome = outcome
        self.unwind()

    def derive(self) -> None:
        """Work out again all that is derived, but for the decision, after the data was set."""
        self.decision = None
        self.chooser = 0
        self.learned = 0
        self.log = None

    def clone(self) -> Self:
        """An independent copy without a log."""
        raise NotImplementedError

    def _copy_kernel_fields(self, into: State) -> None:
        into.stack = [frame.clone() for frame in self.stack]
        into.rng = self.rng
        into.outcome = self.outcome
        into.decision = self.decision
        into.chooser = self.chooser
        into.learned = self.learned
        into.log = None

    def _refusal(self, option: Option) -> NotLegal:
        if self.decision is None:
            return NotLegal(f"{option.key} was chosen, but nothing is asked: the game is over")
        return NotLegal(
            f"{option.key} is not offered to seat {self.decision.seat}",
            where=explain(self),
            accepted=", ".join(one.key for one in self.decision.options),
        )
