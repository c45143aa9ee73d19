"""The pictures of docs/gallery.md, taken of a real server in a real browser: scripts/gallery."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.server.serving import running
from tests.web.conftest import QUIET, chromium
from tests.web.guests import DESK, PHONE, Guests, patience
from tests.web.screens import DRAWN, SCREENS

FOLDER = Path(__file__).parents[2] / "docs" / "images" / "gallery"
QUALITIES = (72, 58, 46, 36, 28)
LARGEST = 120_000
"""A picture is kept as well as it can be in so many bytes."""


class Shot(NamedTuple):
    """A picture: of which screen, in which size and language."""

    screen: str
    size: tuple[int, int] = DESK
    language: str = "en"


SHOTS = {
    "door": Shot("door"),
    "door-phone": Shot("door", PHONE, "uk"),
    "form": Shot("form"),
    "form-phone": Shot("form", PHONE, "pl"),
    "lobby": Shot("lobby"),
    "card-game": Shot("card-game"),
    "card-game-phone": Shot("card-game", PHONE, "pl"),
    "test": Shot("test"),
    "test-phone": Shot("test", PHONE, "uk"),
    "guided": Shot("guided-lcg"),
    "final-hour": Shot("final-hour"),
    "final-hour-phone": Shot("final-hour", PHONE, "uk"),
    "replay": Shot("replay"),
    "machina": Shot("machina"),
    "machina-phone": Shot("machina", PHONE, "pl"),
    "shot": Shot("shot"),
    "arkham": Shot("arkham"),
    "innsmouth": Shot("innsmouth"),
    "arkham-phone": Shot("arkham", PHONE, "uk"),
    "fight": Shot("fight"),
    "ending": Shot("ending-lcg"),
    "rules": Shot("rules-lcg"),
    "rules-phone": Shot("rules-arkham", PHONE, "uk"),
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
            guest = guests.come(language=shot.language, size=shot.size, drawn=True)
            SCREENS[shot.screen](guest)
            guest.page.mouse.move(0, 0)
            guest.page.wait_for_load_state("networkidle")
            guest.page.wait_for_timeout(patience(DRAWN))
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
