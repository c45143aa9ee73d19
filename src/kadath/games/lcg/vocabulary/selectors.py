"""Selectors: how cards select things."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.abilities.selectors import THIS, YOU, This
from kadath.kernel.citations import cite, cites
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..faces import titled
from ..frames import test_now, turn_now
from ..state import IN_PLAY, LcgState
from ..values import entrance, has_trait, is_engaged
from .kinds import CardKind

# Kernel features, with the rules of this game that they implement.
cite(This.ids, ("LCG-011", "LCG-012"))


@node
class Tested(Selector):
    """What the current skill test is against: the attacked enemy, the investigated location."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        test = test_now(state)
        return (test.against,) if test is not None and state.is_in_play(test.against) else ()


@node
class Tester(Selector):
    """The investigator performing the current skill test."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        test = test_now(state)
        return (test.who,) if test is not None else ()


@node
class LocationOf(Selector):
    """The location that something is at."""

    of: Selector

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        places: dict[int, None] = {}
        for one in self.of.ids(state, scope):
            if place := state.location_of(one):
                places[place] = None
        return tuple(places)


@node
class ConnectingTo(Selector):
    """The locations that connect to a location."""

    location: Selector

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        here = self.location.ids(state, scope)
        return tuple(dict.fromkeys(place for one in here for place in state.connected(one)))


@node
class Locations(Selector):
    """The locations in play: optionally only revealed, without enemies, empty, or with a trait.

    An empty location has neither enemies nor investigators (LCG-035).
    """

    revealed: bool = False
    without_enemies: bool = False
    empty: bool = False
    trait: str = ""

    @cites("LCG-035")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return tuple(
            place
            for place in state.locations()
            if (not self.revealed or state.cards[place].revealed)
            and not ((self.without_enemies or self.empty) and state.enemies_at(place))
            and not (self.empty and state.investigators_at(place))
            and (not self.trait or has_trait(state, place, self.trait))
        )


@node
class Called(Selector):
    """The cards in play with a certain title; with `anywhere`, also those elsewhere.

    `face` is one with that title; others may share it.
    """

    face: str
    anywhere: bool = False

    @cites("LCG-010")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        faces, cards = titled(self.face), state.cards
        if self.anywhere:
            return tuple([card for card, row in cards.items() if row.face in faces])
        return tuple(sorted([card for card in state.cards_in_play() if cards[card].face in faces]))

    def includes(self, state: LcgState, scope: Scope, thing: int) -> bool:
        row = state.cards.get(thing)
        if row is None or row.face not in titled(self.face):
            return False
        return self.anywhere or row.zone in IN_PLAY


@node
class SetAside(Selector):
    """The set-aside cards with a certain title."""

    face: str

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        faces = titled(self.face)
        return tuple(card for card in state.pile("aside") if state.cards[card].face in faces)


@node
class LeadInvestigator(Selector):
    """The lead investigator."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return (state.lead,)


@node
class CurrentAgenda(Selector):
    """The current agenda."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return (state.agenda,) if state.agenda else ()


@node
class Bearer(Selector):
    """The investigator whose weakness this card is (LCG-414)."""

    @cites("LCG-414")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        owner = state.cards[scope.this].owner
        return (owner,) if owner else ()


@node
class AttachedTo(Selector):
    """What this card is attached to."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        row = state.cards[scope.this]
        return (row.place,) if row.zone == "attached" else ()


@node
class Investigators(Selector):
    """The investigators, or those at a location."""

    at: Selector | None = None

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        if self.at is None:
            return state.player_order()
        places = self.at.ids(state, scope)
        return tuple(one for place in places for one in state.investigators_at(place))

    def includes(self, state: LcgState, scope: Scope, thing: int) -> bool:
        if thing not in state.investigators or state.is_out(thing):
            return False
        return self.at is None or state.location_of(thing) in self.at.ids(state, scope)


