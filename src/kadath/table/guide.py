"""The guide of a first game: which idea it explains with a question, and what it would choose.

It sits beside whoever is asked and sees what they see: the entries of the log that they may read,
the question, and a state in which all that they do not know is redealt. It never chooses for
anybody.
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
"""The bot that has the other seats of a first game: it is quick, and plays what the guide would."""
GUIDED_SEED = 0
"""The seed of such bots, so that whoever follows the advice comes where it is meant to lead."""


class LessonText(NamedTuple):
    """A lesson in words, with the rules in which to read more."""

    title: str
    text: str
    rules: tuple[str, ...]


class Guidance(NamedTuple):
    """What the guide says to a question: an idea that is new with it, and its advice."""

    game: Teaches[Any]
    lesson: Lesson | None
    advised: Advised

    @property
    def options(self) -> tuple[Option, ...]:
        """What the guide would choose: one option, or all that it would pick of several."""
        return self.advised.options

    def lesson_text(self, language: str) -> LessonText | None:
        """The new idea in words."""
        return lesson_text(self.game, self.lesson, language) if self.lesson is not None else None

    def why(self, language: str) -> str:
        """The reason for its advice."""
        return self.game.advice(self.advised.state, self.options[0], language)


class Guide:
    """What was explained so far: each lesson with the number of choices made before it."""

    def __init__(self, game: Teaches[Any], given: Mapping[int, str] | None = None) -> None:
        self.game = game
        self.given: dict[int, str] = dict(given or {})

    def data(self) -> list[tuple[int, str]]:
        """What was explained, as plain data."""
        return list(self.given.items())

    def guidance(self, question: Question, length: int, read: list[Entry]) -> Guidance:
        """What to say to a question after so many choices, to somebody who has read these."""
        # What was taken back since is explained again when it happens again.
        self.given = {at: key for at, key in self.given.items() if at <= length}
        first_game = self.game.first_game()
        if length not in self.given:
            told = {entry.kind for entry in read}
            given = set(self.given.values())
            new = next_lesson(first_game.lessons, given, question.decision, told)
            if new is not None:
                self.given[length] = new.key
        lesson = first_game.lesson(self.given.get(length, ""))
        return Guidance(self.game, lesson, self._advised(question))

    def _advised(self, question: Question) -> Advised:
        """The advice; something to be done first, where that is good, goes first."""
        for prelude in question.preludes:
            found = advised(self.game, prelude.state, prelude.seat)
            if found.options[0] in prelude.options:
                return found
        return advised(self.game, question.state, question.decision.seat)


def lesson_text(game: Teaches[Any], lesson: Lesson, language: str) -> LessonText:
    """A lesson in words."""
    said = messages(language)
    return LessonText(
        said.format(f"{game.name}-lesson-title-{lesson.key}"),
        said.format(f"{game.name}-lesson-{lesson.key}"),
        lesson.rules,
    )


def guide_from(data: object, game: Teaches[Any]) -> Guide | None:
    """A guide from its data; None where there was none, or what is there is no guide's."""
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
