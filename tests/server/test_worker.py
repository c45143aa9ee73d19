"""A worker: its jobs can be stopped anywhere, and the next job finds everything whole."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import import_module
from threading import Timer

import pytest

from kadath.server.worker import Stopped, Work, Worker


@pytest.fixture
def worker() -> Iterator[Worker]:
    one = Worker()
    yield one
    one.end()


def work_on() -> None:
    while True:
        time.sleep(0.01)


def import_and_work_on() -> None:
    import_it()
    work_on()


def import_it() -> str:
    return import_module("tests.server.slow_to_import").__name__


def test_a_job_is_stopped_wherever_it_is(worker: Worker) -> None:
    assert worker.run(Work(1, time.sleep, (0,)), 30) is None
    Timer(0.2, worker.stop, [2]).start()
    with pytest.raises(Stopped):
        worker.run(Work(2, work_on, ()), 20)
    assert worker.run(Work(3, abs, (-3,)), 20) == 3


def test_a_job_that_came_to_its_end_takes_the_next_one_not_with_it(worker: Worker) -> None:
    assert worker.run(Work(1, abs, (-1,)), 30) == 1
    worker.stop(1)
    assert worker.run(Work(2, abs, (-2,)), 20) == 2


def test_a_job_that_is_stopped_while_it_imports_imports_to_the_end_first(worker: Worker) -> None:
    assert worker.run(Work(1, time.sleep, (0,)), 30) is None
    Timer(0.3, worker.stop, [2]).start()
    with pytest.raises(Stopped):
        worker.run(Work(2, import_and_work_on, ()), 20)
    assert worker.run(Work(3, import_it, ()), 20) == "tests.server.slow_to_import"
