"""Invariants of the card game: where every card and token must be; nothing is lost or created."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import AssetFace, EnemyFace, PlayerFace
from kadath.games.lcg.rules.elimination import Eliminations
from kadath.games.lcg.rules.slots import MakeRoom, crowded_slots
from kadath.games.lcg.state import IN_PLAY, SCENARIO, LcgState
from kadath.games.lcg.values import has_keyword, remaining
from kadath.games.lcg.vocabulary.abilities import PreyOnly
from kadath.kernel.events import enclosing
from kadath.kernel.log import EVERYONE

OF_INVESTIGATORS = frozenset({"hand", "play", "threat", "mulligan", "weaknesses"})
"""Zones whose place is an investigator."""
OPEN_ZONES = frozenset({"play", "threat", "at", "attached", "story", "discard", "victory", "limbo"})
"""Zones in which everyone knows every face."""
PASSING = frozenset({"limbo", "committed", "advancing", "mulligan"})
"""Zones in which a card is only while something is running."""
SETTLED = frozenset({"take-action", "choose-turn"})
"""The prompts when nothing else is running, so that everything must be in order."""
ONLY_PREY = frozenset(
    key for key, face in FACES.items() if any(isinstance(one, PreyOnly) for one in face.abilities)
)
"""Enemies that do not engage just anyone."""


def complaints(state: LcgState) -> Iterator[str]:
    """What is wrong with a state."""
    if not state.investigators:
        # Before a scenario is taken out of the box, there is nothing on the table.
        return
    yield from _piles(state)
    yield from _tokens(state)
    yield from _play(state)
    yield from _knowledge(state)
    if state.decision is not None and state.decision.ask in SETTLED:
        yield from _unsettled(state)


def _piles(state: LcgState) -> Iterator[str]:
    there = _still_there(state)
    piled = 0
    for (zone, place), cards in state.piles.items():
        piled += len(cards)
        for card in cards:
            row = state.cards[card]
            if (row.zone, row.place) != (zone, place):
                yield f"{card} lies in {zone} {place}, but says {row.zone} {row.place}"
        if not cards:
            continue
        if zone in OF_INVESTIGATORS and place not in there:
            yield f"{zone} of {place}, who is not in the game, holds {cards}"
        if zone == "at" and state.cards[place].zone != "map" and not state.resolution:
            yield f"{cards} lie at {place}, which is no location in play"
        if zone == "attached" and not state.is_in_play(place):
            yield f"{cards} are attached to {place}, which is not in play"
    if piled != len(state.cards):
        yield f"there are {len(state.cards)} cards, but {piled} lie somewhere"


def _still_there(state: LcgState) -> set[int]:
    """The investigators in the game, including those about to leave it after a joint defeat."""
    leaving = {who for frame in enclosing(state, Eliminations) for who in frame.left}
    return {who for who in state.investigators if who in leaving or not state.is_out(who)}


def _tokens(state: LcgState) -> Iterator[str]:
    there = _still_there(state)
    for who, row in state.investigators.items():
        if min(row.damage, row.horror, row.clues, row.resources) < 0:
            yield f"investigator {who} has less than nothing: {row}"
        if who not in there and (row.clues or row.resources):
            yield f"investigator {who} is out and still holds {row}"
    for card, held in state.cards.items():
        on_it = (held.damage, held.horror, held.clues, held.doom, held.uses, held.resources)
        if min(on_it) < 0 or (held.zone not in IN_PLAY and any(on_it)):
            yield f"card {card} holds {on_it} in {held.zone}"


def _play(state: LcgState) -> Iterator[str]:
    unique = Counter(
        state.face(card).title
        for card in state.cards
        if state.face(card).unique and state.is_in_play(card)
    )
    for title, count in unique.items():
        if count > 1:
            yield f"{count} copies of {title} are in play"
    asked = {frame.who for frame in state.stack if isinstance(frame, MakeRoom)}
    for who in state.investigators:
        if who not in asked and (crowded := crowded_slots(state, who)):
            yield f"investigator {who} holds too many assets in {sorted(crowded)} slots"
    if state.resolution:
        return
    for who in state.player_order():
        if state.location_of(who) and state.cards[state.location_of(who)].zone != "map":
            yield f"investigator {who} is at {state.location_of(who)}, which is not in play"


def _knowledge(state: LcgState) -> Iterator[str]:
    """Who knows a face, given its zone."""
    for card, row in state.cards.items():
        if row.zone in OPEN_ZONES and row.known != EVERYONE:
            yield f"{row.face} lies open in {row.zone}, but only {row.known:b} know it"
        if row.zone == "hand" and not row.known & state.bit(row.place):
            yield f"{row.face} is in the hand of {row.place}, who does not know it"
        if row.known != EVERYONE and card not in state.beliefs:
            yield f"nothing says what {row.face} may be to whoever does not know it"


def _unsettled(state: LcgState) -> Iterator[str]:
    """What the standing rules should have taken care of before somebody acts."""
    for zone, place in state.piles:
        if zone in PASSING and state.pile(zone, place):
            yield f"{state.pile(zone, place)} are left in {zone}"
    for who in state.player_order():
        for stat in ("health", "sanity"):
            if (remaining(state, who, stat) or 0) <= 0:
                yield f"investigator {who} has no {stat} left and is still there"
    for card, row in state.cards.items():
        face = FACES[row.face]
        if isinstance(face, EnemyFace) and row.zone in ("at", "threat"):
            if (remaining(state, card, "health") or 0) <= 0:
                yield f"{row.face} has no health left and is still there"
            if (
                row.zone == "at"
                and not row.exhausted
                and state.investigators_at(row.place)
                and row.face not in ONLY_PREY
                and not has_keyword(state, card, "aloof")
                and not has_keyword(state, card, "massive")
                and not state.listeners.on("forbid", "Engaged")
            ):
                yield f"{row.face} is ready and engages nobody at its location"
        if isinstance(face, AssetFace) and row.zone == "play":
            for stat in ("health", "sanity"):
                if getattr(face, stat) and (remaining(state, card, stat) or 0) <= 0:
                    yield f"{row.face} has no {stat} left and is still there"
        if row.owner == SCENARIO and row.zone == "hand" and not isinstance(face, PlayerFace):
            yield f"{row.face} is in a hand"
