"""The little language of patterns, and the checks on what it is used for."""

from __future__ import annotations

import pytest
from tests.text.toys import HERE, YOU, Attack, Destroy, Monsters, Move

from kadath.kernel.effects import Effect, Selector, do
from kadath.kernel.nodes import node
from kadath.text.checks import missing
from kadath.text.errors import NotSaid
from kadath.text.pattern import BREAK, CLAUSE_END, Field, Subject, Variants, Verb, Word, parse
from kadath.text.render import render
from kadath.text.says import says


def test_a_pattern_is_read_into_its_parts() -> None:
    assert parse("{who!} <deal> {n:acc.pl game.$kind} // [adj:loc who]") == (
        Subject("who"),
        " ",
        Verb("deal"),
        " ",
        Field("n", "acc", "pl", of="game.$kind"),
        " ",
        BREAK,
        Word("adj", "loc", "", "who"),
    )
    assert parse("{!p3}<go:inf>{,}") == (Subject("", "p3"), Verb("go", "inf"), CLAUSE_END)
    assert parse("{n? none=|1,2=one {what:*}|{all:loc and}}") == (
        Variants(
            "n",
            (
                (("none",), ()),
                (("1", "2"), ("one ", Field("what", "*"))),
                ((), (Field("all", "loc", join="and"),)),
            ),
        ),
    )


@pytest.mark.parametrize(
    "broken", ["{who", "a } b", "[x", "{x:acc.dual}", "<>", "{a b}", "[x:foo]"]
)
def test_a_broken_pattern_is_refused_with_the_place(broken: str) -> None:
    with pytest.raises(NotSaid, match="in the pattern"):
        parse(broken)


@node
class Unsaid(Effect):
    """A node that nobody has worded."""


@node
class HalfSaid(Effect):
    """A node whose Polish forgets a field and whose Ukrainian has a word nobody knows."""

    who: Selector
    most: int


@node
class Boolean(Effect):
    """A node whose pattern prints what only variants can say."""

    really: bool


says(
    HalfSaid,
    en="{who!} <move> {most}",
    pl="{who!} <wykonać> ruch",
    uk="{who!} <виконати> {most:gen final_hour.dragon}",
)
says(Boolean, en="{really}", pl="{really}", uk="{really}")


def test_what_nobody_says_is_listed() -> None:
    assert missing([Move, Attack, do(Move(YOU, 1), Attack(YOU, HERE, 2))]) == []
    assert missing([Unsaid]) == ["tests.Unsaid: no pattern says it"]
    assert missing([HalfSaid]) == [
        "tests.HalfSaid: pl: the field 'most' is never mentioned",
        "tests.HalfSaid: uk: the lexicon has no uk term 'final_hour.dragon'",
    ]


def test_a_tree_that_cannot_be_said_is_listed_with_the_language() -> None:
    problems = missing([Boolean(True)])
    assert len(problems) == 4
    assert "en: the field 'really' is True, which only variants can say" in problems[0]


def test_a_tree_that_says_something_unsayable_raises() -> None:
    with pytest.raises(NotSaid, match="no pattern says Unsaid"):
        render(do(Unsaid(), Unsaid()), "pl")
    with pytest.raises(NotSaid, match="nothing is bound to 'raw text'"):
        render(Destroy(None, "raw text"), "en")


def test_a_kind_of_node_is_worded_once() -> None:
    with pytest.raises(TypeError, match="has two wordings"):
        says(Move, en="", pl="", uk="")
    assert missing([Monsters(HERE)]) == []
