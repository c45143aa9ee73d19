"""Errors, in three families: not well formed, not legal now, and bugs in the rules.

Each has a stable code for programs, and tells the reader what was wrong, where in the rulebook the
game is, and what would have been accepted.
"""

from __future__ import annotations


class KadathError(Exception):
    """The base of all errors that Kadath raises on purpose."""

    code = "kadath"

    def __init__(self, message: str, *, where: str = "", accepted: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.accepted = accepted

    def text(self, language: str) -> str:
        """What was wrong, in a language if the game has a translation, else in English."""
        return self.message

    def __str__(self) -> str:
        lines = [f"[{self.code}] {self.message}"]
        if self.where:
            lines.append(f"  Where:   {self.where}")
        if self.accepted:
            lines.append(f"  Offered: {self.accepted}")
        return "\n".join(lines)


class NotWellFormed(KadathError):
    """The input cannot be read: a broken file, an unknown name, a wrong type."""

    code = "not-well-formed"


class NotLegal(KadathError):
    """The input is well formed, but the rules do not allow it now."""

    code = "not-legal"


class RulesBug(KadathError):
    """The rules contradict themselves; a report with the record reproduces it."""

    code = "rules-bug"
