"""The WebSocket: the handling of each request."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kadath.bots.advising import continued
from kadath.kernel.capabilities import TellsOdds
from kadath.kernel.codec import state_to_data
from kadath.text.languages import LANGUAGES
from kadath.version import __version__

from . import chat, guiding, hands, playing, preparing, reasons, requests, seating
from .connection import TOO_FAST, Connection
from .creation import sandbox
from .fair import Asker
from .info import Brought
from .problems import Refused
from .room import Room
from .server_messages import PROTOCOL, Err, Hello, Hint, Odds, Ok, Pong, Weighed, WhatIf
from .shapes import Chance, Person
from .storage import NotKept
from .subscription import Subscription
from .table_store import now
from .tables import Tables

log = logging.getLogger("kadath.server")

MOST_REFUSED = 100
"""A client that hits the rate limit more often is not a person."""


async def serve(tables: Tables, socket: WebSocket, person: Person, session: str) -> None:
    """Serve a client until it disconnects."""
    own = tables.connections.setdefault(person.id, set())
    await socket.accept()
    if len(own) >= tables.limits.sockets_each:
        await socket.close(TOO_FAST)
        return
    connection = Connection(tables, socket, person, session)
    own.add(connection)
    connection.say(Hello(PROTOCOL, __version__, person, now()))
    sending = asyncio.create_task(connection.send_news())
    conversation = Conversation(tables, connection)
    listening = asyncio.create_task(conversation.listen(socket))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.end()
        own.discard(connection)
        if not own:
            tables.connections.pop(person.id, None)
        for task in (sending, listening):
            task.cancel()
        # It is not an error if a client disconnects while something is being sent.
        with suppress(asyncio.CancelledError):
            await asyncio.gather(sending, listening, return_exceptions=True)


class Conversation:
    """The requests of one client, and the responses."""

    def __init__(self, tables: Tables, connection: Connection) -> None:
        self.tables = tables
        self.connection = connection
        self._refused = 0

    @property
    def person(self) -> Person:
        """The person behind the socket."""
        return self.connection.person

    def end(self) -> None:
        """Unsubscribe from all tables."""
        self.connection.is_open = False
        for table in list(self.connection.subscriptions):
            self.connection.unsubscribe(table)

    async def listen(self, socket: WebSocket) -> None:
        """Handle one request after the other."""
        with suppress(WebSocketDisconnect):
            while True:
                received = await socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._hear(received.get("text"))

    async def _hear(self, text: str | None) -> None:
        message: Any = None
        try:
            self._count()
            message = self._read(text)
            await self._do(message)
        except Refused as refusal:
            self._refuse(refusal, message, text)
        except NotKept:
            self._refuse(Refused("storage"), message, text)
        except Exception:
            log.exception("a message of type %s failed", type(message).__name__)
            self._refuse(Refused("failed"), message, text)

    def _count(self) -> None:
        """Count a message against the person's rate limit, over all of their sockets."""
        try:
            self.tables.messages.take(self.person.id)
        except Refused:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                self.connection.close(TOO_FAST)
            raise

    def _read(self, text: str | None) -> Any:
        if text is None:
            raise Refused("malformed")
        if len(text) > self.tables.limits.message:
            raise Refused("too-large")
        try:
            return requests.decoder.decode(text)
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

    # --- requests ----------------------------------------------------------------------------

    async def _do(self, message: Any) -> None:
        """Do what a request asks; what is not listed here changes a table, under its lock."""
        match message:
            case requests.Ping():
                self.connection.say(Pong(message.id, now()))
            case requests.SpeakLanguage():
                await self._speak(message.language)
                self._ok(message)
            case requests.Subscribe():
                await self._subscribe(message)
            case requests.Unsubscribe():
                self.connection.unsubscribe(message.table)
                self._ok(message)
            case requests.AskHint() | requests.AskWhatIf() | requests.AskOdds() | requests.Weigh():
                # Search takes a while; the client may send other requests meanwhile.
                self.tables.task(self._think(message))
            case requests.AskWhyNot():
                self.tables.reasons.take(self.person.id)
                room = await self.tables.room_of(message.table, self.person)
                async with room.lock:
                    self.connection.say(reasons.why_not(room, self.person, message))
            case requests.PointAt():
                self.tables.talk.take(self.person.id)
                room = await self.tables.room_of(message.table, self.person)
                chat.point(room, self.person, message.thing)
                self._ok(message)
            case _:
                room = await self.tables.room_of(message.table, self.person)
                await self.tables.change(room, lambda: self._change(room, message))
                self._ok(message, room)
                self._see_off(room, message)

    async def _change(self, room: Room, message: Any) -> None:
        """Do what a request asks of a table that is locked for it."""
        person = self.person
        match message:
            case requests.Choose():
                await playing.choose(room, person, message.version, message.key)
            case requests.Confirm():
                await playing.confirm(room, person, message.version, message.keys)
            case requests.Prepare():
                await preparing.prepare(room, person, message.seat, message.key)
            case requests.PrepareSeveral():
                await preparing.prepare_several(room, person, message.seat, message.keys)
            case requests.Withdraw():
                await preparing.withdraw(room, person, message.seat)
            case requests.Undo():
                await playing.ask_undo(room, person, message.version)
            case requests.UndoAnswer():
                await playing.answer_undo(room, person, message.version, message.agree)
            case requests.GiveOrders():
                await playing.give_orders(room, person, message)
            case requests.LeaveGuide():
                await guiding.leave(room, person)
            case requests.Talk():
                self.tables.talk.take(person.id)
                await chat.talk(room, person, message.text)
            case requests.ShowCard():
                if message.shown:
                    self.tables.talk.take(person.id)
                await hands.show_card(room, person, message)
            case requests.OpenHand():
                if message.open:
                    self.tables.talk.take(person.id)
                await hands.open_hand(room, person, message)
            case requests.Sit():
                await seating.sit(room, person, message.seat)
            case requests.Stand():
                await seating.stand(room, person, message.seat)
            case requests.Bring():
                called = chat.printable(message.deck_name or "")
                brought = Brought(message.figure or "", message.deck or "", called)
                await seating.bring(room, person, message.seat, brought)
            case requests.Ready():
                await seating.get_ready(room, person, message.ready)
            case requests.UseBot():
                name_of = self.connection.name_of
                await seating.use_bot(room, person, message.seat, message.bot, name_of)
            case requests.Leave():
                await seating.leave(room, person)
            case requests.SetUp():
                name = chat.printable(message.name) if message.name is not None else None
                await seating.set_up(room, person, message.setup, name, message.options)
            case requests.Give():
                to = self._somebody(message.person) if message.person is not None else None
                await seating.give(room, person, message.seat, to, self.connection.name_of)
            case requests.Remove():
                await seating.remove(room, person, self._somebody(message.person))
            case requests.MakeHost():
                await seating.make_host(room, person, self._somebody(message.person))

    def _see_off(self, room: Room, message: Any) -> None:
        """End the subscriptions of somebody who has left the table or was removed from it."""
        match message:
            case requests.Leave():
                self.tables.send_away(room, self.person.id, "left")
            case requests.Remove():
                self.tables.send_away(room, message.person, "removed")

    def _somebody(self, id: str) -> Person:
        person = self.tables.people.get(id)
        if person is None:
            raise Refused("no-such-thing")
        return person

    async def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused("no-such-thing", offered=LANGUAGES)
        person = msgspec.structs.replace(self.person, language=language)
        await self.tables.people.change(person)
        for connection in self.tables.connections.get(person.id, ()):
            connection.person = person
            connection.wake()

    async def _subscribe(self, message: requests.Subscribe) -> None:
        connection = self.connection
        others = connection.subscriptions.keys() - {message.table}
        if len(others) >= self.tables.limits.subscriptions:
            raise Refused("too-many")
        room = await self.tables.room_of(message.table, self.person)
        async with room.lock:
            if room.is_closed:
                raise Refused("no-such-thing")
            was_here = connection.unsubscribe(message.table)
            await self.tables.speak(room, self.person)
            subscription = Subscription(connection, room, message.seen)
            connection.subscriptions[room.id] = subscription
            room.subscriptions.add(subscription)
            if not was_here:
                room.show_people()
        self._ok(message, room)
        self.tables.after(room)

    async def _think(
        self,
        message: requests.AskHint | requests.AskWhatIf | requests.AskOdds | requests.Weigh,
    ) -> None:
        try:
            is_quick = isinstance(message, requests.AskOdds | requests.Weigh)
            (self.tables.odds if is_quick else self.tables.thoughts).take(self.person.id)
            room = await self.tables.room_of(message.table, self.person)
            if isinstance(message, requests.AskHint):
                self.connection.say(await self._hint(room, message))
            elif isinstance(message, requests.AskOdds):
                self.connection.say(await self._odds(room, message))
            elif isinstance(message, requests.Weigh):
                self.connection.say(await self._weigh(room, message))
            else:
                copy = await sandbox(self.tables, room, self.person, message.version, message.seat)
                self.connection.say(WhatIf(message.id, room.id, copy.id))
        except Refused as refusal:
            self._refuse(refusal, message, None)
        except asyncio.CancelledError:
            self._refuse(Refused("stale"), message, None)
        except Exception:
            log.exception("thinking failed")
            self._refuse(Refused("failed"), message, None)

    async def _asked(self, room: Room, version: int) -> list[tuple[int | None, dict[str, Any]]]:
        """The deciding seat and its state, preceded by those of the question's preludes."""
        async with room.lock:
            table = playing.begun(room)
            playing.current(room, version)
            question = table.question
            if question is None:
                raise Refused("not-now")
            return [
                *((one.seat, state_to_data(one.state)) for one in question.preludes),
                (question.decision.seat, state_to_data(question.state)),
            ]

    async def _weigh(self, room: Room, message: requests.Weigh) -> Weighed:
        async with room.lock:
            if message.seat is not None:
                found = preparing.weighed(room, self.person, message.seat, message.keys)
                return Weighed(message.id, room.id, message.version, *found, None)
            _, seat = playing.asked(room, self.person, message.version)
            found = room.scene.weighed(message.keys, self.person.language)
            stakes = room.scene.stakes(self.person.language, message.keys)
            # Without an attempt there are no odds, and no need to wait for a process.
            tells = isinstance(room.game, TellsOdds) and stakes is not None
            data = state_to_data(room.scene.state) if tells else {}
        chance = None
        if tells:
            asker, name = Asker(self.person.id, room.id), room.game.name
            # If too much is waiting already, reply without the chance.
            with suppress(Refused):
                chance = await self.tables.thinkers.chance(asker, name, data, seat, message.keys)
        return Weighed(message.id, room.id, message.version, *found, chance, stakes)

    async def _hint(self, room: Room, message: requests.AskHint) -> Hint:
        if not room.info.options.hints:
            raise Refused("not-allowed")
        *_, (seat, data) = await self._asked(room, message.version)
        if seat not in room.info.seats_of(self.person.id):
            raise Refused("wrong-seat")
        asker, version = Asker(self.person.id, room.id), message.version
        shown = [
            one.card for hand in hands.hands_shown(room) if hand.seat != seat for one in hand.cards
        ]
        advice = await room.while_wanted(
            self.tables.thinkers.advise(asker, room.game.name, data, seat, shown),
            lambda: self.connection.is_open and room.version == version,
        )
        options, state = continued(room.game, room.game.restore(data), seat, advice[0].key)
        why = room.game.advice(state, options[0], self.person.language)
        picks = [one.key for one in options]
        return Hint(message.id, room.id, message.version, picks, why, advice)

    async def _odds(self, room: Room, message: requests.AskOdds) -> Odds:
        stages = await self._asked(room, message.version)
        own = room.info.seats_of(self.person.id)
        if stages[-1][0] not in own:
            stages = [(next(iter(own), None), stages[-1][1])]
        chances: dict[str, float] = {}
        for seat, data in stages:
            asker = Asker(self.person.id, room.id)
            standing, options = await self.tables.thinkers.odds(asker, room.game.name, data, seat)
            chances |= options
        by_option = [Chance(key, round(chance, 4)) for key, chance in chances.items()]
        return Odds(message.id, room.id, message.version, standing, by_option)


def _id_of(text: str | None) -> int | None:
    """The id of a message that is otherwise invalid, if it can be read."""
    if text is None or len(text) > requests.MOST_TEXT * 4:
        return None
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if type(id) is int else None
