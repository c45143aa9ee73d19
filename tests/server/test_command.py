"""`kadath serve`, as somebody runs it, and the pages it serves."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import httpx2
import pytest

from .serving import Running


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kadath", "serve", "--host", "127.0.0.1", *arguments]


@contextmanager
def served(data: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The command in a process of its own, and the address it says."""
    arguments = command("--port", "0", "--data", str(data), "--lang", "pl")
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            found = re.search(r"http://localhost:(\d+)", first)
            assert found is not None, first
            assert first.startswith("Stół jest gotowy")
            yield f"http://127.0.0.1:{found[1]}", process
        finally:
            process.kill()


def opened(data: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """`kadath` without a command, in a process of its own."""
    bare = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **environment}
    return subprocess.Popen(
        [sys.executable, "-m", "kadath", "--host", "127.0.0.1", "--data", str(data), *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=bare,
    )


def told(process: subprocess.Popen[str], pattern: str) -> str:
    """What a process says in a line like this, which has to come."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(pattern, line):
            return found[0]
    pytest.fail(f"nothing like {pattern} was said")


def test_without_a_command_the_table_opens_in_the_browser(data: Path, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    shown = tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    with opened(data, "--port", "0", BROWSER=str(browser)) as process:
        try:
            url = told(process, r"http://localhost:\d+")
            wait_for(lambda: shown.exists() and shown.read_text().split() == [url])
            # A second one finds the first and shows that.
            with opened(data, "--port", url.rpartition(":")[2], BROWSER=str(browser)) as second:
                assert second.stdout is not None
                assert url in second.stdout.read()
            assert second.returncode == 0
            wait_for(lambda: shown.read_text().split() == [url, url])
        finally:
            process.kill()


def test_a_machine_without_a_screen_is_told_the_address(data: Path) -> None:
    with opened(data, "--port", "0") as process:
        try:
            told(process, r"There is no browser here to open\..*http://localhost:\d+")
        finally:
            process.kill()


def wait_for(holds: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something holds, but not for ever."""
    end = monotonic() + seconds
    while not holds():
        assert monotonic() < end
        sleep(0.02)


def test_it_says_where_it_is_serves_and_ends_when_told(data: Path) -> None:
    with served(data) as (url, process):
        assert httpx2.get(f"{url}/api/health").json()["ready"]
        assert httpx2.get(f"{url}/api/address").json() == {"urls": []}
        another = subprocess.run(
            command("--port", "0", "--data", str(data), "--lang", "en"),
            capture_output=True,
            text=True,
            check=False,
        )
        assert another.returncode == 1
        assert "already running" in another.stderr
        assert str(data) in another.stderr
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) in (0, -signal.SIGTERM)
    assert (data / "server.db").exists()


def test_a_port_that_is_taken_is_told_in_one_line(data: Path, server: Running) -> None:
    refused = subprocess.run(
        command("--port", str(server.port), "--data", str(data), "--lang", "en"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert refused.returncode == 1
    assert f"Port {server.port} cannot be used" in refused.stderr
    assert "Traceback" not in refused.stderr
