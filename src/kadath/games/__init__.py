"""The games. Each is a package of its own, found by its manifest; none knows another."""

from __future__ import annotations

import gc
import os
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from kadath.folders import SET, SETS, paths, set_folders
from kadath.kernel.capabilities import TakesSets
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Component, Game
from kadath.kernel.manifest import Manifest
from kadath.kernel.sets import ComponentSet

__path__ += paths("games")


@cache
def manifests() -> dict[str, Manifest]:
    """The manifests of all games, playable or only begun, by name."""
    return {module.name: _read(module.name) for module in iter_modules(__path__)}


def playable() -> tuple[str, ...]:
    """The names of the games that can be played, in the order in which they are offered."""
    found = [manifest for manifest in manifests().values() if manifest.is_playable]
    return tuple(one.name for one in sorted(found, key=lambda one: (one.shelf, one.name)))


def manifest(name: str) -> Manifest:
    """The manifest of a game that can be played; no other game's manifest is loaded for it."""
    is_there = name.isidentifier() and find_spec(f"{__name__}.{name}") is not None
    found = _read(name) if is_there else None
    if found is None or not found.is_playable:
        raise NotWellFormed(f"there is no game called {name!r}", accepted=", ".join(playable()))
    return found


def _read(name: str) -> Manifest:
    """The manifest in the package of that name."""
    found: Manifest = import_module(f"{__name__}.{name}.manifest").MANIFEST
    if found.name != name:
        raise NotWellFormed(f"the manifest in {name} is called {found.name}", accepted=name)
    return found


def game(name: str) -> Game[Any]:
    """The game with that name; its rules are loaded on first use."""
    found: Game[Any] = _named(manifest(name).game)()
    if (named := os.environ.get(SETS)) and (name, named) not in _BROUGHT:
        _bring(found)
        _BROUGHT.add((name, named))
    return found


_BROUGHT: set[tuple[str, str]] = set()
"""The games that have loaded component sets, each with the folders they came from."""


def bring_sets(folders: Sequence[Path]) -> None:
    """Load the component sets in these folders, each of which is a set or contains several.

    Raises `NotWellFormed` if one of them is invalid. Processes started from now on load the same.
    """
    from kadath.text.set_words import SetRefused, game_of

    for folder in folders:
        if not folder.is_dir():
            raise SetRefused("no-folder", folder)
    os.environ[SETS] = os.pathsep.join(str(folder.resolve()) for folder in folders)
    found = set_folders()
    if not found:
        raise SetRefused("no-sets", folders[0])
    for folder in found:
        name = game_of(folder)
        if name not in playable() or not isinstance(game(name), TakesSets):
            raise SetRefused("no-such-game", folder / SET, game=name)


def _bring(found: Game[Any]) -> None:
    """Let a game load the component sets that are for it."""
    from kadath.text.set_words import game_of

    if isinstance(found, TakesSets):
        for folder in set_folders():
            if game_of(folder) == found.name:
                found.bring(folder)


def components(name: str) -> Sequence[Component]:
    """The catalogue of a game, playable or only begun; empty if it has none yet."""
    found = manifests()[name]
    if found.is_playable:
        return game(name).components()
    listed: Sequence[Component] = _named(found.catalogue)() if found.catalogue else ()
    return listed


def sets_of(name: str) -> Sequence[ComponentSet]:
    """The sets of a game, playable or only begun."""
    found = manifests()[name]
    return game(name).sets() if found.is_playable else found.sets


def _named(path: str) -> Any:
    """The object that a manifest names as `module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)


def settle() -> None:
    """Exempt everything loaded so far from garbage collection, in a program that only plays.

    Components are many and never change: scanning them again and again took a tenth of the time of
    Final Hour.
    """
    gc.collect()
    gc.freeze()
