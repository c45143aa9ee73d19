"""The ten cards that are hardest on the ability system, each played."""

from __future__ import annotations

import pytest

from kadath.games.arkham.cards import STAMINA
from kadath.games.arkham.happenings import Received
from kadath.games.arkham.rules.abilities import actions, using
from kadath.games.arkham.rules.checks import SkillCheck
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.movement_phase import MovementPhase
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.vocabulary.abilities import UPKEEP
from kadath.kernel.events import Announced
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


@pytest.mark.rule("AH-4.7")
def test_mandy_helps_any_check_once_a_turn() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods")
    mandy = t.investigator("mandy_thompson", "library")
    t.s.stack.append(Turn())
    t.roll(1, 5, 1, 4).begin(SkillCheck(joe, "speed", 0, 2))
    assert (t.asked().seat, t.offered()) == (1, [f"use:{mandy}:0:0", "pass"])
    check = t.s.stack[-1]
    assert isinstance(check, SkillCheck)
    successes = [die for die in check.dice if die >= 5]
    t.choose(f"use:{mandy}:0:0")
    assert list(check.dice[: len(successes)]) == successes, "successes stay"
    turn = t.s.stack[0]
    assert isinstance(turn, Turn)
    assert turn.used == (((mandy, 0, mandy), 1),)
    t.s.stack.append(SkillCheck(joe, "luck"))
    t.s.advance()
    assert f"use:{mandy}:0:0" not in (t.offered() if t.s.decision else []), "once a turn"


def fighting(monster: str, *cards: str, **fields: int) -> tuple[Position, list[int]]:
    t = Position()
    t.investigator("joe_diamond", "woods", **fields)
    held = [t.card(key, 1) for key in cards]
    t.monster(monster, "woods")
    return t, held


@pytest.mark.rule("AH-6.16")
def test_bind_monster_needs_successes_equal_to_the_toughness() -> None:
    """Joe's Lore of 0 and 4 dice from the spell, against a Gug of toughness 3."""
    for dice, bound in (((5, 5, 5, 1), True), ((5, 5, 1, 1), False)):
        t, (spell,) = fighting("gug", "bind_monster")
        t.begin(Combat(1, 500))
        t.choose("done") if "done" in t.offered() else None
        while f"use:{spell}:0:0" not in t.offered():
            t.choose("fight" if "fight" in t.offered() else "done")
        t.roll(*dice).choose(f"use:{spell}:0:0")
        assert (500 not in t.s.monsters) == bound
        assert (t.s.cards[spell].owner == 0) == bound, "it is discarded only if it works"
        assert t.row(1).sanity <= 2


@pytest.mark.rule("AH-6.18")
def test_an_enchanted_weapon_hurts_what_resists_the_physical() -> None:
    t, (spell, revolver) = fighting("ghost", "enchant_weapon", "revolver_38")
    t.s.set_investigator(1, sliders=(0, 0, 3))
    t.begin(Combat(1, 500))
    t.roll(5, 5, 5).choose(f"use:{spell}:0")
    while "fight" not in t.offered():
        t.choose("pass" if "pass" in t.offered() else "done")
    # Fight 2, the ghost's -3, and the revolver's +3, to which it is immune unless it is magical.
    t.choose("fight").roll(6, 6).choose(f"wield:{revolver}")
    assert 500 not in t.s.monsters


@pytest.mark.rule("AH-6.16")
def test_heal_gives_as_much_stamina_as_the_casting_had_successes() -> None:
    t = Position()
    harvey = t.investigator("harvey_walters", "woods", stamina=1)
    joe = t.investigator("joe_diamond", "woods", stamina=2)
    heal = t.card("heal", harvey)
    t.s.derive()
    (option,) = actions(t.s, harvey, UPKEEP)
    t.roll(5, 5, 1, 1, 1).begin(using(t.s, option))
    t.choose("done") if "done" in t.offered() else None
    assert t.offered() == [f"heal:{harvey}", f"heal:{joe}"]
    t.choose(f"heal:{joe}")
    assert getattr(t.row(joe), STAMINA) == 4
    assert t.s.cards[heal].exhausted


def loan(**fields: int) -> tuple[Position, int]:
    t = Position()
    t.investigator("joe_diamond", "woods", **fields)
    return t, t.card("bank_loan", 1)


