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
"""What is asked before each step: whether to stop there."""


@game_state
class State:
    """Plain data and a stack of frames; each game adds its own fields.

    `decision` is derived from the rest: it is not part of a state's data, hash or equality, and
    neither are `log` (beside the state, never cloned), `chooser` and `learned`.
    """

    LAYOUT: ClassVar[int] = 1
    """Goes up when a game's state has other fields, or writes what is in them differently."""
    DERIVED: ClassVar[frozenset[str]] = frozenset({"chooser", "decision", "learned", "log"})
    COPIED: ClassVar[dict[str, str]]
    """All fields, and how a clone gets each of them."""
    FIELDS: ClassVar[tuple[str, ...]]
    """The fields that make up a state's data, in a fixed order."""

    stack: list[Procedure]
    rng: int
    outcome: Outcome | None
    returned: Any
    """The result of the procedure that ended last; None where it was unwound, and at every call."""
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
            asked = str(self.outcome) if self.outcome is not None else "nothing is asked"
        else:
            asked = f"seat {decision.seat}: {', '.join(map(str, decision.options))}"
        return f"<{type(self).__name__}({numbers}) {explain(self)} ({asked})>"

    def __reduce__(self) -> tuple[Any, ...]:
        # Not at the top: the codec knows states, as it knows all that may stand in them.
        from .codec import state_from_data, state_to_data

        return state_from_data, (type(self), state_to_data(self))

    def apply(self, choice: Option | str, until: Until | None = None) -> None:
        """Choose an offered option, or its key, and play on until the next decision or the end.

        What is not offered raises `NotLegal` and changes nothing. See `advance` for `until`.
        """
        decision = self.decision
        if decision is None or choice not in decision.options:
            decision, choice = self._offered(choice)
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

    @property
    def several(self) -> Several | None:
        """What may be chosen together now; None where one thing is chosen, or nothing."""
        return several_of(self)

    def why_not(self, attempt: Option | str, seat: int | None = None) -> Hindrance | None:
        """What keeps a seat from an option, or its key, now; None exactly where it is offered.

        Without a seat it is the one that is asked; any other learns only that it is not.
        """
        return hindrance_of(self, attempt, seat)

    def attempts(self) -> tuple[Attempt, ...]:
        """Everything the deciding seat may think of doing, each with what hinders it."""
        return attempts_at(self)

    def usual_attempts(self) -> Iterable[Attempt]:
        """What the deciding seat may think of at any question, each with what hinders it."""
        return ()

    def advance(self, until: Until | None = None) -> None:
        """Run steps until a seat has a real choice, the stack is empty, or `until` says to stop.

        `until(state)` is asked before each step, e.g. to stop before a random draw and try each of
        its outcomes on a clone. A state that was stopped has no decision, and can be advanced.
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
                    # Unpacked: that takes half as long as asking a tuple for a field by its name.
                    seat, options, _ = decision
                    if len(options) > 1:
                        self.decision = decision
                        return
                    if not options:
                        raise RulesBug("a seat was asked without an option", where=explain(self))
                    if options is ONLY_DONE:
                        self.decision = decision
                        return
                    # A single option is taken, not asked.
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
            # A step may have left its own procedure, and the ones around it.
            if stack and stack[-1] is frame:
                stack.pop()
                self.returned = frame.returns

    def ask_again(self) -> None:
        """Work out once more what is asked, after something was changed from outside.

        In the midst of a step nothing is asked, and it stays so.
        """
        if self.decision is not None:
            self.decision = None
            self.advance()

    def note(self, kind: str, audience: int = EVERYONE, **args: Any) -> None:
        """Write into the log, where there is one."""
        if self.log is not None:
            self.log.append(Entry(kind, args, audience))

    def unwind(self, above: Procedure | None = None) -> None:
        """Take frames off the stack, with their clean-up, down to `above` (None: all of them).

        They return nothing.
        """
        while self.stack and self.stack[-1] is not above:
            frame = self.stack.pop()
            frame.clean_up(self)
            frame.finish()
        self.returned = None

    def finish(self, outcome: Outcome) -> None:
        """End the game: keep the outcome and leave every procedure."""
        self.outcome = outcome
        self.unwind()

    def derive(self) -> None:
        """Recompute all that is derived, but for the decision, after the data was set."""
        self.decision = None
        self.chooser = 0
        self.learned = 0
        self.log = None

    def clone(self) -> Self:
        """An independent copy without a log; `@game_state` generates it for each class."""
        raise NotImplementedError

    def _offered(self, choice: Option | str) -> tuple[Decision, Option]:
        """The decision, and the option with this key; what is not offered is refused."""
        decision = self.decision
        if decision is None:
            raise NotLegal(f"{choice} was chosen, but nothing is asked: the game is over")
        found = decision.option(choice) if isinstance(choice, str) else None
        if found is None:
            raise NotLegal(
                f"{choice} is not offered to seat {decision.seat}",
                where=explain(self),
                accepted=", ".join(one.key for one in decision.options),
            )
        return decision, found
