"""The battery of invariants that every game goes through, decision by decision.

After every decision: nothing is lost or created, the referee agrees, every offered option applies
on a clone, exactly what is not offered has a hindrance, several things may be chosen in any order,
and a rejected input changes nothing. At one decision in `ONE_IN`: the state survives JSON, a clone
is independent of its original and stays equal to it under the same choices, definitions are
unchanged, a derived index equals a rebuilt one, redealing what a seat does not know changes nothing
for it, every view matches its type, and all things in it have names. At the end of a game: the
record replays to the same hashes.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from kadath.kernel.codec import state_hash, state_to_data
from kadath.kernel.decision import Option
from kadath.kernel.errors import KadathError, NotLegal
from kadath.kernel.game import Setup
from kadath.kernel.record import Record, replay
from kadath.kernel.rng import Rng
from kadath.kernel.state import State

from . import legality, several
from .kit import Kit, Referee
from .player import CuriousPlayer
from .shapes import misshapen
from .snapshots import snapshot
from .views import leaks, nameless, seats_and_spectator

ONE_IN = 40
"""The slow checks run at one decision in this many."""
STEPS_AHEAD = 4
"""How many decisions a clone is played ahead to check that its original is unaffected."""
MOST_DECISIONS = 5000
"""A game with more decisions than this is considered endless."""

NONSENSE = Option("nonsense", (7,))


class Broken(AssertionError):
    """A broken invariant, with the record that reproduces it."""

    def __init__(self, check: str, what: str, record: Record) -> None:
        super().__init__(f"[{check}] {what}\n{record.to_json()}")
        self.check = check
        self.what = what
        self.record = record


class Played(NamedTuple):
    """A game that passed the battery, and the hash of its final state."""

    record: Record
    decisions: int
    ran: Counter[str]
    outcome: str
    hash: str


class Battery:
    """Plays games with a kit and checks them."""

    def __init__(self, kit: Kit[Any], player: CuriousPlayer, seed: int = 0) -> None:
        self.kit = kit
        self.player = player
        self.rng = Rng(seed, "battery")
        self.definitions = repr(kit.definitions())

    def play(self, setup: Setup, seed: int) -> Played:
        """Play a whole game; raises `Broken` if something does not hold."""
        game = self.kit.game
        record = Record(game.name, "battery", setup, seed)
        try:
            return self._play(setup, seed, record)
        except (
            KadathError,
            LookupError,
            TypeError,
            ValueError,
            AttributeError,
            RuntimeError,
        ) as error:
            raise Broken("rules", f"{type(error).__name__}: {error}", record) from error

    def _play(self, setup: Setup, seed: int, record: Record) -> Played:
        self.player.begin()
        state = self.kit.game.new(setup, seed)
        state.log = []
        referee = self.kit.referee(state)
        logged: list[Any] = []
        while state.decision is not None:
            self._check_decision(state, referee, record)
            if self.rng.below(ONE_IN) == 0:
                self._check_slowly(state, record)
            before = state.clone()
            chosen = self.player.choose(state)
            state.apply(chosen)
            record.add(chosen.key, state)
            entries, state.log = state.log, []
            logged += entries
            self._expect("referee", referee.follow(before, chosen, state, entries), record)
            self._expect("conservation", self.kit.complaints(state), record)
            if len(record.choices) > MOST_DECISIONS:
                raise Broken("ending", "the game does not end", record)
        if state.outcome is None:
            raise Broken("ending", "nothing is asked, but the game is not over", record)
        ran = Counter(self.kit.ran(setup, logged)) + self._check_replay(record)
        ran[f"outcome {state.outcome.reason}"] += 1
        return Played(record, len(record.choices), ran, state.outcome.reason, state_hash(state))

    def _expect(self, check: str, complaints: Iterable[str], record: Record) -> None:
        for complaint in complaints:
            raise Broken(check, complaint, record)

    def _check_decision(self, state: State, referee: Referee[Any], record: Record) -> None:
        assert state.decision is not None
        options = state.decision.options
        keys = [one.key for one in options]
        if len(set(keys)) != len(keys) or len(keys) < 2:
            raise Broken(
                "options", f"the options are not two or more different ones: {keys}", record
            )
        self._expect("options", referee.decision(state), record)
        for option in options:
            clone = state.clone()
            try:
                clone.apply(option)
            except Exception as error:
                what = f"{option.key} is offered but raises {type(error).__name__}: {error}"
                raise Broken("options", what, record) from error
        self._expect("several", several.complaints(state, self.rng), record)
        self._expect("legality", legality.complaints(state), record)
        self._check_rejection(state, record)

    def _check_rejection(self, state: State, record: Record) -> None:
        before, entries = snapshot(state), len(state.log or ())
        decision, learned = state.decision, state.learned
        try:
            state.apply(NONSENSE)
        except NotLegal:
            pass
        else:
            raise Broken("rejection", "an option that was not offered was applied", record)
        if (
            snapshot(state) != before
            or len(state.log or ()) != entries
            or state.decision is not decision
            or state.learned != learned
        ):
            raise Broken("rejection", "a rejected input changed something", record)

    def _check_slowly(self, state: State, record: Record) -> None:
        self._check_json(state, record)
        self._check_clone(state, record)
        if repr(self.kit.definitions()) != self.definitions:
            raise Broken("definitions", "play has changed a definition", record)
        derived = self.kit.derived(state)
        if derived is not None and derived[0] != derived[1]:
            raise Broken("index", "the index differs from a rebuilt one", record)
        self._expect("view", leaks(self.kit, state, self.rng), record)
        for seat in seats_and_spectator(self.kit, state):
            view = self.kit.game.shown(state, seat)
            self._expect("shape", misshapen(self.kit.game, view), record)
            self._expect("names", nameless(self.kit.game, view), record)

    def _check_json(self, state: State, record: Record) -> None:
        text = json.dumps(state_to_data(state))
        restored = self.kit.game.restore(json.loads(text))
        if snapshot(restored) != snapshot(state) or json.dumps(state_to_data(restored)) != text:
            raise Broken("json", "the state does not survive JSON", record)
        if restored.decision != state.decision:
            raise Broken("json", "the restored state asks something else", record)
        # What the data omits shows up when both are played on.
        self._play_on(
            state.clone(),
            restored,
            lambda: Broken("json", "the restored state goes astray", record),
        )

    def _check_clone(self, state: State, record: Record) -> None:
        before = snapshot(state)
        first, second = state.clone(), state.clone()
        if snapshot(first) != before or first.decision != state.decision:
            raise Broken("clone", "a clone differs from its original", record)
        self._play_on(first, second, lambda: Broken("clone", "two clones went apart", record))
        if snapshot(state) != before:
            raise Broken("clone", "playing on a clone changed its original", record)

    def _play_on(self, one: State, other: State, broken: Callable[[], Broken]) -> None:
        """Play two equal states a few decisions ahead with the same choices; they stay equal."""
        for _ in range(STEPS_AHEAD):
            if one.decision is None or other.decision is None:
                break
            options = one.decision.options
            chosen = options[self.rng.below(len(options))]
            if chosen not in other.decision.options:
                raise broken()
            one.apply(chosen)
            after = snapshot(one)
            other.apply(chosen)
            # The second is played after the first: neither may have affected the other.
            if snapshot(other) != after or snapshot(one) != after:
                raise broken()

    def _check_replay(self, record: Record) -> Counter[str]:
        """Check that the record replays to the same game; returns what ran in it."""
        try:
            with self.kit.watch() as watch:
                for _ in replay(self.kit.game, record):
                    pass
        except NotLegal as error:
            raise Broken("replay", error.message, record) from error
        return watch.ran


def games(kit: Kit[Any], first: int, count: int) -> Iterator[tuple[Setup, int]]:
    """The set-up and seed of the games with these numbers, cycling through all set-ups."""
    setups = kit.setups()
    for number in range(first, first + count):
        yield setups[number % len(setups)], number


def final_hash(kit: Kit[Any], record: Record) -> str:
    """The hash of the state a record ends in."""
    *_, state = replay(kit.game, record)
    return state_hash(state)
