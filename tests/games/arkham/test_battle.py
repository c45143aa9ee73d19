"""What the view says about the final battle before the dice are rolled."""

from __future__ import annotations

import pytest

from kadath.games.arkham.battle import ROUNDS, Standing, at_least_one, battle, struck
from kadath.games.arkham.progress import progress
from kadath.games.arkham.rules.checks import SkillCheck
from kadath.games.arkham.rules.final_battle import ALL, BattleAttack, FinalBattle
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.stakes import stakes
from kadath.games.arkham.view import foretold
from kadath.kernel.events import enclosing
from kadath.kernel.rng import Rng

from .test_final_battle import battle as awoken


@pytest.mark.rule("AH-13.5", "AH-13.6", "AH-14.3")
def test_the_first_success_removes_the_last_doom_token() -> None:
    """For a lone investigator every success removes a token, so two rounds are two tries."""
    t = awoken("yig")
    axe = t.card("axe", 1)
    t.s.doom = 1
    t.begin(FinalBattle(at="attack", round=1))
    told = battle(t.s)
    assert told is not None
    (fighter,) = told.fighters
    assert fighter.held == (axe,)
    hit = at_least_one(fighter.hits)
    assert hit == pytest.approx(1 - (4 / 6) ** fighter.dice)
    assert told.within == pytest.approx([1 - (1 - hit) ** n for n in range(1, ROUNDS + 1)])


@pytest.mark.rule("AH-13.6", "AH-13.7", "IH-9.9")
def test_hits_are_counted_as_the_battle_counts_them() -> None:
    rng = Rng(7)
    for _ in range(300):
        t = awoken("yig", *("michael_mcglen", "joe_diamond", "amanda_sharpe")[: 1 + rng.below(3)])
        t.s.derive()
        t.s.doom, t.s.extra_hits = 1 + rng.below(5), rng.below(3)
        frame = FinalBattle(at="hits", hits=rng.below(len(t.s.seats)))
        before = Standing(t.s.doom, frame.hits, t.s.extra_hits, 0, 0)
        t.s.stack.append(frame)
        t.s.returned = hits = rng.below(9)
        FinalBattle.STEPS["hits"].run(frame, t.s)
        after = struck(before, hits, len(t.s.seats), ALL, 10, 1)
        if t.s.outcome is not None:
            assert after.beaten == 1
        else:
            left = (t.s.doom, frame.hits, t.s.extra_hits, frame.removed, frame.beaten)
            assert after == left


@pytest.mark.rule("AH-13.4", "AH-13.8")
def test_while_the_ancient_one_attacks_nobody_attacks_until_the_next_round() -> None:
    t = awoken("hastur")
    t.s.doom = 1
    t.roll(1, 1, 1, 1, 1).begin(FinalBattle(at="attacked", round=3))
    told = battle(t.s)
    assert told is not None
    assert (told.round, [one.has_attacked for one in told.fighters]) == (3, [True])
    assert told.within[0] == 0
    assert told.within[1] == pytest.approx(at_least_one(told.fighters[0].later))


@pytest.mark.rule("AH-13.5")
def test_how_hard_the_ancient_one_is_to_hit_is_told_for_each_fighter() -> None:
    t = awoken("nyogtha", "michael_mcglen", "joe_diamond")
    t.begin(FinalBattle(at="attack", round=1))
    told = battle(t.s)
    assert told is not None
    assert [one.rating for one in told.fighters] == [-3, -8], "the first player hits it more easily"
    shub = awoken("shub_niggurath")
    shub.begin(FinalBattle(at="attack", round=1))
    resists = battle(shub.s)
    assert resists is not None
    assert resists.keywords == ("physical_immunity",)


@pytest.mark.rule("AH-13.5")
def test_the_odds_of_a_round_agree_with_many_simulated_rounds() -> None:
    t = awoken("cthulhu", "michael_mcglen", "joe_diamond")
    t.card("axe", 1)
    t.s.doom = 2
    t.begin(FinalBattle(at="attack", round=1))
    told = battle(t.s)
    assert told is not None
    assert [one.has_attacked for one in told.fighters] == [False, False]
    won, games = 0, 400
    for seed in range(games):
        s = t.s.clone()
        s.decision = t.s.decision
        s.rng = seed * 7919
        while s.decision is not None and any(isinstance(one, BattleAttack) for one in s.stack):
            holds = [one for one in s.decision.options if one.verb == "wield"]
            s.apply(holds[0] if holds else s.decision.options[-1])
        won += s.outcome is not None and s.outcome.won
    assert won / games == pytest.approx(told.within[0], abs=0.07)


