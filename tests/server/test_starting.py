"""A server that cannot start says in one sentence why, and touches nothing."""

from __future__ import annotations

import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from kadath.server import tables
from kadath.server.storage import Storage, Unusable
from kadath.text.languages import LANGUAGES

from .serving import running

SERVE = [sys.executable, "-m", "kadath", "serve", "--host", "127.0.0.1", "--port", "0"]


def started(data: Path, language: str, limit: Callable[[], None] | None = None) -> str:
    """What a server says that does not start."""
    done = subprocess.run(
        [*SERVE, "--lang", language, "--data", str(data)],
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        preexec_fn=limit,
    )
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def contents(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir() if one.name != "server.lock"}


def of_a_newer_program(data: Path) -> None:
    Storage(data).close()
    with closing(sqlite3.connect(data / "server.db")) as kept:
        kept.execute("PRAGMA user_version = 99")


def no_database(data: Path) -> None:
    data.mkdir()
    (data / "server.db").write_bytes(b"It was a dark and stormy night. " * 300)


def torn(data: Path) -> None:
    Storage(data).close()
    whole = (data / "server.db").read_bytes()
    (data / "server.db").write_bytes(whole[:100] + os.urandom(4000) + whole[4100:])


@pytest.mark.parametrize("spoil", [of_a_newer_program, no_database, torn])
def test_what_it_cannot_read_is_refused_untouched(
    data: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(data)
    before = contents(data)
    word = "newer" if spoil is of_a_newer_program else "damaged"
    assert word in started(data, "en")
    assert contents(data) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_disk_is_called_one(data: Path, language: str) -> None:
    Storage(data).close()

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))

    said = started(data, language, little_room)
    assert {"en": "disk is full", "pl": "pełny", "uk": "заповнено"}[language] in said


def test_a_folder_that_is_a_file_is_told_so(data: Path) -> None:
    data.write_text("a file")
    assert str(data) in started(data, "en")


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_a_folder_that_cannot_be_written_to_is_called_one(data: Path) -> None:
    Storage(data).close()
    data.chmod(0o500)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(65534)
    try:
        with pytest.raises(Unusable, match="read-only"):
            Storage(data)
    finally:
        if is_root:
            os.seteuid(0)
        data.chmod(0o700)


def test_a_server_that_cannot_write_is_not_healthy(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "CHECK_EVERY", 0.0)
    with running(data) as server:
        ada = server.guest()
        assert ada.get("/api/health")["ready"]
        writing = server.tables.storage._writing
        writing.execute("PRAGMA query_only = ON")
        assert ada.get("/api/health", status=503)["error"]["code"] == "storage"
        writing.execute("PRAGMA query_only = OFF")
        assert ada.get("/api/health")["ready"]
