"""Aim, set-up and the four phases of a round: chapters 1 to 4 of the rulebook."""

from __future__ import annotations

from itertools import groupby

import pytest

from kadath.games.machina.cards import CARDS, CHAPTER, EXPLORER_EVENT, HORROR_EVENT
from kadath.games.machina.estimate import estimate
from kadath.games.machina.game import Machina
from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.chapters import NextChapter
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.final_challenge import LIMIT, begin_horror_phase
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.round import HorrorPhase
from kadath.games.machina.rules.setting_up import LENGTHS, open_card, stack_chapters
from kadath.games.machina.rules.spawning import Spawning, SpawnPhase
from kadath.games.machina.rules.threat import SKULL, rise_to
from kadath.games.machina.rules.turn import whose_turn
from kadath.games.machina.state import GONE, Variants
from kadath.games.machina.tiles import SPAWN
from kadath.games.machina.values import ARMOR, STAMINA, WILL
from kadath.games.machina.vocabulary.modifiers import Increase
from kadath.kernel.abilities.selectors import These
from kadath.kernel.explain import explain
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, called, room, row

GAME = Machina()


def new(**setup: object) -> MachinaPlay:
    return GAME.new({"seats": 2, **setup}, 1)


def play_on(s: MachinaPlay, *, until: str) -> None:
    """Take the last option of every question (mostly to stop) until a step is reached."""
    for _ in range(2000):
        assert s.decision is not None, "the game is over"
        if until in explain(s):
            return
        s.apply(s.decision.options[-1])
    raise AssertionError(f"{until} never came")


# --- Aim ------------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R1.4", "MA-R12.16")
def test_dead_explorers_do_not_share_the_victory() -> None:
    t = position("""
        |h l .|
        h: hank_horden
        l: lorrai_gerrard
    """)
    lorrai = t.id("l")
    t.begin(Destroying((Destroyed(lorrai, 0),)))
    t.begin(NextChapter())
    assert t.s.outcome is not None
    assert t.s.outcome.won, "a group may win although some died"
    assert (estimate(t.s, 0), estimate(t.s, 1)) == (1.0, 0.0)


@pytest.mark.rule("MA-R1.6")
def test_the_last_countdown_token_loses_a_final_challenge() -> None:
    t = Position(room(2, 1))
    t.explorer("hank_horden", (0, 0))
    t.s.scenario = 2
    t.s.final = open_card(t.s, "the_statues_gaze")
    t.s.derive()
    for token in range(1, LIMIT[2] + 1):
        assert t.s.outcome is None, f"{token - 1} tokens are not enough"
        begin_horror_phase(t.s)
    assert t.s.outcome is not None
    assert (t.s.outcome.won, t.s.outcome.rule) == (False, "MA-R1.6")


# --- Set-up ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R2.1", "MA-R2.9")
@pytest.mark.parametrize(("scenario", "chapters"), [(1, 10), (2, 8), (3, 11)])
def test_the_chapters_lie_in_order_under_the_scenario_card(scenario: int, chapters: int) -> None:
    t = Position(room(2, 1))
    t.s.scenario = scenario
    stack_chapters(t.s)
    assert [t.s.card(one).number for one in t.s.chapters] == list(range(1, chapters + 1))
    assert t.s.card(t.s.scenario_card).scenario == scenario
    assert t.s.final == 0, "the final challenge is set aside"


@pytest.mark.rule("MA-R2.3")
@pytest.mark.parametrize(("scenario", "own", "others"), [("ice", 1, {2, 3}), ("beast", 3, {1, 2})])
def test_the_events_of_the_scenario_join_the_basic_ones(
    scenario: str, own: int, others: set[int]
) -> None:
    s = new(scenario=scenario)
    for kind, number in ((EXPLORER_EVENT, 32 + 11), (HORROR_EVENT, 32 + 11)):
        events = [CARDS[s.cards[card].face] for card in (*s.decks[kind], *s.spent[kind])]
        assert len(events) == number
        assert {card.scenario for card in events} == {0, own}
        assert not {card.scenario for card in events} & others


