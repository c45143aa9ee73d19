"""What people bring to a game: the figure they play, and a deck of their own."""

from __future__ import annotations

import secrets
from typing import Any

from kadath.kernel.capabilities import TakesDecks
from kadath.kernel.game import Game, SetupOption

from .info import Brought, Info, SeatInfo
from .problems import Refused

DECKS = "decks"
"""The set-up option that lists decks."""


def check(game: Game[Any], brought: Brought, others: list[SeatInfo]) -> None:
    """Refuse a figure that is unknown or taken, and a deck that is for another figure."""
    option = _figures(game)
    values = tuple(map(str, option.values)) if option is not None else ()
    # Who plays alone chooses when the table is set up.
    is_known = brought.figure in values and bool(others)
    if brought.figure and not is_known:
        raise Refused("no-such-thing", offered=values)
    if brought.deck and not (brought.figure and isinstance(game, TakesDecks)):
        raise Refused("no-such-thing")
    if brought.figure and brought.figure in [seat.brings.figure for seat in others]:
        raise Refused("figure-taken")
    if brought.deck and isinstance(game, TakesDecks):
        owner = game.deck(brought.deck, {}, "en").investigator
        if owner not in ("", brought.figure):
            raise Refused("bad-setup", offered=[owner])


def with_brought(game: Game[Any], info: Info) -> dict[str, Any]:
    """The set-up with what people bring; figures that nobody chose are drawn from the rest."""
    setup = dict(info.setup)
    option = _figures(game)
    chosen = {seat.brings.figure for seat in info.seats if seat.brings.figure}
    if option is None or not chosen:
        return setup
    given = setup.get(option.key, option.default)
    named = given if isinstance(given, list | tuple) else ()
    # A person's own choice wins over what the host had planned for another seat.
    planned = ["" if one in chosen else one for one in named]
    seats = len(info.seats)
    for_seats = [*planned[:seats], *[""] * (seats - len(planned))]
    wanted = [seat.brings.figure or one for seat, one in zip(info.seats, for_seats, strict=True)]
    # Some games have more figures than seats.
    more = [one for one in planned[seats:] if one]
    free = [str(one) for one in option.values if one not in (*wanted, *more)]
    secrets.SystemRandom().shuffle(free)
    setup[option.key] = [*(one or free.pop() for one in wanted), *more]
    if brought := [seat.brings.deck for seat in info.seats if seat.brings.deck]:
        setup[DECKS] = [*_others_decks(game, setup, chosen), *brought]
    return setup


def _figures(game: Game[Any]) -> SetupOption | None:
    """The set-up option for the figures that people play, if there is one."""
    return next((one for one in game.setup_options() if one.takes_several), None)


def _others_decks(game: Game[Any], setup: dict[str, Any], chosen: set[str]) -> list[str]:
    """The set-up's decks for investigators that nobody has chosen."""
    given = setup.get(DECKS)
    if not isinstance(game, TakesDecks) or not isinstance(given, list | tuple):
        return []
    return [one for one in given if game.deck(one, setup, "en").investigator not in chosen]
