"""The log as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kadath.table import Snapshot

from .scene import Scene
from .theme import FAINT, PLAIN, QUIET

LINES_SHOWN = 200


def since(scene: Scene) -> str:
    """Since when entries are new to the reader: for someone playing alone, since every choice."""
    is_alone = len(scene.own) == len(scene.seats)
    return scene.words("terminal-since-choice" if is_alone else "terminal-since")


def written(scene: Scene, lines: Sequence[Snapshot], news: int = 0) -> Text:
    """The lines, oldest first; the last `news` of them go below a separator."""
    text = Text()
    old = max(0, len(lines) - news)
    for line in lines[:old][-LINES_SHOWN:]:
        _line(text, scene, line, is_new=False)
    if news:
        text.append(f"── {since(scene)} ──\n", FAINT)
    for line in lines[old:]:
        _line(text, scene, line, is_new=True)
    text.rstrip()
    return text


def _line(text: Text, scene: Scene, line: Snapshot, *, is_new: bool) -> None:
    told = scene.narrator.entry_text(line.state, line.entry, scene.language)
    text.append("· ", FAINT)
    text.append(f"{told}\n", PLAIN if is_new else QUIET)
