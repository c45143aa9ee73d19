"""The data that the map is drawn from: the plan of the tiles, and where explorers can walk."""

from __future__ import annotations

from random import Random

import pytest

from kadath.games.machina.area import Laid, area
from kadath.games.machina.game import Machina
from kadath.games.machina.goals import goal, tokens_awaited
from kadath.games.machina.narration import component
from kadath.games.machina.plan import plan
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.spawning import Spawning
from kadath.games.machina.view import body, foretold
from kadath.testkit.machina.position import Position, room, row

ROOM = """
+-+-+=+
|. .|.|
+ +D+ +
*. . #|
+-+-+-+
"""


def test_a_plan_has_walls_doors_and_ways_out_where_they_lie() -> None:
    shown = plan(area((Laid(1, ROOM),)))
    assert shown["ground"] == ["...", "..#"]
    assert shown["across"] == ["##=", " D ", "###"]
    assert shown["upright"] == ["# ##", "=  #"]
    assert shown["doors"] == [{"door": 203, "column": 1, "row": 0, "upright": False}]
    assert [(one["spaces"], one["direction"]) for one in shown["edges"]] == [([102], 0), ([103], 3)]


def test_a_turned_tile_is_shown_as_it_lies() -> None:
    shown = plan(area((Laid(1, ROOM, turns=1),)))
    assert shown["ground"] == ["..", "..", "#."]
    assert shown["upright"] == ["# #", "#D#", "# ="]
    assert shown["across"] == ["=#", "  ", " #", "##"]
    assert shown["doors"] == [{"door": 203, "column": 0, "row": 1, "upright": True}]


@pytest.mark.rule("MA-R9.3", "MA-R9.5")
def test_paths_cost_a_stamina_per_step_around_obstacles() -> None:
    t = Position(room(5, 3, rubble_1=(1, 0), rubble_2=(1, 1)))
    who = t.explorer("kim_richards", (0, 0))
    t.s.set_unit(who, stamina=3)
    t.begin(ExplorerPhase())
    shown = body(t.s)
    left = t.s.units[who].stamina
    costs = {t.s.area.where(way["space"]): way["cost"] for way in shown["ways"]}
    assert shown["acting"] == who
    assert costs[0, 1] == 1
    assert costs[1, 2] == 2
    assert costs[2, 1] == 3
    assert max(costs.values()) <= left
    assert all(len(way["steps"]) == way["cost"] for way in shown["ways"])


def test_a_path_does_not_zigzag() -> None:
    t = Position(room(5, 5))
    t.explorer("kim_richards", (2, 0))
    t.begin(ExplorerPhase())
    (way,) = (one for one in foretold(t.s)["ways"] if t.s.area.where(one["space"]) == (2, 4))
    assert [t.s.area.where(one) for one in way["steps"]] == [(2, 1), (2, 2), (2, 3), (2, 4)]


def test_the_explorer_whom_a_question_names_is_in_front() -> None:
    s = Machina().new({"seats": 1, "party": 2}, 7)
    first, second = s.explorers
    named: dict[str, list[int]] = {"enter-where": [], "draw-items": []}
    while s.decision is not None and s.round == 0:
        if s.decision.ask in named:
            named[s.decision.ask].append(body(s)["acting"])
        s.apply(s.decision.options[0])
    assert named["enter-where"] == [first, second]
    assert named["draw-items"] == [first] * 3 + [second] * 3


@pytest.mark.rule("MA-R12.5", "MA-R12.10")
def test_the_view_says_how_the_chapter_ends() -> None:
    t = Position(ROOM)
    t.explorer("kim_richards", (0, 0))
    t.chapter(1, 1)
    t.begin(ExplorerPhase())
    assert goal(t.s) == "space"
    t.chapter(1, 2)
    assert goal(t.s) == "card"
    assert tokens_awaited(t.s, "trail_of_blood") == 4
    assert tokens_awaited(t.s, "keepers_of_the_pulse") == 1, "one of each explorer"
    assert tokens_awaited(t.s, "entrance") == 0
    assert tokens_awaited(t.s, "the_thing_in_the_ice") == 11
    t.s.exit = next(iter(t.s.area.openings))
    assert goal(t.s) == "exit"


def test_a_card_view_has_what_is_printed_besides_the_text() -> None:
    assert component("mirela_voss", "en")["traits"].startswith("mystic: ")
    assert component("weighted_grip", "en")["traits"] == "level 1, augmentation ◆1"
    assert component("trench_spade", "en")["traits"].startswith("level 1, one hand")
    assert "traits" not in component("sarall", "en")


def test_the_first_steps_of_paths_are_legal_moves() -> None:
    game = Machina()
    rng = Random(7)
    s = game.new({"seats": 2}, 11)
    seen = 0
    while s.decision is not None and seen < 40:
        moves = {one.ids[0] for one in s.decision.options if one.verb == "move"}
        if moves:
            seen += 1
            assert {way["steps"][0] for way in body(s)["ways"]} <= moves
        s.apply(rng.choice(s.decision.options))
    assert seen == 40


def test_a_monster_is_shown_before_it_stands_on_the_map() -> None:
    t = Position(row("S....S."))
    hank = t.explorer("hank_horden", (3, 0))
    t.deck("monster", "mi_go", "sarall")
    t.begin(Spawning(hank))
    assert not body(t.s)["coming"]
    t.begin(Spawning(hank))
    assert body(t.s)["coming"] == "sarall"
