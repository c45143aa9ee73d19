"""Showing cards in hand to everybody, and playing with an open hand.

Like chat, both belong to the table: the game does not know about them, and while its rules require
silence nobody may start either.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from kadath.kernel.game import Game, Held
from kadath.kernel.state import State

from . import shapes
from .chat import may_talk
from .info import Info
from .problems import Refused
from .requests import OpenHand, ShowCard
from .room import Room
from .shapes import Person
from .table_store import Message, now


async def show_card(room: Room, person: Person, request: ShowCard) -> None:
    """Show a card in hand to everybody until its owner chooses again, or stop showing it.

    The request has the face as well: by now another card may be in the same sleeve.
    """
    hand = _own(room, person, request.seat)
    held = Held(request.card, request.face)
    info = room.info.draft()
    shown = info.seats[request.seat].shown
    if not request.shown:
        if held in shown:
            shown.remove(held)
            await room.keep(info)
        return
    if held not in hand:
        raise Refused("no-such-thing")
    if held in shown:
        return
    may_talk(room, person)
    shown.append(held)
    await room.keep(info, messages=[_notice(person, "shown", card=request.face)])


async def open_hand(room: Room, person: Person, request: OpenHand) -> None:
    """Open a hand to everybody, or close it."""
    _own(room, person, request.seat)
    if room.info.seats[request.seat].open == request.open:
        return
    if request.open:
        may_talk(room, person)
    info = room.info.draft()
    info.seats[request.seat].open = request.open
    await room.keep(info, messages=[_notice(person, "opened" if request.open else "closed")])


def hands_shown(room: Room) -> list[shapes.HandShown]:
    """The hands, or cards in hand, that their owners show to everybody."""
    if room.table is None:
        return []
    found = []
    for number, seat in enumerate(room.info.seats):
        if not (seat.open or seat.shown):
            continue
        hand = room.game.hand(room.table.state, number)
        cards = [held for held in hand or () if seat.open or held in seat.shown]
        if cards or seat.open:
            shown = [shapes.CardShown(held.card, held.face) for held in cards]
            found.append(shapes.HandShown(number, seat.open, shown))
    return found


def end_showing(info: Info, game: Game[Any], state: State, choosers: Collection[int] = ()) -> None:
    """Stop showing the cards of seats that have chosen, and cards that have left the hand.

    A card that comes back later is not shown: by then its sleeve may hold another one.
    """
    for number, seat in enumerate(info.seats):
        if seat.shown:
            hand = None if number in choosers else game.hand(state, number)
            seat.shown = [held for held in seat.shown if held in (hand or ())]


def _own(room: Room, person: Person, seat: int) -> Sequence[Held]:
    if room.table is None:
        raise Refused("not-now")
    if seat not in room.info.seats_of(person.id):
        raise Refused("wrong-seat")
    hand = room.game.hand(room.table.state, seat)
    if hand is None:
        raise Refused("not-allowed")
    return hand


def _notice(person: Person, code: str, **args: str) -> Message:
    return Message(now(), person.id, person.name, code=code, args={"name": person.name, **args})
