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
    """The current act or agenda advances; it stays current until its other side was followed."""

    card: int

    @step("when", "LCG-315")
    def interrupt(self, state: LcgState) -> Procedure | None:
        """What happens when it advances comes before it does."""
        return Advancing((Advanced(self.card),))

    @step("1", "LCG-426")
    def remove_tokens(self, state: LcgState) -> None:
        """Its tokens are removed; with an agenda, so is all doom in play."""
        if self.card == state.agenda:
            for other in state.cards_in_play():
                if state.cards[other].doom:
                    state.set_card(other, doom=0)
        put(state, self.card, "advancing")
        state.tell("advanced", self.card)

    @step("2", "LCG-036", "LCG-427")
    def follow_other_side(self, state: LcgState) -> Procedure | None:
        """Its b side is followed; an encounter card there is drawn by the lead investigator."""
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
        """The next card of the deck becomes current as this one is removed from the game.

        One whose other side is to be the current act and agenda stays as that.
        """
        if state.cards[self.card].zone == "story":
            return
        kind = "act" if self.card == state.act else "agenda"
        if state.cards[self.card].zone == "advancing":
            put(state, self.card, "removed")
        make_current(state, kind)

    @step("after", "LCG-316")
    def after(self, state: LcgState) -> Procedure | None:
        """What happens after it has advanced."""
        return report(state, (Advanced(self.card),))

    def clean_up(self, state: LcgState) -> None:
        # Whoever caused it may be eliminated by its other side; the next card comes all the same,
        # unless the scenario has ended with that.
        if not state.resolution and state.cards[self.card].zone != "story":
            AdvanceCard.turn_to_next.run(self, state)


@procedure
class Advancing(Announced[Advanced]):
    """An act or an agenda is about to advance."""

    def happened(self, state: LcgState) -> tuple[Any, ...]:
        """Nothing yet: it has advanced when its other side was followed."""
        return ()


@cites("LCG-099", "LCG-100", "LCG-419", "LCG-428")
def make_current(state: LcgState, kind: str) -> None:
    """Turn to the top card of the act or agenda deck; without any there is no current one."""
    deck = state.pile(DECKS[kind])
    following = deck[0] if deck else 0
    if following:
        put(state, following, "story")
    setattr(state, kind, following)
    if following:
        state.tell("current", following)


def take_over(state: LcgState, card: int) -> None:
    """A card takes the place of the current act and agenda, and of all that would follow them."""
    replaced = [one for one in (state.act, state.agenda) if one not in (0, card)]
    for one in (*replaced, *(other for deck in DECKS.values() for other in state.pile(deck))):
        put(state, one, "removed")
    put(state, card, "story")
    state.act = state.agenda = card
    state.tell("current", card)


@cites("LCG-004")
def may_advance(state: LcgState, card: int) -> bool:
    """Whether an act or agenda is the current one, and nothing says that it cannot advance."""
    if state.cards[card].zone != "story":
        return False
    return CANNOT_ADVANCE not in state.listeners.hooks or not state.forbids(Advanced(card))


@cites("LCG-042", "LCG-114", "LCG-424")
def doom_in_play(state: LcgState) -> int:
    """All doom on cards in play, the agenda among them."""
    cards = state.cards
    return sum([cards[card].doom for card in state.cards_in_play()])


@cites("LCG-115", "LCG-424")
def advance_agenda(state: LcgState) -> Procedure | None:
    """Advance the agenda if there is enough doom in play."""
    agenda = state.agenda
    if not agenda or not may_advance(state, agenda):
        return None
    if base_value(state, agenda, "doom") is None:
        return None
    return AdvanceCard(agenda) if doom_in_play(state) >= value(state, agenda, "doom") else None


@cites("LCG-113")
def place_doom(state: LcgState, card: int, doom: int) -> None:
    """Put doom on a card."""
    state.set_card(card, doom=state.cards[card].doom + doom)
    if state.log is not None:
        state.tell("doom", card, doom=doom)


@cites("LCG-026", "LCG-421", "LCG-423")
def hindrance_to_spend_clues(state: LcgState) -> Hindrance | None:
    """What keeps the investigators from advancing the act with clues now, in somebody's turn."""
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
    """How many clues an act asks for in a game with so many; None: it asks for something else."""
    face = FACES[act]
    if not isinstance(face, ActFace) or face.has_objective:
        return None
    return printed_value(act, "clues", investigators)


@cites("LCG-421")
def act_options(state: LcgState, able: Sequence[int]) -> list[Option]:
    """What some investigators may propose about the act: to spend clues that they have."""
    if hindrance_to_spend_clues(state) is not None:
        return []
    payers = [who for who in able if spendable(state, who)]
    return [option("advance", state.act, who) for who in payers[:1]]


def advance_tried(state: LcgState, able: Sequence[int]) -> Iterator[Attempt]:
    """What some investigators may think of proposing about the act, and what hinders it."""
    if state.act and able:
        hindrance = hindrance_to_spend_clues(state)
        if hindrance is None:
            for offered in act_options(state, able):
                yield Attempt(offered, None)
                return
            hindrance = GIVES_NO_CLUES
        yield Attempt(option("advance", state.act, able[0]), hindrance)
