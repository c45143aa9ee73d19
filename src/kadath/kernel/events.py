"""Events: things about to happen, as frames that interrupts may change.

An event has one or more simultaneous parts: `what` holds a named tuple for each, and abilities
listen to its type. The steps of an event are the same in every game; a subclass overrides a few
hooks, usually just `impact`.

Inside a card's effect an event opens no *after* window of its own. The `Collector` that runs the
effect collects what happened, and opens one window for all of it when the effect is complete.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any, ClassVar, Final, Generic, TypeVar

from .decision import Decision, Option
from .effects import Effect, Scope
from .errors import RulesBug
from .listeners import Topic
from .modifiers import Lasting
from .procedure import ANSWERS, END, KEEPS, Procedure, ask, procedure, step
from .windows import AFTER, WHEN, WOULD, Timed, Window

F = TypeVar("F", bound=Procedure)
Part = TypeVar("Part", bound=tuple[Any, ...])


@procedure
class Event(Procedure, Generic[Part]):
    """Something about to happen; `cancelled` has a bit for each cancelled part."""

    what: tuple[Part, ...]
    cancelled: int = field(default=0, kw_only=True)

    CHANGES: ClassVar[bool] = True
    """Whether its impact can trigger the standing checks."""

    def question(self, state: Any) -> Decision | None:
        """The next choice to make before it happens, in player order; None when all are made."""
        return None

    def answer(self, state: Any, chosen: Option) -> Procedure | None:
        """Store what was chosen."""
        raise NotImplementedError

    def stands(self, state: Any) -> bool:
        """Whether it is still about to happen."""
        if not self.cancelled:
            return len(self.what) > 0
        return self.cancelled != (1 << len(self.what)) - 1

    def impact(self, state: Any) -> Procedure | None:
        """Change the state, for all parts simultaneously."""
        return None

    def averted(self, state: Any) -> Procedure | None:
        """What follows if it does not happen because every part was cancelled."""
        return None

    def happened(self, state: Any) -> tuple[Any, ...]:
        """The parts that abilities may react to, now that it has happened."""
        return self.parts()

    def pending(self) -> tuple[Part | None, ...]:
        """All parts by their index, with None for each that was cancelled."""
        return self.what if not self.cancelled else _standing(self.what, self.cancelled)

    def parts(self) -> tuple[Part, ...]:
        """The parts that were not cancelled."""
        if not self.cancelled:
            return self.what
        return tuple(part for part in self.pending() if part is not None)

    def cancel(self, place: int) -> None:
        """Cancel one part. It was initiated all the same, and what it cost is gone."""
        self.cancelled |= 1 << place

    def change(self, place: int, part: Part) -> None:
        """Replace one part."""
        self.what = (*self.what[:place], part, *self.what[place + 1 :])

    @step("forbidden")
    def leave_out_forbidden(self, state: Timed) -> None:
        """Drop the parts that cannot happen: they are not even initiated.

        An event without parts goes on: its choices may still add some.
        """
        hooks = state.listeners.hooks
        is_interrupted = False
        for part in self.what:
            kind = type(part)
            would, when, _ = _TOPICS.get(kind) or _topics_of(kind)
            if state.forbids(part):
                self.what = _allowed(state, self.what)
                if not self.what:
                    self.finish()
                    return
            if would in hooks or when in hooks:
                is_interrupted = True
        if not is_interrupted and type(self).question is Event.question:
            # There is nothing to choose, and nobody to interrupt.
            self.at = "impact"

    @ask("gather", prompt="gather")
    def gather(self, state: Timed) -> Decision | None:
        """Ask for every choice that it takes, before anything happens."""
        return self.question(state)

    @gather.chosen
    def take_answer(self, state: Timed, chosen: Option) -> Procedure | None:
        """Store the answer, and ask the next question."""
        self.goto("gather")
        return self.answer(state, chosen)

    @step("would")
    def would(self, state: Timed) -> Procedure | None:
        """Open the window for replacements, which come first."""
        hooks = state.listeners.hooks
        is_interrupted = False
        for part in self.parts():
            kind = type(part)
            would, when, _ = _TOPICS.get(kind) or _topics_of(kind)
            if would in hooks:
                return Window(WOULD, (), len(state.stack) - 1)
            if when in hooks:
                is_interrupted = True
        if not is_interrupted:
            self.at = "impact"
        return None

    @step("when")
    def when(self, state: Timed) -> Procedure | None:
        """Open the window for interrupts, now that it is sure to be initiated."""
        if not self.stands(state):
            self.finish()
            return self.averted(state)
        hooks = state.listeners.hooks
        for part in self.parts():
            kind = type(part)
            if (_TOPICS.get(kind) or _topics_of(kind))[1] in hooks:
                return Window(WHEN, (), len(state.stack) - 1)
        return None

    @step("impact")
    def take_place(self, state: Timed) -> Procedure | None:
        """Let it happen, unless every part was cancelled."""
        if not self.stands(state):
            self.finish()
            return self.averted(state)
        called = self.impact(state)
        if called is None and not self.CHANGES and self.at == "standing":
            self.at = "after"
        return called

    @step("standing")
    def check(self, state: Timed) -> Procedure | None:
        """Apply the standing checks until nothing more is due."""
        return checked(self, state) if self.CHANGES else None

    @step("after")
    def after(self, state: Timed) -> Procedure | None:
        """Open the window for reactions, now or when the enclosing effect is complete."""
        return report(state, self.happened(state))


@procedure
class Announced(Event[Part]):
    """An event with no impact of its own."""

    CHANGES = False


@procedure
class Collector(Procedure):
    """A procedure that counts as one effect: it collects in `happened` what happens during it."""

    happened: tuple[Any, ...] = field(default=(), kw_only=True)

    CATCHES = KEEPS

    def collects(self) -> bool:
        """Whether it is still under way; not once its own window is open."""
        return self.at != END


@procedure
class Resolution(Collector):
    """A card's effect under way."""

    effect: Effect
    scope: Scope

    @step("effect")
    def resolve(self, state: Timed) -> Procedure | None:
        """Resolve all parts of the effect."""
        return self.effect.run(state, self.scope)

    @step("standing")
    def check(self, state: Timed) -> Procedure | None:
        """Apply the standing checks, since effects may change the state without an event."""
        demanded = checked(self, state)
        if demanded is None and not self.happened:
            self.finish()
        return demanded

    @step("after")
    def after(self, state: Timed) -> Procedure | None:
        """One window for all that happened in it; an enclosing effect opens it instead."""
        return report(state, self.happened)


