"""The table: a game in play, the people and bots at it, its log and its past."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
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
"""A state is kept with every so many choices; undo replays the few after it."""


class Table:
    """A game in play, as every client shares it.

    `base` is the number of choices that the table stands on without knowing their states: 0, unless
    it was resumed from the snapshot of a record that does not replay any more.
    """

    def __init__(
        self, game: Game[Any], record: Record, seats: Sequence[Seat], state: State
    ) -> None:
        self.game = game
        self.record = record
        self.seats = tuple(seats)
        if len(self.seats) != game.seats(state):
            raise NotWellFormed(
                f"{len(self.seats)} seats were taken, the game has {game.seats(state)}"
            )
        self.base = len(record.choices)
        self.past: list[Past] = []
        self.orders = [NONE] * len(self.seats)
        self.prepared: list[Answer] = [()] * len(self.seats)
        """What seats have prepared to answer: theirs alone to see."""
        self.open_seats: set[int] = set()
        """The seats that let everybody look at their hands."""
        self.guide: Guide | None = None
        """Who explains the game to the people at the table; None: nobody."""
        self._guidance: tuple[tuple[Any, ...], Guidance] | None = None
        self._taken_back_to = -1
        self._question: tuple[tuple[Any, ...], Question | None] | None = None
        self.state = state
        self._log = LogWithSnapshots(state)
        state.log = self._log
        self._kept: dict[int, State] = {self.base: state.clone()}

    @classmethod
    def begin(cls, game: Game[Any], setup: Setup, seed: int, seats: Sequence[Seat]) -> Table:
        """A new game with its first question."""
        record = Record(game.name, __version__, game.settled(setup), seed)
        return cls(game, record, seats, game.new(record.setup, seed))

    @classmethod
    def begin_guided(cls, game: Teaches[Any], seats: Sequence[Seat]) -> Table:
        """The first game, with a guide at the table."""
        first = game.first_game()
        table = cls.begin(game, dict(first.setup), first.seed, seats)
        table.guide = Guide(game)
        return table

    # --- who ---------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[str, ...]:
        """The people at the table, in the order of their seats."""
        return people(self.seats)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats that a person runs."""
        return seats_of(self.seats, person)

    @property
    def to_move(self) -> Seat | None:
        """The seat that is asked; None when the game is over."""
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
        """What the person to move is asked, with what they could do first; None at the end."""
        moment = self._moment
        if self._question is None or self._question[0] != moment:
            asked = question(self.game, self.state, self.seats, self.orders)
            self._question = (moment, asked)
        return self._question[1]

    @property
    def guidance(self) -> Guidance | None:
        """What the guide says to the person to move; None where there is none, or a bot moves."""
        asked = self.question
        if self.guide is None or asked is None or self.seats[asked.decision.seat].is_bot:
            return None
        moment = (self.guide, *self._moment)
        if self._guidance is None or self._guidance[0] != moment:
            own = self.seats_of(self.seats[asked.decision.seat].owner)
            read = readable(self._log, own)
            self._guidance = (moment, self.guide.guidance(asked, self.length, read))
        return self._guidance[1]

    @property
    def explained(self) -> list[tuple[int, str]] | None:
        """What the guide has explained, the question that is asked now included; None: no guide."""
        if self.guide is None:
            return None
        # To put a question is to explain what is new with it.
        self.guidance  # noqa: B018
        return self.guide.data()

    @property
    def _moment(self) -> tuple[Any, ...]:
        """What a question depends on."""
        return (self.state, self.length, tuple(self.orders))

    def why_not(self, own: Collection[int], thing: Thing, language: str) -> list[Reason]:
        """Why whoever runs some seats may not do more with a thing on the table."""
        asked = self.question
        if asked is None:
            return [in_general(self.game, self.state, NOBODY, language)]
        return reasons(self.game, asked, own, thing, language)

    def choose(self, seat: int, key: str) -> None:
        """Let a seat choose one of the options it is offered; anything else changes nothing.

        Offered is also what the question of its person has beside the decision of the seat.
        """
        way = self._way(seat, key)
        self._log.begin()
        self._play_run(way)
        self._obey()

    def _play_run(self, run: Iterable[Choice]) -> None:
        """Play choices that are known to fit, as one answer."""
        try:
            for at, choice in enumerate(run):
                self._play(offered(self.state, choice.seat, choice.key), joined=at > 0)
        except NotLegal as error:
            raise RulesBug(f"what was declared is not offered: {error.message}") from error

    def _way(self, seat: int, key: str) -> tuple[Choice, ...]:
        """The choices that make up the choice of an option."""
        asked = self.question
        way = asked.way(key) if asked is not None else ()
        if way and self.seats[way[-1].seat].owner == self.seats[seat].owner:
            return way
        offered(self.state, seat, key)
        return (Choice(seat, key),)

    def choose_several(self, seat: int, keys: Sequence[str]) -> None:
        """Let a seat confirm a choice of several things, picked in any order.

        It is kept as the run of single choices that the rules would ask for, and taken back as a
        whole. What does not fit together changes nothing.
        """
        several, before = self._several(seat)
        run = several.run(several.pick(keys))
        self._log.begin()
        self._play_run((*before, *(Choice(seat, one.key) for one in run)))
        self._obey()

    def _several(self, seat: int) -> tuple[Several, tuple[Choice, ...]]:
        """What a seat may choose together, and what passes before it is asked."""
        asked = self.question
        several = asked.state.several if asked is not None else None
        if asked is None or several is None:
            raise NotLegal("nothing is asked of which several may be chosen")
        if asked.decision.seat != seat:
            raise NotLegal(f"seat {asked.decision.seat} is asked, not seat {seat}")
        return several, asked.before

    def foreseen(self, seat: int) -> Foreseen | None:
        """What a seat will be asked, as far as it can tell, with the answer it has prepared."""
        decision = self.state.decision
        asked = self.seats[decision.seat] if decision is not None else None
        if asked is None or self.seats[seat].is_bot or asked.owner == self.seats[seat].owner:
            return None
        return prepared.foreseen(self.game, self.state, seat, self.prepared[seat])

    def prepare(self, seat: int, key: str) -> None:
        """Let a seat prepare its next choice of what it foresees; refused where it cannot."""
        state, answer = self._preparing(seat)
        self.prepared[seat] = (*answer, _prepared(state, offered(state, seat, key)))

    def prepare_several(self, seat: int, keys: Sequence[str]) -> None:
        """Let a seat prepare a choice of several things, picked in any order."""
        state, answer = self._preparing(seat)
        several = state.several
        if several is None:
            raise NotLegal("nothing is foreseen of which several may be chosen")
        run = several.run(several.pick(keys))
        self.prepared[seat] = (*answer, *(_prepared(state, one) for one in run))

    def withdraw(self, seat: int) -> None:
        """Forget what a seat has prepared."""
        self.prepared[seat] = ()

    def _preparing(self, seat: int) -> tuple[State, Answer]:
        """The foreseen state in which a seat prepares, and what of its answer still fits."""
        foreseen = self.foreseen(seat)
        if foreseen is None or foreseen.state is None:
            raise NotLegal(f"seat {seat} cannot foresee anything to answer")
        return foreseen.state, tuple(_prepared(*one) for one in foreseen.answer)

    def order(self, seat: int, orders: Orders) -> None:
        """Let a seat give other orders about what it lets pass; they hold from now on."""
        self.orders[seat] = orders
        self._taken_back_to = -1
        self._log.begin()
        self._obey()

    @property
    def passed_by_order(self) -> int:
        """How many questions were let pass by orders since somebody last chose."""
        count = 0
        for past in reversed(self.past):
            if not past.ordered:
                break
            count += not past.spared
        return count

    def _obey(self) -> None:
        """Play what was prepared, and let pass what the orders of those who are asked let pass."""
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
            # What was taken back is asked again: somebody wants to choose otherwise.
            if key is None or self.length == self._taken_back_to:
                self.orders[decision.seat] = still_standing(self.game, self.state, orders)
                return
            option = offered(self.state, decision.seat, key)
            self._play(option, ordered=True, is_spared=is_spared)

    def _plays_prepared(self, seat: int) -> bool:
        """Play what the seat that is asked has prepared, if it still fits; else it is forgotten."""
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
                self.state.learned,
                self.state.rng != rng,
                log_before,
                ordered,
                is_spared,
                joined,
            )
        )
        if len(self.past) % KEEP_EVERY == 0:
            self._kept[self.length] = self.state.clone()

    def _asked(self) -> Decision:
        if self.state.decision is None:
            raise NotLegal("nothing is asked: the game is over")
        return self.state.decision

    # --- the past ----------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many choices were made."""
        return len(self.record.choices)

    def plan_undo(self, person: str) -> UndoPlan | None:
        """What undoing a person's last choice would mean; None where there is none.

        After the end everybody may look at everything, so all the people have to agree.
        """
        plan = plan_undo(self.past, self.seats, person)
        if plan is not None and self.state.outcome is not None:
            plan = plan._replace(learned=True, consent=people(self.seats))
        return plan._replace(length=plan.length + self.base) if plan else None

    def undo(self, plan: UndoPlan, consent: Collection[str] = ()) -> None:
        """Undo what a plan says; if it needs consent, all those people have to agree.

        Everything comes again as it was, the order of all cards included.
        """
        if missing := [person for person in plan.consent if person not in consent]:
            raise NotLegal(f"undoing needs the consent of {', '.join(missing)}")
        if plan.length + plan.taken_back != self.length:
            raise NotLegal("the game has gone on since this was planned")
        self.rewind(plan.length)

    def rewind(self, length: int) -> None:
        """Go back to the first `length` choices."""
        if not self.base <= length <= self.length:
            raise NotLegal(f"there is no way back to choice {length}", accepted=f"{self.base} on")
        kept, state = self.nearest(length)
        for key in self.record.choices[kept:length]:
            state.apply(offered(state, None, key))
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
        """The choices of one answer, given after so many choices: each with its state."""
        kept, state = self.nearest(length)
        for key in self.record.choices[kept:length]:
            state.apply(offered(state, None, key))
        answer: list[tuple[State, Option]] = []
        for past in self.past[length - self.base :]:
            if answer and not past.joined:
                break
            option = offered(state, None, past.key)
            answer.append((state, option))
            state = state.clone()
            state.apply(option)
        return answer

    def nearest(self, length: int) -> tuple[int, State]:
        """A copy of the last state that was kept of the first `length` choices, and which it is."""
        kept = max(at for at in self._kept if at <= length)
        return kept, self._kept[kept].clone()

    # --- what is seen ------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know."""
        return self.game.shown(self.state, seat)

    @property
    def snapshots(self) -> list[Snapshot]:
        """The moments of the last choice or run, for a client that shows them one by one."""
        return self._log.snapshots

    def moments(self, readers: Collection[Reader]) -> Iterator[dict[Reader, Moment]]:
        """What each snapshot changed for those of the readers who may read its entry."""
        return moments(self.game, self._log.before, self._log.snapshots, readers)

    def log(self, person: str | None) -> list[Entry]:
        """What happened, as far as a person (None: a spectator) may read it."""
        return readable(self._log, self.seats_of(person))

    def since_last_turn(self, person: str) -> list[Entry]:
        """What happened since a person last stopped choosing, as far as they may read it.

        A turn is a run of choices without anybody else's in between; what the last of them brought
        about is part of what happened since. Whoever plays alone stops with every choice; what was
        chosen together is one.
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
    """Whether a choice goes on with a turn: it was made, or spared to whoever makes the others."""
    return past.seat in own and (past.spared or not past.ordered)


def _prepared(state: State, option: Option) -> Prepared:
    assert state.decision is not None
    return Prepared(state.decision.ask, option.key)


def offered(state: State, seat: int | None, key: str) -> Option:
    """The offered option with that key; `NotLegal` if there is none, or it is not that seat's."""
    decision = state.decision
    if decision is None:
        raise NotLegal(f"{key} was chosen, but nothing is asked: the game is over")
    if seat is not None and decision.seat != seat:
        raise NotLegal(f"seat {decision.seat} is asked, not seat {seat}", where=explain(state))
    option = decision.option(key)
    if option is None:
        raise NotLegal(
            f"{key} is not offered to seat {decision.seat}",
            where=explain(state),
            accepted=", ".join(one.key for one in decision.options),
        )
    return option


def readable(entries: Iterable[Entry], seats: Collection[int]) -> list[Entry]:
    """The entries that somebody with these seats (none: a spectator) may read."""
    return [entry for entry in entries if may_read(seats, entry)]
