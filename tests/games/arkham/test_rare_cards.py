"""Mythos cards, monsters and people with effects of their own, read like their cards."""

from __future__ import annotations

import pytest

from kadath.games.arkham.cards import CLUES, MYTHOS
from kadath.games.arkham.rules.checks import COMBAT, HORROR
from kadath.games.arkham.rules.closing import Closing
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.rules.look import DrawingLook
from kadath.games.arkham.rules.surge import Surging
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import UpkeepPhase
from kadath.games.arkham.vocabulary.costs import Spend
from kadath.games.arkham.vocabulary.effects.choices import MustPay
from kadath.games.arkham.vocabulary.effects.gains import Gain
from kadath.games.arkham.vocabulary.effects.town import RemoveDoom
from kadath.kernel.effects import Effect
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position

from .test_environments import in_play, under


def headline(key: str) -> Effect:
    effect = MYTHOS[key].effect
    assert effect is not None
    return effect


# --- Mythos ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-12.1")
@pytest.mark.parametrize(
    ("terror", "doom", "awake"), [(7, 8, False), (8, 0, True), (0, 9, True), (0, 8, False)]
)
def test_an_unpleasant_surprise_needs_much_terror_or_one_free_space(
    terror: int, doom: int, awake: bool
) -> None:
    t = position("joe_diamond: at woods")
    t.s.ancient_one = t.card("yig", -1)
    t.s.terror, t.s.doom = terror, doom
    t.resolve(headline("unpleasant_surprise"))
    assert t.s.awake is awake


def test_destroyed_evidence_is_that_on_the_board() -> None:
    t = position("joe_diamond: at woods, clues 2\ngraveyard: clues 1\nblack_cave: clues 2")
    t.resolve(headline("evidence_destroyed"))
    assert (t.s.clues, t.row(1).clues) == ({}, 2)


def test_an_invasion_brings_a_monster_to_five_places_in_innsmouth() -> None:
    t = position("joe_diamond: at woods\ntown: innsmouth")
    t.s.cup = ("cultist",) * 6
    t.resolve(headline("innsmouth_invasion"))
    assert sorted(row.space for row in t.s.monsters.values()) == [
        "church_green",
        "devil_reef",
        "factory_district",
        "innsmouth_shore",
        "sawbone_alley",
    ]


@pytest.mark.parametrize(("kind", "doom"), [("deep_one", 1), ("cultist", 1), ("ghoul", 0)])
def test_servants_in_play_bring_doom(kind: str, doom: int) -> None:
    t = position(f"joe_diamond: at woods\nuptown: {kind}\neasttown: {kind}")
    t.resolve(headline("the_ancient_ones_servants"))
    assert t.s.doom == doom


@pytest.mark.rule("AH-8.6")
def test_with_relentless_doom_every_surge_adds_a_token() -> None:
    t = under("relentless_doom")
    t.gate("woods")
    t.s.cup = ("cultist",) * 5
    t.begin(Surging("woods"))
    assert t.s.doom == 1


def test_lightning_strikes_one_person_in_the_streets() -> None:
    t = under("lightning_storm", "northside")
    t.investigator("michael_mcglen", "uptown")
    t.investigator("harvey_walters", "library")
    t.roll(2).begin(Turn(at="upkeep"))
    assert t.offered() == ["whom:1", "whom:2"]
    t.roll(3).choose("whom:1")
    assert (t.row(1).space, t.row(1).stamina) == ("st_marys_hospital", 3)
    spared = under("lightning_storm", "northside")
    spared.roll(3).begin(UpkeepPhase())
    assert spared.row(1).space == "northside"


def test_the_plague_is_lost_with_the_first_who_shows_the_look() -> None:
    t = under("the_innsmouth_plague", "woods")
    t.s.boxes = ("base", "innsmouth")
    assert in_play(t) == ["the_innsmouth_plague"]
    t.begin(DrawingLook(1, 10))
    assert in_play(t) == []


# --- Monsters -------------------------------------------------------------------------------------


