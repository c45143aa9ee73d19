"""What the mindless monsters will do as things stand.

The rules themselves play the monster phase on a copy, in track order. The forecast is exact until
dice or a choice of the players could change it; from there, attacks are assumed to miss and the
first option to be chosen, and the rest is marked as uncertain. Nobody uses anything out of turn,
and what comes before the monster phase (spawning, horror events) is left out.

It reveals nothing hidden: the copy has its own random numbers, and the forecast ends where a card
would be turned over.
"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, PASS
from kadath.kernel.dice import chance, sums

from .rules.abilities import Aiming, active
from .rules.attack import HIGH_DIE, LOW_DIE, Attacking
from .rules.monster_choices import quarry
from .rules.monster_phase import MonsterPhase, MonsterTurn
from .rules.monster_ways import ways_of
from .rules.play import MachinaPlay
from .rules.round import Round
from .vocabulary.effects import attacks

STEP, STRIKE, ABILITY, DOOR = "step", "strike", "ability", "door"
NO_HIT = -99
"""A result that hits nobody."""


class Act(NamedTuple):
    """One thing a monster does: a step to a space, a strike, another ability, or a broken door.

    `at` is the space it is then on, or the door. `chances` are the chances to hit each target.
    """

    what: str
    at: int
    targets: tuple[int, ...] = ()
    chances: tuple[Fraction, ...] = ()
    sure: bool = True


class Intent(NamedTuple):
    """What a monster does in its turn, and the explorer it ends up going for (0: nobody)."""

    monster: int
    target: int
    acts: tuple[Act, ...]
    sure: bool


@cites("MA-R18.1", "MA-R18.3")
def forecast(s: MachinaPlay) -> tuple[Intent, ...]:
    """What each mindless monster that has not acted this round will do, in track order."""
    return _Playing(s).played() if s.track and s.outcome is None else ()


def hit_chances(s: MachinaPlay, attack: Attacking) -> dict[int, Fraction]:
    """The exact chance of an attack that is about to be rolled to hit each blocker."""
    dice = sums((HIGH_DIE,) * attack.high + (LOW_DIE,) * attack.low)
    return {one: chance(dice, attack.least_roll(s, one)) for one in attack.blockers}


class _Playing:
    """A monster phase being played on a copy, and what was seen of it."""

    def __init__(self, s: MachinaPlay) -> None:
        self.s = s.clone()
        self.s.decision = None
        self.s.log = []
        self.s.learned = 0
        self.s.rng = self.rng = 0
        self.base = self._begin()
        self.sure = True
        self.monster = 0
        self.acts: list[Act] = []
        self.intents: list[Intent] = []

    def _begin(self) -> int:
        """Put the monster phase, or the rest of it, on the stack.

        Returns the depth of the stack below it.
        """
        s = self.s
        for place, frame in enumerate(s.stack):
            if isinstance(frame, MonsterPhase):
                turn = s.stack[place + 1] if place + 1 < len(s.stack) else None
                s.unwind(turn if isinstance(turn, MonsterTurn) else frame)
                if isinstance(turn, MonsterTurn):
                    turn.goto("between")
                return place
        s.unwind(next((one for one in s.stack if isinstance(one, Round)), None))
        s.stack.append(MonsterPhase())
        return len(s.stack) - 1

    def played(self) -> tuple[Intent, ...]:
        """Play it to its end, or until it would reveal something hidden."""
        s = self.s
        turn = s.stack[-1]
        if isinstance(turn, MonsterTurn):
            self.monster = turn.who
        while True:
            s.advance(self._look)
            top = s.stack[-1] if len(s.stack) > self.base else None
            if s.outcome is not None or s.learned or top is None:
                break
            if s.decision is not None:
                self._choose()
            elif isinstance(top, Attacking):
                self._strike(top)
            else:
                break
        self._end_turn()
        return tuple(self.intents)

    def _look(self, s: MachinaPlay) -> bool:
        """Note what happened; true before a roll, at the end, and where a card was turned over."""
        if s.log:
            self._read()
        if s.rng != self.rng:
            self.rng, self.sure = s.rng, False
        if s.learned or len(s.stack) <= self.base:
            return True
        top = s.stack[-1]
        if isinstance(top, MonsterPhase):
            self._end_turn()
        elif isinstance(top, MonsterTurn):
            self.monster = top.who
        elif isinstance(top, Aiming) and top.at == "use" and top.who == self.monster:
            self._use(top)
        return isinstance(top, Attacking) and top.at == "roll"

    def _use(self, aiming: Aiming) -> None:
        """Note the use of an ability; an attack is noted later, when its dice would be rolled."""
        row = self.s.units.get(self.monster)
        if row is not None and not attacks(active(self.s, aiming.card, aiming.number).effect):
            self.acts.append(Act(ABILITY, row.space, aiming.aimed, sure=self.sure))

    def _read(self) -> None:
        s = self.s
        for kind, args, _ in s.log or ():
            if kind == "door-destroyed":
                door = args["door"]
                assert isinstance(door, int)
                self.acts.append(Act(DOOR, door, sure=self.sure))
            row = s.units.get(self.monster)
            moved = kind in ("move", "swap") and self.monster in (args["unit"], args.get("other"))
            if row is not None and moved:
                self.acts.append(Act(STEP, row.space, sure=self.sure))
        s.log = []

    def _end_turn(self) -> None:
        """Note whom the monster goes for at the end of its turn."""
        s = self.s
        if not self.monster:
            return
        struck = [one for act in self.acts for one in act.targets if one in s.explorers]
        is_there = self.monster in s.units
        found = quarry(s, self.monster, ways_of(s, self.monster)) if is_there else ()
        target = struck[0] if struck else next(iter(found), 0)
        sure = self.sure and (bool(struck) or len(found) < 2)
        self.intents.append(Intent(self.monster, target, tuple(self.acts), sure))
        self.monster, self.acts = 0, []

    def _choose(self) -> None:
        s = self.s
        assert s.decision is not None
        options = s.decision.options
        if PASS in options:
            s.apply(PASS, self._look)
            return
        self.sure = False
        s.apply(DONE if DONE in options else options[0], self._look)

    def _strike(self, attack: Attacking) -> None:
        """Let an attack hit if it cannot miss, and miss if the dice decide."""
        s = self.s
        found = hit_chances(s, attack)
        # A monster that strikes as it dies, such as one that bursts, is not on the map any more.
        stands = self.monster in s.units
        if attack.attacker == self.monster and stands and not attack.hazard:
            here = s.units[self.monster].space
            self.acts.append(Act(STRIKE, here, tuple(found), tuple(found.values()), self.sure))
        if all(one in (0, 1) for one in found.values()):
            attack.let_fall(s, 0)
        else:
            self.sure = False
            attack.result = NO_HIT
        attack.goto("compare")
