"""The Mythos phase (AH-3.5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import announced, checked
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open, shuffle

from ..cards import (
    BOX,
    CLUES,
    ENVIRONMENT,
    HEADLINE,
    MYTHOS,
    MYTHOS_CARD,
    RUMOR,
    STORY_CONTINUES,
    TABLE,
    MythosCard,
)
from ..happenings import PhaseBegins, PhaseEnds
from ..state import ArkhamState, Card
from ..town_rules import NO_NEW_CLUES, is_ruled
from .closing import check_signs
from .clues import may_be_left
from .cup import to_cup
from .doom import add_doom
from .gates import burst_gate, check_gates, monsters_with_gate, open_gate
from .losses import gain
from .monster_movement import MovingMonsters
from .places import lift_markers
from .surge import Surging

MYTHOS_PHASE = "mythos"
ALL = "all"
GATE_ONLY = "gate"
EFFECT_ONLY = "effect"
WEATHER = "weather"
NO_WEATHER = "no_weather"
"""The value for whether weather is kept out of play."""
WEATHER_SKIPPED = "weather_skipped"
"""The value for whether weather is replaced by another card."""


@procedure
class MythosPhase(Procedure):
    """A Mythos card is drawn by the first player, and resolved."""

    @step("begin", "AH-3.0.1")
    def begin(self, s: ArkhamState) -> Procedure | None:
        """The phase begins."""
        s.note("phase", phase=MYTHOS_PHASE)
        return announced(s, PhaseBegins(MYTHOS_PHASE))

    @step("card", "AH-3.5.1")
    def draw(self, s: ArkhamState) -> Procedure | None:
        """Draw a card, and resolve it."""
        return ResolvingMythos()

    @step("finish", "AH-3.0.2")
    def finish_phase(self, s: ArkhamState) -> Procedure | None:
        """The phase is over."""
        return announced(s, PhaseEnds(MYTHOS_PHASE))

    @step("standing", "IH-11.2")
    def check_standing(self, s: ArkhamState) -> Procedure | None:
        """Conditions that have been met take effect when the phase is over."""
        return checked(self, s)


@procedure
class ResolvingMythos(Procedure):
    """A Mythos card is drawn and resolved in its four steps, or only its gate or its effect.

    During setup (`is_first`), Rumors and cards without a gate are redrawn.
    """

    use: str = ALL
    is_first: bool = False
    card: int = 0

    @step("draw", "AH-3.5.1", "AH-3.5.12", "AH-2.13", "IH-2.8", "IH-9.13")
    def draw(self, s: ArkhamState) -> None:
        """Draw it; the card with which the story continues only reshuffles the deck."""
        card = piles.draw(s.decks, MYTHOS_CARD)
        if card is None:
            self.finish()
            return
        lay_open(s, card)
        printed = MYTHOS[s.cards[card].face]
        s.note("mythos", card=printed.key)
        if printed.kind == STORY_CONTINUES:
            self.draw_another(s, card, "shuffled", deck=MYTHOS_CARD)
            shuffle(s, s.decks[MYTHOS_CARD])
        elif self.is_first and (printed.kind == RUMOR or not printed.gate):
            self.draw_another(s, card, "not-first", card=card)
        elif printed.trait == WEATHER and (barred := worked_out(s, 0, WEATHER_SKIPPED, 0)).total:
            self.draw_another(s, card, "weather-skipped", thing=barred.changes[0].source)
        else:
            self.card = card

    def draw_another(self, s: ArkhamState, passed: int, logged_as: str, **about: Any) -> None:
        """Put a card under the deck, log why, and draw another one instead."""
        piles.put_under(s.decks, MYTHOS_CARD, (passed,))
        s.note(logged_as, **about)
        self.goto("draw")

    @step("1", "AH-3.5.2", "AH-3.5.3", "AH-3.5.4", "AH-3.5.11", "IH-8.1", "IH-8.6")
    def gate(self, s: ArkhamState) -> Procedure | None:
        """A gate opens, or monsters surge if one is already open there."""
        printed = self.printed(s)
        if self.use == EFFECT_ONLY:
            self.goto("4")
            return None
        if self.use == GATE_ONLY:
            self.goto("discard")
        if not printed.gate:
            if printed.doom:
                add_doom(s, printed.doom)
            return None
        if printed.gate in s.gates:
            return Surging(printed.gate)
        if printed.is_burst and printed.gate in s.seals:
            return burst_gate(s, printed.gate, monsters_with_gate(s))
        return open_gate(s, printed.gate, monsters_with_gate(s))

    @step("2", "AH-3.5.6", "AH-3.5.11", "IH-8.4")
    def clue(self, s: ArkhamState) -> None:
        """A Clue token appears, unless a gate is open there."""
        space = self.new_clue(s)
        if space:
            s.clues[space] = s.clues.get(space, 0) + 1
            s.note("clue", space=space)

    @ask("2 take", "AH-3.5.6", prompt="take-clue")
    def choose_taker(self, s: ArkhamState) -> Decision | None:
        """One of the investigators there may take it right away."""
        space = self.new_clue(s)
        here = s.at(space) if space else ()
        if not here:
            return None
        options = tuple([option("clue-to", who) for who in here])
        # If several are there and cannot agree, the first player decides.
        seat = s.seat_of(here[0]) if len(here) == 1 else s.first_player
        unless = (PASS,) if may_be_left(s) else ()
        return ResolvingMythos.choose_taker.offer(seat, (*options, *unless))

    @choose_taker.chosen
    def take(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Give them the token."""
        if chosen == PASS:
            return None
        s.clues[self.clue_place(s)] -= 1
        return gain(s, chosen.ids[0], CLUES, 1)

    @step("3", "AH-3.5.7")
    def monsters(self, s: ArkhamState) -> Procedure | None:
        """Monsters move."""
        printed = self.printed(s)
        return MovingMonsters(printed.white, printed.black, printed.is_burst)

    @step("4", "AH-3.5.8", "AH-3.5.9", "AH-3.5.10")
    def effect(self, s: ArkhamState) -> Procedure | None:
        """A Headline takes effect; an Environment or a Rumor enters play."""
        printed = self.printed(s)
        if printed.kind == RUMOR and s.rumor:
            s.note("second-rumor", card=self.card)
            return None
        return take_effect(s, self.card)

    @step("discard", "AH-3.5.8")
    def discard(self, s: ArkhamState) -> None:
        """A card that does not stay in play goes to the bottom of the deck."""
        self.lay_down(s)

    def clean_up(self, state: ArkhamState) -> None:
        self.lay_down(state)

    def lay_down(self, s: ArkhamState) -> None:
        """Put the card under the deck, unless it has ended up somewhere else."""
        if not self.card or s.cards[self.card].owner:
            return
        if not any(self.card in s.decks.get(pile, ()) for pile in (MYTHOS_CARD, BOX)):
            piles.put_under(s.decks, MYTHOS_CARD, (self.card,))

    def printed(self, s: ArkhamState) -> MythosCard:
        """What is printed on the card."""
        return MYTHOS[s.cards[self.card].face]

    @cites("AH-3.5.6")
    def new_clue(self, s: ArkhamState) -> str:
        """Where the card makes a Clue token appear, if anywhere."""
        space = self.clue_place(s)
        return "" if space in s.gates or is_ruled(s, NO_NEW_CLUES) else space

    @cites("IH-8.4")
    def clue_place(self, s: ArkhamState) -> str:
        """Where the card shows a Clue: the first place whose board is in play."""
        clues = self.printed(s).clues
        return next((space for space in clues if s.is_on_board(space)), "")

    def about(self, s: ArkhamState) -> dict[str, Any]:
        space = self.clue_place(s)
        here = len(s.at(space)) if space else 0
        return {"card": s.cards[self.card].face, "space": space, "here": here}


