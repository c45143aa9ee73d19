"""The guide at the table: what it explains again, and what it does not; saved, and sent away."""

from __future__ import annotations

from pathlib import Path

from kadath.games.lcg.game import Lcg
from kadath.table import Saves, Seat, Table


def begun() -> Table:
    """A guided game in its first turn."""
    table = Table.begin_guided(Lcg(), [Seat("Ada")])
    explains(table, "opening-hand")
    table.choose(0, "done")
    explains(table, "turn")
    return table


def explains(table: Table, key: str | None) -> None:
    """Expect the guide to explain something with the question, or nothing."""
    guidance = table.guidance
    assert guidance is not None
    assert (guidance.lesson.key if guidance.lesson is not None else None) == key


def test_a_lesson_stays_with_its_question_and_comes_only_once() -> None:
    table = begun()
    explains(table, "turn")
    table.choose(0, "resource")
    explains(table, "clues")
    table.choose(0, "resource")
    explains(table, None)


def test_what_was_taken_back_is_explained_again_when_it_comes_again() -> None:
    table = begun()
    table.choose(0, "resource")
    explains(table, "clues")
    table.rewind(1)
    explains(table, "turn")
    table.choose(0, "draw")
    explains(table, "clues")


def test_a_saved_game_goes_on_with_its_guide_where_it_was(tmp_path: Path) -> None:
    table, saves = begun(), Saves(tmp_path)
    table.choose(0, "resource")
    path = saves.new_path("lcg")
    saves.write(table, path)
    loaded, _ = saves.load(path)
    explains(loaded, "clues")
    loaded.choose(0, "resource")
    explains(loaded, None)


def test_the_same_game_goes_on_without_the_guide(tmp_path: Path) -> None:
    table, saves = begun(), Saves(tmp_path)
    state = table.state
    table.guide = None
    assert table.guidance is None
    assert table.state is state
    table.choose(0, "investigate")
    path = saves.new_path("lcg")
    saves.write(table, path)
    loaded, _ = saves.load(path)
    assert loaded.guidance is None


def test_a_bot_is_not_taught() -> None:
    table = Table.begin_guided(Lcg(), [Seat("thumb", is_bot=True)])
    assert table.guidance is None
