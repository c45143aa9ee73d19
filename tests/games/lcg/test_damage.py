"""Damage and horror: assigned, then placed; healing; who is defeated by how much."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.values import base_value, remaining
from kadath.games.lcg.vocabulary.abilities import Reaction
from kadath.games.lcg.vocabulary.effects import Deal, GainResources, Heal
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyDefeated
from kadath.games.lcg.vocabulary.modifiers import Forbid
from kadath.games.lcg.vocabulary.selectors import Called, Either, Enemies, Investigators, these
from kadath.games.lcg.vocabulary.triggers import DamageDealt
from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

SHIELD = AssetFace(
    key="shield",
    code="",
    cost=0,
    health=2,
    abilities=(Reaction(WHEN, DamageDealt("damage", THIS), Cancel()),),
)


@pytest.fixture(autouse=True)
def a_box_with_a_shield(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, SHIELD.key, SHIELD)


def attacked(*play: str, enemy: str = "ghoul-minion", **roland: int) -> Position:
    """Roland, engaged with an enemy that attacks in the enemy phase."""
    t = Position("0")
    t.investigator(
        "roland-banks",
        t.location("study"),
        play=play,
        deck=["guts"],
        **roland,  # type: ignore[arg-type]
    )
    t.enemy(enemy, engaged=t.id_of("roland-banks"))
    t.round("III")
    return t


def harm(t: Position, name: str) -> tuple[int, int]:
    thing = t.id_of(name)
    row = t.state.investigators.get(thing) or t.state.cards[thing]
    return row.damage, row.horror


@pytest.mark.rule("LCG-270", "LCG-271", "LCG-273")
def test_damage_needs_health_and_horror_needs_sanity() -> None:
    t = attacked("leather-coat", "elder-sign-amulet")
    assert t.options == ["assign roland-banks damage", "assign leather-coat damage"]
    t.choose("assign leather-coat damage")
    assert t.options == ["assign roland-banks horror", "assign elder-sign-amulet horror"]
    assert harm(t, "leather-coat") == (0, 0), "it lies next to the card; nothing is placed yet"
    t.choose("assign roland-banks horror")
    assert harm(t, "leather-coat") == (1, 0)
    assert harm(t, "roland-banks") == (0, 1)


@pytest.mark.rule("LCG-271")
def test_nobody_takes_damage_on_the_assets_of_another() -> None:
    t = position("""
        roland-banks: at study, deck guts, engaged swarm-of-rats
        wendy-adams: at study, play leather-coat, deck guts
    """)
    t.round("III")
    assert t.is_over(), "he was not asked"
    assert harm(t, "roland-banks") == (1, 0)


@pytest.mark.rule("LCG-272", "LCG-273")
def test_an_asset_takes_no_more_than_defeats_it() -> None:
    t = attacked("leather-coat", enemy="ghoul-priest")
    t.choose("assign leather-coat damage", "assign leather-coat damage")
    assert t.is_over(), "all the horror is his: he was not asked about it"
    assert t.zone("leather-coat") == "discard"
    assert harm(t, "roland-banks") == (0, 2)


@pytest.mark.rule("LCG-272", "LCG-284")
def test_what_an_asset_can_still_take_counts_what_lies_on_it() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study"), play=["guard-dog"], deck=["guts"])
    t.state.set_card(t.id_of("guard-dog"), damage=2)
    t.enemy("ghoul-priest", engaged=t.id_of("roland-banks"))
    t.round("III")
    t.choose("assign guard-dog damage")
    assert t.options == ["assign roland-banks horror", "assign guard-dog horror"]


@pytest.mark.rule("LCG-274")
def test_what_is_prevented_between_the_steps_was_not_dealt() -> None:
    t = attacked("shield", "guard-dog", enemy="swarm-of-rats")
    t.choose("assign shield damage")
    assert t.options == ["react shield", "pass"], "after it is assigned, before it is placed"
    assert harm(t, "shield") == (0, 0)
    t.choose("react shield")
    assert harm(t, "shield") == harm(t, "roland-banks") == (0, 0)
    assert t.told("damaged") == []


@pytest.mark.rule("LCG-276")
def test_only_what_was_placed_is_answered_as_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    # Each card tells of what happened to it; only one of them prevents it.
    tells = Reaction(AFTER, DamageDealt("damage", THIS), GainResources(1))
    for key, abilities in ("mirror", (*SHIELD.abilities, tells)), ("drum", (tells,)):
        made = AssetFace(key=key, code="", cost=0, health=2, abilities=abilities)
        monkeypatch.setitem(FACES, key, made)
    t = attacked("mirror", "drum", enemy="ghoul-priest")
    t.choose("assign mirror damage", "assign drum damage", "react mirror")
    assert (harm(t, "mirror"), harm(t, "drum")) == ((0, 0), (1, 0))
    assert t.options == ["react drum", "pass"], "what was prevented was not dealt"


@pytest.mark.rule("LCG-269")
def test_agnes_answers_horror_that_was_placed_on_her_and_none_that_was_not() -> None:
    for amulet, asked in (False, True), (True, False):
        t = Position("0")
        agnes = t.investigator(
            "agnes-baker",
            t.location("study"),
            play=["elder-sign-amulet"] if amulet else [],
            deck=["guts"],
        )
        t.enemy("ghoul-minion", engaged=agnes)
        t.round("III")
        if amulet:
            t.choose("assign elder-sign-amulet horror")
        assert t.is_over() is not asked


@pytest.mark.rule("LCG-277")
def test_direct_damage_stays_where_it_is_aimed() -> None:
    for direct in (False, True):
        t = Position("0")
        roland = t.investigator("roland-banks", t.location("study"), play=["leather-coat"])
        t.round()
        t.state.stack.append(Resolution(Deal(YOU, damage=1, direct=direct), Scope(roland, roland)))
        t.state.decision = None
        t.state.advance()
        asked = t.asked == "roland-banks: gather"
        assert asked is not direct
        assert harm(t, "roland-banks") == ((1, 0) if direct else (0, 0))


@pytest.mark.rule("LCG-278")
def test_healing_takes_away_as_much_as_is_there() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study"), play=["first-aid"], damage=1)
    t.round()
    t.choose("activate first-aid")
    assert harm(t, "roland-banks") == (0, 0)
    assert "activate first-aid" not in t.options, "there is nothing left to heal"
    t = Position("0")
    roland = t.investigator("roland-banks", t.location("study"), damage=1, horror=4)
    t.begin(Resolution(Heal(YOU, damage=3, horror=3), Scope(roland)))
    assert harm(t, "roland-banks") == (0, 1)


@pytest.mark.rule("LCG-280")
def test_a_defeated_enemy_goes_to_the_discard_pile_of_whose_card_it_is() -> None:
    t = position("""
        study: ghoul-minion exhausted, silver-twilight-acolyte exhausted
        roland-banks: at study, hand dynamite-blast
    """)
    roland, weakness = t.id_of("roland-banks"), t.id_of("silver-twilight-acolyte")
    t.state.set_card(weakness, owner=roland)
    t.round()
    t.choose("play dynamite-blast")
    assert t.state.pile("discard") == (t.id_of("ghoul-minion"),)
    assert weakness in t.state.pile("discard", roland)


@pytest.mark.rule("LCG-281")
def test_an_asset_falls_by_damage_or_by_horror() -> None:
    for face, kind in ("leather-coat", "damage"), ("beat-cop", "horror"):
        t = attacked(face, enemy="ghoul-priest")
        other = "horror" if kind == "damage" else "damage"
        while not t.is_over():
            ways = "pass", f"assign {face} {kind}", f"assign roland-banks {other}"
            t.choose(next(one for one in ways if one in t.options))
        assert harm(t, "roland-banks") == ((0, 2) if kind == "damage" else (2, 0))
        assert t.zone(face) == "discard"
        assert t.state.cards[t.id_of(face)].place == t.id_of("roland-banks"), "its owner's pile"


@pytest.mark.rule("LCG-283")
def test_no_value_is_not_zero_and_cannot_be_raised() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study"), play=["leather-coat"], deck=["guts"])
    coat = t.id_of("leather-coat")
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round("III", Adjust(these(t.state, [coat]), "sanity", 3))
    assert t.zone("leather-coat") == "play", "a sanity of 0 would have defeated it"
    assert base_value(t.state, coat, "sanity") is None
    assert remaining(t.state, coat, "sanity") is None
    t.choose("assign leather-coat damage")
    assert t.is_over(), "the horror could go nowhere else than to him"


@pytest.mark.rule("LCG-284", "LCG-280")
def test_remaining_health_counts_damage_and_what_changes_health() -> None:
    t = position("roland-banks: at study, engaged ghoul-minion exhausted")
    minion = t.id_of("ghoul-minion")
    t.round("II", Adjust(these(t.state, [minion]), "health", 1))
    assert remaining(t.state, minion, "health") == 3
    t.choose("fight ghoul-minion", "fight ghoul-minion")
    assert remaining(t.state, minion, "health") == 1
    assert t.zone("ghoul-minion") == "threat"
    t.choose("fight ghoul-minion")
    assert t.zone("ghoul-minion") == "discard"
    assert Enemies().ids(t.state, Scope(0)) == ()


@pytest.mark.rule("LCG-279")
@pytest.mark.parametrize(("damage", "horror", "by"), [(8, 0, "damage"), (0, 4, "horror")])
def test_an_investigator_is_defeated_by_damage_or_horror(damage: int, horror: int, by: str) -> None:
    t = attacked(damage=damage, horror=horror)
    row = t.state.investigators[t.id_of("roland-banks")]
    assert (row.out, row.by) == ("defeated", by)


@pytest.mark.rule("LCG-279", "LCG-280", "LCG-281")
def test_more_than_enough_defeats_as_well() -> None:
    t = Position("0")
    study = t.location("study")
    roland = t.investigator("roland-banks", study, damage=8, play=["beat-cop"])
    wendy = t.investigator("wendy-adams", study, horror=6)
    t.enemy("swarm-of-rats", study, exhausted=True)
    everything = Either((Investigators(), Enemies(), Called("beat-cop")))
    t.begin(Resolution(Deal(everything, damage=5, horror=5, direct=True), Scope(wendy)))
    assert t.state.investigators[roland].by == "both", "13 damage, with 9 health"
    assert t.state.investigators[wendy].by == "horror", "11 horror, with 7 sanity"
    assert {entry["face"] for entry in t.told("defeated")} >= {"swarm-of-rats", "beat-cop"}


@pytest.mark.rule("LCG-275", "LCG-279")
def test_both_at_once_are_placed_at_once() -> None:
    t = attacked(damage=8, horror=4)
    assert t.state.investigators[t.id_of("roland-banks")].by == "both"


@pytest.mark.rule("LCG-004", "LCG-280")
def test_what_cannot_be_defeated_stays_until_it_can() -> None:
    t = position("roland-banks: at study, deck guts, engaged swarm-of-rats")
    rats = t.id_of("swarm-of-rats")
    t.round("II", Forbid(EnemyDefeated()))
    t.choose("fight swarm-of-rats")
    assert (t.zone("swarm-of-rats"), t.state.cards[rats].damage) == ("threat", 1)
    t.choose("done")
    assert t.zone("swarm-of-rats") == "discard", "with the round the effect has ended"
