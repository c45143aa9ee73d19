"""Which cards a rule mentions: those with something printed on them that the rule is about."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache

from kadath import games, rulebook
from kadath.kernel.citations import CITED
from kadath.kernel.nodes import Node

KEYWORDS = "keywords"
"""The field of a card that lists its keywords."""
SHORTEST = 7
"""Shorter card names are often ordinary words too, such as those of skills."""


@cache
def cards_by_rule(game: str) -> Mapping[str, tuple[str, ...]]:
    """The components that each rule mentions, in the order of the catalogue.

    A node on a card refers to the rules that its code implements, and a keyword to those under the
    heading with its name; and a rule may name a card.
    """
    played = games.game(game)
    narrator = played.narrator()
    index = rulebook.load(game)
    headed = {one.key: one.rules for one in index.headings}
    found: dict[str, dict[str, None]] = {rule.id: {} for rule in index.rules}
    named: dict[str, str] = {}
    for component in played.components():
        named.setdefault(narrator.component(component.key, "en").get("name", ""), component.key)
        for part in _parts(played.printed(component.key)):
            rules = headed.get(part, ()) if isinstance(part, str) else _rules_of(type(part))
            for rule in rules:
                if rule in found:
                    found[rule][component.key] = None
    names = "|".join(re.escape(one) for one in named if len(one) >= SHORTEST)
    mention = re.compile(rf"\b(?:{names})\b") if names else None
    for one in index.rules:
        for name in mention.findall(one.text["en"]) if mention else ():
            found[one.id][named[name]] = None
    return {rule: tuple(cards) for rule, cards in found.items() if cards}


def _parts(value: object) -> Iterator[Node | str]:
    """All nodes and keywords of a definition."""
    if is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Node):
            yield value
        for spec in fields(value):
            inside = getattr(value, spec.name)
            yield from inside if spec.name == KEYWORDS else _parts(inside)
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _parts(one)
    elif isinstance(value, tuple | list | frozenset):
        for one in value:
            yield from _parts(one)


def _rules_of(kind: type[Node]) -> tuple[str, ...]:
    """The rules that the code of a node class cites."""
    codes = (getattr(one, "__code__", None) for one in vars(kind).values())
    return tuple(rule for code in codes if code is not None for rule in CITED.get(code, ()))
