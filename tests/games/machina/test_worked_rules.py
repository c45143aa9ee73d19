"""The rulebook's worked examples about procedures; `test_worked_cards` has those about cards."""

from __future__ import annotations

import pytest

from kadath.games.machina.area import Laid, Opening, area
from kadath.games.machina.cards import CARDS
from kadath.games.machina.finals import BEAST, STATUE
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.chapters import NextChapter
from kadath.games.machina.rules.decks import new_cards, shuffle_in
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.final_challenge import (
    FIRST_TILE,
    begin_monster_phase,
    begin_round,
    end_explorer_phase,
    marks,
)
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.rules.spawning import SpawnPhase, enter
from kadath.games.machina.rules.steering import schemers, steered_by
from kadath.games.machina.rules.threat import SKULL, raising_threat
from kadath.games.machina.rules.traps import springing_traps
from kadath.games.machina.state import GONE, LIT, MAIN, TILE_DECK, UPGRADE
from kadath.games.machina.tiles import CHAPTER, CHEST, SPAWN
from kadath.games.machina.vocabulary.events import InvokeHorrorEvent
from kadath.games.machina.vocabulary.story import SetThreat
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, called, room

# --- Exploring ------------------------------------------------------------------------------------


def full_area() -> tuple[Position, int]:
    """D and C above B and A; an explorer stands on an edge of A that leads down."""
    t = Position()
    s = t.s
    s.serial = 2000
    turns = next(n for n in range(4) if any(o.direction == 2 for o in edges(n)))
    s.lay((Laid(1, "1a"), Laid(2, "2a", 1), Laid(3, "3a", 0, 1), Laid(4, "4a", 1, 1, turns)))
    new_cards(s, ["1", "2", "3", "4"])
    shuffle_in(s, TILE_DECK, new_cards(s, ["5"]))
    edge = next(o for o in s.area.openings.values() if o.tile == 4 and o.direction == 2)
    t.explorer("lorrai_gerrard", s.area.where(edge.spaces[0]), essence=1)
    return t, edge.id


def edges(turns: int) -> list[Opening]:
    return list(area((Laid(4, "4a", turns=turns),)).openings.values())


@pytest.mark.rule("MA-R9.6", "MA-R9.7", "MA-R9.9", "MA-R9.10", "MA-R9.11", "MA-R9.12", "MA-R6.10")
def test_T11_exploring_beyond_a_full_area_shifts_it() -> None:
    t, edge = full_area()
    s = t.s
    two = [t.monster("mi_go", s.area.where(space)) for space in floor(t, 2)[:2]]
    t.begin(ExplorerPhase())
    t.choose(f"explore:{edge}")
    assert {one.tile for one in s.laid} == {3, 4, 5}, "C and D are gone, E is there"
    assert s.track == ()
    assert sorted(s.spent["monster"]) == two, "banished"
    assert s.units[1].essence == 1, "and nobody gains by it"
    assert s.units[1].stamina == 4
    assert [s.cards[card].face for card in s.decks[TILE_DECK]] == ["1", "2"]
    assert (s.up[1], s.up[2]) == ("1b", "2b"), "they lie flipped under the deck"
    new, symbol = s.area.symbol(5)
    assert symbol in s.area.joined(s.units[1].space), "its symbol is adjacent to the explorer"
    assert s.area.openings[new].direction == 0


@pytest.mark.rule("MA-R9.9")
def test_T11_nobody_is_left_behind() -> None:
    t, edge = full_area()
    t.explorer("hank_horden", t.s.area.where(floor(t, 1)[0]))
    t.begin(ExplorerPhase()).choose("turn:1")
    assert f"explore:{edge}" not in t.offered()
    hindrance = t.s.why_not(f"explore:{edge}")
    assert hindrance is not None
    assert hindrance.rule == "MA-R9.9"


def floor(t: Position, tile: int) -> list[int]:
    a = t.s.area
    return [space for space in a.spaces if a.tile(space) == tile and a.terrain[space] == "."]


