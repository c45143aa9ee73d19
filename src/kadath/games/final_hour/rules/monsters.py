"""Monster tokens on and off the board, and their health."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites

from ..components.monsters import COMMON, KIND_OF, KINDS
from ..state import FinalHourState

_IS_COMMON = tuple(KINDS[kind].name == COMMON for kind in KIND_OF)
_HEALTH = tuple(KINDS[kind].health for kind in KIND_OF)


@cites("FH-122")
def health_of(s: FinalHourState, token: int, location: int) -> int:
    """How much damage destroys a monster; a horde has one more than the others around it."""
    return _HEALTH[token] or len(s.monsters[location])


def health_of_all(tokens: tuple[int, ...]) -> list[tuple[int, int]]:
    """The monsters in a location, each with its health."""
    return [(token, _HEALTH[token] or len(tokens)) for token in tokens]


def take_off(s: FinalHourState, token: int, location: int) -> None:
    """Take a token off its space."""
    here = s.monsters[location]
    at = here.index(token)
    s.monsters[location] = here[:at] + here[at + 1 :]


@cites("FH-124", "FH-125")
def put_away(s: FinalHourState, token: int) -> None:
    """Put a destroyed token beside the cup, or a unique one beside the Ancient One's sheet."""
    if _IS_COMMON[token]:
        s.destroyed += (token,)
    else:
        s.unique += (token,)


def destroy(s: FinalHourState, token: int, location: int, figure: int) -> None:
    """An investigator destroys a monster on the board."""
    take_off(s, token, location)
    put_away(s, token)
    if s.log is not None:
        s.note("destroyed", figure=figure, token=token, location=location)


def one_of_each_kind(tokens: Iterable[int]) -> tuple[int, ...]:
    """One token of each kind: choosing among identical tokens is not a choice."""
    return tuple({KIND_OF[token]: token for token in sorted(tokens, reverse=True)}.values())[::-1]


def location_of(s: FinalHourState, token: int) -> int:
    """Where a token is on the board; 0 if it is not."""
    for at, here in enumerate(s.monsters):
        if token in here:
            return at
    return 0


def on_board(s: FinalHourState, name: str) -> tuple[int, ...]:
    """The tokens of a unique monster on the board, by location."""
    return tuple(
        token for here in s.monsters for token in here if KINDS[KIND_OF[token]].name == name
    )
