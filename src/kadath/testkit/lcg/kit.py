"""What the battery must know of the card game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.table import LcgTable
from kadath.games.lcg.scenarios import DIFFICULTIES
from kadath.games.lcg.view import is_of_kind, knows
from kadath.kernel.decision import Option
from kadath.kernel.game import Setup
from kadath.kernel.log import Entry

from ..kit import Place
from .conservation import complaints

SHOWN = frozenset(
    {"played", "committed", "drew-encounter", "uses", "current", "advanced", "spawned"}
)
"""Entries of the log that tell what a card did."""


class Silent:
    """A referee that has no rules of its own."""

    def decision(self, state: LcgTable) -> Iterator[str]:
        """Nothing is wrong."""
        return iter(())

    def follow(
        self, before: LcgTable, chosen: Option, after: LcgTable, entries: Sequence[Entry]
    ) -> Iterator[str]:
        """Nothing is wrong."""
        return iter(())


class LcgKit:
    """What the battery must know of the card game."""

    def __init__(self) -> None:
        self.game = Lcg()

    def setups(self) -> tuple[Setup, ...]:
        """Every scenario and difficulty with one to four investigators, who take turns.

        In every fourth one a single person runs all of them.
        """
        known = [who for who in STARTER_DECKS if who in FACES]
        found: list[Setup] = []
        for scenario in SCENARIOS:
            for count in range(1, 1 + min(4, len(known))):
                for difficulty in DIFFICULTIES:
                    first = len(found) % len(known)
                    people = (known[first:] + known[:first])[:count]
                    found.append(
                        {
                            "seats": 1 if len(found) % 4 == 3 else count,
                            "scenario": scenario,
                            "difficulty": difficulty,
                            "investigators": people,
                            "lead": len(found) % count,
                        }
                    )
        return tuple(found)

    def features(self) -> tuple[str, ...]:
        """Every card that a set-up may bring into a game."""
        sets = {one for scenario in SCENARIOS.values() for one in scenario.encounter_sets}
        decks = {key for who in STARTER_DECKS for key in STARTER_DECKS[who].listed()}
        return tuple(
            key for key, face in FACES.items() if face.encounter_set in sets or key in decks
        )

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterator[str]:
        """The cards that did something, by the log."""
        for entry in entries:
            if entry.kind in SHOWN:
                yield str(entry.args["face"])

    def taste(self, state: LcgTable, option: Option) -> str:
        """The verb, and the face of the card that it is about."""
        decision = state.decision
        assert decision is not None
        about = next((arg for arg in option.args if arg in state.cards), None)
        face = state.cards[about].face if isinstance(about, int) else ""
        return f"{decision.ask} {option.verb} {face}"

    def is_hasty(self, option: Option) -> bool:
        """Nothing ends the game at once but what ends it for one."""
        return option.verb == "done"

    def complaints(self, state: LcgTable) -> Iterator[str]:
        """What has been lost or made from nothing."""
        return complaints(state)

    def referee(self, state: LcgTable) -> Silent:
        """The card game has no second set of rules."""
        return Silent()

    def definitions(self) -> list[Any]:
        """Every face and every scenario."""
        return [*FACES.values(), *SCENARIOS.values()]

    def derived(self, state: LcgTable) -> tuple[Any, Any]:
        """The index of listeners."""
        return state.listeners, state.listeners_anew()

    def unknown_places(self, state: LcgTable, seat: int | None) -> dict[str, Place]:
        """The sleeves whose faces a seat does not know, with all that they may hold."""
        looker = state.spectator if seat is None else seat
        unknown = {
            card: state.beliefs[card][looker]
            for card in state.beliefs
            if not knows(state.cards[card], seat)
        }
        return {
            f"{state.cards[card].zone} {card}": Place(
                state.cards[card].face,
                frozenset(
                    state.cards[other].face
                    for other, belief in unknown.items()
                    if belief.origin in held.lots
                    and (held.kind is None or is_of_kind(held.kind, state.face(other)))
                ),
            )
            for card, held in unknown.items()
        }
