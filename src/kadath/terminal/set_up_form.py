"""What is chosen before a game begins, until it is begun."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kadath.bots import BOTS
from kadath.kernel.game import Game, Setup
from kadath.kernel.rng import Rng
from kadath.table import Seat
from kadath.text.languages import LANGUAGES

RANDOM = "random"
PERSON = "person"
SEATS, INVESTIGATORS, LEAD, DECKS = "seats", "investigators", "lead", "decks"

OWNERS = (PERSON, *BOTS)
BEST_BOT = "search"


@dataclass
class SeatForm:
    """A seat: who owns it, and in which language a person there reads."""

    owner: str
    name: str
    language: str


class SetUpForm:
    """The choices of a set-up. Nothing here is shown: `SetUpScreen` does that."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.alone = game.manifest.alone
        self.options = {option.key: option for option in game.setup_options()}
        self.values: dict[str, str | int] = {
            key: option.default for key, option in self.options.items() if key != INVESTIGATORS
        }
        # Whoever knows the game knows what to turn up; whoever does not begins as they should.
        self.advise()
        most = max(int(seats) for seats in self.options[SEATS].values)
        self.seats = [
            SeatForm(PERSON if number == 0 else BEST_BOT, "", language) for number in range(most)
        ]
        self.investigators = [RANDOM] * most
        self.own_decks: list[str] = []
        """Decks that people brought, as they wrote them down."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return int(self.values[SEATS])

    @property
    def figures(self) -> int:
        """How many investigators take part; a person alone may run several."""
        return self.alone if self.seat_count == 1 else self.seat_count

    @property
    def has_investigators(self) -> bool:
        """Whether the game lets people choose who they are."""
        return INVESTIGATORS in self.options

    def counts(self, key: str) -> bool:
        """Whether an option has any say, as the others stand."""
        return self.options[key].counts(self.values)

    def turn(self, key: str, step: int) -> None:
        """Go to the next or the last value of an option."""
        values = self.options[key].values
        if key == DECKS:
            self.own_decks.clear()
        if key == LEAD:
            values = values[: self.figures]
        at = values.index(self.values[key])
        self.values[key] = values[(at + step) % len(values)]
        if LEAD in self.values and int(self.values[LEAD]) >= self.figures:
            self.values[LEAD] = 0
        if self.seat_count == 1:
            self.seats[0].owner = PERSON

    def turn_owner(self, seat: int, step: int) -> None:
        """Let somebody else have a seat."""
        at = OWNERS.index(self.seats[seat].owner)
        self.seats[seat].owner = OWNERS[(at + step) % len(OWNERS)]

    def turn_language(self, seat: int, step: int) -> None:
        """Let a person read in another language."""
        at = LANGUAGES.index(self.seats[seat].language)
        self.seats[seat].language = LANGUAGES[(at + step) % len(LANGUAGES)]

    def turn_investigator(self, figure: int, step: int) -> None:
        """Take another investigator, one that nobody has."""
        taken = {who for other, who in enumerate(self.investigators) if other != figure}
        everybody = [str(who) for who in self.options[INVESTIGATORS].values]
        free = [RANDOM, *(who for who in everybody if who not in taken)]
        at = free.index(self.investigators[figure])
        self.investigators[figure] = free[(at + step) % len(free)]

    def advise(self) -> None:
        """Set up what the rulebook advises for a first game."""
        for key, option in self.options.items():
            if option.advice is not None:
                self.values[key] = option.advice

    def shuffle(self) -> None:
        """Set up a random table; who plays stays as it is."""
        for key, option in self.options.items():
            if key in (SEATS, INVESTIGATORS):
                continue
            values = option.values[: self.figures] if key == LEAD else option.values
            self.values[key] = values[secrets.randbelow(len(values))]
        self.investigators = [RANDOM] * len(self.investigators)

    def setup(self, seed: int) -> Setup:
        """The set-up for the game; investigators left open are drawn now."""
        decks = {DECKS: list(self.own_decks)} if self.own_decks else {}
        if not self.has_investigators:
            return {**self.values, **decks}
        chosen = self.investigators[: self.figures]
        # Where nobody was chosen the game knows best who is drawn: by their decks, by the boards.
        if set(chosen) == {RANDOM} and self.options[INVESTIGATORS].default == RANDOM:
            return {**self.values, **decks, INVESTIGATORS: RANDOM}
        rest = [who for who in self.options[INVESTIGATORS].values if who not in chosen]
        drawn = iter(Rng(seed, INVESTIGATORS).shuffled(rest))
        investigators = [next(drawn) if who == RANDOM else who for who in chosen]
        return {**self.values, **decks, INVESTIGATORS: investigators}

    def owners(self, unnamed: Callable[[int], str]) -> tuple[Seat, ...]:
        """Who sits where; people who gave no name are called by their seat's number from 1."""
        return tuple(
            Seat(seat.name.strip() or unnamed(number), language=seat.language)
            if seat.owner == PERSON
            else Seat(seat.owner, is_bot=True)
            for number, seat in enumerate(self.seats[: self.seat_count], 1)
        )
