"""The things on the table of the card game, for clients that do not know the game.

Cards in play, cards in hand that a seat knows, and investigators are things; decks and discard
piles are things with a card count. Rows shared by several states are built once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from kadath.kernel.log import EVERYONE
from kadath.kernel.sleeves.model import knows
from kadath.kernel.views import Look, ThingItem, ref, thing

from ..faces import FACES
from ..state import IN_PLAY, SCENARIO, Card, Investigator, LcgState
from .body import TestView, TurnView
from .shown import Numbers, Totals, totals

OPEN = ("story", "limbo", "victory")
"""The scenario's piles whose cards everyone may see."""
COUNTED = frozenset({"hand", "deck", "discard"})
"""The piles whose cards are counted; the cards a seat knows in a hand are shown, too."""
ORDER = (
    *("story", "limbo", "map", "at", "attached", "threat", "play", "committed", "hand"),
    *("deck", "discard", "victory"),
)
"""The zones in display order; other zones are not shown."""
UNKNOWN = "unknown"
"""The name of a face-down card in play."""
TOKENS = ("damage", "horror", "clues", "doom", "uses", "resources")
"""What may lie on a card or belong to an investigator."""
PRINTED = {
    ("enemy", "damage"): "attack-damage",
    ("enemy", "horror"): "attack-horror",
    ("act", "clues"): "clues-needed",
    ("agenda", "doom"): "doom-limit",
}
"""Printed values with the same name as tokens on the card."""


Row = tuple[int, ThingItem, ThingItem | None]
"""The seats (as bits) that know a thing, how they see it, and how others see it, if at all."""


def things(
    state: LcgState,
    ways: Mapping[int, list[int]],
    turn: TurnView | None,
    test: TestView | None,
) -> Look:
    """Everything a seat (None: a spectator) can tell apart."""
    rows = [
        *_lying(state, totals(state), ways, turn),
        *((EVERYONE, item, None) for item in _beside(state, test)),
    ]

    def seen_by(seat: int | None) -> list[ThingItem]:
        found = []
        for known, item, otherwise in rows:
            if known == EVERYONE or knows(known, seat):
                found.append(item)
            elif otherwise is not None:
                found.append(otherwise)
        return found

    return seen_by


def _lying(
    state: LcgState, values: Totals, ways: Mapping[int, list[int]], turn: TurnView | None
) -> Iterator[Row]:
    """Cards, piles, and investigators."""
    seats = {who: row.seat for who, row in state.investigators.items()}
    zones: dict[str, list[tuple[int, tuple[int, ...]]]] = {}
    for (zone, place), cards in state.piles.items():
        if cards:
            zones.setdefault(zone, []).append((place, cards))
    for zone in ORDER:
        for place, cards in zones.get(zone, ()):
            if zone in COUNTED:
                yield EVERYONE, _pile(zone, place, len(cards), seats.get(place)), None
            elif zone in OPEN:
                yield EVERYONE, thing("pile", zone, zone), None
            if zone in ("deck", "discard"):
                continue
            for card in cards:
                row = state.cards[card]
                holder = (place in seats, seats.get(row.controller or row.owner))
                way = tuple(ways[card]) if zone == "map" else ()
                is_secret = row.known != EVERYONE and zone in IN_PLAY
                yield (
                    row.known,
                    _card(card, row, True, *holder, values.get(card, ()), way),
                    _card(card, row, False, *holder, (), way) if is_secret else None,
                )
        if zone == "attached":
            for who, one in state.investigators.items():
                actions = turn["actions"] if turn is not None and turn["who"] == who else None
                shown = _investigator(who, one, who == state.lead, actions, values.get(who, ()))
                yield EVERYONE, shown, None


def _beside(state: LcgState, test: TestView | None) -> Iterator[ThingItem]:
    """The current test, the chaos bag, and between scenarios the members of the campaign."""
    if test is not None:
        yield thing(
            "test",
            0,
            test["skill"],
            place=ref("investigator", test["who"]),
            numbers=(("total", test["total"]), ("difficulty", test["difficulty"])),
        )
    if state.bag:
        yield thing("bag", 0, "chaos", numbers=(("tokens", len(state.bag)),))
    if not state.investigators:
        for member in state.campaign.playing():
            yield thing(
                "face",
                member.investigator,
                member.investigator,
                owner=member.seat,
                numbers=(
                    ("experience", member.deck.experience),
                    ("physical", member.physical),
                    ("mental", member.mental),
                ),
            )


def _pile(zone: str, place: int, count: int, owner: int | None) -> ThingItem:
    """An investigator's pile (then it has an owner), or one of the scenario's."""
    # A deck is referred to by its owner.
    kind, id = ("deck", place) if zone == "deck" else ("pile", f"{zone}-{place}")
    name = zone
    if owner is None:
        name = "encounter" if place == SCENARIO else "side"
    return thing(
        kind,
        id,
        name,
        place=ref("investigator", place) if owner is not None else "",
        owner=owner,
        numbers=(("cards", count),),
    )


@lru_cache(20_000)
def _card(
    card: int,
    row: Card,
    is_known: bool,
    with_somebody: bool,
    owner: int | None,
    totals: Numbers,
    ways: tuple[int, ...],
) -> ThingItem:
    """A card in play or known in a hand; everyone knows the title of an unrevealed location."""
    face = FACES[row.face]
    is_location = row.zone == "map"
    name = face.key if is_known else face.title if is_location else UNKNOWN
    numbers = [(token, getattr(row, token)) for token in TOKENS if getattr(row, token)]
    numbers += [(PRINTED.get((face.TYPE, stat), stat), value) for stat, value in totals]
    marks = [*(("exhausted",) if row.exhausted else ())]
    if is_location and not row.revealed:
        marks.append("unrevealed")
    if row.zone in ("threat", "committed"):
        marks.append(row.zone)
    return thing(
        "card",
        card,
        name,
        type=face.TYPE if is_known or is_location else "",
        place=_place(row, with_somebody),
        owner=owner,
        numbers=tuple(numbers),
        marks=tuple(marks),
        ways=tuple(ref("card", other) for other in ways),
    )


def _place(row: Card, with_somebody: bool) -> str:
    if row.zone == "map":
        return ""
    if row.zone == "hand":
        return ref("pile", f"hand-{row.place}")
    if row.zone in OPEN:
        return ref("pile", row.zone)
    if row.zone == "committed":
        return ref("investigator", row.owner)
    return ref("investigator" if with_somebody else "card", row.place)


@lru_cache(10_000)
def _investigator(
    who: int, row: Investigator, is_lead: bool, actions: int | None, totals: Numbers
) -> ThingItem:
    numbers: list[tuple[str, int]] = [] if actions is None else [("actions", actions)]
    tokens = ("damage", "horror", "clues")
    numbers += [(token, getattr(row, token)) for token in tokens if getattr(row, token)]
    numbers.append(("resources", row.resources))
    return thing(
        "investigator",
        who,
        row.face,
        place=ref("card", row.location) if row.location and not row.out else "",
        owner=row.seat,
        numbers=(*numbers, *totals),
        marks=(*(("lead",) if is_lead else ()), *(("out",) if row.out else ())),
    )
