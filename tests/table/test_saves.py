from __future__ import annotations

import json
from pathlib import Path

import pytest

from kadath import games
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.codec import layout_of, state_hash
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.record import Record
from kadath.table import Orders, Saves, Table, data_folder

from .tables import ADA, BEN, BOT, new_table, play_on

ANOTHER_WORLD = f"{layout_of(FinalHourState)}:another world"
"""The hash of a state that these rules do not lead to."""


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "not" / "there" / "yet")


def saved(saves: Saves, table: Table, name: str = "") -> Path:
    path = saves.new_path(table.game.name, name)
    saves.write(table, path)
    return path


def spoil(path: Path, **fields: object) -> None:
    path.write_text(json.dumps(json.loads(path.read_text()) | fields))


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/kadath"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/kadath"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x", "KADATH_DATA": "/k"}, "/k"),
        ("darwin", {"HOME": "/h"}, "/h/Library/Application Support/Kadath"),
        ("win32", {"USERPROFILE": "/u", "LOCALAPPDATA": "/l"}, "/l/Kadath"),
    ],
)
def test_saves_go_where_the_platform_keeps_them(
    platform: str, environment: dict[str, str], folder: str
) -> None:
    assert data_folder(environment, platform) == Path(folder)


def test_a_saved_table_comes_back_whole(saves: Saves) -> None:
    table = new_table(ADA, BOT, BEN, seed=5)
    play_on(table, 50)
    again, misfit = saves.load(saved(saves, table))
    assert misfit is None
    assert again.seats == table.seats
    assert state_hash(again.state) == state_hash(table.state)
    assert again.record == table.record
    assert again.past == table.past
    assert again.log("Ada") == table.log("Ada")


def test_what_belongs_to_one_answer_is_undone_with_it_after_loading(saves: Saves) -> None:
    people = (ADA, BEN)
    table = Table.begin(games.game("lcg"), {"seats": 2}, 3, people)
    table.orders = [Orders()] * 2
    while not any(past.joined for past in table.past) or not table.past[-1].ordered:
        asked = table.question
        assert asked is not None
        seat, several = asked.decision.seat, asked.state.several
        if several is None:
            table.choose(seat, asked.decision.options[0].key)
        else:
            everything = [one for part in several.parts for one in part.candidates]
            table.choose_several(seat, [one.key for one in everything[:2]])
    again, _ = saves.load(saved(saves, table))
    assert again.past == table.past
    assert again.plan_undo("Ada") == table.plan_undo("Ada")
    spoiled = json.loads(saved(saves, table).read_text())["table"]
    for nonsense in ([-1], [10_000], ["1"], [1.0], 3, None):
        path = saved(saves, table)
        spoil(path, table={**spoiled, "joined": nonsense, "ordered": nonsense})
        assert saves.load(path)[0].length == table.length


def test_a_save_is_a_record(saves: Saves) -> None:
    table = new_table(ADA, BEN)
    play_on(table, 10)
    assert Record.from_json(saved(saves, table).read_text()) == table.record


def test_a_bare_record_can_be_loaded(saves: Saves) -> None:
    table = new_table(ADA, BEN, BOT)
    play_on(table, 10)
    path = saved(saves, table)
    path.write_text(table.record.to_json())
    again, misfit = saves.load(path)
    assert misfit is None
    assert state_hash(again.state) == state_hash(table.state)
    assert again.people == ("",)
    assert saves.all()[0][0].seats == ()


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(saves: Saves) -> None:
    table = new_table(ADA, BEN)
    path = saved(saves, table)
    play_on(table, 3)
    saves.write(table, path)
    assert list(saves.folder.iterdir()) == [path]
    assert saves.load(path)[0].length == 3


def test_no_two_games_share_a_file(saves: Saves) -> None:
    table = new_table(ADA, BEN)
    paths = {saved(saves, table, "Środa, wieczór / 2") for _ in range(3)}
    assert {path.name for path in paths} == {
        "Środa-wieczór-2.json",
        "Środa-wieczór-2-2.json",
        "Środa-wieczór-2-3.json",
    }


def test_the_newest_unfinished_game_is_the_one_to_continue(saves: Saves) -> None:
    assert saves.newest_unfinished() is None
    old, new, over = (new_table(ADA, BEN, seed=seed) for seed in (1, 2, 3))
    play_on(over, 5000)
    older, newer = saved(saves, old, "old"), saved(saves, new, "new")
    finished = saved(saves, over, "over")
    for path, day in ((older, 1), (newer, 2), (finished, 3)):
        data = json.loads(path.read_text())
        data["table"]["saved"] = f"2026-03-0{day}T12:00:00+00:00"
        path.write_text(json.dumps(data))
    listed, damaged = saves.all()
    assert [save.name for save in listed] == ["over", "new", "old"]
    assert listed[0].won is False
    assert not damaged
    newest = saves.newest_unfinished()
    assert newest is not None
    assert newest.path == newer


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "not a record"),
        ("[]", "has no field"),
        ('{"kadath": 99}', "format 99"),
        ('{"kadath": 1, "game": "final_hour"}', "version"),
        (b"\xff\xfe", "byte 0 is not text"),
    ],
)
def test_a_damaged_file_says_why_and_is_left_alone(
    saves: Saves, text: str | bytes, why: str
) -> None:
    path = saved(saves, new_table(ADA, BEN))
    content = text if isinstance(text, bytes) else text.encode()
    path.write_bytes(content)
    with pytest.raises(NotWellFormed, match=why):
        saves.load(path)
    listed, damaged = saves.all()
    assert not listed
    assert [one.path for one in damaged] == [path]
    assert why in damaged[0].why
    assert path.read_bytes() == content


