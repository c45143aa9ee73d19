"""Answers that are prepared while others are asked."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.lcg.game import Lcg
from kadath.kernel.codec import state_hash
from kadath.kernel.decision import DONE, Decision
from kadath.kernel.errors import NotLegal
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.table import Orders, Prepared, Seat, Table

from .tables import ADA, BEN, BOT, new_table, play_on

GAME: Game[Any] = Lcg()


def card_table(*seats: Seat, seed: int = 3, **setup: object) -> Table:
    """The card game at the first mulligan, which is Ada's."""
    investigators = ["wendy-adams", "roland-banks", "agnes-baker"][: len(seats)]
    table = Table.begin(
        GAME, {"seats": len(seats), "investigators": investigators, **setup}, seed, seats
    )
    table.orders = [Orders()] * len(seats)
    assert table.state.decision is not None
    assert (table.state.decision.seat, table.state.decision.ask) == (0, "mulligan")
    return table


def foreseen(table: Table, seat: int) -> Decision:
    """What a seat can prepare next."""
    found = table.foreseen(seat)
    assert found is not None
    assert found.decision is not None
    return found.decision


def test_a_mulligan_is_prepared_and_played_when_the_seat_is_asked() -> None:
    table = card_table(ADA, BEN)
    hand = foreseen(table, 1).options[:-1]
    assert len(hand) == 5
    table.prepare_several(1, [hand[3].key, hand[1].key])
    assert table.length == 0
    seen = table.foreseen(1)
    assert seen is not None
    assert [option for _, option in seen.answer] == [hand[1], hand[3], DONE]
    assert seen.decision is None, "the answer is whole"
    table.choose(0, "done")
    ben = [past for past in table.past if past.seat == 1]
    assert [past.key for past in ben[:3]] == [hand[1].key, hand[3].key, "done"]
    assert not any(past.ordered for past in ben)
    assert table.prepared == [(), ()]
    assert any(entry.kind == "mulligan" for entry in table.log("Ada"))


def test_what_is_foreseen_is_what_is_asked() -> None:
    for seed in range(6):
        table = card_table(ADA, BEN, Seat("Cy"), seed=seed)
        expected = [foreseen(table, seat) for seat in (1, 2)]
        assert table.state.decision is not None
        table.choose_several(0, [table.state.decision.options[0].key])
        assert table.state.decision == expected[0]
        assert foreseen(table, 2) == expected[1]
        table.choose(1, "done")
        assert table.state.decision == expected[1]


def test_what_no_longer_fits_is_forgotten_and_asked() -> None:
    table = card_table(ADA, BEN)
    table.prepared[1] = (Prepared("mulligan", "mulligan:999"), Prepared("mulligan", "done"))
    assert foreseen(table, 1).option("done") is not None, "it is prepared again"
    table.choose(0, "done")
    assert table.state.decision is not None
    assert (table.state.decision.seat, table.state.decision.ask) == (1, "mulligan")
    assert table.prepared == [(), ()]
    table = card_table(ADA, BEN)
    table.prepared[1] = (Prepared("commit", "done"),)
    table.choose(0, "done")
    assert table.length == 1


def test_what_was_withdrawn_is_asked() -> None:
    table = card_table(ADA, BEN)
    table.prepare(1, "done")
    table.withdraw(1)
    table.choose(0, "done")
    assert table.length == 1


def test_only_who_waits_for_somebody_else_prepares() -> None:
    table = card_table(ADA, BEN, BOT)
    for seat in (0, 2):
        assert table.foreseen(seat) is None
        with pytest.raises(NotLegal):
            table.prepare(seat, "done")
    with pytest.raises(NotLegal, match="not offered"):
        table.prepare(1, "investigate")
    with pytest.raises(NotLegal):
        table.prepare_several(1, ["mulligan:999"])
    assert table.prepared == [(), (), ()]
    alone = card_table(ADA, ADA)
    assert alone.foreseen(1) is None
    other = new_table(ADA, BEN)
    play_on(other, 20)
    assert [other.foreseen(seat) for seat in (0, 1)] == [None, None], "it foresees nothing"


def test_it_is_taken_back_as_the_choice_of_its_seat() -> None:
    table = card_table(ADA, BEN)
    table.prepare_several(1, [foreseen(table, 1).options[0].key])
    table.choose(0, "done")
    plan = table.plan_undo("Ben")
    assert plan is not None
    assert plan.length == 1, "his whole answer goes, and nothing of Ada's"
    table.undo(plan, plan.consent)
    assert table.state.decision is not None
    assert (table.state.decision.seat, table.state.decision.ask) == (1, "mulligan")
    table.choose(1, "done")
    hers = table.plan_undo("Ada")
    assert hers is not None
    assert hers.length == 0 or table.past[hers.length].seat == 0


def test_nobody_else_can_tell_that_something_is_prepared() -> None:
    table, beside = card_table(ADA, BEN, Seat("Cy")), card_table(ADA, BEN, Seat("Cy"))
    table.prepare_several(1, [foreseen(table, 1).options[0].key])
    assert state_hash(table.state) == state_hash(beside.state)
    for seat in (0, 2, None):
        assert table.view(seat) == beside.view(seat)
    for person in ("Ada", "Cy", None):
        assert table.log(person) == beside.log(person)
    assert foreseen(table, 2) == foreseen(beside, 2)


def test_a_seat_foresees_by_its_own_view_alone() -> None:
    table = card_table(ADA, BEN, Seat("Cy"))
    known = table.foreseen(2)
    assert known is not None
    assert known.state is not None
    for salt in range(8):
        redealt = GAME.determinize(table.state, 2, Rng(salt, "test"))
        again = GAME.foreseen(redealt, 2)
        assert again is not None
        assert again.decision == known.decision
        assert GAME.view(again, 2) == GAME.view(known.state, 2)
        texts = [GAME.narrator().prompt_text(state, "en") for state in (again, known.state)]
        assert texts[0] == texts[1]
