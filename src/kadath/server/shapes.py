"""The parts that messages and responses are made of; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kadath.kernel.views import CountedView, ThingView

Status = Literal["gathering", "playing", "finished"]
Id = int | str
Wish = Literal["ask", "pass", "stop"]
Argument = int | str | list[int | str]


class Person(msgspec.Struct, frozen=True):
    """Somebody; the id is public."""

    id: str
    name: str
    language: str


class Problem(msgspec.Struct, omit_defaults=True):
    """What was wrong: a code for programs, a text for the reader."""

    code: str
    text: str
    offered: list[str] | None = None


class Thing(msgspec.Struct, frozen=True):
    """Something on the table."""

    kind: str
    id: Id


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What a table allows."""

    hints: bool = True
    what_if: bool = True
    spectators: bool = True


class Links(msgspec.Struct):
    """The paths that invite others."""

    play: str
    watch: str | None


class Seat(msgspec.Struct):
    """A seat as everybody sees it."""

    seat: int
    owner: str | None
    bot: str | None
    ready: bool
    figure: str | None = None
    """The figure that its owner wants to play, before the game."""
    deck: str | None = None
    """The name of the deck that they bring."""


class Present(msgspec.Struct):
    """Somebody on a list of tables."""

    id: str
    name: str
    here: bool


class Outcome(msgspec.Struct):
    """How a game ended."""

    won: bool
    reason: str
    rule: str
    text: str


class Door(msgspec.Struct):
    """The door of a game on the start page."""

    over: str
    """The line above its name."""
    title: str
    text: str
    time: str
    """How long it takes."""
    hard: str
    """How hard it is to learn and to win."""


class Summary(msgspec.Struct):
    """A table on a list."""

    table: str
    name: str
    game: str
    title: str
    status: Status
    setup: dict[str, Any]
    people: list[Present]
    seats: list[Seat]
    my_seats: list[int]
    host: str
    your_move: bool
    waiting_for: str | None
    choices: int
    outcome: Outcome | None
    updated: str
    readable: bool = True
    """Whether it can be opened; if not, what is left of it can be exported."""


class Attendant(msgspec.Struct):
    """Somebody at a table."""

    id: str
    name: str
    here: bool
    spectator: bool


class SeatOrders(msgspec.Struct):
    """What a seat passes without being asked: until its turn, and by kind of occasion."""

    seat: int
    until_turn: bool
    wishes: dict[str, Wish]


class Me(msgspec.Struct):
    """The reader at a table."""

    id: str
    seats: list[int]
    host: bool
    orders: list[SeatOrders]


class Label(msgspec.Struct):
    """A set-up choice."""

    key: str
    value: Any
    label: str
    text: str


class UndoPlan(msgspec.Struct):
    """What undoing the reader's last choice would mean."""

    taken_back: int
    learned: bool
    random: bool
    others: list[str]
    needed: list[str]
    text: str
    choice: str | None
    """What that choice was; sent only to a reader who has just come, and after an undo."""


class Proposal(msgspec.Struct):
    """Somebody asks to undo."""

    by: str
    taken_back: int
    learned: bool
    random: bool
    others: list[str]
    needed: list[str]
    agreed: list[str]
    text: str
    mine: bool


class TableInfo(msgspec.Struct):
    """A table apart from its game, for one reader."""

    table: str
    name: str
    game: str
    title: str
    status: Status
    what_if: bool
    setup: dict[str, Any]
    setup_text: list[Label]
    options: Options
    host: str
    people: list[Attendant]
    seats: list[Seat]
    me: Me
    links: Links | None
    undo: Proposal | None
    again: str | None
    seed_known_to: str | None
    """Who imported the game as a record, and so may know every card in it."""
    guided: bool
    """Whether it is a tutorial with a guide."""


class RuleText(msgspec.Struct):
    """A rule in our own words."""

    id: str
    title: str
    text: str
    heading: str
    topic: str | None


class TrailText(msgspec.Struct):
    """One step of the trail through the rulebook."""

    text: str
    rules: list[str]


class OptionText(msgspec.Struct):
    """Something that may be chosen."""

    key: str
    verb: str
    args: list[Id]
    text: str
    points: list[Thing]
    first: bool
    """Whether it is something to do first, after which the same question is asked again."""
    grave: bool = False
    """Whether it has lasting consequences, so that a single press should not choose it."""


