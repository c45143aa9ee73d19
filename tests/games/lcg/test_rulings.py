"""Where cards of the Core Set meet: each test is a ruling that a table might ask for."""

from __future__ import annotations

import pytest

from kadath.games.lcg.zones import discard
from kadath.testkit.lcg.position import Position


def investigator(t: Position, name: str) -> tuple[int, int, int, int]:
    """Damage, horror, clues and resources of somebody."""
    row = t.state.investigators[t.id_of(name)]
    return row.damage, row.horror, row.clues, row.resources


def study_with(
    token: str = "0", *, who: str = "roland-banks", clues: int = 2, **given: object
) -> Position:
    """Somebody in the study, with a bag of one token."""
    t = Position(token)
    t.investigator(who, t.location("study", clues=clues), **given)  # type: ignore[arg-type]
    return t


# --- Attacks and defeats --------------------------------------------------------------------------


@pytest.mark.rule("LCG-296", "LCG-184")
def test_beat_cop_may_finish_an_enemy_in_the_middle_of_a_fight_that_then_hits_nobody() -> None:
    t = study_with("+1", play=["beat-cop"], hand=["vicious-blow"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("pass", "pass", "fight swarm-of-rats", "use beat-cop")
    assert t.zone("swarm-of-rats") == "discard"
    t.choose("react roland-banks")
    assert investigator(t, "roland-banks")[2] == 1, "his card defeated it"
    t.choose("commit vicious-blow")
    assert t.told("test-result")[-1]["result"] == "succeeded", "the test goes on"
    assert len(t.told("damaged")) == 1, "but there is nothing left to hit"
    assert t.zone("vicious-blow") == "discard"


@pytest.mark.rule("LCG-261", "LCG-332")
def test_dodge_stops_an_enemy_that_strikes_back() -> None:
    t = study_with("-4", hand=["dodge"])
    goat = t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight goat-spawn")
    assert t.options == ["play dodge", "pass"]
    t.choose("play dodge")
    assert investigator(t, "roland-banks")[0] == 0
    assert not t.state.cards[goat].exhausted, "who strikes back does not exhaust for it"


@pytest.mark.rule("LCG-177", "LCG-332")
def test_dodge_stops_one_attack_of_opportunity_and_the_action_goes_on() -> None:
    t = study_with(hand=["dodge"])
    roland = t.id_of("roland-banks")
    t.enemy("swarm-of-rats", engaged=roland)
    t.enemy("ghoul-minion", engaged=roland)
    t.round()
    t.choose("investigate", "attacker ghoul-minion", "play dodge")
    assert investigator(t, "roland-banks")[:3] == (1, 0, 1), "the rats bit, and he found a clue"


@pytest.mark.rule("LCG-315", "LCG-281")
def test_guard_dog_bites_even_as_the_damage_kills_it() -> None:
    t = study_with(play=["guard-dog"], deck=["guts"])
    t.state.set_card(t.id_of("guard-dog"), damage=2)
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round("III")
    t.choose("assign guard-dog damage", "react guard-dog")
    assert t.zone("swarm-of-rats") == "discard"
    t.choose("pass")
    assert t.zone("guard-dog") == "discard", "the damage is placed all the same"


def test_guard_dog_bites_nobody_for_damage_that_is_no_attack() -> None:
    t = study_with("-4", play=["guard-dog"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.encounter_deck("grasping-hands")
    t.round("I")
    while "assign guard-dog damage" in t.options:
        t.choose("assign guard-dog damage")
        assert "react guard-dog" not in t.options
    assert t.state.cards[t.id_of("ghoul-minion")].damage == 0


@pytest.mark.parametrize(("target", "damage"), [("goat-spawn", 2), ("ravenous-ghoul", 1)])
def test_machete_counts_only_where_the_attacked_one_is_the_one_engaged(
    target: str, damage: int
) -> None:
    t = study_with(play=["machete"])
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"), exhausted=True)
    t.enemy("ravenous-ghoul", t.id_of("study"), exhausted=True)
    t.round()
    t.choose("activate machete", f"choose {target}")
    assert t.state.cards[t.id_of(target)].damage == damage


@pytest.mark.rule("LCG-189")
def test_who_fights_with_intellect_has_nothing_of_a_weapons_combat() -> None:
    t = study_with(who="daisy-walker", hand=["mind-over-matter"], play=["machete"])
    t.enemy("goat-spawn", engaged=t.id_of("daisy-walker"), exhausted=True)
    t.round()
    t.choose("play mind-over-matter", "activate machete", "skill intellect")
    assert t.told("total")[-1]["total"] == 5, "her intellect; the machete is good for combat"
    assert t.state.cards[t.id_of("goat-spawn")].damage == 2, "and it still cuts as deep"


def test_vicious_blow_goes_with_an_attack_of_an_event() -> None:
    t = study_with("+1", who="wendy-adams", hand=["backstab", "vicious-blow"])
    t.enemy("ghoul-priest", engaged=t.id_of("wendy-adams"), exhausted=True)
    t.round()
    t.choose("play backstab", "pass")
    assert t.state.cards[t.id_of("ghoul-priest")].damage == 3, "no combat is tested: no icon fits"
    t = study_with(hand=["vicious-blow"], play=["machete"])
    t.enemy("ravenous-ghoul", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("activate machete", "commit vicious-blow")
    assert t.zone("ravenous-ghoul") == "discard", "1, 1 for the machete, 1 for the blow"


# --- Evading --------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-338")
def test_stray_cat_does_not_impress_an_elite_enemy() -> None:
    t = study_with(play=["stray-cat"])
    t.enemy("ghoul-priest", engaged=t.id_of("roland-banks"))
    t.round()
    assert "use stray-cat" not in t.options


def test_pickpocketing_answers_an_enemy_that_a_cat_led_astray() -> None:
    t = study_with(play=["stray-cat", "pickpocketing"], deck=["guts"])
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("use stray-cat", "react pickpocketing")
    assert t.zone("guts") == "hand"


# --- Clues ----------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-318")
def test_cover_up_takes_the_clue_that_roland_finds_by_a_defeat() -> None:
    t = study_with("+1", deck=["cover-up"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("draw", "fight swarm-of-rats", "react roland-banks", "react cover-up")
    assert t.state.cards[t.id_of("cover-up")].clues == 2
    assert investigator(t, "roland-banks")[2] == 0
    assert t.state.cards[t.id_of("study")].clues == 2


@pytest.mark.rule("LCG-367")
@pytest.mark.parametrize("clues", [0, 1])
def test_evidence_needs_a_clue_to_find(clues: int) -> None:
    t = study_with("+1", clues=clues, hand=["evidence"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("fight swarm-of-rats")
    assert ("play evidence" in t.options) is (clues > 0)
    assert ("react roland-banks" in t.options) is (clues > 0)


@pytest.mark.rule("LCG-367")
@pytest.mark.parametrize("clues", [0, 1])
def test_nothing_can_be_found_where_there_is_no_clue(clues: int) -> None:
    t = study_with("-3", clues=clues, hand=["look-what-i-found"])
    t.round()
    t.choose("investigate", "done")
    assert ("play look-what-i-found" in t.options) is (clues > 0), "failed by 2"
    t = study_with(clues=clues, hand=["working-a-hunch"])
    t.round()
    assert ("play working-a-hunch" in t.options) is (clues > 0)


@pytest.mark.rule("LCG-206")
@pytest.mark.parametrize(("place", "offered"), [("study", True), ("cellar", False)])
def test_an_automatic_failure_is_by_the_whole_difficulty(place: str, offered: bool) -> None:
    t = Position("auto-fail")
    t.investigator("roland-banks", t.location(place, clues=1), hand=["look-what-i-found"])
    t.round()
    t.choose("investigate", "done")
    assert ("play look-what-i-found" in t.options) is offered, "by 2 in the study, by 4 below"


def test_dr_milan_is_paid_for_a_burglary() -> None:
    t = study_with(play=["burglary", "dr-milan-christopher"], resources=0)
    t.round()
    t.choose("activate burglary", "react dr-milan-christopher")
    assert investigator(t, "roland-banks")[2:] == (0, 3 + 1), "it was a successful investigation"


@pytest.mark.rule("LCG-188")
def test_flashlight_and_fog_are_added_up_and_a_shroud_is_never_below_0() -> None:
    for fog, shroud in (True, 2), (False, 0):
        t = study_with("-8" if fog else "0", play=["flashlight"])
        if fog:
            t.encounter_deck("obscuring-fog")
            t.round("I")
        else:
            t.round()
        t.choose("activate flashlight")
        assert t.told("test")[-1]["difficulty"] == shroud


# --- Tokens ---------------------------------------------------------------------------------------


def test_shrivelling_frightens_by_an_automatic_failure_as_well() -> None:
    t = study_with("auto-fail", who="agnes-baker", play=["shrivelling"])
    goat = t.enemy("goat-spawn", engaged=t.id_of("agnes-baker"), exhausted=True)
    t.round()
    t.choose("activate shrivelling")
    assert investigator(t, "agnes-baker")[1] == 1
    assert t.options == ["react agnes-baker", "pass"], "and that horror she may answer"
    t.choose("react agnes-baker")
    assert t.state.cards[goat].damage == 1


def test_sure_gamble_cannot_turn_an_automatic_failure() -> None:
    t = study_with("auto-fail", hand=["sure-gamble"])
    t.round()
    t.choose("investigate")
    assert t.asked == "roland-banks: take-action", "it has no modifier that could be turned"


@pytest.mark.rule("LCG-416")
def test_wendy_cannot_pay_for_another_token_with_a_weakness() -> None:
    for hand, asked in (["dark-memory"], False), (["dark-memory", "guts"], True):
        t = study_with("-8", who="wendy-adams", hand=hand)
        t.round()
        t.choose("investigate")
        assert ("react wendy-adams" in t.options) is asked
        if asked:
            t.choose("react wendy-adams")
            assert (t.zone("guts"), t.zone("dark-memory")) == ("discard", "hand")


# --- Treacheries ----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-334", "LCG-409")
def test_ward_of_protection_keeps_ancient_evils_from_the_agenda_at_the_price_of_horror() -> None:
    t = study_with(who="agnes-baker", hand=["ward-of-protection"])
    goat = t.enemy("goat-spawn", t.id_of("study"), exhausted=True)
    t.agendas("whats-going-on", "rise-of-the-ghouls", doom=1)
    t.encounter_deck("ancient-evils", "swarm-of-rats")
    t.round("I")
    t.choose("play ward-of-protection")
    assert investigator(t, "agnes-baker")[1] == 1
    t.choose("react agnes-baker")
    assert t.state.cards[goat].damage == 1, "the ward's horror is horror like any other"
    assert t.state.cards[t.state.agenda].doom == 2, "1 and 1 of this round; it did not advance"
    assert t.zone("ancient-evils") == "discard"


def test_ward_of_protection_is_for_ones_own_treacheries_and_not_for_weaknesses() -> None:
    t = study_with(who="wendy-adams")
    t.investigator("agnes-baker", t.id_of("study"), hand=["ward-of-protection"], deck=["paranoia"])
    t.encounter_deck("crypt-chill", "swarm-of-rats")
    t.round("I")
    assert t.asked == "agnes-baker: commit", "Wendy's test; the ward was not asked for"
    t.choose("done", "turn agnes-baker", "draw")
    assert t.asked == "agnes-baker: take-action"
    assert t.zone("paranoia") == "discard"


@pytest.mark.rule("LCG-502", "LCG-269")
@pytest.mark.parametrize("how", ["as a cost", "by an attack"])
def test_LCG_502_what_beat_cop_is_dealt_his_friend_takes(how: str) -> None:
    t = study_with(play=["beat-cop-2"], deck=["guts"])
    roland = t.id_of("roland-banks")
    sick = t.enemy("hypochondria", engaged=roland)
    t.state.set_card(sick, owner=roland)
    t.enemy("goat-spawn", engaged=roland, exhausted=how == "as a cost")
    if how == "as a cost":
        t.round()
        t.choose("use beat-cop-2")
    else:
        t.round("III")
        t.choose("pass", "assign beat-cop-2 damage")
    assert t.state.cards[t.id_of("beat-cop-2")].damage == 1
    assert investigator(t, "roland-banks")[:2] == (0, 1), "the fear of it is his own"


@pytest.mark.rule("LCG-502", "LCG-269")
def test_LCG_502_aquinnahs_horror_is_taken_by_whoever_she_protects() -> None:
    t = study_with(who="wendy-adams", play=["aquinnah"], deck=["guts"])
    wendy = t.id_of("wendy-adams")
    mad = t.enemy("psychosis", engaged=wendy)
    t.state.set_card(mad, owner=wendy)
    t.enemy("swarm-of-rats", engaged=wendy)
    goat = t.enemy("goat-spawn", engaged=wendy, exhausted=True)
    t.round("III")
    t.choose("react aquinnah")
    assert t.state.cards[goat].damage == 1
    assert t.state.cards[t.id_of("aquinnah")].horror == 1
    assert investigator(t, "wendy-adams")[:2] == (1, 0), "direct damage for the horror she took"


@pytest.mark.rule("LCG-502")
def test_LCG_502_agnes_answers_only_horror_on_her_own_card() -> None:
    t = study_with(who="agnes-baker", play=["aquinnah"], deck=["guts"])
    agnes = t.id_of("agnes-baker")
    t.enemy("swarm-of-rats", engaged=agnes)
    t.enemy("goat-spawn", engaged=agnes, exhausted=True)
    t.round("III")
    t.choose("react aquinnah")
    assert "react agnes-baker" not in t.options
    assert t.state.cards[t.id_of("aquinnah")].horror == 1


@pytest.mark.rule("LCG-502")
def test_LCG_502_what_a_friends_asset_is_dealt_is_not_yours() -> None:
    t = study_with(deck=["guts"])
    t.investigator("wendy-adams", t.id_of("study"), play=["beat-cop-2"], deck=["guts"])
    roland = t.id_of("roland-banks")
    sick = t.enemy("hypochondria", engaged=roland)
    t.state.set_card(sick, owner=roland)
    t.enemy("goat-spawn", engaged=roland, exhausted=True)
    t.round()
    t.choose("use beat-cop-2")
    assert t.state.cards[t.id_of("beat-cop-2")].damage == 1
    assert investigator(t, "roland-banks")[:2] == (0, 0)


# --- Others ---------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-251")
def test_barricade_keeps_out_neither_elites_nor_those_who_are_drawn_there() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway"), t.location("attic")
    t.investigator("agnes-baker", hallway, hand=["barricade"], deck=["guts", "guts"])
    priest = t.enemy("ghoul-priest", attic)
    t.encounter_deck("swarm-of-rats", "ghoul-minion")
    t.round()
    t.choose("play barricade", "done")
    assert t.state.location_of(priest) == hallway
    t.round("I")
    assert t.zone("swarm-of-rats") == "threat", "it spawned, and did not move in"
    assert t.zone("barricade") == "attached"


def test_scavenging_brings_back_what_may_then_be_played_again() -> None:
    t = study_with("+1", who="wendy-adams", play=["scavenging"], discard=["leather-coat"])
    t.round()
    t.choose("investigate", "react scavenging")
    assert t.zone("leather-coat") == "hand"
    t.choose("play leather-coat")
    assert t.zone("leather-coat") == "play"


@pytest.mark.rule("LCG-143", "LCG-486")
@pytest.mark.parametrize(("leaves_after", "actions"), [(None, 4), (0, 3), (1, 4)])
def test_the_action_that_leo_gives_is_taken_first_or_lost_with_him(
    leaves_after: int | None, actions: int
) -> None:
    t = study_with(play=["leo-de-luca"], deck=["guts"], resources=0)
    t.round()
    taken = 0
    while not t.is_over():
        if taken == leaves_after:
            discard(t.state, t.id_of("leo-de-luca"))
        t.choose("resource")
        taken += 1
    assert taken == actions


# --- Whose horror, whose turn ---------------------------------------------------------------------


def test_agnes_may_answer_the_horror_that_she_pays_with() -> None:
    t = study_with(who="agnes-baker", play=["forbidden-knowledge"], resources=0)
    rats = t.enemy("goat-spawn", t.id_of("study"), exhausted=True)
    t.round()
    t.choose("use forbidden-knowledge")
    assert t.options == ["react agnes-baker", "pass"]
    t.choose("react agnes-baker")
    assert t.state.cards[rats].damage == 1
    assert investigator(t, "agnes-baker") == (0, 1, 0, 1)


@pytest.mark.rule("LCG-174", "LCG-486")
def test_daisys_action_for_tomes_provokes_like_any_other() -> None:
    t = study_with(who="daisy-walker", play=["old-book-of-lore"], deck=["guts", "lucky", "dodge"])
    t.enemy("swarm-of-rats", engaged=t.id_of("daisy-walker"))
    t.round()
    t.choose("activate old-book-of-lore")
    assert investigator(t, "daisy-walker")[0] == 1


def test_wendys_amulet_lets_her_dodge_with_a_card_from_her_discard_pile() -> None:
    t = study_with(who="wendy-adams", play=["wendys-amulet"], discard=["dodge"], deck=["guts"])
    t.enemy("swarm-of-rats", engaged=t.id_of("wendy-adams"))
    t.round("III")
    t.choose("play dodge")
    assert investigator(t, "wendy-adams")[0] == 0
    assert t.zone("dodge") == "deck", "under her deck, since she wears the amulet"


def test_when_an_event_goes_under_wendys_deck_the_next_one_is_the_topmost() -> None:
    t = study_with("-2", who="wendy-adams", play=["wendys-amulet"], discard=["lucky", "dodge"])
    t.enemy("swarm-of-rats", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("investigate")
    assert t.options == ["play lucky", "pass"], "the rats have bitten: the dodge lay below"
    t.choose("play lucky")
    assert investigator(t, "wendy-adams")[:3] == (1, 0, 1)
    t.choose("resource")
    assert t.options == ["play dodge", "pass"]


def test_the_commitment_of_another_makes_the_attack_stronger() -> None:
    t = study_with("0")
    t.investigator("wendy-adams", t.id_of("study"), hand=["vicious-blow"])
    ghoul = t.enemy("ravenous-ghoul", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("turn roland-banks", "fight ravenous-ghoul", "commit vicious-blow")
    assert t.state.cards[ghoul].damage == 2


# --- Clues that were covered up -------------------------------------------------------------------


@pytest.mark.rule("LCG-500")
def test_dr_milan_is_paid_for_an_investigation_whose_clue_is_then_covered_up() -> None:
    t = study_with("+1", play=["dr-milan-christopher"], deck=["cover-up"], resources=0)
    t.round()
    t.choose("draw", "investigate", "react dr-milan-christopher", "react cover-up")
    assert investigator(t, "roland-banks")[2:] == (0, 1)
    assert t.state.cards[t.id_of("cover-up")].clues == 2


# --- Success and failure --------------------------------------------------------------------------


@pytest.mark.rule("LCG-500", "LCG-261")
def test_LCG_500_a_failure_is_answered_before_an_enemy_strikes_back() -> None:
    t = study_with("-8", play=["rabbits-foot"], deck=["dodge"], resources=5)
    t.enemy("ghoul-priest", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight ghoul-priest", "react rabbits-foot")
    assert investigator(t, "roland-banks")[:2] == (0, 0)
    assert t.options == ["play dodge", "pass"], (
        "drawn in time to dodge what comes after the results"
    )
    t.choose("pass")
    assert investigator(t, "roland-banks")[:2] == (2, 2)


@pytest.mark.rule("LCG-500", "LCG-208")
def test_LCG_500_what_was_found_by_failing_comes_before_what_the_failure_does() -> None:
    t = study_with("cultist", hand=["look-what-i-found"], clues=2)
    t.scenario("the-gathering")
    t.state.set_card(t.id_of("study"), face="cellar")
    t.round()
    t.choose("investigate", "done")
    assert t.options == ["play look-what-i-found", "pass"], "3 - 1 against 4"
    assert investigator(t, "roland-banks")[1] == 0, "the cultist frightens in ST.7"
    t.choose("play look-what-i-found")
    assert investigator(t, "roland-banks")[1:3] == (1, 2)


@pytest.mark.rule("LCG-500")
def test_LCG_500_scavenging_brings_its_item_before_the_clue_is_found() -> None:
    t = study_with("+1", who="wendy-adams", play=["scavenging"], discard=["leather-coat"])
    t.round()
    t.choose("investigate")
    assert (t.options, investigator(t, "wendy-adams")[2]) == (["react scavenging", "pass"], 0)
    t.choose("react scavenging")
    assert (t.zone("leather-coat"), investigator(t, "wendy-adams")[2]) == ("hand", 1)


@pytest.mark.rule("LCG-500")
def test_LCG_500_the_fog_lifts_before_the_clue_is_found() -> None:
    t = study_with("+1", who="daisy-walker")
    t.encounter_deck("obscuring-fog")
    t.round("I")
    t.choose("investigate")
    assert t.zone("obscuring-fog") == "discard"
    kinds = [entry.kind for entry in t.state.log or ()]
    assert kinds.index("discarded") < kinds.index("discovered")


@pytest.mark.rule("LCG-500", "LCG-317")
def test_LCG_500_luck_that_turns_a_failure_leaves_nothing_to_answer_it() -> None:
    t = study_with("-2", play=["rabbits-foot"], hand=["lucky"], deck=["guts"])
    t.round()
    t.choose("investigate", "play lucky")
    assert t.asked == "roland-banks: take-action"
    assert t.told("test-result")[-1]["result"] == "succeeded"
    assert t.zone("guts") == "deck"


# --- The enemy phase ------------------------------------------------------------------------------


@pytest.mark.rule("LCG-128")
def test_an_enemy_that_falls_to_the_attack_of_another_does_not_attack() -> None:
    t = study_with(who="wendy-adams", play=["aquinnah"], deck=["guts"])
    wendy = t.id_of("wendy-adams")
    t.enemy("ghoul-minion", engaged=wendy)
    t.enemy("swarm-of-rats", engaged=wendy)
    t.round("III")
    t.choose("attacker ghoul-minion", "react aquinnah")
    while not t.is_over():
        t.choose(next(one for one in t.options if "wendy" in one or one == "pass"))
    assert t.zone("swarm-of-rats") == "discard"
    assert [entry["face"] for entry in t.told("attacked")] == ["ghoul-minion"]
    assert investigator(t, "wendy-adams")[:2] == (0, 1), "the horror was hers all the same"


@pytest.mark.rule("LCG-368")
def test_roland_finds_one_clue_in_a_round_whoever_bites_later() -> None:
    t = study_with("+1", play=["guard-dog"], deck=["guts"])
    roland = t.id_of("roland-banks")
    t.enemy("swarm-of-rats", engaged=roland, exhausted=True)
    t.enemy("swarm-of-rats", engaged=roland)
    t.round()
    t.choose("fight swarm-of-rats", "react roland-banks", "done")
    t.choose("assign guard-dog damage", "react guard-dog")
    assert t.is_over(), "he was not asked again in this round"
    assert t.zone("swarm-of-rats#2") == "discard"
    assert investigator(t, "roland-banks")[2] == 1


@pytest.mark.rule("LCG-231")
def test_who_would_be_prey_is_decided_with_the_help_of_allies() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.investigator("wendy-adams", t.location("attic"), play=["beat-cop", "machete"], deck=["guts"])
    t.investigator("agnes-baker", t.location("cellar"), deck=["guts"])
    priest = t.enemy("ghoul-priest", hallway)
    t.round("III")
    while not t.is_over():
        t.choose("pass" if "pass" in t.options else t.options[0])
    assert t.state.location_of(priest) == t.id_of("attic"), "1 + 1 for the cop against 2"


# --- What may still be done -----------------------------------------------------------------------


def test_dissonant_voices_do_not_keep_anybody_from_committing_cards() -> None:
    t = study_with(hand=["working-a-hunch", "perception"])
    t.encounter_deck("dissonant-voices")
    t.round("I")
    assert "play working-a-hunch" not in t.options
    t.choose("investigate")
    assert sorted(t.options) == ["commit perception", "commit working-a-hunch", "done"]


def test_a_weapons_attack_is_the_first_fight_that_fear_makes_dearer() -> None:
    t = study_with(play=["machete"], deck=["guts"])
    roland = t.id_of("roland-banks")
    t.enemy("frozen-in-fear", engaged=roland)
    t.enemy("ghoul-priest", engaged=roland, exhausted=True)
    t.round()
    t.choose("activate machete", "fight ghoul-priest")
    assert t.is_over(), "2 actions, and 1: the turn was over"
    assert t.state.cards[t.id_of("ghoul-priest")].damage == 2 + 1


# --- For others at the location -------------------------------------------------------------------


def two_in_the_study(
    token: str = "0", *, roland: dict[str, object], wendy: dict[str, object]
) -> Position:
    """Roland and Wendy together."""
    t = Position(token)
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, deck=["guts"], **roland)  # type: ignore[arg-type]
    t.investigator("wendy-adams", study, deck=["guts"], **wendy)  # type: ignore[arg-type]
    return t


def test_dodge_is_for_an_attack_of_opportunity_on_a_friend_as_well() -> None:
    t = two_in_the_study(roland={"hand": ["dodge"]}, wendy={})
    t.enemy("swarm-of-rats", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("turn wendy-adams", "resource", "play dodge")
    assert investigator(t, "wendy-adams") == (0, 0, 0, 6)


def test_lita_makes_attacks_stronger_and_no_other_damage() -> None:
    t = two_in_the_study(roland={"play": ["beat-cop"]}, wendy={"play": ["lita-chantler"]})
    goat = t.enemy("goat-spawn", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("use beat-cop")
    assert t.state.cards[goat].damage == 1, "a Monster, but no attack"


def test_disc_of_itzamna_turns_away_what_is_drawn_by_a_friend_there() -> None:
    t = two_in_the_study(roland={}, wendy={"play": ["disc-of-itzamna"]})
    t.encounter_deck("swarm-of-rats", "goat-spawn", "ghoul-minion")
    t.round("I")
    t.choose("react disc-of-itzamna")
    assert t.zone("swarm-of-rats") == "discard"


@pytest.mark.rule("LCG-162")
def test_a_backstab_that_fails_hits_the_friend_as_hard() -> None:
    t = two_in_the_study("-8", roland={"hand": ["backstab"]}, wendy={})
    t.enemy("ravenous-ghoul", engaged=t.id_of("wendy-adams"), exhausted=True)
    t.round()
    t.choose("turn roland-banks", "play backstab")
    assert investigator(t, "wendy-adams")[0] == 3


def test_what_is_cancelled_does_not_surge_by_what_it_would_have_done() -> None:
    t = study_with(who="agnes-baker", hand=["ward-of-protection"])
    t.encounter_deck("false-lead", "swarm-of-rats")
    t.round("I")
    t.choose("play ward-of-protection")
    assert [entry["face"] for entry in t.told("drew-encounter")] == ["false-lead"]


def test_rabbits_foot_answers_a_failure_against_a_treachery() -> None:
    t = study_with("-8", play=["rabbits-foot"], deck=["guts"])
    t.encounter_deck("rotting-remains")
    t.round("I")
    t.choose("react rabbits-foot")
    assert t.zone("guts") == "hand"
