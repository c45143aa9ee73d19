"""The narrator of Arkham Horror: what it says to people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.decision import DONE, PASS, Decision, Option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event, enclosing
from kadath.kernel.explain import Place
from kadath.kernel.game import Thing
from kadath.kernel.legality import Hindrance
from kadath.kernel.log import Entry
from kadath.kernel.nodes import Node
from kadath.kernel.procedure import PROCEDURES
from kadath.kernel.several import Picks
from kadath.kernel.windows import WOULD
from kadath.text.declined import declined, listed
from kadath.text.fluent import messages
from kadath.text.hindrances import hindrance_text
from kadath.text.lexicon import lexicon
from kadath.text.render import render, render_offer
from kadath.text.sentences import capitalized

from . import narration
from .cards import (
    BLESSING,
    DEPUTY,
    LOAN,
    MARKER,
    MEMBERSHIP,
    RANDOM,
    RETAINER,
    SANITY,
    SHEETS,
    SKILLS,
    STAMINA,
)
from .happenings import Loses
from .options import ABILITIES, about, pointed_at
from .rules.other_worlds import OtherWorldEncounter
from .rules.play import ArkhamPlay
from .vocabulary.effects.choices import Offering

CARDS = (
    "card",
    "thing",
    "world",
    "investigator",
    "monster",
    "who",
    "to",
    "by",
    "sheet",
    "entry",
    "ancient_one",
)
"""The kinds of things whose name is printed on them."""
NAMED = frozenset(
    {
        "space",
        "start",
        "skill",
        "other",
        "phase",
        "state",
        "what",
        "deck",
        "why",
        "keyword",
        "symbol",
        "check",
        "drawn",
    }
)
"""The kinds of things with a message for each key."""
MESSAGES = {
    "start": "space",
    "check": "skill",
    "other": "skill",
    "symbol": "dimension",
    "drawn": "kind",
}
"""The kinds of things that are named like another kind."""

REACT = "react"
"""The question for answers to a moment."""
MEND_ROLL = "mend-roll"
"""The question what is done about a roll."""
SPENDING = frozenset({"clue", "trophy"})
"""What is spent on a check."""
OF_SOURCES = frozenset({"choose-effect", "pay-or-not"})
"""The questions that name the card they come from, if there is one."""
OF_ANCIENT_ONES = frozenset({"awakened", "defeated", "sealed"})
"""The endings that name the Ancient One."""
OF_CARDS = frozenset({"keep", "lose", "wield", "discard"})
"""What is done to cards that are chosen together."""
MET = {"encounter": "entry", "gate-card": "card"}
"""The log lines of encounters, each with the argument that has the entry."""
TO_A_SPACE = frozenset({"move", "return", "go"})
"""The options that bring somebody to a space: they tell what is there."""
NOUNS = {"space": "arkham.location"}
"""What precedes a name without forms."""


def named(s: ArkhamPlay, values: Mapping[str, Any]) -> dict[str, Any]:
    """The same values, with the names of cards, sheets and markers in place of their numbers."""
    return {
        name: s.name_of(what) if name in CARDS and isinstance(what, int) else what
        for name, what in values.items()
    }


NOBODYS = frozenset({"monster", "ancient_one", "herald", "mythos_card", "personal_story"})
"""The kinds of things that act on their own: nobody uses them."""


def _skills(sheet: str, sliders: Any, language: str) -> str:
    """The skills shown by an investigator's sliders."""
    shown = zip(SHEETS[sheet].sliders, sliders, strict=True)
    values = [value for stops, stop in shown for value in stops[stop]]
    pairs = zip(SKILLS, values, strict=True)
    said = messages(language).format
    return ", ".join(f"{said(f'arkham-skill-{skill}')} {value}" for skill, value in pairs)


def _name(kind: str, key: str, language: str) -> str:
    """Something with a message of its own, for use in a sentence."""
    message = f"arkham-{kind}-{key}"
    return declined(messages(language).format(message), message, language, NOUNS.get(kind, ""))


