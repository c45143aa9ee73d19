"""Records: set-up, seed and choices, in a file that can be saved, shared, replayed and branched."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .codec import fits_hash, state_hash
from .errors import NotLegal, NotWellFormed
from .game import Game, Setup
from .state import State

S = TypeVar("S", bound=State)

FORMAT = 1
CHECK_EVERY = 25
"""A hash is stored after every so many choices, so that a replay can tell where it diverged."""


@dataclass(slots=True)
class Record:
    """A game as it was played. `choices` are option keys; `checks` are hashes by choice count.

    Choices are always checked on replay; a hash only against a state of the same layout.
    """

    game: str
    version: str
    setup: Setup
    seed: int
    choices: list[str] = field(default_factory=list)
    checks: dict[int, str] = field(default_factory=dict)

    def add(self, key: str, after: State) -> None:
        """Append a choice that was just applied."""
        self.choices.append(key)
        if len(self.choices) % CHECK_EVERY == 0 or after.outcome is not None:
            self.checks[len(self.choices)] = state_hash(after)

    def truncate(self, length: int) -> None:
        """Drop all but the first `length` choices."""
        del self.choices[length:]
        self.checks = {at: check for at, check in self.checks.items() if at <= length}

    def branch(self, length: int) -> Record:
        """A new record of the first `length` choices."""
        copy = Record(self.game, self.version, dict(self.setup), self.seed, list(self.choices))
        copy.checks = dict(self.checks)
        copy.truncate(length)
        return copy

    def to_json(self) -> str:
        """The record as the text of a file."""
        return json.dumps(
            {
                "kadath": FORMAT,
                "game": self.game,
                "version": self.version,
                "setup": self.setup,
                "seed": self.seed,
                "choices": self.choices,
                "checks": {str(at): check for at, check in self.checks.items()},
            },
            ensure_ascii=False,
            indent=1,
        )

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Parse a record; raises `NotWellFormed` with the reason if the text is not one."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise NotWellFormed(f"this is not a record: {error}") from error
        if not isinstance(data, dict) or "kadath" not in data:
            raise NotWellFormed("this is not a record: it has no field `kadath`")
        if data["kadath"] != FORMAT:
            raise NotWellFormed(f"this record has format {data['kadath']}, expected {FORMAT}")
        try:
            return cls(
                _typed(data, "game", str),
                _typed(data, "version", str),
                _typed(data, "setup", dict),
                _typed(data, "seed", int),
                [str(key) for key in _typed(data, "choices", list)],
                {int(at): str(check) for at, check in _typed(data, "checks", dict).items()},
            )
        except (KeyError, ValueError) as error:
            raise NotWellFormed(f"this record is damaged: {error}") from error


class Diverged(NotLegal):
    """A record that no longer replays: how far it got, and what does not match."""

    code = "record-diverged"

    def __init__(self, message: str, played: int, where: str = "", accepted: str = "") -> None:
        super().__init__(message, where=where, accepted=accepted)
        self.played = played


def replay(game: Game[S], record: Record, *, log: bool = False) -> Iterator[S]:
    """Yield the state before the first choice and after each one (the same object each time).

    Raises `Diverged` at the first choice that is not offered or hash that does not match.
    """
    state = game.new(record.setup, record.seed)
    if log:
        state.log = []
    yield state
    for played, key in enumerate(record.choices):
        decision = state.decision
        chosen = decision.option(key) if decision is not None else None
        if decision is None or chosen is None:
            offered = ", ".join(one.key for one in decision.options) if decision else "nothing"
            raise Diverged(f"choice {played + 1}, {key}, is not offered", played, accepted=offered)
        state.apply(chosen)
        check = record.checks.get(played + 1)
        if check is not None and not fits_hash(state, check):
            raise Diverged(f"the state differs after choice {played + 1}", played + 1)
        yield state


def _typed(data: dict[str, Any], key: str, kind: type[Any]) -> Any:
    found = data[key]
    if not isinstance(found, kind):
        raise ValueError(f"{key} should be {kind.__name__}, not {type(found).__name__}")
    return found
