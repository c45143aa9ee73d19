"""A state as it is shown, which caches what several readers of it share."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any

import msgspec

from kadath import games, rulebook
from kadath.kernel.decision import Option
from kadath.kernel.errors import NotLegal
from kadath.kernel.explain import Place, trail
from kadath.kernel.game import Game
from kadath.kernel.log import Entry
from kadath.kernel.state import State
from kadath.kernel.views import Named, ThingView, worded, worded_view
from kadath.rulebook import Rule
from kadath.table import Question, Ticking, ticking
from kadath.text.errors import NotSaid
from kadath.text.fluent import messages

from .problems import Refused
from .shapes import (
    Decision,
    OptionText,
    Outcome,
    RuleText,
    Several,
    SeveralPart,
    Stakes,
    Thing,
    Ticked,
    TrailText,
)

log = logging.getLogger("kadath.server")
ENGLISH = "en"


class Scene:
    """A state to show; it must not change while it is shown."""

    def __init__(self, game: Game[Any], state: State, question: Question | None = None) -> None:
        self.game = game
        self.state = state
        self.question = question
        self.narrator = game.narrator()
        self.silent = sorted(game.silent(state)) if state.outcome is None else []
        self._views: dict[int | None, msgspec.Raw] = {}
        self._wanted: dict[int | None, Iterable[Named]] = {}
        self._questions: dict[str, Decision] = {}
        self._options: dict[str, list[OptionText]] = {}
        self._several: dict[str, Several | None] = {}

    def view(self, seat: int | None) -> msgspec.Raw:
        """A seat's view, ready to be sent."""
        if seat not in self._views:
            view = {**self.game.view(self.state, seat), **self._foretold}
            self._views[seat] = msgspec.Raw(msgspec.json.encode(view))
            self._wanted[seat] = worded_view(view)
        return self._views[seat]

    @cached_property
    def _foretold(self) -> Mapping[str, Any]:
        return self.game.foretold(self.state)

    def views(self, seats: tuple[int, ...]) -> list[Any]:
        """The views of these seats; without seats, the spectator's."""
        return [self.view(seat) for seat in seats or (None,)]

    def names(
        self,
        seats: tuple[int, ...],
        language: str,
        known: set[Named],
        passing: Iterable[ThingView] = (),
    ) -> dict[str, str]:
        """The names of the things in these views, and of some that were there in between.

        Those in `known` are left out, and the others are added to it.
        """
        wanted = list(worded(passing))
        for seat in seats or (None,):
            self.view(seat)
            wanted += self._wanted[seat]
        new = dict.fromkeys(one for one in wanted if one not in known)
        known.update(new)
        return {"/".join(map(str, one)): name_text(self.game.name, *one, language) for one in new}

    def decision(self, seats: tuple[int, ...], language: str) -> Decision | None:
        """The current decision; with its options, if it is for one of these seats."""
        decision = self.question.decision if self.question is not None else self.state.decision
        if decision is None:
            return None
        question = self._question(language)
        if decision.seat not in seats:
            return question
        if language not in self._options:
            self._options[language] = [self._option(one, language) for one in decision.options]
            self._several[language] = self._ticking(language)
        return msgspec.structs.replace(
            question,
            mine=True,
            options=self._options[language],
            several=self._several[language],
        )

    def _ticking(self, language: str) -> Several | None:
        """What may be ticked, if several things are chosen."""
        choice = ticking(self.state, usual=self.game.usual_picks(self.state))
        if choice is None:
            return None
        shown = Scene(self.game, choice.shown)
        return Several(
            choice.several.SHAPE,
            choice.is_ordered,
            [
                SeveralPart(
                    part.least,
                    part.most,
                    [shown._option(one, language) for one in part.candidates],
                    part.is_number,
                )
                for part in choice.parts
            ],
            self._ticked(choice, language),
        )

    def _ticked(self, choice: Ticking, language: str) -> Ticked:
        return Ticked(
            [one.key for one in choice.picks],
            [one.key for one in choice.addable],
            [one.key for one in choice.movable],
            {one.key: [pick.key for pick in picks] for one, picks in choice.swaps.items()},
            choice.is_whole,
            choice.missing,
            self._confirm(choice, language),
        )

    def _confirm(self, choice: Ticking, language: str) -> str:
        try:
            return choice.confirm_text(self.game, language)
        except NotSaid:
            return ", ".join(one.key for one in choice.picks)

    def weighed(self, keys: Sequence[str], language: str) -> tuple[Ticked, str, list[OptionText]]:
        """What these ticks mean, with the prompt and the texts of all options as of then.

        `Refused` if the decision is not a choice of several, or the ticks do not fit together.
        """
        try:
            choice = ticking(self.state, keys)
        except NotLegal as error:
            raise Refused("not-offered") from error
        if choice is None:
            raise Refused("not-now")
        shown = Scene(self.game, choice.shown)
        options = [shown._option(one, language) for one in choice.candidates]
        return self._ticked(choice, language), shown._prompt(language), options

    def outcome(self, language: str) -> Outcome | None:
        """How the game ended, if it has."""
        ended = self.state.outcome
        if ended is None:
            return None
        return Outcome(ended.won, ended.reason, ended.rule, self._prompt(language))

    def option_text(self, option: Option, language: str) -> str:
        """What an option does."""
        state = self._state_for(option)
        return in_words(
            self.game,
            lambda spoken: self.narrator.option_text(state, option, spoken),
            language,
            option.key,
        )

    def _option(self, option: Option, language: str) -> OptionText:
        points = self.narrator.points(self._state_for(option), option)
        return OptionText(
            option.key,
            option.verb,
            list(option.args),
            self.option_text(option, language),
            [Thing(*one) for one in points],
            self.question is not None and option in self.question.first,
            option.verb in self.game.manifest.grave,
        )

    def _state_for(self, option: Option) -> State:
        return self.question.state_for(option) if self.question is not None else self.state

    def _question(self, language: str) -> Decision:
        if language not in self._questions:
            decision = self.state.decision
            assert decision is not None
            places = trail(self.state)
            cited = decision.why
            # If the asking step cites no rule, take those of the innermost step that does.
            for place in reversed(places):
                cited = cited or place.rules
            self._questions[language] = Decision(
                decision.seat,
                False,
                decision.ask,
                self._prompt(language),
                rules_text(self.game.name, cited, language),
                [
                    TrailText(place_text(self.game.name, one, language), list(one.rules))
                    for one in places
                ],
                None,
                stakes=self.stakes(language),
            )
        return self._questions[language]

    def stakes(self, language: str, keys: Sequence[str] = ()) -> Stakes | None:
        """The stakes of the current attempt, if these are ticked; None if there is none."""
        choice = ticking(self.state, keys) if keys else None
        found = self.game.stakes(choice.shown if choice is not None else self.state, language)
        return Stakes(list(found.success), list(found.failure)) if found is not None else None

    def _prompt(self, language: str) -> str:
        key = self.state.decision.ask if self.state.decision is not None else ""
        return in_words(
            self.game,
            lambda spoken: self.narrator.prompt_text(self.state, spoken),
            language,
            key,
        )


