"""One socket's subscription to one table, and what it has not been sent yet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kadath.kernel.views import Named
from kadath.table import Answer

from . import guiding, preparing, server_messages, shapes
from .hands import hands_shown
from .messages import chat_message, table_info, undo_plan
from .requests import Seen
from .room import Room
from .shapes import Person
from .table_log import things_in
from .table_store import Message

if TYPE_CHECKING:
    from .connection import Connection

encode = msgspec.json.Encoder().encode


class Subscription:
    """What a reader has been sent; nothing is queued, and what is missing is computed.

    So a reader that is slow, asleep or away for a while gets only the latest update.
    """

    def __init__(self, connection: Connection, room: Room, seen: Seen | None) -> None:
        self.connection = connection
        self.room = room
        self._seats = room.info.seats_of(self.person.id)
        self._acting: tuple[int, ...] = ()
        """The reader's seats without a bot, as of the last update."""
        self._language = self.person.language
        self._stamp = -1
        self._about = b""
        """The last `Table` message that the reader was sent."""
        self._chat = min(seen.chat, self._chat_length) if seen is not None else 0
        self._version: int | None = None
        self._is_asked_again = False
        self._hands: list[shapes.HandShown] = []
        """The shown hands, as of the last update."""
        self._names: set[Named] = set()
        """The things whose names the reader has been sent."""
        self._prepared: list[Answer] = []
        """The reader's prepared answers, as of the last update."""
        self._guided = False
        self._log = 0
        self._own_log = 0
        if seen is not None and room.table is not None:
            self._resume(seen)

    @property
    def person(self) -> Person:
        """The reader."""
        return self.connection.person

    @property
    def _chat_length(self) -> int:
        return self.room.first_message + len(self.room.messages)

    def _resume(self, seen: Seen) -> None:
        """Continue from what the client has, if it is part of this table's history."""
        room = self.room
        if seen.version > room.version:
            return
        then = room.lengths[seen.version]
        if min(room.lengths[seen.version :]) < then:
            return
        log = room.log_length(then)
        if room.log.count(self._seats, log) == seen.log:
            self._version, self._log, self._own_log = seen.version, log, seen.log

    def start_over(self) -> None:
        """Send everything again, e.g. in another language."""
        self._version = None
        self._stamp = -1
        self._about = b""
        self._chat = 0
        self._names.clear()

    def news(self) -> list[bytes]:
        """What the reader has not been sent yet; the caller holds the room's lock."""
        room = self.room
        seats = room.info.seats_of(self.person.id)
        if seats != self._seats or self._language != self.person.language:
            self._seats, self._language = seats, self.person.language
            self.start_over()
        acting = tuple(seat for seat in seats if room.info.seats[seat].bot is None)
        hands = hands_shown(room)
        prepared = [tuple(room.info.seats[seat].prepared) for seat in acting]
        guided = room.info.guide is not None
        shown = (self._version, self._acting, self._hands, self._prepared, self._guided)
        is_other = shown != (room.version, acting, hands, prepared, guided)
        messages: list[bytes] = []
        if self._stamp != room.stamp:
            fields = table_info(room, self.person, self.connection.name_of)
            about = encode(server_messages.Table(**fields))
            # The change may be somebody's secret, which even an identical message would reveal.
            if about != self._about:
                messages.append(about)
            self._stamp, self._about = room.stamp, about
        if room.table is not None and (is_other or self._is_asked_again):
            self._is_asked_again = False
            self._acting, self._hands, self._prepared = acting, hands, prepared
            self._guided = guided
            messages.append(encode(self._update()))
        if self._chat < self._chat_length:
            messages.append(encode(self._talk()))
        return messages

    def tell(self, message: Message) -> None:
        """Send the reader a text at once, in their language."""
        text = chat_message(self.room.game, message, self.person.language).text
        self.connection.say(server_messages.Told(self.room.id, text))

    def show_again(self) -> None:
        """Send the latest update again, to a client that seems not to have it."""
        self._is_asked_again = True

    def _cut_log(self) -> bool:
        """Cut off the client's log what was undone since; return whether its view still stands."""
        room = self.room
        if self._version is None:
            self._log = self._own_log = 0
            return False
        least = min(room.lengths[self._version :])
        common = room.log_length(least)
        if common < self._log:
            self._log = common
            self._own_log = room.log.count(self._seats, common)
        return least == room.lengths[self._version]

    def _update(self) -> server_messages.Update:
        room, language = self.room, self._language
        after = self._version
        # Moments are sent only if they follow on the view that the client has.
        goes_on = self._cut_log()
        start = self._own_log
        entries = room.log.read(self._seats, self._log, language)
        moments = room.log.moments(self._seats, self._log) if goes_on else None
        self._version = room.version
        self._log = len(room.log.lines)
        self._own_log = start + len(entries)
        scene = room.scene
        return server_messages.Update(
            room.id,
            after,
            room.version,
            scene.views(self._seats),
            scene.names(self._seats, language, self._names, things_in(moments or ())),
            scene.decision(self._acting, language),
            preparing.shown(room, self._acting, language),
            shapes.LogPart(start, entries),
            moments,
            scene.silent,
            undo_plan(room, self.person, self.connection.name_of, names_choice=not goes_on),
            scene.outcome(language),
            room.table.passed_by_order if room.table is not None else 0,
            self._hands,
            guiding.shown(room, self._acting, language),
        )

    def _talk(self) -> server_messages.Chat:
        room = self.room
        start = max(self._chat, room.first_message)
        new = room.messages[start - room.first_message :]
        self._chat = self._chat_length
        return server_messages.Chat(
            room.id,
            start,
            [chat_message(room.game, message, self._language) for message in new],
        )
