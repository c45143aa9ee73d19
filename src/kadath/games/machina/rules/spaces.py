"""Spaces of map tiles: what they currently are; destroying, rebuilding and lighting (MA-R10)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.procedure import Procedure

from ..happenings import Destroyed
from ..state import GONE, LIT, MachinaState
from ..tiles import (
    ACTION_SPACES,
    BARREL,
    BRAZIER,
    CHAPTER,
    CHASM,
    CHEST,
    EVENT,
    FLOOR,
    LEVER,
    MIRROR,
    PLAIN,
    RECHARGE,
    RUBBLE,
    SPAWN,
    STATUE,
    TRAP,
    WORKBENCH,
)
from .death import Destroying

KINDS = {
    PLAIN: "floor",
    RUBBLE: "rubble",
    CHASM: "chasm",
    TRAP: "trap_space",
    SPAWN: "spawn_space",
    BARREL: "exploding_barrel",
    CHEST: "chest",
    EVENT: "event_space",
    CHAPTER: "chapter_space",
    WORKBENCH: "workbench",
    RECHARGE: "recharge_station",
    LEVER: "trap_lever",
    BRAZIER: "brazier",
    MIRROR: "mirror",
    STATUE: "statue",
}
"""What cards call a space, by its sign on the map."""
SIGNS = {kind: sign for sign, kind in KINDS.items()}
ACTION_SPACE = "action_space"
"""What cards call every action space except the chapter space."""
OTHER = "other"
"""What exists only on the tiles of the final challenges."""


@cites("MA-R10.13")
def kind_at(s: MachinaState, space: int) -> str:
    """What a space counts as: what is printed, or what it is treated as."""
    return KINDS.get(s.treated.get(space) or s.area.terrain[space], OTHER)


def is_destroyed(s: MachinaState, space: int) -> bool:
    """Whether a space has a destruction token."""
    return s.tokens.get(space) == GONE


def is_lit(s: MachinaState, space: int) -> bool:
    """Whether a space has a light token."""
    return s.tokens.get(space) == LIT


def spaces_of(
    s: MachinaState, kind: str, tile: int | None = None, destroyed: bool = False
) -> tuple[int, ...]:
    """The intact spaces of a kind, on a tile or on all; destroyed ones as well if `destroyed`."""
    found = []
    area, tokens = s.area, s.tokens
    sign = SIGNS.get(kind)
    # The printed spaces can be looked up, unless a space is treated as something else.
    candidates = area.spaces if s.treated or sign is None else area.printed_as(sign)
    for space in candidates:
        if tile is not None and area.tile(space) != tile:
            continue
        if is_of_kind(s, space, kind) and (destroyed or tokens.get(space) != GONE):
            found.append(space)
    return tuple(found)


def is_of_kind(s: MachinaState, space: int, kind: str) -> bool:
    """Whether a space is of a kind, destroyed or not."""
    sign = s.treated.get(space) or s.area.terrain[space]
    if kind == ACTION_SPACE:
        return sign in ACTION_SPACES and sign != CHAPTER
    return KINDS.get(sign, OTHER) == kind


@cites("MA-R10.11", "MA-R17.1")
def destroy_space(s: MachinaState, space: int, by: int = 0) -> Procedure | None:
    """Put a destruction token on a space; a unit on a spawn space is destroyed with it."""
    s.tokens[space] = GONE
    s.note("space-destroyed", space=space, what=kind_at(s, space))
    if sign_of_print(s, space) != SPAWN:
        return None
    standing = tuple(Destroyed(unit, by) for unit, row in s.units.items() if row.space == space)
    return Destroying(standing) if standing else None


def sign_of_print(s: MachinaState, space: int) -> str:
    """The sign of a space, ignoring tokens."""
    return s.treated.get(space) or s.area.terrain[space]


@cites("MA-R10.12", "MA-R10.28")
def may_rebuild(s: MachinaState, space: int) -> bool:
    """Whether a space is destroyed and unoccupied."""
    return s.tokens.get(space) == GONE and all(row.space != space for row in s.units.values())


@cites("MA-R10.12", "MA-R10.28")
def rebuild_space(s: MachinaState, space: int) -> None:
    """Take the destruction token off a space; a chapter space becomes unlit."""
    if s.tokens.pop(space, None) is not None:
        s.note("space-rebuilt", space=space, what=kind_at(s, space))


@cites("MA-R10.13")
def may_treat_as(s: MachinaState, space: int, kind: str) -> bool:
    """Whether a space may become one of a kind: it has no token, and no unit would be trapped."""
    if space in s.tokens or kind_at(s, space) == kind:
        return False
    return SIGNS[kind] in FLOOR or all(row.space != space for row in s.units.values())


@cites("MA-R10.13")
def treat_as(s: MachinaState, space: int, kind: str) -> None:
    """Treat a space as another kind for as long as its tile is in play."""
    s.treated[space] = SIGNS[kind]
    s.note("space-treated", space=space, becomes=kind)


@cites("MA-R10.13")
def as_printed(s: MachinaState, space: int) -> None:
    """Revert a space to what is printed there, if it counts as something else."""
    if s.treated.pop(space, None) is not None:
        s.note("space-treated", space=space, becomes=kind_at(s, space))


@cites("MA-R10.21", "MA-R10.22")
def light(s: MachinaState, space: int) -> None:
    """Put a light token on a space without a token."""
    if space not in s.tokens:
        s.tokens[space] = LIT
        s.note("space-lit", space=space, what=kind_at(s, space))


@cites("MA-R15.9")
def closest(s: MachinaState, here: int, spaces: tuple[int, ...]) -> tuple[int, ...]:
    """The closest of these spaces to a space, by straight distance."""
    far = [s.area.steps_apart(here, space) for space in spaces]
    least = min(far, default=0)
    return tuple(space for space, steps in zip(spaces, far, strict=True) if steps == least)
