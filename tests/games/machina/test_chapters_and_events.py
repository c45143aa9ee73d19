"""Chapters and events: chapters 12 and 13 of the rulebook."""

from __future__ import annotations

import pytest

from kadath.games.machina.area import Laid
from kadath.games.machina.cards import CARDS, EXPLORER_EVENT, FINAL_CHALLENGE, HORROR_EVENT, ITEMS
from kadath.games.machina.happenings import Destroyed
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.chapters import (
    AllHaveLeft,
    NextChapter,
    PlacingEntry,
    PlacingExit,
    exit_edges,
)
from kadath.games.machina.rules.death import Destroying
from kadath.games.machina.rules.decks import new_cards, shuffle_in
from kadath.games.machina.rules.events import InvokingEvent, reinvoking, reshuffle
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.final_challenge import FIRST_TILE, FinalChallenge, marks
from kadath.games.machina.rules.round import PlayScenario, Round
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.rules.spaces import is_lit
from kadath.games.machina.state import GONE, LIT, NO_TOKEN, TILE_DECK
from kadath.games.machina.tiles import CHAPTER
from kadath.games.machina.values import ARMOR
from kadath.games.machina.vocabulary.story import BeginRound, LightChapter
from kadath.testkit.machina.notation import position
from kadath.testkit.machina.position import Position, called, room, row


def printed_tiles(*tiles: Laid, deck: tuple[str, ...] = ("8", "9")) -> Position:
    """Lay out printed tiles, with their cards and a deck of the others."""
    t = Position()
    t.s.serial = 2000
    t.s.lay(tiles)
    new_cards(t.s, [str(one.tile) for one in tiles])
    shuffle_in(t.s, TILE_DECK, new_cards(t.s, deck))
    return t


def follow(t: Position, scenario: int, number: int, following: int) -> None:
    """Make one chapter the current one, and another the next."""
    t.chapter(scenario, number)
    t.s.chapters = (open_card(t.s, called(scenario, following)),)


# --- Advancing ------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R12.6", "MA-R12.2", "MA-R12.3", "MA-R10.21")
def test_activating_a_lit_chapter_space_leads_to_the_next_chapter() -> None:
    """It costs 1 stamina; the new chapter sets both ratings and is resolved."""
    t = Position(row(f".{CHAPTER}."))
    hank = t.explorer("hank_horden", (0, 0), health=4)
    t.explorer("lorrai_gerrard", (2, 0))
    follow(t, 2, 3, 2)
    t.s.chapter = open_card(t.s, called(2, 1))
    t.s.spawn = t.s.horror = 2
    t.s.tokens[t.space((1, 0))] = LIT
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"activate:{t.space((1, 0))}")
    assert t.s.card(t.s.chapter).key == called(2, 2)
    assert (t.s.spawn, t.s.horror) == (6, 6)
    assert t.s.units[hank].health == 5, "it restores 1 health to everybody"
    assert t.s.tokens[t.space((1, 0))] == GONE


@pytest.mark.rule("MA-R12.10", "MA-R10.21")
def test_chapter_spaces_do_nothing_while_the_exit_is_in_play() -> None:
    t = Position(row(f".{CHAPTER}."))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("lorrai_gerrard", (2, 0))
    follow(t, 1, 4, 5)
    t.s.exit = 3
    t.s.tokens[t.space((1, 0))] = LIT
    t.begin(ExplorerPhase()).choose(f"turn:{hank}", f"activate:{t.space((1, 0))}")
    assert t.s.card(t.s.chapter).key == called(1, 4)
    assert t.s.tokens[t.space((1, 0))] == GONE, "it is used up all the same"


@pytest.mark.rule("MA-R12.19", "MA-R12.6")
def test_a_new_chapter_keeps_threat_level_items_and_events() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    saw = t.item("circular_saw", hank)
    event = t.event("corroding_fog")
    t.begin(InvokingEvent.horror())
    follow(t, 1, 2, 7)
    t.s.threat, t.s.level = 5, 3
    t.s.countdowns[t.s.chapter] = 2
    t.begin(NextChapter(hank)).answer()
    assert (t.s.level, saw in t.s.items) == (3, True)
    assert t.s.threat == 5 + 1, "this one raises it by 1"
    assert t.s.current(HORROR_EVENT) == (event,)
    assert t.s.countdowns == {}, "tokens of the old chapter are gone"


