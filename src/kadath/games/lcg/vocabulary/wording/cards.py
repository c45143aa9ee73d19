"""The rules text of a card: its keywords and abilities, in printed order."""

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
"""Where abilities that are not printed in the face's order go."""


def card_text(face: Face, language: str) -> str:
    """The rules text of a card, one line per ability; empty if it has none."""
    return "\n".join(card_lines(face.key, language))


@cache
def card_lines(key: str, language: str) -> tuple[str, ...]:
    """The lines of a card's rules text."""
    return tuple(printed_lines(FACES[key], language))


@cache
def back_lines(key: str, language: str) -> tuple[str, ...]:
    """The lines on the back of a card.

    For an act or agenda, what it does when it advances; for a location, its unrevealed side; for a
    scenario reference card, its harder side.
    """
    face = FACES[key]
    lines = []
    if isinstance(face, ActFace | AgendaFace) and face.reverse is not None:
        lines.append(render(face.reverse, language, then=False, game=GAME, **_words(face)))
    return (*lines, *(ability_text(face, ability, language) for ability in face.back))


def ability_text(face: Face, ability: Ability, language: str) -> str:
    """The text of one ability on a card."""
    return render(ability, language, then=False, game=GAME, **_words(face))


def _words(face: Face) -> dict[str, str]:
    """What the patterns need to know about a card: its type, and its type of uses."""
    return {"type": face.TYPE, "uses": face.use_type if isinstance(face, AssetFace) else ""}


def printed_lines(face: Face, language: str) -> Iterator[str]:
    """An enemy's spawn and prey instructions, then the keywords, then the rest."""
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
    """What a modifier changes: changes to the same thing are printed as one sentence."""
    return ability.of if isinstance(ability, Adjust) else None


def _keywords(face: Face, language: str) -> Iterator[str]:
    for keyword in face.keywords:
        yield f"{keyword_name(keyword, language)}."
    if isinstance(face, AssetFace) and face.uses:
        uses = counted(face.uses, f"lcg.use_{face.use_type}", language)
        yield messages(language).format("lcg-uses", uses=uses)
