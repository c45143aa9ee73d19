"""Abilities: who answers, what is paid, what hinders it, how often it may be used."""

from __future__ import annotations

import pytest

from kadath.kernel.abilities.costs import unpayable
from kadath.kernel.abilities.interrupts import Cancel, Instead
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.one_of import OneOf
from kadath.kernel.abilities.selectors import YOU, Named, That, These
from kadath.kernel.abilities.triggers import AnyOf
from kadath.kernel.abilities.using import hindrance
from kadath.kernel.effects import Scope, do
from kadath.kernel.errors import RulesBug
from kadath.kernel.legality import Hindrance
from kadath.kernel.listeners import Hook
from kadath.kernel.modifiers import Adjust, worked_out

from .duel import (
    Blood,
    Coins,
    Duel,
    DuelRound,
    IsStruck,
    Lay,
    Mend,
    Strike,
    Struck,
    Unharmed,
    Weak,
    WouldBeStruck,
)

BLOW = Struck(1, 2, 1)
NEVER = Limit("duel round", 0)


def test_what_is_forced_is_resolved_without_a_question() -> None:
    duel = Duel({11: Forced(IsStruck(), Mend(1))}).bout(BLOW)
    assert duel.offered() == []
    assert duel.health == {1: 3, 2: 3}


def test_what_is_forced_and_would_do_nothing_is_not_initiated() -> None:
    duel = Duel({12: Forced(IsStruck(These((1,))), Mend(1))})
    duel.log = []
    duel.bout(BLOW)
    assert duel.health == {1: 2, 2: 3}
    assert duel.log == []


def test_a_reaction_is_offered_to_its_owner_and_its_costs_are_paid_first() -> None:
    card = Reaction(IsStruck(), Strike(That("by"), 2), (Coins(2),))
    duel = Duel({11: card}, coins=3).bout(BLOW)
    assert duel.offered() == ["use:11:0:0", "pass"]
    duel.choose("use:11:0:0")
    assert (duel.coins[1], duel.health) == (1, {1: 2, 2: 1})


def test_what_is_about_to_happen_is_cancelled_and_what_was_paid_stays_paid() -> None:
    card = Reaction(WouldBeStruck(), do(Cancel(), Cancel()), (Coins(1),))
    duel = Duel({11: card}, coins=1).bout(BLOW).choose("use:11:0:0")
    assert (duel.coins[1], duel.health[1]) == (0, 3)


def test_something_else_happens_instead() -> None:
    duel = Duel({11: Forced(WouldBeStruck(), Instead(Strike(That("by"))))}).bout(BLOW)
    assert duel.health == {1: 3, 2: 2}


def test_a_card_that_is_put_away_answers_no_more() -> None:
    duel = Duel({11: Forced(IsStruck(), do(Mend(1), Lay()))}).bout(BLOW, BLOW)
    assert duel.health[1] == 2
    assert duel.listeners.hooks == {}


def test_whichever_of_several_things_happens() -> None:
    either = AnyOf((IsStruck(), WouldBeStruck(These((2,)))))
    duel = Duel({11: Forced(either, Mend(1))})
    assert set(duel.listeners.hooks) == {("after", "Struck"), ("would", "Struck")}
    duel.bout(BLOW, Struck(2, 1, 1))
    assert duel.health == {1: 3, 2: 2}


def test_a_limit_counts_in_its_period_and_begins_anew_with_the_next_one() -> None:
    card = Forced(IsStruck(), Mend(1), limit=Limit("duel round"))
    duel = Duel({11: card}).bout(BLOW, BLOW)
    assert duel.health[1] == 2
    duel.bout(BLOW)
    assert duel.health[1] == 2


