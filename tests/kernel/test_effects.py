"""The effects that every game shares."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.kernel.effects import (
    SPECIALS,
    Amount,
    ChooseOne,
    ChooseUpTo,
    Condition,
    If,
    May,
    Repeat,
    Scope,
    Special,
    count,
    do,
)
from kadath.kernel.errors import RulesBug
from kadath.kernel.nodes import NODES, Node, node

from .takeaway import Grow, Takeaway, effect


@node
class HeapIsOver(Condition):
    """There are more stones than that."""

    stones: int

    def holds(self, state: Any, scope: Scope) -> bool:
        return bool(state.heap > self.stones)


@node
class Heap(Amount):
    """The number of stones."""

    def count(self, state: Any, scope: Scope) -> int:
        return int(state.heap)


def test_effects_one_after_the_other() -> None:
    assert effect(do(Grow(1), Grow(2), Grow(4))).heap == 7


def test_a_repeated_effect_counts_once_how_often() -> None:
    assert effect(Repeat(3, Grow(2))).heap == 6
    assert effect(Repeat(Heap(), Grow(1)), heap=4).heap == 8
    assert effect(Repeat(0, Grow(1))).heap == 0


def test_a_condition_chooses_a_branch_when_it_is_reached() -> None:
    tree = do(Grow(2), If(HeapIsOver(1), Grow(10), Grow(100)))
    assert effect(tree).heap == 12
    assert effect(If(HeapIsOver(1), Grow(10))).heap == 0


def test_may_is_asked_and_may_be_declined() -> None:
    state = effect(May(Grow(5)))
    assert state.keys() == ["effect:0", "pass"]
    declined = state.clone()
    state.choose("effect:0")
    declined.choose("pass")
    assert (state.heap, declined.heap) == (5, 0)
    assert effect(May(Grow(0))).decision is None, "what could do nothing is not asked"


def test_one_of_several() -> None:
    state = effect(ChooseOne((Grow(1), Grow(2))))
    assert state.keys() == ["effect:0", "effect:1"]
    state.choose("effect:1")
    assert (state.heap, state.decision) == (2, None)


def test_up_to_so_many_different_ones() -> None:
    state = effect(ChooseUpTo(2, (Grow(1), Grow(2), Grow(4))))
    state.choose("effect:2")
    assert state.keys() == ["effect:0", "effect:1", "done"]
    state.choose("effect:0")
    assert (state.heap, state.decision) == (5, None)


def test_could_looks_through_the_tree() -> None:
    state, scope = Takeaway(1, 0), Scope(0)
    assert do(Grow(0), Grow(1)).could(state, scope)
    assert not do(Grow(0)).could(state, scope)
    assert not If(HeapIsOver(1), Grow(1)).could(state, scope)
    assert not Repeat(Heap(), Grow(1)).could(state, scope)
    assert not ChooseOne((Grow(0),)).could(state, scope)


def test_a_name_is_found_innermost_first_and_ends_with_its_scope() -> None:
    outer = Scope(1, "card").bind("foe", 3)
    inner = outer.bind("foe", 4)
    assert (inner.named("foe"), outer.named("foe")) == (4, 3)
    with pytest.raises(RulesBug, match="nothing is bound to 'friend'"):
        inner.named("friend")


def test_a_number_is_printed_or_counted() -> None:
    state = Takeaway(1, 6)
    assert (count(2, state, Scope(0)), count(Heap(), state, Scope(0))) == (2, 6)


def test_the_escape_hatch_calls_a_registered_function() -> None:
    SPECIALS["test.flood"] = lambda state, scope: Grow(9).run(state, scope)
    try:
        assert effect(Special("test.flood", says="flood")).heap == 9
    finally:
        del SPECIALS["test.flood"]


def test_nodes_are_frozen_registered_and_walked_top_down() -> None:
    tree = do(Grow(1), If(HeapIsOver(1), Grow(2)))
    assert [type(one).__name__ for one in tree.walk()] == ["Do", "Grow", "If", "HeapIsOver", "Grow"]
    assert NODES["kernel.Do"] is type(tree)
    with pytest.raises(AttributeError):
        tree.effects = ()  # type: ignore[misc]
    with pytest.raises(TypeError, match="two node classes"):
        node(type("Do", (Node,), {"__module__": type(tree).__module__}))