# --- Items ----------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R10.18", "MA-R11.17", "MA-R11.9", "MA-R11.15", "MA-R11.12")
def test_T12_kim_gains_an_item_from_a_chest() -> None:
    t = Position(f"+-+-+-+\n|. {CHEST} .|\n+-+-+-+")
    kim = t.explorer("kim_richards", (0, 0))
    boots = t.item("hobnailed_boots", kim, MAIN)
    cloak = t.item("aerial_cloak", kim, UPGRADE, boots)
    (warper,) = t.deck("apparel", "proximity_warper")
    (saw,) = t.deck("weapon", "circular_saw")
    t.begin(ExplorerPhase()).choose(f"activate:{t.space((1, 0))}")
    row = t.s.units[kim]
    assert (row.stamina, row.essence) == (3, 1)
    assert t.s.tokens[t.space((1, 0))] == GONE
    assert t.asked().ask == "keep-item", "there was only one way to draw"
    t.choose(f"keep:{warper}:{kim}:{saw}:destroy")
    assert t.s.spent["item"] == (saw,)
    assert t.offered() == [f"equip:{warper}:{boots}", "pass"]
    t.choose(f"equip:{warper}:{boots}")
    assert t.s.items[warper].place == MAIN
    assert (t.s.items[boots].place, t.s.items[cloak].place) == ("unequipped", "unequipped")


@pytest.mark.rule("MA-R11.15", "MA-R11.17")
def test_T12_a_kept_weapon_does_not_fit_a_gunner() -> None:
    t = Position(f"+-+-+-+\n|. {CHEST} .|\n+-+-+-+")
    kim = t.explorer("kim_richards", (0, 0))
    (warper,) = t.deck("apparel", "proximity_warper")
    (saw,) = t.deck("weapon", "circular_saw")
    t.begin(ExplorerPhase()).choose(f"activate:{t.space((1, 0))}")
    t.choose(f"keep:{saw}:{kim}:{warper}:return")
    assert t.s.decks["apparel"] == (warper,)
    assert t.asked().ask == "explorer-action"


# --- Spawning and threat --------------------------------------------------------------------------


@pytest.mark.rule("MA-R3.6", "MA-R3.7", "MA-R3.8")
@pytest.mark.parametrize(
    ("monsters", "rolled", "rating", "threat"), [(4, 4, 4, 2), (3, 4, 6, 1), (3, 3, 3, 1)]
)
def test_T18_spawn_limit_and_ratings(monsters: int, rolled: int, rating: int, threat: int) -> None:
    """Rating 4, printed 6: the limit raises threat, a spawn refreshes, a failure lowers it."""
    t = Position(f"+-+-+-+-+-+-+\n|. . . . . {SPAWN}|\n+-+-+-+-+-+-+")
    t.explorer("lorrai_gerrard", (0, 0))
    for column in range(1, 1 + monsters):
        t.monster("kthun", (column, 0))
    t.chapter(2, 3)
    t.s.spawn = 4
    (waiting,) = t.deck("monster", "mi_go")
    t.roll(die=rolled).begin(SpawnPhase())
    assert (t.s.spawn, t.s.threat) == (rating, threat)
    came = rolled >= 4 and monsters < 4
    assert (waiting in t.s.units) is came
    if came:
        assert t.at(waiting) == (5, 0)


@pytest.mark.rule("MA-R4.4")
def test_T24_at_level_5_threat_is_paid_with_items() -> None:
    t = Position(room(3, 1))
    armed = t.explorer("hank_horden", (0, 0))
    bare = t.explorer("lorrai_gerrard", (1, 0))
    saw = t.item("circular_saw", armed)
    rifle = t.item("vampiric_rifle", armed)
    t.s.level = SKULL
    t.s.derive()
    frame = raising_threat(t.s, 1)
    assert frame is not None
    t.begin(frame)
    assert t.offered() == [f"item:{saw}", f"item:{rifle}"]
    t.choose(f"item:{saw}")
    assert t.s.spent["item"][-1:] == (saw,)
    assert bare not in t.s.units
    assert armed in t.s.units