@pytest.mark.parametrize(("group", "mended"), [(False, 2), (True, 1)])
def test_a_limit_is_for_each_player_or_for_the_group(group: bool, mended: int) -> None:
    duel = Duel()
    duel.stack.append(DuelRound(()))
    limit = Limit("duel round", group=group)
    counted = {duel.counted(Hook(11, 0), limit, Scope(who, 11)) for who in (1, 2)}
    assert len(counted) == mended


def test_a_passive_ability_works_while_its_condition_holds() -> None:
    duel = Duel({11: Passive((Adjust(YOU, "reach", 2),), Weak())})
    assert worked_out(duel, 1, "reach", 1).total == 1
    duel.health[1] = 1
    assert worked_out(duel, 1, "reach", 1).total == 3
    assert worked_out(duel, 2, "reach", 1).total == 1


def test_what_is_forbidden_does_not_happen() -> None:
    duel = Duel({11: Passive((Unharmed(),), Weak())}).bout(Struck(1, 2, 2), BLOW)
    assert duel.health[1] == 1


def test_as_soon_as_a_condition_holds() -> None:
    duel = Duel({11: AsSoonAs(Weak(), do(Mend(2), Lay()))})
    duel.bout(BLOW)
    assert (duel.health[1], duel.away) == (2, ())
    duel.bout(BLOW)
    assert (duel.health[1], duel.away) == (3, (11,))


def test_a_lasting_ability_answers_until_its_period_is_over() -> None:
    duel = Duel()
    bout = DuelRound((BLOW,))
    duel.stack.append(bout)
    duel.last_for(bout, Forced(IsStruck(), Mend(1)), Scope(1))
    assert duel.listeners == duel.rebuilt_listeners()
    duel.advance()
    assert duel.health[1] == 3
    assert duel.listeners.hooks == {}
    with pytest.raises(RulesBug, match="is over"):
        duel.read(Hook(-1, 0))


@pytest.mark.parametrize(
    ("coins", "health", "offered"),
    [(2, 1, ["cost:0", "cost:1"]), (0, 3, []), (2, 0, [])],
)
def test_one_of_several_costs_is_chosen_where_there_is_a_choice(
    coins: int, health: int, offered: list[str]
) -> None:
    card = Reaction(IsStruck(), Strike(That("by")), (OneOf((Coins(2), Blood(1))),))
    duel = Duel({11: card}, coins=coins)
    duel.health[1] = health + 1
    duel.bout(BLOW).choose("use:11:0:0")
    assert duel.offered() == offered
    if offered:
        duel.choose("cost:1")
        assert (duel.coins[1], duel.health[1]) == (2, 0)
    assert duel.health[2] == 2


def test_what_pays_for_one_cost_does_not_pay_for_another() -> None:
    duel = Duel(coins=3)
    scope = Scope(1)
    assert unpayable((Coins(2), Blood(3)), duel, scope) is None
    assert unpayable((Coins(2), Blood(1), Coins(2)), duel, scope) == Coins(2)
    assert unpayable((Blood(4),), duel, scope) == Blood(4)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, None),
        ({"condition": Weak()}, Hindrance("D-condition", "condition", (("condition", Weak()),))),
        ({"costs": (Coins(1),)}, Hindrance("D-cost", "cost", (("cost", Coins(1)),))),
        ({"limit": NEVER}, Hindrance("D-limit", "limit", (("limit", NEVER),))),
        ({"effect": Mend(1)}, Hindrance("D-effect", "no-effect")),
    ],
)
def test_what_may_not_be_used_says_why(
    given: dict[str, object], expected: Hindrance | None
) -> None:
    duel = Duel()
    duel.stack.append(DuelRound(()))
    assert hindrance(duel, Scope(1), **{"effect": None, **given}) == expected  # type: ignore[arg-type]


def test_a_name_picks_out_one_thing_or_several() -> None:
    duel = Duel()
    scope = Scope(1).bind("foe", 2).bind("both", (1, 2))
    assert Named("foe").ids(duel, scope) == (2,)
    assert Named("both").ids(duel, scope) == (1, 2)
