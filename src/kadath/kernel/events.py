"""Events: what the rules say happens, as frames that interrupts may change.

An event is about one thing or several at once: `what` holds a part for each, a named tuple whose
type is the kind that abilities listen to. Its steps are the same for every game; a subclass fills
in the small hooks, usually no more than `impact`.

Inside a card's effect an event opens no *after* window of its own. The `Collector` that runs the
effect keeps what happened, and opens one window for all of it when the effect is complete.
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
    """Something about to happen; `cancelled` has a bit for each part that was stopped."""

    what: tuple[Part, ...]
    cancelled: int = field(default=0, kw_only=True)

    CHANGES: ClassVar[bool] = True
    """Whether its impact can call for the rules that always hold."""

    def question(self, state: Any) -> Decision | None:
        """What must be chosen before it happens, asked until it is None; in player order."""
        return None

    def answer(self, state: Any, chosen: Option) -> Procedure | None:
        """Take note of what was chosen."""
        raise NotImplementedError

    def stands(self, state: Any) -> bool:
        """Whether it is still about to happen."""
        if not self.cancelled:
            return len(self.what) > 0
        return self.cancelled != (1 << len(self.what)) - 1

    def impact(self, state: Any) -> Procedure | None:
        """Change the state, for all parts at once."""
        return None

    def happened(self, state: Any) -> tuple[Any, ...]:
        """The parts that abilities may answer now that it has happened."""
        return self.parts()

    def pending(self) -> tuple[Part | None, ...]:
        """All parts in their places, with None for each that was cancelled."""
        return self.what if not self.cancelled else _standing(self.what, self.cancelled)

    def parts(self) -> tuple[Part, ...]:
        """The parts that were not cancelled."""
        if not self.cancelled:
            return self.what
        return tuple(part for part in self.pending() if part is not None)

    def cancel(self, place: int) -> None:
        """Stop one part. It still counts as initiated, and what was paid for it stays paid."""
        self.cancelled |= 1 << place

    def change(self, place: int, part: Part) -> None:
        """Let one part happen otherwise."""
        self.what = (*self.what[:place], part, *self.what[place + 1 :])

    @step("forbidden")
    def leave_out_forbidden(self, state: Timed) -> None:
        """What cannot happen is not even initiated; parts may still be made by choices."""
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
            # Nobody has anything to choose or to interrupt.
            self.at = "impact"

    @ask("gather", prompt="gather")
    def gather(self, state: Timed) -> Decision | None:
        """Make the choices that belong to it, all of them before anything happens."""
        return self.question(state)

    @gather.chosen
    def take_answer(self, state: Timed, chosen: Option) -> Procedure | None:
        """Take note, and ask on."""
        self.goto("gather")
        return self.answer(state, chosen)

    @step("would")
    def would(self, state: Timed) -> Procedure | None:
        """Replacements come first, until nobody has another."""
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
        """Interrupts of what is now certain to be initiated."""
        if not self.stands(state):
            self.finish()
            return None
        hooks = state.listeners.hooks
        for part in self.parts():
            kind = type(part)
            if (_TOPICS.get(kind) or _topics_of(kind))[1] in hooks:
                return Window(WHEN, (), len(state.stack) - 1)
        return None

    @step("impact")
    def take_place(self, state: Timed) -> Procedure | None:
        """It happens, unless all of it was stopped."""
        if not self.stands(state):
            self.finish()
            return None
        called = self.impact(state)
        if called is None and not self.CHANGES and self.at == "standing":
            self.at = "after"
        return called

    @step("standing")
    def check(self, state: Timed) -> Procedure | None:
        """Apply the rules that always hold until they demand nothing more."""
        return checked(self, state) if self.CHANGES else None

    @step("after")
    def after(self, state: Timed) -> Procedure | None:
        """Answers to what has happened, now or when the effect around it is complete."""
        return report(state, self.happened(state))


@procedure
class Announced(Event[Part]):
    """Something happens that has no impact of its own."""

    CHANGES = False


@procedure
class Collector(Procedure):
    """A procedure whose course counts as one effect; `happened` waits for its end."""

    happened: tuple[Any, ...] = field(default=(), kw_only=True)

    CATCHES = KEEPS

    def collects(self) -> bool:
        """Whether the effect is still under way; not any more when its own window is open."""
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
        """What the rules that always hold demand after changes that were no events."""
        demanded = checked(self, state)
        if demanded is None and not self.happened:
            self.finish()
        return demanded

    @step("after")
    def after(self, state: Timed) -> Procedure | None:
        """One window for all that happened in it; within another effect, that one's."""
        return report(state, self.happened)


