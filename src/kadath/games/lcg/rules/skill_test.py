"""Skill tests: ST.1 to ST.8, step by step as the rulebook numbers them."""

# ruff: noqa: SIM110 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.effects import Effect, Scope, count
from kadath.kernel.events import Period, as_past
from kadath.kernel.legality import Attempt
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import ADD, VALUE, Change, Worked, work_out
from kadath.kernel.procedure import END, Procedure, ask, procedure, step
from kadath.kernel.several import COUNTS, ChosenSet, Several, ask_several

from ..frames import test_now
from ..happenings import Revealing
from ..state import LcgState
from ..values import base_value, explained, modifying, value
from ..vocabulary.modifiers import DoubleNegatives, MayUseSkill, UseSkill
from ..zones import discard, ordered_discards, put
from .chaos import (
    AUTO_FAIL,
    RevealToken,
    as_treated,
    number_on,
    put_back,
    symbol_abilities,
)
from .committing import (
    commitment,
    commitments_tried,
    icons,
    next_to_commit,
    returns,
    still_committed,
)
from .encounter import add_to_hand
from .enemy_attack import retaliation
from .lasting import expired, last_for
from .performed import Performed
from .player_window import player_window
from .results import FAILED, Result, determined, if_revealed, results, results_of
from .waiting import Awaited, Waiting, run_next, wait_for

DIFFICULTIES = {"fight": "fight", "evade": "evade", "investigate": "shroud"}
"""The value that sets the difficulty of each attempt (LCG-185 to LCG-187)."""


