"""The names of seat owners."""

from __future__ import annotations

from kadath.table import Seat

from .words import Words


def bot_name(bot: str, words: Words) -> str:
    """A kind of bot, by a name that says how it plays."""
    return words("terminal-owner-bot", how=words(f"bot-{bot}"))


def owner_text(seat: Seat, words: Words) -> str:
    """The person or bot that owns a seat."""
    return bot_name(seat.owner, words) if seat.is_bot else seat.owner
