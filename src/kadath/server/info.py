"""What a table is besides its game: its name, seats, people and links, as it is kept."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec

from kadath.kernel.game import Held
from kadath.table import Prepared, Seat

from .shapes import Options


class Brought(msgspec.Struct):
    """Whom somebody plays, and the deck that they bring, with its name; empty: nothing is said."""

    figure: str = ""
    deck: str = ""
    deck_name: str = ""


class SeatInfo(msgspec.Struct):
    """Whose seat it is, which bot plays it, if any, what it passes automatically, what it shows."""

    owner: str | None = None
    bot: str | None = None
    ready: bool = False
    orders: dict[str, Any] = msgspec.field(default_factory=dict)
    open: bool = False
    """Whether everybody may look into the hand."""
    shown: list[Held] = msgspec.field(default_factory=list)
    """The cards of the hand that everybody may look at until the seat chooses again."""
    prepared: list[Prepared] = msgspec.field(default_factory=list)
    """What it has prepared to answer once it is asked; its owner's alone to see."""
    left_by: str = ""
    """Its absent owner, who gets it back on return, even from a bot."""
    brings: Brought = msgspec.field(default_factory=Brought)
    """What its owner has chosen for it before the game."""
    removed_by: str = ""
    """Who removed its owner: they may not look into that hand themselves."""

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
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
    """All that is kept of a table besides its game. Change a copy, keep it, then show it."""

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
    """The table at which the same people play once more, if they do."""
    guide: list[tuple[int, str]] | None = None
    """What the guide of a first game has explained, each after so many choices; None: no guide."""
    seed_known_to: str = ""
    """Who brought the game as a record, and so may know how everything was dealt."""

    def draft(self) -> Info:
        """A copy to change."""
        return deepcopy(self)

    def member(self, person: str) -> Member | None:
        """A person's place at the table."""
        return next((one for one in self.members if one.person == person), None)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that belong to a person, also those that a bot plays for them."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.owner == person)

    def table_seats(self) -> tuple[Seat, ...]:
        """The seats as the table knows them: what a bot plays, or nobody, asks for no consent."""
        return tuple(
            Seat(seat.owner)
            if seat.owner is not None and seat.bot is None
            else Seat(seat.bot or "", is_bot=True)
            for seat in self.seats
        )
