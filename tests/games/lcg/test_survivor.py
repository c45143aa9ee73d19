"""Survivor cards: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.frames import test_now as running_test
from kadath.testkit.lcg.position import Position


def study_with(
    *bag: str,
    play: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    discard: tuple[str, ...] = (),
    resources: int = 5,
    clues: int = 2,
) -> Position:
    """Wendy in the study, with things in play, in hand and in her discard pile."""
    t = Position(*bag)
    study = t.location("study", clues=clues)
    t.investigator(
        "wendy-adams",
        study,
        play=play,
        hand=hand,
        discard=discard,
        deck=["guts", "guts"],
        resources=resources,
    )
    return t


def test_leather_coat_takes_two_damage_and_no_horror() -> None:
    t = study_with("0", play=("leather-coat",))
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"))
    t.round("III")
    assert t.options == ["assign wendy-adams damage", "assign leather-coat damage"]
    t.choose("assign leather-coat damage")
    assert t.state.cards[t.id_of("leather-coat")].damage == 1
    row = t.state.investigators[t.id_of("wendy-adams")]
    assert (row.damage, row.horror) == (0, 1)


def test_dig_deep_raises_willpower_or_agility() -> None:
    t = study_with("0", play=("dig-deep",), resources=2)
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("evade goat-spawn", "use dig-deep", "use dig-deep")
    assert t.told("total")[-1]["total"] == 4 + 2
    assert t.state.investigators[t.id_of("wendy-adams")].resources == 0


@pytest.mark.rule("LCG-169", "LCG-173")
def test_cunning_distraction_evades_everything_here_whoever_fights_it() -> None:
    t = study_with("0", hand=("cunning-distraction",))
    study = t.id_of("study")
    wendy = t.id_of("wendy-adams")
    roland = t.investigator("roland-banks", study)
    t.enemy("ghoul-minion", engaged=wendy)
    t.enemy("goat-spawn", engaged=roland)
    t.round()
    t.choose("turn wendy-adams", "play cunning-distraction")
    for enemy in ("ghoul-minion", "goat-spawn"):
        assert t.zone(enemy) == "at"
        assert t.state.cards[t.id_of(enemy)].exhausted
    assert t.state.investigators[wendy].damage == 0, "an evade action provokes nothing (LCG-173)"


def test_lucky_2_draws_a_card_besides() -> None:
    t = study_with("-3", hand=("lucky-2",))
    t.round()
    t.choose("investigate", "pass", "play lucky-2")
    wendy = t.id_of("wendy-adams")
    assert t.state.investigators[wendy].clues == 1, "3 - 3 + 2 against 2"
    assert len(t.state.pile("hand", wendy)) == 1


@pytest.mark.rule("LCG-206", "LCG-367")
def test_LCG_367_lucky_is_of_no_use_against_an_automatic_failure() -> None:
    t = study_with("auto-fail", hand=("lucky", "lucky-2"))
    t.round()
    t.choose("investigate", "pass")
    assert t.options == ["play lucky-2", "pass"], "the better one still draws a card"


def test_will_to_survive_reveals_no_tokens_until_the_turn_is_over() -> None:
    t = study_with("auto-fail", hand=("will-to-survive",))
    wendy = t.id_of("wendy-adams")
    t.encounter_deck("rotting-remains")
    t.round()
    t.choose("play will-to-survive", "investigate")
    assert t.told("revealed-token") == []
    assert t.told("total")[-1]["total"] == 3
    assert t.state.investigators[wendy].clues == 1


def test_will_to_survive_is_for_ones_own_turn_and_ones_own_tests() -> None:
    t = Position("-1")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study)
    t.investigator("wendy-adams", study, hand=["will-to-survive"])
    t.round()
    t.choose("turn roland-banks")
    assert t.asked == "roland-banks: take-action"
    t.choose("done", "play will-to-survive", "done")
    assert t.is_over()


@pytest.mark.rule("LCG-492")
def test_scavenging_brings_an_item_back_by_2_or_more() -> None:
    t = study_with("0", play=("scavenging",), discard=("lucky", "knife", "flashlight"))
    t.round()
    t.choose("investigate")
    assert t.asked == "wendy-adams: take-action", "3 against 2"
    t.state.bag = ("+1",)
    t.choose("investigate")
    assert t.options == ["react scavenging", "pass"]
    t.choose("react scavenging")
    assert sorted(t.options) == ["choose flashlight", "choose knife"], "Lucky! is no item"
    t.choose("choose knife")
    assert t.zone("knife") == "hand"
    assert t.state.cards[t.id_of("scavenging")].exhausted


def test_scavenging_needs_an_item_to_bring_back() -> None:
    t = study_with("+1", play=("scavenging",), discard=("lucky",))
    t.round()
    t.choose("investigate")
    assert t.asked == "wendy-adams: take-action"


@pytest.mark.parametrize(
    ("token", "damage", "zone"),
    [("0", 2, "play"), ("tablet", 2, "play"), ("skull", 2, "discard"), ("auto-fail", 0, "discard")],
)
def test_baseball_bat_breaks_on_a_skull(token: str, damage: int, zone: str) -> None:
    t = study_with(token, play=("baseball-bat",))
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("activate baseball-bat")
    assert t.state.cards[t.id_of("goat-spawn")].damage == damage, "1 + 2 against 3"
    assert t.zone("baseball-bat") == zone


@pytest.mark.parametrize(("token", "zone"), [("0", "play"), ("skull", "discard")])
def test_baseball_bat_does_not_break_on_a_token_that_was_cancelled(token: str, zone: str) -> None:
    t = study_with("skull", play=("baseball-bat",), hand=("emergency-cache",))
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("activate baseball-bat")
    t.state.bag = tuple(sorted(("skull", token)))
    t.will_reveal(token)
    t.state.bag = (token,)
    t.choose("react wendy-adams")
    assert [one["token"] for one in t.told("revealed-token")] == ["skull", token]
    assert t.zone("baseball-bat") == zone


@pytest.mark.parametrize(("token", "is_close"), [("-1", True), ("-2", False), ("+1", False)])
def test_look_what_i_found_when_it_was_close(token: str, is_close: bool) -> None:
    t = Position(token)
    cellar = t.location("cellar", clues=2)
    roland = t.investigator("roland-banks", cellar, hand=["look-what-i-found"])
    t.round()
    t.choose("investigate", "done")
    assert t.state.investigators[roland].clues == (token == "+1"), "3 against 4"
    assert ("play look-what-i-found" in t.options) == is_close
    if is_close:
        t.choose("play look-what-i-found")
        assert t.state.investigators[roland].clues == 2


def test_look_what_i_found_is_for_investigations_only() -> None:
    t = study_with("-3", hand=("look-what-i-found",))
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("evade goat-spawn", "pass")
    assert t.asked == "wendy-adams: take-action"


def test_aquinnah_turns_the_damage_of_an_attack_on_another_enemy() -> None:
    t = study_with("0", play=("aquinnah",))
    wendy = t.id_of("wendy-adams")
    t.enemy("ghoul-minion", engaged=wendy)
    t.enemy("flesh-eater", engaged=wendy)
    t.round("III")
    t.choose("attacker ghoul-minion", "react aquinnah")
    assert t.state.cards[t.id_of("flesh-eater")].damage == 1
    aquinnah = t.state.cards[t.id_of("aquinnah")]
    assert (aquinnah.exhausted, aquinnah.horror) == (True, 1)
    t.choose("assign wendy-adams horror")
    row = t.state.investigators[wendy]
    assert (row.damage, row.horror) == (0, 1), "the horror of the ghoul still comes"


def test_aquinnah_needs_another_enemy_and_damage() -> None:
    t = study_with("0", play=("aquinnah",))
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"))
    t.round("III")
    assert t.asked == "wendy-adams: gather", "there is no other enemy"


def test_close_call_takes_an_evaded_enemy_back_to_the_deck() -> None:
    t = study_with("0", hand=("close-call",))
    wendy = t.id_of("wendy-adams")
    t.encounter_deck("rotting-remains", "grasping-hands")
    t.enemy("goat-spawn", engaged=wendy)
    t.round()
    t.choose("evade goat-spawn", "done", "pass", "play close-call")
    assert len(t.state.pile("deck")) == 3
    assert t.state.pile("at", t.id_of("study")) == ()
    assert sorted(t.state.cards[one].face for one in t.state.pile("deck")) == [
        "goat-spawn",
        "grasping-hands",
        "rotting-remains",
    ]


@pytest.mark.rule("LCG-184", "LCG-185")
def test_an_attack_goes_on_against_an_enemy_that_close_call_takes_away() -> None:
    t = study_with("0", hand=("close-call", "overpower"), play=("stray-cat",))
    t.encounter_deck("swarm-of-rats", "flesh-eater", "icy-ghoul")
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("pass", "pass", "fight goat-spawn", "use stray-cat", "play close-call")
    test = running_test(t.state)
    assert test is not None
    assert t.zone("goat-spawn") == "deck"
    assert test.total_difficulty(t.state) == 3, "what it began with, whatever lies there now"
    t.choose("done")
    assert t.told("damage") == [], "nobody is left to be hit"


@pytest.mark.parametrize("enemy", ["ghoul-priest", "mob-enforcer", "goat-spawn"])
def test_close_call_does_not_rid_one_of_elites_weaknesses_or_into_an_empty_deck(
    enemy: str,
) -> None:
    t = study_with("+1", hand=("close-call",))
    if enemy != "goat-spawn":
        t.encounter_deck("rotting-remains")
    t.enemy(enemy, engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose(f"evade {enemy}", "done", "pass")
    assert t.asked == "wendy-adams: take-action"
    assert t.zone(enemy) == "at"
