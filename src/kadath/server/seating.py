"""Seats: sitting down, getting ready, handing over, leaving; and what the host may do."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from kadath.bots import BOTS
from kadath.kernel.capabilities import Teaches
from kadath.kernel.errors import KadathError
from kadath.kernel.game import Game
from kadath.table import Table
from kadath.text.set_words import SetNeeded

from .bringing import check, with_brought
from .info import Brought, Info, Member, SeatInfo
from .messages import NameOf
from .playing import Spoilt
from .problems import Refused, needs_set
from .room import Room
from .shapes import Options, Person
from .table_store import Message, now
from .tokens import new_seed, new_token

MOST_PEOPLE = 60


def checked_setup(game: Game[Any], setup: dict[str, Any]) -> int:
    """The number of seats of a set-up; `Refused` if the game does not accept it."""
    for value in setup.values():
        # In Python True == 1 and 2.0 == 2; neither may get into a record.
        if type(value) not in (str, int) and not (
            isinstance(value, list) and all(isinstance(one, str) for one in value)
        ):
            raise Refused("bad-setup")
    try:
        return game.seats(game.new(setup, 0))
    except SetNeeded as error:
        raise needs_set(error) from error
    except KadathError as error:
        offered = [error.accepted] if error.accepted else None
        raise Refused("bad-setup", offered=offered, because=error) from error


def checked_bot(name: str) -> str:
    """The name of a bot; `Refused` if there is no such bot."""
    if name not in BOTS:
        raise Refused("no-such-thing", offered=list(BOTS))
    return name


def notice(code: str, person: Person, **args: Any) -> Message:
    """A notice to everybody at the table."""
    return Message(now(), person.id, person.name, code=code, args={"name": person.name, **args})


# --- for everybody ---------------------------------------------------------------------------


async def join(room: Room, person: Person, spectator: bool) -> None:
    """Join the table, as a player or as a spectator; in the lobby a player gets a free seat."""
    member = room.info.member(person.id)
    if member is not None and (spectator or not member.spectator):
        return
    if spectator and not room.info.options.spectators:
        raise Refused("not-allowed")
    if member is None and len(room.info.members) >= MOST_PEOPLE:
        raise Refused("too-many")
    info = room.info.draft()
    info.members = [one for one in info.members if one.person != person.id]
    info.members.append(Member(person.id, spectator))
    notices = [notice("joined", person)]
    for number, seat in enumerate(info.seats):
        # A returning player gets their seat back, even from a bot.
        if not spectator and seat.owner is None and seat.left_by == person.id:
            info.seats[number] = SeatInfo(person.id)
            notices.append(notice("came-back", person, seat=number + 1))
    # In a game that has begun, a free seat has a hand that nobody should see by accident.
    if not spectator and room.table is None and not info.seats_of(person.id):
        free = _first_free(info, person)
        if free is not None:
            info.seats[free] = SeatInfo(person.id)
            notices.append(notice("sat-down", person, seat=free + 1))
    await room.keep(info, messages=notices)


async def sit(room: Room, person: Person, number: int) -> None:
    """Take a free seat."""
    info = room.info.draft()
    seat = _seat(info, number)
    member = info.member(person.id)
    if member is None or member.spectator:
        raise Refused("not-allowed")
    if seat.owner == person.id:
        return
    if seat.owner is not None or (seat.bot is not None and info.host != person.id):
        raise Refused("seat-taken")
    if seat.removed_by == person.id:
        raise Refused("not-allowed")
    _unseat(info, number)
    info.seats[number] = SeatInfo(person.id)
    await room.keep(info, messages=[notice("sat-down", person, seat=number + 1)])


async def stand(room: Room, person: Person, number: int) -> None:
    """Give up a seat, so that anybody can take it."""
    info = room.info.draft()
    if _seat(info, number).owner != person.id:
        raise Refused("not-allowed")
    _unseat(info, number, left_by=person.id)
    await room.keep(info, messages=[notice("stood-up", person, seat=number + 1)])


async def bring(room: Room, person: Person, number: int, brought: Brought) -> None:
    """Set the figure and deck of a seat; players do it for their own, the host for bots.

    Anything that the game does not accept, such as an illegal deck, is refused with the reasons.
    """
    if room.table is not None:
        raise Refused("not-now")
    info = room.info.draft()
    seat = _seat(info, number)
    if person.id != (seat.owner or info.host):
        raise Refused("not-allowed")
    others = [*info.seats[:number], *info.seats[number + 1 :]]
    seat.brings = brought

    def judge() -> None:
        check(room.game, brought, others)
        checked_setup(room.game, with_brought(room.game, info))

    await asyncio.to_thread(judge)
    await room.keep(info)


async def get_ready(room: Room, person: Person, ready: bool) -> None:
    """Mark a player as ready or not; the game begins when all are, and no seat is free."""
    if room.table is not None:
        raise Refused("not-now")
    info = room.info.draft()
    own = info.seats_of(person.id)
    if not own:
        raise Refused("not-allowed")
    for number in own:
        info.seats[number].ready = ready
    await begin_if_ready(room, info)


async def begin_if_ready(room: Room, info: Info, *messages: Message) -> None:
    """Store the table as it is now, and begin the game if everybody is ready."""
    waits = any(seat.is_free or not (seat.ready or seat.bot) for seat in info.seats)
    if room.table is not None or waits or not any(seat.owner for seat in info.seats):
        await room.keep(info, messages=messages)
        return
    try:
        table = _begun(room.game, info)
    except KadathError as error:
        raise Refused("bad-setup", because=error) from error
    info.setup = table.record.setup
    room.begin(table, table.state.clone(), [0])
    try:
        await room.keep(info, messages=[*messages, Message(now(), code="begun")])
    except Refused as refusal:
        raise Spoilt(refusal) from refusal


def _begun(game: Game[Any], info: Info) -> Table:
    if info.guide is not None and isinstance(game, Teaches):
        return Table.begin_guided(game, info.table_seats())
    return Table.begin(game, with_brought(game, info), new_seed(), info.table_seats())


async def use_bot(
    room: Room, person: Person, number: int, bot: str | None, name_of: NameOf
) -> None:
    """Hand a seat to a bot, or take it back; the host may do it if the owner is away."""
    info = room.info.draft()
    seat = _seat(info, number)
    who = _stands_in(room, info, person, seat)
    if seat.bot == bot:
        return
    if bot is None:
        seat.bot = None
        news = notice("bot-stops", person, seat=number + 1)
    else:
        seat.bot = checked_bot(bot)
        info.undo = None
        news = notice("bot-plays", person, seat=number + 1, bot=bot)
        if who is not None:
            news = notice("seat-bot", person, seat=number + 1, bot=bot, who=name_of(who))
    await begin_if_ready(room, info, news)


def _stands_in(room: Room, info: Info, person: Person, seat: SeatInfo) -> str | None:
    """The absent owner for whom the host decides about a seat in play, if there is one.

    `Refused` if the owner is still here: whoever gets a seat sees its hand.
    """
    if seat.owner == person.id:
        return None
    if info.host != person.id:
        raise Refused("not-allowed")
    if room.table is None or seat.owner is None:
        return None
    if not room.is_absent(seat.owner):
        raise Refused("still-here")
    return seat.owner


async def leave(room: Room, person: Person) -> None:
    """Leave the table; the person's seats become free, and somebody else becomes host."""
    info = room.info.draft()
    _send_away(info, person.id, left_by=person.id)
    await room.keep(info, messages=[notice("left", person)])


