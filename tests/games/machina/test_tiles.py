"""Map tiles and what is on them: chapters 9 and 10 of the rulebook."""

from __future__ import annotations

import pytest

from kadath.games.machina.area import Laid, area
from kadath.games.machina.cards import MONSTER
from kadath.games.machina.rules.activating import RECHARGE_DIE, Activating
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.decks import new_cards, shuffle_in
from kadath.games.machina.rules.displacement import Shoving
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.exploring import left_behind
from kadath.games.machina.rules.monster_phase import MonsterTurn
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.rules.sight import is_obstacle, sees
from kadath.games.machina.rules.spaces import (
    destroy_space,
    is_destroyed,
    is_lit,
    may_rebuild,
    rebuild_space,
)
from kadath.games.machina.rules.spawning import SpawnPhase
from kadath.games.machina.rules.steering import Steering
from kadath.games.machina.state import CLOSED, DESTROYED, GONE, LIT, TILE_DECK
from kadath.games.machina.tiles import (
    BARREL,
    CHAPTER,
    CHEST,
    EAST,
    EVENT,
    LEVER,
    RECHARGE,
    SOUTH,
    SPAWN,
    WORKBENCH,
)
from kadath.games.machina.vocabulary.spaces import NEXT_TO_YOU, ASpace, DestroySpace
from kadath.kernel.rng import Rng
from kadath.testkit.machina.position import Position, called, row

# --- Exploring and shifting -----------------------------------------------------------------------


def explored(*tiles: Laid, deck: tuple[str, ...] = ("9",)) -> Position:
    """Lay out printed tiles, with a deck of the others."""
    t = Position()
    t.s.serial = 2000
    t.s.lay(tiles)
    new_cards(t.s, [str(one.tile) for one in tiles])
    shuffle_in(t.s, TILE_DECK, new_cards(t.s, deck))
    return t


def edge(t: Position, tile: int, direction: int) -> int:
    """A tile edge in that direction, if the tile has one."""
    return next(
        one.id
        for one in t.s.area.openings.values()
        if one.tile == tile and one.direction == direction
    )


def facing(tile: int, side: str, direction: int) -> int:
    """How many times to turn a tile so that one of its edges points that way."""
    turned = (area((Laid(tile, side, 0, 0, turns),)).openings for turns in range(4))
    return next(
        turns
        for turns, openings in enumerate(turned)
        if any(one.direction == direction for one in openings.values())
    )


@pytest.mark.rule("MA-R9.8", "MA-R9.18")
@pytest.mark.parametrize(
    ("places", "direction", "gone"),
    [
        pytest.param(((0, 0),), EAST, (), id="one tile, a second beside it"),
        pytest.param(((1, 0), (0, 0)), EAST, (2,), id="a third in the row of two"),
        pytest.param(((1, 0), (0, 0)), SOUTH, (), id="a third below two"),
        pytest.param(((1, 0), (0, 0), (0, 1)), SOUTH, (), id="the fourth"),
        pytest.param(((1, 1), (0, 0), (0, 1), (1, 0)), SOUTH, (2, 4), id="below a full area"),
        pytest.param(((1, 1), (0, 0), (0, 1), (1, 0)), EAST, (2, 3), id="beside a full area"),
    ],
)
def test_the_play_area_stays_within_two_by_two_tiles(
    places: tuple[tuple[int, int], ...], direction: int, gone: tuple[int, ...]
) -> None:
    """Tile 1, from which they explore, stays; what is too far from the new tile is removed."""
    turns = facing(1, "1a", direction)
    t = explored(*(Laid(n, f"{n}a", *at, turns if n == 1 else 0) for n, at in enumerate(places, 1)))
    assert left_behind(t.s, t.s.area.openings[edge(t, 1, direction)]) == gone


@pytest.mark.rule("MA-R16.13", "MA-R16.2")
@pytest.mark.parametrize(("rolled", "stamina"), [(5, 4), (6, 5)])
def test_fur_boots_help_whoever_explores(rolled: int, stamina: int) -> None:
    t = explored(Laid(1, "1a"))
    east = edge(t, 1, EAST)
    hank = t.explorer("hank_horden", t.s.area.where(t.s.area.openings[east].spaces[0]))
    t.item("fur_boots", hank)
    t.s.up = {9: "9a"}
    t.begin(ExplorerPhase()).roll(die=rolled).choose(f"explore:{east}")
    assert t.s.units[hank].stamina == stamina, "exploring costs 2 of 6"


