"""The final challenges: how they begin, and what each adds to a round (MA-R12.15)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.log import EVERYONE
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below

from ..area import Laid
from ..cards import BOSS, EXPLORER, FINAL_CHALLENGE, OF_KIND
from ..finals import BEAST, HEART, STATUE
from ..state import GONE, LIT, MachinaState
from ..tiles import BRAZIER, ENTRY, FLOOR, LEVER, MIRROR
from ..values import STAMINA, attribute
from .abilities import Aiming, usable_abilities
from .attack import HAZARD_DICE, Attacking
from .chapters import PlacingExplorers, clear_area, step_aside
from .enter_play import entering_play
from .essence import PayingEssence, can_pay
from .health import spend
from .movement import come_to
from .ratings import HORROR, SPAWN, refresh_rating
from .setting_up import open_card
from .sight import adjacent, sees, sign
from .spaces import as_printed, kind_at, rebuild_space
from .spawning import Spawning, enter, free_near
from .turn import Turn
from .winning import triumph

FIRST_TILE = 10
"""The tiles of the final challenges are numbered after those in the box."""

LIGHT_STAMINA = {BRAZIER: 2, MIRROR: 1}
LIGHT_ESSENCE = {BRAZIER: 1, MIRROR: 0}
BRAZIER_GOES_OUT = 3
"""A lit brazier goes out every so many countdown tokens."""
LIMIT = {HEART: 11, STATUE: 11}
"""The number of countdown tokens at which a final challenge is lost."""

PAIRS = (("1", "6"), ("2", "5"), ("3", "4"))
GAZE = ((1, 1), (2, 1))
"""The high and low dice of the statue's gaze, by the number of broken mirror pairs."""

BOSS_AT = {HEART: "5", BEAST: "1"}
HOME = "9"
ROAD = "123456789"
STEPS, STEPS_UNHINDERED = 1, 2


@procedure
class FinalChallenge(Procedure):
    """The tile of the final challenge enters play, with everything it needs."""

    @step("1", "MA-R12.15", "MA-R12.20")
    def lay_tile(self, s: MachinaState) -> Procedure:
        """The special tile replaces all others, and its card sets the ratings."""
        waiting = step_aside(s)
        clear_area(s)
        s.lay((Laid(FIRST_TILE + s.scenario, f"final_{s.scenario}"),))
        s.final = _open(s, FINAL_CHALLENGE)
        s.listen(s.final)
        s.note("final", final=s.final)
        refresh_rating(s, SPAWN)
        refresh_rating(s, HORROR)
        return PlacingExplorers(marks(s)[ENTRY], waiting)

    @step("2", "MA-R12.15")
    def set_up(self, s: MachinaState) -> None:
        """The boss takes its place."""
        if s.scenario in BOSS_AT:
            s.boss = _open(s, BOSS)
            enter(s, s.boss, marks(s)[BOSS_AT[s.scenario]])

    @step("3", "MA-R12.15", "MA-R14.8")
    def resolve(self, s: MachinaState) -> Procedure | None:
        """Resolve the enters-play effects of its card."""
        return entering_play(s, s.final, Scope(0, s.final))


def _open(s: MachinaState, kind: str) -> int:
    """The scenario's card of a kind, visible to everybody."""
    key = next(card.key for card in OF_KIND[kind] if card.scenario == s.scenario)
    return open_card(s, key)


def marks(s: MachinaState) -> dict[str, int]:
    """The marked spaces of the tile."""
    return s.area.marks(FIRST_TILE + s.scenario)


# --- What explorers may do ------------------------------------------------------------------------


def may_be_lit(s: MachinaState, space: int) -> bool:
    """Whether a space is a brazier or a mirror without a token."""
    return space not in s.tokens and s.area.terrain[space] in LIGHT_STAMINA


@procedure
class LightingUp(Procedure):
    """An explorer lights an adjacent brazier or mirror."""

    who: int
    space: int

    @step("essence", "MA-R12.20", "MA-R5.8")
    def pay_essence(self, s: MachinaState) -> Procedure | None:
        """First pay the essence, which others may help with."""
        essence = LIGHT_ESSENCE[sign(s, self.space)]
        if essence:
            return PayingEssence(self.who, essence, self.space)
        self.goto("stamina")
        s.returned = True
        return None

    @step("stamina", "MA-R12.20", "MA-R5.5")
    def light(self, s: MachinaState) -> None:
        """Then pay the stamina; if the others refused to help, the space stays as it was."""
        if s.returned:
            spend(s, self.who, STAMINA, LIGHT_STAMINA[sign(s, self.space)])
            s.tokens[self.space] = LIT
            s.note("space-lit", space=self.space, what=kind_at(s, self.space))


