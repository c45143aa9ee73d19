"""A table in memory: its game, its people, who is watching, and how its changes are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeVar

from kadath.kernel.capabilities import Teaches
from kadath.kernel.codec import state_to_data
from kadath.kernel.game import Game
from kadath.kernel.state import State
from kadath.table import Answer, Guide, Orders, Table, orders_from

from . import table_store
from .info import Info
from .problems import Refused
from .scene import Scene
from .shapes import Status
from .storage import NotKept, Statement, Storage
from .table_log import TableLog, replayed_log
from .table_store import Ended, Message, Move, Row, now

if TYPE_CHECKING:
    from .subscription import Subscription


ABSENT_SECONDS = 60.0
"""How long somebody has to be away before others may decide about their seat."""

T = TypeVar("T")
IsWanted = Callable[[], bool]
"""Whether the result of something slow is still wanted."""


class Room:
    """One table. Hold its `lock` to read or change it.

    `version` counts choices and undos; `lengths` has the number of choices at each version. `stamp`
    grows whenever something apart from the game changes. Without `storage` it is a sandbox: a
    private copy to try things out on, which is never stored.
    """

    def __init__(
        self, id: str, game: Game[Any], info: Info, storage: Storage | None, program: str
    ) -> None:
        self.id = id
        self.game = game
        self.info = info
        self.storage = storage
        self.program = program
        self.seed: int | None = None
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.base: State | None = None
        self.log = TableLog()
        self.lengths = [0]
        self.messages: list[Message] = []
        self.first_message = 0
        self.subscriptions: set[Subscription] = set()
        self.stamp = 0
        self.updated = now()
        self.touched = monotonic()
        self.snapshot_version = -1
        self.bot_task: asyncio.Task[None] | None = None
        self.is_closed = False
        self.announced: tuple[object, ...] = ()
        """What people on other pages were last sent."""
        self._scene: Scene | None = None
        self._left_at: dict[str, float] = {}
        self._thoughts: dict[asyncio.Future[Any], IsWanted] = {}

    @property
    def is_sandbox(self) -> bool:
        """Whether this is somebody's private copy."""
        return self.storage is None

    @property
    def version(self) -> int:
        """How many choices and undos there were."""
        return len(self.lengths) - 1

    @property
    def status(self) -> Status:
        """Where the table is in its life."""
        if self.table is None:
            return "gathering"
        return "playing" if self.table.state.outcome is None else "finished"

    @property
    def scene(self) -> Scene:
        """The current state, in each reader's language."""
        if self._scene is None:
            assert self.table is not None
            question = self.table.question
            state = question.state if question is not None else self.table.state
            self._scene = Scene(self.game, state, question)
        return self._scene

    def forget_scene(self) -> None:
        """Drop the cached scene."""
        self._scene = None

    def begin(
        self, table: Table, base: State, lengths: list[int], log: TableLog | None = None
    ) -> None:
        """Set the game of the table; if its log is not given, it is recreated."""
        self.table = table
        self.base = base
        self.seed = table.record.seed
        self.lengths = lengths
        self.log = log if log is not None else replayed_log(table, base)
        table.orders = self._orders()
        table.prepared = self._prepared()
        self._guide(table)
        self.forget_scene()

    def _orders(self) -> list[Orders]:
        """The standing orders of the seats."""
        return [orders_from(seat.orders, self.game) for seat in self.info.seats]

    def _guide(self, table: Table) -> None:
        """Add the guide to the table, or remove it."""
        lessons = self.info.guide
        if lessons is None:
            table.guide = None
        elif table.guide is None and isinstance(self.game, Teaches):
            table.guide = Guide(self.game, dict(lessons))

    def _prepared(self) -> list[Answer]:
        """The answers that the seats have prepared."""
        return [tuple(seat.prepared) for seat in self.info.seats]

    def take_over(self, kept: Room) -> None:
        """Go back to the table as it was stored, and show it again.

        Its log is formatted when it is next read.
        """
        self.info, self.table, self.base = kept.info, kept.table, kept.base
        self.seed, self.lengths, self.log = kept.seed, kept.lengths, kept.log
        self.forget_scene()
        for one in self.subscriptions:
            one.start_over()
        self.show()

    def row(self, info: Info | None = None) -> Row:
        """The table as it is stored."""
        table = self.table
        outcome = table.state.outcome if table is not None else None
        decision = table.state.decision if table is not None else None
        return Row(
            self.id,
            self.game.name,
            self.status,
            info or self.info,
            self.seed,
            self.program,
            self.version,
            table.length if table is not None else 0,
            decision.seat if decision is not None else None,
            Ended(outcome.won, outcome.reason, outcome.rule) if outcome is not None else None,
            self.updated,
        )

    # --- storing -----------------------------------------------------------------------------

    async def keep(
        self, info: Info | None = None, moves: Sequence[Move] = (), messages: Iterable[Message] = ()
    ) -> None:
        """Store a change, and then show it; `Refused` if writing fails."""
        messages = list(messages)
        before, self.updated = self.info, now()
        if info is not None:
            _end_own(before, info)
        if self.storage is not None:
            row = self.row(info)._replace(version=self.version + len(moves))
            number = self.first_message + len(self.messages)
            try:
                await self.storage.write(
                    *table_store.written(row),
                    *(table_store.written_people(row, before) if info is not None else ()),
                    *(table_store.written_move(self.id, move, row.updated) for move in moves),
                    *(
                        table_store.written_message(self.id, at, one)
                        for at, one in enumerate(messages, number)
                    ),
                )
            except NotKept as error:
                raise Refused("storage") from error
        if info is not None:
            self._take(info)
        self.lengths += [move.length for move in moves]
        self.messages += messages
        if moves:
            self.forget_scene()
            # The game may be over now.
            self.stamp += self.status == "finished"
        self.show()

    async def keep_private(self, info: Info, person: str) -> None:
        """Store what only one person may know, and show it to them alone.

        Nobody else is sent anything, and the time of the last change stays the same.
        """
        if self.storage is not None:
            try:
                await self.storage.write(*table_store.written(self.row(info)))
            except NotKept as error:
                raise Refused("storage") from error
        self.info = info
        self.touched = monotonic()
        for one in self.subscriptions:
            if one.person.id == person:
                one.connection.wake()

    def _take(self, info: Info) -> None:
        self.info = info
        self.stamp += 1
        if self.table is not None:
            self.table.seats = info.table_seats()
            self.table.orders = self._orders()
            self.table.prepared = self._prepared()
            self._guide(self.table)

    @property
    def needs_snapshot(self) -> bool:
        """Whether the last stored snapshot is out of date."""
        return self.table is not None and not self.is_sandbox and self.behind != 0

    @property
    def behind(self) -> int:
        """How many choices were made since the last stored snapshot."""
        return self.version - self.snapshot_version

    def snapshot(self) -> Statement:
        """Write the state itself, for a later version whose rules cannot replay the record."""
        assert self.table is not None
        return table_store.written_snapshot(self.id, state_to_data(self.table.state), self.version)

    def rests_for(self) -> float:
        """The seconds since something last happened here."""
        return monotonic() - self.touched

    # --- showing -----------------------------------------------------------------------------

    async def while_wanted(self, thought: Coroutine[Any, Any, T], is_wanted: IsWanted) -> T:
        """Let a bot think; this is cancelled as soon as a change makes it pointless."""
        task = asyncio.ensure_future(thought)
        self._thoughts[task] = is_wanted
        try:
            return await task
        finally:
            del self._thoughts[task]
            task.cancel()

    def show(self) -> None:
        """Send what is new to all subscribers."""
        self.touched = monotonic()
        for task, is_wanted in self._thoughts.items():
            if not is_wanted():
                task.cancel()
        for one in self.subscriptions:
            one.connection.wake()

    def tell(self, person: str, message: Message) -> None:
        """Tell somebody the result of their request, on every socket of theirs."""
        for one in self.subscriptions:
            if one.person.id == person:
                one.tell(message)

    def show_people(self) -> None:
        """Show everybody who is here."""
        self.stamp += 1
        self.show()

    def is_here(self, person: str) -> bool:
        """Whether a person is subscribed to the table now."""
        return any(one.person.id == person for one in self.subscriptions)

    def is_absent(self, person: str) -> bool:
        """Whether a person is away, not just reloading the page."""
        left_at = self._left_at.get(person, -ABSENT_SECONDS)
        return not self.is_here(person) and monotonic() - left_at >= ABSENT_SECONDS

    def see_off(self, subscription: Subscription) -> None:
        """Remove a subscription."""
        self.subscriptions.discard(subscription)
        self._left_at[subscription.person.id] = monotonic()
        self.show_people()

    def follow(self) -> None:
        """Log the consequences of the last choice, for everybody at the table."""
        assert self.table is not None
        readers = {self.info.seats_of(one.person) for one in self.info.members}
        self.log.follow(self.table, readers)

    def log_length(self, choices: int) -> int:
        """The length of the log after that many choices."""
        assert self.table is not None
        at = choices - self.table.base
        past = self.table.past
        return past[at].log_before if 0 <= at < len(past) else len(self.log.lines)


def _end_own(before: Info, info: Info) -> None:
    """End the orders and the showing of cards at every seat that gets another owner.

    Prepared answers also end if a bot takes over the seat.
    """
    for was, seat in zip(before.seats, info.seats, strict=False):
        if was.owner != seat.owner:
            seat.orders, seat.open, seat.shown = {}, False, []
        if (was.owner, was.bot) != (seat.owner, seat.bot):
            seat.prepared = []
