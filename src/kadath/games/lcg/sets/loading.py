"""Loading a custom set: completely, or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import fields
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from kadath.folders import SET
from kadath.kernel.codec import encode
from kadath.kernel.errors import KadathError
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES
from kadath.text.set_words import (
    SetRefused,
    SetWords,
    add_words,
    read_toml,
    read_words,
    remove_words,
)

from ..components import FACES
from ..decks import every
from ..faces import Face
from ..vocabulary.wording.cards import printed_lines
from ..vocabulary.wording.names import card_name, trait_name
from .accepted import Accepted
from .cards import KEY, SetCard, read_card, read_json

DIGITS = 12
FIELDS = ("name", "game", "title")


class HomeMade(NamedTuple):
    """A custom set: its cards, its words, and the hash of everything that affects the rules."""

    folder: Path
    name: str
    hash: str
    cards: tuple[SetCard, ...]
    words: SetWords


_UNSAID = (KadathError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What the renderer raises for nonsensical trees, because patterns rely on their fields."""

LOADED: dict[str, HomeMade] = {}
"""The loaded sets by name."""


def bring(folder: Path) -> HomeMade:
    """Load the set in a folder and make it playable; raises `SetRefused` and then loads nothing."""
    found = _read(folder)
    _install(found)
    try:
        _word(found)
    except SetRefused:
        remove(found)
        raise
    return found


def remove(found: HomeMade) -> None:
    """Unload a set."""
    LOADED.pop(found.name, None)
    every.remove(found.name)
    for card in found.cards:
        FACES.pop(card.face.key, None)
    remove_words(found.words)


def _install(found: HomeMade) -> None:
    LOADED[found.name] = found
    every.add(found.name, tuple(card.entry for card in found.cards))
    FACES.update((card.face.key, card.face) for card in found.cards)
    add_words(found.words)


def _read(folder: Path) -> HomeMade:
    name, titles = _about(folder / SET)
    paths = sorted((folder / "cards").glob("*.json"))
    if not paths:
        raise SetRefused("no-cards", folder / "cards")
    for path in paths:
        if not KEY.fullmatch(path.stem):
            raise SetRefused("bad-key", path)
        if path.stem in FACES:
            raise SetRefused("taken-key", path, key=path.stem)
    keys = frozenset(path.stem for path in paths)
    data = {path: read_json(path) for path in paths}
    traits = _traits(data.values())
    words = read_words(
        folder,
        needed=[f"lcg-card-{key}" for key in sorted(keys)],
        allowed=[*(f"lcg-subtitle-{key}" for key in keys), *map(_trait_message, traits)],
    )
    for language, title in titles.items():
        words.messages[language][f"lcg-set-{name}"] = title
    worded = frozenset(one for one in traits if _trait_message(one) in words.messages["en"])
    accepted = Accepted(worded, keys)
    cards = tuple(read_card(path, data[path], name, accepted) for path in paths)
    return HomeMade(folder, name, _hash(cards), cards, words)


def _about(path: Path) -> tuple[str, dict[str, str]]:
    """The name of a set, and its title in each language."""
    data = read_toml(path)
    for field in data:
        if field not in FIELDS:
            known_names = ", ".join(FIELDS)
            raise SetRefused("unknown-field", path, place="/", field=field, accepted=known_names)
    for field in FIELDS:
        if field not in data:
            raise SetRefused("missing-field", path, place="/", field=field)
    name, titles = data["name"], data["title"]
    if not isinstance(name, str) or not KEY.fullmatch(name):
        raise SetRefused("bad-name", path, name=str(name)[:40])
    if name in LOADED or f"lcg-set-{name}" in messages("en"):
        raise SetRefused("taken-name", path, name=name)
    for language in LANGUAGES:
        title = titles.get(language) if isinstance(titles, dict) else None
        if not isinstance(title, str) or not title:
            raise SetRefused("missing-field", path, place="title", field=language)
    return name, {language: titles[language] for language in LANGUAGES}


def _traits(cards: Iterable[dict[str, Any]]) -> frozenset[str]:
    """The traits on cards that have not been read yet."""
    listed = [data.get("traits") for data in cards]
    return frozenset(
        trait
        for traits in listed
        if isinstance(traits, list)
        for trait in traits
        if isinstance(trait, str)
    )


def _trait_message(trait: str) -> str:
    return f"lcg-trait-{trait.lower().replace(' ', '-')}"


def _hash(cards: tuple[SetCard, ...]) -> str:
    """A hash shared by sets that play alike; it ignores their words."""
    content = [
        {
            spec.name: encode(getattr(card.face, spec.name))
            for spec in fields(card.face)
            if spec.init
        }
        for card in cards
    ]
    entries = [encode(tuple(card.entry)) for card in cards]
    text = json.dumps([content, entries], sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=DIGITS // 2).hexdigest()


def _word(found: HomeMade) -> None:
    """Render every card in every language, to find what cannot be worded."""
    for card in found.cards:
        path = found.folder / "cards" / f"{card.face.key}.json"
        for language in LANGUAGES:
            try:
                _read_aloud(card.face, language)
            except _UNSAID as error:
                why = error.message if isinstance(error, KadathError) else type(error).__name__
                raise SetRefused("unsaid", path, language=language, reason=why) from None


def _read_aloud(face: Face, language: str) -> None:
    """Render everything printed on a card."""
    card_name(face.key, language)
    for trait in face.traits:
        trait_name(trait, language)
    for _ in printed_lines(face, language):
        pass