@pytest.mark.rule("MA-R4.5", "MA-R4.6")
@pytest.mark.parametrize(("to", "level", "threat"), [(5, 1, 5), (7, 1, 7), (8, 2, 1)])
def test_threat_that_is_set_raises_the_level_only_at_the_end_of_its_track(
    to: int, level: int, threat: int
) -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.s.serial = 2000
    t.resolve(SetThreat(to), hank)
    assert (t.s.level, t.s.threat) == (level, threat)


@pytest.mark.rule("MA-R4.1", "MA-R4.3", "MA-R4.6")
def test_threat_rises_step_by_step_and_brings_the_next_level() -> None:
    t = Position(room(3, 1))
    t.s.derive()
    t.s.serial = 2000
    assert raising_threat(t.s, 7 + 7 + 2) is None
    assert (t.s.level, t.s.threat) == (3, 3)
    levels = {CARDS[t.s.cards[card].face].level for card in t.s.decks["monster"]}
    assert levels == {2, 3}


# --- Essence --------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R5.8", "MA-R10.21", "MA-R12.5")
def test_T22_others_pay_in_a_chain() -> None:
    t = Position(f"+-+-+-+-+\n|{CHAPTER} . . .|\n+-+-+-+-+")
    first, second, third = (
        t.explorer(key, (column, 0), essence=1)
        for column, key in ((1, "lorrai_gerrard"), (2, "hank_horden"), (3, "kim_richards"))
    )
    t.chapter(1, 6)
    t.begin(ExplorerPhase()).choose(f"turn:{first}", f"activate:{t.space((0, 0))}")
    t.choose(f"agree:{second}", f"agree:{third}")
    assert [t.s.units[one].essence for one in (first, second, third)] == [0, 0, 0]
    assert t.s.units[first].stamina == 3
    assert t.s.tokens[t.space((0, 0))] == GONE
    assert t.s.card(t.s.chapter).key == called(1, 6), "a blocking chapter goes on (T7)"


@pytest.mark.rule("MA-R5.8")
def test_T22_a_refusal_cancels_it() -> None:
    t = Position(f"+-+-+-+-+\n|{CHAPTER} . . .|\n+-+-+-+-+")
    first, second, _ = (
        t.explorer(key, (column, 0), essence=1)
        for column, key in ((1, "lorrai_gerrard"), (2, "hank_horden"), (3, "kim_richards"))
    )
    t.chapter(1, 6)
    t.begin(ExplorerPhase()).choose(f"turn:{first}", f"activate:{t.space((0, 0))}")
    t.choose(f"refuse:{second}")
    assert t.s.tokens == {}
    assert [t.s.units[one].essence for one in (1, 2, 3)] == [1, 1, 1]
    assert t.s.units[first].stamina == 6


@pytest.mark.rule("MA-R16.9", "MA-R5.7")
def test_T7_the_fourth_token_on_the_trail_of_blood_ends_the_chapter() -> None:
    t = Position(room(3, 1))
    who = t.explorer("hank_horden", (0, 0), health=2, essence=1)
    trail = t.chapter(1, 2)
    following = open_card(t.s, called(1, 3))
    t.s.chapters = (following,)
    t.s.countdowns[trail] = 3
    t.begin(ExplorerPhase())
    use = next(key for key in t.offered() if key.startswith(f"use:{who}:{trail}:"))
    t.choose(use)
    if t.s.decision is not None and t.asked().ask == "gather":
        t.choose("essence:1")
    while t.s.chapter == trail:
        t.choose("done" if "done" in t.offered() else t.offered()[0])
    health = (t.s.units.get(who) or t.s.away[who]).health
    assert health == 3, "essence was lost for it, and the camp of the next chapter restores 1"
    assert t.s.countdowns == {}
    assert t.s.chapter == following


# --- Final challenges -----------------------------------------------------------------------------


def final(scenario: int) -> Position:
    t = Position()
    s = t.s
    s.scenario = scenario
    s.serial = 4000
    s.lay((Laid(FIRST_TILE + scenario, f"final_{scenario}"),))
    s.final = open_card(
        s,
        next(
            card.key
            for card in CARDS.values()
            if card.kind == "final_challenge" and card.scenario == scenario
        ),
    )
    return t


