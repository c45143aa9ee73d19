"""Arguments that several subcommands share: a game, its set-up, a bot."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kadath.kernel.game import Game, Setup, SetupOption

from .mistake import Mistake


def a_game(name: str) -> str:
    """The name of a game; hyphens count as underscores."""
    from kadath.games import playable

    found = name.replace("-", "_")
    if found not in playable():
        raise Mistake("cli-no-such-game", name=name, known=", ".join(playable()))
    return found


def a_game_to_learn(name: str) -> str:
    """The name of a game that has a tutorial."""
    from kadath.games import game, playable
    from kadath.kernel.capabilities import Teaches

    known = [one for one in playable() if isinstance(game(one), Teaches)]
    found = a_game(name)
    if found not in known:
        raise Mistake("cli-no-guide", name=name, known=", ".join(known))
    return found


def some_bots(names: str) -> list[str]:
    """One bot for all seats, or one per seat, separated by commas; `module:Class` works too."""
    from kadath.bots import BOTS

    several = names.split(",")
    for name in several:
        if name not in BOTS and ":" not in name:
            raise Mistake("cli-no-such-bot", name=name, known=", ".join(BOTS))
    return several


def a_setup(game: Game[Any], pairs: Iterable[str]) -> Setup:
    """The set-up from pairs of KEY=VALUE."""
    options = {option.key: option for option in game.setup_options()}
    setup: Setup = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Mistake("cli-not-a-pair", value=pair)
        if key not in options:
            raise Mistake("cli-no-such-setup", name=key, known=", ".join(options))
        setup[key] = _setup_value(options[key], value)
    return setup


def _setup_value(option: SetupOption, text: str) -> int | str | list[str]:
    """A value of a set-up option; after an @, the contents of files."""
    if text.startswith("@"):
        return [_text_of(Path(name)) for name in text[1:].split(",")]
    by_text = {str(value): value for value in (*option.values, option.default)}
    several = text.split(",")
    if option.takes_several and all(one in option.values for one in several):
        return several
    if text in by_text:
        return by_text[text]
    raise Mistake("cli-bad-setup", name=option.key, value=text, known=", ".join(by_text))


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Mistake("cli-not-text", file=str(file)) from error
