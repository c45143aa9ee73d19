"""Environments and Rumors: what they change, and how Rumors progress, pass and fail."""

from __future__ import annotations

from typing import Any

import pytest

from kadath.games.arkham.board import LOST, area
from kadath.games.arkham.cards import (
    BASE,
    INNSMOUTH,
    MYTHOS,
    MYTHOS_CARD,
    RUMOR,
    SANITY,
    SHEETS,
    STAMINA,
    TABLE,
)
from kadath.games.arkham.happenings import GateCloses, PhaseEnds
from kadath.games.arkham.rules.checks import COMBAT, pool
from kadath.games.arkham.rules.closing import close_need
from kadath.games.arkham.rules.cup import draw_monster
from kadath.games.arkham.rules.encounters_phase import EncountersPhase
from kadath.games.arkham.rules.losses import gain
from kadath.games.arkham.rules.martial_law import is_watched
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.mythos import put_in_play
from kadath.games.arkham.rules.terror import RaisingTerror
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.upkeep import UpkeepPhase
from kadath.games.arkham.state import Card
from kadath.games.arkham.values import gate_limit
from kadath.games.arkham.vocabulary.effects.moves import GoTo, GoToMythosGate
from kadath.kernel.effects import Effect
from kadath.kernel.events import Announced
from kadath.testkit.arkham.position import Position


def under(
    key: str, space: str = "northside", sheet: str = "joe_diamond", **row: object
) -> Position:
    """A position in which an Environment or a Rumor has been in play since an earlier turn."""
    t = Position()
    t.investigator(sheet, space, **row)
    card = 100 + len(t.s.cards)
    t.s.cards[card] = Card(key)
    t.s.derive()
    put_in_play(t.s, card, MYTHOS[key])
    t.s.set_card(card, fresh=False)
    return t


def in_play(t: Position) -> list[str]:
    return [t.s.cards[card].face for card in t.s.cards_of(TABLE)]


def test_during_a_plague_only_the_hospital_and_the_doctor_heal() -> None:
    t = under("a_strange_plague", stamina=2, sanity=1)
    gain(t.s, 1, STAMINA, 1)
    assert t.row(1).stamina == 2
    gain(t.s, 1, STAMINA, 1, "st_marys_hospital")
    gain(t.s, 1, SANITY, 1)
    assert (t.row(1).stamina, t.row(1).sanity) == (3, 2)


def test_weather_affects_only_the_town() -> None:
    clear = under("blackest_night", "abyss_1")
    night = under("blackest_night")
    assert pool(night.s, 1, "luck", 0) == pool(clear.s, 1, "luck", 0) - 1
    assert pool(night.s, 1, "sneak", 0) == pool(clear.s, 1, "sneak", 0) + 1


def test_no_fire_vampire_is_drawn_in_the_rain() -> None:
    t = under("raining_cats_and_dogs")
    t.s.cup = ("fire_vampire", "fire_vampire", "zombie")
    assert draw_monster(t.s) == "zombie"


def test_terror_does_not_rise_in_happy_days() -> None:
    t = under("happy_days_are_here_again")
    t.begin(RaisingTerror(2))
    assert t.s.terror == 0


def test_a_gate_to_rlyeh_is_harder_to_close_when_it_rises() -> None:
    t = under("rlyeh_rising", "woods")
    marker = t.card("rlyeh")
    t.s.gates = {"woods": marker}
    assert close_need(t.s, 1) == 2


def test_blood_magic_pays_or_devours() -> None:
    t = under("blood_magic", "rivertown", stamina=2)
    t.begin(Movement(1)).choose("done").roll(1, 5).choose(f"use:{t.s.environment}:0:0")
    assert (t.row(1).stamina, t.row(1).clues) == (1, 3)


def test_curfew_does_not_touch_the_deputy() -> None:
    t = under("curfew_enforced", "northside")
    t.card("deputy_of_arkham", 1)
    t.begin(Movement(1)).choose("done")
    assert not t.noted("check")


def test_a_parade_bars_the_merchant_district() -> None:
    t = under("fourth_of_july_parade", "downtown")
    t.s.set_card(t.s.cards_of(TABLE)[0] if t.s.cards_of(TABLE) else 100, owner=TABLE)
    t.begin(Movement(1, at="move", points=3))
    assert "move:merchant_district" not in t.offered()
    assert "move:northside" in t.offered()


@pytest.mark.rule("AH-3.5.13", "AH-15.14")
def test_a_parade_stops_the_patrol_wagon_too() -> None:
    t = under("fourth_of_july_parade", "downtown")
    wagon = t.card("patrol_wagon", 1)
    t.begin(Movement(1)).choose(f"use:{wagon}:0")
    assert "go:merchant_district" not in t.offered()
    assert "go:river_docks" in t.offered()
    t = under("fourth_of_july_parade", "merchant_district")
    wagon = t.card("patrol_wagon", 1)
    t.begin(Movement(1)).expects_no_question()


