"""Saved games: files in one folder, rewritten after every choice.

A save is a record with two more fields: `table` (the seats, when it was saved, how it ended) and
`snapshot` (the current state). So every save can be read as a record.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from kadath import games
from kadath.kernel.capabilities import Teaches
from kadath.kernel.codec import state_to_data
from kadath.kernel.errors import KadathError, NotWellFormed
from kadath.kernel.game import Setup
from kadath.kernel.record import Record

from .guide import guide_from
from .orders import Orders, orders_from
from .resume import Misfit, resume
from .seats import Seat
from .table import Table

SUFFIX = ".json"
MARKS = ("ordered", "spared", "joined")
"""What a save says of choices beyond their keys, by their numbers (see `Past`)."""


class Save(NamedTuple):
    """The summary of a saved game, for a list."""

    path: Path
    name: str
    game: str
    setup: Setup
    seats: tuple[Seat, ...]
    choices: int
    saved: datetime
    won: bool | None
    """None while the game is not over."""


class Damaged(NamedTuple):
    """A file in the folder that cannot be read, and why. It is left as it is."""

    path: Path
    why: str


def data_folder(environment: Mapping[str, str] | None = None, platform: str = sys.platform) -> Path:
    """The folder for user data: `KADATH_DATA`, else the platform's usual folder."""
    variables = os.environ if environment is None else environment
    if chosen := variables.get("KADATH_DATA"):
        return Path(chosen)
    home = Path(variables.get("HOME") or variables.get("USERPROFILE") or Path.home())
    if platform == "win32":
        return Path(variables.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Kadath"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Kadath"
    return Path(variables.get("XDG_DATA_HOME") or home / ".local" / "share") / "kadath"


class Saves:
    """The folder of saved games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def new_path(self, game: str, name: str = "") -> Path:
        """An unused file name for a game; `name` becomes part of it."""
        stem = _plain(name) or f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
        path = self.folder / f"{stem}{SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{stem}-{number}{SUFFIX}"
        return path

    def write(self, table: Table, path: Path) -> None:
        """Save a table; the file is never half-written, even if the machine crashes."""
        data: dict[str, Any] = json.loads(table.record.to_json())
        outcome = table.state.outcome
        data["table"] = {
            "seats": [seat._asdict() for seat in table.seats],
            "saved": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "won": outcome.won if outcome else None,
            "orders": [orders.data() for orders in table.orders],
            "open": sorted(table.open_seats),
            "guide": table.explained,
            **{mark: _marked(table, mark) for mark in MARKS},
        }
        data["snapshot"] = state_to_data(table.state)
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".writing")
        with beside.open("w", encoding="utf-8") as file:
            file.write(json.dumps(data, ensure_ascii=False, indent=1))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)

    def all(self) -> tuple[list[Save], list[Damaged]]:
        """The saved games, the newest first, and the files that cannot be read."""
        saves: list[Save] = []
        damaged: list[Damaged] = []
        for path in sorted(self.folder.glob(f"*{SUFFIX}")):
            try:
                saves.append(_summary(path))
            except (KadathError, OSError) as error:
                damaged.append(Damaged(path, getattr(error, "message", str(error))))
        return sorted(saves, key=lambda save: save.saved, reverse=True), damaged

    def newest_unfinished(self) -> Save | None:
        """The game to continue with, if there is one."""
        return next((save for save in self.all()[0] if save.won is None), None)

    def load(self, path: Path) -> tuple[Table, Misfit | None]:
        """The table of a saved game, and where it no longer matches the rules, if anywhere.

        Raises `NotWellFormed`, and leaves the file alone, if it cannot be read.
        """
        record, data = _read(path)
        game = games.game(record.game)
        # A bare record belongs to one person who controls all its seats.
        seats = _seats(data) or (Seat(""),) * game.seats(game.new(record.setup, record.seed))
        snapshot = data.get("snapshot")
        table, misfit = resume(
            game, record, seats, snapshot if isinstance(snapshot, dict) else None
        )
        _give_orders(table, data)
        about = data.get("table")
        if isinstance(about, dict):
            for mark in MARKS:
                _mark(table, mark, about.get(mark))
            if isinstance(game, Teaches):
                table.guide = guide_from(about.get("guide"), game)
        return table, misfit


def _read(path: Path) -> tuple[Record, dict[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotWellFormed(f"this is not a record: byte {error.start} is not text") from error
    record = Record.from_json(text)
    data: dict[str, Any] = json.loads(text)
    return record, data


def _summary(path: Path) -> Save:
    record, data = _read(path)
    about = data.get("table")
    about = about if isinstance(about, dict) else {}
    try:
        saved = datetime.fromisoformat(about["saved"])
    except (KeyError, TypeError, ValueError):
        saved = datetime.fromtimestamp(path.stat().st_mtime, UTC)
    won = about.get("won")
    return Save(
        path,
        path.stem,
        record.game,
        record.setup,
        _seats(data),
        len(record.choices),
        saved if saved.tzinfo else saved.replace(tzinfo=UTC),
        won if isinstance(won, bool) else None,
    )


def _seats(data: dict[str, Any]) -> tuple[Seat, ...]:
    """The seats of a saved game; empty for a bare record."""
    about = data.get("table")
    if not isinstance(about, dict):
        return ()
    try:
        return tuple(
            Seat(str(seat["owner"]), bool(seat["is_bot"]), str(seat["language"]))
            for seat in about["seats"]
        )
    except (KeyError, TypeError) as error:
        raise NotWellFormed(f"this record is damaged: its seats lack {error}") from error


def _give_orders(table: Table, data: dict[str, Any]) -> None:
    """Restore the standing orders of the seats; they apply from the next choice on."""
    table.orders = [Orders()] * len(table.seats)
    about = data.get("table")
    if not isinstance(about, dict):
        return
    seen = about.get("open")
    if isinstance(seen, list):
        table.open_seats = {seat for seat in seen if seat in range(len(table.seats))}
    given = about.get("orders")
    if isinstance(given, list):
        for seat, orders in enumerate(given[: len(table.orders)]):
            if isinstance(orders, dict):
                table.orders[seat] = orders_from(orders, table.game)


def _marked(table: Table, mark: str) -> list[int]:
    """The numbers of the choices that have a mark; the first choice is number 0."""
    return [at for at, past in enumerate(table.past, table.base) if getattr(past, mark)]


def _mark(table: Table, mark: str, numbers: object) -> None:
    """Mark the choices with these numbers, so that they are undone as they were made."""
    known = range(table.base, table.length)
    marked: dict[str, Any] = {mark: True}
    for at in numbers if isinstance(numbers, list) else ():
        if isinstance(at, int) and at in known:
            table.past[at - table.base] = table.past[at - table.base]._replace(**marked)


def _plain(name: str) -> str:
    """A name as part of a file name: letters and digits of any script, joined by hyphens."""
    return "-".join("".join(c if c.isalnum() else " " for c in name).split())[:60]
