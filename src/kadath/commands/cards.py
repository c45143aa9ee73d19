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
"""What stands on a card besides its rules text, as far as its game has such fields."""
ALIKE = str.maketrans(dict.fromkeys("’ʼ‘`", "'") | dict.fromkeys("“”„«»", '"') | {"ł": "l"})
"""Signs that a keyboard may not have, and what is typed for them."""


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.given("game", "cli-arg-game", place="cli-place-game", type=a_game)
    parser.given("name", "cli-cards-name", place="cli-place-name", nargs="*", default=[])
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Print the components, all of them or those with a certain name."""
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
    """What stands on each side of a card; a side is named where there are two."""
    if side := card.get("side"):
        yield f"[{side}]"
    if card["text"]:
        yield card["text"]
    if card.get("back") or card.get("back_name"):
        yield f"[{card.get('back_name') or say.format('cli-cards-back')}]"
    if back := card.get("back"):
        yield back


def matching(game: Game[Any], name: str, language: str) -> Iterator[dict[str, Any]]:
    """The components whose key is the name, or whose name has it in it, with all their texts.

    Names are found as one types them: without diacritics, with any apostrophe.
    """
    narrator = game.narrator()
    sought = plain(name)
    for component in game.components():
        said = narrator.component(component.key, language)
        if sought in (component.key, f"[{component.key}]") or sought in plain(said["name"]):
            yield {
                "key": component.key,
                **said,
                "copies": component.copies,
                "original": component.original,
            }


def plain(name: str) -> str:
    """A name in small letters without diacritics, its apostrophes and quotation marks alike."""
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
