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
from .lasting import return_from
from .threat import raising_threat


@procedure
class InvokingEvent(Procedure):
    """An event is drawn and played, by an explorer or by the horror (`who` is 0)."""

    kind: str
    who: int = 0
    event: int = 0

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

    @step("draw", "MA-R13.6", "MA-R13.7", "MA-R13.8")
    def draw(self, s: MachinaState) -> Procedure | None:
        """Draw it, and put it in the place of the current one, or with whoever invoked it."""
        if not s.decks[self.kind]:
            reshuffle(s, self.kind)
        drawn = draw(s.decks, self.kind)
        if drawn is None:
            self.finish()
            return None
        self.event = drawn
        lay_open(s, drawn)
        if s.card(drawn).attached:
            s.attached[drawn] = self.who
        else:
            replaced = s.current(self.kind)
            put_on_top(s.spent, self.kind, (drawn,))
            for one in replaced:
                return_from(s, one)
                s.listen(one)
        s.listen(self.event)
        s.note("event", event=s.cards[self.event].face, who=self.who)
        return None

    @step("enters play", "MA-R13.3", "MA-R14.8")
    def enter_play(self, s: MachinaState) -> Procedure | None:
        """Resolve what it does when it enters play."""
        return entering_play(s, self.event, Scope(self.who, self.event))

    @step("played", "MA-R16.2")
    def played(self, s: MachinaState) -> Procedure | None:
        """What answers a horror event."""
        return report(s, (HorrorInvoked(self.event),)) if self.kind == HORROR_EVENT else None


@cites("MA-R13.9")
def reinvoking(s: MachinaState, kind: str, who: int) -> Procedure | None:
    """Resolve what the current event does when it enters play once more."""
    for event in s.current(kind):
        return entering_play(s, event, Scope(who, event))
    return None


@cites("MA-R13.6", "MA-R13.10")
def reshuffle(s: MachinaState, kind: str) -> None:
    """Shuffle the played events into a new deck."""
    events = s.spent[kind]
    for event in s.current(kind):
        return_from(s, event)
    s.decks[kind], s.spent[kind] = events, ()
    shuffle(s, events)
    for event in events:
        s.listen(event)
