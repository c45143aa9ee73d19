"""The ledger of rules: which rules of a game's index are cited by its code and by its tests.

    python -m kadath.testkit.ledger [GAME ...]

It fails on a citation of a rule that is not in the index, and on a rule of behaviour that the code
or the tests do not cite. Citations in tests are read, not run: when the tests run, `ledger_plugin`
checks that the cited code ran.
"""

from __future__ import annotations

import argparse
import ast
import pkgutil
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from kadath.games import playable
from kadath.kernel.citations import CITED
from kadath.kernel.errors import NotWellFormed
from kadath.rulebook import Rule, Rulebook, load


class Citation(NamedTuple):
    """A cited rule, and where."""

    rule: str
    where: str


class Account(NamedTuple):
    """The ledger of a game."""

    book: Rulebook
    code: frozenset[str]
    tests: frozenset[str]
    unknown: tuple[Citation, ...]

    @property
    def behaviour(self) -> tuple[Rule, ...]:
        """The rules that game behaviour depends on."""
        return tuple(rule for rule in self.book.rules if rule.kind == "behaviour")

    @property
    def uncited(self) -> tuple[Rule, ...]:
        """The rules of behaviour that the code or the tests do not cite."""
        cited = self.code & self.tests
        return tuple(rule for rule in self.behaviour if rule.id not in cited)

    @property
    def is_balanced(self) -> bool:
        """Whether no citation is missing, and none is unknown."""
        return not self.uncited and not self.unknown


def cited_by_code(game: str) -> list[Citation]:
    """What the kernel and the game's modules cite, after importing all of them."""
    package = import_module(f"kadath.games.{game}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    return [
        Citation(rule, f"{Path(code.co_filename).name}:{code.co_firstlineno}")
        for code, rules in CITED.items()
        for rule in rules
    ]


def cited_by_tests(tests: Path) -> list[Citation]:
    """What the marks of all tests cite, read from their source."""
    return [
        Citation(rule, f"{file.relative_to(tests.parent)}:{line}")
        for file in sorted(tests.rglob("*.py"))
        for rule, line in _marks(ast.parse(file.read_text(encoding="utf-8")))
    ]


def _marks(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The arguments of every `...mark.rule(...)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                for argument in node.args:
                    if isinstance(argument, ast.Constant):
                        yield str(argument.value), argument.lineno


def account(book: Rulebook, code: Iterable[Citation], tests: Iterable[Citation]) -> Account:
    """Compare citations with an index, leaving out other games' rules.

    An index of several boxes has a prefix for each of them.
    """
    known = {rule.id for rule in book.rules}
    boxes = {_prefix(id) for id in known}
    of_code = [citation for citation in code if _prefix(citation.rule) in boxes]
    of_tests = [citation for citation in tests if _prefix(citation.rule) in boxes]
    return Account(
        book,
        frozenset(citation.rule for citation in of_code),
        frozenset(citation.rule for citation in of_tests),
        tuple(citation for citation in (*of_code, *of_tests) if citation.rule not in known),
    )


def _prefix(rule: str) -> str:
    return rule.partition("-")[0]


def report(ledger: Account) -> str:
    """The ledger as text."""
    behaviour = {rule.id for rule in ledger.behaviour}
    lines = [
        f"{ledger.book.game}: {len(ledger.book.rules)} rules, {len(behaviour)} of behaviour",
        f"  cited by code   {len(behaviour & ledger.code):4}",
        f"  cited by tests  {len(behaviour & ledger.tests):4}",
        f"  uncited         {len(ledger.uncited):4}",
    ]
    for rule in ledger.uncited:
        lacks = [
            what
            for what, cited in (("no code", ledger.code), ("no test", ledger.tests))
            if rule.id not in cited
        ]
        lines.append(f"    {rule.id}  {' and '.join(lacks)} cites it: {rule.title['en']}")
    exempt = [rule for rule in ledger.book.rules if rule.kind != "behaviour"]
    lines.append(f"  exempt          {len(exempt):4}")
    lines += [f"    {rule.id}  {rule.kind}: {rule.why}" for rule in exempt]
    lines += [f"  {where} cites {rule}, which does not exist" for rule, where in ledger.unknown]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Print the ledger of some games, or of every playable one."""
    parser = argparse.ArgumentParser(prog="scripts/ledger", description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="*", metavar="GAME", help="every playable game if none")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are")
    chosen = parser.parse_args(arguments)
    try:
        books = [load(game) for game in chosen.game or playable()]
    except NotWellFormed as error:
        parser.error(error.message)
    tests = cited_by_tests(chosen.tests)
    balanced = True
    for book in books:
        ledger = account(book, cited_by_code(book.game), tests)
        print(report(ledger))
        balanced = balanced and ledger.is_balanced
    return 0 if balanced else 1


if __name__ == "__main__":
    sys.exit(main())
