"""The approximate chances of a test: the tokens in the bag against a margin."""

from __future__ import annotations

from ..odds import symbol_value
from ..rules.chaos import AUTO_FAIL, number_on
from ..state import LcgState

HOPELESS = -99


class Bag:
    """What the tokens in the bag add for an investigator, as far as they have numbers."""

    __slots__ = ("_chances", "_modifiers")

    def __init__(self, state: LcgState, who: int) -> None:
        symbols: dict[str, int] = {AUTO_FAIL: HOPELESS}
        self._chances: dict[int, float] = {}
        self._modifiers = []
        for token in state.bag:
            if token not in symbols:
                symbols[token] = token_value(state, who, token)
            self._modifiers.append(symbols[token])

    def chance(self, margin: int) -> float:
        """The chance of success when skill exceeds difficulty by this margin."""
        found = self._chances.get(margin)
        if found is None:
            tokens = self._modifiers or [0]
            found = sum([margin + one >= 0 for one in tokens]) / len(tokens)
            self._chances[margin] = found
        return found


def token_value(state: LcgState, who: int, token: str) -> int:
    """What a token adds; an automatic failure subtracts more than anyone has."""
    if token == AUTO_FAIL:
        return HOPELESS
    number = number_on(token)
    return number if number is not None else symbol_value(state, who, token) or 0
