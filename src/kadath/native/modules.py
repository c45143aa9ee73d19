"""Which modules are compiled: those where the time of a game goes, and of a bot that thinks."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

PACKAGES = (
    "kadath.kernel",
    "kadath.kernel.abilities",
    "kadath.kernel.sleeves",
    "kadath.games.lcg",
    "kadath.games.lcg.campaign",
    "kadath.games.lcg.decks",
    "kadath.games.lcg.rules",
    "kadath.games.lcg.thumb",
    "kadath.games.lcg.views",
    "kadath.games.lcg.vocabulary",
)
"""The packages whose own modules are compiled."""

LEFT_PLAIN = frozenset(
    {
        # Nothing that happens between two decisions.
        "kadath.kernel.citations",
        "kadath.kernel.codec",
        "kadath.kernel.errors",
        "kadath.kernel.explain",
        "kadath.kernel.game",
        "kadath.kernel.record",
        "kadath.games.lcg.game",
        "kadath.games.lcg.narrator",
    }
)

IN_WORDS = {"kadath.kernel.rng": "kadath.native.words"}
"""Modules of which some functions stand elsewhere in a form that only the compiler understands."""


def compiled_modules() -> list[str]:
    """The names of all modules that are compiled."""
    names = []
    for package in PACKAGES:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(f"there is no {package}")
        for found in iter_modules([str(Path(spec.origin).parent)]):
            name = f"{package}.{found.name}"
            if not found.ispkg and name not in LEFT_PLAIN:
                names.append(name)
    return names
