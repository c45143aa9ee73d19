"""Small changes inside functions: what the compiler cannot handle, written another way."""

from __future__ import annotations

import ast
from types import ModuleType
from typing import Any

from kadath.kernel.procedure import AskStep, Step

UNSEEN = frozenset({"cites", "dataclass_transform"})
"""Decorators that do nothing at run time and want more of a function than compiled ones have."""

GETATTR = "GETATTR"
"""The name in a module of the interpreter's `getattr`."""

TUPLE_NEW = "TUPLE_NEW"
"""The name in a module of `tuple.__new__`, which would be looked up every time."""


def step_name(procedure: str, method: str) -> str:
    """The name in its module of the step that a method of a procedure declares."""
    return f"STEP_{procedure}_{method}"


class Expressions(ast.NodeTransformer):
    """Rewrite what stands in the functions of a module, and note which steps they speak of."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.steps: set[tuple[str, str]] = set()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """Leave out the decorators that the compiled function has no use for."""
        node.decorator_list = [
            one for one in node.decorator_list if decorator_name(one) not in UNSEEN
        ]
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """`SkillTest.commit` is a plain method now; its step has a name of its own."""
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
        """`isinstance` is quick with a tuple only; `reversed` is not known for tuples of pairs.

        A named tuple is made without its own `__new__`, an interpreted function. Where a thing
        may lack what `getattr` asks for, the compiler's own way makes an error first.
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
        """All fields of the named tuple that a call makes, in their order; none: it makes none."""
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
        """Whether something is among the types of things is a loop for the compiler."""
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
        """A tuple with starred parts is their sum; the compiler would make a list of it first."""
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
        """What is written out is not frozen for itself."""
        self.generic_visit(node)
        match node.value:
            case ast.Call(
                func=ast.Attribute(value=ast.Name("object"), attr="__setattr__"),
                args=[thing, ast.Constant(str() as name), held],
            ):
                return ast.Assign([ast.Attribute(thing, name, ast.Store())], held)
        return node


def decorator_name(decorator: ast.expr) -> str:
    """What a decorator is called, with or without arguments."""
    return ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)


def expression(source: str) -> ast.expr:
    """The tree of an expression."""
    return ast.parse(source, mode="eval").body


def statements(source: str) -> list[Any]:
    """The trees of some statements."""
    return list(ast.parse(source).body)


def _members(union: ast.expr) -> list[ast.expr]:
    if isinstance(union, ast.BinOp):
        return [*_members(union.left), *_members(union.right)]
    return [union]
