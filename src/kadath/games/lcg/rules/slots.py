"""Slots: how many assets an investigator can hold, and what to discard (LCG-378 to 382)."""

from __future__ import annotations

from functools import lru_cache

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure

from ..faces import FACES, AssetFace
from ..state import LcgState
from ..values import has_trait, modifying
from ..vocabulary.modifiers import SLOTS_TOPIC, MoreSlots
from ..zones import CANNOT_LEAVE_PLAY, discard, may_leave_play

SLOTS = {"accessory": 1, "body": 1, "ally": 1, "hand": 2, "arcane": 2}
"""The slots of an investigator (LCG-378)."""


@procedure
class MakeRoom(Procedure):
    """An investigator with too many assets discards them one at a time."""

    who: int

    @ask("choose", "LCG-382", prompt="make-room")
    def choose(self, state: LcgState) -> Decision | None:
        """Choose an asset that takes an overfull slot."""
        options = tuple(option("make-room", card) for card in spare(state, self.who))
        return MakeRoom.choose.offer(state.seat_of(self.who), options) if options else None

    @choose.chosen
    def let_go(self, state: LcgState, chosen: Option) -> None:
        """Discard it, and go on until everything fits."""
        card = chosen.ids[0]
        discard(state, card)
        state.tell("discarded", card, who=self.who)
        self.goto("choose")


def slots_of(state: LcgState, card: int) -> tuple[str, ...]:
    """The slots a card takes."""
    return _printed_slots(state.cards[card].face)


def _printed_slots(key: str) -> tuple[str, ...]:
    face = FACES[key]
    return face.slots if isinstance(face, AssetFace) else ()


@cites("LCG-379")
def held_by(state: LcgState, who: int) -> list[int]:
    """The assets that take an investigator's slots, in their play and threat areas."""
    piles = state.piles
    held = list(piles.get(("play", who), ()))
    if threats := piles.get(("threat", who)):
        held += [one for one in threats if FACES[state.cards[one].face].TYPE == "asset"]
    return held


@lru_cache(10_000)
def are_crowded(faces: tuple[str, ...]) -> bool:
    """Whether faces take more slots than an investigator has without additional ones."""
    taken: list[str] = []
    for face in faces:
        taken += _printed_slots(face)
    slots = set(taken)
    # Every kind of slot exists at least once.
    return len(slots) < len(taken) and any(taken.count(slot) > SLOTS[slot] for slot in slots)


@cites("LCG-378", "LCG-379", "LCG-380", "LCG-381", "LCG-382")
def crowded_slots(
    state: LcgState, who: int, card: int = 0, without: tuple[int, ...] = ()
) -> set[str]:
    """The kinds of slot that would be overfull if a card entered (0: none) and others left."""
    held = held_by(state, who)
    if without:
        held = [one for one in held if one not in without]
    if card:
        held.append(card)
    rows = state.cards
    taken: list[str] = []
    for one in held:
        face = FACES[rows[one].face]
        if isinstance(face, AssetFace):
            taken += face.slots
    if len(set(taken)) == len(taken):
        # Every kind of slot exists at least once.
        return set()
    holding: dict[str, list[int]] = {}
    for one in held:
        for slot in slots_of(state, one):
            holding.setdefault(slot, []).append(one)
    return {
        slot
        for slot, cards in holding.items()
        if len(cards) > SLOTS[slot]
        and len(cards) > SLOTS[slot] + _further(state, who, slot, cards, without)
    }


def _further(
    state: LcgState, who: int, slot: str, cards: list[int], without: tuple[int, ...]
) -> int:
    """How many of these cards fit into additional slots, not counting slots given by `without`."""
    found = 0
    for scope, modifier in modifying(state, (SLOTS_TOPIC, slot)):
        if isinstance(modifier, MoreSlots) and scope.who == who and scope.source not in without:
            trait = modifier.trait
            fitting = [one for one in cards if not trait or has_trait(state, one, trait)]
            found += min(modifier.slots, len(fitting))
    return found


def spare(
    state: LcgState, who: int, card: int = 0, without: tuple[int, ...] = ()
) -> tuple[int, ...]:
    """The assets one of which must go, if any slot is overfull once a card enters (0: none)."""
    crowded = crowded_slots(state, who, card, without)
    if not crowded:
        return ()
    return tuple(
        other
        for other in held_by(state, who)
        if other not in without
        and crowded & set(slots_of(state, other))
        and may_leave_play(state, other)
    )


@cites("LCG-382")
def has_room(state: LcgState, who: int, card: int) -> bool:
    """Whether an asset would fit if every asset that may leave play did."""
    if CANNOT_LEAVE_PLAY not in state.listeners.hooks:
        return True
    return not crowded_slots(state, who, card, _movable(state, who, set(slots_of(state, card))))


def _movable(state: LcgState, who: int, slots: set[str]) -> tuple[int, ...]:
    """The assets of an investigator that take these slots and may leave play."""
    return tuple(
        one
        for one in held_by(state, who)
        if slots & set(slots_of(state, one)) and may_leave_play(state, one)
    )


def overfull(state: LcgState) -> MakeRoom | None:
    """Make the next investigator whose slots are overfull discard."""
    cards, piles = state.cards, state.piles
    crowded = []
    for who in state.investigators:
        there = piles.get(("play", who), ()) + piles.get(("threat", who), ())
        if there and are_crowded(tuple([cards[one].face for one in there])):
            crowded.append(who)
    for who in state.player_order() if crowded else ():
        if who in crowded and spare(state, who):
            return MakeRoom(who)
    return None
