"""Files with a row for each game."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from kadath.lab import Played, simulate
from kadath.lab.refused import SimulationRefused
from kadath.lab.results import Results

SETUP = {"seats": 2}


def games(n: int, first: int = 1) -> list[Played]:
    """Some games of Final Hour."""
    heard: list[Played] = []

    def hear(part: Sequence[Played]) -> None:
        heard.extend(part)

    simulate("final_hour", SETUP, n, seed=first, listener=hear)
    return heard


def opened(file: Path, *, resume: bool = False, bots: Sequence[str] = ("random",)) -> Results:
    return Results(file, "final_hour", SETUP, bots, resume=resume)


@pytest.mark.parametrize("kind", ["csv", "jsonl", "parquet"])
def test_a_file_goes_on_where_it_stood(tmp_path: Path, kind: str) -> None:
    if kind == "parquet":
        pytest.importorskip("pyarrow")
    file = tmp_path / f"games.{kind}"
    played = games(6)
    with opened(file) as results:
        results.add(played[:2])
        results.add(played[2:4])
    with opened(file, resume=True) as results:
        assert results.kept == played[:4]
        results.add(played[4:])
    assert opened(file, resume=True).kept == played


def test_rows_say_what_was_played_with_what(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    (one,) = games(1, first=9)
    with opened(file) as results:
        results.add([one])
    with file.open(encoding="utf-8") as stream:
        (row,) = csv.DictReader(stream)
    assert row["seed"] == "9"
    assert json.loads(row["setup"]) == SETUP
    assert (row["bots"], row["reason"]) == ("random", one.reason)
    assert row["build"] in ("plain", "compiled")


def test_rows_are_in_the_file_before_the_run_is_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with opened(file) as results:
        results.add(games(3))
        assert len(file.read_text(encoding="utf-8").splitlines()) == 3


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = games(3)
    with opened(file) as results:
        results.add(played)
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    assert opened(file, resume=True).kept == played[:2]


def test_what_broke_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    (one,) = games(1)
    with opened(file) as results:
        results.add([one, Played(2, ("random",), error="RulesBug: one card too many")])
    with opened(file, resume=True) as results:
        assert results.kept == [one]


def test_nothing_is_written_over_or_mixed(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    with opened(file) as results:
        results.add(games(2))
    before = file.read_bytes()
    with pytest.raises(SimulationRefused, match="already exists"):
        opened(file)
    with pytest.raises(SimulationRefused, match="another simulation"):
        opened(file, resume=True, bots=("rush",))
    assert file.read_bytes() == before
    foreign = tmp_path / "notes.csv"
    foreign.write_text("dear diary\ntoday\n", encoding="utf-8")
    with pytest.raises(SimulationRefused, match="cannot be read"):
        opened(foreign, resume=True)
    with pytest.raises(SimulationRefused, match=r"should end in one of these: \.csv"):
        opened(tmp_path / "games.xlsx")
