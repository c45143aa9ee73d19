"""States to data and back, hashes, and refusals that name what is unknown."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.codec import (
    KERNEL_LAYOUT,
    decode,
    encode,
    fits_hash,
    state_fields,
    state_from_data,
    state_hash,
    state_to_data,
    value,
)
from kadath.kernel.decision import option
from kadath.kernel.effects import Do, Scope
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.outcome import Outcome

from .takeaway import Grow, Take, Takeaway, game

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.integers() | st.text(max_size=3), inner, max_size=3)
        | st.frozensets(st.integers(), max_size=3)
    ),
    max_leaves=10,
)


@given(plain)
def test_what_may_stand_in_a_state_survives_json(thing: Any) -> None:
    assert decode(json.loads(json.dumps(encode(thing)))) == thing


@pytest.mark.parametrize(
    "thing",
    [
        option("move", 7),
        Outcome(True, "won", "X-1"),
        Do((Grow(1), Grow(2))),
        Take(1, 2, at="remove"),
        Scope(1, "card", (("foe", 3),)),
    ],
)
def test_values_nodes_and_frames_survive(thing: Any) -> None:
    again = decode(json.loads(json.dumps(encode(thing))))
    assert again == thing
    assert type(again) is type(thing)


def test_what_a_state_may_not_contain_is_refused() -> None:
    for thing in (object(), {1}, print):
        with pytest.raises(TypeError, match="a state may not contain"):
            encode(thing)


def test_a_name_that_is_not_known_is_named() -> None:
    for data, name in (
        ({"node": "x.Node"}, "node called 'x.Node'"),
        ({"frame": "x.Frame"}, "procedure called 'x.Frame'"),
        ({"value": "x.Value", "of": []}, "value called 'x.Value'"),
        ({"what": 1}, "'what'"),
    ):
        with pytest.raises(NotWellFormed, match=name):
            decode(data)


def test_a_state_survives_and_asks_the_same() -> None:
    state = game(7)
    state.choose("take:2")
    again = state_from_data(Takeaway, json.loads(json.dumps(state_to_data(state))))
    assert state_to_data(again) == state_to_data(state)
    assert again.decision == state.decision
    assert (again.log, again.learned) == (None, 0)


def test_a_saved_state_that_lacks_something_says_what() -> None:
    data = state_to_data(game(7))
    del data["heap"]
    with pytest.raises(NotWellFormed, match="lacks heap"):
        state_from_data(Takeaway, data)


def test_what_is_derived_is_not_in_the_data() -> None:
    assert "heap" in state_fields(Takeaway)
    assert not {"decision", "log", "learned"} & set(state_fields(Takeaway))


def test_equal_states_have_equal_hashes_and_others_do_not() -> None:
    one, other = game(7), game(7)
    assert state_hash(one) == state_hash(other)
    other.choose("take:1")
    assert state_hash(one) != state_hash(other)
    assert len(state_hash(one).removeprefix(f"{KERNEL_LAYOUT}.1:")) == 24


def test_a_hash_is_compared_within_its_layout_only(monkeypatch: pytest.MonkeyPatch) -> None:
    state, other = game(7), game(7)
    other.choose("take:1")
    before = state_hash(state)
    assert fits_hash(state, before)
    assert not fits_hash(other, before)
    assert fits_hash(other, before.partition(":")[2]), "written before there were layouts"
    data = state_to_data(state)
    monkeypatch.setattr(Takeaway, "LAYOUT", 2)
    assert state_hash(state).startswith(f"{KERNEL_LAYOUT}.2:")
    assert fits_hash(other, before)
    with pytest.raises(
        NotWellFormed, match=rf"saved state has layout {KERNEL_LAYOUT}\.1"
    ) as refused:
        state_from_data(Takeaway, data)
    assert refused.value.accepted == f"layout {KERNEL_LAYOUT}.2"
    del data["layout"]
    with pytest.raises(NotWellFormed, match="has layout None"):
        state_from_data(Takeaway, data)


def test_two_values_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two value classes"):
        value(type("Scope", (tuple,), {"__module__": Scope.__module__}))