@procedure
class SkillTest(Period, Performed, Awaited):
    """A skill test in progress.

    `kind` is the attempt (fight, evade, investigate, or empty), `against` the enemy or location it
    is against. `difficulty` is the given number if there is neither; otherwise it is the initial
    value, which is used once an enemy has left play. The negative modifier of a `switched` token
    counts as positive.
    """

    who: int
    skill: str
    difficulty: int
    scope: Scope
    success: Effect | None = None
    failure: Effect | None = None
    kind: str = ""
    against: int = 0
    committed: tuple[int, ...] = ()
    passed: int = 0
    tokens: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()
    switched: tuple[str, ...] = ()
    result: str = ""
    by: int = 0
    gets: tuple[Ability, ...] = ()
    waiting: Waiting = ()
    resolved: int = 0

    PERIOD = "test"

    @step("ST.1", "LCG-189", "LCG-183")
    def begin(self, state: LcgState) -> None:
        """Determine the skill and begin the test."""
        for ability in self.gets:
            last_for(state, self, ability, self.scope)
        for scope, modifier in modifying(state, ("skill for", self.kind)):
            if isinstance(modifier, UseSkill) and modifier.against.includes(
                state, scope, self.against
            ):
                self.skill = modifier.skill
        if stat := DIFFICULTIES.get(self.kind):
            self.difficulty = value(state, self.against, stat)

    @ask("ST.1 skill", "LCG-189", prompt="choose-skill")
    def choose_skill(self, state: LcgState) -> Decision | None:
        """An investigator who may substitute another skill chooses which to use."""
        others = [
            modifier.skill
            for scope, modifier in modifying(state, ("skill in place of", self.skill))
            if isinstance(modifier, MayUseSkill) and scope.who == self.who
        ]
        if not others:
            return None
        skills = dict.fromkeys((self.skill, *others))
        options = tuple(option("skill", skill) for skill in skills)
        return SkillTest.choose_skill.offer(state.seat_of(self.who), options)

    @choose_skill.chosen
    def use_skill(self, state: LcgState, chosen: Option) -> None:
        """The test is now of that skill."""
        self.skill = chosen.words[0]

    @step("ST.1 window", "LCG-190")
    def first_window(self, state: LcgState) -> Procedure | None:
        """A player window follows."""
        if state.log is not None:
            difficulty = self.total_difficulty(state)
            state.note("test", who=self.who, skill=self.skill, difficulty=difficulty)
        return player_window(state)

    @ask_several("ST.2", "LCG-191", "LCG-192", "LCG-193", "LCG-195", "LCG-196", prompt="commit")
    def commit(self, state: LcgState) -> Several | None:
        """Commit cards: first the performing investigator, then the others at that location."""
        offered = next_to_commit(state, self)
        if offered is None:
            return None
        _, who, cards = offered
        return commitment(state, self, who, cards)

    def attempts(self, state: LcgState) -> Iterable[Attempt]:
        return commitments_tried(state, self) if self.at == "ST.2" else ()

    @commit.chosen
    def take_commitment(self, state: LcgState, chosen: Option) -> None:
        """Commit the card, or let the next investigator commit."""
        self.goto("ST.2")
        if chosen.verb == "commit":
            card = chosen.ids[0]
            who = state.cards[card].place
            put(state, card, "committed")
            self.committed = (*self.committed, card)
            state.tell("committed", card, who=who)
            return
        offered = next_to_commit(state, self)
        if offered is not None:
            self.passed = offered[0]

    @step("ST.2 window", "LCG-190")
    def second_window(self, state: LcgState) -> Procedure | None:
        """Another player window, the last before the test ends."""
        return player_window(state)

    @step("ST.3", "LCG-197")
    def reveal(self, state: LcgState) -> Procedure | None:
        """The performing investigator reveals a chaos token."""
        return RevealToken((Revealing(self.who),))

    @step("ST.3 revealed", "LCG-197")
    def answer_symbols(self, state: LcgState) -> Procedure | None:
        """Effects of revealing a symbol in this test; a ruling puts them in this step."""
        return results(if_revealed(state, self))

    @step("ST.4", "LCG-198", "LCG-199", "LCG-200", "LCG-499")
    def resolve_symbols(self, state: LcgState) -> Procedure | None:
        """Resolve the revealed symbols, then any further ones those reveal."""
        tokens = self.tokens[self.resolved :]
        if not tokens:
            return None
        self.resolved = len(self.tokens)
        self.goto("ST.3 revealed")
        found: list[Result] = []
        for token in tokens:
            for ability, scope in symbol_abilities(state, self.who, token):
                if ability.effect is not None:
                    found.append((ability.effect, scope))
        return results(found)

    @step("ST.5", "LCG-202")
    def total(self, state: LcgState) -> None:
        """Determine the modified skill value."""
        if state.log is not None:
            state.note("total", who=self.who, total=self._skill_that_counts(state))

    @step("ST.6", "LCG-203", "LCG-204", "LCG-205", "LCG-500")
    def determine(self, state: LcgState) -> Procedure | None:
        """Determine success or failure, with interrupts before it and responses after it."""
        return determined(state, self)

    @step("ST.6 settled", "LCG-317", "LCG-318")
    def settle(self, state: LcgState) -> None:
        """If the outcome no longer holds, determine it again."""
        if not self.result:
            self.goto("ST.6")

    @step("ST.7", "LCG-208", "LCG-209")
    def apply_results(self, state: LcgState) -> Procedure | None:
        """Apply the results of success or failure in the performing investigator's order."""
        return results(results_of(state, self))

    @step("retaliate", "LCG-261")
    def retaliate(self, state: LcgState) -> Procedure | None:
        """After all results, an enemy with retaliate attacks the investigator who failed."""
        if self.kind == "fight" and self.result == FAILED:
            return retaliation(state, self.against, self.who)
        return None

    @step("ST.8 return", "LCG-210", "LCG-319")
    def return_cards(self, state: LcgState) -> Procedure | None:
        """Committed cards that return instead of being discarded go to their owners' hands."""
        there = still_committed(state, self)
        return add_to_hand(state, *[card for card in there if returns(state, card)])

    @ask_several("ST.8 order", "LCG-063", "LCG-210", prompt="order-discards")
    def order_discards(self, state: LcgState) -> Several | None:
        """Owners choose the order of their discards, if it can matter."""
        if len(self.committed) < 2:
            return None
        for who in state.player_order():
            if own := ordered_discards(state, who, still_committed(state, self, who)):
                cards = tuple(option("discard", card) for card in own)
                return ChosenSet(state.seat_of(who), cards, least=len(cards), order=COUNTS)
        return None

    @order_discards.chosen
    def discard_next(self, state: LcgState, chosen: Option) -> None:
        """Discard it before the others."""
        if chosen is not DONE:
            discard(state, chosen.ids[0])
            self.goto("ST.8 order")

    @step("ST.8", "LCG-210")
    def finish_test(self, state: LcgState) -> Procedure | None:
        """The test ends: discard the committed cards and return the tokens."""
        settle = expired(state, self)
        self.clean_up(state)
        return settle

    @step("waiting")
    def resolve_waiting(self, state: LcgState) -> Procedure | None:
        """Begin the tests that came up during this one and could not nest."""
        return run_next(self)

    def clean_up(self, state: LcgState) -> None:
        for card in still_committed(state, self):
            discard(state, card)
        for token in (*self.tokens, *self.ignored):
            put_back(state, token)
        self.committed = self.tokens = self.ignored = ()
        self.expire(state)

    def is_under_way(self) -> bool:
        """Whether the test has yet to end; effects queued until then are not part of it."""
        return self.at not in ("waiting", END)

    @cites("LCG-201", "LCG-213", "LCG-216")
    def total_skill(self, state: LcgState) -> Worked:
        """The modified skill value, with its explanation (LCG-194, LCG-201, LCG-206)."""
        base = base_value(state, self.who, self.skill) or 0
        changes: list[Change] = []
        for stat in (self.skill, "skill value"):
            if (VALUE, stat) in state.listeners.hooks:
                changes += explained(state, self.who, stat).changes
        changes += [
            Change(card, ADD, icons(state, card, self.skill))
            for card in still_committed(state, self)
        ]
        switched = list(self.switched)
        times = self._times_negatives(state) if self.tokens else 1
        for token in self.tokens:
            modifier = self.modifier(state, token)
            if token in switched:
                # A ruling: a modifier that is no longer negative is not doubled.
                switched.remove(token)
                modifier = abs(modifier)
            elif modifier < 0:
                modifier *= times
            changes.append(Change(token, ADD, modifier))
        return work_out(base, changes)

    @cites("LCG-184", "LCG-188", "LCG-207")
    def total_difficulty(self, state: LcgState) -> int:
        """The current difficulty (LCG-184 to LCG-188, LCG-207)."""
        if self._succeeds_automatically(state):
            return 0
        stat = DIFFICULTIES.get(self.kind)
        if stat and state.is_in_play(self.against):
            return value(state, self.against, stat)
        return self.difficulty

    @cites("LCG-206")
    def margin(self, state: LcgState) -> int:
        """By how much the test would succeed; negative if it would fail."""
        return self._skill_that_counts(state) - self.total_difficulty(state)

    @cites("LCG-206")
    def _skill_that_counts(self, state: LcgState) -> int:
        return 0 if self.fails_automatically(state) else self.total_skill(state).floored()

    def fails(self, state: LcgState, margin: int | None = None) -> bool:
        """Whether the test would fail as things stand; `margin` saves computing it again."""
        if margin is None:
            margin = self.margin(state)
        return margin < 0 or self.fails_automatically(state)

    @cites("LCG-204")
    def fails_automatically(self, state: LcgState) -> bool:
        """Whether a token makes the test fail automatically."""
        for token in self.tokens:
            if self.counts_as(state, token) == AUTO_FAIL:
                return True
        return False

    def counts_as(self, state: LcgState, token: str) -> str:
        """What a revealed token counts as."""
        return as_treated(state, self.who, token)

    def _succeeds_automatically(self, state: LcgState) -> bool:
        for token in self.tokens:
            for ability, scope in symbol_abilities(state, self.who, token):
                automatic = ability.automatic_success
                if automatic is not None and automatic.holds(state, scope):
                    return True
        return False

    @cites("LCG-014", "LCG-201")
    def modifier(self, state: LcgState, token: str) -> int:
        """The modifier on a token, or the one its symbol refers to (LCG-201)."""
        if (printed := number_on(token)) is not None:
            return printed
        return sum(
            count(ability.modifier, state, scope)
            for ability, scope in symbol_abilities(state, self.who, token)
        )

    def would_add(self, state: LcgState, token: str) -> int | None:
        """What a token would add if revealed; None if the test would fail automatically."""
        if self.counts_as(state, token) == AUTO_FAIL:
            return None
        modifier = self.modifier(state, token)
        return modifier * self._times_negatives(state) if modifier < 0 else modifier

    def _times_negatives(self, state: LcgState) -> int:
        """The factor for negative modifiers, which the enemy or location may double."""
        for scope, modifier in modifying(state, ("negatives in", self.kind)):
            if isinstance(modifier, DoubleNegatives) and modifier.against.includes(
                state, scope, self.against
            ):
                return 2
        return 1

    def is_negative(self, state: LcgState, token: str) -> bool:
        """Whether a token has a negative modifier that has not been switched."""
        left = self.tokens.count(token) - self.switched.count(token)
        return left > 0 and self.modifier(state, token) < 0


@cites("LCG-498")
def begin_test(state: LcgState, test: SkillTest, effect: Effect, scope: Scope) -> Procedure | None:
    """Begin a test; during another test, it waits for that test and its action to end.

    `effect` is what begins the test, and what is queued.
    """
    under_way = test_now(state)
    if under_way is None:
        return test
    awaited: Awaited = under_way
    for frame in reversed(state.stack[: state.stack.index(under_way)]):
        if isinstance(frame, Awaited):
            awaited = frame
            break
    wait_for(awaited, effect, as_past(state, scope))
    return None
