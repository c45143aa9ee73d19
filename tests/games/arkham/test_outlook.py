"""The forecast of where monsters would go, checked against the rules that move them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kadath.games import game
from kadath.games.arkham.board import ARROWS, BLACK, MEETING, OUTSKIRTS, SKY, WHITE
from kadath.games.arkham.happenings import Activates
from kadath.games.arkham.outlook import Errand, Harm, errand, harm
from kadath.games.arkham.rules.monster_movement import Activating
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.state import OnBoard
from kadath.kernel.procedure import END
from kadath.kernel.rng import Rng
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

GONE = "gone"


def ends(s: ArkhamPlay, monster: int, color: str) -> set[str]:
    """Where the rules may take a monster, by trying every choice of the first player."""
    start = s.clone()
    outside = len(s.monsters_at(OUTSKIRTS))
    start.stack = [WholeGame(at=END), Activating((Activates(monster, color),))]
    start.decision = None
    start.advance()
    found, open_states = set(), [start]
    while open_states:
        state = open_states.pop()
        if state.decision is not None and state.decision.ask == "monster-where":
            for option in state.decision.options:
                further = state.clone()
                further.apply(option)
                open_states.append(further)
            continue
        row = state.monsters.get(monster)
        is_outside = len(state.monsters_at(OUTSKIRTS)) != outside
        found.add(row.space if row is not None else OUTSKIRTS if is_outside else GONE)
    return found


def foretold(s: ArkhamPlay, monster: int, color: str) -> set[str]:
    """Where the forecast says that it may go."""
    spaces = errand(s, monster, color).spaces or (s.monsters[monster].space,)
    return {GONE if space == "vortex" else space for space in spaces}


@pytest.mark.parametrize("board", ["arkham", "innsmouth"])
def test_monsters_go_where_the_forecast_said(board: str) -> None:
    played = game("arkham")
    checked = 0
    for seed in range(3):
        s = played.new({"seats": 2, "board": board}, seed)
        rng = Rng(seed)
        assert isinstance(s, ArkhamPlay)
        for turn in range(900):
            if s.decision is None or s.awake:
                break
            s.apply(s.decision.options[rng.below(len(s.decision.options))])
            if turn % 15:
                continue
            for monster, row in s.monsters.items():
                if row.space in (OUTSKIRTS, MEETING) or errand(s, monster, WHITE).acts:
                    continue
                for color in (WHITE, BLACK):
                    assert foretold(s, monster, color) == ends(s, monster, color), row
                    checked += 1
    assert checked > 20


@pytest.mark.rule("AH-9.4")
def test_the_forecast_of_a_fast_monster_has_two_steps() -> None:
    t = position("""
        joe_diamond: at police_station
        woods: dimensional_shambler
    """)
    monster = t.id("dimensional_shambler")
    assert errand(t.s, monster, WHITE) == Errand((ARROWS[WHITE]["uptown"],))
    t.investigator("amanda_sharpe", "uptown")
    assert errand(t.s, monster, WHITE) == Errand(("uptown",))


@pytest.mark.rule("AH-9.8", "AH-9.9")
def test_a_hunter_goes_to_its_prey_and_a_monster_that_acts_stays() -> None:
    t = Position()
    t.investigator("joe_diamond", "library")
    hound, chthonian = t.monster("hound_of_tindalos", "uptown"), t.monster("chthonian", "uptown")
    assert errand(t.s, hound, BLACK) == Errand(("library",))
    assert errand(t.s, chthonian, BLACK) == Errand(acts=True)


@pytest.mark.rule("AH-9.6", "AH-9.7")
def test_a_flying_monster_comes_down_on_the_least_sneaky() -> None:
    t = position("""
        joe_diamond: at library
        woods: byakhee
    """)
    flying = t.id("byakhee")
    assert errand(t.s, flying, WHITE) == Errand((SKY,))
    t.s.monsters[flying] = OnBoard("byakhee", SKY)
    assert errand(t.s, flying, WHITE) == Errand()
    t.investigator("amanda_sharpe", "uptown", sliders=(3, 0, 0))
    t.investigator("bob_jenkins", "downtown", sliders=(0, 0, 0))
    assert errand(t.s, flying, WHITE) == Errand(("uptown",))


@pytest.mark.rule("AH-9.8")
def test_a_chthonian_hurts_everybody_in_town_on_half_of_its_rolls() -> None:
    t = Position()
    here = t.investigator("joe_diamond", "woods")
    t.investigator("amanda_sharpe", "abyss_1")
    chthonian = t.monster("chthonian", "uptown")
    t.s.derive()
    assert harm(t.s, chthonian) == Harm(Fraction(1, 2), ((here, "stamina", 1),))


@pytest.mark.rule("AH-9.8")
def test_a_lloigor_hurts_nearby_investigators_and_nobody_else() -> None:
    t = position("""
        uptown: lloigor, zombie
        joe_diamond: at woods
        amanda_sharpe: at train_station
    """)
    near, lloigor, zombie = t.id("joe_diamond"), t.id("lloigor"), t.id("zombie")
    t.s.derive()
    assert harm(t.s, lloigor) == Harm(Fraction(1), ((near, "sanity", 1), (near, "stamina", 1)))
    assert harm(t.s, zombie) is None
