"""A campaign: log, experience, trauma, fates, and the order of scenarios (LCG-447 to LCG-471)."""

from __future__ import annotations

import pytest

from kadath.bots import make_bot
from kadath.games.lcg.campaign.scenarios import DIFFICULTIES
from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.chaos_bags import NIGHT_OF_THE_ZEALOT
from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.decks.core_set import BASIC_WEAKNESSES
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.state import LcgState
from kadath.kernel.codec import state_hash
from kadath.kernel.events import period
from kadath.kernel.record import Record, replay
from kadath.kernel.rng import Rng
from kadath.lab import simulate
from kadath.table import Seat, Table

from .campaigning import Story

GAME = Lcg()
TEXTS = LcgNarrator()


def scenario(story: Story) -> str:
    """The scenario that is being played."""
    return story.state.cards[story.state.scenario].face


# --- The course of a campaign ---------------------------------------------------------------------


@pytest.mark.rule("LCG-447", "LCG-469", "LCG-023")
def test_the_scenarios_follow_each_other_with_the_same_investigators() -> None:
    story = Story("roland-banks", "wendy-adams")
    order = []
    for _ in range(2):
        order.append(scenario(story))
        story.end("R2")
        story.skip_to("mulligan")
    order.append(scenario(story))
    assert order == ["the-gathering", "the-midnight-masks", "the-devourer-below"]
    assert [row.face for row in story.state.investigators.values()] == [
        "roland-banks",
        "wendy-adams",
    ]
    assert story.campaign.played == (("the-gathering", "R2"), ("the-midnight-masks", "R2"))
    assert story.campaign.log.records == ("house-standing", "past-midnight")


@pytest.mark.rule("LCG-447")
def test_what_a_resolution_says_is_in_the_log_and_counts_for_the_next_scenario() -> None:
    story = Story()
    story.end("R1", won=True)
    assert story.campaign.log.records == ("house-burned",)
    assert story.told("recorded") == [{"record": "house-burned"}]
    story.skip_to("mulligan")
    story.skip_to("take-action")
    assert story.state.face(story.state.location_of(1)).key == "rivertown"


@pytest.mark.rule("LCG-432", "LCG-467", "LCG-469")
def test_a_lost_scenario_does_not_end_the_campaign() -> None:
    story = Story()
    story.defeat("roland-banks", "damage")
    story.end("no-resolution")
    story.skip_to("mulligan")
    assert scenario(story) == "the-midnight-masks"
    assert story.member("roland-banks").plays


@pytest.mark.rule("LCG-469")
@pytest.mark.parametrize(
    ("resolution", "won", "reason"),
    [
        ("R1", True, "ritual-broken"),
        ("R2", True, "umordhoth-repelled"),
        ("R3", False, "lita-sacrificed"),
        ("no-resolution", False, "arkham-succumbed"),
    ],
)
def test_the_last_resolution_is_what_the_campaign_has_come_to(
    resolution: str, won: bool, reason: str
) -> None:
    story = Story()
    story.end("R2")
    story.skip_to("mulligan")
    story.end("R1")
    story.skip_to("mulligan")
    story.end(resolution)
    outcome = story.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason, outcome.rule) == (won, reason, "LCG-469")
    assert reason in story.campaign.log.records


@pytest.mark.rule("LCG-448", "LCG-090")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_difficulty_fills_the_chaos_bag_and_the_bag_is_kept(difficulty: str) -> None:
    story = Story(difficulty=difficulty)
    story.skip_to("take-action")
    assert sorted(story.state.bag) == sorted(NIGHT_OF_THE_ZEALOT[difficulty])
    story.state.bag = (*story.state.bag, "elder thing")
    story.end("R2")
    story.skip_to("mulligan")
    assert sorted(story.state.bag) == sorted((*NIGHT_OF_THE_ZEALOT[difficulty], "elder thing"))


