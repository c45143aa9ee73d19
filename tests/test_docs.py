"""The pages are true: what they show of Python runs, and the card that one of them adds works."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import kadath

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGE = DOCS / "how-to-add-a-card.md"

# In a process of its own, since a box to which a card was added is another box.
ADD_AND_TEST = """
import sys

from kadath.games.lcg.components import FACES
from kadath.games.lcg.vocabulary.wording import card_text

card, tests = sys.argv[1:]
exec(card, {"__package__": "kadath.games.lcg.components.encounter_sets", "SET": "striking-fear"})
print(card_text(FACES["cold-sweat"], "en"))
scope = {"__package__": "tests.games.lcg"}
exec(tests, scope)
for name, test in scope.items():
    if name.startswith("test_"):
        test()
        print(name)
"""


def test_the_card_of_the_page_reads_and_plays_as_shown() -> None:
    page = PAGE.read_text(encoding="utf-8")
    of_the_box = page.partition("## A card of the box")[2]
    card, tests = re.findall(r"^```python\n(.*?)^```$", of_the_box, re.MULTILINE | re.DOTALL)
    ran = subprocess.run(
        [sys.executable, "-c", ADD_AND_TEST, card, tests],
        cwd=ROOT,
        capture_output=True,
        check=False,
        encoding="utf-8",
    )
    assert ran.returncode == 0, ran.stderr
    text, *names = ran.stdout.splitlines()
    assert f"    {text}\n" in page
    assert names == re.findall(r"def (test_\w+)", tests)


def test_the_action_that_the_page_follows_runs_as_shown() -> None:
    page = str(DOCS / "how-it-works.md")
    failed, tried = doctest.testfile(page, module_relative=False, encoding="utf-8")
    assert tried >= 7
    assert failed == 0


def test_the_reference_of_the_public_interface_runs_as_shown() -> None:
    page = str(DOCS / "python.md")
    failed, tried = doctest.testfile(
        page, module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert tried >= 30
    assert failed == 0


def test_the_reference_names_all_that_is_public() -> None:
    page = (DOCS / "python.md").read_text(encoding="utf-8")
    for name in set(kadath.__all__) - {"__version__"}:
        assert getattr(kadath, name).__name__ == name
        assert f":: kadath.{name}\n" in page


def test_every_test_that_the_list_of_rulings_names_is_there() -> None:
    page = (DOCS / "rulings-of-the-card-game.md").read_text(encoding="utf-8")
    named = 0
    for row in page.splitlines():
        module = ""
        for word in re.findall(r"`(test_[^`]+)`", row):
            if word.endswith(".py"):
                module = (ROOT / "tests/games/lcg" / word).read_text(encoding="utf-8")
                continue
            named += 1
            end = "" if word.endswith("…") else r"\("
            assert re.search(rf"^def {word.rstrip('…')}{end}", module, re.MULTILINE), row
    assert named > 80
