"""Verbs about cards: drawing, taking, losing, discarding, and tokens on them."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Effect, Number, Scope, count
from kadath.kernel.events import enclosing, period
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open

from ...cards import ALLY, BOX, GATE_CARD, ITEM
from ...rules.decks import discard
from ...rules.drawing import Drawing, Searching, first, found, put_back, take_and_shuffle
from ...rules.keeping import losable, most_lost
from ...rules.look import DrawingLook
from ...rules.losses import keep_to_maxima
from ...rules.other_worlds import OtherWorldEncounter
from ...rules.parting import Parting, lost, owned
from ...state import ArkhamState


@node
class Draw(Effect):
    """Draw cards of a kind."""

    kind: str
    cards: Number = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        cards = count(self.cards, state, scope)
        return Drawing(scope.who, self.kind, cards) if cards else None


@node
class DrawAndKeep(Effect):
    """Draw cards of a kind, and keep some of them."""

    kind: str
    cards: Number
    keep: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Drawing(scope.who, self.kind, count(self.cards, state, scope), self.keep)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.decks.get(self.kind))


@node
class DrawNew(Effect):
    """Draw cards of a kind until you draw one that you do not have yet, and keep that one."""

    kind: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        held = {state.cards[card].face for card in state.cards_of(scope.who)}
        deck = state.decks.get(self.kind, ())
        for at, card in enumerate(deck):
            if state.cards[card].face not in held:
                for seen in deck[:at]:
                    lay_open(state, seen)
                put_back(state, deck[:at])
                return Drawing(scope.who, self.kind)
        return None


@node
class Take(Effect):
    """Take a certain card from its deck (`or_box`: or from the box).

    If it is not there, resolve `otherwise`.
    """

    kind: str
    face: str
    otherwise: Effect | None = None
    or_box: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = found(state, self.kind, self.face)
        if card is None and self.or_box:
            card = found(state, BOX, self.face)
        if card is None and self.otherwise is not None:
            return self.otherwise.run(state, scope)
        return take_and_shuffle(state, scope.who, self.kind, card)


@node
class TakeFirst(Effect):
    """Take the first weapon or Tome of a deck."""

    kind: str
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = first(state, self.kind, self.what)
        return take_and_shuffle(state, scope.who, self.kind, card)


@node
class TakeAny(Effect):
    """Search one or more decks, and take any card; a following effect may use its price."""

    kinds: tuple[str, ...]
    then: Effect | None = None

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Taking(self, scope)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return any(state.decks.get(kind) for kind in self.kinds)


@procedure
class Taking(Procedure):
    """An investigator searches for a card, and an effect follows."""

    effect: TakeAny
    scope: Scope

    @step("search", "AH-15.4")
    def search(self, s: ArkhamState) -> Procedure | None:
        """Search the decks."""
        return Searching(self.scope.who, self.effect.kinds)

    @step("then", "AH-15.12")
    def follow(self, s: ArkhamState) -> Procedure | None:
        """Resolve the effect, with the price of the card."""
        taken: int | None = s.returned
        if taken is None or self.effect.then is None:
            return None
        return self.effect.then.run(s, self.scope.bind("price", s.face(taken).price))


@node
class LoseCards(Effect):
    """Lose this many cards of a kind, of your choice."""

    cards: int
    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        cards = owned(state, scope.who, self.what)
        return Parting(scope.who, cards, most_lost(state, scope.who, cards, self.cards))


@node
class LoseHalfOfItems(Effect):
    """Lose half of your items, of your choice; with `up`, rounded up."""

    up: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        items = owned(state, scope.who, ITEM)
        many = -(-len(items) // 2) if self.up else len(items) // 2
        return Parting(scope.who, items, most_lost(state, scope.who, items, many))


@node
class LoseAllCards(Effect):
    """Lose all your cards of a kind."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        cards = losable(state, scope.who, owned(state, scope.who, self.what))
        for card in cards:
            discard(state, card)
        return lost(state, scope.who, cards)


@node
class Discard(Effect):
    """Discard this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        owner = state.cards[scope.this].owner
        discard(state, scope.this)
        if owner in state.investigators and not state.cards[scope.this].owner:
            state.note("discard", who=owner, card=scope.this)
        return None


@node
class WearOut(Effect):
    """Put a token on this card; at `at` tokens, discard it."""

    at: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = scope.this
        state.set_card(card, tokens=state.cards[card].tokens + 1)
        if state.cards[card].tokens >= self.at:
            discard(state, card)
        return None


@node
class AddToken(Effect):
    """Put a token on this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = scope.this
        state.set_card(card, tokens=state.cards[card].tokens + 1)
        return None


@node
class AllyLeaves(Effect):
    """Return one of your Allies to the box."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Parting(scope.who, owned(state, scope.who, ALLY), 1, to_box=True)


@node
class KeepThisCard(Effect):
    """Keep this gate card; its abilities are in force while you have it."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        card = next(iter(enclosing(state, OtherWorldEncounter))).card
        piles.take_out(state.decks, GATE_CARD, card)
        state.set_card(card, owner=scope.who)
        return None


@node
class DrawLook(Effect):
    """Draw cards of the Innsmouth Look."""

    cards: int = 1

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return DrawingLook(scope.who, self.cards)


@node
class ForTheRestOfTheGame(Effect):
    """Changes last for the rest of the game."""

    changes: tuple[Modifier, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        game = period(state, "game")
        for change in self.changes:
            state.last_for(game, change, Scope(scope.who, scope.source))
        keep_to_maxima(state)
        return None


@node
class TakeOneOf(Effect):
    """Take one of two given cards from their deck."""

    kind: str
    face: str
    other: str

    @cites("IH-3.14")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Searching(scope.who, (self.kind,), (self.face, self.other))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return any(found(state, self.kind, face) for face in (self.face, self.other))
