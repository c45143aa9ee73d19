"""Mystic cards: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.advancing import doom_in_play
from kadath.games.lcg.values import value
from kadath.testkit.lcg.position import Position


def study_with(
    *bag: str,
    play: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    deck: tuple[str, ...] = ("guts", "guts"),
    resources: int = 5,
    horror: int = 0,
) -> Position:
    """Agnes in the study, with things in play, in hand and in her deck."""
    t = Position(*bag)
    study = t.location("study", clues=2)
    t.investigator(
        "agnes-baker",
        study,
        play=play,
        hand=hand,
        deck=deck,
        resources=resources,
        horror=horror,
    )
    return t


def test_holy_rosary_strengthens_the_will_and_takes_horror() -> None:
    t = study_with("0", play=("holy-rosary",))
    agnes = t.id_of("agnes-baker")
    assert value(t.state, agnes, "willpower") == 6
    t.encounter_deck("rotting-remains")
    t.state.bag = ("-5",)
    t.round("I")
    assert t.options == ["assign agnes-baker horror", "assign holy-rosary horror"]
    t.choose("assign holy-rosary horror", "assign holy-rosary horror")
    assert t.zone("holy-rosary") == "discard"
    assert t.state.investigators[agnes].horror == 0, "6 - 5 against 3"


def test_arcane_studies_raise_willpower_or_intellect() -> None:
    t = study_with("0", play=("arcane-studies",), resources=3)
    t.round()
    t.choose("investigate", "use arcane-studies", "use arcane-studies", "pass", "pass")
    assert t.told("total")[-1]["total"] == 2 + 2
    assert t.state.investigators[t.id_of("agnes-baker")].resources == 1


def test_arcane_initiate_comes_with_doom_and_looks_for_spells() -> None:
    t = study_with("0", hand=("arcane-initiate",), deck=("guts", "scrying", "machete", "scrying"))
    t.round()
    t.choose("play arcane-initiate")
    assert doom_in_play(t.state) == 1
    t.choose("use arcane-initiate")
    agnes = t.id_of("agnes-baker")
    assert [t.state.cards[one].face for one in t.state.pile("hand", agnes)] == ["scrying"]
    assert len(t.state.pile("deck", agnes)) == 3
    assert t.state.cards[t.id_of("arcane-initiate")].exhausted


def test_the_doom_of_the_arcane_initiate_leaves_with_it() -> None:
    t = study_with("0", hand=("arcane-initiate", "stray-cat"))
    t.round()
    t.choose("play arcane-initiate", "pass", "play stray-cat")
    assert t.zone("arcane-initiate") == "discard", "there is one ally slot"
    assert doom_in_play(t.state) == 0


def test_fearless_heals_whoever_committed_it() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    roland = t.investigator("roland-banks", study, horror=1)
    agnes = t.investigator("agnes-baker", study, hand=["fearless"], horror=2)
    t.encounter_deck("rotting-remains")
    t.round("I")
    t.choose("commit fearless")
    assert t.state.investigators[agnes].horror == 1
    assert t.state.investigators[roland].horror == 1


def test_forbidden_knowledge_turns_secrets_into_resources_at_the_price_of_horror() -> None:
    t = study_with("0", play=("forbidden-knowledge",))
    agnes = t.id_of("agnes-baker")
    t.round()
    t.choose("use forbidden-knowledge")
    row = t.state.investigators[agnes]
    assert (row.resources, row.horror) == (6, 1)
    assert t.state.cards[t.id_of("forbidden-knowledge")].uses == 3
    assert t.asked == "agnes-baker: take-action", "it is exhausted"


def test_forbidden_knowledge_is_gone_with_its_last_secret() -> None:
    t = study_with("0", play=("forbidden-knowledge",))
    t.state.set_card(t.id_of("forbidden-knowledge"), uses=1)
    t.round()
    t.choose("use forbidden-knowledge")
    assert t.zone("forbidden-knowledge") == "discard"
    assert t.state.investigators[t.id_of("agnes-baker")].resources == 6


@pytest.mark.parametrize(("token", "horror"), [("-1", 0), ("skull", 1), ("auto-fail", 1)])
def test_shrivelling_strikes_with_the_will_and_fears_symbols(token: str, horror: int) -> None:
    t = study_with(token, play=("shrivelling",))
    agnes = t.id_of("agnes-baker")
    t.enemy("goat-spawn", engaged=agnes)
    t.round()
    t.choose("activate shrivelling")
    if horror:
        assert t.options == ["react agnes-baker", "pass"]
        t.choose("pass")
    assert t.state.investigators[agnes].horror == horror
    damage = 0 if token == "auto-fail" else 2
    assert t.state.cards[t.id_of("goat-spawn")].damage == damage
    assert t.state.cards[t.id_of("shrivelling")].uses == 3


def test_the_horror_of_shrivelling_comes_before_its_damage() -> None:
    t = study_with("skull", play=("shrivelling",))
    t.enemy("goat-spawn", engaged=t.id_of("agnes-baker"), damage=2)
    t.round()
    t.choose("activate shrivelling", "react agnes-baker")
    assert t.zone("goat-spawn") == "discard", "Agnes strikes while the test is at ST.3"
    assert t.told("test-result") != [], "the test goes on without it"


def test_a_token_that_is_ignored_was_never_revealed() -> None:
    t = study_with("skull", "0", play=("shrivelling", "grotesque-statue"))
    t.enemy("goat-spawn", engaged=t.id_of("agnes-baker"))
    t.round()
    t.choose("activate shrivelling", "react grotesque-statue")
    tokens = [entry["token"] for entry in t.told("revealed-token")]
    t.choose(f"resolve {tokens.index('0')}")
    assert t.state.investigators[t.id_of("agnes-baker")].horror == 0
    assert t.state.cards[t.id_of("goat-spawn")].damage == 2


@pytest.mark.rule("LCG-312")
def test_a_second_grotesque_statue_reveals_one_more_token() -> None:
    t = study_with("-3", "-2", "0", play=("grotesque-statue", "grotesque-statue"))
    t.round()
    t.choose("investigate", "react grotesque-statue", "react grotesque-statue#2")
    assert t.options == ["resolve 0", "resolve 1", "resolve 2"]
    tokens = [entry["token"] for entry in t.told("revealed-token")]
    t.choose(f"resolve {tokens.index('0')}")
    assert t.state.investigators[t.id_of("agnes-baker")].clues == 1
    assert t.state.bag == ("-2", "-3", "0")


def test_blinding_light_evades_with_the_will_and_then_hurts() -> None:
    for card, cost, damage in (("blinding-light", 2, 1), ("blinding-light-2", 1, 2)):
        t = study_with("0", hand=(card,))
        agnes = t.id_of("agnes-baker")
        t.enemy("goat-spawn", engaged=agnes)
        t.round()
        t.choose(f"play {card}")
        goat = t.state.cards[t.id_of("goat-spawn")]
        assert (goat.zone, goat.exhausted, goat.damage) == ("at", True, damage)
        assert t.told("total")[-1]["total"] == 5
        row = t.state.investigators[agnes]
        assert (row.resources, row.damage) == (5 - cost, 0), "an evade action provokes nothing"
        t.choose("resource", "resource")
        assert t.is_over()


@pytest.mark.rule("LCG-142")
def test_blinding_light_costs_an_action_where_a_symbol_is_revealed() -> None:
    for card, horror in (("blinding-light", 0), ("blinding-light-2", 1)):
        t = study_with("tablet", hand=(card,))
        agnes = t.id_of("agnes-baker")
        t.enemy("goat-spawn", engaged=agnes)
        t.round()
        t.choose(f"play {card}")
        if horror:
            t.choose("pass")
        assert t.state.investigators[agnes].horror == horror
        t.choose("resource")
        assert t.is_over(), "LCG-142: three actions, one for the light and one lost"


@pytest.mark.rule("LCG-486")
def test_LCG_486_lost_actions_are_standard_ones_first() -> None:
    t = Position("tablet")
    study = t.location("study")
    daisy = t.investigator(
        "daisy-walker", study, hand=["blinding-light"], play=["medical-texts"], damage=1
    )
    t.enemy("goat-spawn", engaged=daisy)
    t.round()
    t.choose("resource", "play blinding-light")
    assert t.options == ["activate medical-texts", "done"]
    t = Position("tablet")
    study = t.location("study")
    daisy = t.investigator(
        "daisy-walker", study, hand=["blinding-light"], play=["medical-texts"], damage=1
    )
    t.enemy("goat-spawn", engaged=daisy)
    t.round()
    t.choose("resource", "resource", "play blinding-light")
    assert t.is_over(), "with no other left, the additional one is lost"


def test_book_of_shadows_makes_room_for_a_third_spell_and_charges_it() -> None:
    t = study_with("0", hand=("scrying",), play=("book-of-shadows", "shrivelling", "shrivelling"))
    agnes = t.id_of("agnes-baker")
    t.round()
    t.choose("play scrying")
    assert t.zone("scrying") == "play"
    t.choose("activate book-of-shadows", "choose scrying")
    assert t.state.cards[t.id_of("scrying")].uses == 4
    assert len(t.state.pile("play", agnes)) == 4


def test_LCG_382_without_the_book_of_shadows_a_spell_must_go() -> None:
    t = study_with(
        "0", hand=("baseball-bat",), play=("book-of-shadows", "scrying", "shrivelling", "scrying")
    )
    t.round()
    t.choose("play baseball-bat")
    assert t.options == ["make-room scrying", "make-room shrivelling", "make-room scrying#2"]
    t.choose("make-room shrivelling")
    assert t.zone("book-of-shadows") == t.zone("shrivelling") == "discard"
    assert t.zone("baseball-bat") == "play"


def test_when_a_card_that_gave_slots_is_lost_something_must_go() -> None:
    t = study_with("-8", play=("book-of-shadows", "scrying", "shrivelling", "scrying"))
    t.encounter_deck("crypt-chill")
    t.round("I")
    t.choose("choose book-of-shadows")
    assert t.zone("book-of-shadows") == "discard"
    assert t.asked == "agnes-baker: make-room"
    t.choose("make-room shrivelling")
    assert t.zone("shrivelling") == "discard"
    assert t.zone("scrying") == t.zone("scrying#2") == "play"