@cites("MA-R12.20")
def can_pay_for_light(s: MachinaState, who: int, space: int) -> bool:
    """Whether an explorer can pay for lighting a space, with all possible help."""
    return can_pay(s, who, LIGHT_ESSENCE[sign(s, space)], space)


# --- What a round adds ----------------------------------------------------------------------------


@cites("MA-R12.20")
def begin_round(s: MachinaState) -> None:
    """A boss may lose health again, and the levers around the Beast are rebuilt."""
    s.boss_lost = 0
    if s.final and s.scenario == BEAST:
        for space in s.area.printed_as(LEVER):
            rebuild_space(s, space)


@cites("MA-R12.20")
def end_explorer_phase(s: MachinaState) -> Procedure | None:
    """A pair of lit mirrors breaks."""
    return BreakingMirrors() if s.final and s.scenario == STATUE and lit_pairs(s) else None


@cites("MA-R12.20", "MA-R1.6")
def begin_horror_phase(s: MachinaState) -> None:
    """A countdown token is placed on the card; with the last one the game is lost."""
    if not s.final or s.scenario not in LIMIT:
        return
    tokens = s.countdowns[s.final] = s.countdowns.get(s.final, 0) + 1
    s.note("countdown", tokens=tokens, limit=LIMIT[s.scenario])
    if tokens == LIMIT[s.scenario]:
        s.finish(Outcome(False, "too-late", "MA-R1.6"))
    elif s.scenario == HEART and tokens % BRAZIER_GOES_OUT == 0:
        go_dark(s, BRAZIER)


@cites("MA-R12.20")
def horror_event_invoked(s: MachinaState) -> None:
    """A horror event makes a lit mirror go dark."""
    if s.final and s.scenario == STATUE:
        go_dark(s, MIRROR)


def go_dark(s: MachinaState, kind: str) -> None:
    """A random lit space of a kind goes dark."""
    lit = [space for space in s.area.printed_as(kind) if s.tokens.get(space) == LIT]
    if lit:
        s.learned = EVERYONE
        space = lit[below(s, len(lit))]
        del s.tokens[space]
        s.note("space-dark", space=space, what=kind_at(s, space))


@cites("MA-R12.20")
def begin_monster_phase(s: MachinaState) -> Procedure | None:
    """The statue gazes at every explorer it sees who is not next to a lit mirror."""
    if not s.final or s.scenario != STATUE:
        return None
    caught = tuple(one for one in s.units_of(EXPLORER) if is_gazed_at(s, s.units[one].space))
    if not caught:
        return None
    s.note("gaze")
    return Attacking(0, caught, *gaze_dice(s), arcane=True, hazard=True)


@cites("MA-R12.20")
def after_monsters(s: MachinaState) -> Procedure | None:
    """The boss acts after the monster track."""
    return BossTurn(s.boss) if s.boss in s.units else None


# --- The statue -----------------------------------------------------------------------------------


@cites("MA-R12.20")
def is_gazed_at(s: MachinaState, space: int) -> bool:
    """Whether the statue sees a space, and no lit mirror is next to it."""
    lit = [one for one in s.area.printed_as(MIRROR) if s.tokens.get(one) == LIT]
    return sees(s, marks(s)["7"], space) and not any(adjacent(s, space, one) for one in lit)


def gaze_dice(s: MachinaState) -> tuple[int, int]:
    """The high and low dice of the statue's gaze at present."""
    return GAZE[min(broken_pairs(s), len(GAZE) - 1)]


def lit_pairs(s: MachinaState) -> list[tuple[int, int]]:
    """The pairs of mirrors that are both lit."""
    at = marks(s)
    pairs = [(at[one], at[other]) for one, other in PAIRS]
    return [pair for pair in pairs if all(s.tokens.get(space) == LIT for space in pair)]


def broken_pairs(s: MachinaState) -> int:
    """How many pairs of mirrors are broken."""
    return sum(s.tokens.get(one) == GONE for one in s.area.printed_as(MIRROR)) // 2


