"""The games. Each is a package of its own, found by its manifest, and none knows another."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from kadath.folders import paths
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Component, Game
from kadath.kernel.manifest import Manifest

__path__ += paths("games")


@cache
def manifests() -> dict[str, Manifest]:
    """The manifests of all games, playable or only begun, by name."""
    return {module.name: _read(module.name) for module in iter_modules(__path__)}


def playable() -> tuple[str, ...]:
    """The names of the games that can be played."""
    return tuple(name for name, manifest in manifests().items() if manifest.is_playable)


def manifest(name: str) -> Manifest:
    """What a game that can be played says of itself; no other game's manifest is read for it."""
    is_there = name.isidentifier() and find_spec(f"{__name__}.{name}") is not None
    found = _read(name) if is_there else None
    if found is None or not found.is_playable:
        raise NotWellFormed(f"there is no game called {name!r}", accepted=", ".join(playable()))
    return found


def _read(name: str) -> Manifest:
    """The manifest in the folder of that name."""
    found: Manifest = import_module(f"{__name__}.{name}.manifest").MANIFEST
    if found.name != name:
        raise NotWellFormed(f"the manifest in {name} is called {found.name}", accepted=name)
    return found


def game(name: str) -> Game[Any]:
    """The game of that name; its rules are loaded with the first."""
    found: Game[Any] = _named(manifest(name).game)()
    return found


def components(name: str) -> Sequence[Component]:
    """The catalogue of a game, playable or only begun; empty where it has none yet."""
    found = manifests()[name]
    if found.is_playable:
        return game(name).components()
    listed: Sequence[Component] = _named(found.catalogue)() if found.catalogue else ()
    return listed


def _named(path: str) -> Any:
    """What a manifest names as `module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def settle() -> None:
    """Take all that is loaded now for lasting, in a program that does nothing but play.

    Boxes are large and never change. Looking for garbage among their cards again and again took a
    tenth of the time of Final Hour.
    """
    gc.collect()
    gc.freeze()
