"""The battery itself: what the rules of a game cannot show, and what a soak reports."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.record import Record
from kadath.testkit import soak
from kadath.testkit.battery import Battery, Broken, final_hash, games
from kadath.testkit.final_hour.kit import FinalHourKit
from kadath.testkit.kit import kit
from kadath.testkit.player import CuriousPlayer
from kadath.testkit.snapshots import snapshot


def play(its: FinalHourKit, count: int) -> None:
    battery = Battery(its, CuriousPlayer(its, seed=1), seed=1)
    for setup, seed in games(its, 0, count):
        battery.play(setup, seed)


class WithIndex(FinalHourKit):
    """A kit that keeps an index of the monsters on the board, and forgets to keep it up."""

    def __init__(self) -> None:
        super().__init__()
        self.index: list[tuple[int, ...]] | None = None

    def derived(self, state: FinalHourState) -> Any:
        if self.index is None:
            self.index = list(state.monsters)
        return self.index, list(state.monsters)


class Complaining(FinalHourKit):
    """A kit whose sense of what may be is too narrow."""

    def complaints(self, state: FinalHourState) -> Iterator[str]:
        if state.round > 2:
            yield "there is no third round"


def test_an_index_that_is_not_kept_up_is_found() -> None:
    with pytest.raises(Broken) as found:
        play(WithIndex(), 20)
    assert found.value.check == "index"


def test_a_failure_carries_the_record_that_shows_it() -> None:
    its = Complaining()
    with pytest.raises(Broken) as found:
        play(its, 20)
    assert found.value.check == "conservation"
    record = Record.from_json(str(found.value).partition("\n")[2])
    assert final_hash(its, record) == final_hash(its, found.value.record)
    assert record.choices


def test_a_snapshot_tells_every_field_apart() -> None:
    its = FinalHourKit()
    state = its.game.new({"seats": 2}, 4)
    before = snapshot(state)
    for change in ("extra_omens", "lots", "activated"):
        other = state.clone()
        setattr(other, change, 99)
        assert snapshot(other) != before
    other = state.clone()
    other.stack[-1].at = "1.c"
    assert snapshot(other) != before


def test_the_same_numbers_play_the_same_games() -> None:
    first = soak.soak_part("final_hour", first=40, count=5)
    second = soak.soak_part("final_hour", first=40, count=5)
    assert first._replace(processor=0) == second._replace(processor=0)
    assert first.games == 5
    assert first.processor > 0


def test_a_soak_reports_what_ran_least_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["final_hour", "-n", "8", "--seed", "3"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("final_hour: 8 games without a failure")
    assert "core-minutes" in told[2]
    assert "one decision in 40" in told[3]
    start = next(i for i, line in enumerate(told) if "least run first" in line) + 1
    counts = [int(line.split()[0]) for line in told[start:]]
    assert counts == sorted(counts)
    assert len(counts) == len(FinalHourKit().features())


class Reluctant(FinalHourKit):
    """A kit with something that never runs."""

    def features(self) -> tuple[str, ...]:
        return (*super().features(), "the end of time")


def test_a_soak_goes_on_after_a_failure_and_tells_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    its = Complaining()
    monkeypatch.setattr(soak, "kit", lambda game: its)
    part = soak.soak_part("final_hour", first=0, count=20)
    assert part.failures
    assert part.games == 20 - len(part.failures)
    assert f"game {part.failures[0]}: [conservation] there is no third round" in (
        capsys.readouterr().out
    )
    # What another process replays is the last game in which all held, not the one that failed.
    ending_badly = soak.soak_part("final_hour", first=0, count=part.failures[-1] + 1)
    assert ending_badly.games
    assert final_hash(its, Record.from_json(ending_badly.record)) == ending_badly.hash
    told = list(soak.report(its, "final_hour", part, 1.0, "1 job"))
    assert f"{len(part.failures)} FAILURES" in told[0]
    assert told[-1].startswith(f"FAILED: games {part.failures[0]}")


def test_what_never_runs_in_enough_games_is_a_failure() -> None:
    ran = Counter(dict.fromkeys(FinalHourKit().features(), 1))
    for count, said in ((soak.ENOUGH - 1, False), (soak.ENOUGH, True)):
        total = soak.Part(count, 1, ran, Counter())
        told = list(soak.report(Reluctant(), "final_hour", total, 1.0, "1 job"))
        assert (told[-1].startswith("FAILED") and "the end of time" in told[-1]) == said


def test_an_interrupted_soak_reports_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*args: Any) -> Iterator[soak.Part]:
        yield soak.soak_part("final_hour", first=0, count=2)
        raise KeyboardInterrupt

    monkeypatch.setattr(soak, "soak", interrupted)
    assert soak.main(["final_hour", "-n", "8"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("final_hour: 2 games without a failure")
    assert "INTERRUPTED" in out
    assert err.startswith("2 games, ")


def test_a_soak_that_breaks_off_reports_what_was_played_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: Any) -> Iterator[soak.Part]:
        yield soak.soak_part("final_hour", first=0, count=2)
        raise MemoryError

    monkeypatch.setattr(soak, "soak", broken)
    assert soak.main(["final_hour", "-n", "8"]) == 1
    out, err = capsys.readouterr()
    assert out.startswith("final_hour: 2 games without a failure")
    assert "BROKEN OFF by MemoryError" in out
    assert "Traceback" in err


def test_a_game_without_a_kit_is_a_mistake_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotWellFormed):
        kit("chess")
    with pytest.raises(SystemExit) as stop:
        soak.main(["chess", "-n", "1"])
    assert stop.value.code == 2
    assert "chess" in capsys.readouterr().err
