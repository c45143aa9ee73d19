"""A second, simple model of the campus: spaces, paths, and arrows repeated, and brute force.

It shares no data with the rules, so that a mistake in either shows up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from kadath.games.final_hour.components.monsters import KIND_OF, KINDS
from kadath.games.final_hour.state import FinalHourState

SPACES = dict(zip(range(1, 16), (4, 4, 4, 4, 4, 2, 3, 4, 3, 2, 3, 4, 2, 3, 3), strict=True))
_WAYS = "1-2 1-8 1-15 2-3 2-6 2-13 3-4 3-7 3-9 3-12 4-11 5-11 6-7 7-8 8-10 11-12 12-13 12-14"
PATHS = [frozenset(map(int, way.split("-"))) for way in f"{_WAYS} 13-14 13-15 14-15".split()]


def _arrows(printed: str) -> dict[int, int]:
    ends = (arrow.split(">") for arrow in printed.split())
    return {int(here): int(there) for here, there in ends}


ARROWS = {
    "red": _arrows("1>8 2>1 3>13 4>3 5>4 6>7 7>2 8>10 9>5 10>9 11>12 12>3 13>14 14>15 15>2"),
    "blue": _arrows("1>15 2>1 3>7 4>3 5>11 6>2 7>6 8>7 9>3 10>8 11>4 12>11 13>12 14>12 15>13"),
}

LOST = "lost"
SEALED = "sealed"
AT = "at"
Result = tuple[str, int]
"""The result of a monster's move: `at` a location, `sealed` on a path, or the game `lost`."""


def neighbours(location: int) -> set[int]:
    """The locations connected to one by a path."""
    return {other for path in PATHS if location in path for other in path if other != location}


class Model:
    """Where everything on the board is."""

    def __init__(self, s: FinalHourState) -> None:
        self.ritual_site = s.ritual_site
        self.at = {token: place for place, here in enumerate(s.monsters) for token in here}
        self.damage = {location: s.damage[location] for location in SPACES}
        self.seals = {path: side for path, side in enumerate(s.seals) if side}
        self.where = list(s.where)
        self.health = list(s.health)

    def copy(self) -> Model:
        """An independent copy."""
        new = object.__new__(Model)
        new.ritual_site = self.ritual_site
        new.at, new.damage, new.seals = self.at.copy(), self.damage.copy(), self.seals.copy()
        new.where, new.health = self.where.copy(), self.health.copy()
        return new

    def free(self, location: int, but: int | None = None) -> int:
        """The free spaces of a location, ignoring one token."""
        here = sum(place == location for token, place in self.at.items() if token != but)
        return SPACES[location] - self.damage[location] - here

    def walk(self, token: int, start: int) -> Result:
        """Where the arrows lead a token that must leave a location."""
        arrows = ARROWS[KINDS[KIND_OF[token]].colour]
        here = start
        for _ in range(len(SPACES)):
            there = arrows[here]
            way = frozenset((here, there))
            if way in PATHS and PATHS.index(way) in self.seals:
                return SEALED, PATHS.index(way)
            if self.free(there, token) > 0:
                return AT, there
            if there == self.ritual_site:
                return LOST, there
            here = there
        return self._straight_to_the_ritual(token)

    def push(self, token: int, start: int, there: int) -> Result:
        """Where a token ends up if a card moves it along a path."""
        path = PATHS.index(frozenset((start, there)))
        if path in self.seals:
            return SEALED, path
        if self.free(there, token) > 0:
            return AT, there
        return (LOST, there) if there == self.ritual_site else self.walk(token, there)

    def spawn(self, token: int, location: int) -> Result:
        """Where a token ends up if it spawns in a location."""
        if self.free(location, token) > 0:
            return AT, location
        if location == self.ritual_site:
            return LOST, location
        return self.walk(token, location)

    def _straight_to_the_ritual(self, token: int) -> Result:
        if self.free(self.ritual_site, token) > 0:
            return AT, self.ritual_site
        return LOST, self.ritual_site

    def strike_seal(self, path: int) -> None:
        """A seal destroys a monster: yellow flips to grey, grey is removed."""
        self.seals[path] -= 1
        if not self.seals[path]:
            del self.seals[path]

    def differences(self, s: FinalHourState) -> Iterator[str]:
        """Where the game differs from the model."""
        other = Model(s)
        for what in ("at", "damage", "seals", "where", "health"):
            mine, theirs = getattr(self, what), getattr(other, what)
            if mine != theirs:
                yield f"{what}: expected {mine}, found {theirs}"


Kinds = tuple[int, ...]


def kinds(tokens: Iterable[int]) -> Kinds:
    """The kinds of tokens, in a fixed order."""
    return tuple(sorted(KIND_OF[token] for token in tokens))


def health_in(s: FinalHourState, token: int, location: int) -> int:
    """The health of a token: printed, or for a horde one more than the others there."""
    return KINDS[KIND_OF[token]].health or 1 + len(set(s.monsters[location]) - {token})


def attacks(s: FinalHourState, location: int, damage: int) -> set[Kinds]:
    """Every set of monsters whose total health an attack covers, including the empty one."""
    here = s.monsters[location]
    return {
        kinds(chosen)
        for size in range(len(here) + 1)
        for chosen in combinations(here, size)
        if sum(health_in(s, token, location) for token in chosen) <= damage
    }


def destructions(
    s: FinalHourState, location: int, most: int, health: int, up_to: bool
) -> set[Kinds]:
    """Every set of monsters that may be destroyed outright."""
    here = [
        token
        for token in s.monsters[location]
        if not health or health_in(s, token, location) == health
    ]
    least = 0 if up_to else min(most, len(here))
    sizes = range(least, min(most, len(here)) + 1)
    return {kinds(chosen) for size in sizes for chosen in combinations(here, size)}