@pytest.mark.rule("MA-R2.8", "MA-R12.8", "MA-R12.3")
def test_the_first_chapter_sets_the_ratings_and_places_the_explorers() -> None:
    s = new()
    assert s.card(s.chapter).key == "entrance"
    assert (s.spawn, s.horror) == (4, 7), "its printed ratings"
    play_on(s, until="scenario")
    entry, symbol = s.area.symbol(s.laid[0].tile)
    assert s.entry == entry
    near = {symbol, *s.area.joined(symbol)}
    assert [s.units[one].space in near for one in s.explorers] == [True, True]


@pytest.mark.rule("MA-R2.12")
def test_the_scenario_card_follows_the_first_chapter_and_works_on() -> None:
    s = new()
    play_on(s, until="PlayScenario scenario")
    assert s.scenario_card in s.bearers()
    play_on(s, until="ExplorerPhase")
    owned = [sum(row.owner == one for row in s.items.values()) for one in s.explorers]
    assert sum(owned) == 6, "three items for each explorer"
    assert s.scenario_card in s.bearers(), "and what else it says holds for the whole scenario"


@pytest.mark.rule("MA-R16.1")
def test_monsters_are_stronger_with_more_living_explorers() -> None:
    """The scenario cards count the explorers who are alive now."""
    t = Position(room(6, 1))
    t.s.serial = 600
    t.s.scenario_card = open_card(t.s, "horror_in_the_ice")
    t.s.listen(t.s.scenario_card)
    names = ("lorrai_gerrard", "hank_horden", "phillip", "mirela_voss")
    explorers = [t.explorer(name, (at, 0)) for at, name in enumerate(names)]
    mi_go = t.monster("mi_go", (5, 0))

    def values() -> list[int]:
        return [t.value(mi_go, stat) for stat in (ARMOR, WILL)]

    found = [values()]
    for one in explorers[:3]:
        t.begin(Destroying((Destroyed(one, 0),)))
        found.append(values())
    assert found == [[4, 5], [4, 5], [3, 4], [3, 4]]


# --- The round ------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R3.1", "MA-R3.18")
def test_four_phases_follow_each_other_round_after_round() -> None:
    s = new()
    play_on(s, until="ExplorerPhase")
    assert s.round == 1
    s.log = []
    while s.round == 1 and s.decision is not None:
        s.apply(s.decision.options[-1])
    kinds = [entry.kind for entry in s.log]
    assert kinds.index("spawn-roll") < kinds.index("horror-roll") < kinds.index("round")


@pytest.mark.rule("MA-R3.2", "MA-R5.10")
def test_the_explorer_phase_begins_with_full_stamina_and_free_markers() -> None:
    t = position("""
        |h . .|
        h: hank_horden, stamina 0, items circular_saw
    """)
    hank, saw = t.id("h"), t.id("circular_saw")
    marker = next(one for one, row in t.s.markers.items() if row.owner == hank)
    t.s.set_marker(marker, saw, (Increase(These((hank,)), STAMINA, 1),))
    t.begin(ExplorerPhase())
    assert t.s.units[hank].stamina == 6, "the maximum, after what lasted has ended"
    assert t.s.markers[marker].on == 0


@pytest.mark.rule("MA-R3.3")
def test_explorers_act_in_any_order_one_whole_turn_after_the_other() -> None:
    t = Position(room(4, 1))
    hank = t.explorer("hank_horden", (0, 0))
    lorrai = t.explorer("lorrai_gerrard", (3, 0))
    t.begin(ExplorerPhase())
    assert t.offered() == [f"turn:{hank}", f"turn:{lorrai}"]
    t.choose(f"turn:{lorrai}", f"move:{t.space((2, 0))}")
    assert all(not key.startswith("turn:") for key in t.offered()), "her turn is not over"
    t.choose("done")
    assert t.s.units[lorrai].stamina == 0
    assert t.asked().ask == "explorer-action", "only Hank is left"
    assert f"move:{t.space((1, 0))}" in t.offered()