@pytest.mark.rule("AH-15.14")
def test_a_sailor_takes_warning_in_the_patrol_wagon_too() -> None:
    t = under("sailor_take_warning", "downtown")
    wagon = t.card("patrol_wagon", 1)
    t.begin(Movement(1)).choose(f"use:{wagon}:0").roll(1, 1).choose("go:river_docks")
    assert [note["check"] for note in t.noted("check")] == ["fight"]


@pytest.mark.rule("AH-3.3.9")
@pytest.mark.parametrize("effect", [GoTo("unvisited_isle"), GoToMythosGate()])
def test_a_sailor_takes_warning_where_an_entry_leads_to_the_water(effect: Effect) -> None:
    t = under("sailor_take_warning", stamina=4)
    t.s.cards[900] = Card("alien_technology")
    t.s.decks[MYTHOS_CARD] = (900,)
    t.roll(1, 1, 1).resolve(effect)
    assert (t.row(1).space, t.row(1).stamina) == ("unvisited_isle", 2)
    assert [note["check"] for note in t.noted("check")] == ["fight"]


def test_a_sailor_who_already_is_at_the_water_does_not_come_there() -> None:
    t = under("sailor_take_warning", "river_docks")
    t.resolve(GoTo("river_docks"))
    assert t.noted("check") == []


@pytest.mark.rule("AH-3.2.10", "AH-3.2.11")
def test_a_sailor_takes_warning_on_returning_through_a_gate_and_then_faces_what_is_there() -> None:
    t = under("sailor_take_warning", area("abyss", 2))
    t.gate("unvisited_isle")
    t.monster("zombie", "unvisited_isle")
    t.roll(1, 1, 1).begin(MovementPhase())
    assert [note["check"] for note in t.noted("check")] == ["fight"]
    assert (t.row(1).space, t.row(1).explored) == ("unvisited_isle", True)
    assert t.asked().ask == "back-in-town"


@pytest.mark.rule("AH-3.2.10", "AH-7.2")
def test_a_sailor_who_faints_on_returning_is_no_longer_there() -> None:
    t = under("sailor_take_warning", area("abyss", 2), stamina=2)
    t.gate("unvisited_isle")
    t.monster("zombie", "unvisited_isle")
    t.roll(1, 1, 1).begin(MovementPhase())
    assert (t.row(1).space, t.row(1).explored) == ("st_marys_hospital", False)
    t.expects_no_question()


@pytest.mark.rule("AH-7.6")
def test_a_sailor_takes_warning_on_returning_from_time_and_space() -> None:
    t = under("sailor_take_warning", LOST)
    t.roll(1, 1, 1).begin(UpkeepPhase()).choose("return:river_docks")
    assert [note["check"] for note in t.noted("check")] == ["fight"]


def test_innsmouth_sleeps_and_nobody_is_checked() -> None:
    t = under("innsmouth_sleeps", "church_green")
    t.s.boxes, t.s.martial_law = ("base", INNSMOUTH), True
    assert not is_watched(t.s, "marsh_refinery")


def test_the_veil_changes_the_limits() -> None:
    assert gate_limit(under("the_veil_is_strong").s) == gate_limit(under("the_festival").s) + 1


def test_weakened_forces_affect_magical_weapons_only() -> None:
    from kadath.games.arkham.rules.combat import Combat

    t = under("weakened_forces")
    blade, gun = t.card("enchanted_blade", 1), t.card("revolver_38", 1)
    monster = t.monster("zombie", "northside")
    t.s.derive()
    t.s.stack.append(Combat(1, monster, wielded=(gun,)))
    plain = pool(t.s, 1, COMBAT, 0, monster)
    t.s.stack[-1] = Combat(1, monster, wielded=(gun, blade))
    assert pool(t.s, 1, COMBAT, 0, monster) == plain + 4 - 1


def test_whoever_closes_a_gate_is_watched_over_once() -> None:
    t = under("someones_watching_me")
    t.begin(Announced((GateCloses(1, "woods", "abyss"),)))
    assert [t.s.cards[card].face for card in t.s.cards_of(1)] == ["blessing"]
    assert t.s.environment == 0


# --- Rumors ---------------------------------------------------------------------------------------


@pytest.mark.rule("AH-3.5.10")
def test_a_rumor_progresses_from_the_phase_after_it_entered_play() -> None:
    t = under("the_great_ritual")
    t.s.set_card(t.s.rumor, fresh=True)
    t.begin(Announced((PhaseEnds("mythos"),)))
    assert t.s.cards[t.s.rumor].tokens == 0
    t.s.stack.append(Turn())
    t.s.set_card(t.s.rumor, fresh=False)
    t.begin(Announced((PhaseEnds("mythos"),)))
    assert t.s.cards[t.s.rumor].tokens == 1


@pytest.mark.rule("AH-3.5.10")
def test_a_rumor_passes_for_its_price_in_its_street() -> None:
    t = under("the_stars_are_right", "downtown")
    ally = t.card("duke", 1)
    t.deck("common_item", "axe", "food")
    t.begin(EncountersPhase())
    t.choose(f"ability:{t.s.rumor}:1")
    if t.s.decision is not None and t.offered()[0] == f"discard:{ally}":
        t.choose(f"discard:{ally}", "done")
    assert t.s.rumor == 0
    assert {t.s.cards[card].face for card in t.s.cards_of(1)} == {"axe", "food"}


