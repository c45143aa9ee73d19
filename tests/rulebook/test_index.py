"""Loading a rule index, asking it for a rule, and searching it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from kadath.kernel.errors import NotWellFormed
from kadath.rulebook import LANGUAGES, Heading, Rule, Rulebook, Wording, load


def rule(id: str, title: str, text: str) -> Rule:
    return Rule(id, Wording(*[title] * 3), Wording(*[text] * 3), "only", "behaviour")


@pytest.fixture
def small() -> Rulebook:
    return Rulebook(
        "small",
        [
            rule("SM-001", "Silence", "Nobody speaks of the gate."),
            rule("SM-002", "The gate", "It opens at dusk."),
            rule("SM-003", "Żółta bariera", "Potwór ginie."),
            rule("SM-004", "Ґанок", "Сірий бар’єр повертається до їжака."),
        ],
        [Heading("only", "Wszystko", ("SM-001", "SM-002", "SM-003", "SM-004"))],
    )


def found(book: Rulebook, words: str) -> list[str]:
    return [rule.id for rule in book.search(words, "en")]


def test_a_rulebook_is_read_once() -> None:
    assert load("final_hour") is load("final_hour")


def test_importing_the_package_reads_no_file() -> None:
    script = "import sys, kadath.rulebook; print('tomllib' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, check=True, text=True
    )
    assert done.stdout == "False\n"


def test_a_rule_is_found_by_its_number(small: Rulebook) -> None:
    assert small.rule("SM-002").title["pl"] == "The gate"


def test_an_unknown_rule_is_refused_with_the_numbers_there_are(small: Rulebook) -> None:
    with pytest.raises(NotWellFormed, match="no rule 'SM-009' in the rulebook of small") as refused:
        small.rule("SM-009")
    assert refused.value.accepted == "SM-001 to SM-004"


@pytest.mark.parametrize("game", ["chess", "", "../rulebook/final_hour", "final_hour.toml"])
def test_an_unknown_game_is_refused_with_the_games_there_are(game: str) -> None:
    with pytest.raises(NotWellFormed, match="no rulebook of a game called") as refused:
        load(game)
    assert "final_hour" in refused.value.accepted.split(", ")


@pytest.mark.parametrize("language", ["de", "", "__class__"])
def test_an_unknown_language_is_refused_with_the_languages_there_are(
    small: Rulebook, language: str
) -> None:
    with pytest.raises(NotWellFormed, match="not written in") as refused:
        small.search("gate", language)
    assert refused.value.accepted == ", ".join(LANGUAGES)


def test_a_title_counts_for_more_than_the_text(small: Rulebook) -> None:
    assert found(small, "gate") == ["SM-002", "SM-001"]


def test_more_of_the_words_count_for_more_than_a_title(small: Rulebook) -> None:
    assert found(small, "gate nobody speaks") == ["SM-001"]


def test_half_of_the_words_are_not_enough(small: Rulebook) -> None:
    assert found(small, "gate elephant") == []


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("ZOLTA", "SM-003"),
        ("żółtą barierę", "SM-003"),
        ("potwor", "SM-003"),
        ("ганок", "SM-004"),
        ("бар'єр", "SM-004"),
        ("барєри", "SM-004"),
        ("ЇЖАК", "SM-004"),
        ("sm-004", "SM-004"),
    ],
)
def test_case_accents_apostrophes_and_endings_do_not_matter(
    small: Rulebook, words: str, expected: str
) -> None:
    assert found(small, words) == [expected]


def test_short_words_are_found_whole_only(small: Rulebook) -> None:
    assert found(small, "it") == ["SM-002"]
    assert found(small, "dus") == []


def test_no_words_find_nothing(small: Rulebook) -> None:
    assert found(small, "") == found(small, " - ") == []


@pytest.mark.parametrize("number", ["AH-5.1", " ah-5.1"])
def test_a_number_alone_finds_its_rule_before_those_with_the_same_digits(number: str) -> None:
    assert load("arkham").search(number, "en")[0].id == "AH-5.1"
