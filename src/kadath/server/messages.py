"""What the server tells one reader about a table, apart from its game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, cast

from kadath import games
from kadath.kernel.game import Game
from kadath.table import UndoPlan as Plan
from kadath.table import answer_text, orders_from
from kadath.text.errors import NotSaid
from kadath.text.fluent import messages

from . import shapes
from .info import Info
from .room import Room
from .scene import in_words
from .shapes import (
    Attendant,
    ChatMessage,
    Door,
    Label,
    Links,
    Me,
    Outcome,
    Person,
    Present,
    SeatOrders,
    Summary,
    Wish,
)
from .table_store import Ended, Message, Row, Unreadable

NameOf = Callable[[str], str]
"""The name of a person, by id."""


def title(game: str, language: str) -> str:
    """The title of a game."""
    try:
        return messages(language).format(f"{game}-title")
    except NotSaid:
        return game


def door(game: str, language: str) -> Door | None:
    """The door of a game on the start page, if the game has texts for it."""
    bundle = messages(language)
    try:
        return Door(*(bundle.format(f"{game}-door-{part}") for part in Door.__struct_fields__))
    except NotSaid:
        return None


def setup_label(game: Game[Any], key: str, language: str) -> str:
    """The label of a set-up option."""
    try:
        return messages(language).format(f"{game.name}-setup-{key}")
    except NotSaid:
        return key


def setup_value(game: Game[Any], key: str, value: Any, language: str) -> str:
    """The text of a value of a set-up option."""
    if isinstance(value, list | tuple):
        return ", ".join(setup_value(game, key, one, language) for one in value)
    if isinstance(value, str | int):
        # Some numbers have a name, too. The option "investigators" takes several of a kind that is
        # named in the singular.
        for kind in (key, key.removesuffix("s")):
            try:
                return game.narrator().name(kind, value, language)
            except NotSaid:
                continue
    return str(value)


def setup_note(game: Game[Any], key: str, value: str | int, language: str) -> str:
    """What a value of a set-up option means for the players; empty if its text says it all."""
    try:
        return messages(language).format(f"{game.name}-about-{key}-{value}")
    except NotSaid:
        return ""


def setup_text(game: Game[Any], setup: dict[str, Any], language: str) -> list[Label]:
    """The relevant set-up choices, with their texts."""
    options = game.setup_options()
    chosen = {option.key: setup.get(option.key, option.default) for option in options}
    return [
        Label(
            option.key,
            chosen[option.key],
            setup_label(game, option.key, language),
            setup_value(game, option.key, chosen[option.key], language),
        )
        for option in options
        if option.counts(chosen)
    ]


def outcome_text(game: Game[Any], outcome: Ended | None, language: str) -> Outcome | None:
    """How a game ended."""
    if outcome is None:
        return None
    reason = outcome.reason
    text = in_words(
        game, lambda spoken: game.narrator().name("outcome", reason, spoken), language, reason
    )
    return Outcome(outcome.won, outcome.reason, outcome.rule, text)


def summary(row: Row, reader: Person, name_of: NameOf, is_here: Callable[[str], bool]) -> Summary:
    """A table on the reader's list of tables."""
    info = row.info
    deciding = info.seats[row.asked] if row.asked is not None else None
    waiting_for = deciding.owner if deciding is not None and deciding.bot is None else None
    game = games.game(row.game)
    unready = row.status == "gathering" and any(
        seat.owner == reader.id and not seat.ready for seat in info.seats
    )
    return Summary(
        row.id,
        info.name,
        row.game,
        title(row.game, reader.language),
        row.status,
        info.setup,
        [Present(one.person, name_of(one.person), is_here(one.person)) for one in info.members],
        seats(info),
        list(info.seats_of(reader.id)),
        info.host,
        waiting_for == reader.id or unready,
        waiting_for,
        row.choices,
        outcome_text(game, row.outcome, reader.language),
        row.updated,
    )


def unreadable(row: Unreadable, reader: Person) -> Summary:
    """A table on the reader's list of tables that cannot be opened."""
    name = title(row.game, reader.language)
    nobody: list[Any] = []
    ended = (False, None, row.choices, None, row.updated, False)
    return Summary(row.id, "", row.game, name, "finished", {}, nobody, nobody, nobody, "", *ended)


def seats(info: Info) -> list[shapes.Seat]:
    """The seats as everybody sees them."""
    return [
        shapes.Seat(
            number,
            seat.owner,
            seat.bot,
            seat.ready,
            seat.brings.figure or None,
            seat.brings.deck_name or None,
        )
        for number, seat in enumerate(info.seats)
    ]


