"""Verbs: the effects of cards. Each calls the rule that carries it out."""

# ruff: noqa: SIM110 (hot paths use plain loops)

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from kadath.kernel.abilities.selectors import THIS, YOU, Named
from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, Selector, count
from kadath.kernel.events import period
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..faces import SKILLS
from ..frames import test_now
from ..happenings import Discovered
from ..rules.choosing import Choosing
from ..rules.clues import discovery
from ..rules.damage import deal, heal
from ..rules.drawing import Draw as Drawing
from ..rules.encounter import DrawEncounterCard
from ..rules.engagement import evade
from ..rules.lasting import last_for
from ..rules.movement import SlipAway, destinations, moving
from ..rules.search import LookAtTop as LookingAtTop
from ..rules.search import Search as Searching
from ..rules.skill_test import SkillTest, begin_test
from ..rules.spending_clues import spendable
from ..state import LcgState
from ..values import base_value
from ..zones import discard, may_leave_play, put
from .everyone import EachInPlayerOrder
from .kinds import CardKind
from .selectors import YOUR_LOCATION


@node
class Deal(Effect):
    """Deal damage and horror to several things at once."""

    to: Selector
    damage: Number = 0
    horror: Number = 0
    direct: bool = False

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return deal(
            state,
            self.to.ids(state, scope),
            count(self.damage, state, scope),
            count(self.horror, state, scope),
            source=scope.this,
            by=scope.who,
            direct=self.direct,
        )

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(
            (count(self.damage, state, scope) > 0 and base_value(state, one, "health") is not None)
            or (
                count(self.horror, state, scope) > 0
                and base_value(state, one, "sanity") is not None
            )
            for one in self.to.ids(state, scope)
        )


@node
class Heal(Effect):
    """Heal damage or horror."""

    of: Selector
    damage: int = 0
    horror: int = 0

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for one in self.of.ids(state, scope):
            heal(state, one, self.damage, self.horror)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        rows = [
            state.investigators.get(one) or state.cards[one] for one in self.of.ids(state, scope)
        ]
        return any((self.damage and row.damage) or (self.horror and row.horror) for row in rows)


@node
class Discover(Effect):
    """Discover clues at a location."""

    clues: Number
    at: Selector = YOUR_LOCATION

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for location in self.at.ids(state, scope):
            return discovery(state, scope.who, location, count(self.clues, state, scope))
        return None

    @cites("LCG-406")
    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(
            state.cards[location].clues and not state.forbids(Discovered(scope.who, location, 1))
            for location in self.at.ids(state, scope)
        )


@node
class Draw(Effect):
    """Someone draws cards."""

    cards: Number
    who: Selector = YOU

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        drawers = self.who.ids(state, scope)
        cards = count(self.cards, state, scope)
        if len(drawers) > 1:
            return EachInPlayerOrder(Draw(cards), scope, drawers)
        return Drawing(drawers[0], cards) if drawers else None

    @cites("LCG-312")
    def could(self, state: LcgState, scope: Scope) -> bool:
        return count(self.cards, state, scope) > 0 and any(
            state.pile("deck", who) or state.pile("discard", who)
            for who in self.who.ids(state, scope)
        )