@pytest.mark.rule("MA-R9.13")
def test_without_tiles_in_the_deck_nobody_explores() -> None:
    t = explored(Laid(1, "1a"), deck=())
    opening = t.s.area.unexplored()[0]
    t.explorer("hank_horden", t.s.area.where(opening.spaces[0]))
    t.begin(ExplorerPhase())
    assert f"explore:{opening.id}" not in t.offered()
    hindrance = t.s.why_not(f"explore:{opening.id}")
    assert hindrance is not None
    assert hindrance.rule == "MA-R9.13"


@pytest.mark.rule("MA-R9.19")
def test_two_edges_that_meet_are_a_passage_even_if_nobody_explored_there() -> None:
    """An edge that meets a side without one stays a wall; for all rotations of two tiles."""
    met = set()
    for turns in range(4):
        for other in range(4):
            both = area((Laid(1, "1a", 0, 0, turns), Laid(2, "2a", 1, 0, other)))
            east = [o for o in both.openings.values() if o.tile == 1 and o.direction == 1]
            west = [o for o in both.openings.values() if o.tile == 2 and o.direction == 3]
            crossing = any(
                both.tile(there) == 2
                for space in both.spaces
                if both.tile(space) == 1
                for there in both.joined(space)
            )
            assert crossing == bool(east and west)
            met.add(crossing)
    assert met == {True, False}


@pytest.mark.rule("MA-R9.20", "MA-R9.11")
def test_a_tile_that_was_removed_returns_as_printed() -> None:
    t = explored(Laid(1, "1a"), Laid(2, "2a", 1, 0, facing(2, "2a", 1)))
    s = t.s
    opening = edge(t, 2, 1)
    t.explorer("hank_horden", s.area.where(s.area.openings[opening].spaces[0]))
    chest = next(one for one in s.area.spaces if s.area.tile(one) == 1)
    s.tokens[chest] = GONE
    s.treated[chest + 1] = "#"
    s.doors[2 * chest] = CLOSED
    s.entry = 4
    t.begin(ExplorerPhase()).choose(f"explore:{opening}")
    assert {one.tile for one in s.laid} == {2, 9}
    assert (s.tokens, s.treated, s.doors) == ({}, {}, {})
    assert s.entry == -1, "its token goes back to the supply"


# --- Leaving --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R9.14", "MA-R9.15", "MA-R12.18")
def test_an_explorer_leaves_through_the_exit_for_2_stamina() -> None:
    t = explored(Laid(1, "1a"))
    s = t.s
    opening = s.area.unexplored()[0]
    hank = t.explorer("hank_horden", s.area.where(opening.spaces[0]))
    other = next(one for one in s.area.spaces if s.area.terrain[one] == ".")
    lorrai = t.explorer("lorrai_gerrard", s.area.where(other))
    s.exit = opening.id
    t.chapter(1, 4)
    t.begin(ExplorerPhase()).choose(f"turn:{hank}")
    assert f"explore:{opening.id}" not in t.offered(), "the exit is on it"
    t.choose(f"leave:{opening.id}")
    assert hank not in s.units
    assert s.away[hank].stamina == 0, "leaving ends the turn"
    assert s.living() == (hank, lorrai)
    assert t.asked().seat == s.seat_of(lorrai)
    t.choose("done")
    t.begin(ExplorerPhase())
    assert t.asked().seat == s.seat_of(lorrai), "whoever has left takes no turn"
    assert t.asked().ask == "explorer-action"
    t.choose("done")
    s.spawn = 10
    t.begin(SpawnPhase())
    assert {one["who"] for one in t.noted("spawn-roll")} <= {lorrai}, "and rolls for no monster"


