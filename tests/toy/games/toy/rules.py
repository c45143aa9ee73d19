"""The night: what is on the table, and the four steps of an hour."""

from __future__ import annotations

from kadath.kernel.copying import game_state
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below
from kadath.kernel.state import State

HOURS, HAND, KEEPERS = 4, 3, (0, 1)
OIL, COPIES = (1, 2, 3, 4), 4


@game_state
class ToyState(State):
    """The deck (its top first), both hands, what was played this hour, and how it stands."""

    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    played: tuple[int, ...]
    dark: int
    lights: int
    hour: int

    def draw(self, keeper: int, cards: int) -> None:
        """A keeper draws, and nobody else sees what."""
        drawn, self.deck = self.deck[:cards], self.deck[cards:]
        self.hands[keeper] += drawn
        self.learned |= 1 << keeper
        for card in drawn:
            self.note("drew", 1 << keeper, oil=card)


@procedure
class Night(Procedure):
    """Hour after hour, until dawn or until no lantern is left."""

    @step("1", "TOY-001")
    def dusk(self, s: ToyState) -> None:
        """The die says how dark it gets."""
        s.hour, s.played, s.dark = s.hour + 1, (), 3 + below(s, 4)
        s.learned |= 0b11
        s.note("dusk", hour=s.hour, dark=s.dark)

    @ask("2", "TOY-002", prompt="play")
    def choose(self, s: ToyState) -> Decision:
        """The keepers play a card each; the second one sees the first one's."""
        keeper = len(s.played)
        places = range(len(s.hands[keeper]))
        return Night.choose.offer(keeper, tuple(option("play", place) for place in places))

    @choose.chosen
    def play(self, s: ToyState, chosen: Option) -> None:
        """The card leaves the hand."""
        keeper, place = len(s.played), chosen.ids[0]
        hand = s.hands[keeper]
        s.hands[keeper] = hand[:place] + hand[place + 1 :]
        s.played += (hand[place],)
        s.note("played", keeper=keeper + 1, oil=hand[place])
        if len(s.played) < len(KEEPERS):
            self.goto("2")

    @step("3", "TOY-003", "TOY-004")
    def compare(self, s: ToyState) -> None:
        """Too little oil puts a lantern out; the last one ends the game, and so does dawn."""
        if sum(s.played) < s.dark:
            s.lights -= 1
            s.note("out", lights=s.lights)
        if not s.lights:
            s.finish(Outcome(False, "dark", "TOY-003"))
        elif s.hour == HOURS:
            s.finish(Outcome(True, "dawn", "TOY-004"))

    @step("4", "TOY-005")
    def refill(self, s: ToyState) -> None:
        """Both draw a card, and the next hour begins."""
        for keeper in KEEPERS:
            s.draw(keeper, 1)
        self.goto("1")
