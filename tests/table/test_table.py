from __future__ import annotations

import pytest

from kadath.kernel.codec import state_hash
from kadath.kernel.errors import NotLegal, NotWellFormed
from kadath.table import Seat, Table

from .tables import ADA, BEN, BOT, new_table, play_on, play_until


def test_a_table_needs_an_owner_for_every_seat() -> None:
    from kadath import games

    with pytest.raises(NotWellFormed, match="1 seats are filled, but the game has 2"):
        Table.begin(games.game("final_hour"), {"seats": 2}, 1, [ADA])


def test_a_person_may_run_several_seats() -> None:
    table = new_table(ADA, BOT, ADA, BEN)
    assert table.people == ("Ada", "Ben")
    assert table.seats_of("Ada") == (0, 2)
    assert table.seats_of("random") == ()
    assert table.seats_of(None) == ()


def test_the_language_of_a_person_changes_at_all_their_seats() -> None:
    table = new_table(ADA, BEN, ADA)
    table.seat_language("Ada", "en")
    assert [seat.language for seat in table.seats] == ["en", "uk", "en"]


def test_choosing_plays_and_writes_down() -> None:
    table = new_table(ADA, BEN)
    assert table.to_move == ADA
    decision = table.state.decision
    assert decision is not None
    key = decision.options[0].key
    table.choose(0, key)
    assert table.record.choices == [key]
    assert table.to_move == BEN


@pytest.mark.parametrize(("seat", "key"), [(1, "play:1"), (0, "play:99"), (0, "nonsense")])
def test_what_is_not_offered_changes_nothing(seat: int, key: str) -> None:
    table = new_table(ADA, BEN)
    before = state_hash(table.state)
    with pytest.raises(NotLegal):
        table.choose(seat, key)
    assert state_hash(table.state) == before
    assert table.length == 0


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    table = new_table(ADA, BEN)
    play_on(table, 5000)
    assert table.state.outcome is not None
    assert table.to_move is None
    with pytest.raises(NotLegal, match="the game is over"):
        table.choose(0, "done")


def test_the_log_of_a_person_leaves_out_what_only_others_saw() -> None:
    table = new_table(ADA, BEN)
    play_on(table, 4)
    ada = [entry for entry in table.log("Ada") if entry.kind == "drew-card"]
    ben = [entry for entry in table.log("Ben") if entry.kind == "drew-card"]
    assert ada
    assert {entry.args["seat"] for entry in ada} == {0}
    assert {entry.args["seat"] for entry in ben} == {1}
    assert not [entry for entry in table.log(None) if entry.kind == "drew-card"]
    both = new_table(ADA, ADA)
    play_on(both, 4)
    assert {e.args["seat"] for e in both.log("Ada") if e.kind == "drew-card"} == {0, 1}


def test_since_my_last_turn_begins_with_what_my_last_choice_brought_about() -> None:
    table = new_table(ADA, BEN)
    assert table.since_last_turn("Ada") == table.log("Ada")
    play_on(table, 1)
    play_on(table, 1)
    assert table.to_move == ADA
    since = [entry for entry in table.since_last_turn("Ada") if entry.kind == "played"]
    assert [entry.args["figure"] for entry in since] == [0, 1]
    since = [entry for entry in table.since_last_turn("Ben") if entry.kind == "played"]
    assert [entry.args["figure"] for entry in since] == [1]


def test_several_choices_in_a_row_are_one_turn() -> None:
    table = new_table(ADA, BEN, seed=4)
    play_until(table, "attack")
    decision = table.state.decision
    assert decision is not None
    person = table.seats[decision.seat].owner
    before = table.since_last_turn(person)
    table.choose(decision.seat, decision.options[0].key)
    after = table.since_last_turn(person)
    assert table.past[-1].seat == decision.seat
    assert after[: len(before)] == before


def test_the_frames_of_a_choice_show_the_table_entry_by_entry() -> None:
    table = new_table(ADA, BEN, seed=3)
    for _ in range(400):
        play_on(table, 1)
        spawned = [f for f in table.snapshots if f.entry.kind == "moved"]
        if len(spawned) >= 2:
            break
    assert len(spawned) >= 2
    for snapshot in spawned:
        token, location = snapshot.entry.args["token"], snapshot.entry.args["location"]
        assert token in snapshot.state.monsters[location]  # type: ignore[attr-defined]
    assert (
        [snapshot.entry for snapshot in table.snapshots]
        == table.state.log[  # type: ignore[index]
            table.past[-1].log_before :
        ]
    )


def test_bots_are_seats_without_a_person() -> None:
    table = new_table(BOT, ADA)
    assert table.to_move == Seat("random", is_bot=True)
    assert table.people == ("Ada",)