@pytest.mark.rule("LCG-449")
@pytest.mark.parametrize(
    ("difficulty", "is_turned"),
    [("easy", False), ("standard", False), ("hard", True), ("expert", True)],
)
def test_harder_games_use_the_other_side_of_the_reference_card(
    difficulty: str, is_turned: bool
) -> None:
    story = Story(difficulty=difficulty)
    story.skip_to("take-action")
    assert story.state.cards[story.state.scenario].revealed == is_turned


@pytest.mark.rule("LCG-032")
def test_they_choose_who_leads_the_next_scenario_and_the_last_leader_speaks() -> None:
    story = Story("roland-banks", "wendy-adams", lead=1)
    story.end("R2")
    story.skip_to("choose-next-lead")
    assert story.seat == 1
    assert story.options == ["leads:roland-banks", "leads:wendy-adams"]
    story.choose("leads:roland-banks")
    assert story.state.investigators[story.state.lead].face == "roland-banks"


# --- The campaign log -----------------------------------------------------------------------------


@pytest.mark.rule("LCG-447")
def test_cultists_in_the_victory_display_were_interrogated_and_the_others_got_away() -> None:
    story = Story()
    story.end("R2")
    story.skip_to("mulligan")
    story.skip_to("take-action")
    state = story.state
    drew, *others = state.pile("deck", state.scenario)
    name = state.cards[drew].face
    state.piles["deck", state.scenario] = tuple(others)
    state.set_card(drew, zone="victory", place=0)
    state.piles["victory", 0] = (drew,)
    story.end("R1")
    log = story.campaign.log
    assert log.interrogated == (name,)
    assert len(log.got_away) == 5
    assert "the-masked-hunter" in log.got_away, "the first agenda is still there"
    assert name not in log.got_away


@pytest.mark.rule("LCG-447")
def test_the_ghoul_priest_comes_back_until_he_is_overcome() -> None:
    story = Story()
    story.end("no-resolution")
    assert "ghoul-priest-alive" in story.campaign.log.records
    story.skip_to("mulligan")
    faces = [row.face for row in story.state.cards.values()]
    assert faces.count("ghoul-priest") == 1
    story.display("ghoul-priest")
    story.end("R2")
    assert "ghoul-priest-alive" not in story.campaign.log.records
    assert story.told("crossed-out") == [{"record": "ghoul-priest-alive"}]
    story.skip_to("mulligan")
    assert "ghoul-priest" not in [row.face for row in story.state.cards.values()]


# --- Experience -----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-450", "LCG-434")
def test_everyone_earns_the_victory_display_and_what_the_resolution_adds() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.display("ghoul-priest", "attic")
    story.end("R2")
    worth = FACES["ghoul-priest"].victory + FACES["attic"].victory
    assert story.member("roland-banks").deck.experience == worth + 2 + 1, "one more for the lead"
    assert story.member("wendy-adams").deck.experience == worth + 2


@pytest.mark.rule("LCG-450")
def test_a_penalty_takes_from_what_is_earned_and_from_nothing_else() -> None:
    story = Story()
    story.end("R2")
    story.skip_to("mulligan")
    before = story.member("roland-banks").deck.experience
    assert before == 3
    story.change("roland-banks", experience=-2)
    story.end("R1")
    assert story.member("roland-banks").deck.experience == before
    assert story.told("earned")[-1] == {"who": 1, "experience": 0}


@pytest.mark.rule("LCG-450")
def test_a_resolution_may_leave_nothing_to_earn() -> None:
    story = Story()
    story.display("ghoul-priest")
    story.end("R3")
    assert story.member("roland-banks").deck.experience == 0


# --- Trauma ---------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-459", "LCG-085")
def test_defeat_by_damage_is_a_physical_trauma_and_that_much_damage_ever_after() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.defeat("roland-banks", "damage")
    story.end("R2")
    assert (story.member("roland-banks").physical, story.member("roland-banks").mental) == (1, 0)
    for _ in range(2):
        story.skip_to("mulligan")
        row = story.state.investigators[story.who("roland-banks")]
        assert (row.damage, row.horror) == (1, 0)
        story.end("R1")
    assert story.member("wendy-adams").physical == 0