@pytest.mark.rule("MA-R3.4", "MA-R5.5", "MA-R6.3")
def test_in_a_turn_everything_that_can_be_paid_is_offered() -> None:
    """Moving, the abilities of your cards, the tile and the inventory, until stamina runs out."""
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    mi_go = t.monster("mi_go", (1, 0))
    saw = t.item("circular_saw", hank)
    drop = t.item("blood_vial", hank, "unequipped")
    chapter = t.chapter(1, 2)
    t.begin(ExplorerPhase())
    offered = t.offered()
    assert f"use:{hank}:{hank}:1" in offered, "the explorer card"
    assert any(key.startswith(f"use:{hank}:{saw}:") for key in offered), "an equipped item"
    assert any(key.startswith(f"use:{hank}:{drop}:") for key in offered), "a consumable"
    assert f"use:{hank}:{chapter}:1" in offered, "the chapter"
    assert f"inventory:{hank}" in offered
    t.choose(f"use:{hank}:{hank}:1", f"target:{mi_go}", f"inventory:{hank}")
    while t.asked().ask == "use-inventory":
        t.choose(t.offered()[0])
    assert t.s.units[hank].stamina == 1
    hindrance = t.s.why_not(f"inventory:{hank}")
    assert hindrance is not None
    assert hindrance.rule == "MA-R5.5", "3 stamina are more than there is"


@pytest.mark.rule("MA-R3.9", "MA-R15.9", "MA-R15.10")
def test_a_monster_appears_on_the_closest_spawn_space_or_next_to_it() -> None:
    t = Position(row(f"{SPAWN}....{SPAWN}."))
    hank = t.explorer("hank_horden", (3, 0))
    first, second = t.deck("monster", "mi_go", "sarall")
    t.begin(Spawning(hank))
    assert t.at(first) == (5, 0)
    assert list(t.s.track) == [first]
    t.begin(Spawning(hank))
    assert t.offered() == [f"space:{t.space((4, 0))}", f"space:{t.space((6, 0))}"]
    t.choose(f"space:{t.space((6, 0))}")
    assert t.at(second) == (6, 0), "the closest space is taken: the explorer chooses"
    assert list(t.s.track) == [first, second], "new monsters go to the end of the track"


@pytest.mark.rule("MA-R3.9")
def test_without_monster_cards_the_destroyed_ones_come_back_and_then_threat_rises() -> None:
    t = Position(row(f"{SPAWN}.."))
    hank = t.explorer("hank_horden", (2, 0))
    (waiting,) = t.deck("monster", "mi_go")
    t.s.decks["monster"], t.s.spent["monster"] = (), (waiting,)
    t.begin(Spawning(hank))
    assert waiting in t.s.units
    assert t.s.threat == 1
    t.begin(Spawning(hank))
    assert t.s.threat == 2


@pytest.mark.rule("MA-R3.15", "MA-R3.16", "MA-R3.8")
def test_explorers_roll_in_turn_and_only_where_monsters_can_spawn() -> None:
    """Each roll below the rating lowers it for the next; tiles without spawn spaces do not roll."""
    t = Position(row(f"{SPAWN}........."), row("..."))
    for column in (2, 4, 11):
        t.explorer(("hank_horden", "lorrai_gerrard", "phillip")[column % 3], (column, 0))
    t.chapter(2, 3)
    t.s.spawn = 10
    t.roll(die=1).begin(SpawnPhase())
    rolls = t.noted("spawn-roll")
    assert [one["rating"] for one in rolls] == [10, 9][: len(rolls)]
    assert len(rolls) == 2, "the third stands on a tile where nothing can come from"
    t.s.tokens[t.space((0, 0))] = GONE
    t.begin(SpawnPhase())
    assert t.noted("spawn-roll") == [], "all spawn spaces are destroyed"


