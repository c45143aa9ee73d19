"""Who sits where: sitting down, getting ready, handing over, leaving; and what the host may do."""

from __future__ import annotations

from typing import Any

import msgspec

from kadath.bots import BOTS
from kadath.kernel.errors import KadathError
from kadath.kernel.game import Game
from kadath.table import Table
from kadath.text.set_words import SetNeeded

from .info import Info, Member, SeatInfo
from .playing import Spoilt
from .problems import Refused, needs_set
from .room import Room
from .shapes import Options, Person
from .table_store import Message, now
from .tokens import new_seed, new_token

MOST_PEOPLE = 60


def checked_setup(game: Game[Any], setup: dict[str, Any]) -> int:
    """How many seats a set-up has; `Refused` if the game does not take it."""
    for value in setup.values():
        # True is 1 and 2.0 is 2 to Python; neither may get into a record.
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
        raise Refused("bad-setup", offered=offered) from error


def checked_bot(name: str) -> str:
    """The name of a bot; `Refused` if there is none of that name."""
    if name not in BOTS:
        raise Refused("no-such-thing", offered=list(BOTS))
    return name


def notice(code: str, person: Person, **args: Any) -> Message:
    """Something that everybody at the table is told."""
    return Message(now(), person.id, person.name, code=code, args={"name": person.name, **args})


# --- for everybody ---------------------------------------------------------------------------


async def join(room: Room, person: Person, spectator: bool) -> None:
    """Come to the table, as one who may sit down or as a spectator."""
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
    await room.keep(info, messages=[notice("joined", person)])


async def sit(room: Room, person: Person, number: int) -> None:
    """Take a seat that is free."""
    info = room.info.draft()
    seat = _seat(info, number)
    member = info.member(person.id)
    if member is None or member.spectator:
        raise Refused("not-allowed")
    if seat.owner == person.id:
        return
    if seat.owner is not None or (seat.bot is not None and info.host != person.id):
        raise Refused("seat-taken")
    _unseat(info, number)
    info.seats[number] = SeatInfo(person.id)
    await room.keep(info, messages=[notice("sat-down", person, seat=number + 1)])


async def stand(room: Room, person: Person, number: int) -> None:
    """Leave one's seat to whoever wants it."""
    info = room.info.draft()
    if _seat(info, number).owner != person.id:
        raise Refused("not-allowed")
    _unseat(info, number)
    await room.keep(info, messages=[notice("stood-up", person, seat=number + 1)])


async def get_ready(room: Room, person: Person, ready: bool) -> None:
    """Say that one is ready; when all are, and no seat is free, the game begins."""
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
    """Keep the table as it is now, and begin if it has not and nobody is waited for."""
    waits = any(seat.is_free or not (seat.ready or seat.bot) for seat in info.seats)
    if room.table is not None or waits or not any(seat.owner for seat in info.seats):
        await room.keep(info, messages=messages)
        return
    try:
        table = Table.begin(room.game, info.setup, new_seed(), info.table_seats())
    except KadathError as error:
        raise Refused("bad-setup") from error
    info.setup = table.record.setup
    room.begin(table, table.state.clone(), [0])
    try:
        await room.keep(info, messages=[*messages, Message(now(), code="begun")])
    except Refused as refusal:
        raise Spoilt(refusal) from refusal


async def use_bot(room: Room, person: Person, number: int, bot: str | None) -> None:
    """Hand a seat to a bot, or take it back; the host may where nobody is there to do it."""
    info = room.info.draft()
    seat = _seat(info, number)
    is_absent = seat.owner is None or not room.is_here(seat.owner)
    if seat.owner != person.id and not (info.host == person.id and is_absent):
        raise Refused("not-allowed")
    if seat.bot == bot:
        return
    if bot is not None:
        seat.bot = checked_bot(bot)
        told = notice("bot-plays", person, seat=number + 1, bot=bot)
        info.undo = None
    else:
        seat.bot = None
        told = notice("bot-stops", person, seat=number + 1)
    await begin_if_ready(room, info, told)


async def leave(room: Room, person: Person) -> None:
    """Leave the table; one's seats are free, and somebody else is host."""
    info = room.info.draft()
    _send_away(info, person.id)
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
            # Whoever was ready was ready for something else.
            seat.ready = False
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


async def give(room: Room, person: Person, number: int, to: str | None) -> None:
    """Give a seat to somebody at the table, or leave it free: one's own, or as host any."""
    info = room.info.draft()
    seat = _seat(info, number)
    if person.id not in (seat.owner, info.host) or room.is_sandbox:
        raise Refused("not-allowed")
    if to is not None:
        member = info.member(to)
        if member is None:
            raise Refused("no-such-thing")
        member.spectator = False
    if seat.owner == to:
        return
    _unseat(info, number)
    info.seats[number] = SeatInfo(to)
    await room.keep(info, messages=[notice("gave-seat", person, seat=number + 1)])


async def remove(room: Room, person: Person, away: Person) -> None:
    """Send somebody away; the links they know no longer work."""
    info = _hosted(room, person)
    if away.id == person.id:
        raise Refused("not-allowed")
    if info.member(away.id) is None:
        raise Refused("no-such-thing")
    _send_away(info, away.id)
    new_links(info)
    await room.keep(info, messages=[notice("removed", person, who=away.name)])


async def make_host(room: Room, person: Person, to: Person) -> None:
    """Let somebody else be host."""
    info = _hosted(room, person)
    if info.member(to.id) is None:
        raise Refused("no-such-thing")
    info.host = to.id
    await room.keep(info, messages=[notice("new-host", to)])


async def renew_links(room: Room, person: Person) -> None:
    """Void the links that are about, and make new ones."""
    info = _hosted(room, person)
    new_links(info)
    await room.keep(info)


def new_links(info: Info) -> None:
    """Give a table links that nobody knows yet."""
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


def _unseat(info: Info, number: int) -> None:
    info.seats[number] = SeatInfo()
    # The wish to take back was put to other people.
    info.undo = None


def _send_away(info: Info, person: str) -> None:
    for number in info.seats_of(person):
        _unseat(info, number)
    info.members = [one for one in info.members if one.person != person]
    if info.host == person:
        following = [seat.owner for seat in info.seats if seat.owner is not None]
        following += [one.person for one in info.members]
        info.host = following[0] if following else ""
