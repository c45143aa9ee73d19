"""The page about the pattern language shows what its patterns really say."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from kadath.games.lcg.vocabulary import (
    amounts,
    conditions,
    effects,
    selectors,
    triggers,
    wording,  # noqa: F401  (registers what the nodes of the examples say)
)
from kadath.kernel.effects import Do
from kadath.kernel.modifiers import Adjust
from kadath.text.pattern import BREAK, CASES, JOINS, MOODS, WAYS, parse
from kadath.text.saying import Saying
from kadath.text.sentences import paragraph
from kadath.text.speaker import Speaker
from kadath.text.voice import Voice

PAGE = (Path(__file__).parents[2] / "docs" / "the-pattern-language.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
LANGUAGES = ("en", "pl", "uk")

NODES: dict[str, Any] = {"Do": Do, "Adjust": Adjust}
for module in (amounts, conditions, effects, selectors, triggers):
    NODES |= vars(module)


def said(pattern: str, language: str, values: dict[str, Any], words: dict[str, str]) -> str:
    """A pattern as sentences, with the fields that an example gives it."""
    speaker = Speaker(language, then=False, game="lcg", words=words)
    text = Saying(speaker, values, Voice(), alone=True).text(parse(pattern))
    return speaker.grammar.smooth(paragraph(text.split(BREAK)))


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_reads_as_shown(example: str) -> None:
    values: dict[str, Any] = {}
    words: dict[str, str] = {}
    for name, value in re.findall(r"^(~?\w+) = (.*)$", example, re.MULTILINE):
        (words if name.startswith("~") else values)[name.lstrip("~")] = eval(value, NODES)
    told = []
    for above, below in pairwise(example.splitlines()):
        if below.startswith("    → "):
            language, pattern = above.split(maxsplit=1)
            assert said(pattern, language, values, words) == below.removeprefix("    → ")
            told.append(language)
    assert tuple(told) == LANGUAGES


def test_the_page_names_every_form_that_a_field_can_have() -> None:
    missing = {
        token
        for token in CASES | JOINS | MOODS | WAYS
        if not re.search(rf"[`: ]{re.escape(token)}\b|:{re.escape(token)}", PAGE)
    }
    assert not missing
