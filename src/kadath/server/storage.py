"""The SQLite file: one thread writes, in groups, and reports back when the data is on disk.

While a commit waits for the disk, other writes queue up behind it and share the next one, so that
each waits only a few milliseconds and the disk does one write for all.
"""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Iterable
from contextlib import ExitStack, closing
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

MOST_AT_ONCE = 500
BUSY_SECONDS = 10.0

Statement = tuple[str, tuple[Any, ...]]

_TABLES = """
CREATE TABLE people (
    id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, created TEXT NOT NULL
) STRICT;
CREATE TABLE sessions (
    token TEXT PRIMARY KEY, person TEXT NOT NULL, created TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (person);
CREATE TABLE recoveries (
    person TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    info TEXT NOT NULL,             -- name, set-up, seats, people, links: see info.py
    seed INTEGER,                   -- none before the game begins
    program TEXT NOT NULL,          -- the version of Kadath that began it
    version INTEGER NOT NULL,
    choices INTEGER NOT NULL,
    asked INTEGER,                  -- the seat that is asked
    outcome TEXT,
    snapshot TEXT,
    snapshot_version INTEGER,
    updated TEXT NOT NULL
) STRICT;
CREATE TABLE members (
    person TEXT NOT NULL, table_id TEXT NOT NULL, hidden INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_of ON members (table_id);
CREATE TABLE links (
    token TEXT PRIMARY KEY, table_id TEXT NOT NULL, watch INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX links_of ON links (table_id);
CREATE TABLE moves (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,       -- the version that this choice, or taking back, led to
    seat INTEGER,                   -- none where a standing order chose
    key TEXT,                       -- the option; none where choices were taken back
    length INTEGER NOT NULL,        -- how many choices stand after it
    hash TEXT,                      -- of the state, now and then
    at TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
CREATE TABLE messages (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
"""
_DECKS = """
CREATE TABLE decks (
    person TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (person, id)
) STRICT, WITHOUT ROWID;
"""
_LINKS_END = """
DROP TABLE recoveries;
CREATE TABLE recoveries (
    person TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, expires TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""
_ANSWERS = """
-- Whether a choice belongs to one answer with the choice before it.
ALTER TABLE moves ADD COLUMN joined INTEGER NOT NULL DEFAULT 0;
"""
_SPARED = """
-- Whether a choice was a pass that nobody ordered, because no option could matter.
ALTER TABLE moves ADD COLUMN spared INTEGER NOT NULL DEFAULT 0;
"""
_CHANGES = (_TABLES, _DECKS, _LINKS_END, _ANSWERS, _SPARED)
"""The schema migrations, in order; the version of a file is how many it has had."""


_SAME_VERSION = f"PRAGMA user_version = {len(_CHANGES)}"
"""A write that changes nothing, to test whether writing works."""


class NotKept(Exception):
    """The disk refused; nothing of the job was written."""


class Unusable(Exception):
    """The folder cannot be used, and nothing in it was changed.

    `word` is `locked`, `full`, `read-only`, `damaged`, `newer` or `refused`; `why` is the system's
    message.
    """

    def __init__(self, word: str, folder: Path, why: str = "") -> None:
        super().__init__(word)
        self.word = word
        self.folder = folder
        self.why = why


class _Job(NamedTuple):
    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class Storage:
    """The file of one server.

    `synchronous` is SQLite's: with FULL, acknowledged writes survive a power cut; with NORMAL, only
    a killed process.
    """

    def __init__(self, folder: Path, synchronous: str = "FULL") -> None:
        path = folder / "server.db"
        with ExitStack() as opened:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                self._lock = opened.enter_context(closing(_locked(folder / "server.lock")))
                _check_version(path)
                # SQLite gives its other files the permissions of this one.
                path.touch(mode=0o600)
                self._writing = opened.enter_context(closing(_opened(path, synchronous)))
                _bring_up_to_date(self._writing)
                self._reading = opened.enter_context(closing(_opened(path, synchronous)))
                self._reading.execute("PRAGMA query_only = ON")
            except (OSError, sqlite3.Error) as error:
                raise _unusable(folder, error) from error
            opened.pop_all()
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="storage", daemon=True)
        self._thread.start()

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Read from the database, in the event loop: a query by key takes microseconds."""
        return self._reading.execute(sql, values).fetchall()

    async def check(self) -> None:
        """Try to write; `NotKept` if nothing can be written now."""
        await self.write((_SAME_VERSION, ()))

    async def write(self, *statements: Statement) -> None:
        """Write all of it or nothing, durably when this returns; `NotKept` if that fails."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(statements, done))
        # It is written even if the caller is cancelled first.
        await asyncio.shield(done)

    def close(self) -> None:
        """Write what is pending, and close the file."""
        self._jobs.put(None)
        self._thread.join()
        self._reading.close()
        self._writing.close()
        self._lock.close()

    # --- in the writer's thread --------------------------------------------------------------

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            is_last = False
            while len(batch) < MOST_AT_ONCE and not self._jobs.empty():
                following = self._jobs.get()
                if following is None:
                    is_last = True
                    break
                batch.append(following)
            errors = self._commit(batch)
            loop = job.done.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, batch, errors)
            if is_last:
                return

    def _commit(self, batch: list[_Job]) -> list[Exception | None]:
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            errors = [self._write_one(job) for job in batch]
            self._writing.execute("COMMIT")
        except sqlite3.Error as error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            return [error] * len(batch)
        return errors

    def _write_one(self, job: _Job) -> Exception | None:
        # A job that fails does not roll back the others.
        self._writing.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self._writing.execute(sql, values)
        except sqlite3.Error as error:
            if not self._writing.in_transaction:
                raise
            self._writing.execute("ROLLBACK TO job")
            self._writing.execute("RELEASE job")
            return error
        self._writing.execute("RELEASE job")
        return None


def _answer(batch: list[_Job], errors: Iterable[Exception | None]) -> None:
    for job, error in zip(batch, errors, strict=True):
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(NotKept(str(error)))


def _opened(path: Path, synchronous: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    return connection


def _locked(path: Path) -> sqlite3.Connection:
    """Take a lock that ends with this process, however it ends; SQLite's works on every system."""
    connection = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorname.startswith("SQLITE_BUSY"):
            raise Unusable("locked", path.parent) from error
        raise
    return connection


