"""Positions that tests play on with words: what all games have in common.

A game defines how its positions are set up and what its options are called (`words_for`). The rest
is here: choosing by words, what is asked, the log, and how the game may have ended.
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from kadath.kernel.decision import Decision, Option
from kadath.kernel.procedure import Procedure
from kadath.kernel.state import State

S = TypeVar("S", bound=State)


class Position(Generic[S]):
    """A hand-made game, with its log from here on."""

    def __init__(self, state: S) -> None:
        self.state = state
        state.log = []

    def words_for(self, option: Option) -> str:
        """The words for an option in tests, e.g. `move 7`."""
        raise NotImplementedError

    # --- playing ------------------------------------------------------------------------------

    def starts(self, procedure: Procedure | None) -> None:
        """Run a procedure up to its first question."""
        if procedure is not None and self.state.outcome is None:
            self.state.stack.append(procedure)
        self.state.advance()

    def choose(self, *words: str) -> None:
        """Choose one option after another."""
        for word in words:
            self.apply(self.option(word))

    def option(self, words: str) -> Option:
        """The option with these words; the first one if there are several."""
        decision = self.state.decision
        assert decision is not None, f"{words!r} was chosen, but nothing is asked"
        found = [one for one in decision.options if self.words_for(one) == words]
        assert found, f"{words!r} is not offered: {self.asked}? {', '.join(self.options)}"
        return found[0]

    def apply(self, option: Option) -> None:
        """Make a choice."""
        self.state.apply(option)

    # --- what is visible ----------------------------------------------------------------------

    @property
    def decision(self) -> Decision:
        """What is asked now; there has to be something."""
        assert self.state.decision is not None, "nothing is asked"
        return self.state.decision

    @property
    def asked(self) -> str:
        """The current prompt; empty if nothing is asked."""
        decision = self.state.decision
        return decision.ask if decision is not None else ""

    @property
    def options(self) -> list[str]:
        """What may be chosen now, in words."""
        decision = self.state.decision
        return [self.words_for(one) for one in decision.options] if decision is not None else []

    def why_not(self, words: str) -> str:
        """The rule and message of what prevents an option, by its words; empty if nothing does."""
        for option, hindrance in self.state.attempts():
            if self.words_for(option) == words:
                return f"{hindrance.rule} {hindrance.message}" if hindrance is not None else ""
        raise AssertionError(f"nobody thinks of {words!r}")

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of the log entries of that kind, in order."""
        return [dict(entry.args) for entry in self.state.log or () if entry.kind == kind]

    # --- what is expected ---------------------------------------------------------------------

    def expects_no_question(self) -> None:
        """The house law: what was started is over, and nobody is left waiting."""
        assert self.asked == "", f"left open: {self.asked} ({', '.join(sorted(self.options))})"
        assert self.state.outcome is None, f"the game is over: {self.state.outcome}"

    def expects_loss(self, reason: str) -> None:
        """The game is lost for that reason."""
        outcome = self.state.outcome
        assert outcome is not None
        assert (outcome.won, outcome.reason) == (False, reason)
        assert self.state.decision is None

    def expects_win(self) -> None:
        """The game is won."""
        assert self.state.outcome is not None
        assert self.state.outcome.won


P = TypeVar("P", bound="Position[Any]")


class Player(Generic[P]):
    """Somebody in a position who does things by name: `t.rita.moves(6).stops()`.

    A game adds its verbs; each of them chooses by words and returns the player.
    """

    def __init__(self, position: P) -> None:
        self.position = position

    @property
    def seat(self) -> int:
        """The seat of the deciding player."""
        raise NotImplementedError

    def chooses(self, *words: str) -> Self:
        """Choose options by their words; this player has to be the one asked."""
        for one in words:
            decision = self.position.state.decision
            assert decision is not None, f"{one!r} was chosen, but nothing is asked"
            assert decision.seat == self.seat, f"seat {decision.seat} is asked, not {self.seat}"
            self.position.choose(one)
        return self
