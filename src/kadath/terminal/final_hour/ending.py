"""How a game ended: why, what the hidden clues were, and which cards were laid."""

from __future__ import annotations

from rich.text import Text

from kadath import rulebook
from kadath.games.final_hour.components.priority_cards import SYMBOL, SYMBOLS
from kadath.games.final_hour.rules.ritual import matches, matches_needed
from kadath.games.final_hour.state import FinalHourState

from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs


def ending(scene: Scene) -> Text:
    """The final page of a game."""
    state, words = scene.state, scene.words
    assert isinstance(state, FinalHourState)
    assert state.outcome is not None
    text = Text()
    result = words("terminal-ending-won" if state.outcome.won else "terminal-ending-lost")
    text.append(f"{result}\n\n", BRIGHT)
    text.append(scene.name("outcome", state.outcome.reason) + "\n", STRONG)
    text.append(scene.name("ending", state.outcome.reason) + "\n\n", PLAIN)
    if state.outcome.rule:
        rule = rulebook.load(scene.game.name).rule(state.outcome.rule)
        text.append(f"{rule.id} {rule.title[scene.language]}\n\n", QUIET)
    text.append(words("terminal-ending-clues") + "\n", STRONG)
    for clue in state.hidden_clues:
        symbol = SYMBOLS[clue]
        text.append(f"  {glyphs.RITUAL_SYMBOL[symbol]} ", BRIGHT)
        text.append(scene.name("symbol", symbol), PLAIN)
    text.append("\n")
    if state.laid:
        _laid(text, scene, state)
    text.append("\n" + words("terminal-ending-rounds", rounds=state.round), FAINT)
    return text


def _laid(text: Text, scene: Scene, state: FinalHourState) -> None:
    words = scene.words
    text.append("\n" + words("terminal-ending-laid") + "\n ", STRONG)
    for card in sorted(state.laid):
        matching = SYMBOL[card] in state.hidden_clues
        sign = glyphs.RITUAL_SYMBOL[SYMBOLS[SYMBOL[card]]]
        text.append(f" {card}{sign}", PLAIN if matching else FAINT)
        text.append("✓ " if matching else "  ", BRIGHT)
    counted = words("terminal-ending-matches", matches=matches(state), needed=matches_needed(state))
    text.append("\n" + counted + "\n", BRIGHT)
    if state.hidden_clues[0] == state.hidden_clues[1]:
        text.append(words("terminal-ending-double") + "\n", QUIET)
