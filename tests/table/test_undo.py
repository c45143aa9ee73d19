from __future__ import annotations

import pytest

from kadath.kernel.codec import state_hash, state_to_data
from kadath.kernel.errors import NotLegal
from kadath.table import Table

from .tables import ADA, BEN, BOT, new_table, play_on, play_until


def test_nothing_can_be_undone_before_the_first_choice() -> None:
    table = new_table(ADA, BEN)
    assert table.plan_undo("Ada") is None
    play_on(table, 1)
    assert table.plan_undo("Ben") is None


def test_a_step_that_showed_nothing_is_taken_back_freely() -> None:
    table = new_table(ADA, BEN, seed=4)
    play_until(table, "move")
    before = state_hash(table.state)
    decision = table.state.decision
    assert decision is not None
    table.choose(decision.seat, decision.options[0].key)
    plan = table.plan_undo(table.seats[decision.seat].owner)
    assert plan is not None
    assert not plan.learned
    assert not plan.random
    assert plan.consent == ()
    table.undo(plan)
    assert state_hash(table.state) == before


def test_a_card_that_was_seen_is_taken_back_only_if_all_agree() -> None:
    table = new_table(ADA, BEN)
    play_on(table, 1)
    plan = table.plan_undo("Ada")
    assert plan is not None
    assert plan.learned
    assert plan.consent == ("Ada", "Ben")
    for consent in ((), ("Ada",), ("Ben",)):
        with pytest.raises(NotLegal, match="consent"):
            table.undo(plan, consent)
        assert table.length == 1
    table.undo(plan, ("Ada", "Ben"))
    assert table.length == 0


def test_taking_back_past_another_persons_choice_says_whose() -> None:
    table = new_table(ADA, BEN)
    play_on(table, 2)
    plan = table.plan_undo("Ada")
    assert plan is not None
    assert plan.others == ("Ben",)
    assert plan.taken_back == 2


def test_bots_are_not_asked() -> None:
    table = new_table(ADA, BOT)
    play_on(table, 2)
    plan = table.plan_undo("Ada")
    assert plan is not None
    assert plan.others == ()
    assert plan.consent == ("Ada",)
    assert plan.taken_back == 1, "what a bot chose since is nobody's answer"


def test_a_plan_is_worth_nothing_once_the_game_went_on() -> None:
    table = new_table(ADA, BEN)
    play_on(table, 1)
    plan = table.plan_undo("Ada")
    assert plan is not None
    play_on(table, 1)
    with pytest.raises(NotLegal, match="moved on"):
        table.undo(plan, plan.consent)


def test_the_same_cards_come_again() -> None:
    table = new_table(ADA, BEN, seed=9)
    play_on(table, 60)
    wanted, log, record = state_to_data(table.state), table.log("Ada"), table.record.to_json()
    choices = list(table.record.choices)
    table.rewind(33)
    assert table.length == len(table.past) == 33
    for key in choices[33:]:
        decision = table.state.decision
        assert decision is not None
        table.choose(decision.seat, key)
    assert state_to_data(table.state) == wanted
    assert table.log("Ada") == log
    assert table.record.to_json() == record


def test_every_way_back_leads_to_the_state_of_that_time() -> None:
    table = new_table(ADA, BEN, seed=2)
    hashes, logs = [], []
    for _ in range(40):
        hashes.append(state_hash(table.state))
        logs.append(table.log("Ada"))
        play_on(table, 1)
    for length in reversed(range(table.length)):
        table.rewind(length)
        assert state_hash(table.state) == hashes[length]
        assert table.log("Ada") == logs[length]


def test_every_line_of_the_log_is_told_with_the_state_of_its_time() -> None:
    table = new_table(ADA, BEN, seed=2)
    entries, hashes = [], []
    for _ in range(40):
        play_on(table, 1)
        entries += [line.entry for line in table.snapshots]
        hashes += [state_hash(line.state) for line in table.snapshots]
    for length in (40, 33, 5):
        table.rewind(length)
        known = len(table.written)
        for start in (0, known // 2, known - 1):
            told = table.snapshots_from(start)
            assert [line.entry for line in told] == entries[start:known]
            assert [state_hash(line.state) for line in told] == hashes[start:known]
        assert table.snapshots_from(known) == []


def test_there_is_no_way_back_to_the_future() -> None:
    table: Table = new_table(ADA, BEN)
    play_on(table, 3)
    for length in (4, -1):
        with pytest.raises(NotLegal, match="cannot rewind"):
            table.rewind(length)