@cites("AH-3.5.8", "AH-3.5.9", "AH-3.5.10", "AH-12.1", "AH-14.2")
def take_effect(s: ArkhamState, card: int) -> Procedure | None:
    """Resolve a card's effect; all except Headlines enter play with it."""
    printed = MYTHOS[s.cards[card].face]
    if printed.kind != HEADLINE and not put_in_play(s, card, printed):
        return None
    s.note("mythos-effect", card=card)
    if printed.kind == ENVIRONMENT:
        # The one before it may have been all that kept the game from ending.
        check_signs(s)
        if s.outcome is None:
            check_gates(s)
        if s.outcome is not None or s.awake:
            return None
    return printed.effect.run(s, Scope(0, card)) if printed.effect is not None else None


@cites("AH-3.5.9", "AH-3.5.10", "IH-9.13")
def put_in_play(s: ArkhamState, card: int, printed: MythosCard) -> bool:
    """Put an Environment or a Rumor in play, one of each at most; weather may be kept out."""
    if printed.trait == WEATHER and (barred := worked_out(s, 0, NO_WEATHER, 0)).total:
        s.note("no-weather", card=card, thing=barred.changes[0].source)
        piles.put_under(s.decks, MYTHOS_CARD, (card,))
        return False
    if printed.kind == ENVIRONMENT:
        if s.environment:
            discard_mythos(s, s.environment)
        s.environment = card
    elif printed.kind == RUMOR:
        s.rumor = card
    s.set_card(card, owner=TABLE, fresh=printed.kind == RUMOR)
    return True


@cites("AH-3.5.10", "AH-3.5.13")
def discard_mythos(s: ArkhamState, card: int, *, to_box: bool = False) -> None:
    """Take a Mythos card out of play with its markers: under the deck, or out of the game."""
    row = s.cards[card]
    s.note("mythos-leaves", card=row.face)
    s.put_card(card, Card(row.face, known=row.known))
    piles.put_under(s.decks, BOX if to_box else MYTHOS_CARD, (card,))
    lift_markers(s, card)
    if s.environment == card:
        s.environment = 0
    if s.rumor == card:
        s.rumor = 0
        for monster in s.captives:
            to_cup(s, monster)
        s.captives = ()
