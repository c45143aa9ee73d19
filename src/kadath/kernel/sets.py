"""Sets: components that come in a box of their own, and what that box prints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class LeftOut(NamedTuple):
    """Components of a set that a game leaves out on purpose."""

    kind: str
    copies: int
    reason: str
    """Why: the game's message `<game>-left-out-<reason>`."""


class ComponentSet(NamedTuple):
    """A set by its name, with the number of components that its box prints, by kind.

    Where a game has several sets, the message `<game>-set-<name>` says what this one is called.
    """

    name: str
    printed: Mapping[str, int]
    left_out: tuple[LeftOut, ...] = ()
