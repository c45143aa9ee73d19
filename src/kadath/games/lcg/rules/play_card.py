"""Playing a card: pay, provoke, commence, resolve (LCG-356 to LCG-367, LCG-377 to LCG-382)."""

from __future__ import annotations

from functools import cache
from typing import Any

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.errors import RulesBug
from kadath.kernel.events import Collector, Event, Resolution, report
from kadath.kernel.legality import Hindrance
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves.knowledge import lay_open

from ..faces import FACES, AssetFace, EventFace, SkillFace
from ..happenings import ControlTaken, EnteredPlay, Played
from ..state import LcgState
from ..values import COST, cost_to_play, has_keyword, modifying
from ..vocabulary.abilities import Play, PlayFast
from ..vocabulary.modifiers import PLAY_FROM_DISCARD, PlayFromDiscard
from ..zones import discard, put
from .enemy_attack import attacks_of_opportunity
from .forbidden import forbidden
from .initiation import QUIET
from .performed import Performed
from .slots import has_room, spare

CANNOT_PLAY = forbidding(Played)

SKILL = Hindrance("LCG-211", "skill")
NEVER_PLAYED = Hindrance("LCG-361", "never-played")
EVENT_IN_VAIN = Hindrance("LCG-367", "no-effect")
NO_ROOM = Hindrance("LCG-382", "no-room")
COPY_IN_PLAY = Hindrance("LCG-078", "copy-in-play")


@procedure
class PlayCard(Collector, Performed):
    """A card being played from its `origin`; from commencing on, all it does is one effect."""

    who: int
    card: int
    scope: Scope
    origin: str = ""

    def collects(self) -> bool:
        return self.at in ("place", "played")

    @step("cost", "LCG-347", "LCG-358", "LCG-361")
    def pay(self, state: LcgState) -> None:
        """Show the card to everyone and pay its resource cost."""
        lay_open(state, self.card)
        left = state.investigators[self.who].resources - cost_to_play(state, self.card, self.who)
        state.set_investigator(self.who, resources=left)
        self.origin = state.cards[self.card].zone

    @step("opportunity", "LCG-173", "LCG-174", "LCG-177", "LCG-182", "LCG-358")
    def provoke(self, state: LcgState) -> Procedure | None:
        """Playing it with an action provokes attacks of opportunity, unless it is exempt."""
        if is_fast(state, self.card) or designator_of(state, self.card) in QUIET:
            return None
        return attacks_of_opportunity(state, self.who)

    @step("commence", "LCG-314", "LCG-358", "LCG-359")
    def commence(self, state: LcgState) -> Procedure | None:
        """The card commences being played: an event resolves, an asset enters play.

        A ruling: if an attack of opportunity removed it from the hand, the cost was paid for
        nothing.
        """
        if state.cards[self.card].zone != self.origin:
            self.finish()
            return None
        put(state, self.card, "limbo")
        if state.log is not None:
            state.tell("played", self.card, who=self.who)
        return Commence((Played(self.card, self.who),), self.scope)

    @step("place", "LCG-333", "LCG-365")
    def place(self, state: LcgState) -> None:
        """A played event goes to its owner's discard pile, unless it has gone elsewhere."""
        if state.cards[self.card].zone == "limbo":
            discard(state, self.card)

    @step("played", "LCG-325", "LCG-359")
    def played(self, state: LcgState) -> Procedure | None:
        """It counts as played: one window for that and for everything that happened."""
        return report(state, (*self.happened, Played(self.card, self.who)))

    def clean_up(self, state: LcgState) -> None:
        if state.cards[self.card].zone == "limbo":
            discard(state, self.card)


@procedure
class Commence(Event[Played]):
    """A card commences being played; even if that is cancelled, it was played (LCG-359)."""

    scope: Scope

    CHANGES = False

    @cites("LCG-333", "LCG-359", "LCG-365")
    def impact(self, state: LcgState) -> Procedure | None:
        """An event's effect resolves; an asset enters play."""
        card, who = self.what[0]
        if isinstance(state.face(card), AssetFace):
            return EnterPlay((EnteredPlay(card, who),))
        return Resolution(event_effect(state, card).effect, self.scope)

    def happened(self, state: LcgState) -> tuple[Any, ...]:
        """Nothing yet: it counts as played once all of it has resolved."""
        return ()


