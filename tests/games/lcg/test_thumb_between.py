"""Rules of thumb between scenarios: bots stay, take another for a dead one, and buy what helps."""

from __future__ import annotations

import pytest

from kadath.bots import make_bot
from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.deck import Deck
from kadath.games.lcg.decks.every import every_card
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.thumb.deck_cards import in_deck

from .campaigning import Story

GAME = Lcg()
CAREFUL = ("thumb", "rush", "search")


def chosen(story: Story, name: str, seed: int = 1) -> str:
    """What a bot chooses at the question now."""
    bot = make_bot(name, seed, iterations=8)
    return bot.choose(GAME, story.state, story.seat).key


def after(*investigators: str, seed: int = 1, experience: int = 0) -> Story:
    """A campaign after its first scenario."""
    story = Story(*investigators, seed=seed)
    for who in investigators:
        story.change(who, experience=experience)
    story.end("R2")
    return story


def spend(story: Story, name: str) -> list[str]:
    """Let a bot spend the experience; what it chose."""
    keys: list[str] = []
    while story.asked in ("buy", "replace"):
        keys.append(chosen(story, name))
        story.choose(keys[-1])
    return keys


@pytest.mark.parametrize("name", CAREFUL)
@pytest.mark.parametrize("people", [("roland-banks",), ("daisy-walker", "wendy-adams")])
def test_a_bot_stays_and_plays_on_with_whom_it_has(name: str, people: tuple[str, ...]) -> None:
    for seed in range(4):
        story = after(*people, seed=seed)
        story.skip_to("choose-party")
        assert any(key.startswith("join:") for key in story.options)
        assert [chosen(story, name, bot) for bot in range(5)] == ["done"] * 5


@pytest.mark.parametrize("name", CAREFUL)
def test_a_bot_whose_investigator_died_takes_another(name: str) -> None:
    story = Story("roland-banks", "wendy-adams")
    story.change("roland-banks", killed=True)
    story.end("R2")
    assert chosen(story, name).startswith("join:")


@pytest.mark.parametrize("name", CAREFUL)
def test_a_bot_takes_back_whom_it_sent_away_before_somebody_new(name: str) -> None:
    story = Story("roland-banks", "wendy-adams")
    story.end("R2")
    story.choose("leave:roland-banks")
    story.skip_to("mulligan")
    story.end("R1")
    story.skip_to("choose-party")
    assert chosen(story, name) == "return:roland-banks"


@pytest.mark.parametrize("name", CAREFUL)
def test_a_bot_takes_what_the_scenario_gives(name: str) -> None:
    story = Story("roland-banks")
    story.end("R1", won=True)
    story.skip_to("earn")
    assert chosen(story, name) == "earn:roland-banks:lita-chantler"


def worth(deck: Deck) -> float:
    """What all the cards of a deck are worth in it."""
    return sum(copies * in_deck(key, deck.investigator) for key, copies in deck.cards)


@pytest.mark.parametrize("who", sorted(STARTER_DECKS))
def test_a_bot_buys_cards_with_levels_and_swaps_nothing_to_and_fro(who: str) -> None:
    story = after(who, experience=8)
    story.skip_to("buy")
    before = story.member(who).deck
    keys = spend(story, "thumb")
    deck = story.member(who).deck
    bought = [key.removeprefix("buy:") for key in keys if key.startswith("buy:")]
    lost = [key.split(":")[1] for key in keys if key.startswith("replace:")]
    assert bought, "eight points buy something for everybody"
    assert all(every_card().cards[key].level for key in bought)
    assert not set(bought) & set(lost)
    assert worth(deck) > worth(before)
    assert deck.experience <= 2


def test_a_bot_that_thinks_ahead_buys_what_the_rule_of_thumb_says() -> None:
    for_thumb, for_search = after("roland-banks", experience=5), after("roland-banks", experience=5)
    for story in (for_thumb, for_search):
        story.skip_to("buy")
    assert spend(for_search, "search") == spend(for_thumb, "thumb")


def test_a_level_zero_card_is_not_worth_experience() -> None:
    story = after("roland-banks", experience=1)
    story.skip_to("buy")
    worths = dict(zip(story.options, GAME.worths(story.state), strict=True))
    assert worths["buy:evidence"] < worths["done"]


def test_trauma_goes_where_more_is_left() -> None:
    story = Story("daisy-walker")
    story.defeat("daisy-walker", "both")
    story.end("R2")
    assert story.asked == "choose-trauma"
    assert chosen(story, "thumb") == "suffer:1:mental", "she has five health and nine sanity"
