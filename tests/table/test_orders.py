"""What a seat lets pass by standing orders."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kadath import games
from kadath.games.lcg.game import Lcg
from kadath.kernel.codec import state_hash
from kadath.kernel.decision import DONE, PASS
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.table import Orders, Saves, Seat, Table, orders_from, readable
from kadath.table.orders import ASK, PASS_BY, STOP, passed_by

from .tables import ADA, BEN, new_table, play_on

GAME: Game[Any] = Lcg()
EVERYTHING_PASSES = Orders(wishes=tuple((kind, PASS_BY) for kind in GAME.occasions()))


def card_table(seed: int = 1, *seats: Seat) -> Table:
    """The card game with two people, or those who are named."""
    setup = {"seats": len(seats) or 2, "investigators": ["wendy-adams", "roland-banks"]}
    return Table.begin(GAME, setup, seed, seats or (ADA, BEN))


def asked(table: Table) -> int:
    """The seat that is asked; when the game is over, the first."""
    return table.state.decision.seat if table.state.decision is not None else 0


def choose_at_random(table: Table, rng: Rng) -> None:
    decision = table.state.decision
    assert decision is not None
    table.choose(decision.seat, decision.options[rng.below(len(decision.options))].key)


def test_a_seat_that_lets_everything_pass_is_asked_only_what_it_must_answer() -> None:
    passed = 0
    for seed in range(6):
        table, rng = card_table(seed), Rng(seed)
        table.order(0, EVERYTHING_PASSES)
        while table.state.decision is not None and table.length < 300:
            decision = table.state.decision
            if decision.seat == 0:
                assert PASS not in decision.options, decision.ask
                assert decision.ask != "commit"
            choose_at_random(table, rng)
        passed += sum(past.ordered for past in table.past)
        assert all(past.seat == 0 for past in table.past if past.ordered)
        assert {past.key for past in table.past if past.ordered} <= {PASS.key, DONE.key}
    assert passed > 20


def test_an_order_never_ends_a_turn() -> None:
    for seed in range(4):
        table, rng = card_table(seed), Rng(seed)
        for seat in (0, 1):
            table.order(seat, EVERYTHING_PASSES._replace(until_turn=True))
        done = 0
        while table.state.decision is not None and table.length < 150:
            occasion = GAME.occasion(table.state)
            assert occasion is not None
            assert occasion.passing is None, "all that may pass has passed"
            done += table.state.decision.ask == "take-action"
            choose_at_random(table, rng)
        assert done > 5, "every action of every turn was asked for"


def test_passing_until_ones_turn_ends_with_ones_turn() -> None:
    for seed in range(8):
        table, rng = card_table(seed), Rng(seed)
        while table.state.decision is not None and table.length < 200:
            decision = table.state.decision
            occasion = GAME.occasion(table.state)
            assert occasion is not None
            if decision.seat == 0 and occasion.is_own_turn:
                assert not table.orders[0].until_turn, "it is one's turn"
                table.choose(0, DONE.key if DONE in decision.options else PASS.key)
                table.order(0, Orders(until_turn=True))
                continue
            if decision.seat == 0 and occasion.passing is not None and table.orders[0].until_turn:
                assert GAME.occasions()[occasion.kind], "only what is pressing is still asked"
            choose_at_random(table, rng)


def test_what_is_pressing_stops_an_order_unless_one_says_otherwise() -> None:
    kinds = set()
    for seed in range(10):
        table, rng = card_table(seed), Rng(seed)
        waiting = Orders(until_turn=True)
        while table.state.decision is not None and table.length < 200:
            occasion = GAME.occasion(table.state)
            assert occasion is not None
            if occasion.passing is not None and not occasion.is_own_turn:
                kinds.add(occasion.kind)
                asked = passed_by(GAME, table.state, waiting) is None
                assert asked == GAME.occasions()[occasion.kind]
                stop = waiting.wishing(occasion.kind, STOP)
                assert passed_by(GAME, table.state, stop) is None
                ask = Orders().wishing(occasion.kind, ASK)
                assert passed_by(GAME, table.state, ask) is None
                let = Orders().wishing(occasion.kind, PASS_BY)
                assert passed_by(GAME, table.state, let) == occasion.passing.key
            choose_at_random(table, rng)
    assert {"own-commit", "others-commit", "test-window", "others-turn"} <= kinds


def test_taking_back_goes_to_a_choice_that_somebody_made_and_asks_again() -> None:
    for seed in range(8):
        table, rng = card_table(seed), Rng(seed)
        table.order(0, EVERYTHING_PASSES)
        before: dict[int, str] = {}
        while table.state.decision is not None and table.length < 120:
            before[table.length] = state_hash(table.state)
            choose_at_random(table, rng)
            if table.passed_by_order and table.past[-1 - table.passed_by_order].seat == 0:
                break
        else:
            continue
        plan = table.plan_undo("Ada")
        assert plan is not None
        assert plan.others == ()
        assert plan.taken_back == 1, "what an order passed is nobody's answer"
        table.undo(plan, table.people)
        assert state_hash(table.state) == before[table.length]
        assert table.state.decision is not None
        assert table.state.decision.seat == 0
        return
    raise AssertionError("no order passed anything")


def test_a_window_that_was_taken_back_is_asked_though_an_order_would_pass_it() -> None:
    table, rng = card_table(3), Rng(3)
    while True:
        decision = table.state.decision
        assert decision is not None
        occasion = GAME.occasion(table.state)
        if decision.seat == 0 and occasion is not None and occasion.passing is not None:
            break
        choose_at_random(table, rng)
    length = table.length
    table.choose(0, occasion.passing.key)
    table.rewind(length)
    table.orders[0] = EVERYTHING_PASSES
    assert table.length == length, "it stays open until somebody chooses"
    table.order(0, EVERYTHING_PASSES)
    assert table.length > length, "an order given again holds at once"


def test_what_happened_since_ones_turn_counts_what_passed_meanwhile() -> None:
    table, rng = card_table(1), Rng(1)
    table.order(0, EVERYTHING_PASSES)
    compared = 0
    while table.state.decision is not None and table.length < 150:
        choose_at_random(table, rng)
        if not any(past.ordered for past in table.past) or asked(table) == 0:
            continue
        chosen = [past for past in table.past if past.seat == 0 and not past.ordered]
        log = table.state.log
        assert log is not None
        assert table.since_last_turn("Ada") == readable(log[chosen[-1].log_before :], (0,))
        compared += 1
    assert compared


def test_orders_survive_a_save_and_a_game_that_forgot_a_kind(tmp_path: Path) -> None:
    orders = Orders(True).wishing("attacked", PASS_BY)
    assert orders_from(orders.data(), GAME) == orders
    data = {"until_turn": True, "wishes": {"no such kind": PASS_BY, "attacked": "now and then"}}
    assert orders_from(data, GAME) == Orders(True)
    table = new_table(ADA, BEN)
    table.orders[1] = Orders(True)
    saves = Saves(tmp_path)
    path = saves.new_path("final_hour")
    saves.write(table, path)
    again, misfit = saves.load(path)
    assert misfit is None
    assert again.orders == [Orders(), Orders(True)]


def test_an_unknown_order_is_refused() -> None:
    with pytest.raises(NotWellFormed, match="is not an order"):
        Orders().wishing("attacked", "perhaps")


def test_whoever_lets_items_pass_is_asked_about_none() -> None:
    game = games.game("final_hour")
    passed = 0
    for seed in range(4):
        table = new_table(ADA, BEN, seed=seed)
        table.order(0, Orders(wishes=tuple((kind, PASS_BY) for kind in game.occasions())))
        while table.state.decision is not None and table.length < 400:
            assert (table.state.decision.seat, table.state.decision.ask) != (0, "use-item")
            play_on(table, 1, seed=table.length)
        ordered = [past for past in table.past if past.ordered]
        assert all((past.seat, past.key) == (0, PASS.key) for past in ordered)
        passed += len(ordered)
    assert passed


def test_items_are_asked_about_again_with_ones_own_card() -> None:
    table = new_table(ADA, BEN)
    waiting = Orders(until_turn=True)
    for time, is_asked in (("after-priority", False), ("before-action", True)):
        for seed in range(40):
            table = new_table(ADA, BEN, seed=seed)
            while table.state.decision is not None and table.length < 300:
                occasion = table.game.occasion(table.state)
                assert occasion is not None
                if occasion.kind == time:
                    assert (passed_by(table.game, table.state, waiting) is None) == is_asked
                    break
                play_on(table, 1, seed=table.length)
            else:
                continue
            break
        else:
            raise AssertionError(f"nobody had an item for {time}")
