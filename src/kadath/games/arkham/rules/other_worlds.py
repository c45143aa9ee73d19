"""Other Worlds: moving through them, encounters there, and coming back (AH-3.2, AH-3.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.events import Event, announced
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open, shuffle

from ..board import AREAS, WORLDS, area
from ..cards import GATE_CARD, GATE_CARDS, GateCard
from ..happenings import Enters, ReadsEntry, Returns, WorldEncounterEnds
from ..privileges import RETURNS_ANYWHERE, is_privileged
from ..state import ArkhamState
from ..vocabulary.abilities import MOVEMENT
from .abilities import actions, cards_tried, using
from .combat import Combat
from .evading import Evading
from .phases import Phase
from .status import LOST_IN_TIME, Affects, become, is_taken
from .trade import TRADE, Trading, hindrance_to_trade

GATE_CARDS_MORE = "gate_cards"
"""The value for how many extra gate cards an investigator draws to choose from."""
OTHER = "other"
"""A gate card's entry for worlds that it does not name."""


@procedure
class OtherWorldsPhase(Phase):
    """Everyone in an Other World has an encounter there."""

    PHASE = "other_worlds"

    @cites("AH-3.4.1")
    def turn_of(self, s: ArkhamState, who: int) -> Procedure | None:
        row = s.investigators[who]
        if row.out or row.space not in AREAS:
            return None
        return OtherWorldEncounter(who, AREAS[row.space][0])


