"""Basic weaknesses: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.values import value
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def drawing(
    weakness: str, *bag: str, hand: tuple[str, ...] = (), play: tuple[str, ...] = ()
) -> Position:
    """Roland in the study, about to draw a weakness with his first action."""
    t = Position(*bag)
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, hand=hand, play=play, deck=[weakness, "guts", "guts"])
    return t


def test_haunted_weakens_every_skill_until_two_actions_drive_it_away() -> None:
    t = drawing("haunted", "0")
    t.round()
    t.choose("draw")
    roland = t.id_of("roland-banks")
    skills = ("willpower", "intellect", "combat", "agility")
    assert [value(t.state, roland, skill) for skill in skills] == [2, 2, 3, 1]
    assert t.zone("haunted") == "threat"
    t.choose("activate haunted")
    assert [value(t.state, roland, skill) for skill in skills] == [3, 3, 4, 2]
    assert t.state.pile("discard", roland) == (t.id_of("haunted"),)
    assert t.is_over(), "the draw and two actions"


@pytest.mark.rule("LCG-157")
def test_LCG_157_anybody_there_may_drive_haunted_away() -> None:
    t = drawing("haunted", "0")
    t.investigator("agnes-baker", t.id_of("study"))
    t.round()
    t.choose("turn roland-banks", "draw", "done", "activate haunted")
    assert t.zone("haunted") == "discard"


@pytest.mark.rule("LCG-059")
def test_mob_enforcer_can_be_paid_off_by_anybody() -> None:
    t = drawing("mob-enforcer", "0")
    t.investigator("agnes-baker", t.id_of("study"), resources=4)
    t.round()
    t.choose("turn roland-banks", "draw")
    roland = t.id_of("roland-banks")
    assert t.state.engaged_with(t.id_of("mob-enforcer")) == roland
    t.choose("done", "activate mob-enforcer")
    assert t.state.investigators[t.id_of("agnes-baker")].resources == 0
    assert t.zone("mob-enforcer") == "discard"
    assert t.state.cards[t.id_of("mob-enforcer")].place == roland, "LCG-059"
    assert t.state.investigators[roland].damage == 0, "a parley provokes nothing"


@pytest.mark.rule("LCG-232", "LCG-414")
def test_LCG_232_mob_enforcer_hunts_its_bearer_only() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    attic = t.location("attic")
    cellar = t.location("cellar")
    agnes = t.investigator("agnes-baker", attic)
    roland = t.investigator("roland-banks", cellar)
    enforcer = t.enemy("mob-enforcer", attic)
    t.state.set_card(enforcer, owner=roland)
    t.round("III")
    assert t.state.location_of(enforcer) == hallway, "Agnes is no prey of it"
    assert t.state.investigators[agnes].damage == 0


def test_silver_twilight_acolyte_brings_doom_with_every_attack() -> None:
    t = drawing("silver-twilight-acolyte", "0")
    t.agendas("whats-going-on")
    t.round()
    t.choose("draw", "resource")
    agenda = t.state.agenda
    assert t.state.cards[agenda].doom == 1, "an attack of opportunity is one"
    assert t.state.investigators[t.id_of("roland-banks")].damage == 1


def test_stubborn_detective_silences_everybody_where_he_is() -> None:
    t = Position("elder sign")
    study = t.location("study", clues=2)
    roland = t.investigator("roland-banks", study, deck=["stubborn-detective"])
    agnes = t.investigator("agnes-baker", study, horror=2)
    t.round()
    t.choose("turn agnes-baker", "investigate")
    assert t.told("total")[-1]["total"] == 2 + 2
    t.choose("done", "draw")
    detective = t.id_of("stubborn-detective")
    assert t.state.engaged_with(detective) == roland
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == 3, "Roland's elder sign says nothing"
    assert agnes


def test_amnesia_leaves_one_card() -> None:
    t = drawing("amnesia", "0", hand=("dodge", "machete", "evidence"))
    t.round()
    t.choose("draw")
    assert t.options == ["discard dodge", "discard machete", "discard evidence"]
    t.choose("discard dodge", "discard evidence")
    roland = t.id_of("roland-banks")
    assert t.state.pile("hand", roland) == (t.id_of("machete"),)
    assert t.zone("amnesia") == "discard"


@pytest.mark.rule("LCG-416")
def test_LCG_416_amnesia_leaves_a_weakness_and_nothing_else() -> None:
    t = drawing("amnesia", "0", hand=("dark-memory", "machete", "dodge"))
    t.round()
    t.choose("draw")
    assert t.options == ["discard machete", "discard dodge"]
    t.choose("discard machete")
    assert t.state.pile("hand", t.id_of("roland-banks")) == (t.id_of("dark-memory"),)


def test_amnesia_spares_a_hand_of_one() -> None:
    t = drawing("amnesia", "0", hand=("machete",))
    t.round()
    t.choose("draw")
    assert t.zone("machete") == "hand"
    assert t.asked == "roland-banks: take-action"


@pytest.mark.rule("LCG-411")
def test_LCG_411_a_weakness_drawn_with_amnesia_is_no_card_to_keep() -> None:
    t = Position("0")
    study = t.location("study")
    hand = ["cryptic-research", "machete"]
    deck = ["amnesia", "paranoia", "dodge"]
    roland = t.investigator("roland-banks", study, hand=hand, deck=deck)
    t.round()
    t.choose("play cryptic-research")
    assert t.options == ["discard machete", "discard dodge"]
    t.choose("discard machete")
    assert t.state.pile("hand", roland) == (t.id_of("dodge"),)
    assert t.state.investigators[roland].resources == 0, "then the other one is resolved"


@pytest.mark.rule("LCG-411")
def test_paranoia_takes_all_resources() -> None:
    t = drawing("paranoia", "0")
    t.round()
    t.choose("draw")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 0
    assert t.zone("paranoia") == "discard"


@pytest.mark.rule("LCG-269")
def test_psychosis_turns_horror_into_damage() -> None:
    t = drawing("psychosis", "-8", play=("elder-sign-amulet",))
    roland = t.id_of("roland-banks")
    t.round()
    t.choose("draw")
    t.enemy("ghoul-minion", engaged=roland)
    t.choose("resource", "assign elder-sign-amulet horror")
    assert t.state.investigators[roland].horror == 0
    assert t.state.investigators[roland].damage == 1 + 1, "an asset's horror is taken, too"


def test_several_horror_at_once_are_taken_once() -> None:
    t = drawing("psychosis", "auto-fail", play=("elder-sign-amulet",), hand=("drawn-to-the-flame",))
    roland = t.id_of("roland-banks")
    t.encounter_deck("rotting-remains")
    t.round()
    t.choose("draw", "play drawn-to-the-flame")
    t.choose("assign roland-banks horror", "assign elder-sign-amulet horror")
    t.choose("assign elder-sign-amulet horror")
    row = t.state.investigators[roland]
    assert (row.damage, row.horror) == (1, 1)
    assert t.state.cards[t.id_of("elder-sign-amulet")].horror == 2


def test_hypochondria_turns_damage_into_horror() -> None:
    t = drawing("hypochondria", "0")
    roland = t.id_of("roland-banks")
    t.round()
    t.choose("draw")
    t.enemy("swarm-of-rats", engaged=roland)
    t.choose("resource")
    row = t.state.investigators[roland]
    assert (row.damage, row.horror) == (1, 1)
    assert "activate hypochondria" not in t.options, "it takes two actions, and one is left"


def test_psychosis_and_hypochondria_together_are_the_end() -> None:
    t = position("""
        roland-banks: at study, deck psychosis hypochondria, engaged swarm-of-rats exhausted
        agnes-baker: at study
    """)
    roland = t.id_of("roland-banks")
    t.round()
    t.choose("turn roland-banks", "draw", "draw")
    t.state.set_card(t.id_of("swarm-of-rats"), exhausted=False)
    t.choose("resource")
    row = t.state.investigators[roland]
    assert row.out == "defeated"
    assert (row.damage, row.horror, row.by) == (5, 5, "horror"), "each brings the other"
