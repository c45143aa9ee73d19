"""The Devourer Below: what makes each of its cards different."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.lcg.campaign.campaign import Campaign
from kadath.games.lcg.campaign.log import CampaignLog
from kadath.games.lcg.components.chaos_bags import NIGHT_OF_THE_ZEALOT
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.components.scenarios.the_devourer_below import CULTISTS
from kadath.games.lcg.components.scenarios.the_gathering import PRIEST_ALIVE
from kadath.games.lcg.components.scenarios.the_midnight_masks import PAST_MIDNIGHT
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.advancing import AdvanceCard, act_options, advance_agenda
from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.values import value
from kadath.games.lcg.vocabulary.random_weaknesses import weaknesses_left
from kadath.games.lcg.vocabulary.story import Advance
from kadath.kernel.decision import DONE
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.knowledge import look, shuffle
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position
from kadath.text.languages import LANGUAGES

from .campaigning import table_for

WOODS = (
    "arkham-woods-unhallowed-ground",
    "arkham-woods-twisting-paths",
    "arkham-woods-old-house",
    "arkham-woods-cliffside",
    "arkham-woods-tangled-thicket",
    "arkham-woods-quiet-glade",
)


def on_the_path(*bag: str, **given: object) -> Position:
    """Roland on the Main Path, under the reference card."""
    t = Position(*bag)
    t.scenario("the-devourer-below")
    t.investigator("roland-banks", t.location("main-path"), **given)  # type: ignore[arg-type]
    return t


@pytest.mark.parametrize("revealed", [True, False])
def test_the_path_leads_to_all_woods_and_back(revealed: bool) -> None:
    t = on_the_path()
    path = t.id_of("main-path")
    places = [t.location(face, revealed=revealed) for face in WOODS]
    assert list(t.state.connected(path)) == places
    assert all(path in t.state.connected(place) for place in places)
    assert all(len(t.state.connected(place)) == (3 if revealed else 1) for place in places)


def test_one_may_flee_along_the_path() -> None:
    t = on_the_path()
    t.round()
    t.choose("activate main-path")
    assert t.state.is_out(t.id_of("roland-banks"))


@pytest.mark.parametrize(
    ("token", "harder", "total"),
    [("skull", False, 3 - 2), ("skull", True, 0), ("elder thing", False, 0)],
)
def test_the_tokens_know_the_monsters(token: str, harder: bool, total: int) -> None:
    t = on_the_path(token)
    t.state.set_card(t.state.scenario, revealed=harder)
    woods = t.location(WOODS[0])
    t.enemy("ghoul-minion", woods)
    t.enemy("ghoul-minion", woods)
    t.enemy("acolyte", woods)
    t.round()
    t.choose("investigate")
    assert t.told("total")[-1]["total"] == total


@pytest.mark.parametrize(("harder", "doom"), [(False, 1), (True, 2)])
def test_the_cultist_token_dooms_the_nearest_enemy_of_any_kind(harder: bool, doom: int) -> None:
    t = on_the_path("cultist")
    t.state.set_card(t.state.scenario, revealed=harder)
    rats = t.enemy("swarm-of-rats", t.location(WOODS[0]))
    t.round()
    t.choose("investigate")
    assert t.state.cards[rats].doom == doom


@pytest.mark.parametrize(("harder", "hurt"), [(False, (1, 0)), (True, (1, 1))])
def test_the_tablet_hurts_beside_a_monster(harder: bool, hurt: tuple[int, int]) -> None:
    t = on_the_path("tablet")
    t.state.set_card(t.state.scenario, revealed=harder)
    t.enemy("ghoul-minion", t.id_of("main-path"), exhausted=True)
    t.round()
    t.choose("investigate")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == hurt


def test_the_unhallowed_ground_hurts_whoever_enters() -> None:
    t = on_the_path("-4")
    t.location(WOODS[0])
    t.round()
    t.choose(f"move {WOODS[0]}")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == (1, 1)


@pytest.mark.parametrize(
    ("face", "skill"),
    [("arkham-woods-cliffside", "agility"), ("arkham-woods-tangled-thicket", "combat")],
)
def test_some_woods_are_investigated_with_another_skill(face: str, skill: str) -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location(face, clues=1))
    t.round()
    t.choose("investigate")
    assert t.told("test")[-1]["skill"] == skill


def test_the_glade_heals_once_a_turn() -> None:
    t = position("roland-banks: at arkham-woods-quiet-glade, damage 2, horror 2")
    t.round()
    t.choose("activate arkham-woods-quiet-glade", "effect 1")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == (2, 1)
    assert "activate arkham-woods-quiet-glade" not in t.options


def test_the_ritual_site_fills_up_at_the_end_of_the_round() -> None:
    t = Position("0")
    site = t.location("ritual-site", clues=1)
    t.investigator("roland-banks", site)
    t.round("IV")
    assert t.state.cards[site].clues == 2


def test_the_wrath_costs_a_card_or_health_for_each_point() -> None:
    t = on_the_path("0", hand=["machete", "flashlight"])
    t.encounter_deck("umordhoths-wrath")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert t.told("test-result")[-1]["by"] == 2
    t.choose("effect 0", "discard machete", "effect 1")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.damage, roland.horror) == (1, 1)
    assert t.zone("flashlight") == "hand"


def test_umordhoth_grows_with_the_table_and_rises_after_each_turn() -> None:
    t = on_the_path("0")
    t.investigator("wendy-adams", t.id_of("main-path"))
    enemy = t.enemy("umordhoth", t.location("ritual-site"), exhausted=True)
    t.round()
    assert value(t.state, enemy, "health") == 6 + 4 * 2
    t.choose("turn roland-banks", "done")
    assert not t.state.cards[enemy].exhausted


@pytest.mark.parametrize("play", [[], ["lita-chantler"]])
def test_only_who_controls_lita_may_give_her_up(play: list[str]) -> None:
    t = on_the_path("0", play=play)
    t.enemy("umordhoth", t.id_of("main-path"), exhausted=True)
    t.round()
    assert ("activate umordhoth" in t.options) == bool(play)
    if play:
        t.choose("activate umordhoth")
        assert t.state.resolution == "R3"


# --- Set-up --------------------------------------------------------------------------------------


def begun(seats: int, seed: int = 3, log: CampaignLog | None = None) -> LcgState:
    """The scenario as it begins, when everyone has kept their cards."""
    decks = list(STARTER_DECKS.values())[:seats]
    state = table_for("the-devourer-below", decks, seed, log)
    while state.decision is not None and state.decision.ask == "mulligan":
        state.apply(DONE)
    return state


def faces(state: LcgState, zone: str, place: int = 0) -> list[str]:
    return [state.cards[card].face for card in state.pile(zone, place)]


def test_the_path_and_four_unseen_woods_are_laid_out() -> None:
    seen = set()
    for seed in range(12):
        state = begun(2, seed)
        path, *woods = state.locations()
        assert state.cards[path].face == "main-path"
        assert {state.location_of(who) for who in state.investigators} == {path}
        assert len(woods) == 4
        assert not any(state.cards[place].known or state.cards[place].revealed for place in woods)
        seen |= {state.cards[place].face for place in woods}
        assert sorted(faces(state, "aside")) == ["ritual-site", "umordhoth"]
    assert seen == set(WOODS)


@pytest.mark.parametrize("difficulty", ["easy", "expert"])
def test_an_elder_thing_joins_the_bag(difficulty: str) -> None:
    state = Lcg().new({"scenario": "the-devourer-below", "difficulty": difficulty}, 1)
    state.apply(DONE)
    assert Counter(state.bag) == Counter((*NIGHT_OF_THE_ZEALOT[difficulty], "elder thing"))


AGENTS = {
    "agents-of-yog-sothoth": {"yithian-observer": 2, "offer-of-power": 2},
    "agents-of-shub-niggurath": {"relentless-dark-young": 1, "goat-spawn": 3},
    "agents-of-cthulhu": {"young-deep-one": 2, "dreams-of-rlyeh": 2},
    "agents-of-hastur": {"screeching-byakhee": 2, "the-yellow-sign": 2},
}


def agents_in(state: LcgState) -> str:
    """Which of the four sets is in the encounter deck: all of its cards, and none of another's."""
    held = Counter(faces(state, "deck"))
    for name, cards in AGENTS.items():
        if any(held[key] for key in cards):
            assert all(held[key] == count for key, count in cards.items())
            assert held.total() == 29
            return name
    raise AssertionError(held)


