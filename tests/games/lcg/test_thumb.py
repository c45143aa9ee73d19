"""Rules of thumb: what somebody prefers who has played a few times, read from the cards' trees."""

from __future__ import annotations

from kadath.bots.experience import likely
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.thumb.outlook import Outlook
from kadath.games.lcg.thumb.profiles import Attack, profile, swapped
from kadath.games.lcg.thumb.strength import duel, might
from kadath.games.lcg.zones import put
from kadath.testkit.lcg.position import Position

GAME = Lcg()
BAG = ("+1", "0", "0", "-1", "-1", "-2", "-3", "auto-fail")


def preferred(t: Position) -> str:
    """What the rules of thumb choose now, in words."""
    worths = GAME.worths(t.state)
    return t.options[worths.index(max(worths))]


def test_what_a_card_is_good_for_is_read_from_its_tree() -> None:
    assert profile("45-automatic").attacks == (Attack("combat", 1, 2.0, limited=True),)
    plain, thrown = profile("knife").attacks
    assert (plain.more, plain.damage, plain.once) == (1, 1.0, False)
    assert (thrown.more, thrown.damage, thrown.once) == (2, 2.0, True)
    assert profile("shrivelling").attacks[0].skill == "willpower"
    assert profile("beat-cop").skills == (("combat", 1),)
    assert profile("flashlight").eases == 2
    assert profile("magnifying-glass").at_clues == 1
    assert set(profile("physical-training").bought) == {"willpower", "combat"}
    assert profile("leo-de-luca").actions == 1
    assert profile("old-book-of-lore").services
    lita = profile("lita-chantler")
    assert (lita.harder, lita.skills) == (1, (("combat", 1),)), "what she gives whoever she is with"
    derringer = profile("41-derringer").attacks[0]
    assert (derringer.damage, derringer.clearly, derringer.more_damage) == (1.0, 2, 1.0)
    assert swapped("mind-over-matter") == {"combat": "intellect", "agility": "intellect"}


def test_an_engaged_enemy_is_attacked_with_the_better_weapon() -> None:
    t = Position(*BAG)
    study = t.location("study", clues=2)
    roland = t.investigator("roland-banks", study, play=["machete"])
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.enemy("ghoul-minion", engaged=roland)
    t.round()
    assert preferred(t) == "activate machete"


def test_clues_are_looked_for_where_they_lie_and_gone_to_where_they_do_not() -> None:
    t = Position(*BAG)
    hallway = t.location("hallway")
    attic = t.location("attic", clues=2)
    t.investigator("roland-banks", hallway)
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("whats-going-on")
    t.round()
    assert preferred(t) == "move attic"
    t.choose("move attic")
    assert t.state.location_of(t.id_of("roland-banks")) == attic
    assert preferred(t) == "investigate"


def test_nobody_resigns_or_goes_where_nothing_is_to_be_had() -> None:
    t = Position(*BAG)
    parlor = t.location("parlor")
    t.location("hallway")
    t.investigator("roland-banks", parlor)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    assert "activate parlor" in t.options
    assert preferred(t) in ("draw", "resource")


def test_a_token_that_is_good_enough_is_not_drawn_anew() -> None:
    for token, wanted in (("0", "pass"), ("-3", "react wendy-adams")):
        t = Position(*BAG)
        study = t.location("study", clues=2)
        t.investigator("wendy-adams", study, hand=["knife", "knife"])
        t.acts("trapped", "the-barrier")
        t.agendas("whats-going-on")
        t.round()
        t.will_reveal(token)
        t.choose("investigate")
        while t.decision.ask == "commit":
            t.choose("done")
        assert preferred(t) == wanted, token


def test_cards_are_committed_where_much_hangs_on_a_test_that_may_fail() -> None:
    t = Position(*BAG)
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, hand=["perception"])
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    t.choose("investigate")
    assert preferred(t) == "commit perception"


def test_no_card_is_committed_where_nothing_hangs_on_the_test() -> None:
    t = Position(*BAG)
    study = t.location("study")
    t.investigator("roland-banks", study, hand=["unexpected-courage"])
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    t.choose("investigate")
    assert preferred(t) == "done"


def test_an_asset_takes_the_last_points_that_its_controller_could_not() -> None:
    t = Position(*BAG)
    study = t.location("study", clues=2)
    roland = t.investigator("roland-banks", study, play=["leather-coat"], damage=8)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.enemy("swarm-of-rats", engaged=roland)
    t.round()
    t.choose("draw")
    assert t.decision.ask == "gather"
    assert preferred(t) == "assign leather-coat damage"


def test_the_act_is_advanced_when_there_are_clues_enough() -> None:
    t = Position(*BAG)
    study = t.location("study")
    t.investigator("roland-banks", study, clues=2)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on", "rise-of-the-ghouls")
    t.aside("hallway", "cellar", "attic", "parlor")
    t.round()
    assert preferred(t).startswith("advance")


def test_of_two_points_the_second_counts_the_first() -> None:
    t = Position(*BAG)
    study = t.location("study", clues=2)
    roland = t.investigator("roland-banks", study, play=["holy-rosary"], horror=3)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.enemy("ghoul-priest", engaged=roland)
    t.round()
    t.choose("draw")
    shared = []
    while t.decision.ask == "gather":
        shared.append(preferred(t))
        t.choose(shared[-1])
    assert "assign holy-rosary horror" in shared
    assert not t.state.is_out(roland)


