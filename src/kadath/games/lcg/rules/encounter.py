"""Encounter cards: drawing and resolving one, spawning an enemy (LCG-117, LCG-407 to LCG-412)."""

# ruff: noqa: PERF401 (what runs at every decision is written as a loop)

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope, do
from kadath.kernel.events import Event, Resolution, report
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves.knowledge import shuffle

from ..faces import FACES, PlayerFace
from ..happenings import Drawn, Engaged, EnteredPlay, Spawned
from ..state import LcgState
from ..values import has_keyword
from ..vocabulary.abilities import Revelation, Spawn
from ..zones import discard, discard_defeated, put, put_all
from .entering import oust_copies
from .performed import Performed


@procedure
class DrawEncounterCard(Procedure, Performed):
    """An investigator draws from the encounter deck and finishes with the card."""

    who: int
    card: int = 0
    surges: bool = False

    @step("draw", "LCG-391", "LCG-396")
    def draw(self, state: LcgState) -> Procedure | None:
        """Turn over the top card for all to see; an empty deck is rebuilt first."""
        if not state.pile("deck"):
            shuffle_in_discards(state)
        deck = state.pile("deck")
        if not deck:
            self.finish()
            return None
        self.card = deck[0]
        put(state, self.card, "limbo")
        if state.log is not None:
            state.tell("drew-encounter", self.card, who=self.who)
        return None

    @step("resolve", "LCG-117", "LCG-391")
    def resolve(self, state: LcgState) -> Procedure | None:
        """Resolve it. What is printed on it is read now: its sleeve may hold another card later."""
        self.surges = self.surges or has_keyword(state, self.card, "surge")
        return ResolveDrawnCard(self.who, self.card)

    @step("surge", "LCG-105", "LCG-263", "LCG-396", "LCG-407")
    def surge(self, state: LcgState) -> None:
        """A card with surge is followed by another; by now an empty deck is rebuilt.

        A ruling: the last card of a deck is resolved first, and is among those shuffled.
        """
        if not state.pile("deck"):
            shuffle_in_discards(state)
        if self.surges:
            self.surges = False
            self.goto("draw")


@cites("LCG-065", "LCG-396")
def shuffle_in_discards(state: LcgState) -> None:
    """Shuffle the encounter discard pile into the deck; without discards nothing is shuffled."""
    discards = state.pile("discard")
    put_all(state, discards, "deck")
    if discards:
        shuffle(state, state.pile("deck"))


def draw_found(state: LcgState, who: int, card: int) -> DrawEncounterCard:
    """An investigator draws an encounter card that was not on top of the deck."""
    put(state, card, "limbo")
    state.tell("drew-encounter", card, who=who)
    return DrawEncounterCard(who, card, at="resolve")


@procedure
class ResolveDrawnCard(Procedure, Performed):
    """A drawn encounter card or weakness is resolved; `peril` shuts the others out meanwhile."""

    who: int
    card: int
    peril: bool = False

    @step("peril", "LCG-259", "LCG-260", "LCG-407")
    def check_peril(self, state: LcgState) -> None:
        """Check it for peril before anything else."""
        self.peril = has_keyword(state, self.card, "peril")

    @step("revelation", "LCG-305", "LCG-407", "LCG-408")
    def reveal(self, state: LcgState) -> Procedure | None:
        """Resolve its revelation abilities."""
        return Reveal((Drawn(self.card, self.who),))

    @step("place", "LCG-074", "LCG-218", "LCG-407", "LCG-409", "LCG-412", "LCG-436", "LCG-493")
    def place(self, state: LcgState) -> Procedure | None:
        """Spawn an enemy, discard a treachery, unless it has gone elsewhere already."""
        if state.cards[self.card].zone not in ("limbo", "hand"):
            return None
        if state.face(self.card).TYPE == "enemy":
            return spawn(state, self.card, self.who)
        if state.face(self.card).TYPE == "treachery":
            discard_defeated(state, self.card)
            if _attaches(state.cards[self.card].face):
                state.tell("discarded", self.card)
        return None

    @step("after", "LCG-316")
    def after(self, state: LcgState) -> Procedure | None:
        """It has been drawn when all of that is done."""
        return report(state, (Drawn(self.card, self.who),))

    def clean_up(self, state: LcgState) -> None:
        if state.cards[self.card].zone == "limbo":
            discard(state, self.card)


@cache
def _attaches(card: str) -> bool:
    """Whether a card is to be attached to something: that it was not is worth a line."""
    return any(
        getattr(one, "ATTACHES", False) for tree in FACES[card].abilities for one in tree.walk()
    )


@procedure
class ResolveWeaknesses(Procedure):
    """Weaknesses have come into hands without being drawn: each is resolved as if it just was."""

    cards: tuple[int, ...]

    @step("each", "LCG-413")
    def each(self, state: LcgState) -> Procedure | None:
        """Resolve the next one."""
        if not self.cards:
            return None
        card, self.cards = self.cards[0], self.cards[1:]
        self.goto("each")
        who = state.cards[card].place
        return weakness_drawn(state, who, card) if state.cards[card].zone == "hand" else None


