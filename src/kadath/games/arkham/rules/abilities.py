"""Using abilities of cards (AH-3.0.3)."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.abilities.using import Using
from kadath.kernel.abilities.using import hindrance as hindrance_of_use
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import announced, checked
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Hook
from kadath.kernel.procedure import Procedure, procedure, step

from ..cards import PLACE, TABLE, kind_of
from ..happenings import UsesCard
from ..state import ArkhamState
from ..vocabulary.abilities import ANY, ENCOUNTER, INSTEAD, Action


@cites("AH-3.0.3")
def hindrance(
    s: ArkhamState, hook: Hook, ability: Action, phase: str, who: int = 0
) -> Hindrance | None:
    """What prevents an investigator from using a card's action, if anything."""
    if ability.phase != phase and (ability.phase != ANY or phase == INSTEAD):
        return Hindrance("AH-3.0.3", "phase")
    scope = Scope(who, hook.thing) if who else s.scope(hook.thing)
    return hindrance_of_use(
        s,
        scope,
        ability.effect,
        ability.costs,
        ability.condition,
        ability.limit,
        s.counted(hook, ability.limit, scope),
    )


def own_abilities(s: ArkhamState, who: int) -> Iterator[tuple[int, int, Action]]:
    """The action abilities of an investigator's sheet and cards."""
    for thing in (who, *s.cards_of(who)):
        for number, ability in enumerate(s.abilities(thing)):
            if isinstance(ability, Action):
                yield thing, number, ability


@cites("AH-3.0.3")
def actions(s: ArkhamState, who: int, phase: str) -> list[Option]:
    """What an investigator's cards let them do now."""
    return [
        option("use", thing, number)
        for thing, number, ability in own_abilities(s, who)
        if hindrance(s, Hook(thing, number), ability, phase) is None
    ]


def cards_tried(s: ArkhamState, who: int, phase: str) -> Iterator[Attempt]:
    """The cards that an investigator may think of using in a phase, each with what prevents it."""
    for thing, number, ability in own_abilities(s, who):
        hindered = hindrance(s, Hook(thing, number), ability, phase)
        yield Attempt(option("use", thing, number), hindered)


def tried(s: ArkhamState, who: int, phase: str) -> Iterator[Attempt]:
    """Those cards, and the abilities of the investigator's location."""
    yield from cards_tried(s, who, phase)
    for thing, number, ability in place_abilities(s, who):
        hindered = hindrance(s, Hook(thing, number), ability, phase, who)
        yield Attempt(option("ability", thing, number), hindered)


def offered(s: ArkhamState) -> Iterator[Attempt]:
    """What is offered now, so nothing prevents it."""
    for one in s.decision.options if s.decision is not None else ():
        yield Attempt(one, None)


def place_abilities(s: ArkhamState, who: int) -> Iterator[tuple[int, int, Action]]:
    """The action abilities of the location an investigator is at."""
    space = s.investigators[who].space
    for thing in s.cards_of(TABLE):
        if s.cards[thing].face == space:
            for number, ability in enumerate(s.abilities(thing)):
                if isinstance(ability, Action):
                    yield thing, number, ability


@cites("AH-3.3.2", "AH-3.3.10")
def place_actions(s: ArkhamState, who: int, phase: str = ENCOUNTER) -> list[Option]:
    """What an investigator's location lets them do, e.g. instead of an encounter."""
    return [
        option("ability", thing, number)
        for thing, number, ability in place_abilities(s, who)
        if hindrance(s, Hook(thing, number), ability, phase, who) is None
    ]


@cites("AH-3.3.2", "IH-11.5")
def offers(s: ArkhamState, who: int) -> list[Option]:
    """What an investigator may do instead of an encounter, by their own cards or by anybody's."""
    own = [option("ability", *one.ids) for one in actions(s, who, INSTEAD)]
    return own + open_actions(s, who, INSTEAD)


@cites("AH-15.11", "IH-9.3")
def open_actions(s: ArkhamState, who: int, phase: str) -> list[Option]:
    """What unowned sheets and cards let any investigator do now."""
    return [
        option("ability", thing, number)
        for thing in s.cards_of(TABLE)
        if kind_of(s.cards[thing].face) != PLACE
        for number, ability in enumerate(s.abilities(thing))
        if isinstance(ability, Action)
        and hindrance(s, Hook(thing, number), ability, phase, who) is None
    ]


@procedure
class UsingCard(Using):
    """A card's action is being resolved; then come the responses to using the card."""

    face: str = ""

    @step("standing", "AH-3.0.3")
    def check(self, s: ArkhamState) -> Procedure | None:
        """Report that the card was used, whatever became of it; then check conditions."""
        if not self.face:
            return checked(self, s)
        used = UsesCard(self.scope.who, self.face)
        self.face = ""
        self.goto("standing")
        return announced(s, used)


@cites("AH-3.0.3")
def using(s: ArkhamState, chosen: Option, who: int = 0) -> Using:
    """Use what was chosen from `actions`, or what `who` chose from `place_actions`."""
    thing, number = chosen.ids
    hook = Hook(thing, number)
    ability, scope = s.read(hook)
    assert isinstance(ability, Action)
    if who:
        scope = Scope(who, thing)
    if thing not in s.cards:
        return s.use(hook, Using(ability.costs, ability.effect, scope), ability.limit)
    use = UsingCard(ability.costs, ability.effect, scope, s.cards[thing].face)
    return s.use(hook, use, ability.limit)
