"""Records: saved, replayed, branched; where one no longer replays it says so."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from kadath.kernel.codec import state_hash
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game as GameInterface
from kadath.kernel.record import CHECK_EVERY, Diverged, Record, replay

from .takeaway import Takeaway, TakeawayGame

GAME = cast("GameInterface[Takeaway]", TakeawayGame())


def recorded(heap: int = 90, choices: int = 0) -> Record:
    """A record in which the first option is chosen every time, or a pass now and then."""
    record = Record("takeaway", "1", {"heap": heap}, seed=4)
    state = TakeawayGame().new(record.setup, record.seed)
    while state.decision is not None and (not choices or len(record.choices) < choices):
        key = "pass" if len(record.choices) % 3 == 2 else "take:1"
        state.choose(key)
        record.add(key, state)
    return record


def test_a_record_replays_to_the_same_state() -> None:
    record = recorded()
    *_, last = replay(GAME, record)
    assert last.outcome is not None
    assert record.checks[len(record.choices)] == state_hash(last)
    assert set(record.checks) >= {CHECK_EVERY}


def test_a_record_survives_its_file() -> None:
    record = recorded()
    again = Record.from_json(record.to_json())
    assert again == record


def test_replaying_yields_the_state_before_and_after_every_choice() -> None:
    heaps = [state.heap for state in replay(GAME, recorded(choices=2))]
    assert heaps == [90, 89, 88]


def test_a_branch_shares_the_beginning() -> None:
    record = recorded()
    branch = record.branch(30)
    assert branch.choices == record.choices[:30]
    assert set(branch.checks) == {25}
    branch.choices[0] = "take:3"
    assert record.choices[0] == "take:1"
    record.truncate(0)
    assert (record.choices, record.checks) == ([], {})


def test_a_choice_that_is_not_offered_says_which_and_what_was() -> None:
    record = recorded(choices=5)
    record.choices[3] = "take:9"
    with pytest.raises(Diverged) as diverged:
        list(replay(GAME, record))
    assert diverged.value.played == 3
    assert "choice 4, take:9, is not offered" in str(diverged.value)
    assert diverged.value.accepted == "take:1, take:2, take:3, pass"


def test_a_hash_that_differs_says_where() -> None:
    record = recorded(choices=30)
    record.choices[1] = "take:2"
    with pytest.raises(Diverged, match="differs after choice 25") as diverged:
        list(replay(GAME, record))
    assert diverged.value.played == 25


def test_hashes_of_another_layout_are_not_compared_but_choices_are() -> None:
    record = recorded(choices=30)
    record.choices[1] = "take:2"
    record.checks = {at: f"0.7:{check}" for at, check in record.checks.items()}
    *_, last = replay(GAME, record)
    assert last.decision is not None
    record.choices[29] = "take:9"
    with pytest.raises(Diverged, match="choice 30, take:9, is not offered"):
        list(replay(GAME, record))


def test_choices_after_the_end_are_not_swallowed() -> None:
    record = recorded(heap=4)
    record.choices.append("take:1")
    with pytest.raises(Diverged) as diverged:
        list(replay(GAME, record))
    assert diverged.value.accepted == "nothing"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "not a record"),
        ("[]", "has no field"),
        ('{"kadath": 99}', "format 99"),
        ('{"kadath": 1, "game": "x"}', "damaged: 'version'"),
    ],
)
def test_a_text_that_is_no_record_says_why(text: str, why: str) -> None:
    with pytest.raises(NotWellFormed, match=why):
        Record.from_json(text)


def test_a_field_of_the_wrong_kind_is_named() -> None:
    data: dict[str, Any] = json.loads(recorded(choices=1).to_json())
    data["seed"] = "four"
    with pytest.raises(NotWellFormed, match="seed should be int, not str"):
        Record.from_json(json.dumps(data))
