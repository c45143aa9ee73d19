"""What Machina Arcana says to people: its narrator."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Thing
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import Entry
from kadath.kernel.several import Picks
from kadath.text.declined import declined, listed
from kadath.text.fluent import messages
from kadath.text.hindrances import hindrance_text
from kadath.text.narrator import FluentNarrator
from kadath.text.render import render
from kadath.text.roles import role
from kadath.text.sentences import capitalized

from . import narration
from .area import SIDES
from .cards import CARDS, ITEMS
from .rules.activating import cost_to_activate
from .rules.gaining import drawn_items
from .rules.spaces import KINDS, OTHER
from .state import CLOSED, MachinaState

CARD_KINDS = frozenset({"explorer", "monster", "boss", "item", "event", "chapter", "final", "card"})
"""The kinds of things that are called by the name on their card."""
CARD_ARGS = frozenset(
    {
        "attacker",
        "blocker",
        "by",
        "card",
        "chapter",
        "event",
        "explorer",
        "final",
        "item",
        "monster",
        "other",
        "thing",
        "to",
        "unit",
        "who",
        "whose",
    }
)
"""What prompts, options and lines of the log call a unit or a card."""
SPACE_KINDS = frozenset(KINDS.values())
LISTS = frozenset({"blockers", "hits"})
COMPASS = ("nw", "n", "ne", "w", "here", "e", "sw", "s", "se")


class MachinaNarrator(FluentNarrator):
    """The narrator of Machina Arcana, in every language."""

    def __init__(self) -> None:
        super().__init__("machina")

    # --- What is asked ------------------------------------------------------------------------

    def prompt_text(self, state: MachinaState, language: str) -> str:
        """Who is asked for what now; or how the game ended."""
        if state.outcome is not None:
            return self.name("outcome", state.outcome.reason, language)
        assert state.decision is not None
        about = {"explorer": _asked(state), **state.stack[-1].about(state)}
        values = self._in_words(state, about, language)
        return self._message(f"ask-{state.decision.ask}", values, language)

    def option_text(self, state: MachinaState, option: Option, language: str) -> str:
        """What choosing an option does."""
        values = self._in_words(state, self.about(state, option), language)
        values |= self._told(state, option, language)
        return capitalized(self._message(f"option-{option.verb}", values, language))

    def hindrance_text(
        self, state: MachinaState, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now."""
        about = {**self.about(state, attempt), **dict(hindrance.args)}
        return hindrance_text(
            self.game, hindrance, self._in_words(state, about, language), language
        )

    def confirm_text(self, state: MachinaState, picks: Picks, language: str) -> str:
        """What confirming these picks will do."""
        assert state.decision is not None
        things = ", ".join(self.option_text(state, one, language) for one in picks)
        about = {"count": len(picks), "things": things}
        return self._message(f"confirm-{state.decision.ask}", about, language)

    def entry_text(self, state: MachinaState, entry: Entry, language: str) -> str:
        """A line of the log."""
        values = self._in_words(state, entry.args, language)
        # What an explorer or a monster uses may stand on its own card.
        is_own = entry.kind == "use" and entry.args["who"] == entry.args["thing"]
        kind = "use-own" if is_own else entry.kind
        return capitalized(self._message(f"log-{kind}", values, language))

    def about(self, state: MachinaState, option: Option) -> Mapping[str, Any]:
        """What an option is about, by the names that its message has for it."""
        names = _ARGS.get(option.verb, ("it",))
        return dict(zip(names, option.args, strict=False))

    def points(self, state: MachinaState, option: Option) -> list[Thing]:
        """What an option is about on the table, the nearest thing first."""
        found = []
        for name, arg in self.about(state, option).items():
            if name in ("space", "door"):
                found.append(Thing(name, arg))
            elif name == "edge":
                found += [Thing("edge", arg), Thing("tile", arg // 4)]
            elif name in CARD_ARGS and isinstance(arg, int) and arg:
                found.append(Thing(_kind(state, arg), arg if arg > 0 else -arg))
        return found[::-1] if option.verb == "use" else found

    # --- What things are called ---------------------------------------------------------------

    def component(self, key: str, language: str) -> dict[str, str]:
        """A card of the catalogue, or a side of a tile: its name, kind and text."""
        if key in CARDS:
            kind = role(f"machina-kind-{CARDS[key].kind}", f"machina-card-{key}", language)
            return {**narration.component(key, language), "kind": kind}
        side = key.removeprefix("tile-")
        if side not in SIDES:
            raise NotWellFormed(f"Machina Arcana has no component {key!r}")
        kind = "final_challenge_tile" if side.startswith("final") else "map_tile"
        return {
            "name": self.name("tile", side, language),
            "kind": self.name("kind", kind, language),
            "text": self.name("theme", side, language),
        }

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of a thing of the game."""
        if kind in CARD_KINDS or (kind == "investigator" and key in CARDS):
            return super().name("card", key, language)
        if kind == "pile":
            return super().name("deck", f"{key}-destroyed", language)
        return super().name(kind, key, language)

    def _message(self, message: str, values: Mapping[str, Any], language: str) -> str:
        return messages(language).format(f"machina-{message}", **values)

    def _in_words(
        self, s: MachinaState, about: Mapping[str, Any], language: str
    ) -> dict[str, str | int]:
        """Values as a message wants them: things by their names, spaces by where they are."""
        values: dict[str, str | int] = {}
        for name, what in about.items():
            word = self._word(s, name, what, language)
            if word is not None:
                values[name] = word
            if name in LISTS:
                values["many"] = len(what)
        if isinstance(what := about.get("what"), str) and "amount" in about:
            values["points"] = self._points(what, about["amount"], language)
        return values

    def _points(self, what: str, amount: int, language: str) -> str:
        return self._message(f"points-{what}", {"amount": amount}, language)

    def _word(self, s: MachinaState, name: str, what: Any, language: str) -> str | int | None:
        if name in CARD_ARGS:
            return self._called(s, what, language)
        if name in LISTS:
            return listed([self._called(s, one, language) for one in what], language)
        if name in ("space", "second", "door"):
            return self._place(s, what if name != "door" else what // 2, language)
        if name == "edge":
            opening = s.area.openings[what]
            return self._place(s, opening.spaces[0], language)
        if name == "side":
            return self.name("tile", what, language)
        if name == "what" and isinstance(what, str):
            return self._declined("space" if what in SPACE_KINDS else "number", what, language)
        if name in ("becomes", "kind"):
            return self._declined("space" if what in SPACE_KINDS else "kind", what, language)
        if isinstance(what, tuple):
            return ", ".join(map(str, what)) if all(isinstance(one, int) for one in what) else None
        return what if isinstance(what, int | str) else None

    def _called(self, s: MachinaState, thing: int | str, language: str) -> str:
        """The name on the card of a unit, an item or an event; a barrel is called a barrel."""
        if isinstance(thing, str):
            return self._declined("card", thing, language)
        if thing == 0:
            return self._declined("who", "horror", language)
        if thing < 0:
            return self._declined("space", "exploding_barrel", language)
        return self._declined("card", s.cards[thing].face, language)

    def _declined(self, kind: str, key: str, language: str) -> str:
        """A name within a sentence, with its forms; one without follows what it is, in quotes."""
        noun = ""
        if kind == "card":
            noun = "machina.item" if CARDS[key].kind in ITEMS else "kernel.card"
        return declined(self.name(kind, key, language), f"machina-{kind}-{key}", language, noun)

    def _place(self, s: MachinaState, space: int, language: str) -> str:
        """Where a space is, by its column and row in the whole area."""
        if space not in s.area.terrain:
            return self.name("who", "gone", language)
        column, row = s.area.where(space)
        return f"{column + 1}/{row + 1}"

    def _told(self, s: MachinaState, option: Option, language: str) -> dict[str, str | int]:
        """What an option's message tells besides what the option names."""
        verb, ids = option.verb, option.ids
        told: dict[str, str | int] = {}
        if verb in ("move", "step"):
            mover = getattr(s.stack[-1], "who", None) or getattr(s.stack[-1], "unit", 0)
            if mover in s.units:
                told["direction"] = self.name("direction", _direction(s, mover, ids[0]), language)
            else:
                told["direction"] = self.name("direction", "here", language)
        elif verb in ("use", "trigger"):
            # Between actions an option names whoever uses it first; an answer names its card.
            own = verb == "use" and s.decision is not None and s.decision.ask != "react"
            card, number = ids[1:3] if own else ids[:2]
            told["card"] = self._called(s, card, language)
            told["text"] = render(s.abilities(card)[number], language, game=self.game)
        elif verb == "door":
            told["how"] = "open" if s.doors.get(ids[0]) == CLOSED else "close"
        elif verb in ("activate", "light", "seal"):
            kind = KINDS.get(s.treated.get(ids[0]) or s.area.terrain[ids[0]], OTHER)
            told["name"] = self._declined("space", kind, language)
            if verb == "activate":
                stamina, essence = cost_to_activate(s, _asked(s), ids[0])
                told["essence"] = essence
                told["stamina_points"] = self._points("stamina", stamina, language)
                told["essence_points"] = self._points("essence", essence, language)
        elif verb == "draw":
            told["decks"] = ", ".join(self.name("deck", kind, language) for kind in option.words)
        elif verb == "keep":
            told["fate"] = option.words[3] if len(option.args) > 3 else "none"
        elif verb == "equip":
            told["instead"] = "yes" if ids[1] else "no"
        return told


_ARGS: dict[str, tuple[str, ...]] = {
    "turn": ("explorer",),
    "move": ("space",),
    "step": ("space",),
    "space": ("space",),
    "use": ("who", "card"),
    "trigger": ("card",),
    "door": ("door",),
    "break": ("door",),
    "activate": ("space",),
    "seal": ("space",),
    "light": ("space",),
    "pull": ("space",),
    "pair": ("space", "second"),
    "explore": ("edge",),
    "edge": ("edge",),
    "leave": ("edge",),
    "inventory": ("whose",),
    "trade": ("other",),
    "target": ("unit",),
    "unit": ("unit",),
    "essence": ("amount",),
    "convert": ("amount",),
    "item": ("item",),
    "give": ("item", "to"),
    "equip": ("item", "other"),
    "keep": ("item", "to", "other"),
    "exchange": ("item", "other"),
    "back": ("item",),
    "hand": ("item",),
    "retain": ("item",),
    "agree": ("explorer",),
    "refuse": ("explorer",),
    "pay": ("explorer",),
    "stow": ("item",),
    "main": ("item",),
    "upgrade": ("item", "other"),
    "augmentation": ("item", "other"),
    "side": ("side",),
    "next": ("monster",),
    "target-door": ("door",),
    "target-space": ("space",),
}
"""What the arguments of an option are, by its verb."""


def _asked(s: MachinaState) -> int:
    """The explorer whose turn it is, or the first one of the seat that is asked."""
    about = s.stack[-1].about(s) if s.stack else {}
    if "explorer" in about:
        found: int = about["explorer"]
        return found
    assert s.decision is not None
    own = [one for one in s.explorers if s.seat_of(one) == s.decision.seat]
    return next((one for one in own if one in s.living()), own[0])


def _kind(s: MachinaState, thing: int) -> str:
    """The kind of thing that a number names on the table."""
    if thing < 0:
        return "space"
    if thing in s.explorers:
        return "explorer"
    if thing in s.items or thing in drawn_items(s):
        return "item"
    if thing == s.boss:
        return "boss"
    if thing in s.units:
        return "monster"
    return "chapter" if thing == s.chapter else "event"


def _direction(s: MachinaState, unit: int, space: int) -> str:
    """Which way a space lies from a unit."""
    (x, y), (u, v) = s.area.where(s.units[unit].space), s.area.where(space)
    across, down = (u > x) - (u < x), (v > y) - (v < y)
    return COMPASS[3 * (down + 1) + across + 1]
