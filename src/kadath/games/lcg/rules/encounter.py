"""Encounter cards: drawing and resolving one, spawning an enemy (LCG-117, LCG-407 to LCG-412)."""

# ruff: noqa: PERF401 (hot paths use plain loops)

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
    """An investigator draws an encounter card and resolves it completely."""

    who: int
    card: int = 0
    surges: bool = False

    @step("draw", "LCG-391", "LCG-396")
    def draw(self, state: LcgState) -> Procedure | None:
        """Reveal the top card; an empty deck is rebuilt first."""
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
        """Resolve it. Surge is read now, because the sleeve may hold another card later."""
        self.surges = self.surges or has_keyword(state, self.card, "surge")
        return ResolveDrawnCard(self.who, self.card)

    @step("surge", "LCG-105", "LCG-263", "LCG-396", "LCG-407")
    def surge(self, state: LcgState) -> None:
        """A card with surge makes the investigator draw another; an empty deck is rebuilt by now.

        A ruling: the last card of the deck resolves first, and is shuffled in with the discards.
        """
        if not state.pile("deck"):
            shuffle_in_discards(state)
        if self.surges:
            self.surges = False
            self.goto("draw")


@cites("LCG-065", "LCG-396")
def shuffle_in_discards(state: LcgState) -> None:
    """Shuffle the encounter discard pile into the deck; with no discards, nothing is shuffled."""
    discards = state.pile("discard")
    put_all(state, discards, "deck")
    if discards:
        shuffle(state, state.pile("deck"))


def draw_found(state: LcgState, who: int, card: int) -> DrawEncounterCard:
    """An investigator draws a particular encounter card, not from the top of the deck."""
    put(state, card, "limbo")
    state.tell("drew-encounter", card, who=who)
    return DrawEncounterCard(who, card, at="resolve")


@procedure
class ResolveDrawnCard(Procedure, Performed):
    """A drawn encounter card or weakness resolves; `peril` keeps the other players out of it."""

    who: int
    card: int
    peril: bool = False

    @step("peril", "LCG-259", "LCG-260", "LCG-407")
    def check_peril(self, state: LcgState) -> None:
        """Check for peril first."""
        self.peril = has_keyword(state, self.card, "peril")

    @step("revelation", "LCG-305", "LCG-407", "LCG-408")
    def reveal(self, state: LcgState) -> Procedure | None:
        """Resolve its revelation abilities."""
        return Reveal((Drawn(self.card, self.who),))

    @step("place", "LCG-074", "LCG-218", "LCG-407", "LCG-409", "LCG-412", "LCG-436", "LCG-493")
    def place(self, state: LcgState) -> Procedure | None:
        """Spawn an enemy, discard a treachery, unless the card has already gone elsewhere."""
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
        """The card counts as drawn once all of that is done."""
        return report(state, (Drawn(self.card, self.who),))

    def clean_up(self, state: LcgState) -> None:
        if state.cards[self.card].zone == "limbo":
            discard(state, self.card)


@cache
def _attaches(card: str) -> bool:
    """Whether a card attaches to something, so that failing to attach is worth logging."""
    return any(
        getattr(one, "ATTACHES", False) for tree in FACES[card].abilities for one in tree.walk()
    )


@procedure
class ResolveWeaknesses(Procedure):
    """Weaknesses that entered a hand without being drawn each resolve as if just drawn."""

    cards: tuple[int, ...]

    @step("each", "LCG-413")
    def each(self, state: LcgState) -> Procedure | None:
        """Resolve the next weakness."""
        if not self.cards:
            return None
        card, self.cards = self.cards[0], self.cards[1:]
        self.goto("each")
        who = state.cards[card].place
        return weakness_drawn(state, who, card) if state.cards[card].zone == "hand" else None


@cites("LCG-411", "LCG-412")
def weakness_drawn(state: LcgState, who: int, card: int) -> Procedure:
    """Resolve a drawn weakness; one with an encounter cardtype as if from the encounter deck."""
    if isinstance(state.face(card), PlayerFace):
        return ResolveDrawnCard(who, card)
    return DrawEncounterCard(who, card, at="resolve")


