"""Watching what runs: a rule counts as tested only if the code that cites it ran in the test, and a
step of a game without its own kit is expected to run sooner or later.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Collection, Mapping
from types import CodeType, FrameType
from typing import Any, Self

from kadath.kernel.citations import CITED
from kadath.kernel.procedure import PROCEDURES


class Profiled:
    """Observes every call while entered."""

    def __init__(self) -> None:
        self._before: Any = None

    def __enter__(self) -> Self:
        self._before = sys.getprofile()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(self._before)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        raise NotImplementedError


class Watch(Profiled):
    """Records the code that runs while entered: `with Watch() as watch: ...`."""

    def __init__(self) -> None:
        super().__init__()
        self._codes: set[int] = set()

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            # By identity: the hash of a code object is recomputed each time, from all of it.
            self._codes.add(id(frame.f_code))

    def rules(self) -> frozenset[str]:
        """The rules whose code ran."""
        return frozenset(
            rule for code, rules in CITED.items() if id(code) in self._codes for rule in rules
        )


def steps_of(game: str) -> dict[CodeType, str]:
    """The code of every step of a game's procedures, and the step's name.

    Compiled steps cannot be watched.
    """
    return {
        code: f"{name.rpartition('.')[2]} {at}"
        for name, procedure in PROCEDURES.items()
        if name.startswith(f"{game}.")
        for at, step in procedure.STEPS.items()
        if (code := getattr(step.run, "__code__", None)) is not None
    }


class StepsRun(Profiled):
    """Counts which steps run while entered: `with StepsRun(steps) as seen: ...; seen.ran`."""

    def __init__(self, steps: Mapping[CodeType, str]) -> None:
        super().__init__()
        self.ran: Counter[str] = Counter()
        self._steps = {id(code): name for code, name in steps.items()}

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call" and (step := self._steps.get(id(frame.f_code))) is not None:
            self.ran[step] += 1


def forget_answers(rules: Collection[str]) -> None:
    """Clear the caches of the modules that implement these rules, so that their code runs again.

    Otherwise, what an earlier test computed would not be computed in this one.
    """
    files = {code.co_filename for code, cited in CITED.items() if not set(cited).isdisjoint(rules)}
    for module in [*sys.modules.values()]:
        if getattr(module, "__file__", None) in files:
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def places_citing(rule: str) -> tuple[str, ...]:
    """The functions that cite a rule, e.g. `search (search.py:12)`."""
    return tuple(
        f"{code.co_qualname} ({code.co_filename.rpartition('/')[2]}:{code.co_firstlineno})"
        for code, rules in CITED.items()
        if rule in rules
    )
