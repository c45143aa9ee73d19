"""The rule index of the card game: its topics and rulings, and finding its rules."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.rulebook import LANGUAGES, load

BOOK = load("lcg")

# How many rules each topic has; a new ruling adds to the last.
SIZES = [
    *(37, 46, 22, 34, 34, 9, 30, 5, 18, 33, 26, 52),
    *(30, 13, 7, 10, 12, 19, 9, 25, 8, 6, 20),
]


def test_topics_hold_their_rules() -> None:
    sizes = Counter(rule.topic.number for rule in BOOK.rules if rule.topic is not None)
    assert [sizes[number] for number in sorted(sizes)] == SIZES


def test_later_rulings_are_behaviour_of_the_last_topic() -> None:
    rulings = [rule for rule in BOOK.rules if rule.heading == "later_rulings"]
    assert rulings == list(BOOK.rules[485:])
    assert {rule.topic.title["en"] for rule in rulings if rule.topic} == {"Later rulings"}
    assert {rule.kind for rule in rulings} == {"behaviour"}


@pytest.mark.parametrize("number", ["1.4", "2.2.1", "3.3", "4.6"])
def test_rules_of_a_step_are_found_under_its_heading(number: str) -> None:
    heading = next(heading for heading in BOOK.headings if heading.title == number)
    assert heading.key == f"step_{number.replace('.', '_')}"
    assert any(number in BOOK.rule(id).text["uk"] for id in heading.rules)


# One thing said by one rule, sought as a player of each language would.
SOUGHT = [
    (
        "LCG-174",
        "provoke attack opportunity ready",
        "atak towarzyszący przygotowani",
        "випередження оновленими",
    ),
    ("LCG-138", "hand limit eight", "osiem kart na ręce", "вісім карт на руці"),
    ("LCG-262", "retaliate exhaust", "mściwy wyczerpuje", "месник задіюється"),
    ("LCG-395", "empty deck horror", "pusta talia przerażenie", "порожня колода жах"),
    (
        "LCG-207",
        "automatic success difficulty",
        "automatyczny sukces trudnosc",
        "автоматичний успіх складність",
    ),
    ("LCG-498", "test within a test", "testy w teście", "перевірка у перевірці"),
]


@pytest.mark.parametrize(
    ("expected", "language", "words"),
    [
        (expected, language, words)
        for expected, *queries in SOUGHT
        for language, words in zip(LANGUAGES, queries, strict=True)
    ],
)
def test_search_finds_rules_in_each_language(expected: str, language: str, words: str) -> None:
    assert BOOK.search(words, language)[0].id == expected