@cites("LCG-056", "LCG-413", "LCG-492")
def add_to_hand(state: LcgState, *cards: int) -> Procedure | None:
    """Add cards to their owners' hands without drawing them; weaknesses among them resolve."""
    for card in cards:
        put(state, card, "hand", state.cards[card].owner, bottom=True)
    if not cards:
        return None
    weaknesses = tuple([card for card in cards if state.face(card).weakness])
    return ResolveWeaknesses(weaknesses) if weaknesses else None


@procedure
class Reveal(Event[Drawn]):
    """A drawn card's revelation is about to resolve, unless it is cancelled (LCG-334)."""

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
        """Nothing yet: the card counts as drawn once it is in its place."""
        return ()


@procedure
class SpawnEnemy(Event[Spawned]):
    """An enemy enters play; `drawer` chooses among the `legal` locations."""

    drawer: int
    legal: tuple[int, ...] = ()

    @cites("LCG-222")
    def question(self, state: LcgState) -> Decision | None:
        """The investigator spawning it chooses among several legal locations (LCG-222)."""
        if self.what[0].location:
            return None
        options = tuple(option("spawn", location) for location in self.legal)
        return Event.gather.offer(state.seat_of(self.drawer), options)

    def answer(self, state: LcgState, chosen: Option) -> Procedure | None:
        self.change(0, self.what[0]._replace(location=chosen.ids[0]))
        return None

    def stands(self, state: LcgState) -> bool:
        """False once the enemy has gone elsewhere."""
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
        """The enemy spawned, entered play, and, in a threat area, engaged."""
        enemy, who, _ = spawned = self.what[0]
        engaged = (Engaged(enemy, who),) if who else ()
        return (spawned, EnteredPlay(enemy, who), *engaged)

    def clean_up(self, state: LcgState) -> None:
        if state.cards[self.what[0].enemy].zone == "limbo":
            discard(state, self.what[0].enemy)


@cites("LCG-218", "LCG-219", "LCG-220", "LCG-221", "LCG-234", "LCG-241", "LCG-253")
def spawn(state: LcgState, enemy: int, who: int) -> Procedure | None:
    """Spawn an enemy where it says, or else engaged with the drawer; discard it if it cannot."""
    instruction = next((one for one in state.face(enemy).abilities if isinstance(one, Spawn)), None)
    if instruction is None:
        aloof = has_keyword(state, enemy, "aloof") or has_keyword(state, enemy, "massive")
        there = state.location_of(who)
        put(state, enemy, "limbo")
        return SpawnEnemy((Spawned(enemy, 0 if aloof else who, there),), who)
    return spawn_at(state, enemy, instruction.at.ids(state, Scope(who, enemy)), who)


@cites("LCG-223")
def spawn_at(state: LcgState, enemy: int, legal: tuple[int, ...], who: int) -> Procedure | None:
    """Spawn an enemy at one of the legal locations; if there are none, discard it."""
    if not legal:
        discard(state, enemy)
        state.tell("discarded", enemy)
        return None
    location = legal[0] if len(legal) == 1 else 0
    put(state, enemy, "limbo")
    return SpawnEnemy((Spawned(enemy, 0, location),), who, legal)


@cites("LCG-260")
def not_shut_out(state: LcgState) -> Sequence[int]:
    """The investigators who are not shut out by another player's peril, in player order."""
    able = state.player_order()
    in_peril = _in_peril(state)
    return able if not in_peril else _not_kept_out(able, in_peril)


@cites("LCG-260")
def is_shut_out(state: LcgState, who: int) -> bool:
    """Whether another player's peril keeps an investigator from acting."""
    return not {who}.issuperset(_in_peril(state))


def _not_kept_out(able: Sequence[int], in_peril: list[int]) -> tuple[int, ...]:
    return tuple([who for who in able if {who}.issuperset(in_peril)])


def _in_peril(state: LcgState) -> list[int]:
    """The investigators who are resolving a card with peril right now."""
    in_peril = []
    for one in state.stack:
        if type(one) is ResolveDrawnCard and one.peril:
            in_peril.append(one.who)
    return in_peril
