"""The view for the page: checks with their odds, fights, sheets, and paths."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.arkham.cards import MYTHOS
from kadath.games.arkham.rules.checks import SkillCheck
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.mythos import put_in_play
from kadath.games.arkham.state import Card
from kadath.games.arkham.view import body, foretold
from kadath.kernel.several import Picks
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


@pytest.mark.rule("AH-4.2", "AH-4.6")
def test_a_check_shows_its_dice_and_what_each_clue_would_add() -> None:
    t = position("joe_diamond: at library, clues 2, sliders 0 0 0")
    t.roll(1, 1).begin(SkillCheck(1, "luck", 0, 1))
    check = body(t.s)["check"]
    assert check is not None
    pool = check["pool"]
    assert check["parts"] == [{"source": "luck", "amount": pool}]
    assert check["chance"] == pytest.approx(1 - (2 / 3) ** pool)
    # His Hunches give him an extra die for every Clue token.
    assert [(one["clues"], round(one["chance"], 4)) for one in check["spending"]] == [
        (1, round(1 - (2 / 3) ** 2, 4)),
        (2, round(1 - (2 / 3) ** 4, 4)),
    ]


@pytest.mark.rule("AH-3.2.2", "AH-3.2.3")
def test_paths_end_at_monsters_and_with_the_movement_points() -> None:
    t = Position()
    t.investigator("joe_diamond", "woods", sliders=(0, 0, 0))
    t.monster("zombie", "southside")
    t.begin(Movement(1))
    frame = t.s.stack[-1]
    assert isinstance(frame, Movement)
    ways = {one["space"]: one["steps"] for one in body(t.s)["ways"]}
    assert all(len(steps) <= frame.points for steps in ways.values())
    assert ways["southside"] == ["uptown", "southside"]
    assert "south_church" not in ways


def test_the_odds_of_a_round_follow_the_ticked_weapons() -> None:
    t = Position()
    me = t.investigator("joe_diamond", "woods")
    gun = t.card("tommy_gun", me)
    t.monster("cultist", "woods")
    t.begin(Combat(1, 500)).choose("fight")
    played = game("arkham")
    wield = t.asked().option(f"wield:{gun}")
    assert wield is not None
    bare, armed = (played.chance(t.s, 0, picks) for picks in (Picks(()), Picks((wield,))))
    assert bare is not None
    assert armed is not None
    assert armed > bare
    fight = foretold(t.s)["fights"][0]
    assert fight["round"] == pytest.approx(float(armed))


@pytest.mark.rule("AH-15.13")
def test_no_check_is_shown_once_its_monster_has_dragged_somebody_off() -> None:
    t = position("""
        the_unnamable: gate abyss
        unvisited_isle: gate abyss
        joe_diamond: at miskatonic_university, cards knife, sliders 0 0 0
    """)
    rumor = 100 + len(t.s.cards)
    t.s.cards[rumor] = Card("the_terrible_experiment")
    put_in_play(t.s, rumor, MYTHOS["the_terrible_experiment"])
    t.s.captives = ("nightgaunt",)
    t.s.derive()
    t.roll(6, 6, 6).begin(EncountersPhase()).choose(f"ability:{rumor}:0")
    t.choose(next(one for one in t.offered() if one.startswith("fight")), "fight")
    t.choose("wield:knife")
    assert t.asked().ask == "dragged"
    assert body(t.s)["check"] is None
