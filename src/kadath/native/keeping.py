"""Functions whose answers are kept, written out: the compiler calls a function that it knows."""

from __future__ import annotations

import ast

from .expressions import decorator_name, statements

KEEPERS = frozenset({"cache", "lru_cache"})
"""The decorators that keep answers."""


def is_kept(function: ast.FunctionDef) -> bool:
    """Whether a cache keeps the answers of a function."""
    return [decorator_name(one) in KEEPERS for one in function.decorator_list] == [True]


def kept(function: ast.FunctionDef) -> list[ast.stmt]:
    """The function under another name, the dictionary of its answers, and what looks there first.

    A bounded cache is emptied when it is full. Keyword-only parameters are not known here.
    """
    [keeper] = function.decorator_list
    name, anew, answers = function.name, f"{function.name}_anew", f"KEPT_{function.name}"
    takes = function.args
    given = [one.arg for one in takes.args]
    passed = ", ".join([*given, f"*{takes.vararg.arg}"] if takes.vararg else given)
    if takes.vararg:
        given.append(takes.vararg.arg)
    key = given[0] if len(given) == 1 else f"({', '.join(given)})"
    returns = ast.unparse(function.returns) if function.returns else "Any"
    bound = ""
    if isinstance(keeper, ast.Call):
        [most] = keeper.args or [one.value for one in keeper.keywords]
        bound = f"if len({answers}) >= {ast.unparse(most)}: {answers}.clear()"
    function.name = anew
    function.decorator_list = []
    return [
        function,
        *statements(f"""
{answers}: Final[dict[Any, {returns}]] = {{}}
def {name}({ast.unparse(takes)}) -> {returns}:
    try:
        return {answers}[{key}]
    except KeyError:
        {bound or "pass"}
    answer = {anew}({passed})
    {answers}[{key}] = answer
    return answer
"""),
    ]