# --- for the host ----------------------------------------------------------------------------


async def set_up(
    room: Room,
    person: Person,
    setup: dict[str, Any] | None,
    name: str | None,
    options: dict[str, bool] | None,
) -> None:
    """Change the set-up before the game, the name, or what is allowed."""
    info = _hosted(room, person)
    if setup is not None:
        if room.table is not None:
            raise Refused("not-now")
        count = checked_setup(room.game, setup)
        info.setup = setup
        more = [SeatInfo() for _ in range(count - len(info.seats))]
        info.seats = [*info.seats[:count], *more]
        for seat in info.seats:
            # Players were ready for another set-up, and made their choices for it.
            seat.ready, seat.brings = False, Brought()
    if name is not None:
        info.name = name
    if options is not None:
        try:
            info.options = msgspec.convert(
                {**msgspec.to_builtins(info.options), **options}, Options
            )
        except msgspec.ValidationError as error:
            raise Refused("malformed") from error
    await room.keep(info)


async def give(room: Room, person: Person, number: int, to: Person | None, name_of: NameOf) -> None:
    """Give a seat to somebody at the table, or free it; the host may do it for an absent owner."""
    info = room.info.draft()
    seat = _seat(info, number)
    if room.is_sandbox:
        raise Refused("not-allowed")
    who = _stands_in(room, info, person, seat)
    if to is not None:
        member = info.member(to.id)
        if member is None:
            raise Refused("no-such-thing")
        if seat.removed_by == to.id:
            raise Refused("not-allowed")
        member.spectator = False
    if seat.owner == (to.id if to is not None else None):
        return
    _unseat(info, number)
    info.seats[number].owner = to.id if to is not None else None
    news = notice("gave-seat", person, seat=number + 1)
    if who is not None:
        names = {"who": name_of(who), "seat": number + 1}
        news = notice("seat-freed", person, **names)
        if to is not None:
            news = notice("seat-taken-over", person, **names, whom=to.name)
    await room.keep(info, messages=[news])


