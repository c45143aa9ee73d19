"""Final Hour's part of the battery."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kadath.games.final_hour.components import (
    action_cards,
    ancient_ones,
    board,
    items,
    monsters,
    priority_cards,
)
from kadath.games.final_hour.components.action_cards import ACTION_CARDS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, DIFFICULTIES
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.manifest import MANIFEST
from kadath.games.final_hour.state import BOTTOM, TOP, FinalHourState
from kadath.kernel.decision import Option
from kadath.kernel.game import Setup
from kadath.kernel.log import Entry

from ..kit import Kit, Place, Unwatched
from .conservation import complaints
from .messages import named
from .places import unknown_places
from .referee import FinalHourReferee

_COMPONENTS = (action_cards, ancient_ones, board, items, monsters, priority_cards)


class FinalHourKit(Kit[FinalHourState]):
    """What the battery needs to know about Final Hour."""

    def __init__(self) -> None:
        super().__init__(FinalHour())

    def setups(self) -> tuple[Setup, ...]:
        """All combinations of seats, Ancient Ones, and difficulties, with the lead rotating."""
        return tuple(
            {"seats": seats, "ancient_one": one, "difficulty": difficulty, "lead": number % seats}
            for number, (one, difficulty, seats) in enumerate(
                (one, difficulty, seats)
                for difficulty in DIFFICULTIES
                for one in ANCIENT_ONES
                for seats in MANIFEST.seats
            )
        )

    def features(self) -> tuple[str, ...]:
        """Both halves of every action card, every item, every omen effect."""
        return (
            *(f"{card.key} {half}" for card in ACTION_CARDS for half in (TOP, BOTTOM)),
            *(f"item {item.key}" for item in ITEMS),
            *(f"omen {omen.key}" for one in ANCIENT_ONES.values() for omen in one.omens),
            *(
                f"omen {omen.key} (solo)"
                for one in ANCIENT_ONES.values()
                for omen in one.omens
                if omen.solo is not None
            ),
        )

    def ran(self, setup: Setup, entries: Iterable[Entry]) -> Iterator[str]:
        """What ran according to the log; a half replaced by an item did not."""
        changed = {
            omen.key for one in ANCIENT_ONES.values() for omen in one.omens if omen.solo is not None
        }
        revealed = ""
        for entry in entries:
            if entry.kind == "revealed":
                if revealed:
                    yield revealed
                card = ACTION_CARDS[entry.number("action")]
                revealed = f"{card.key} {entry.args['half']}"
            elif entry.kind == "effect-skipped":
                revealed = ""
            elif entry.kind == "used-item":
                yield f"item {ITEMS[entry.number('item')].key}"
            elif entry.kind == "omen":
                key = entry.word("omen")
                yield f"omen {key}" + (" (solo)" if setup["seats"] == 1 and key in changed else "")
        if revealed:
            yield revealed

    def watch(self) -> Unwatched:
        """The log shows everything."""
        return Unwatched()

    def taste(self, state: FinalHourState, option: Option) -> str:
        """The verb; for cards also the card, and whether its top or bottom is intended."""
        decision = state.decision
        assert decision is not None
        if option.verb == "play":
            return f"{ACTION_CARDS[state.plays[-1].action].key} {option.ids[0] > 15}"
        if option.verb == "onto":
            low = state.row.index(option.ids[0]) < 2
            return f"{ACTION_CARDS[state.plays[-1].action].key} {low}"
        if option.verb == "use":
            return f"use {ITEMS[option.ids[0]].key}"
        if option.verb == "pass" and decision.ask == "use-item":
            return "keep an item"
        return f"{decision.ask} {option.verb}"

    def complaints(self, state: FinalHourState) -> Iterator[str]:
        """What has been lost or created."""
        return complaints(state)

    def referee(self, state: FinalHourState) -> FinalHourReferee:
        """A referee for a game that starts now."""
        return FinalHourReferee(state)

    def definitions(self) -> list[Any]:
        """All tables of the components."""
        return [
            sorted(
                (name, repr(value))
                for name, value in vars(module).items()
                if name.isupper() and not name.startswith("_")
            )
            for module in _COMPONENTS
        ]

    def messages(self) -> Iterator[str]:
        """The messages of every game, and those specific to this one."""
        yield from super().messages()
        yield from named()

    def may_read_alike(self, prompt: str) -> bool:
        """Unique monsters of a kind in one location are offered one by one."""
        return prompt == "activate-unique"

    def unknown_places(self, state: FinalHourState, seat: int | None) -> dict[str, Place]:
        """The places a seat does not know."""
        return unknown_places(state, seat)


KIT = FinalHourKit
