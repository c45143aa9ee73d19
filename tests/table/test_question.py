"""What a person is asked, with what they could do first."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.lcg.game import Lcg
from kadath.kernel.codec import state_hash
from kadath.kernel.decision import DONE, PASS
from kadath.kernel.errors import NotLegal
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.table import Orders, Question, Seat, Table
from kadath.table.orders import STOP, spared

from .tables import ADA, BEN, new_table, play_on

GAME: Game[Any] = Lcg()
CY = Seat("Cy", language="en")
SENSIBLE = {"result", "attacker", "contribute"}
"""Questions with a single sensible answer: an order that cannot matter, agreeing with oneself."""
ALWAYS_ASKED = Orders(wishes=tuple((kind, STOP) for kind in GAME.occasions()))


def card_table(seed: int, *seats: Seat) -> Table:
    setup = {"seats": len(seats), "investigators": ["wendy-adams", "roland-banks"]}
    table = Table.begin(GAME, setup, seed, seats)
    table.orders = [Orders()] * len(seats)
    return table


def asked(table: Table) -> Question:
    question = table.question
    assert question is not None
    return question


def choose_at_random(table: Table, rng: Rng) -> None:
    """Choose something, but rarely to stop or pass."""
    decision = asked(table).decision
    doing = [one for one in decision.options if one not in (DONE, PASS)] or decision.options
    few = doing if rng.below(4) else decision.options
    table.choose(decision.seat, few[rng.below(len(few))].key)


def with_preludes(*seats: Seat) -> list[Table]:
    """Tables at which something could be done first, from games of their own."""
    found = []
    for seed in range(12):
        table, rng = card_table(seed, *seats), Rng(seed)
        while table.state.decision is not None and table.length < 150:
            if asked(table).preludes:
                found.append(table)
                break
            choose_at_random(table, rng)
    assert len(found) > 4
    return found


def test_what_could_be_done_first_stands_beside_the_question_that_follows() -> None:
    for table in with_preludes(ADA, ADA):
        question = asked(table)
        decision = question.decision
        first = [option for prelude in question.preludes for option in prelude.options]
        assert decision.ask in ("take-action", "choose-turn", "commit", "react")
        assert first
        assert question.first == set(first)
        assert set(first) < set(decision.options)
        assert len(set(decision.options)) == len(decision.options), "nothing is offered twice"
        if {DONE, PASS}.intersection(decision.options):
            assert decision.options[-1] in (DONE, PASS), "what ends a turn stays where it is"
        for option in first:
            there = question.state_for(option).decision
            assert there is not None
            assert option in there.options


def test_an_option_is_chosen_as_if_everything_before_it_had_been_passed() -> None:
    for table in with_preludes(ADA, ADA):
        length = table.length
        question = asked(table)
        for option in question.decision.options:
            beside = table.state.clone()
            for choice in question.way(option.key):
                assert beside.decision is not None
                there = beside.decision.option(choice.key)
                assert there is not None
                beside.apply(there)
            table.choose(question.decision.seat, option.key)
            made = len(question.way(option.key))
            assert table.past[length + made - 1].key == option.key
            if table.length == length + made:
                assert state_hash(table.state) == state_hash(beside)
            table.rewind(length)


def test_people_are_offered_what_bots_are_no_more_and_no_less() -> None:
    for seed in range(6):
        table, rng = card_table(seed, ADA, ADA), Rng(seed)
        while table.state.decision is not None and table.length < 120:
            question = asked(table)
            beside = table.state.clone()
            bare = set()
            for choice in question.before:
                assert beside.decision is not None
                bare |= {one for one in beside.decision.options if one.key != choice.key}
                beside.apply(choice.key)
            assert beside.decision is not None
            assert {*bare, *beside.decision.options} == set(question.decision.options)
            choose_at_random(table, rng)


def test_taking_back_leads_to_the_same_question_again() -> None:
    for table in with_preludes(ADA, ADA):
        question = asked(table)
        before = state_hash(table.state)
        table.choose(question.decision.seat, question.decision.options[0].key)
        plan = table.plan_undo("Ada")
        assert plan is not None
        assert plan.taken_back == 1, "what was passed on the way belongs to the choice"
        table.undo(plan, table.people)
        assert state_hash(table.state) == before
        assert asked(table).decision == question.decision


def test_nothing_is_put_together_that_two_people_answer() -> None:
    for seed in range(8):
        table, rng = card_table(seed, ADA, BEN), Rng(seed)
        while table.state.decision is not None and table.length < 120:
            question = asked(table)
            seats = {choice.seat for choice in question.before}
            assert seats <= {question.decision.seat}
            choose_at_random(table, rng)


def test_what_another_person_is_asked_cannot_be_chosen() -> None:
    table = with_preludes(ADA, ADA)[0]
    question = asked(table)
    table.seats = (ADA, CY)
    other = 1 - question.decision.seat
    before = table.length
    with pytest.raises(NotLegal):
        table.choose(other, question.decision.options[0].key)
    with pytest.raises(NotLegal):
        table.choose(question.decision.seat, "no-such-thing")
    assert table.length == before


def test_who_wants_to_be_asked_always_is_asked_by_itself() -> None:
    for table in with_preludes(ADA, ADA):
        table.orders = [ALWAYS_ASKED, ALWAYS_ASKED]
        question = asked(table)
        assert not question.preludes
        assert question.state is table.state
        assert PASS in question.decision.options


def test_a_window_in_a_test_is_asked_only_where_it_changes_the_chance() -> None:
    spared_once, asked_once = 0, 0
    for seed in range(16):
        table, rng = card_table(seed, ADA, ADA), Rng(seed)
        while table.state.decision is not None and table.length < 150:
            occasion = GAME.occasion(table.state)
            if occasion is not None and occasion.in_attempt:
                decision = table.state.decision
                odds = GAME.odds(table.state, decision.seat)
                assert odds is not None
                assert len({odds.options[one.key] for one in decision.options}) > 1
                asked_once += 1
                assert spared(GAME, table.state, ALWAYS_ASKED) is None
            choose_at_random(table, rng)
        passed = [past for past in table.past if past.spared]
        assert all(past.ordered for past in passed)
        # What is not let pass has only one sensible answer.
        assert {past.key.partition(":")[0] for past in passed} <= SENSIBLE | {"pass"}
        spared_once += sum(past.key == PASS.key for past in passed)
    assert spared_once
    assert asked_once


def test_nothing_that_matters_is_hidden_because_a_window_was_declined_before() -> None:
    again = 0
    for seed in range(20):
        table, rng = card_table(seed, ADA, BEN), Rng(seed)
        declined = None
        while table.state.decision is not None and table.length < 150:
            occasion = GAME.occasion(table.state)
            if occasion is not None and occasion.in_attempt and rng.below(4):
                again += table.state.decision == declined
                declined = table.state.decision
                table.choose(declined.seat, PASS.key)
            else:
                choose_at_random(table, rng)
        beside = GAME.new(table.record.setup, table.record.seed)
        for past in table.past:
            assert beside.decision is not None
            if past.spared and past.key == PASS.key:
                odds = GAME.odds(beside, past.seat)
                assert odds is not None
                assert {odds.options[one.key] for one in beside.decision.options} == {odds.standing}
            beside.apply(past.key)
    assert again, "the same was asked again in the next window of a test"


def test_what_could_be_done_before_committing_stands_beside_the_cards_with_its_chance() -> None:
    for seed in range(12):
        table, rng = card_table(seed, ADA, ADA), Rng(seed)
        while table.state.decision is not None and table.length < 150:
            question = asked(table)
            if question.first and question.decision.ask == "commit":
                odds = question.odds(GAME, question.decision.seat)
                alone = GAME.odds(table.state, table.state.decision.seat)
                assert odds is not None
                assert alone is not None
                assert {one.key for one in question.decision.options} <= odds.options.keys()
                assert all(
                    odds.options[one.key] == alone.options[one.key] for one in question.first
                )
                several = question.state.several
                assert several is not None
                length = table.length
                table.choose_several(question.decision.seat, [])
                assert [past.key for past in table.past[length:]][:2] == ["pass", "done"]
                return
            choose_at_random(table, rng)
    raise AssertionError("nothing could be done before committing")


def test_who_is_spared_something_has_not_stopped_choosing() -> None:
    for seed in range(16):
        table, rng = card_table(seed, ADA, BEN), Rng(seed)
        while table.state.decision is not None and table.length < 150:
            last = table.past[-1] if table.past else None
            if last is not None and last.spared and table.state.decision.seat == last.seat:
                assert table.passed_by_order == 0
                news = table.since_last_turn(table.seats[last.seat].owner)
                assert table.state.log is not None
                assert len(news) != len(table.state.log) - last.log_before
                return
            choose_at_random(table, rng)
    raise AssertionError("nobody was spared anything")


def test_whoever_plays_alone_reads_what_their_last_choice_brought_about() -> None:
    table = new_table(ADA, ADA)
    play_on(table, 30)
    assert table.state.log is not None
    assert table.since_last_turn("Ada") == table.state.log[table.past[-1].log_before :]
