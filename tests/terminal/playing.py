"""Tables in a terminal for the tests, and somebody who plays at them by keyboard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.message import Message
from textual.notifications import Notify
from textual.pilot import Pilot
from textual.widgets import Static

from kadath import games
from kadath.kernel.decision import Decision
from kadath.kernel.game import Game
from kadath.kernel.record import Record
from kadath.kernel.rng import Rng
from kadath.table import Saves, Seat, Table, resume
from kadath.terminal.app import KadathApp
from kadath.terminal.board import Board
from kadath.terminal.choices import Choices
from kadath.terminal.curtain import Curtain
from kadath.terminal.dialogs import Reading
from kadath.terminal.pace import PACE
from kadath.terminal.table_screen import TableScreen

SMALL, MEDIUM, LARGE = (80, 24), (120, 40), (160, 50)

ADA = Seat("Ada")
BEN = Seat("Ben")
BOT = Seat("random", is_bot=True)


class Player:
    """Somebody in front of the terminal."""

    def __init__(self, app: KadathApp, pilot: Pilot[None], told: Sequence[str] = ()) -> None:
        self.app = app
        self.pilot = pilot
        self._told = told

    @property
    def screen(self) -> TableScreen:
        """The table, whatever window is open over it."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def table(self) -> Table:
        """The table in play."""
        return self.screen.table

    @property
    def window(self) -> str:
        """The name of what is open on top."""
        return type(self.app.screen).__name__

    def text(self, selector: str) -> str:
        """What a part of the table says."""
        return str(self.screen.query_one(selector, Static).visual)

    @property
    def reading(self) -> str:
        """What the window on top says; nothing while it is still opening."""
        parts = self.app.screen.query(".window-text Static").results(Static)
        return "\n".join(str(part.visual) for part in parts)

    @property
    def everything(self) -> str:
        """All that is written on the screen on top."""
        return "\n".join(str(one.visual) for one in self.app.screen.query(Static))

    @property
    def notices(self) -> str:
        """What is told in passing."""
        return "\n".join(one.message for one in self.app._notifications)

    @property
    def heard(self) -> str:
        """All that was told in passing, also where a slow machine sees it go again."""
        return "\n".join(self._told)

    async def play_until(self, prompt: str) -> Decision:
        """Play on until the game asks that question."""
        for _ in range(400):
            await self.until_asked()
            decision = self.screen.scene().asked
            assert decision is not None, f"the game ended before {prompt} was asked"
            if decision.ask == prompt:
                await self.pilot.pause()
                return decision
            await self.play(1)
        raise AssertionError(f"{prompt} was never asked")

    @property
    def board(self) -> str:
        """The board without colours."""
        return self.screen.query_one(Board).text()

    @property
    def choices(self) -> list[str]:
        """The choices as they are listed."""
        listed = self.screen.query_one(Choices)
        return [str(item.prompt) for item in listed.options]

    async def press(self, *keys: str) -> None:
        """Press keys."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait until the screen has come to something."""
        for _ in range(3000):
            if holds():
                return
            await self.pilot.pause(0.01)
        raise AssertionError("the screen never came to it")

    async def until_asked(self) -> None:
        """Wait for the bots, and open curtains and close windows that come up."""
        for _ in range(3000):
            top = self.app.screen
            if self.table.state.outcome is not None:
                return
            if isinstance(top, Curtain):
                top.action_part(True)
            elif isinstance(top, Reading):
                top.action_close()
            elif self.screen.scene().asked is not None:
                return
            await self.pilot.pause(0.01)
        raise AssertionError("nobody was ever asked")

    async def tick_and_confirm(self, rng: Rng) -> None:
        """Tick something until it may be confirmed, and sometimes more; then confirm it."""
        listed = self.screen.query_one(Choices)
        scene = self.screen.scene()
        while scene.ticking is not None:
            addable = scene.ticking.addable
            if scene.ticking.is_whole and not (addable and rng.below(2)):
                break
            listed.pick(scene.options.index(addable[rng.below(len(addable))]) + 1)
            await self.pilot.pause(0.01)
            scene = self.screen.scene()
        listed.pick(len(scene.options))
        await self.pilot.pause(0.01)

    async def play(self, choices: int, seed: int = 1) -> None:
        """Make that many choices, not attempting the ritual early.

        Without the keyboard, since a pressed key waits for the whole screen to settle.
        """
        rng = Rng(seed, "test")
        for _ in range(choices):
            await self.until_asked()
            scene = self.screen.scene()
            decision = scene.asked
            if decision is None:
                return
            if scene.ticking is not None:
                await self.tick_and_confirm(rng)
                continue
            offered = [
                number
                for number, option in enumerate(decision.options[:9], 1)
                if option.verb != "ready"
            ]
            self.screen.query_one(Choices).pick(offered[rng.below(len(offered))])
            await self.pilot.pause(0.01)


@asynccontextmanager
async def at_table(
    folder: Path,
    *seats: Seat,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    pace: str = "off",
    seed: int = 5,
    game: Game[Any] | None = None,
    **setup: object,
) -> AsyncIterator[Player]:
    """A new game, of Final Hour if none is named, in a terminal of that size."""
    game = game or games.game("final_hour")
    table = Table.begin(game, {"seats": len(seats), **setup}, seed, seats)
    app = KadathApp(language, Saves(folder), pace=PACE[pace])
    async with sitting(app, table, size) as player:
        yield player


@asynccontextmanager
async def at_record(
    folder: Path, record: Record, *seats: Seat, size: tuple[int, int] = SMALL
) -> AsyncIterator[Player]:
    """A game that was played up to here, in a terminal of that size."""
    table, misfit = resume(games.game(record.game), record, seats)
    assert misfit is None
    app = KadathApp("en", Saves(folder), pace=PACE["off"])
    async with sitting(app, table, size) as player:
        yield player


@asynccontextmanager
async def sitting(app: KadathApp, table: Table, size: tuple[int, int]) -> AsyncIterator[Player]:
    """Somebody at a table of this program."""
    told: list[str] = []

    def hear(message: Message) -> None:
        if isinstance(message, Notify):
            told.append(message.notification.message)

    async with app.run_test(size=size, message_hook=hear) as pilot:
        app.open_table(table, app.saves.new_path(table.game.name))
        await pilot.pause()
        yield Player(app, pilot, told)
