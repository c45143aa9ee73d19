"""The lexicon is whole: every term has every form in every language."""

from __future__ import annotations

import pytest

from kadath.text.languages import LANGUAGES
from kadath.text.lexicon import games, lexicon, terms
from kadath.text.phrase import Adjective, Noun

TERMS = [f"{game}.{key}" for game in games() for key in terms(game)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_every_form(language: str) -> None:
    words = lexicon(language)
    for key in TERMS:
        for case in words.grammar.cases:
            assert words.noun(key).form(case, words.noun(key).traits.number or "sg"), (key, case)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_that_is_counted_can_be(language: str) -> None:
    words = lexicon(language)
    for game in games():
        for key, term in terms(game).items():
            noun = words.noun(f"{game}.{key}")
            for number in () if term.get("mass") else (1, 2, 5):
                assert words.grammar.counted(number, noun).form(words.grammar.cases[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_dictionary_form_and_as_many_forms_as_cases(language: str) -> None:
    words = lexicon(language)
    for key in words.data["nouns"]:
        noun = words.word(key)
        assert isinstance(noun, Noun)
        # What tells two words that look alike apart stands in brackets.
        form = noun.form(words.grammar.cases[0], noun.traits.number or "sg")
        assert form == key.partition(" (")[0]
        per_number = len(words.grammar.cases)
        assert sum(number in ("sg", "pl") for _, number in noun.forms) in (
            per_number,
            2 * per_number,
        )
    for key in words.data["adjectives"]:
        assert isinstance(words.word(key), Adjective)
    for key in words.data["verbs"]:
        for form in ("imp", "inf", "s3", "p3", "ind"):
            assert words.verb(key, form)


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_living_nouns_have_the_genitive_for_an_accusative(language: str) -> None:
    words = lexicon(language)
    for key in words.data["nouns"]:
        noun = words.noun(key)
        gender, number, _ = noun.traits
        if number != "pl" and gender in ("m1", "m2", "ma") and not key.endswith("a"):
            assert noun.form("acc") == noun.form("gen"), key
        if gender in ("m3", "m"):
            assert noun.form("acc") == noun.form("nom"), key