@pytest.mark.rule("LCG-460", "LCG-085")
def test_defeat_by_horror_is_a_mental_trauma_and_that_much_horror_ever_after() -> None:
    story = Story()
    story.defeat("roland-banks", "horror")
    story.end("R2")
    assert (story.member("roland-banks").physical, story.member("roland-banks").mental) == (0, 1)
    story.skip_to("mulligan")
    row = story.state.investigators[1]
    assert (row.damage, row.horror) == (0, 1)


@pytest.mark.rule("LCG-461")
@pytest.mark.parametrize(("kind", "trauma"), [("physical", (1, 0)), ("mental", (0, 1))])
def test_whoever_is_defeated_by_both_chooses_the_trauma(kind: str, trauma: tuple[int, int]) -> None:
    story = Story("roland-banks", "wendy-adams")
    story.defeat("wendy-adams", "both")
    story.end("R2")
    assert (story.asked, story.seat) == ("choose-trauma", 1)
    assert story.options == ["suffer:2:physical", "suffer:2:mental"]
    story.choose(f"suffer:2:{kind}")
    member = story.member("wendy-adams")
    assert (member.physical, member.mental) == trauma


@pytest.mark.rule("LCG-468")
def test_defeat_by_a_card_leaves_only_what_the_card_says() -> None:
    story = Story()
    story.defeat("roland-banks", "card")
    story.end("R2")
    assert (story.member("roland-banks").physical, story.member("roland-banks").mental) == (0, 0)


@pytest.mark.rule("LCG-464")
def test_a_resolution_may_leave_trauma_to_the_lead_investigator() -> None:
    story = Story("roland-banks", "wendy-adams", lead=1)
    story.end("R1", won=True)
    assert story.member("wendy-adams").mental == 1
    assert story.member("roland-banks").mental == 0


@pytest.mark.rule("LCG-462")
def test_as_much_physical_trauma_as_printed_health_kills() -> None:
    story = Story("wendy-adams", "roland-banks")
    story.change("wendy-adams", physical=6)
    story.defeat("wendy-adams", "damage")
    story.end("R2")
    assert story.member("wendy-adams").fate == "killed", "Wendy has 7 health"
    assert story.told("killed") == [{"who": 1}]


@pytest.mark.rule("LCG-463")
def test_as_much_mental_trauma_as_printed_sanity_drives_insane() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("roland-banks", mental=4)
    story.defeat("roland-banks", "horror")
    story.end("R2")
    assert story.member("roland-banks").fate == "insane", "Roland has 5 sanity"


@pytest.mark.rule("LCG-464")
def test_a_resolution_may_kill_whoever_did_not_resign() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("wendy-adams", out="resigned")
    story.end("R3")
    assert story.member("roland-banks").fate == "killed"
    assert story.member("wendy-adams").plays


# --- Who goes on ----------------------------------------------------------------------------------


@pytest.mark.rule("LCG-465", "LCG-471")
def test_whoever_lost_their_investigator_takes_one_who_was_never_used() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("roland-banks", killed=True)
    story.end("R2")
    assert (story.asked, story.seat) == ("choose-party", 0)
    assert "join:roland-banks" not in story.options
    assert "join:wendy-adams" not in story.options
    story.choose("join:daisy-walker", "done")
    daisy = story.member("daisy-walker")
    assert (daisy.seat, daisy.physical, daisy.mental, daisy.deck.experience) == (0, 0, 0, 0)
    assert daisy.deck.basic_weaknesses == 0, "it was drawn at once"
    story.skip_to("mulligan")
    assert {row.face for row in story.state.investigators.values()} == {
        "daisy-walker",
        "wendy-adams",
    }


def test_a_campaign_counts_the_rounds_of_all_its_scenarios() -> None:
    story = Story("roland-banks")
    for rounds in (7, 4):
        story.state.round = rounds
        story.end("R1", won=True)
        story.skip_to("mulligan")
    assert story.campaign.rounds == 11
    assert GAME.seen(story.state, 0).body["campaign"]["rounds"] == 11