@pytest.mark.rule("MA-R12.13")
def test_a_chapter_adds_items_of_higher_levels() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.deck("weapon", "circular_saw", "vampiric_rifle")
    follow(t, 1, 7, 8)
    t.begin(NextChapter(hank)).answer()
    cards = [t.s.cards[one].face for kind in ITEMS for one in t.s.decks[kind]]
    third = [card for card in CARDS.values() if card.kind in ITEMS and card.level == 3]
    assert len([one for one in cards if CARDS[one].level == 3]) >= len(third) - 2


# --- Entry and exit -------------------------------------------------------------------------------


@pytest.mark.rule("MA-R12.8")
def test_during_a_game_the_entry_token_comes_with_a_new_tile() -> None:
    t = printed_tiles(Laid(1, "1a"))
    s = t.s
    floor = [one for one in s.area.spaces if s.area.terrain[one] == "."]
    hank = t.explorer("hank_horden", s.area.where(floor[0]))
    s.round = 3
    top = int(s.cards[s.decks[TILE_DECK][0]].face)
    t.begin(PlacingEntry()).answer()
    assert [one.tile for one in s.laid] == [top]
    entry, symbol = s.area.symbol(top)
    assert s.entry == entry
    assert s.units[hank].space in (symbol, *s.area.joined(symbol))


@pytest.mark.rule("MA-R12.9", "MA-R12.17")
def test_the_exit_comes_on_an_unexplored_edge_without_the_entry() -> None:
    t = printed_tiles(Laid(1, "1a"))
    s = t.s
    hank = t.explorer("hank_horden", s.area.where(s.area.unexplored()[0].spaces[0]))
    s.entry = s.area.symbol(1)[0]
    t.begin(PlacingExit(hank))
    edges = [one.id for one in s.area.unexplored()]
    assert s.entry in edges
    assert t.offered() == [f"edge:{one}" for one in edges if one != s.entry]
    t.choose(t.offered()[0])
    assert s.exit in edges
    assert s.exit != s.entry


@pytest.mark.rule("MA-R12.17")
def test_without_a_free_edge_the_exit_comes_on_a_direction_symbol() -> None:
    """On a tile with a single edge, which has the entry token, the exit token replaces that."""
    single = row("...")
    t = Position(single.replace("|", "*", 1))
    t.explorer("hank_horden", (1, 0))
    t.s.entry, _ = t.s.area.symbol(0)
    assert exit_edges(t.s) == (t.s.entry,)
    t.begin(PlacingExit(1))
    assert t.s.exit == t.s.area.symbol(0)[0]
    assert t.s.entry == NO_TOKEN


@pytest.mark.rule("MA-R12.11", "MA-R12.12", "MA-R12.18")
def test_when_all_have_left_the_tokens_are_removed_and_the_round_continues() -> None:
    """Those who left have no stamina; those who have not acted yet still do."""
    t = printed_tiles(Laid(1, "1a"), Laid(2, "2a", 1))
    s = t.s
    opening = next(one for one in s.area.unexplored() if one.tile == 1)
    hank = t.explorer("hank_horden", s.area.where(opening.spaces[0]))
    s.tokens[s.area.spaces[5]] = GONE
    s.entry = s.area.symbol(2)[0]
    s.exit = opening.id
    follow(t, 1, 4, 7)
    t.begin(ExplorerPhase()).choose(f"leave:{opening.id}")
    assert s.away[hank].stamina == 0
    assert s.tokens == {}
    assert (s.entry, s.exit) == (NO_TOKEN, NO_TOKEN)
    assert len(s.decks[TILE_DECK]) == 4
    assert s.card(s.chapter).key == called(1, 7)
    assert AllHaveLeft.STEPS


