"""Stored games: set-up, seed, and choices of whole games, with digests of options and texts.

A folder of stored games holds `games.jsonl`, one game per line, with a digest of every decision,
and a file for each language with a digest of the texts of every `BLOCK` choices. It contains no
states, so a game may change the layout of its state and still prove that it plays as before.

    python -m kadath.testkit.stored_games show FOLDER NAME [FIRST LAST] [--language LANGUAGE]
    python -m kadath.testkit.stored_games texts FOLDER [LANGUAGE ...]
    python -m kadath.testkit.stored_games add FOLDER NAME RECORD

`show` prints the current options or texts; run it on an earlier version, too, to compare. `texts`
updates the digests of the texts after a sentence was improved on purpose. `add` stores a game from
its record. Nothing updates the options: after fixing a rule, a person edits the choices.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from kadath import games
from kadath.kernel.decision import Decision
from kadath.kernel.game import Game, Setup
from kadath.kernel.log import Entry
from kadath.kernel.outcome import Outcome
from kadath.kernel.record import Record
from kadath.kernel.state import State
from kadath.text.languages import LANGUAGES

BLOCK = 20
"""The number of choices whose texts share a digest."""
ASKED_EVERY = 5
"""The prompt and options are included at one choice in this many."""
DIGITS = 4
"""How many hexadecimal digits distinguish decisions."""


class StoredGame(NamedTuple):
    """A whole game; `offers` has `DIGITS` for each of its decisions."""

    name: str
    setup: Setup
    seed: int
    choices: tuple[str, ...]
    offers: str
    outcome: Outcome

    def offer(self, at: int) -> str:
        """The digest of what was offered before the choice with that number, from 0."""
        return self.offers[at * DIGITS : (at + 1) * DIGITS]

    def to_line(self) -> str:
        """The game as a line of its file."""
        data = self._asdict() | {"choices": " ".join(self.choices)}
        return json.dumps(data, ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> StoredGame:
        """The game written by `to_line`."""
        data = json.loads(line)
        choices = tuple(data.pop("choices").split(" "))
        return cls(choices=choices, outcome=Outcome(*data.pop("outcome")), **data)


class Changed(AssertionError):
    """A stored game that is not played or worded as it was."""


def stored_games(folder: Path) -> list[StoredGame]:
    """The games in a folder, which is named after their game."""
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    return [StoredGame.from_line(line) for line in lines]


def stored_texts(folder: Path, language: str) -> dict[str, list[str]]:
    """The digests of the texts in a language, by the name of the stored game."""
    data = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    return {name: digests.split(" ") for name, digests in data.items()}


# --- what is offered -----------------------------------------------------------------------------


def offer_text(decision: Decision) -> str:
    """Everything a decision offers: to whom, by which message and rules, and the keys in order."""
    keys = " ".join(option.key for option in decision.options)
    return f"seat {decision.seat} {decision.ask} ({' '.join(decision.why)}): {keys}"


def check_offers(game: Game[Any], stored: StoredGame) -> None:
    """Replay a stored game; raises `Changed` where it first differs."""
    state = game.new(stored.setup, stored.seed)
    for at, key in enumerate(stored.choices):
        decision = state.decision
        where = f"{game.name}, {stored.name}, choice {at + 1} of {len(stored.choices)}"
        if decision is None:
            raise Changed(f"{where}: {key} was chosen, but the game is over: {state.outcome}")
        now = offer_text(decision)
        chosen = decision.option(key)
        if chosen is None:
            raise Changed(f"{where}: {key} was chosen and is not offered any more\n  now: {now}")
        if digest(now, DIGITS) != stored.offer(at):
            raise Changed(
                f"{where}: something else is offered than was, or in another order\n"
                f"  chosen then: {key}\n  now: {now}\n"
                "  `stored_games show` on an earlier version tells what was offered"
            )
        state.apply(chosen)
    if state.outcome != stored.outcome:
        raise Changed(
            f"{game.name}, {stored.name}: ended with {stored.outcome}, now {state.outcome}"
        )


# --- texts ---------------------------------------------------------------------------------------


class _WordedLog(list[Entry]):
    """A log that words each entry immediately, like clients: what it is about may soon be gone."""

    def __init__(self, game: Game[Any], state: State, language: str) -> None:
        super().__init__()
        self.lines: list[str] = []
        self._narrator = game.narrator()
        self._state = state
        self._language = language

    def append(self, entry: Entry) -> None:
        """Word an entry, with who may read it."""
        text = self._narrator.entry_text(self._state, entry, self._language)
        readers = "all" if entry.is_for(None) else f"{entry.audience:b}"
        self.lines.append(f"[{readers}] {text}")


def narrated(game: Game[Any], stored: StoredGame, language: str) -> Iterator[list[str]]:
    """The texts of each block of choices: the log for all readers, prompts, and options."""
    narrator = game.narrator()
    state = game.new(stored.setup, stored.seed)
    log = _WordedLog(game, state, language)
    state.log = log
    for at, key in enumerate(stored.choices):
        if at and at % BLOCK == 0:
            yield log.lines
            log.lines = []
        decision = state.decision
        chosen = decision.option(key) if decision is not None else None
        if decision is None or chosen is None:
            raise Changed(f"{game.name}, {stored.name}, choice {at + 1}: {key} is not offered")
        if at % ASKED_EVERY == 0:
            log.lines.append(narrator.prompt_text(state, language))
            log.lines += [
                f"  {option.key}: {narrator.option_text(state, option, language)}"
                for option in decision.options
            ]
        state.apply(chosen)
    log.lines.append(narrator.prompt_text(state, language))
    yield log.lines


def text_digests(game: Game[Any], stored: StoredGame, language: str) -> list[str]:
    """A digest of the texts of each block of choices."""
    return [digest("\n".join(lines), 6) for lines in narrated(game, stored, language)]


def check_texts(
    game: Game[Any], stored: StoredGame, language: str, expected: Sequence[str]
) -> None:
    """Word a stored game again; raises `Changed` with the first block that differs."""
    for number, lines in enumerate(narrated(game, stored, language)):
        if number >= len(expected) or digest("\n".join(lines), 6) != expected[number]:
            first = number * BLOCK + 1
            raise Changed(
                f"{game.name}, {stored.name}: in {language}, something reads otherwise at choices "
                f"{first} to {first + BLOCK - 1}; now:\n" + "\n".join(lines) + "\n"
                "`stored_games show` on an earlier version tells what it was; if the new sentence "
                "is meant, `stored_games texts` renews the digests"
            )


# --- storing -------------------------------------------------------------------------------------


def store(game: Game[Any], record: Record, name: str) -> StoredGame:
    """A stored game from the record of a finished one."""
    state = game.new(record.setup, record.seed)
    offers = []
    for key in record.choices:
        decision = state.decision
        chosen = decision.option(key) if decision is not None else None
        if decision is None or chosen is None:
            raise Changed(f"{key} is not offered")
        offers.append(digest(offer_text(decision), DIGITS))
        state.apply(chosen)
    if state.outcome is None:
        raise Changed("only a finished game is stored")
    return StoredGame(
        name, record.setup, record.seed, tuple(record.choices), "".join(offers), state.outcome
    )


def write_texts(folder: Path, language: str) -> None:
    """Update the digests of the texts in a language for all games in a folder."""
    game = games.game(folder.name)
    lines = {one.name: " ".join(text_digests(game, one, language)) for one in stored_games(folder)}
    text = json.dumps(lines, ensure_ascii=False, indent=0)
    (folder / f"{language}.json").write_text(text + "\n", encoding="utf-8")


def digest(text: str, digits: int) -> str:
    """The first hexadecimal digits of a text's hash."""
    return blake2b(text.encode(), digest_size=8).hexdigest()[:digits]


