"""Plain ways, against every walk there is."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from kadath.kernel.graph import distances, nearest, next_steps

PLACES = range(6)
Ways = frozenset[tuple[int, int]]

ways = st.frozensets(st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES)), max_size=14)
places = st.frozensets(st.sampled_from(PLACES))


def walks(ways: Ways, start: int, without: frozenset[int] = frozenset()) -> list[tuple[int, ...]]:
    """Every walk without a detour through the start, shortest first."""
    found: list[tuple[int, ...]] = [(start,)]
    for steps in range(1, len(PLACES)):
        found += [
            walk
            for rest in product(PLACES, repeat=steps)
            for walk in [(start, *rest)]
            if len(set(walk)) == len(walk)
            and without.isdisjoint(rest)
            and all(step in ways for step in zip(walk, rest, strict=False))
        ]
    return found


def neighbours(ways: Ways, place: int) -> list[int]:
    return [there for here, there in sorted(ways) if here == place]


@given(ways, places, st.integers(0, 5) | st.none())
def test_distances_are_those_of_the_shortest_walks(
    ways: Ways, without: frozenset[int], most: int | None
) -> None:
    expected: dict[int, int] = {}
    for walk in walks(ways, 0, without):
        if most is None or len(walk) - 1 <= most:
            expected.setdefault(walk[-1], len(walk) - 1)
    found = distances(lambda place: neighbours(ways, place), 0, most, without)
    assert found == expected
    assert list(found.values()) == sorted(found.values())


@given(ways, places)
def test_the_nearest_targets_are_all_at_the_end_of_a_shortest_walk(
    ways: Ways, targets: frozenset[int]
) -> None:
    arriving = [walk for walk in walks(ways, 0) if walk[-1] in targets]
    shortest = [walk for walk in arriving if len(walk) == len(arriving[0])]
    there = nearest(lambda place: neighbours(ways, place), 0, targets)
    assert there == {walk[-1] for walk in shortest}
    steps = next_steps(lambda place: neighbours(ways, place), 0, targets)
    assert steps == {walk[1] for walk in shortest if len(walk) > 1}