@pytest.mark.rule("MA-R12.14", "MA-R3.10")
def test_starting_a_new_round_abandons_everything_in_progress() -> None:
    t = position("""
        |h . .|
        h: hank_horden, items circular_saw
    """)
    hank, saw = t.id("h"), t.id("circular_saw")
    mine = next(one for one, held in t.s.markers.items() if held.owner == hank)
    t.chapter(1, 7)
    t.s.round = 4
    t.s.derive()
    t.s.log = []
    t.s.stack.append(PlayScenario(at="round"))
    t.s.advance()
    assert t.s.round == 5
    t.choose(f"move:{t.space((1, 0))}")
    t.s.set_marker(mine, saw)
    t.s.set_marker(900, hank)
    t.resolve(BeginRound(), hank)
    assert t.s.round == 6
    assert t.s.units[hank].stamina == 6
    assert (t.s.markers[mine].on, t.s.markers[900].on) == (0, 0)
    assert sum(isinstance(frame, Round) for frame in t.s.stack) == 1


@pytest.mark.rule("MA-R12.14", "MA-R16.2", "MA-R14.10")
def test_a_chapter_that_starts_a_new_round_is_a_new_chapter_all_the_same() -> None:
    """What answers a new chapter is resolved before the round starts over."""
    t = position("""
        |h . . .|
        h: hank_horden, items threshold_key
    """)
    follow(t, 1, 4, 5)
    shuffle_in(t.s, TILE_DECK, new_cards(t.s, ("8", "9")))
    t.s.round = 3
    t.s.stack.append(PlayScenario(at="round"))
    t.begin(NextChapter(t.id("h")))
    while t.asked().ask != "explorer-action":
        t.choose(t.offered()[0])
    assert t.s.round == 4, "the Hall of Columns starts a new round"
    assert t.s.units[t.id("h")].essence == 1
    assert [one["thing"] for one in t.noted("use")] == [t.id("threshold_key")], "only once"


@pytest.mark.rule("MA-R12.15", "MA-R12.20", "MA-R14.8")
@pytest.mark.parametrize("scenario", [1, 2, 3])
def test_a_final_challenge_begins_on_its_own_tile(scenario: int) -> None:
    t = printed_tiles(Laid(1, "1a"))
    s = t.s
    s.scenario = scenario
    floor = [one for one in s.area.spaces if s.area.terrain[one] == "."]
    two = [
        t.explorer(key, s.area.where(floor[n]))
        for n, key in enumerate(("hank_horden", "lorrai_gerrard"))
    ]
    t.deck("monster", "mi_go", "sarall", "buopoth", "deep_one")
    t.begin(FinalChallenge()).answer()
    assert [one.tile for one in s.laid] == [FIRST_TILE + scenario]
    near = marks(s)["N"], *s.area.joined(marks(s)["N"])
    assert all(s.units[one].space in near for one in two)
    card = s.card(s.final)
    assert (card.kind, card.scenario) == (FINAL_CHALLENGE, scenario)
    assert (s.spawn, s.horror) == (card.spawn_rating, card.horror_rating)
    assert (s.boss in s.units) is (scenario != 2), "the Heart and the Beast take their places"
    assert s.area.unexplored() == (), "there is nothing to explore"


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.rule("MA-R13.3", "MA-R13.11", "MA-R13.6")
def test_while_an_event_is_resolved_the_one_before_is_still_current() -> None:
    """The new one is put on top of it once it is fully resolved."""
    t = Position(room(4, 1))
    hank = t.explorer("hank_horden", (0, 0), health=3)
    surge = t.event("surge_of_strength")
    t.begin(InvokingEvent.explorer(hank))
    blink = t.event("a_way_around")
    t.begin(InvokingEvent.explorer(hank))
    assert t.asked().ask == "teleport"
    assert t.s.current(EXPLORER_EVENT) == (surge,)
    t.choose(f"move:{t.space((2, 0))}")
    assert t.s.current(EXPLORER_EVENT) == (blink,)
    assert t.s.spent[EXPLORER_EVENT] == (blink, surge)


@pytest.mark.rule("MA-R14.4")
@pytest.mark.parametrize(
    ("event", "health", "offered"),
    [("battle_fervor", 3, False), ("stone_tears", 6, False), ("stone_tears", 3, True)],
    ids=["it only lasts", "nobody is wounded", "it heals"],
)
def test_an_event_is_invoked_again_only_where_that_changes_something(
    event: str, health: int, offered: bool
) -> None:
    t = position("""
        |h . .|
        h: hank_horden, essence 2, items echo_bell
    """)
    t.event(event)
    t.begin(InvokingEvent.explorer(t.id("h")))
    t.s.set_unit(t.id("h"), health=health)
    t.begin(ExplorerPhase())
    assert (t.key("use:h:echo_bell:1") in t.offered()) is offered


