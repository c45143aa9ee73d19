"""Random games put into words: every line is complete, and none reveals secrets to its reader."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from kadath.kernel.decision import Decision
from kadath.kernel.explain import trail
from kadath.kernel.game import Narrator
from kadath.kernel.rng import Rng
from kadath.kernel.state import State

from .kit import Kit

DECISIONS = 1500
"""After this many decisions, the current game is the last one."""
ONE_IN = 9
"""Leaks are checked at one decision in this many."""
UNFINISHED = re.compile(r"[{}\[\]]|(?<!\d)\$(?!\d)|None|  |\s$|: ?$|: \.|\(\)|, ,")
"""Signs that a value or a part of a sentence is missing in a line."""
CLUMSY = re.compile(
    r"„[^“”]*\.”$|\.»$|\bzostało 1 (?:punkt|żeton)\b|\bза?лишилося 1 (?:пункт|жетон)\b"
)
"""A full stop inside quotation marks, or one thing in the plural: Polish and Ukrainian."""


def is_well_said(line: str) -> bool:
    """Whether a line is complete: nothing missing or left open, and capitalized."""
    first = re.search(r"\w", line)
    if first is None or first.group().islower():
        return False
    return not UNFINISHED.search(line) and not CLUMSY.search(line)


def decisions(state: State, seed: int) -> Iterator[Decision]:
    """Every decision of a random game, which continues when the next one is requested."""
    chance = random.Random(seed)
    while state.decision is not None:
        yield state.decision
        state.apply(chance.choice(state.decision.options))


def games(kit: Kit[Any]) -> Iterator[tuple[int, State]]:
    """New games with a log, each with its number, with set-ups far apart."""
    setups = kit.setups()
    for number in range(len(setups)):
        # A step that is coprime to any number of set-ups there is.
        state = kit.game.new(setups[number * 101 % len(setups)], number)
        state.log = []
        yield number, state


def told(narrator: Narrator, state: State, language: str, since: int) -> list[str]:
    """The log entries from a number on; a later state may no longer know what they name."""
    return [narrator.entry_text(state, entry, language) for entry in (state.log or ())[since:]]


def badly_said(kit: Kit[Any], language: str) -> Iterator[str]:
    """Badly worded lines in random games: prompts, options, positions, endings, log entries."""
    narrator, left = kit.game.narrator(), DECISIONS
    for number, state in games(kit):
        read = 0
        for decision in decisions(state, seed=number):
            left -= 1
            lines = [narrator.option_text(state, option, language) for option in decision.options]
            if len(set(lines)) < len(lines) and not kit.may_read_alike(decision.ask):
                yield f"options read alike: {lines}"
            lines.append(narrator.prompt_text(state, language))
            lines += [narrator.place_text(place, language) for place in trail(state)]
            lines += told(narrator, state, language, read)
            read = len(state.log or ())
            yield from (line for line in lines if not is_well_said(line))
        lines = told(narrator, state, language, read)
        lines.append(narrator.prompt_text(state, language))
        yield from (line for line in lines if not is_well_said(line))
        if left <= 0:
            return


def secrets_told(kit: Kit[Any]) -> Iterator[str]:
    """Options and prompts that differ between states that look the same to their readers."""
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
            # Everyone may read a prompt.
            other = (decision.seat + 1) % seats if seats > 1 else None
            alike = kit.game.determinize(state, other, rng)
            line = narrator.prompt_text(state, "en")
            if narrator.prompt_text(alike, "en") != line:
                yield f"a prompt tells seat {other} too much: {line}"
        if left <= 0:
            return


def changed_by_telling(kit: Kit[Any]) -> Iterator[str]:
    """What putting a game into words changed in it, which must be nothing."""
    narrator, game = kit.game.narrator(), kit.game
    number, state = next(games(kit))
    for decision in decisions(state, seed=number):
        before, entries = game.view(state, decision.seat), len(state.log or ())
        for option in decision.options:
            narrator.option_text(state, option, "en")
        narrator.prompt_text(state, "en")
        if game.view(state, decision.seat) != before or len(state.log or ()) != entries:
            yield f"telling what may be done changed something: {decision.ask}"
