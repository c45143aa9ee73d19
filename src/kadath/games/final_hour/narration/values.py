"""Words for the arguments of prompts, options, and log entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..state import FinalHourState
from .names import Names

NAMED = frozenset({"action", "half", "item", "omen", "symbol"})
"""Arguments that are the key or number of a thing of the same kind."""


def in_words(names: Names, s: FinalHourState, args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a message; numbers stay numbers, for plurals."""
    words: dict[str, Any] = {}
    for key, given in args.items():
        if key == "figure":
            words["who"] = names.investigator(s, given)
        elif key == "seat":
            words["who"] = names.player(s, given)
        elif key == "location":
            words["place"] = names.place(given)
        elif key == "token":
            words["monster"] = names.token(given)
            words["target"] = names.token(given, "acc")
        elif key == "monster":
            words["monster"] = names.name("monster", given)
        elif key == "path":
            words["path"] = names.between(given)
        elif key in ("card", "old", "new"):
            words[key] = names.priority(given)
        elif key == "cards":
            words["cards"] = names.listed(map(names.priority, given))
            words["numbers"] = names.listed(map(str, given))
        elif key == "symbols":
            words["symbols"] = names.listed(names.name("symbol", symbol) for symbol in given)
        elif key in NAMED:
            words[key] = names.name(key, given)
        elif isinstance(given, int | str):
            words[key] = given
    return words
