"""An investigator is defeated in a test that another committed to."""

from __future__ import annotations

from .table import Table


def table(*, damage: int = 6) -> Table:
    t = Table("tablet")
    study = t.location("study", clues=2)
    t.scenario("the-gathering")
    t.investigator("wendy-adams", study, hand=["lucky"], damage=damage, clues=1, resources=3)
    t.investigator("roland-banks", study, hand=["unexpected-courage"])
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), exhausted=True)
    t.round("II")
    t.choose("turn wendy-adams", "investigate")
    return t


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
    t = Table("tablet")
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
    t = Table("0")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, hand=["dynamite-blast"])
    t.investigator("wendy-adams", study, hand=["lucky"], damage=5)
    t.enemy("swarm-of-rats", study, exhausted=True)
    t.round("II")
    t.choose("turn roland-banks", "play dynamite-blast")
    assert t.state.investigators[t.id_of("wendy-adams")].out == "defeated"
    assert t.options == ["react roland-banks", "pass"], "his event is answered as ever"
    t.choose("react roland-banks")
    assert t.asked == "roland-banks: take-action"


def test_what_happened_in_an_effect_that_ended_early_is_still_answered() -> None:
    t = Table("0")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, hand=["dynamite-blast"], damage=6)
    t.investigator("agnes-baker", study)
    t.enemy("goat-spawn", study, exhausted=True)
    t.enemy("young-deep-one", t.location("hallway"))
    t.enemy("young-deep-one", study, exhausted=True)
    t.state.set_card(t.id_of("young-deep-one#2"), damage=0)
    t.round("II")
    t.choose("turn roland-banks", "play dynamite-blast")
    assert t.state.investigators[t.id_of("roland-banks")].out == "defeated"
    assert t.asked != "roland-banks: react"
