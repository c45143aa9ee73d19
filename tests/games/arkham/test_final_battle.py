"""The final battle: how it begins, its rounds, and how it ends."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import LOST
from kadath.games.arkham.cards import ANCIENT_ONES, BLESSING
from kadath.games.arkham.rules.checks import COMBAT, pool
from kadath.games.arkham.rules.final_battle import BattleAttack, FinalBattle, as_foe
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.kernel.rng import Rng
from kadath.testkit.arkham.position import Position


def battle(key: str, *sheets: str) -> Position:
    """A position in which an Ancient One has awakened."""
    t = Position()
    for sheet in sheets or ("michael_mcglen",):
        t.investigator(sheet, "woods", clues=3, trophies=("zombie", "ghoul"))
    t.s.ancient_one = t.card(key, -1)
    t.s.awake = True
    return t


def fought(t: Position, rng: Rng, most: int = 400) -> None:
    """Play the battle to its end at random."""
    t.begin(WholeGame(at="awakening"))
    for _ in range(most):
        if t.s.decision is None:
            return
        options = t.asked().options
        t.s.apply(options[rng.below(len(options))])
        assert t.s.listeners == t.s.rebuilt_listeners()
    pytest.fail("it does not end")


@pytest.mark.rule("AH-13.9")
@pytest.mark.parametrize("key", [key for key in ANCIENT_ONES if key != "azathoth"])
def test_every_battle_comes_to_its_end(key: str) -> None:
    for seed in range(3):
        t = battle(key, "michael_mcglen", "joe_diamond")
        t.card("axe", 1)
        t.card("shrivelling", 2)
        fought(t, Rng(seed))
        assert t.s.outcome is not None
        assert t.s.outcome.reason in ("awakened", "devoured", "defeated")


def test_awakening_azathoth_loses_the_game() -> None:
    t = battle("azathoth")
    t.begin(WholeGame(at="awakening"))
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "awakened"


@pytest.mark.rule("AH-12.2")
def test_whatever_wakes_it_the_doom_track_is_full_for_the_battle() -> None:
    t = battle("hastur")
    t.s.doom = 4
    t.begin(WholeGame(at="awakening"))
    assert t.s.doom == ANCIENT_ONES["hastur"].doom_track


@pytest.mark.rule("AH-13.8")
def test_each_round_makes_the_check_against_an_attack_harder() -> None:
    t = battle("hastur")
    t.s.set_investigator(1, sliders=(0, 0, 3))
    t.begin(FinalBattle(at="attacked", round=3)).choose("done")
    checks = [entry for entry in t.noted("check") if entry["check"] == "luck"]
    assert checks[0]["dice"] == (), "Luck 0 and 1 less"
    assert t.row(1).sanity == 1


@pytest.mark.rule("AH-13.7")
def test_the_last_token_is_victory() -> None:
    t = battle("yig")
    t.s.derive()
    t.s.doom = 1
    frame = FinalBattle(at="hits")
    t.s.stack.append(frame)
    t.s.returned = 1
    FinalBattle.STEPS["hits"].run(frame, t.s)
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "defeated"


@pytest.mark.rule("AH-13.1")
def test_the_lost_are_devoured_before_it_begins() -> None:
    t = battle("ithaqua", "michael_mcglen", "joe_diamond")
    t.s.set_investigator(2, space=LOST)
    t.begin(FinalBattle())
    assert list(t.s.investigators) == [1]
    assert t.s.doom == 11


@pytest.mark.rule("AH-13.3")
def test_yig_curses_everybody_or_devours_the_cursed() -> None:
    t = battle("yig", "michael_mcglen", "joe_diamond")
    t.card("curse", 2)
    t.begin(FinalBattle())
    assert list(t.s.investigators) == [1]
    assert [t.s.cards[card].face for card in t.s.cards_of(1, frozenset({BLESSING}))] == ["curse"]


@pytest.mark.rule("AH-13.5", "AH-6.12")
def test_an_immune_ancient_one_is_not_hurt_by_guns() -> None:
    t = battle("shub_niggurath")
    gun = t.card("tommy_gun", 1)
    t.s.derive()
    t.s.stack.append(BattleAttack(1, 0, wielded=(gun,)))
    assert as_foe(t.s, 1).combat == -5
    assert pool(t.s, 1, COMBAT, 0) == 3


@pytest.mark.rule("AH-13.5")
def test_the_combat_rating_of_hastur_is_the_terror_level() -> None:
    t = battle("hastur")
    t.s.derive()
    t.s.terror = 4
    assert as_foe(t.s, 1).combat == -4


def test_an_ancient_one_changes_monsters_only_while_asleep() -> None:
    t = battle("cthulhu")
    t.s.awake = False
    t.s.derive()
    assert t.s.abilities(t.s.ancient_one) != ANCIENT_ONES["cthulhu"].battle
    t.s.awake = True
    assert t.s.abilities(t.s.ancient_one) == ANCIENT_ONES["cthulhu"].battle


@pytest.mark.rule("AH-4.6", "AH-13.6", "AH-14.3")
def test_no_clues_are_asked_for_once_the_last_doom_token_is_removed() -> None:
    t = battle("yig")
    t.s.doom = 1
    t.s.set_investigator(1, sliders=(0, 3, 0))
    t.roll(6)
    t.begin(FinalBattle(at="attack", round=1))
    t.expects_no_question()
    assert t.s.outcome is not None
    assert t.s.outcome.reason == "defeated"
