"""A worker process, which runs one job at a time and can be told to stop it."""

from __future__ import annotations

import _thread
import multiprocessing
import os
import pickle
import signal
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread, Timer
from types import FrameType
from typing import Any, NamedTuple

NICENESS = 5
"""The niceness of a worker, so that the server itself goes first."""

_SECONDS_TO_IMPORT = 0.05
"""How long to wait before trying again to stop a job that is importing a module."""


class Stopped(BaseException):
    """The job is no longer wanted. Nothing in the job may catch this."""


class Lost(Exception):
    """The process ended before its job did."""


class TookTooLong(Exception):
    """The job ran out of time and was killed."""


class Work(NamedTuple):
    """A module-level function and its arguments, with a unique number."""

    number: int
    function: Callable[..., Any]
    arguments: tuple[Any, ...]


class Worker:
    """A process, which starts with its first job."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None
        self._sending = Lock()
        self._unwanted: set[int] = set()

    def run(self, work: Work, seconds: float) -> Any:
        """Run a job and wait for its result: this blocks, so call it in a thread.

        Raises what the work raises, `Stopped`, `Lost` or `TookTooLong`.
        """
        pipe = self._started()
        try:
            self._send(pipe, work)
            if work.number in self._unwanted:
                # It was stopped before it began.
                self._send(pipe, work.number)
            if not pipe.poll(seconds):
                self.end()
                raise TookTooLong
            result, error = pipe.recv()
        except (EOFError, OSError) as gone:
            self.end()
            raise Lost from gone
        finally:
            self._unwanted.discard(work.number)
        if error is not None:
            raise error
        return result

    def stop(self, number: int) -> None:
        """Stop a job that was given to this worker, whether or not it has started."""
        self._unwanted.add(number)
        if (pipe := self._pipe) is not None:
            with suppress(OSError):
                self._send(pipe, number)

    def _send(self, pipe: Connection, message: Work | int) -> None:
        with self._sending:
            pipe.send(message)

    def end(self) -> None:
        """End the process; the next job starts another."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            process.kill()
            process.join()
            pipe.close()

    def _started(self) -> Connection:
        if self._pipe is None:
            context = multiprocessing.get_context("spawn")
            self._pipe, other = context.Pipe()
            self._process = context.Process(target=_work, args=(other,), daemon=True)
            self._process.start()
            other.close()
        return self._pipe


# --- in the process ---------------------------------------------------------------------------


def _work(pipe: Connection) -> None:
    """Run jobs until the server is gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    jobs: SimpleQueue[Work] = SimpleQueue()
    unwanted: set[int] = set()
    doing: int | None = None

    def stop(_signal: int, frame: FrameType | None) -> None:
        # Signal handlers run in the main thread, between two bytecodes: this cannot come too late.
        if doing not in unwanted:
            return
        if _imports(frame):
            Timer(_SECONDS_TO_IMPORT, _thread.interrupt_main).start()
        else:
            raise Stopped

    def listen() -> None:
        # A server that was killed cannot end its processes, but its end of the pipe closes.
        with suppress(EOFError, OSError):
            while True:
                message = pipe.recv()
                if isinstance(message, Work):
                    jobs.put(message)
                    continue
                unwanted.add(message)
                if doing == message:
                    _thread.interrupt_main()
        os._exit(0)

    signal.signal(signal.SIGINT, stop)
    Thread(target=listen, daemon=True).start()
    while True:
        work = jobs.get()
        result, error = None, None
        try:
            doing = work.number
            if doing in unwanted:
                raise Stopped
            result = work.function(*work.arguments)
            doing = None
        except BaseException as raised:
            doing = None
            error = raised
        _answer(pipe, result, error)


def _imports(frame: FrameType | None) -> bool:
    """Whether a module is being imported here.

    An interrupted import would run again with the next job, and fail because the first half of the
    module is already registered: the process could never play that game again.
    """
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def _answer(pipe: Connection, result: Any, error: BaseException | None) -> None:
    try:
        # Not every error can be pickled.
        pickle.loads(pickle.dumps(error))
    except Exception:
        error = RuntimeError(repr(error))
    pipe.send((result, error))
