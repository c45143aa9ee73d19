"""The tutorial's guide: its lesson in a window, and its advice beside the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType

from kadath import rulebook

from .dialogs import Reading, Writing
from .keys import letter
from .labels import Key
from .scene import Scene
from .theme import BRIGHT, FAINT, PLAIN, QUIET, STRONG
from .words import Words

STAR = "★ "
"""Marks what the guide would choose."""


class LessonWindow(Reading):
    """The guide's lesson, with a key to continue without the guide."""

    BINDINGS: ClassVar[list[BindingType]] = [letter("x", "leave_guide")]

    def __init__(
        self,
        title: Callable[[Words], str],
        text: Writing,
        words: Words,
        leave: Callable[[], None],
    ) -> None:
        super().__init__(title, text, words)
        self._leave = leave

    def keys(self) -> list[Key]:
        """Continue, with or without the guide."""
        return [
            Key("Enter", self.words("terminal-guide-got-it"), "screen.close"),
            Key("x", self.words("terminal-guide-leave"), "screen.leave_guide"),
        ]

    def action_leave_guide(self) -> None:
        """Close the window and dismiss the guide."""
        self.dismiss()
        self._leave()


def title(scene: Scene) -> str:
    """The title of the lesson; between lessons, of the guide."""
    guidance = scene.guidance
    lesson = guidance.lesson_text(scene.language) if guidance is not None else None
    return lesson.title if lesson is not None else scene.words("terminal-guide-title")


def written(scene: Scene) -> Text:
    """The lesson, the rules to read for more, and the advice."""
    guidance = scene.guidance
    if guidance is None:
        return Text(scene.words("terminal-guide-waits"), QUIET)
    text = Text()
    lesson = guidance.lesson_text(scene.language)
    if lesson is not None:
        text.append(f"{lesson.text}\n", PLAIN)
        for rule in rulebook.load(scene.game.name).written(lesson.rules):
            text.append(f"{rule.id} {rule.title[scene.language]}\n", FAINT)
        text.append("\n")
    for option in guidance.options:
        text.append(STAR, BRIGHT)
        text.append(f"{scene.option_text(option)}\n", STRONG)
    text.append(f"{guidance.why(scene.language)}.", QUIET)
    return text


def in_short(scene: Scene) -> Text:
    """The reason for the advice, in a line or two."""
    assert scene.guidance is not None
    return Text.assemble((STAR, BRIGHT), (f"{scene.guidance.why(scene.language)}.", QUIET))
