"""Which half of each played action card would resolve as things stand."""

from __future__ import annotations

from typing import Any, NamedTuple

from kadath.games.final_hour.outlook import outlook
from kadath.games.final_hour.rules.action_phase import CARDS_A_ROUND, TOPS_A_ROUND
from kadath.games.final_hour.state import BOTTOM, TOP
from kadath.kernel.decision import Option


class Standing(NamedTuple):
    """A played card: its priority number if known, and the half that would resolve.

    `half` is None while that is unknown; `is_sure` is False if further cards may change it.
    """

    play: dict[str, Any]
    priority: int | None
    half: str | None
    is_sure: bool


def standings(view: dict[str, Any], pointed: Option | None = None) -> list[Standing]:
    """The round's cards in the order they would resolve, unknown ones last.

    The option under the cursor counts as if it were chosen.
    """
    # Face-down cards have no number either; the newest one is waiting for its card.
    numbers = [play["priority"] for play in view["plays"]]
    if numbers and not numbers[-1]:
        numbers[-1] = _would_be(pointed)
    row = view["priority"]["row"]
    known = [number for number in numbers if number]
    found = []
    for play, number in zip(view["plays"], numbers, strict=True):
        if not number:
            found.append(Standing(play, None, None, False))
        elif number in row:
            found.append(Standing(play, number, half_in_row(row, number), True))
        else:
            others = [other for other in known if other != number]
            found.append(Standing(play, number, *outlook(number, others)))
    return sorted(found, key=lambda one: (one.priority is None, one.priority))


def half_in_row(row: list[int], card: int) -> str:
    """The half a card in the solo game's row gives."""
    return TOP if row.index(card) < TOPS_A_ROUND else BOTTOM


def row_to_be(view: dict[str, Any], pointed: Option | None) -> list[int]:
    """The solo game's row of four after setting a card aside; empty until that is chosen."""
    row: list[int] = view["priority"]["row"]
    if len(row) <= CARDS_A_ROUND:
        return row
    aside = pointed.args[0] if pointed is not None and pointed.verb == "set-aside" else None
    return [card for card in row if card != aside] if aside is not None else []


def _would_be(pointed: Option | None) -> int | None:
    if pointed is None or pointed.verb not in ("play", "onto"):
        return None
    return pointed.ids[0]
