"""Windows: the moments at which abilities may react, and the state that knows which can.

A window first resolves forced abilities, in an order that one seat chooses, then goes round the
seats from the active one. Any answer restarts it; it closes when all seats that could answer have
passed in a row. A seat with no answer is not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .copying import Own, game_state
from .decision import PASS, Decision, Option
from .effects import Scope
from .legality import Attempt
from .listeners import Listeners, Topic
from .procedure import ANSWERS, Procedure, ask, procedure
from .rows import Row, slotted
from .state import State

if TYPE_CHECKING:
    from .events import Event
    from .modifiers import Modifier

WOULD = "would"
WHEN = "when"
AFTER = "after"
FREE = "free"
"""The time of a window that no event opened, in which players may use free abilities."""

NO_EVENT = -1


@slotted
class Moment(Row):
    """What a window is about, from which a game derives the possible answers.

    `what` holds the parts of the event, pending or past; a cancelled part is None, so that the
    others keep their index. `used` are the answers given so far.
    """

    time: str
    what: tuple[Any, ...] = ()
    event: int = NO_EVENT
    used: tuple[Option, ...] = ()

    def bind(self, scope: Scope, about: int) -> Scope:
        """The scope in which an answer to the part `about` is resolved."""
        if self.event == NO_EVENT:
            return scope.bind("it", self.what[about])
        return scope.bind("event", (self.event, about))


ANY_TIME = Moment(FREE)
"""The moment of a free window before any answer."""


@game_state
class Timed(State):
    """A state whose game has events, with the hooks that the game implements for them."""

    DERIVED: ClassVar[frozenset[str]] = State.DERIVED | {"listeners"}

    listeners: Own[Listeners]

    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.listeners = Listeners()

    def hooks(self) -> Iterable[tuple[int, Sequence[tuple[int, Topic]]]]:
        """Every listening thing with the topics of its abilities, to rebuild the index."""
        return ()

    def forbids(self, part: Any) -> bool:
        """Whether some ability forbids this part of an event."""
        return False

    def forced(self, moment: Moment) -> Sequence[Option]:
        """The forced answers that are due now."""
        return ()

    def reactions(self, moment: Moment) -> Mapping[int, Sequence[Option]]:
        """The optional answers, by seat; a seat that has none is left out."""
        return {}

    def answers_tried(self, moment: Moment, seat: int) -> Iterable[Attempt]:
        """What a seat might try to answer, each with what hinders it."""
        return ()

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        """Carry out an answer."""
        raise NotImplementedError

    def order_matters(self, moment: Moment, answers: Sequence[Option]) -> bool:
        """Whether the order of these simultaneous forced answers can make a difference."""
        return True

    def orderer(self) -> int:
        """The seat that decides the order of simultaneous effects."""
        return 0

    def orderer_of(self, answers: Sequence[Option]) -> int:
        """The seat that decides the order of these simultaneous forced answers."""
        return self.orderer()

    def seats_in_order(self) -> Sequence[int]:
        """The seats in play, in order from the active one."""
        raise NotImplementedError

    def standing(self, event: Event[Any]) -> Procedure | None:
        """The standing checks: what a rule that always applies requires next, after an event.

        After an effect that changed the state without an event, the event has no parts.
        """
        return None

    def modifying(self, stat: str) -> Iterable[tuple[Scope, Modifier]]:
        """The modifiers of a value that are in force, each with its scope."""
        return ()

    def derive(self) -> None:
        super().derive()
        self.listeners = self.rebuilt_listeners()

    def rebuilt_listeners(self) -> Listeners:
        """The index built from the rest of the state; it equals the one maintained in play."""
        listeners = Listeners()
        for thing, abilities in self.hooks():
            listeners.listen(thing, abilities)
        return listeners


@procedure
class Window(Procedure):
    """An open window; `passed` seats, from the active one, have passed in a row."""

    time: str
    happened: tuple[Any, ...] = ()
    event: int = NO_EVENT
    used: tuple[Option, ...] = ()
    passed: int = 0

    CATCHES = ANSWERS

    def moment(self, state: Timed) -> Moment | None:
        """What the window is about now; None if the pending event was cancelled."""
        if self.event == NO_EVENT:
            if self.time == FREE and not self.used:
                return ANY_TIME
            return Moment(self.time, self.happened, NO_EVENT, self.used)
        event: Any = state.stack[self.event]
        if not event.stands(state):
            return None
        return Moment(self.time, event.pending(), self.event, self.used)

    @ask("forced", prompt="order-forced")
    def forced(self, state: Timed) -> Decision | None:
        """Forced answers come first; the ordering seat is asked if the order can matter."""
        if self.time == FREE:
            return None
        moment = self.moment(state)
        answers = tuple(state.forced(moment)) if moment is not None else ()
        if moment is None or not answers:
            return None
        if len(answers) > 1 and not state.order_matters(moment, answers):
            answers = answers[:1]
        return Window.forced.offer(state.orderer_of(answers), answers)

    @forced.chosen
    def resolve_forced(self, state: Timed, chosen: Option) -> Procedure | None:
        """Resolve it, then look again: it may have added or removed other answers."""
        self.goto("forced")
        return self._answer(state, chosen)

    @ask("reactions", prompt="react")
    def reactions(self, state: Timed) -> Decision | None:
        """Ask the next seat that has an answer."""
        found = self.next_seat(state)
        return Window.reactions.offer(found[0], (*found[1], PASS)) if found is not None else None

    @reactions.chosen
    def resolve_reaction(self, state: Timed, chosen: Option) -> Procedure | None:
        """An answer restarts the window; a pass goes on to the next seat."""
        if chosen != PASS:
            self.passed = 0
            self.goto("forced")
            return self._answer(state, chosen)
        order = list(state.seats_in_order())
        self.passed = order.index(state.chooser) + 1
        if self.passed < len(order):
            self.goto("reactions")
        return None

    def about(self, state: Timed) -> dict[str, Any]:
        moment = self.moment(state)
        return {"time": self.time, "what": moment.what if moment is not None else ()}

    def attempts(self, state: Timed) -> Iterable[Attempt]:
        moment = self.moment(state)
        if moment is None or state.decision is None or self.at != "reactions":
            return ()
        return state.answers_tried(moment, state.decision.seat)

    def next_seat(self, state: Timed) -> tuple[int, Sequence[Option]] | None:
        """The next seat that has an answer, and its answers."""
        moment = self.moment(state)
        if moment is None:
            return None
        by_seat = self.answers(state, moment)
        if not by_seat:
            return None
        if len(by_seat) == 1 and not self.passed:
            for one in by_seat.items():
                return one
        for seat in state.seats_in_order()[self.passed :]:
            if answers := by_seat.get(seat):
                return seat, answers
        return None

    def answers(self, state: Timed, moment: Moment) -> Mapping[int, Sequence[Option]]:
        """The optional answers in this window, by seat."""
        return state.reactions(moment)

    def _answer(self, state: Timed, chosen: Option) -> Procedure | None:
        moment = self.moment(state)
        if moment is None:
            return None
        self.used = (*self.used, chosen)
        return state.respond(moment, chosen)