@pytest.mark.rule("MA-R3.10", "MA-R3.11", "MA-R3.12", "MA-R16.8")
@pytest.mark.parametrize(("rolled", "rating", "threat"), [(5, 6, 2), (4, 4, 1)])
def test_a_horror_roll_invokes_an_event_or_lowers_the_rating(
    rolled: int, rating: int, threat: int
) -> None:
    """Rating 5, printed 6: markers are returned first, then one die is rolled."""
    t = Position(room(2, 1))
    t.explorer("hank_horden", (0, 0))
    event = t.event("corroding_fog")
    t.chapter(2, 3)
    t.s.horror = 5
    t.s.set_marker(900, 10)
    t.roll(die=rolled).begin(HorrorPhase())
    assert t.s.markers[900].on == 0
    assert (t.s.horror, t.s.threat) == (rating, threat)
    assert (event in t.s.current(HORROR_EVENT)) is (rolled >= 5)


@pytest.mark.rule("MA-R12.4")
def test_a_chapter_without_ratings_has_no_spawn_and_no_horror_phase() -> None:
    t = Position(row(f"{SPAWN}.."))
    t.explorer("hank_horden", (2, 0))
    t.event("corroding_fog")
    t.begin(SpawnPhase()).begin(HorrorPhase())
    assert t.noted("horror-roll") == []
    assert (t.s.spawn, t.s.horror) == (0, 0)


@pytest.mark.rule("MA-R3.13", "MA-R3.14")
def test_monsters_act_in_track_order_with_all_their_stamina() -> None:
    t = position("""
        +-+-+-+-+-+-+-+-+-+-+-+-+
        |. . . . . . . . . . . d|
        + + + + + + + + + + + + +
        |h . . . . . . . . . . .|
        + + + + + + + + + + + + +
        |. . . . . . . . . . . m|
        +-+-+-+-+-+-+-+-+-+-+-+-+
        h: hank_horden
        d: deep_one, stamina 0
        m: mi_go, stamina 0
    """)
    first, second = t.id("d"), t.id("m")
    t.begin(MonsterPhase()).answer()
    assert [one["unit"] for one in t.noted("move")] == [first] * 5 + [second] * 5


@pytest.mark.rule("MA-R3.17")
def test_a_monster_that_spawns_in_the_monster_phase_acts_in_it() -> None:
    """It spawns when the players may use a saw, between two actions of another monster."""
    t = position("""
        |h s . . . . . . . S|
        h: hank_horden, items circular_saw
        s: sarall
    """)
    hank, sarall, saw = t.id("h"), t.id("s"), t.id("circular_saw")
    t.s.set_marker(next(one for one, row in t.s.markers.items() if row.owner == hank), saw)
    (late,) = t.deck("monster", "mi_go")
    t.begin(MonsterPhase())
    assert t.asked().ask == "between-actions"
    t.s.stack.append(Spawning(hank))
    t.s.advance()
    assert t.s.track == (sarall, late)
    t.answer(between_actions="pass")
    assert late in {one["unit"] for one in t.noted("move")}


def dies_and_comes_back(t: Position, monster: int) -> list[int]:
    """A monster dies and respawns while a saw may be used; returns the order of moves from then."""
    hank, saw = t.id("h"), t.id("circular_saw")
    t.s.set_marker(next(one for one, row in t.s.markers.items() if row.owner == hank), saw)
    t.begin(MonsterPhase())
    while whose_turn(t.s) != t.id("s"):
        t.choose("pass")
    before = len(t.noted("move"))
    t.s.stack += [Spawning(hank), Destroying((Destroyed(monster, 0),))]
    t.s.advance()
    assert t.s.track[-1] == monster
    t.answer(between_actions="pass")
    moved = [one["unit"] for one in t.noted("move")[before:]]
    return [one for one, _ in groupby(moved)]


@pytest.mark.rule("MA-R3.17", "MA-R3.9")
def test_a_monster_that_dies_and_comes_back_in_the_monster_phase_acts_again() -> None:
    """It has acted and dies in the turn of the next one; its card is the only one left to draw."""
    t = position("""
        |h . . . d . . s . . . . . . S|
        h: hank_horden, items circular_saw
        d: deep_one
        s: sarall
    """)
    deep_one, sarall = t.id("d"), t.id("s")
    assert dies_and_comes_back(t, deep_one) == [sarall, deep_one]


