"""What several subcommands let one choose: a game, its set-up, a bot."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from kadath.kernel.game import Game, Setup, SetupOption

from .mistake import Mistake


def a_game(name: str) -> str:
    """The name of a game; hyphens do for underscores."""
    from kadath.games import playable

    found = name.replace("-", "_")
    if found not in playable():
        raise Mistake("cli-no-such-game", name=name, known=", ".join(playable()))
    return found


def a_bot(name: str) -> str:
    """The name of a bot."""
    from kadath.bots import BOTS

    if name not in BOTS:
        raise Mistake("cli-no-such-bot", name=name, known=", ".join(BOTS))
    return name


def a_setup(game: Game[Any], pairs: Iterable[str]) -> Setup:
    """The set-up that pairs of KEY=VALUE ask for."""
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
    """A value in words; what stands behind an @ are files, whose texts are the value."""
    if text.startswith("@"):
        return [Path(name).read_text(encoding="utf-8") for name in text[1:].split(",")]
    by_text = {str(value): value for value in (*option.values, option.default)}
    if text in by_text:
        return by_text[text]
    several = text.split(",")
    if len(several) > 1 and all(one in by_text for one in several):
        return several
    raise Mistake("cli-bad-setup", name=option.key, value=text, known=", ".join(by_text))
