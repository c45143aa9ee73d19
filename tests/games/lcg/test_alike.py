"""Options about things that look alike are told apart."""

from __future__ import annotations

from random import Random

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narration.names import names
from kadath.games.lcg.narrator import LcgNarrator
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

TEXTS = LcgNarrator()
WOODS = (
    "arkham-woods-unhallowed-ground",
    "arkham-woods-twisting-paths",
    "arkham-woods-quiet-glade",
)


def lines(t: Position, verb: str, language: str = "en") -> list[str]:
    """The lines of the menu about one kind of doing."""
    options = [one for one in t.decision.options if one.verb == verb]
    return [TEXTS.option_text(t.state, one, language) for one in options]


def test_copies_of_a_card_in_hand_are_counted() -> None:
    t = position("roland-banks: at hallway, hand emergency-cache knife emergency-cache")
    t.round()
    assert lines(t, "play") == [
        "Play “Emergency Cache” (cost 0) · 1 of 2",
        "Play “Knife” (cost 1)",
        "Play “Emergency Cache” (cost 0) · 2 of 2",
    ]
    assert lines(t, "play", "pl")[0].endswith(" · 1 z 2")
    assert lines(t, "play", "uk")[2].endswith(" · 2 з 2")


def test_what_differs_between_two_enemies_is_said() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    roland = t.investigator("roland-banks", hallway)
    wendy = t.investigator("wendy-adams", hallway)
    t.enemy("ghoul-minion", engaged=roland)
    t.enemy("ghoul-minion", engaged=wendy)
    t.enemy("ghoul-minion", hallway, exhausted=True)
    t.round()
    t.choose("turn roland-banks")
    assert lines(t, "fight") == [
        "Fight the Ghoul Minion (difficulty 2, health left 2) · engaged with Roland Banks",
        "Fight the Ghoul Minion (difficulty 2, health left 2) · engaged with Wendy Adams",
        "Fight the Ghoul Minion (difficulty 2, health left 2) · Hallway, exhausted",
    ]


def test_an_exhausted_enemy_is_called_so_in_its_gender() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    roland = t.investigator("roland-banks", hallway)
    t.enemy("hunting-nightgaunt", engaged=roland)
    t.enemy("hunting-nightgaunt", hallway, exhausted=True)
    t.round()
    assert lines(t, "fight", "pl")[1].endswith(" · Hol, wyczerpane")


def test_lines_that_differ_anyway_say_no_more() -> None:
    t = position("roland-banks: at hallway, engaged ghoul-minion damage 1, engaged ghoul-minion")
    t.round()
    assert lines(t, "fight") == [
        "Fight the Ghoul Minion (difficulty 2, health left 1)",
        "Fight the Ghoul Minion (difficulty 2, health left 2)",
    ]
    assert lines(t, "evade") == [
        "Evade the Ghoul Minion (difficulty 2) · 1 damage",
        "Evade the Ghoul Minion (difficulty 2)",
    ]


def test_copies_in_play_tell_the_uses_that_are_left() -> None:
    t = Position("0")
    hallway = t.location("hallway", clues=1)
    t.investigator("roland-banks", hallway, play=["flashlight", "flashlight"])
    first, second = (card for card, row in t.state.cards.items() if row.face == "flashlight")
    t.state.cards[first] = t.state.cards[first]._replace(uses=2)
    t.state.cards[second] = t.state.cards[second]._replace(uses=3)
    t.round()
    assert [one.rpartition(" · ")[2] for one in lines(t, "activate")] == [
        "uses left: 2",
        "uses left: 3",
    ]


def test_unrevealed_locations_of_one_title_are_counted_until_they_are_told_apart() -> None:
    t = Position("0")
    path = t.location("main-path")
    woods = [t.location(face, revealed=False) for face in WOODS]
    t.investigator("roland-banks", path)
    for place in woods:
        t.state.cards[place] = t.state.cards[place]._replace(known=0)
    t.round()
    assert [line for line in lines(t, "move") if "Woods" in line] == [
        f"Move to Arkham Woods ({number}; unrevealed)" for number in (1, 2, 3)
    ]
    assert names("uk").thing(t.state, woods[1], None).endswith(" (2)"), "in the log, too"
    for place in woods[:2]:
        t.state.cards[place] = t.state.cards[place]._replace(known=EVERYONE, revealed=True)
    assert [line for line in lines(t, "move") if "Woods" in line] == [
        "Move to Arkham Woods: Unhallowed Ground",
        "Move to Arkham Woods: Twisting Paths",
        "Move to Arkham Woods (unrevealed)",
    ]


def test_cards_that_are_hidden_from_the_decider_are_never_told_apart_by_their_faces() -> None:
    game = Lcg()
    for seed in range(3):
        state = game.new({"scenario": "the-devourer-below", "seats": 2}, seed)
        dice = Random(seed)
        for step in range(60):
            if state.decision is None:
                break
            other = game.determinize(state, state.decision.seat, Rng(seed, str(step)))
            for language in ("en", "uk"):
                told = [TEXTS.option_text(state, one, language) for one in state.decision.options]
                assert told == [
                    TEXTS.option_text(other, one, language) for one in state.decision.options
                ]
            state.apply(dice.choice(state.decision.options))


def test_who_uses_a_card_open_to_both_investigators_of_a_seat_is_said() -> None:
    t = Position("0")
    study = t.location("study")
    skids = t.investigator("skids-otoole", study)
    wendy = t.investigator("wendy-adams", study)
    t._card("hospital-debts", "threat", skids, owner=skids)
    t.state.investigators[wendy] = t.state.investigators[wendy]._replace(seat=0)
    t.round()
    who = [line.partition(":")[0] for line in lines(t, "use")]
    assert who == ["“Skids” O’Toole", "Wendy Adams"]
    assert lines(t, "use", "uk")[1].startswith("Венді Адамс: «Лікарняні борги»: Безкоштовно – ")
