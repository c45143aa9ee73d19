"""Options as short lines: symbols stand for numbers, and for what provokes attacks."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from kadath.games.lcg.narration import alike
from kadath.games.lcg.narration.names import names
from kadath.games.lcg.narration.options import deed_text, provoked, provoking_text
from kadath.games.lcg.state import LcgState
from kadath.kernel.decision import Option

from ..scene import Scene
from ..theme import PLAIN, RED_INK
from . import glyphs

BRIEF = partial(deed_text, brief=True)


def choice(scene: Scene, option: Option) -> Text:
    """An option in brief, with a symbol if it provokes attacks."""
    state = _moment(scene, option)
    caption = alike.option_text(names(scene.language), state, option, BRIEF)
    if not provoked(state, option):
        return Text(caption, PLAIN)
    return Text.assemble((f"{caption.removesuffix('.')} ", PLAIN), (glyphs.PROVOKES, RED_INK))


def note(scene: Scene) -> Text:
    """Who attacks when an option with that symbol is chosen; empty if none has it."""
    for option in scene.asked.options if scene.asked is not None else ():
        state = _moment(scene, option)
        # The same enemies may attack before every action of a turn.
        if enemies := provoked(state, option):
            warning = provoking_text(names(scene.language), state, enemies)
            return Text.assemble((f"{glyphs.PROVOKES} ", RED_INK), (warning, PLAIN))
    return Text()


def _moment(scene: Scene, option: Option) -> LcgState:
    state = scene.moment(option)
    assert isinstance(state, LcgState)
    return state
