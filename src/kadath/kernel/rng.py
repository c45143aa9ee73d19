"""Random numbers: SplitMix64, whose whole state is one integer inside the game state."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from struct import Struct
from typing import NamedTuple, Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_LANE = 128


class HasRng(Protocol):
    """Anything that carries random state, usually a game state."""

    rng: int


def _next(holder: HasRng) -> int:
    holder.rng = state = (holder.rng + _GOLDEN) & _MASK
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
    return state ^ (state >> 31)


def below(holder: HasRng, n: int) -> int:
    """A random whole number from 0 to n - 1.

    Multiply-and-shift: for the sizes of a game box the bias is below one in 10^17.
    """
    return (_next(holder) * n) >> 64


def shuffled(holder: HasRng, things: Iterable[T]) -> tuple[T, ...]:
    """The things in random order (Fisher-Yates)."""
    pile = list(things)
    left = len(pile)
    for bits in _several(holder, left - 1) if left > 1 else ():
        other = bits * left >> 64
        left -= 1
        pile[left], pile[other] = pile[other], pile[left]
    return tuple(pile)


def _several(holder: HasRng, numbers: int) -> tuple[int, ...]:
    """The next `numbers` results of `_next`.

    Each number has a lane of 128 bits in one large integer, wide enough for its products, so that
    one operation works on all lanes: this halves the time to shuffle a deck.
    """
    lanes = _lanes(numbers)
    low = lanes.low
    state = (holder.rng * lanes.ones + lanes.steps) & low
    state = ((state ^ (state >> 30 & low)) * 0xBF58476D1CE4E5B9) & low
    state = ((state ^ (state >> 27 & low)) * 0x94D049BB133111EB) & low
    state ^= state >> 31 & low
    holder.rng = (holder.rng + numbers * _GOLDEN) & _MASK
    return lanes.layout.unpack(state.to_bytes(_LANE // 8 * numbers, "little"))


class _Lanes(NamedTuple):
    """Constants for so many lanes: 1 in each, the offset of each, and a mask of lower halves."""

    ones: int
    steps: int
    low: int
    layout: Struct


@cache
def _lanes(numbers: int) -> _Lanes:
    places = [_LANE * lane for lane in range(numbers)]
    ones = sum(1 << place for place in places)
    steps = sum(((lane + 1) * _GOLDEN & _MASK) << place for lane, place in enumerate(places))
    return _Lanes(ones, steps, ones * _MASK, Struct("<" + "Q8x" * numbers))


def seeded(seed: int, salt: str = "") -> int:
    """The random state of a seed; a salt forks an independent stream from the same seed."""
    state = seed & _MASK
    for letter in salt:
        state = (state * 0x100000001B3 ^ ord(letter)) & _MASK
    return state


class Rng:
    """Random state outside a game, for bots, determinizations and tests."""

    __slots__ = ("rng",)

    def __init__(self, seed: int, salt: str = "") -> None:
        self.rng = seeded(seed, salt)

    def below(self, n: int) -> int:
        """A random whole number from 0 to n - 1."""
        return (_next(self) * n) >> 64

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        """The things in random order."""
        return shuffled(self, things)

    def integer(self) -> int:
        """64 random bits, e.g. the random state of a determinized game."""
        return _next(self)
