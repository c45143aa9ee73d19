"""How Machina Arcana is presented."""

from __future__ import annotations

from ..dress import Dress, Panel, plain
from ..plain.dress import ending
from ..rounds import round_and_steps
from . import panels
from .board import Map
from .legend import legend
from .status import standing

DRESS = Dress(
    board=Map,
    track=round_and_steps,
    standing=standing,
    panels=(
        Panel("c", "terminal-machina-items", panels.inventory),
        Panel("d", "terminal-machina-monsters", panels.monsters),
        Panel("t", "terminal-machina-team", panels.team),
        Panel("o", "terminal-machina-story", panels.story),
    ),
    side=("d", "t"),
    choice=plain,
    legend=legend,
    ending=ending,
)
