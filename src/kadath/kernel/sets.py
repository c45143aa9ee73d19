"""Sets: the components of one box, and the counts printed on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class LeftOut(NamedTuple):
    """Components of a set that a game leaves out on purpose."""

    kind: str
    copies: int
    reason: str
    """The reason, as in the game's message `<game>-left-out-<reason>`."""


class ComponentSet(NamedTuple):
    """A set, with the number of components of each kind that its box prints.

    If a game has several sets, the message `<game>-set-<name>` is the title of this one.
    """

    name: str
    printed: Mapping[str, int]
    left_out: tuple[LeftOut, ...] = ()
