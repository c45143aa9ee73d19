"""The referee of Final Hour: it follows a game by its log, on its own model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kadath.games.final_hour.rules.attack import Attacking, Destroying
from kadath.games.final_hour.rules.monsters_moved import MovingMonsters
from kadath.games.final_hour.rules.movement import Moving
from kadath.games.final_hour.state import GREY, YELLOW, FinalHourState
from kadath.kernel.decision import Option
from kadath.kernel.log import Entry

from .model import (
    AT,
    LOST,
    SEALED,
    Kinds,
    Model,
    Result,
    attacks,
    destructions,
    kinds,
    neighbours,
)
from .witness import Witness


class FinalHourReferee:
    """Knows where everything should be, from the log and the rules."""

    def __init__(self, s: FinalHourState) -> None:
        self.model = Model(s)
        self.witness = Witness(s)
        self.in_hand: dict[int, int] = {}
        self.pushed: tuple[int, int] | None = None

    # --- Options ----------------------------------------------------------------------------------

    def decision(self, s: FinalHourState) -> Iterator[str]:
        """Compare the options with those found by brute force."""
        assert s.decision is not None
        offered = {one.key for one in s.decision.options}
        frame = s.stack[-1]
        ask = s.decision.ask
        expected: set[str] | None = None
        if isinstance(frame, Attacking) and ask == "attack" and not frame.picked:
            (location,) = frame.locations
            yield from _compare(s, attacks(s, location, frame.damage))
        elif isinstance(frame, Attacking) and ask == "attack-where":
            damage = frame.damage
            expected = {
                f"attack:{place}" for place in frame.locations if len(attacks(s, place, damage)) > 1
            }
        elif isinstance(frame, Destroying) and not frame.picked:
            wanted = destructions(s, frame.location, frame.left, frame.health, frame.up_to)
            yield from _compare(s, wanted)
        elif isinstance(frame, Moving) and not frame.fresh:
            ways = neighbours(s.where[frame.scope.who])
            expected = {f"move:{there}" for there in ways} | (set() if frame.must else {"done"})
        elif ask == "play-priority":
            expected = {f"play:{card}" for card in s.hands[s.decision.seat]}
        elif ask == "lay-cards":
            expected = {f"keep-back:{card}" for card in s.hands[s.decision.seat]}
        elif ask == "killer-victim":
            here = self.model.at[s.stack[-1].about(s)["token"]]
            present = [figure for figure in s.figures if s.where[figure] == here]
            expected = {f"victim:{figure}" for figure in present}
        if expected is not None and offered != expected:
            yield f"{ask}: offered {sorted(offered)}, expected {sorted(expected)}"

    # --- What happens -----------------------------------------------------------------------------

    def follow(
        self,
        before: FinalHourState,
        chosen: Option,
        after: FinalHourState,
        entries: Sequence[Entry],
    ) -> Iterator[str]:
        """Apply the log to the model, and compare."""
        self.pushed = _pushed(before, chosen)
        self.in_hand = {}
        for entry in entries:
            carry_out = getattr(self, "_" + entry.kind.replace("-", "_"), None)
            if carry_out is not None:
                yield from carry_out(**entry.args) or ()
        if after.outcome is None or after.outcome.reason != "overrun":
            if self.in_hand:
                yield f"{self.in_hand} went nowhere"
            yield from self.model.differences(after)
        yield from self.witness.follow(after, entries)

    def _lands(self, token: int, found: Result) -> Iterator[str]:
        """A token's move ends; it must be where the model leads it."""
        start = self.in_hand.pop(token, None)
        if start is None:
            start = self.model.at.get(token)
            if start is None:
                yield f"{token} moves, but is not on the board"
                return
            if self.pushed is not None and self.pushed[0] == token:
                expected = self.model.push(token, start, self.pushed[1])
                self.pushed = None
            else:
                expected = self.model.walk(token, start)
                if start == self.model.ritual_site:
                    yield f"{token} leaves the ritual site by itself"
        else:
            expected = self.model.walk(token, start)
        if expected != found:
            yield f"{token} from {start}: expected {expected}, found {found}"
        self.model.at.pop(token, None)
        if found[0] == AT:
            self.model.at[token] = found[1]
        elif found[0] == SEALED and found[1] in self.model.seals:
            self.model.strike_seal(found[1])

    def _spawned(self, token: int, location: int) -> Iterator[str]:
        if token in self.model.at:
            yield f"{token} spawns, but is on the board already"
        kind, place = self.model.spawn(token, location)
        if kind == AT and place == location:
            self.model.at[token] = location
        else:
            self.in_hand[token] = location

    def _moved(self, token: int, location: int) -> Iterator[str]:
        return self._lands(token, (AT, location))

    def _stopped_by_seal(self, token: int, path: int) -> Iterator[str]:
        return self._lands(token, (SEALED, path))

    def _driven_to_ritual(self, token: int) -> Iterator[str]:
        return self._lands(token, (AT, self.model.ritual_site))

    def _destroyed(self, figure: int, token: int, location: int) -> Iterator[str]:
        if self.model.at.pop(token, None) != location:
            yield f"{token} is destroyed in {location}, where it is not"

    def _damaged(self, location: int) -> None:
        self.model.damage[location] += 1

    def _damaged_by(self, token: int, location: int) -> None:
        self._damaged(location)

    def _repaired(self, location: int, amount: int) -> None:
        self.model.damage[location] -= amount

    def _sealed(self, figure: int, path: int) -> Iterator[str]:
        if path in self.model.seals:
            yield f"a second seal on path {path}"
        self.model.seals[path] = YELLOW

    def _seal_removed(self, path: int) -> Iterator[str]:
        if self.model.seals.pop(path, None) not in {YELLOW, GREY}:
            yield f"no seal was on path {path}"

    def _walked(self, figure: int, location: int) -> Iterator[str]:
        if location not in neighbours(self.model.where[figure]):
            yield f"{figure} walks from {self.model.where[figure]} to {location}"
        self.model.where[figure] = location

    def _lost_health(self, figure: int, amount: int) -> None:
        self.model.health[figure] -= amount

    def _struck(self, figure: int, amount: int, token: int) -> Iterator[str]:
        if self.model.at.get(token) != self.model.where[figure]:
            yield f"{token} strikes {figure}, who is elsewhere"
        self._lost_health(figure, amount)

    def _recovered(self, figure: int, amount: int) -> None:
        self.model.health[figure] += amount

    def _overrun(self, token: int) -> Iterator[str]:
        yield from self._overrun_by_damage()
        site = self.model.ritual_site
        if self.in_hand.get(token) != site:
            yield from self._lands(token, (LOST, site))

    def _overrun_by_damage(self) -> Iterator[str]:
        if self.model.free(self.model.ritual_site) > 0:
            yield "the ritual site is overrun, but has room"