async def remove(room: Room, person: Person, away: Person) -> None:
    """Remove somebody from the table, and revoke the links they know."""
    info = _hosted(room, person)
    if away.id == person.id:
        raise Refused("not-allowed")
    if info.member(away.id) is None:
        raise Refused("no-such-thing")
    # Before the game a seat holds nothing secret.
    by = person.id if room.table is not None else ""
    _send_away(info, away.id, removed_by=by)
    new_links(info)
    await room.keep(info, messages=[notice("removed", person, who=away.name)])


async def make_host(room: Room, person: Person, to: Person) -> None:
    """Make somebody else the host."""
    info = _hosted(room, person)
    if info.member(to.id) is None:
        raise Refused("no-such-thing")
    info.host = to.id
    await room.keep(info, messages=[notice("new-host", to)])


async def renew_links(room: Room, person: Person) -> None:
    """Revoke the current links, and make new ones."""
    info = _hosted(room, person)
    new_links(info)
    await room.keep(info)


def new_links(info: Info) -> None:
    """Create new links for a table."""
    info.play = new_token()
    info.watch = new_token() if info.options.spectators else None


def _hosted(room: Room, person: Person) -> Info:
    if room.info.host != person.id or room.is_sandbox:
        raise Refused("not-allowed")
    return room.info.draft()


def _seat(info: Info, number: int) -> SeatInfo:
    if number >= len(info.seats):
        raise Refused("no-such-thing")
    return info.seats[number]


def _first_free(info: Info, person: Person) -> int | None:
    """The first seat that a person may take by themselves."""
    free = (
        number
        for number, seat in enumerate(info.seats)
        if seat.is_free and seat.removed_by != person.id
    )
    return next(free, None)


def _unseat(info: Info, number: int, left_by: str = "", removed_by: str = "") -> None:
    removed_by = removed_by or info.seats[number].removed_by
    info.seats[number] = SeatInfo(left_by=left_by, removed_by=removed_by)
    # The undo request was addressed to other people.
    info.undo = None


def _send_away(info: Info, person: str, left_by: str = "", removed_by: str = "") -> None:
    for number in info.seats_of(person):
        _unseat(info, number, left_by, removed_by)
    info.members = [one for one in info.members if one.person != person]
    if info.host == person:
        following = [seat.owner for seat in info.seats if seat.owner is not None]
        following += [one.person for one in info.members]
        info.host = following[0] if following else ""
