"""The choices made before a game begins."""

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
    """A seat: who owns it, and the language a person there reads."""

    owner: str
    name: str
    language: str


class SetUpForm:
    """The choices of a set-up; `SetUpScreen` displays them."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.alone = game.manifest.alone
        self.options = {option.key: option for option in game.setup_options()}
        self.values: dict[str, str | int] = {
            key: option.default for key, option in self.options.items() if key != INVESTIGATORS
        }
        # Experienced players know what to change; beginners start with the right settings.
        self.advise()
        most = max(int(seats) for seats in self.options[SEATS].values)
        self.seats = [
            SeatForm(PERSON if number == 0 else BEST_BOT, "", language) for number in range(most)
        ]
        self.investigators = [RANDOM] * most
        self.own_decks: list[str] = []
        """Decks people brought, as they wrote them."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""
        return int(self.values[SEATS])

    @property
    def figures(self) -> int:
        """How many investigators take part; a single player may run several."""
        return self.alone if self.seat_count == 1 else self.seat_count

    @property
    def has_investigators(self) -> bool:
        """Whether players choose their investigators."""
        return INVESTIGATORS in self.options

    def counts(self, key: str) -> bool:
        """Whether an option matters, given the others."""
        return self.options[key].counts(self.values)

    def turn(self, key: str, step: int) -> None:
        """Go to the next or previous value of an option."""
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
        """Change the owner of a seat."""
        at = OWNERS.index(self.seats[seat].owner)
        self.seats[seat].owner = OWNERS[(at + step) % len(OWNERS)]

    def turn_language(self, seat: int, step: int) -> None:
        """Change the language of a seat."""
        at = LANGUAGES.index(self.seats[seat].language)
        self.seats[seat].language = LANGUAGES[(at + step) % len(LANGUAGES)]

    def turn_investigator(self, figure: int, step: int) -> None:
        """Take another investigator that nobody has."""
        taken = {who for other, who in enumerate(self.investigators) if other != figure}
        everybody = [str(who) for who in self.options[INVESTIGATORS].values]
        free = [RANDOM, *(who for who in everybody if who not in taken)]
        at = free.index(self.investigators[figure])
        self.investigators[figure] = free[(at + step) % len(free)]

    def advise(self) -> None:
        """Use what the rulebook advises for a first game."""
        for key, option in self.options.items():
            if option.advice is not None:
                self.values[key] = option.advice

    def shuffle(self) -> None:
        """Choose a random set-up; who plays stays the same."""
        for key, option in self.options.items():
            if key in (SEATS, INVESTIGATORS):
                continue
            values = option.values[: self.figures] if key == LEAD else option.values
            self.values[key] = values[secrets.randbelow(len(values))]
        self.investigators = [RANDOM] * len(self.investigators)

    def setup(self, seed: int) -> Setup:
        """The set-up for the game; random investigators are drawn now."""
        decks = {DECKS: list(self.own_decks)} if self.own_decks else {}
        if not self.has_investigators:
            return {**self.values, **decks}
        chosen = self.investigators[: self.figures]
        # If nobody was chosen, leave the draw to the game, which may depend on decks or boards.
        if set(chosen) == {RANDOM} and self.options[INVESTIGATORS].default == RANDOM:
            return {**self.values, **decks, INVESTIGATORS: RANDOM}
        rest = [who for who in self.options[INVESTIGATORS].values if who not in chosen]
        drawn = iter(Rng(seed, INVESTIGATORS).shuffled(rest))
        investigators = [next(drawn) if who == RANDOM else who for who in chosen]
        return {**self.values, **decks, INVESTIGATORS: investigators}

    def owners(self, unnamed: Callable[[int], str]) -> tuple[Seat, ...]:
        """Who sits where; people without a name are called by their seat's number from 1."""
        return tuple(
            Seat(seat.name.strip() or unnamed(number), language=seat.language)
            if seat.owner == PERSON
            else Seat(seat.owner, is_bot=True)
            for number, seat in enumerate(self.seats[: self.seat_count], 1)
        )
