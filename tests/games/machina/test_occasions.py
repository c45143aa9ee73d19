"""Which questions of Machina Arcana can wait, and which stand beside the next one."""

from __future__ import annotations

from typing import Any

from kadath.bots import make_bot
from kadath.games.machina.game import Machina
from kadath.games.machina.occasions import BETWEEN, MONSTERS, occasion
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.rules.monster_phase import MonsterPhase
from kadath.games.machina.rules.play import MachinaPlay
from kadath.kernel.decision import PASS
from kadath.kernel.game import Game
from kadath.table.orders import STOP, Orders, spared
from kadath.table.question import question
from kadath.table.seats import Seat
from kadath.testkit.machina.position import Position, room

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
