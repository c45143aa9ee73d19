"""The names of things in the game, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from kadath.text.declined import Declined, declined
from kadath.text.fluent import messages
from kadath.text.sentences import capitalized

from ..components.action_cards import ACTION_CARDS
from ..components.ancient_ones import ANCIENT_ONES, GATE_SYMBOLS
from ..components.board import PATHS
from ..components.items import ITEMS
from ..components.monsters import KIND_OF, KINDS, MonsterKind
from ..components.priority_cards import OMENS, SYMBOL, SYMBOLS
from ..rules.monsters import health_of
from ..state import FinalHourState
from ..things import FACE_DOWN

NUMBERED: dict[str, tuple[str, ...]] = {
    "symbol": (*SYMBOLS, "key"),
    "gate": GATE_SYMBOLS,
    "item": tuple(item.key for item in ITEMS),
    **dict.fromkeys(("action", "play"), tuple(card.title for card in ACTION_CARDS)),
    "seal": ("", "grey", "yellow"),
}
"""The kinds of thing the state identifies by number, with their message keys."""
NAMED_AS = {"play": "action", "figure": "investigator"}
"""The kinds of thing on the table that are named like another kind."""

_TITLES = {card.key: card.title for card in ACTION_CARDS}
_OMENS = frozenset(omen.key for one in ANCIENT_ONES.values() for omen in one.omens)


class Names:
    """The messages of Final Hour in one language, and the names that go into them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages(language)

    def say(self, message: str, /, **values: Any) -> str:
        """A message of the game, given without the prefix they all share."""
        return self._messages.format(f"final_hour-{message}", **values)

    def name(self, kind: str, key: str | int) -> str:
        """The name of a thing, by key or by its number in the state."""
        if kind == "path":
            return self.path(int(key))
        if kind in ("priority", "card"):
            return self.priority(int(key))
        if kind == "token":
            return self.token(int(key))
        if isinstance(key, int) and kind in NUMBERED:
            key = NUMBERED[kind][key]
        if key != FACE_DOWN:
            kind = NAMED_AS.get(kind, kind)
        return self.say(f"{kind}-{key}", case="nom")

    def place(self, location: int) -> str:
        """A location with its number, as on the board."""

        def numbered(name: str) -> str:
            return self.say("place", name=name, number=location)

        # Within a sentence, the capital shows where a name begins.
        shown = capitalized(self.name("location", location))
        name = declined(shown, f"final_hour-location-{location}", self.language)
        return name.each(numbered) if isinstance(name, Declined) else numbered(name)

    def path(self, path: int) -> str:
        """A path as a label, by the two locations it connects."""
        return self.say("path", **self._ends(path))

    def between(self, path: int) -> str:
        """A path within a sentence: the one between two locations."""
        return self.say("between", **self._ends(path))

    def _ends(self, path: int) -> dict[str, str]:
        near, far = PATHS[path]
        return {"from": self.place(near), "to": self.place(far)}

    def investigator(self, s: FinalHourState, figure: int) -> str:
        """An investigator in play."""
        key = s.investigators[figure]
        name = self.name("investigator", key)
        return declined(name, f"final_hour-investigator-{key}", self.language)

    def player(self, s: FinalHourState, seat: int) -> str:
        """A player, named by their investigator, except in the solo game, where there are two."""
        return self.say("player") if s.is_solo else self.investigator(s, seat)

    def priority(self, card: int) -> str:
        """A priority card with everything printed on it."""
        symbol = self.name("symbol", SYMBOL[card])
        return self.say("priority", number=card, symbol=symbol, omens=OMENS[card])

    def token(self, token: int, case: str = "nom") -> str:
        """A monster, as it would be pointed out on the board."""
        return self.monster(KINDS[KIND_OF[token]], case)

    def monster(self, kind: MonsterKind, case: str = "nom") -> str:
        """A kind of monster; common ones are named by colour and icon."""
        if kind.is_common:
            key = f"{kind.colour}_{kind.icons[0] if kind.icons else 'monster'}"
        else:
            key = kind.name
        return self.say(f"monster-{key}", case=case)

    def monsters(self, s: FinalHourState, location: int) -> str:
        """The monsters in a location with their health, sorted by kind."""
        tokens = sorted(s.monsters[location], key=KIND_OF.__getitem__)
        return self.listed(
            self.say(
                "monster-with-health",
                monster=self.token(token),
                health=health_of(s, token, location),
            )
            for token in tokens
        )

    def source(self, key: str) -> str:
        """The source of an effect: an action card, an omen, or an item."""
        if key in _TITLES:
            return self.name("action", _TITLES[key])
        return self.name("omen" if key in _OMENS else "item", key)

    def listed(self, names: Iterable[str]) -> str:
        """Names separated by commas."""
        return ", ".join(names)


@cache
def names(language: str) -> Names:
    """The cached names for a language."""
    return Names(language)
