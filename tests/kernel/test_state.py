"""The machine: decisions, single options, refusals, unwinding, clones."""

from __future__ import annotations

import pickle
from collections.abc import Hashable
from typing import Any

import pytest

from kadath.kernel.codec import state_to_data
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.errors import NotLegal, RulesBug
from kadath.kernel.explain import explain, trail
from kadath.kernel.procedure import Procedure, ask, procedure

from .takeaway import Game, Take, Takeaway, game


def test_it_stops_where_a_seat_has_a_choice() -> None:
    state = game(7)
    assert state.decision is not None
    assert state.decision.seat == 0
    assert state.keys() == ["take:1", "take:2", "take:3", "pass"]
    assert (state.decision.ask, state.decision.why) == ("take-stones", ("TA-2",))


def test_a_single_option_is_taken_and_not_asked() -> None:
    state = game(4)
    state.choose("take:3")
    assert state.outcome is not None
    assert state.outcome.rule == "TA-3"
    assert state.taken == [3, 1]


def test_an_option_that_is_not_offered_changes_nothing() -> None:
    state = game(7)
    before = state_to_data(state)
    for wrong in (option("take", 4), option("steal", 1), DONE):
        with pytest.raises(NotLegal) as refused:
            state.apply(wrong)
        assert refused.value.accepted == "take:1, take:2, take:3, pass"
        assert "Take choose" in refused.value.where
        assert wrong.key in str(refused.value)
    assert state_to_data(state) == before
    assert state.keys() == ["take:1", "take:2", "take:3", "pass"]


def test_after_the_end_nothing_is_accepted() -> None:
    state = game(1)
    assert state.decision is None
    with pytest.raises(NotLegal, match="the game is over"):
        state.apply(PASS)


def test_finishing_unwinds_every_frame_with_its_clean_up() -> None:
    state = game(1)
    assert state.stack == []
    assert state.cleaned == ("game",)


def test_unwinding_stops_above_a_frame() -> None:
    state = game(7)
    bottom = state.stack[0]
    state.unwind(bottom)
    assert state.stack == [bottom]
    assert state.cleaned == ("take",)


def test_a_clone_is_independent() -> None:
    state = game(7)
    copy = state.clone()
    copy.choose("take:2")
    assert (state.heap, copy.heap) == (7, 5)
    assert state.taken == [0, 0]
    state.choose("take:2")
    assert state_to_data(copy) == state_to_data(state)


def test_states_with_the_same_data_are_equal() -> None:
    state = game(7)
    state.log = []
    copy = state.clone()
    assert copy == state
    copy.choose("take:2")
    assert copy != state
    assert state != 7
    assert not isinstance(state, Hashable)


def test_a_state_is_pickled_as_its_data() -> None:
    state = game(7)
    state.choose("take:2")
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is Takeaway
    assert again == state
    assert again.decision == state.decision


def test_a_state_is_shown_with_its_numbers_its_place_and_what_is_asked() -> None:
    assert repr(game(7)) == (
        f"<Takeaway(heap=7) {Game.NAME} turn > {Take.NAME} choose"
        " (seat 0: take:1, take:2, take:3, pass)>"
    )
    assert repr(game(1)).endswith("over (Outcome(won=True, reason='empty', rule='TA-3'))>")


def test_a_key_is_as_good_as_its_option() -> None:
    state, other = game(7), game(7)
    state.apply("take:2")
    other.apply(option("take", 2))
    assert state == other
    with pytest.raises(NotLegal, match="take:4 is not offered to seat 1") as refused:
        state.apply("take:4")
    assert refused.value.accepted == "take:1, take:2, take:3, pass"
    assert state == other


def test_the_log_lies_beside_the_state() -> None:
    state = game(7)
    state.log = []
    copy = state.clone()
    state.choose("take:2")
    copy.choose("take:2")
    assert [entry.args for entry in state.log] == [{"seat": 0, "stones": 2}]
    assert copy.log is None
    assert state_to_data(copy) == state_to_data(state)


def test_the_trail_tells_where_the_game_stands() -> None:
    state = game(7)
    assert [place.at for place in trail(state)] == ["turn", "choose"]
    assert trail(state)[0].rules == ("TA-1",)
    assert explain(state) == f"{Game.NAME} turn > {Take.NAME} choose"
    assert explain(game(1)) == "over"


@procedure
class AskNobody(Procedure):
    """A procedure with a fault: it asks without any options."""

    @ask("ask", prompt="nothing")
    def ask_nothing(self, state: Any) -> Decision | None:
        return AskNobody.ask_nothing.offer(0, ())


def test_a_question_without_an_option_is_a_bug_in_the_rules() -> None:
    state = Takeaway(1, 1)
    state.stack.append(AskNobody())
    with pytest.raises(RulesBug, match="without any options"):
        state.advance()


def test_options_are_values_with_stable_keys() -> None:
    assert option("move", 7, "north").key == "move:7:north"
    assert option("move", 7) is option("move", 7)
    assert Option("move", (7,)) == option("move", 7)
    assert str(PASS) == "pass"