@pytest.mark.rule("MA-R13.8", "MA-R13.11", "MA-R16.7")
def test_a_horror_event_replaces_what_the_one_before_did() -> None:
    """Corroding fog takes 1 armor from everybody, until Shivers covers it."""
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0))
    fog = t.event("corroding_fog")
    t.begin(InvokingEvent.horror())
    assert t.value(hank, ARMOR) == 2
    shivers = t.event("shivers")
    t.begin(InvokingEvent.horror())
    assert t.s.spent[HORROR_EVENT] == (shivers, fog)
    assert t.value(hank, ARMOR) == 3


@pytest.mark.rule("MA-R13.7", "MA-R13.12")
def test_an_event_that_kills_its_own_bearer_is_removed_from_the_game() -> None:
    t = Position(room(4, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("lorrai_gerrard", (1, 0))
    bound = t.event("trophy_collector")
    t.s.derive()
    t.s.log = []
    t.s.stack.append(InvokingEvent.explorer(hank))
    frame = t.s.stack[-1]
    assert isinstance(frame, InvokingEvent)
    frame.event = frame.resolving = bound
    t.s.decks[EXPLORER_EVENT] = ()
    frame.goto("put down")
    t.begin(Destroying((Destroyed(hank, 0),)))
    assert t.s.attached == {}
    assert t.s.removed == (bound,)


@pytest.mark.rule("MA-R13.9")
def test_reinvoking_resolves_the_current_event_again_without_threat() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0), health=2)
    t.event("surge_of_strength")
    t.begin(InvokingEvent.explorer(hank))
    assert t.s.units[hank].health == 3
    frame = reinvoking(t.s, EXPLORER_EVENT, hank)
    assert frame is not None
    t.begin(frame)
    assert t.s.units[hank].health == 4
    assert (t.s.threat, t.s.decks[EXPLORER_EVENT]) == (1, ())


@pytest.mark.rule("MA-R13.10", "MA-R13.6")
def test_a_new_deck_is_shuffled_from_the_played_events() -> None:
    t = Position(room(2, 1))
    hank = t.explorer("hank_horden", (0, 0), health=2)
    surge = t.event("surge_of_strength")
    t.begin(InvokingEvent.explorer(hank))
    reshuffle(t.s, EXPLORER_EVENT)
    assert t.s.decks[EXPLORER_EVENT] == (surge,)
    assert t.s.current(EXPLORER_EVENT) == ()
    t.begin(InvokingEvent.explorer(hank)).begin(InvokingEvent.explorer(hank))
    assert t.s.spent[EXPLORER_EVENT] == (surge,), "drawn, played, shuffled and drawn again"
    assert t.s.units[hank].health == 5


@pytest.mark.rule("MA-R6.10")
def test_a_monster_whose_death_invokes_its_own_banishment_is_banished() -> None:
    """Destroying a Mi-Go invokes an event while it is still there to be banished."""
    t = Position(room(3, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    mi_go = t.monster("mi_go", (1, 0), health=1)
    t.event("feast_of_carrion")
    t.roll(high=(3,)).begin(Attacking(lorrai, (mi_go,), 1)).expects_no_question()
    assert t.noted("banished") == [{"monster": mi_go}]
    assert t.noted("destroyed") == []
    assert mi_go not in t.s.units
    assert t.s.units[lorrai].essence == 0, "nobody destroyed it"


@pytest.mark.rule("MA-R10.22")
def test_nobody_is_asked_for_whom_the_only_dark_chapter_space_is_lit() -> None:
    t = Position(row(f"..{CHAPTER}."))
    t.explorer("hank_horden", (0, 0))
    t.explorer("kim_richards", (3, 0))
    t.resolve(LightChapter(), 0)
    assert t.s.decision is None
    assert is_lit(t.s, t.space((2, 0)))
