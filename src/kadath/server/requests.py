"""The requests that clients send on the socket; anything else is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .shapes import Thing

MOST_TEXT = 500
MOST_NAME = 40
MOST_KEYS = 64
MOST_KEY = 200
MOST_DECK = 8000

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(min_length=1, max_length=MOST_KEY)]
Text = Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
OccasionKind = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=20)]
LanguageCode = Annotated[str, Meta(min_length=2, max_length=2)]


class Request(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """The base of all requests."""

    id: Number


class Seen(msgspec.Struct, forbid_unknown_fields=True):
    """What the client has: a version, and how much of the log and chat."""

    version: Number
    log: Number = 0
    chat: Number = 0


class Subscribe(Request, tag="subscribe"):
    """Show me a table, from what I have of it."""

    table: TableId
    seen: Seen | None = None


class AtTable(Request):
    """The base of requests about a table that the client is subscribed to."""

    table: TableId


class Unsubscribe(AtTable, tag="unsubscribe"):
    """Stop showing it to me."""


class Choose(AtTable, tag="choose"):
    """I choose this."""

    version: Number
    key: Key


class Confirm(AtTable, tag="confirm"):
    """I choose all of these together, and no more."""

    version: Number
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Prepare(AtTable, tag="prepare"):
    """When this seat of mine is asked what it foresees, I choose this next."""

    seat: SeatNumber
    key: Key


class PrepareSeveral(AtTable, tag="prepare_several"):
    """When this seat of mine is asked what it foresees, I choose all of these together."""

    seat: SeatNumber
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]


class Withdraw(AtTable, tag="withdraw"):
    """Drop what I have prepared for this seat."""

    seat: SeatNumber


class Undo(AtTable, tag="undo"):
    """I would like to undo my last choice."""

    version: Number


class UndoAnswer(AtTable, tag="undo_answer"):
    """I agree to the undo, or not."""

    version: Number
    agree: bool


class Talk(AtTable, tag="chat"):
    """I say something."""

    text: Text


class PointAt(AtTable, tag="point"):
    """Look at this."""

    thing: Thing | None


class ShowCard(AtTable, tag="show"):
    """Show this card in my hand to everybody, or stop showing it."""

    seat: SeatNumber
    card: Number
    face: Key
    shown: bool


class OpenHand(AtTable, tag="open"):
    """Show this hand of mine to everybody from now on, or stop."""

    seat: SeatNumber
    open: bool


class Sit(AtTable, tag="sit"):
    """I take this seat."""

    seat: SeatNumber


class Stand(AtTable, tag="stand"):
    """I leave this seat."""

    seat: SeatNumber


class Bring(AtTable, tag="bring"):
    """Before the game: whom this seat plays, and with which deck of mine; none: as it comes."""

    seat: SeatNumber
    figure: Key | None = None
    deck: Annotated[str, Meta(max_length=MOST_DECK)] | None = None
    deck_name: Name | None = None


class Ready(AtTable, tag="ready"):
    """I am ready, or not any more."""

    ready: bool


class UseBot(AtTable, tag="bot"):
    """A bot plays this seat from now on; without a bot, its owner does."""

    seat: SeatNumber
    bot: BotName | None


class Leave(AtTable, tag="leave"):
    """I leave the table."""


class AskHint(AtTable, tag="hint"):
    """What would search do?"""

    version: Number


class Weigh(AtTable, tag="weigh"):
    """What would it mean to confirm these? Nobody else learns of this."""

    version: Number
    keys: Annotated[list[Key], Meta(max_length=MOST_KEYS)]
    seat: SeatNumber | None = None
    """A seat of mine that is not asked yet, if I am preparing its answer."""


class AskOdds(AtTable, tag="odds"):
    """How likely is success now, and with each option?"""

    version: Number


class AskWhyNot(AtTable, tag="why_not"):
    """Why may I do nothing, or nothing more, with this?"""

    version: Number
    thing: Thing


class GiveOrders(AtTable, tag="orders"):
    """What this seat of mine passes from now on; what is not given stays as it was."""

    seat: SeatNumber
    until_turn: bool | None = None
    wishes: dict[OccasionKind, Literal["ask", "pass", "stop"]] = msgspec.field(default_factory=dict)


class LeaveGuide(AtTable, tag="leave_guide"):
    """I play on without the guide."""


class AskWhatIf(AtTable, tag="what_if"):
    """Let me try something out, from what this seat of mine knows."""

    version: Number
    seat: SeatNumber


class SetUp(AtTable, tag="set_up"):
    """The host changes the set-up, the name or what is allowed."""

    setup: dict[str, Any] | None = None
    name: Name | None = None
    options: dict[str, bool] | None = None


class Give(AtTable, tag="give"):
    """The host gives a seat to somebody, or leaves it free."""

    seat: SeatNumber
    person: PersonId | None


class Remove(AtTable, tag="remove"):
    """The host removes somebody."""

    person: PersonId


class MakeHost(AtTable, tag="host"):
    """The host makes somebody else host."""

    person: PersonId


class SpeakLanguage(Request, tag="language"):
    """I read in this language from now on."""

    language: LanguageCode


class Ping(Request, tag="ping"):
    """Is anybody there?"""


REQUESTS = (
    Subscribe
    | Unsubscribe
    | Choose
    | Confirm
    | Prepare
    | PrepareSeveral
    | Withdraw
    | Undo
    | UndoAnswer
    | Talk
    | PointAt
    | ShowCard
    | OpenHand
    | Sit
    | Stand
    | Bring
    | Ready
    | UseBot
    | Leave
    | AskHint
    | AskOdds
    | AskWhyNot
    | Weigh
    | GiveOrders
    | LeaveGuide
    | AskWhatIf
    | SetUp
    | Give
    | Remove
    | MakeHost
    | SpeakLanguage
    | Ping
)
"""All requests."""

decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(REQUESTS)
