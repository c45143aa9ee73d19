"""The set of docs/how-to-add-a-card.md, as somebody has it who followed that page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kadath.games.lcg.sets.loading import HomeMade, bring, remove

PAGE = Path(__file__).parent.parent / "docs" / "how-to-add-a-card.md"
NAME = "harbour-lights"
DECK = "wendy.txt"
CARD = "cards/storm-lantern.json"
_FILES = re.compile(r"^`([\w/.-]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The files that the page shows, by their names in the folder of the set."""
    found = dict(_FILES.findall(PAGE.read_text(encoding="utf-8")))
    del found[DECK]
    return found


def deck() -> str:
    """The deck that the page shows."""
    return str(dict(_FILES.findall(PAGE.read_text(encoding="utf-8")))[DECK])


def changed_card(**changed: Any) -> str:
    """The card of the page with some fields changed; None: left out."""
    data = {**json.loads(files()[CARD]), **changed}
    return json.dumps({name: value for name, value in data.items() if value is not None})


def written(folder: Path, **changed: str | None) -> Path:
    """The folder of the set, in which some files say something else, or are not there."""
    for name, text in {**files(), **changed}.items():
        path = folder / NAME / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if text is not None:
            path.write_text(text, encoding="utf-8")
    return folder / NAME


@contextmanager
def brought(folder: Path) -> Iterator[HomeMade]:
    """The set in a folder, taken out again in the end."""
    found = bring(folder)
    try:
        yield found
    finally:
        remove(found)
