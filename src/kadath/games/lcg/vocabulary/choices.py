"""Choices within effects: targets, alternatives, and `then`."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope, Selector
from kadath.kernel.events import Collector, Event, report
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..rules.choosing import Choosing
from ..state import LcgState


@node
class Choose(Effect):
    """Choose one of the things the effect could change, and resolve the effect with it."""

    name: str
    among: Selector
    then: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        valid = self._valid(state, scope)
        return Choosing(self.name, valid, self.then, scope, self._decider(state, scope))

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self._valid(state, scope))

    @cites("LCG-033")
    def _decider(self, state: LcgState, scope: Scope) -> int:
        """If a card refers to a single thing and several qualify, the lead decides."""
        return state.lead if getattr(self.among, "NAMES_ONE", False) else scope.who

    @cites("LCG-335", "LCG-338")
    def _valid(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        then, name = self.then, self.name
        valid = []
        for one in self.among.ids(state, scope):
            if then.could(state, scope.bind(name, one)):
                valid.append(one)
        return tuple(valid)


@node
class Then(Effect):
    """One effect and, if it resolved, another before any consequences of the first."""

    first: Effect
    then: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        if not self.first.could(state, scope):
            return self.first.run(state, scope)
        return Thereafter(self.first, self.then, scope)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return self.first.could(state, scope)


@procedure
class Thereafter(Collector):
    """An effect and then another; `awaits` is set if the first is a stoppable event."""

    first: Effect
    then: Effect
    scope: Scope
    awaits: bool = False

    @step("first", "LCG-320")
    def resolve_first(self, state: LcgState) -> Procedure | None:
        """Resolve what comes before `then`."""
        begun = self.first.run(state, self.scope)
        self.awaits = isinstance(begun, Event)
        return begun

    @step("then", "LCG-320", "LCG-321")
    def resolve_then(self, state: LcgState) -> Procedure | None:
        """If the first happened, resolve the second before all indirect consequences."""
        if self.awaits and not self.happened:
            return None
        return self.then.run(state, self.scope)

    @step("after", "LCG-321")
    def after(self, state: LcgState) -> Procedure | None:
        """Now responses to all of it follow."""
        return report(state, self.happened)


@node
class OrElse(Effect):
    """One effect or, if it could change nothing, another."""

    effect: Effect
    otherwise: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        able = self.effect.could(state, scope)
        return (self.effect if able else self.otherwise).run(state, scope)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return self.effect.could(state, scope) or self.otherwise.could(state, scope)


@node
class MustChoose(Effect):
    """One of several effects; one that could change something, if any could."""

    effects: tuple[Effect, ...]

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return ChoosingEffect(self.effects, scope)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(effect.could(state, scope) for effect in self.effects)


@node
class OneOf(Effect):
    """Your choice among several effects that could change something."""

    effects: tuple[Effect, ...]

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return ChoosingEffect(self.effects, scope)

    @cites("LCG-338")
    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(effect.could(state, scope) for effect in self.effects)


@procedure
class ChoosingEffect(Procedure):
    """Choosing one of several effects."""

    effects: tuple[Effect, ...]
    scope: Scope

    @ask("choose", "LCG-006", prompt="choose-effect")
    def choose(self, state: LcgState) -> Decision | None:
        """Only effects that could change the game may be chosen."""
        options = tuple(
            option("effect", place)
            for place, effect in enumerate(self.effects)
            if effect.could(state, self.scope)
        )
        if not options:
            return None
        return ChoosingEffect.choose.offer(state.seat_of(self.scope.who), options)

    @choose.chosen
    def resolve(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Resolve it."""
        return self.effects[chosen.ids[0]].run(state, self.scope)

    def about(self, state: LcgState) -> dict[str, object]:
        return {"effects": self.effects, "scope": self.scope}
