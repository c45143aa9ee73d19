"""Expanding a class: fields, constructor, copying and comparing as plain code."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from dataclasses import MISSING
from typing import Any, NamedTuple

from kadath.kernel.procedure import Procedure

from .expressions import decorator_name, expression, statements, step_name

MADE_BY = ("procedure", "node", "slotted", "dataclass")
"""The decorators that make a dataclass."""

STATE = "game_state"
"""The decorator that makes a state."""

FROZEN = frozenset({"node"})
"""The kinds whose fields are read-only, even for interpreted code."""

_PLAIN_TYPE = re.compile(r"(?:int|str|bool|None|tuple|frozenset|[\[\], .|])+")
"""A type that can be named in any module."""


class Field(NamedTuple):
    """A field of a class; `default` is source code, or None if the field is required."""

    name: str
    type: str
    default: str | None
    kw_only: bool
    init: bool
    compare: bool
    own: bool


class Written(NamedTuple):
    """An expanded class: the statements, and the names of the steps that it declares."""

    statements: list[ast.stmt]
    steps: list[str]


def is_written_out(definition: ast.ClassDef) -> bool:
    """Whether the compiler makes a class native: not a named tuple, protocol or exception."""
    bases = [ast.unparse(base) for base in definition.bases]
    return not any(base.startswith(("NamedTuple", "Protocol", "Exception")) for base in bases)


def written_out(definition: ast.ClassDef, live: type[Any], *, is_mark: bool) -> Written:
    """Expand a class; `live` is the class object itself, which knows its fields."""
    kind = next((d for d in map(decorator_name, definition.decorator_list) if d in MADE_BY), "")
    names = [decorator_name(one) for one in definition.decorator_list]
    also = [name for name in names if name not in (*MADE_BY, STATE)]
    body = list(_constants(definition, live))
    declared = _take_steps(body)
    fields = list(_fields(definition, live)) if kind else []
    after: list[str] = []
    if kind:
        body = [one for one in body if not _is_field(one)]
        body += _declared(fields, kind)
        body += statements(_methods(definition.name, live, kind, fields))
        after.append(f"native.register_{kind}({definition.name}, {_spec(fields)})")
    elif STATE in names:
        own = {name: live.COPIED[name] for name in vars(live)["__slots__"]}
        body = [one for one in body if getattr(one, "name", "") != "clone"]
        body += statements(_cloning(definition.name, live.COPIED))
        after.append(f"native.register_game_state({definition.name}, {own!r})")
    elif "__slots__" in vars(live):
        after.append(f"native.register_fields({definition.name}, {vars(live)['__slots__']!r})")
    steps = []
    for name, how, step in declared:
        if how == "chosen":
            after.append(f"native.register_chosen({definition.name}, {name!r}, {step!r})")
            continue
        steps.append(step_name(definition.name, name))
        made = "Step" if how == "step" else "AskStep"
        registered = f"native.register_step({definition.name}, {name!r}, {step})"
        after.append(f"{steps[-1]}: Final[{made}] = {registered}")
    if kind == "procedure":
        after.append(f"native.register_steps({definition.name})")
    after += [f"{name}({definition.name})" for name in also]
    definition.body = body or [ast.Pass()]
    definition.decorator_list = [expression(f"mypyc_attr({_traits(live, kind)})")]
    if is_mark:
        definition.decorator_list.append(expression("trait"))
    return Written([definition, *statements("\n".join(after))], steps)


def _traits(live: type[Any], kind: str) -> str:
    """The mypyc attributes of a class: whether interpreted classes may inherit from it.

    They may from all classes of the kernel. For a class without interpreted subclasses the compiler
    can rely on all fields being set, and `isinstance` is faster.
    """
    is_open = not kind or live.__module__.startswith("kadath.kernel")
    return f"allow_interpreted_subclasses={is_open}"


def _constants(definition: ast.ClassDef, live: type[Any]) -> Iterator[ast.stmt]:
    """The body without slots, and with constants annotated as class variables."""
    for one in definition.body:
        match one:
            case ast.Assign(targets=[ast.Name("__slots__")]):
                continue
            case ast.Assign(targets=[ast.Name(name) as target]):
                held = getattr(live, name)
                known = type(held).__name__ if isinstance(held, str | int) else "Any"
                yield ast.AnnAssign(target, expression(f"ClassVar[{known}]"), one.value, 1)
            case _:
                yield one


def _take_steps(body: list[ast.stmt]) -> list[tuple[str, str, str]]:
    """Remove the step decorators from the methods; returns the method, kind and source of each."""
    taken = []
    for method in body:
        if not isinstance(method, ast.FunctionDef):
            continue
        left = []
        for decorator in method.decorator_list:
            name = decorator_name(decorator)
            if name in ("step", "ask", "ask_several"):
                taken.append((method.name, name, ast.unparse(decorator)))
            elif name.endswith(".chosen"):
                taken.append((method.name, "chosen", name.removesuffix(".chosen")))
            else:
                left.append(decorator)
        method.decorator_list = left
    return taken


def _is_field(one: ast.stmt) -> bool:
    return isinstance(one, ast.AnnAssign) and "ClassVar" not in ast.unparse(one.annotation)


def _fields(definition: ast.ClassDef, live: type[Any]) -> Iterator[Field]:
    """The fields of a class, inherited ones first, with the source code of their defaults."""
    own = {
        ast.unparse(one.target): one
        for one in definition.body
        if isinstance(one, ast.AnnAssign) and _is_field(one)
    }
    for spec in dataclasses.fields(live):
        declared = own.get(spec.name)
        known = ast.unparse(declared.annotation) if declared is not None else str(spec.type)
        if declared is None and not _PLAIN_TYPE.fullmatch(known):
            known = "Any"
        default = _source_of_default(declared, spec.default, f"{live.__name__}.{spec.name}")
        if spec.name == "at" and issubclass(live, Procedure):
            default = repr(spec.default)
        by_name = spec.kw_only is True
        own_one = declared is not None
        yield Field(spec.name, known, default, by_name, spec.init, spec.compare, own_one)


def _source_of_default(declared: ast.AnnAssign | None, default: Any, field: str) -> str | None:
    if default is MISSING:
        return None
    if declared is not None and declared.value is not None:
        match declared.value:
            case ast.Call(func=ast.Name("field"), keywords=given):
                return ast.unparse(next(one.value for one in given if one.arg == "default"))
            case value:
                return ast.unparse(value)
    if default is None or default == () or isinstance(default, str | int):
        return repr(default)
    raise TypeError(f"{field} inherits a default that cannot be written out: {default!r}")


def _declared(fields: list[Field], kind: str) -> list[ast.stmt]:
    """The annotations of a class's own fields."""
    lines = []
    for field in fields:
        if field.own:
            known = f"Final[{field.type}]" if kind in FROZEN else field.type
            lines.append(f"{field.name}: {known}")
    return statements("\n".join(lines))


