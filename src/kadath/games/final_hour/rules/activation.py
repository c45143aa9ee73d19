"""Activating monsters: location by location, killers, then runners, then destroyers."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..components.monsters import DESTROYER, ICONS, KILLER, KIND_OF, KINDS, RUNNER
from ..state import FinalHourState
from .damage import damage_own_space
from .health import lose_health
from .monster_move import ARROWS, follow_arrows
from .monsters import location_of, one_of_each_kind, take_off
from .seals import is_sealed

_ICONS = tuple(KINDS[kind].icons for kind in KIND_OF)
_TURN = tuple(ICONS.index(icons[0]) if icons else -1 for icons in _ICONS)
"""When a token is activated within its location; -1 if it has no icon and does nothing."""
_IDLE = sum(1 << token for token, turn in enumerate(_TURN) if turn < 0)
"""The tokens without an icon, as a bit mask."""


@procedure
class ActivatingLocations(Procedure):
    """Activating every monster in several locations, in ascending order."""

    figure: int
    locations: tuple[int, ...]
    done: int = 0

    @step("find", "FH-170", "FH-171", "FH-172", "FH-173", "FH-181", "FH-182")
    def find_monster(self, s: FinalHourState) -> Procedure | None:
        """Go on to the lowest location with a monster still to activate.

        If the order cannot matter, the next monster is activated immediately.
        """
        locations = self.locations
        while self.done < len(locations):
            here = locations[self.done]
            candidates = first_in_turn(s, here) if s.monsters[here] else ()
            if not candidates:
                self.done += 1
            elif len(candidates) > 1:
                return None
            else:
                called = activate(s, candidates[0], here, self.figure)
                if s.outcome is not None:
                    return None
                if called is not None:
                    self.goto("find")
                    return called
        self.finish()
        return None

    @ask("next", "FH-178", "FH-179", "FH-181", "FH-182", prompt="activate-next")
    def choose(self, s: FinalHourState) -> Decision:
        """Choose which of several monsters to activate next."""
        candidates = first_in_turn(s, self.locations[self.done])
        options = tuple([option("activate", token) for token in candidates])
        return ActivatingLocations.choose.offer(s.seat_of(self.figure), options)

    @choose.chosen
    def activate(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """Activate it, then look for the next one."""
        self.goto("find")
        return activate(s, chosen.ids[0], self.locations[self.done], self.figure)

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"location": self.locations[self.done]}


@procedure
class ActivatingMonsters(Procedure):
    """Activating unique monsters anywhere: each of them, or one, in any order."""

    figure: int
    tokens: tuple[int, ...]
    left: int

    @ask("next", "FH-088", "FH-008", prompt="activate-unique")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Offer every monster still to be activated."""
        if self.left <= 0:
            return None
        left = {token for token in self.tokens if not s.activated >> token & 1}
        options = tuple(
            option("activate", token)
            for here in s.monsters
            if not left.isdisjoint(here)
            for token in one_of_each_kind(left.intersection(here))
        )
        if not options:
            return None
        return ActivatingMonsters.choose.offer(s.seat_of(self.figure), options)

    @choose.chosen
    def activate(self, s: FinalHourState, chosen: Option) -> Procedure | None:
        """Activate it, then look for the next one."""
        self.left -= 1
        self.goto("next")
        token = chosen.ids[0]
        return activate(s, token, location_of(s, token), self.figure)


@procedure
class Activating(Procedure):
    """A monster whose icons need a choice, or that has several, from left to right."""

    figure: int
    token: int
    location: int
    done: int = 0

    @ask("icon", "FH-174", "FH-175", prompt="killer-victim")
    def choose(self, s: FinalHourState) -> Decision | None:
        """Choose a killer's victim among the investigators in its location."""
        icons = _ICONS[self.token]
        if self.done >= len(icons) or icons[self.done] != KILLER:
            return None
        present = [figure for figure in s.figures if s.where[figure] == self.location]
        if not present:
            return None
        options = tuple([option("victim", figure) for figure in present])
        return Activating.choose.offer(s.seat_of(self.figure), options)

    @choose.chosen
    def strike(self, s: FinalHourState, chosen: Option) -> None:
        """The victim loses 1 health."""
        lose_health(s, chosen.ids[0], 1, self.token)

    @step("act", "FH-176", "FH-177", "FH-180", "FH-226")
    def act(self, s: FinalHourState) -> None:
        """Carry out a runner's or destroyer's icon, then go on with the next one."""
        icon = _ICONS[self.token][self.done]
        if icon == RUNNER:
            run(s, self.token, self.location)
        elif icon == DESTROYER:
            damage_own_space(s, self.token, self.location)
        self.done += 1
        if self.done < len(_ICONS[self.token]) and s.outcome is None:
            self.location = location_of(s, self.token)
            if self.location:
                self.goto("icon")

    def about(self, s: FinalHourState) -> dict[str, Any]:
        return {"token": self.token}


@cites("FH-178", "FH-179")
def first_in_turn(s: FinalHourState, location: int) -> Sequence[int]:
    """The monsters of a location that are next: killers, then runners, then destroyers.

    Several only if the order of activating them can matter.
    """
    # Monsters with an icon that have not been activated by this card yet.
    over = s.activated | _IDLE
    tokens = []
    for token in s.monsters[location]:
        if not over >> token & 1:
            tokens.append(token)
    if len(tokens) < 2:
        return tokens
    turns = [_TURN[token] for token in tokens]
    turn = min(turns)
    first = tokens if turns.count(turn) == len(turns) else _having_turn(tokens, turn)
    if len(first) == 1 or not order_matters(s, location, first):
        return first[:1]
    return one_of_each_kind(first)


def _having_turn(tokens: list[int], turn: int) -> list[int]:
    return [token for token in tokens if _TURN[token] == turn]


@cites("FH-173", "FH-175", "FH-182")
def activate(s: FinalHourState, token: int, location: int, figure: int) -> Procedure | None:
    """Activate a monster, once per action card; whatever needs no choice is done here."""
    s.activated |= 1 << token
    icons = _ICONS[token]
    if icons == (RUNNER,):
        run(s, token, location)
        return None
    if icons == (DESTROYER,):
        damage_own_space(s, token, location)
        return None
    if icons == (KILLER,) and location not in s.where:
        return None
    return Activating(figure, token, location)


@cites("FH-159", "FH-176")
def run(s: FinalHourState, token: int, location: int) -> None:
    """A runner makes one move; nothing leaves the ritual site by itself."""
    if location != s.ritual_site:
        take_off(s, token, location)
        follow_arrows(s, token, location)


@cites("FH-179")
def order_matters(s: FinalHourState, location: int, tokens: list[int]) -> bool:
    """Whether the order of activating these monsters with the same icon could change the result."""
    if len({KIND_OF[token] for token in tokens}) == 1:
        return False
    for token in tokens:
        if len(_ICONS[token]) > 1:
            return True
    icon = _ICONS[tokens[0]][0]
    if icon == KILLER:
        return False
    if icon == DESTROYER:
        return s.free_spaces(location) < len(tokens)
    return location != s.ritual_site and any(
        is_sealed(s, location, there) or s.free_spaces(there) < len(tokens)
        for there in {ARROWS[token][location] for token in tokens}
    )