@pytest.mark.rule("LCG-465")
def test_whoever_lost_their_investigator_cannot_go_on_without_one() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("roland-banks", killed=True)
    story.end("R2")
    assert (story.asked, story.seat) == ("choose-party", 0)
    assert "done" not in story.options
    story.choose("join:daisy-walker")
    assert "done" in story.options


@pytest.mark.rule("LCG-470")
def test_whoever_sent_their_investigator_away_may_stay_without_one() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R2")
    story.choose("leave:roland-banks")
    assert "done" in story.options


@pytest.mark.rule("LCG-444", "LCG-465")
def test_the_deck_of_the_dead_goes_back_into_the_box_with_its_weaknesses() -> None:
    all_of_them = [key for key, copies in BASIC_WEAKNESSES.items() for _ in range(copies)]
    for dies, left in ("roland-banks", set(all_of_them)), ("wendy-adams", set()):
        story = Story("roland-banks", "wendy-adams")
        for who, weaknesses in ("roland-banks", all_of_them), ("wendy-adams", ()):
            member = story.member(who)
            held = [key for key in member.deck.listed() if key in BASIC_WEAKNESSES]
            deck = member.deck.with_cards(weaknesses, held)
            story.state.campaign = story.campaign.with_member(member._replace(deck=deck))
        story.change(dies, killed=True)
        story.end("R2")
        story.choose("join:daisy-walker")
        drawn = {key for key in story.member("daisy-walker").deck.listed() if key in all_of_them}
        assert drawn <= left
        assert len(drawn) == min(1, len(left)), "whoever lives keeps what is in their deck"


@pytest.mark.rule("LCG-466")
def test_without_any_investigator_to_choose_the_campaign_is_lost() -> None:
    everybody = ["roland-banks", "wendy-adams", "agnes-baker", "daisy-walker"]
    story = Story(*everybody)
    for who in everybody:
        story.change(who, killed=True)
    story.end("R2")
    story.choose("done", "done", "done")
    assert story.asked == "mulligan", "the last one was not asked, but taken"
    assert story.member("skids-otoole").seat == 3
    story.change("skids-otoole", killed=True)
    story.end("R1")
    outcome = story.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.reason, outcome.rule) == (False, "nobody-left", "LCG-466")


@pytest.mark.rule("LCG-470")
def test_somebody_may_leave_and_come_back_as_they_were() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.defeat("wendy-adams", "damage")
    story.end("R2")
    story.choose("done", "leave:wendy-adams", "done")
    story.skip_to("mulligan")
    assert [row.face for row in story.state.investigators.values()] == ["roland-banks"]
    assert GAME.seats(story.state) == 2, "the chair stays"
    story.end("R1")
    story.choose("done", "return:wendy-adams", "done")
    wendy = story.member("wendy-adams")
    assert (wendy.physical, wendy.deck.experience) == (1, 2)
    story.skip_to("mulligan")
    assert len(story.state.investigators) == 2


@pytest.mark.rule("LCG-470")
def test_not_everybody_may_leave_and_nobody_moves_twice() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R2")
    story.choose("leave:roland-banks")
    assert "return:roland-banks" not in story.options
    story.choose("done")
    assert "leave:wendy-adams" not in story.options


@pytest.mark.rule("LCG-471")
def test_whoever_joins_later_has_neither_experience_nor_trauma() -> None:
    story = Story("roland-banks")
    story.display("ghoul-priest")
    story.end("R2")
    story.choose("join:agnes-baker")
    agnes = story.member("agnes-baker")
    assert (agnes.deck.experience, agnes.physical, agnes.mental) == (0, 0, 0)
    assert agnes.deck.before is None


