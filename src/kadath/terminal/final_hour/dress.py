"""How Final Hour is presented."""

from __future__ import annotations

from ..dress import Dress, Panel
from ..rounds import round_and_steps
from . import panels, status
from .board import Campus
from .choice import choice
from .ending import ending
from .legend import legend

DRESS = Dress(
    board=Campus,
    track=round_and_steps,
    standing=status.standing,
    panels=(
        Panel("c", "terminal-panel-cards", panels.cards),
        Panel("h", "terminal-panel-hands", panels.hands),
        Panel("d", "terminal-panel-clues", panels.clues),
        Panel("t", "terminal-panel-team", panels.team),
        Panel("o", "terminal-panel-ancient-one", panels.ancient_one),
        Panel("x", "terminal-panel-piles", panels.piles),
    ),
    side=("t", "d"),
    choice=choice,
    legend=legend,
    ending=ending,
)
