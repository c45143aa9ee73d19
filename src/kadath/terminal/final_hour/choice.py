"""Options that are clearer in columns than in a sentence: playing priority cards."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.components.priority_cards import OMENS, SYMBOL, SYMBOLS
from kadath.games.final_hour.narration.options import half_to_come
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.decision import Option

from ..canvas import cut
from ..scene import Scene
from ..theme import BRIGHT, PLAIN, QUIET, STRONG
from . import glyphs
from .halves import half_in_row

SYMBOL_WIDTH = 9


def choice(scene: Scene, option: Option) -> Text | None:
    """A priority card with its number, symbol, and omens, and the half it would give."""
    if option.verb not in ("play", "onto"):
        return None
    card = option.ids[0]
    line = priority_card(scene, card, named=not scene.narrow)
    state = scene.state
    assert isinstance(state, FinalHourState)
    if option.verb == "play":
        half, lower = half_to_come(state, card)
    else:
        half, lower = half_in_row(list(state.row), card), 0
    line.append(" " + scene.words("terminal-play-half", half=half, lower=lower), PLAIN)
    return line


def priority_card(scene: Scene, card: int, *, named: bool = True) -> Text:
    """A priority card in columns, with or without the name of its symbol."""
    symbol = SYMBOLS[SYMBOL[card]]
    name = ""
    if named:
        name = f"{cut(scene.name('symbol', symbol), SYMBOL_WIDTH):<{SYMBOL_WIDTH}} "
    return Text.assemble(
        (f"{card:>2} ", STRONG),
        (f"{glyphs.RITUAL_SYMBOL[symbol]} ", BRIGHT),
        (name, QUIET),
        (f"{glyphs.OMEN * OMENS[card]:<2}", BRIGHT),
    )
