"""Layouts of saved states: everything one may contain, with its fields, stored with a number.

    python -m kadath.testkit.layouts tests/games/layouts

A save is restored only by code with the same layout numbers, so a change to what is written has to
raise a number. The stored layouts enforce that: the command stores what is new or has a new number,
and refuses to store anything else under a number that was stored before.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from importlib import import_module
from inspect import get_annotations
from pathlib import Path
from pkgutil import walk_packages
from typing import Any, NamedTuple

from kadath.games import game, playable
from kadath.kernel.codec import KERNEL_LAYOUT, VALUES
from kadath.kernel.nodes import NODES
from kadath.kernel.procedure import PROCEDURES
from kadath.kernel.state import State

KERNEL = "kernel"


class Layout(NamedTuple):
    """How the kernel or a game writes its own data: a number, and a digest of each thing."""

    number: int
    digests: dict[str, str]


def names() -> tuple[str, ...]:
    """The owners of layouts: the kernel and every playable game."""
    return (KERNEL, *playable())


def layout(name: str) -> Layout:
    """The current layout of the kernel or a game."""
    if name == KERNEL:
        package, state, number = "kadath.kernel", State, KERNEL_LAYOUT
    else:
        package, state = f"kadath.games.{name}", game(name).state
        number = state.LAYOUT
    written = sorted(_written(package, state))
    return Layout(number, {what: _digest(held) for what, held in written})


def complaint(name: str, now: Layout, stored: Layout) -> str:
    """What is wrong with the current layout, compared with the stored one; empty if nothing.

    New things cannot be in any saved state, so they need no new number.
    """
    if now.number != stored.number:
        return f"the layout of {name} is {now.number}: store it with {__name__}"
    changed = [what for what, old in stored.digests.items() if now.digests.get(what) != old]
    if not changed:
        return ""
    where = "KERNEL_LAYOUT" if name == KERNEL else "the LAYOUT of its state"
    return (
        f"{name} writes {', '.join(changed)} differently or no more:"
        f" raise {where}, then store it with {__name__}"
    )


def load(folder: Path, name: str) -> Layout:
    """A stored layout; one that was never stored has the number 0."""
    file = folder / f"{name}.json"
    if not file.exists():
        return Layout(0, {})
    held = json.loads(file.read_text())
    return Layout(held["number"], held["digests"])


def _written(package: str, state: type[State]) -> Iterator[tuple[str, list[str]]]:
    """Everything a package may write into a state: its name and its fields."""
    root = import_module(package)
    for module in walk_packages(root.__path__, f"{package}."):
        import_module(module.name)
    yield "state", [f"{name}: {_types(state).get(name)}" for name in state.FIELDS]
    for registry in (PROCEDURES, NODES, VALUES):
        for name, cls in registry.items():
            if f"{cls.__module__}.".startswith(f"{package}."):
                yield name, _fields(cls)


def _fields(cls: type[Any]) -> list[str]:
    if is_dataclass(cls):
        return [f"{one.name}: {one.type}" for one in fields(cls)]
    return [f"{name}: {_types(cls).get(name)}" for name in cls._fields]


def _types(cls: type[Any]) -> dict[str, Any]:
    return {
        name: known for one in reversed(cls.__mro__) for name, known in get_annotations(one).items()
    }


def _digest(held: list[str]) -> str:
    return blake2b("\n".join(held).encode(), digest_size=4).hexdigest()


def main() -> None:
    """Store the current layouts."""
    folder = Path(sys.argv[1])
    for name in names():
        now, stored = layout(name), load(folder, name)
        if now.number == stored.number and (found := complaint(name, now, stored)):
            raise SystemExit(found)
        (folder / f"{name}.json").write_text(json.dumps(now._asdict(), indent=1) + "\n")


if __name__ == "__main__":
    main()
