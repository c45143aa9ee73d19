"""Rewriting one module for the compiler."""

from __future__ import annotations

import ast
import re
from types import ModuleType

from .caches import cached, is_cached
from .classes import is_written_out, written_out
from .expressions import GETATTR, TUPLE_NEW, Expressions, statements, step_name

_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")

_FOR_ALL = f"""
from typing import Any, ClassVar, Final
{GETATTR}: Final[Any] = getattr
{TUPLE_NEW}: Final[Any] = tuple.__new__
"""

_FOR_CLASSES = """
from mypy_extensions import mypyc_attr, trait
import kadath.native.registration as native
"""


def rewritten(source: str, module: ModuleType, marks: frozenset[str]) -> str:
    """The source of a module, rewritten for the compiler.

    `module` is the imported module; `marks` are the classes that others inherit from as a second
    or later base.
    """
    tree = ast.parse(source)
    expressions = Expressions(module)
    expressions.visit(tree)
    guarded = _only_for_types(tree)
    body: list[ast.stmt] = []
    own_steps: list[str] = []
    for one in tree.body:
        match one:
            case ast.ClassDef() if is_written_out(one):
                live = getattr(module, one.name)
                written = written_out(one, live, is_mark=one.name in marks)
                body += written.statements
                own_steps += written.steps
            case ast.ClassDef():
                body.append(_loosened(one, guarded))
            case ast.FunctionDef() if is_cached(one):
                body += cached(one)
            case _:
                body.append(_lasting(one))
    head = statements(_FOR_ALL)
    if any(isinstance(one, ast.ClassDef) and is_written_out(one) for one in body):
        head += statements(_FOR_CLASSES)
    if own_steps:
        head += statements("from kadath.kernel.procedure import AskStep, Step")
    for procedure, method in sorted(expressions.steps):
        if step_name(procedure, method) not in own_steps:
            head += statements(_import_of_step(module, procedure, method))
    tree.body = _after_future(body, head)
    return ast.unparse(ast.fix_missing_locations(tree))


def with_functions_of(other: str, source: str, module: str) -> str:
    """The source of a module, with its functions replaced by those of the same name in another."""
    tree = ast.parse(source)
    taken = [
        one
        for one in ast.parse(other).body[1:]
        if not (isinstance(one, ast.ImportFrom) and one.module in ("__future__", module))
    ]
    names = {one.name for one in taken if isinstance(one, ast.FunctionDef)}
    left = [
        one for one in tree.body if not (isinstance(one, ast.FunctionDef) and one.name in names)
    ]
    at = next(place for place, one in enumerate(left) if isinstance(one, ast.FunctionDef))
    tree.body = [*left[:at], *taken, *left[at:]]
    return ast.unparse(tree)


def marks_in(sources: list[str]) -> frozenset[str]:
    """The classes that some class inherits from as a second or later base."""
    return frozenset(
        ast.unparse(base)
        for source in sources
        for one in ast.parse(source).body
        if isinstance(one, ast.ClassDef)
        for base in one.bases[1:]
    )


def _only_for_types(tree: ast.Module) -> frozenset[str]:
    """The names that a module imports only for type checking."""
    return frozenset(
        name.asname or name.name
        for one in tree.body
        if isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"
        for imported in one.body
        if isinstance(imported, ast.ImportFrom)
        for name in imported.names
    )


def _loosened(definition: ast.ClassDef, guarded: frozenset[str]) -> ast.ClassDef:
    """A named tuple without annotations that are only imported for types: they would crash."""
    for one in definition.body:
        if isinstance(one, ast.AnnAssign):
            named = {it.id for it in ast.walk(one.annotation) if isinstance(it, ast.Name)}
            if named & guarded:
                one.annotation = ast.Name("Any", ast.Load())
    return definition


def _lasting(one: ast.stmt) -> ast.stmt:
    """A module constant, annotated as final so that the compiler need not look it up again."""
    match one:
        case ast.Assign(targets=[ast.Name(name) as target]) if _CONSTANT.fullmatch(name):
            return ast.AnnAssign(target, ast.Name("Final", ast.Load()), one.value, 1)
        case ast.AnnAssign(annotation=ast.Name("Final") | ast.Subscript(ast.Name("Final"))):
            return one
        case ast.AnnAssign(target=ast.Name(name)) if _CONSTANT.fullmatch(name) and one.value:
            one.annotation = ast.Subscript(
                ast.Name("Final", ast.Load()), one.annotation, ast.Load()
            )
    return one


def _import_of_step(module: ModuleType, procedure: str, method: str) -> str:
    declares = next(cls for cls in getattr(module, procedure).__mro__ if method in vars(cls))
    theirs, ours = step_name(declares.__name__, method), step_name(procedure, method)
    return f"from {declares.__module__} import {theirs} as {ours}"


def _after_future(body: list[ast.stmt], head: list[ast.stmt]) -> list[ast.stmt]:
    at = next(
        place
        for place, one in enumerate(body, 1)
        if isinstance(one, ast.ImportFrom) and one.module == "__future__"
    )
    return [*body[:at], *head, *body[at:]]
