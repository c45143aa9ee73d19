"""The costs of abilities."""

from __future__ import annotations

from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay


def price(ability: Active, what: str) -> int:
    """How much of a resource using an ability costs."""
    paid = (one for one in ability.costs if isinstance(one, Pay) and one.what == what)
    return sum(one.amount for one in paid)
