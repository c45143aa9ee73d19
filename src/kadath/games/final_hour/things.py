"""The things on the table of Final Hour, for clients that do not know the game.

Rows shared by several states are built once: most of the table stays the same from one choice to
the next, and looks the same to every seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from kadath.kernel.sleeves.model import knows
from kadath.kernel.views import Look, ThingItem, ref, thing

from .components.board import ADJACENT, LOCATIONS
from .components.monsters import KIND_OF, KINDS
from .components.priority_cards import SYMBOLS
from .rules.ancient_one_phase import counted_omens
from .state import NO_SEAL, YELLOW, FinalHourState

PLACES = tuple(ref("location", location) for location in range(len(ADJACENT)))
WAYS = tuple(tuple(PLACES[far] for far in here) for here in ADJACENT)
FACE_DOWN = "face-down"
"""The name of an action card the seat does not know."""

Things = tuple[ThingItem, ...]


def things(s: FinalHourState) -> Look:
    """All things; cards only if the viewing seat knows them."""
    before, after = _board(s), [*_boxes(s)]

    def seen_by(seat: int | None) -> list[ThingItem]:
        return [*before, *_cards(s, seat), *after]

    return seen_by


def _board(s: FinalHourState) -> list[ThingItem]:
    """The campus, and the investigators with what they have."""
    is_solo = s.is_solo
    found = [
        *_campus(
            tuple(s.monsters),
            tuple(s.damage),
            tuple([clue is not None for clue in s.clues]),
            s.gate_locations,
            tuple(s.gates),
            s.ritual_site,
            s.activated,
        ),
        *_seals(tuple(s.seals)),
    ]
    for figure, key in enumerate(s.investigators):
        found += _figure(
            figure,
            key,
            0 if is_solo else figure,
            s.where[figure],
            s.health[figure],
            len(s.action_decks[figure]),
            s.items[figure],
            figure == s.lead and not is_solo,
        )
    return found


def _cards(s: FinalHourState, seat: int | None) -> Iterator[ThingItem]:
    """Plays, hands, and priority cards, which look different to each seat."""
    for number, play in enumerate(s.plays):
        action = play.action if knows(s.action_known[play.action], seat) else FACE_DOWN
        is_known = play.priority and knows(s.priority_known[play.priority], seat)
        yield _play(
            number,
            play.figure,
            s.seat_of(play.figure),
            action,
            play.priority if is_known else 0,
            play.resolved,
        )
    for owner, hand in enumerate(s.hands):
        if hand:
            yield from _hand(owner, len(hand), _known(s, hand, seat) if owner == seat else ())
    yield from _priority_cards(
        len(s.priority_deck),
        s.row,
        s.set_aside,
        len(s.laid),
        _known(s, s.laid, seat),
        len(s.stash),
        len(s.priority_discard),
    )


def _boxes(s: FinalHourState) -> Iterator[ThingItem]:
    """The Ancient One, the deduction table, and the supplies."""
    yield from _ancient_one(s.ancient_one, counted_omens(s), s.extra_omens)
    yield from _symbols(s.found_clues)
    yield from _supplies(
        len(s.cup), len(s.destroyed), len(s.unique), len(s.gate_pile), len(s.item_deck)
    )


def _known(s: FinalHourState, cards: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    return tuple([card for card in cards if knows(s.priority_known[card], seat)])


@lru_cache(1000)
def _campus(
    monsters: tuple[tuple[int, ...], ...],
    damage: tuple[int, ...],
    clues: tuple[bool, ...],
    gate_locations: tuple[int, int, int],
    gates: tuple[int, ...],
    ritual_site: int,
    activated: int,
) -> Things:
    gate_at = dict(zip(gate_locations, gates, strict=True))
    return tuple(
        item
        for location in LOCATIONS
        for item in _location(
            location,
            monsters[location],
            damage[location],
            clues[location],
            gate_at.get(location),
            location == ritual_site,
            activated,
        )
    )


@lru_cache(20_000)
def _location(
    location: int,
    monsters: tuple[int, ...],
    damage: int,
    has_clue: bool,
    gate: int | None,
    is_ritual_site: bool,
    activated: int,
) -> Things:
    """A location, and the monsters there."""
    place = thing(
        "location",
        location,
        location,
        numbers=(
            *((("gate", gate),) if gate is not None else ()),
            *((("damage", damage),) if damage else ()),
        ),
        marks=(*(("ritual",) if is_ritual_site else ()), *(("clue",) if has_clue else ())),
        ways=WAYS[location],
    )
    return (
        place,
        *(
            thing(
                "token",
                token,
                token,
                place=PLACES[location],
                numbers=(("health", KINDS[KIND_OF[token]].health or len(monsters)),),
                marks=("activated",) if activated >> token & 1 else (),
            )
            for token in monsters
        ),
    )


@lru_cache(1000)
def _seals(seals: tuple[int, ...]) -> Things:
    return tuple(
        thing("path", path, path, marks=("seal-yellow" if side == YELLOW else "seal-grey",))
        for path, side in enumerate(seals)
        if side != NO_SEAL
    )


@lru_cache(10_000)
def _figure(
    figure: int,
    key: str,
    owner: int,
    location: int,
    health: int,
    actions: int,
    items: tuple[int, ...],
    is_lead: bool,
) -> Things:
    """An investigator with their items."""
    return (
        thing(
            "figure",
            figure,
            key,
            place=PLACES[location],
            owner=owner,
            numbers=(("health", health), ("actions", actions)),
            marks=("lead",) if is_lead else (),
        ),
        *(thing("item", item, item, place=ref("figure", figure), owner=owner) for item in items),
    )


@lru_cache(10_000)
def _play(
    number: int, figure: int, owner: int, action: int | str, priority: int, resolved: bool
) -> ThingItem:
    """A played action card with the number of its priority card."""
    return thing(
        "play",
        number,
        action,
        place=ref("figure", figure),
        owner=owner,
        numbers=(("priority", priority),) if priority else (),
        marks=("resolved",) if resolved else (),
    )


@lru_cache(10_000)
def _hand(owner: int, count: int, known: tuple[int, ...]) -> Things:
    # Sorted: a card's position in a hand must reveal nothing.
    return _pile(f"hand-{owner}", "hand", count, tuple(sorted(known)), owner)


def _pile(
    id: str, name: str, count: int, cards: tuple[int, ...] = (), owner: int | None = None
) -> Things:
    """A pile of priority cards, and those of them that are visible."""
    if not count:
        return ()
    return (
        thing("pile", id, name, owner=owner, numbers=(("cards", count),)),
        *(thing("card", card, card, place=ref("pile", id), owner=owner) for card in cards),
    )


@lru_cache(10_000)
def _priority_cards(
    deck: int,
    row: tuple[int, ...],
    aside: tuple[int, ...],
    laid: int,
    laid_known: tuple[int, ...],
    stash: int,
    discard: int,
) -> Things:
    return (
        *_pile("row", "row", len(row), row),
        *_pile("aside", "aside", len(aside), aside),
        *_pile("laid", "laid", laid, laid_known),
        *_pile("stash", "stash", stash),
        *_pile("deck", "deck", deck),
        *_pile("discard", "discard", discard),
    )


@lru_cache(1000)
def _ancient_one(key: str, omens: int, extra: int) -> Things:
    return (thing("ancient_one", key, key, numbers=(("omens", omens), ("extra-omens", extra))),)


@lru_cache(1000)
def _symbols(found: tuple[int, ...]) -> Things:
    """The deduction table: how often each symbol was found and may still be hidden."""
    return tuple(
        thing(
            "symbol",
            symbol,
            symbol,
            numbers=(("found", found.count(symbol)), ("possible", 2 - found.count(symbol))),
        )
        for symbol in range(len(SYMBOLS))
    )


@lru_cache(10_000)
def _supplies(cup: int, destroyed: int, unique: int, gates: int, items: int) -> Things:
    tokens = {"cup": cup, "destroyed": destroyed, "unique": unique, "gates": gates}
    return (
        *(
            thing("pile", name, name, numbers=(("tokens", count),))
            for name, count in tokens.items()
        ),
        thing("pile", "items", "items", numbers=(("cards", items),)),
    )
