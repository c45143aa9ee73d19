"""What a seat sees of Machina Arcana: everything except the order of the decks."""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.citations import cites
from kadath.kernel.dice import chance, sums
from kadath.kernel.events import enclosing
from kadath.kernel.views import Seen

from .body import (
    ActView,
    AttackView,
    BlockerView,
    Foretold,
    IntentView,
    LimitsView,
    MachinaBody,
    RatingView,
    WayView,
)
from .forecast import forecast
from .plan import plan
from .rules.attack import Attacking
from .rules.game_die import die_of
from .rules.movement import Moving, step_cost, steps_from
from .rules.passing import may_cross, next_to, passed_by
from .rules.play import MachinaPlay
from .rules.ratings import HORROR, SPAWN, printed_rating, rating
from .rules.sight import occupied, sign
from .rules.threat import SKULL, TRACK_END
from .rules.turn import whose_turn
from .sighted import reach, sight
from .state import GONE, MachinaState
from .things import things
from .tiles import FLOOR
from .values import ESSENCE, HEALTH, STAMINA, attribute


def seen(s: MachinaPlay) -> Seen[MachinaBody]:
    """All that anybody may know; it is the same for everybody."""
    return Seen(things(s), body(s))


def body(s: MachinaPlay) -> MachinaBody:
    """What the map needs besides the things."""
    return {
        "plan": plan(s.area),
        "signs": {space: new for space, new in s.treated.items() if space in s.area.terrain},
        "tokens": {
            space: "destroyed" if token == GONE else "lit"
            for space, token in s.tokens.items()
            if space in s.area.terrain
        },
        "limits": {unit: _limits(s, unit) for unit in s.units},
        "acting": _acting(s),
        "coming": _coming(s),
        "ways": _ways(s),
        "intents": [],
        "reach": [],
        "sight": {"seen": [], "broken": []},
        "tracks": {
            "threat": TRACK_END - 1,
            "level": SKULL,
            "spawn": _rating(s, SPAWN),
            "horror": _rating(s, HORROR),
        },
        "attack": _attack(s),
    }


@cites("MA-R3.7", "MA-R3.11", "MA-R12.3")
def _rating(s: MachinaPlay, which: str) -> RatingView:
    die = sums((die_of(s),))
    now = rating(s, which)
    return {
        "printed": printed_rating(s, which),
        "chance": float(chance(die, now)) if now else 0.0,
    }


def foretold(s: MachinaPlay) -> Foretold:
    """What monsters and abilities would do, what is in sight, and the straightest ways."""
    return {
        "intents": _intents(s),
        "reach": reach(s),
        "sight": sight(s, _acting(s)),
        "ways": _ways(s, straight=True),
    }


def _attack(s: MachinaPlay) -> AttackView | None:
    attack = next(enclosing(s, Attacking), None)
    if attack is None or attack.at in ("declare", "roll"):
        return None
    return {
        "attacker": attack.attacker,
        "high": attack.high,
        "low": attack.low,
        "result": attack.result,
        "blockers": [
            BlockerView(unit=one, needed=attack.needed_against(s, one))
            for one in attack.blockers
            if one < 0 or one in s.units
        ],
    }


def _intents(s: MachinaPlay) -> list[IntentView]:
    return [
        IntentView(
            monster=intent.monster,
            target=intent.target,
            acts=[
                ActView(
                    what=act.what,
                    at=act.at,
                    targets=list(act.targets),
                    chances=[round(float(one), 4) for one in act.chances],
                    sure=act.sure,
                )
                for act in intent.acts
            ],
            sure=intent.sure,
        )
        for intent in forecast(s)
    ]


def _limits(s: MachinaState, unit: int) -> LimitsView:
    return {
        "health": attribute(s, unit, HEALTH),
        "stamina": attribute(s, unit, STAMINA),
        "essence": attribute(s, unit, ESSENCE),
    }


def _acting(s: MachinaState) -> int:
    """The unit that may step, else the explorer that is asked about, else the one in turn."""
    return _mover(s) or _named(s) or whose_turn(s)


def _coming(s: MachinaState) -> str:
    """The face of the monster that is asked about before it stands on the map."""
    monster = s.stack[-1].about(s).get("monster", 0) if s.decision is not None else 0
    return s.card(monster).key if monster and monster not in s.units else ""


def _named(s: MachinaState) -> int:
    """The explorer that the question is about; 0 if there is none."""
    about = s.stack[-1].about(s) if s.decision is not None else {}
    # When an inventory can be used for another explorer, that explorer's is shown.
    named = (about.get(name, 0) for name in ("whose", "explorer", "unit", "who"))
    return next((one for one in named if one in s.explorers), 0)


def _mover(s: MachinaState) -> int:
    """The unit that may step now; 0 if there is none."""
    if s.decision is None or not any(one.verb == "move" for one in s.decision.options):
        return 0
    frame = s.stack[-1]
    mover: int = frame.unit if isinstance(frame, Moving) else getattr(frame, "who", 0)
    return mover if mover in s.units else 0


class Way(NamedTuple):
    """The cost of a way, the number of its diagonal steps, and its steps."""

    cost: int
    aslant: int
    steps: tuple[int, ...]


@cites("MA-R9.3", "MA-R9.5")
def _ways(s: MachinaState, straight: bool = False) -> list[WayView]:
    """Where the unit about to move can walk to and stay, each by a cheapest way.

    With `straight`, that is the one with the fewest diagonal steps; otherwise it may zigzag.
    """
    unit = _mover(s)
    if not unit:
        return []
    frame = s.stack[-1]
    start = s.units[unit].space
    budget, through = s.units[unit].stamina, tuple[str, ...]()
    if isinstance(frame, Moving):
        budget, through = frame.left, frame.through
    passed = passed_by(s, unit, through)
    ways: dict[int, Way] = {start: Way(0, 0, ())}
    front = [start]
    first = steps_from(s, unit, budget, through)
    for here in front:
        spent, aslant, steps = ways[here]
        for there in next_to(s, here, passed) if here != start else first:
            cost = spent + step_cost(s, unit, here, there)
            price = cost, aslant + (straight and not s.area.straight(here, there))
            if cost > budget or (there in ways and ways[there][:2] <= price):
                continue
            if _stays(s, there) or may_cross(s, unit, there, passed):
                ways[there] = Way(*price, (*steps, there))
                front.append(there)
    return [
        WayView(space=space, cost=way.cost, steps=list(way.steps))
        for space, way in ways.items()
        if space != start and _stays(s, space)
    ]


def _stays(s: MachinaState, space: int) -> bool:
    return sign(s, space) in FLOOR and not occupied(s, space)