@pytest.mark.rule("MA-R12.20", "MA-R12.21")
def test_T28_one_pair_of_mirrors_breaks_and_the_gaze_grows() -> None:
    t = final(STATUE)
    s, at = t.s, marks(t.s)
    t.explorer("hank_horden", s.area.where(at["N"]))
    t.deck("monster", "mi_go", "sarall")
    for mirror in "1625":
        s.tokens[at[mirror]] = LIT
    t.begin(ExplorerPhase()).choose("done")
    frame = end_explorer_phase(s)
    assert frame is not None
    t.begin(frame)
    assert t.offered() == [f"pair:{at['1']}:{at['6']}", f"pair:{at['2']}:{at['5']}"]
    t.choose(f"pair:{at['1']}:{at['6']}")
    while s.decision is not None:
        t.choose(t.offered()[0])
    assert [s.tokens[at[mirror]] for mirror in "1625"] == [GONE, GONE, LIT, LIT]
    assert len(s.track) == 1, "a monster for each explorer"
    s.set_unit(1, space=s.area.space(5, 8))
    gaze = begin_monster_phase(s)
    assert isinstance(gaze, Attacking)
    assert (gaze.high, gaze.low, gaze.arcane) == (2, 1, True)


@pytest.mark.rule("MA-R12.20", "MA-R13.8")
def test_a_mirror_goes_dark_no_matter_who_invokes_the_horror_event() -> None:
    t = final(STATUE)
    s, at = t.s, marks(t.s)
    t.explorer("hank_horden", s.area.where(at["N"]))
    t.event("blood_moon")
    for mirror in "12":
        s.tokens[at[mirror]] = LIT
    t.resolve(InvokeHorrorEvent(), 1)
    assert [s.tokens.get(at[mirror]) for mirror in "12"].count(LIT) == 1


@pytest.mark.rule("MA-R12.20", "MA-R10.15")
def test_T29_a_trap_costs_the_beast_two_health_and_no_more_in_a_round() -> None:
    t = final(BEAST)
    s, at = t.s, marks(t.s)
    hank = t.explorer("hank_horden", s.area.where(at["N"]))
    s.boss = open_card(
        s, next(c.key for c in CARDS.values() if c.kind == "boss" and c.scenario == 3)
    )
    s.derive()
    enter(s, s.boss, at["3"])
    assert t.value(s.boss, "armor") == 4
    before = s.units[s.boss].health
    for left in (before - 2, before - 2):
        t.roll(high=(2, 1, 1))
        frame = springing_traps(s, FIRST_TILE + BEAST, hank)
        assert frame is not None
        t.begin(frame)
        assert s.units[s.boss].health == left
    begin_round(s)
    assert s.boss_lost == 0


# --- Steering -------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R18.1", "MA-R18.2", "MA-R8.6")
def test_only_players_without_a_living_explorer_scheme() -> None:
    t = position("""
        |l h . . . .|
        l: lorrai_gerrard
        h: hank_horden
    """)
    lorrai = t.id("l")
    first, second = t.monster("mi_go", (4, 0)), t.monster("sarall", (5, 0))
    t.s.derive()
    assert schemers(t.s) == ()
    assert steered_by(t.s, first) == -1
    del t.s.units[2]
    assert schemers(t.s) == (1,)
    assert (steered_by(t.s, first), steered_by(t.s, second)) == (1, 1)
    t.s.controlled[second] = lorrai
    assert steered_by(t.s, second) == 0, "control has priority"
    t.s.variants = t.s.variants._replace(scheming=False)
    assert steered_by(t.s, first) == -1


@pytest.mark.rule("MA-R1.3", "MA-R12.16")
def test_after_the_last_chapter_the_explorers_have_won() -> None:
    t = Position(room(2, 1))
    t.explorer("hank_horden", (0, 0))
    t.begin(NextChapter())
    assert t.s.outcome is not None
    assert t.s.outcome.won
