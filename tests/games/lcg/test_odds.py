"""The chances of skill tests, against numbers counted by hand and against trying every draw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.frames import test_now as running_test
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.odds import FOR_THE_TEST
from kadath.games.lcg.rules.chaos import taken
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.state import LcgState
from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.rng import Rng
from kadath.testkit.lcg.position import Position

GAME = Lcg()
BAG = ("+1", "0", "-1", "-2", "-4", "auto-fail", "elder sign")


def standing(t: Position, seat: int = 0) -> Fraction | None:
    odds = GAME.odds(t.state, seat)
    return None if odds is None else odds.standing


def chance(t: Position, word: str, seat: int = 0) -> Fraction | None:
    place = t.options.index(word)
    odds = GAME.odds(t.state, seat)
    return None if odds is None else odds.options.get(t.decision.options[place].key)


def study(who: str, *bag: str, clues: int = 2, **cards: list[str]) -> Position:
    t = Position(*bag or BAG)
    place = t.location("study", clues=clues)
    t.investigator(who, place, **cards)  # type: ignore[arg-type]
    return t


def test_the_chance_of_an_action_before_it_is_taken() -> None:
    t = study("roland-banks")
    t.round()
    # Intellect 3 against shroud 2: +1, 0, -1 and his elder sign, +1 for each clue there.
    assert chance(t, "investigate") == Fraction(4, 7)
    assert standing(t) is None
    odds = GAME.odds(t.state, 0)
    assert odds is not None
    assert set(odds.options) == {"investigate"}, "other actions are no tests"


def test_each_card_to_commit_says_what_it_would_make_of_the_chance() -> None:
    t = study("roland-banks", hand=["perception", "unexpected-courage"])
    t.round()
    t.choose("investigate")
    assert t.asked == "roland-banks: commit"
    assert standing(t) == Fraction(4, 7)
    assert chance(t, "done") == Fraction(4, 7)
    assert chance(t, "commit perception") == Fraction(5, 7)
    t.choose("commit perception")
    assert standing(t) == Fraction(5, 7)
    # 3 + 2 + 2 - 4 is more than 2: only the automatic failure is left.
    assert chance(t, "commit unexpected-courage") == Fraction(6, 7)


def test_only_whoever_chooses_sees_what_options_would_do() -> None:
    t = study("roland-banks", hand=["perception"])
    t.investigator("daisy-walker", t.id_of("study"))
    t.round()
    t.choose("turn roland-banks", "investigate")
    for seat in (1, None):
        odds = GAME.odds(t.state, seat)
        assert odds is not None
        assert odds.standing == Fraction(4, 7)
        assert odds.options == {}


@pytest.mark.rule("LCG-204", "LCG-206")
def test_the_automatic_failure_fails_against_any_difficulty() -> None:
    t = study("daisy-walker", "+1", "auto-fail", play=["flashlight"])
    t.state.set_card(t.id_of("flashlight"), uses=3)
    t.round()
    # The light takes the shroud down to 0.
    assert chance(t, "activate flashlight") == Fraction(1, 2)


@pytest.mark.rule("LCG-207")
def test_an_automatic_success_and_a_symbol_that_counts_as_another() -> None:
    t = study("wendy-adams", "-8", "elder sign")
    t.round()
    assert chance(t, "investigate") == Fraction(1, 2), "3 against 2, whatever the sign is worth"
    t = Position("-8", "elder sign")
    t.investigator("wendy-adams", t.location("cellar"), play=["wendys-amulet"])
    t.round()
    assert chance(t, "investigate") == Fraction(1, 2), "against 4 only by her amulet"
    t = study("daisy-walker", "0", "elder sign")
    t.state.set_card(t._card("the-necronomicon", "threat", t.id_of("daisy-walker")), horror=3)
    t.round()
    assert chance(t, "investigate") == Fraction(1, 2), "her elder sign counts as automatic failure"


def test_a_symbol_is_worth_what_it_is_worth_now() -> None:
    t = Position("skull", "-1", "0")
    t.scenario("the-gathering")
    place = t.location("hallway")
    t.investigator("roland-banks", place)
    ghoul = t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.enemy("icy-ghoul", place)
    t.round()
    # Combat 4 against 2; two ghouls are here, so the skull is -2: all succeed.
    assert chance(t, "fight ghoul-minion") == 1
    # Agility 2 against 2: only the 0.
    assert chance(t, "evade ghoul-minion") == Fraction(1, 3)
    assert t.state.cards[ghoul].damage == 0, "nothing has happened"


@pytest.mark.rule("LCG-499")
def test_a_token_that_reveals_another_is_counted_through() -> None:
    t = Position("cultist", "cultist", "0", "-1", "-2")
    t.scenario("the-gathering")
    t.state.set_card(t.state.scenario, revealed=True)
    t.investigator("roland-banks", t.location("study", clues=2))
    t.round()
    expected = enumerated(t.state, t.decision.options[0])
    assert chance(t, "investigate") == expected


def test_a_choice_of_tokens_is_made_in_favour_of_the_test() -> None:
    t = study("agnes-baker", "0", "-1", "-2", "-3", hand=["deduction"], play=["grotesque-statue"])
    t.state.set_card(t.id_of("grotesque-statue"), uses=4)
    t.round()
    t.choose("investigate", "commit deduction")
    # Intellect 2 and an icon against 2: 0 and -1 are enough.
    assert chance(t, "pass") == Fraction(1, 2)
    assert chance(t, "react grotesque-statue") == 1 - Fraction(1, 6)


def test_a_new_token_comes_out_of_the_whole_bag() -> None:
    t = study("wendy-adams", "0", "-1", "-2", "-3", hand=["emergency-cache"])
    t.round()
    t.will_reveal("-3")
    t.choose("investigate")
    assert t.options == ["react wendy-adams", "pass"]
    assert standing(t) == 0
    assert chance(t, "react wendy-adams") == Fraction(1, 2)


def test_what_would_save_the_test_says_so() -> None:
    t = study("wendy-adams", "-2", hand=["lucky"])
    t.round()
    t.choose("investigate", "pass")
    assert t.options == ["play lucky", "pass"]
    assert chance(t, "play lucky") == 1
    assert chance(t, "pass") == 0


def test_a_weapon_is_counted_with_what_it_adds_against_the_better_target() -> None:
    t = Position(*BAG)
    place = t.location("hallway")
    t.investigator("roland-banks", place, play=["45-automatic"])
    t.state.set_card(t.id_of("45-automatic"), uses=4)
    for enemy in ("ghoul-minion", "flesh-eater"):
        t.enemy(enemy, engaged=t.id_of("roland-banks"))
    t.round()
    assert chance(t, "fight flesh-eater") == Fraction(3, 7), "4 and his sign (0) against 4"
    assert chance(t, "activate 45-automatic") == Fraction(5, 7), "5 against 2"


def test_a_test_that_another_card_gives_is_counted_too() -> None:
    t = Position(*BAG)
    parlor = t.location("parlor")
    t.investigator("roland-banks", parlor)
    t.enemy("lita-chantler", parlor)
    t.round()
    # Intellect 3 against 4: only +1 is enough. The Parlor gives her the parley.
    assert chance(t, "activate lita-chantler") == Fraction(1, 7)
    assert chance(t, "activate parlor") is None, "to resign is no test"


def test_a_test_of_either_skill_is_counted_with_the_better_one() -> None:
    t = Position(*BAG)
    t.investigator("roland-banks", t.location("ritual-site"), clues=1)
    t.acts("disrupting-the-ritual")
    t.round()
    # Willpower 3 against 3, agility is only 2: +1, 0, and his elder sign without a clue there.
    assert chance(t, "activate disrupting-the-ritual") == Fraction(3, 7)
    t.choose("activate disrupting-the-ritual")
    assert chance(t, "skill willpower") == Fraction(3, 7)
    assert chance(t, "skill agility") == Fraction(1, 7)


def test_each_target_of_a_weapon_has_its_own_chance() -> None:
    t = study("roland-banks", play=["machete"])
    roland = t.id_of("roland-banks")
    t.enemy("swarm-of-rats", engaged=roland)
    t.enemy("ghoul-priest", engaged=roland)
    t.round()
    t.choose("activate machete")
    # Combat 4 and 1 more: against 1 all but -4 (then still 1) and the automatic failure; against 4
    # +1, 0, -1 and the elder sign.
    assert chance(t, "choose swarm-of-rats") == Fraction(6, 7)
    assert chance(t, "choose ghoul-priest") == Fraction(4, 7)


def test_a_choice_that_leads_to_no_test_has_no_chance() -> None:
    t = study("roland-banks", play=["beat-cop"], clues=0)
    roland = t.id_of("roland-banks")
    t.enemy("swarm-of-rats", engaged=roland)
    t.enemy("ghoul-priest", engaged=roland)
    t.round()
    t.choose("use beat-cop")
    assert t.options == ["choose swarm-of-rats", "choose ghoul-priest"]
    assert GAME.odds(t.state, 0) is None


def test_a_test_whose_performer_is_defeated_has_not_succeeded() -> None:
    t = Position("tablet", "0")
    t.scenario("the-gathering")
    place = t.location("hallway")
    t.investigator("roland-banks", place, damage=8)
    t.investigator("daisy-walker", place)
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("turn roland-banks")
    # 4 - 2 is enough against 2, but the tablet's damage comes first.
    assert chance(t, "fight ghoul-minion") == Fraction(1, 2)


def test_a_test_that_a_move_is_sure_to_bring_is_foretold() -> None:
    for revealed, foretold in (True, Fraction(4, 7)), (False, None):
        t = Position("0", "0", "-1", "-1", "-2", "-3", "auto-fail")
        t.investigator("wendy-adams", t.location("rivertown"))
        t.location("graveyard", revealed=revealed)
        t.location("easttown")
        t.round()
        # Willpower 4 against 3; an unrevealed location has not been read.
        assert chance(t, "move graveyard") == foretold
        assert chance(t, "move easttown") is None


def test_so_is_one_that_leaving_a_place_or_ending_a_turn_brings() -> None:
    t = Position("0", "-1", "-4")
    wendy = t.investigator("wendy-adams", t.location("arkham-woods-twisting-paths"))
    t.location("arkham-woods-old-house")
    t.enemy("frozen-in-fear", engaged=wendy)
    t.round()
    (move,) = [one for one in t.options if one.startswith("move")]
    assert chance(t, move) == Fraction(1, 3), "intellect 3 against 3"
    assert chance(t, "done") == Fraction(2, 3), "willpower 4 against 3"
    assert chance(t, "resource") is None


def test_nothing_is_foretold_of_a_card_that_is_yet_to_be_drawn() -> None:
    t = study("roland-banks", deck=["rotting-remains"])
    t.round()
    odds = GAME.odds(t.state, 0)
    assert odds is not None
    assert "draw" not in odds.options


@pytest.mark.parametrize("scenario", list(SCENARIOS))
@pytest.mark.parametrize("difficulty", ["easy", "expert"])
def test_chances_are_what_trying_every_draw_by_the_rules_gives(
    scenario: str, difficulty: str
) -> None:
    compared = 0
    for seed in range(3):
        investigators = ["agnes-baker", "roland-banks"]
        setup = {"seats": 2, "scenario": scenario, "difficulty": difficulty}
        state = GAME.new(setup | {"investigators": investigators}, seed)
        rng = Rng(seed, difficulty)
        for _ in range(150):
            decision = state.decision
            if decision is None:
                break
            odds = GAME.odds(state, decision.seat)
            if odds is not None and rng.below(6) == 0:
                for one in decision.options:
                    if one.key in odds.options:
                        assert odds.options[one.key] == enumerated(state, one), one.key
                        compared += 1
            state.apply(decision.options[rng.below(len(decision.options))])
    assert compared > 5


def test_what_a_seat_does_not_know_has_no_say() -> None:
    state = GAME.new({"seats": 2, "investigators": ["wendy-adams", "skids-otoole"]}, 4)
    rng = Rng(4)
    compared = 0
    for _ in range(150):
        decision = state.decision
        if decision is None:
            break
        if rng.below(4) == 0:
            for seat in (0, 1):
                odds = GAME.odds(state, seat)
                assert GAME.odds(GAME.determinize(state, seat, rng), seat) == odds
                compared += odds is not None
        state.apply(decision.options[rng.below(len(decision.options))])
    assert compared > 5


def enumerated(state: LcgState, chosen: Option, drawn: tuple[str, ...] = ()) -> Fraction | None:
    """The chance after a choice, by playing it for every order in which tokens could come out.

    Tokens come out by the rules' own draw. None where no test came to a result.
    """
    copy = drawing(state, chosen, drawn)
    assert copy.log is not None
    told = [entry.kind for entry in copy.log]
    end = told.index("test-result") if "test-result" in told else len(told)
    if told[:end].count("revealed-token") > len(drawn):
        left = Counter(state.bag) - Counter(drawn)
        total = Fraction(0)
        for token, copies in left.items():
            part = enumerated(state, chosen, (*drawn, token))
            assert part is not None
            total += part * copies / left.total()
        return total
    if end < len(told):
        return Fraction(copy.log[end].args["result"] == "succeeded")
    if running_test(copy) is None and (running_test(state) is not None or "test" in told):
        return Fraction(0)
    decision = copy.decision
    assert decision is not None
    idle = next((one for one in decision.options if one in (PASS, DONE)), decision.options[0])
    if idle.verb in FOR_THE_TEST:
        found = [enumerated(copy, one) for one in decision.options]
        return max(one for one in found if one is not None)
    return enumerated(copy, idle)


def drawing(state: LcgState, chosen: Option, drawn: tuple[str, ...]) -> LcgState:
    """The state after a choice, in which these tokens came out first.

    Something else may be left to chance before them, such as the shuffle after a search.
    """
    for rng in (random_state(state.bag, drawn), *range(100_000)):
        copy = state.clone()
        copy.log = []
        copy.rng = rng
        copy.apply(chosen)
        came = tuple(one.args["token"] for one in copy.log if one.kind == "revealed-token")
        if came[: len(drawn)] == drawn[: len(came)]:
            return copy
    raise AssertionError(f"{drawn} cannot come out after {chosen.key}")


@cache
def random_state(bag: tuple[str, ...], tokens: tuple[str, ...]) -> int:
    """A random state in which these tokens come out of a bag first."""
    for rng in range(100_000):
        trial = LcgPlay(rng)
        trial.bag = bag
        if all(taken(trial) == token for token in tokens):
            return rng
    raise AssertionError(f"{tokens} cannot come out of {bag}")