UNTOLD = "…"
"""Shown in place of a text that is missing in every language; readers never see a key."""


def in_words(game: Game[Any], say: Callable[[str], str], language: str, key: str) -> str:
    """A text in a language, or in English if it is missing there.

    The keys are shown only for a game that has no texts at all yet.
    """
    has_words = f"{game.name}-title" in messages(ENGLISH)
    for spoken in dict.fromkeys((language, ENGLISH)):
        try:
            return say(spoken)
        except NotSaid as gap:
            if has_words:
                log.error("%s cannot say %s in %s: %s", game.name, key, spoken, gap)
    return UNTOLD if has_words else key


def entry_text(game: Game[Any], state: State, entry: Entry, language: str) -> str:
    """A line of the log, in the state in which it was written."""
    return in_words(
        game,
        lambda spoken: game.narrator().entry_text(state, entry, spoken),
        language,
        entry.kind,
    )


@lru_cache(10_000)
def place_text(game: str, place: Place, language: str) -> str:
    """The place of a procedure in the rulebook."""
    try:
        return games.game(game).narrator().place_text(place, language)
    except NotSaid:
        return f"{place.procedure} {place.at}"


@lru_cache(20_000)
def name_text(game: str, kind: str, key: str | int, language: str) -> str:
    """The name of a thing; a group without a name of its own has that of a single thing."""
    narrator = games.game(game).narrator()
    try:
        return narrator.name(kind, key, language)
    except NotSaid:
        return name_text(game, "kind", key, language) if kind == "group" else str(key)


@cache
def has_rulebook(game: str) -> bool:
    """Whether a game has a rulebook."""
    return game in rulebook.games()


@lru_cache(10_000)
def rules_text(game: str, numbers: tuple[str, ...], language: str) -> list[RuleText]:
    """Rules by their numbers."""
    if not numbers or not has_rulebook(game):
        return []
    book = rulebook.load(game)
    return [rule_text(rule, language) for rule in book.written(numbers)]


def rule_text(rule: Rule, language: str) -> RuleText:
    """A rule in one language."""
    topic = rule.topic.title[language] if rule.topic is not None else None
    return RuleText(rule.id, rule.title[language], rule.text[language], rule.heading, topic)
