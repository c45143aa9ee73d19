"""The messages that the server sends on the socket; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Literal

import msgspec

from kadath.kernel.views import View

from .shapes import (
    Advice,
    Chance,
    ChatMessage,
    Decision,
    Foreseen,
    Guidance,
    HandShown,
    LogPart,
    Moment,
    OptionText,
    Outcome,
    Person,
    ReasonText,
    Stakes,
    Summary,
    TableInfo,
    Thing,
    Ticked,
    UndoPlan,
)

PROTOCOL = 1


class ServerMessage(msgspec.Struct, tag_field="type"):
    """The base of all messages that the server sends on the socket."""


class Hello(ServerMessage, tag="hello"):
    """The first message."""

    protocol: int
    version: str
    person: Person
    now: str


class Ok(ServerMessage, tag="ok", omit_defaults=True):
    """A request was carried out, and stored."""

    id: int
    table: str | None = None
    version: int | None = None


class Err(ServerMessage, tag="error", omit_defaults=True):
    """A request was refused, and nothing has changed."""

    id: int | None
    code: str
    text: str
    offered: list[str] | None = None
    table: str | None = None
    version: int | None = None


class Pong(ServerMessage, tag="pong"):
    """The answer to `ping`."""

    id: int
    now: str


class Gone(ServerMessage, tag="gone"):
    """The reader no longer sees this table."""

    table: str
    code: Literal["removed", "left", "forgotten"]
    text: str


class Told(ServerMessage, tag="told"):
    """The outcome of something that the reader asked the others at a table."""

    table: str
    text: str


class Mine(ServerMessage, tag="mine"):
    """One of the reader's tables changed that this socket is not subscribed to."""

    table: Summary


class Table(TableInfo, tag_field="type", tag="table"):
    """A table apart from its game; sent in full whenever any of it changes."""


class Update(ServerMessage, tag="update"):
    """The game as the reader may see it."""

    table: str
    after: int | None
    version: int
    views: list[View]
    names: dict[str, str]
    """The names of things in the views, by `kind/name`, that were not sent before."""
    decision: Decision | None
    foreseen: list[Foreseen]
    """What other seats of the reader will be asked, as far as they can foresee it."""
    log: LogPart
    moments: list[Moment] | None
    """What each of these entries changed; None if this does not follow on the last update."""
    silent: list[int]
    undo: UndoPlan | None
    outcome: Outcome | None
    passed: int
    shown: list[HandShown]
    guide: Guidance | None = None
    """What the guide of a tutorial says to the reader, if they are asked."""


class Chat(ServerMessage, tag="chat"):
    """Chat messages; `from` is the number of the first of them."""

    table: str
    start: int = msgspec.field(name="from")
    messages: list[ChatMessage]


class Point(ServerMessage, tag="point"):
    """Somebody points at something."""

    table: str
    person: str
    thing: Thing | None


class Hint(ServerMessage, tag="hint"):
    """What search would do."""

    id: int
    table: str
    version: int
    best: list[str]
    """The option to choose, or all that should be ticked where several things are chosen."""
    why: str
    """The game's reason; empty if it has none."""
    options: list[Advice]


class Odds(ServerMessage, tag="odds"):
    """The odds as far as the reader can tell: as things stand, and with each option."""

    id: int
    table: str
    version: int
    standing: float | None
    options: list[Chance]


class WhyNot(ServerMessage, tag="why_not"):
    """What hinders the reader from doing more with a thing; empty if nothing does."""

    id: int
    table: str
    version: int
    reasons: list[ReasonText]


class Weighed(ServerMessage, tag="weighed"):
    """What the reader's ticks mean, and the texts of the options as they are after them."""

    id: int
    table: str
    version: int
    ticked: Ticked
    prompt: str
    options: list[OptionText]
    chance: float | None
    """The chance that the attempt succeeds with these ticks; None if there is none."""
    stakes: Stakes | None = None
    """The stakes of the attempt with these ticks."""


class WhatIf(ServerMessage, tag="what_if"):
    """A copy to try things out on is ready."""

    id: int
    table: str
    sandbox: str


SERVER_MESSAGES = (
    Hello,
    Table,
    Update,
    Chat,
    Point,
    Hint,
    Odds,
    WhyNot,
    Weighed,
    WhatIf,
    Told,
    Mine,
    Gone,
    Ok,
    Err,
    Pong,
)
"""All messages that the server sends on the socket."""
