"""What is shown: a state, as the people in front of the screen may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import Any

from kadath.kernel.decision import Decision, Option
from kadath.kernel.game import Game, Narrator, Odds, Progress, Thing
from kadath.kernel.log import Entry
from kadath.kernel.state import State
from kadath.kernel.views import ThingView
from kadath.table import Guidance, Question, Seat, Ticking

from .ticks import missing
from .words import Words

CONFIRM = Option("confirm")
"""Confirms what was ticked."""


@dataclass(frozen=True)
class Scene:
    """A state and who looks at it.

    `own` are the seats of the reader; without any, it is a spectator's view. `narrow` means that
    there is little room, `pointed` is the option under the cursor, and `entry` the current log
    entry during playback. `question` is what somebody is asked after that, and `ticking` what they
    have ticked, if several things are chosen. `odds` are the chances the reader may know, and
    `chance` the one with what is ticked. The seats in `open_seats` have open hands, and `shown` are
    cards (by face) that somebody has shown to everyone. `guidance` is what the guide of a tutorial
    says about the question.
    """

    game: Game[Any]
    state: State
    seats: tuple[Seat, ...]
    own: tuple[int, ...]
    language: str
    narrow: bool = False
    pointed: Option | None = None
    entry: Entry | None = None
    question: Question | None = None
    ticking: Ticking | None = None
    odds: Odds | None = None
    chance: Fraction | None = None
    open_seats: frozenset[int] = frozenset()
    shown: Mapping[int, str] = field(default_factory=dict)
    guidance: Guidance | None = None

    @cached_property
    def words(self) -> Words:
        """The terminal's words in the reader's language."""
        return Words(self.language)

    @cached_property
    def narrator(self) -> Narrator:
        """The game's narrator."""
        return self.game.narrator()

    @cached_property
    def asked(self) -> Decision | None:
        """What the reader is asked, if it is their turn."""
        decision = self.question.decision if self.question is not None else self.state.decision
        if decision is None or decision.seat not in self.own:
            return None
        if self.ticking is None:
            return decision
        first = self.question.first if self.question is not None else ()
        others = (one for one in decision.options if one in first)
        return decision._replace(options=(*self.ticking.listed, *others))

    @property
    def options(self) -> tuple[Option, ...]:
        """What the reader may choose, or tick and then confirm."""
        if self.asked is None:
            return ()
        return self.asked.options if self.ticking is None else (*self.asked.options, CONFIRM)

    def is_advised(self, option: Option) -> bool:
        """Whether the guide would choose or tick an option, or confirm what is ticked."""
        if self.guidance is None:
            return False
        advised = self.guidance.options
        if option != CONFIRM or self.ticking is None:
            return option in advised
        wanted = [one for one in advised if one in self.ticking.candidates]
        return sorted(wanted) == sorted(self.ticking.picks)

    def option_text(self, option: Option) -> str:
        """What an option does."""
        if option == CONFIRM:
            return self._confirming()
        return self.narrator.option_text(self.moment(option), option, self.language)

    def points(self, option: Option) -> Sequence[Thing]:
        """The things on the table an option is about."""
        if option == CONFIRM:
            return ()
        return self.narrator.points(self.moment(option), option)

    def _confirming(self) -> str:
        """What confirming does, or how many are missing."""
        assert self.ticking is not None
        if not self.ticking.is_whole:
            return missing(self.words, self.ticking)
        return self.ticking.confirm_text(self.game, self.language)

    def moment(self, option: Option) -> State:
        """The state in which an option would be chosen."""
        if self.ticking is not None and option in self.ticking.candidates:
            return self.ticking.shown
        return self.question.state_for(option) if self.question is not None else self.state

    @cached_property
    def seat(self) -> int | None:
        """The seat whose view is shown."""
        if self.asked is not None:
            return self.asked.seat
        return self.own[0] if self.own else None

    @cached_property
    def view(self) -> dict[str, Any]:
        """What that seat may know."""
        return {**self.game.view(self.state, self.seat), **self._foretold}

    @cached_property
    def _foretold(self) -> Mapping[str, Any]:
        return self.game.foretold(self.state)

    @property
    def things(self) -> dict[str, ThingView]:
        """The things on the table, by `kind:id`."""
        things: dict[str, ThingView] = self.view["things"]
        return things

    @cached_property
    def progress(self) -> Progress:
        """How far the game has progressed."""
        return self.game.progress(self.state)

    @cached_property
    def views(self) -> dict[int, dict[str, Any]]:
        """What each of the reader's seats may know."""
        return {
            seat: self.view
            if seat == self.seat
            else {**self.game.view(self.state, seat), **self._foretold}
            for seat in self.own
        }

    def name(self, kind: str, key: str | int) -> str:
        """The name of a thing in the game."""
        return self.narrator.name(kind, key, self.language)

    def through(self, seat: int) -> Scene | None:
        """The same state as a seat sees it, if the reader runs it or it has an open hand."""
        if seat == self.seat:
            return self
        return replace(self, own=(seat,)) if seat in (*self.own, *self.open_seats) else None

    def asking(self, decision: Decision) -> Scene:
        """The same state with another decision instead of the current one."""
        if self.question is None:
            return self
        return replace(self, question=self.question._replace(decision=decision))

    def pointing(self, option: Option | None) -> Scene:
        """The same state with the cursor on another option."""
        return replace(self, pointed=option)