@cites("LCG-411", "LCG-412")
def weakness_drawn(state: LcgState, who: int, card: int) -> Procedure:
    """A drawn weakness is resolved; one of an encounter type as if from the encounter deck."""
    if isinstance(state.face(card), PlayerFace):
        return ResolveDrawnCard(who, card)
    return DrawEncounterCard(who, card, at="resolve")


@cites("LCG-056", "LCG-413", "LCG-492")
def add_to_hand(state: LcgState, *cards: int) -> Procedure | None:
    """Cards come into their owners' hands at once without being drawn; weaknesses resolve."""
    for card in cards:
        put(state, card, "hand", state.cards[card].owner, bottom=True)
    if not cards:
        return None
    weaknesses = tuple([card for card in cards if state.face(card).weakness])
    return ResolveWeaknesses(weaknesses) if weaknesses else None


@procedure
class Reveal(Event[Drawn]):
    """A card is drawn and its revelation about to resolve, unless that is cancelled (LCG-334)."""

    CHANGES = False

    @cites("LCG-021")
    def impact(self, state: LcgState) -> Procedure | None:
        part = self.what[0]
        effects = [
            one.effect for one in state.face(part.card).abilities if isinstance(one, Revelation)
        ]
        if not effects or not part.revelation:
            return None
        return Resolution(do(*effects), Scope(part.who, part.card))

    def happened(self, state: LcgState) -> tuple[Any, ...]:
        """Nothing yet: it has been drawn when it is in its place."""
        return ()


@procedure
class SpawnEnemy(Event[Spawned]):
    """An enemy enters play; `legal` are the locations to choose from, `drawer` chooses."""

    drawer: int
    legal: tuple[int, ...] = ()

    @cites("LCG-222")
    def question(self, state: LcgState) -> Decision | None:
        """The investigator who spawns it chooses between several legal locations (LCG-222)."""
        if self.what[0].location:
            return None
        options = tuple(option("spawn", location) for location in self.legal)
        return Event.gather.offer(state.seat_of(self.drawer), options)

    def answer(self, state: LcgState, chosen: Option) -> Procedure | None:
        self.change(0, self.what[0]._replace(location=chosen.ids[0]))
        return None

    def stands(self, state: LcgState) -> bool:
        """Not if the enemy has gone elsewhere meanwhile."""
        return Event.stands(self, state) and state.cards[self.what[0].enemy].zone == "limbo"

    @cites("LCG-224")
    def impact(self, state: LcgState) -> Procedure | None:
        enemy, who, location = self.what[0]
        if state.log is not None:
            state.tell("spawned", enemy, location=location)
        oust_copies(state, enemy)
        if who:
            put(state, enemy, "threat", who)
            state.tell("engaged", enemy, who=who)
        else:
            put(state, enemy, "at", location)
        return None

    def happened(self, state: LcgState) -> tuple[Any, ...]:
        """It has spawned, entered play and, in a threat area, engaged."""
        enemy, who, _ = spawned = self.what[0]
        engaged = (Engaged(enemy, who),) if who else ()
        return (spawned, EnteredPlay(enemy, who), *engaged)

    def clean_up(self, state: LcgState) -> None:
        if state.cards[self.what[0].enemy].zone == "limbo":
            discard(state, self.what[0].enemy)


@cites("LCG-218", "LCG-219", "LCG-220", "LCG-221", "LCG-234", "LCG-241", "LCG-253")
def spawn(state: LcgState, enemy: int, who: int) -> Procedure | None:
    """Spawn an enemy where it says, else engaged with the one who drew it; nowhere: discard it."""
    instruction = next((one for one in state.face(enemy).abilities if isinstance(one, Spawn)), None)
    if instruction is None:
        aloof = has_keyword(state, enemy, "aloof") or has_keyword(state, enemy, "massive")
        there = state.location_of(who)
        put(state, enemy, "limbo")
        return SpawnEnemy((Spawned(enemy, 0 if aloof else who, there),), who)
    return spawn_at(state, enemy, instruction.at.ids(state, Scope(who, enemy)), who)


@cites("LCG-223")
def spawn_at(state: LcgState, enemy: int, legal: tuple[int, ...], who: int) -> Procedure | None:
    """An ability spawns an enemy at a location; without any legal one it is discarded."""
    if not legal:
        discard(state, enemy)
        state.tell("discarded", enemy)
        return None
    location = legal[0] if len(legal) == 1 else 0
    put(state, enemy, "limbo")
    return SpawnEnemy((Spawned(enemy, 0, location),), who, legal)


@cites("LCG-260")
def not_shut_out(state: LcgState) -> Sequence[int]:
    """The investigators whom nobody else's peril keeps from doing anything, in player order."""
    able = state.player_order()
    in_peril = _in_peril(state)
    return able if not in_peril else _not_kept_out(able, in_peril)


@cites("LCG-260")
def is_shut_out(state: LcgState, who: int) -> bool:
    """Whether somebody else's peril keeps an investigator from doing anything."""
    return not {who}.issuperset(_in_peril(state))


def _not_kept_out(able: Sequence[int], in_peril: list[int]) -> tuple[int, ...]:
    return tuple([who for who in able if {who}.issuperset(in_peril)])


def _in_peril(state: LcgState) -> list[int]:
    """Those who are resolving a card with peril now."""
    in_peril = []
    for one in state.stack:
        if type(one) is ResolveDrawnCard and one.peril:
            in_peril.append(one.who)
    return in_peril
