"""Procedures: steps in order, jumps, inheritance, and frames that copy themselves."""

from __future__ import annotations

from dataclasses import field
from typing import Any

import pytest

from kadath.kernel.procedure import END, PROCEDURES, Procedure, procedure, step

from .takeaway import Take, Takeaway


@procedure
class March(Procedure):
    """Three steps, the second of which may be left out."""

    skip: bool = False
    seen: tuple[str, ...] = ()
    note: str = field(default="", kw_only=True)

    @step("one", "M-1")
    def one(self, state: Any) -> None:
        self.seen += ("one",)
        if self.skip:
            self.goto("three")

    @step("two", "M-2")
    def two(self, state: Any) -> None:
        self.seen += ("two",)

    @step("three")
    def three(self, state: Any) -> None:
        self.seen += ("three",)


@procedure
class Parade(March):
    """The same march with another second step."""

    @step("two", "P-2")
    def two(self, state: Any) -> None:
        self.seen += ("wave",)


@procedure
class Stroll(March):
    """A march with steps of its own."""

    @step("idle")
    def idle(self, state: Any) -> None:
        self.seen += ("idle",)


def walked(frame: March) -> tuple[str, ...]:
    state = Takeaway(1, 0)
    state.stack.append(frame)
    state.advance()
    assert state.stack == []
    return frame.seen


def test_steps_run_in_the_order_they_are_written() -> None:
    assert walked(March()) == ("one", "two", "three")
    assert [March.STEPS[at].next for at in March.STEPS] == ["two", "three", END]


def test_a_step_may_jump() -> None:
    assert walked(March(skip=True)) == ("one", "three")


def test_a_subclass_replaces_single_steps_and_keeps_the_order() -> None:
    assert walked(Parade()) == ("one", "wave", "three")
    assert Parade.STEPS["two"].rules == ("P-2",)
    assert March.STEPS["two"].rules == ("M-2",)


def test_a_subclass_with_a_new_step_declares_all_of_them() -> None:
    assert walked(Stroll()) == ("idle",)


def test_a_clone_has_the_same_locals_and_goes_its_own_way() -> None:
    frame = March(True, ("x",), note="kept", at="two")
    copy = frame.clone()
    assert copy == frame
    assert type(copy) is March
    copy.seen += ("y",)
    assert frame.seen == ("x",)


def test_a_procedure_is_registered_by_its_package_and_name() -> None:
    assert PROCEDURES[Take.NAME] is Take
    assert Take.NAME.endswith(".Take")


def test_mistakes_in_a_procedure_are_found_when_it_is_declared() -> None:
    def nothing(self: Any, state: Any) -> None: ...

    twice = type("Twice", (Procedure,), {"a": step("a")(nothing), "b": step("a")(nothing)})
    with pytest.raises(TypeError, match="declares a step twice"):
        procedure(twice)
    ended = type("Ended", (Procedure,), {"a": step(END)(nothing)})
    with pytest.raises(TypeError, match="marks its end"):
        procedure(ended)
    with pytest.raises(TypeError, match="two procedures are called"):
        procedure(type("March", (Procedure,), {"__module__": March.__module__}))
