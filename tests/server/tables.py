"""Tables of Final Hour with people at them."""

from __future__ import annotations

import random
from typing import Any

from kadath.server.room import Room

from .serving import Guest, Live, Running


def two_at_a_table(server: Running, **wanted: Any) -> tuple[str, Guest, Guest]:
    """Ada, who reads Polish and is host, and Ben, who reads Ukrainian; the game has begun."""
    ada, ben = server.guest("Ada", "pl"), server.guest("Ben", "uk")
    table = ada.new_table(**({"setup": {"seats": 2}} | wanted))
    invite(ada, ben, table)
    with ada.live() as hers, ben.live() as his:
        his.do("sit", table=table, seat=1)
        hers.do("ready", table=table, ready=True)
        his.do("ready", table=table, ready=True)
    return table, ada, ben


def invite(host: Guest, guest: Guest, table: str, link: str = "play") -> None:
    """Let somebody come by a link."""
    links = host.get(f"/api/tables/{table}")["links"]
    guest.post("/api/join", token=links[link].removeprefix("/join/"))


def alone(server: Running, seats: int = 2, **setup: Any) -> tuple[str, Guest]:
    """Somebody who runs all seats of a game that has begun."""
    ada = server.guest("Ada")
    table = ada.new_table(setup={"seats": seats, **setup}, seats=["me"] * seats, ready=True)
    return table, ada


def play(table: str, lives: list[Live], choices: int, seed: int = 1) -> int:
    """Let whoever is asked choose at random, mostly not the ritual; how many choices were made."""
    dice = random.Random(seed)
    for made in range(choices):
        together(table, lives)
        if lives[0].updates[table]["decision"] is None:
            return made
        chooser = asked(table, lives)
        keys = [key for key in chooser.keys(table) if not key.startswith("ready")]
        chooser.choose(table, dice.choice(keys))
    together(table, lives)
    return choices


def lasting(server: Running, choices: int, seed: int = 1) -> tuple[str, Guest]:
    """Somebody alone at a game that goes on after so many choices."""
    table, ada = alone(server)
    with ada.live() as live:
        live.subscribe(table)
        assert play(table, [live], choices, seed) == choices
        assert live.updates[table]["decision"] is not None
    return table, ada


def together(table: str, lives: list[Live]) -> None:
    """Wait until everybody sees the same version."""
    newest = max(live.version(table) for live in lives)
    for live in lives:
        while live.version(table) < newest:
            live.hear()


def play_until(table: str, lives: list[Live], condition: Any, seed: int = 1) -> None:
    """Play on until something is so."""
    for number in range(500):
        if condition():
            return
        assert play(table, lives, 1, seed + number) == 1, "the game ended before that"
    raise AssertionError("it never was so")


def asked(table: str, lives: list[Live]) -> Live:
    """Whoever is asked."""
    return next(live for live in lives if live.is_mine(table))


def two_at_once(room: Room) -> list[str] | None:
    """Two options that may be confirmed together, the second first; None if there are none."""
    several = room.table.state.several if room.table is not None else None
    if several is None:
        return None
    for first in several.addable(()):
        for second in several.addable((first,)):
            if several.is_whole((first, second)):
                return [second.key, first.key]
    return None
