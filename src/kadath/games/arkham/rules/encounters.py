"""Arkham encounters (AH-3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event, announced
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below

from ..board import NEIGHBORHOOD, STREET_OF
from ..cards import ENCOUNTERS
from ..happenings import EncounterEnds, ReadsEntry
from ..privileges import ENCOUNTER_AFTER_ABILITY, INNER_SANCTUM, is_privileged
from ..state import ArkhamState
from ..vocabulary.abilities import ENCOUNTER
from .abilities import actions, offered, offers, place_actions, tried, using
from .closing import TryingToClose
from .gates import go_through
from .status import Affects, is_taken

SANCTUM = "inner_sanctum"
LODGE_HOUSE = "silver_twilight_lodge"

CLOSES_WITH = ("fight", "lore")

NO_GATE = Hindrance("AH-10.2", "no-gate")
GATE_HERE = Hindrance("AH-3.3.7", "gate-here")


@procedure
class ArkhamEncounter(Affects):
    """An investigator at a location: through the gate, closing it, an ability or a card.

    `more` is how many extra location cards are drawn, if a card says so.
    """

    more: int = 0

    @step("gate", "AH-3.3.5", "AH-3.3.7")
    def at_gate(self, s: ArkhamState) -> None:
        """An open gate draws in an investigator who has not explored it."""
        row = s.investigators[self.who]
        if row.space in s.gates and not row.explored:
            go_through(s, self.who, row.space)
            self.finish()

    @ask("choose", "AH-3.3.2", "AH-3.3.6", prompt="encounter")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Close the gate, use what the location offers, or have an encounter."""
        is_gate = s.investigators[self.who].space in s.gates
        options = [one for one, hindrance in self.ways(s) if hindrance is None]
        if not is_gate:
            options += [*place_actions(s, self.who), *offers(s, self.who)]
        options += actions(s, self.who, ENCOUNTER)
        if is_gate:
            options.append(PASS)
        return ArkhamEncounter.choose.offer(s.seat_of(self.who), tuple(options))

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do it; a card's action is in addition to the encounter."""
        if chosen == PASS:
            return None
        if chosen.verb == "close":
            space = s.investigators[self.who].space
            return TryingToClose(self.who, space, chosen.words[0])
        if chosen.verb == "encounter":
            return HavingEncounter(self.who, self.more)
        if chosen.verb == "use" or is_privileged(s, self.who, ENCOUNTER_AFTER_ABILITY):
            self.goto("again")
        return using(s, chosen, self.who)

    @step("over", "AH-3.3.2", "AH-10.9")
    def over(self, s: ArkhamState) -> None:
        """Whatever it was, it was this turn's encounter."""
        self.finish()

    @step("again", "AH-3.3.2")
    def ask_again(self, s: ArkhamState) -> None:
        """After using a card they still have the encounter, if still at a location."""
        row = s.investigators.get(self.who)
        if row is not None and not row.out and row.space in STREET_OF:
            self.goto("choose")

    def attempts(self, s: ArkhamState) -> Iterable[Attempt]:
        """What may come to mind at a location: closing its gate, an ability, a card."""
        row = s.investigators.get(self.who)
        if row is None:
            return
        yield from self.ways(s)
        if row.space not in s.gates:
            yield from tried(s, self.who, ENCOUNTER)
        yield from offered(s)

    @cites("AH-3.3.6", "AH-3.3.7", "AH-10.2")
    def ways(self, s: ArkhamState) -> Iterator[Attempt]:
        """An open gate may be closed; without one, an encounter is had."""
        is_gate = s.investigators[self.who].space in s.gates
        for skill in CLOSES_WITH:
            yield Attempt(option("close", skill), None if is_gate else NO_GATE)
        yield Attempt(option("encounter"), GATE_HERE if is_gate else None)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "space": s.investigators[self.who].space}


@procedure
class StreetBusiness(Affects):
    """An investigator in a street may do what a Rumor or a story offers there."""

    @ask("choose", "AH-3.5.10", "IH-11.5", prompt="encounter")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer it."""
        options = offers(s, self.who)
        seat = s.seat_of(self.who)
        return StreetBusiness.choose.offer(seat, (*options, PASS)) if options else None

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do it, or not."""
        return None if chosen == PASS else using(s, chosen, self.who)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "space": s.investigators[self.who].space}


