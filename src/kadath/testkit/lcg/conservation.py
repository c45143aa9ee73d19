"""Nothing is lost and nothing is made from nothing: where every card and token must be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import BASIC_WEAKNESSES, STARTER_DECKS
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.faces import AgendaFace
from kadath.games.lcg.rules.chaos import TokensRevealed
from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.rules.slots import MakeRoom, crowded_slots
from kadath.games.lcg.rules.table import LcgTable
from kadath.games.lcg.state import IN_PLAY

OF_INVESTIGATORS = frozenset({"hand", "play", "threat", "mulligan", "weaknesses"})
"""Zones whose place is an investigator."""


def complaints(state: LcgTable) -> Iterator[str]:
    """What is wrong with a state."""
    yield from _piles(state)
    yield from _faces(state)
    yield from _bag(state)
    yield from _tokens(state)
    yield from _play(state)


def _piles(state: LcgTable) -> Iterator[str]:
    piled = 0
    for (zone, place), cards in state.piles.items():
        piled += len(cards)
        for card in cards:
            row = state.cards[card]
            if (row.zone, row.place) != (zone, place):
                yield f"{card} lies in {zone} {place}, but says {row.zone} {row.place}"
        if not cards:
            continue
        if zone in OF_INVESTIGATORS and (place not in state.investigators or state.is_out(place)):
            yield f"{zone} of {place}, who is not in the game, holds {cards}"
        if zone == "at" and state.cards[place].zone != "map" and state.outcome is None:
            yield f"{cards} lie at {place}, which is no location in play"
        if zone == "attached" and not state.is_in_play(place):
            yield f"{cards} are attached to {place}, which is not in play"
    if piled != len(state.cards):
        yield f"there are {len(state.cards)} cards, but {piled} lie somewhere"


@cache
def _expected(scenario: str, investigators: tuple[str, ...]) -> Counter[str]:
    sets = SCENARIOS[scenario].encounter_sets
    reverses = {face.becomes for face in FACES.values() if isinstance(face, AgendaFace)}
    found = Counter(
        {
            key: face.copies
            for key, face in FACES.items()
            if face.encounter_set in sets and key not in reverses
        }
    )
    for who in investigators:
        found.update(key for key in STARTER_DECKS[who].listed() if key in FACES)
    return found


def _faces(state: LcgTable) -> Iterator[str]:
    held = Counter(row.face for row in state.cards.values())
    flipped = {
        face.becomes: key
        for key, face in FACES.items()
        if isinstance(face, AgendaFace) and face.becomes
    }
    found = Counter({flipped.get(key, key): count for key, count in held.items()})
    weaknesses = sum(found.pop(key, 0) for key in BASIC_WEAKNESSES)
    people = tuple(row.face for row in state.investigators.values())
    expected = _expected(state.cards[state.scenario].face, people)
    if found != expected:
        yield f"cards: too many {found - expected}, missing {expected - found}"
    due = sum(STARTER_DECKS[who].basic_weaknesses for who in people)
    if weaknesses != min(
        due, sum(BASIC_WEAKNESSES[key] for key in BASIC_WEAKNESSES if key in FACES)
    ):
        yield f"{weaknesses} basic weaknesses, not {due}"


def _bag(state: LcgTable) -> Iterator[str]:
    tokens = list(state.bag)
    for frame in state.stack:
        if isinstance(frame, SkillTest):
            tokens += (*frame.tokens, *frame.ignored)
        if isinstance(frame, TokensRevealed) and not frame.settled:
            tokens += (part.token for part in frame.parts())
    bags = SCENARIOS[state.cards[state.scenario].face].chaos_bags.values()
    if tokens and sorted(tokens) not in [sorted(bag) for bag in bags]:
        yield f"the chaos bag and what is out of it is {sorted(tokens)}"


def _tokens(state: LcgTable) -> Iterator[str]:
    for who, row in state.investigators.items():
        if min(row.damage, row.horror, row.clues, row.resources) < 0:
            yield f"investigator {who} has less than nothing: {row}"
        if row.out and (row.clues or row.resources):
            yield f"investigator {who} is out and still holds {row}"
    for card, held in state.cards.items():
        on_it = (held.damage, held.horror, held.clues, held.doom, held.uses, held.resources)
        if min(on_it) < 0 or (held.zone not in IN_PLAY and any(on_it)):
            yield f"card {card} holds {on_it} in {held.zone}"


def _play(state: LcgTable) -> Iterator[str]:
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
    if state.outcome is not None:
        return
    for who in state.player_order():
        if state.location_of(who) and state.cards[state.location_of(who)].zone != "map":
            yield f"investigator {who} is at {state.location_of(who)}, which is not in play"
