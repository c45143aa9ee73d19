"""User errors, reported in the user's language on one line."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, Any

from kadath.text.plain import plain

if TYPE_CHECKING:
    from kadath.kernel.errors import KadathError
    from kadath.text.fluent import Messages

_OF_THE_SYSTEM = {
    errno.ENOENT: "cli-file-missing",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EROFS: "cli-file-forbidden",
    errno.EISDIR: "cli-file-is-a-folder",
    errno.ENOTDIR: "cli-file-not-a-folder",
    errno.ENOSPC: "cli-file-no-room",
}


class Mistake(Exception):
    """A user error on the command line, as a message and its values."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message)
        self.message = message
        self.values = values

    def text(self, say: Messages) -> str:
        """What was wrong, and what would have been accepted."""
        return say.format(self.message, **self.values)


def in_one_line(error: KadathError, language: str) -> str:
    """An error of a game or the kernel, on one line."""
    parts = [error.text(language)]
    parts += [f"({error.where})"] if error.where else []
    parts += [f"[{error.accepted}]"] if error.accepted else []
    return plain(" ".join(" ".join(parts).split()))


def of_the_system(error: OSError, say: Messages) -> str:
    """An operating system error about a file, in the user's language."""
    message = _OF_THE_SYSTEM.get(error.errno or 0, "cli-file-refused")
    return say.format(message, file=str(error.filename), reason=error.strerror or "")