@pytest.mark.rule("LCG-470")
def test_at_most_four_investigators_take_part() -> None:
    story = Story("roland-banks", "wendy-adams", "agnes-baker", "daisy-walker")
    story.end("R2")
    assert "join:skids-otoole" not in story.options
    story.choose("leave:roland-banks")
    assert "join:skids-otoole" in story.options


# --- What a scenario gives ------------------------------------------------------------------------


@pytest.mark.rule("LCG-383", "LCG-457")
def test_the_lead_investigator_may_take_a_story_asset_into_the_deck() -> None:
    story = Story("roland-banks", "wendy-adams", lead=1)
    story.end("R1", won=True)
    story.skip_to("earn")
    assert (story.seat, story.options) == (1, ["earn:wendy-adams:lita-chantler", "pass"])
    story.choose("earn:wendy-adams:lita-chantler")
    deck = story.member("wendy-adams").deck
    assert deck.copies("lita-chantler") == 1
    assert deck.granted == ("lita-chantler",)
    story.skip_to("mulligan")
    owned = [row.owner for row in story.state.cards.values() if row.face == "lita-chantler"]
    assert owned == [story.who("wendy-adams")]


@pytest.mark.rule("LCG-383", "LCG-470")
def test_whoever_leaves_after_leading_takes_the_story_asset_along() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R1", won=True)
    assert story.asked == "earn"
    story.choose("earn:roland-banks:lita-chantler", "leave:roland-banks")
    story.skip_to("mulligan")
    assert story.member("roland-banks").deck.granted == ("lita-chantler",)


@pytest.mark.rule("LCG-383")
def test_if_the_lead_investigator_is_dead_the_players_choose_who_has_it() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("wendy-adams", out="resigned")
    story.end("R3")
    story.choose("join:agnes-baker", "done", "done")
    assert story.asked == "earn"
    assert story.options == [
        "earn:agnes-baker:lita-chantler",
        "earn:wendy-adams:lita-chantler",
        "pass",
    ]


@pytest.mark.rule("LCG-415")
def test_a_weakness_that_came_in_play_stays_in_the_deck() -> None:
    story = Story("roland-banks")
    had = story.member("roland-banks").deck.copies("paranoia")
    story.display("paranoia")
    card = story.state.pile("victory")[-1]
    story.state.set_card(card, owner=1)
    story.end("R2")
    deck = story.member("roland-banks").deck
    assert deck.copies("paranoia") == had + 1
    assert "paranoia" in deck.granted


def test_the_last_sacrifice_takes_the_asset_and_brings_a_weakness() -> None:
    story = Story("roland-banks")
    story.end("R1")
    story.skip_to("earn")
    story.choose("earn:roland-banks:lita-chantler")
    story.skip_to("mulligan")
    story.end("R1")
    story.skip_to("mulligan")
    before = story.member("roland-banks").deck
    assert before.copies("lita-chantler") == 1
    story.end("R3")
    deck = story.member("roland-banks").deck
    assert deck.copies("lita-chantler") == 0
    (weakness,) = [key for key, change in deck.changes().items() if change > 0]
    assert "Madness" in FACES[weakness].traits


# --- Playing a scenario again ---------------------------------------------------------------------


@pytest.mark.rule("LCG-457")
def test_a_scenario_is_played_again_with_the_same_decks_where_that_was_agreed() -> None:
    story = Story("roland-banks", restarts="yes")
    story.end("R2")
    story.choose("go-on")
    story.skip_to("mulligan")
    before = story.campaign
    period(story.state, "game").use("once a game")
    story.defeat("roland-banks", "damage")
    story.end("no-resolution")
    assert (story.asked, story.options) == ("again", ["go-on", "again"])
    story.choose("again")
    assert story.campaign == before
    assert story.asked == "mulligan"
    assert scenario(story) == "the-midnight-masks"
    assert story.state.investigators[1].damage == 0
    assert period(story.state, "game").times_used("once a game") == 0


def test_without_that_agreement_nothing_is_offered() -> None:
    story = Story("roland-banks")
    story.end("no-resolution")
    assert story.asked != "again"