@procedure
class HavingEncounter(Affects):
    """An investigator draws location cards, and resolves an entry of one of them.

    `more` is how many extra cards are drawn; `passed` are cards that were replaced by another.
    """

    more: int = 0
    drawn: tuple[str, ...] = ()
    space: str = ""
    passed: tuple[str, ...] = ()

    @step("draw", "AH-3.3.3", "AH-3.3.4", "AH-3.3.15")
    def draw(self, s: ArkhamState) -> None:
        """The deck is shuffled before each draw, so any of its cards may come up."""
        if is_taken(s, self.who):
            self.goto("over")
            return
        self.space = place_of_encounter(s, self.who)
        deck = [one for one in entries_at(self.space, s.boxes) if one not in self.passed]
        seen = s.turned_up.pop(NEIGHBORHOOD[s.investigators[self.who].space], "")
        if seen:
            self.drawn = tuple(entry for entry in deck if ENCOUNTERS[entry].card == seen)
        more = self.more + worked_out(s, self.who, "encounter_cards", 0).total
        cards = 1 if self.passed else 1 + more
        for _ in range(min(cards, len(deck)) - len(self.drawn)):
            left = [entry for entry in deck if entry not in self.drawn]
            self.drawn += (left[below(s, len(left))],)
        if not self.drawn:
            self.finish()

    @ask("card", "AH-3.3.4", prompt="encounter-card")
    def choose(self, s: ArkhamState) -> Decision | None:
        """If several were drawn, one is chosen."""
        options = tuple([option("entry", entry) for entry in self.drawn])
        return HavingEncounter.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def resolve(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Resolve it."""
        s.note("encounter", who=self.who, space=self.space, entry=chosen.args[0])
        return Reading((ReadsEntry(self.who, chosen.words[0]),))

    @step("over", "AH-3.3.3")
    def end(self, s: ArkhamState) -> Procedure | None:
        """The encounter is over."""
        return announced(s, EncounterEnds(self.who, self.space))

    @cites("AH-3.3.4")
    def draw_again(self) -> None:
        """Draw another card, which must be used."""
        self.passed, self.drawn = (*self.passed, *self.drawn), ()
        self.goto("draw")

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "space": self.space}


@cites("AH-7.19")
def place_of_encounter(s: ArkhamState, who: int) -> str:
    """Where an investigator has an encounter: for members of the lodge, in its sanctum."""
    space = s.investigators[who].space
    return SANCTUM if space == LODGE_HOUSE and is_privileged(s, who, INNER_SANCTUM) else space


@cites("AH-3.3.3")
def turn_up_card(s: ArkhamState, neighborhood: str) -> None:
    """Turn the next card of a location deck face up; it will be the next one drawn there."""
    cards = sorted(
        {
            one.card
            for one in ENCOUNTERS.values()
            if one.box in s.boxes and NEIGHBORHOOD.get(one.location) == neighborhood
        }
    )
    s.turned_up[neighborhood] = cards[below(s, len(cards))]
    s.note("turned-up", card=s.turned_up[neighborhood])


@cache
def entries_at(space: str, boxes: tuple[str, ...]) -> tuple[str, ...]:
    """The entries of a location on the cards of the boxes in play."""
    return tuple(
        key for key, one in ENCOUNTERS.items() if one.location == space and one.box in boxes
    )


@procedure
class Reading(Event[ReadsEntry]):
    """An entry is read, which some may refuse before any of it happens."""

    @cites("AH-3.3.3")
    def impact(self, s: ArkhamState) -> Procedure | None:
        (part,) = self.parts()
        return Encountering(part.who, part.entry)


@procedure
class Encountering(Affects):
    """An investigator resolves an entry of a location card."""

    entry: str

    @step("resolve", "AH-3.3.3", "AH-3.3.15")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Do what it says."""
        return ENCOUNTERS[self.entry].effect.run(s, Scope(self.who, self.entry))
