"""Which code carries out which rule of a rulebook.

Steps cite rules by themselves; other functions do with `@cites`. Nothing is done at run time: the
ledger of rules finds out which cited code ran in a test by watching the calls of that test.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType
from typing import Any, TypeVar

CITED: dict[CodeType, tuple[str, ...]] = {}
"""The rules that a piece of code carries out."""

F = TypeVar("F", bound=Callable[..., Any])


def cite(function: Callable[..., Any], rules: tuple[str, ...]) -> None:
    """Note down that a function carries out rules."""
    code: CodeType = function.__code__
    CITED[code] = (*CITED.get(code, ()), *rules)


def cites(*rules: str) -> Callable[[F], F]:
    """Declare the rules that a function carries out."""

    def declare(function: F) -> F:
        cite(function, rules)
        return function

    return declare
