"""Short names for the things in Final Hour, for writing positions and moves in tests."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.games.final_hour.components.action_cards import ACTION_CARDS, INVESTIGATORS
from kadath.games.final_hour.components.ancient_ones import GATE_SYMBOLS
from kadath.games.final_hour.components.board import PATH_BETWEEN, PATHS
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.monsters import KIND_OF, KINDS
from kadath.games.final_hour.components.priority_cards import SYMBOLS
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed

FIRST_NAMES = dict(
    zip(("jenny", "rita", "michael", "pete", "lily", "tommy"), INVESTIGATORS, strict=True)
)

_CLUES = (*SYMBOLS, "key")
_TOKENS = {"activate", "destroy", "lure", "under"}
_PATHS = {"seal", "remove-seal"}
_FIGURES = {"deck", "investigator", "victim"}


def _found(names: Iterable[str], name: str, what: str) -> int:
    known = list(names)
    if name not in known:
        raise NotWellFormed(f"there is no {what} called {name!r}", accepted=", ".join(known))
    return known.index(name)


def monster_words(token: int) -> str:
    """The name of a monster token: `red runner 2`, `blue plain 1`, or `deep one`."""
    kind = KINDS[KIND_OF[token]]
    if not kind.is_common:
        return kind.name.replace("_", " ")
    return f"{kind.colour} {kind.icons[0] if kind.icons else 'plain'} {kind.health}"


MONSTER_WORDS = tuple(monster_words(token) for token in range(len(KIND_OF)))


def tokens_called(name: str, among: Iterable[int]) -> list[int]:
    """The tokens of that name among some; at least one."""
    _found(dict.fromkeys(MONSTER_WORDS), name, "monster")
    found = [token for token in among if MONSTER_WORDS[token] == name]
    if not found:
        raise NotWellFormed(f"no token of {name!r} is left")
    return found


def clue(name: str) -> int:
    """A ritual symbol, or the key, by name."""
    return _found(_CLUES, name, "clue")


def clue_name(face: int) -> str:
    """The name of a clue token's face."""
    return _CLUES[face]


def gate(name: str) -> int:
    """A gate symbol by name."""
    return _found(GATE_SYMBOLS, name, "gate")


def item(name: str) -> int:
    """An item by name."""
    return _found((one.key for one in ITEMS), name, "item")


def action(name: str) -> int:
    """An action card by name; `grand_gala` is short for `grand_gala-a`."""
    full = name if "-" in name else f"{name}-a"
    return _found((card.key for card in ACTION_CARDS), full, "action card")


def path(name: str) -> int:
    """A path by its ends, `6-7`."""
    here, _, there = name.partition("-")
    ends = (int(here), int(there))
    if ends not in PATH_BETWEEN:
        raise NotWellFormed(f"no path joins {name}")
    return PATH_BETWEEN[ends]


def path_words(number: int) -> str:
    """The ends of a path."""
    return "{}-{}".format(*PATHS[number])


def first_name(s: FinalHourState, figure: int) -> str:
    """The first name of an investigator in play."""
    return next(name for name, key in FIRST_NAMES.items() if key == s.investigators[figure])


def option_words(s: FinalHourState, option: Option) -> str:
    """An option in words, as tests list and choose it: `destroy red runner 2`, `seal 6-7`."""
    parts = [option.verb]
    for argument in option.args:
        number = int(argument)
        if option.verb in _TOKENS:
            parts.append(MONSTER_WORDS[number])
        elif option.verb in _PATHS:
            parts.append(path_words(number))
        elif option.verb in _FIGURES:
            parts.append(first_name(s, number))
        elif option.verb == "use":
            parts.append(ITEMS[number].key)
        else:
            parts.append(str(number))
    return " ".join(parts)