@pytest.mark.rule("AH-3.5.10")
def test_good_work_undone_removes_all_elder_signs() -> None:
    t = under("good_work_undone")
    t.s.seals = ("woods",)
    t.s.set_card(t.s.rumor, tokens=9)
    t.roll(1, 1).begin(Announced((PhaseEnds("mythos"),)))
    assert not t.s.seals
    assert t.s.rumor == 0


@pytest.mark.rule("AH-4.6")
def test_cards_that_count_as_clues_help_against_good_work_undone() -> None:
    t = under("good_work_undone", "easttown")
    t.s.set_card(t.s.rumor, tokens=6)
    materials = t.card("research_materials", 1)
    t.s.set_investigator(1, clues=1)
    t.begin(EncountersPhase()).choose(f"ability:{t.s.rumor}:0")
    t.choose("number:2")
    if f"clue:{materials}" in t.offered():
        t.choose(f"clue:{materials}")
    assert (t.row(1).clues, t.s.cards[materials].owner) == (0, 0)
    assert t.s.cards[t.s.rumor].tokens == 4


@pytest.mark.rule("AH-3.3.2")
def test_nobody_works_on_a_rumor_without_anything_to_spend() -> None:
    t = under("good_work_undone", "easttown")
    t.s.set_card(t.s.rumor, tokens=6)
    t.begin(EncountersPhase())
    assert t.s.decision is None


def test_a_great_ritual_that_succeeds_brings_gates_for_ever() -> None:
    t = under("the_great_ritual")
    t.s.set_card(t.s.rumor, tokens=4)
    t.begin(Announced((PhaseEnds("mythos"),)))
    assert t.s.rumor == 0
    assert t.s.listeners.on("when", "PhaseBegins")


def test_captives_are_faced_one_by_one_and_break_out_at_eight() -> None:
    t = under("the_terrible_experiment", "miskatonic_university")
    t.s.captives = ("zombie",) * 7
    t.s.cup = ("zombie", "ghoul")
    t.begin(Announced((PhaseEnds("mythos"),)))
    assert not t.s.captives
    assert (t.s.terror, t.s.rumor) == (10, 0)
    assert len(t.s.monsters_at("miskatonic_university")) == 8


def test_the_strangler_takes_allies_and_then_peace_of_mind() -> None:
    t = under("the_southside_strangler_strikes")
    t.deck("ally", "duke")
    t.begin(Announced((PhaseEnds("mythos"),)))
    assert (t.s.decks["ally"], t.s.rumor) == ((), t.s.rumor)
    t.begin(Announced((PhaseEnds("mythos"),)))
    t.s.apply("lower:sanity")
    assert t.row(1).sanity == 3
    assert t.s.rumor == 0


@pytest.mark.parametrize("key", [key for key, one in MYTHOS.items() if one.kind == RUMOR])
def test_every_rumor_has_abilities_to_progress_and_to_pass(key: str) -> None:
    assert len(MYTHOS[key].abilities) >= 2


def ending_the_phase(rumor: str, space: str = "uptown", **town: Any) -> Position:
    """The Mythos phase ends: Ithaqua hurts those in the streets, and a Rumor progresses."""
    t = under(rumor, space)
    t.s.ancient_one = t.card("ithaqua", TABLE)
    t.deck("ally", "duke")
    t.s.cup = ("ghoul", "ghoul")
    t.s.set_card(t.s.rumor, tokens=2)
    for name, value in town.items():
        setattr(t.s, name, value)
    return t.begin(Announced((PhaseEnds("mythos"),)))


@pytest.mark.rule("AH-15.11")
@pytest.mark.parametrize(
    "rumor", [key for key, one in MYTHOS.items() if one.kind == RUMOR and one.box == BASE]
)
@pytest.mark.parametrize(("space", "lost"), [("woods", 0), ("uptown", 1)])
def test_independent_effects_of_a_rumor_and_the_cold_need_no_order(
    rumor: str, space: str, lost: int
) -> None:
    t = ending_the_phase(rumor, space)
    assert t.s.decision is None
    assert t.row(1).stamina == SHEETS["joe_diamond"].stamina - lost
    assert len(t.noted("use")) == 1 + lost


@pytest.mark.rule("AH-15.11")
@pytest.mark.parametrize(
    ("rumor", "town"),
    [
        ("the_stars_are_right", {"doom": 10}),
        ("disturbing_the_dead", {"terror": 9}),
        ("the_southside_strangler_strikes", {"decks": {}}),
        ("the_terrible_experiment", {"captives": ("ghoul",) * 7}),
        ("the_terrible_experiment", {"cup": ()}),
    ],
)
def test_the_first_player_orders_a_rumor_and_the_cold_if_it_could_matter(
    rumor: str, town: dict[str, Any]
) -> None:
    t = ending_the_phase(rumor, **town)
    assert t.asked().ask == "order-forced"
    assert len(t.offered()) == 2