def _use(args: Mapping[str, Any], language: str) -> tuple[str, dict[str, str]]:
    """The line of the log for the use of an ability, and its wording.

    Investigators use cards; abilities of their own, and forced ones, are quoted.
    """
    who, thing = args["who"], args["thing"]
    is_used = who and who != thing and narration.kind(thing) not in NOBODYS
    if args["of"] == "lasting":
        return "use" if is_used else "works", {}
    battle = args["of"] == "battle"
    ability = narration.abilities_on(thing, battle)[args["ability"]]
    if is_used and not isinstance(ability, Forced):
        return "use", {}
    return "ability", {"text": narration.ability_text(thing, ability, language)}


SPECIAL = frozenset({BLESSING, DEPUTY, LOAN, MEMBERSHIP, RETAINER})
"""The kinds of cards that are gained, not drawn."""
LISTED = frozenset({"monsters", "cards", "helpers"})
"""The arguments that are names of several printed things."""
OF_CLAUSES = frozenset({"harm"})
"""The arguments whose parts may themselves contain commas."""


def _signed(modifier: int | None, language: str) -> str:
    """A modifier as printed on the board; "none" if there is none."""
    return lexicon(language).grammar.signed(modifier) if modifier is not None else "none"


def _counted(keys: tuple[str, ...], language: str) -> Iterator[str]:
    """The names of printed things, with each kind mentioned once."""
    for key, count in Counter(keys).items():
        name = narration.name_of(key, language)
        yield name if count == 1 else f"{name} ×{count}"


def _lying(values: Mapping[str, Any], language: str) -> Iterator[str]:
    """What is to be found in a space."""
    said = messages(language).format
    yield from _counted(values["met"], language)
    if values["clues"]:
        yield said("arkham-lying-clues", amount=values["clues"])
    if values["world"]:
        yield said("arkham-lying-gate", world=narration.called(values["world"], language))


def _harm(verb: str, values: Mapping[str, Any], language: str) -> Iterator[str]:
    """What facing a monster may cost."""
    said = messages(language).format
    if values["horror"]:
        horror = said(f"arkham-points-{SANITY}", amount=values["horror"])
        yield said("arkham-harm-horror", points=horror)
    if values["fate"]:
        yield said(f"arkham-harm-{values['fate']}")
    elif values["wound"]:
        wound = said(f"arkham-points-{STAMINA}", amount=values["wound"])
        yield said(f"arkham-harm-{verb}", points=wound)


def _about_to_lose(moment: Mapping[str, Any], language: str) -> str:
    """What the answering investigator would lose in a moment; empty if it is not about a loss."""
    if moment.get("time") != WOULD:
        return ""
    said = messages(language)
    losses = [one for one in moment["what"] if isinstance(one, Loses) and one.who == moment["who"]]
    points = (
        said.format(f"arkham-points-{one.what}", amount=one.amount) for one in losses if one.amount
    )
    return listed(list(points), language)


def _source(s: ArkhamPlay, scope: Scope | None) -> int:
    """The card or monster that a question comes from; 0 if there is none."""
    source = scope.source if scope is not None else 0
    return source if isinstance(source, int) and (source in s.cards or source in s.monsters) else 0


def _offered(offer: Offering, option: Option) -> list[Node]:
    """The effects of paying, or of not paying; empty if there is nothing to say."""
    if option == PASS:
        return [offer.otherwise] if offer.otherwise is not None else []
    return [*offer.costs, *([offer.effect] if offer.effect is not None else [])]


def _question(s: ArkhamPlay) -> dict[str, Any]:
    """What the current question is about, and who is asked."""
    assert s.decision is not None
    return {"who": s.seats[s.decision.seat], **s.stack[-1].about(s)}


def _ways_to_mend(decision: Decision) -> str:
    """What may be done about a roll: spend Clues, use something, or both."""
    verbs = {one.verb for one in decision.options} - {DONE.verb}
    if verbs <= SPENDING:
        return "clues"
    return "both" if verbs & SPENDING else "use"