@pytest.mark.rule("MA-R9.16", "MA-R12.11")
def test_when_the_last_one_leaves_the_story_goes_on() -> None:
    t = explored(Laid(1, "1a"))
    s = t.s
    opening = s.area.unexplored()[0]
    hank = t.explorer("hank_horden", s.area.where(opening.spaces[0]))
    floor = [one for one in s.area.spaces if s.area.terrain[one] == "."]
    mi_go = t.monster("mi_go", s.area.where(floor[-1]))
    s.exit = opening.id
    t.chapter(1, 4)
    s.chapters = (open_card(s, called(1, 7)),)
    t.begin(ExplorerPhase()).choose(f"leave:{opening.id}")
    assert s.card(s.chapter).key == called(1, 7)
    assert s.spent[MONSTER] == (mi_go,), "monsters are banished"
    assert s.laid == ()
    assert len(s.decks[TILE_DECK]) == 2, "the tile lies under the deck"
    assert s.exit == -1
    assert hank in s.away


# --- Walls and doors ------------------------------------------------------------------------------


@pytest.mark.rule("MA-R10.1", "MA-R9.3")
def test_a_wall_separates_spaces_and_blocks_sight() -> None:
    t = Position("+-+-+-+\n|. .|.|\n+-+-+-+")
    t.explorer("hank_horden", (1, 0))
    assert not sees(t.s, t.space((1, 0)), t.space((2, 0)))
    t.begin(ExplorerPhase())
    assert f"move:{t.space((2, 0))}" not in t.offered()
    hindrance = t.s.why_not(f"move:{t.space((2, 0))}")
    assert hindrance is not None
    assert hindrance.message == "wall-between"


@pytest.mark.rule("MA-R10.6")
def test_scheming_monsters_use_doors_and_mindless_ones_only_destroy_them() -> None:
    t = Position("+-+-+-+-+\n|. .D. .|\n+-+-+-+-+")
    t.explorer("hank_horden", (3, 0))
    t.explorer("lorrai_gerrard", (3, 0))
    del t.s.units[2]
    moon = t.monster("sarall", (1, 0))
    door = 2 * t.space((1, 0))
    t.begin(Steering(moon, seat=1))
    assert {f"door:{door}", f"break:{door}"} <= set(t.offered()), "an open one, for 3 and for 4"
    t.choose(f"door:{door}")
    assert t.s.doors[door] == CLOSED
    assert t.s.units[moon].stamina == 1
    t.choose("done")
    t.begin(MonsterTurn(moon)).answer()
    assert t.s.doors[door] == DESTROYED, "mindless, it breaks what is in its way for 4"


# --- Spaces ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R10.10", "MA-R10.14", "MA-R10.26", "MA-R10.15")
def test_a_lever_triggers_the_traps_on_its_tile_once() -> None:
    t = Position(row(f"..{LEVER}^......"), row("^"))
    hank = t.explorer("hank_horden", (1, 0))
    caught = t.monster("mi_go", (3, 0))
    t.monster("mi_go", (10, 0))
    lever = t.space((2, 0))
    assert is_obstacle(t.s, lever)
    t.begin(ExplorerPhase()).choose(f"activate:{lever}")
    assert t.s.units[hank].stamina == 4
    (sprung,) = t.noted("attack")
    assert (sprung["attacker"], sprung["blockers"]) == (hank, (caught,)), "on this tile only"
    assert is_destroyed(t.s, lever)
    assert f"activate:{lever}" not in t.offered()


@pytest.mark.rule("MA-R10.14", "MA-R10.26", "MA-R8.13")
def test_a_unit_that_is_pushed_onto_a_lever_pulls_it() -> None:
    t = Position(row(f"..{LEVER}^"))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    caught = t.monster("mi_go", (3, 0))
    t.begin(Shoving((mi_go,), "", -1, 2, hank))
    assert t.at(mi_go) == (1, 0), "it does not enter the lever"
    assert is_destroyed(t.s, t.space((2, 0)))
    assert t.noted("attack")[0]["blockers"] == (caught,)
    assert t.noted("attack")[0]["attacker"] == hank