@pytest.mark.rule("MA-R3.17", "MA-R3.13")
def test_a_monster_that_comes_back_in_the_turn_it_died_in_waits_for_its_new_place() -> None:
    t = position("""
        |h . . . s . . d . . . . . . S|
        h: hank_horden, items circular_saw
        s: sarall
        d: deep_one
    """)
    deep_one, sarall = t.id("d"), t.id("s")
    assert dies_and_comes_back(t, sarall) == [deep_one, sarall]


# --- Threat ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R4.7", "MA-R4.3")
def test_level_5_adds_no_monsters() -> None:
    t = Position(room(2, 1))
    t.s.serial = 2000
    t.s.derive()
    rise_to(t.s, SKULL - 1)
    before = len(t.s.decks["monster"])
    rise_to(t.s, SKULL)
    assert t.s.level == SKULL
    assert len(t.s.decks["monster"]) == before
    levels = {CARDS[t.s.cards[card].face].level for card in t.s.decks["monster"]}
    assert levels == {2, 3, 4}


@pytest.mark.rule("MA-R4.3")
def test_with_level_5_destroyed_monsters_come_back_as_with_any_other() -> None:
    t = position("""
        |h m .|
        h: hank_horden
        m: rhan_tegoth
    """)
    t.s.level = SKULL - 1
    t.begin(Destroying((Destroyed(t.id("m"), 0),)))
    assert t.id("m") in t.s.spent["monster"]
    rise_to(t.s, SKULL)
    assert t.id("m") not in t.s.spent["monster"]
    assert t.s.decks["monster"] == (t.id("m"),)


# --- Variants -------------------------------------------------------------------------------------


def chapters(length: str) -> list[int]:
    s = new(length=length)
    stack = (s.chapter, *s.chapters)
    return [s.card(one).number for one in stack]


@pytest.mark.rule("MA-R19.1")
def test_a_very_short_game_is_won_with_the_end_of_chapter_4() -> None:
    assert chapters("very_short") == [1, 2, 4]
    t = Position(room(2, 1))
    t.explorer("hank_horden", (0, 0))
    t.s.scenario, t.s.variants = 1, Variants("very_short")
    stack_chapters(t.s)
    t.s.chapter, t.s.chapters = t.s.chapters[-1], ()
    assert t.s.card(t.s.chapter).key == called(1, 4)
    t.begin(NextChapter())
    assert t.s.outcome is not None
    assert t.s.outcome.won


@pytest.mark.rule("MA-R19.2")
def test_a_short_game_leaves_out_two_chapters() -> None:
    whole = [card.number for card in CARDS.values() if (card.kind, card.scenario) == (CHAPTER, 1)]
    assert chapters("short") == [one for one in sorted(whole) if one not in LENGTHS["short"]]
    assert LENGTHS["short"] == (2, 7)


@pytest.mark.rule("MA-R19.3", "MA-R19.4", "MA-R7.1")
def test_in_an_easy_or_very_easy_game_the_0_of_the_die_is_0() -> None:
    rolled = {}
    for difficulty in ("normal", "easy", "very_easy"):
        t = Position(room(2, 1))
        t.explorer("hank_horden", (0, 0))
        t.event("corroding_fog")
        t.chapter(2, 3)
        t.s.variants = Variants(difficulty=difficulty)
        t.s.horror = 6
        t.roll(die=10).begin(HorrorPhase())
        rolled[difficulty] = t.noted("horror-roll")[0]["rolled"]
    assert rolled == {"normal": 10, "easy": 0, "very_easy": 0}


@pytest.mark.rule("MA-R19.4")
def test_in_a_very_easy_game_ratings_are_never_lowered() -> None:
    t = Position(row(f"{SPAWN}.."))
    t.explorer("hank_horden", (2, 0))
    t.chapter(2, 3)
    t.s.variants = Variants(difficulty="very_easy")
    t.s.spawn = t.s.horror = 6
    t.roll(die=1).begin(SpawnPhase())
    t.roll(die=1).begin(HorrorPhase())
    assert (t.s.spawn, t.s.horror) == (6, 6)
