"""Rogue cards: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.values import value
from kadath.games.lcg.vocabulary.selectors import these
from kadath.games.lcg.zones import discard
from kadath.kernel.modifiers import SET, Adjust
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def study_with(
    *bag: str,
    play: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    resources: int = 5,
    clues: int = 2,
) -> Position:
    """Wendy in the study, with things in play and in hand."""
    t = Position(*bag)
    study = t.location("study", clues=clues)
    t.investigator(
        "wendy-adams", study, play=play, hand=hand, deck=["guts", "guts"], resources=resources
    )
    return t


@pytest.mark.parametrize(("token", "damage"), [("0", 0), ("+1", 1), ("+2", 1), ("+3", 2)])
def test_switchblade_cuts_deeper_when_it_succeeds_by_2(token: str, damage: int) -> None:
    t = study_with(token, play=("switchblade",))
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), damage=-5)
    t.round()
    t.choose("activate switchblade")
    assert t.state.cards[t.id_of("ghoul-minion")].damage == damage - 5, "1 against 2"


@pytest.mark.parametrize(("token", "damage"), [("-2", 0), ("-1", 1), ("0", 1), ("+1", 2)])
def test_derringer_aims_well_and_hits_harder_by_2(token: str, damage: int) -> None:
    t = study_with(token, play=("41-derringer",))
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), damage=-5)
    t.round()
    t.choose("activate 41-derringer")
    assert t.state.cards[t.id_of("ghoul-minion")].damage == damage - 5, "1 + 2 against 2"
    assert t.state.cards[t.id_of("41-derringer")].uses == 2


def test_hard_knocks_raises_combat_or_agility() -> None:
    t = study_with("0", play=("hard-knocks",), resources=3)
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("fight goat-spawn", "use hard-knocks", "use hard-knocks", "pass", "pass")
    assert t.told("total")[-1]["total"] == 1 + 2
    t.choose("evade goat-spawn", "use hard-knocks")
    assert t.told("total")[-1]["total"] == 4 + 1
    assert t.state.investigators[t.id_of("wendy-adams")].resources == 0


def test_sneak_attack_strikes_only_what_is_exhausted() -> None:
    t = study_with("0", hand=("sneak-attack",))
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    assert "play sneak-attack" not in t.options
    t.choose("evade goat-spawn", "pass", "play sneak-attack")
    assert t.state.cards[t.id_of("goat-spawn")].damage == 2


def test_hot_streak_pays_10() -> None:
    t = study_with("0", hand=("hot-streak",), resources=3)
    t.round()
    t.choose("play hot-streak")
    assert t.state.investigators[t.id_of("wendy-adams")].resources == 10


def test_burglary_takes_resources_instead_of_clues() -> None:
    t = study_with("0", play=("burglary", "dr-milan-christopher"), hand=("deduction",), clues=2)
    t.round()
    t.choose("activate burglary", "commit deduction", "react dr-milan-christopher")
    row = t.state.investigators[t.id_of("wendy-adams")]
    assert (row.clues, row.resources) == (0, 5 + 3 + 1), "it was a successful investigation"
    assert "activate burglary" not in t.options, "exhausted"


def test_burglary_that_fails_takes_nothing() -> None:
    t = study_with("-8", play=("burglary",))
    t.round()
    t.choose("activate burglary")
    assert t.state.investigators[t.id_of("wendy-adams")].resources == 5


def hunted(*bag: str, hand: tuple[str, ...] = (), play: tuple[str, ...] = ()) -> Position:
    """Roland between the attic and the cellar, with two enemies at him and one in the cellar."""
    t = Position(*bag)
    hallway = t.location("hallway")
    t.location("attic")
    cellar = t.location("cellar")
    t.location("study", revealed=False)
    roland = t.investigator("roland-banks", hallway, hand=hand, play=play, deck=["guts"])
    t.enemy("ghoul-minion", engaged=roland)
    t.enemy("swarm-of-rats", engaged=roland)
    t.enemy("flesh-eater", cellar)
    return t


@pytest.mark.rule("LCG-182")
def test_elusive_leads_away_from_all_enemies() -> None:
    t = hunted("0", hand=("elusive",))
    t.round()
    t.choose("play elusive")
    roland = t.id_of("roland-banks")
    assert t.state.location_of(roland) == t.id_of("attic"), "the only revealed one without enemies"
    assert t.state.pile("threat", roland) == ()
    hallway = t.id_of("hallway")
    assert {t.id_of("ghoul-minion"), t.id_of("swarm-of-rats")} == set(t.state.pile("at", hallway))
    assert t.state.investigators[roland].damage == 0, "LCG-182"
    assert t.state.investigators[roland].horror == 1, "he has entered the attic"


@pytest.mark.rule("LCG-404")
def test_LCG_404_elusive_does_not_lead_back_to_where_one_is() -> None:
    t = position("roland-banks: at hallway, hand elusive")
    t.round()
    assert t.asked == "roland-banks: take-action", "nowhere to go and nobody to leave"


@pytest.mark.rule("LCG-228", "LCG-314")
def test_LCG_314_elusive_does_what_it_can() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    roland = t.investigator("roland-banks", hallway, hand=["elusive"])
    t.enemy("ghoul-minion", engaged=roland, exhausted=True)
    t.enemy("swarm-of-rats", engaged=roland)
    t.round()
    t.choose("play elusive")
    assert t.zone("ghoul-minion") == "at"
    assert t.zone("swarm-of-rats") == "threat", "LCG-228: it is ready and engages again"


def test_cat_burglar_slips_away_unharmed_to_a_connecting_location() -> None:
    t = hunted("0", play=("cat-burglar",))
    t.round()
    roland = t.id_of("roland-banks")
    assert value(t.state, roland, "agility") == 2 + 1
    t.choose("activate cat-burglar")
    assert t.options == ["move attic", "move cellar"]
    t.choose("move cellar", "assign roland-banks damage")
    assert t.state.pile("threat", roland) == (t.id_of("flesh-eater"),), "out of the frying pan"
    row = t.state.investigators[roland]
    assert (row.damage, row.horror) == (1, 0), "the cellar's, and no attack of opportunity"


@pytest.mark.rule("LCG-173", "LCG-174")
def test_backstab_is_an_attack_with_agility_that_provokes_nothing() -> None:
    t = study_with("0", hand=("backstab", "guts"))
    t.enemy("goat-spawn", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("play backstab", "pass")
    assert t.told("total")[-1]["total"] == 4
    assert t.zone("goat-spawn") == "discard", "3 damage"
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 0, "LCG-173, LCG-174"


def test_opportunist_comes_back_from_a_success_by_3() -> None:
    for token, zone in (("0", "hand"), ("-1", "discard")):
        t = study_with(token, hand=("opportunist",))
        t.round("II", Adjust(these(t.state, [t.id_of("study")]), "shroud", 1, SET))
        t.choose("investigate", "commit opportunist")
        assert t.zone("opportunist") == zone, "3 + 1 against 1"


def test_opportunist_that_fails_is_gone() -> None:
    t = study_with("-8", hand=("opportunist",))
    t.round()
    t.choose("investigate", "commit opportunist")
    assert t.zone("opportunist") == "discard"


def test_opportunist_helps_nobody_else() -> None:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study)
    t.investigator("agnes-baker", study, hand=["opportunist"])
    t.round()
    t.choose("turn roland-banks", "investigate")
    assert t.asked == "roland-banks: take-action"


def test_sure_gamble_turns_minus_into_plus() -> None:
    t = Position("-3")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, hand=["sure-gamble", "sure-gamble"])
    t.round()
    t.choose("investigate")
    assert t.options == ["play sure-gamble", "play sure-gamble#2", "pass"]
    t.choose("play sure-gamble")
    # The other copy finds no minus any more.
    assert t.told("total")[-1]["total"] == 3 + 3
    assert t.zone("sure-gamble#2") == "hand"


def test_sure_gamble_reads_what_a_symbol_refers_to() -> None:
    t = Position("skull", "auto-fail", "0")
    study = t.location("study", clues=9)
    t.scenario("the-gathering")
    t.investigator("roland-banks", study, hand=["sure-gamble"])
    t.round()
    for token in ("skull", "auto-fail", "0"):
        t.will_reveal(token)
        t.choose("investigate")
    assert t.zone("sure-gamble") == "hand", "nothing negative about them: no ghouls here"
    t = Position("skull")
    study = t.location("study", clues=9)
    t.scenario("the-gathering")
    roland = t.investigator("roland-banks", study, hand=["sure-gamble"])
    for _ in range(2):
        t.enemy("ghoul-minion", engaged=roland, exhausted=True)
    t.round()
    t.choose("investigate", "play sure-gamble")
    assert t.told("total")[-1]["total"] == 3 + 2


def actions_taken(t: Position) -> int:
    """Take resources until the turn is over."""
    taken = 0
    while not t.is_over() and "resource" in t.options:
        t.choose("resource")
        taken += 1
    return taken


@pytest.mark.rule("LCG-143")
@pytest.mark.parametrize("leo", ["leo-de-luca", "leo-de-luca-1"])
def test_LCG_143_leo_grants_an_action_each_turn(leo: str) -> None:
    t = study_with("0", play=(leo,))
    t.round()
    assert actions_taken(t) == 4


def test_leo_grants_his_action_in_the_turn_he_comes_and_to_nobody_else() -> None:
    t = position("""
        roland-banks: at study, hand leo-de-luca, resources 6
        agnes-baker: at study
    """)
    t.round()
    t.choose("turn roland-banks", "resource", "resource", "play leo-de-luca", "resource")
    assert t.asked == "agnes-baker: take-action", "three and his"
    assert actions_taken(t) == 3, "none of hers"


@pytest.mark.rule("LCG-486")
def test_LCG_486_leos_action_goes_first() -> None:
    t = study_with("0", play=("leo-de-luca",))
    t.round()
    t.choose("resource")
    discard(t.state, t.id_of("leo-de-luca"))
    assert actions_taken(t) == 3, "it was the additional action that was spent"


@pytest.mark.rule("LCG-010", "LCG-077", "LCG-078")
def test_LCG_078_the_better_leo_is_still_leo() -> None:
    for first, second in ("leo-de-luca", "leo-de-luca-1"), ("leo-de-luca-1", "leo-de-luca"):
        t = study_with("0", play=(first,), hand=(second,), resources=9)
        t.round()
        assert f"play {second}" not in t.options
