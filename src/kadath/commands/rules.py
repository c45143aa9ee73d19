"""`kadath rules`: the numbered rules of a game, all of them or those that match a search."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import TYPE_CHECKING

from .choices import a_game
from .parser import Parser

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

FOUND_NOTHING = 1


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.given("game", "cli-arg-game", place="cli-place-game", type=a_game)
    parser.given("words", "cli-rules-words", place="cli-place-words", nargs="*", default=[])
    parser.option("--json", message="cli-option-json", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Print the rules, the best match first; returns 1 if there is none."""
    from kadath.rulebook import load

    rulebook = load(chosen.game)
    language = say.language
    words = " ".join(chosen.words)
    found = rulebook.search(words, language) if words else rulebook.rules
    if chosen.json:
        rules = [
            {"id": rule.id, "title": rule.title[language], "text": rule.text[language]}
            for rule in found
        ]
        print(json.dumps(rules, ensure_ascii=False))
    elif not found:
        print(say.format("cli-rules-none", words=words))
    else:
        for rule in found:
            print(f"{rule.id}  {rule.title[language]}\n    {rule.text[language]}")
    return 0 if found else FOUND_NOTHING
