"""Where the round is: its number, its steps, and whether silence is kept."""

from __future__ import annotations

from rich.text import Text

from .scene import Scene
from .theme import BRIGHT, FAINT, STRONG


def round_and_steps(scene: Scene) -> Text:
    """The round and all its steps, the one under way pointed out; whether silence is kept."""
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(round_text(scene), STRONG)
    line.append("  ")
    for number, step in enumerate(scene.progress.steps, 1):
        name = f"{number} {scene.name('progress', step)}"
        if step == scene.progress.step:
            line.append(f"▸{name}◂", BRIGHT)
        else:
            line.append(f" {name} ", FAINT)
    return line.append_text(silence(scene))


def round_text(scene: Scene) -> str:
    """The round, or what is on instead of one; nothing before the first."""
    progress = scene.progress
    if progress.rounds is not None:
        return scene.words("terminal-round", round=progress.round, rounds=progress.rounds)
    if progress.round:
        return scene.words("terminal-round-open", round=progress.round)
    return scene.name("progress", progress.step) if progress.step is not None else ""


def silence(scene: Scene) -> Text:
    """That nobody may talk, where that is so for the reader."""
    is_kept = scene.game.silent(scene.state) & set(scene.own)
    return Text("  ⊘ " + scene.words("terminal-silence") if is_kept else "", BRIGHT)
