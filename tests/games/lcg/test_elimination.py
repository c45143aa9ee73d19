"""An investigator is defeated in a test that another committed to."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace, EnemyFace
from kadath.games.lcg.rules.damage import deal
from kadath.games.lcg.vocabulary.abilities import Forced, Reaction
from kadath.games.lcg.vocabulary.effects import Deal, GainResources
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyDefeated, EnemyEngages
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.windows import AFTER
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def table(*, damage: int = 6) -> Position:
    t = Position("tablet")
    study = t.location("study", clues=2)
    t.scenario("the-gathering")
    t.investigator("wendy-adams", study, hand=["lucky"], damage=damage, clues=1, resources=3)
    t.investigator("roland-banks", study, hand=["unexpected-courage"])
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), exhausted=True)
    t.round("II")
    t.choose("turn wendy-adams", "investigate")
    return t


@pytest.mark.rule("LCG-279", "LCG-286", "LCG-288", "LCG-290", "LCG-291")
def test_LCG_285_to_292_the_defeated_investigator_leaves_and_the_test_is_cleaned_up() -> None:
    t = table()
    assert t.asked == "roland-banks: commit"
    t.choose("commit unexpected-courage")
    assert t.asked == "wendy-adams: react", "she may cancel the token"
    t.choose("pass")
    wendy = t.state.investigators[t.id_of("wendy-adams")]
    assert wendy.out == "defeated"
    # The test, the action and the turn have ended; what they held open has been put right.
    assert t.zone("unexpected-courage") == "discard", "Roland's card, committed to her test"
    assert t.state.pile("discard", t.id_of("roland-banks")) == (t.id_of("unexpected-courage"),)
    assert t.state.bag == ("tablet",), "the token is back in the bag"
    assert t.zone("lucky") == "removed", "LCG-288"
    assert t.state.cards[t.id_of("study")].clues == 3, "LCG-290: her clue stays at the location"
    assert (wendy.clues, wendy.resources) == (0, 0)
    assert t.zone("ghoul-minion") == "at", "LCG-291: unengaged, and still exhausted"
    assert t.state.cards[t.id_of("ghoul-minion")].exhausted
    assert t.told("test-result") == [], "the test was never determined"
    # LCG-293: the lead investigator is Roland now; his is the only turn left.
    assert t.state.lead == t.id_of("roland-banks")
    assert t.asked == "roland-banks: take-action"


def test_LCG_294_without_players_the_scenario_ends() -> None:
    t = Position("tablet")
    t.scenario("the-gathering")
    t.investigator("roland-banks", t.location("study", clues=2), damage=8)
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round("II")
    t.choose("investigate")
    assert t.state.outcome is not None
    assert (t.state.outcome.won, t.state.outcome.rule) == (False, "LCG-294")
    assert t.state.stack == []
    assert t.state.bag == ("tablet",)


def test_LCG_286_what_others_perform_is_finished_first() -> None:
    t = position("""
        study: clues 1, swarm-of-rats exhausted
        roland-banks: at study, hand dynamite-blast
        wendy-adams: at study, hand lucky, damage 5
    """)
    t.round("II")
    t.choose("turn roland-banks", "play dynamite-blast")
    assert t.state.investigators[t.id_of("wendy-adams")].out == "defeated"
    assert t.options == ["react roland-banks", "pass"], "his event is answered as ever"
    t.choose("react roland-banks")
    assert t.asked == "roland-banks: take-action"


def test_what_happened_in_an_effect_that_ended_early_is_still_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ability = Reaction(AFTER, EnemyDefeated(), GainResources(1))
    mourner = AssetFace(key="mourner", code="", cost=0, abilities=(ability,))
    monkeypatch.setitem(FACES, "mourner", mourner)
    t = Position("0")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, hand=["dynamite-blast"], damage=6)
    agnes = t.investigator("agnes-baker", study, play=["mourner"])
    t.enemy("swarm-of-rats", study, exhausted=True)
    t.round("II")
    t.choose("turn roland-banks", "play dynamite-blast")
    assert t.state.investigators[t.id_of("roland-banks")].out == "defeated"
    # His turn is over. What happened in the blast was collected in frames that are gone, and
    # Agnes still answers that the rats were defeated.
    assert t.where() == "lcg.Round II > lcg.InvestigationPhase 2.2 > kernel.Window reactions"
    assert t.asked == "agnes-baker: react"
    t.choose("react mourner")
    assert t.state.investigators[agnes].resources == 6
    assert t.asked == "agnes-baker: take-action"


@pytest.mark.rule("LCG-226", "LCG-230", "LCG-293")
def test_LCG_293_the_remaining_players_choose_a_new_lead() -> None:
    t = position("""
        wendy-adams: at study, damage 6, engaged ghoul-minion
        roland-banks: at study
        agnes-baker: at study
    """)
    t.round("III")
    assert t.asked == "roland-banks: choose-lead"
    t.choose("lead agnes-baker")
    assert t.state.lead == t.id_of("agnes-baker")
    # LCG-226, LCG-230: the ghoul is still ready, and the new lead chooses whom it engages.
    assert t.asked == "agnes-baker: gather"
    assert t.options == ["engage ghoul-minion agnes-baker", "engage ghoul-minion roland-banks"]
    t.choose("engage ghoul-minion roland-banks")
    assert t.state.engaged_with(t.id_of("ghoul-minion")) == t.id_of("roland-banks")
    assert len(t.told("attacked")) == 1, "it exhausted for its attack before his came"


@pytest.mark.rule("LCG-293")
def test_whoever_leads_goes_on_leading_when_another_falls() -> None:
    t = position("""
        roland-banks: at study, deck guts
        wendy-adams: at study, damage 6, engaged ghoul-minion
        agnes-baker: at study, deck guts
    """)
    roland = t.id_of("roland-banks")
    t.round("III")
    assert t.asked == "roland-banks: gather", "whom the ghoul engages now, and nothing else"
    assert t.state.lead == roland


@pytest.mark.rule("LCG-030")
def test_LCG_030_the_order_round_the_table_leaves_out_the_eliminated() -> None:
    t = position("""
        wendy-adams: at study
        roland-banks: at study
        agnes-baker: at study
    """)
    t.state.set_investigator(t.id_of("roland-banks"), out="resigned")
    order = t.state.player_order(t.id_of("agnes-baker"))
    assert order == (t.id_of("agnes-baker"), t.id_of("wendy-adams"))


@pytest.mark.rule("LCG-286")
def test_what_the_eliminated_were_about_ends_after_what_others_do_in_it() -> None:
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("wendy-adams", study, horror=6)
    t.investigator("roland-banks", study, play=["beat-cop"])
    t.enemy("goat-spawn", study, damage=2, exhausted=True)
    t.round("II")
    t.choose("pass", "turn wendy-adams", "pass", "investigate")
    assert t.asked == "roland-banks: react"
    # Roland defeats the spawn, whose last act takes Wendy's mind in the middle of her own test.
    t.choose("use beat-cop")
    assert t.state.investigators[t.id_of("wendy-adams")].out == "defeated"
    assert t.told("test-result") == [], "the test ended with her"
    assert t.state.bag == ("0",)
    assert t.state.cards[study].clues == 2
    assert t.asked == "roland-banks: react", "his reaction to the defeat"
    t.choose("pass")
    assert t.asked == "roland-banks: take-action", "his own turn"


@pytest.mark.rule("LCG-030", "LCG-285", "LCG-293")
def test_those_who_are_defeated_at_once_leave_in_player_order() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    wendy = t.investigator("wendy-adams", study, damage=5)
    roland = t.investigator("roland-banks", study, hand=["dynamite-blast"], damage=7)
    daisy = t.investigator("daisy-walker", t.location("hallway"))
    agnes = t.investigator("agnes-baker", t.id_of("hallway"))
    t.state.lead = roland
    for who in (wendy, roland):
        cover_up = t.enemy("cover-up", engaged=who)
        t.state.set_card(cover_up, owner=who, clues=3)
    t.enemy("young-deep-one", study, exhausted=True)
    t.round("II")
    t.choose("turn roland-banks", "play dynamite-blast")
    # Nobody who has just fallen is asked, nor chosen.
    assert (t.asked, t.options) == (
        "daisy-walker: choose-lead",
        ["lead daisy-walker", "lead agnes-baker"],
    )
    t.choose("lead agnes-baker")
    assert [entry["who"] for entry in t.told("trauma")] == [roland, wendy], "Roland led"
    assert (t.state.lead, t.state.player_order()) == (agnes, (agnes, daisy))


@pytest.mark.rule("LCG-286")
def test_nothing_more_happens_to_whoever_was_eliminated() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    wendy = t.investigator("wendy-adams", hallway, horror=6, deck=["guts"])
    t.investigator("roland-banks", t.location("attic"), deck=["guts"])
    for _ in range(2):
        t.enemy("young-deep-one", hallway, exhausted=True)
    t.round("IV")
    # Both were readied and engaged her at once; the first one's horror was all that she could take.
    assert len(t.told("engaged")) == 2
    assert [entry["face"] for entry in t.told("damaged")] == ["wendy-adams"]
    assert (t.state.investigators[wendy].out, t.state.investigators[wendy].horror) == (
        "defeated",
        7,
    )


@pytest.mark.rule("LCG-286")
def test_an_enemy_that_engages_the_eliminated_finds_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    # It would give resources to whoever it engages, be that a friend or not.
    gift = Forced(AFTER, EnemyEngages(THIS), GainResources(1))
    almoner = EnemyFace(
        key="almoner", code="", fight=1, health=1, evade=1, damage=0, horror=0, abilities=(gift,)
    )
    monkeypatch.setitem(FACES, almoner.key, almoner)
    t = Position("0")
    hallway = t.location("hallway")
    wendy = t.investigator("wendy-adams", hallway, horror=6, deck=["guts"], resources=0)
    t.investigator("roland-banks", t.location("attic"), deck=["guts"])
    for face in "young-deep-one", "almoner":
        t.enemy(face, hallway, exhausted=True)
    t.round("IV")
    t.choose("forced young-deep-one")
    assert t.state.investigators[wendy].out == "defeated"
    assert t.state.investigators[wendy].resources == 0


# --- What others are about meanwhile --------------------------------------------------------------


def beside_goats(goats: int, **given: object) -> Position:
    """Roland and Wendy on the Main Path; the goats are after Roland."""
    t = Position("0")
    path = t.location("main-path")
    roland = t.investigator("roland-banks", path, **given)  # type: ignore[arg-type]
    t.investigator("wendy-adams", path)
    for _ in range(goats):
        t.enemy("goat-spawn", engaged=roland, damage=2, exhausted=True)
    t.round()
    t.choose("turn roland-banks")
    return t


@pytest.mark.rule("LCG-286")
def test_an_enemy_that_takes_its_slayer_along_is_defeated_once_and_for_all() -> None:
    t = beside_goats(1, horror=4)
    t.choose("fight goat-spawn")
    assert t.state.is_out(t.id_of("roland-banks"))
    assert t.zone("goat-spawn") == "discard"
    assert t.state.investigators[t.id_of("wendy-adams")].horror == 1


@pytest.mark.rule("LCG-286")
def test_several_that_are_defeated_at_once_all_are_even_if_the_first_kills_the_slayer() -> None:
    t = beside_goats(2, horror=4, hand=["dynamite-blast"])
    t.choose("play dynamite-blast")
    while t.asked != "wendy-adams: take-action":
        t.choose(t.options[0])
    assert (t.zone("goat-spawn"), t.zone("goat-spawn#2")) == ("discard", "discard")
    assert t.state.investigators[t.id_of("wendy-adams")].horror == 2


@pytest.mark.rule("LCG-286", "LCG-288")
def test_a_card_that_was_committed_by_whoever_has_fallen_helps_no_more() -> None:
    t = position("""
        study: clues 2, goat-spawn damage 2 exhausted
        roland-banks: at study, play beat-cop
        wendy-adams: at study, hand perception, horror 6
    """)
    t.round("II")
    t.choose("pass", "turn roland-banks", "pass", "investigate", "pass", "commit perception")
    assert t.asked == "roland-banks: react", "the window after ST.2"
    t.choose("use beat-cop")
    assert t.state.is_out(t.id_of("wendy-adams")), "by the horror of the dying goat"
    t.choose("pass")
    assert t.zone("perception") == "removed"
    assert t.told("total")[-1]["total"] == 3, "his intellect alone"


FURY = AssetFace(
    key="fury",
    code="",
    cost=0,
    abilities=(Reaction(AFTER, EnemyDefeated(by=YOU), Deal(YOU, damage=9, direct=True)),),
)
SALVAGE = AssetFace(
    key="salvage",
    code="",
    cost=0,
    abilities=(Reaction(AFTER, EnemyDefeated(), GainResources(1)),),
)


@pytest.mark.rule("LCG-286", "LCG-497")
def test_LCG_497_others_may_still_answer_a_defeat_when_an_answer_has_killed_the_victor(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for face in (FURY, SALVAGE):
        monkeypatch.setitem(FACES, face.key, face)
    t = position("""
        roland-banks: at study, play salvage, deck guts, resources 0
        wendy-adams: at study, play fury, deck guts, engaged swarm-of-rats exhausted
    """)
    wendy, rats = t.id_of("wendy-adams"), t.id_of("swarm-of-rats")
    t.round()
    t.choose("turn wendy-adams")
    struck = deal(t.state, (rats,), 1, 0, by=wendy)
    assert struck is not None
    t.begin(struck)
    t.choose("react fury")
    assert t.state.is_out(wendy)
    assert t.options == ["react salvage", "pass"], "the rats are dead all the same"
    t.choose("react salvage")
    assert t.state.investigators[t.id_of("roland-banks")].resources == 1
    assert t.asked == "roland-banks: take-action", "her turn is over"
