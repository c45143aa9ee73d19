"""The text of the verbs, by theme."""

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