def _pushed(before: FinalHourState, chosen: Option) -> tuple[int, int] | None:
    """The token a choice moves along a path, and where to."""
    frame = before.stack[-1]
    if not isinstance(frame, MovingMonsters) or not chosen.args:
        return None
    number = chosen.ids[0]
    if chosen.verb == "towards":
        return frame.moving, number
    here = before.where[frame.figure]
    if not frame.outward:
        return number, here
    only = [frame.towards] if frame.towards else list(neighbours(here))
    return (number, only[0]) if len(only) == 1 else None


def _compare(s: FinalHourState, expected: set[Kinds]) -> Iterator[str]:
    """Compare every sequence of choices with the sets found by brute force."""
    reached: list[Kinds] = []
    frame = s.stack[-1]
    forced = isinstance(frame, Destroying) and not frame.up_to
    # Mandatory destruction is not asked for once there is no choice.
    _explore(s, len(s.stack), len(next(iter(expected))) if forced else 0, reached)
    if len(set(reached)) != len(reached):
        yield f"a set of monsters is reached in more than one way: {sorted(reached)}"
    if set(reached) != expected:
        yield f"monsters: reached {sorted(reached)}, expected {sorted(expected)}"


def _explore(s: FinalHourState, depth: int, forced: int, reached: list[Kinds]) -> None:
    frame = s.stack[-1]
    assert isinstance(frame, Attacking | Destroying)
    assert s.decision is not None
    for one in s.decision.options:
        picked = (*frame.picked, *one.ids)
        clone = s.clone()
        clone.log = []
        clone.apply(one)
        still = clone.stack[depth - 1] if len(clone.stack) >= depth else None
        if one.args and isinstance(still, type(frame)) and still.picked == picked:
            _explore(clone, depth, forced, reached)
        else:
            gone = [int(str(e.args["token"])) for e in clone.log if e.kind == "destroyed"]
            reached.append(kinds(gone[: forced or len(picked)]))
