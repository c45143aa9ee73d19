"""How a game without its own presentation is shown: by what every game provides."""

from __future__ import annotations

from rich.text import Text

from kadath.kernel.explain import trail

from ..dress import Dress, Panel, plain
from ..owners import owner_text
from ..rounds import round_and_steps
from ..scene import Scene
from ..theme import PLAIN, QUIET, STRONG
from .board import CardTable, card_text
from .things import cards


def people(scene: Scene) -> Text:
    """Who sits where, and who is asked."""
    line = Text(no_wrap=True, overflow="ellipsis")
    asked = scene.state.decision.seat if scene.state.decision is not None else None
    for number, seat in enumerate(scene.seats):
        owner = owner_text(seat, scene.words)
        line.append(f"{owner}  ", STRONG if number == asked else QUIET)
    return line


def everything(scene: Scene) -> Text:
    """Everything on the table, card by card."""
    return Text("\n").join(card_text(scene, card) for card in cards(scene))


def where(scene: Scene) -> Text:
    """The current position in the rulebook."""
    return Text("\n").join(
        Text(scene.narrator.place_text(place, scene.language), PLAIN)
        for place in trail(scene.state)
    )


def ending(scene: Scene) -> Text:
    """How it ended, in the game's own words."""
    return Text(scene.narrator.prompt_text(scene.state, scene.language), STRONG)


def legend(scene: Scene) -> Text:
    """No legend: there are no symbols to explain."""
    return Text()


DRESS = Dress(
    board=CardTable,
    track=round_and_steps,
    standing=people,
    panels=(
        Panel("t", "terminal-panel-things", everything),
        Panel("o", "terminal-panel-where", where),
    ),
    side=("t",),
    choice=plain,
    legend=legend,
    ending=ending,
)
