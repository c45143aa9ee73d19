"""What every game says to people: nothing is missing, idle or badly said, and no secret is told."""

from __future__ import annotations

import re
from functools import cache

import pytest

from kadath.games import game, playable
from kadath.testkit import kit as kits
from kadath.testkit import narration
from kadath.testkit.messages import idle, missing, written
from kadath.text.fluent import FTL
from kadath.text.languages import LANGUAGES

AS_IN_ENGLISH = re.compile(r"^### As in English: (.+)$", re.MULTILINE)
"""How a file declares which of its messages are the same, by how their names begin."""

games = pytest.mark.parametrize("name", playable())
kit = cache(kits.kit)
languages = pytest.mark.parametrize("language", LANGUAGES)


def letters(game: str, message: str) -> str:
    """The words of a message, without what is put into it and what chooses its forms."""
    # A place brings its preposition along.
    message = re.sub(r"\{ (?:AT|TO|FROM)\(\$\w+\) \}", " до ", message)
    bare = re.sub(
        rf"\{{ (?:\$[\w-]+|[A-Z]+\(\$\w+\)|{game}-[\w-]+) \}}|\{{ (?:GENDER\()?\$\w+\)? ->"
        r'|\[\w[\w-]*\]|\{ ?"(?:\s*|\\u\w{4})" ?\}',
        " ",
        message,
    )
    return " ".join(re.findall(r"[^\W\d_]+", bare))


@cache
def as_in_english(game: str, language: str) -> tuple[str, ...]:
    """How the names of those messages begin that a language declares to be the same."""
    sources = [path.read_text("utf-8") for path in sorted((FTL / language).glob(f"{game}*.ftl"))]
    lists = [found for source in sources for found in AS_IN_ENGLISH.findall(source)]
    return tuple(one.removeprefix(f"{game}-") for found in lists for one in found.split(", "))


@pytest.mark.plain("their sources are rewritten")
@languages
@games
def test_every_message_is_there_and_none_is_idle(name: str, language: str) -> None:
    assert missing(kit(name), language) == set()
    assert idle(kit(name), language) == set()


@languages
@games
def test_every_choice_before_the_game_has_a_name(name: str, language: str) -> None:
    narrator = game(name).narrator()
    for option in game(name).setup_options():
        kind = "investigator" if option.key == "investigators" else option.key
        for value in (*option.values, option.default):
            assert isinstance(value, int) or narrator.name(kind, value, language)


@games
def test_the_chapters_of_a_replay_begin_with_lines_that_the_log_has(name: str) -> None:
    assert {f"log-{kind}" for kind in game(name).manifest.chapters} <= written(name, "en").keys()


@games
def test_polish_says_it_its_own_way(name: str) -> None:
    english, polish = written(name, "en"), written(name, "pl")
    same = {key for key in english if letters(name, english[key]) and english[key] == polish[key]}
    declared = as_in_english(name, "pl")
    assert {key for key in same if not key.startswith(declared)} == set()
    assert [one for one in declared if not any(key.startswith(one) for key in same)] == []


@games
def test_ukrainian_is_written_in_its_own_letters(name: str) -> None:
    english = written(name, "en")
    for key, message in written(name, "uk").items():
        if not key.startswith(as_in_english(name, "uk")):
            assert not re.search("[a-zA-Zыэёъ]", letters(name, message)), key
        # Where English has but a sign, as for dollars, Ukrainian may have a word.
        assert letters(name, message) or not letters(name, english[key]), key


@languages
@games
def test_every_prompt_option_place_and_log_line_is_well_said(name: str, language: str) -> None:
    assert next(narration.badly_said(kit(name), language), None) is None


@games
def test_prompts_and_options_tell_nothing_that_their_readers_do_not_know(name: str) -> None:
    assert next(narration.secrets_told(kit(name)), None) is None


@games
def test_telling_what_an_option_does_changes_nothing(name: str) -> None:
    assert next(narration.changed_by_telling(kit(name)), None) is None
