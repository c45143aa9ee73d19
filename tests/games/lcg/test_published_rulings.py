"""Published rulings on single cards that no other test holds; the docs list them card by card."""

from __future__ import annotations

import pytest

from kadath.games.lcg.zones import discard
from kadath.testkit.lcg.position import Position


def alone(token: str = "0", *, who: str, clues: int = 2, **given: object) -> Position:
    """Somebody in the study, with a bag of one token."""
    t = Position(token)
    t.investigator(who, t.location("study", clues=clues), **given)  # type: ignore[arg-type]
    return t


def clues_of(t: Position, name: str) -> int:
    return t.state.investigators[t.id_of(name)].clues


def test_an_event_that_is_discarded_from_play_goes_under_the_deck_of_who_wears_the_amulet() -> None:
    t = alone(who="wendy-adams", play=["wendys-amulet"], hand=["barricade"], deck=["guts"])
    t.round()
    t.choose("play barricade")
    assert t.zone("barricade") == "attached"
    discard(t.state, t.id_of("barricade"))
    wendy = t.id_of("wendy-adams")
    assert t.state.pile("deck", wendy) == (t.id_of("guts"), t.id_of("barricade"))


def test_under_an_empty_deck_an_event_becomes_the_deck() -> None:
    t = alone(who="wendy-adams", play=["wendys-amulet"], hand=["emergency-cache"])
    t.round()
    t.choose("play emergency-cache")
    wendy = t.id_of("wendy-adams")
    assert t.state.pile("deck", wendy) == (t.id_of("emergency-cache"),)


def test_a_burglar_finds_no_additional_clue_by_deduction() -> None:
    t = alone(who="roland-banks", play=["burglary"], hand=["deduction"], resources=0)
    t.round()
    t.choose("activate burglary", "commit deduction")
    assert clues_of(t, "roland-banks") == 0
    assert t.state.investigators[t.id_of("roland-banks")].resources == 3


def test_deduction_is_for_whoever_investigates_and_not_for_whoever_commits_it() -> None:
    t = alone(who="roland-banks")
    t.investigator("daisy-walker", t.id_of("study"), hand=["deduction"])
    t.round()
    t.choose("turn roland-banks", "investigate", "commit deduction")
    assert (clues_of(t, "roland-banks"), clues_of(t, "daisy-walker")) == (2, 0)


@pytest.mark.parametrize(("clues", "covered"), [(1, 1), (2, 2)])
def test_no_more_is_covered_up_than_could_be_found(clues: int, covered: int) -> None:
    t = alone(who="roland-banks", clues=clues, hand=["deduction"], deck=["cover-up"])
    t.round()
    t.choose("draw", "investigate", "commit deduction", "react cover-up")
    assert t.state.cards[t.id_of("cover-up")].clues == 3 - covered
    assert t.state.cards[t.id_of("study")].clues == clues


def test_fear_that_comes_twice_makes_the_first_move_dearer_by_two() -> None:
    t = alone("-8", who="wendy-adams", deck=["guts"])
    t.location("hallway")
    for _ in range(2):
        t.enemy("frozen-in-fear", engaged=t.id_of("wendy-adams"))
    t.enemy("goat-spawn", t.id_of("study"), exhausted=True)
    t.round()
    t.choose("fight goat-spawn")
    assert t.asked == "wendy-adams: order-forced", "three actions for one fight: her turn is over"
    while not t.is_over():
        t.choose("pass" if "pass" in t.options else t.options[0])
    tests = [entry for entry in t.told("test") if entry["skill"] == "willpower"]
    assert len(tests) == 2, "one for each fear"


def test_what_rabbits_foot_draws_may_answer_the_same_failure() -> None:
    t = alone("-2", who="wendy-adams", play=["rabbits-foot"], deck=["look-what-i-found"])
    t.round()
    t.choose("investigate", "react rabbits-foot")
    assert t.options == ["play look-what-i-found", "pass"]


def test_what_pickpocketing_draws_may_answer_the_same_evasion() -> None:
    t = alone("+1", who="wendy-adams", play=["pickpocketing"], deck=["close-call"])
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.encounter_deck("swarm-of-rats")
    t.round()
    t.choose("evade goat-spawn", "react pickpocketing")
    assert t.options == ["play close-call", "pass"]


def test_paranoia_in_the_upkeep_phase_comes_before_the_resource() -> None:
    t = alone(who="roland-banks", deck=["paranoia"], resources=7)
    t.round("IV")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 1


def test_who_is_carried_away_by_what_they_drew_finds_clues_where_they_end() -> None:
    t = Position("-8")
    t.investigator("agnes-baker", t.location("hallway"), hand=["drawn-to-the-flame"], deck=["guts"])
    t.location("rivertown", clues=3)
    t.encounter_deck("on-wings-of-darkness")
    t.round()
    t.choose("play drawn-to-the-flame")
    while "take-action" not in t.asked:
        t.choose(t.options[0])
    assert clues_of(t, "agnes-baker") == 2


def test_the_second_leo_grants_an_action_of_his_own() -> None:
    t = alone(who="roland-banks", play=["leo-de-luca"], hand=["leo-de-luca"], resources=9)
    t.round()
    t.choose("resource")
    discard(t.state, t.id_of("leo-de-luca#2"))
    t.choose("resource", "play leo-de-luca")
    taken = 3
    while not t.is_over() and "take-action" in t.asked:
        t.choose("resource")
        taken += 1
    assert taken == 5


def test_twisting_paths_hold_back_whoever_a_card_would_move() -> None:
    t = Position("-8")
    t.investigator(
        "wendy-adams", t.location("arkham-woods-twisting-paths"), hand=["elusive"], resources=5
    )
    path = t.location("main-path")
    t.round()
    t.choose("play elusive")
    while "take-action" not in t.asked:
        t.choose("pass" if "pass" in t.options else t.options[0])
    assert t.state.location_of(t.id_of("wendy-adams")) != path


def test_a_psychosis_that_the_sign_draws_answers_its_horror() -> None:
    t = alone("-8", who="roland-banks", deck=["psychosis"])
    t.encounter_deck("the-yellow-sign")
    t.round("I")
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.horror, row.damage) == (2, 1)


@pytest.mark.parametrize("option", ["effect 0", "effect 1"])
def test_the_lead_may_choose_discards_although_somebody_has_no_card(option: str) -> None:
    t = alone(who="roland-banks", hand=["guts"])
    t.investigator("wendy-adams", t.id_of("study"))
    t.agendas("whats-going-on", "rise-of-the-ghouls", doom=2)
    t.encounter_deck("ancient-evils", "swarm-of-rats")
    t.round("I")
    assert t.options == ["effect 0", "effect 1"]
    t.choose(option)
    assert (t.zone("guts") == "discard") is (option == "effect 0")
