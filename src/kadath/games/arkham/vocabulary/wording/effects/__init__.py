"""What the effects of Arkham Horror's cards say, by theme."""

from __future__ import annotations

from . import (  # noqa: F401  (they register what the nodes say)
    cards,
    checks,
    choices,
    gains,
    gates,
    headlines,
    meetings,
    monsters,
    moves,
    possessions,
    rides,
    shops,
    spells,
    states,
    town,
)
