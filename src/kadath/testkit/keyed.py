"""Positions that tests play on by option keys: what several games share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from kadath.kernel.codec import state_from_data, state_hash, state_to_data
from kadath.kernel.decision import Decision
from kadath.kernel.explain import explain
from kadath.kernel.rng import Rng
from kadath.kernel.state import State

from .notation import Line

S = TypeVar("S", bound=State)

SEEDS = 10_000_000


class KeyedPosition(Generic[S]):
    """A hand-made game; each game adds how to set it up, and its invariants."""

    def __init__(self, state: S) -> None:
        self.s = state
        self._ids: dict[str, int] = {}

    # --- names --------------------------------------------------------------------------------

    def name(self, thing: int, *names: str) -> int:
        """Give a thing names; if several have the same name, it means the last one."""
        self._ids.update(dict.fromkeys(names, thing))
        return thing

    def id(self, name: str) -> int:
        """The thing with that name."""
        assert name in self._ids, f"{name} is none of {', '.join(self._ids)}"
        return self._ids[name]

    def key(self, words: str) -> str:
        """The key of an option written with names, e.g. `target:ghoul`."""
        return ":".join(str(self._ids.get(word, word)) for word in words.split(":"))

    def check(self) -> None:
        """Check the invariants."""
        raise NotImplementedError

    def deck(self, kind: str, *keys: str) -> tuple[int, ...]:
        """Put cards on a deck, the first on top; nobody has seen them."""
        raise NotImplementedError

    def stack(self, line: Line) -> bool:
        """Put the cards of a line like `common_item deck: axe food` there, if it is one."""
        kind, space, word = line.about.rpartition(" ")
        if not space or word != "deck":
            return False
        keys = [key for part in line.parts for key in part.split()]
        for card, key in zip(self.deck(kind, *keys), keys, strict=True):
            self.name(card, key)
        return True

    # --- playing ------------------------------------------------------------------------------

    def choose(self, *keys: str) -> Self:
        """Choose by keys, in which names may stand for ids.

        Before each choice the state is copied, saved, and checked.
        """
        for key in keys:
            decision = self.asked()
            chosen = decision.option(key) or decision.option(self.key(key))
            assert chosen is not None, f"{key} is not among {self.offered()}"
            copy = self.s.clone()
            assert state_hash(copy) == state_hash(self.s)
            again = state_from_data(type(self.s), state_to_data(self.s))
            assert state_to_data(again) == state_to_data(self.s)
            assert again.decision == decision
            self.s.apply(chosen)
            copy.apply(chosen)
            assert state_to_data(copy) == state_to_data(self.s)
            again.apply(chosen)
            assert state_hash(again) == state_hash(self.s)
            self.check()
        return self

    def confirm(self, *keys: str) -> Self:
        """Choose several things by their keys, in any order, and confirm them."""
        several = self.s.several
        assert several is not None, f"one thing is asked for: {self.offered()}"
        picks = several.pick([self.key(one) for one in keys])
        return self.choose(*(one.key for one in several.run(picks)))

    def will_fall(self, *wanted: tuple[Sequence[int], int]) -> Self:
        """Choose the random state so that dice with these faces fall this way, in order."""
        for seed in range(SEEDS):
            rng = Rng(seed)
            if all(faces[rng.below(len(faces))] == face for faces, face in wanted):
                self.s.rng = seed
                return self
        raise AssertionError(f"no dice fall as {wanted}")

    # --- what is visible ----------------------------------------------------------------------

    def asked(self) -> Decision:
        """What is asked now; there has to be something."""
        assert self.s.decision is not None, "nothing is asked"
        return self.s.decision

    def offered(self) -> list[str]:
        """What may be chosen now, by keys."""
        return [one.key for one in self.asked().options]

    def why_not(self, words: str) -> str:
        """The rule and message of what prevents an option; empty if it is offered."""
        hindrance = self.s.why_not(self.key(words))
        return f"{hindrance.rule} {hindrance.message}" if hindrance is not None else ""

    def expects_no_question(self) -> None:
        """The house law: what was started is over, and nobody is left waiting."""
        assert self.s.decision is None, f"{self.asked().ask}: {self.offered()}"

    def where(self) -> str:
        """The current position in the rulebook."""
        return explain(self.s)

    def noted(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of the log entries of that kind, in order."""
        return [dict(entry.args) for entry in self.s.log or () if entry.kind == kind]
