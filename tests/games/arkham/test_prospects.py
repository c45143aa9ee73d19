"""The odds of whole fights: small ones worked out by hand, others against simulated fights."""

from __future__ import annotations

from fractions import Fraction

import pytest

from kadath.games import game
from kadath.games.arkham.prospects import Blow, Ends, Terms, ends_of, holds, loss, prospect
from kadath.games.arkham.rules.combat import Combat
from kadath.games.arkham.stakes import stakes
from kadath.testkit.arkham.position import Position

GAME = game("arkham")
HALF, NEVER, SURE = Fraction(1, 2), Fraction(0), Fraction(1)
PLAIN = Terms(calm=SURE, blows=(Blow(HALF),), dread=0, nightmare=0, wound=1, toll=0, is_blind=False)


def met(monster: str, *cards: str, who: str = "joe_diamond", **fields: int) -> Position:
    """An investigator meets a monster in the woods."""
    t = Position()
    me = t.investigator(who, "woods", **fields)
    for card in cards:
        t.card(card, me)
    t.monster(monster, "woods")
    t.s.derive()
    return t


@pytest.mark.rule("AH-6.8")
def test_every_lost_round_costs_stamina() -> None:
    assert ends_of(PLAIN, 3, 2, False, False) == Ends(Fraction(3, 4), Fraction(1, 4), NEVER, HALF)


@pytest.mark.rule("AH-6.1", "AH-6.2")
def test_horror_is_checked_first_and_nightmarish_costs_sanity_regardless() -> None:
    terms = PLAIN._replace(calm=HALF, dread=2, nightmare=1)
    assert ends_of(terms, 2, 1, True, False) == Ends(
        won=Fraction(1, 4), unconscious=Fraction(1, 4), insane=HALF, unhurt=NEVER
    )


@pytest.mark.rule("AH-6.7")
def test_a_victory_may_leave_the_victor_unconscious() -> None:
    terms = PLAIN._replace(blows=(Blow(SURE),), toll=1)
    assert ends_of(terms, 3, 1, False, False) == Ends(NEVER, SURE, NEVER, NEVER)
    assert ends_of(terms, 3, 2, False, False) == Ends(SURE, NEVER, NEVER, NEVER)


def test_a_harmless_monster_is_defeated_eventually_or_never() -> None:
    harmless = PLAIN._replace(wound=0)
    assert ends_of(harmless, 3, 1, False, False).won == 1
    assert ends_of(harmless._replace(blows=(Blow(NEVER),)), 3, 1, False, False).won == 0


def test_a_delayed_horror_check_comes_after_the_first_failure() -> None:
    terms = PLAIN._replace(is_blind=True, calm=NEVER, dread=5)
    assert ends_of(terms, 3, 2, True, False) == Ends(HALF, NEVER, HALF, HALF)


@pytest.mark.rule("AH-7.15")
def test_permanent_reductions_of_losses_are_counted() -> None:
    t = met("gug", who="michael_mcglen")
    assert loss(t.s, 1, "stamina", 4, "combat") == 3
    assert loss(t.s, 1, "sanity", 2, "horror") == 2


@pytest.mark.rule("AH-6.5", "AH-6.12", "AH-6.14")
def test_hands_hold_what_is_best_against_this_monster() -> None:
    t = met("zombie", "tommy_gun", "knife", "revolver_38")
    found = prospect(t.s, 1, 500)
    assert [t.s.cards[card].face for card in found.held] == ["tommy_gun"]
    ghost = met("ghost", "tommy_gun", "knife")
    bare = met("ghost")
    assert prospect(ghost.s, 1, 500).dice == prospect(bare.s, 1, 500).dice, "nothing physical helps"


@pytest.mark.rule("AH-6.5")
def test_what_would_be_used_up_is_weighed_apart_from_what_is_offered() -> None:
    """The fight is weighed as it is offered, with the knife; the dynamite may do better."""
    t = met("zombie", "dynamite", "knife")
    dynamite, knife = (card for card, row in t.s.cards.items() if row.owner == 1)
    plain = prospect(met("zombie", "knife").s, 1, 500)
    found = prospect(t.s, 1, 500)
    assert (found.held, found.ends) == ((knife,), plain.ends)
    assert plain.better is None
    assert found.better is not None
    assert found.better.held == (dynamite,)
    assert found.better.ends is not None
    assert found.better.ends.won > found.ends.won

    # Asked what to hold, everybody sees the chance with what is offered, and each choice its own.
    t.roll(6).begin(Combat(1, 500))
    t.s.apply("fight")
    told = GAME.odds(t.s, None)
    assert told is not None
    assert told.standing == next(one.round for one in holds(t.s) if one.held == (knife,))
    ends = {one.held: one.ends for one in holds(t.s)}
    assert ends[dynamite,] != ends[knife,] != ends[()]


