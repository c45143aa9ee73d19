"""What a monster would do, found by doing it on a copy of the table.

Monsters act only on public information, so a forecast reveals no secrets.
"""

from __future__ import annotations

from itertools import groupby

from kadath.kernel.log import Log

from ..components.monsters import KILLER, KIND_OF, KINDS, RUNNER
from ..rules.activation import run
from ..rules.damage import damage_own_space
from ..rules.monster_move import follow_arrows, move_along_path
from ..rules.monsters import location_of, take_off
from ..state import FinalHourState
from .names import Names
from .values import in_words

OVERRUN = ("overrun", "overrun-by-damage")


def activated(names: Names, s: FinalHourState, token: int) -> str:
    """What activating a monster causes, icon by icon."""
    table, log = _copy(s)
    for icon in KINDS[KIND_OF[token]].icons:
        here = location_of(table, token)
        if not here or table.outcome is not None:
            break
        if icon == KILLER:
            table.note("strikes" if here in table.where else "strikes-nobody")
        elif icon != RUNNER:
            damage_own_space(table, token, here)
        elif here == table.ritual_site:
            table.note("stays")
        else:
            run(table, token, here)
    return _told(names, s, log)


def displaced(names: Names, s: FinalHourState, token: int) -> str:
    """Where a monster goes if the space under it is damaged."""
    table, log = _copy(s)
    here = location_of(table, token)
    take_off(table, token, here)
    table.damage[here] += 1
    follow_arrows(table, token, here)
    return _told(names, s, log)


def moved(names: Names, s: FinalHourState, token: int, there: int) -> str:
    """Where a monster ends up if a card moves it along a path."""
    table, log = _copy(s)
    here = location_of(table, token)
    take_off(table, token, here)
    move_along_path(table, token, here, there)
    if token in table.monsters[there]:
        return names.say("then-arrives")
    return _told(names, s, log)


def _copy(s: FinalHourState) -> tuple[FinalHourState, Log]:
    table = s.clone()
    table.log = []
    return table, table.log


def _told(names: Names, s: FinalHourState, log: Log) -> str:
    if any(entry.kind in OVERRUN for entry in log):
        return names.say("then-overrun")
    lines = (
        names.say(f"then-{entry.kind}", **in_words(names, s, entry.args))
        for entry in log
        if entry.kind != "no-room"
    )
    runs = [(line, len(list(run))) for line, run in groupby(lines)]
    return names.listed(
        names.say("then-again", what=line, times=times) if times > 1 else line
        for line, times in runs
    )
