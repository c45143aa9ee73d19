"""Answers that people prepare while others are asked: stored with the table, private to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kadath.kernel.errors import NotLegal
from kadath.table import Table

from . import shapes
from .playing import begun
from .problems import Refused
from .room import Room
from .scene import Scene
from .shapes import Person


async def prepare(room: Room, person: Person, seat: int, key: str) -> None:
    """Prepare the next choice of a seat; the caller holds the room's lock."""
    table = _prepares(room, person, seat)
    await _keep(room, person, seat, lambda: table.prepare(seat, key))


async def prepare_several(room: Room, person: Person, seat: int, keys: Sequence[str]) -> None:
    """Prepare a choice of several things; the caller holds the room's lock."""
    table = _prepares(room, person, seat)
    await _keep(room, person, seat, lambda: table.prepare_several(seat, keys))


async def withdraw(room: Room, person: Person, seat: int) -> None:
    """Drop what was prepared; the caller holds the room's lock."""
    table = _prepares(room, person, seat)
    await _keep(room, person, seat, lambda: table.withdraw(seat))


def _prepares(room: Room, person: Person, seat: int) -> Table:
    """The table; `Refused` if the seat is not the person's."""
    table = begun(room)
    if seat not in room.info.seats_of(person.id) or room.info.seats[seat].bot is not None:
        raise Refused("wrong-seat")
    return table


async def _keep(room: Room, person: Person, seat: int, change: Callable[[], None]) -> None:
    table = begun(room)
    before = table.prepared[seat]
    try:
        change()
    except NotLegal as error:
        foreseen = table.foreseen(seat)
        if foreseen is None or foreseen.decision is None:
            raise Refused("not-now") from error
        offered = [one.key for one in foreseen.decision.options]
        raise Refused("not-offered", offered=offered) from error
    info = room.info.draft()
    info.seats[seat].prepared = list(table.prepared[seat])
    try:
        await room.keep_private(info, person.id)
    except Refused:
        table.prepared[seat] = before
        raise


def weighed(
    room: Room, person: Person, seat: int, keys: Sequence[str]
) -> tuple[shapes.Ticked, str, list[shapes.OptionText]]:
    """What ticks mean for a prepared answer; the caller holds the room's lock."""
    foreseen = _prepares(room, person, seat).foreseen(seat)
    if foreseen is None or foreseen.state is None:
        raise Refused("not-now")
    return Scene(room.game, foreseen.state).weighed(keys, person.language)


def shown(room: Room, seats: Sequence[int], language: str) -> list[shapes.Foreseen]:
    """What these seats foresee, and the answers they have prepared."""
    table = room.table
    found = [table.foreseen(seat) for seat in seats] if table is not None else []
    return [
        shapes.Foreseen(
            one.seat,
            Scene(room.game, one.state).decision((one.seat,), language) if one.state else None,
            [Scene(room.game, state).option_text(option, language) for state, option in one.answer],
        )
        for one in found
        if one is not None
    ]
