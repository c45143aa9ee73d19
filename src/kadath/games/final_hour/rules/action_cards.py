"""Action cards: drawing, discarding, and resolving one half."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves.unique import shuffle_together

from ..components.action_cards import ACTION_CARDS
from ..components.items import AFTER_ACTION, BEFORE_ACTION, INSTEAD_OF_BOTTOM
from ..state import BOTTOM, TOP, FinalHourState, Play
from .items import UsingItems, owns_item_for


def draw_action(s: FinalHourState, figure: int) -> int:
    """Draw the top card of an investigator's action deck."""
    if not s.action_decks[figure]:
        shuffle_action_discard(s, figure)
    deck = s.action_decks[figure]
    s.action_decks[figure] = deck[1:]
    return deck[0]


@cites("FH-080", "FH-081")
def discard_action(s: FinalHourState, figure: int, *cards: int) -> None:
    """Discard resolved cards face up; after the last one, the deck is rebuilt."""
    s.action_discards[figure] += cards
    if not s.action_decks[figure] and not _is_to_resolve(s, figure):
        shuffle_action_discard(s, figure)


def _is_to_resolve(s: FinalHourState, figure: int) -> bool:
    """Whether an investigator has played an action card that is not resolved yet."""
    return any(play.figure == figure and not play.resolved for play in s.plays)


@cites("FH-081")
def shuffle_action_discard(s: FinalHourState, figure: int) -> None:
    """Shuffle the discard pile into a new action deck."""
    s.action_decks[figure] = shuffle_together(
        s, s.action_discards[figure], s.action_known, s.action_lot, s.new_lot()
    )
    s.action_discards[figure] = ()
    s.note("actions-reshuffled", figure=figure)


def reveal(s: FinalHourState, place: int) -> Play:
    """Turn up the action card at this index of the round's plays."""
    play = s.plays[place].turned_up()
    s.plays = (*s.plays[:place], play, *s.plays[place + 1 :])
    s.learn_action(play.action)
    return play


@procedure
class ResolvingCard(Procedure):
    """Resolving the top or bottom effect of a played action card."""

    place: int
    half: str
    skipped: bool = False

    @step("reveal", "FH-077")
    def turn_up(self, s: FinalHourState) -> None:
        """Reveal the card; its player may talk from now on."""
        play = reveal(s, self.place)
        s.resolving = play
        s.activated = 0
        if s.log is not None:
            s.note("revealed", figure=play.figure, action=play.action, half=self.half)

    @step("before", "FH-223", "FH-131")
    def before(self, s: FinalHourState) -> Procedure | None:
        """Items may be used between revealing a card and resolving it."""
        figure = s.plays[self.place].figure
        timings = (BEFORE_ACTION, INSTEAD_OF_BOTTOM) if self.half == BOTTOM else (BEFORE_ACTION,)
        return UsingItems(figure, timings) if owns_item_for(s, figure, timings) else None

    @step("effect", "FH-061", "FH-117")
    def effect(self, s: FinalHourState) -> Procedure | None:
        """Resolve the half, unless an item was used instead."""
        play = s.plays[self.place]
        if s.resolving is None:
            return None
        s.route = (s.where[play.figure],)
        card = ACTION_CARDS[play.action]
        effect = card.top if self.half == TOP else card.bottom
        return effect.run(s, Scope(play.figure, card.key))

    @step("discard", "FH-080")
    def discard(self, s: FinalHourState) -> None:
        """Discard the action card; its priority card stays on the table."""
        play = s.plays[self.place].done_with()
        s.plays = (*s.plays[: self.place], play, *s.plays[self.place + 1 :])
        s.resolving = None
        s.route = ()
        s.activated = 0
        if not s.is_solo:
            discard_action(s, play.figure, play.action)

    @step("after", "FH-224", "FH-131")
    def after(self, s: FinalHourState) -> Procedure | None:
        """Items may be used right afterwards, even one this card provided."""
        figure = s.plays[self.place].figure
        if owns_item_for(s, figure, (AFTER_ACTION,)):
            return UsingItems(figure, (AFTER_ACTION,))
        return None

    def about(self, s: FinalHourState) -> dict[str, Any]:
        play = s.plays[self.place]
        return {"figure": play.figure, "action": play.action, "half": self.half}
