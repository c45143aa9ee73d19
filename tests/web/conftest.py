"""A real server, and people who sit before a real browser."""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.serving import Running, running
from tests.web.guests import Guests

if TYPE_CHECKING:
    from playwright.sync_api import Browser

STATIC = Path(__file__).parents[2] / "src" / "kadath" / "server" / "static"
QUIET = (
    "--disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)


def chromium() -> str | None:
    """Where the browser is, if there is one; the one without windows takes a third less time."""
    given = os.environ.get("KADATH_CHROMIUM")
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    return given or next(filter(None, map(shutil.which, names)), None)


def obstacle() -> str | None:
    """Why nothing can be tested in a browser here."""
    if importlib.util.find_spec("pytest_playwright") is None:
        return "playwright is not installed: scripts/setup --browser"
    if chromium() is None:
        return "there is no Chromium: apt install chromium, or name one in KADATH_CHROMIUM"
    if not (STATIC / "index.html").is_file():
        return "the page is not built: scripts/setup"
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the browser last: once it has started, no other event loop can run in this process."""
    here = Path(__file__).parent
    items.sort(key=lambda item: here in item.path.parents)
    for item in items:
        if here in item.path.parents:
            # A whole game takes a minute, and many on a machine that does other things too.
            item.add_marker(pytest.mark.timeout(600))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The browser of the system, without what it would like to do on its own."""
    return {"executable_path": chromium(), "args": QUIET.split()}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests of the page."""
    with running(tmp_path_factory.mktemp("kadath")) as one:
        yield one


@pytest.fixture
def guests(request: pytest.FixtureRequest) -> Iterator[Guests]:
    """People at browsers; none of their pages may complain about anything."""
    if why := obstacle():
        pytest.skip(why)
    url: str = request.getfixturevalue("server").url
    browser: Browser = request.getfixturevalue("browser")
    guests = Guests(browser, url)
    yield guests
    guests.close()
    assert guests.complaints == []