@pytest.mark.rule("AH-13.8")
def test_an_investigator_about_to_be_attacked_sees_the_odds() -> None:
    t = awoken("hastur")
    t.card("axe", 1)
    t.s.doom = 5
    t.begin(FinalBattle(at="attack", round=1))
    told = foretold(t.s)["battle"]
    assert told is not None
    (fighter,) = told["fighters"]
    assert fighter["withstands"] is not None
    assert 0 < fighter["withstands"] < 1
    later = foretold(_in_round(t.s.clone(), 4))["battle"]
    assert later is not None
    (tired,) = later["fighters"]
    assert tired["withstands"] is not None
    assert tired["withstands"] < fighter["withstands"]


def test_the_stakes_of_an_attack_are_a_doom_token() -> None:
    t = awoken("hastur", "michael_mcglen", "joe_diamond")
    t.s.doom = 5
    t.begin(FinalBattle(at="attack", round=1))
    said = stakes(t.s, "en")
    assert said is not None
    assert "2 together remove a doom token" in said.success[0]


@pytest.mark.rule("AH-13.8")
def test_what_hangs_on_a_check_against_its_attack_is_what_the_attack_does() -> None:
    t = awoken("hastur")
    t.s.set_investigator(1, sliders=(0, 0, 3))
    t.begin(FinalBattle(at="attacked", round=3))
    said = stakes(t.s, "en")
    assert said is not None
    assert said.success == ("Nothing happens.",)
    assert said.failure == ("Lose 2 Sanity.",)


@pytest.mark.rule("AH-13.5", "AH-13.6")
def test_dice_on_the_table_are_those_of_this_round_only() -> None:
    """Alone with three dice, two of them successes: later rounds are rolled afresh."""
    t = awoken("yig")
    t.s.set_investigator(1, sliders=(0, 3, 0))
    t.s.doom = 4
    t.begin(FinalBattle(at="attack", round=1))
    next(enclosing(t.s, SkillCheck)).dice = (6, 6, 1)
    told = battle(t.s)
    assert told is not None
    (fighter,) = told.fighters
    assert fighter.hits == {2: 1.0}
    assert told.within[:2] == pytest.approx([0, fighter.later[2] + fighter.later[3]])


@pytest.mark.rule("AH-13.5", "AH-6.14")
def test_whoever_is_asked_for_their_hands_is_told_what_each_hold_gives() -> None:
    t = awoken("yig", "michael_mcglen", "joe_diamond")
    axe = t.card("axe", 1)
    t.begin(FinalBattle(at="attack", round=1))
    told = foretold(t.s)["battle"]
    assert told is not None
    first, second = told["fighters"]
    dice = {tuple(one["picked"]): one["dice"] for one in first["holds"]}
    assert dice[(axe,)] == dice[()] + 3
    assert second["holds"] == []


def _in_round(s: ArkhamPlay, number: int) -> ArkhamPlay:
    next(one for one in s.stack if isinstance(one, FinalBattle)).round = number
    return s


@pytest.mark.rule("AH-13.4", "AH-13.5", "AH-13.8")
def test_the_view_has_the_round_of_the_battle_and_its_step() -> None:
    """Sliders, trading, the investigators' attacks and the Ancient One's, in each round."""
    t = awoken("hastur", "michael_mcglen", "joe_diamond")
    t.s.turn, t.s.doom = 9, 13
    for who in t.s.investigators:
        t.card("axe", who)
        t.s.set_investigator(who, clues=30)
    t.begin(WholeGame(at="awakening"))
    found: dict[tuple[int, str | None], set[str]] = {}
    rng = Rng(3)
    while t.s.decision is not None:
        told = progress(t.s)
        assert told.round == 9, "turns are counted as ever"
        assert told.counted is not None
        assert told.counted.name == "battle"
        found.setdefault((told.counted.number, told.step), set()).add(t.asked().ask)
        options = t.asked().options
        t.s.apply(options[rng.below(len(options))])
    assert {"sliders", "battle-trade"} <= found[1, "refresh"]
    assert {"wield", "mend-roll"} <= found[1, "attack"]
    answers = [asks for (_, step), asks in found.items() if step == "attacked"]
    assert answers
    assert all(asks <= {"mend-roll"} for asks in answers)
    assert (2, "refresh") in found
    over = progress(t.s)
    assert over.counted == ("turn", 9), "no round is told that is not known"
