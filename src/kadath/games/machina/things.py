"""The things on the table of Machina Arcana, for clients that draw them without knowing the game.

Only the order of the decks is hidden, so everybody sees the same.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.events import enclosing
from kadath.kernel.views import ThingItem, ref, thing

from .cards import CARDS, EXPLORER_EVENT, HORROR_EVENT
from .rules.events import InvokingEvent
from .rules.gaining import drawn_items
from .rules.spaces import KINDS, OTHER
from .state import CLOSED, GONE, LIT, NO_TOKEN, UNEQUIPPED, MachinaState, Unit
from .tiles import CHASM, FLOOR, RUBBLE
from .values import (
    ARMOR,
    ESSENCE,
    ETHEREAL,
    HEALTH,
    IMMOBILE,
    STAMINA,
    WILL,
    attribute,
    has,
    is_wounded,
)

Numbers = tuple[tuple[str, int], ...]


def things(s: MachinaState) -> list[ThingItem]:
    """Everything on the table."""
    return [
        *_story(s),
        *_tiles(s),
        *_spaces(s),
        *_explorers(s),
        *_monsters(s),
        *_cards(s),
        *_piles(s),
    ]


def _story(s: MachinaState) -> Iterator[ThingItem]:
    yield thing(
        "track",
        "story",
        "story",
        numbers=(
            ("threat", s.threat),
            ("level", s.level),
            ("spawn", s.spawn),
            ("horror", s.horror),
        ),
    )
    if s.chapter:
        tokens = s.countdowns.get(s.chapter, 0) + len(s.taken_part.get(s.chapter, ()))
        marks = ("blocking",) if s.card(s.chapter).blocking else ()
        numbers = (("tokens", tokens),) if tokens else ()
        yield thing("chapter", s.chapter, s.card(s.chapter).key, numbers=numbers, marks=marks)
    if s.final:
        tokens = s.countdowns.get(s.final, 0)
        yield thing("final", s.final, s.card(s.final).key, numbers=(("tokens", tokens),))
    if s.scenario_card:
        yield thing("scenario", s.scenario_card, s.card(s.scenario_card).key)


def _tiles(s: MachinaState) -> Iterator[ThingItem]:
    for one in s.laid:
        ways = dict.fromkeys(
            ref("tile", other.tile)
            for other in s.laid
            if abs(other.column - one.column) + abs(other.row - one.row) == 1
        )
        where = (("column", one.column), ("row", one.row), ("turns", one.turns))
        yield thing("tile", one.tile, one.side, numbers=where, ways=tuple(ways))


def _where(s: MachinaState, space: int) -> Numbers:
    column, row = s.area.where(space)
    return ("column", column + 1), ("row", row + 1)


def _spaces(s: MachinaState) -> Iterator[ThingItem]:
    """What is on the tiles; plain floor, rubble and chasms are not things."""
    for space in s.area.spaces:
        printed = s.treated.get(space) or s.area.terrain[space]
        kind = KINDS.get(printed, OTHER)
        if printed in (RUBBLE, CHASM) or (printed in FLOOR and kind != "spawn_space"):
            continue
        token = s.tokens.get(space)
        marks = ("destroyed",) if token == GONE else ("lit",) if token == LIT else ()
        yield thing(
            "space",
            space,
            kind,
            place=ref("tile", s.area.tile(space)),
            numbers=_where(s, space),
            marks=marks,
        )
    for door in sorted(s.area.doors):
        how = s.doors.get(door)
        mark = ("closed",) if how == CLOSED else ("destroyed",) if how else ()
        place = ref("tile", s.area.tile(door // 2))
        yield thing("door", door, "door", place=place, numbers=_where(s, door // 2), marks=mark)
    for name, edge in (("entry", s.entry), ("exit", s.exit)):
        if edge != NO_TOKEN and edge in s.area.openings:
            opening = s.area.openings[edge]
            where = _where(s, opening.spaces[0])
            yield thing("token", name, name, place=ref("tile", opening.tile), numbers=where)


def _unit(s: MachinaState, unit: int, row: Unit) -> tuple[Numbers, tuple[str, ...]]:
    numbers = [(HEALTH, row.health), (ARMOR, attribute(s, unit, ARMOR))]
    numbers += [(WILL, attribute(s, unit, WILL)), (STAMINA, row.stamina)]
    marks = [mark for mark in (ETHEREAL, IMMOBILE) if has(s, unit, mark)]
    if is_wounded(s, unit):
        marks.append("wounded")
    return tuple(numbers), tuple(marks)


def _explorers(s: MachinaState) -> Iterator[ThingItem]:
    for who in s.explorers:
        seat = s.seat_of(who)
        row = s.units.get(who)
        if row is None:
            gone = s.away.get(who)
            mark = "away" if gone is not None else "dead"
            numbers: Numbers = ((HEALTH, gone.health),) if gone is not None else ()
            yield thing(
                "explorer", who, s.cards[who].face, owner=seat, numbers=numbers, marks=(mark,)
            )
            continue
        own, marks = _unit(s, who, row)
        numbers = (*own, (ESSENCE, row.essence), *_where(s, row.space))
        place = ref("tile", s.area.tile(row.space))
        yield thing(
            "explorer", who, row.card, place=place, owner=seat, numbers=numbers, marks=marks
        )


def _monsters(s: MachinaState) -> Iterator[ThingItem]:
    for turn, monster in enumerate(s.track, 1):
        row = s.units[monster]
        own, marks = _unit(s, monster, row)
        place = ref("tile", s.area.tile(row.space))
        numbers = (*own, *_where(s, row.space), ("turn", turn))
        yield thing("monster", monster, row.card, place=place, numbers=numbers, marks=marks)
    boss = s.units.get(s.boss)
    if boss is not None:
        own, marks = _unit(s, s.boss, boss)
        place = ref("tile", s.area.tile(boss.space))
        yield thing(
            "boss",
            s.boss,
            boss.card,
            place=place,
            numbers=(*own, *_where(s, boss.space)),
            marks=marks,
        )


def _cards(s: MachinaState) -> Iterator[ThingItem]:
    for item, row in s.items.items():
        marks = () if row.place == UNEQUIPPED else (row.place,)
        place = ref("item", row.on) if row.on else ref("explorer", row.owner)
        markers = sum(marker.on == item for marker in s.markers.values())
        yield thing(
            "item",
            item,
            row.card,
            type=s.card(item).kind,
            place=place,
            owner=s.seat_of(row.owner),
            numbers=(("markers", markers),) if markers else (),
            marks=marks,
        )
    for item in drawn_items(s):
        card = CARDS[s.cards[item].face]
        yield thing("item", item, card.key, type=card.kind, marks=("drawn",))
    for event, who in s.attached.items():
        tokens = s.countdowns.get(event, 0)
        yield thing(
            "event",
            event,
            s.card(event).key,
            place=ref("explorer", who),
            owner=s.seat_of(who),
            numbers=(("tokens", tokens),) if tokens else (),
            marks=("attached",),
        )
    for kind in (EXPLORER_EVENT, HORROR_EVENT):
        for event in s.current(kind):
            yield thing("event", event, s.card(event).key, type=kind, marks=("current",))
    for frame in enclosing(s, InvokingEvent):
        if frame.resolving:
            key = s.card(frame.resolving).key
            yield thing("event", frame.resolving, key, type=frame.kind, marks=("played",))


def _piles(s: MachinaState) -> Iterator[ThingItem]:
    for kind, pile in s.decks.items():
        yield thing("deck", kind, kind, numbers=(("cards", len(pile)),))
    for kind, pile in s.spent.items():
        yield thing("pile", kind, kind, numbers=(("cards", len(pile)),))