@procedure
class Period(Procedure):
    """A stretch of the game, such as a round; limits and lasting effects end with it."""

    used: tuple[tuple[Any, int], ...] = field(default=(), kw_only=True)
    lasting: tuple[Lasting, ...] = field(default=(), kw_only=True)

    # Even inside a card's effect.
    CATCHES = ANSWERS

    def times_used(self, what: Any) -> int:
        """How often something limited was used in this period."""
        for key, times in self.used:
            if key == what:
                return times
        return 0

    def use(self, what: Any) -> None:
        """Count one use of something limited."""
        used = self.used
        for place, (key, times) in enumerate(used):
            if key == what:
                self.used = (*used[:place], (what, times + 1), *used[place + 1 :])
                return
        self.used = (*used, (what, 1))

    def establish(self, state: Timed, lasting: Lasting) -> None:
        """Add an effect that lasts until the end of this period."""
        self.lasting = (*self.lasting, lasting)
        state.listeners.listen(lasting.id, [(0, topic) for topic in lasting.what.topics()])

    def expire(self, state: Timed) -> None:
        """End this period's lasting effects; its last step calls this."""
        for lasting in self.lasting:
            state.listeners.forget(lasting.id)
        self.lasting = ()

    def clean_up(self, state: Any) -> None:
        self.expire(state)


def announced(state: Timed, part: Part) -> Event[Part] | None:
    """An event with no impact of its own, such as the start of a phase; None if nobody listens."""
    kind = type(part)
    would, when, after = _TOPICS.get(kind) or _topics_of(kind)
    hooks = state.listeners.hooks
    if when in hooks or after in hooks or would in hooks:
        return Announced((part,))
    return None