# --- the command ---------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> None:
    """Show, update, or add."""
    parser = argparse.ArgumentParser(prog="python -m kadath.testkit.stored_games")
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("show", help="print the options or texts of a stored game")
    show.add_argument("folder", type=Path)
    show.add_argument("name")
    show.add_argument("first", type=int, nargs="?", default=1)
    show.add_argument("last", type=int, nargs="?", default=1_000_000)
    show.add_argument("--language", choices=LANGUAGES, help="print the texts, by blocks of choices")
    texts = commands.add_parser("texts", help="renew the digests of the texts")
    texts.add_argument("folder", type=Path)
    texts.add_argument("languages", nargs="*", default=LANGUAGES)
    add = commands.add_parser("add", help="store a finished game from its record")
    add.add_argument("folder", type=Path)
    add.add_argument("name")
    add.add_argument("record", type=Path)
    chosen = parser.parse_args(arguments)
    if chosen.command == "show":
        _show(chosen.folder, chosen.name, range(chosen.first, chosen.last + 1), chosen.language)
        return
    if chosen.command == "add":
        _add(chosen.folder, chosen.name, chosen.record)
    for language in LANGUAGES if chosen.command == "add" else chosen.languages:
        write_texts(chosen.folder, language)


def _show(folder: Path, name: str, numbers: range, language: str | None) -> None:
    game = games.game(folder.name)
    stored = next(one for one in stored_games(folder) if one.name == name)
    if language is not None:
        for block, lines in enumerate(narrated(game, stored, language)):
            if block * BLOCK + 1 in numbers or (block + 1) * BLOCK in numbers:
                print("\n".join(lines))
        return
    state = game.new(stored.setup, stored.seed)
    for number, key in enumerate(stored.choices, 1):
        decision = state.decision
        chosen = decision.option(key) if decision is not None else None
        if number in numbers and decision is not None:
            print(f"{number} {offer_text(decision)}\n  chosen: {key}")
        if chosen is None:
            return
        state.apply(chosen)


def _add(folder: Path, name: str, record: Path) -> None:
    read = Record.from_json(record.read_text(encoding="utf-8"))
    stored = store(games.game(folder.name), read, name)
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write(stored.to_line() + "\n")


if __name__ == "__main__":
    main()