@pytest.mark.rule("MA-R10.14")
def test_a_scheming_monster_pulls_a_lever_for_3() -> None:
    t = Position(row(f".{LEVER}.^"))
    t.explorer("hank_horden", (3, 0))
    t.explorer("lorrai_gerrard", (3, 0))
    del t.s.units[2]
    sarall = t.monster("sarall", (0, 0))
    t.begin(Steering(sarall, seat=1)).choose(f"pull:{t.space((1, 0))}")
    assert t.s.units[sarall].stamina == 1
    assert t.noted("attack")[0]["blockers"] == (1,)


@pytest.mark.rule("MA-R10.11", "MA-R17.1")
def test_destroying_a_spawn_space_destroys_the_unit_on_it() -> None:
    """By a card or by sealing. The destroyed space is an obstacle, but does not block sight."""
    t = Position(row(f".{SPAWN}.{CHEST}"))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    t.resolve(DestroySpace(ASpace("spawn_space", NEXT_TO_YOU)), hank)
    assert mi_go not in t.s.units
    assert is_obstacle(t.s, t.space((1, 0)))
    assert sees(t.s, t.space((0, 0)), t.space((3, 0)))
    assert destroy_space(t.s, t.space((3, 0))) is None
    assert is_destroyed(t.s, t.space((3, 0)))


@pytest.mark.rule("MA-R10.16")
@pytest.mark.parametrize(
    ("face", "health", "stamina"), [(1, 5, 2), (3, 5, 2), (4, 4, 5), (5, 4, 5), (6, 4, 2)]
)
def test_a_recharge_station_gives_health_or_stamina_or_nothing(
    face: int, health: int, stamina: int
) -> None:
    t = Position(row(f".{RECHARGE}"))
    hank = t.explorer("hank_horden", (0, 0), health=4, stamina=3)
    t.s.rng = next(
        seed for seed in range(1000) if RECHARGE_DIE[Rng(seed).below(len(RECHARGE_DIE))] == face
    )
    t.begin(Activating(hank, t.space((1, 0))))
    assert (t.s.units[hank].health, t.s.units[hank].stamina) == (health, stamina)


@pytest.mark.rule("MA-R10.19", "MA-R13.6", "MA-R10.10")
def test_an_event_space_invokes_an_event_and_restores_essence() -> None:
    t = Position(row(f".{EVENT}."))
    hank = t.explorer("hank_horden", (0, 0), health=4)
    t.explorer("lorrai_gerrard", (2, 0))
    event = t.event("surge_of_strength")
    t.begin(Activating(hank, t.space((1, 0))))
    after = t.s.units[hank]
    assert (after.health, after.essence, after.stamina) == (5, 1, 6), "3 spent, 6 restored"
    assert t.s.current("explorer_event") == (event,)
    assert is_destroyed(t.s, t.space((1, 0)))


@pytest.mark.rule("MA-R10.20", "MA-R4.2", "MA-R10.22")
def test_sealing_lowers_threat_destroys_the_unit_there_and_lights_a_chapter() -> None:
    t = Position(row(f".{SPAWN}...{CHAPTER}"))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    mi_go = t.monster("sarall", (1, 0))
    t.s.threat = 3
    spawn, chapter = t.space((1, 0)), t.space((5, 0))
    t.begin(ExplorerPhase()).choose(f"seal:{spawn}").answer(explorer_action="done")
    assert t.s.threat == 2
    assert mi_go not in t.s.units
    assert t.s.tokens == {spawn: GONE, chapter: LIT}
    assert t.s.units[hank].essence == 3 - 2 + 1, "2 for the seal, 1 back for the monster"
    assert is_lit(t.s, chapter)


@pytest.mark.rule("MA-R10.20")
def test_sealing_at_threat_1_keeps_it_at_1_and_needs_enough_essence() -> None:
    t = Position(row(f".{SPAWN}.{SPAWN}"))
    t.explorer("hank_horden", (0, 0), essence=2)
    t.begin(ExplorerPhase()).choose(f"seal:{t.space((1, 0))}")
    assert t.s.threat == 1
    t.s.set_unit(1, space=t.space((2, 0)), stamina=6, essence=1)
    t.begin(ExplorerPhase())
    hindrance = t.s.why_not(f"seal:{t.space((3, 0))}")
    assert hindrance is not None
    assert hindrance.rule == "MA-R10.20"