def test_one_of_the_four_kinds_of_agents_is_shuffled_in() -> None:
    assert {agents_in(begun(1, seed)) for seed in range(30)} == set(AGENTS)


def test_nobody_knows_which_agents_there_are_before_one_is_seen() -> None:
    state = begun(2)
    dealt = {
        agents_in(Lcg().determinize(state, seat, Rng(n))) for n in range(40) for seat in (0, 1)
    }
    assert dealt == set(AGENTS)
    agents = agents_in(state)
    (first, *_) = (card for card in state.pile("deck") if state.cards[card].face in AGENTS[agents])
    look(state, (first,), state.bit(1))
    shuffle(state, state.pile("deck"))
    assert {agents_in(Lcg().determinize(state, 0, Rng(n))) for n in range(20)} == {agents}
    assert {agents_in(Lcg().determinize(state, 1, Rng(n))) for n in range(40)} == set(AGENTS)


@pytest.mark.parametrize(
    ("names", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]
)
def test_those_who_got_away_have_been_busy(names: int, doom: int) -> None:
    state = begun(1, log=CampaignLog(got_away=CULTISTS[:names]))
    assert state.cards[state.agenda].doom == doom
    assert set(CULTISTS[:names]) <= set(faces(state, "aside")), "they are not in the deck"


