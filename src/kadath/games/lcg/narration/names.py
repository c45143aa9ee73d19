"""The names of the things of the card game in one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from kadath.kernel.sleeves.model import knows
from kadath.text.fluent import messages

from ..decks.given import read_deck
from ..decks.refusals import listed_name
from ..faces import FACES
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
"""The kinds of thing that are named as on the cards."""

RESOLUTION = re.compile(r"R(\d+)")

QUOTES_WITHIN = {
    "en": str.maketrans("“”", "‘’"),
    "pl": str.maketrans("„”", "»«"),
    "uk": str.maketrans("«»", "„“"),
}
"""What stands for quotation marks between quotation marks."""


class Names:
    """Messages of the card game in one language, and the names that go into them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages(language)

    def say(self, message: str, /, **values: Any) -> str:
        """A message of the game, without the prefix all of them share."""
        return self._messages.format(f"lcg-{message}", **values)

    def name(self, kind: str, key: str | int) -> str:
        """The name of a thing by its kind and its key."""
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
        # Message ids know neither full stops nor spaces.
        return self.say(f"{kind}-{re.sub('[. ]', '_', key)}")

    def _owner(self, deck: str) -> str:
        """Whose deck it is that somebody wrote down."""
        investigator = read_deck(deck).deck.investigator
        return printed.card_name(investigator, self.language) if investigator else "?"

    def token(self, token: str) -> str:
        """A chaos token: its number or its symbol."""
        if number_on(token) is not None:
            return token.replace("-", "−")
        return self.say(f"token-{token.replace(' ', '-')}")

    def face(self, key: str) -> str:
        """A card within a sentence, by its face; investigators are people, not cards.

        A level above 0 stands behind the title: versions of one card share all else of it.
        """
        name = listed_name(key, self.language)
        if FACES[key].TYPE == "location":
            name = self.with_subtitle(key)
        return self._titled(key, name)

    def title(self, key: str) -> str:
        """A card within a sentence of which no more than the title is known."""
        name = printed.card_name(FACES[key].title, self.language)
        return self._titled(key, name)

    def _titled(self, key: str, name: str) -> str:
        """What a card is called, within a sentence; marks in quotation marks are other ones."""
        within = name.translate(QUOTES_WITHIN[self.language])
        said = self.say("titled", type=FACES[key].TYPE, name=within)
        return name if said == within else said

    def with_subtitle(self, key: str) -> str:
        """The title of a card with what stands below it: some locations differ in nothing else."""
        name = printed.card_name(key, self.language)
        below = printed.subtitle(key, self.language)
        return f"{name}: {below}" if below else name

    def thing(self, s: LcgState, thing: int, seat: int | None) -> str:
        """A card or an investigator, as far as a seat (None: a spectator) knows it.

        Where decks are chosen between, the scenario stands for the encounter deck.
        """
        if thing == SCENARIO:
            return self.say("encounter-deck")
        row = s.cards.get(thing)
        if row is None:
            return self.investigator(s, thing)
        if knows(row.known, seat):
            return self.face(row.face)
        if row.zone == "map":
            # Of an unrevealed location everyone knows the title, and no more.
            return self._covered(s, thing, seat)
        return self.say("unknown-card")

    def _covered(self, s: LcgState, location: int, seat: int | None) -> str:
        """An unrevealed location; several of one title are counted as they were put into play."""
        face = s.cards[location].face
        title = self.title(face)
        alike = [one for one in s.pile("map") if s.face(one).title == FACES[face].title]
        if sum(not knows(s.cards[one].known, seat) for one in alike) < 2:
            return title
        return self.say("alike-title", name=title, number=alike.index(location) + 1)

    def investigator(self, s: LcgState, who: int) -> str:
        """An investigator in the game."""
        return printed.card_name(s.investigators[who].face, self.language)

    def seat(self, s: LcgState, seat: int) -> str:
        """The investigators of a seat that are still in the game."""
        own = [who for who, row in s.investigators.items() if row.seat == seat]
        staying = [who for who in own if not s.is_out(who)]
        return self.listed(self.investigator(s, who) for who in staying or own)

    def listed(self, names: Iterable[str]) -> str:
        """Names one after the other."""
        return ", ".join(names)

    def harm(self, damage: int, horror: int, case: str = "nom") -> str:
        """Damage and horror, as far as there are any."""
        told = [self.say("damages", damage=damage, case=case)] if damage else []
        if horror or not damage:
            told.append(self.say("horrors", horror=horror))
        return self.listed(told)


@cache
def names(language: str) -> Names:
    """The names in a language, made once."""
    return Names(language)
