"""The texts of others in a folder: plain and Markdown files as a whole, JSON string by string."""

from __future__ import annotations

import csv
import json
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from .words import Text, text


class Ours(NamedTuple):
    """What in a folder of sources is ours: objects with a mark, and fields by prefix."""

    marks: Collection[str] = ()
    fields: tuple[str, ...] = ()

    def has(self, value: dict[str, Any]) -> bool:
        """Whether an object is marked as ours."""
        return any(value.get(field) in self.marks for field in ("origin", "source"))


def texts_in(folder: Path, ours: Ours) -> Iterator[Text]:
    """All texts in a folder that are not ours."""
    for path in sorted(folder.rglob("*")) if folder.is_dir() else [folder]:
        where = str(path.relative_to(folder.parent))
        match path.suffix:
            case ".json":
                for at, string in _strings(json.loads(path.read_text(encoding="utf-8")), ours, ""):
                    yield text(f"{where}{at}", string)
            case ".csv":
                with path.open(encoding="utf-8", newline="") as file:
                    for number, row in enumerate(csv.reader(file), 1):
                        yield from (text(f"{where}:{number}", cell) for cell in row)
            case ".txt" | ".md":
                yield text(where, path.read_text(encoding="utf-8"))


def _strings(value: Any, ours: Ours, at: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield at, value
    elif isinstance(value, list):
        for number, one in enumerate(value):
            yield from _strings(one, ours, f"{at}/{_key(one) or number}")
    elif isinstance(value, dict) and not ours.has(value):
        for field, one in value.items():
            if not (ours.fields and field.startswith(ours.fields)):
                yield from _strings(one, ours, f"{at}/{field}")


def _key(value: Any) -> str:
    """The name of a list entry, if it has one."""
    fields = value if isinstance(value, dict) else {}
    return str(fields.get("id") or fields.get("code") or "")
