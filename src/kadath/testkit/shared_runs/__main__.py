"""Compare what ships with the texts in some folders, and print the runs they share."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from .comparing import MOST, Names, Run, Sources
from .others import Ours, texts_in
from .shipped import names, shipped
from .words import Text, words

DOCUMENTS = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs", "tests", "bench")


class Allowed(NamedTuple):
    """What in the sources is ours, what else is a name, and which runs were judged acceptable."""

    ours: Ours
    terms: frozenset[tuple[str, ...]]
    runs: frozenset[tuple[str, ...]]

    def has(self, run: tuple[str, ...]) -> bool:
        """Whether a run is, or is part of, one that was judged acceptable."""
        return any(f" {' '.join(run)} " in f" {' '.join(one)} " for one in self.runs)


def allowed() -> Allowed:
    """The contents of `allowed.toml`."""
    written = tomllib.loads((Path(__file__).parent / "allowed.toml").read_text(encoding="utf-8"))
    ours = Ours(written["ours"]["marks"], tuple(written["ours"]["fields"]))
    terms = frozenset(words(name) for one in written["terms"] for name in one["names"])
    return Allowed(ours, terms, frozenset(words(one["words"]) for one in written.get("run", ())))


def left(texts: Iterable[Text], sources: Sources, names: Names, allow: Allowed) -> Iterator[Run]:
    """The runs shared with sources that nothing allows."""
    for text in texts:
        for run in sources.shared(text):
            if names.words_beside(run.words) > MOST and not allow.has(run.words):
                yield run


def main() -> int:
    """Print the runs, and return 1 if there are any."""
    parser = argparse.ArgumentParser(
        description=__doc__, prog="python -m kadath.testkit.shared_runs"
    )
    parser.add_argument("folder", nargs="+", type=Path, help="where the texts of others are")
    parser.add_argument(
        "--documents",
        nargs="*",
        type=Path,
        default=[Path(name) for name in DOCUMENTS],
        help="what else there is in the repository: documentation, tests",
    )
    asked = parser.parse_args()
    allow = allowed()
    sources = Sources(text for folder in asked.folder for text in texts_in(folder, allow.ours))
    called = Names([*names(), *allow.terms])
    found = list(left(shipped(asked.documents), sources, called, allow))
    for run in found:
        print(f"{run.where} | {run.source} | {len(run.words)} | {run}")
    of = Counter(run.where.split()[0] for run in found)
    print(f"{len(found)} runs of more than {MOST} words", dict(of), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