def _methods(name: str, live: type[Any], kind: str, fields: list[Field]) -> str:
    """The methods that the decorator would have generated."""
    in_init = [field for field in fields if field.init]
    placed = [field for field in in_init if not field.kw_only]
    named = [field for field in in_init if field.kw_only]
    parameters = ["self", *map(_parameter, placed)]
    if named:
        parameters += ["*", *map(_parameter, named)]
    lines = [f"def __init__({', '.join(parameters)}) -> None:"]
    set_later = [field for field in fields if not field.init and field.default is not None]
    begun = [f"    self.{field.name} = {field.name}" for field in in_init]
    begun += [f"    self.{field.name} = {field.default}" for field in set_later]
    if hasattr(live, "__post_init__"):
        begun.append("    self.__post_init__()")
    lines += begun or ["    pass"]
    again = [f"self.{field.name}" for field in placed]
    again += [f"{field.name}=self.{field.name}" for field in named]
    copying = {"procedure": "clone", "slotted": "_copy"}.get(kind)
    if copying is not None:
        lines += [f"def {copying}(self) -> Any:", f"    copy: {name} = {name}({', '.join(again)})"]
        lines += [f"    copy.{field.name} = self.{field.name}" for field in set_later]
        lines.append("    return copy")
    compared = [field.name for field in fields if field.compare]
    alike = " and ".join(f"self.{field} == other.{field}" for field in compared) or "True"
    same = f"isinstance(other, {name}) and type(other) is type(self)"
    lines += [
        "def __eq__(self, other: object) -> bool:",
        f"    return self is other or ({same} and {alike})",
        "def __repr__(self) -> str:",
        "    return native.shown(self)",
    ]
    if kind != "procedure":
        held = "".join(f"self.{field}, " for field in compared)
        lines += ["def __hash__(self) -> int:", f"    return hash(({held}))"]
    return "\n".join(lines)


def _cloning(name: str, copied: dict[str, str]) -> str:
    """The `clone` method of a state, with each field as an expression in terms of the `old` one."""
    lines = ["def clone(self) -> Any:", "    old = self", f"    copy = {name}.__new__({name})"]
    lines += [f"    copy.{field} = {source}" for field, source in copied.items()]
    return "\n".join([*lines, "    return copy"])


def _parameter(field: Field) -> str:
    default = f" = {field.default}" if field.default is not None else ""
    return f"{field.name}: {field.type}{default}"


def _spec(fields: list[Field]) -> str:
    """The fields as source code of a `Spec`."""
    specs = (
        f"({one.name!r}, {one.default or 'native.MISSING'}, {one.kw_only}, {one.init},"
        f" {one.type if one.own else ''!r}), "
        for one in fields
    )
    return f"({''.join(specs)})"