def test_after_midnight_everyone_begins_with_two_cards_less() -> None:
    state = begun(2, log=CampaignLog((PAST_MIDNIGHT,)))
    assert [len(state.pile("hand", who)) for who in state.investigators] == [3, 3]


def test_the_priest_waits_in_the_deck_if_he_lives() -> None:
    state = begun(1, log=CampaignLog((PRIEST_ALIVE,)))
    assert faces(state, "deck").count("ghoul-priest") == 1
    assert "ghoul-priest" not in faces(begun(1), "deck")


# --- Agendas -------------------------------------------------------------------------------------


def test_the_first_agenda_brings_a_monster_with_doom_to_the_path() -> None:
    t = on_the_path()
    woods = t.location(WOODS[0])
    t.state.set_investigator(t.id_of("roland-banks"), location=woods)
    t.encounter_deck("ancient-evils", "acolyte", "ghoul-minion", "rotting-remains")
    t.agendas("the-arkham-woods", "the-ritual-begins", doom=4)
    t.begin(AdvanceCard(t.state.agenda))
    (ghoul,) = t.state.enemies_at(t.id_of("main-path"))
    assert (t.state.cards[ghoul].face, t.state.cards[ghoul].doom) == ("ghoul-minion", 1)
    assert "acolyte" not in [t.state.cards[card].face for card in t.state.enemies_at(woods)]
    assert t.state.cards[t.state.agenda].face == "the-ritual-begins"


def test_under_the_second_agenda_enemies_are_harder_to_overcome() -> None:
    t = on_the_path()
    ghoul = t.enemy("ghoul-minion", t.id_of("main-path"))
    t.agendas("the-ritual-begins")
    t.round()
    assert (value(t.state, ghoul, "fight"), value(t.state, ghoul, "evade")) == (3, 3)


@pytest.mark.rule("LCG-413", "LCG-415")
def test_whoever_fails_the_second_agendas_test_goes_mad() -> None:
    t = on_the_path("0")
    t.investigator("wendy-adams", t.id_of("main-path"))
    t.state.set_investigator(t.id_of("wendy-adams"), resources=5)
    t.agendas("the-ritual-begins", "vengeance-awaits")
    t.begin(AdvanceCard(t.state.agenda))
    assert [entry["who"] for entry in t.told("test")] == [
        t.id_of("roland-banks"),
        t.id_of("wendy-adams"),
    ]
    for who in (t.id_of("roland-banks"), t.id_of("wendy-adams")):
        mad = [card for card, row in t.state.cards.items() if row.owner == who]
        assert len(mad) == 1
        assert "Madness" in t.state.face(mad[0]).traits
        assert t.state.face(mad[0]).weakness
        assert t.state.cards[mad[0]].zone in ("discard", "threat"), "it was resolved as if drawn"
    assert t.state.cards[t.state.agenda].face == "vengeance-awaits"


