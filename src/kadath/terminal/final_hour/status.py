"""The two lines above the board: where the round is, and how the table stands."""

from __future__ import annotations

from rich.text import Text

from kadath.games.final_hour.components.ancient_ones import GATE_SYMBOLS
from kadath.games.final_hour.components.priority_cards import SYMBOLS
from kadath.kernel.explain import trail

from ..scene import Scene
from ..theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from . import glyphs
from .panels import health, omens_in_sight

ROUNDS = 8
STEPS = ("1", "2", "3", "4", "5")
STEP_OF = {
    "PlayingPriorityCards": "1",
    "LayingTheRow": "1",
    "ItemsAfterPriority": "1",
    "ResolvingActionCards": "2",
    "ResolvingBesideTheRow": "2",
    "Reckoning": "3",
    "Gate": "4",
    "ProposingRitual": "5",
    "ReversingRitual": "5",
}
"""The step of the round by the procedure under way."""


def track(scene: Scene) -> Text:
    """The round and its five steps, the one under way pointed out; whether silence is kept."""
    words = scene.words
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(words("terminal-round", round=scene.view["round"], rounds=ROUNDS), STRONG)
    line.append("  ")
    now = _step(scene)
    for step in STEPS:
        name = words(f"terminal-step-{step}")
        if step == now:
            line.append(f"▸{step} {name}◂", BRIGHT)
        else:
            line.append(f" {step} {name} ", FAINT)
    if scene.game.silent(scene.state) & set(scene.own):
        line.append("  ⊘ " + words("terminal-silence"), BRIGHT)
    return line


def _step(scene: Scene) -> str:
    for place in trail(scene.state):
        step = STEP_OF.get(place.procedure.rpartition(".")[2])
        if step is not None:
            return step
    return ""


def standing(scene: Scene) -> Text:
    """Everybody's health, the clues, the omens and the gates, in signs."""
    view, words = scene.view, scene.words
    line = Text(no_wrap=True, overflow="ellipsis")
    for figure, who in enumerate(view["investigators"]):
        name = scene.name("investigator", who["key"])
        line.append(f"@{glyphs.initial(name)}", STRONG)
        line.append("★" if view["lead"] == figure else " ", BRIGHT)
        health(line, who)
        line.append(" ⚿" * len(who["items"]), BRIGHT)
        line.append("  ")
    line.append("│ ", FAINT)
    for symbol in SYMBOLS:
        possible = view["clues"]["possible"][symbol]
        line.append(glyphs.RITUAL_SYMBOL[symbol], PLAIN if possible else FAINT)
        line.append(f"{possible or '–'} ", PLAIN if possible else FAINT)
    line.append("│ ", FAINT)
    line.append(f"{glyphs.OMEN}{omens_in_sight(view)} ", PLAIN)
    line.append("│ ", FAINT)
    pile = view["supply"]["gate_pile"]
    line.append("".join(glyphs.GATE[number] for number in range(len(GATE_SYMBOLS))), QUIET)
    line.append(" " + words("terminal-gates-short", tokens=pile), QUIET)
    return line
