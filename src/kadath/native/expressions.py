"""Small rewrites inside functions, of code that the compiler cannot handle or makes slow."""

from __future__ import annotations

import ast
from types import ModuleType
from typing import Any

from kadath.kernel.procedure import AskStep, Step

UNSEEN = frozenset({"cites", "dataclass_transform"})
"""Decorators that do nothing at run time, and do not work on compiled functions."""

GETATTR = "GETATTR"
"""The name of the interpreter's `getattr` in a rewritten module."""

TUPLE_NEW = "TUPLE_NEW"
"""The name of `tuple.__new__` in a rewritten module, to save the look-up."""


def step_name(procedure: str, method: str) -> str:
    """The name of a procedure's step in its rewritten module."""
    return f"STEP_{procedure}_{method}"


class Expressions(ast.NodeTransformer):
    """Rewrite the functions of a module, and collect the steps they refer to."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.steps: set[tuple[str, str]] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Remove the decorators that compiled functions do not need."""
        node.decorator_list = [
            one for one in node.decorator_list if decorator_name(one) not in UNSEEN
        ]
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Replace a step such as `SkillTest.commit`, which is a plain method now, by its name."""
        self.generic_visit(node)
        if isinstance(node.value, ast.Name):
            if (node.value.id, node.attr) == ("tuple", "__new__"):
                return ast.Name(TUPLE_NEW, ast.Load())
            held = getattr(self.module, node.value.id, None)
            if isinstance(held, type) and isinstance(
                getattr(held, node.attr, None), Step | AskStep
            ):
                self.steps.add((node.value.id, node.attr))
                return ast.Name(step_name(node.value.id, node.attr), ast.Load())
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """`isinstance` is fast only with a tuple; `reversed` does not work on tuples of pairs.

        Named tuples are created without their own `__new__`, which is an interpreted function. The
        compiler's own `getattr` with a default is slow, because it raises an error first.
        """
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(name)) if held := self._fields_given(name, node):
                made = ast.Tuple(held, ast.Load())
                return ast.Call(ast.Name(TUPLE_NEW, ast.Load()), [node.func, made], [])
            case ast.Call(func=ast.Name("isinstance"), args=[thing, ast.BinOp() as union]):
                node.args = [thing, ast.Tuple(_members(union), ast.Load())]
            case ast.Call(func=ast.Name("getattr"), args=[_, _, _]):
                node.func = ast.Name(GETATTR, ast.Load())
            case ast.Call(func=ast.Name("reversed"), args=[ast.Attribute(attr="names") as names]):
                return expression(f"{ast.unparse(names)}[::-1]")
        return node

    def _fields_given(self, name: str, call: ast.Call) -> list[ast.expr]:
        """All fields of the named tuple that a call creates, in order; empty if it creates none."""
        kind: Any = getattr(self.module, name, None)
        if not isinstance(kind, type) or not issubclass(kind, tuple) or call.keywords:
            return []
        fields = getattr(kind, "_fields", ())
        if any(isinstance(one, ast.Starred) for one in call.args):
            return []
        defaults: dict[str, Any] = getattr(kind, "_field_defaults", {})
        left_out = [defaults[field] for field in fields[len(call.args) :]]
        if not all(one is None or one == () or isinstance(one, str | int) for one in left_out):
            return []
        return [*call.args, *(expression(repr(one)) for one in left_out)]

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """`in map(type, things)` becomes a generator expression."""
        self.generic_visit(node)
        match node:
            case ast.Compare(
                ops=[ast.In() | ast.NotIn() as how],
                comparators=[ast.Call(ast.Name("map"), [ast.Name("type"), things])],
            ):
                wanted, among = ast.unparse(node.left), ast.unparse(things)
                denied = "not " if isinstance(how, ast.NotIn) else ""
                return expression(f"{denied}any(type(one) is {wanted} for one in {among})")
        return node

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        """A tuple with starred parts becomes a sum; the compiler would build a list first."""
        self.generic_visit(node)
        starred = any(isinstance(one, ast.Starred) for one in node.elts)
        if not starred or not isinstance(node.ctx, ast.Load):
            return node
        parts = [
            f"tuple({ast.unparse(one.value)})"
            if isinstance(one, ast.Starred)
            else f"({ast.unparse(one)},)"
            for one in node.elts
        ]
        return expression(" + ".join(parts))

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """`object.__setattr__` becomes an assignment, since expanded classes are not frozen."""
        self.generic_visit(node)
        match node.value:
            case ast.Call(
                func=ast.Attribute(value=ast.Name("object"), attr="__setattr__"),
                args=[thing, ast.Constant(str() as name), held],
            ):
                return ast.Assign([ast.Attribute(thing, name, ast.Store())], held)
        return node


def decorator_name(decorator: ast.expr) -> str:
    """The name of a decorator, with or without arguments."""
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)


def expression(source: str) -> ast.expr:
    """The AST of an expression."""
    return ast.parse(source, mode="eval").body


def statements(source: str) -> list[Any]:
    """The ASTs of some statements."""
    return list(ast.parse(source).body)


def _members(union: ast.expr) -> list[ast.expr]:
    if isinstance(union, ast.BinOp):
        return [*_members(union.left), *_members(union.right)]
    return [union]
