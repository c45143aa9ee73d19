"""Monster tokens on and off the board, and how much each of them can take."""

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
    """The monsters that stand together in a location, each with how much it can take."""
    return [(token, _HEALTH[token] or len(tokens)) for token in tokens]


def take_off(s: FinalHourState, token: int, location: int) -> None:
    """Lift a token off its space."""
    here = s.monsters[location]
    at = here.index(token)
    s.monsters[location] = here[:at] + here[at + 1 :]


@cites("FH-124", "FH-125")
def put_away(s: FinalHourState, token: int) -> None:
    """Lay a destroyed token beside the cup, or a unique one beside the Ancient One's sheet."""
    if _IS_COMMON[token]:
        s.destroyed += (token,)
    else:
        s.unique += (token,)


def destroy(s: FinalHourState, token: int, location: int, figure: int) -> None:
    """Destroy a monster on the board; an investigator does."""
    take_off(s, token, location)
    put_away(s, token)
    if s.log is not None:
        s.note("destroyed", figure=figure, token=token, location=location)


def one_of_each_kind(tokens: Iterable[int]) -> tuple[int, ...]:
    """The first token of every kind: to choose between alike tokens is no choice."""
    return tuple({KIND_OF[token]: token for token in sorted(tokens, reverse=True)}.values())[::-1]


def location_of(s: FinalHourState, token: int) -> int:
    """Where a token is on the board; 0 where it is not on it."""
    for at, here in enumerate(s.monsters):
        if token in here:
            return at
    return 0


def on_board(s: FinalHourState, name: str) -> tuple[int, ...]:
    """The tokens of a unique monster that are on the board, in the order of locations."""
    return tuple(
        token for here in s.monsters for token in here if KINDS[KIND_OF[token]].name == name
    )
