"""The round: four phases, their steps, and the windows between them."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.values import has_keyword
from kadath.games.lcg.vocabulary.abilities import Forced, Free
from kadath.games.lcg.vocabulary.effects import GainResources
from kadath.games.lcg.vocabulary.modifiers import GainKeyword
from kadath.games.lcg.vocabulary.period_triggers import PhaseBegins, PhaseEnds, RoundEnds
from kadath.games.lcg.vocabulary.selectors import these
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

WATCH = AssetFace(key="watch", code="", cost=0, abilities=(Free(GainResources(1)),))
"""It is free to use in every player window."""


@pytest.fixture(autouse=True)
def a_box_with_a_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, WATCH.key, WATCH)


def place(t: Position) -> str:
    """The innermost step of a phase, a turn or the round in which the game stands."""
    frames = t.where().split(" > ")
    return next(one for one in reversed(frames) if "Phase" in one or "Turn" in one).split(".", 1)[1]


def windows(t: Position) -> list[str]:
    """Pass through the game, ending turns at once, and note down the windows on the way."""
    found = []
    while not t.is_over():
        if t.asked.endswith("react"):
            found.append(place(t))
            t.choose("pass")
        else:
            t.choose(t.options[-1])
    return found


@pytest.mark.rule("LCG-139")
def test_the_end_of_a_round_can_be_answered_and_comes_once(monkeypatch: pytest.MonkeyPatch) -> None:
    chime = Forced("when", RoundEnds(), GainResources(5))
    clock = AssetFace(key="evening-bell", code="", cost=0, abilities=(chime,))
    monkeypatch.setitem(FACES, clock.key, clock)
    t = Position("0")
    roland = t.investigator(
        "roland-banks", t.location("study"), play=[clock.key], deck=["guts"], resources=0
    )
    t.round()
    assert t.state.investigators[roland].resources == 0
    t.choose("done")
    assert t.is_over()
    assert t.state.investigators[roland].resources == 1 + 5


@pytest.mark.rule("LCG-110", "LCG-109", "LCG-132", "LCG-106")
def test_the_player_windows_of_a_round() -> None:
    t = position("""
        roland-banks: at study, play watch, deck guts
        wendy-adams: at study, deck guts
        encounter deck: obscuring-fog obscuring-fog
    """)
    t.round("I")
    assert windows(t) == [
        "MythosPhase 1.4 window",
        "InvestigationPhase 2.1 window",
        "Turn 2.2 window",
        "Turn 2.2 window",
        "EnemyPhase 3.2 window",
        "EnemyPhase 3.2 window",
        "EnemyPhase 3.3 window",
        "UpkeepPhase 4.1 window",
    ]


@pytest.mark.rule("LCG-110", "LCG-122")
def test_a_window_before_the_first_action_and_after_each() -> None:
    t = position("roland-banks: at study, play watch, deck guts")
    t.round()
    t.choose("pass")
    for _ in range(3):
        assert place(t) == "Turn 2.2 window"
        t.choose("pass", "resource")
    assert place(t) == "Turn 2.2 window"
    t.choose("use watch", "pass")
    assert place(t).startswith("EnemyPhase")


@pytest.mark.rule("LCG-109")
def test_in_a_window_one_may_do_several_things_before_it_closes() -> None:
    t = position("roland-banks: at study, play watch, resources 0")
    t.round()
    t.choose("use watch", "use watch", "use watch")
    assert t.asked == "roland-banks: react"
    assert t.state.investigators[t.id_of("roland-banks")].resources == 3


@pytest.mark.rule("LCG-110", "LCG-132", "LCG-254")
def test_the_window_after_the_last_attacks_follows_massive_ones_too() -> None:
    t = position("""
        ritual-site: umordhoth
        roland-banks: at ritual-site, play watch, deck guts
    """)
    t.round("III")
    t.choose("pass")
    assert place(t) == "EnemyPhase 3.3 window"
    assert t.state.investigators[t.id_of("roland-banks")].damage == 3


@pytest.mark.rule("LCG-108", "LCG-106", "LCG-118", "LCG-125", "LCG-133", "LCG-139", "LCG-112")
def test_phases_follow_each_other_round_after_round() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study"), deck=["guts"] * 4)
    t.encounter_deck("swarm-of-rats")
    t.begin(PlayScenario("the-gathering", "easy", rounds=1, at="round"))
    seen = []
    for _ in range(2):
        seen.append(next(frame.NAME for frame in t.state.stack if "Phase" in frame.NAME))
        t.choose("done")
    assert seen == ["lcg.InvestigationPhase"] * 2, "a single choice in each round: no stop between"
    assert [entry["number"] for entry in t.told("round")] == [2, 3, 4]


PHASES = ["mythos", "investigation", "enemy", "upkeep"]


@pytest.mark.rule("LCG-111", "LCG-112", "LCG-118", "LCG-119", "LCG-125")
@pytest.mark.rule("LCG-126", "LCG-133", "LCG-134", "LCG-139")
@pytest.mark.parametrize("time", ["begins", "ends"])
@pytest.mark.parametrize("phase", PHASES)
def test_the_beginning_and_the_end_of_each_phase_can_be_answered(
    phase: str, time: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = PhaseBegins(phase) if time == "begins" else PhaseEnds(phase)
    chime = Forced("after", to, GainResources(5))
    # A key of its own each time: what a face listens to is worked out but once.
    key = f"clock-{phase}-{time}"
    clock = AssetFace(key=key, code="", cost=0, abilities=(chime,))
    monkeypatch.setitem(FACES, key, clock)
    t = Position("+1")
    study = t.location("study")
    roland = t.investigator("roland-banks", study, play=[key], deck=["guts"], resources=0)
    t.encounter_deck("crypt-chill")
    t.round("I")
    t.choose("done")
    assert t.is_over()
    assert t.state.investigators[roland].resources == 5 + 1, "exactly once in the round"


@pytest.mark.rule("LCG-117")
def test_in_player_order_each_draws_a_card_and_resolves_it_completely() -> None:
    t = Position("-4")
    study = t.location("study")
    t.investigator("wendy-adams", study)
    t.investigator("roland-banks", study, play=["machete", "flashlight"])
    t.investigator("daisy-walker", study)
    t.state.lead = t.id_of("roland-banks")
    t.encounter_deck("crypt-chill", "swarm-of-rats", "ghoul-minion")
    t.round("I")
    assert t.asked == "roland-banks: choose-target", "the lead draws first and fails the test"
    assert t.zone("swarm-of-rats") == "deck", "nobody draws before that is over"
    t.choose("choose machete")
    assert t.state.engaged_with(t.id_of("swarm-of-rats")) == t.id_of("daisy-walker")
    assert t.state.engaged_with(t.id_of("ghoul-minion")) == t.id_of("wendy-adams")


@pytest.mark.rule("LCG-120", "LCG-121", "LCG-124")
def test_the_investigators_choose_who_takes_the_next_turn_and_each_has_one() -> None:
    t = Position("0")
    study = t.location("study")
    for who in ("roland-banks", "wendy-adams", "daisy-walker"):
        t.investigator(who, study, deck=["guts"])
    t.round()
    assert t.options == ["turn roland-banks", "turn wendy-adams", "turn daisy-walker"]
    t.choose("turn wendy-adams", "resource")
    assert t.asked == "wendy-adams: take-action", "she finishes before another begins"
    t.choose("done")
    assert t.options == ["turn roland-banks", "turn daisy-walker"]
    t.choose("turn daisy-walker", "done")
    assert t.asked == "roland-banks: take-action", "the only one left begins without a question"
    t.choose("done")
    assert t.is_over()


@pytest.mark.rule("LCG-122", "LCG-123", "LCG-140", "LCG-135")
def test_a_turn_has_three_actions_and_may_stop_early() -> None:
    for taken in range(4):
        t = Position("0")
        roland = t.investigator("roland-banks", t.location("study"), deck=["guts"], resources=0)
        t.round()
        for _ in range(taken):
            t.choose("resource")
        if taken < 3:
            t.choose("done")
        assert t.is_over()
        assert t.state.investigators[roland].resources == taken + 1, "and 1 in upkeep"


@pytest.mark.rule("LCG-127", "LCG-128", "LCG-131")
def test_hunters_move_first_then_attacks_are_resolved_in_player_order() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway"), t.location("attic")
    t.investigator("wendy-adams", hallway, deck=["guts"])
    t.investigator("roland-banks", hallway, deck=["guts"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"))
    rats = t.enemy("swarm-of-rats", attic)
    t.enemy("ravenous-ghoul", engaged=t.id_of("wendy-adams"))
    t.round("III")
    t.choose("engage swarm-of-rats wendy-adams")
    assert t.asked == "wendy-adams: choose-attacker"
    t.choose("attacker swarm-of-rats")
    order = [entry["card"] for entry in t.told("attacked")]
    assert order == [rats, t.id_of("ravenous-ghoul"), t.id_of("ghoul-minion")]


@pytest.mark.rule("LCG-129", "LCG-130")
def test_only_ready_enemies_attack_and_they_exhaust_after_it() -> None:
    t = Position("0")
    seat = {"hand": ["dodge"], "play": ["watch"], "deck": ["guts"]}
    roland = t.investigator("roland-banks", t.location("study"), **seat)  # type: ignore[arg-type]
    t.enemy("ghoul-minion", engaged=roland, exhausted=True)
    rats = t.enemy("swarm-of-rats", engaged=roland)
    t.round("III")
    t.choose("pass")
    assert t.options == ["play dodge", "pass"]
    assert not t.state.cards[rats].exhausted, "not before its attack"
    t.choose("pass")
    assert place(t) == "EnemyPhase 3.3 window"
    assert t.state.cards[rats].exhausted
    row = t.state.investigators[roland]
    assert (row.damage, row.horror) == (1, 0)
    assert [entry["face"] for entry in t.told("attacked")] == ["swarm-of-rats"]


@pytest.mark.rule("LCG-136", "LCG-070", "LCG-228")
def test_upkeep_readies_everything_and_ready_enemies_engage() -> None:
    t = position("roland-banks: at study, play old-book-of-lore, deck guts")
    study = t.id_of("study")
    roland = t.id_of("roland-banks")
    book = t.id_of("old-book-of-lore")
    t.state.set_card(book, exhausted=True)
    rats = t.enemy("swarm-of-rats", study, exhausted=True)
    t.round("IV")
    assert not t.state.cards[book].exhausted
    assert not t.state.cards[rats].exhausted
    assert t.state.engaged_with(rats) == roland


@pytest.mark.rule("LCG-137")
def test_all_draw_before_anybody_gains_a_resource() -> None:
    t = position("""
        wendy-adams: at study, deck guts, resources 2
        daisy-walker: at study, deck paranoia, resources 2
    """)
    t.round("IV")
    resources = [row.resources for row in t.state.investigators.values()]
    assert resources == [3, 1], "Daisy lost hers to what she drew, and then gained 1"
    assert t.zone("guts") == "hand"


@pytest.mark.rule("LCG-138", "LCG-063")
def test_whoever_holds_more_than_eight_cards_chooses_what_to_discard() -> None:
    t = Position("0")
    study = t.location("study")
    hand = ["guts"] * 7 + ["lucky", "dodge"]
    t.investigator("wendy-adams", study, hand=hand, deck=["perception"])
    t.investigator("daisy-walker", study, hand=["guts"] * 7, deck=["guts"])
    t.round("IV")
    assert t.asked == "wendy-adams: discard-from-hand"
    assert "you may keep at most 8 cards" in LcgNarrator().prompt_text(t.state, "en")
    t.choose("discard lucky", "discard dodge")
    assert t.is_over(), "Daisy holds eight"
    wendy = t.id_of("wendy-adams")
    assert t.state.pile("discard", wendy) == (t.id_of("dodge"), t.id_of("lucky"))


@pytest.mark.rule("LCG-139", "LCG-328")
def test_what_lasts_for_the_round_ends_with_it() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, deck=["guts"])
    rats = t.enemy("ghoul-minion", study, exhausted=True)
    t.round("II", GainKeyword(these(t.state, [rats]), "aloof"))
    assert has_keyword(t.state, rats, "aloof")
    t.choose("done")
    assert t.is_over()
    engaged = t.told("engaged")
    assert [entry["face"] for entry in engaged] == ["ghoul-minion"], "aloof no more, it engages"
    assert not has_keyword(t.state, rats, "aloof")


@pytest.mark.rule("LCG-110", "LCG-132")
def test_the_window_after_the_last_attacks_comes_once_when_those_left_have_fallen() -> None:
    t = position("""
        study: umordhoth
        roland-banks: at study, play watch, deck guts
        wendy-adams: at study, damage 6, deck guts
    """)
    t.round("III")
    assert place(t) == "EnemyPhase 3.2 window"
    t.choose("pass", "attacked wendy-adams")
    assert t.state.is_out(t.id_of("wendy-adams"))
    assert place(t) == "EnemyPhase 3.3 window"
    t.choose("pass")
    assert place(t) == "UpkeepPhase 4.1 window"


@pytest.mark.rule("LCG-128", "LCG-137", "LCG-138")
def test_player_order_begins_with_the_lead_wherever_they_sit() -> None:
    t = Position("0")
    study = t.location("study")
    hand = ["guts"] * 8
    wendy = t.investigator("wendy-adams", study, hand=hand, deck=["guts"])
    roland = t.investigator("roland-banks", study, hand=hand, deck=["guts"])
    t.state.lead = roland
    for who in (wendy, roland):
        t.enemy("ghoul-minion", engaged=who)
    t.round("III")
    assert [entry["who"] for entry in t.told("attacked")] == [roland, wendy]
    assert [entry["who"] for entry in t.told("drew")] == [roland, wendy]
    assert t.asked == "roland-banks: discard-from-hand"
    t.choose(t.options[0])
    assert t.asked == "wendy-adams: discard-from-hand"
