"""Which questions can be skipped, and which are combined with the next one."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.bots import make_bot
from kadath.games.machina.cards import CARDS, ITEMS, MONSTER, WEAPON
from kadath.games.machina.game import Machina
from kadath.games.machina.narrator import MachinaNarrator
from kadath.games.machina.occasions import (
    AIMING,
    BETWEEN,
    EQUIPPING,
    MONSTERS,
    RAISING,
    WALKING,
    occasion,
)
from kadath.games.machina.odds import odds
from kadath.games.machina.rules.abilities import Aiming
from kadath.games.machina.rules.attack import Attacking
from kadath.games.machina.rules.equipping import EquippingMain
from kadath.games.machina.rules.essence import PayingEssence
from kadath.games.machina.rules.explorer_phase import ExplorerPhase, ExplorerTurn
from kadath.games.machina.rules.gaining import GainingItem
from kadath.games.machina.rules.monster_phase import MonsterPhase, MonsterTurn
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.state import UNEQUIPPED
from kadath.kernel.decision import PASS
from kadath.kernel.game import Game
from kadath.table.orders import NONE, STOP, Orders, agreed, settled, spared
from kadath.table.question import question
from kadath.table.seats import Seat
from kadath.testkit.machina.position import Position, room, row

GAME: Game[MachinaPlay] = Machina()


def sawing(*monsters: tuple[str, tuple[int, int]]) -> Position:
    """Lorrai has a saw with a marker, which may be used between the actions of others."""
    t = Position(room(9, 2))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    saw = t.item("circular_saw", lorrai)
    kthun = t.monster("kthun", (1, 0))
    for key, at in monsters:
        t.monster(key, at)
    t.begin(ExplorerPhase()).choose(f"use:{lorrai}:{saw}:0")
    t.roll(high=(0, 0)).choose(f"target:{kthun}", "done")
    return t


def test_players_are_asked_before_a_monster_that_can_attack() -> None:
    t = sawing().begin(MonsterPhase())
    assert t.asked().ask == "between-actions"
    now = occasion(t.s)
    assert now is not None
    assert (now.kind, now.passing, now.can_wait) == (MONSTERS, PASS, False)
    assert spared(GAME, t.s, Orders()) is None


def test_nobody_is_asked_while_a_monster_only_walks_unless_they_want_to() -> None:
    t = sawing(("sarall", (8, 1))).begin(MonsterPhase())
    t.choose("pass")
    now = occasion(t.s)
    assert now is not None
    assert now.can_wait, "K'thun has struck, and Sarall is far away"
    assert spared(GAME, t.s, Orders()) == PASS.key
    assert spared(GAME, t.s, Orders(wishes=((MONSTERS, STOP),))) is None
    assert spared(GAME, t.s, Orders(wishes=((BETWEEN, STOP),))) == PASS.key


def test_players_are_asked_once_more_before_the_last_monster_stops() -> None:
    t = sawing(("sarall", (8, 1))).begin(MonsterPhase())
    asked = []
    while t.s.decision is not None:
        now = occasion(t.s)
        assert now is not None
        asked.append(now.can_wait)
        t.choose("pass")
    assert True in asked
    assert not asked[-1]


def test_questions_in_turns_of_others_are_skipped_until_those_are_over() -> None:
    t = Position(room(9, 2))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    t.explorer("hank_horden", (0, 1))
    saw = t.item("circular_saw", lorrai)
    kthun = t.monster("kthun", (1, 0))
    t.begin(ExplorerPhase()).choose(f"turn:{lorrai}", f"use:{lorrai}:{saw}:0")
    t.roll(high=(0, 0)).choose(f"target:{kthun}", "done")
    assert (t.asked().seat, t.asked().ask) == (0, "between-actions"), "it is Hank's turn"
    assert spared(GAME, t.s, Orders()) == PASS.key
    t.choose("pass", "done")
    assert (t.asked().seat, t.asked().ask) == (0, "between-actions"), "all turns are taken"
    assert spared(GAME, t.s, Orders()) is None


@pytest.mark.parametrize(
    ("card", "health", "asked"),
    [
        ("borrowed_time", 1, False),
        ("the_hunters_eye", 1, False),
        ("candle_of_names", 1, False),
        ("crystal_figurine", 1, False),
        ("thirsty_chalice", 1, True),
        ("hourglass_of_ash", 6, True),
    ],
)
def test_before_the_spawn_phase_only_abilities_that_matter_then_are_asked_for(
    card: str, health: int, asked: bool
) -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), health=health, essence=2)
    t.chapter(1, 1)
    t.s.spawn -= 1
    _hold(t, hank, card)
    t.begin(ExplorerPhase()).choose("done")
    assert t.asked().ask == "between-actions", "all turns are taken"
    assert (spared(GAME, t.s, Orders()) is None) == asked
    assert spared(GAME, t.s, Orders(wishes=((BETWEEN, STOP),))) is None


def _hold(t: Position, who: int, card: str) -> None:
    """Give somebody an item, or attach an event to them."""
    if CARDS[card].kind in ITEMS:
        t.item(card, who)
    else:
        t.s.attached[t.event(card)] = who


@pytest.mark.parametrize(
    ("card", "asked"),
    [("borrowed_time", False), ("hourglass_of_ash", False), ("crystal_figurine", True)],
)
def test_before_an_attack_only_abilities_that_matter_then_are_asked_for(
    card: str, asked: bool
) -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), essence=1, stamina=1)
    t.monster("sarall", (1, 0))
    t.chapter(1, 1)
    t.s.spawn -= 1
    _hold(t, hank, card)
    t.begin(MonsterPhase())
    assert t.asked().ask == "between-actions"
    assert (spared(GAME, t.s, Orders()) is None) == asked


# --- Questions that answer themselves -------------------------------------------------------------


def gaining(*weapons: str) -> Position:
    """Hank, a bruiser, keeps the first of two weapons."""
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0))
    for weapon in weapons[2:]:
        t.item(weapon, hank)
    t.deck(WEAPON, *weapons[:2])
    t.begin(GainingItem(hank))
    return t.choose(t.offered()[0])


def test_an_item_that_fits_is_equipped_without_a_question() -> None:
    t = gaining("crowbar", "ice_axe")
    assert t.asked().ask == "equip-kept"
    assert settled(GAME, t.s, Orders()) == t.offered()[0]
    assert settled(GAME, t.s, Orders(wishes=((EQUIPPING, STOP),))) is None
    assert settled(GAME, t.s, NONE) is None, "a replayed record has its own answer"


def test_an_item_that_takes_the_place_of_another_is_asked_about() -> None:
    t = gaining("vampiric_rifle", "ice_axe", "crowbar")
    assert t.asked().ask == "equip-kept"
    assert settled(GAME, t.s, Orders()) is None


def test_an_item_that_fits_beside_another_is_equipped_beside_it() -> None:
    t = gaining("rivet_pistol", "ice_axe", "crowbar")
    assert t.asked().ask == "equip-kept"
    beside, instead, leave = t.offered()
    assert (instead, leave) != (beside, beside)
    assert settled(GAME, t.s, Orders()) == beside


def test_an_item_with_a_drawback_is_asked_about() -> None:
    t = Position(row("..."))
    kim = t.explorer("kim_richards", (0, 0))
    t.begin(EquippingMain(kim, t.item("dreadnought_plate", kim, UNEQUIPPED)))
    assert settled(GAME, t.s, Orders()) is None


def aiming(*others: tuple[str, tuple[int, int]]) -> Position:
    """Hank aims his spade, with Sarall beside him."""
    t = Position(room(3, 3))
    hank = t.explorer("hank_horden", (1, 1))
    for key, at in others:
        (t.monster if CARDS[key].kind == MONSTER else t.explorer)(key, at)
    t.monster("sarall", (0, 0))
    return t.begin(Aiming(hank, t.item("trench_spade", hank), 0))


def test_nobody_is_asked_whether_to_attack_themselves() -> None:
    t = aiming()
    assert len(t.offered()) == 2, "the rules allow it"
    assert settled(GAME, t.s, Orders()) == t.offered()[1]
    assert settled(GAME, t.s, Orders(wishes=((AIMING, STOP),))) is None


def test_an_attack_on_the_only_foe_shows_its_odds_before_it_is_chosen() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    spade = t.item("trench_spade", hank)
    sarall = t.monster("sarall", (1, 0))
    t.begin(ExplorerTurn(hank))
    use = f"use:{hank}:{spade}:0"
    (told,) = (one for one in t.asked().options if one.key == use)
    assert "Only target: Sarall." in MachinaNarrator().option_text(t.s, told, "en")
    before = odds(t.s, 0)
    t.choose(use)
    aimed = odds(t.s, 0)
    assert before is not None
    assert aimed is not None
    assert before.options[use] == aimed.options[f"target:{sarall}"]


def walking(hall: str, *at: int) -> Position:
    """Sarall walks towards Hank, who stands in the middle of the west."""
    t = Position(hall)
    t.explorer("hank_horden", (0, 2))
    return t.begin(MonsterTurn(t.monster("sarall", (at[0], at[1]))))


def test_a_monster_far_away_takes_one_of_several_equal_steps_by_itself() -> None:
    t = walking(room(9, 9), 7, 4)
    assert t.asked().ask == "monster-step"
    assert len(t.offered()) > 1
    assert settled(GAME, t.s, Orders()) == t.offered()[0]
    assert settled(GAME, t.s, Orders(wishes=((WALKING, STOP),))) is None


def test_from_where_a_monster_strikes_is_asked() -> None:
    t = walking(room(9, 5, rubble=(1, 2)), 2, 2)
    assert len(t.offered()) == 2, "past the rubble on either side"
    assert settled(GAME, t.s, Orders()) is None


def test_nobody_is_asked_to_raise_an_attack_on_themselves() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    sarall = t.monster("sarall", (1, 0))
    armor = t.value(hank, "armor")
    t.begin(ExplorerTurn(hank))
    t.roll(low=(armor - 1,)).begin(Attacking(sarall, (hank,), 0, 1))
    assert t.offered() == ["essence:0", "essence:1"], "it is his turn, so the rules allow it"
    assert settled(GAME, t.s, Orders()) == "essence:0"
    assert settled(GAME, t.s, Orders(wishes=((RAISING, STOP),))) is None


def test_whether_to_raise_ones_own_attack_is_asked() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), essence=3)
    sarall = t.monster("sarall", (1, 0))
    t.begin(ExplorerTurn(hank))
    t.roll(low=(2,)).begin(Attacking(hank, (sarall,), 0, 1))
    assert t.offered()[0] == "essence:0"
    assert settled(GAME, t.s, Orders()) is None


@pytest.mark.parametrize("foes", [0, 1])
def test_what_is_at_hand_comes_before_what_one_could_do_any_time(foes: int) -> None:
    t = Position(row("C..."))
    hank = t.explorer("hank_horden", (1, 0))
    rope, spade = t.item("rope_harness", hank), t.item("trench_spade", hank)
    for _ in range(foes):
        t.monster("sarall", (2, 0))
    t.begin(ExplorerTurn(hank))
    asked = question(GAME, t.s, [Seat("me")], [Orders()])
    assert asked is not None
    strike, walk = f"use:{hank}:{spade}:0", f"use:{hank}:{rope}:0"
    chest = f"activate:{t.space((0, 0))}"
    among = [one.key for one in asked.decision.options if one.key in (strike, chest, walk, "done")]
    assert among == [*[strike] * foes, chest, walk, "done"]


def test_foes_are_listed_before_friends_and_yourself_last() -> None:
    t = aiming(("kim_richards", (2, 2)), ("mi_go", (2, 0)))
    assert settled(GAME, t.s, Orders()) is None
    asked = question(GAME, t.s, [Seat("me")] * 2, [Orders()] * 2)
    assert asked is not None
    units = [t.s.card(one.ids[0]).key for one in asked.decision.options]
    assert units == ["mi_go", "sarall", "kim_richards", "hank_horden"]


def test_attacks_that_reach_only_friends_are_listed_after_other_options() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("kim_richards", (1, 0))
    t.begin(ExplorerTurn(hank))
    asked = question(GAME, t.s, [Seat("me")] * 2, [Orders()] * 2)
    assert asked is not None
    verbs = [one.verb for one in asked.decision.options]
    assert verbs[-2:] == ["use", "done"]


def test_a_player_of_both_explorers_agrees_to_their_own_proposal() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("kim_richards", (1, 0), essence=2)
    t.begin(PayingEssence(hank, 2))
    agree = t.offered()[0]
    assert agree.startswith("agree")
    assert agreed(GAME, t.s, Orders(), [Seat("me"), Seat("me")]) == agree
    assert agreed(GAME, t.s, Orders(), [Seat("me"), Seat("you")]) is None


def test_abilities_between_turns_are_offered_together_with_the_next_turn() -> None:
    """One person plays both explorers, so there is no separate question before the other acts."""
    game: Game[Any] = Machina()
    s = game.new({"seats": 1, "party": 2, "scenario": "ice"}, 3)
    bot = make_bot("thumb", 1)
    seats, orders = [Seat("me")], [Orders()]
    beside = 0
    for _ in range(600):
        if s.decision is None:
            break
        if s.decision.ask == "between-actions" and spared(game, s, orders[0]) is None:
            asked = question(game, s, seats, orders)
            assert asked is not None
            beside += bool(asked.preludes)
        s.apply(bot.choose(game, s, 0))
    assert beside > 0
