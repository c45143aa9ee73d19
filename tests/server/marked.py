"""A game in which every card carries a mark that nothing else does, to find it wherever it leaks.

Seats in turn show a card, hand one to somebody, or look at the top of the deck. A mark is long and
random, so wherever it turns up in what somebody was sent, they were sent that card's face.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TypedDict

from kadath.kernel.capabilities import OpensHands
from kadath.kernel.copying import game_state
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.explain import Place
from kadath.kernel.game import Held, Setup, SetupOption, Thing
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import EVERYONE, Entry
from kadath.kernel.manifest import Manifest
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure
from kadath.kernel.rng import Rng, seeded, shuffled
from kadath.kernel.several import Picks
from kadath.kernel.state import State
from kadath.kernel.views import Seen, thing
from kadath.text.hindrances import hindrance_text

CARDS = 60
HAND = 4
TURNS = 60


def mark(number: int) -> str:
    """The mark of a face."""
    return "mark" + blake2b(str(number).encode(), digest_size=8).hexdigest()


@game_state
class MarkedState(State):
    """Faces by sleeve, who knows which, and where the sleeves are."""

    deck: tuple[int, ...]
    faces: tuple[int, ...]
    hands: list[tuple[int, ...]]
    known: list[int]
    seats: int
    shown: tuple[int, ...]
    turn: int

    def show(self, card: int, seats: int) -> None:
        """Let seats (a bit each) see a face."""
        self.learned |= seats & ~self.known[card]
        self.known[card] |= seats


@procedure
class Turns(Procedure):
    """Turn after turn."""

    @ask("turn", prompt="turn")
    def turn(self, state: MarkedState) -> Decision:
        """A seat chooses."""
        seat = state.turn % state.seats
        options = [option("peek"), option("pass")]
        for card in state.hands[seat]:
            options.append(option("show", card))
            options += [option("give", card, to) for to in range(state.seats) if to != seat]
        return Turns.turn.offer(seat, tuple(options))

    @turn.chosen
    def carry_out(self, state: MarkedState, chosen: Option) -> None:
        """Do it, draw a card, and go on."""
        seat = state.turn % state.seats
        if chosen.verb == "peek" and state.deck:
            state.show(state.deck[-1], 1 << seat)
            state.note("peeked", 1 << seat, card=state.deck[-1])
            state.note("looked", seat=seat)
        elif chosen.verb != "pass" and chosen.args:
            card = chosen.ids[0]
            state.hands[seat] = tuple(one for one in state.hands[seat] if one != card)
            if chosen.verb == "show":
                state.show(card, EVERYONE)
                state.shown = (*state.shown, card)
                state.note("showed", seat=seat, card=card)
            else:
                to = chosen.ids[1]
                state.show(card, 1 << to)
                state.hands[to] = (*state.hands[to], card)
                state.note("gave", 1 << seat | 1 << to, card=card)
            if state.deck:
                *rest, drawn = state.deck
                state.deck = tuple(rest)
                state.show(drawn, 1 << seat)
                state.hands[seat] = (*state.hands[seat], drawn)
        state.turn += 1
        if state.turn == TURNS:
            state.finish(Outcome(True, "over"))
        else:
            self.goto("turn")


class MarkedNarrator:
    """What the game says: every text about a card has its mark."""

    def option_text(self, state: MarkedState, option: Option, language: str) -> str:
        """The card by its mark."""
        cards = [mark(state.faces[one]) for one in option.ids[:1]]
        return " ".join([option.verb, *cards])

    def hindrance_text(
        self, state: MarkedState, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """What keeps the toy from being played."""
        return hindrance_text("marked", hindrance, {}, language)

    def confirm_text(self, state: MarkedState, picks: Picks, language: str) -> str:
        """The cards by their marks."""
        return " ".join(self.option_text(state, one, language) for one in picks)

    def points(self, state: MarkedState, option: Option) -> list[Thing]:
        """The card."""
        return [Thing("card", one) for one in option.args[:1]]

    def prompt_text(self, state: MarkedState, language: str) -> str:
        """Whose turn it is."""
        return "turn"

    def entry_text(self, state: MarkedState, entry: Entry, language: str) -> str:
        """The card by its mark."""
        card = entry.args.get("card")
        return f"{entry.kind} {mark(state.faces[card])}" if isinstance(card, int) else entry.kind

    def place_text(self, place: Place, language: str) -> str:
        """The step."""
        return place.at

    def component(self, key: str, language: str) -> dict[str, str]:
        """Nothing: there is no catalogue."""
        return {"name": key, "kind": "", "text": ""}

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The key itself."""
        return str(key)


class MarkedBody(TypedDict):
    """What the seat sees of the cards."""

    hands: list[tuple[int, ...]]
    marks: dict[int, str]


class Marked(OpensHands[MarkedState]):
    """The game."""

    manifest = Manifest("marked", "tests.server.marked:Marked", seats=(3,))
    state = MarkedState

    def setup_options(self) -> tuple[SetupOption, ...]:
        """How many."""
        return (SetupOption("seats", (3,), 3),)

    def new(self, setup: Setup, seed: int) -> MarkedState:
        """Everybody has a hand."""
        state = MarkedState(seeded(seed, self.name))
        state.seats = 3
        state.faces = shuffled(state, range(CARDS))
        state.deck = tuple(range(CARDS))
        state.known = [0] * CARDS
        state.hands = []
        for seat in range(state.seats):
            hand, state.deck = state.deck[:HAND], state.deck[HAND:]
            state.hands.append(hand)
            for card in hand:
                state.show(card, 1 << seat)
        state.shown = ()
        state.turn = 0
        state.stack.append(Turns())
        state.advance()
        return state

    def seats(self, state: MarkedState) -> int:
        """Three."""
        return state.seats

    def seen(self, state: MarkedState, seat: int | None) -> Seen[MarkedBody]:
        """Sleeves, and the marks that the seat knows."""
        marks = {
            card: mark(face)
            for card, face in enumerate(state.faces)
            if self.knows(state, card, seat)
        }
        things = [thing("card", card, name) for card, name in marks.items()]
        return Seen(things, {"hands": state.hands, "marks": marks})

    def knows(self, state: MarkedState, card: int, seat: int | None) -> bool:
        """Whether a seat knows a face."""
        mask = state.known[card]
        return mask == EVERYONE if seat is None else bool(mask >> seat & 1)

    def determinize(self, state: MarkedState, seat: int | None, rng: Rng) -> MarkedState:
        """Redeal what is not known."""
        new = state.clone()
        hidden = [card for card in range(CARDS) if not self.knows(state, card, seat)]
        faces = list(state.faces)
        dealt = rng.shuffled(sorted(faces[card] for card in hidden))
        for card, face in zip(hidden, dealt, strict=True):
            faces[card] = face
        new.faces = tuple(faces)
        new.rng = rng.integer()
        return new

    def hand(self, state: MarkedState, seat: int) -> tuple[Held, ...]:
        """The hand, each card as its mark."""
        return tuple(Held(card, mark(state.faces[card])) for card in state.hands[seat])

    def narrator(self) -> MarkedNarrator:
        """What the game says."""
        return MarkedNarrator()
