"""People who sit before a browser."""

from __future__ import annotations

import json
import os
import re
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import (
        Browser,
        BrowserContext,
        ConsoleMessage,
        Locator,
        Page,
        expect,
    )
else:
    # Without Playwright the tests are skipped and say why; they must still be found.
    try:
        from playwright.sync_api import expect
    except ImportError:
        expect = None

__all__ = [
    "BROKEN_WORDS",
    "DESK",
    "EACH_LANGUAGE",
    "EACH_SIZE_AND_LANGUAGE",
    "LAPTOP",
    "LAPTOP_AND_DESK",
    "PHONE",
    "PHONE_AND_DESK",
    "TABLET",
    "Box",
    "Guest",
    "Guests",
    "each",
    "expect",
    "in_sizes",
    "patience",
    "play",
    "whose_turn",
]

DRAWING = "**/assets/worker-*.js"
"""What draws the pictures of a page."""
SOON = 30_000
"""Longer than anything takes on a slow machine; nobody waits for it where all goes well."""
PAUSE = 25
SLOWER = float(os.environ.get("KADATH_SLOWER", "1"))
"""How many times slower than this machine the pages are to be: what does not wait is found so."""
LOCALES = {"en": "en-GB", "pl": "pl-PL", "uk": "uk-UA"}
DESK = (1440, 900)
TABLET = (820, 1180)
PHONE = (390, 844)
LAPTOP = (1280, 720)
SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP, "desktop": DESK}
EACH_SIZE_AND_LANGUAGE = pytest.mark.parametrize(
    ("size", "language"),
    [
        pytest.param(
            SIZES[name],
            language,
            id=f"{name}-{language}",
            marks=() if (name, language) == ("phone", "uk") else pytest.mark.thorough,
        )
        for name in ("phone", "tablet", "desktop")
        for language in LOCALES
    ],
)
"""A phone in the longest words; the other pairs where all tests are run.

How each screen looks in each size and language is seen in `test_screens.py` every time.
"""
EACH_LANGUAGE = pytest.mark.parametrize(
    "language",
    [pytest.param(one, marks=() if one == "uk" else pytest.mark.thorough) for one in LOCALES],
)
"""The longest words, and the other languages where all tests are run."""


def in_sizes(usual: str, *others: str) -> pytest.MarkDecorator:
    """The narrowest size that a test is about, and the others where all tests are run."""
    rest = [pytest.param(SIZES[name], id=name, marks=pytest.mark.thorough) for name in others]
    return pytest.mark.parametrize("size", [pytest.param(SIZES[usual], id=usual), *rest])


PHONE_AND_DESK = in_sizes("phone", "desktop")
LAPTOP_AND_DESK = in_sizes("laptop", "desktop")

UNTICKED = (
    "[role=checkbox][aria-disabled=false][aria-checked=false],"
    "[role=radiogroup]:not(:has([aria-checked=true])) [role=radio][aria-disabled=false]"
)
"""What may be ticked; a thing that has its place needs no other."""
HARMLESS = re.compile(r"WebSocket connection to|ERR_CONNECTION|net::ERR_")
"""What a browser says by itself when a server goes away."""


BOX = """(one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
}"""
SETTLED = f"""async () => {{
  const frame = () => new Promise(requestAnimationFrame);
  const all = () => [...document.querySelectorAll("body *:not(svg *)")];
  const look = () => JSON.stringify(all().map({BOX}));
  await document.fonts.ready;
  const before = look();
  await frame();
  await frame();
  return document.fonts.status === "loaded" && look() === before;
}}"""
"""Whether all fonts have come and nothing on the page moves from one frame to the next."""
TAPS = 5
LISTEN_FOR_CLICK = """() => {
  window.clicked = new Promise((tell) => {
    const hear = (event) => setTimeout(() => tell(!event.defaultPrevented));
    addEventListener("click", hear, { capture: true, once: true });
  });
}"""
WAS_CLICKED = """() => {
  const inVain = new Promise((tell) => setTimeout(() => tell(false), 1000));
  return Promise.race([window.clicked, inVain]);
}"""
BROKEN_WORDS = """all => all.flatMap((one) => {
    const [text, line] = [one.firstChild, document.createRange()];
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        line.setStart(text, index);
        line.setEnd(text, index + word.length);
        return line.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""The words that go on in another line."""
