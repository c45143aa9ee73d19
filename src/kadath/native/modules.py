"""Which modules are compiled: those in which games and searching bots spend their time."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from importlib import import_module
from pkgutil import iter_modules

from kadath.games import manifests

KERNEL_LEFT_PLAIN = (
    # None of these runs between two decisions.
    "capabilities",
    "citations",
    "codec",
    "errors",
    "explain",
    "game",
    "manifest",
    "record",
    "views",
)

IN_WORDS = {"kadath.kernel.rng": "kadath.native.words"}
"""Modules with a variant of some functions that only works compiled, and where that is."""


def compiled_modules() -> list[str]:
    """The names of all modules to compile: the kernel's, and those that games list as hot."""
    names = list(
        _modules("kadath.kernel", ("", "abilities", "several", "sleeves"), KERNEL_LEFT_PLAIN)
    )
    for game in manifests().values():
        names += _modules(f"kadath.games.{game.name}", game.hot, game.plain)
    return names


def _modules(root: str, packages: Collection[str], left_plain: Collection[str]) -> Iterator[str]:
    """The modules of some packages under a root, except those that are left plain."""
    plain = {f"{root}.{name}" for name in left_plain}
    for inner in packages:
        package = import_module(f"{root}.{inner}" if inner else root)
        for found in iter_modules(package.__path__):
            name = f"{package.__name__}.{found.name}"
            if not found.ispkg and name not in plain:
                yield name
