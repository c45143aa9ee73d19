"""The text of log entries."""

from __future__ import annotations

from kadath.kernel.log import Entry
from kadath.text.sentences import capitalized

from ..state import FinalHourState
from .names import Names
from .values import in_words


def entry_text(names: Names, s: FinalHourState, entry: Entry) -> str:
    """What happened, in the present tense, so that no language needs anyone's gender."""
    args = dict(entry.args)
    if entry.kind == "gate":
        symbol = args.pop("symbol")
        assert isinstance(symbol, int)
        values = in_words(names, s, {**args, "location": s.gate_locations[symbol]})
        values["gate"] = names.name("gate", symbol)
    else:
        values = in_words(names, s, args)
    if entry.kind == "reckoning":
        values["omens"] = args["amount"]
    if entry.kind == "omen":
        values["ancient_one"] = names.name("ancient_one", s.ancient_one)
    return capitalized(names.say(f"log-{entry.kind}", **values))