def _asked(s: ArkhamPlay) -> str:
    """The sheet of the investigator who is asked; empty if that is nobody in particular."""
    return str(named(s, _question(s))["who"]) if s.decision is not None else ""


def _as_offered(s: ArkhamPlay, effect: Node, language: str) -> str:
    """An effect as a menu item for the investigator who is asked."""
    words = narration.reader_of(_asked(s), language)
    text = render_offer(effect, language, game="arkham", **words)
    reading = next(iter(enclosing(s, OtherWorldEncounter)), None)
    if reading is None or not narration.is_kept(effect):
        return text
    return f"{text} {narration.on_kept(s.cards[reading.card].face, language)}"


class ArkhamNarrator:
    """The narrator of Arkham Horror, in every language."""

    def option_text(self, state: ArkhamPlay, option: Option, language: str) -> str:
        """The effect of choosing an option, as a menu item."""
        values = named(state, about(state, option))
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Offering) and (does := _offered(frame, option)):
            text = " ".join(_as_offered(state, one, language) for one in does)
            return self._say("option-effect", {"text": text}, language)
        if option.verb in ABILITIES and values.get("card") in SHEETS:
            return self._say("option-own", {"amount": 0, **values}, language)
        if option.verb in ("effect", "cost") or isinstance(values.get("text"), Cost):
            values["text"] = _as_offered(state, values["text"], language)
        if option.verb == "buy":
            # A buyer wants to know what it does.
            text = narration.component(values["card"], language)["text"]
            values["reads"] = text.replace("\n", " ")
        if "watch" in values:
            values["watch"] = _signed(values["watch"], language)
        if option.verb in TO_A_SPACE:
            values["lying"] = tuple(_lying(values, language))
        if option.verb in ("evade", "fight"):
            # During a fight, its stage says this.
            values["harm"] = tuple(_harm(option.verb, values, language)) if option.ids else ()
        if option.verb == "entry":
            world = values.get("world", "")
            values["reads"] = narration.read(values["entry"], world, language, _asked(state))
        return capitalized(self._say(f"option-{option.verb}", values, language))

    def hindrance_text(
        self, state: ArkhamPlay, attempt: Option, hindrance: Hindrance, language: str
    ) -> str:
        """Why something may not be done now."""
        values = {**about(state, attempt), **dict(hindrance.args)}
        return hindrance_text("arkham", hindrance, self._worded(values, language), language)

    def confirm_text(self, state: ArkhamPlay, picks: Picks, language: str) -> str:
        """What confirming these picks will do."""
        things = ", ".join(self._picked(state, one, language) for one in picks)
        assert state.decision is not None
        values = {"count": len(picks), "things": things}
        return self._say(f"confirm-{state.decision.ask}", values, language)

    def _picked(self, state: ArkhamPlay, pick: Option, language: str) -> str:
        """A pick as part of the confirmation, including what happens to a card."""
        if pick.verb in OF_CARDS:
            return narration.name_of(state.cards[pick.ids[0]].face, language)
        return self.option_text(state, pick, language)

    def points(self, state: ArkhamPlay, option: Option) -> list[Thing]:
        """The things on the table that an option refers to, the closest match first."""
        return pointed_at(state, option)

    def prompt_text(self, state: ArkhamPlay, language: str) -> str:
        """Who is asked for what; or, at the end, how the game ended."""
        if state.outcome is not None:
            return self._ending(state, state.outcome.reason, language)
        assert state.decision is not None
        who = state.seats[state.decision.seat]
        values = _question(state)
        if state.decision.ask == REACT and (lost := _about_to_lose(values, language)):
            return self._say("ask-react-loss", named(state, {"who": who, "points": lost}), language)
        if state.decision.ask == MEND_ROLL:
            values["ways"] = _ways_to_mend(state.decision)
        if state.decision.ask in OF_SOURCES and (source := _source(state, values.get("scope"))):
            worded = named(state, {**values, "thing": source})
            return self._say(f"ask-{state.decision.ask}-by", worded, language)
        return self._say(f"ask-{state.decision.ask}", named(state, values), language)

    def _ending(self, state: ArkhamPlay, reason: str, language: str) -> str:
        """How the game ended, with the name of the Ancient One where it is about them."""
        if reason not in OF_ANCIENT_ONES or not state.ancient_one:
            return self.name("outcome", reason, language)
        values = named(state, {"ancient_one": state.ancient_one})
        return capitalized(self._say(f"ending-{reason}", values, language))

    def entry_text(self, state: ArkhamPlay, entry: Entry, language: str) -> str:
        """A line of the log."""
        kind = entry.kind
        more: dict[str, str] = {}
        if kind == "use":
            kind, more = _use(entry.args, language)
        elif kind in MET:
            world = str(entry.args.get("world", ""))
            read, who = str(entry.args[MET[kind]]), str(entry.args["who"])
            more = {"reads": narration.read(read, world, language, who)}
        elif kind == "mythos-effect":
            text = narration.component(str(entry.args["card"]), language)["text"]
            more = {"reads": text.replace("\n", " ")}
        elif kind == "draw":
            drawn = narration.kind(str(entry.args["card"]))
            kind = "draw-gate" if drawn == MARKER else "receive" if drawn in SPECIAL else kind
        elif kind == "sliders":
            more = {"skills": _skills(str(entry.args["who"]), entry.args["sliders"], language)}
        return capitalized(self._say(f"log-{kind}", {**entry.args, **more}, language))

    def place_text(self, place: Place, language: str) -> str:
        """The place of a frame of the trail in the rulebook."""
        procedure = PROCEDURES[place.procedure]
        text = self.name("procedure", procedure.__name__, language)
        if issubclass(procedure, Event) or place.at not in procedure.STEPS:
            return text
        said, key = messages(language), f"arkham-step-{procedure.__name__}-{place.at}"
        key = key.replace(" ", "_")
        return f"{text} › {said.format(key)}" if key in said else text

    def component(self, key: str, language: str) -> dict[str, str]:
        """A component of the catalogue: its name, kind and rules text."""
        return narration.component(key, language)

    def name(self, kind: str, key: str | int, language: str) -> str:
        """The name of something in the game, or of a choice before it."""
        if key == RANDOM:
            return messages(language).format("arkham-investigator-random")
        if kind in CARDS:
            return narration.name_of(str(key), language)
        return messages(language).format(f"arkham-{kind}-{key}")

    def _say(self, message: str, values: Mapping[str, Any], language: str) -> str:
        return messages(language).format(f"arkham-{message}", **self._worded(values, language))

    def _worded(self, values: Mapping[str, Any], language: str) -> dict[str, Any]:
        said = messages(language)
        worded: dict[str, Any] = {}
        for name, what in values.items():
            if name == "who" and what == "":
                # A seat that has lost its investigator decides as the first player.
                worded[name] = capitalized(said.format("arkham-mark-first-player"))
            elif isinstance(what, Node):
                worded[name] = render(what, language, game="arkham")
            elif name in CARDS and isinstance(what, str):
                worded[name] = narration.called(what, language) if what else ""
            elif name in NAMED and isinstance(what, str):
                kind = MESSAGES.get(name, name)
                worded[name] = _name(kind, what, language) if what else ""
                worded[f"{name}_key"] = what
            elif isinstance(what, bool):
                worded[name] = int(what)
            elif isinstance(what, tuple):
                told = _counted(what, language) if name in LISTED else map(str, what)
                worded[name] = ("; " if name in OF_CLAUSES else ", ").join(told)
                worded[f"{name}_count"] = len(what)
            else:
                worded[name] = what
        if isinstance(what := values.get("what"), str) and "amount" in values:
            worded["points"] = said.format(f"arkham-points-{what}", amount=values["amount"])
        return worded
