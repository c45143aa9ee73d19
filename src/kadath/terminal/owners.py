"""What the owners of seats are called."""

from __future__ import annotations

from kadath.table import Seat

from .words import Words


def bot_name(bot: str, words: Words) -> str:
    """A kind of bot, with a name that says how it plays."""
    return words("terminal-owner-bot", how=words(f"bot-{bot}"))


def owner_text(seat: Seat, words: Words) -> str:
    """The person or the bot that a seat belongs to."""
    return bot_name(seat.owner, words) if seat.is_bot else seat.owner
