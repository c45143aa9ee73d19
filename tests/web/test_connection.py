"""Reloading, losing the connection, a server that dies."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import pytest
from tests.server.serving import until
from tests.web.guests import Guests, expect, patience
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket, WebSocketRoute


class Process:
    """`kadath serve` as a process of its own, always on the same port."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it says that it is ready."""
        command = [sys.executable, "-m", "kadath", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self._data)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.port = int(line.rpartition(":")[2])

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def test_a_reloaded_page_is_back_at_the_same_question(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    question, keys, version = ada.question, ada.keys(), ada.version
    limit = patience(2)
    start = monotonic()
    ada.page.reload()
    ada.waits_for_turn()
    assert monotonic() - start < limit
    assert (ada.question, ada.keys(), ada.version) == (question, keys, version)


def test_a_killed_server_comes_back_and_nothing_is_lost_or_doubled(
    guests: Guests, tmp_path: Path
) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        guests.url = server.url
        ada = guests.come()
        ada.new_table(["me"])
        for _ in range(3):
            ada.waits_for_turn()
            ada.choose()
        ada.waits_for_turn()
        question, version = ada.question, ada.version
        server.kill()
        expect(ada.page.locator(".prompt .lost")).to_be_visible()
        # Nothing can be chosen meanwhile.
        expect(ada.page.locator("button.option").first).to_be_visible()
        expect(ada.options).to_have_count(0)
        server.start()
        limit = patience(2)
        start = monotonic()
        expect(ada.page.locator(".prompt .lost")).to_have_count(0)
        assert monotonic() - start < limit
        assert (ada.question, ada.version) == (question, version)
        ada.choose()
        assert ada.version == version + 1
    finally:
        server.kill()


def test_a_choice_that_is_lost_with_the_connection_is_sent_again(guests: Guests) -> None:
    ada = guests.come()
    lost: list[str] = []

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if '"choose"' in str(message) and not lost:
                lost.append(str(message))
                server.close()
                route.close()
            else:
                server.send(message)

        route.on_message(pass_on)

    ada.page.route_web_socket(re.compile("/api/live"), carry)
    ada.new_table(["me"])
    ada.waits_for_turn()
    version, wanted = ada.version, ada.keys()[1]
    ada.choose(wanted)
    assert len(lost) == 1
    assert ada.version == version + 1
    ada.waits_for_turn()
    expect(ada.page.locator(".made")).not_to_be_empty()


def test_a_page_that_only_looks_says_nothing(guests: Guests) -> None:
    ada = guests.come()
    said: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(str(frame)))

    ada.page.on("websocket", listen)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.page.wait_for_timeout(700)
    assert len(said) == 1
    assert '"subscribe"' in said[0]


def test_the_same_person_at_two_windows_sees_the_same(guests: Guests) -> None:
    ada = guests.come()
    table = ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    other = ada.page.context.new_page()
    other.goto(f"{ada.url}/table/{table}")
    other.locator("button.option").first.wait_for()
    ada.choose()
    until(lambda: other.locator(".table").get_attribute("data-version") == str(ada.version))


@pytest.mark.parametrize("path", ["/table/nothing", "/join/nothing", "/replay/nothing"])
def test_what_is_not_there_is_said_plainly(guests: Guests, path: str) -> None:
    ada = guests.come(drawn=True)
    ada.open(path)
    expect(ada.page.get_by_role("link", name="To the start page")).to_be_visible()
    expect(ada.page.get_by_role("alert")).to_have_text("There is nothing here by that name.")
    expect(ada.page.locator(".lost img")).to_be_visible()
    assert faults(ada) == []
    guests.complaints.clear()


def test_what_ends_the_options_hides_what_lies_below_it_while_the_connection_is_lost(
    guests: Guests,
) -> None:
    ada = guests.come()
    carried: list[WebSocketRoute] = []
    cut = False

    def carry(route: WebSocketRoute) -> None:
        if cut:
            route.close()
        else:
            route.connect_to_server()
            carried.append(route)

    ada.page.route_web_socket(re.compile("/api/live"), carry)
    at_the_card_game(ada)
    cut = True
    for route in carried:
        route.close()
    # At one moment: it can be pressed again as soon as the page has another connection.
    opacity = ada.page.wait_for_function(
        "() => { const end = document.querySelector('.options .enough .option:disabled');"
        " return end && getComputedStyle(end).opacity; }"
    )
    assert opacity.json_value() == "1"
