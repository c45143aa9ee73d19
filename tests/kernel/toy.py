"""A toy game with events: figures with health, and cards that answer what happens to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

from kadath.kernel.codec import state_from_data, state_hash, state_to_data, value
from kadath.kernel.copying import game_state
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.events import (
    Event,
    Period,
    Resolution,
    enclosing,
    lasting_effects,
    pending_event,
    period,
)
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.modifiers import VALUE, Lasting, Modifier, worked_out
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure
from kadath.kernel.procedure import procedure as declare
from kadath.kernel.windows import Moment, Timed


@value
class Hurt(NamedTuple):
    """A figure is dealt damage."""

    figure: int
    amount: int


@value
class Fallen(NamedTuple):
    """A figure has no health left."""

    figure: int


@node
class Figures(Selector):
    """Every figure."""

    def ids(self, state: Any, scope: Scope) -> tuple[int, ...]:
        return tuple(state.health)


@node
class Listens(Ability):
    """An ability: at a time, to a kind of happening, it does something."""

    time: str
    kind: str
    effect: Effect
    forced: bool = False
    seat: int = 0
    limit: int = 0

    def topics(self) -> tuple[Topic, ...]:
        return ((self.time, self.kind),)


@node
class Note(Effect):
    """Write a word down, so that a test can read in which order things happened."""

    word: str

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        state.written.append(self.word)
        return None


@node
class Hit(Effect):
    """Deal damage to figures, all at once."""

    amount: Number
    figures: Selector

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        amount = count(self.amount, state, scope)
        return Harm(tuple(Hurt(one, amount) for one in self.figures.ids(state, scope)))


@node
class Stop(Effect):
    """Cancel what this ability interrupts."""

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        event.cancel(place)
        return None


@node
class Soften(Effect):
    """Lower the damage that this ability interrupts by one."""

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        event, place = pending_event(state, scope)
        part = event.what[place]
        event.change(place, part._replace(amount=part.amount - 1))
        return None


@node
class Lasts(Effect):
    """Let a modifier last for a period."""

    until: str
    what: Modifier

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        period(state, self.until).establish(state, Lasting(-1, self.what, scope))
        return None


@declare
class Harm(Event[Hurt]):
    """Damage about to be dealt."""

    def stands(self, state: Any) -> bool:
        return Event.stands(self, state) and any(part.amount > 0 for part in self.parts())

    def impact(self, state: Any) -> Procedure | None:
        for figure, amount in self.parts():
            state.written.append(f"hurt {figure} by {amount}")
            state.health[figure] -= amount
        return None


@declare
class Fall(Event[Fallen]):
    """Figures without health leave the game together."""

    def impact(self, state: Any) -> Procedure | None:
        for (figure,) in self.parts():
            state.written.append(f"fallen {figure}")
            del state.health[figure]
        return None


@game_state
class Toy(Timed):
    """Health by figure, cards (one ability each) by id, and what was written down."""

    health: dict[int, int]
    cards: dict[int, Ability]
    seats: int
    silent: tuple[str, ...]
    written: list[str]

    def __init__(
        self, health: dict[int, int], cards: Mapping[int, Ability], seats: int = 2
    ) -> None:
        super().__init__(7)
        self.health = dict(health)
        self.cards = dict(cards)
        self.seats = seats
        self.silent = ()
        self.written = []
        self.listeners = self.rebuilt_listeners()

    def run(self, frame: Procedure) -> Self:
        self.stack.append(frame)
        self.advance()
        return self

    def play(self, effect: Effect, who: int = 0) -> Self:
        return self.run(Resolution(effect, Scope(who)))

    def choose(self, *keys: str) -> Self:
        for key in keys:
            decision = self.asked()
            chosen = decision.option(key)
            assert chosen is not None, f"{key} is not among {decision.options}"
            copy = self.clone()
            assert state_hash(copy) == state_hash(self)
            again = state_from_data(Toy, state_to_data(self))
            assert state_to_data(again) == state_to_data(self)
            assert again.decision == decision
            self.apply(chosen)
            copy.apply(chosen)
            assert state_to_data(copy) == state_to_data(self)
            assert self.listeners == self.rebuilt_listeners()
        return self

    def asked(self) -> Decision:
        assert self.decision is not None
        return self.decision

    def keys(self) -> list[str]:
        return [one.key for one in self.asked().options]

    def seat_of(self, who: int) -> int:
        return who

    def hooks(self) -> Iterable[tuple[int, Sequence[tuple[int, Topic]]]]:
        for card, ability in self.cards.items():
            yield card, [(0, topic) for topic in ability.topics()]
        yield from lasting_effects(self)

    def forbids(self, part: Any) -> bool:
        return type(part).__name__ in self.silent

    def forced(self, moment: Moment) -> Sequence[Option]:
        return self._answers(moment, forced=True)

    def reactions(self, moment: Moment) -> dict[int, Sequence[Option]]:
        seats = range(self.seats)
        return {seat: self._answers(moment, forced=False, seat=seat) for seat in seats}

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        card, about = answer.ids[0], answer.ids[1]
        ability = self.cards[card]
        assert isinstance(ability, Listens)
        if ability.limit:
            period(self, "day").use(card)
        return Resolution(ability.effect, moment.bind(Scope(ability.seat, card), about))

    def seats_in_order(self) -> Sequence[int]:
        return range(self.seats)

    def standing(self, event: Event[Any]) -> Procedure | None:
        fallen = tuple(Fallen(figure) for figure, health in self.health.items() if health <= 0)
        under_way = [part for frame in self.stack if isinstance(frame, Fall) for part in frame.what]
        fallen = tuple(part for part in fallen if part not in under_way)
        return Fall(fallen) if fallen else None

    def modifying(self, stat: str) -> Iterable[tuple[Scope, Modifier]]:
        lasting = {one.id: one for frame in enclosing(self, Period) for one in frame.lasting}
        for hook in self.listeners.on(VALUE, stat):
            held = lasting.get(hook.thing)
            modifier = held.what if held else self.cards[hook.thing]
            assert isinstance(modifier, Modifier)
            yield held.scope if held else Scope(0, hook.thing), modifier

    def strength(self, figure: int) -> int:
        return worked_out(self, figure, "strength", 2).floored()

    def _answers(self, moment: Moment, *, forced: bool, seat: int = 0) -> list[Option]:
        found = []
        for place, part in enumerate(moment.what):
            for hook in self.listeners.on(moment.time, type(part).__name__):
                ability = self.cards[hook.thing]
                assert isinstance(ability, Listens)
                answer = option("use", hook.thing, place)
                may = ability.forced == forced and (forced or ability.seat == seat)
                if may and answer not in moment.used and self._within_limit(ability, hook.thing):
                    found.append(answer)
        return found

    def _within_limit(self, ability: Listens, card: int) -> bool:
        return not ability.limit or period(self, "day").times_used(card) < ability.limit
