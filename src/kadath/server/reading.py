"""The rulebook of a game for reading: chapters, and the steps that implement each rule."""

from __future__ import annotations

from collections import defaultdict
from itertools import groupby

import msgspec

from kadath import games, rulebook
from kadath.kernel.explain import Place
from kadath.kernel.procedure import PROCEDURES

from .scene import place_text
from .speaking import cards_by_rule


class ReadRule(msgspec.Struct):
    """A rule of the rulebook."""

    id: str
    title: str
    text: str
    places: list[str]
    """The steps of the game that implement it."""
    see: list[str]
    """Related rules: those of the same steps, and those that its heading refers to."""
    cards: list[str]
    """The names of the cards that it mentions."""


class Chapter(msgspec.Struct):
    """A part of a rulebook."""

    title: str
    rules: list[ReadRule]


class Book(msgspec.Struct):
    """A whole rulebook."""

    chapters: list[Chapter]


def book(game: str, language: str) -> Book:
    """The rulebook of a game in one language; without topics it is one untitled chapter."""
    index = rulebook.load(game)
    places: dict[str, list[str]] = defaultdict(list)
    see: dict[str, list[str]] = defaultdict(list)
    for place in _places(game):
        for rule in place.rules:
            places[rule].append(place_text(game, place, language))
            see[rule] += place.rules
    for heading in index.headings:
        for rule in heading.rules:
            see[rule] += heading.see
    narrator = games.game(game).narrator()
    cards = cards_by_rule(game)

    def called(rule: str) -> list[str]:
        keys = cards.get(rule, ())
        return list(dict.fromkeys(narrator.component(key, language)["name"] for key in keys))

    order = {rule.id: at for at, rule in enumerate(index.rules)}

    def read(rule: rulebook.Rule) -> ReadRule:
        kin = sorted(order.keys() & set(see[rule.id]) - {rule.id}, key=order.__getitem__)
        where = list(dict.fromkeys(places[rule.id]))
        return ReadRule(
            rule.id, rule.title[language], rule.text[language], where, kin, called(rule.id)
        )

    return Book(
        [
            Chapter(topic.title[language] if topic else "", [read(rule) for rule in rules])
            for topic, rules in groupby(index.rules, lambda rule: rule.topic)
        ]
    )


def _places(game: str) -> list[Place]:
    """Every step of a game that cites rules."""
    # The narrator imports every module of a game, and so registers all procedures.
    games.game(game).narrator()
    return [
        Place(name, at, step.rules)
        for name, procedure in PROCEDURES.items()
        if name.startswith(f"{game}.")
        for at, step in procedure.STEPS.items()
        if step.rules
    ]