@node
class DrawFromEncounterDeck(Effect):
    """You draw the top card of the encounter deck."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return DrawEncounterCard(scope.who)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(state.pile("deck") or state.pile("discard"))


@node
class GainResources(Effect):
    """You gain resources."""

    resources: Number

    @cites("LCG-389")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        gained = count(self.resources, state, scope)
        state.set_investigator(
            scope.who, resources=state.investigators[scope.who].resources + gained
        )
        state.note("gained", who=scope.who, resources=gained)
        return None


@node
class SpendClues(Effect):
    """You spend clues."""

    clues: int

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        state.set_investigator(scope.who, clues=state.investigators[scope.who].clues - self.clues)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return spendable(state, scope.who) >= self.clues


@node
class Discard(Effect):
    """Discard cards from play, or as they are about to enter play."""

    cards: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self._there(state, scope):
            discard(state, card)
            state.tell("discarded", card)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self._there(state, scope))

    def _there(self, state: LcgState, scope: Scope) -> list[int]:
        cards = self.cards.ids(state, scope)
        return [
            card
            for card in cards
            if state.cards[card].zone == "limbo"
            or (state.is_in_play(card) and may_leave_play(state, card))
        ]


@node
class MoveTo(Effect):
    """You move directly to a location."""

    location: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        among = destinations(state, scope.who, self.location.ids(state, scope))
        if len(among) > 1:
            there = replace(self, location=Named("destination"))
            return Choosing("destination", among, there, scope)
        return moving(state, scope.who, among[0]) if among else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(destinations(state, scope.who, self.location.ids(state, scope)))


@node
class DisengageAndMove(Effect):
    """Someone disengages from enemies and moves at once; both may be optional."""

    who: Selector
    enemies: Selector
    to: Selector
    optional: bool = False

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for who in self.who.ids(state, scope):
            enemies = self.enemies.ids(state, scope)
            return SlipAway((), who, enemies, self.to, scope, self.optional)
        return None

    @cites("LCG-404")
    def could(self, state: LcgState, scope: Scope) -> bool:
        places = self.to.ids(state, scope)
        return bool(self.enemies.ids(state, scope)) or any(
            destinations(state, who, places) for who in self.who.ids(state, scope)
        )


@node
class EvadeAutomatically(Effect):
    """You evade enemies automatically."""

    enemies: Selector

    @cites("LCG-169")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        enemies = self.enemies.ids(state, scope)
        return evade(scope.who, enemies) if enemies else None

    @cites("LCG-338")
    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(
            state.engaged_with(enemy) or not state.cards[enemy].exhausted
            for enemy in self.enemies.ids(state, scope)
        )


@node
class MakeTest(Effect):
    """You make a skill test, with effects for success and failure."""

    skill: str
    difficulty: Number
    success: Effect | None = None
    failure: Effect | None = None

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        difficulty = count(self.difficulty, state, scope)
        test = SkillTest(scope.who, self.skill, difficulty, scope, self.success, self.failure)
        return begin_test(state, test, self, scope)


@node
class AfterTest(Effect):
    """An effect resolves after the current skill test ends."""

    effect: Effect

    @cites("LCG-330")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        test = test_now(state)
        if test is None:
            return self.effect.run(state, scope)
        test.waiting = (*test.waiting, (self.effect, scope))
        return None


@node
class Until(Effect):
    """Something applies until the end of the current test, turn, phase, or round."""

    end_of: str
    what: Ability

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        last_for(state, period(state, self.end_of), self.what, scope)
        return None

    @cites("LCG-329")
    def could(self, state: LcgState, scope: Scope) -> bool:
        if self._is_moot(state):
            return False
        end_of = self.end_of
        for frame in state.stack:
            if end_of == frame.PERIOD:
                return True
        return False

    @cites("LCG-206", "LCG-312", "LCG-367")
    def _is_moot(self, state: LcgState) -> bool:
        """Whether it modifies a skill the test does not use, or a value that counts as 0."""
        if self.end_of != "test" or not isinstance(self.what, Adjust):
            return False
        test, stat = test_now(state), self.what.stat
        if test is None:
            return False
        if stat == "skill value":
            return test.fails_automatically(state)
        return stat in SKILLS and stat != test.skill


@node
class PutIntoThreatArea(Effect):
    """Put this card into play in your threat area; you control it only if it is an asset."""

    @cites("LCG-417")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        card, who = scope.this, scope.who
        controller = who if state.face(card).TYPE == "asset" else 0
        put(state, card, "threat", who, controller=controller)
        return None


@node
class Attach(Effect):
    """Attach this card to something; if that is impossible, it stays where it is."""

    to: Selector
    limit: int = 0

    ATTACHES: ClassVar[bool] = True

    @cites("LCG-072")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for host in self._hosts(state, scope):
            put(
                state,
                scope.this,
                "attached",
                host,
                controller=self._controller(state, scope),
            )
            state.tell("attached", scope.this, location=host)
            return None
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self._hosts(state, scope))

    @cites("LCG-073", "LCG-074", "LCG-370")
    def _hosts(self, state: LcgState, scope: Scope) -> list[int]:
        title = state.face(scope.this).title
        return [
            host
            for host in self.to.ids(state, scope)
            if not self.limit
            or sum(state.face(one).title == title for one in state.pile("attached", host))
            < self.limit
        ]

    def _controller(self, state: LcgState, scope: Scope) -> int:
        return state.cards[scope.this].owner and scope.who


@node
class SearchDeck(Effect):
    """Someone searches their deck, or its top cards, for a card; the deck is shuffled.

    The found card is drawn, or only added to the hand.
    """

    kind: CardKind
    who: Selector = YOU
    top: int = 0
    draws: bool = False

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        searchers = self.who.ids(state, scope)
        if len(searchers) > 1:
            theirs = SearchDeck(self.kind, top=self.top, draws=self.draws)
            return EachInPlayerOrder(theirs, scope, searchers)
        return Searching(searchers[0], self.kind, self.top, self.draws) if searchers else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        # A search may find nothing: the deck's contents are unknown before it.
        return any(state.pile("deck", who) for who in self.who.ids(state, scope))


@node
class LookAtTop(Effect):
    """Look at the top cards of a deck and put them back on top in any order."""

    cards: int
    deck: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        (deck,) = self.deck.ids(state, scope)
        return LookingAtTop(scope.who, deck, self.cards)

    @cites("LCG-338")
    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(state.pile("deck", deck) for deck in self.deck.ids(state, scope))
