"""Faces called by their numbers, and a kind that half of them are of."""

from __future__ import annotations

from kadath.kernel.nodes import Node, node
from kadath.kernel.sleeves.beliefs import Dealt


@node
class Even(Node):
    """A face with an even number."""


def fits(kind: Node, face: str) -> bool:
    """Whether a face is even, which is the only kind."""
    return int(face) % 2 == 0


def numbered(*origins: int) -> list[Dealt]:
    """Faces called by their numbers, of these lots."""
    return [(str(number), origin) for number, origin in enumerate(origins)]