def test_a_save_with_damaged_seats_says_so(saves: Saves) -> None:
    path = saved(saves, new_table(ADA, BEN))
    spoil(path, table={"seats": [{"owner": "Ada"}]})
    with pytest.raises(NotWellFormed, match="its seats lack 'is_bot'"):
        saves.load(path)


def test_a_game_that_is_not_known_is_named(saves: Saves) -> None:
    path = saved(saves, new_table(ADA, BEN))
    spoil(path, game="chess")
    with pytest.raises(NotWellFormed, match="no game called 'chess'"):
        saves.load(path)


def test_a_choice_that_is_not_offered_any_more_is_named_and_the_snapshot_goes_on(
    saves: Saves,
) -> None:
    table = new_table(ADA, BEN)
    play_on(table, 30)
    path = saved(saves, table)
    choices = [*table.record.choices]
    choices[12] = "sing:1"
    spoil(path, choices=choices)
    again, misfit = saves.load(path)
    assert misfit is not None
    assert (misfit.kind, misfit.at, misfit.key, misfit.whole) == ("choice", 13, "sing:1", True)
    assert misfit.offered
    assert state_hash(again.state) == state_hash(table.state)
    assert again.record.choices == choices
    play_on(again, 3)
    plan = again.plan_undo("Ada")
    assert plan is None or plan.length >= 30
    again.rewind(30)
    assert state_hash(again.state) == state_hash(table.state)


def test_a_table_resumed_from_a_snapshot_can_be_saved_and_resumed_again(saves: Saves) -> None:
    table = new_table(ADA, BEN)
    play_on(table, 30)
    path = saved(saves, table)
    spoil(path, checks={"25": ANOTHER_WORLD})
    again, misfit = saves.load(path)
    assert misfit is not None
    assert (misfit.kind, misfit.at, misfit.whole) == ("state", 25, True)
    play_on(again, 5)
    saves.write(again, path)
    third, misfit = saves.load(path)
    assert misfit is not None
    assert state_hash(third.state) == state_hash(again.state)


@pytest.mark.parametrize("snapshot", [None, {}, {"nonsense": 1}])
def test_without_a_snapshot_the_game_is_taken_up_as_far_as_it_fits(
    saves: Saves, snapshot: object
) -> None:
    table = new_table(ADA, BEN, seed=9)
    play_on(table, 60)
    path = saved(saves, table)
    spoil(path, checks=table.record.checks | {50: ANOTHER_WORLD}, snapshot=snapshot)
    again, misfit = saves.load(path)
    assert misfit is not None
    assert (misfit.kind, misfit.at, misfit.whole) == ("state", 50, False)
    assert again.record.choices == table.record.choices[:25]


def test_a_save_of_another_layout_is_replayed_by_its_choices(saves: Saves) -> None:
    table = new_table(ADA, BEN)
    play_on(table, 30)
    path = saved(saves, table)
    data = json.loads(path.read_text())
    checks = dict.fromkeys(data["checks"], "another state, no layout")
    spoil(path, checks=checks, snapshot=data["snapshot"] | {"layout": "0.1", "rng": 1})
    again, misfit = saves.load(path)
    assert misfit is None
    assert state_hash(again.state) == state_hash(table.state)
    assert again.past == table.past, "everything can be taken back"
    spoil(path, choices=[*table.record.choices[:20], "sing:1"])
    again, misfit = saves.load(path)
    assert misfit is not None
    assert (misfit.kind, misfit.at, misfit.whole) == ("choice", 21, False)
    assert again.record.choices == table.record.choices[:20]


def test_a_set_up_that_does_not_fit_any_more_is_taken_up_from_the_snapshot(saves: Saves) -> None:
    table = new_table(ADA, BEN)
    play_on(table, 5)
    path = saved(saves, table)
    spoil(path, setup={"seats": 2, "difficulty": "impossible"})
    again, misfit = saves.load(path)
    assert misfit is not None
    assert (misfit.kind, misfit.whole) == ("setup", True)
    assert state_hash(again.state) == state_hash(table.state)
    snapshot = json.loads(path.read_text())["snapshot"]
    for nothing in (None, snapshot | {"layout": "0.1"}):
        spoil(path, snapshot=nothing)
        with pytest.raises(NotWellFormed, match="difficulty cannot be 'impossible'"):
            saves.load(path)
