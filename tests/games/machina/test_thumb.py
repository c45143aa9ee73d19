"""The rules of thumb choose what anybody would who has played twice."""

from __future__ import annotations

import pytest

from kadath.bots import make_bot
from kadath.games.machina.cards import EXPLORER_EVENT
from kadath.games.machina.game import Machina
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.equipping import EquippingMain
from kadath.games.machina.rules.explorer_phase import ExplorerPhase, ExplorerTurn
from kadath.games.machina.rules.gaining import Crafting
from kadath.games.machina.rules.spawning import Spawning
from kadath.games.machina.rules.steering import Steering
from kadath.games.machina.state import CLOSED, LIT, UNEQUIPPED
from kadath.games.machina.thumb.options import worths
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, room, row


def best(t: Position) -> str:
    """The option with the best rating."""
    decision = t.s.decision
    assert decision is not None
    found = worths(t.s)
    return decision.options[found.index(max(found))].key


def test_a_monster_in_reach_is_attacked_before_anything_else() -> None:
    t = position("""
        |l . m .|
        l: lorrai_gerrard, items vampiric_rifle
        m: mi_go
    """)
    lorrai, rifle, mi_go = t.id("l"), t.id("vampiric_rifle"), t.id("m")
    assert best(t.begin(ExplorerPhase())) == f"use:{lorrai}:{rifle}:0"
    t.choose("use:l:vampiric_rifle:0")
    assert best(t) == f"target:{mi_go}"


def test_an_attack_is_aimed_at_a_monster_rather_than_a_friend() -> None:
    t = Position(room(3, 3))
    lorrai = t.explorer("lorrai_gerrard", (1, 1))
    t.explorer("phillip", (0, 0))
    mi_go = t.monster("mi_go", (2, 2))
    t.begin(ExplorerPhase()).choose(f"turn:{lorrai}")
    t.choose(next(key for key in t.offered() if key.startswith(f"use:{lorrai}:{lorrai}:")))
    assert best(t) == f"target:{mi_go}"


def test_a_chest_in_the_distance_is_walked_to_and_opened() -> None:
    t = Position(row("....C"))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    t.begin(ExplorerPhase())
    for _ in range(3):
        key = best(t)
        assert key.startswith("move:")
        before = t.s.units[lorrai].space
        t.choose(key)
        assert t.s.units[lorrai].space > before
    assert best(t).startswith("activate:")


def test_a_closed_door_is_opened_if_something_useful_is_behind_it() -> None:
    t = Position("+-+-+-+-+-+\n|. .D. . C|\n+-+-+-+-+-+")
    t.explorer("lorrai_gerrard", (0, 0))
    (door,) = t.s.area.doors
    t.s.doors[door] = CLOSED
    assert best(t.begin(ExplorerPhase())) == f"move:{t.space((1, 0))}"
    t.choose(best(t))
    assert best(t) == f"door:{door}"
    t.choose(best(t))
    assert best(t) == f"move:{t.space((2, 0))}"


@pytest.mark.parametrize(("column", "near"), [(1, True), (3, False)])
def test_nobody_pays_to_heal_somebody_who_is_not_there(column: int, near: bool) -> None:
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), health=2)
    warmth = t.event("shared_warmth")
    t.s.decks[EXPLORER_EVENT], t.s.spent[EXPLORER_EVENT] = (), (warmth,)
    t.explorer("hank_horden", (column, 0), health=2)
    t.begin(ExplorerTurn(lorrai))
    assert (best(t) == f"use:{lorrai}:{warmth}:0") == near


def test_a_lit_chapter_space_comes_before_a_chest() -> None:
    t = Position(row("C.H"))
    t.explorer("lorrai_gerrard", (1, 0))
    (chapter,) = t.s.area.printed_as("H")
    t.chapter(1, 3)
    t.s.tokens[chapter] = LIT
    assert best(t.begin(ExplorerPhase())) == f"activate:{chapter}"


def test_a_chapter_space_is_lit_only_if_that_advances_the_story() -> None:
    t = Position(row("..H"))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), essence=2)
    lantern = t.item("ember_lantern", lorrai)
    lights = f"use:{lorrai}:{lantern}:0"
    t.chapter(1, 1)
    assert best(t.begin(ExplorerTurn(lorrai))) == lights
    t.chapter(1, 2)
    assert best(t) != lights, "this chapter ends in another way"
    t.chapter(1, 1)
    (space,) = t.s.area.printed_as("H")
    t.s.tokens[space] = LIT
    assert lights in t.offered()
    assert best(t) != lights, "nothing is left to light"


def test_the_last_health_is_not_spent_on_a_few_steps() -> None:
    t = Position(room(6, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), health=2)
    chapter = t.chapter(1, 2)
    t.begin(ExplorerPhase())
    hurried = next(key for key in t.offered() if key.startswith(f"use:{lorrai}:{chapter}:"))
    assert best(t) != hurried
    t.s.set_unit(lorrai, health=4)
    assert best(t) == hurried


def test_nobody_walks_around_without_a_reason() -> None:
    t = Position(room(4, 1))
    t.explorer("lorrai_gerrard", (0, 0))
    assert best(t.begin(ExplorerPhase())) == "done"


