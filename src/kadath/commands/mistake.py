"""Mistakes of the person at the keyboard, told in their language in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kadath.kernel.errors import KadathError
    from kadath.text.fluent import Messages


class Mistake(Exception):
    """Something on the command line that cannot be done: a message and its values."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def text(self, say: Messages) -> str:
        """What was wrong, and what would have been right."""
        return say.format(self.message, **self.values)


def in_one_line(error: KadathError, language: str) -> str:
    """An error of the games and the kernel without its line breaks."""
    parts = [error.text(language)]
    parts += [f"({error.where})"] if error.where else []
    parts += [f"[{error.accepted}]"] if error.accepted else []
    return " ".join(" ".join(parts).split())
