"""Reading the Fluent files of a language before anybody else does."""

from __future__ import annotations

from functools import cache

from kadath import games
from kadath.text.fluent import messages

from .told import title


@cache
def read_words(language: str) -> str:
    """Read the files of a language; the language again.

    Called in the server's own thread before others word anything in that language: two threads
    that first want the same file trip over each other.
    """
    messages(language).format("server-ready-end")
    for game in games.GAMES:
        title(game, language)
    return language