@procedure
class EnterPlay(Event[EnteredPlay | ControlTaken]):
    """An asset enters its controller's play area once its slots are free."""

    left: tuple[int, ...] = ()

    def question(self, state: LcgState) -> Decision | None:
        """Choose assets to discard to make room as it enters (LCG-382)."""
        card, who = self.what[0]
        others = spare(state, who, card, self.left)
        options = tuple([option("make-room", other) for other in others])
        return Event.gather.offer(state.seat_of(who), options) if options else None

    def answer(self, state: LcgState, chosen: Option) -> Procedure | None:
        self.left = (*self.left, chosen.ids[0])
        return None

    @cites("LCG-055", "LCG-377")
    def impact(self, state: LcgState) -> Procedure | None:
        card, who = self.what[0]
        for other in self.left:
            discard(state, other)
            state.tell("discarded", other, who=who)
        put(state, card, "play", who, controller=who)
        return None


@procedure
class TakeControl(EnterPlay):
    """An investigator takes control of an asset in play once its slots are free."""


def playable_cards(state: LcgState, who: int) -> tuple[int, ...]:
    """The cards an investigator may play by zone, ignoring cost and timing."""
    hand = state.pile("hand", who)
    topmost = from_discard(state, who)
    return (*hand, topmost) if topmost else hand


@cites("LCG-363")
def from_discard(state: LcgState, who: int) -> int:
    """The card in an investigator's discard pile that may be played as if from hand; 0 if none."""
    if PLAY_FROM_DISCARD not in state.listeners.hooks:
        return 0
    for scope, modifier in modifying(state, PLAY_FROM_DISCARD):
        if scope.who == who and isinstance(modifier, PlayFromDiscard):
            for one in state.pile("discard", who):
                if modifier.kind.fits(state, one):
                    return one
            return 0
    return 0


def is_fast(state: LcgState, card: int) -> bool:
    """Whether playing a card takes no action."""
    return has_keyword(state, card, "fast")


def event_effect(state: LcgState, card: int) -> Play | PlayFast:
    """The ability that says what an event does."""
    return _played(state.cards[card].face)


@cache
def _played(event: str) -> Play | PlayFast:
    for one in FACES[event].abilities:
        if isinstance(one, Play | PlayFast):
            return one
    raise RulesBug(f"the event {event} does not say what it does when it is played")


def designator_of(state: LcgState, card: int) -> str:
    """The action that playing a card also performs; empty if none."""
    return _performed(state.cards[card].face)


@cache
def _performed(card: str) -> str:
    return next((one.designator for one in FACES[card].abilities if isinstance(one, Play)), "")


@cites("LCG-077", "LCG-078", "LCG-211", "LCG-356", "LCG-357", "LCG-361", "LCG-363", "LCG-367")
def hindrance_to_play(
    state: LcgState, who: int, card: int, scope: Scope | None = None
) -> Hindrance | None:
    """What prevents a card from being played, timing aside: restrictions or cost.

    If it is played in response to something, `scope` says to what.
    """
    key = state.cards[card].face
    face = FACES[key]
    cost: int | None = getattr(face, "cost", None)
    if cost is None:
        return SKILL if isinstance(face, SkillFace) else NEVER_PLAYED
    if COST in state.listeners.hooks:
        cost = cost_to_play(state, card, who)
    resources = state.investigators[who].resources
    if resources < cost:
        return _too_expensive(cost, resources)
    if CANNOT_PLAY in state.listeners.hooks:
        hindrance = forbidden(state, Played(card, who))
        if hindrance is not None:
            return hindrance
    if isinstance(face, EventFace):
        could = _played(key).effect.could(state, scope or Scope(who, card))
        return None if could else EVENT_IN_VAIN
    if not isinstance(face, AssetFace):
        return NEVER_PLAYED
    if not has_room(state, who, card):
        return NO_ROOM
    return COPY_IN_PLAY if face.unique and is_title_in_play(state, face.title) else None


@cache
def _too_expensive(cost: int, resources: int) -> Hindrance:
    return Hindrance("LCG-357", "resources", (("cost", cost), ("resources", resources)))


@cites("LCG-010")
def is_title_in_play(state: LcgState, title: str) -> bool:
    """Whether a card with this title is in play."""
    cards = state.cards
    return title in [FACES[cards[card].face].title for card in state.cards_in_play()]
