"""One thing has one name: the lexicon and the texts against the table of terms."""

from __future__ import annotations

import csv
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from kadath.text.errors import NotSaid
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES
from kadath.text.lexicon import lexicon, terms

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src" / "kadath" / "text" / "ftl"
RULES = ROOT / "src" / "kadath" / "rulebook"

with (ROOT / "docs" / "terms.csv").open(encoding="utf-8") as table:
    TERMS = list(csv.DictReader(table))
ONE_WORD = tomllib.loads((Path(__file__).parent / "one_word.toml").read_text(encoding="utf-8"))
NAMES = {
    ("lcg", "card_"): "lcg-card-",
    ("final_hour", "inv_"): "final_hour-investigator-",
    ("arkham", "monster_"): "arkham-card-",
}
"""The terms that are names, and the messages that say them."""


def forms(key: str, language: str) -> Iterator[str]:
    """A term as it stands by itself, one of them and several."""
    words = lexicon(language)
    for number in ("sg", "pl"):
        try:
            yield words.noun(key).form(words.grammar.cases[0], number).lower()
        except NotSaid:
            continue


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["lcg", "final_hour", "machina", "arkham"])
def test_the_lexicon_has_the_terms_of_the_table(game: str, language: str) -> None:
    told = {row["key"]: row[language] for row in TERMS if row["game"] == game}
    told |= {
        f"symbol_{row['key'].removesuffix('_token')}": row[language]
        for row in TERMS
        if row["game"] == "lcg" == game
        and row["key"].endswith("_token")
        and " token" not in row["en"]
    }
    shared = told.keys() & terms(game).keys()
    assert len(shared) > 10
    for key in shared:
        said = re.sub(r" \(.*?\)", "", told[key]).lower()
        assert said in {form.removeprefix("the ") for form in forms(f"{game}.{key}", language)}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_table(language: str) -> None:
    said = messages(language)
    found = 0
    for (game, prefix), message in NAMES.items():
        for row in TERMS:
            name = row["key"].removeprefix(prefix)
            if row["game"] != game or name == row["key"]:
                continue
            full = message + (name.replace("_", "-") if game == "lcg" else name)
            if full in said:
                found += 1
                assert said.format(full).lower() == row[language].lower()
    assert found > 20


def texts(language: str, beginnings: list[str]) -> Iterator[tuple[str, str]]:
    """The lines of messages and rules in a language, from files whose names begin so."""
    for path in sorted(TEXT.joinpath(language).glob("*.ftl")):
        if path.name.startswith(tuple(beginnings)):
            for line in path.read_text(encoding="utf-8").splitlines():
                if not line.startswith("#"):
                    yield path.name, line.partition(" = ")[2] or line
    for path in sorted(RULES.glob("**/*.toml")):
        if f"{path.parent.name}_{path.name}".startswith(tuple(beginnings)):
            for line in path.read_text(encoding="utf-8").splitlines():
                if re.match(rf"(?:title|text)\.{language} = ", line):
                    yield path.name, line


@pytest.mark.parametrize(
    ("language", "entry"),
    [(language, entry) for language, entries in ONE_WORD.items() for entry in entries],
    ids=lambda value: value if isinstance(value, str) else value["right"],
)
def test_one_thing_has_one_word(language: str, entry: dict[str, str | list[str]]) -> None:
    where, wrong = entry["where"], str(entry["wrong"])
    assert isinstance(where, list)
    lines = list(texts(language, where))
    assert lines
    found = [f"{name}: {line}" for name, line in lines if re.search(wrong, line)]
    assert not found, f"say {entry['right']}"
