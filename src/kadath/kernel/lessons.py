"""A first game with a teacher at the table: its lessons, and what each of them comes with.

Lessons are data of a game. None stands at a fixed place of a script: each waits for what it is
about, so whoever chooses something else than the teacher would learns the same things, perhaps
later. In words a lesson is two messages of the game, `<game>-lesson-<key>` and
`<game>-lesson-title-<key>`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from .decision import DONE, PASS, Decision, Option


class Lesson(NamedTuple):
    """One idea, explained once, when all that it names is there."""

    key: str
    asked: tuple[str, ...] = ()
    """The questions that it comes with; none: any."""
    told: tuple[str, ...] = ()
    """What has been told in the log, any of them; none: nothing need be."""
    offered: tuple[str, ...] = ()
    """The verbs of options, any of which is offered; none: whatever is."""
    rules: tuple[str, ...] = ()
    """The rules in which to read more."""

    def is_due(self, decision: Decision, told: Collection[str]) -> bool:
        """Whether it fits a question to somebody who has read these kinds of entries."""
        return (
            (not self.asked or decision.ask in self.asked)
            and (not self.told or any(kind in told for kind in self.told))
            and (not self.offered or any(one.verb in self.offered for one in decision.options))
        )


class FirstGame(NamedTuple):
    """What the first game is set up with, how it is dealt, and what is taught in it."""

    setup: Mapping[str, Any]
    seed: int
    lessons: tuple[Lesson, ...]
    """In the order in which they come where the teacher's advice is followed."""

    def lesson(self, key: str) -> Lesson | None:
        """A lesson by its key; None for one that is not taught any more."""
        return next((one for one in self.lessons if one.key == key), None)


class Reasons(NamedTuple):
    """Why somebody does a thing, where that is much the same every time: keys of messages."""

    by_verb: Mapping[str, str]
    at_an_end: Mapping[str, str]
    """Why somebody does no more, by what is asked."""
    enough: str = "enough"
    best: str = "best"

    def reason(self, decision: Decision, option: Option) -> str:
        """The reason for an option."""
        if option in (DONE, PASS):
            return self.at_an_end.get(decision.ask, self.enough)
        return self.by_verb.get(option.verb, self.best)


def next_lesson(
    lessons: Iterable[Lesson], given: Collection[str], decision: Decision, told: Collection[str]
) -> Lesson | None:
    """The first lesson that was not given yet and fits the question."""
    waiting = (one for one in lessons if one.key not in given)
    return next((one for one in waiting if one.is_due(decision, told)), None)
