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
    """Note down that a function carries out rules; one that was compiled cannot be watched."""
    code: CodeType | None = getattr(function, "__code__", None)
    if code is not None:
        CITED[code] = (*CITED.get(code, ()), *rules)


def cites(*rules: str) -> Callable[[F], F]:
    """Declare the rules that a function carries out."""

    def declare(function: F) -> F:
        cite(function, rules)
        return function

    return declare