def test_madness_comes_from_the_same_box_as_the_decks() -> None:
    t = on_the_path("0")
    roland = t.id_of("roland-banks")
    for face in ("amnesia", "amnesia", "paranoia", "paranoia", "psychosis"):
        t._card(face, "removed", 0, owner=roland)
    assert weaknesses_left(t.state, "Madness") == ["hypochondria"]


def last_agenda(act: str, *, clues: int = 0) -> Position:
    """The last agenda is about to advance at an act."""
    t = on_the_path("0", clues=clues)
    t.aside("umordhoth")
    if act == "investigating-the-trail":
        t.aside("ritual-site")
    else:
        site = t.location("ritual-site")
        t.enemy("ghoul-minion", site, exhausted=True)
    t.acts(act, "disrupting-the-ritual")
    t.agendas("vengeance-awaits", doom=5)
    t.begin(Resolution(Advance(), Scope(0, t.state.agenda)))
    return t


@pytest.mark.parametrize(
    "act", ["investigating-the-trail", "into-the-darkness", "disrupting-the-ritual"]
)
def test_the_last_agenda_lets_umordhoth_rise_and_takes_the_place_of_the_act(act: str) -> None:
    t = last_agenda(act)
    site = t.id_of("ritual-site")
    umordhoth = t.state.cards[t.id_of("umordhoth")]
    assert (umordhoth.zone, umordhoth.place) == ("at", site)
    assert t.state.enemies_at(site) == (t.id_of("umordhoth"),)
    assert t.state.act == t.state.agenda == t.id_of("vengeance-awaits")
    assert t.state.cards[t.state.act].face == "the-devourer-rises"
    assert t.zone(act) == "removed"
    assert not t.state.pile("act deck")


def test_the_last_agenda_advances_no_further() -> None:
    t = last_agenda("into-the-darkness")
    t.encounter_deck(*["rotting-remains"] * 3)
    assert t.state.cards[t.state.agenda].doom == 0
    t.state.set_card(t.state.agenda, doom=9)
    assert advance_agenda(t.state) is None
    assert act_options(t.state, t.state.player_order()) == []


# --- Acts and resolutions ------------------------------------------------------------------------


def test_the_first_act_opens_the_ritual_site_and_brings_back_who_got_away() -> None:
    t = on_the_path("0", clues=3)
    t.state.set_investigator(t.id_of("roland-banks"), location=t.location(WOODS[0]))
    t.aside("ritual-site", "ruth-turner", "the-masked-hunter")
    log = CampaignLog(got_away=("the-masked-hunter", "ruth-turner"))
    t.state.campaign = Campaign(log)
    t.acts("investigating-the-trail", "into-the-darkness")
    t.round()
    t.choose("advance investigating-the-trail roland-banks")
    assert t.zone("ritual-site") == "map"
    path = t.id_of("main-path")
    assert {t.state.cards[one].face for one in t.state.enemies_at(path)} == set(log.got_away)
    assert t.state.cards[t.state.act].face == "into-the-darkness"


@pytest.mark.parametrize(("others", "enemies"), [(0, 1), (1, 1), (2, 2), (3, 2)])
def test_whoever_enters_the_ritual_site_is_awaited(others: int, enemies: int) -> None:
    t = on_the_path("0")
    woods = t.location(WOODS[0])
    for face in ("wendy-adams", "agnes-baker", "daisy-walker")[:others]:
        t.investigator(face, woods)
    site = t.location("ritual-site", revealed=False)
    t.encounter_deck("ancient-evils", "acolyte", "ghoul-minion", "wizard-of-the-order")
    t.acts("into-the-darkness", "disrupting-the-ritual")
    t.round()
    if others:
        t.choose("turn roland-banks")
    t.choose("move ritual-site")
    assert len(t.state.enemies_at(site)) == enemies
    assert t.state.cards[t.state.act].face == "disrupting-the-ritual"
    spawned = [entry["location"] for entry in t.told("spawned")]
    assert spawned == [site] * enemies


