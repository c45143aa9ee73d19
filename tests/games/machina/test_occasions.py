"""Which questions of Machina Arcana can wait, and which stand beside the next one."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.bots import make_bot
from kadath.games.machina.cards import CARDS, ITEMS, MONSTER, WEAPON
from kadath.games.machina.game import Machina
from kadath.games.machina.narrator import MachinaNarrator
from kadath.games.machina.occasions import AIMING, BETWEEN, EQUIPPING, MONSTERS, occasion
from kadath.games.machina.odds import odds
from kadath.games.machina.rules.abilities import Aiming
from kadath.games.machina.rules.equipping import EquippingMain
from kadath.games.machina.rules.essence import PayingEssence
from kadath.games.machina.rules.explorer_phase import ExplorerPhase, ExplorerTurn
from kadath.games.machina.rules.gaining import GainingItem
from kadath.games.machina.rules.monster_phase import MonsterPhase
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
    """Lorrai with a running saw, whose second ability may be used between the actions of others."""
    t = Position(room(9, 2))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    saw = t.item("circular_saw", lorrai)
    kthun = t.monster("kthun", (1, 0))
    for key, at in monsters:
        t.monster(key, at)
    t.begin(ExplorerPhase()).choose(f"use:{lorrai}:{saw}:0")
    t.roll(high=(0, 0)).choose(f"target:{kthun}", "done")
    return t


def test_a_monster_that_can_strike_is_answered_before_it_does() -> None:
    t = sawing().begin(MonsterPhase())
    assert t.asked().ask == "between-actions"
    now = occasion(t.s)
    assert now is not None
    assert (now.kind, now.passing, now.can_wait) == (MONSTERS, PASS, False)
    assert spared(GAME, t.s, Orders()) is None


def test_while_a_monster_only_walks_nobody_is_asked_unless_they_want_to_be() -> None:
    t = sawing(("sarall", (8, 1))).begin(MonsterPhase())
    t.choose("pass")
    now = occasion(t.s)
    assert now is not None
    assert now.can_wait, "K'thun has struck, and Sarall is far away"
    assert spared(GAME, t.s, Orders()) == PASS.key
    assert spared(GAME, t.s, Orders(wishes=((MONSTERS, STOP),))) is None
    assert spared(GAME, t.s, Orders(wishes=((BETWEEN, STOP),))) == PASS.key


def test_before_the_last_monster_stops_one_is_asked_once_more() -> None:
    t = sawing(("sarall", (8, 1))).begin(MonsterPhase())
    asked = []
    while t.s.decision is not None:
        now = occasion(t.s)
        assert now is not None
        asked.append(now.can_wait)
        t.choose("pass")
    assert True in asked
    assert not asked[-1]


def test_the_turns_of_others_are_let_pass_and_one_is_asked_when_they_are_over() -> None:
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
def test_before_the_spawn_phase_one_is_asked_only_for_what_answers_it(
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
    """Somebody has an item, or an event is bound to them."""
    if CARDS[card].kind in ITEMS:
        t.item(card, who)
    else:
        t.s.attached[t.event(card)] = who


@pytest.mark.parametrize(
    ("card", "asked"),
    [("borrowed_time", False), ("hourglass_of_ash", False), ("crystal_figurine", True)],
)
def test_before_a_blow_one_is_asked_only_for_what_answers_it(card: str, asked: bool) -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0), essence=1, stamina=1)
    t.monster("sarall", (1, 0))
    t.chapter(1, 1)
    t.s.spawn -= 1
    _hold(t, hank, card)
    t.begin(MonsterPhase())
    assert t.asked().ask == "between-actions"
    assert (spared(GAME, t.s, Orders()) is None) == asked


# --- What answers itself --------------------------------------------------------------------------


def gaining(*weapons: str) -> Position:
    """Hank, a bruiser, keeps the first of two weapons."""
    t = Position(row("..."))
    hank = t.explorer("hank_horden", (0, 0))
    for weapon in weapons[2:]:
        t.item(weapon, hank)
    t.deck(WEAPON, *weapons[:2])
    t.begin(GainingItem(hank))
    return t.choose(t.offered()[0])


def test_an_item_for_which_there_is_room_is_equipped_unasked() -> None:
    t = gaining("crowbar", "ice_axe")
    assert t.asked().ask == "equip-kept"
    assert settled(GAME, t.s, Orders()) == t.offered()[0]
    assert settled(GAME, t.s, Orders(wishes=((EQUIPPING, STOP),))) is None
    assert settled(GAME, t.s, NONE) is None, "a replayed record has its own answer"


def test_an_item_that_takes_the_place_of_another_is_asked_about() -> None:
    t = gaining("vampiric_rifle", "ice_axe", "crowbar")
    assert t.asked().ask == "equip-kept"
    assert settled(GAME, t.s, Orders()) is None


def test_an_item_that_makes_something_dearer_is_asked_about() -> None:
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


def test_nobody_is_asked_whether_to_strike_themselves() -> None:
    t = aiming()
    assert len(t.offered()) == 2, "the rules allow it"
    assert settled(GAME, t.s, Orders()) == t.offered()[1]
    assert settled(GAME, t.s, Orders(wishes=((AIMING, STOP),))) is None


def test_an_attack_on_the_only_foe_tells_its_chance_before_it_is_chosen() -> None:
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


def test_foes_stand_before_friends_and_oneself_comes_last() -> None:
    t = aiming(("kim_richards", (2, 2)), ("mi_go", (2, 0)))
    assert settled(GAME, t.s, Orders()) is None
    asked = question(GAME, t.s, [Seat("me")] * 2, [Orders()] * 2)
    assert asked is not None
    units = [t.s.card(one.ids[0]).key for one in asked.decision.options]
    assert units == ["mi_go", "sarall", "kim_richards", "hank_horden"]


def test_what_reaches_only_friends_stands_after_what_else_can_be_done() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("kim_richards", (1, 0))
    t.begin(ExplorerTurn(hank))
    asked = question(GAME, t.s, [Seat("me")] * 2, [Orders()] * 2)
    assert asked is not None
    verbs = [one.verb for one in asked.decision.options]
    assert verbs[-2:] == ["use", "done"]


def test_whoever_runs_both_agrees_to_what_they_propose() -> None:
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    t.explorer("kim_richards", (1, 0), essence=2)
    t.begin(PayingEssence(hank, 2))
    agree = t.offered()[0]
    assert agree.startswith("agree")
    assert agreed(GAME, t.s, Orders(), [Seat("me"), Seat("me")]) == agree
    assert agreed(GAME, t.s, Orders(), [Seat("me"), Seat("you")]) is None


def test_what_could_be_done_first_stands_beside_the_turn_that_follows() -> None:
    """One person runs both explorers: what one may do before the other acts is no own question."""
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