def table_info(room: Room, reader: Person, name_of: NameOf) -> dict[str, Any]:
    """The fields of `TableInfo`."""
    info = room.info
    own = list(info.seats_of(reader.id))
    is_host = info.host == reader.id
    may_invite = not room.is_sandbox and (bool(own) or is_host)
    return {
        "table": room.id,
        "name": info.name,
        "game": room.game.name,
        "title": title(room.game.name, reader.language),
        "status": room.status,
        "what_if": room.is_sandbox,
        "setup": info.setup,
        "setup_text": setup_text(room.game, info.setup, reader.language),
        "options": info.options,
        "host": info.host,
        "people": [
            Attendant(one.person, name_of(one.person), room.is_here(one.person), one.spectator)
            for one in info.members
        ],
        "seats": seats(info),
        "me": Me(reader.id, own, is_host, [seat_orders(room, seat) for seat in own]),
        "links": links(info) if may_invite else None,
        "undo": _proposal(room, reader, name_of),
        "again": info.again or None,
        "seed_known_to": info.seed_known_to or None,
        "guided": info.guide is not None,
    }


def seat_orders(room: Room, seat: int) -> SeatOrders:
    """What a seat passes automatically."""
    held = orders_from(room.info.seats[seat].orders, room.game)
    return SeatOrders(seat, held.until_turn, cast("dict[str, Wish]", dict(held.wishes)))


def links(info: Info) -> Links:
    """The paths that invite others."""
    watch = f"/join/{info.watch}" if info.watch is not None else None
    return Links(f"/join/{info.play}", watch)


def _proposal(room: Room, reader: Person, name_of: NameOf) -> shapes.Proposal | None:
    request = room.info.undo
    if request is None or room.table is None:
        return None
    plan = room.table.plan_undo(request.by)
    if plan is None:
        return None
    return shapes.Proposal(
        request.by,
        plan.taken_back,
        plan.learned,
        plan.random,
        list(plan.others),
        list(plan.consent),
        request.agreed,
        undo_text(plan, reader.language, name_of),
        reader.id in plan.consent and reader.id not in request.agreed,
    )


def undo_plan(
    room: Room, reader: Person, name_of: NameOf, *, names_choice: bool
) -> shapes.UndoPlan | None:
    """What undoing the reader's last choice would mean; `names_choice` is slower."""
    if room.table is None:
        return None
    plan = room.table.plan_undo(reader.id)
    if plan is None:
        return None
    needed = [one for one in plan.consent if one != reader.id]
    return shapes.UndoPlan(
        plan.taken_back,
        plan.learned,
        plan.random,
        list(plan.others),
        needed,
        undo_text(plan, reader.language, name_of),
        _undone_text(room, plan, reader.language) if names_choice else None,
    )


def _undone_text(room: Room, plan: Plan, language: str) -> str:
    """The choice that would be undone, as it was offered."""
    assert room.table is not None
    answer, game = room.table.answer_after(plan.length), room.game
    return in_words(
        game, lambda spoken: answer_text(game, answer, spoken), language, answer[-1][1].key
    )


def undo_text(plan: Plan, language: str, name_of: NameOf) -> str:
    """What undoing would mean, in words."""
    names = ", ".join(name_of(one) for one in plan.others)
    return _undo_text(language, plan.taken_back, plan.learned, plan.random, names)


@lru_cache(1000)
def _undo_text(language: str, taken_back: int, learned: bool, random: bool, names: str) -> str:
    say = messages(language).format
    parts = [say("server-undo", count=taken_back)]
    if learned:
        parts.append(say("server-undo-learned"))
    if random:
        parts.append(say("server-undo-random"))
    if names:
        parts.append(say("server-undo-others", names=names))
    if not (learned or random or names):
        parts.append(say("server-undo-free"))
    return " ".join(parts)


def chat_message(game: Game[Any], message: Message, language: str) -> ChatMessage:
    """A chat message as it was written, or a notice in the reader's language."""
    if not message.code:
        return ChatMessage("said", message.person, message.name, message.text, message.at)
    args = dict(message.args)
    if "card" in args:
        args["card"] = game.narrator().name("card", args["card"], language)
    if "bot" in args:
        args["bot"] = messages(language).format(f"bot-{args['bot']}")
    text = messages(language).format(f"server-notice-{message.code}", **args)
    return ChatMessage("notice", message.person, message.name, text, message.at)