MEASURED = f"(parts) => parts.map((part) => [...document.querySelectorAll(part)].map({BOX}))"


if expect is not None:
    expect.set_options(timeout=SOON)


class Box(NamedTuple):
    """Where something is on the screen."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends at the side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """The point in the middle of it."""
        return self.x + self.width / 2, self.y + self.height / 2

    def overlaps(self, other: Box) -> bool:
        """Whether it shares more than an edge with another."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


def each(found: Locator, least: int = 1) -> list[Locator]:
    """All that there are, once there are so many: a page that is not ready yet has none at all."""
    found.nth(least - 1).wait_for(state="attached")
    return found.all()


def patience(seconds: float) -> float:
    """How long something may take here that takes so long at most on a machine of its own.

    Two browsers and a server share this one with whatever else runs on it: how slow it is just now
    is seen by a piece of work of known length.
    """
    began = perf_counter()
    sum(number * number for number in range(1_000_000))
    return seconds * max(1.0, (perf_counter() - began) / 0.1)


class Guests:
    """All people of one test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        name: str = "Ada",
        language: str = "en",
        size: tuple[int, int] = DESK,
        *,
        toured: bool = True,
        moves: bool = False,
        pace: str = "instant",
        drawn: bool = False,
        **more: Any,
    ) -> Guest:
        """Somebody opens a browser and has a name; without a name, nobody knows them yet.

        Unless they say how fast, what happens is not played out before the next question. Unless
        they want pictures drawn, the page never gets any: nothing but pictures may wait for them,
        and drawing them takes longer than all the rest.
        """
        width, height = size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=LOCALES[language],
            reduced_motion="no-preference" if moves else "reduce",
            **more,
        )
        context.set_default_timeout(SOON)
        kept = json.dumps(json.dumps({"toured": toured, "pace": pace}))
        context.add_init_script(
            f"if (!localStorage['kadath-settings']) localStorage['kadath-settings'] = {kept}"
        )
        self._contexts.append(context)
        if not drawn:
            context.route(DRAWING, lambda route: route.fulfill(content_type="text/javascript"))
        page = context.new_page()
        if SLOWER > 1:
            rate = {"rate": SLOWER}
            context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", rate)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        guest = Guest(page, self.url)
        if name:
            guest.post("me", name=name, language=language)
        return guest

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not HARMLESS.search(message.text):
            self.complaints.append(message.text)

    def close(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()


class Guest:
    """Somebody with a page before them."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def post(self, path: str, **body: Any) -> Any:
        """Say something to the server beside the page."""
        answer = self.page.request.post(
            f"{self.url}/api/{path}", data=body, headers={"Origin": self.url}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        """Ask the server beside the page."""
        answer = self.page.request.get(f"{self.url}/api/{path}")
        assert answer.ok, answer.text()
        return answer.json()

    # --- coming to a table -------------------------------------------------------------------

    def new_table(self, seats: list[Any], **setup: Any) -> str:
        """Set up a table of Final Hour and open it; it begins if no seat is open."""
        return self.found("final_hour", seats, setup)

    def learns(self, game: str) -> None:
        """Begin the guided first game of a game, and sit down at its table."""
        self.open(f"/table/{self.post('guided', game=game)['table']}")

    def found(self, game: str, seats: list[Any], setup: dict[str, Any]) -> str:
        """Set up a table of a game and open it; it begins if no seat is open."""
        made = self.post(
            "tables",
            game=game,
            setup={"seats": len(seats), **setup},
            seats=seats,
            ready="open" not in seats,
        )
        self.open(f"/table/{made['table']}")
        return str(made["table"])

    def is_in_a_network(self) -> None:
        """Other machines reach the server, which listens to this one only."""
        answer = json.dumps({"urls": ["http://192.0.2.7:8000"]})
        self.page.route("**/api/address", lambda route: route.fulfill(body=answer))

    def open(self, path: str) -> None:
        """Go to an address."""
        self.page.goto(self.url + path)

    def door(self, title: str) -> Locator:
        """The door to a game on the start page."""
        heading = self.page.get_by_role("heading", name=title)
        return self.page.locator(".door", has=heading)

    def opens_form(self) -> None:
        """Open the form behind the first door of the start page."""
        self.open("/")
        self.page.locator(".door .more").first.click()
        self.page.locator("form .create .button").wait_for()

    def picks(self, label: str, choice: str) -> None:
        """Choose from the list behind a button, by face or cover."""
        self.page.get_by_role("button", name=label).click()
        self.page.get_by_role("dialog").last.get_by_role("radio", name=choice).click()
        expect(self.page.get_by_role("button", name=label)).to_contain_text(choice)

    def sees_board(self) -> None:
        """Wait for the board."""
        self.page.locator(".board").wait_for()

    # --- playing -----------------------------------------------------------------------------

    @property
    def version(self) -> int:
        """The version of the table that is shown."""
        return int(self.page.locator(".table").get_attribute("data-version") or -1)

    @property
    def options(self) -> Locator:
        """What may be chosen."""
        return self.page.locator("button.option:not([disabled])")

    @property
    def question(self) -> str:
        """What is asked."""
        return self.page.locator(".prompt h2").inner_text().strip()

    def is_asked(self) -> bool:
        """Whether this is the one to choose."""
        return self.options.count() > 0

    def waits_for_turn(self) -> None:
        """Until it is this one's turn."""
        self.options.first.wait_for(state="attached")

    def unfolds(self, key: str | None = None) -> None:
        """Bring all options into sight, where one of them (the first unless told) is not."""
        named = self.page.locator(f'[data-key="{key}"]')
        wanted = named if named.count() else self.options
        for more in (".prompt :is(.fold, .rest button)", ".prompt details:not([open]) summary"):
            button = self.page.locator(more).filter(visible=True)
            if not wanted.first.is_visible() and button.count():
                button.click()

    def taps(self, target: Locator, x: float | None = None, y: float | None = None) -> None:
        """Tap something, in its middle or at a point of it.

        On a busy machine a browser may make no click of a tap, e.g. of one that follows a pinch;
        whoever holds the phone taps once more then.
        """
        position: Any = None if x is None else {"x": x, "y": y}
        for _ in range(TAPS):
            self.page.evaluate(LISTEN_FOR_CLICK)
            target.tap(position=position)
            if self.page.evaluate(WAS_CLICKED):
                return
        raise AssertionError(f"{TAPS} taps clicked nothing")

    def opens_settings(self) -> None:
        """Open help and settings, which a phone has in the menu of the table."""
        settings = self.page.get_by_role("button", name="Help and settings")
        if not settings.filter(visible=True).count():
            self.page.get_by_role("button", name="Menu").click()
        settings.filter(visible=True).click()

    def folds(self) -> None:
        """Put the options away that lie over what a small screen shows."""
        button = self.page.locator(".prompt .fold[aria-expanded=true]").filter(visible=True)
        if button.count():
            button.click()

    def keys(self) -> list[str]:
        """The options by their keys, as soon as there are any."""
        self.waits_for_turn()
        found = self.options.evaluate_all("all => all.map(one => one.dataset.key)")
        # Confirming without a tick is what the rules call being done.
        return ["done" if key == "confirm" else str(key) for key in found]

    def choose(self, key: str | None = None) -> None:
        """Press an option, the first unless told, and see that the table has gone on."""
        self.waits_for_turn()
        before = self.version
        self.unfolds(key)
        if self.page.locator('[data-key="confirm"]').count():
            self.ticks_and_confirms(*([key] if key not in (None, "done") else []))
        else:
            option = self.options.first if key is None else self.page.locator(f'[data-key="{key}"]')
            option.click()
        self.goes_on(before)

    def ticks_and_confirms(self, *keys: str | None) -> None:
        """Tick these, and whatever more has to be, and confirm it all."""
        confirm = self.page.locator('[data-key="confirm"]')
        for key in keys:
            self.is_weighed()
            self.unfolds(key)
            self.page.locator(f'[data-key="{key}"]').click()
        for _ in range(20):
            self.is_weighed()
            if confirm.get_attribute("aria-disabled") != "true":
                self.folds()
                confirm.click()
                return
            more = self.page.locator(UNTICKED)
            # Damage may go to what has some already.
            (more if more.count() else self.page.locator("[role=checkbox]")).first.click()
        raise AssertionError(f"it cannot be confirmed: {confirm.inner_text()}")

    def confirms_if_ticking(self) -> None:
        """Confirm what was ticked, where several things are chosen."""
        if self.page.locator('[data-key="confirm"]').count():
            self.ticks_and_confirms()

    def is_weighed(self) -> None:
        """Until the page knows what the ticks mean."""
        expect(self.page.locator('[data-key="confirm"] .text')).not_to_have_text("…")

    def goes_on(self, version: int) -> None:
        """Until the table is past a version."""
        self.page.wait_for_function(
            "version => Number(document.querySelector('.table')?.dataset.version) > version",
            arg=version,
        )

    def catches_up(self, version: int) -> None:
        """Until this one's page shows at least that version."""
        self.goes_on(version - 1)

    def is_over(self) -> bool:
        """Whether the ending is shown."""
        return self.page.locator("dialog[open] .reason").count() > 0

    def looks_at(self, part: str) -> None:
        """Turn to a part of the table, where a small screen shows one at a time."""
        self.page.locator(".views").wait_for(state="attached")
        view = self.page.locator(f".views .{part}")
        if view.is_visible():
            view.click()

    def settles(self) -> None:
        """Until nothing moves any more: what is measured before that is soon elsewhere."""
        self.page.wait_for_function(SETTLED)

    def boxes(self, *parts: str) -> list[Box]:
        """Where the first of each of these is, all measured at one moment."""
        for part in parts:
            self.page.locator(part).first.wait_for(state="attached")
        self.settles()
        return [Box(*found[0]) for found in self.page.evaluate(MEASURED, parts)]

    def every_box(self, part: str, least: int = 1) -> list[Box]:
        """Where all of these are, once there are so many, measured at one moment."""
        self.page.locator(part).nth(least - 1).wait_for(state="attached")
        self.settles()
        (found,) = self.page.evaluate(MEASURED, [part])
        return [Box(*one) for one in found]

    def fits(self) -> bool:
        """Whether nothing sticks out at the side."""
        self.settles()
        return bool(
            self.page.evaluate(
                "() => document.documentElement.scrollWidth <= innerWidth"
                " && [...document.querySelectorAll('main *, header *')].every(one =>"
                " one.closest('.sprite, .unseen, .strip') || !one.getClientRects().length ||"
                " one.getBoundingClientRect().right <= innerWidth + 1)"
            )
        )


def play(people: list[Guest], rng: Random, ready_from: int = 2, most: int = 400) -> int:
    """Play until the end; how many choices people made by pressing."""
    rounds = 0
    for made in range(most):
        asked = whose_turn(people)
        if asked is None:
            return made
        keys = asked.keys()
        if "ready" in keys:
            rounds += 1
            asked.choose("ready" if rounds > ready_from else "not-yet")
        else:
            asked.choose(rng.choice(keys))
    raise AssertionError("the game did not end")


def whose_turn(people: list[Guest]) -> Guest | None:
    """Whoever is asked, as soon as somebody is; nobody once the game is over."""
    for _ in range(SOON // PAUSE):
        for one in people:
            if one.is_over():
                return None
            if one.is_asked():
                return one
        people[0].page.wait_for_timeout(PAUSE)
    raise AssertionError(f"nobody is asked: {people[0].question}")