@procedure
class OtherWorldEncounter(Affects):
    """An investigator draws gate cards until one has a color of the world, and resolves it.

    `again` says that a card was already drawn and is now replaced by another.
    """

    world: str
    card: int = 0
    drawn: tuple[int, ...] = ()
    again: bool = False

    @step("draw", "AH-3.3.15", "AH-3.4.1", "AH-3.4.3")
    def draw(self, s: ArkhamState) -> None:
        """Cards of other colors go to the bottom; the one without a color reshuffles the deck."""
        if is_taken(s, self.who):
            self.goto("over")
            return
        colors = WORLDS[self.world].colors
        many = 1 if self.again else 1 + worked_out(s, self.who, GATE_CARDS_MORE, 0).total
        for _ in range(len(s.decks.get(GATE_CARD, ()))):
            card = piles.draw(s.decks, GATE_CARD)
            assert card is not None
            lay_open(s, card)
            color = self.printed(s, card).color
            if color in colors:
                # Set aside the cards to choose from, so that reshuffling does not affect them.
                self.drawn += (card,)
                if len(self.drawn) >= many:
                    return
                continue
            piles.put_under(s.decks, GATE_CARD, (card,))
            if not color:
                s.note("shuffled", deck=GATE_CARD)
                shuffle(s, s.decks[GATE_CARD])
                self.goto("draw")
                return

    @ask("card", "AH-3.4.1", prompt="gate-card")
    def choose(self, s: ArkhamState) -> Decision | None:
        """If several were drawn, one is chosen."""
        options = tuple([option("entry", s.cards[card].face) for card in self.drawn])
        return OtherWorldEncounter.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def take(self, s: ArkhamState, chosen: Option) -> None:
        """Keep the chosen card."""
        face = chosen.words[0]
        self.card = next(card for card in self.drawn if s.cards[card].face == face)
        piles.put_under(s.decks, GATE_CARD, self.drawn)
        s.note("gate-card", who=self.who, world=self.world, card=face)

    @step("resolve", "AH-3.4.2")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve the entry for this world, or the one for others."""
        if not self.card:
            return None
        return ReadingGateCard((ReadsEntry(self.who, s.cards[self.card].face, self.world),))

    @step("over", "AH-3.4.2")
    def over(self, s: ArkhamState) -> Procedure | None:
        """The encounter is over."""
        return announced(s, WorldEncounterEnds(self.who, self.world))

    @cites("AH-3.4.1")
    def draw_again(self) -> None:
        """Draw another card, which must be used."""
        self.card, self.drawn, self.again = 0, (), True
        self.goto("draw")

    def printed(self, s: ArkhamState, card: int) -> GateCard:
        """What is printed on a gate card."""
        return GATE_CARDS[s.cards[card].face]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "world": self.world}


@procedure
class ReadingGateCard(Event[ReadsEntry]):
    """The entry of a gate card is read; some investigators may replace the card."""

    @cites("AH-3.4.2")
    def impact(self, s: ArkhamState) -> Procedure | None:
        (part,) = self.parts()
        entry = entry_of(GATE_CARDS[part.entry], part.world)
        return entry.run(s, Scope(part.who, part.entry))


@cites("AH-3.4.2")
def entry_of(card: GateCard, world: str) -> Effect:
    """What a gate card says about a world: its own entry, or the one for others."""
    entries = dict(card.entries)
    return entries[world] if world in entries else entries[OTHER]


@procedure
class MovingOn(Procedure):
    """An investigator in an Other World moves on: to its second area, or back (AH-3.2)."""

    who: int
    traded: bool = False
    faced: tuple[int, ...] = ()

    @ask("act", "AH-3.2.8", "AH-15.3", prompt="other-world")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer cards and trading; there are no movement points here."""
        if not self.is_away(s):
            return None
        options = actions(s, self.who, MOVEMENT)
        if self.hindrance_to_trade(s) is None:
            options.append(TRADE)
        return MovingOn.choose.offer(s.seat_of(self.who), (*options, DONE)) if options else None

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Use it, and ask again; an investigator who is back in Arkham has moved."""
        if chosen == DONE:
            return None
        self.goto("act")
        self.traded = chosen == TRADE
        if chosen == TRADE:
            return Trading(self.who, s.at(s.investigators[self.who].space))
        return using(s, chosen)

    def attempts(self, s: ArkhamState) -> Iterator[Attempt]:
        """Every card that may come to mind in an Other World, and trading."""
        if self.at == "act" and self.is_away(s):
            yield from cards_tried(s, self.who, MOVEMENT)
            yield Attempt(TRADE, self.hindrance_to_trade(s))

    def hindrance_to_trade(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from trading here, if anything."""
        traders = s.at(s.investigators[self.who].space)
        return hindrance_to_trade(s, traders, traded=self.traded)

    def is_away(self, s: ArkhamState) -> bool:
        """Whether the investigator is still in an Other World."""
        row = s.investigators.get(self.who)
        return row is not None and not row.out and row.space in AREAS

    @step("move", "AH-3.2.9", "AH-3.2.10")
    def move(self, s: ArkhamState) -> Procedure | None:
        """An investigator who is still in a world moves on."""
        return move_on(s, self.who)

    @ask("face", "AH-3.2.11", prompt="back-in-town")
    def choose_monster(self, s: ArkhamState) -> Decision | None:
        """An investigator who has just returned may face the monsters at the gate, or not."""
        row = s.investigators.get(self.who)
        here = s.monsters_at(row.space) if row is not None and row.explored and not row.out else ()
        unmet = [one for one in here if one not in self.faced]
        options = [option(verb, one) for one in unmet for verb in ("evade", "fight")]
        if not options:
            return None
        return MovingOn.choose_monster.offer(s.seat_of(self.who), (*options, DONE))

    @choose_monster.chosen
    def face(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Face one of them, and possibly another, or leave them alone."""
        if chosen == DONE:
            return None
        self.faced += (chosen.ids[0],)
        self.goto("face")
        return (Combat if chosen.verb == "fight" else Evading)(self.who, chosen.ids[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@cites("AH-3.2.9", "AH-3.2.10")
def move_on(s: ArkhamState, who: int) -> Procedure | None:
    """Move from the first area to the second, or from the second back to Arkham."""
    row = s.investigators.get(who)
    if row is None or row.space not in AREAS:
        return None
    world, number = AREAS[row.space]
    if number == 1:
        s.set_investigator(who, space=area(world, 2))
        s.note("moved", who=who, space=area(world, 2))
        return None
    return Returning(who)


@procedure
class Returning(Procedure):
    """An investigator returns from an Other World through a gate to it, if one is open."""

    who: int

    @ask("gate", "AH-3.2.10", "AH-10.8", prompt="return-gate")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Choose among the open gates to this world."""
        gates = self.gates(s)
        options = tuple([option("return", space) for space in gates])
        return Returning.choose.offer(s.seat_of(self.who), options) if gates else None

    @choose.chosen
    @cites("AH-3.2.11", "AH-10.1", "IH-4.10")
    def come_back(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Put them there, with an explored marker."""
        space = chosen.words[0]
        s.set_investigator(self.who, space=space, explored=True)
        s.note("returns", who=self.who, space=space)
        self.goto("back")
        return announced(s, Returns(self.who, space))

    @step("lost", "AH-3.2.10", "AH-10.8")
    def be_lost(self, s: ArkhamState) -> Procedure | None:
        """If no gate leads back, the investigator is lost in time and space."""
        self.finish()
        return become(s, self.who, LOST_IN_TIME)

    @step("back", "AH-3.2.10")
    def arrive(self, s: ArkhamState) -> Procedure | None:
        """Coming back is entering the location, too, unless something has happened meanwhile."""
        row = s.investigators.get(self.who)
        if row is None or row.out or not row.explored:
            return None
        return announced(s, Enters(self.who, row.space))

    def gates(self, s: ArkhamState) -> list[str]:
        """The locations with an open gate to the world the investigator is in."""
        if is_privileged(s, self.who, RETURNS_ANYWHERE):
            return list(s.gates)
        world = AREAS[s.investigators[self.who].space][0]
        return [space for space, marker in s.gates.items() if s.cards[marker].face == world]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
