"""How the card game is presented."""

from __future__ import annotations

from ..dress import Dress, Panel
from . import panels, status
from .bag import bag
from .board import Map
from .choice import choice, note
from .legend import legend
from .story import ending, opening, part

DRESS = Dress(
    board=Map,
    track=status.track,
    standing=status.standing,
    panels=(
        Panel("c", "terminal-lcg-panel-card", panels.card),
        Panel("h", "terminal-lcg-panel-hand", panels.hand),
        Panel("t", "terminal-lcg-panel-areas", panels.areas),
        Panel("d", "terminal-lcg-panel-bag", bag),
        Panel("o", "terminal-lcg-panel-story", panels.story),
        Panel("x", "terminal-panel-piles", panels.piles),
    ),
    side=("t", "h"),
    under="h",
    choice=choice,
    note=note,
    legend=legend,
    ending=ending,
    opening=opening,
    part=part,
    hand=panels.held,
)