_TOPICS: Final[dict[type[Any], tuple[Topic, Topic, Topic]]] = {}
"""A cache of the topics of each kind of part: `would`, `when` and `after`."""


def _topics_of(kind: type[Any]) -> tuple[Topic, Topic, Topic]:
    # Cached: building a name and three tuples for every part took longer than finding the
    # listeners.
    name = kind.__name__
    topics = _TOPICS[kind] = ((WOULD, name), (WHEN, name), (AFTER, name))
    return topics


NO_PARTS: Event[Any] = Event(())


def checked(frame: Procedure, state: Timed) -> Procedure | None:
    """Run the standing checks at a frame's step `standing`, again after each one that was due."""
    demanded = state.standing(frame if isinstance(frame, Event) else NO_PARTS)
    if demanded is not None:
        frame.goto("standing")
    return demanded


def report(state: Timed, happened: tuple[Any, ...]) -> Procedure | None:
    """Hand what happened to the enclosing effect, or return the window for reactions to it.

    What a reaction in a window causes does not belong to the effect around that window.
    """
    if not happened:
        return None
    # Not `reversed`, which takes three times as long for so few frames.
    for frame in state.stack[::-1]:
        catches = frame.CATCHES
        if not catches:
            continue
        if catches == ANSWERS:
            break
        if isinstance(frame, Collector) and frame.collects():
            frame.happened += happened
            return None
    return window_after(state, happened)


def window_after(state: Timed, happened: tuple[Any, ...]) -> Procedure | None:
    """The window for reactions to what has happened; None if nobody listens."""
    hooks = state.listeners.hooks
    for part in happened:
        kind = type(part)
        if (_TOPICS.get(kind) or _topics_of(kind))[2] in hooks:
            return Window(AFTER, happened)
    return None


def enclosing(state: Timed, kind: type[F]) -> Iterator[F]:
    """The frames of a kind on the stack, innermost first."""
    for frame in reversed(state.stack):
        if isinstance(frame, kind):
            yield frame


def period(state: Timed, name: str, *, or_innermost: bool = False) -> Period:
    """The innermost period with a name; if there is none, the innermost of any name or an error."""
    for frame in state.stack[::-1]:
        if name == frame.PERIOD:
            assert isinstance(frame, Period)
            return frame
    if or_innermost:
        return next(enclosing(state, Period))
    raise RulesBug(f"there is no {name} now")


def lasting_effects(state: Timed) -> Iterator[tuple[int, list[tuple[int, Topic]]]]:
    """The lasting effects now in force, in the form of `Timed.hooks`."""
    for frame in enclosing(state, Period):
        for lasting in frame.lasting:
            yield lasting.id, [(0, topic) for topic in lasting.what.topics()]


def pending_event(state: Timed, scope: Scope) -> tuple[Event[Any], int]:
    """The event that the ability in this scope interrupts, and the index of the part."""
    depth, place = scope.named("event")
    event = state.stack[depth]
    if not isinstance(event, Event):
        raise RulesBug("the interrupted event is gone")
    return event, place


def is_pending(scope: Scope) -> bool:
    """Whether the ability in this scope interrupts an event that has not happened yet."""
    return any(name == "event" for name, _ in scope.names)


def as_past(state: Timed, scope: Scope) -> Scope:
    """The scope for an effect that is delayed until the interrupted event is over."""
    if not is_pending(scope):
        return scope
    names = [bound for bound in scope.names if bound[0] != "event"]
    return scope._replace(names=(*names, ("it", part_at_hand(state, scope))))


def part_at_hand(state: Timed, scope: Scope) -> Any:
    """The part of an event, pending or past, that the ability in this scope reacts to."""
    for name, what in reversed(scope.names):
        if name == "it":
            return what
        if name == "event":
            return state.stack[what[0]].what[what[1]]
    raise RulesBug("this ability reacts to nothing")


def _standing(parts: tuple[Part, ...], cancelled: int) -> tuple[Part | None, ...]:
    return tuple([None if cancelled >> place & 1 else one for place, one in enumerate(parts)])


def _allowed(state: Timed, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    return tuple([part for part in parts if not state.forbids(part)])
