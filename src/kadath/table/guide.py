"""The guide of a tutorial game: the lessons it gives with each question, and its advice.

It sees what the player who is asked sees: the log entries that they may read, the question, and a
state in which everything hidden from them is redealt. It never chooses for anybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kadath.bots.advising import Advised, advised
from kadath.kernel.capabilities import Teaches
from kadath.kernel.decision import Option
from kadath.kernel.lessons import Lesson, next_lesson
from kadath.kernel.log import Entry
from kadath.text.fluent import messages

from .question import Question

PARTNER = "thumb"
"""The bot in the other seats of a tutorial: it is fast, and plays what the guide would advise."""
GUIDED_SEED = 0
"""The seed of those bots, so that following the advice always leads to the same game."""


class LessonText(NamedTuple):
    """The text of a lesson, and the rules to read for more."""

    title: str
    text: str
    rules: tuple[str, ...]


class Guidance(NamedTuple):
    """What the guide says with a question: a new lesson, if one is due, and its advice."""

    game: Teaches[Any]
    lesson: Lesson | None
    advised: Advised

    @property
    def options(self) -> tuple[Option, ...]:
        """What the guide would choose: one option, or all of its picks of several."""
        return self.advised.options

    def lesson_text(self, language: str) -> LessonText | None:
        """The text of the new lesson."""
        return lesson_text(self.game, self.lesson, language) if self.lesson is not None else None

    def why(self, language: str) -> str:
        """The reason for its advice."""
        return self.game.advice(self.advised.state, self.options[0], language)


class Guide:
    """The lessons given so far, each with the number of choices made before it."""

    def __init__(self, game: Teaches[Any], given: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.given: dict[int, str] = dict(given or {})

    def data(self) -> list[tuple[int, str]]:
        """The lessons given, as plain data."""
        return list(self.given.items())

    def guidance(self, question: Question, length: int, read: list[Entry]) -> Guidance:
        """What to say with a question after `length` choices, to a player who has read these."""
        # A lesson from an undone part of the game is given again when it comes up again.
        self.given = {at: key for at, key in self.given.items() if at <= length}
        first_game = self.game.first_game()
        if length not in self.given:
            kinds = {entry.kind for entry in read}
            given = set(self.given.values())
            new = next_lesson(first_game.lessons, given, question.decision, kinds)
            if new is not None:
                self.given[length] = new.key
        lesson = first_game.lesson(self.given.get(length, ""))
        return Guidance(self.game, lesson, self._advised(question))

    def _advised(self, question: Question) -> Advised:
        """The advice, which may be to do something first."""
        for prelude in question.preludes:
            found = advised(self.game, prelude.state, prelude.seat)
            if found.options[0] in prelude.options:
                return found
        return advised(self.game, question.state, question.decision.seat)


def lesson_text(game: Teaches[Any], lesson: Lesson, language: str) -> LessonText:
    """The text of a lesson."""
    bundle = messages(language)
    return LessonText(
        bundle.format(f"{game.name}-lesson-title-{lesson.key}"),
        bundle.format(f"{game.name}-lesson-{lesson.key}"),
        lesson.rules,
    )


def guide_from(data: object, game: Teaches[Any]) -> Guide | None:
    """A guide from its data; None if there was none, or the data is invalid."""
    if not isinstance(data, list):
        return None
    given: dict[int, str] = {}
    for one in data:
        match one:
            case [int(at), str(key)]:
                given[at] = key
            case _:
                return None
    return Guide(game, given)