class SeveralPart(msgspec.Struct):
    """A part of a choice of several: from `least` to `most` of these.

    If it is a number, the options are amounts of one thing in ascending order; picking none means
    0.
    """

    least: int
    most: int
    options: list[OptionText]
    number: bool = False


class Ticked(msgspec.Struct):
    """What is ticked of a choice of several, and what that means."""

    keys: list[str]
    addable: list[str]
    """What may be ticked in addition."""
    movable: list[str]
    """What may be ticked in place of another tick: another place for a thing, or amount."""
    swaps: dict[str, list[str]]
    """What may be ticked only if other ticks move, each with the resulting ticks."""
    whole: bool
    """Whether it may be confirmed now."""
    missing: int
    """How many more have to be ticked before it may be confirmed."""
    confirm: str
    """What confirming it will do."""


class Several(msgspec.Struct):
    """Several things are chosen, in any order, and confirmed together."""

    shape: Literal["set", "allotment", "arrangement"]
    ordered: bool
    """Whether the order of the ticks is part of the choice."""
    parts: list[SeveralPart]
    ticked: Ticked


class Stakes(msgspec.Struct):
    """What success and failure of an attempt would bring, in sentences."""

    success: list[str]
    failure: list[str]


class Decision(msgspec.Struct):
    """What the game waits for."""

    seat: int
    mine: bool
    ask: str
    prompt: str
    why: list[RuleText]
    trail: list[TrailText]
    options: list[OptionText] | None
    several: Several | None = None
    stakes: Stakes | None = None
    """The stakes, if it is asked during an attempt."""


class LessonText(msgspec.Struct):
    """A lesson of the guide, with the rules to read for more."""

    title: str
    text: str
    rules: list[RuleText]


class Guidance(msgspec.Struct):
    """What the guide of a tutorial says with a question."""

    lesson: LessonText | None
    """A new lesson, if one is due."""
    best: list[str]
    """What it would choose: one option, or all that it would tick."""
    why: str


class Foreseen(msgspec.Struct):
    """What a seat of the reader will be asked, and the answer they have prepared."""

    seat: int
    decision: Decision | None
    """What can be prepared next; None if the answer is complete."""
    prepared: list[str]
    """The texts of the prepared choices."""


class LogEntry(msgspec.Struct):
    """Something that happened."""

    kind: str
    args: dict[str, Argument]
    text: str
    choice: int


class LogPart(msgspec.Struct):
    """The end of the log: after the first `from` entries come these."""

    start: int = msgspec.field(name="from")
    entries: list[LogEntry]


class Move(msgspec.Struct, omit_defaults=True):
    """A thing, or an amount of what a number counts, went from one thing to another."""

    what: str
    """The key of a thing, or with an amount, the name of a number."""
    source: str | None = msgspec.field(name="from", default=None)
    target: str | None = msgspec.field(name="to", default=None)
    amount: int = 0


class Changes(msgspec.Struct, omit_defaults=True):
    """What changed among the things of one view."""

    things: dict[str, ThingView] = {}
    """The complete rows of those that are new or different."""
    gone: list[str] = []
    moves: list[Move] = []


class Moment(msgspec.Struct, omit_defaults=True):
    """What an entry of the log changed in each of the reader's views."""

    changed: list[Changes]
    round: int = 0
    """The round in which it was written; this and the next two are as in the progress of a view."""
    step: str | None = None
    counted: CountedView | None = None


class ChatMessage(msgspec.Struct):
    """A chat message, or a notice of something that happened at the table."""

    kind: Literal["said", "notice"]
    person: str | None
    name: str
    text: str
    at: str


class CardShown(msgspec.Struct):
    """A card in hand that everybody may see."""

    card: int
    face: str


class HandShown(msgspec.Struct):
    """What the owner of a hand shows of it: single cards, or all if it is open."""

    seat: int
    open: bool
    cards: list[CardShown]


class Advice(msgspec.Struct):
    """What search thinks of an option."""

    key: str
    share: float
    estimate: float


class Chance(msgspec.Struct):
    """The chance to succeed with an option."""

    key: str
    chance: float


class ReasonText(msgspec.Struct):
    """Why something is not offered: its option key, the rule that hinders it, and a sentence."""

    key: str
    rule: RuleText | None
    text: str