def test_a_spell_that_may_cost_the_last_sanity_is_left_alone() -> None:
    for horror, is_used in ((0, True), (7, False)):
        t = Position("0", "0", "-1", "skull", "cultist", "tablet", "auto-fail")
        study = t.location("study")
        agnes = t.investigator("agnes-baker", study, play=["shrivelling"], horror=horror)
        t.state.set_card(t.id_of("shrivelling"), uses=4)
        t.acts("trapped", "the-barrier")
        t.agendas("whats-going-on")
        t.enemy("ghoul-minion", engaged=agnes)
        t.round()
        assert (preferred(t) == "activate shrivelling") == is_used, horror


def test_whoever_finds_nothing_where_it_is_hard_goes_where_it_may_be_easier() -> None:
    t = Position(*BAG)
    cellar = t.location("cellar", clues=2)
    t.location("hallway")
    t.location("attic", revealed=False)
    t.investigator("wendy-adams", cellar, hand=["overpower"] * 5)
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("whats-going-on")
    t.round()
    assert preferred(t) == "move hallway"


def test_the_blow_that_ends_the_fight_is_worth_more_than_any_other() -> None:
    t = Position(*BAG)
    hallway = t.location("hallway")
    agnes = t.investigator("agnes-baker", hallway, horror=3)
    t.acts("what-have-you-done")
    t.agendas("whats-going-on")
    t.enemy("ghoul-priest", engaged=agnes, damage=4)
    t.enemy("ghoul-minion", engaged=agnes, damage=1)
    t.round()
    t.choose("draw")
    while t.decision.ask != "choose-target":
        t.choose(preferred(t))
    assert preferred(t) == "choose ghoul-priest"


def test_a_location_that_hides_its_clues_well_is_left_for_later() -> None:
    t = Position(*BAG)
    hallway = t.location("hallway")
    t.location("cellar", revealed=False)
    t.location("attic", revealed=False)
    t.investigator("agnes-baker", hallway)
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out")
    t.round()
    assert preferred(t) == "move attic"


def test_nobody_goes_to_an_enemy_that_they_cannot_master() -> None:
    for enemies in ([], ["icy-ghoul"]):
        t = Position(*BAG)
        hallway = t.location("hallway")
        cellar = t.location("cellar", clues=2)
        t.investigator("daisy-walker", hallway, damage=2)
        t.acts("the-barrier", "what-have-you-done")
        t.agendas("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out")
        for enemy in enemies:
            t.enemy(enemy, at=cellar)
        t.round()
        assert (preferred(t) == "move cellar") == (not enemies)


def test_an_ally_who_waits_elsewhere_is_gone_to_while_the_way_is_free() -> None:
    t = Position(*BAG)
    hallway = t.location("hallway")
    parlor = t.location("parlor")
    t.investigator("daisy-walker", hallway)
    t.acts("what-have-you-done")
    t.agendas("rise-of-the-ghouls", "theyre-getting-out")
    put(t.state, t.aside("lita-chantler")[0], "at", parlor)
    t.enemy("ghoul-priest", at=hallway, exhausted=True)
    t.round()
    assert preferred(t) == "move parlor"
    t.choose("move parlor")
    assert preferred(t) == "activate lita-chantler"


def test_of_two_evils_the_one_is_chosen_that_can_be_borne() -> None:
    for horror in (0, 3):
        t = Position(*BAG)
        study = t.location("study")
        roland = t.investigator("roland-banks", study, hand=["machete"], horror=horror)
        t.acts("trapped", "the-barrier")
        t.agendas("whats-going-on", "rise-of-the-ghouls", doom=2)
        t.encounter_deck("ancient-evils")
        t.round("I")
        assert t.decision.ask == "choose-effect"
        worths = dict(zip(t.options, GAME.worths(t.state), strict=True))
        pain = Outlook(t.state, roland).pain(0, 2)
        assert worths["effect 1"] == -pain
        assert (preferred(t) == "effect 1") == (pain < -worths["effect 0"])


def test_a_weapon_makes_mightier_and_wounds_make_a_duel_harder() -> None:
    t = Position(*BAG)
    study = t.location("study")
    roland = t.investigator("roland-banks", study, hand=["machete"])
    t.acts("the-barrier", "what-have-you-done")
    t.agendas("whats-going-on")
    eyes = Outlook(t.state, roland)
    assert might(eyes, 4, more=t.id_of("machete")) > might(eyes, 4)
    before = duel(t.state, [eyes])
    t.state.set_investigator(roland, damage=5)
    assert duel(t.state, [Outlook(t.state, roland)]) < before


def test_no_thought_is_given_to_an_order_that_hardly_matters() -> None:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("daisy-walker", study, hand=["perception"])
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    t.choose("investigate")
    t.choose("commit perception")
    while t.decision.ask == "commit":
        t.choose("done")
    assert t.decision.ask == "order-results"
    assert likely(GAME, t.state, 3) == [t.decision.options[0]]


def test_a_card_without_a_cost_in_a_hand_that_is_imagined_asks_for_no_saving() -> None:
    t = Position(*BAG)
    study = t.location("study", clues=2)
    hand = ["the-necronomicon"]
    t.investigator("daisy-walker", study, hand=hand, play=["hyperawareness"], resources=3)
    t.acts("trapped", "the-barrier")
    t.agendas("whats-going-on")
    t.round()
    t.choose("investigate")
    paid = [option for option in t.options if option.startswith("use hyperawareness")]
    assert paid
    assert len(GAME.worths(t.state)) == len(t.options)
