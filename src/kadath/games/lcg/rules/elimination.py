"""Elimination: how an investigator leaves the game, and what that ends (LCG-285 to LCG-294)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Collector, Event, announced, report
from kadath.kernel.procedure import END, Procedure, ask, procedure, step
from kadath.kernel.windows import AFTER, Moment

from ..faces import Face
from ..happenings import GameEnded, Resigned
from ..state import LcgState
from ..zones import discard, listen, put, put_all
from .ending import NO_RESOLUTION, EndScenario
from .performed import performer

BEING_USED = frozenset({"limbo", "committed"})
"""The zones of cards being played or committed right now."""


@procedure
class Eliminations(Procedure):
    """Several investigators are eliminated one after another."""

    left: tuple[int, ...]

    @step("each", "LCG-285")
    def each(self, state: LcgState) -> Procedure | None:
        """Eliminate the next investigator."""
        if not self.left:
            return None
        who, self.left = self.left[0], self.left[1:]
        self.goto("each")
        return Eliminate(who)

    @ask("6 resolution", "LCG-504", prompt="choose-ending")
    def choose_ending(self, state: LcgState) -> Decision | None:
        """If the last of them and what ends the scenario fall together, they choose the ending.

        The lead investigator answers for them.
        """
        endings = () if state.player_order() else _endings(state, self._defeat(state))
        if not endings:
            return None
        options = (*endings, option(NO_RESOLUTION))
        return Eliminations.choose_ending.offer(state.seat_of(state.lead), options)

    @choose_ending.chosen
    def reach_ending(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Meet the objective, or end the scenario with no resolution."""
        if chosen.verb == NO_RESOLUTION:
            return None
        return state.respond(self._defeat(state), chosen)

    @step("6", "LCG-294")
    def end_without_players(self, state: LcgState) -> Procedure | None:
        """With no players left, the scenario ends with no resolution."""
        return None if state.player_order() else EndScenario(NO_RESOLUTION, False)

    def _defeat(self, state: LcgState) -> Moment:
        """The moment of these eliminations, with everything that was defeated at the same time."""
        event = state.stack[state.stack.index(self) - 1]
        return Moment(AFTER, event.parts() if isinstance(event, Event) else ())


@procedure
class Eliminate(Procedure):
    """An investigator is eliminated; `location` is where they were."""

    who: int
    location: int = 0

    @step("0", "LCG-287")
    def end_for_weaknesses(self, state: LcgState) -> Procedure | None:
        """The game ends now for the weaknesses they own."""
        self.location = state.investigators[self.who].location
        return announced(state, GameEnded(self.who))

    @step("0 weaknesses", "LCG-287")
    def remove_weaknesses(self, state: LcgState) -> None:
        """Remove those weaknesses."""
        for card in sorted(state.cards_in_play()):
            if state.cards[card].owner == self.who and state.face(card).weakness:
                put(state, card, "removed")

    @step("1", "LCG-288")
    def remove_cards(self, state: LcgState) -> None:
        """Remove the cards they control in play, and their hand, deck, and discard pile.

        Their cards that are just being played or committed are in none of these zones, and go too.
        """
        for zone in ("hand", "deck", "discard"):
            put_all(state, state.pile(zone, self.who), "removed")
        who = self.who
        cards = state.cards
        # Anywhere in play: cards they attached to a location are theirs as well.
        left = [card for card in state.cards_in_play() if cards[card].controller == who]
        for zone in BEING_USED:
            left += [card for card in state.pile(zone) if cards[card].owner == who]
        for card in sorted(left):
            put(state, card, "removed")

    @step("2", "LCG-290")
    def return_tokens(self, state: LcgState) -> None:
        """Clues go to their location, resources to the token pool."""
        clues = state.investigators[self.who].clues
        if self.location:
            state.set_card(self.location, clues=state.cards[self.location].clues + clues)
        state.set_investigator(self.who, clues=0, resources=0)

    @step("3", "LCG-291")
    def place_enemies(self, state: LcgState) -> None:
        """Enemies engaged with them stay at their location, unengaged."""
        for card in state.pile("threat", self.who):
            if state.face(card).TYPE == "enemy":
                put(state, card, "at", self.location)

    @step("4", "LCG-292")
    def discard_threats(self, state: LcgState) -> None:
        """Discard everything else in their threat area."""
        for card in state.pile("threat", self.who):
            discard(state, card)

    @ask("5", "LCG-293", prompt="choose-lead")
    def choose_lead(self, state: LcgState) -> Decision | None:
        """The remaining players choose a new lead; the next player in order answers for them."""
        remaining = state.player_order(self.who)
        if state.lead != self.who or not remaining:
            return None
        options = tuple(option("lead", who) for who in remaining)
        return Eliminate.choose_lead.offer(state.seat_of(remaining[0]), options)

    @choose_lead.chosen
    def lead(self, state: LcgState, chosen: Option) -> None:
        """The chosen investigator leads from now on."""
        state.lead = chosen.ids[0]


@procedure
class Resign(Event[Resigned]):
    """An investigator resigns, which is not a defeat."""

    @cites("LCG-171", "LCG-172")
    def impact(self, state: LcgState) -> Procedure | None:
        out = tuple(part.who for part in self.parts())
        for who in out:
            state.set_investigator(who, out="resigned")
            listen(state, who)
            state.note("resigned", who=who)
        return Eliminations(out)

    @step("after", "LCG-286")
    def after(self, state: LcgState) -> Procedure | None:
        """End what the investigator was performing; then responses to resigning follow."""
        return leave_the_game(state, self.happened(state))


@cites("LCG-286")
def leave_the_game(state: LcgState, happened: tuple[Any, ...]) -> Procedure | None:
    """End what eliminated investigators were performing, and report what happened during it.

    Procedures end from the innermost outwards, each cleaning up, up to the first one performed by
    an investigator still in the game. That one finishes normally; those below it end after it.
    """
    stack = state.stack
    cut = None
    others = 0
    # The event on top of the stack is the elimination itself.
    for depth in range(len(stack) - 2, -1, -1):
        who = performer(state, stack[depth])
        if who and not state.is_out(who):
            others = depth
            break
        if who:
            cut = depth
    _end_around(state, others)
    if cut is None:
        return report(state, happened)
    collected = [
        part for frame in stack[cut:] if isinstance(frame, Collector) for part in frame.happened
    ]
    state.unwind(stack[cut - 1] if cut else None)
    return report(state, (*collected, *happened))


@cites("LCG-504")
def _endings(state: LcgState, moment: Moment) -> tuple[Option, ...]:
    """The objectives met at this moment that end the scenario."""
    return tuple(
        answer
        for answer in state.forced(moment)
        if answer.ids[0] in (state.act, state.agenda) and _may_end(state.face(answer.ids[0]))
    )


def _may_end(story: Face) -> bool:
    """Whether an act or agenda contains a resolution."""
    return any(
        getattr(node, "ENDS_SCENARIO", False) for tree in story.trees() for node in tree.walk()
    )


def _end_around(state: LcgState, depth: int) -> None:
    """End the frames of eliminated investigators below one that is still running."""
    is_theirs = False
    for frame in state.stack[:depth]:
        who = performer(state, frame)
        if who:
            is_theirs = state.is_out(who)
        if is_theirs and frame.at != END:
            frame.clean_up(state)
            frame.finish()
