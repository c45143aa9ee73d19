"""Planting faults in procedures: one step does something else than the rulebook says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kadath.kernel.procedure import Procedure

Run = Callable[[Any, Any], Any]
CarryOut = Callable[[Any, Any, Any], Any]


def change_step(
    patch: pytest.MonkeyPatch,
    procedure: type[Procedure],
    at: str,
    changed: Callable[[Run], Run],
) -> None:
    """Let a step do something else; `changed` is given what it did."""
    run, following, carry_out = procedure.RUNS[at]
    patch.setitem(procedure.RUNS, at, (changed(run), following, carry_out))


def change_choice(
    patch: pytest.MonkeyPatch,
    procedure: type[Procedure],
    at: str,
    changed: Callable[[CarryOut], CarryOut],
) -> None:
    """Let what was chosen at a step be carried out otherwise."""
    run, following, carry_out = procedure.RUNS[at]
    assert carry_out is not None
    otherwise = changed(carry_out)
    patch.setitem(procedure.RUNS, at, (run, following, otherwise))
    # A choice that was asked goes by the step itself, a single option that is taken by the table.
    patch.setattr(procedure.STEPS[at], "carry_out", otherwise)