# --- Barrels --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R10.23", "MA-R10.24", "MA-R10.25")
def test_barrels_set_each_other_off_and_each_of_them_once() -> None:
    """Two barrels side by side, a monster at each end; any result of 1 or more hits a barrel."""
    t = Position(row(f"..{BARREL}{BARREL}.{BARREL}"))
    hank = t.explorer("hank_horden", (0, 0))
    near, far = t.monster("mi_go", (1, 0)), t.monster("mi_go", (4, 0))
    first, second, third = t.space((2, 0)), t.space((3, 0)), t.space((5, 0))
    t.roll(high=(0,)).begin(Attacking(hank, (-first,), 1))
    assert t.s.tokens == {}, "0 is a miss"
    t.roll(high=(1, 2, 1, 0, 2, 1, 0)).begin(Attacking(hank, (-first,), 1))
    assert [one["space"] for one in t.noted("explodes")] == [first, second]
    attacks = [(one["attacker"], one["blockers"]) for one in t.noted("attack")]
    assert attacks == [
        (hank, (-first,)),
        (hank, (near, -second)),
        (hank, (far,)),
    ], "the first one is gone when the second explodes"
    assert t.s.tokens == {first: GONE, second: GONE}
    assert third not in t.s.tokens, "nobody next to it exploded"


@pytest.mark.rule("MA-R10.23", "MA-R10.24", "MA-R15.14")
def test_an_attack_on_all_adjacent_units_sets_off_the_barrels_among_them() -> None:
    """A barrel is a special unit (p. 17): a dying Sarall attacks it with whoever is near."""
    t = Position(row(f"..{BARREL}."))
    hank = t.explorer("hank_horden", (0, 0))
    sarall = t.monster("sarall", (1, 0), health=1)
    beyond = t.monster("mi_go", (3, 0))
    barrel = t.space((2, 0))
    t.roll(high=(3, 3), low=(0, 0, 1)).begin(Attacking(hank, (sarall,), 2)).answer()
    blockers = [one["blockers"] for one in t.noted("attack")]
    assert blockers[:2] == [(sarall,), (hank, -barrel)]
    assert beyond in blockers[2], "and the barrel whoever is next to it"
    assert t.s.tokens[barrel] == GONE


@pytest.mark.rule("MA-R10.24", "MA-R8.13")
def test_a_unit_that_is_pulled_onto_a_barrel_sets_it_off() -> None:
    t = Position(row(f".{BARREL}."))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (2, 0))
    t.roll(high=(0, 0, 0)).begin(Shoving((mi_go,), "", 1, 1, hank))
    assert t.noted("attack")[0]["blockers"] == (hank, mi_go)
    assert t.at(mi_go) == (2, 0)
    assert is_destroyed(t.s, t.space((1, 0)))


@pytest.mark.rule("MA-R10.28", "MA-R10.12")
def test_rebuilt_spaces_work_again() -> None:
    """A chapter space is unlit again, a barrel is a barrel again; a unit in the way prevents it."""
    t = Position(row(f".{CHAPTER}{BARREL}{SPAWN}."))
    t.explorer("hank_horden", (0, 0))
    spaces = [t.space((column, 0)) for column in (1, 2, 3)]
    for space in spaces:
        t.s.tokens[space] = GONE
    t.s.derive()
    assert all(may_rebuild(t.s, space) for space in spaces)
    for space in spaces:
        rebuild_space(t.s, space)
    assert t.s.tokens == {}
    assert not is_lit(t.s, spaces[0])
    t.s.tokens[spaces[2]] = GONE
    t.monster("mi_go", (3, 0))
    assert not may_rebuild(t.s, spaces[2])


@pytest.mark.rule("MA-R10.17", "MA-R11.20")
def test_a_workbench_costs_3_stamina() -> None:
    t = Position(row(f".{WORKBENCH}"))
    hank = t.explorer("hank_horden", (0, 0))
    t.deck("weapon", "circular_saw", "vampiric_rifle", "spiked_whip")
    t.begin(ExplorerPhase()).choose(f"activate:{t.space((1, 0))}")
    assert t.s.units[hank].stamina == 3
    assert is_destroyed(t.s, t.space((1, 0)))
    assert t.asked().ask == "keep-made"
