"""The cards of the box with their names, kinds, printed values, and rules text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from kadath.kernel.errors import NotWellFormed
from kadath.text.roles import role

from ..campaign.scenarios import DIFFICULTIES
from ..decks.every import SETS_OF, every_card
from ..faces import (
    FACES,
    SKILLS,
    ActFace,
    AgendaFace,
    AssetFace,
    EnemyFace,
    Face,
    InvestigatorFace,
    LocationFace,
    PlayerFace,
    ScenarioFace,
    turns,
)
from ..game import kind_of
from ..vocabulary.wording import back_lines, card_text
from .names import Names

VALUES: dict[type[Face], tuple[str, ...]] = {
    PlayerFace: ("cost",),
    AssetFace: ("health", "sanity"),
    InvestigatorFace: ("health", "sanity"),
    EnemyFace: ("fight", "health", "evade", "damage", "horror"),
    LocationFace: ("shroud", "clues"),
    ActFace: ("clues",),
    AgendaFace: ("doom",),
}
"""The numbers printed on each card type, in display order."""


def component(names: Names, key: str) -> dict[str, str]:
    """A catalogue entry: at least its `name`, `kind`, and rules `text`."""
    face = FACES.get(key)
    if face is None:
        raise NotWellFormed(f"the card game has no component {key!r}")
    language = names.language
    shown = {
        "name": names.name("card", key),
        "kind": role(f"lcg-kind-{kind_of(face)}", f"lcg-card-{key}", language),
        "text": card_text(face, language),
    }
    more = {
        "subtitle": names.name("subtitle", key),
        "traits": names.listed(names.trait(face.key, trait) for trait in face.traits),
        "back_name": names.name("back", key),
        "back": "\n".join(back_lines(key, language)),
        "values": names.listed(_values(names, face)),
        "unique": names.say("unique") if face.unique else "",
    }
    if isinstance(face, ActFace | AgendaFace):
        more["story"] = names.name("story", key)
        if turns(face):
            more["back_story"] = names.name("story-back", key)
    if isinstance(face, ScenarioFace):
        more["story"] = names.name("introduction", key)
        easier, harder = DIFFICULTIES[:2], DIFFICULTIES[2:]
        more["side"] = names.listed(names.name("difficulty", one) for one in easier)
        more["back_name"] = names.listed(names.name("difficulty", one) for one in harder)
    if isinstance(face, PlayerFace):
        more["class"] = names.name("class", every_card().cards[key].cls)
        more["icons"] = names.listed(names.name("skill", icon) for icon in face.icons)
    if isinstance(face, AssetFace):
        more["slots"] = names.listed(
            names.name("slot", slot) + (f" ×{count}" if count > 1 else "")
            for slot, count in Counter(face.slots).items()
        )
    if isinstance(face, InvestigatorFace):
        more["skills"] = names.listed(
            names.say("skill-value", skill=names.name("skill", skill), value=value)
            for skill, value in zip(SKILLS, face.skills, strict=True)
        )
    if key in SETS_OF:
        more["home_made"] = names.say("home-made", set=names.name("set", SETS_OF[key]))
    if face.encounter_set:
        more["set"] = names.name("set", face.encounter_set)
    return shown | {field: text for field, text in more.items() if text}


def _values(names: Names, face: Face) -> Iterator[str]:
    """The printed numbers of a card with their names; a dash is not a number."""
    card = every_card().cards.get(face.key)
    if card is not None and card.level is not None:
        yield names.say("printed-value", stat="level", value=card.level, each="no")
    for kind, stats in VALUES.items():
        for stat in stats if isinstance(face, kind) else ():
            value = getattr(face, stat, None)
            each = "yes" if getattr(face, f"{stat}_per_investigator", False) else "no"
            if value is not None:
                yield names.say("printed-value", stat=stat, value=value, each=each)
