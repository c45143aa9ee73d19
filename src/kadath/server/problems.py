"""Refusals: a stable code for programs, a text in the reader's language for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kadath.kernel.errors import KadathError
from kadath.text.fluent import messages
from kadath.text.set_words import SetNeeded

from .shapes import Problem

STATUS = {
    "malformed": 400,
    "no-person": 401,
    "bad-origin": 403,
    "not-allowed": 403,
    "sealed": 403,
    "no-such-thing": 404,
    "no-such-method": 405,
    "stale": 409,
    "wrong-seat": 409,
    "not-offered": 409,
    "not-now": 409,
    "seat-taken": 409,
    "figure-taken": 409,
    "silence": 409,
    "still-here": 409,
    "nothing-to-undo": 409,
    "too-many": 409,
    "too-large": 413,
    "bad-setup": 422,
    "bad-record": 422,
    "set-needed": 422,
    "unreadable": 422,
    "too-fast": 429,
    "failed": 500,
    "busy": 503,
    "storage": 503,
}
"""Every code, and the HTTP status it goes with."""


def needs_set(error: SetNeeded) -> Refused:
    """The refusal for a table or a record whose set is not installed."""
    return Refused(error.code, set=error.name, needed=error.needed)


class Refused(Exception):
    """A request was refused, and nothing has changed.

    `because` is the game's error; its text is added if the game has a translation.
    """

    def __init__(
        self,
        code: str,
        *,
        offered: Sequence[str] | None = None,
        because: KadathError | None = None,
        **values: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.offered = list(offered) if offered is not None else None
        self.because = because
        self.values = values

    def problem(self, language: str) -> Problem:
        """What the reader is told."""
        text = messages(language).format(f"server-problem-{self.code}", **self.values)
        if self.because is not None and type(self.because).text is not KadathError.text:
            text = f"{text}\n{self.because.text(language)}"
        return Problem(self.code, text, self.offered)