def test_items_that_are_used_up_count_once_with_their_price() -> None:
    terms = PLAIN._replace(blows=(Blow(SURE, price=1, used=True), Blow(NEVER)))
    assert ends_of(terms, 1, 3, False, False) == Ends(NEVER, NEVER, SURE, NEVER)
    assert ends_of(terms, 2, 3, False, False) == Ends(SURE, NEVER, NEVER, NEVER)
    once = PLAIN._replace(blows=(Blow(HALF, used=True), Blow(NEVER)))
    assert ends_of(once, 3, 3, False, False) == Ends(HALF, HALF, NEVER, HALF)


@pytest.mark.parametrize(
    ("monster", "weapon"),
    [
        ("zombie", "revolver_38"),
        ("gug", "revolver_38"),
        ("dark_young", "revolver_38"),
        ("gug", "dynamite"),
        ("gug", "powder_of_ibn_ghazi"),
        ("dimensional_shambler", "revolver_38"),
    ],
)
def test_simulated_fights_agree_with_the_odds(monster: str, weapon: str) -> None:
    """A thousand fights with the game's own dice come close to the exact odds."""
    t = met(monster, weapon)
    found = prospect(t.s, 1, 500)
    told = found.better.ends if found.better is not None else found.ends
    assert told is not None
    fights, won = 1000, 0
    start = t.s
    for seed in range(fights):
        t.s = start.clone()
        t.s.rng = seed
        t.begin(Combat(1, 500))
        while t.s.decision is not None:
            offered = t.offered()
            if "fight" in offered:
                t.s.apply("fight")
            elif any(key.startswith("wield") for key in offered):
                t.s.apply(next(key for key in offered if key.startswith("wield")))
            else:
                t.s.apply("done" if "done" in offered else offered[0])
        won += not t.s.monsters and t.row(1).space == "woods"
    spread = 4 * (float(told.won) * (1 - float(told.won)) / fights) ** 0.5
    assert abs(won / fights - float(told.won)) <= spread + 1e-9


def test_the_stakes_of_a_round_say_what_it_costs() -> None:
    t = met("gug", stamina=4, sanity=5)
    t.roll(6).begin(Combat(1, 500))
    told = stakes(t.s, "en")
    assert told is not None
    assert told.success[0] == "You defeat the Gug."
    assert "That knocks you unconscious." in told.failure


def test_a_monster_that_drags_away_the_loser_allows_a_single_round() -> None:
    t = met("dimensional_shambler", "revolver_38")
    found = prospect(t.s, 1, 500)
    assert found.fate == "lost"
    assert found.ends.taken + found.ends.won + found.ends.insane == 1
    assert found.ends.won <= found.round < 1


def test_a_monster_that_devours_after_the_second_round_leaves_two() -> None:
    terms = PLAIN._replace(wound=0, rounds=2)
    assert ends_of(terms, 3, 3, False, False).taken == Fraction(1, 4)
    assert ends_of(terms, 3, 3, False, False, fought=1).taken == HALF
    worn = PLAIN._replace(rounds=2)
    assert ends_of(worn, 3, 1, False, False) == Ends(HALF, HALF, NEVER, HALF)


def test_the_stakes_of_a_round_say_what_the_monster_does_beside_the_damage() -> None:
    t = met("dimensional_shambler")
    t.roll(6).begin(Combat(1, 500))
    told = stakes(t.s, "en")
    assert told is not None
    assert told.failure == ("You are lost in time and space.",)
    thing = met("elder_thing", "knife")
    thing.roll(6).begin(Combat(1, 500))
    told = stakes(thing.s, "en")
    assert told is not None
    assert len(told.failure) == 3, "what is lost beside the wound, the wound, and that it goes on"
