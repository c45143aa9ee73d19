"""The rules text of a card: its keywords and its abilities, as a printed card has them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from kadath.kernel.effects import Selector
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Adjust
from kadath.text.fluent import messages
from kadath.text.render import counted, render, render_together

from ...faces import FACES, ActFace, AgendaFace, AssetFace, Face
from ..abilities import DiscardWithoutUses, PlayFast, Prey, PreyOnly, Spawn
from .names import keyword_name

GAME = "lcg"

PLACES: dict[type[Ability], str] = {
    Spawn: "first",
    Prey: "first",
    PreyOnly: "first",
    PlayFast: "with keywords",
    DiscardWithoutUses: "with keywords",
}
"""Where the abilities that do not stand in the order of the face are printed."""


def card_text(face: Face, language: str) -> str:
    """The rules text of a card, a line for each ability; empty where the card says nothing."""
    return "\n".join(card_lines(face.key, language))


@cache
def card_lines(key: str, language: str) -> tuple[str, ...]:
    """The lines of a card's rules text."""
    return tuple(printed_lines(FACES[key], language))


@cache
def back_lines(key: str, language: str) -> tuple[str, ...]:
    """The lines on the other side of a card.

    It is what an act or an agenda does as it advances, what an unrevealed location says, or the
    harder side of a scenario reference card.
    """
    face = FACES[key]
    lines = []
    if isinstance(face, ActFace | AgendaFace) and face.reverse is not None:
        lines.append(render(face.reverse, language, then=False, game=GAME, **_words(face)))
    return (*lines, *(ability_text(face, ability, language) for ability in face.back))


def ability_text(face: Face, ability: Ability, language: str) -> str:
    """What one ability says, standing on that card."""
    return render(ability, language, then=False, game=GAME, **_words(face))


def _words(face: Face) -> dict[str, str]:
    """What the patterns must know of a card: its type, and what it is used up in."""
    return {"type": face.TYPE, "uses": face.use_type if isinstance(face, AssetFace) else ""}


def printed_lines(face: Face, language: str) -> Iterator[str]:
    """How an enemy comes and whom it hunts, then the keywords, then the rest."""
    lines: dict[str, list[Ability]] = {"first": [], "with keywords": [], "rest": []}
    for one in face.abilities:
        lines[PLACES.get(type(one), "rest")].append(one)
    for one in lines["first"]:
        yield ability_text(face, one, language)
    keywords = [*_keywords(face, language)]
    keywords += [ability_text(face, one, language) for one in lines["with keywords"]]
    if keywords:
        yield " ".join(keywords)
    for changed, group in groupby(lines["rest"], key=_changed):
        together = tuple(group)
        if changed is not None:
            yield render_together(together, language, game=GAME, **_words(face))
        else:
            yield from (ability_text(face, one, language) for one in together)
    if face.victory:
        yield messages(language).format("lcg-victory", points=face.victory)


def _changed(ability: Ability) -> Selector | None:
    """What a modifier changes: the changes of one thing are printed as one sentence."""
    return ability.of if isinstance(ability, Adjust) else None


def _keywords(face: Face, language: str) -> Iterator[str]:
    for keyword in face.keywords:
        yield f"{keyword_name(keyword, language)}."
    if isinstance(face, AssetFace) and face.uses:
        uses = counted(face.uses, f"lcg.use_{face.use_type}", language)
        yield messages(language).format("lcg-uses", uses=uses)
