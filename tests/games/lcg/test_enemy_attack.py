"""Enemy attacks, and Dodge played by another seat."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace, EnemyFace
from kadath.games.lcg.vocabulary.abilities import Forced, Reaction
from kadath.games.lcg.vocabulary.effects import Deal
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyAttacks
from kadath.games.lcg.vocabulary.selectors import Called, SetAside
from kadath.games.lcg.vocabulary.story import SpawnAt
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.windows import AFTER, WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

SUMMONS = AssetFace(
    key="summons",
    code="",
    cost=0,
    abilities=(
        Reaction(AFTER, EnemyAttacks(), SpawnAt(SetAside("swarm-of-rats"), Called("hallway"))),
    ),
)


@pytest.fixture(autouse=True)
def a_box_with_a_summons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, SUMMONS.key, SUMMONS)


def table(*, together: bool = True) -> Position:
    t = Position("0")
    hallway = t.location("hallway")
    attic = t.location("attic")
    t.investigator("wendy-adams", hallway, deck=["guts"])
    t.investigator("roland-banks", hallway if together else attic, hand=["dodge"], deck=["guts"])
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"))
    t.round("III")
    return t


@pytest.mark.rule("LCG-308")
def test_LCG_308_another_seat_at_the_location_dodges_the_attack_for_her() -> None:
    t = table()
    assert t.asked == "roland-banks: react", "Wendy has nothing to do and is not asked"
    t.choose("play dodge")
    wendy = t.state.investigators[t.id_of("wendy-adams")]
    assert (wendy.damage, wendy.horror) == (0, 0)
    assert t.zone("dodge") == "discard"
    assert t.state.investigators[t.id_of("roland-banks")].resources == 5, "5 - 1, and 1 in upkeep"


@pytest.mark.rule("LCG-130", "LCG-131", "LCG-332")
def test_LCG_332_a_cancelled_attack_still_counts_as_made_so_the_enemy_exhausts() -> None:
    t = position("""
        wendy-adams: at hallway, deck guts, engaged ghoul-minion, engaged ghoul-minion
        roland-banks: at hallway, hand dodge dodge, deck guts
    """)
    t.round("III")
    # LCG-131: Wendy chooses the order of the attacks.
    assert t.asked == "wendy-adams: choose-attacker"
    t.choose("attacker ghoul-minion#2", "play dodge")
    assert t.state.cards[t.id_of("ghoul-minion#2")].exhausted
    assert not t.state.cards[t.id_of("ghoul-minion")].exhausted
    assert t.asked == "roland-banks: react", "the other one attacks, and there is another dodge"
    t.choose("pass")
    wendy = t.state.investigators[t.id_of("wendy-adams")]
    assert (wendy.damage, wendy.horror) == (1, 1)


@pytest.mark.rule("LCG-501", "LCG-332")
def test_LCG_501_a_dodge_comes_before_what_is_forced_when_an_enemy_attacks() -> None:
    t = position("roland-banks: at hallway, hand dodge, deck guts, engaged wolf-man-drew damage 2")
    roland, drew = t.id_of("roland-banks"), t.id_of("wolf-man-drew")
    t.round("III")
    assert t.asked == "roland-banks: react"
    assert t.state.cards[drew].damage == 2, "nothing was healed yet"
    t.choose("play dodge")
    assert t.state.cards[drew].damage == 2, "neither the attack nor what it would have caused"
    assert t.state.investigators[roland].damage == 0


@pytest.mark.rule("LCG-501", "LCG-302", "LCG-304")
def test_LCG_304_without_a_dodge_what_is_forced_comes_first() -> None:
    t = position("""
        hallway: goat-spawn exhausted
        roland-banks: at hallway, hand dodge, play aquinnah, engaged wolf-man-drew damage 2
    """)
    roland, drew = t.id_of("roland-banks"), t.id_of("wolf-man-drew")
    t.round("III")
    assert t.options == ["play dodge", "pass"], "Aquinnah cancels nothing"
    t.choose("pass")
    assert t.state.cards[drew].damage == 1, "healed, and now everybody may react"
    assert sorted(t.options) == ["pass", "play dodge", "react aquinnah"]
    t.choose("play dodge")
    assert t.state.investigators[roland].damage == 0
    assert t.state.cards[drew].damage == 1, "what was caused before it was cancelled stays"


@pytest.mark.rule("LCG-501", "LCG-332")
@pytest.mark.parametrize("hand", [(), ("perception",)])
def test_LCG_501_a_dodged_observer_takes_no_card_and_is_no_stronger(hand: tuple[str, ...]) -> None:
    t = Position("0")
    hallway = t.location("hallway")
    wendy = t.investigator("wendy-adams", hallway, hand=[*hand], deck=["guts"])
    t.investigator("roland-banks", hallway, hand=["dodge"], deck=["guts"])
    t.enemy("yithian-observer", engaged=wendy)
    t.round("III")
    t.choose("play dodge")
    row = t.state.investigators[wendy]
    assert (row.damage, row.horror) == (0, 0)
    assert [entry["face"] for entry in t.told("discarded")] == []
    assert {"perception"} & set(hand) <= {
        t.state.cards[card].face for card in t.state.pile("hand", wendy)
    }


@pytest.mark.rule("LCG-501", "LCG-177")
def test_LCG_501_a_dodge_keeps_the_card_that_an_attack_of_opportunity_would_take() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("hallway"), hand=["dodge", "machete"], deck=["guts"])
    t.enemy("yithian-observer", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("play machete", "play dodge")
    assert t.zone("machete") == "play"


@pytest.mark.rule("LCG-128", "LCG-129")
def test_LCG_128_an_enemy_that_engages_meanwhile_attacks_before_the_next_investigator() -> None:
    t = position("""
        wendy-adams: at hallway, play summons, deck guts, engaged ghoul-minion
        roland-banks: at hallway, deck guts, engaged icy-ghoul
        aside: swarm-of-rats
    """)
    wendy = t.id_of("wendy-adams")
    roland = t.id_of("roland-banks")
    t.round("III")
    t.choose("react summons", "engage swarm-of-rats wendy-adams")
    assert [(entry["face"], entry["who"]) for entry in t.told("attacked")] == [
        ("ghoul-minion", wendy),
        ("swarm-of-rats", wendy),
        ("icy-ghoul", roland),
    ]


@pytest.mark.rule("LCG-128", "LCG-132")
def test_one_that_engages_somebody_whose_attacks_are_over_waits_for_the_next_round() -> None:
    t = position("""
        wendy-adams: at hallway, deck guts
        roland-banks: at hallway, play summons, deck guts, engaged icy-ghoul
        aside: swarm-of-rats
    """)
    t.round("III")
    t.choose("react summons", "engage swarm-of-rats wendy-adams")
    assert [entry["face"] for entry in t.told("attacked")] == ["icy-ghoul"]
    assert not t.state.cards[t.id_of("swarm-of-rats")].exhausted


@pytest.mark.rule("LCG-174", "LCG-175")
def test_one_that_engages_during_attacks_of_opportunity_was_not_provoked() -> None:
    t = Position("0")
    roland = t.investigator("roland-banks", t.location("hallway"), play=["summons"])
    t.enemy("icy-ghoul", engaged=roland)
    t.aside("swarm-of-rats")
    t.round("II")
    t.choose("resource", "react summons")
    assert t.state.engaged_with(t.id_of("swarm-of-rats")) == roland
    assert [entry["face"] for entry in t.told("attacked")] == ["icy-ghoul"]


@pytest.mark.rule("LCG-131", "LCG-254")
def test_LCG_131_who_is_engaged_with_a_massive_enemy_and_others_orders_all_of_them() -> None:
    t = position("""
        ritual-site: umordhoth
        wendy-adams: at ritual-site, deck guts, engaged ghoul-minion
        roland-banks: at ritual-site, deck guts, engaged swarm-of-rats
    """)
    wendy = t.id_of("wendy-adams")
    roland = t.id_of("roland-banks")
    t.round("III")
    assert t.asked == "wendy-adams: choose-attacker"
    t.choose("attacker umordhoth", "attacked roland-banks")
    assert [(entry["face"], entry["who"]) for entry in t.told("attacked")] == [
        ("umordhoth", roland),
        ("umordhoth", wendy),
        ("ghoul-minion", wendy),
        ("swarm-of-rats", roland),
    ]


@pytest.mark.rule("LCG-128", "LCG-129")
def test_LCG_129_without_a_dodge_damage_and_horror_are_dealt() -> None:
    t = table()
    t.choose("pass")
    wendy = t.state.investigators[t.id_of("wendy-adams")]
    assert (wendy.damage, wendy.horror) == (1, 1)


def test_dodge_needs_an_investigator_at_your_location() -> None:
    t = table(together=False)
    assert t.is_over(), "nobody was asked in the whole round"
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 1


@pytest.mark.rule("LCG-004")
def test_LCG_004_who_cannot_be_attacked_is_not_attacked() -> None:
    t = position("""
        roland-banks: at hallway, hand on-the-lam dodge, resources 2, engaged ghoul-minion
    """)
    t.round("II")
    t.choose("play on-the-lam")
    t.choose("resource", "done")
    # Neither the attack of opportunity nor that of the enemy phase was even initiated.
    assert t.is_over()
    assert t.state.investigators[t.id_of("roland-banks")].damage == 0
    assert t.zone("dodge") == "hand", "there was nothing to dodge"


@pytest.mark.rule("LCG-004", "LCG-130")
def test_an_enemy_that_cannot_attack_does_not_exhaust_for_it() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.investigator("roland-banks", hallway, hand=["on-the-lam"], play=["beat-cop"])
    minion = t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    priest = t.enemy("ghoul-priest", engaged=t.id_of("roland-banks"))
    t.round("II")
    t.choose("pass", "play on-the-lam", "pass", "done")
    while "UpkeepPhase 4.1" not in t.where():
        t.choose(t.options[0] if t.asked == "roland-banks: gather" else "pass")
    assert [entry["face"] for entry in t.told("attacked")] == ["ghoul-priest"], "an Elite one can"
    assert t.state.cards[priest].exhausted
    assert not t.state.cards[minion].exhausted


@pytest.mark.rule("LCG-261", "LCG-262")
def test_LCG_261_a_failed_attack_is_answered_by_a_retaliating_enemy() -> None:
    t = position("""
        roland-banks: at hallway, engaged goat-spawn
        bag: -4
    """)
    t.round("II")
    t.choose("fight goat-spawn")
    assert t.state.investigators[t.id_of("roland-banks")].damage == 1
    assert not t.state.cards[t.id_of("goat-spawn")].exhausted, "LCG-262"


@pytest.mark.rule("LCG-262", "LCG-261", "LCG-162")
def test_LCG_262_it_strikes_back_at_whoever_attacked_it_engaged_or_not() -> None:
    t = Position("-4")
    hallway = t.location("hallway")
    roland = t.investigator("roland-banks", hallway)
    wendy = t.investigator("wendy-adams", hallway)
    t.enemy("goat-spawn", engaged=wendy)
    t.round("II")
    t.choose("turn roland-banks", "fight goat-spawn")
    hurt = [(entry["face"], entry["damage"]) for entry in t.told("damaged")]
    assert hurt == [("wendy-adams", 1), ("roland-banks", 1)], "the result first, then its attack"
    assert t.state.engaged_with(t.id_of("goat-spawn")) == wendy
    assert t.state.investigators[roland].damage == 1


@pytest.mark.rule("LCG-261")
def test_an_exhausted_enemy_does_not_strike_back() -> None:
    t = Position("-4")
    roland = t.investigator("roland-banks", t.location("hallway"))
    t.enemy("goat-spawn", engaged=roland, exhausted=True)
    t.round("II")
    t.choose("fight goat-spawn")
    assert t.state.investigators[roland].damage == 0


@pytest.mark.rule("LCG-255", "LCG-254")
def test_LCG_255_a_massive_enemy_is_ready_until_its_last_attack() -> None:
    t = Position("0")
    site = t.location("ritual-site")
    t.investigator("wendy-adams", site, deck=["guts"])
    t.investigator("roland-banks", site, hand=["dodge", "dodge"], deck=["guts"])
    umordhoth = t.enemy("umordhoth", site)
    t.round("III")
    t.choose("attacked roland-banks", "play dodge")
    assert t.asked == "roland-banks: react", "now it attacks Wendy"
    assert not t.state.cards[umordhoth].exhausted
    t.choose("pass")
    assert [t.names[int(str(entry["who"]))] for entry in t.told("attacked")] == ["wendy-adams"]


@pytest.mark.rule("LCG-161", "LCG-162")
def test_LCG_162_a_failed_attack_hits_whoever_is_engaged_with_the_enemy() -> None:
    t = position("""
        roland-banks: at hallway
        wendy-adams: at hallway, deck guts, engaged ghoul-minion
        bag: -4
    """)
    t.round("II")
    t.choose("turn roland-banks", "fight ghoul-minion")
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 1
    assert t.state.cards[t.id_of("ghoul-minion")].damage == 0


@pytest.mark.rule("LCG-162", "LCG-160")
@pytest.mark.parametrize(("token", "enemy", "friend"), [("0", 2, 0), ("-6", 0, 1)])
def test_what_a_success_adds_to_an_attack_is_not_added_to_a_failure(
    token: str, enemy: int, friend: int
) -> None:
    t = Position(token)
    hallway = t.location("hallway")
    t.investigator("roland-banks", hallway, hand=["vicious-blow"])
    t.investigator("wendy-adams", hallway)
    ghoul = t.enemy("ravenous-ghoul", engaged=t.id_of("wendy-adams"))
    t.round("II")
    t.choose("turn roland-banks", "fight ravenous-ghoul", "commit vicious-blow")
    assert t.state.cards[ghoul].damage == enemy
    assert t.state.investigators[t.id_of("wendy-adams")].damage == friend


@pytest.mark.rule("LCG-020", "LCG-262")
def test_you_on_an_enemy_that_attacks_are_whom_it_attacks(monkeypatch: pytest.MonkeyPatch) -> None:
    stare = Forced(WHEN, EnemyAttacks(THIS, YOU), Deal(YOU, horror=1))
    gorgon = EnemyFace(
        key="gorgon",
        code="",
        keywords=("retaliate",),
        fight=9,
        health=2,
        evade=2,
        damage=1,
        horror=0,
        abilities=(stare,),
    )
    monkeypatch.setitem(FACES, gorgon.key, gorgon)
    t = position("""
        wendy-adams: at study, engaged gorgon
        roland-banks: at study
    """)
    wendy, roland = t.id_of("wendy-adams"), t.id_of("roland-banks")
    t.round()
    t.choose("turn roland-banks", "fight gorgon")
    harm = [
        (row.damage, row.horror) for row in map(t.state.investigators.get, (wendy, roland)) if row
    ]
    assert harm == [(1, 0), (1, 1)], "he missed and hit her; it strikes back at him, and stares"