# --- The whole thing ------------------------------------------------------------------------------


def test_a_campaign_is_replayed_from_its_record() -> None:
    setup = {"mode": "campaign", "seats": 2}
    state = GAME.new(setup, 5)
    record = Record("lcg", "0", setup, 5)
    rng = Rng(5)
    while state.decision is not None:
        options = state.decision.options
        chosen = options[rng.below(len(options))]
        state.apply(chosen)
        record.add(chosen.key, state)
    *_, last = replay(GAME, Record.from_json(record.to_json()))
    assert state_hash(last) == state_hash(state)
    assert last.outcome == state.outcome


def test_a_seat_sees_the_log_and_its_own_deck_only() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R1", won=True)
    seen = GAME.view(story.state, 0)["campaign"]
    assert seen["log"]["records"] == ["house-burned"]
    roland, wendy = seen["members"]
    assert dict(map(tuple, roland["deck"]))["rolands-38-special"] == 1
    assert "deck" not in wendy
    assert (wendy["investigator"], wendy["experience"]) == ("wendy-adams", 2)
    assert all("deck" not in one for one in GAME.view(story.state, None)["campaign"]["members"])


def test_between_scenarios_nothing_is_dealt_otherwise_to_anyone() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R2")
    other = GAME.determinize(story.state, 1, Rng(3))
    assert other.campaign == story.state.campaign
    assert other.decision is not None
    assert story.state.decision is not None
    assert other.decision.options == story.state.decision.options


def test_the_estimate_grows_from_scenario_to_scenario() -> None:
    story = Story("roland-banks")
    first = GAME.estimate(story.state, 0)
    story.end("R2")
    between = GAME.estimate(story.state, 0)
    story.skip_to("mulligan")
    assert 0 < first < between < GAME.estimate(story.state, 0) < 1


def test_every_scenario_of_the_box_is_in_the_campaign() -> None:
    assert set(SCENARIOS) == {"the-gathering", "the-midnight-masks", "the-devourer-below"}


def test_a_search_bot_answers_between_scenarios_from_its_view() -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R1", won=True)
    asked = set()
    while story.asked != "mulligan":
        asked.add(story.asked)
        bot = make_bot("search", 1, iterations=8)
        chosen = bot.choose(GAME, story.state, story.seat)
        story.choose(chosen.key)
    assert {"choose-party", "earn", "choose-next-lead"} <= asked


def test_the_last_answer_between_scenarios_may_be_taken_back_from_the_next_one() -> None:
    seats = [Seat("Ola", language="pl")]
    setup = {"mode": "campaign", "seats": 1, "investigators": ["roland-banks"]}
    table = Table.begin(GAME, setup, 4, seats)
    before = ""
    while not state_of(table).campaign.played or state_of(table).resolution:
        decision = state_of(table).decision
        assert decision is not None
        before = state_hash(state_of(table))
        table.choose(0, _calmly([one.key for one in decision.options]))
    plan = table.plan_undo("Ola")
    assert plan is not None
    table.undo(plan, plan.consent)
    assert state_hash(state_of(table)) == before
    assert state_of(table).resolution, "the table of the first scenario lies there again"
    told = [TEXTS.entry_text(state_of(table), entry, "pl") for entry in table.log("Ola")]
    assert told


def state_of(table: Table) -> LcgState:
    """The card game on a table."""
    assert isinstance(table.state, LcgState)
    return table.state


def _calmly(keys: list[str]) -> str:
    """End turns and decline what may be declined, so that the scenario passes."""
    return next((key for key in ("done", "pass") if key in keys), keys[0])


def test_simulations_count_campaigns_by_how_they_ended() -> None:
    result = simulate("lcg", {"mode": "campaign", "difficulty": "expert"}, 2, 1)
    assert result.games == 2
    assert set(result.reasons) <= {
        *("nobody-left", "arkham-succumbed", "ritual-broken", "umordhoth-repelled"),
        "lita-sacrificed",
    }
