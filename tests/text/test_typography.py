"""What is printed well: one dash, a true minus, no ordinal parted, no space too many."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kadath.games import game, playable
from kadath.text.languages import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "kadath"
TEXT, RULES = SOURCE / "text" / "ftl", SOURCE / "rulebook"
WRONG = {
    "one dash": re.compile("—|\\w - \\w(?!$)"),
    "a true minus": re.compile(r"(?<![\w\-–.])-\d"),
    "no space before an ellipsis": re.compile(r"\w …"),
    "one sign for an ellipsis": re.compile(r"\w\.\.\."),
    "no space before a percent sign": re.compile(r"[\d}] %"),
    "no space before a full stop or a comma": re.compile(r"\w [,.;](?!\w)"),
    "a curly apostrophe": re.compile(r"[a-zа-яіїєґ]'[a-zа-яіїєґ]"),
    "no two spaces": re.compile(r"\S  +\S"),
    "an ordinal that no line parts": re.compile(r"[\d}]-[а-яіїєґ]"),
}


def messages_of(language: str) -> Iterator[str]:
    """The lines of all messages, without what the command line prints as a table."""
    for path in sorted(TEXT.joinpath(language).glob("*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("#") and path.name != "cli.ftl":
                yield line.partition(" = ")[2] or line.strip()


def cards_of(language: str) -> Iterator[str]:
    """The text of every component of every game."""
    for name in playable():
        narrator = game(name).narrator()
        for component in game(name).components():
            yield narrator.component(component.key, language).get("text", "")


def rules_of(language: str) -> Iterator[str]:
    """The titles and texts of all numbered rules."""
    said = re.compile(rf'^(?:title|text)\.{language} = "(.*)"$', re.MULTILINE)
    for path in sorted(RULES.glob("**/*.toml")):
        yield from said.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("texts_of", [messages_of, rules_of, cards_of])
def test_texts_are_printed_well(texts_of: Callable[[str], Iterator[str]], language: str) -> None:
    texts = list(texts_of(language))
    assert len(texts) > 1000
    wrong = [(rule, text) for rule, one in WRONG.items() for text in texts if one.search(text)]
    assert wrong == []
