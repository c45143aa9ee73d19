"""The state of the round: its number, its steps, and whether players must be silent."""

from __future__ import annotations

from rich.text import Text

from .scene import Scene
from .theme import BRIGHT, FAINT, STRONG

NARROW, WIDE = 78, 98
"""The columns available on the smallest screen, and on one that is not narrow."""


def round_and_steps(scene: Scene) -> Text:
    """The round and its steps, the current one highlighted; and whether players must be silent.

    If the names are too long together, the other steps are shown only by number.
    """
    whole = _steps(scene, named=True)
    widest = NARROW if scene.narrow else WIDE
    return whole if whole.cell_len <= widest else _steps(scene, named=False)


def _steps(scene: Scene, *, named: bool) -> Text:
    line = Text(no_wrap=True, overflow="ellipsis")
    line.append(round_text(scene), STRONG)
    line.append("  ")
    for number, step in enumerate(scene.progress.steps, 1):
        is_now = step == scene.progress.step
        name = f"{number} {scene.name('progress', step)}" if named or is_now else str(number)
        line.append(f"▸{name}◂" if is_now else f" {name} ", BRIGHT if is_now else FAINT)
    return line.append_text(silence(scene))


def round_text(scene: Scene) -> str:
    """The round, or what takes place instead of one; empty before the first."""
    progress = scene.progress
    if progress.counted is not None:
        name, number = progress.counted
        counted = scene.name("progress", name)
        return scene.words("terminal-round-counted", counted=counted, number=number)
    if progress.rounds is not None:
        return scene.words("terminal-round", round=progress.round, rounds=progress.rounds)
    if progress.round:
        return scene.words("terminal-round-open", round=progress.round)
    return scene.name("progress", progress.step) if progress.step is not None else ""


def silence(scene: Scene) -> Text:
    """A note that nobody may talk, if that applies to the reader."""
    is_kept = scene.game.silent(scene.state) & set(scene.own)
    return Text("  ⊘ " + scene.words("terminal-silence") if is_kept else "", BRIGHT)
