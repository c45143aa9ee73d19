"""The index of who listens to what."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.listeners import Hook, Listeners, Topic

TOPICS: list[Topic] = [("after", "Hurt"), ("when", "Hurt"), ("value", "strength")]


def test_hooks_are_found_by_topic_in_a_fixed_order() -> None:
    listeners = Listeners()
    listeners.listen(9, [(0, ("after", "Hurt")), (1, ("when", "Hurt"))])
    listeners.listen(4, [(2, ("after", "Hurt"))])
    assert listeners.on("after", "Hurt") == (Hook(4, 2), Hook(9, 0))
    assert listeners.on("when", "Hurt") == (Hook(9, 1),)
    assert listeners.on("would", "Hurt") == ()


def test_a_topic_is_in_it_as_long_as_somebody_listens() -> None:
    listeners = Listeners()
    assert ("after", "Hurt") not in listeners.hooks
    listeners.listen(9, [(0, ("after", "Hurt"))])
    listeners.listen(4, [(2, ("after", "Hurt"))])
    listeners.forget(9)
    assert ("after", "Hurt") in listeners.hooks
    listeners.forget(4)
    assert ("after", "Hurt") not in listeners.hooks


def test_a_copy_goes_its_own_way() -> None:
    listeners = Listeners()
    listeners.listen(1, [(0, ("after", "Hurt"))])
    copy = listeners.copy()
    copy.forget(1)
    assert listeners.on("after", "Hurt")
    assert copy == Listeners()
    assert copy != listeners


moves = st.lists(
    st.tuples(st.integers(1, 5), st.lists(st.tuples(st.integers(0, 2), st.sampled_from(TOPICS))))
)


@given(moves)
def test_however_things_come_and_go_the_index_equals_a_rebuild(
    moved: list[tuple[int, list[tuple[int, Topic]]]],
) -> None:
    listeners = Listeners()
    now: dict[int, list[tuple[int, Topic]]] = {}
    for thing, abilities in moved:
        now[thing] = abilities
        listeners.listen(thing, abilities)
    anew = Listeners()
    for thing, abilities in reversed(now.items()):
        anew.listen(thing, abilities)
    assert listeners == anew
