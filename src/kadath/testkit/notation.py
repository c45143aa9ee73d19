"""The notation for positions: a line for each thing, `about: part, part`.

Each game defines what things there are, and what may be between the commas. A part is a word, or a
word with a number or names after it: `delayed`, `health 3`, `cards axe food`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

from kadath.kernel.errors import NotWellFormed


class Line(NamedTuple):
    """A line of the notation: what it is about, and its parts between commas."""

    about: str
    parts: tuple[str, ...]


def lines(text: str) -> Iterator[Line]:
    """The lines of a position; their subjects are in lower case."""
    for row in text.splitlines():
        if row.strip():
            about, colon, rest = row.partition(":")
            if not colon:
                raise NotWellFormed(f"a line should read `about: what`, not {row.strip()!r}")
            parts = tuple(part.strip() for part in rest.split(",") if part.strip())
            yield Line(about.strip().lower(), parts)


def fields(
    line: Line,
    *,
    numbers: Collection[str] = (),
    names: Collection[str] = (),
    marks: Collection[str] = (),
) -> dict[str, Any]:
    """The values of a line's parts: a number, a list of names, or True for a mark."""
    found: dict[str, Any] = {}
    for part in line.parts:
        word, *rest = part.split()
        if word in numbers and len(rest) == 1:
            found[word] = int(rest[0])
        elif word in names:
            found[word] = rest
        elif word in marks and not rest:
            found[word] = True
        else:
            raise NotWellFormed(
                f"{line.about} cannot have {part!r}", accepted=", ".join((*numbers, *names, *marks))
            )
    return found
