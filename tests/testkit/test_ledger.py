"""The ledger of rules, and the plugin that lets a citation count only where its code ran."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from kadath.kernel.citations import cites
from kadath.rulebook import Heading, Rule, Rulebook, Wording, load
from kadath.testkit import ledger
from kadath.testkit.ledger import Citation, account, cited_by_code, cited_by_tests, report

pytest_plugins = ["pytester"]


def rule(id: str, kind: str = "behaviour") -> Rule:
    said = Wording(f"title of {id}", "tytuł", "назва")
    why = None if kind == "behaviour" else "nothing hangs on it"
    return Rule(id, said, said, "chapter", kind, why=why)  # type: ignore[arg-type]


BOOK = Rulebook(
    "toy",
    [rule("TY-001"), rule("TY-002"), rule("TY-003", "advice")],
    [Heading("chapter", "Chapter", ("TY-001", "TY-002", "TY-003"))],
)


@cites("TY-001")
def carries_out_rule_1() -> None:
    """Code that cites a rule."""


@cites("TY-002")
def carries_out_rule_2() -> None:
    """Code that cites another rule."""


@cache
def keeps_what_rule_2_gave() -> None:
    """Something that is worked out once."""
    carries_out_rule_2()


INNER_TESTS = """
    import pytest
    from {module} import carries_out_rule_1, keeps_what_rule_2_gave

    @pytest.mark.rule("TY-001")
    def test_runs_what_it_cites():
        carries_out_rule_1()

    @pytest.mark.rule("TY-001", "TY-002")
    def test_cites_more_than_it_runs():
        carries_out_rule_1()

    @pytest.mark.rule("TY-002")
    def test_runs_what_it_cites_in_something_that_is_cached():
        keeps_what_rule_2_gave()

    @pytest.mark.rule("TY-002")
    def test_runs_it_though_another_test_has_had_the_answer():
        keeps_what_rule_2_gave()

    @pytest.mark.rule("TY-009")
    def test_cites_what_no_code_cites():
        carries_out_rule_1()

    @pytest.mark.rule("TY-002")
    def test_fails_by_itself():
        assert 1 == 2

    def test_cites_nothing():
        pass
"""


@pytest.mark.plain("nobody can watch them run")
def test_a_citation_counts_only_where_its_code_ran(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(INNER_TESTS.format(module=__name__))
    # A run within a run: plugins that keep one scope for the whole process must stay out of it.
    without = [
        argument for plugin in ("asyncio", "playwright") for argument in ("-p", f"no:{plugin}")
    ]
    result = pytester.runpytest_inprocess("-p", "kadath.testkit.ledger_plugin", *without)
    result.assert_outcomes(passed=4, failed=3)
    result.stdout.fnmatch_lines_random(
        [
            "*cites TY-002, but none of the code that carries it out ran: carries_out_rule_2 *",
            "*cites TY-009, which no code cites*",
            "*assert 1 == 2*",
        ]
    )


def test_citations_in_tests_are_read_off_their_marks(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('TY-001', 'TY-002')\n"
        "def test_one(): ...\n"
        "@pytest.mark.parametrize('x', [pytest.param(1, marks=pytest.mark.rule('TY-003'))])\n"
        "def test_two(x): ...\n"
    )
    assert [citation.rule for citation in cited_by_tests(tmp_path)] == [
        "TY-001",
        "TY-002",
        "TY-003",
    ]


def test_an_account_is_balanced_when_code_and_tests_cite_every_rule_of_behaviour() -> None:
    cited = [
        Citation("TY-001", "here"),
        Citation("TY-002", "here"),
        Citation("XX-001", "elsewhere"),
    ]
    kept = account(BOOK, cited, cited)
    assert kept.is_balanced
    assert kept.uncited == ()


@pytest.mark.parametrize("missing", ["code", "tests"])
def test_a_rule_that_code_or_tests_leave_out_is_listed(missing: str) -> None:
    all_cited = [Citation("TY-001", "here"), Citation("TY-002", "here")]
    parts = {"code": all_cited, "tests": all_cited} | {missing: all_cited[:1]}
    kept = account(BOOK, parts["code"], parts["tests"])
    assert not kept.is_balanced
    what = "code" if missing == "code" else "test"
    assert f"TY-002  no {what} cites it: title of TY-002" in report(kept)


def test_a_rule_that_does_not_exist_is_reported_with_its_place() -> None:
    cited = [Citation("TY-001", "here"), Citation("TY-002", "here"), Citation("TY-004", "a.py:7")]
    kept = account(BOOK, cited, cited[:2])
    assert not kept.is_balanced
    assert "a.py:7 cites TY-004, which does not exist" in report(kept)


def test_a_book_of_two_boxes_answers_for_the_rules_of_both() -> None:
    book = Rulebook("toy", [rule("TY-001"), rule("TZ-001")], [])
    cited = [Citation("TY-001", "here"), Citation("TZ-001", "here"), Citation("XX-001", "there")]
    assert account(book, cited, cited).is_balanced
    kept = account(book, cited, [*cited[:1], Citation("TZ-002", "a.py:7")])
    assert [one.id for one in kept.uncited] == ["TZ-001"]
    assert kept.unknown == (Citation("TZ-002", "a.py:7"),)


def test_every_citation_in_the_code_of_final_hour_exists() -> None:
    book = load("final_hour")
    kept = account(book, cited_by_code("final_hour"), [])
    assert kept.unknown == ()
    assert {rule.id for rule in kept.behaviour} <= kept.code


def test_a_game_without_an_index_is_a_mistake_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as stop:
        ledger.main(["chess"])
    assert stop.value.code == 2
    assert "chess" in capsys.readouterr().err
