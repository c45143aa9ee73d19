"""The names of things in the card game, in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from kadath.kernel.sleeves.model import knows
from kadath.text.declined import Called, Declined, declined, forms_of
from kadath.text.fluent import messages
from kadath.text.lexicon import lexicon

from ..decks.given import read_deck
from ..decks.refusals import listed_name
from ..faces import FACES, AssetFace
from ..rules.chaos import number_on
from ..state import SCENARIO, LcgState
from ..views.things import UNKNOWN
from ..vocabulary.wording import names as printed

PRINTED: dict[str, Callable[[str, str], str]] = {
    **dict.fromkeys(("card", "face", "investigator", "scenario"), printed.card_name),
    "back": printed.back_name,
    "subtitle": printed.subtitle,
    "trait": printed.trait_name,
    "keyword": printed.keyword_name,
    **dict.fromkeys(("skill", "test"), printed.skill_name),
    "class": printed.class_name,
    "type": printed.type_name,
    "slot": printed.slot_name,
    "set": printed.set_name,
}
"""The kinds of thing named as on the cards."""

DECLINED = frozenset(("enemy", "location"))
"""The card types whose names are declined within a sentence."""

RESOLUTION = re.compile(r"R(\d+)")

QUOTES_WITHIN = {
    "en": str.maketrans("“”", "‘’"),
    "pl": str.maketrans("„”", "»«"),
    "uk": str.maketrans("«»", "„“"),
}
"""Replacements for quotation marks inside quotation marks."""


class Names:
    """The card game's messages in one language, and the names that go into them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages(language)

    def say(self, message: str, /, **values: Any) -> str:
        """A message of the game, given without the prefix they all share.

        What is in brackets after a name that ends with brackets joins them.
        """
        return self._messages.format(f"lcg-{message}", **values).replace(") (", "; ")

    def name(self, kind: str, key: str | int) -> str:
        """The name of a thing by kind and key."""
        key = str(key)
        if kind in PRINTED and key not in ("random", UNKNOWN):
            return PRINTED[kind](key, self.language)
        if kind == "token":
            return self.token(key)
        if kind == "decks" and key != "starter":
            return self.say("decks-own", investigator=self._owner(key))
        resolution = RESOLUTION.fullmatch(key)
        if kind == "outcome" and resolution is not None:
            return self.say("outcome-resolution", number=int(resolution[1]))
        # Message ids allow neither full stops nor spaces.
        return self.say(f"{kind}-{re.sub('[. ]', '_', key)}")

    def _owner(self, deck: str) -> str:
        """The investigator of a deck somebody wrote."""
        investigator = read_deck(deck).deck.investigator
        return printed.card_name(investigator, self.language) if investigator else "?"

    def token(self, token: str) -> str:
        """A chaos token: its number or symbol."""
        if number_on(token) is not None:
            return token.replace("-", "−")
        return self.say(f"token-{token.replace(' ', '-')}")

    def face(self, key: str) -> str:
        """A card within a sentence, by its face; investigators are people, not cards.

        A level above 0 follows the title, because versions of a card differ only in that.
        """
        name = listed_name(key, self.language)
        if FACES[key].TYPE == "location":
            name = self.with_subtitle(key)
        return self._titled(key, name)

    def title(self, key: str) -> str:
        """A card within a sentence, of which only the title is known."""
        name = printed.card_name(FACES[key].title, self.language)
        return self._titled(key, name)

    def _titled(self, key: str, name: str) -> str:
        """A card's name within a sentence; quotation marks inside it are replaced.

        Names of enemies, allies, and locations can be declined and need no quotation marks; English
        drops those of an ally who does something.
        """
        within = name.translate(QUOTES_WITHIN[self.language])
        type_ = FACES[key].TYPE
        titled = self.say("titled", type=type_, name=within)
        shown = name if titled == within else titled
        noun = f"lcg.{type_}" if type_ in DECLINED else ""
        # A location is declined by its key, because some with the same title have different
        # subtitles.
        message = f"lcg-card-{key if noun else FACES[key].title}"
        known = declined(shown, message, self.language, noun)
        if not isinstance(known, Declined):
            return Called.of(shown, name) if _is_somebody(key) else known
        below = re.search(r": (.+)$| \((\d)\)$", name)
        if below is None:
            return known
        forms = {case: f"{form} ({below[1] or below[2]})" for case, form in known.forms.items()}
        return Declined.of(shown, forms, known.gender, self.language, on=known.on)

    def sort(self, key: str) -> str:
        """The type of a card; `named` for an asset that is referred to as a person."""
        type_ = FACES[key].TYPE
        return "named" if type_ == "asset" and isinstance(self.title(key), Declined) else type_

    def trait(self, face: str, trait: str) -> str:
        """A trait on a card: for a woman, in the feminine."""
        message = f"lcg-trait-{trait.lower().replace(' ', '-')}-f"
        person = forms_of(f"lcg-card-{face}", self.language)
        if person is not None and person.gender.startswith("f") and message in self._messages:
            return self._messages.format(message)
        return self.name("trait", trait)

    def person(self, key: str) -> str:
        """An investigator by the key of their face."""
        return declined(printed.card_name(key, self.language), f"lcg-card-{key}", self.language)

    def with_subtitle(self, key: str) -> str:
        """The title of a card with its subtitle: some locations differ only in that."""
        name = printed.card_name(key, self.language)
        below = printed.subtitle(key, self.language)
        return f"{name}: {below}" if below else name

    def thing(self, s: LcgState, thing: int, seat: int | None) -> str:
        """A card or investigator, as far as a seat (None: a spectator) knows it.

        When choosing a deck, the scenario stands for the encounter deck.
        """
        if thing == SCENARIO:
            return self.say("encounter-deck")
        row = s.cards.get(thing)
        if row is None:
            return self.investigator(s, thing)
        if knows(row.known, seat):
            return self.face(row.face)
        if row.zone == "map":
            # Everyone knows the title of an unrevealed location, and nothing else.
            return self._covered(s, thing, seat)
        return self.say("unknown-card")

    def _covered(self, s: LcgState, location: int, seat: int | None) -> str:
        """An unrevealed location; if several share a title, they are numbered in map order."""
        face = s.cards[location].face
        title = self.title(face)
        alike = [one for one in s.pile("map") if s.face(one).title == FACES[face].title]
        if sum(not knows(s.cards[one].known, seat) for one in alike) < 2:
            return title
        number = alike.index(location) + 1

        def counted(name: str) -> str:
            return self.say("alike-title", name=name, number=number)

        return title.each(counted) if isinstance(title, Declined) else counted(title)

    def investigator(self, s: LcgState, who: int) -> str:
        """An investigator in the game."""
        return self.person(s.investigators[who].face)

    def seat(self, s: LcgState, seat: int) -> str:
        """A seat's investigators who are still in the game."""
        own = [who for who, row in s.investigators.items() if row.seat == seat]
        staying = [who for who in own if not s.is_out(who)]
        return self.listed(self.investigator(s, who) for who in staying or own)

    def listed(self, names: Iterable[str]) -> str:
        """Names separated by commas; those that can be declined need no quotation marks."""
        return ", ".join(name.form("nom") if isinstance(name, Declined) else name for name in names)

    def test(self, skill: str, case: str = "acc") -> str:
        """A test of a skill, in a grammatical case or, without cases, with its article."""
        words = lexicon(self.language)
        test = words.noun(f"lcg.{skill}_test")
        return test.form(case) if case in words.grammar.cases else words.grammar.plain(test)

    def harm(self, damage: int, horror: int, case: str = "nom") -> str:
        """Damage and horror, omitting what is 0."""
        damages = self.say("damages", damage=damage, case=case)
        horrors = self.say("horrors", horror=horror)
        if damage and horror:
            return self.say("harm", damages=damages, horrors=horrors)
        return damages if damage else horrors


def _is_somebody(key: str) -> bool:
    """Whether a card is an ally: a person or an animal, not a thing."""
    face = FACES[key]
    return isinstance(face, AssetFace) and "ally" in face.slots


@cache
def names(language: str) -> Names:
    """The cached names for a language."""
    return Names(language)
