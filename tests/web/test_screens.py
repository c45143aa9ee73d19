"""Every screen in every size and language: it fits, all of it is worded, and axe finds nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.web.guests import DESK, LAPTOP, PHONE, TABLET, Guest, Guests
from tests.web.screens import SCREENS, WINDOWS
from tests.web.test_accessibility import faults

OF_EACH_GAME = frozenset({"guided", "rules", "ending"})
NOT_SAID = re.compile(r"\[\w+-|undefined(?! X)|\{ ?\$")
"""What a page shows where a message is missing or not filled in; a rule is about an undefined X."""


def is_sound(guest: Guest, size: tuple[int, int], where: str) -> None:
    """See to it that nothing sticks out and nothing lacks its words."""
    width, height = size
    guest.page.set_viewport_size({"width": width, "height": height})
    assert guest.fits(), where
    assert not NOT_SAID.search(guest.page.locator("body").inner_text()), where


def reads(guest: Guest, language: str, screen: str) -> None:
    """Go on in another language at the same screen."""
    guest.page.evaluate("one => localStorage.setItem('kadath-language', one)", language)
    changed = guest.page.request.patch(
        f"{guest.url}/api/me", data={"language": language}, headers={"Origin": guest.url}
    )
    assert changed.ok or screen == "invitation", changed.text()
    guest.page.reload()
    guest.page.locator(".table, main").first.wait_for()
    if reopens := WINDOWS.get(screen):
        reopens(guest)
    guest.page.wait_for_function("one => document.documentElement.lang === one", arg=language)


def each_screen() -> Iterator[Any]:
    """All screens; of those that are made alike for every game, the others where all tests run."""
    alike = set()
    for screen in SCREENS:
        kind = screen.partition("-")[0]
        yield pytest.param(screen, marks=pytest.mark.thorough if kind in alike else ())
        if kind in OF_EACH_GAME:
            alike.add(kind)


@pytest.mark.parametrize("screen", list(each_screen()))
def test_every_screen_fits_is_worded_and_can_be_read_by_all(guests: Guests, screen: str) -> None:
    ada = guests.come(drawn=True)
    SCREENS[screen](ada)
    for size in (DESK, TABLET, PHONE):
        is_sound(ada, size, f"{screen} at {size}")
        # All that stands on a tablet stands on one of the others.
        assert size == TABLET or faults(ada) == [], f"{screen} at {size}"
    for language in ("pl", "uk"):
        reads(ada, language, screen)
        is_sound(ada, PHONE, f"{screen} in {language}")


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_is_sound_on_a_laptop_and_read_on_a_tablet(
    guests: Guests, screen: str
) -> None:
    ada = guests.come(size=LAPTOP, drawn=True)
    SCREENS[screen](ada)
    for size in (LAPTOP, TABLET):
        is_sound(ada, size, f"{screen} at {size}")
        assert faults(ada) == [], f"{screen} at {size}"
