"""What the page says is in the message files, and what is there is said."""

from __future__ import annotations

import re
from pathlib import Path

from kadath.games import playable
from kadath.games.machina.cards import BOSS, CARDS, MONSTER
from kadath.games.machina.catalogue import catalogue
from kadath.text.fluent import Messages

TESTS = Path(__file__).parent
HASTY = re.compile(r"\.all\(\)|\.bounding_box\(|\.tap\(")
"""What looks at a page once, whether or not it is ready."""
SOURCES = Path(__file__).parents[2] / "web" / "src"
PLACES = {name: SOURCES / "games" / name for name in playable()}


def areas(path: Path) -> str:
    """The areas whose messages a file names: a game's own are named in its folder alone.

    Elsewhere the same letters are a card's: Arkham Woods is a place of the card game.
    """
    games = [name for name, folder in PLACES.items() if folder in path.parents] or playable()
    return "|".join(("web", *(area for name in games for area in (name, f"web_{name}"))))


def used() -> tuple[set[str], set[str]]:
    """The messages that the page names, and the beginnings of those it puts together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for path in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        named = re.compile(rf"""["'`]((?:{areas(path)})-[\w-]*)(\$\{{)?""")
        for name, is_built in named.findall(path.read_text(encoding="utf-8")):
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


def test_what_is_looped_over_or_measured_is_waited_for() -> None:
    """An empty list checks nothing, and a box that still moves is soon elsewhere."""
    hasty = [path.name for path in TESTS.glob("test_*.py") if HASTY.search(path.read_text("utf-8"))]
    assert hasty == [], "each(), boxes() and every_box() of guests.py wait"


def test_every_monster_and_boss_of_machina_has_a_picture_of_its_own() -> None:
    art = (PLACES["machina"] / "art.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r'^  (\w+): \["', art, re.MULTILINE))
    monsters = {one.key for one in catalogue() if one.kind == MONSTER}
    bosses = {one.key for one in CARDS.values() if one.kind == BOSS}
    assert monsters
    assert bosses
    assert drawn >= monsters | bosses
