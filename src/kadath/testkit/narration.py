"""Random games put into words: every line is whole, and none tells what its reader may not know."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from kadath.kernel.decision import Decision
from kadath.kernel.explain import trail
from kadath.kernel.rng import Rng
from kadath.kernel.state import State

from .kit import Kit

DECISIONS = 1500
"""Once this many decisions were made, the current game is the last one."""
ONE_IN = 9
"""Leaks are looked for at one decision in this many."""
UNFINISHED = re.compile(r"[{}\[\]]|(?<!\d)\$(?!\d)|None|  |\s$|: ?$|: \.|\(\)|, ,")
"""What shows in a line that a value, or a part of a sentence, is missing."""
CLUMSY = re.compile(
    r"„[^“”]*\.”$|\.»$|\bzostało 1 (?:punkt|żeton)\b|\bза?лишилося 1 (?:пункт|жетон)\b"
)
"""A full stop within what is quoted, and one thing told as several: Polish and Ukrainian."""


def is_well_said(line: str) -> bool:
    """Whether a line is whole: nothing missing, nothing left open, a capital where it begins."""
    first = re.search(r"\w", line)
    if first is None or first.group().islower():
        return False
    return not UNFINISHED.search(line) and not CLUMSY.search(line)


def decisions(state: State, seed: int) -> Iterator[Decision]:
    """Every decision of a random game; the game goes on when the next one is wanted."""
    chance = random.Random(seed)
    while state.decision is not None:
        yield state.decision
        state.apply(chance.choice(state.decision.options))


def games(kit: Kit[Any]) -> Iterator[tuple[int, State]]:
    """New games with a log, each with its number, in set-ups far apart."""
    setups = kit.setups()
    for number in range(len(setups)):
        # A step without a divisor in common with any number of set-ups that there are.
        state = kit.game.new(setups[number * 101 % len(setups)], number)
        state.log = []
        yield number, state


def badly_said(kit: Kit[Any], language: str) -> Iterator[str]:
    """What is said badly in random games: prompts, options, places, endings, lines of the log."""
    narrator, left = kit.game.narrator(), DECISIONS
    for number, state in games(kit):
        for decision in decisions(state, seed=number):
            left -= 1
            lines = [narrator.option_text(state, option, language) for option in decision.options]
            if len(set(lines)) < len(lines) and not kit.may_read_alike(decision.ask):
                yield f"options read alike: {lines}"
            lines.append(narrator.prompt_text(state, language))
            lines += [narrator.place_text(place, language) for place in trail(state)]
            yield from (line for line in lines if not is_well_said(line))
        told = [narrator.entry_text(state, entry, language) for entry in state.log or ()]
        told.append(narrator.prompt_text(state, language))
        yield from (line for line in told if not is_well_said(line))
        if left <= 0:
            return


def secrets_told(kit: Kit[Any]) -> Iterator[str]:
    """Options and prompts of random games that differ where states are alike to their readers."""
    narrator, left = kit.game.narrator(), DECISIONS
    for number, state in games(kit):
        seats = kit.game.seats(state)
        for count, decision in enumerate(decisions(state, seed=number)):
            left -= 1
            if count % ONE_IN:
                continue
            rng = Rng(number, str(count))
            alike = kit.game.determinize(state, decision.seat, rng)
            for option in decision.options:
                line = narrator.option_text(state, option, "en")
                if narrator.option_text(alike, option, "en") != line:
                    yield f"an option tells the decider too much: {line}"
            # Everybody may read a prompt.
            other = (decision.seat + 1) % seats if seats > 1 else None
            alike = kit.game.determinize(state, other, rng)
            line = narrator.prompt_text(state, "en")
            if narrator.prompt_text(alike, "en") != line:
                yield f"a prompt tells seat {other} too much: {line}"
        if left <= 0:
            return


def changed_by_telling(kit: Kit[Any]) -> Iterator[str]:
    """What telling a game changed in it, which is to be nothing."""
    narrator, game = kit.game.narrator(), kit.game
    number, state = next(games(kit))
    for decision in decisions(state, seed=number):
        before, entries = game.view(state, decision.seat), len(state.log or ())
        for option in decision.options:
            narrator.option_text(state, option, "en")
        narrator.prompt_text(state, "en")
        if game.view(state, decision.seat) != before or len(state.log or ()) != entries:
            yield f"telling what may be done changed something: {decision.ask}"
