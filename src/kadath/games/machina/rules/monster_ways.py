"""How far it is to an explorer, and what is in a monster's way (MA-R18.8, MA-R18.11, MA-R18.15).

What depends only on the board, and not on where units are, is cached with it.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from kadath.kernel.citations import cites

from ..area import MOST_AREAS, Area
from ..state import CLOSED, GONE, MachinaState
from ..tiles import FLOOR
from ..values import IMMOBILE, having
from .passing import CLOSED_DOORS, OBSTACLE, WALLS, may_cross, next_to, passed_by
from .sight import closed_doors, neighbours, occupied

OUT_OF_REACH = 99
MOST_GOALS = 100
"""The number of spaces per board whose distances are cached."""

Exits = tuple[tuple[int, ...], tuple[int, ...]]
"""Where a space leads: to the spaces beside it, and to those beyond closed doors."""


class Board:
    """What is known so far about a board, for monsters that pass through certain things."""

    __slots__ = ("_floor", "_spreads", "known", "passed")

    def __init__(self, passed: tuple[str, ...], floor: frozenset[int]) -> None:
        self.passed = passed
        self._floor = floor
        self.known: dict[int, Exits] = {}
        """The exits of the spaces asked for so far; for inner loops, which read it directly."""
        self._spreads: dict[tuple[int, frozenset[int]], Spread] = {}

    def exits(self, s: MachinaState, here: int) -> Exits:
        """Where a space leads."""
        found = self.known.get(here)
        if found is None:
            beside = self._passable(s, next_to(s, here, self.passed))
            found = self.known[here] = (beside, self._through_doors(s, here))
        return found

    @cites("MA-R18.3", "MA-R18.8")
    def sides(self, s: MachinaState, goal: int) -> Exits:
        """The spaces from which a monster is next to an explorer, or behind a door.

        A monster that passes through walls or doors and stops behind them is not adjacent, and goes
        on. For other monsters this is the same as the exits.
        """
        if not self.goes_through_walls():
            return self.exits(s, goal)
        return self._passable(s, neighbours(s, goal)), self._through_doors(s, goal)

    def goes_through_walls(self) -> bool:
        """Whether walls or closed doors do not stop a monster, so that it may end behind one."""
        return WALLS in self.passed or CLOSED_DOORS in self.passed

    def spread(self, goal: int, closed: frozenset[int]) -> Spread:
        """The distances to a space known so far, whatever is in the way."""
        found = self._spreads.get((goal, closed))
        if found is None:
            if len(self._spreads) >= MOST_GOALS:
                self._spreads.clear()
            found = self._spreads[goal, closed] = Spread(self, goal, closed)
        return found

    def _passable(self, s: MachinaState, spaces: tuple[int, ...]) -> tuple[int, ...]:
        """The spaces that are floor, or that such a monster passes through."""
        floor, passed = self._floor, self.passed
        return tuple(
            [one for one in spaces if one in floor or (passed and may_cross(s, 0, one, passed))]
        )

    def _through_doors(self, s: MachinaState, here: int) -> tuple[int, ...]:
        """The spaces beyond the closed doors of a space, which would have to be broken."""
        near = s.area.doors_of.get(here)
        if near is None or CLOSED_DOORS in self.passed:
            return ()
        beyond = tuple([there for door, there in near if s.doors.get(door) == CLOSED])
        return self._passable(s, beyond)


def board_now(s: MachinaState, passed: tuple[str, ...]) -> Board:
    """The cached board in its current state, for a monster that passes through some things."""
    shut = frozenset(closed_doors(s))
    gone = frozenset([space for space, token in s.tokens.items() if token == GONE])
    return _board(s.area, shut, gone, frozenset(s.treated.items()), passed)


@lru_cache(MOST_AREAS)
def _board(
    area: Area,
    shut: frozenset[int],
    gone: frozenset[int],
    treated: frozenset[tuple[int, str]],
    passed: tuple[str, ...],
) -> Board:
    """A board with these tiles and doors; only its floor is computed right away."""
    other = dict(treated)
    signs = {space: sign for space, sign in (area.terrain | other).items() if space not in gone}
    return Board(passed, frozenset([space for space, sign in signs.items() if sign in FLOOR]))


@cites("MA-R18.11")
def closed_spaces(s: MachinaState, passed: tuple[str, ...]) -> frozenset[int]:
    """The spaces that no way leads through: those with a token, and those of immobile units.

    They are obstacles, so a monster that passes through obstacles passes through them, too.
    """
    if OBSTACLE in passed:
        return frozenset()
    stuck = [s.units[unit].space for unit in having(s, IMMOBILE, s.units)]
    return frozenset([*s.tokens, *stuck])


class Spread:
    """The distances to a goal from the spaces around it, as far as anybody has asked.

    Closed doors and units do not lengthen a way; immobile units are rubble. A closed door is passed
    only through its own edge. A monster that passes through some kinds of thing goes through those
    as well.
    """

    __slots__ = ("board", "closed", "far", "front", "goal", "steps")

    def __init__(self, board: Board, goal: int, closed: frozenset[int]) -> None:
        self.board = board
        self.goal = goal
        self.closed = closed
        self.far = {goal: 0}
        self.front = [goal]
        self.steps = 0

    def reach(self, s: MachinaState, space: int) -> None:
        """Compute the distance of a space, and of all that are no farther."""
        while self.front and space not in self.far:
            self.go_on(s)

    @cites("MA-R18.8", "MA-R18.15")
    def go_on(self, s: MachinaState) -> None:
        """Compute what is one step farther than what is known."""
        board, far, closed = self.board, self.far, self.closed
        known = board.known
        if self.steps:
            found = [known.get(here) or board.exits(s, here) for here in self.front]
        else:
            found = [board.sides(s, self.goal)]
        self.steps += 1
        steps = self.steps
        reached = []
        for near, beyond in found:
            for there in near + beyond if beyond else near:
                if there not in far and there not in closed:
                    far[there] = steps
                    reached.append(there)
        self.front = reached

    @cites("MA-R18.11", "MA-R18.15")
    def in_the_way(self, s: MachinaState, space: int) -> int:
        """How much is on the shortest way from a space; if there are several, on the emptiest one.

        Units are in the way, and closed doors. The way with the least on it is followed first, and
        of several such ways the one that is closest to its end.
        """
        board, far, goal = self.board, self.far, self.goal
        known = board.known
        standing = {row.space for row in s.units.values()}
        _, behind_doors = board.sides(s, goal)
        waiting = [(0, far[space], space)]
        seen = set()
        while waiting[0][2] != goal:
            in_the_way, steps, here = heappop(waiting)
            if here in seen:
                continue
            seen.add(here)
            if steps == 1:
                heappush(waiting, (in_the_way + (here in behind_doors), 0, goal))
                continue
            closer = steps - 1
            near, beyond = known.get(here) or board.exits(s, here)
            for there in near + beyond if beyond else near:
                if there in far and far[there] == closer:
                    least = in_the_way + (there in standing) + (there in beyond)
                    heappush(waiting, (least, closer, there))
        return waiting[0][0]


class Ways(NamedTuple):
    """The board for a monster, and the spaces that are closed to it."""

    board: Board
    closed: frozenset[int]

    @cites("MA-R18.8")
    def to(self, s: MachinaState, goal: int, upto: int) -> Spread:
        """The distances of spaces to an explorer's; those farther than `upto` may be missing."""
        known = self.board.spread(goal, self.closed)
        known.reach(s, upto)
        return known


def ways_of(s: MachinaState, monster: int) -> Ways:
    """The ways of a monster, given what it passes through."""
    passed = passed_by(s, monster)
    return Ways(board_now(s, passed), closed_spaces(s, passed))


@cites("MA-R18.11", "MA-R18.14")
def door_ahead(s: MachinaState, here: int, spread: Spread) -> int | None:
    """The closed door on an edge of a space that the way leads through, if any.

    If another way is as short and has less on it, the way leads there instead.
    """
    far = spread.far
    if here not in far or CLOSED_DOORS in spread.board.passed:
        return None
    for door, beyond in s.area.doors_of.get(here, ()):
        if s.doors.get(door) != CLOSED or far.get(beyond, OUT_OF_REACH) >= far[here]:
            continue
        somebody = far[beyond] > 0 and occupied(s, beyond)
        if spread.in_the_way(s, beyond) + somebody + 1 == spread.in_the_way(s, here):
            return door
    return None
