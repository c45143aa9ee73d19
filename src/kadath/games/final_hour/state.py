"""The state of a game of Final Hour: plain numbers and tuples."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.codec import value
from kadath.kernel.copying import game_state
from kadath.kernel.legality import Attempt
from kadath.kernel.log import EVERYONE
from kadath.kernel.state import State

from .components.board import SPACES

TOP = "top"
BOTTOM = "bottom"

YELLOW = 2
GREY = 1
NO_SEAL = 0


@value
class Play(NamedTuple):
    """An action card in front of an investigator, with the priority card on (or under) it."""

    figure: int
    action: int
    priority: int
    revealed: bool = False
    resolved: bool = False

    # Written out and unpacked: `_replace` takes five times as long, and reading a field of a tuple
    # by name twice as long as unpacking it. Every card goes through all three methods.

    def under(self, priority: int) -> Play:
        """The same action card with this priority card on it."""
        figure, action, _, revealed, resolved = self
        return Play(figure, action, priority, revealed, resolved)

    def turned_up(self) -> Play:
        """The same cards with the action card face up."""
        figure, action, priority, _, resolved = self
        return Play(figure, action, priority, True, resolved)

    def done_with(self) -> Play:
        """The same cards after the action card was resolved."""
        figure, action, priority, revealed, _ = self
        return Play(figure, action, priority, revealed, True)


@game_state
class FinalHourState(State):
    """Everything on the table.

    A *figure* is an investigator in play, a *seat* is a player: in the solo game one seat has two
    figures. Cards and monster tokens are identified by number; the first of a pile is its top. No
    two cards are alike, so hidden ones use the compact form of the kernel's sleeves: `..._known`
    has a bit for each seat that knows where a card is, and `..._lot` is a number shared by the
    cards that were last shuffled together.
    """

    LAYOUT: ClassVar[int] = 2

    # Chosen at set-up, never changed.
    seats: int
    investigators: tuple[str, ...]
    ancient_one: str
    difficulty: str
    ritual_site: int
    max_health: int
    gate_locations: tuple[int, int, int]

    # The board.
    monsters: list[tuple[int, ...]]
    damage: list[int]
    seals: list[int]
    gates: list[int]
    clues: list[int | None]
    where: list[int]

    # Supplies and piles.
    cup: tuple[int, ...]
    destroyed: tuple[int, ...]
    unique: tuple[int, ...]
    gate_pile: tuple[int, ...]
    boxed_gate: int
    hidden_clues: tuple[int, int]
    found_clues: tuple[int, ...]
    item_deck: tuple[int, ...]
    item_discard: tuple[int, ...]
    priority_deck: tuple[int, ...]
    priority_discard: tuple[int, ...]

    # The investigators and their players.
    health: list[int]
    hands: list[tuple[int, ...]]
    items: list[tuple[int, ...]]
    action_decks: list[tuple[int, ...]]
    action_discards: list[tuple[int, ...]]

    # The round.
    round: int
    lead: int
    plays: tuple[Play, ...]
    row: tuple[int, ...]
    face_down: bool
    face_down_next: bool
    extra_omens: int
    omens: int
    stash: tuple[int, ...]
    set_aside: tuple[int, ...]
    laid: tuple[int, ...]
    resolving: Play | None
    route: tuple[int, ...]
    activated: int

    # Who knows what.
    action_known: list[int]
    action_lot: list[int]
    priority_known: list[int]
    priority_lot: list[int]
    lots: int

    def usual_attempts(self) -> Iterable[Attempt]:
        # Imported here, because the rules import the state.
        from .rules.usual import usual_attempts

        return usual_attempts(self)

    @property
    def is_solo(self) -> bool:
        """Whether one player runs two investigators by the solo rules."""
        return self.seats == 1

    @property
    def figures(self) -> range:
        """The investigators in play."""
        return range(len(self.investigators))

    def seat_of(self, figure: int) -> int:
        """The player who runs an investigator."""
        return 0 if self.seats == 1 else figure

    @cites("FH-232")
    def player_order(self) -> tuple[int, ...]:
        """The investigators clockwise from the lead investigator."""
        figures = tuple(self.figures)
        return figures[self.lead :] + figures[: self.lead]

    @cites("FH-016", "FH-033", "FH-038", "FH-143")
    def free_spaces(self, location: int) -> int:
        """How many monster spaces of a location are neither damaged nor occupied."""
        return SPACES[location] - self.damage[location] - len(self.monsters[location])

    def learn_priority(self, card: int, seats: int = EVERYONE) -> None:
        """Let seats (as a bit mask) know where a priority card is."""
        self.priority_known[card] |= seats
        self.learned |= seats

    def learn_action(self, card: int, seats: int = EVERYONE) -> None:
        """Let seats (as a bit mask) know where an action card is."""
        self.action_known[card] |= seats
        self.learned |= seats

    def new_lot(self) -> int:
        """A new number for cards that are being shuffled together."""
        self.lots += 1
        return self.lots
