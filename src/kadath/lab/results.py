"""Files of results: a row per game, as CSV, JSON lines or Parquet.

Rows are written as games end, so a run that is stopped loses nothing and can be resumed. Parquet
cannot be written row by row: its rows are kept in a file of JSON lines until the run is over.
"""

from __future__ import annotations

import csv
import json
import os
import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kadath.kernel.game import Setup
from kadath.native import is_compiled
from kadath.version import __version__

from .refused import SimulationRefused
from .simulation import Played

if TYPE_CHECKING:
    from typing import Self

COLUMNS: dict[str, Callable[[str], Any]] = {
    "game": str,
    "setup": str,
    "seed": int,
    "bots": str,
    "won": lambda text: text == "True",
    "reason": str,
    "rounds": int,
    "decisions": int,
    "seconds": float,
    "error": str,
    "kadath": str,
    "python": str,
    "build": str,
}
"""The columns, and how to parse each from text."""
KINDS = (".csv", ".jsonl", ".parquet")

Row = dict[str, Any]


class Results:
    """The result file of one simulation."""

    def __init__(
        self, file: Path, game: str, setup: Setup, bots: Sequence[str], *, resume: bool
    ) -> None:
        """Read the file; it has to be new, unless the same simulation is resumed."""
        if file.suffix not in KINDS:
            raise SimulationRefused("lab-results-kind", file=file.name, known=", ".join(KINDS))
        if file.suffix == ".parquet":
            _arrow()
        self._file = file
        self._rows = file.with_suffix(".parquet.jsonl") if file.suffix == ".parquet" else file
        self._same: Row = {
            "game": game,
            "setup": json.dumps(setup, ensure_ascii=False, sort_keys=True),
            "bots": ",".join(bots),
        }
        self._build: Row = {
            "kadath": __version__,
            "python": platform.python_version(),
            "build": "compiled" if is_compiled() else "plain",
        }
        before = [one for one in dict.fromkeys((file, self._rows)) if one.exists()]
        if before and not resume:
            raise SimulationRefused("lab-results-there", file=file.name)
        self._before = self._kept(before)
        self.kept = [_played(row) for row in self._before]
        """The games that were already in the file."""

    def _kept(self, files: Iterable[Path]) -> list[Row]:
        """The rows of some files, which must all belong to the same simulation.

        Failed games are left out and played again: the cause may have been fixed.
        """
        rows = {row["seed"]: row for file in files for row in _read(file)}
        for row in rows.values():
            if other := [key for key, value in self._same.items() if row[key] != value]:
                raise SimulationRefused(
                    "lab-results-other",
                    file=self._file.name,
                    there=f"{other[0]}={row[other[0]]}",
                    asked=f"{other[0]}={self._same[other[0]]}",
                )
        return [row for row in rows.values() if not row["error"]]

    def __enter__(self) -> Self:
        """Rewrite the file without a truncated line, and open it for appending."""
        part = self._rows.with_name(f"{self._rows.name}.part")
        with part.open("w", encoding="utf-8", newline="") as stream:
            _write(stream, self._rows.suffix, self._before, heading=True)
        part.replace(self._rows)
        self._stream = self._rows.open("a", encoding="utf-8", newline="")
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self._stream.close()
        if self._rows != self._file and kind is None:
            arrow, parquet = _arrow()
            rows = list(_read(self._rows))
            columns = {name: [row[name] for row in rows] for name in COLUMNS}
            parquet.write_table(arrow.table(columns), self._file)
            self._rows.unlink()

    def add(self, played: Iterable[Played]) -> None:
        """Write some games; they are on disk when this returns."""
        rows = [self._row(one) for one in played]
        _write(self._stream, self._rows.suffix, rows, heading=False)
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def _row(self, one: Played) -> Row:
        values = {**one._asdict(), **self._same, **self._build}
        return {name: values[name] for name in COLUMNS}


def _arrow() -> tuple[Any, Any]:
    """The library that writes Parquet; nothing else needs it."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError as error:
        raise SimulationRefused("lab-results-no-parquet", command="pip install pyarrow") from error


def _write(stream: Any, kind: str, rows: Iterable[Row], *, heading: bool) -> None:
    if kind == ".csv":
        writer = csv.DictWriter(stream, COLUMNS, lineterminator="\n")
        if heading:
            writer.writeheader()
        writer.writerows(rows)
        return
    for row in rows:
        stream.write(json.dumps(row, ensure_ascii=False) + "\n")


def _read(file: Path) -> Iterator[Row]:
    """The rows of a file, without a truncated last one."""
    if file.suffix == ".parquet":
        yield from _arrow()[1].read_table(file).to_pylist()
        return
    text = file.read_text(encoding="utf-8")
    # Not `splitlines`: names may contain other line breaks.
    (*lines, _) = text.split("\n")
    try:
        if file.suffix == ".csv":
            for row in csv.DictReader(lines, strict=True):
                yield {name: read(row[name]) for name, read in COLUMNS.items()}
        else:
            for line in lines:
                row = json.loads(line)
                yield {name: row[name] for name in COLUMNS}
    except (ValueError, KeyError, TypeError, csv.Error) as error:
        raise SimulationRefused("lab-results-unread", file=file.name) from error


def _played(row: Row) -> Played:
    fields = {name: row[name] for name in Played._fields if name in COLUMNS and name != "bots"}
    return Played(bots=tuple(row["bots"].split(",")), **fields)
