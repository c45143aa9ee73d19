"""How Arkham Horror is shown."""

from __future__ import annotations

from ..dress import Dress, Panel, plain
from ..plain.dress import ending
from . import panels
from .board import Towns
from .legend import legend
from .status import standing, track

DRESS = Dress(
    board=Towns,
    track=track,
    standing=standing,
    panels=(
        Panel("d", "terminal-arkham-stage", panels.stage),
        Panel("c", "terminal-arkham-sheet", panels.sheet),
        Panel("t", "terminal-panel-team", panels.team),
        Panel("x", "terminal-arkham-gates", panels.gates),
        Panel("o", "terminal-arkham-ancient-one", panels.ancient_one),
    ),
    side=("d", "t"),
    choice=plain,
    legend=legend,
    ending=ending,
)
