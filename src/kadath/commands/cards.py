"""`kadath cards`: the components of a game with their rules text."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from textwrap import indent
from typing import TYPE_CHECKING, Any
from unicodedata import combining, normalize

from .choices import a_game
from .mistake import Mistake
from .parser import Parser

if TYPE_CHECKING:
    from kadath.kernel.game import Game
    from kadath.text.fluent import Messages

PRINTED = ("subtitle", "class", "traits", "slots", "values", "skills", "icons")
"""The printed fields of a card besides its rules text, if its game has them."""
ALIKE = str.maketrans(dict.fromkeys("’ʼ‘`", "'") | dict.fromkeys("“”„«»", '"') | {"ł": "l"})
"""Characters that a keyboard may lack, and what people type instead."""


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.given("game", "cli-arg-game", place="cli-place-game", type=a_game)
    parser.given("name", "cli-cards-name", place="cli-place-name", nargs="*", default=[])
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Print all components, or those that match a name."""
    from kadath.games import game as game_called

    name = " ".join(chosen.name)
    found = list(matching(game_called(chosen.game), name, say.language))
    if not found:
        raise Mistake("cli-no-such-card", name=name, help=f"kadath cards {chosen.game}")
    if chosen.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return 0
    for card in found:
        print(_heading(card, say))
        if printed := " · ".join(card[field] for field in PRINTED if card.get(field)):
            print(indent(printed, "    "))
        for line in sides(card, say):
            print(indent(line, "    "))
        print()
    return 0


def sides(card: dict[str, Any], say: Messages) -> Iterator[str]:
    """The text of each side of a card, with a label if there are two."""
    if side := card.get("side"):
        yield f"[{side}]"
    if card["text"]:
        yield card["text"]
    if card.get("back") or card.get("back_name"):
        yield f"[{card.get('back_name') or say.format('cli-cards-back')}]"
    if back := card.get("back"):
        yield back


def matching(game: Game[Any], name: str, language: str) -> Iterator[dict[str, Any]]:
    """The components whose key is the name, or whose name contains it, with all their texts.

    Diacritics and the kind of apostrophe do not matter.
    """
    narrator = game.narrator()
    sought = plain(name)
    for component in game.components():
        texts = narrator.component(component.key, language)
        if sought in (component.key, f"[{component.key}]") or sought in plain(texts["name"]):
            yield {
                "key": component.key,
                **texts,
                "copies": component.copies,
                "original": component.original,
            }


def plain(name: str) -> str:
    """A name in lower case, without diacritics, and with plain apostrophes and quotation marks."""
    letters = normalize("NFKD", name.casefold())
    return "".join(one for one in letters if not combining(one)).translate(ALIKE)


def _heading(card: dict[str, Any], say: Messages) -> str:
    marks = [card["kind"]]
    if card["copies"] > 1:
        marks.append(f"×{card['copies']}")
    if "unique" in card:
        marks.append(card["unique"])
    if "home_made" in card:
        marks.append(card["home_made"])
    if card["original"]:
        marks.append(say.format("cli-cards-original"))
    return f"{card['name']} [{card['key']}] ({', '.join(marks)})"
