"""Expands cached functions, so that the compiler can call them directly."""

from __future__ import annotations

import ast

from .expressions import decorator_name, statements

CACHES = frozenset({"cache", "lru_cache"})
"""The decorators that cache results."""


def is_cached(function: ast.FunctionDef) -> bool:
    """Whether a function is cached, and takes only positional arguments."""
    by_name = function.args.kwonlyargs or function.args.kwarg
    caches = [decorator_name(one) in CACHES for one in function.decorator_list]
    return caches == [True] and not by_name


def cached(function: ast.FunctionDef) -> list[ast.stmt]:
    """The function under another name, a dictionary for its cache, and a function that uses both.

    A bounded cache is cleared when it is full.
    """
    [keeper] = function.decorator_list
    name, uncached, answers = function.name, f"{function.name}_uncached", f"CACHE_{function.name}"
    takes = function.args
    names = [one.arg for one in (*takes.posonlyargs, *takes.args)]
    passed = ", ".join([*names, f"*{takes.vararg.arg}"] if takes.vararg else names)
    if takes.vararg:
        names.append(takes.vararg.arg)
    key = names[0] if len(names) == 1 else f"({', '.join(names)})"
    returns = ast.unparse(function.returns) if function.returns else "Any"
    is_there = "found is not None"
    if returns == "Any" or "None" in returns:
        is_there += f" or {key} in {answers}"
    function.name = uncached
    function.decorator_list = []
    return [
        function,
        *statements(f"""
{answers}: Final[dict[Any, {returns}]] = {{}}
def {name}({ast.unparse(takes)}) -> {returns}:
    found = {answers}.get({key})
    if {is_there}:
        return found
    {_bound(keeper, answers)}
    answer = {uncached}({passed})
    {answers}[{key}] = answer
    return answer
"""),
    ]


def _bound(keeper: ast.expr, answers: str) -> str:
    """The code that clears a bounded cache."""
    if not isinstance(keeper, ast.Call):
        return "pass"
    [most] = keeper.args or [one.value for one in keeper.keywords]
    return f"if len({answers}) >= {ast.unparse(most)}: {answers}.clear()"
