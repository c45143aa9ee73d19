"""The log as text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from kadath.kernel.log import Entry

from .scene import Scene
from .theme import FAINT, PLAIN, QUIET

LINES_SHOWN = 200


def since(scene: Scene) -> str:
    """Since when entries are new to the reader: for someone playing alone, since every choice."""
    is_alone = len(scene.own) == len(scene.seats)
    return scene.words("terminal-since-choice" if is_alone else "terminal-since")


def written(scene: Scene, entries: Sequence[Entry], news: int = 0) -> Text:
    """The entries, oldest first; the last `news` of them go below a separator."""
    text = Text()
    old = entries[: len(entries) - news][-LINES_SHOWN:]
    for entry in old:
        _line(text, scene, entry, is_new=False)
    if news:
        text.append(f"── {since(scene)} ──\n", FAINT)
    for entry in entries[len(entries) - news :]:
        _line(text, scene, entry, is_new=True)
    text.rstrip()
    return text


def _line(text: Text, scene: Scene, entry: Entry, *, is_new: bool) -> None:
    line = scene.narrator.entry_text(scene.state, entry, scene.language)
    text.append("· ", FAINT)
    text.append(f"{line}\n", PLAIN if is_new else QUIET)
