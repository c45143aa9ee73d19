"""The lessons of a game's tutorial, and what triggers each of them.

Lessons are data of a game. They do not follow a script: each waits for what it is about, so a
player who ignores the guide's advice learns the same things, perhaps later. The text of a lesson is
in two messages of the game, `<game>-lesson-<key>` and `<game>-lesson-title-<key>`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

from .decision import DONE, PASS, Decision, Option


class Lesson(NamedTuple):
    """One idea, explained once, when all of its conditions are met."""

    key: str
    asked: tuple[str, ...] = ()
    """The prompts that it comes with, any of them; empty for any prompt."""
    told: tuple[str, ...] = ()
    """The kinds of log entry that must have been read, any of them; empty for none."""
    offered: tuple[str, ...] = ()
    """The verbs of which one must be offered; empty for none."""
    rules: tuple[str, ...] = ()
    """The rules to read for more."""

    def is_due(self, decision: Decision, told: Collection[str]) -> bool:
        """Whether it fits a decision of a player who has read these kinds of log entry."""
        return (
            (not self.asked or decision.ask in self.asked)
            and (not self.told or any(kind in told for kind in self.told))
            and (not self.offered or any(one.verb in self.offered for one in decision.options))
        )


class FirstGame(NamedTuple):
    """The set-up, seed, and lessons of the tutorial game."""

    setup: Mapping[str, Any]
    seed: int
    lessons: tuple[Lesson, ...]
    """In the order in which they come if the guide's advice is followed."""

    def lesson(self, key: str) -> Lesson | None:
        """A lesson by its key; None if it no longer exists."""
        return next((one for one in self.lessons if one.key == key), None)


class Reasons(NamedTuple):
    """The usual reasons for an option, as message keys by verb or by prompt."""

    by_verb: Mapping[str, str]
    at_an_end: Mapping[str, str]
    """Why to pass or stop here, by prompt."""
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
    """The first lesson that was not given yet and is due now."""
    waiting = (one for one in lessons if one.key not in given)
    return next((one for one in waiting if one.is_due(decision, told)), None)
