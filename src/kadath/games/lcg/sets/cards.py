"""A card of a custom set: a JSON file, with its trees in the codec's form."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from kadath.kernel.nodes import Node, registered_name
from kadath.kernel.trees import MOST, BadTree, read_fields
from kadath.text.set_words import SetRefused, read_text

from ..decks.collection import BASIC_WEAKNESS, CardEntry
from ..faces import AssetFace, EnemyFace, EventFace, Face, SkillFace, TreacheryFace
from ..vocabulary.abilities import Play, PlayFast
from .accepted import KEYWORDS, Accepted
from .meant import meant

KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CLASSES = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral")
LEVELS = range(6)
COPIES = range(1, 10)
NUMBERS = ("cost", "health", "sanity", "fight", "evade", "damage", "horror", "uses", "victory")
"""The printed numbers, none of which may be negative."""

_PRINTED = ("traits", "keywords", "abilities", "unique", "title")
_PLAYED = (*_PRINTED, "icons", "cost")
FACES_OF: dict[str, tuple[type[Face], tuple[str, ...]]] = {
    "asset": (AssetFace, (*_PLAYED, "health", "sanity", "slots", "uses", "use_type")),
    "event": (EventFace, _PLAYED),
    "skill": (SkillFace, (*_PRINTED, "icons")),
    "enemy": (EnemyFace, (*_PRINTED, "fight", "health", "evade", "damage", "horror", "victory")),
    "treachery": (TreacheryFace, _PRINTED),
}
"""The card types a set may contain, and what is printed on each."""
WEAKNESSES = frozenset({"enemy", "treachery"})
"""These may only be basic weaknesses: scenarios decide what joins encounter decks."""


class SetCard(NamedTuple):
    """A card for the rules and for deck building."""

    face: Face
    entry: CardEntry


def read_json(path: Path) -> dict[str, Any]:
    """The data of a card; no field may occur twice."""
    try:
        data = json.loads(read_text(path), object_pairs_hook=_once)
    except _Twice as error:
        raise SetRefused("doubled-field", path, field=str(error)) from None
    except json.JSONDecodeError as error:
        raise SetRefused("bad-json", path, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):
        raise SetRefused("bad-json", path, line=1, column=1) from None
    if not isinstance(data, dict):
        raise SetRefused("not-a-card", path)
    return data


class _Twice(ValueError):
    """A field that occurs twice in an object."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in pairs:
        if name in found:
            raise _Twice(name)
        found[name] = value
    return found


def read_card(path: Path, data: dict[str, Any], owner: str, accepted: Accepted) -> SetCard:
    """The card in a file of the set `owner`; the file name is its key."""
    data = dict(data)
    kind = data.pop("type", None)
    if not isinstance(kind, str) or kind not in FACES_OF:
        raise SetRefused("unknown-type", path, found=_shown(kind), accepted=", ".join(FACES_OF))
    copies = _number(path, data, "copies", COPIES, 1)
    is_weakness = kind in WEAKNESSES
    level = None if is_weakness else _number(path, data, "level", LEVELS, None)
    cls = None if is_weakness else _class(path, data)
    face_kind, names = FACES_OF[kind]
    try:
        given = read_fields(data, face_kind, names, kind, accepted)
    except BadTree as error:
        raise SetRefused(error.why, path, place=error.place, **error.values) from None
    key = path.stem
    face = face_kind(**{"key": key, "code": f"{owner}/{key}", "weakness": is_weakness, **given})
    _check(path, face, accepted)
    entry = CardEntry(
        key,
        face.code,
        **({"kind": BASIC_WEAKNESS} if is_weakness else {"cls": cls}),
        level=level,
        copies=copies,
        title="" if face.title == key else face.title,
        keywords=face.keywords,
    )
    return SetCard(face, entry)


def _check(path: Path, face: Face, accepted: Accepted) -> None:
    """Refuse what the types of the fields allow, but the game does not."""
    for number, ability in enumerate(face.abilities):
        _check_ability(path, f"{face.TYPE}.abilities[{number}]", face, ability, accepted)
    _check_keywords(path, face)
    _check_numbers(path, face)
    if isinstance(face, EventFace) and not _is_played_once(face):
        raise SetRefused("not-played", path)
    if isinstance(face, AssetFace) and bool(face.uses) != bool(face.use_type):
        raise SetRefused("half-uses", path)


def _check_ability(path: Path, place: str, face: Face, ability: Node, accepted: Accepted) -> None:
    """Check that a card of this type may have the ability, and what each part of it selects."""
    allowed = accepted.abilities(face.TYPE)
    if type(ability) not in allowed:
        raise SetRefused(
            "wrong-ability",
            path,
            place=place,
            type=face.TYPE,
            ability=type(ability).__name__,
            accepted=", ".join(sorted(one.__name__ for one in allowed)),
        )
    for one in meant(ability, place):
        known = accepted.selectors(one.kind, one.field)
        if type(one.selector) not in known:
            wanted = " / ".join(sorted(registered_name(kind) for kind in known))
            name = registered_name(type(one.selector))
            raise SetRefused("wrong-node", path, place=one.place, node=name, wanted=wanted)


def _check_keywords(path: Path, face: Face) -> None:
    known = KEYWORDS[face.TYPE]
    for keyword in face.keywords:
        if keyword not in known:
            raise _unknown_word(path, f"{face.TYPE}.keywords", keyword, known)


def _check_numbers(path: Path, face: Face) -> None:
    """Refuse negative numbers; too large ones are refused when the fields are read."""
    for name in NUMBERS:
        number = getattr(face, name, None)
        if number is not None and number < 0:
            raise SetRefused(
                "bad-number",
                path,
                place=f"{face.TYPE}.{name}",
                number=_shown(number),
                least=0,
                most=MOST,
            )


def _is_played_once(event: EventFace) -> bool:
    """Whether an event has exactly one ability that plays it, a fast one if the event is fast."""
    played = [one for one in event.abilities if isinstance(one, Play | PlayFast)]
    return [isinstance(one, PlayFast) for one in played] == ["fast" in event.keywords]


def _class(path: Path, data: dict[str, Any]) -> str:
    found = data.pop("class", None)
    if not isinstance(found, str) or found not in CLASSES:
        raise _unknown_word(path, "class", _shown(found), CLASSES)
    return found


def _unknown_word(path: Path, place: str, word: str, accepted: Iterable[str]) -> SetRefused:
    return SetRefused("unknown-word", path, place=place, word=word, accepted=", ".join(accepted))


def _number(path: Path, data: dict[str, Any], name: str, allowed: range, usual: int | None) -> int:
    value = data.pop(name, usual)
    if type(value) is not int or value not in allowed:
        raise SetRefused(
            "bad-number",
            path,
            place=name,
            number=_shown(value),
            least=_shown(allowed.start),
            most=allowed.stop - 1,
        )
    return value


def _shown(value: Any) -> str:
    shown = json.dumps(value, ensure_ascii=False)
    return shown if len(shown) <= 40 else f"{shown[:37]}..."
