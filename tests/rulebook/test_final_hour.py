"""The rule index of Final Hour: its pages, and finding its rules."""

from __future__ import annotations

import pytest

from kadath.rulebook import LANGUAGES, load

BOOK = load("final_hour")


def test_pages_are_those_of_the_rulebook() -> None:
    assert {rule.page for rule in BOOK.rules} - {None} <= set(range(2, 21))
    assert any(rule.page for rule in BOOK.rules)


# One thing said by one rule, sought as a player of each language would.
SOUGHT = [
    ("FH-098", "last gate", "ostatnia brama", "остання брама"),
    ("FH-138", "gray seal spent", "szara bariera", "сірий бар'єр"),
    ("FH-114", "same symbol double", "takie same symbole podwojnie", "той самий символ подвійно"),
    ("FH-092", "no omens", "brak omenów", "нема знамень"),
    ("FH-179", "order kind", "kolejność w obrębie rodzaju", "порядок у межах виду"),
    ("FH-205", "three cards win", "wystarcza 3 trafienia", "досить 3 збігів"),
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