@pytest.mark.rule("AH-3.1.2")
def test_a_bank_loan_brings_money_and_interest() -> None:
    t, card = loan()
    t.begin(Announced((Received(1, card),)))
    assert t.row(1).money == 10
    t.roll(3).begin(Turn()).choose("done")
    assert t.row(1).money == 9
    assert f"use:{card}:2" not in t.offered(), "9 dollars do not pay it back"


def test_failing_to_pay_interest_costs_every_item() -> None:
    t, card = loan()
    food = t.card("food", 1)
    t.roll(3).begin(Turn())
    assert (t.s.cards[food].owner, t.s.cards[card].face) == (0, "defaulted_loan")


def test_a_high_roll_costs_nothing_and_ten_dollars_end_the_loan() -> None:
    t, card = loan(money=10)
    t.roll(4).begin(Turn())
    assert t.row(1).money == 10
    t.choose(f"use:{card}:2")
    assert (t.row(1).money, t.s.cards[card].owner) == (0, 0)


@pytest.mark.rule("AH-3.0.3", "AH-7.1")
def test_the_alien_statue_works_for_the_last_sanity_too() -> None:
    """A payment is not a loss, and the effect is begun before the investigator goes insane."""
    t = position("""
        joe_diamond: at woods, sanity 1, cards alien_statue
    """)
    joe = t.id("joe_diamond")
    t.begin(MovementPhase())
    t.roll(6).choose("use:alien_statue:0")
    assert t.offered() == ["effect:0", "effect:1"]
    t.choose("effect:1")
    assert t.noted("gain")[0]["amount"] == 3
    assert t.row(joe).space == "arkham_asylum"
    assert t.row(joe).sanity == 1


@pytest.mark.rule("AH-6.7")
def test_mountain_murphy_ignores_overwhelming() -> None:
    for allied, left in ((True, 6), (False, 5)):
        t, _ = fighting("gug", *(["tom_mountain_murphy"] if allied else []))
        t.s.set_investigator(1, sliders=(0, 3, 0))
        t.begin(Combat(1, 500)).roll(6, 6, 6, 6, 6, 6).choose("fight")
        assert 500 not in t.s.monsters
        assert t.row(1).stamina == left


@pytest.mark.rule("AH-6.6")
def test_the_flute_ends_the_fight_in_the_middle_of_a_check() -> None:
    t, (flute,) = fighting("gug", "flute_of_the_outer_gods")
    t.monster("zombie", "woods")
    t.begin(Combat(1, 500))
    while f"use:{flute}:0:0" not in t.offered():
        t.choose("fight" if "fight" in t.offered() else "done")
    before = t.row(1)
    t.choose(f"use:{flute}:0:0")
    assert t.s.monsters == {}
    assert t.row(1).trophies == ("gug", "zombie")
    assert (t.row(1).sanity, t.row(1).stamina) == (max(1, before.sanity - 3), before.stamina - 3)
    t.expects_no_question()


@pytest.mark.rule("AH-3.2.7")
def test_the_book_of_dzyan_is_discarded_at_its_second_token() -> None:
    t = Position()
    harvey = t.investigator("harvey_walters", "woods")
    book = t.card("book_of_dzyan", harvey, tokens=1)
    t.deck("spell", "wither")
    t.s.set_investigator(harvey, sliders=(3, 0, 2))
    t.begin(MovementPhase())
    t.roll(5, 5, 5, 5, 5).choose(f"use:{book}:0")
    while t.s.cards[book].owner and t.s.decision is not None:
        t.choose("done")
    assert t.s.cards[book].owner == 0
    assert t.row(harvey).sanity == 7, "a strong mind takes the loss of 1"


@pytest.mark.rule("AH-6.6")
def test_the_blue_watcher_passes_one_combat_check() -> None:
    t, (watcher,) = fighting("ghost", "blue_watcher_of_the_pyramid")
    t.begin(Combat(1, 500))
    while f"use:{watcher}:0:0" not in t.offered():
        t.choose("fight" if "fight" in t.offered() else "done")
    stamina = t.row(1).stamina
    t.choose(f"use:{watcher}:0:0")
    assert 500 not in t.s.monsters
    assert (t.row(1).stamina, t.s.cards[watcher].owner) == (stamina - 2, 0)
