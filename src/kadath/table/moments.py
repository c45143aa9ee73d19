"""Moments: what each log entry changed, for each reader who may see the entry.

A reader is a tuple of seats, empty for a spectator. What changed with an entry that a reader may
not read is shown with the next one that they may. Only the things on the table are compared, and
that is cheap: the rows of a view that did not change are the same objects.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from kadath.kernel.game import Game
from kadath.kernel.log import Entry
from kadath.kernel.state import State
from kadath.kernel.views import ThingView

from .snapshots import Snapshot

Reader = tuple[int, ...]
Things = Mapping[str, ThingView]

CONTENTS = ("cards", "tokens")
"""The numbers that count interchangeable things in a pile."""


class Move(NamedTuple):
    """A thing, or an amount of what a number counts, went from one thing to another."""

    what: str
    """The key of the thing, or the name of the number."""
    source: str | None
    target: str | None
    amount: int = 0
    """How many; 0 if a thing moved."""


class Changes(NamedTuple):
    """What changed among the things that a seat sees."""

    things: dict[str, ThingView]
    """The complete rows of those that are new or different."""
    gone: tuple[str, ...]
    moves: tuple[Move, ...]


Moment = tuple[Changes, ...]
"""What changed for a reader: one entry for each of their seats, or one for a spectator."""
UNCHANGED = Changes({}, (), ())


def moments(
    game: Game[Any], before: State, snapshots: Iterable[Snapshot], readers: Collection[Reader]
) -> Iterator[dict[Reader, Moment]]:
    """For each snapshot, what changed for the readers who may see its entry."""
    look = game.things(before)
    shown = {reader: [dict(look(seat)) for seat in reader or (None,)] for reader in readers}
    for entry, state in snapshots:
        look = game.things(state)
        seen: dict[int | None, dict[str, ThingView]] = {}
        found = {}
        for reader, was in shown.items():
            if not may_read(reader, entry):
                continue
            now = []
            for seat in reader or (None,):
                if seat not in seen:
                    seen[seat] = dict(look(seat))
                now.append(seen[seat])
            found[reader] = tuple(map(changes, was, now))
            shown[reader] = now
        yield found


def may_read(reader: Collection[int], entry: Entry) -> bool:
    """Whether a player with these seats (none: a spectator) may read an entry."""
    return any(entry.is_for(seat) for seat in reader or (None,))


def changes(before: Things, after: Things) -> Changes:
    """The difference between what a seat saw before and sees now."""
    # A row that was dropped from the cache and rebuilt is another object, but still equal.
    things = {
        key: row for key, row in after.items() if (was := before.get(key)) is not row and was != row
    }
    gone = tuple([key for key in before if key not in after])
    if not things and not gone:
        return UNCHANGED
    return Changes(things, gone, tuple(moves(before, after, [*things, *gone])))


def moves(before: Things, after: Things, changed: Sequence[str]) -> Iterator[Move]:
    """What moved from where to where, as far as can be inferred from the changed things.

    If a number fell by as much as it rose elsewhere, that amount moved there. A thing that appeared
    or vanished came from, or went to, the pile whose count changed.
    """
    lost: dict[str, list[tuple[str, int]]] = {}
    gained: dict[str, list[tuple[str, int]]] = {}
    for key in changed:
        was, now = _numbers(before, key), _numbers(after, key)
        for name in {**was, **now} if was != now else ():
            difference = now.get(name, 0) - was.get(name, 0)
            if difference:
                side = gained if difference > 0 else lost
                side.setdefault(name, []).append((key, abs(difference)))
    out_of = _only([key for name in CONTENTS for key, _ in lost.get(name, ())])
    into = _only([key for name in CONTENTS for key, _ in gained.get(name, ())])
    for key in changed:
        was_at, is_at = _place(before, key), _place(after, key)
        if key not in before:
            if is_at is not None and out_of is not None:
                yield Move(key, out_of, is_at)
        elif key not in after:
            if was_at is not None and into is not None:
                yield Move(key, was_at, into)
        elif was_at != is_at:
            yield Move(key, was_at, is_at)
    for name, sources in lost.items():
        targets = gained.get(name, [])
        if len(sources) == len(targets) == 1 and sources[0][1] == targets[0][1]:
            yield Move(name, sources[0][0], targets[0][0], sources[0][1])


def _numbers(things: Things, key: str) -> Mapping[str, int]:
    return things[key].get("numbers", {}) if key in things else {}


def _place(things: Things, key: str) -> str | None:
    return things[key].get("place") if key in things else None


def _only(keys: Sequence[str]) -> str | None:
    """The only key; None if there are none or several."""
    return keys[0] if len(keys) == 1 else None
