"""What the tests of a game's rules text share: golden files, and trees that must not read alike.

After a change of wording that is meant, rewrite the golden texts and read them:
`KADATH_GOLDEN=write .venv/bin/python -m pytest tests/games -k wording`
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from kadath.kernel.effects import Condition, Effect
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import NODES, Node
from kadath.text.render import render

KINDS: tuple[type[Node], ...] = (Effect, Condition, Modifier, Ability, Node)
"""A cost may read as an effect does: only trees of one kind have to be told apart."""


def check_golden(path: Path, texts: Mapping[str, str]) -> None:
    """Compare the texts of a box with its golden file, or write it if that is asked for."""
    told = (f"{name}\n{text}" for name, text in texts.items())
    check_golden_text(path, "\n\n".join(text.replace("\n", "\n    ") for text in told) + "\n")


def check_golden_text(path: Path, golden: str) -> None:
    """Compare a text with its golden file, or write that if it is asked for."""
    if os.environ.get("KADATH_GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(golden, encoding="utf-8")
    assert golden == path.read_text(encoding="utf-8")


def kinds_of(game: str) -> list[type[Node]]:
    """Every kind of node that a game has, and those of the kernel that all games may use."""
    kinds = [kind for name, kind in NODES.items() if name.startswith((f"{game}.", "kernel."))]
    kinds.remove(NODES["kernel.Special"])  # each special has a message of its own
    kinds.remove(NODES["kernel.Adjust"])  # games have words of their own for it, or none
    return kinds


def check_told_apart(trees: Iterable[Node], language: str, game: str = "") -> int:
    """Hold that trees of a kind which differ read differently; answers how many there were."""
    told: dict[tuple[type[Node], str], Node] = {}
    for tree in trees:
        kind = next(kind for kind in KINDS if isinstance(tree, kind))
        other = told.setdefault((kind, render(tree, language, game=game)), tree)
        assert other == tree, f"{tree} and {other} read alike"
    return len(told)


def clauses_in(trees: Sequence[Node], leave_out: tuple[type[Node], ...]) -> list[Node]:
    """All parts of trees that are told as sentences, each once."""
    parts = (part for tree in trees for part in tree.walk())
    return [part for part in dict.fromkeys(parts) if not isinstance(part, leave_out)]