@pytest.mark.rule("LCG-503")
@pytest.mark.parametrize(("gone", "enemies"), [(0, 2), (1, 1)])
def test_LCG_503_whoever_has_left_the_game_is_not_counted_at_the_ritual_site(
    gone: int, enemies: int
) -> None:
    t = on_the_path("0")
    woods = t.location(WOODS[0])
    for face in ("wendy-adams", "agnes-baker"):
        t.investigator(face, woods)
    for face in ("wendy-adams",)[:gone]:
        t.state.set_investigator(t.id_of(face), out="resigned")
    site = t.location("ritual-site", revealed=False)
    t.encounter_deck("ancient-evils", "acolyte", "ghoul-minion", "wizard-of-the-order")
    t.acts("into-the-darkness", "disrupting-the-ritual")
    t.round()
    t.choose("turn roland-banks", "move ritual-site")
    assert len(t.state.enemies_at(site)) == enemies


@pytest.mark.parametrize("skill", ["willpower", "agility"])
def test_clues_break_the_ritual(skill: str) -> None:
    t = on_the_path("+1", clues=3)
    t.acts("disrupting-the-ritual")
    t.round()
    t.choose("activate disrupting-the-ritual", f"skill {skill}")
    assert t.told("test")[-1]["skill"] == skill
    roland = t.id_of("roland-banks")
    assert t.state.investigators[roland].clues == 2
    won = {"willpower": 1, "agility": 1}[skill]
    assert t.state.cards[t.state.act].clues == won
    t.choose("activate disrupting-the-ritual", "skill willpower")
    assert t.is_over()
    assert t.state.outcome is not None
    assert (t.state.resolution, t.state.outcome.won) == ("R1", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_the_skill_can_be_said(language: str) -> None:
    t = on_the_path("+1", clues=3)
    t.acts("disrupting-the-ritual")
    t.round()
    t.choose("activate disrupting-the-ritual")
    narrator = Lcg().narrator()
    assert t.options == ["skill willpower", "skill agility"]
    assert narrator.prompt_text(t.state, language)
    assert "3" in narrator.option_text(t.state, t.decision.options[0], language)


def test_a_failed_test_loses_the_clue() -> None:
    t = on_the_path("-8", clues=3)
    t.acts("disrupting-the-ritual")
    t.round()
    t.choose("activate disrupting-the-ritual", "skill willpower")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 2
    assert t.state.cards[t.state.act].clues == 0


def risen(*bag: str, damage: int) -> Position:
    """Umôrdhoth has risen, and Roland is with it at the Ritual Site."""
    t = Position(*bag)
    site = t.location("ritual-site")
    t.investigator("roland-banks", site)
    t.enemy("umordhoth", site, damage=damage, exhausted=True)
    t.state.act = t.agendas("the-devourer-rises")
    t.round()
    return t


def test_to_drive_umordhoth_back_is_a_victory() -> None:
    t = risen("+1", damage=9)
    t.choose("fight umordhoth")
    assert t.state.outcome is not None
    assert (t.state.resolution, t.state.outcome.won) == ("R2", True)


def test_to_flee_from_umordhoth_is_none() -> None:
    t = risen("-8", damage=9)
    t.choose("fight umordhoth")
    assert t.state.outcome is None


def test_to_give_lita_up_is_no_victory() -> None:
    t = on_the_path("0", play=["lita-chantler"])
    t.enemy("umordhoth", t.id_of("main-path"), exhausted=True)
    t.round()
    t.choose("activate umordhoth")
    assert t.state.outcome is not None
    assert (t.state.resolution, t.state.outcome.won) == ("R3", False)


def test_to_flee_from_the_woods_leaves_arkham_to_its_fate() -> None:
    t = on_the_path("0")
    t.round()
    t.choose("activate main-path")
    assert t.state.outcome is not None
    assert (t.state.resolution, t.state.outcome.won) == ("no-resolution", False)
    ending = SCENARIOS["the-devourer-below"].endings["no-resolution"]
    assert ending.kills_all
    assert ending.experience is None