@node
class TakingTurn(Selector):
    """The investigator taking a turn now, optionally only at a location."""

    at: Selector | None = None

    @cites("LCG-031")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        turn = turn_now(state)
        if turn is None or not Investigators(self.at).includes(state, scope, turn.who):
            return ()
        return (turn.who,)


@node
class Enemies(Selector):
    """Enemies in play: at a location, engaged with somebody or nobody, with or without a trait."""

    at: Selector | None = None
    engaged_with: Selector | None = None
    trait: str = ""
    but_not: str = ""
    exhausted: bool | None = None
    unengaged: bool = False
    no_weakness: bool = False

    @cites("LCG-296")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        places = self.at.ids(state, scope) if self.at is not None else state.locations()
        found: list[int] = []
        for place in places:
            found += state.enemies_at(place)
        those = []
        for one in found:
            if self._is_one(state, scope, one):
                those.append(one)
        return tuple(those)

    def includes(self, state: LcgState, scope: Scope, thing: int) -> bool:
        row = state.cards.get(thing)
        if row is None or row.zone not in ("at", "threat") or state.face(thing).TYPE != "enemy":
            return False
        if self.at is not None and state.location_of(thing) not in self.at.ids(state, scope):
            return False
        return self._is_one(state, scope, thing)

    def _is_one(self, state: LcgState, scope: Scope, enemy: int) -> bool:
        if self.trait and not has_trait(state, enemy, self.trait):
            return False
        if self.but_not and has_trait(state, enemy, self.but_not):
            return False
        if self.no_weakness and state.face(enemy).weakness:
            return False
        if self.exhausted is not None and state.cards[enemy].exhausted != self.exhausted:
            return False
        if self.unengaged and any(is_engaged(state, enemy, who) for who in state.player_order()):
            return False
        if self.engaged_with is None:
            return True
        return any(is_engaged(state, enemy, who) for who in self.engaged_with.ids(state, scope))


@node
class Assets(Selector):
    """Assets in play under someone's control."""

    of: Selector
    trait: str = ""

    @cites("LCG-296")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return tuple(
            card
            for who in self.of.ids(state, scope)
            for card in (*state.pile("play", who), *state.pile("threat", who))
            if state.cards[card].controller == who
            and (not self.trait or has_trait(state, card, self.trait))
        )


@node
class CardsInHand(Selector):
    """The cards in a hand, optionally of one kind."""

    of: Selector
    kind: CardKind | None = None

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return tuple(
            card
            for who in self.of.ids(state, scope)
            for card in state.pile("hand", who)
            if self.kind is None or self.kind.fits(state, card)
        )


@node
class Except(Selector):
    """Some things, except others."""

    of: Selector
    without: Selector

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        left_out = self.without.ids(state, scope)
        return tuple(one for one in self.of.ids(state, scope) if one not in left_out)


@node
class Either(Selector):
    """What any of several selectors selects."""

    of: tuple[Selector, ...]

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return tuple(dict.fromkeys(one for each in self.of for one in each.ids(state, scope)))


@node
class DecksOf(Selector):
    """The decks that may be chosen, by owner; the encounter deck is 0."""

    of: Selector
    encounter: bool = False

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        decks = [who for who in self.of.ids(state, scope) if state.pile("deck", who)]
        if self.encounter and state.pile("deck"):
            decks.append(0)
        return tuple(decks)


@node
class These(Selector):
    """The things a lasting effect was established on, each with its entrance into play.

    It affects no others (LCG-327), and none of them after they leave play (LCG-046).
    """

    things: tuple[tuple[int, int], ...]

    @cites("LCG-046")
    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return tuple(thing for thing, entered in self.things if entrance(state, thing) == entered)


def these(state: LcgState, things: Iterable[int]) -> These:
    """Exactly these things, as long as they stay in play."""
    return These(tuple((thing, entrance(state, thing)) for thing in things))


YOUR_LOCATION = LocationOf(YOU)
THIS_LOCATION = LocationOf(THIS)
ATTACHED = AttachedTo()
TESTED = Tested()
TESTER = Tester()
