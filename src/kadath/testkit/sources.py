"""What is in the source of a game, for checks that compare it with something else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from kadath.folders import folders


class Module(NamedTuple):
    """The contents of a module: its calls by function name, its texts, names, and classes."""

    calls: dict[str, list[ast.Call]]
    texts: frozenset[str]
    names: frozenset[str]
    classes: frozenset[str]
    imports: frozenset[str]


class Source(NamedTuple):
    """All modules a game runs on: its own by path, and the kernel's that it imports."""

    game: str
    own: dict[Path, Module]
    kernel: dict[str, Module]

    @property
    def rules(self) -> Source:
        """The game's own modules, except those that put it into words."""
        own = {path: one for path, one in self.own.items() if "narration" not in str(path)}
        return Source(self.game, own, {})

    def with_kernel(self, modules: set[str]) -> Source:
        """The same with only these kernel modules."""
        kernel = {name: one for name, one in self.kernel.items() if name in modules}
        return Source(self.game, self.own, kernel)

    @property
    def modules(self) -> tuple[Module, ...]:
        """The game's own modules and the kernel's."""
        return (*self.own.values(), *self.kernel.values())

    def given_to(self, function: str, place: int = 0, name: str = "") -> set[str]:
        """The texts passed to a function at a position, or by name: both of an `a if b else c`."""
        return {
            text
            for module in self.modules
            for call in module.calls.get(function, ())
            for text in _texts(_argument(call, place, name))
        }

    def names(self) -> set[str]:
        """Every name that is mentioned."""
        return {name for module in self.modules for name in module.names}

    def words(self) -> set[str]:
        """Every text in these modules, spelled as in messages, and the name of every class.

        For an f-string, the parts between the inserted values.
        """
        found = {name for module in self.modules for name in module.classes}
        for module in self.modules:
            for text in module.texts:
                word = text.removeprefix(f"{self.game}-").strip("-")
                found |= {word, word.lower().replace(" ", "-")}
        return found


@cache
def source_of(game: str) -> Source:
    """The source of a game."""
    (folder,) = [one for one in folders("games", game) if one.is_dir()]
    own = {path.relative_to(folder): _read(path) for path in sorted(folder.rglob("*.py"))}
    imported = {name for module in own.values() for name in module.imports}
    of_kernel = sorted(name for name in imported if name.startswith("kadath.kernel."))
    return Source(game, own, {name: _read(_file_of(name)) for name in of_kernel})


def _file_of(module: str) -> Path:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin)


def _read(path: Path) -> Module:
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    calls: dict[str, list[ast.Call]] = {}
    for node in nodes:
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            calls.setdefault(name, []).append(node)
    return Module(
        calls,
        texts=frozenset(text for node in nodes for text in _constant(node)),
        names=frozenset(node.id for node in nodes if isinstance(node, ast.Name)),
        classes=frozenset(node.name for node in nodes if isinstance(node, ast.ClassDef)),
        imports=frozenset(node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)),
    )


def _argument(call: ast.Call, place: int, name: str) -> ast.expr | None:
    by_name = [given.value for given in call.keywords if given.arg == name]
    return next(iter([*by_name, *call.args[place : place + 1]]), None)


def _texts(node: ast.AST | None) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif node is not None:
        yield from _constant(node)


def _constant(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
