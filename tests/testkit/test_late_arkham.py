"""Late games of Arkham Horror: what is dealt, and what is brought near."""

from __future__ import annotations

from kadath.games.arkham.cards import FACES, GATE_CARD, INNSMOUTH, MARKER, STORY
from kadath.games.arkham.game import ARKHAM, BOTH, WITH
from kadath.games.arkham.rules.final_battle import FinalBattle
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.vocabulary.story_events import GatesAtLeast
from kadath.kernel.decision import DONE
from kadath.testkit.arkham.aims import CONTEST, PRISON, READ_IN
from kadath.testkit.arkham.conservation import complaints
from kadath.testkit.arkham.dealing import AIMS, LATE, TROPHIES, DealtArkham
from kadath.testkit.arkham.kit import sheet_features, with_kept_cards, with_rumors


def test_a_late_game_keeps_the_trophies_that_somebody_began_with() -> None:
    people = ["william_yorick", "joe_diamond"]
    setup = {"seats": 2, "board": INNSMOUTH, "investigators": people, LATE: True}
    games = [DealtArkham().new(setup, seed) for seed in range(4)]
    assert [one for state in games for one in complaints(state)] == []
    assert {len(state.investigators[1].trophies) for state in games} == {3 + TROPHIES}


def test_a_game_in_which_the_ancient_one_awakens_at_once_is_left_as_it_is() -> None:
    people = ["norman_withers", "harvey_walters", "ashcan_pete", "joe_diamond"]
    people += ["carolyn_fern", "william_yorick", "monterey_jack", "george_barnaby"]
    setup = {"seats": 8, "board": INNSMOUTH, "ancient_one": "cthugha", "herald": BOTH}
    s = DealtArkham().new(setup | {"investigators": people, "stories": WITH, LATE: True}, 210010)
    assert s.awake
    assert any(isinstance(frame, FinalBattle) for frame in s.stack)


def late(*aims: str, people: tuple[str, ...], board: str = INNSMOUTH, **setup: str) -> ArkhamPlay:
    chosen = {"seats": len(people), "board": board, "investigators": list(people), "stories": WITH}
    return DealtArkham().new(chosen | setup | {LATE: True, AIMS: list(aims)}, 3)


def test_a_story_begins_one_step_before_what_ran_least() -> None:
    s = late("kate_winthrop_story 1", people=("kate_winthrop",))
    (story,) = s.cards_of(1, frozenset({STORY}))
    kate = s.investigators[1]
    assert (s.cards[story].tokens, kate.explored, kate.space in s.gates) == (1, True, True)


def test_a_story_that_ran_to_its_end_goes_on_behind_it() -> None:
    s = late("monterey_jack_story_passed 0", people=("monterey_jack",))
    assert [s.cards[card].face for card in s.cards_of(1)][-1] == "monterey_jack_story_passed"
    assert s.investigators[1].space in s.gates


def test_a_gate_card_that_is_kept_begins_one_gate_before_its_end() -> None:
    (last,) = [one for one in with_kept_cards() if one == "innsmouth_yellow_3 3"]
    s = late(last, people=("joe_diamond",))
    (card,) = s.cards_of(1, frozenset({GATE_CARD}))
    assert (s.cards[card].face, s.cards[card].tokens) == ("innsmouth_yellow_3", 4)
    assert [*complaints(s)] == []


def test_a_story_of_many_gates_begins_with_one_gate_less() -> None:
    s = late("akachi_onyele_story 2", people=("akachi_onyele", "kate_winthrop"), board=ARKHAM)
    (waits,) = [
        part.gates
        for ability in FACES["akachi_onyele_story"].abilities
        for part in ability.walk()
        if isinstance(part, GatesAtLeast)
    ]
    assert len(s.gates) == waits - 1
    assert list(complaints(s)) == []


def test_what_stands_on_a_sheet_is_brought_near_to_whoever_has_it() -> None:
    s = late("tommy_muldoon 2", people=("joe_diamond", "tommy_muldoon"))
    assert s.investigators[2].space == "police_station"
    assert s.cards_of(2, frozenset({MARKER}))


def test_what_stands_for_one_board_only_is_brought_near_on_that_board() -> None:
    s = late("roland_banks_story 1", people=("roland_banks",), board=ARKHAM)
    assert s.investigators[1].space == "police_station"


def test_a_story_may_be_about_to_end_both_ways() -> None:
    s = late(CONTEST, people=("carolyn_fern",))
    asked: list[str] = []
    while s.decision is not None and len(asked) < 20:
        asked.append(s.decision.ask)
        s.apply(DONE if DONE in s.decision.options else s.decision.options[0])
    assert "story-both" in asked


def test_every_feature_that_is_aimed_at_leaves_a_whole_position() -> None:
    people = ("silas_marsh", "minh_thi_phan", "zoey_samaras", "tommy_muldoon", "ursula_downs")
    own = [one for key in people for one in sheet_features()[key]]
    for feature in (*own, *with_rumors(), *READ_IN, PRISON):
        s = late(feature, people=people, ancient_one="ghatanothoa")
        assert [*complaints(s)] == [], feature
