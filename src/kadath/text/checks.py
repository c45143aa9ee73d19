"""Checks that every node can be rendered: for `kadath check` and for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ..kernel.effects import Special
from ..kernel.nodes import Node, field_names, registered_name
from .brackets import unbracketed
from .errors import NotSaid
from .languages import BRACKETS, LANGUAGES
from .lexicon import lexicon
from .pattern import KEY_FIELD, Field, Part, Subject, Variants, Verb, Word, parse, walk
from .render import phrase, render
from .says import ALONE, Kind, Wording, wording_of
from .speaker import Speaker, kind_of


def missing(nodes: Iterable[Node | type[Node]], game: str = "") -> list[str]:
    """What keeps these trees, or node classes, from being rendered in every language.

    That is a class without patterns, a field that a language never mentions, a word or a form that
    is missing in the lexicon, or text that bypasses the renderer.
    """
    by_kind: dict[Kind, list[str]] = {Special: []}
    in_trees: list[str] = []
    for root in nodes:
        kinds = {root} if isinstance(root, type) else {kind_of(node) for node in root.walk()}
        for kind in kinds - by_kind.keys():
            by_kind[kind] = list(_missing_in_kind(kind, game))
        if isinstance(root, Node) and not any(by_kind[kind] for kind in kinds):
            in_trees += _missing_in_tree(root, game)
    return [problem for problems in by_kind.values() for problem in problems] + in_trees


def _missing_in_kind(kind: Kind, game: str) -> Iterator[str]:
    name = kind if isinstance(kind, str) else registered_name(kind)
    wording = wording_of(kind, game)
    if wording is None:
        yield f"{name}: no pattern says it"
        return
    for language in LANGUAGES:
        try:
            for problem in _missing_in_wording(kind, wording, language):
                yield f"{name}: {language}: {problem}"
        except NotSaid as gap:
            yield f"{name}: {language}: {gap.message}"


def _missing_in_wording(kind: Kind, wording: Wording, language: str) -> Iterator[str]:
    parts = list(walk(parse(wording.pattern(language))))
    if kind in ALONE:
        parts += walk(parse(ALONE[kind].pattern(language)))
    mentioned = {*wording.silent, *(wording.binds or ())[:1], wording.refers}
    mentioned |= {_first(text.removeprefix("$")) for text in wording.words.values()}
    for part in parts:
        mentioned |= _fields_in(part)
        yield from _missing_words(part, language)
    if not isinstance(kind, str):
        for name in field_names(kind):
            if name not in mentioned:
                yield f"the field {name!r} is never mentioned"


def _fields_in(part: Part) -> set[str]:
    if isinstance(part, Field):
        return {_first(part.name), part.of, *_fields_in_key(part.of)}
    if isinstance(part, Subject | Variants):
        return {_first(part.name)}
    if isinstance(part, Word):
        return {part.agrees, *_fields_in_key(part.agrees), *_fields_in_key(part.key)}
    return set()


def _fields_in_key(key: str) -> set[str]:
    return {_first(found[1] or found[2]) for found in KEY_FIELD.finditer(key)}


def _first(name: str) -> str:
    return name.partition(".")[0]


def _missing_words(part: Part, language: str) -> Iterator[str]:
    key = part.key if isinstance(part, Word) else part.of if isinstance(part, Field) else ""
    try:
        if isinstance(part, Verb):
            lexicon(language).verb(part.key, "imp")
        elif (isinstance(part, Word) or "." in key) and not re.search(r"\$|\*|^=", key):
            lexicon(language).word(key)
    except NotSaid as gap:
        yield gap.message


def _missing_in_tree(root: Node, game: str) -> Iterator[str]:
    for language in (*LANGUAGES, BRACKETS):
        try:
            if Speaker(language, game=game).is_phrase(root):
                phrase(root, language, game=game).form(lexicon(language).grammar.cases[0])
                continue
            text = render(root, language, game=game)
            if language == BRACKETS and (words := unbracketed(text)):
                yield f"{root}: bypasses the renderer: {' '.join(words)}"
        except NotSaid as gap:
            yield f"{root}: {language}: {gap.message}"
