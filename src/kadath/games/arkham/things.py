"""The things on the table of Arkham Horror, for clients that draw them without knowing the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kadath.kernel.events import enclosing
from kadath.kernel.views import Look, ThingItem, ref, thing

from .board import (
    AREAS,
    CELL,
    INNSMOUTH_LOCATIONS,
    INNSMOUTH_STREETS,
    JOINED,
    LOCATIONS,
    LOST,
    MEETING,
    OUTSKIRTS,
    SKY,
    STREETS,
    WORLDS,
)
from .cards import ANCIENT_ONE, HERALD, MARKER, SKILLS, TABLE, kind_of
from .rules.drawing import Drawing, Searching
from .rules.shops import Shopping
from .score import first_citizens, score
from .state import ArkhamState, Investigator
from .values import doom_track, maximum, skill

Things = tuple[ThingItem, ...]

TOWN = tuple(space for street in STREETS for space in (street, *LOCATIONS[street]))
INNSMOUTH_TOWN = tuple(
    space
    for street in INNSMOUTH_STREETS
    for space in (street, *INNSMOUTH_LOCATIONS.get(street, ()))
)

SHEETS_OF_TABLE = frozenset({ANCIENT_ONE, HERALD})
"""What is always in play and belongs to nobody."""


def things(s: ArkhamState) -> Look:
    """All things; only a seat that looks through a deck sees what others do not."""
    found = (
        *_tracks(s),
        *_spaces(s),
        *_gates(s),
        *_investigators(s),
        *_monsters(s),
        *_cards(s),
        *_turned_up(s),
        *_piles(s),
    )
    searching = next(iter(enclosing(s, Searching)), None)
    if searching is None:
        return lambda seat: found
    searched = tuple([_in_deck(s, card) for card in searching.candidates(s)])
    return lambda seat: (*found, *searched) if seat == s.seat_of(searching.who) else found


def is_won(s: ArkhamState) -> bool:
    """Whether the investigators have won."""
    return s.outcome is not None and s.outcome.won


def _tracks(s: ArkhamState) -> Iterator[ThingItem]:
    yield thing(
        "track",
        "town",
        "town",
        numbers=(
            ("doom", s.doom),
            ("doom-track", doom_track(s)),
            ("terror", s.terror),
            *((("score", score(s)),) if is_won(s) else ()),
        ),
    )
    if s.has_innsmouth:
        yield thing(
            "track",
            "innsmouth",
            "innsmouth",
            numbers=(("uprising", s.uprising), ("feds", sum(s.feds.values()))),
            marks=("martial-law",) if s.martial_law else (),
        )


def _spaces(s: ArkhamState) -> Iterator[ThingItem]:
    spaces = TOWN + (INNSMOUTH_TOWN if s.has_innsmouth else ())
    for space in (*spaces, SKY, OUTSKIRTS):
        marks = (
            *(("sealed",) if space in s.seals else ()),
            *(("closed",) if space in s.closed else ()),
            *(("activity",) if space in s.activity else ()),
        )
        yield _space(space, s.clues.get(space, 0), marks)
    used = {row.space for row in s.investigators.values()}
    for space in (*AREAS, LOST, CELL):
        if space in used:
            yield _space(space, 0, ())


@lru_cache(10_000)
def _space(space: str, clues: int, marks: tuple[str, ...]) -> ThingItem:
    ways = tuple([ref("space", one) for one in JOINED.get(space, ())])
    numbers = (("clues", clues),) if clues else ()
    return thing("space", space, space, numbers=numbers, marks=marks, ways=ways)


def _gates(s: ArkhamState) -> Iterator[ThingItem]:
    for space, marker in s.gates.items():
        world = s.cards[marker].face
        numbers = (("modifier", WORLDS[world].modifier),)
        yield thing("world", marker, world, place=ref("space", space), numbers=numbers)


def _investigators(s: ArkhamState) -> Iterator[ThingItem]:
    for seat, who in enumerate(s.seats):
        row = s.investigators.get(who)
        if row is not None:
            yield thing(
                "investigator",
                who,
                row.sheet,
                place=ref("space", row.space),
                owner=seat,
                numbers=_numbers(s, who, row),
                marks=_marks(s, seat, row),
            )


def _numbers(s: ArkhamState, who: int, row: Investigator) -> tuple[tuple[str, int], ...]:
    return (
        ("sanity", row.sanity),
        ("most-sanity", maximum(s, who, "sanity")),
        ("stamina", row.stamina),
        ("most-stamina", maximum(s, who, "stamina")),
        ("clues", row.clues),
        ("money", row.money),
        *((name, skill(s, who, name).total) for name in SKILLS),
        ("trophies", len(row.trophies)),
    )


def _marks(s: ArkhamState, seat: int, row: Investigator) -> tuple[str, ...]:
    return (
        *(("first-player",) if seat == s.first_player else ()),
        *(("delayed",) if row.delayed else ()),
        *(("explored",) if row.explored else ()),
        *(("arrested",) if row.arrested else ()),
        *(("first-citizen",) if is_won(s) and s.seats[seat] in first_citizens(s) else ()),
    )


def _monsters(s: ArkhamState) -> Iterator[ThingItem]:
    for monster, row in s.monsters.items():
        place = "" if row.space == MEETING else ref("space", row.space)
        yield thing("monster", monster, row.monster, place=place)


def _cards(s: ArkhamState) -> Iterator[ThingItem]:
    for card in s.cards_of(TABLE, SHEETS_OF_TABLE):
        face = s.cards[card].face
        yield thing("card", card, face, type=kind_of(face))
    for seat, who in enumerate(s.seats):
        for card in s.cards_of(who):
            row = s.cards[card]
            kind = kind_of(row.face)
            yield thing(
                "world" if kind == MARKER else "card",
                card,
                row.face,
                type=kind,
                place=ref("investigator", who) if who in s.investigators else "",
                owner=seat,
                numbers=(("tokens", row.tokens),) if row.tokens else (),
                marks=("exhausted",) if row.exhausted else (),
            )
    for card in (s.environment, s.rumor):
        if card:
            row = s.cards[card]
            captives = len(s.captives) if card == s.rumor else 0
            on_it = (("tokens", row.tokens), ("monsters", captives))
            numbers = tuple([one for one in on_it if one[1]])
            yield thing("card", card, row.face, type=kind_of(row.face), numbers=numbers)


def _turned_up(s: ArkhamState) -> Iterator[ThingItem]:
    """What lies face up for somebody to buy or to keep."""
    sale = next(iter(enclosing(s, Shopping)), None)
    if sale is not None and sale.buyers:
        for card in sale.cards:
            price = () if sale.cost is not None else (("price", sale.price(s, card)),)
            yield _in_deck(s, card, price)
    drawing = next(iter(enclosing(s, Drawing)), None)
    if drawing is not None and drawing.at == "keep":
        for card in drawing.shown:
            yield _in_deck(s, card)


def _in_deck(s: ArkhamState, card: int, numbers: tuple[tuple[str, int], ...] = ()) -> ThingItem:
    """A card that is seen at its place in its deck."""
    face = s.cards[card].face
    kind = kind_of(face)
    return thing("card", card, face, type=kind, place=ref("pile", kind), numbers=numbers)


def _piles(s: ArkhamState) -> Iterator[ThingItem]:
    for name, cards in sorted(s.decks.items()):
        yield thing("pile", name, name, numbers=(("cards", len(cards)),))
    yield thing("pile", "cup", "cup", numbers=(("monsters", len(s.cup)),))
