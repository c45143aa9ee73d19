"""The Devourer Below: what makes each of its cards different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.games.lcg.values import value

from .table import Table

WOODS = (
    "arkham-woods-unhallowed-ground",
    "arkham-woods-twisting-paths",
    "arkham-woods-old-house",
    "arkham-woods-cliffside",
    "arkham-woods-tangled-thicket",
    "arkham-woods-quiet-glade",
)


def on_the_path(*bag: str, **given: object) -> Table:
    """Roland on the Main Path, under the reference card."""
    t = Table(*bag)
    t.scenario("the-devourer-below")
    t.investigator("roland-banks", t.location("main-path"), **given)  # type: ignore[arg-type]
    return t


@pytest.mark.parametrize("revealed", [True, False])
def test_the_path_leads_to_all_woods_and_back(revealed: bool) -> None:
    t = on_the_path()
    path = t.id_of("main-path")
    places = [t.location(face, revealed=revealed) for face in WOODS]
    assert list(t.state.connected(path)) == places
    assert all(path in t.state.connected(place) for place in places)
    assert all(len(t.state.connected(place)) == (3 if revealed else 1) for place in places)


def test_one_may_flee_along_the_path() -> None:
    t = on_the_path()
    t.round()
    t.choose("activate main-path")
    assert t.state.is_out(t.id_of("roland-banks"))


@pytest.mark.parametrize(
    ("token", "harder", "total"),
    [("skull", False, 3 - 2), ("skull", True, 0), ("elder thing", False, 0)],
)
def test_the_tokens_know_the_monsters(token: str, harder: bool, total: int) -> None:
    t = on_the_path(token)
    t.state.set_card(t.state.scenario, revealed=harder)
    woods = t.location(WOODS[0])
    t.enemy("ghoul-minion", woods)
    t.enemy("ghoul-minion", woods)
    t.enemy("acolyte", woods)
    t.round()
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == total


@pytest.mark.parametrize(("harder", "doom"), [(False, 1), (True, 2)])
def test_the_cultist_token_dooms_the_nearest_enemy_of_any_kind(harder: bool, doom: int) -> None:
    t = on_the_path("cultist")
    t.state.set_card(t.state.scenario, revealed=harder)
    rats = t.enemy("swarm-of-rats", t.location(WOODS[0]))
    t.round()
    t.choose("investigate")
    assert t.state.cards[rats].doom == doom


@pytest.mark.parametrize(("harder", "hurt"), [(False, (1, 0)), (True, (1, 1))])
def test_the_tablet_hurts_beside_a_monster(harder: bool, hurt: tuple[int, int]) -> None:
    t = on_the_path("tablet")
    t.state.set_card(t.state.scenario, revealed=harder)
    t.enemy("ghoul-minion", t.id_of("main-path"), exhausted=True)
    t.round()
    t.choose("investigate")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == hurt


def test_the_unhallowed_ground_hurts_whoever_enters() -> None:
    t = on_the_path("-4")
    t.location(WOODS[0])
    t.round()
    t.choose(f"move {WOODS[0]}")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == (1, 1)


@pytest.mark.parametrize(
    ("face", "skill"),
    [("arkham-woods-cliffside", "agility"), ("arkham-woods-tangled-thicket", "combat")],
)
def test_some_woods_are_investigated_with_another_skill(face: str, skill: str) -> None:
    t = Table("0")
    t.investigator("roland-banks", t.location(face, clues=1))
    t.round()
    t.choose("investigate")
    assert t.told("test")[-1]["skill"] == skill


def test_the_glade_heals_once_a_turn() -> None:
    t = Table("0")
    t.investigator("roland-banks", t.location("arkham-woods-quiet-glade"), damage=2, horror=2)
    t.round()
    t.choose("activate arkham-woods-quiet-glade", "effect 1")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == (2, 1)
    assert "activate arkham-woods-quiet-glade" not in t.options


def test_the_ritual_site_fills_up_at_the_end_of_the_round() -> None:
    t = Table("0")
    site = t.location("ritual-site", clues=1)
    t.investigator("roland-banks", site)
    t.round("IV")
    assert t.state.cards[site].clues == 2


def test_the_wrath_costs_a_card_or_health_for_each_point() -> None:
    t = on_the_path("0", hand=["machete", "flashlight"])
    t.encounter_deck("umordhoths-wrath")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert t.told("test-result")[-1]["by"] == 2
    t.choose("effect 0", "discard machete", "effect 1")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == (1, 1)
    assert t.zone("flashlight") == "hand"


def test_umordhoth_grows_with_the_table_and_rises_after_each_turn() -> None:
    t = on_the_path("0")
    t.investigator("wendy-adams", t.id_of("main-path"))
    enemy = t.enemy("umordhoth", t.location("ritual-site"), exhausted=True)
    t.round()
    assert value(t.state, enemy, "health") == 6 + 4 * 2
    t.choose("turn roland-banks", "done")
    assert not t.state.cards[enemy].exhausted


@pytest.mark.parametrize("play", [[], ["lita-chantler"]])
def test_only_who_controls_lita_may_give_her_up(play: list[str]) -> None:
    t = on_the_path("0", play=play)
    t.enemy("umordhoth", t.id_of("main-path"), exhausted=True)
    t.round()
    assert ("activate umordhoth" in t.options) == bool(play)
    if play:
        t.choose("activate umordhoth")
        assert t.state.resolution == "R3"
