"""Every rule index: whole, in order, and in three languages."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from kadath.rulebook import LANGUAGES, Rule, Rulebook, Wording, games, load

BOOKS = [load(game) for game in games()]
PREFIXES = {"arkham": "AH", "final_hour": "FH", "lcg": "LCG", "machina": "MA"}
BY_CHAPTER = ("machina",)
"""The indexes whose rules are numbered chapter by chapter, as in MA-R7.4."""
BY_SECTION = {"arkham": ("AH", "IH")}
"""The indexes numbered section by section, as in AH-3.2.1, and the prefixes of their boxes."""

each_book = pytest.mark.parametrize("book", BOOKS, ids=games())


def wordings(rule: Rule) -> list[Wording]:
    return [rule.title, rule.text]


def test_every_index_has_its_prefix() -> None:
    assert set(games()) == set(PREFIXES)


@each_book
def test_numbers_are_consecutive_from_one(book: Rulebook) -> None:
    prefix = PREFIXES[book.game]
    if book.game in BY_SECTION:
        numbers = [re.split("[-.]", rule.id) for rule in book.rules]
        assert tuple(dict.fromkeys(box for box, *_ in numbers)) == BY_SECTION[book.game]
        sections = Counter(tuple(section) for *section, _ in numbers)
        counted = [
            (*section, str(number))
            for section, size in sections.items()
            for number in range(1, size + 1)
        ]
        assert [tuple(number) for number in numbers] == counted
        return
    if book.game in BY_CHAPTER:
        sizes = Counter(rule.topic.number for rule in book.rules if rule.topic is not None)
        expected = [
            f"{prefix}-R{chapter}.{number}"
            for chapter, size in sizes.items()
            for number in range(1, size + 1)
        ]
    else:
        expected = [f"{prefix}-{number:03d}" for number in range(1, len(book.rules) + 1)]
    assert [rule.id for rule in book.rules] == expected


@each_book
def test_topics_follow_each_other_and_have_their_own_titles(book: Rulebook) -> None:
    if all(rule.topic is None for rule in book.rules):
        return
    topics = [rule.topic for rule in book.rules if rule.topic is not None]
    assert len(topics) == len(book.rules)
    in_order = list(dict.fromkeys(topics))
    assert [topic.number for topic in in_order] == list(range(1, len(in_order) + 1))
    assert topics == sorted(topics, key=lambda topic: topic.number)
    for language in LANGUAGES:
        assert len({topic.title[language] for topic in in_order}) == len(in_order)


@each_book
def test_every_rule_speaks_three_languages(book: Rulebook) -> None:
    for rule in book.rules:
        for wording in wordings(rule):
            said = [wording[language] for language in LANGUAGES]
            assert all(sentence == sentence.strip() != "" for sentence in said), rule.id
            assert len(set(said)) == len(LANGUAGES), rule.id


@each_book
def test_titles_are_labels_and_texts_are_short_sentences(book: Rulebook) -> None:
    for rule in book.rules:
        for language in LANGUAGES:
            text = rule.text[language]
            assert text.lstrip("“„«")[0].isupper(), rule.id
            assert text.endswith("."), rule.id
            assert "  " not in text, rule.id
            assert len(text) <= 240, rule.id
            title = rule.title[language]
            assert title.lstrip("“„«")[0].isupper() or title[0].isdigit(), rule.id
            assert not title.endswith("."), rule.id
            assert len(title) <= 50, rule.id


@each_book
def test_polish_is_polish_and_ukrainian_is_ukrainian(book: Rulebook) -> None:
    for rule in book.rules:
        assert re.search("[ąćęłńóśźż]", rule.title.pl + rule.text.pl), rule.id
        for wording in wordings(rule):
            assert not re.search("[а-яіїєґ]", wording.pl + wording.en, re.IGNORECASE), rule.id
            assert not re.search("[ąćęłńśźż]", wording.en, re.IGNORECASE), rule.id
            # The steps of a test keep the rulebook's numbering in every language.
            ukrainian = re.sub(r"\bST\.\d", "", wording.uk)
            assert re.search("[а-яіїєґ]", ukrainian, re.IGNORECASE), rule.id
            assert not re.search("[a-z]|[ыэъё]", ukrainian, re.IGNORECASE), rule.id


@each_book
def test_typography_is_that_of_each_language(book: Rulebook) -> None:
    for rule in book.rules:
        for wording in wordings(rule):
            assert not re.search("[\"'„«»—]", wording.en), rule.id
            assert not re.search("[\"'«»—]", wording.pl), rule.id
            assert not re.search("[\"'“”„—]", wording.uk), rule.id
            assert wording.en.count("“") == wording.en.count("”"), rule.id
            assert wording.pl.count("„") == wording.pl.count("”"), rule.id
            assert wording.uk.count("«") == wording.uk.count("»"), rule.id


STEPS_OF_A_TEST = {"en": r"\bST\.(\d)", "pl": r"\bKR\.(\d)", "uk": r"\b[Кк]ро(?:к|ку|ці) (\d)"}


@each_book
def test_numbers_and_steps_are_the_same_in_each_language(book: Rulebook) -> None:
    for rule in book.rules:
        for pattern in (r"\b\d\.\d(?:\.\d)?", r"\b[A-Z]+-\d{3}\b"):
            named = [sorted(re.findall(pattern, rule.text[language])) for language in LANGUAGES]
            assert named[0] == named[1] == named[2], rule.id
        # The steps of a skill test have a name of their own in each edition.
        steps = [
            sorted(re.findall(step, rule.text[language]))
            for language, step in STEPS_OF_A_TEST.items()
        ]
        if steps[0]:
            assert steps[0] == steps[1] == steps[2], rule.id


@each_book
def test_reasons_stand_where_nothing_hangs_on_a_rule(book: Rulebook) -> None:
    for rule in book.rules:
        assert rule.kind in {"behaviour", "definition", "advice", "data"}, rule.id
        assert (rule.why is None) == (rule.kind == "behaviour"), rule.id
        assert rule.why is None or rule.why.endswith("."), rule.id


@pytest.mark.parametrize("language", LANGUAGES)
@each_book
def test_no_two_rules_share_a_title_or_a_text(book: Rulebook, language: str) -> None:
    for part in ("title", "text"):
        said = Counter(getattr(rule, part)[language] for rule in book.rules)
        assert [sentence for sentence, times in said.items() if times > 1] == []


@each_book
def test_heading_keys_are_unique(book: Rulebook) -> None:
    keys = [heading.key for heading in book.headings]
    assert len(keys) == len(set(keys))


@each_book
def test_every_rule_belongs_to_the_one_heading_it_names(book: Rulebook) -> None:
    listed = [(id, heading.key) for heading in book.headings for id in heading.rules]
    assert sorted(listed) == sorted((rule.id, rule.heading) for rule in book.rules)


@each_book
def test_headings_give_rules_or_say_why_not(book: Rulebook) -> None:
    for heading in book.headings:
        assert bool(heading.rules) == (heading.why is None), heading.key
        assert heading.why != "", heading.key


@each_book
def test_what_a_heading_repeats_is_another_headings_rule(book: Rulebook) -> None:
    for heading in book.headings:
        for id in heading.see:
            assert book.rule(id).heading != heading.key


@each_book
def test_reasons_name_rules_that_there_are(book: Rulebook) -> None:
    for rule in book.rules:
        for id in re.findall(r"\b[A-Z]+-\d{3}\b", f"{rule.why} {rule.text.en}"):
            assert book.rule(id).id != rule.id
