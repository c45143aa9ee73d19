"""The state whose things have abilities, and which implements the hooks of `Timed` with them.

A game says which things may have abilities (`bearers`), whether those work now (`works`), what
they are (`abilities`) and who they apply to (`scope`). Code that changes one of these for a thing
has to call `listen`.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from ..copying import game_state
from ..decision import Option, option
from ..effects import Condition, Scope
from ..errors import RulesBug
from ..events import Event, Period, enclosing, lasting_effects
from ..legality import Attempt, Hindrance
from ..listeners import Ability, Hook, Topic
from ..modifiers import VALUE, Lasting, Modifier
from ..procedure import Procedure
from ..windows import Moment, Timed
from .kinds import AS_SOON_AS, FORBID, AsSoonAs, Forbidding, Forced, Passive, Reaction
from .limits import Limit, count_use
from .using import Citations, Using, hindrance


class Heard(NamedTuple):
    """An ability that reacts to a part of a moment, and the scope of its effect."""

    hook: Hook
    place: int
    ability: Forced | Reaction
    scope: Scope


@game_state
class Bearing(Timed):
    """A state whose things have abilities; lasting effects have negative ids."""

    serial: int
    """The last id handed out."""

    CITES: ClassVar[Citations] = Citations()

    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.serial = 0

    # --- For the game to implement ------------------------------------------------------------

    def bearers(self) -> Iterable[int]:
        """The things that may have abilities, in play or not."""
        return ()

    def works(self, thing: int) -> bool:
        """Whether the abilities of a thing work now."""
        return True

    def abilities(self, thing: int) -> tuple[Ability, ...]:
        """The abilities of a thing."""
        raise NotImplementedError

    def scope(self, thing: int) -> Scope:
        """The scope of the abilities of a thing."""
        raise NotImplementedError

    def addressed(self, scope: Scope, part: Any) -> Scope:
        """The scope in which an ability reacts to a part of a moment, before the part is bound."""
        return scope

    def is_there(self, thing: int) -> bool:
        """Whether a selector may select a thing; false if it has left the game."""
        return thing != 0

    def seat_of(self, who: int) -> int:
        """The seat that decides for a player."""
        raise NotImplementedError

    def instance(self, hook: Hook, who: int) -> Hashable:
        """The key by which a limit counts: an ability of a thing, per player or (0) per group."""
        return (*hook, who)

    # --- Listeners and modifiers --------------------------------------------------------------

    def listen(self, thing: int) -> None:
        """Update the index after a thing entered play, left it, or changed."""
        self.listeners.listen(thing, self.topics_of(thing) if self.works(thing) else ())

    def hooks(self) -> Iterable[tuple[int, Sequence[tuple[int, Topic]]]]:
        for thing in self.bearers():
            if self.works(thing):
                yield thing, self.topics_of(thing)
        yield from lasting_effects(self)

    def topics_of(self, thing: int) -> list[tuple[int, Topic]]:
        """The topics of the abilities of a thing, each with the index of its ability."""
        return [
            (number, topic)
            for number, ability in enumerate(self.abilities(thing))
            for topic in ability.topics()
        ]

    def read(self, hook: Hook) -> tuple[Ability, Scope]:
        """The ability behind a hook, and its scope."""
        thing, number = hook
        if thing >= 0:
            return self.abilities(thing)[number], self.scope(thing)
        lasting = lasting_effect(self, thing)
        if lasting is None:
            raise RulesBug(f"the lasting effect {thing} is over, but still listens")
        return lasting.what, lasting.scope

    def in_force(self, topic: Topic) -> Iterator[tuple[Scope, Modifier]]:
        """The modifiers with a topic that are in force, each with its scope."""
        for hook in self.listeners.hooks.get(topic, ()):
            ability, scope = self.read(hook)
            if isinstance(ability, Modifier):
                yield scope, ability
            elif isinstance(ability, Passive) and holds(ability.condition, self, scope):
                changes = ability.changes
                for change in changes:
                    # A single change is the one that the hook is for.
                    if len(changes) == 1 or topic in change.topics():
                        yield scope, change

    def modifying(self, stat: str) -> Iterable[tuple[Scope, Modifier]]:
        return self.in_force((VALUE, stat))

    def forbids(self, part: Any) -> bool:
        topic = (FORBID, type(part).__name__)
        return topic in self.listeners.hooks and any(
            isinstance(modifier, Forbidding) and modifier.forbids(self, scope, part)
            for scope, modifier in self.in_force(topic)
        )

    def last_for(self, period: Period, ability: Ability, scope: Scope) -> None:
        """Add a modifier or an ability that lasts until the end of a period."""
        self.serial += 1
        period.establish(self, Lasting(-self.serial, ability, scope))

    # --- Reactions ----------------------------------------------------------------------------

    def heard(self, moment: Moment) -> Iterator[Heard]:
        """The abilities that react to a moment, with the part that each reacts to."""
        for place, part in enumerate(moment.what):
            if part is None:
                continue
            for hook in self.listeners.on(moment.time, type(part).__name__):
                ability, scope = self.read(hook)
                if not isinstance(ability, Forced | Reaction):
                    continue
                scope = self.addressed(scope, part)
                if ability.to.matches(self, scope, part):
                    yield Heard(hook, place, ability, moment.bind(scope, place))

    def forced(self, moment: Moment) -> Sequence[Option]:
        return [
            answer
            for one in self.heard(moment)
            if isinstance(one.ability, Forced)
            and (answer := answer_of("trigger", one)) not in moment.used
            and self.hindrance(one) is None
        ]

    def reactions(self, moment: Moment) -> dict[int, list[Option]]:
        found: dict[int, list[Option]] = {}
        for one in self.heard(moment):
            if not isinstance(one.ability, Reaction):
                continue
            answer = answer_of("use", one)
            if answer not in moment.used and self.hindrance(one) is None:
                found.setdefault(self.seat_of(one.scope.who), []).append(answer)
        return found

    def answers_tried(self, moment: Moment, seat: int) -> Iterable[Attempt]:
        for one in self.heard(moment):
            if isinstance(one.ability, Reaction) and self.seat_of(one.scope.who) == seat:
                answer = answer_of("use", one)
                used = Hindrance(self.CITES.limit, "answered")
                yield Attempt(answer, used if answer in moment.used else self.hindrance(one))

    def hindrance(self, one: Heard) -> Hindrance | None:
        """What keeps an ability from being used now, if anything."""
        ability = one.ability
        return hindrance(
            self,
            one.scope,
            ability.effect,
            ability.costs if isinstance(ability, Reaction) else (),
            ability.condition,
            ability.limit,
            self.counted(one.hook, ability.limit, one.scope),
        )

    def respond(self, moment: Moment, answer: Option) -> Procedure | None:
        thing, number, place = answer.ids
        hook = Hook(thing, number)
        ability, scope = self.read(hook)
        if not isinstance(ability, Forced | Reaction):
            raise RulesBug(f"{answer.key} is not a forced ability or a reaction")
        costs = ability.costs if isinstance(ability, Reaction) else ()
        scope = moment.bind(self.addressed(scope, moment.what[place]), place)
        return self.use(hook, Using(costs, ability.effect, scope), ability.limit)

    def use(self, hook: Hook, using: Using, limit: Limit | None = None) -> Using:
        """Start using an ability, and count it against its limit."""
        if limit is not None:
            count_use(self, limit, self.counted(hook, limit, using.scope))
        self.note("use", thing=hook.thing, ability=hook.ability, who=using.scope.who)
        return using

    def counted(self, hook: Hook, limit: Limit | None, scope: Scope) -> Hashable:
        """The key by which the limit of an ability counts; None without a limit."""
        if limit is None:
            return None
        return self.instance(hook, 0 if limit.group else scope.who)

    # --- Abilities that wait for a condition --------------------------------------------------

    def standing(self, event: Event[Any]) -> Procedure | None:
        for hook in self.listeners.hooks.get(AS_SOON_AS, ()):
            ability, scope = self.read(hook)
            if (
                isinstance(ability, AsSoonAs)
                and ability.condition.holds(self, scope)
                and ability.effect.could(self, scope)
            ):
                return self.use(hook, Using((), ability.effect, scope))
        return None


def lasting_effect(state: Timed, number: int) -> Lasting | None:
    """A lasting effect by its id; None if it is over."""
    for frame in enclosing(state, Period):
        for lasting in frame.lasting:
            if lasting.id == number:
                return lasting
    return None


def answer_of(verb: str, one: Heard) -> Option:
    """The option that stands for a reaction."""
    return option(verb, one.hook.thing, one.hook.ability, one.place)


def holds(condition: Condition | None, state: Any, scope: Scope) -> bool:
    """Whether a condition holds; no condition always does."""
    return condition is None or condition.holds(state, scope)
