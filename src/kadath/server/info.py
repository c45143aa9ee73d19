"""Everything stored of a table apart from its game: its name, seats, people and links."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

from kadath.kernel.game import Held
from kadath.table import Prepared, Seat

from .shapes import Options


class Brought(msgspec.Struct):
    """The figure and the deck, with its name, that somebody brings; empty if not chosen."""

    figure: str = ""
    deck: str = ""
    deck_name: str = ""


class SeatInfo(msgspec.Struct):
    """A seat: its owner, the bot that plays it, if any, its standing orders, and what it shows."""

    owner: str | None = None
    bot: str | None = None
    ready: bool = False
    orders: dict[str, Any] = msgspec.field(default_factory=dict)
    open: bool = False
    """Whether everybody may see the hand."""
    shown: list[Held] = msgspec.field(default_factory=list)
    """The cards in hand that everybody may see until the seat chooses again."""
    prepared: list[Prepared] = msgspec.field(default_factory=list)
    """The answer that it has prepared; only its owner may see it."""
    left_by: str = ""
    """Its absent owner, who gets it back on return, even from a bot."""
    brings: Brought = msgspec.field(default_factory=Brought)
    """What its owner has chosen for it before the game."""
    removed_by: str = ""
    """Who removed its owner; they may not take the seat and see its hand themselves."""

    @property
    def is_free(self) -> bool:
        """Whether neither a person nor a bot has it."""
        return self.owner is None and self.bot is None


class Member(msgspec.Struct):
    """Somebody at the table."""

    person: str
    spectator: bool = False


class Asked(msgspec.Struct):
    """A request to undo, and who has agreed so far; it is for one version only."""

    by: str
    version: int
    agreed: list[str]


class Info(msgspec.Struct):
    """What is stored of a table apart from its game. Change a copy, store it, then show it."""

    name: str
    setup: dict[str, Any]
    options: Options
    host: str
    seats: list[SeatInfo]
    members: list[Member]
    play: str
    watch: str | None
    undo: Asked | None = None
    again: str = ""
    """The table of the rematch, if there is one."""
    guide: list[tuple[int, str]] | None = None
    """The lessons given in a tutorial, each with a choice count; None without a guide."""
    seed_known_to: str = ""
    """Who imported the game as a record, and so may know how everything was dealt."""

    def draft(self) -> Info:
        """A copy to change."""
        return deepcopy(self)

    def member(self, person: str) -> Member | None:
        """A person's place at the table."""
        return next((one for one in self.members if one.person == person), None)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person, including those that a bot plays for them."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.owner == person)

    def table_seats(self) -> tuple[Seat, ...]:
        """The seats for `Table`; those of bots and of nobody never have to consent to an undo."""
        return tuple(
            Seat(seat.owner)
            if seat.owner is not None and seat.bot is None
            else Seat(seat.bot or "", is_bot=True)
            for seat in self.seats
        )