def test_at_a_workbench_no_weapon_is_given_away_for_something_worse() -> None:
    t = Position(row(".W"))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    t.item("vampiric_rifle", lorrai)
    t.deck("apparel", "leather_cap", "fur_boots", "crampons")
    t.begin(Crafting(lorrai))
    assert t.asked().ask == "exchange-items"
    assert best(t) == "done"


def test_essence_that_makes_a_kill_comes_back_and_is_paid() -> None:
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0), essence=1)
    mi_go = t.monster("mi_go", (1, 0), health=1)
    t.roll(high=(2,)).begin(Attacking(lorrai, (mi_go,), 1))
    assert t.asked().ask == "raise-attack"
    assert best(t) == "essence:1"


def test_monsters_spawn_as_far_away_as_the_rules_allow() -> None:
    """Both spaces are equally close to Lorrai, but Hank is next to one of them."""
    t = Position(row("S.....S"))
    lorrai = t.explorer("lorrai_gerrard", (3, 0))
    t.explorer("hank_horden", (1, 0))
    t.deck("monster", "mi_go")
    t.begin(Spawning(lorrai))
    assert best(t) == f"space:{t.space((6, 0))}"


MEETING = """
+-+-+-+-+-+-+-+
|. . . . . . H|
+ + + + + + + +
|. . . . . . .|
+-+-+-+-+-+-+-+
"""


def test_an_explorer_short_of_essence_goes_where_the_other_can_help() -> None:
    t = Position(
        "+-+-+-+-+-+-+-+\n|. . . . . . H|\n+ + + + + + + +\n|. . . . . . .|\n+-+-+-+-+-+-+-+"
    )
    lorrai = t.explorer("lorrai_gerrard", (0, 0), essence=1)
    hank = t.explorer("hank_horden", (5, 0), essence=2)
    t.chapter(1, 3)
    t.begin(ExplorerTurn(lorrai))
    assert best(t) in (f"move:{t.space((1, 0))}", f"move:{t.space((1, 1))}")
    t.s.set_unit(hank, essence=0)
    assert best(t) == "done", "together they have too little"


def test_it_advances_the_story_further_than_random_play() -> None:
    game = Machina()
    reached = {}
    for bot in ("random", "thumb"):
        reached[bot] = 0
        for seed in (3, 4, 6):
            state = game.new({"seats": 2}, seed)
            player = make_bot(bot, seed)
            while state.decision is not None:
                state.apply(player.choose(game, state, state.decision.seat))
            reached[bot] += state.card(state.chapter).number
    assert reached["thumb"] >= 2 * reached["random"]


def test_an_item_is_equipped_if_it_fits_and_replaces_only_a_worse_one() -> None:
    t = Position(room(3, 3))
    lorrai = t.explorer("lorrai_gerrard", (1, 1))
    whip = t.item("spiked_whip", lorrai)
    cleaver = t.item("surgeons_cleaver", lorrai, UNEQUIPPED)
    assert best(t.begin(EquippingMain(lorrai, cleaver))) == f"equip:{cleaver}:0"
    t.choose(f"equip:{cleaver}:0")
    crowbar = t.item("crowbar", lorrai, UNEQUIPPED)
    assert best(t.begin(EquippingMain(lorrai, crowbar))) == "pass"
    assert {whip, cleaver} == set(t.s.equipped(lorrai))


def test_a_steered_monster_never_attacks_another_monster() -> None:
    t = Position(row("......."))
    t.explorer("lorrai_gerrard", (6, 0))
    steered = t.monster("mi_go", (0, 0))
    t.monster("mi_go", (1, 0))
    t.begin(Steering(steered, seat=1))
    assert any(key.startswith("use:") for key in t.offered())
    assert best(t) == "done"


def test_a_steered_monster_attacks_the_explorer_with_the_least_health() -> None:
    t = Position(room(3, 3))
    t.explorer("lorrai_gerrard", (0, 0))
    phillip = t.explorer("phillip", (2, 2))
    t.monster("mi_go", (0, 2))
    steered = t.monster("mi_go", (1, 1))
    t.s.set_unit(phillip, health=1)
    t.begin(Steering(steered, seat=1)).choose(best(t))
    assert best(t) == f"target:{phillip}"


def test_a_steered_monster_opens_the_door_between_it_and_an_explorer() -> None:
    t = Position("+-+-+-+-+-+\n|. .D. . .|\n+-+-+-+-+-+")
    (door,) = t.s.area.doors
    t.s.doors[door] = CLOSED
    t.explorer("lorrai_gerrard", (4, 0))
    steered = t.monster("moon_beast", (1, 0))
    assert best(t.begin(Steering(steered, seat=1))) == f"door:{door}"


def test_a_monster_controlled_by_an_explorer_attacks_monsters() -> None:
    t = Position(room(3, 3))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    steered = t.monster("mi_go", (1, 1))
    other = t.monster("gutter_ghast", (2, 2))
    t.s.controlled[steered] = lorrai
    t.begin(Steering(steered, seat=0)).choose(best(t))
    assert best(t) == f"target:{other}"
