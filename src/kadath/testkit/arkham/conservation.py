"""Invariants of Arkham Horror: nothing is lost or created."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any

from kadath.games.arkham.board import AREAS, CELL, JOINED, LOST, MEETING, OUTSKIRTS, SKY
from kadath.games.arkham.cards import (
    ALLY,
    BASE,
    COMMON,
    FACES,
    GATE_CARDS,
    INNSMOUTH,
    MARKER,
    MONSTERS,
    MYTHOS,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
)
from kadath.games.arkham.rules.meeting import Meeting
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.setup import NOT_IN_CUP
from kadath.games.arkham.rules.terror import HIGHEST
from kadath.games.arkham.values import doom_track, maximum

STEADY = frozenset({COMMON, UNIQUE, SPELL, SKILL, ALLY, MARKER})
"""The kinds of cards that have one side and are all there from the start."""
SPACES = {*JOINED, *AREAS, LOST, CELL}
MONSTER_SPACES = {*JOINED, SKY, OUTSKIRTS, MEETING}


def complaints(s: ArkhamPlay) -> Iterator[str]:
    """What has been lost or created, or is where it may not be."""
    yield from _cards(s)
    yield from _faces(s)
    yield from _monsters(s)
    yield from _people(s)
    if not 0 <= s.terror <= HIGHEST:
        yield f"terror is {s.terror}"
    if not 0 <= s.doom <= doom_track(s) and not s.awake:
        yield f"doom is {s.doom} of {doom_track(s)}"
    if any(clues < 0 for clues in s.clues.values()):
        yield f"there are fewer Clue tokens than none: {s.clues}"
    if set(s.seals) & set(s.gates):
        yield f"a gate is open at an elder sign: {set(s.seals) & set(s.gates)}"


def _cards(s: ArkhamPlay) -> Iterator[str]:
    """Every card is in a pile, owned, in play, an open gate, or held by a frame."""
    places: Counter[int] = Counter(card for pile in s.decks.values() for card in pile)
    places.update(s.gates.values())
    places.update(card for card, row in s.cards.items() if row.owner)
    for card, times in places.items():
        if times > 1:
            yield f"{s.cards[card].face} ({card}) is in {times} places"
    handled: set[Any] | None = None
    for card in s.cards:
        if card not in places:
            handled = handled if handled is not None else set(_handled(s))
            if card not in handled and s.outcome is None:
                yield f"{s.cards[card].face} ({card}) is nowhere"


def _faces(s: ArkhamPlay) -> Iterator[str]:
    """Shuffling does not change faces: each occurs as often as in the boxes."""
    there = Counter(row.face for row in s.cards.values())
    for face, copies in printed(s.boxes).items():
        if there[face] != copies:
            yield f"there are {there[face]} cards of {face}"


@cache
def printed(boxes: tuple[str, ...]) -> dict[str, int]:
    """How many cards of each face some boxes have, among those that always show the same face."""
    faces = {
        face.key: face.copies
        for face in FACES.values()
        if face.kind in STEADY and face.box in boxes
    }
    faces |= {card.key: 1 for card in MYTHOS.values() if card.box in boxes}
    return faces | {card.key: 1 for card in GATE_CARDS.values() if card.box in boxes}


def _handled(s: ArkhamPlay) -> Iterator[Any]:
    """The numbers in the locals of all frames, which hold cards drawn and not yet placed."""
    for frame in s.stack:
        for spec in fields(frame):
            yield from _numbers(getattr(frame, spec.name))


def _numbers(held: Any) -> Iterator[Any]:
    if isinstance(held, int):
        yield held
    elif isinstance(held, tuple):
        for one in held:
            yield from _numbers(one)


def _monsters(s: ArkhamPlay) -> Iterator[str]:
    """There are never more markers of a kind than in the boxes, and each is somewhere."""
    seen = Counter(s.cup) + Counter(s.removed) + Counter(row.monster for row in s.monsters.values())
    for person in s.investigators.values():
        seen.update(person.trophies)
    for trophies in s.left_trophies.values():
        seen.update(trophies)
    seen.update(s.on_sheet + s.captives)
    for key, times in seen.items():
        # An Ancient One's monsters come with its sheet, whichever boards are in play.
        boxes = (BASE, INNSMOUTH) if "spawn" in MONSTERS[key].keywords else s.boxes
        if times > MONSTERS[key].tokens(boxes):
            yield f"there are {times} of {key}"
    yield from _lost_monsters(s, seen)
    met = {frame.met for frame in s.stack if isinstance(frame, Meeting)}
    for number, one in s.monsters.items():
        if one.space not in MONSTER_SPACES:
            yield f"{one.monster} is at {one.space}"
        if one.space == MEETING and number not in met and s.outcome is None:
            yield f"{one.monster} is left over from an encounter"


def _lost_monsters(s: ArkhamPlay, seen: Counter[str]) -> Iterator[str]:
    """All monsters that start in the cup are still somewhere, possibly held by a frame."""
    if s.outcome is not None or s.awake:
        return
    for key, monster in MONSTERS.items():
        lost = monster.tokens(s.boxes) - seen[key]
        if lost > 0 and not monster.keywords & NOT_IN_CUP and key not in set(_words(s)):
            yield f"{lost} of {key} are nowhere"


def _words(s: ArkhamPlay) -> Iterator[str]:
    """The words in the locals of all frames, which hold drawn monsters not yet placed."""
    for frame in s.stack:
        for spec in fields(frame):
            held = getattr(frame, spec.name)
            several = held if isinstance(held, tuple) else (held,)
            yield from (one for one in several if isinstance(one, str))


def _people(s: ArkhamPlay) -> Iterator[str]:
    for who, row in s.investigators.items():
        if row.space not in SPACES:
            yield f"{row.sheet} is at {row.space}"
        if min(row.sanity, row.stamina, row.clues, row.money) < 0:
            yield f"{row.sheet} has less than nothing: {row}"
        for what in (SANITY, STAMINA):
            if getattr(row, what) > maximum(s, who, what):
                yield f"{row.sheet} has too much {what}"
