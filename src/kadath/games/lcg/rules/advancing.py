"""Advancing the act and the agenda (LCG-113 to LCG-116, LCG-419 to LCG-428)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Announced, Resolution, report
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import VALUE
from kadath.kernel.procedure import Procedure, procedure, step

from ..faces import FACES, ActFace, AgendaFace
from ..frames import turn_now
from ..happenings import Advanced
from ..state import LcgState
from ..values import base_value, printed_value, value
from ..zones import put
from .encounter import ResolveDrawnCard
from .performed import Everybodys
from .spending_clues import clues_of, spendable

DECKS = {"act": "act deck", "agenda": "agenda deck"}
CANNOT_ADVANCE = forbidding(Advanced)
CLUES: Topic = (VALUE, "clues")

NO_ACT = Hindrance("LCG-419", "no-act")
NO_CLUES = Hindrance("LCG-420", "no-clues")
OBJECTIVE = Hindrance("LCG-423", "objective")
CANNOT_BE_ADVANCED = Hindrance("LCG-004", "cannot-advance")
NOBODYS_TURN = Hindrance("LCG-421", "nobodys-turn")
GIVES_NO_CLUES = Hindrance("LCG-422", "gives-no-clues")


@procedure
class AdvanceCard(Procedure, Everybodys):
    """The current act or agenda advances; it stays current until its reverse side is resolved."""

    card: int

    @step("when", "LCG-315")
    def interrupt(self, state: LcgState) -> Procedure | None:
        """Interrupts to its advancing come first."""
        return Advancing((Advanced(self.card),))

    @step("1", "LCG-426")
    def remove_tokens(self, state: LcgState) -> None:
        """Remove its tokens; if it is an agenda, remove all doom in play."""
        if self.card == state.agenda:
            for other in state.cards_in_play():
                if state.cards[other].doom:
                    state.set_card(other, doom=0)
        put(state, self.card, "advancing")
        state.tell("advanced", self.card)

    @step("2", "LCG-036", "LCG-427")
    def follow_other_side(self, state: LcgState) -> Procedure | None:
        """Resolve side b; if it is an encounter card, the lead investigator draws it."""
        face = state.face(self.card)
        assert isinstance(face, ActFace | AgendaFace)
        if isinstance(face, AgendaFace) and face.becomes:
            state.set_card(self.card, face=face.becomes)
            if isinstance(FACES[face.becomes], AgendaFace):
                take_over(state, self.card)
                return None
            put(state, self.card, "limbo")
            return ResolveDrawnCard(state.lead, self.card)
        return Resolution(face.reverse, Scope(state.lead, self.card)) if face.reverse else None

    @step("3", "LCG-428")
    def turn_to_next(self, state: LcgState) -> None:
        """Remove it from the game and turn to the next card of its deck.

        A card whose reverse becomes the current act and agenda stays in play as such.
        """
        if state.cards[self.card].zone == "story":
            return
        kind = "act" if self.card == state.act else "agenda"
        if state.cards[self.card].zone == "advancing":
            put(state, self.card, "removed")
        make_current(state, kind)

    @step("after", "LCG-316")
    def after(self, state: LcgState) -> Procedure | None:
        """Reactions to its having advanced."""
        return report(state, (Advanced(self.card),))

    def clean_up(self, state: LcgState) -> None:
        # The reverse side may eliminate the investigator who caused this; the next card still
        # becomes current, unless that ended the scenario.
        if not state.resolution and state.cards[self.card].zone != "story":
            AdvanceCard.turn_to_next.run(self, state)


@procedure
class Advancing(Announced[Advanced]):
    """An act or an agenda is about to advance."""

    def happened(self, state: LcgState) -> tuple[Any, ...]:
        """Nothing yet: it counts as advanced once its reverse side is resolved."""
        return ()


@cites("LCG-099", "LCG-100", "LCG-419", "LCG-428")
def make_current(state: LcgState, kind: str) -> None:
    """Make the top card of the act or agenda deck current; if the deck is empty, none is."""
    deck = state.pile(DECKS[kind])
    following = deck[0] if deck else 0
    if following:
        put(state, following, "story")
    setattr(state, kind, following)
    if following:
        state.tell("current", following)


def take_over(state: LcgState, card: int) -> None:
    """Make a card both the current act and agenda, removing the others and both decks."""
    replaced = [one for one in (state.act, state.agenda) if one not in (0, card)]
    for one in (*replaced, *(other for deck in DECKS.values() for other in state.pile(deck))):
        put(state, one, "removed")
    put(state, card, "story")
    state.act = state.agenda = card
    state.tell("current", card)


@cites("LCG-004")
def may_advance(state: LcgState, card: int) -> bool:
    """Whether an act or agenda is current, and no effect forbids its advancing."""
    if state.cards[card].zone != "story":
        return False
    return CANNOT_ADVANCE not in state.listeners.hooks or not state.forbids(Advanced(card))


@cites("LCG-042", "LCG-114", "LCG-424")
def doom_in_play(state: LcgState) -> int:
    """The doom on all cards in play, including the agenda."""
    cards = state.cards
    return sum([cards[card].doom for card in state.cards_in_play()])


@cites("LCG-115", "LCG-424")
def advance_agenda(state: LcgState) -> Procedure | None:
    """Advance the agenda if there is enough doom in play to meet its threshold."""
    agenda = state.agenda
    if not agenda or not may_advance(state, agenda):
        return None
    if base_value(state, agenda, "doom") is None:
        return None
    return AdvanceCard(agenda) if doom_in_play(state) >= value(state, agenda, "doom") else None


@cites("LCG-113")
def place_doom(state: LcgState, card: int, doom: int) -> None:
    """Place doom on a card."""
    state.set_card(card, doom=state.cards[card].doom + doom)
    if state.log is not None:
        state.tell("doom", card, doom=doom)


@cites("LCG-026", "LCG-421", "LCG-423")
def hindrance_to_spend_clues(state: LcgState) -> Hindrance | None:
    """What prevents the investigators from spending clues to advance the act right now."""
    act = state.act
    if not act:
        return NO_ACT
    held = 0
    for one in state.investigators.values():
        held += one.clues
    if not held:
        return NO_CLUES
    needed = _clues_asked_for(state.cards[act].face, len(state.investigators))
    if needed is None:
        return OBJECTIVE
    if not may_advance(state, act):
        return CANNOT_BE_ADVANCED
    if CLUES in state.listeners.hooks:
        needed = value(state, act, "clues")
    if held >= needed:
        if turn_now(state) is None:
            return NOBODYS_TURN
        held = clues_of(state, state.player_order())
    return _too_few_clues(needed, held) if held < needed else None


@cache
def _too_few_clues(needed: int, clues: int) -> Hindrance:
    return Hindrance("LCG-420", "clues", (("needed", needed), ("clues", clues)))


@cache
def _clues_asked_for(act: str, investigators: int) -> int | None:
    """The clues an act requires for that many investigators; None if it has another objective."""
    face = FACES[act]
    if not isinstance(face, ActFace) or face.has_objective:
        return None
    return printed_value(act, "clues", investigators)


@cites("LCG-421")
def act_options(state: LcgState, able: Sequence[int]) -> list[Option]:
    """The option of proposing to advance the act, for the first able investigator with clues."""
    if hindrance_to_spend_clues(state) is not None:
        return []
    payers = [who for who in able if spendable(state, who)]
    return [option("advance", state.act, who) for who in payers[:1]]


def advance_tried(state: LcgState, able: Sequence[int]) -> Iterator[Attempt]:
    """The same proposal, whether or not it is possible, with what prevents it."""
    if state.act and able:
        hindrance = hindrance_to_spend_clues(state)
        if hindrance is None:
            for offered in act_options(state, able):
                yield Attempt(offered, None)
                return
            hindrance = GIVES_NO_CLUES
        yield Attempt(option("advance", state.act, able[0]), hindrance)
