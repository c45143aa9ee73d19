"""The rule index of Final Hour: whole, in order, and in three languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kadath.rulebook import LANGUAGES, Rule, Wording, load

BOOK = load("final_hour")

each_rule = pytest.mark.parametrize("rule", BOOK.rules, ids=lambda rule: rule.id)


def wordings(rule: Rule) -> list[Wording]:
    return [rule.title, rule.text]


def test_numbers_are_consecutive_from_one() -> None:
    expected = [f"FH-{number:03d}" for number in range(1, len(BOOK.rules) + 1)]
    assert [rule.id for rule in BOOK.rules] == expected


@each_rule
def test_every_rule_speaks_three_languages(rule: Rule) -> None:
    for wording in wordings(rule):
        said = [wording[language] for language in LANGUAGES]
        assert all(sentence == sentence.strip() != "" for sentence in said)
        assert len(set(said)) == len(LANGUAGES)


@each_rule
def test_titles_are_labels_and_texts_are_short_sentences(rule: Rule) -> None:
    for language in LANGUAGES:
        text = rule.text[language]
        assert text[0].isupper()
        assert text.endswith(".")
        assert len(text) <= 240
        assert not rule.title[language].endswith(".")


@each_rule
def test_polish_is_polish_and_ukrainian_is_ukrainian(rule: Rule) -> None:
    assert re.search("[ąćęłńóśźż]", rule.title.pl + rule.text.pl)
    for wording in wordings(rule):
        assert not re.search("[а-яіїєґ]", wording.pl + wording.en, re.IGNORECASE)
        assert not re.search("[ąćęłńśźż]", wording.en, re.IGNORECASE)
        assert re.search("[а-яіїєґ]", wording.uk, re.IGNORECASE)
        assert not re.search("[a-z]|[ыэъё]", wording.uk, re.IGNORECASE)


@each_rule
def test_typography_is_that_of_each_language(rule: Rule) -> None:
    for wording in wordings(rule):
        assert not re.search("[“”„«»’—]", wording.en)
        assert not re.search("[\"'«»—]", wording.pl)
        assert not re.search("[\"'“”„—]", wording.uk)


@each_rule
def test_reasons_stand_where_nothing_hangs_on_a_rule(rule: Rule) -> None:
    assert rule.kind in {"behaviour", "definition", "advice"}
    assert (rule.why is None) == (rule.kind == "behaviour")
    assert rule.why != ""


@each_rule
def test_pages_are_those_of_the_rulebook(rule: Rule) -> None:
    assert rule.page is None or 2 <= rule.page <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_share_a_title_or_a_text(language: str) -> None:
    for part in ("title", "text"):
        said = Counter(getattr(rule, part)[language] for rule in BOOK.rules)
        assert [sentence for sentence, times in said.items() if times > 1] == []


def test_heading_keys_are_unique() -> None:
    keys = [heading.key for heading in BOOK.headings]
    assert len(keys) == len(set(keys))


def test_every_rule_belongs_to_the_one_heading_it_names() -> None:
    listed = [(id, heading.key) for heading in BOOK.headings for id in heading.rules]
    assert sorted(listed) == [(rule.id, rule.heading) for rule in BOOK.rules]


def test_headings_give_rules_or_say_why_not() -> None:
    for heading in BOOK.headings:
        assert bool(heading.rules) == (heading.why is None), heading.key
        assert heading.why != "", heading.key


def test_what_a_heading_repeats_is_another_headings_rule() -> None:
    for heading in BOOK.headings:
        for id in heading.see:
            assert BOOK.rule(id).heading != heading.key


# One thing said by one rule, sought as a player of each language would.
SOUGHT = [
    ("FH-098", "last gate", "ostatnia brama", "остання брама"),
    ("FH-138", "grey seal spent", "szara bariera", "сірий бар'єр"),
    ("FH-114", "same symbol double", "takie same symbole podwojnie", "той самий символ подвійно"),
    ("FH-092", "no omens", "brak omenów", "нема знамень"),
    ("FH-179", "order kind", "kolejność w obrębie rodzaju", "порядок у межах виду"),
    ("FH-205", "three matches", "wystarcza 3 trafienia", "досить 3 збігів"),
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
