"""What the page says is in the message files, and what is there is said."""

from __future__ import annotations

import re
from pathlib import Path

from kadath.games import playable
from kadath.text.fluent import Messages

SOURCES = Path(__file__).parents[2] / "web" / "src"
AREAS = "|".join(("web", *(area for name in playable() for area in (name, f"web_{name}"))))
USED = re.compile(rf"""["'`]((?:{AREAS})-[\w-]*)(\$\{{)?""")


def used() -> tuple[set[str], set[str]]:
    """The messages that the page names, and the beginnings of those it puts together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        if path.name == "art.ts":
            # It names cards and places, some of which begin as the messages of a game do.
            continue
        for name, is_built in USED.findall(path.read_text(encoding="utf-8")):
            (beginnings if is_built else whole).add(name)
    return whole, beginnings


def test_every_message_of_the_page_is_there() -> None:
    whole, beginnings = used()
    messages = set(Messages("en"))
    assert whole - messages == set()
    assert {one for one in beginnings if not any(key.startswith(one) for key in messages)} == set()


def test_every_message_that_is_there_is_used() -> None:
    whole, beginnings = used()
    messages = {key for key in Messages("en") if key.startswith("web")}
    assert {key for key in messages - whole if not key.startswith(tuple(beginnings))} == set()
