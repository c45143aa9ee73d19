"""Guardian cards: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.values import value
from kadath.games.lcg.vocabulary.selectors import these
from kadath.kernel.modifiers import SET, Adjust
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def study_with(*bag: str, play: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> Position:
    """Roland in the study, with things in play and in hand."""
    t = Position(*bag)
    study = t.location("study")
    t.investigator("roland-banks", study, play=play, hand=hand, deck=["guts"])
    return t


def test_the_45_automatic_adds_to_skill_and_damage_as_long_as_it_has_ammo() -> None:
    t = study_with("0", play=("45-automatic",))
    t.enemy("relentless-dark-young", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("activate 45-automatic")
    assert t.told("total")[-1]["total"] == 4 + 1
    assert t.state.cards[t.id_of("relentless-dark-young")].damage == 2
    assert t.state.cards[t.id_of("45-automatic")].uses == 3
    t.state.set_card(t.id_of("45-automatic"), uses=0)
    t.choose("resource")
    assert t.zone("45-automatic") == "play", "LCG-388: it stays, empty"
    assert "activate 45-automatic" not in t.options


@pytest.mark.rule("LCG-386")
def test_extra_ammunition_loads_a_firearm_of_anybody_there() -> None:
    t = position("""
        roland-banks: at study, play 45-automatic machete, hand extra-ammunition
        wendy-adams: at study, play 41-derringer
    """)
    t.round()
    t.choose("turn roland-banks", "play extra-ammunition")
    assert t.options == ["choose 45-automatic", "choose 41-derringer"]
    t.choose("choose 41-derringer")
    assert t.state.cards[t.id_of("41-derringer")].uses == 3 + 3, "more than it began with"


@pytest.mark.rule("LCG-367")
def test_LCG_367_extra_ammunition_needs_a_firearm() -> None:
    t = study_with("0", play=("machete", "first-aid"), hand=("extra-ammunition",))
    t.round()
    assert "play extra-ammunition" not in t.options


def test_the_better_beat_cop_pays_with_his_health() -> None:
    t = study_with("0", play=("beat-cop-2",))
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("use beat-cop-2")
    cop = t.state.cards[t.id_of("beat-cop-2")]
    assert (cop.damage, cop.exhausted) == (1, True)
    assert t.state.cards[t.id_of("goat-spawn")].damage == 1
    assert "use beat-cop-2" not in t.options, "exhausted"


@pytest.mark.rule("LCG-360")
def test_LCG_360_the_better_beat_cop_may_give_his_life_for_it() -> None:
    t = study_with("0", play=("beat-cop-2",))
    t.state.set_card(t.id_of("beat-cop-2"), damage=2)
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"), damage=2)
    t.round()
    t.choose("use beat-cop-2")
    assert t.zone("beat-cop-2") == "discard"
    assert t.zone("goat-spawn") == "discard", "the cost was paid: the effect resolves"


@pytest.mark.parametrize(
    ("token", "damage"), [("-4", 0), ("-3", 1), ("-2", 1), ("-1", 2), ("0", 3), ("+1", 4)]
)
def test_the_shotgun_deals_the_points_of_success_but_at_least_1(token: str, damage: int) -> None:
    t = study_with(token, play=("shotgun",))
    t.enemy("relentless-dark-young", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("activate shotgun")
    assert t.state.cards[t.id_of("relentless-dark-young")].damage == damage, "4 + 3 against 4"


def test_the_shotgun_deals_at_most_5_before_what_others_add() -> None:
    t = study_with("+1", play=("shotgun",), hand=("vicious-blow", "unexpected-courage"))
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("activate shotgun", "commit vicious-blow", "commit unexpected-courage")
    assert t.told("test-result")[-1]["by"] == 4 + 3 + 1 + 2 + 1 - 1
    assert t.told("damaged")[-1]["damage"] == 5 + 1


@pytest.mark.rule("LCG-162")
@pytest.mark.parametrize(("fight", "damage"), [(4, 3), (3, 2), (9, 5)])
def test_LCG_162_the_shotgun_hits_a_friend_by_the_points_of_failure(
    fight: int, damage: int
) -> None:
    t = Position("-6")
    study = t.location("study")
    t.investigator("roland-banks", study, play=["shotgun"])
    wendy = t.investigator("wendy-adams", study)
    enemy = t.enemy("flesh-eater", engaged=wendy)
    t.round("II", Adjust(these(t.state, [enemy]), "fight", fight, SET))
    t.choose("turn roland-banks", "activate shotgun")
    assert t.state.investigators[wendy].damage == damage, "4 + 3 - 6 = 1"
    assert t.state.cards[enemy].damage == 0


def test_the_police_badge_gives_2_actions_to_whoever_takes_a_turn_there() -> None:
    t = position("""
        roland-banks: at study, play police-badge, resources 0
        wendy-adams: at study, resources 0
        agnes-baker: at hallway, resources 0
    """)
    wendy = t.id_of("wendy-adams")
    t.round()
    assert value(t.state, t.id_of("roland-banks"), "willpower") == 3 + 1
    assert t.asked == "roland-banks: choose-turn", "nobody takes a turn yet"
    t.choose("turn agnes-baker")
    assert t.asked == "agnes-baker: take-action", "she is elsewhere"
    t.choose("resource", "resource", "resource", "turn wendy-adams")
    assert t.asked == "roland-banks: react"
    t.choose("use police-badge")
    assert t.zone("police-badge") == "discard"
    t.choose("resource", "resource", "resource", "resource", "resource")
    assert t.asked == "roland-banks: take-action", "five, no more"
    assert t.state.investigators[wendy].resources == 5
