"""Drawing cards for an investigator, keeping some, and searching decks (AH-15.4 to 15.6)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import report
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import ChosenSet, Several, ask_several
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open, look, shuffle

from ..cards import BOX, COMMON, COMMON_OR_UNIQUE, SPELL, SPELL_OR_TOME, TOME, UNIQUE, WEAPON, Face
from ..happenings import Received
from ..privileges import DRAWS_FROM_BOTTOM, is_privileged
from ..state import ArkhamState


def extra(kind: str) -> str:
    """The value that says how many extra cards an investigator draws to choose from."""
    return f"extra_{kind}"


def is_a(face: Face, what: str) -> bool:
    """Whether a card is a weapon, a Tome, or of a kind."""
    if what == WEAPON:
        return face.is_weapon
    if what == COMMON_OR_UNIQUE:
        return face.kind in (COMMON, UNIQUE)
    if what == SPELL_OR_TOME:
        return face.is_tome or face.kind == SPELL
    return face.is_tome if what == TOME else face.kind == what


@cites("AH-15.6")
def take(s: ArkhamState, who: int, card: int, logged_as: str = "draw", **more: Any) -> None:
    """Give an investigator a card from its deck or the box, logged `logged_as`."""
    for pile in (s.face(card).kind, BOX):
        piles.take_out(s.decks, pile, card)
    s.set_card(card, owner=who)
    lay_open(s, card)
    s.note(logged_as, who=who, card=s.cards[card].face, **more)


@cites("AH-15.6")
def put_back(s: ArkhamState, cards: tuple[int, ...]) -> None:
    """Put revealed cards on the bottom of their decks."""
    for card in cards:
        kind = s.face(card).kind
        piles.take_out(s.decks, kind, card)
        piles.put_under(s.decks, kind, (card,))


@procedure
class Drawing(Procedure):
    """An investigator draws cards of a kind and keeps some or all of them.

    `keep` is how many may be kept (0: all); the cards to choose from are still in their deck.
    """

    who: int
    kind: str
    cards: int = 1
    keep: int = 0
    shown: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    from_bottom: bool = False

    @step("bottom", "AH-15.5")
    def look_below(self, s: ArkhamState) -> None:
        """An investigator who may draw from the bottom knows which cards are there."""
        if self.may_choose_end(s):
            look(s, self.below(s), 1 << s.seat_of(self.who))

    def below(self, s: ArkhamState) -> tuple[int, ...]:
        """The cards that would be drawn from the bottom, the lowest first."""
        return s.decks[self.kind][: -self.cards - 1 : -1]

    @ask("end", "AH-15.5", prompt="which-end")
    def choose_end(self, s: ArkhamState) -> Decision | None:
        """Ask which end of the deck to draw from."""
        if not self.may_choose_end(s):
            return None
        options = (option("from-top"), option("from-bottom"))
        return Drawing.choose_end.offer(s.seat_of(self.who), options)

    @choose_end.chosen
    def take_end(self, s: ArkhamState, chosen: Option) -> None:
        """Record it."""
        self.from_bottom = chosen.verb == "from-bottom"

    @step("draw", "AH-15.5", "AH-15.6")
    def turn_up(self, s: ArkhamState) -> None:
        """Reveal as many as there are, plus the extra ones that abilities add."""
        more = worked_out(s, self.who, extra(self.kind), 0).floored() if self.cards else 0
        self.keep = self.keep or self.cards
        deck = s.decks.get(self.kind, ())
        self.shown = (deck[::-1] if self.from_bottom else deck)[: self.cards + more]
        for card in self.shown:
            lay_open(s, card)

    @ask_several("keep", "AH-15.6", prompt="keep-cards")
    def choose(self, s: ArkhamState) -> Several | None:
        """If there are more than may be kept, ask which."""
        if len(self.shown) <= self.keep:
            return None
        candidates = tuple(option("keep", card) for card in self.shown)
        picked = tuple(option("keep", card) for card in self.kept)
        return ChosenSet(s.seat_of(self.who), candidates, picked, least=self.keep, most=self.keep)

    @choose.chosen
    def mark(self, s: ArkhamState, chosen: Option) -> None:
        """Record it, and ask again."""
        if chosen.args:
            self.kept += (chosen.ids[0],)
            self.goto("keep")

    @step("take", "AH-15.6")
    def receive(self, s: ArkhamState) -> Procedure | None:
        """The kept cards go to the investigator; the others go under their deck."""
        kept = self.shown if len(self.shown) <= self.keep else self.kept
        for card in kept:
            take(s, self.who, card)
        put_back(s, tuple(card for card in self.shown if card not in kept))
        return report(s, tuple(Received(self.who, card) for card in kept)) if kept else None

    def may_choose_end(self, s: ArkhamState) -> bool:
        """Whether the investigator may choose which end to draw from, and it makes a difference."""
        if self.kind not in (COMMON, UNIQUE, SPELL) or not self.cards:
            return False
        enough = len(s.decks.get(self.kind, ())) > self.cards
        return enough and is_privileged(s, self.who, DRAWS_FROM_BOTTOM)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "keep": self.keep, "drawn": self.kind}


@cites("AH-15.6")
def found(s: ArkhamState, kind: str, face: str) -> int | None:
    """A card with this face in its deck."""
    return next((card for card in s.decks.get(kind, ()) if s.cards[card].face == face), None)


@cites("AH-15.6")
def first(s: ArkhamState, kind: str, what: str) -> int | None:
    """The first card of a kind from the top of a deck; all before it are revealed."""
    for card in s.decks.get(kind, ()):
        lay_open(s, card)
        if is_a(s.face(card), what):
            return card
    return None


@cites("AH-15.4")
def take_and_shuffle(s: ArkhamState, who: int, kind: str, card: int | None) -> Procedure | None:
    """Give an investigator the card searched for, and shuffle the deck that was searched."""
    if card is not None:
        take(s, who, card)
    shuffle(s, s.decks.get(kind, ()))
    return report(s, (Received(who, card),)) if card is not None else None


@procedure
class Searching(Procedure):
    """An investigator searches decks and takes one card, or one with one of these faces."""

    who: int
    kinds: tuple[str, ...]
    faces: tuple[str, ...] = ()

    @step("look", "AH-15.4")
    def look_through(self, s: ArkhamState) -> None:
        """The searcher sees every card."""
        for kind in self.kinds:
            look(s, s.decks.get(kind, ()), 1 << s.seat_of(self.who))

    @ask("take", "AH-15.4", prompt="take-card")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer one card of every face searched for."""
        options = tuple(option("take-card", card) for card in self.candidates(s))
        return Searching.choose.offer(s.seat_of(self.who), options) if options else None

    def candidates(self, s: ArkhamState) -> list[int]:
        """One card of every face searched for."""
        faces = {s.cards[card].face: card for kind in self.kinds for card in s.decks.get(kind, ())}
        return [card for face, card in faces.items() if not self.faces or face in self.faces]

    @choose.chosen
    def give(self, s: ArkhamState, chosen: Option) -> None:
        """Take it."""
        take(s, self.who, chosen.ids[0])
        self.returns = chosen.ids[0]

    @step("shuffle", "AH-15.4")
    def mix(self, s: ArkhamState) -> Procedure | None:
        """Shuffle the decks that were searched."""
        for kind in self.kinds:
            shuffle(s, s.decks.get(kind, ()))
        taken: int | None = self.returns
        return report(s, (Received(self.who, taken),)) if taken is not None else None

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}
