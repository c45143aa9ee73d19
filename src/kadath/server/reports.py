"""Bug reports: a record of the moment, private to the server's folder."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Any

from kadath.kernel.codec import state_to_data
from kadath.kernel.explain import explain
from kadath.version import __version__

from .problems import Refused
from .room import Room
from .shapes import Person
from .table_store import now
from .tokens import new_id

FOLDER = "reports"


async def save_report(data: Path, room: Room, person: Person, text: str) -> str:
    """Write a report, in the format of a record; the seed in it never leaves this machine."""
    number = new_id()
    report: dict[str, Any] = {}
    if room.table is not None:
        report = json.loads(room.table.record.to_json())
        report["snapshot"] = state_to_data(room.table.state)
        report["where"] = explain(room.table.state)
    report["report"] = {
        "number": number,
        "table": room.id,
        "version": room.version,
        "program": __version__,
        "by": person.name,
        "text": text,
        "at": now(),
    }
    try:
        await asyncio.to_thread(_write, data / FOLDER / f"{number}.json", report)
    except OSError as error:
        raise Refused("storage") from error
    return number


def _write(path: Path, report: dict[str, Any]) -> None:
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    # A partly written report must not look complete.
    begun = path.with_suffix(".part")
    try:
        with begun.open("w", encoding="utf-8") as file:
            begun.chmod(0o600)
            json.dump(report, file, ensure_ascii=False, indent=1)
            file.flush()
            os.fsync(file.fileno())
        begun.replace(path)
    except OSError:
        begun.unlink(missing_ok=True)
        raise
