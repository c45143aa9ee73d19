"""Spending experience between scenarios, at the table (LCG-451 to LCG-458)."""

from __future__ import annotations

import pytest

from kadath.games.lcg.decks.building import refusals
from kadath.games.lcg.decks.deck import Deck
from kadath.games.lcg.decks.purchases import is_upgrade
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.views.view import seen
from kadath.kernel.record import Record
from kadath.table import Seat, Table

from .campaigning import Story


def with_experience(experience: int, *investigators: str) -> Story:
    """A campaign after its first scenario, at the first question about experience."""
    story = Story(*investigators or ("roland-banks",))
    for who in investigators or ("roland-banks",):
        story.change(who, experience=experience - 2)
    story.end("no-resolution")
    story.skip_to("buy")
    return story


def deck_of(story: Story, who: str = "roland-banks") -> Deck:
    return story.member(who).deck


@pytest.mark.rule("LCG-451")
def test_a_new_card_costs_its_level_and_at_least_one() -> None:
    story = with_experience(5)
    story.choose("buy:shotgun", "replace:evidence:shotgun")
    assert deck_of(story).experience == 5 - 4
    story.choose("buy:evidence", "replace:dodge:evidence")
    assert deck_of(story).experience == 0


@pytest.mark.rule("LCG-451")
def test_what_is_too_dear_is_not_offered() -> None:
    story = with_experience(3)
    assert "buy:shotgun" not in story.options
    assert "buy:police-badge" in story.options


@pytest.mark.rule("LCG-452")
def test_purchases_keep_to_what_the_investigator_may_have() -> None:
    story = with_experience(5)
    assert "buy:cryptic-research" not in story.options, "a seeker card above level 2"
    assert "buy:encyclopedia" in story.options
    assert "buy:lucky" not in story.options
    assert "buy:physical-training" in story.options
    story.choose("buy:physical-training", "replace:evidence:physical-training")
    assert "buy:physical-training" not in story.options, "two copies are enough"


def test_the_view_tells_which_of_ones_two_investigators_buys() -> None:
    story = Story("roland-banks", "skids-otoole", seats=1)
    for who in ("roland-banks", "skids-otoole"):
        story.change(who, experience=3)
    assert seen(story.state, 0).body["campaign"]["buying"] == ""
    story.end("no-resolution")
    story.skip_to("buy")
    told = []
    while story.state.decision is not None and story.state.decision.ask == "buy":
        told.append(seen(story.state, 0).body["campaign"]["buying"])
        story.choose("done")
    assert told == ["roland-banks", "skids-otoole"]


@pytest.mark.rule("LCG-451")
@pytest.mark.rule("LCG-455")
def test_only_whoever_buys_sees_what_each_card_costs_their_deck() -> None:
    story = Story("roland-banks", "skids-otoole")
    story.change("roland-banks", experience=3)
    story.change("skids-otoole", experience=3)
    story.end("no-resolution")
    story.skip_to("buy")
    roland, skids = (seen(story.state, seat).body["campaign"]["members"] for seat in (0, 1))
    assert roland[0]["prices"]["beat-cop-2"] == 2
    assert roland[0]["prices"]["physical-training"] == 1, "level 0 costs 1 as well"
    assert not any("prices" in one for one in (roland[1], *skids))


@pytest.mark.rule("LCG-453")
def test_for_each_card_that_comes_another_one_goes() -> None:
    story = with_experience(5)
    size = sum(copies for _, copies in deck_of(story).cards)
    story.choose("buy:extra-ammunition", "replace:evidence:extra-ammunition")
    deck = deck_of(story)
    assert sum(copies for _, copies in deck.cards) == size
    assert (deck.copies("extra-ammunition"), deck.copies("evidence")) == (1, 0)
    assert refusals(deck, experience=None) == ()


@pytest.mark.rule("LCG-454")
def test_weaknesses_and_what_must_be_there_cannot_go() -> None:
    story = with_experience(5)
    story.choose("buy:extra-ammunition")
    kept = {"cover-up", "rolands-38-special", "lita-chantler"}
    leaving = {key.split(":")[1] for key in story.options}
    assert leaving
    assert not leaving & kept
    drawn = [key for key, _ in deck_of(story).cards if key in ("paranoia", "amnesia", "haunted")]
    assert not leaving & set(drawn)