@procedure
class Period(Procedure):
    """A stretch of the game that limits and lasting effects belong to, and end with."""

    used: tuple[tuple[Any, int], ...] = field(default=(), kw_only=True)
    lasting: tuple[Lasting, ...] = field(default=(), kw_only=True)

    # Even where it is part of a card's effect.
    CATCHES = ANSWERS

    def times_used(self, what: Any) -> int:
        """How often something that is limited was done in this period."""
        for key, times in self.used:
            if key == what:
                return times
        return 0

    def use(self, what: Any) -> None:
        """Count something that is limited."""
        used = self.used
        for place, (key, times) in enumerate(used):
            if key == what:
                self.used = (*used[:place], (what, times + 1), *used[place + 1 :])
                return
        self.used = (*used, (what, 1))

    def establish(self, state: Timed, lasting: Lasting) -> None:
        """Let an effect last until the end of this period."""
        self.lasting = (*self.lasting, lasting)
        state.listeners.listen(lasting.id, [(0, topic) for topic in lasting.what.topics()])

    def expire(self, state: Timed) -> None:
        """End what lasted until the end of this period; its last step calls it."""
        for lasting in self.lasting:
            state.listeners.forget(lasting.id)
        self.lasting = ()

    def clean_up(self, state: Any) -> None:
        self.expire(state)


def announced(state: Timed, part: Part) -> Event[Part] | None:
    """The event of something that has no impact of its own, such as a phase that begins.

    Where nobody listens there is none.
    """
    kind = type(part)
    would, when, after = _TOPICS.get(kind) or _topics_of(kind)
    hooks = state.listeners.hooks
    if when in hooks or after in hooks or would in hooks:
        return Announced((part,))
    return None


_TOPICS: Final[dict[type[Any], tuple[Topic, Topic, Topic]]] = {}
"""What abilities listen to that answer a kind of part: that it would happen, when, and after."""


def _topics_of(kind: type[Any]) -> tuple[Topic, Topic, Topic]:
    # Kept: a name and three new tuples for every part took longer than looking for listeners.
    name = kind.__name__
    topics = _TOPICS[kind] = ((WOULD, name), (WHEN, name), (AFTER, name))
    return topics


NO_PARTS: Event[Any] = Event(())


def checked(frame: Procedure, state: Timed) -> Procedure | None:
    """Run the standing checks at a frame's step `standing`, until they demand nothing more."""
    demanded = state.standing(frame if isinstance(frame, Event) else NO_PARTS)
    if demanded is not None:
        frame.goto("standing")
    return demanded


def report(state: Timed, happened: tuple[Any, ...]) -> Procedure | None:
    """Hand what happened to the effect it is part of, or return the window that answers it.

    What an answer in a window causes is no part of the effect around that window.
    """
    if not happened:
        return None
    # Not by `reversed`, which takes three times as long for so few frames.
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
    """The window about what has happened, where anything listens."""
    hooks = state.listeners.hooks
    for part in happened:
        kind = type(part)
        if (_TOPICS.get(kind) or _topics_of(kind))[2] in hooks:
            return Window(AFTER, happened)
    return None


def enclosing(state: Timed, kind: type[F]) -> Iterator[F]:
    """The frames of a kind that are under way, innermost first."""
    for frame in reversed(state.stack):
        if isinstance(frame, kind):
            yield frame


def period(state: Timed, name: str, *, or_innermost: bool = False) -> Period:
    """The innermost period of that name; where there is none, the innermost one or an error."""
    for frame in state.stack[::-1]:
        if name == frame.PERIOD:
            assert isinstance(frame, Period)
            return frame
    if or_innermost:
        return next(enclosing(state, Period))
    raise RulesBug(f"there is no {name} now")


def lasting_effects(state: Timed) -> Iterator[tuple[int, list[tuple[int, Topic]]]]:
    """The effects that last now, as `Timed.hooks` wants them."""
    for frame in enclosing(state, Period):
        for lasting in frame.lasting:
            yield lasting.id, [(0, topic) for topic in lasting.what.topics()]


def pending_event(state: Timed, scope: Scope) -> tuple[Event[Any], int]:
    """The event that the ability in this scope interrupts, and the part it is about."""
    depth, place = scope.named("event")
    event = state.stack[depth]
    if not isinstance(event, Event):
        raise RulesBug("the interrupted event is gone")
    return event, place


def is_pending(scope: Scope) -> bool:
    """Whether the ability in this scope interrupts something that has not happened yet."""
    return any(name == "event" for name, _ in scope.names)


def as_past(state: Timed, scope: Scope) -> Scope:
    """The scope for an effect that waits until the event it interrupts is over."""
    if not is_pending(scope):
        return scope
    names = [bound for bound in scope.names if bound[0] != "event"]
    return scope._replace(names=(*names, ("it", part_at_hand(state, scope))))


def part_at_hand(state: Timed, scope: Scope) -> Any:
    """The part of an event, pending or past, that the ability in this scope answers."""
    for name, what in reversed(scope.names):
        if name == "it":
            return what
        if name == "event":
            return state.stack[what[0]].what[what[1]]
    raise RulesBug("this ability answers nothing")


def _standing(parts: tuple[Part, ...], cancelled: int) -> tuple[Part | None, ...]:
    return tuple([None if cancelled >> place & 1 else one for place, one in enumerate(parts)])


def _allowed(state: Timed, parts: tuple[Part, ...]) -> tuple[Part, ...]:
    return tuple([part for part in parts if not state.forbids(part)])
