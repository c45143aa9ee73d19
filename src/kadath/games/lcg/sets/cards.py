"""A card of a custom set: a JSON file, with its trees in the codec's form."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

from kadath.kernel.nodes import registered_name
from kadath.kernel.trees import BadTree, read_fields
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
    level = cls = None
    if not is_weakness:
        level = _number(path, data, "level", LEVELS, None)
        cls = data.pop("class", None)
        if cls not in CLASSES:
            raise SetRefused(
                "unknown-word",
                path,
                place="class",
                word=_shown(cls),
                accepted=", ".join(CLASSES),
            )
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
    """Check what types cannot express: what belongs together, and what is not allowed."""
    kind = face.TYPE
    for number, ability in enumerate(face.abilities):
        if type(ability) not in accepted.abilities(kind):
            known_names = ", ".join(sorted(one.__name__ for one in accepted.abilities(kind)))
            raise SetRefused(
                "wrong-ability",
                path,
                place=f"{kind}.abilities[{number}]",
                type=kind,
                ability=type(ability).__name__,
                accepted=known_names,
            )
        for one in meant(ability, f"{kind}.abilities[{number}]"):
            known = accepted.selectors(one.kind, one.field)
            if type(one.selector) not in known:
                known_names = " / ".join(sorted(registered_name(kind) for kind in known))
                name = registered_name(type(one.selector))
                raise SetRefused("wrong-node", path, place=one.place, node=name, wanted=known_names)
    for keyword in face.keywords:
        if keyword not in KEYWORDS[kind]:
            known_names = ", ".join(KEYWORDS[kind])
            raise SetRefused(
                "unknown-word", path, place=f"{kind}.keywords", word=keyword, accepted=known_names
            )
    for name in (
        "cost",
        "health",
        "sanity",
        "fight",
        "evade",
        "damage",
        "horror",
        "uses",
        "victory",
    ):
        if (getattr(face, name, None) or 0) < 0:
            raise SetRefused(
                "bad-number",
                path,
                place=f"{kind}.{name}",
                number=_shown(getattr(face, name)),
                least=0,
                most=99,
            )
    if isinstance(face, EventFace):
        played = [one for one in face.abilities if isinstance(one, Play | PlayFast)]
        is_fast = [isinstance(one, PlayFast) for one in played]
        if is_fast != ["fast" in face.keywords]:
            raise SetRefused("not-played", path)
    if isinstance(face, AssetFace) and bool(face.uses) != bool(face.use_type):
        raise SetRefused("half-uses", path)


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
