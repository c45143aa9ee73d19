"""The narrator of Machina Arcana: what it says to people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.effects import Choosing
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

from . import narration, places
from .cards import CARDS, ITEMS
from .option_words import asked_explorer, further_values
from .rules.choices import ChoosingSpaces, ChoosingUnit
from .rules.gaining import Crafting, drawn_items
from .rules.spaces import KINDS
from .state import MachinaState
from .tiles import SIDES
from .vocabulary.abilities import Active

CARD_KINDS = frozenset({"explorer", "monster", "boss", "item", "event", "chapter", "final", "card"})
"""The kinds of things that are called by the name on their card."""
AT_SET_UP = frozenset({"investigator", "scenario"})
"""The kinds that only name a card once it is on the table; before that, they name a choice."""
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
LISTS = frozenset({"blockers", "hits", "missed", "worn"})


class MachinaNarrator(FluentNarrator):
    """The narrator of Machina Arcana, in every language."""

    def __init__(self) -> None:
        super().__init__("machina")

    # --- What is asked ------------------------------------------------------------------------

    def prompt_text(self, state: MachinaState, language: str) -> str:
        """Who is asked for what; or, at the end, how the game ended."""
        if state.outcome is not None:
            ended = self.name("outcome", state.outcome.reason, language)
            if not state.outcome.won or not state.scenario_card:
                return ended
            return f"{ended}\n{narration.closing(state.card(state.scenario_card).key, language)}"
        assert state.decision is not None
        about = {"explorer": asked_explorer(state), **state.stack[-1].about(state)}
        values = self._in_words(state, about, language)
        values |= self._effect_in_words(state, language)
        return self._message(f"ask-{state.decision.ask}", values, language)

    def _effect_in_words(self, s: MachinaState, language: str) -> dict[str, str]:
        """The card whose effect something is chosen for, and what the effect does."""
        frame = s.stack[-1]
        if not isinstance(frame, Choosing | ChoosingUnit | ChoosingSpaces):
            return {}
        card = self.called(s, frame.scope.source, language)
        if isinstance(frame, Choosing):
            return {"card": card}
        reader = narration.reader_on_table(s, frame.scope.who, language)
        return {"card": card, "does": render(frame.effect, language, game=self.game, **reader)}

    def option_text(self, state: MachinaState, option: Option, language: str) -> str:
        """What choosing an option does."""
        values = self._in_words(state, self.about(state, option), language)
        values |= further_values(self, state, option, language)
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
        frame = state.stack[-1]
        if isinstance(frame, Crafting):
            about["rest"] = len(frame.drawn) - len(picks)
        return self._message(f"confirm-{state.decision.ask}", about, language)

    def entry_text(self, state: MachinaState, entry: Entry, language: str) -> str:
        """A line of the log."""
        args: Mapping[str, Any] = entry.args
        values = self._in_words(state, args, language) | self._entry_values(state, entry, language)
        kind = entry.kind
        if kind == "use" and args["who"] == args["thing"]:
            # Explorers and monsters may use abilities of their own card, which is not named then.
            ability = CARDS[state.cards[args["thing"]].face].abilities[args["ability"]]
            kind = "use-own" if isinstance(ability, Active) else "answers-own"
        elif kind == "use" and not args["who"]:
            kind = "takes-effect"
        return capitalized(self._message(f"log-{kind}", values, language))

    def _entry_values(self, s: MachinaState, entry: Entry, language: str) -> dict[str, str | int]:
        """What a line of the log says beyond the things that it names."""
        kind = entry.kind
        args: Mapping[str, Any] = entry.args
        if kind == "move":
            how = args.get("how", "walks")
            direction = places.toward(s, args.get("start", -1), args["space"], language)
            return {"how": how if direction else "stands", "direction": direction}
        if kind in ("spawn-roll", "horror-roll"):
            return {"met": "yes" if args["rolled"] >= args["rating"] else "no"}
        if kind == "use" and args["who"] == args["thing"]:
            face = s.cards[args["thing"]].face
            return {"does": narration.does(face, args["ability"], language)}
        if kind == "scenario-won":
            return {"told": narration.closing(s.cards[args["card"]].face, language)}
        if kind == "event":
            return {"deck": CARDS[args["event"]].kind}
        if kind == "attack":
            needed = self._needed(s, args, language)
            return {**self._hazard(s, args, language), "needed": needed}
        if kind == "arranged":
            return {"own": "yes" if args["who"] == args["whose"] else "no"}
        return {}

    def _hazard(self, s: MachinaState, attack: Mapping[str, Any], language: str) -> dict[str, str]:
        """What an attack comes from if not just from its attacker, who may also be hit by it."""
        attacker, blockers = attack["attacker"], attack["blockers"]
        if attack.get("hazard") or attacker not in blockers:
            return {"hazard": attack.get("hazard", "")}
        others = [self.called(s, one, language) for one in blockers if one != attacker]
        if not others:
            return {"hazard": "self"}
        return {"hazard": "self-too", "blockers": listed(others, language)}

    def _needed(self, s: MachinaState, attack: Mapping[str, Any], language: str) -> str:
        """The result that an attack needs, with the blocker if it is not the same for all."""
        against: dict[int, list[str]] = {}
        for blocker, number in zip(attack["blockers"], attack.get("needed", ()), strict=False):
            against.setdefault(number, []).append(self.called(s, blocker, language))
        if len(against) < 2:
            return "".join(map(str, against))
        told = [
            self._message("needed", {"needed": number, "who": listed(names, language)}, language)
            for number, names in against.items()
        ]
        return listed(told, language)

    def about(self, state: MachinaState, option: Option) -> Mapping[str, Any]:
        """The arguments of an option, by the names that its message has for them."""
        names = _ARGS.get(option.verb, ("it",))
        return dict(zip(names, option.args, strict=False))

    def points(self, state: MachinaState, option: Option) -> list[Thing]:
        """The things on the table that an option refers to, the closest match first."""
        found = []
        for name, arg in self.about(state, option).items():
            if option.verb == "keep" and name == "other":
                continue  # Whoever clicks a drawn card wants to keep it, not to discard it.
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
        """The name of something in the game."""
        if kind in CARD_KINDS or (kind in AT_SET_UP and key in CARDS):
            return super().name("card", key, language)
        if kind == "pile":
            return super().name("deck", f"{key}-destroyed", language)
        return super().name(kind, key, language)

    def _message(self, message: str, values: Mapping[str, Any], language: str) -> str:
        return messages(language).format(f"machina-{message}", **values)

    def _in_words(
        self, s: MachinaState, about: Mapping[str, Any], language: str
    ) -> dict[str, str | int]:
        """Values as a message needs them: things by name, spaces by position."""
        values: dict[str, str | int] = {}
        for name, what in about.items():
            word = self._word(s, name, what, language)
            if word is not None:
                values[name] = word
            if name in LISTS:
                values["many"] = len(what)
        if isinstance(what := about.get("what"), str) and "amount" in about:
            values["points"] = self.points_text(what, about["amount"], language)
        return values

    def points_text(self, what: str, amount: int, language: str) -> str:
        """An amount of something, such as stamina, in words."""
        return self._message(f"points-{what}", {"amount": amount}, language)

    def _word(self, s: MachinaState, name: str, what: Any, language: str) -> str | int | None:
        if name in CARD_ARGS:
            return self.called(s, what, language)
        if name in LISTS:
            return listed([self.called(s, one, language) for one in what], language)
        if name in ("space", "second", "door"):
            return places.cell(s, what if name != "door" else what // 2, language)
        if name == "edge":
            return places.edge(s, what, language)
        if name == "side":
            return self.name("tile", what, language)
        if name == "what" and isinstance(what, str):
            return self.declined("space" if what in SPACE_KINDS else "number", what, language)
        if name in ("becomes", "kind"):
            return self.declined("space" if what in SPACE_KINDS else "kind", what, language)
        if name == "levels":
            return str(listed([str(level) for level in what], language))
        if isinstance(what, tuple):
            return ", ".join(map(str, what)) if all(isinstance(one, int) for one in what) else None
        return what if isinstance(what, int | str) else None

    def called(self, s: MachinaState, thing: int | str, language: str) -> str:
        """The name on the card of a unit, an item or an event; a barrel is just called a barrel."""
        if isinstance(thing, str):
            return self.declined("card", thing, language)
        if thing == 0:
            return self.declined("who", "horror", language)
        if thing < 0:
            return self.declined("space", "exploding_barrel", language)
        return self.declined("card", s.cards[thing].face, language)

    def declined(self, kind: str, key: str, language: str) -> str:
        """A name with its forms, for a sentence; one without forms is quoted after its kind."""
        noun = ""
        if kind == "card":
            noun = "machina.item" if CARDS[key].kind in ITEMS else "kernel.card"
        return declined(self.name(kind, key, language), f"machina-{kind}-{key}", language, noun)


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
"""The kinds of the arguments of an option, by its verb."""


def _kind(s: MachinaState, thing: int) -> str:
    """The kind of thing on the table that has this number."""
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
    stories = {s.chapter: "chapter", s.final: "final", s.scenario_card: "scenario"}
    return stories.get(thing, "event")
