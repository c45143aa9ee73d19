"""`kadath cards`: the components of a game with their rules text."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from textwrap import indent
from typing import TYPE_CHECKING, Any

from .choices import a_game
from .mistake import Mistake
from .parser import Parser

if TYPE_CHECKING:
    from kadath.kernel.game import Game
    from kadath.text.fluent import Messages

PRINTED = ("subtitle", "class", "traits", "slots", "values", "skills", "icons")
"""What stands on a card besides its rules text, as far as its game has such fields."""


def arguments(parser: Parser) -> None:
    """Declare what may stand on the command line."""
    parser.given("game", "cli-arg-game", metavar="GAME", type=a_game)
    parser.given("name", "cli-cards-name", metavar="NAME", nargs="*")
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Print the components, all or those of a name."""
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
        if card["text"]:
            print(indent(card["text"], "    "))
        print()
    return 0


def matching(game: Game[Any], name: str, language: str) -> Iterator[dict[str, Any]]:
    """The components whose key is the name, or whose name has it in it, with all their texts."""
    narrator = game.narrator()
    sought = name.casefold()
    for component in game.components():
        said = narrator.component(component.key, language)
        if sought in (component.key, f"[{component.key}]") or sought in said["name"].casefold():
            yield {
                "key": component.key,
                **said,
                "copies": component.copies,
                "original": component.original,
            }


def _heading(card: dict[str, Any], say: Messages) -> str:
    marks = [card["kind"]]
    if card["copies"] > 1:
        marks.append(f"×{card['copies']}")
    if "home_made" in card:
        marks.append(card["home_made"])
    if card["original"]:
        marks.append(say.format("cli-cards-original"))
    return f"{card['name']} [{card['key']}] ({', '.join(marks)})"
