"""The notation for positions: a line for each thing, `about: part, part`.

Which things there are, and what may stand between the commas, is each game's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kadath.kernel.errors import NotWellFormed


class Line(NamedTuple):
    """One line of the notation: what it is about, and its parts between commas."""

    about: str
    parts: tuple[str, ...]


def lines(text: str) -> Iterator[Line]:
    """The lines of a position; what they are about is in lower case."""
    for row in text.splitlines():
        if row.strip():
            about, colon, rest = row.partition(":")
            if not colon:
                raise NotWellFormed(f"a line should read `about: what`, not {row.strip()!r}")
            parts = tuple(part.strip() for part in rest.split(",") if part.strip())
            yield Line(about.strip().lower(), parts)
