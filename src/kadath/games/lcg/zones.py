"""Moving cards between zones: the only place where a card's zone changes.

Moving keeps what seats know about a face; a card that becomes visible is known to everyone.
Everything else about hidden cards is in the kernel (`kernel/sleeves`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.listeners import Topic
from kadath.kernel.log import EVERYONE
from kadath.kernel.sleeves.piles import put_on_top, put_under, take_out

from .faces import FACES, AssetFace, Face, LocationFace, PlayerFace
from .happenings import LeftPlay
from .state import HIDDEN, IN_PLAY, SCENARIO, Card, Investigator, LcgState
from .values import is_blank, modifying
from .vocabulary.modifiers import (
    INSTEAD_OF_DISCARD,
    PLAY_FROM_DISCARD,
    BottomInsteadOfDiscard,
    PlayFromDiscard,
)

COMMITTED = frozenset({"committed"})
CANNOT_LEAVE_PLAY = forbidding(LeftPlay)


Heeded = tuple[tuple[int, Topic], ...]
"""The topics a thing listens to, by ability number."""


def listening(state: LcgState) -> Iterator[tuple[int, Heeded]]:
    """Everything that listens, computed from where everything is."""
    for who, one in state.investigators.items():
        yield who, _topics(one.face, _zone_of(one), False)
    held = {card: _topics(row.face, row.zone, row.revealed) for card, row in state.cards.items()}
    opened = any(topic == PLAY_FROM_DISCARD for heeded in held.values() for _, topic in heeded)
    for card, heeded in held.items():
        if opened or state.cards[card].zone != "discard":
            yield card, heeded


def _zone_of(investigator: Investigator) -> str:
    return "play" if not investigator.out else "removed"


@cites("LCG-212", "LCG-295", "LCG-398", "LCG-449")
def _heeded(state: LcgState, row: Card) -> Heeded:
    """The topics a card listens to; in a discard pile only while cards can be played from it."""
    if row.zone == "discard" and PLAY_FROM_DISCARD not in state.listeners.hooks:
        return ()
    key = (row.face, row.zone, row.revealed)
    heeded = _HEEDED.get(key)
    return heeded if heeded is not None else _topics(*key)


_HEEDED: Final[dict[tuple[str, str, bool], Heeded]] = {}
"""A cache of the topics a card listens to, by face, zone, and side."""


def _topics(key: str, zone: str, revealed: bool) -> Heeded:
    heeded = _HEEDED.get((key, zone, revealed))
    if heeded is None:
        heeded = _HEEDED[key, zone, revealed] = _topics_of(FACES[key], zone, revealed)
    return heeded


def _topics_of(face: Face, zone: str, revealed: bool) -> Heeded:
    backwards = shows_its_back(face, revealed)
    return tuple(
        (number, topic)
        for number, placed in enumerate(face.placed)
        if (number >= face.in_front) == backwards
        and zone in (placed.zones or _zones(face.TYPE, placed.ability))
        for topic in placed.ability.topics()
    )


def shows_its_back(face: Face, revealed: bool) -> bool:
    """Whether the back faces up: a location is revealed to its front, all else to its back."""
    return revealed != isinstance(face, LocationFace)


def _zones(card_type: str, ability: object) -> frozenset[str]:
    """Where an ability is active: in play, unless it or its card type says otherwise."""
    if card_type == "skill":
        return COMMITTED
    zones: frozenset[str] = getattr(ability, "ZONES", IN_PLAY)
    return zones


def listen(state: LcgState, thing: int) -> None:
    """Update the index for one thing."""
    row = state.cards.get(thing)
    if row is None:
        one = state.investigators[thing]
        state.listeners.listen(thing, _topics(one.face, _zone_of(one), False))
        return
    hooks = state.listeners.hooks
    was_open = PLAY_FROM_DISCARD in hooks
    state.listeners.listen(thing, _heeded(state, row))
    if (PLAY_FROM_DISCARD in hooks) != was_open:
        for who in state.investigators:
            for card in state.pile("discard", who):
                state.listeners.listen(card, _heeded(state, state.cards[card]))


@cites("LCG-040", "LCG-041", "LCG-045", "LCG-046", "LCG-062", "LCG-069", "LCG-289", "LCG-384")
def put(
    state: LcgState,
    card: int,
    zone: str,
    place: int = 0,
    *,
    controller: int = 0,
    bottom: bool = False,
) -> None:
    """Put a card into a zone, on top by default.

    Attachments of a card that leaves play are discarded. A card that leaves play after its owner
    has been eliminated is removed instead, wherever it was going.
    """
    row = state.cards[card]
    piles = state.piles
    origin = row.zone
    was_in_play, is_in_play = origin in IN_PLAY, zone in IN_PLAY
    leaves_play = was_in_play and not is_in_play
    if leaves_play:
        for attached in state.pile("attached", card):
            discard(state, attached)
        if row.owner != SCENARIO and state.is_out(row.owner):
            zone, place = "removed", 0
    take_out(piles, (origin, row.place), card)
    known = row.known
    if zone == "hand":
        known |= state.bit(place)
    elif zone not in HIDDEN and (zone != "map" or row.revealed):
        known = EVERYONE
    entered = row.entered
    uses = row.uses
    if is_in_play and not was_in_play:
        state.serial += 1
        entered = state.serial
        face = state.face(card)
        uses = face.uses if isinstance(face, AssetFace) else 0
    if known != row.known:
        state.learned |= known & ~row.known
    if leaves_play:
        now = row.out_of_play(zone, place, controller, known)
    else:
        now = row.moved(zone, place, controller, uses, entered, known)
    state.cards[card] = now
    if bottom:
        put_under(piles, (zone, place), (card,))
    else:
        put_on_top(piles, (zone, place), (card,))
    if was_in_play or is_in_play:
        state.at_rest = False
        listen(state, card)
    elif origin not in HIDDEN or zone not in HIDDEN:
        state.listeners.listen(card, _heeded(state, now))


def put_all(state: LcgState, cards: Sequence[int], zone: str, place: int = 0) -> None:
    """Put cards of one pile on top of another, the last one topmost; both are out of play.

    Equivalent to putting them one by one, when nothing looks at the piles in between.
    """
    if not cards:
        return
    rows, piles = state.cards, state.piles
    origin = rows[cards[0]]
    before = piles[origin.zone, origin.place]
    piles[origin.zone, origin.place] = _without(before, cards) if len(cards) < len(before) else ()
    is_hidden = zone in HIDDEN
    # Abilities in hidden zones are inactive, so they do not listen.
    is_heard = not is_hidden or origin.zone not in HIDDEN
    for card in cards:
        row = rows[card]
        known = row.known if is_hidden else EVERYONE
        if known != row.known:
            state.learned |= known & ~row.known
        now = rows[card] = row.moved(zone, place, 0, row.uses, row.entered, known)
        if is_heard:
            state.listeners.listen(card, _heeded(state, now))
    put_on_top(piles, (zone, place), tuple(reversed(cards)))


def _without(pile: tuple[int, ...], cards: Sequence[int]) -> tuple[int, ...]:
    taken = set(cards)
    return tuple([one for one in pile if one not in taken])


@cites("LCG-004", "LCG-268")
def may_leave_play(state: LcgState, card: int) -> bool:
    """Whether nothing forbids a card to leave play; permanent cards cannot."""
    if "permanent" in state.face(card).keywords:
        return False
    if CANNOT_LEAVE_PLAY not in state.listeners.hooks:
        return True
    return not state.forbids(LeftPlay(card, state.you_of(card)))


@cites("LCG-056", "LCG-059", "LCG-060", "LCG-289")
def discard(state: LcgState, card: int) -> None:
    """Put a card on its owner's discard pile; if the owner is out of the game, remove it.

    A card that cannot leave play stays where it is.
    """
    if state.is_in_play(card) and not may_leave_play(state, card):
        return
    owner = state.cards[card].owner
    if owner != SCENARIO and state.is_out(owner):
        put(state, card, "removed")
    elif owner == SCENARIO and isinstance(state.face(card), PlayerFace):
        # A ruling: a story asset without an owner goes to no discard pile, but is removed.
        put(state, card, "removed")
    elif goes_to_the_bottom(state, card, owner):
        put(state, card, "deck", owner, bottom=True)
    else:
        put(state, card, "discard", owner)


@cites("LCG-062", "LCG-063")
def ordered_discards(state: LcgState, owner: int, cards: list[int]) -> list[int]:
    """The cards among those discarded at once whose order on the pile can matter.

    It can if the owner may play the topmost card of a kind from there.
    """
    if len(cards) < 2 or PLAY_FROM_DISCARD not in state.listeners.hooks:
        return []
    for scope, modifier in modifying(state, PLAY_FROM_DISCARD):
        if scope.who == owner and isinstance(modifier, PlayFromDiscard):
            fitting = [card for card in cards if modifier.kind.fits(state, card)]
            return fitting if len(fitting) > 1 else []
    return []


@cites("LCG-319")
def goes_to_the_bottom(state: LcgState, card: int, owner: int) -> bool:
    """Whether an effect puts a card that was played, or leaves play, under its deck instead."""
    zone = state.cards[card].zone
    if zone not in IN_PLAY and zone != "limbo":
        return False
    for scope, modifier in modifying(state, INSTEAD_OF_DISCARD):
        if (
            isinstance(modifier, BottomInsteadOfDiscard)
            and scope.who == owner
            and modifier.kind.fits(state, card)
        ):
            return True
    return False


@cites("LCG-435", "LCG-436")
def discard_defeated(state: LcgState, card: int) -> None:
    """Put a defeated or resolved card into the victory display if it has victory points."""
    # A ruling: victory points are part of the text box.
    if state.face(card).victory and not is_blank(state, card):
        put(state, card, "victory")
    else:
        discard(state, card)
