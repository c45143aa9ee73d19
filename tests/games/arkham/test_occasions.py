"""Which questions may be auto-passed, and which have to be answered."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.arkham.occasions import UPKEEP, occasion
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.trade import Trading
from kadath.games.arkham.rules.upkeep import ANYWHERE, Sliding, UpkeepPhase
from kadath.kernel.decision import DONE
from kadath.table import Orders, Seat, Table
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

ADA, BEN, EVE = (Seat(name) for name in ("Ada", "Ben", "Eve"))


def test_optional_abilities_in_upkeep_may_be_auto_passed() -> None:
    t = position("joe_diamond: cards healing_stone, stamina 2")
    t.begin(UpkeepPhase())
    found = occasion(t.s)
    assert found is not None
    assert (found.kind, found.passing, found.is_own_turn) == (UPKEEP, DONE, True)


def test_a_trade_between_those_who_stay_may_be_auto_passed() -> None:
    t = position("""
        joe_diamond: at woods, cards axe
        michael_mcglen: at woods
    """)
    for who in (1, 2):
        t.s.set_investigator(who, space="abyss_1", delayed=True)
    t.begin(MovementPhase())
    found = occasion(t.s)
    assert found is not None
    assert (found.kind, found.passing) == (UPKEEP, DONE)


def test_nobody_is_asked_for_a_spell_that_leads_where_they_go_anyway() -> None:
    """Find Gate helps in the first area; in the second one, the next step leads to Arkham."""
    for area, cards, asked in (
        ("abyss_1", "find_gate", True),
        ("abyss_2", "find_gate", False),
        ("abyss_2", "find_gate duke", True),
    ):
        t = position(f"""
            joe_diamond: at woods, sanity 3, cards {cards}
            woods: gate abyss
        """)
        t.s.set_investigator(1, space=area)
        table = table_at(t.begin(MovementPhase()), ADA)
        table.order(0, Orders())
        assert (t.s.decision is not None) is asked


@pytest.mark.rule("AH-6.3")
@pytest.mark.parametrize(
    ("monster", "cards", "asked"),
    [("cultist", "axe", "wield"), ("zombie", "axe", "fight-or-flee")],
)
def test_nobody_is_asked_whether_to_flee_who_has_just_chosen_to_fight(
    monster: str, cards: str, asked: str
) -> None:
    """After a Horror check it is another matter."""
    t = position(f"""
        joe_diamond: at woods, cards {cards}
        woods: {monster}
    """)
    table = table_at(t.begin(MovementPhase()), ADA)
    table.order(0, Orders())
    (fight,) = [one.key for one in t.asked().options if one.verb == "fight"]
    table.choose(0, fight)
    while t.asked().ask == "mend-roll":
        table.choose(0, "done")
    assert t.asked().ask == asked


def test_your_own_movement_is_never_auto_passed() -> None:
    t = position("joe_diamond: at northside")
    t.begin(MovementPhase())
    found = occasion(t.s)
    assert found is not None
    assert (found.passing, found.is_own_turn) == (None, True)


def test_sliders_may_be_auto_passed_but_not_in_setup() -> None:
    for most, passing in ((2, DONE), (ANYWHERE, None)):
        t = Position()
        joe = t.investigator("joe_diamond")
        t.begin(Sliding(joe, most))
        found = occasion(t.s)
        assert found is not None
        assert found.passing == passing


def table_at(t: Position, *seats: Seat) -> Table:
    """A table in a position, with people who are asked only what matters."""
    table = Table.begin(game("arkham"), {"seats": len(seats)}, 1, seats)
    table.state = t.s
    table.orders = [Orders()] * len(seats)
    return table


def foreseen(table: Table, seat: int) -> str:
    """What a seat can prepare next, or nothing if its answer is complete."""
    found = table.foreseen(seat)
    assert found is not None
    return found.decision.ask if found.decision is not None else ""


def test_everybody_can_prepare_their_upkeep_while_the_first_player_is_asked() -> None:
    t = Position()
    for key in ("joe_diamond", "harvey_walters", "michael_mcglen"):
        t.card("healing_stone", t.investigator(key, stamina=2))
    table = table_at(t.begin(UpkeepPhase()), ADA, BEN, EVE)
    for seat in (2, 1):
        (stone,) = t.s.cards_of(seat + 1)
        assert foreseen(table, seat) == "upkeep"
        table.prepare(seat, f"use:{stone}:0")
        assert foreseen(table, seat) == "sliders"
        table.prepare_several(seat, ["slide:1:1"])
        assert foreseen(table, seat) == ""
    table.choose(0, "done")
    assert table.state.decision is not None, "the own sliders are still to be set"
    table.choose_several(0, [])
    assert [row.stamina for row in t.s.investigators.values()] == [2, 3, 3]
    assert [row.sliders for row in t.s.investigators.values()] == [(0, 0, 0), *[(0, 1, 0)] * 2]


def test_nobody_is_asked_to_agree_to_what_they_proposed_for_another_seat() -> None:
    for seats, asked in (((ADA, ADA), None), ((ADA, BEN), "agree-trade")):
        t = Position()
        joe, harvey = (
            t.investigator("joe_diamond", "woods"),
            t.investigator("mandy_thompson", "woods"),
        )
        axe = t.card("axe", harvey)
        table = table_at(t.begin(Trading(joe, (joe, harvey))), *seats)
        table.choose_several(0, [f"give:{axe}:{harvey}:{joe}"])
        decision = t.s.decision
        assert (decision.ask if decision else None) == asked
        assert t.s.cards[axe].owner == (harvey if asked else joe)
