"""Which code implements which rule of a rulebook.

Steps cite their rules when they are declared; other functions use `@cites`. This costs nothing at
run time: the ledger of rules traces the calls of a test to see which cited code ran.
"""

from __future__ import annotations

from collections.abc import Callable
from types import CodeType
from typing import Any, TypeVar

CITED: dict[CodeType, tuple[str, ...]] = {}
"""The rules that each code object implements."""

F = TypeVar("F", bound=Callable[..., Any])


def cite(function: Callable[..., Any], rules: tuple[str, ...]) -> None:
    """Record the rules that a function implements; a compiled function cannot be traced."""
    code: CodeType | None = getattr(function, "__code__", None)
    if code is not None:
        CITED[code] = (*CITED.get(code, ()), *rules)


def cites(*rules: str) -> Callable[[F], F]:
    """Declare the rules that a function implements."""

    def declare(function: F) -> F:
        cite(function, rules)
        return function

    return declare