@procedure
class BreakingMirrors(Procedure):
    """A pair of lit mirrors breaks, and a monster spawns for each explorer."""

    waiting: tuple[int, ...] = ()

    @ask("1", "MA-R12.20", prompt="break-pair")
    def choose(self, s: MachinaState) -> Decision:
        """Ask the players which pair."""
        options = tuple(option("pair", *pair) for pair in lit_pairs(s))
        return BreakingMirrors.choose.offer(s.seat_of(0), options)

    @choose.chosen
    def shatter(self, s: MachinaState, chosen: Option) -> None:
        """Both are destroyed; with the last pair the explorers have won."""
        for space in chosen.ids:
            s.tokens[space] = GONE
        s.note("mirrors-broken", broken=broken_pairs(s))
        if broken_pairs(s) == len(PAIRS):
            triumph(s, "mirrors", "MA-R1.3")
            return
        self.waiting = s.units_of(EXPLORER)

    @step("2", "MA-R12.20", "MA-R12.21")
    def spawn(self, s: MachinaState) -> Procedure | None:
        """A monster spawns for each explorer."""
        if not self.waiting:
            return None
        who, self.waiting = self.waiting[0], self.waiting[1:]
        self.goto("2")
        return Spawning(who)


# --- The bosses -----------------------------------------------------------------------------------


@procedure
class BossTurn(Turn):
    """A boss uses its ability, and the Beast advances."""

    left: int = 0

    @step("stamina", "MA-R3.14")
    def refresh(self, s: MachinaState) -> None:
        """It starts with full stamina."""
        s.set_unit(self.who, stamina=attribute(s, self.who, STAMINA))

    @step("ability", "MA-R12.20", "MA-R18.3")
    def use_ability(self, s: MachinaState) -> Procedure | None:
        """It uses its ability, once."""
        found = next(usable_abilities(s, self.who), None)
        return Aiming(self.who, *found) if found is not None else None

    @step("pace", "MA-R12.20")
    def pace(self, s: MachinaState) -> None:
        """The Beast moves one space along its road, or two if nobody is adjacent."""
        if s.scenario != BEAST or self.who not in s.units:
            self.finish()
            return
        here = s.units[self.who].space
        near = any(adjacent(s, here, s.units[one].space) for one in s.units_of(EXPLORER))
        self.left = STEPS if near else STEPS_UNHINDERED

    @ask("aside", "MA-R12.20", "MA-R15.10", prompt="step-aside")
    def choose(self, s: MachinaState) -> Decision | None:
        """A unit in its way moves to the closest free space off the road."""
        if not self.left or self.who not in s.units:
            return None
        standing = self._in_the_way(s)
        if not standing:
            return None
        options = tuple(option("space", space) for space in off_the_road(s, standing))
        return BossTurn.choose.offer(s.seat_of(standing), options) if options else None

    @choose.chosen
    def make_way(self, s: MachinaState, chosen: Option) -> None:
        """The unit moves there."""
        unit = self._in_the_way(s)
        come_to(s, unit, chosen.ids[0])

    @step("walk", "MA-R12.20", "MA-R1.6")
    def walk(self, s: MachinaState) -> Procedure | None:
        """It advances; if it gets home, the game is lost. A unit still in its way is attacked."""
        if not self.left or self.who not in s.units:
            return None
        standing = self._in_the_way(s)
        if standing:
            self.left = 0
            return Attacking(self.who, (standing,), HAZARD_DICE, hazard=True)
        there = self._next(s)
        self.left -= 1
        if sign(s, there) not in FLOOR:
            # Whatever its road was turned into, it tramples flat.
            as_printed(s, there)
        come_to(s, self.who, there)
        if there == marks(s)[HOME]:
            s.finish(Outcome(False, "beast-home", "MA-R1.6"))
            return None
        self.goto("aside")
        return None

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"monster": self.who}

    def _next(self, s: MachinaState) -> int:
        road = [marks(s)[mark] for mark in ROAD]
        return road[road.index(s.units[self.who].space) + 1]

    def _in_the_way(self, s: MachinaState) -> int:
        there = self._next(s)
        return next((unit for unit, row in s.units.items() if row.space == there), 0)


def off_the_road(s: MachinaState, unit: int) -> tuple[int, ...]:
    """The free spaces off the road that are closest to a unit."""
    road = [marks(s)[mark] for mark in ROAD]
    return tuple(
        space for space in free_near(s, s.units[unit].space, tuple(road)) if space not in road
    )
