"""Procedures return results to whatever called them."""

from __future__ import annotations

from typing import Any

from kadath.kernel.codec import state_from_data, state_to_data
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from .takeaway import Takeaway


@procedure
class Weighing(Procedure):
    """Two stones are weighed, one after the other; what was found is written down."""

    found: tuple[Any, ...] = ()

    @step("first")
    def weigh_first(self, state: Any) -> Procedure:
        return Weigh("first")

    @step("second")
    def weigh_second(self, state: Any) -> Procedure:
        self.found = (state.returned,)
        return Weigh("second")

    @step("note")
    def note_both(self, state: Any) -> Procedure | None:
        self.found = (*self.found, state.returned)
        return Silent()

    @step("over")
    def over(self, state: Any) -> None:
        self.finish((*self.found, state.returned))


@procedure
class Weigh(Procedure):
    """The result is known before the last question is answered, and returned after it."""

    stone: str

    @ask("guess", prompt="guess")
    def guess(self, state: Any) -> Decision | None:
        return Weigh.guess.offer(0, (option("light"), option("heavy"), option("drop")))

    @guess.chosen
    def take(self, state: Any, chosen: Option) -> Procedure | None:
        if chosen.verb == "drop":
            self.returns = "dropped"
            state.unwind(state.stack[-2])
            return None
        self.returns = chosen.verb
        return Silent()

    @ask("comment", prompt="comment")
    def comment(self, state: Any) -> Decision | None:
        return Weigh.comment.offer(0, (option("well"), option("never")))

    @comment.chosen
    def ignore(self, state: Any, chosen: Option) -> None:
        assert state.returned is None


@procedure
class Silent(Procedure):
    """Returns nothing."""

    @step("nothing")
    def nothing(self, state: Any) -> None: ...


def weighing() -> tuple[Takeaway, Weighing]:
    state = Takeaway(1, 0)
    frame = Weighing()
    state.stack.append(frame)
    state.advance()
    return state, frame


def test_the_callers_next_step_finds_the_result() -> None:
    state, frame = weighing()
    for key in ("light", "well", "heavy", "never"):
        state.apply(key)
    assert frame.found == ("light", "heavy")
    assert state.returned == ("light", "heavy", None)


def test_what_is_unwound_returns_nothing() -> None:
    state, frame = weighing()
    for key in ("drop", "light", "well"):
        state.apply(key)
    assert frame.found == (None, "light")


def test_a_result_that_waits_is_part_of_the_state() -> None:
    state, _ = weighing()
    state.apply("light")
    state = state_from_data(Takeaway, state_to_data(state))
    state.apply("well")
    assert state.stack[0].found == ("light",)  # type: ignore[attr-defined]
