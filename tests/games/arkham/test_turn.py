"""The turn: its phases, Upkeep, and investigators who miss it (AH-3, AH-7)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kadath.games.arkham.board import LOST, area
from kadath.games.arkham.odds import odds
from kadath.games.arkham.rules.meeting import Meeting
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.status import become
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import Upkeep, UpkeepPhase
from kadath.games.arkham.score import scored
from kadath.kernel.procedure import Procedure
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import Position


def becomes(t: Position, who: int, state: str) -> Position:
    """Make an investigator arrested, lost or the like."""
    t.s.derive()
    becoming = become(t.s, who, state)
    assert isinstance(becoming, Procedure)
    return t.begin(becoming)


def play_turn(t: Position) -> list[str]:
    """Play a turn with everybody doing as little as possible; returns who was asked what."""
    asked = []
    t.begin(Turn())
    while t.s.decision is not None:
        asked.append(f"{t.asked().seat} {t.asked().ask}")
        done = [key for key in t.offered() if key in ("done", "pass")]
        t.choose(done[0] if done else t.offered()[0])
    return asked


@pytest.mark.rule("AH-3.0.1", "AH-3.0.2")
def test_everyone_acts_once_in_each_phase_and_the_first_players_marker_passes_on() -> None:
    t = Position()
    for space in ("northside", "downtown", "easttown"):
        t.investigator("joe_diamond", space)
    t.s.first_player = 1
    assert play_turn(t) == [
        *("1 sliders", "2 sliders", "0 sliders"),
        *("1 movement", "2 movement", "0 movement"),
    ]
    assert (t.s.first_player, t.s.turn) == (2, 1)
    phases = [entry["phase"] for entry in t.noted("phase")]
    assert phases == ["upkeep", "movement", "encounters", "other_worlds", "mythos"]


@pytest.mark.rule("AH-3.1.4")
def test_AH_T11_a_focus_of_3_moves_one_slider_by_two_and_another_by_one_or_one_by_three() -> None:
    t = position("joe_diamond: at northside, sliders 0 0 0")
    joe = t.id("joe_diamond")
    t.begin(Upkeep(joe))
    assert t.s.several is not None
    keys = [option.key for part in t.s.several.parts for option in part.candidates]
    assert keys == [f"slide:{slider}:{stop}" for slider in range(3) for stop in (1, 2, 3)]
    for picks, fits in (
        (("slide:0:2", "slide:1:1"), True),
        (("slide:2:3",), True),
        (("slide:0:2", "slide:1:2"), False),
        (("slide:0:1", "slide:0:2"), False),
        ((), True),
    ):
        assert t.s.several.is_whole(t.s.several.pick(picks)) is fits
    t.choose("slide:0:2", "slide:1:1")
    assert t.row(joe).sliders == (2, 1, 0)


@pytest.mark.rule("AH-3.1.1")
def test_exhausted_cards_are_refreshed_first() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "northside")
    shotgun = t.card("shotgun", joe, exhausted=True)
    t.begin(UpkeepPhase())
    assert not t.s.cards[shotgun].exhausted


@pytest.mark.rule("AH-7.12", "AH-3.1.5")
def test_an_investigator_who_loses_a_turn_does_nothing_in_it() -> None:
    t = position("""
        joe_diamond: at northside
        michael_mcglen: at downtown
    """)
    joe = t.id("joe_diamond")
    becomes(t, joe, "skip_turn")
    assert play_turn(t) == ["1 sliders", "1 movement"]
    assert "0 movement" in play_turn(t)


@pytest.mark.rule("AH-7.7")
def test_an_arrest_costs_half_of_the_money_and_the_next_turn() -> None:
    t = position("joe_diamond: at northside, money 5")
    joe = t.id("joe_diamond")
    becomes(t, joe, "arrested")
    row = t.row(joe)
    assert (row.space, row.money, row.delayed, row.arrested) == ("police_station", 3, True, True)
    assert play_turn(t) == []
    assert (t.row(joe).delayed, t.row(joe).arrested) == (False, False)
    assert "0 movement" in play_turn(t)


@pytest.mark.rule("AH-7.6")
def test_the_lost_stand_up_a_turn_later_and_return_in_the_upkeep_after_that() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", area("abyss", 1))
    t.s.clues["woods"] = 1
    becomes(t, joe, "lost")
    assert (t.row(joe).space, t.row(joe).delayed) == (LOST, True)
    assert play_turn(t) == []
    assert (t.row(joe).space, t.row(joe).delayed) == (LOST, False)
    t.begin(Turn())
    assert t.asked().ask == "return-where"
    assert len(t.offered()) == 9 + 26
    t.choose("return:woods")
    assert (t.row(joe).space, t.row(joe).clues) == ("woods", 0)


@pytest.mark.rule("AH-7.1", "AH-7.3", "AH-7.5")
def test_going_insane_in_an_other_world_means_being_lost() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", area("abyss", 2), sanity=0, clues=3)
    becomes(t, joe, "insane")
    row = t.row(joe)
    assert (row.space, row.sanity, row.clues, row.delayed) == (LOST, 1, 2, True)


@pytest.mark.rule("AH-7.8")
def test_the_devoured_keep_only_their_trophies_and_are_replaced_next_turn() -> None:
    t = Position()
    joe = t.investigator("joe_diamond", "woods", trophies=("cultist",), clues=4, money=9)
    axe = t.card("axe", joe)
    t.s.pool = ("harvey_walters",)
    becomes(t, joe, "devoured")
    assert joe not in t.s.investigators
    assert list(t.s.pool) == ["harvey_walters", "joe_diamond"]
    assert t.s.cards[axe].owner == 0
    t.s.pool = ("harvey_walters",)
    t.begin(Turn())
    row = t.row(joe)
    assert (row.sheet, row.space, row.trophies) == (
        "harvey_walters",
        "administration_building",
        ("cultist",),
    )
    assert t.asked().ask == "sliders"


@pytest.mark.rule("AH-3.2.12")
def test_delayed_investigators_stand_up_and_do_not_move() -> None:
    t = position("joe_diamond: at northside")
    joe = t.id("joe_diamond")
    becomes(t, joe, "delayed")
    assert play_turn(t) == ["0 sliders"]
    assert (t.row(joe).space, t.row(joe).delayed) == ("northside", False)


@pytest.mark.rule("AH-14.5")
def test_AH_T14_the_score_of_a_game() -> None:
    assert scored(14, 6, 2, 3, 8, 17, 5) == 21


@pytest.mark.rule("AH-3.2.1", "AH-3.2.3", "AH-3.2.5", "AH-3.2.14")
def test_why_a_step_cannot_be_taken_now() -> None:
    t = position("joe_diamond: at rivertown")
    t.s.closed["general_store"] = 0
    cultist = t.monster("cultist", "rivertown")
    t.begin(Movement(1))
    hindered = t.s.why_not("move:graveyard")
    assert hindered is not None
    assert (hindered.rule, hindered.message) == ("AH-3.2.3", "monsters")
    t.roll(5, 5, 5, 5).choose(f"evade:{cultist}")
    assert t.s.why_not("move:graveyard") is None
    hindered = t.s.why_not("move:general_store")
    assert hindered is not None
    assert (hindered.rule, hindered.message) == ("AH-3.2.14", "closed")


def test_the_odds_of_evading_and_of_closing_a_gate_are_shown() -> None:
    t = position("""
        joe_diamond: at woods, sliders 0 0 0
        woods: cultist
    """)
    joe = t.id("joe_diamond")
    t.begin(Movement(joe))
    told = odds(t.s, 0)
    assert told is not None
    # Sneak 4, awareness -3: one die.
    assert told.options == {t.key("evade:cultist"): Fraction(1, 3)}
    assert odds(t.s, 1) is None


def test_the_odds_of_evading_a_monster_of_an_encounter_are_shown() -> None:
    t = position("joe_diamond: at woods, sliders 0 0 0")
    t.s.cup = ("cultist",)
    t.begin(Meeting(t.id("joe_diamond")))
    (met,) = t.s.monsters
    told = odds(t.s, 0)
    assert told is not None
    assert told.options == {f"evade:{met}": Fraction(1, 3)}