def met(kind: str) -> Position:
    """Joe Diamond in the woods with a monster."""
    return position(f"joe_diamond: at woods\nwoods: {kind}")


@pytest.mark.parametrize(("die", "clues", "devoured"), [(5, 2, False), (1, 0, True)])
def test_the_black_man_offers_a_bargain_and_leaves(die: int, clues: int, devoured: bool) -> None:
    t = met("the_black_man")
    t.roll(die, 1).begin(Combat(1, 500)).expects_no_question()
    assert (1 not in t.s.investigators) is devoured
    assert devoured or t.row(1).clues == clues
    assert (t.s.monsters, t.s.cup) == ({}, ("the_black_man",))


def test_the_haunter_is_worse_in_the_blackest_night() -> None:
    for night, rating in ((False, -2), (True, -5)):
        t = under("blackest_night", "woods") if night else position("joe_diamond: at woods")
        t.monster("haunter_of_the_dark", "woods")
        t.s.set_investigator(1, sliders=(0, 3, 0))
        t.roll(5).begin(Combat(1, 500)).choose("fight")
        dice = t.noted("check")[-1]["dice"]
        assert len(dice) == max(0, 5 + rating)


@pytest.mark.parametrize(
    ("kind", "verb", "devoured"),
    [
        ("wailing_writher", "flee", True),
        ("wailing_writher", "fight", False),
        ("servitor_of_outer_gods", "flee", True),
        ("servitor_of_outer_gods", "fight", True),
    ],
)
def test_some_devour_whoever_fails(kind: str, verb: str, devoured: bool) -> None:
    t = met(kind)
    t.s.set_investigator(1, sanity=9, stamina=9, sliders=(3, 0, 0))
    t.begin(Combat(1, 500))
    t.roll(1, 1, 1, 1, 1, 1).choose(verb)
    assert (1 not in t.s.investigators) is devoured


def test_a_lost_fight_against_shugeron_adds_doom() -> None:
    t = met("shugeron")
    t.s.set_investigator(1, sanity=9, stamina=9)
    t.begin(Combat(1, 500)).roll(1, 1, 1, 1).choose("fight")
    assert t.s.doom == 1


# --- People ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-10.3")
def test_norman_chooses_a_symbol_whose_monsters_leave_with_the_gate() -> None:
    t = position("""
        norman_withers: at woods, explored
        woods: gate abyss
        graveyard: gate yuggoth
        uptown: ghoul
        easttown: byakhee
        southside: gug
        rivertown: cultist
    """)
    t.begin(Closing("woods", 1))
    t.choose(t.offered()[0])
    assert t.offered() == ["symbol:circle", "symbol:slash"], "neither the moon nor what is gone"
    t.choose("symbol:circle").expects_no_question()
    assert [row.monster for row in t.s.monsters.values()] == ["gug", "cultist"]


def test_hank_sees_the_horror_only_after_a_first_failure() -> None:
    t = position("hank_samson: at woods\nwoods: zombie")
    t.begin(Combat(1, 500))
    assert t.noted("check") == []
    t.roll(*[1] * 8).choose("fight")
    assert [one["check"] for one in t.noted("check")] == [COMBAT, HORROR]


@pytest.mark.rule("AH-7.13")
def test_what_cannot_be_paid_without_a_lender_is_not_paid_if_they_refuse() -> None:
    for answer, clues in (("lend", 0), ("refuse", 2)):
        t = position("""
            joe_diamond: at woods, clues 1
            patrice_hathaway: at uptown, clues 1
        """)
        t.resolve(MustPay(Spend(2, CLUES), Gain(1, CLUES)))
        while t.s.decision is not None:
            t.choose(next((key for key in t.offered() if answer in key), t.offered()[0]))
        assert t.row(1).clues == clues


@pytest.mark.rule("AH-10.10")
def test_more_doom_than_there_is_cannot_be_removed() -> None:
    t = position("joe_diamond: at woods")
    t.s.doom = 1
    t.resolve(RemoveDoom(2))
    assert t.s.doom == 0
