"""How messages are formatted."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from kadath.text.bundle import Bundle
from kadath.text.errors import NotSaid
from kadath.text.fluent import Messages, language_name
from kadath.text.languages import LANGUAGES

CARDS = {
    "en": ("[one] { $count } card", "*[other] { $count } cards"),
    "pl": ("[one] { $count } karta", "[few] { $count } karty", "*[many] { $count } kart"),
    "uk": ("[one] { $count } карта", "[few] { $count } карти", "*[many] { $count } карт"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, cards in CARDS.items():
        (tmp_path / language).mkdir()
        for name, source in {
            "common": "-game = Kadath\nwho = { $name }\n",
            "table": "\n    ".join(["cards = { $count ->", *cards, "}"])
            + "\nabout = { -game }, { who }\nbroken = { $\n",
        }.items():
            (tmp_path / language / f"{name}.ftl").write_text(source, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1 card", "2 cards", "5 cards", "21 cards", "1200 cards"]),
        ("pl", ["1 karta", "2 karty", "5 kart", "21 kart", "1200 kart"]),
        ("uk", ["1 карта", "2 карти", "5 карт", "21 карта", "1200 карт"]),
    ],
)
def test_a_number_chooses_the_plural_and_is_printed_plainly(
    folder: Path, language: str, said: list[str]
) -> None:
    messages = Messages(language, folder)
    assert [messages.format("cards", count=n) for n in (1, 2, 5, 21, 1200)] == said


def test_a_message_may_refer_to_the_common_ones(folder: Path) -> None:
    assert Messages("pl", folder).format("about", name="Ada") == "Kadath, Ada"


def test_the_bracket_locale_is_english_in_brackets(folder: Path) -> None:
    assert Messages("xx", folder).format("cards", count=2) == "[[2 cards]]"


def test_a_message_that_is_missing_is_an_error(folder: Path) -> None:
    messages = Messages("uk", folder)
    assert "cards" in messages
    assert "dragons" not in messages
    with pytest.raises(LookupError, match="no uk message 'dragons'"):
        messages.format("dragons")
    with pytest.raises(NotSaid, match=r"'cards': .*count"):
        messages.format("cards")
    with pytest.raises(NotSaid, match="'broken' cannot be read"):
        messages.format("broken")


def test_a_message_stands_in_one_file_only(folder: Path) -> None:
    (folder / "en" / "web.ftl").write_text("cards = cards\n", encoding="utf-8")
    with pytest.raises(NotSaid, match="'cards' is in two files"):
        Messages("en", folder)


def test_each_language_calls_itself_by_its_own_name() -> None:
    assert [language_name(language) for language in LANGUAGES] == [
        "English",
        "polski",
        "українська",
    ]


def test_fluent_is_not_loaded_before_a_message_is_wanted() -> None:
    loads = "import sys, kadath.text.fluent as f; f.messages('pl'); print('babel' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", loads], capture_output=True, check=True, text=True)
    assert ran.stdout.strip() == "False"


def test_several_threads_may_want_a_file_for_the_first_time(folder: Path) -> None:
    threads = 4
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(threads) as pool:
            for _ in range(30):
                messages, together = Messages("en", folder), Barrier(threads)

                def say(messages: Messages = messages, together: Barrier = together) -> str:
                    together.wait()
                    return messages.format("about", name="R'lyeh")

                said = [pool.submit(say) for _ in range(threads)]
                assert {one.result() for one in said} == {"Kadath, R'lyeh"}
    finally:
        sys.setswitchinterval(before)


class Stopped(BaseException):
    """As a server stops what nobody waits for any more."""


@pytest.mark.parametrize("after", [0, 1])
def test_reading_that_was_stopped_begins_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    reads = iter([False] * after + [True] + [False] * 9)
    read = Bundle.read

    def stopped(self: Bundle, source: str) -> None:
        if next(reads):
            raise Stopped
        read(self, source)

    monkeypatch.setattr(Bundle, "read", stopped)
    messages = Messages("en", folder)
    with pytest.raises(Stopped):
        messages.format("about", name="Ada")
    assert messages.format("about", name="Ada") == "Kadath, Ada"
