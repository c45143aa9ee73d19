"""Letting the bots at a table choose when it is their turn."""

from __future__ import annotations

import asyncio
import logging
import secrets
from time import monotonic
from typing import TYPE_CHECKING

from kadath.kernel.codec import state_to_data
from kadath.table import GUIDED_SEED

from .fair import Asker
from .playing import apply
from .problems import Refused
from .room import Room

if TYPE_CHECKING:
    from .tables import Tables

log = logging.getLogger("kadath.server")

AFTER_REFUSAL = 1.0
"""How long a bot waits after a refusal, e.g. because the disk is full."""


def asked_bot(room: Room) -> int | None:
    """The seat at which a bot has to choose now, if any."""
    decision = room.table.state.decision if room.table is not None else None
    if decision is None or room.info.seats[decision.seat].bot is None:
        return None
    # If nobody is watching, the game pauses until somebody comes.
    return decision.seat if room.subscriptions else None


async def play_bots(tables: Tables, room: Room) -> None:
    """Let bots choose as long as it is their turn."""
    try:
        while not room.is_closed and (seat := asked_bot(room)) is not None:
            await _choose(tables, room, seat)
    finally:
        room.bot_task = None


async def _choose(tables: Tables, room: Room, seat: int) -> None:
    async with room.lock:
        bot = room.info.seats[seat].bot
        decision = room.table.state.decision if room.table is not None else None
        if bot is None or decision is None or room.table is None or decision.seat != seat:
            return
        version = room.version
        data = state_to_data(room.table.state)

    def is_asked() -> bool:
        # Meanwhile somebody may have undone a choice, taken the seat, or left the table.
        still = asked_bot(room) == seat and room.info.seats[seat].bot == bot
        return still and room.version == version

    began = monotonic()
    asker = Asker(room.info.host, room.id)
    # In a tutorial, bots play as its lessons expect.
    seed = GUIDED_SEED if room.info.guide is not None else None
    thought = tables.thinkers.choose(asker, room.game.name, data, seat, bot, seed)
    try:
        key = await room.while_wanted(thought, is_asked)
    except asyncio.CancelledError:
        if is_asked():
            raise
        return
    except Exception:
        log.exception("bot %s could not think at table %s", bot, room.id)
        # A broken bot must not block the game.
        key = secrets.choice(decision.options).key
    await asyncio.sleep(max(0.0, tables.settings.bot_pause - (monotonic() - began)))

    async def chosen() -> None:
        if room.table is not None and is_asked():
            await apply(room, room.table, seat, key)

    try:
        await tables.change(room, chosen)
    except Refused:
        await asyncio.sleep(AFTER_REFUSAL)
