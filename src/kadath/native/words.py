"""Random numbers with machine words, which plain Python does not have.

In the compiled build these functions replace those of the same name in `kadath.kernel.rng`. A word
has the 64 bits of SplitMix64, but signed: it wraps around by itself, and right shifts copy the
sign, which is masked out again.
"""

from __future__ import annotations

from collections.abc import Iterable

from mypy_extensions import i64

from kadath.kernel.rng import _MASK, HasRng, T

_HALF = 1 << 63


def _word(rng: int) -> i64:
    return i64(rng - 2 * _HALF if rng >= _HALF else rng)


def _mixed(word: i64) -> i64:
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * -0x40A7B892E31B1A47
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * -0x6B2FB644ECCEEE15
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def _next(holder: HasRng) -> int:
    word = _word(holder.rng) - 0x61C8864680B583EB
    holder.rng = int(word) & _MASK
    return int(_mixed(word)) & _MASK


def shuffled(holder: HasRng, things: Iterable[T]) -> tuple[T, ...]:
    """The things in random order (Fisher-Yates)."""
    pile = list(things)
    word = _word(holder.rng)
    last: i64 = len(pile) - 1
    while last > 0:
        word -= 0x61C8864680B583EB
        bits = _mixed(word)
        # The upper half of a product of two words, from half words; there are few things.
        high = ((bits >> 32) & 0xFFFFFFFF) * (last + 1)
        other = (high + (((bits & 0xFFFFFFFF) * (last + 1)) >> 32)) >> 32
        pile[last], pile[other] = pile[other], pile[last]
        last -= 1
    holder.rng = int(word) & _MASK
    return tuple(pile)
