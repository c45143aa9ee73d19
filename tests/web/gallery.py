"""The pictures of docs/gallery.md, taken of a real server in a real browser: scripts/gallery."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.server.serving import running
from tests.web.conftest import QUIET, chromium
from tests.web.guests import DESK, PHONE, Guest, Guests
from tests.web.test_card_game import at_the_card_game
from tests.web.test_ending import comes_to_the_end
from tests.web.test_stage import at_a_test

FOLDER = Path(__file__).parents[2] / "docs" / "images" / "gallery"
QUALITIES = (72, 58, 46, 36, 28)
LARGEST = 120_000
"""A picture is kept as well as it can be in so many bytes."""
DRAWN = 2500
"""So many milliseconds the pictures on a page may take to be drawn."""


class Shot(NamedTuple):
    """A picture: what is done before it, on which screen and in which language."""

    show: Callable[[Guest], object]
    size: tuple[int, int] = DESK
    language: str = "en"


def door(guest: Guest) -> None:
    """The start page, with two tables on the list."""
    at_the_card_game(guest, 2)
    campus(guest)
    guest.page.wait_for_timeout(DRAWN)
    guest.open("/")
    guest.page.locator(".door .main").first.wait_for()


def campus(guest: Guest) -> None:
    """Final Hour in its first round."""
    guest.new_table(["me", {"bot": "thumb"}, {"bot": "thumb"}])
    guest.waits_for_turn()


def town(guest: Guest) -> None:
    """The card game in the town, with a partner."""
    at_the_card_game(guest, 2, scenario="the-midnight-masks")


def begun(game: str) -> Callable[[Guest], None]:
    """A game at its first question."""

    def show(guest: Guest) -> None:
        guest.found(game, ["me"], {})
        guest.waits_for_turn()

    return show


def rules(guest: Guest) -> None:
    """The rulebook of the card game."""
    guest.open("/rules/lcg")
    guest.page.locator("article").first.wait_for()


SHOTS = {
    "door": Shot(door),
    "door-phone": Shot(door, PHONE, "uk"),
    "card-game": Shot(town),
    "card-game-phone": Shot(town, PHONE, "pl"),
    "test": Shot(at_a_test),
    "test-phone": Shot(at_a_test, PHONE, "uk"),
    "final-hour": Shot(campus),
    "final-hour-phone": Shot(campus, PHONE, "uk"),
    "machina": Shot(begun("machina")),
    "arkham": Shot(begun("arkham")),
    "ending": Shot(lambda guest: comes_to_the_end(guest, "lcg")),
    "rules": Shot(rules),
}


def main(wanted: list[str]) -> None:
    """Take these pictures, or all."""
    from playwright.sync_api import sync_playwright

    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET.split())
        guests = Guests(browser, server.url)
        for name in wanted or SHOTS:
            shot = SHOTS[name]
            guest = guests.come(language=shot.language, size=shot.size)
            shot.show(guest)
            guest.page.mouse.move(0, 0)
            guest.page.wait_for_timeout(DRAWN)
            path = FOLDER / f"{name}.jpg"
            for quality in QUALITIES:
                guest.page.screenshot(path=path, quality=quality, type="jpeg")
                if path.stat().st_size < LARGEST:
                    break
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} KB", flush=True)
            guest.page.close()
        guests.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