def _check_version(path: Path) -> None:
    """Refuse a file of a newer version, or that is not a database, without writing to it."""
    if not path.exists() or not path.stat().st_size:
        return
    # After a crash the version may be in the WAL file; otherwise avoid creating one.
    mode = "mode=ro" if path.with_name(f"{path.name}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)) as looking:
        ((version,),) = looking.execute("PRAGMA user_version")
        looking.execute("SELECT count(*) FROM sqlite_schema").fetchall()
    if version > len(_CHANGES):
        raise Unusable("newer", path.parent)


def _bring_up_to_date(connection: sqlite3.Connection) -> None:
    """Run the migrations that a file lacks, and test whether it can be written at all."""
    ((version,),) = connection.execute("PRAGMA user_version")
    for number, change in enumerate(_CHANGES[version:], version + 1):
        connection.executescript(f"BEGIN; {change} PRAGMA user_version = {number}; COMMIT;")
    connection.execute(_SAME_VERSION)


def _unusable(folder: Path, error: OSError | sqlite3.Error) -> Unusable:
    if isinstance(error, OSError):
        name = errno.errorcode.get(error.errno or 0, "")
        why = error.strerror or str(error)
    else:
        name, why = getattr(error, "sqlite_errorname", ""), str(error)
    for word, names in _WORDS.items():
        if name.startswith(names):
            return Unusable(word, folder, why)
    return Unusable("refused", folder, why)


_WORDS = {
    "full": ("ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL", "SQLITE_IOERR"),
    "read-only": ("EACCES", "EPERM", "EROFS", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM"),
    "damaged": ("SQLITE_CORRUPT", "SQLITE_NOTADB"),
}
"""The prefixes of error names, by what is wrong."""
