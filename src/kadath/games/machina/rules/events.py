"""Explorer events and horror events (MA-R13)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.events import report
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves.knowledge import lay_open, shuffle
from kadath.kernel.sleeves.piles import draw, put_on_top

from ..cards import EXPLORER_EVENT, HORROR_EVENT
from ..happenings import HorrorInvoked
from ..state import MachinaState
from .enter_play import entering_play
from .final_challenge import horror_event_invoked
from .lasting import on_pile, return_from
from .threat import raising_threat


@procedure
class InvokingEvent(Procedure):
    """An event is drawn and played, by an explorer or by the horror (`who` is 0).

    While it is `resolving`, it is neither a current event nor attached to an explorer.
    """

    kind: str
    who: int = 0
    event: int = 0
    resolving: int = 0

    @staticmethod
    def explorer(who: int) -> InvokingEvent:
        """An explorer invokes an explorer event."""
        return InvokingEvent(EXPLORER_EVENT, who)

    @staticmethod
    def horror() -> InvokingEvent:
        """A horror event is invoked."""
        return InvokingEvent(HORROR_EVENT)

    @step("threat", "MA-R13.8", "MA-R13.4")
    def increase_threat(self, s: MachinaState) -> Procedure | None:
        """A horror event raises the threat first; explorer events are for explorers only."""
        if self.kind == HORROR_EVENT:
            return raising_threat(s, 1)
        if not s.is_explorer(self.who):
            self.finish()
        return None

    @step("draw", "MA-R13.6", "MA-R13.8")
    def draw(self, s: MachinaState) -> None:
        """Draw the event, reshuffling the deck if it is empty."""
        if not s.decks[self.kind]:
            reshuffle(s, self.kind)
        drawn = draw(s.decks, self.kind)
        if drawn is None:
            self.finish()
            return
        self.event = self.resolving = drawn
        lay_open(s, drawn)
        s.note("event", event=s.cards[self.event].face, who=self.who)

    @step("enters play", "MA-R13.3", "MA-R13.11", "MA-R14.8")
    def enter_play(self, s: MachinaState) -> Procedure | None:
        """Resolve its enters-play effects, while the previous event is still current."""
        return entering_play(s, self.event, Scope(self.who, self.event))

    @step("put down", "MA-R13.6", "MA-R13.7", "MA-R13.8", "MA-R13.11")
    def put_down(self, s: MachinaState) -> None:
        """It becomes the current event, or stays with the explorer who invoked it."""
        self._leave_hand(s)

    def clean_up(self, s: MachinaState) -> None:
        """If its effects start a new round, it is still put down."""
        if self.resolving:
            self._leave_hand(s)

    def _leave_hand(self, s: MachinaState) -> None:
        event, self.resolving = self.resolving, 0
        if s.card(event).attached:
            if self.who in s.living():
                s.attached[event] = self.who
            else:
                s.removed += (event,)
        else:
            replaced = s.current(self.kind)
            put_on_top(s.spent, self.kind, (event,))
            for one in replaced:
                return_from(s, one)
                s.listen(one)
        s.listen(event)

    @step("played", "MA-R16.2", "MA-R12.20")
    def played(self, s: MachinaState) -> Procedure | None:
        """What a horror event does to a final challenge, and the responses to it."""
        if self.kind != HORROR_EVENT:
            return None
        horror_event_invoked(s)
        return report(s, (HorrorInvoked(self.event),))


@cites("MA-R13.9")
def reinvoking(s: MachinaState, kind: str, who: int) -> Procedure | None:
    """Resolve the current event's enters-play effects once more."""
    for event in s.current(kind):
        return entering_play(s, event, Scope(who, event))
    return None


@cites("MA-R13.6", "MA-R13.10")
def reshuffle(s: MachinaState, kind: str) -> None:
    """Shuffle the played events into a new deck."""
    for event in s.current(kind):
        return_from(s, event)
    events = on_pile(s, kind)
    s.decks[kind] = events
    s.spent[kind] = tuple([one for one in s.spent[kind] if one not in events])
    shuffle(s, events)
    for event in events:
        s.listen(event)
