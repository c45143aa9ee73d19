"""Watching which cited code runs: a rule counts as tested only where its code ran in the test."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from kadath.kernel.citations import CITED


class Watch:
    """Notes down the code that runs while it is entered: `with Watch() as watch: ...`."""

    __slots__ = ("_before", "_codes")

    def __init__(self) -> None:
        self._codes: set[int] = set()
        self._before: Any = None

    def __enter__(self) -> Watch:
        self._before = sys.getprofile()
        sys.setprofile(self._note)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(self._before)

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            # By identity: the hash of a code object is worked out anew each time, from all of it.
            self._codes.add(id(frame.f_code))

    def rules(self) -> frozenset[str]:
        """The rules whose code ran."""
        return frozenset(
            rule for code, rules in CITED.items() if id(code) in self._codes for rule in rules
        )


def places_citing(rule: str) -> tuple[str, ...]:
    """The functions that cite a rule, e.g. `search (search.py:12)`."""
    return tuple(
        f"{code.co_qualname} ({code.co_filename.rpartition('/')[2]}:{code.co_firstlineno})"
        for code, rules in CITED.items()
        if rule in rules
    )
