"""Choosing and undoing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from kadath.kernel.errors import NotLegal
from kadath.table import Orders, Table, UndoPlan

from .hands import end_showing
from .info import Asked, Info
from .problems import Refused
from .requests import GiveOrders
from .room import Room
from .shapes import Person
from .table_store import Message, Move, now

log = logging.getLogger("kadath.server")

NO_ORDERS = Orders()


class Spoilt(Exception):
    """The game in memory may differ from what is stored: the table has to be rebuilt."""

    def __init__(self, refusal: Refused) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


async def choose(room: Room, person: Person, version: int, key: str) -> None:
    """Choose for the deciding seat; the caller holds the room's lock."""
    table, seat = asked(room, person, version)
    await apply(room, table, seat, key)


async def confirm(room: Room, person: Person, version: int, keys: Sequence[str]) -> None:
    """Choose several things at once for the deciding seat; the caller holds the room's lock."""
    table, seat = asked(room, person, version)
    await _apply(room, table, lambda: table.choose_several(seat, keys))


def asked(room: Room, person: Person, version: int) -> tuple[Table, int]:
    """The table and the deciding seat, which has to be the person's."""
    table = begun(room)
    current(room, version)
    question = table.question
    if question is None:
        raise Refused("not-now")
    seat = room.info.seats[question.decision.seat]
    if seat.owner != person.id or seat.bot is not None:
        raise Refused("wrong-seat")
    return table, question.decision.seat


async def apply(room: Room, table: Table, seat: int, key: str) -> None:
    """Choose for a seat, and store the choice before anybody is told."""
    await _apply(room, table, lambda: table.choose(seat, key))


async def _apply(room: Room, table: Table, choose: Callable[[], None]) -> None:
    length = table.length
    try:
        choose()
        room.follow()
    except NotLegal as error:
        question = table.question
        offered = [one.key for one in question.decision.options] if question is not None else None
        raise Refused("not-offered", offered=offered) from error
    except Exception as error:
        log.exception("the rules failed at table %s, choice %s", room.id, length + 1)
        raise Spoilt(Refused("failed")) from error
    await _keep(room, table, length)


async def give_orders(room: Room, person: Person, request: GiveOrders) -> None:
    """Change the standing orders of a seat, from now on."""
    table = begun(room)
    if request.seat not in room.info.seats_of(person.id):
        raise Refused("wrong-seat")
    known = room.game.occasions()
    if not known.keys() >= request.wishes.keys():
        raise Refused("no-such-thing", offered=tuple(known))
    orders = table.orders[request.seat]
    if request.until_turn is not None:
        orders = orders._replace(until_turn=request.until_turn)
    for kind, wish in request.wishes.items():
        orders = orders.wishing(kind, wish)
    length = table.length
    try:
        table.order(request.seat, orders)
        room.follow()
    except Exception as error:
        log.exception("the rules failed at table %s after orders", room.id)
        raise Spoilt(Refused("failed")) from error
    await _keep(room, table, length)


async def _keep(room: Room, table: Table, length: int) -> None:
    """Store all choices after the first `length`, and what they changed at the table."""
    if table.guide is not None:
        # Advice takes milliseconds while other tables wait, so the table caches it.
        await asyncio.to_thread(lambda: table.explained)
    try:
        await room.keep(_info_after(room, table, length), moves=_moves(room, table, length))
    except Refused as refusal:
        raise Spoilt(refusal) from refusal


def _moves(room: Room, table: Table, length: int) -> list[Move]:
    """The choices after the first `length`, as they are stored."""
    return [
        Move(
            room.version + at - length,
            None if past.ordered else past.seat,
            past.key,
            at,
            table.record.checks.get(at),
            past.joined,
            past.spared,
        )
        for at, past in enumerate(table.past[length - table.base :], length + 1)
    ]


def _info_after(room: Room, table: Table, length: int) -> Info | None:
    """The table's info after the choices beyond the first `length`; None if it is unchanged.

    They end a request to undo, and may end an order, the showing of a card, or a prepared answer.
    """
    orders = [one.data() if one != NO_ORDERS else {} for one in table.orders]
    prepared = [list(one) for one in table.prepared]
    guide = table.explained
    seats = room.info.seats
    is_same = (
        guide == room.info.guide
        and orders == [seat.orders for seat in seats]
        and prepared == [seat.prepared for seat in seats]
    )
    if room.info.undo is None and is_same and not any(seat.shown for seat in seats):
        return None
    info = room.info.draft()
    info.undo, info.guide = None, guide
    made = table.past[length - table.base :]
    end_showing(info, room.game, table.state, {past.seat for past in made if not past.ordered})
    for seat, given, answer in zip(info.seats, orders, prepared, strict=True):
        seat.orders, seat.prepared = given, answer
    return info


async def ask_undo(room: Room, person: Person, version: int) -> None:
    """Undo a person's last choice if that is free; otherwise ask the others."""
    table = begun(room)
    current(room, version)
    if room.info.undo is not None:
        raise Refused("not-now")
    plan = table.plan_undo(person.id)
    if plan is None:
        raise Refused("nothing-to-undo")
    if all(one == person.id for one in plan.consent):
        await _undo(room, table, plan, person)
        return
    info = room.info.draft()
    info.undo = Asked(person.id, version, [person.id])
    notice = Message(now(), person.id, person.name, code="undo-asked", args={"name": person.name})
    await room.keep(info, messages=[notice])


async def answer_undo(room: Room, person: Person, version: int, agree: bool) -> None:
    """Agree to an undo request or decline it; the person who made it withdraws it like this."""
    table = begun(room)
    current(room, version)
    request = room.info.undo
    plan = table.plan_undo(request.by) if request is not None else None
    if request is None or plan is None:
        raise Refused("not-now")
    if person.id not in plan.consent:
        raise Refused("not-allowed")
    info = room.info.draft()
    if not agree:
        info.undo = None
        notice = Message(
            now(), person.id, person.name, code="undo-refused", args={"name": person.name}
        )
        await room.keep(info, messages=[notice])
        if request.by != person.id:
            room.tell(request.by, notice)
        return
    agreed = {*request.agreed, person.id}
    if agreed.issuperset(plan.consent):
        await _undo(room, table, plan, person)
        return
    info.undo = Asked(request.by, request.version, sorted(agreed))
    await room.keep(info)


async def _undo(room: Room, table: Table, plan: UndoPlan, person: Person) -> None:
    info = room.info.draft()
    by = info.undo.by if info.undo is not None else person.id
    info.undo = None
    lines = room.log_length(plan.length)
    table.rewind(plan.length)
    end_showing(info, room.game, table.state)
    room.log.cut(lines)
    move = Move(room.version + 1, None, None, plan.length, None)
    notice = Message(now(), by, code="undone", args={"count": plan.taken_back})
    try:
        await room.keep(info, [move], [notice])
    except Refused as refusal:
        raise Spoilt(refusal) from refusal


def begun(room: Room) -> Table:
    """The game of a table; `Refused` if it has not begun."""
    if room.table is None:
        raise Refused("not-now")
    return room.table


def current(room: Room, version: int) -> None:
    """Refuse a request that was meant for another version."""
    if version != room.version:
        raise Refused("stale")
