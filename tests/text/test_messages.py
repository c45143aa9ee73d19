"""What holds for every message of the interface, whoever wrote it.

Messages whose ids are put together in code are declared in a resource comment of their English
file, each by the part that is written out: `### Built in code: final_hour-verb-, final_hour-log-`.
Variables that a language needs for its grammar, and another does not, are declared there as well:
`### May be left out: case`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import kadath
from kadath.text.fluent import COMMON, FTL, Messages
from kadath.text.languages import LANGUAGES

FILES = sorted({path.name for path in FTL.glob("*/*.ftl")})
SOURCE = Path(kadath.__file__).parent


class References(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")


@cache
def parsed(language: str, name: str) -> ast.Resource:
    path = FTL / language / name
    source = path.read_text(encoding="utf-8") if path.exists() else ""
    return FluentParser(with_spans=False).parse(source)


def entries(language: str, name: str) -> dict[str, References]:
    found = {}
    for entry in parsed(language, name).body:
        if isinstance(entry, ast.Message | ast.Term):
            used = References()
            used.visit(entry)
            found["-" * isinstance(entry, ast.Term) + entry.id.name] = used
    return found


@cache
def code() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))


@cache
def quoted() -> frozenset[str]:
    return frozenset(re.findall(r"[\"']([a-zA-Z][\w-]*)[\"']", code()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_every_file_can_be_read(language: str, name: str) -> None:
    body = parsed(language, name).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", FILES)
def test_every_message_is_there_in_every_language_with_the_same_variables(
    language: str, name: str
) -> None:
    here, english = entries(language, name), entries("en", name)
    messages = {key for key in here | english if not key.startswith("-")}
    optional = set(declared(name, "May be left out"))
    assert {key: here[key].variables - optional for key in messages & here.keys()} == {
        key: english[key].variables - optional for key in messages & english.keys()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_refer_to_their_own_file_and_the_common_one(language: str, name: str) -> None:
    known = entries(language, name).keys() | entries(language, COMMON).keys()
    used = {other for refs in entries(language, name).values() for other in refs.messages}
    assert used - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_in_two_files(language: str) -> None:
    assert list(Messages(language)) == [
        key for name in FILES for key in entries(language, name) if not key.startswith("-")
    ]


@pytest.mark.parametrize("name", FILES)
def test_every_message_is_used(name: str) -> None:
    english = entries("en", name)
    referred = {other for used in english.values() for other in used.messages}
    unused = [
        key
        for key in english.keys() - referred - quoted()
        if not key.startswith(("-", *prefixes(name)))
    ]
    assert unused == []


@pytest.mark.parametrize("name", FILES)
def test_every_id_that_is_built_in_code_is(name: str) -> None:
    for prefix in prefixes(name):
        # A narrator puts the name of its game before what it says.
        _, _, told = prefix.partition("-")
        assert any(f"{built}{{" in code() for built in (prefix, told)), prefix
        assert any(key.startswith(prefix) for key in entries("en", name)), prefix


def prefixes(name: str) -> list[str]:
    return declared(name, "Built in code")


def declared(name: str, what: str) -> list[str]:
    """What the resource comments of an English file declare."""
    return [
        item
        for entry in parsed("en", name).body
        if isinstance(entry, ast.ResourceComment)
        for listed in re.findall(rf"{what}: ([^\n]+)", entry.content or "")
        for item in listed.split(", ")
    ]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 ammo", "1 ammo", "3 ammo"]),
        ("pl", ["0 naboi", "1 nabój", "3 naboje"]),
        ("uk", ["0 набоїв", "1 набій", "3 набої"]),
    ],
)
def test_what_is_left_on_a_card_is_counted_as_people_count(language: str, said: list[str]) -> None:
    messages = Messages(language)
    assert [messages.format("web_lcg-uses-ammo", uses=left) for left in (0, 1, 3)] == said
