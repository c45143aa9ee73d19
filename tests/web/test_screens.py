"""Every screen in every size and language: it fits, all of it is worded, and axe finds nothing."""

from __future__ import annotations

import re

import pytest
from tests.web.guests import DESK, PHONE, TABLET, Guest, Guests
from tests.web.screens import SCREENS, WINDOWS
from tests.web.test_accessibility import faults

LAPTOP = (1280, 720)
NOT_SAID = re.compile(r"\[\w+-|undefined(?! X)|\{ ?\$")
"""What a page shows where a message is missing or not filled in; a rule is about an undefined X."""


def is_sound(guest: Guest, size: tuple[int, int], where: str) -> None:
    """See to it that nothing sticks out, nothing lacks its words, and axe finds nothing serious."""
    width, height = size
    guest.page.set_viewport_size({"width": width, "height": height})
    # What is laid out anew settles within a few frames.
    guest.page.wait_for_timeout(120)
    assert guest.fits(), where
    assert not NOT_SAID.search(guest.page.locator("body").inner_text()), where
    assert faults(guest) == [], where


def reads(guest: Guest, language: str, screen: str) -> None:
    """Go on in another language at the same screen."""
    guest.page.evaluate("one => localStorage.setItem('kadath-language', one)", language)
    changed = guest.page.request.patch(
        f"{guest.url}/api/me", data={"language": language}, headers={"Origin": guest.url}
    )
    assert changed.ok or screen == "invitation", changed.text()
    if screen in WINDOWS:
        SCREENS[screen](guest)
    else:
        guest.page.reload()
        guest.page.locator(".table, main").first.wait_for()
    guest.page.wait_for_function("one => document.documentElement.lang === one", arg=language)


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_is_worded_and_can_be_read_by_all(guests: Guests, screen: str) -> None:
    ada = guests.come()
    SCREENS[screen](ada)
    for size in (DESK, LAPTOP, TABLET, PHONE):
        is_sound(ada, size, f"{screen} at {size}")
    for language in ("pl", "uk"):
        reads(ada, language, screen)
        is_sound(ada, PHONE, f"{screen} in {language}")
