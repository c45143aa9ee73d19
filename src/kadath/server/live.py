"""The socket: what each message of a client does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kadath import __version__
from kadath.kernel.codec import state_to_data
from kadath.text.languages import LANGUAGES

from . import gathering, playing, said, showing, talking
from .connection import TOO_FAST, Connection
from .founding import sandbox
from .hall import Hall
from .limits import Bucket
from .problems import Refused
from .register import now
from .room import Room
from .shapes import PROTOCOL, Chance, Err, Hello, Hint, Odds, Ok, Person, Pong, WhatIf
from .storage import NotKept
from .subscription import Subscription

log = logging.getLogger("kadath.server")

MOST_REFUSED = 100
"""Somebody who was refused so often for speed is not a person."""


async def serve(hall: Hall, socket: WebSocket, person: Person) -> None:
    """Talk with a client until it goes."""
    own = hall.connections.setdefault(person.id, set())
    await socket.accept()
    if len(own) >= hall.limits.sockets_each:
        await socket.close(TOO_FAST)
        return
    connection = Connection(hall, socket, person)
    own.add(connection)
    connection.say(Hello(PROTOCOL, __version__, person, now()))
    sending = asyncio.create_task(connection.send_news())
    conversation = Conversation(hall, connection)
    listening = asyncio.create_task(conversation.listen(socket))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.end()
        own.discard(connection)
        if not own:
            hall.connections.pop(person.id, None)
        for task in (sending, listening):
            task.cancel()
        # A client that goes while something is sent to it is no error.
        with suppress(asyncio.CancelledError):
            await asyncio.gather(sending, listening, return_exceptions=True)


class Conversation:
    """What one client says, and the answers."""

    def __init__(self, hall: Hall, connection: Connection) -> None:
        self.hall = hall
        self.connection = connection
        self._speed = Bucket(hall.limits.messages)
        self._refused = 0

    @property
    def person(self) -> Person:
        """Who speaks."""
        return self.connection.person

    def end(self) -> None:
        """Look at no table any more."""
        for table in list(self.connection.subscriptions):
            self.connection.unsubscribe(table)

    async def listen(self, socket: WebSocket) -> None:
        """Answer message after message."""
        with suppress(WebSocketDisconnect):
            while True:
                received = await socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._hear(received.get("text"))

    async def _hear(self, text: str | None) -> None:
        message: Any = None
        try:
            if self._speed.take():
                self._refused += 1
                if self._refused > MOST_REFUSED:
                    self.connection.close(TOO_FAST)
                raise Refused("too-fast", seconds=1)
            message = self._read(text)
            await self._do(message)
        except Refused as refusal:
            self._refuse(refusal, message, text)
        except NotKept:
            self._refuse(Refused("storage"), message, text)
        except Exception:
            log.exception("a message of type %s failed", type(message).__name__)
            self._refuse(Refused("failed"), message, text)

    def _read(self, text: str | None) -> Any:
        if text is None:
            raise Refused("malformed")
        if len(text) > self.hall.limits.message:
            raise Refused("too-large")
        try:
            return said.decoder.decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise Refused("malformed") from error

    def _refuse(self, refusal: Refused, message: Any, text: str | None) -> None:
        problem = refusal.problem(self.person.language)
        table = getattr(message, "table", None)
        subscription = self.connection.subscriptions.get(table) if table is not None else None
        if subscription is not None and refusal.code == "stale":
            subscription.show_again()
        self.connection.say(
            Err(
                message.id if message is not None else _id_of(text),
                problem.code,
                problem.text,
                problem.offered,
                table,
                subscription.room.version if subscription is not None else None,
            )
        )

    def _ok(self, message: Any, room: Room | None = None) -> None:
        if room is None:
            self.connection.say(Ok(message.id))
        else:
            self.connection.say(Ok(message.id, room.id, room.version))

    # --- what each message does --------------------------------------------------------------

    async def _do(self, message: Any) -> None:
        match message:
            case said.Ping():
                self.connection.say(Pong(message.id, now()))
            case said.SpeakLanguage():
                await self._speak(message.language)
                self._ok(message)
            case said.Subscribe():
                await self._subscribe(message)
            case said.Unsubscribe():
                self.connection.unsubscribe(message.table)
                self._ok(message)
            case said.AskHint() | said.AskWhatIf() | said.AskOdds():
                # Thinking takes a while; the client may say other things meanwhile.
                self.hall.task(self._think(message))
            case said.PointAt():
                self.hall.talk.take(self.person.id)
                room = await self.hall.room_of(message.table, self.person)
                talking.point(room, self.person, message.thing)
                self._ok(message)
            case _:
                room = await self.hall.room_of(message.table, self.person)
                await self.hall.change(room, lambda: self._change(room, message))
                self._ok(message, room)
                self._see_off(room, message)

    async def _change(self, room: Room, message: Any) -> None:
        person = self.person
        match message:
            case said.Choose():
                await playing.choose(room, person, message.version, [message.key])
            case said.Run():
                await playing.choose(room, person, message.version, message.keys)
            case said.Undo():
                await playing.ask_undo(room, person, message.version)
            case said.UndoAnswer():
                await playing.answer_undo(room, person, message.version, message.agree)
            case said.GiveOrders():
                await playing.give_orders(room, person, message)
            case said.Talk():
                self.hall.talk.take(person.id)
                await talking.talk(room, person, message.text)
            case said.ShowCard():
                if message.shown:
                    self.hall.talk.take(person.id)
                await showing.show_card(room, person, message)
            case said.OpenHand():
                if message.open:
                    self.hall.talk.take(person.id)
                await showing.open_hand(room, person, message)
            case said.Sit():
                await gathering.sit(room, person, message.seat)
            case said.Stand():
                await gathering.stand(room, person, message.seat)
            case said.Ready():
                await gathering.get_ready(room, person, message.ready)
            case said.UseBot():
                await gathering.use_bot(room, person, message.seat, message.bot)
            case said.Leave():
                await gathering.leave(room, person)
            case said.SetUp():
                name = talking.printable(message.name) if message.name is not None else None
                await gathering.set_up(room, person, message.setup, name, message.options)
            case said.Give():
                await gathering.give(room, person, message.seat, message.person)
            case said.Remove():
                await gathering.remove(room, person, self._somebody(message.person))
            case said.MakeHost():
                await gathering.make_host(room, person, self._somebody(message.person))

    def _see_off(self, room: Room, message: Any) -> None:
        match message:
            case said.Leave():
                self.hall.send_away(room, self.person.id, "left")
            case said.Remove():
                self.hall.send_away(room, message.person, "removed")

    def _somebody(self, id: str) -> Person:
        person = self.hall.people.get(id)
        if person is None:
            raise Refused("no-such-thing")
        return person

    async def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused("no-such-thing", offered=LANGUAGES)
        person = msgspec.structs.replace(self.person, language=language)
        await self.hall.people.change(person)
        for connection in self.hall.connections.get(person.id, ()):
            connection.person = person
            connection.wake()

    async def _subscribe(self, message: said.Subscribe) -> None:
        connection = self.connection
        others = connection.subscriptions.keys() - {message.table}
        if len(others) >= self.hall.limits.subscriptions:
            raise Refused("too-many")
        room = await self.hall.room_of(message.table, self.person)
        async with room.lock:
            if room.is_closed:
                raise Refused("no-such-thing")
            was_here = connection.unsubscribe(message.table)
            await room.speak(self.person.language)
            subscription = Subscription(connection, room, message.seen)
            connection.subscriptions[room.id] = subscription
            room.subscriptions.add(subscription)
            if not was_here:
                room.show_people()
        self._ok(message, room)
        self.hall.after(room)

    async def _think(self, message: said.AskHint | said.AskWhatIf | said.AskOdds) -> None:
        try:
            is_quick = isinstance(message, said.AskOdds)
            (self.hall.odds if is_quick else self.hall.thoughts).take(self.person.id)
            room = await self.hall.room_of(message.table, self.person)
            if isinstance(message, said.AskHint):
                self.connection.say(await self._hint(room, message))
            elif isinstance(message, said.AskOdds):
                self.connection.say(await self._odds(room, message))
            else:
                copy = await sandbox(self.hall, room, self.person, message.version, message.seat)
                self.connection.say(WhatIf(message.id, room.id, copy.id))
        except Refused as refusal:
            self._refuse(refusal, message, None)
        except Exception:
            log.exception("thinking failed")
            self._refuse(Refused("failed"), message, None)

    async def _asked(self, room: Room, version: int) -> tuple[int, dict[str, Any]]:
        """The seat that is asked, and the state that there is to think about."""
        async with room.lock:
            table = playing.begun(room)
            playing.current(room, version)
            if table.state.decision is None:
                raise Refused("not-now")
            return table.state.decision.seat, state_to_data(table.state)

    async def _hint(self, room: Room, message: said.AskHint) -> Hint:
        if not room.info.options.hints:
            raise Refused("not-allowed")
        seat, data = await self._asked(room, message.version)
        if seat not in room.info.seats_of(self.person.id):
            raise Refused("wrong-seat")
        advice = await self.hall.thinkers.advise(room.game.name, data, seat)
        return Hint(message.id, room.id, message.version, advice[0].key, advice)

    async def _odds(self, room: Room, message: said.AskOdds) -> Odds:
        asked, data = await self._asked(room, message.version)
        own = room.info.seats_of(self.person.id)
        seat = asked if asked in own else next(iter(own), None)
        standing, options = await self.hall.thinkers.odds(room.game.name, data, seat)
        told = [Chance(key, round(chance, 4)) for key, chance in options.items()]
        return Odds(message.id, room.id, message.version, standing, told)


def _id_of(text: str | None) -> int | None:
    """The number of a message that cannot be read otherwise."""
    if text is None or len(text) > said.MOST_TEXT * 4:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if type(id) is int else None
