"""The table: a game in play, with its players, its log and its history."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Any

from kadath.kernel.capabilities import Teaches
from kadath.kernel.decision import Decision, Option
from kadath.kernel.errors import NotLegal, NotWellFormed, RulesBug
from kadath.kernel.explain import explain
from kadath.kernel.game import Game, Setup, Thing
from kadath.kernel.log import Entry
from kadath.kernel.record import Record
from kadath.kernel.several import Several
from kadath.kernel.state import State
from kadath.version import __version__

from . import prepared
from .guide import Guidance, Guide
from .moments import Moment, Reader, may_read, moments
from .orders import NONE, Orders, agreed, passed_by, settled, spared, still_standing
from .prepared import Answer, Foreseen, Prepared
from .question import Choice, Question, question
from .seats import Seat, people, seats_of
from .snapshots import LogWithSnapshots, Snapshot
from .undo import Past, UndoPlan, plan_undo
from .why_not import NOBODY, Reason, in_general, reasons

KEEP_EVERY = 8
"""A snapshot is kept after every so many choices; undo replays the few after it."""


class Table:
    """A game in play, as all clients share it.

    `base` is the number of choices made before its first known state: 0, unless it was restored
    from the snapshot of a record that no longer replays.
    """

    def __init__(
        self, game: Game[Any], record: Record, seats: Sequence[Seat], state: State
    ) -> None:
        self.game = game
        self.record = record
        self.seats = tuple(seats)
        if len(self.seats) != game.seats(state):
            raise NotWellFormed(
                f"{len(self.seats)} seats are filled, but the game has {game.seats(state)}"
            )
        self.base = len(record.choices)
        self.past: list[Past] = []
        self.orders = [NONE] * len(self.seats)
        self.prepared: list[Answer] = [()] * len(self.seats)
        """The answers that seats have prepared; each seat sees only its own."""
        self.open_seats: set[int] = set()
        """The seats that show their hands to everybody."""
        self.guide: Guide | None = None
        """The guide that explains the game, in a tutorial."""
        self._guidance: tuple[tuple[Any, ...], Guidance] | None = None
        self._taken_back_to = -1
        self._question: tuple[tuple[Any, ...], Question | None] | None = None
        self.state = state
        self._log = LogWithSnapshots(state)
        state.log = self._log
        self._kept: dict[int, State] = {self.base: state.clone()}

    @classmethod
    def begin(cls, game: Game[Any], setup: Setup, seed: int, seats: Sequence[Seat]) -> Table:
        """A new game at its first question."""
        record = Record(game.name, __version__, game.settled(setup), seed)
        return cls(game, record, seats, game.new(record.setup, seed))

    @classmethod
    def begin_guided(cls, game: Teaches[Any], seats: Sequence[Seat]) -> Table:
        """A new tutorial game with a guide."""
        first = game.first_game()
        table = cls.begin(game, dict(first.setup), first.seed, seats)
        table.guide = Guide(game)
        return table

    # --- seats -------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[str, ...]:
        """The people in the game, in the order of their seats."""
        return people(self.seats)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person controls."""
        return seats_of(self.seats, person)

    @property
    def to_move(self) -> Seat | None:
        """The deciding seat; None when the game is over."""
        return self.seats[self.state.decision.seat] if self.state.decision else None

    def seat_language(self, person: str, language: str) -> None:
        """Switch a person to another language."""
        own = self.seats_of(person)
        self.seats = tuple(
            seat._replace(language=language) if number in own else seat
            for number, seat in enumerate(self.seats)
        )

    # --- playing -----------------------------------------------------------------------------

    @property
    def question(self) -> Question | None:
        """The question for the person to move, with what they could do first; None at the end."""
        moment = self._moment
        if self._question is None or self._question[0] != moment:
            asked = question(self.game, self.state, self.seats, self.orders)
            self._question = (moment, asked)
        return self._question[1]

    @property
    def guidance(self) -> Guidance | None:
        """What the guide says to the person to move; None without a guide, or if a bot moves."""
        question = self.question
        if self.guide is None or question is None or self.seats[question.decision.seat].is_bot:
            return None
        moment = (self.guide, *self._moment)
        if self._guidance is None or self._guidance[0] != moment:
            own = self.seats_of(self.seats[question.decision.seat].owner)
            read = readable(self._log, own)
            self._guidance = (moment, self.guide.guidance(question, self.length, read))
        return self._guidance[1]

    @property
    def explained(self) -> list[tuple[int, str]] | None:
        """The lessons given so far, including the current question; None without a guide."""
        if self.guide is None:
            return None
        # Computing the guidance adds the lesson of the current question.
        self.guidance  # noqa: B018
        return self.guide.data()

    @property
    def _moment(self) -> tuple[Any, ...]:
        """What a question depends on."""
        return (self.state, self.length, tuple(self.orders))

    def why_not(self, own: Collection[int], thing: Thing, language: str) -> list[Reason]:
        """Why a person with these seats may not do more with a thing on the table."""
        question = self.question
        if question is None:
            return [in_general(self.game, self.state, NOBODY, language)]
        return reasons(self.game, question, own, thing, language)

    def choose(self, seat: int, key: str) -> None:
        """Choose one of the options offered to a seat; anything else raises, and changes nothing.

        The options include those that the person's question joins to the decision of the seat.
        """
        way = self._way(seat, key)
        self._log.begin()
        self._play_run(way)
        self._obey()

    def _play_run(self, run: Iterable[Choice]) -> None:
        """Play choices that are known to be legal, as one answer."""
        try:
            for at, choice in enumerate(run):
                self._play(offered(self.state, choice.seat, choice.key), joined=at > 0)
        except NotLegal as error:
            raise RulesBug(f"a declared choice is not offered: {error.message}") from error

    def _way(self, seat: int, key: str) -> tuple[Choice, ...]:
        """The run of choices that leads to choosing an option."""
        question = self.question
        way = question.way(key) if question is not None else ()
        if way and self.seats[way[-1].seat].owner == self.seats[seat].owner:
            return way
        offered(self.state, seat, key)
        return (Choice(seat, key),)

    def choose_several(self, seat: int, keys: Sequence[str]) -> None:
        """Confirm a choice of several things for a seat, picked in any order.

        It is recorded as the run of single choices that the rules would ask for, and undone as a
        whole. Picks that do not fit together raise, and change nothing.
        """
        several, before = self._several(seat)
        run = several.run(several.pick(keys))
        self._log.begin()
        self._play_run((*before, *(Choice(seat, one.key) for one in run)))
        self._obey()

    def _several(self, seat: int) -> tuple[Several, tuple[Choice, ...]]:
        """What a seat may choose together, and the passes that lead to the question."""
        question = self.question
        several = question.state.several if question is not None else None
        if question is None or several is None:
            raise NotLegal("the current question is not a choice of several")
        if question.decision.seat != seat:
            raise NotLegal(f"seat {question.decision.seat} is asked, not seat {seat}")
        return several, question.before

    def foreseen(self, seat: int) -> Foreseen | None:
        """What a seat can tell it will be asked, and the answer it has prepared."""
        decision = self.state.decision
        deciding = self.seats[decision.seat] if decision is not None else None
        if deciding is None or self.seats[seat].is_bot or deciding.owner == self.seats[seat].owner:
            return None
        return prepared.foreseen(self.game, self.state, seat, self.prepared[seat])

    def prepare(self, seat: int, key: str) -> None:
        """Prepare a seat's next choice; `NotLegal` if it cannot foresee one."""
        state, answer = self._preparing(seat)
        self.prepared[seat] = (*answer, _prepared(state, offered(state, seat, key)))

    def prepare_several(self, seat: int, keys: Sequence[str]) -> None:
        """Prepare a choice of several things for a seat, picked in any order."""
        state, answer = self._preparing(seat)
        several = state.several
        if several is None:
            raise NotLegal("the foreseen question is not a choice of several")
        run = several.run(several.pick(keys))
        self.prepared[seat] = (*answer, *(_prepared(state, one) for one in run))

    def withdraw(self, seat: int) -> None:
        """Drop what a seat has prepared."""
        self.prepared[seat] = ()

    def _preparing(self, seat: int) -> tuple[State, Answer]:
        """The foreseen state in which a seat prepares its next choice, and those before it."""
        foreseen = self.foreseen(seat)
        if foreseen is None or foreseen.state is None:
            raise NotLegal(f"seat {seat} cannot foresee anything to answer")
        return foreseen.state, tuple(_prepared(*one) for one in foreseen.answer)

    def order(self, seat: int, orders: Orders) -> None:
        """Change the standing orders of a seat, from now on."""
        self.orders[seat] = orders
        self._taken_back_to = -1
        self._log.begin()
        self._obey()

    @property
    def passed_by_order(self) -> int:
        """How many questions were passed by orders since the last choice."""
        count = 0
        for past in reversed(self.past):
            if not past.ordered:
                break
            count += not past.spared
        return count

    def _obey(self) -> None:
        """Play prepared answers, and pass what the orders of the deciding seats pass."""
        while (decision := self.state.decision) is not None:
            if self._plays_prepared(decision.seat):
                continue
            orders = self.orders[decision.seat]
            key = passed_by(self.game, self.state, orders)
            is_spared = key is None and not self.seats[decision.seat].is_bot
            if is_spared:
                agreeing = agreed(self.game, self.state, orders, self.seats)
                key = agreeing or settled(self.game, self.state, orders)
                key = key or spared(self.game, self.state, orders)
            # After an undo, always ask: somebody wants to choose differently.
            if key is None or self.length == self._taken_back_to:
                self.orders[decision.seat] = still_standing(self.game, self.state, orders)
                return
            option = offered(self.state, decision.seat, key)
            self._play(option, ordered=True, is_spared=is_spared)

    def _plays_prepared(self, seat: int) -> bool:
        """Play what the deciding seat has prepared if it still fits; drop it otherwise."""
        answer, self.prepared[seat] = self.prepared[seat], ()
        if not answer or self.length == self._taken_back_to:
            return False
        if not prepared.fits(self.state, seat, answer):
            return False
        self._play_run(Choice(seat, one.key) for one in answer)
        return True

    def _play(
        self,
        option: Option,
        *,
        ordered: bool = False,
        is_spared: bool = False,
        joined: bool = False,
    ) -> None:
        decision = self._asked()
        rng = self.state.rng
        log_before = len(self._log)
        self.state.apply(option)
        self.record.add(option.key, self.state)
        self.past.append(
            Past(
                decision.seat,
                option.key,
                learned=self.state.learned,
                random=self.state.rng != rng,
                log_before=log_before,
                ordered=ordered,
                spared=is_spared,
                joined=joined,
            )
        )
        if len(self.past) % KEEP_EVERY == 0:
            self._kept[self.length] = self.state.clone()

    def _asked(self) -> Decision:
        if self.state.decision is None:
            raise NotLegal("the game is over")
        return self.state.decision

    # --- history -----------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """The number of choices made."""
        return len(self.record.choices)

    def plan_undo(self, person: str) -> UndoPlan | None:
        """What undoing a person's last choice would mean; None if there is nothing to undo.

        After the end everybody may see everything, so everybody has to agree.
        """
        plan = plan_undo(self.past, self.seats, person)
        if plan is None:
            return None
        if self.state.outcome is not None:
            plan = plan._replace(learned=True, consent=people(self.seats))
        return plan._replace(length=plan.length + self.base, planned_at=plan.planned_at + self.base)

    def undo(self, plan: UndoPlan, consent: Collection[str] = ()) -> None:
        """Carry out an undo plan; `consent` has to name everybody who must agree.

        Everything is restored exactly, including the order of all cards.
        """
        if missing := [person for person in plan.consent if person not in consent]:
            raise NotLegal(f"undoing needs the consent of {', '.join(missing)}")
        if plan.planned_at != self.length:
            raise NotLegal("the game has moved on since this was planned")
        self.rewind(plan.length)

    def rewind(self, length: int) -> None:
        """Go back to the first `length` choices."""
        if not self.base <= length <= self.length:
            raise NotLegal(f"cannot rewind to choice {length}", accepted=f"{self.base} on")
        state = self._state_after(length)
        forgotten = self.past[length - self.base :]
        self._taken_back_to = length
        entries = self._log[: forgotten[0].log_before] if forgotten else self._log
        self._log = LogWithSnapshots(state, entries)
        state.log = self._log
        self.state = state
        del self.past[length - self.base :]
        self.record.truncate(length)
        self._kept = {at: one for at, one in self._kept.items() if at <= length}

    def answer_after(self, length: int) -> list[tuple[State, Option]]:
        """The choices of the answer given after `length` choices, each with its state."""
        state = self._state_after(length)
        answer: list[tuple[State, Option]] = []
        for past in self.past[length - self.base :]:
            if answer and not past.joined:
                break
            option = offered(state, past.seat, past.key)
            answer.append((state, option))
            state = state.clone()
            state.apply(option)
        return answer

    def nearest(self, length: int) -> tuple[int, State]:
        """A copy of the last snapshot within the first `length` choices, and its choice count."""
        kept = max(at for at in self._kept if at <= length)
        return kept, self._kept[kept].clone()

    def _state_after(self, length: int) -> State:
        """A copy of the state after the first `length` choices."""
        kept, state = self.nearest(length)
        for key in self.record.choices[kept:length]:
            state.apply(key)
        return state

    # --- views -------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know."""
        return self.game.shown(self.state, seat)

    @property
    def snapshots(self) -> list[Snapshot]:
        """The snapshots since the last choice or run, for clients that show them one by one."""
        return self._log.snapshots

    def snapshots_from(self, start: int) -> list[Snapshot]:
        """The log from its line `start` on, each entry with the state of its time.

        Later the same id may be another card. What is older than the last choice is replayed.
        """
        last = self._log.snapshots
        recent = start - (len(self._log) - len(last))
        if recent >= 0:
            return last[recent:]
        choice = bisect_right(self.past, start, key=attrgetter("log_before")) - 1
        at, state = self.nearest(self.base + choice)
        first = self.past[at - self.base].log_before
        beside = LogWithSnapshots(state)
        state.log = beside
        for key in self.record.choices[at:]:
            state.apply(key)
        return beside.snapshots[start - first :]

    def moments(self, readers: Collection[Reader]) -> Iterator[dict[Reader, Moment]]:
        """What each snapshot changed, for the readers who may read its entry."""
        return moments(self.game, self._log.before, self._log.snapshots, readers)

    @property
    def written(self) -> Sequence[Entry]:
        """The whole log, whoever may read it; another one after an undo."""
        return self._log

    def log(self, person: str | None) -> list[Entry]:
        """The log as far as a person (None: a spectator) may read it."""
        return readable(self._log, self.seats_of(person))

    def since_last_turn(self, person: str) -> list[Entry]:
        """The log since a person's last turn, as far as they may read it.

        A turn is a run of their choices with nobody else's in between; the consequences of the last
        choice are included here. For a solo player every choice is a turn; choices made together
        count as one.
        """
        own = self.seats_of(person)
        at = len(self.past)
        decision = self.state.decision
        if decision is not None and decision.seat in own and len(own) < len(self.seats):
            while at and _is_part_of_turn(self.past[at - 1], own):
                at -= 1
        while at and (self.past[at - 1].seat not in own or self.past[at - 1].ordered):
            at -= 1
        while at and self.past[at - 1].joined:
            at -= 1
        start = self.past[at - 1].log_before if at else 0
        return readable(self._log[start:], own)


def _is_part_of_turn(past: Past, own: Collection[int]) -> bool:
    """Whether a choice belongs to a person's turn: they made it, or it was passed for them."""
    return past.seat in own and (past.spared or not past.ordered)


def _prepared(state: State, option: Option) -> Prepared:
    assert state.decision is not None
    return Prepared(state.decision.ask, option.key)


def offered(state: State, seat: int, key: str) -> Option:
    """The offered option with this key; `NotLegal` if there is none, or not for this seat."""
    decision = state.decision
    if decision is not None and decision.seat != seat:
        raise NotLegal(f"seat {decision.seat} is asked, not seat {seat}", where=explain(state))
    return state.offering(key)[1]


def readable(entries: Iterable[Entry], seats: Collection[int]) -> list[Entry]:
    """The entries that a player with these seats (none: a spectator) may read."""
    return [entry for entry in entries if may_read(seats, entry)]
