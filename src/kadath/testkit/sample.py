"""A random sample of texts, for a speaker of the language to read.

    python -m kadath.testkit.sample pl --seed 7

Cards come from all catalogues and log entries from random games; messages are the prompts and
options of those games, and the sentences of the page, the terminal, and the command line that need
no values. The same seed draws the same texts as long as the games are the same.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from kadath.games import game, playable
from kadath.text.errors import NotSaid
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES

from .kit import kit
from .narration import decisions, games, told

CARDS, LINES, MESSAGES = 100, 300, 200
LONGEST_GAME = 250
"""A game is cut off after this many decisions."""
GAMES = 6


def cards(language: str) -> Iterator[str]:
    """All components with text, each with its name."""
    for name in playable():
        narrator = game(name).narrator()
        for component in game(name).components():
            shown = narrator.component(component.key, language)
            if shown.get("text"):
                yield f"{shown['name']} | {shown['text']}".replace("\n", " / ")


def played(game_name: str, language: str, seed: int) -> tuple[set[str], set[str]]:
    """The log entries of random games of one kind, and their prompts and options."""
    log: set[str] = set()
    asked: set[str] = set()
    narrator = game(game_name).narrator()
    for number, state in islice(games(kit(game_name)), GAMES):
        read = 0
        for decision in islice(decisions(state, seed + number), LONGEST_GAME):
            log.update(told(narrator, state, language, read))
            read = len(state.log or ())
            asked.add(narrator.prompt_text(state, language))
            asked.update(narrator.option_text(state, one, language) for one in decision.options)
        log.update(told(narrator, state, language, read))
    return log, asked


def sentences(language: str) -> Iterator[str]:
    """The messages that need no values and are longer than a word."""
    catalogue = messages(language)
    for name in catalogue:
        try:
            text = catalogue.format(name)
        except NotSaid:
            continue
        if " " in text:
            yield text


def drawn(texts: Iterable[str], most: int, chance: random.Random) -> Sequence[str]:
    """A number of these texts, drawn at random."""
    ordered = sorted(set(texts))
    return chance.sample(ordered, min(most, len(ordered)))


def sample(language: str, seed: int) -> Iterator[tuple[str, Sequence[str]]]:
    """The texts to read, by kind."""
    chance = random.Random(seed)
    log: set[str] = set()
    asked: set[str] = set()
    for name in playable():
        lines, questions = played(name, language, seed)
        log |= lines
        asked |= questions
    yield "card", drawn(cards(language), CARDS, chance)
    yield "log", drawn(log, LINES, chance)
    yield "asked", drawn(asked, MESSAGES // 2, chance)
    yield "message", drawn(sentences(language), MESSAGES // 2, chance)


def main() -> None:
    """Print a sample."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m kadath.testkit.sample")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for kind, texts in sample(asked.language, asked.seed):
        for text in texts:
            print(f"{kind}: {text}")


if __name__ == "__main__":
    main()
