"""The notation for positions: a line for each thing, `about: part, part`.

Which things there are, and what may stand between the commas, is each game's own. A part is a word,
or a word with a number or some names after it: `delayed`, `health 3`, `cards axe food`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

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


def fields(
    line: Line,
    *,
    numbers: Collection[str] = (),
    names: Collection[str] = (),
    marks: Collection[str] = (),
) -> dict[str, Any]:
    """What the parts of a line say: a number, a list of names, or simply that it is so."""
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