@pytest.mark.rule("LCG-455")
def test_an_upgrade_costs_the_difference_and_removes_the_lower_version() -> None:
    story = with_experience(2)
    story.choose("buy:beat-cop-2", "replace:beat-cop:beat-cop-2")
    deck = deck_of(story)
    assert (deck.copies("beat-cop"), deck.copies("beat-cop-2"), deck.experience) == (0, 1, 0)


def test_upgrades_of_cards_one_has_are_offered_first() -> None:
    story = with_experience(5)
    assert story.options[0] == "buy:beat-cop-2"
    upgrades = [is_upgrade(deck_of(story), key.split(":")[1]) for key in story.options[:-1]]
    assert upgrades == sorted(upgrades, reverse=True)
    assert not all(upgrades)


@pytest.mark.rule("LCG-456")
def test_each_copy_is_bought_by_itself() -> None:
    story = with_experience(2)
    story.choose("buy:extra-ammunition", "replace:evidence:extra-ammunition")
    assert story.asked == "buy"
    assert deck_of(story).copies("extra-ammunition") == 1
    story.choose("buy:extra-ammunition", "replace:dodge:extra-ammunition")
    assert deck_of(story).copies("extra-ammunition") == 2
    assert story.told("bought") == [
        {"who": "roland-banks", "face": "extra-ammunition", "lost": lost, "experience": 1}
        for lost in ("evidence", "dodge")
    ]


@pytest.mark.rule("LCG-457")
def test_a_deck_changes_between_scenarios_and_remembers_what_it_was() -> None:
    story = with_experience(4)
    first = deck_of(story).before
    assert first is not None
    story.choose("buy:shotgun", "replace:evidence:shotgun")
    second = deck_of(story)
    assert second.changes() == {"shotgun": 1, "evidence": -1}
    story.skip_to("mulligan")
    assert deck_of(story) == second, "nothing changes it while it is played"
    owned = [row.face for row in story.state.cards.values() if row.owner == 1]
    assert sorted(owned) == sorted(second.listed())
    story.end("R1")
    assert [one.cards for one in deck_of(story).versions()] == [
        first.cards,
        second.cards,
        deck_of(story).cards,
    ]


@pytest.mark.rule("LCG-458")
def test_what_is_not_spent_may_be_spent_later() -> None:
    story = with_experience(3)
    story.choose("done")
    story.skip_to("mulligan")
    assert deck_of(story).experience == 3
    story.display("ghoul-priest")
    story.end("R1")
    assert deck_of(story).experience == 3 + 2


@pytest.mark.rule("LCG-456")
def test_one_investigator_after_the_other_spends_experience() -> None:
    story = with_experience(2, "roland-banks", "wendy-adams")
    assert story.seat == 0
    story.choose("done")
    assert (story.asked, story.seat) == ("buy", 1)
    story.choose("done")
    assert story.asked == "choose-next-lead"


def test_whoever_has_no_experience_is_not_asked() -> None:
    story = Story("roland-banks")
    story.change("roland-banks", experience=-2)
    story.end("no-resolution")
    assert story.asked == "earn"
    story.choose("pass", "done")
    assert story.asked == "mulligan"


def test_a_purchase_says_what_it_costs_and_how_many_are_there() -> None:
    story = with_experience(5)
    decision = story.state.decision
    assert decision is not None
    lines = {one.key: LcgNarrator().option_text(story.state, one, "en") for one in decision.options}
    assert lines["buy:machete"] == "“Machete” (experience: 1; in the deck: 1)"
    assert lines["buy:shotgun"] == "“Shotgun (4)” (experience: 4)"


def test_what_one_buys_can_be_prepared_while_somebody_else_buys() -> None:
    story = with_experience(5, "roland-banks", "wendy-adams")
    setup = {"mode": "campaign", "seats": 2, "investigators": ["roland-banks", "wendy-adams"]}
    table = Table(
        Lcg(), Record("lcg", "", setup, 1), (Seat("Ola"), Seat("Jan")), story.state.clone()
    )
    assert table.state.decision is not None
    asked = table.state.decision.seat
    waits = 1 - asked
    for verb in ("buy", "replace", "done"):
        foreseen = table.foreseen(waits)
        assert foreseen is not None
        assert foreseen.decision is not None
        chosen = next(one for one in foreseen.decision.options if one.verb == verb)
        table.prepare(waits, chosen.key)
    whole = table.foreseen(waits)
    assert whole is not None
    assert whole.decision is None
    keys = [one.key for one in table.prepared[waits]]
    table.choose(asked, "done")
    assert [past.key for past in table.past if past.seat == waits] == keys
