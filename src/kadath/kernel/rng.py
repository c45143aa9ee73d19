"""Random numbers: SplitMix64, whose whole state is one integer inside the game state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


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
    rng = holder.rng
    for last in range(len(pile) - 1, 0, -1):
        # `below` written out: search deals whole boxes anew, and calls were half of its time.
        rng = (rng + _GOLDEN) & _MASK
        bits = ((rng ^ (rng >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((bits ^ (bits >> 31)) * (last + 1)) >> 64
        pile[last], pile[other] = pile[other], pile[last]
    holder.rng = rng
    return tuple(pile)


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
