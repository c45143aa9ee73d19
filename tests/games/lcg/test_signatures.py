"""Signature cards and the weaknesses that go with them: what makes each of them different."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.advancing import doom_in_play
from kadath.games.lcg.rules.ending import NO_RESOLUTION, EndScenario
from kadath.games.lcg.rules.slots import crowded_slots
from kadath.kernel.log import EVERYONE
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def drawing(who: str, weakness: str, *bag: str, **table: object) -> Position:
    """An investigator in the study, about to draw a weakness with the first action."""
    t = Position(*bag)
    study = t.location("study", clues=3)
    deck = [weakness, "guts", "guts"]
    t.investigator(who, study, deck=deck, **table)  # type: ignore[arg-type]
    return t


# --- Cover Up ------------------------------------------------------------------------------------


@pytest.mark.rule("LCG-417")
def test_cover_up_takes_clues_in_the_place_of_those_discovered() -> None:
    t = drawing("roland-banks", "cover-up", "0")
    t.round()
    t.choose("draw")
    cover_up = t.id_of("cover-up")
    assert (t.zone("cover-up"), t.state.cards[cover_up].clues) == ("threat", 3)
    assert t.state.cards[cover_up].controller == 0, "a treachery is nobody's"
    t.choose("investigate")
    assert t.options == ["react cover-up", "pass"]
    t.choose("react cover-up")
    roland = t.id_of("roland-banks")
    assert t.state.cards[cover_up].clues == 2
    assert t.state.investigators[roland].clues == 0
    assert t.state.cards[t.id_of("study")].clues == 3, "the clue stays where it was"
    t.choose("investigate", "pass")
    assert t.state.investigators[roland].clues == 1, "it is no duty"


def test_cover_up_takes_no_more_clues_than_it_has() -> None:
    t = drawing("roland-banks", "cover-up", "0", hand=["deduction"])
    t.round()
    t.choose("draw")
    t.state.set_card(t.id_of("cover-up"), clues=1)
    t.choose("investigate", "commit deduction", "react cover-up")
    assert t.state.cards[t.id_of("cover-up")].clues == 0
    assert t.state.investigators[t.id_of("roland-banks")].clues == 0, "both clues were replaced"
    t.choose("investigate")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 1, "it asks no more"


def test_LCG_488_others_may_cover_up_what_they_find_there() -> None:
    t = drawing("roland-banks", "cover-up", "0")
    agnes = t.investigator("agnes-baker", t.id_of("study"))
    t.round()
    t.choose("turn roland-banks", "draw", "done")
    t.state.bag = ("+1",)
    t.choose("investigate")
    assert t.asked == "agnes-baker: react"
    t.choose("react cover-up")
    assert t.state.cards[t.id_of("cover-up")].clues == 2
    assert t.state.investigators[agnes].clues == 0


def test_nobody_covers_up_what_is_found_elsewhere() -> None:
    t = drawing("roland-banks", "cover-up", "+1")
    attic = t.location("attic", clues=2)
    agnes = t.investigator("agnes-baker", attic)
    t.round()
    t.choose("turn roland-banks", "draw", "done", "investigate")
    assert t.asked == "agnes-baker: take-action"
    assert t.state.investigators[agnes].clues == 1


@pytest.mark.parametrize(("clues", "trauma"), [(3, 1), (1, 1), (0, 0)])
def test_cover_up_haunts_whoever_did_not_finish_it(clues: int, trauma: int) -> None:
    t = drawing("roland-banks", "cover-up", "0")
    t.round()
    t.choose("draw")
    t.state.set_card(t.id_of("cover-up"), clues=clues)
    t.state.stack.append(EndScenario(NO_RESOLUTION, False))
    t.state.decision = None
    t.state.advance()
    assert t.state.investigators[t.id_of("roland-banks")].mental == trauma


@pytest.mark.rule("LCG-287")
def test_LCG_287_cover_up_haunts_whoever_is_eliminated() -> None:
    t = drawing("roland-banks", "cover-up", "0", damage=8)
    t.investigator("agnes-baker", t.id_of("study"))
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("turn roland-banks", "draw")
    t.state.set_card(t.id_of("ghoul-minion"), exhausted=False)
    t.choose("resource")
    roland = t.state.investigators[t.id_of("roland-banks")]
    assert (roland.out, roland.mental) == ("defeated", 1)
    assert t.zone("cover-up") == "removed"


# --- Daisy's Tote Bag and The Necronomicon -------------------------------------------------------


def test_tote_bag_holds_two_tomes_more() -> None:
    t = Position("0")
    study = t.location("study")
    daisy = t.investigator(
        "daisy-walker",
        study,
        play=["daisys-tote-bag", "medical-texts", "old-book-of-lore", "knife"],
        hand=["machete", "encyclopedia"],
        resources=9,
    )
    t.round()
    t.choose("play machete")
    assert t.zone("knife") == t.zone("machete") == "play", "two hands, and two tomes in the bag"
    t.choose("play encyclopedia")
    assert sorted(t.options) == [
        "make-room knife",
        "make-room machete",
        "make-room medical-texts",
        "make-room old-book-of-lore",
    ]
    t.choose("make-room knife")
    assert len(t.state.pile("play", daisy)) == 5
    assert crowded_slots(t.state, daisy) == set()


def test_tote_bag_holds_nothing_but_tomes() -> None:
    t = position("daisy-walker: at study, play daisys-tote-bag knife knife, hand machete")
    t.round()
    t.choose("play machete")
    assert sorted(t.options) == ["make-room knife", "make-room knife#2"]


def test_the_necronomicon_comes_with_horror_and_stays_until_it_is_borne() -> None:
    t = drawing("daisy-walker", "the-necronomicon", "0")
    daisy = t.id_of("daisy-walker")
    t.round()
    t.choose("draw")
    book = t.id_of("the-necronomicon")
    row = t.state.cards[book]
    assert (row.zone, row.horror, row.controller) == ("threat", 3, daisy)
    t.choose("activate the-necronomicon", "activate the-necronomicon")
    assert t.state.investigators[daisy].horror == 2
    assert t.zone("the-necronomicon") == "threat"
    t.choose("activate the-necronomicon")
    assert t.state.investigators[daisy].horror == 3
    assert t.zone("the-necronomicon") == "discard", "a tome uses her additional action"


@pytest.mark.rule("LCG-403")
def test_horror_that_is_moved_is_not_dealt() -> None:
    t = drawing("daisy-walker", "the-necronomicon", "0", play=["beat-cop"])
    t.round()
    t.choose("draw", "activate the-necronomicon")
    assert t.state.investigators[t.id_of("daisy-walker")].horror == 1, "no choice to assign it"
    assert t.told("damaged") == []


def test_the_necronomicon_can_drive_its_reader_mad() -> None:
    t = drawing("daisy-walker", "the-necronomicon", "0", horror=8)
    t.round()
    t.choose("draw", "activate the-necronomicon")
    assert t.state.investigators[t.id_of("daisy-walker")].out == "defeated"


def test_the_necronomicon_turns_the_elder_sign_into_failure() -> None:
    for drawn in (False, True):
        t = drawing("daisy-walker", "the-necronomicon", "elder sign")
        daisy = t.id_of("daisy-walker")
        t.round()
        if drawn:
            t.choose("draw")
        t.choose("investigate")
        assert t.told("test-result")[-1]["result"] == ("failed" if drawn else "succeeded")
        if not drawn:
            t.choose("result 0")
            assert t.state.investigators[daisy].clues == 1
        assert t.state.bag == ("elder sign",), "the token itself goes back"


def test_the_elder_sign_of_another_stays_what_it_is() -> None:
    t = drawing("daisy-walker", "the-necronomicon", "elder sign")
    t.investigator("roland-banks", t.id_of("study"))
    t.round()
    t.choose("turn daisy-walker", "draw", "done", "investigate")
    assert t.told("test-result")[-1]["result"] == "succeeded"


@pytest.mark.rule("LCG-379", "LCG-382", "LCG-417")
def test_the_necronomicon_takes_a_hand_and_cannot_be_discarded() -> None:
    t = drawing(
        "daisy-walker", "the-necronomicon", "-8", play=["knife", "machete"], hand=["baseball-bat"]
    )
    daisy = t.id_of("daisy-walker")
    t.round()
    t.choose("draw")
    assert t.asked == "daisy-walker: make-room"
    assert sorted(t.options) == ["make-room knife", "make-room machete"]
    t.choose("make-room machete")
    assert "play baseball-bat" not in t.options, "the book does not make room for two hands"
    assert "play knife" not in t.options
    assert crowded_slots(t.state, daisy) == set()
    book = t.state.cards[t.id_of("the-necronomicon")]
    assert (book.zone, book.controller) == ("threat", daisy), "an asset is its bearer's"


def test_crypt_chill_cannot_take_the_necronomicon() -> None:
    t = drawing(
        "daisy-walker", "the-necronomicon", "-8", play=["knife"], hand=["drawn-to-the-flame"]
    )
    t.encounter_deck("crypt-chill")
    t.round()
    t.choose("draw", "play drawn-to-the-flame")
    assert t.zone("knife") == "discard", "there is no choice"
    assert t.zone("the-necronomicon") == "threat"


def test_the_necronomicon_is_a_tome_that_daisy_controls() -> None:
    t = drawing("daisy-walker", "the-necronomicon", "0", play=["medical-texts"])
    t.round()
    t.choose("draw", "resource", "resource")
    assert sorted(t.options) == ["activate medical-texts", "activate the-necronomicon", "done"]


# --- Hospital Debts ------------------------------------------------------------------------------


def test_hospital_debts_are_paid_off_in_twos() -> None:
    t = drawing("skids-otoole", "hospital-debts", "0", resources=3)
    t.round()
    t.choose("pass", "draw", "use hospital-debts", "use hospital-debts")
    skids = t.id_of("skids-otoole")
    assert t.state.cards[t.id_of("hospital-debts")].resources == 2
    assert t.state.investigators[skids].resources == 1
    assert t.asked == "skids-otoole: take-action", "no more than twice a round"


@pytest.mark.rule("LCG-371")
def test_LCG_371_a_friend_may_pay_twice_as_well() -> None:
    t = drawing("skids-otoole", "hospital-debts", "0", resources=2)
    agnes = t.investigator("agnes-baker", t.id_of("study"), resources=5)
    t.round()
    t.choose("turn skids-otoole", "pass", "draw")
    t.choose("use hospital-debts", "use hospital-debts", "use hospital-debts", "use hospital-debts")
    assert t.state.cards[t.id_of("hospital-debts")].resources == 4
    assert t.state.investigators[agnes].resources == 3
    assert t.state.investigators[t.id_of("skids-otoole")].resources == 0


@pytest.mark.parametrize(("paid", "experience"), [(0, -2), (5, -2), (6, 0)])
def test_hospital_debts_cost_experience(paid: int, experience: int) -> None:
    t = drawing("skids-otoole", "hospital-debts", "0")
    t.round()
    t.choose("pass", "draw")
    t.state.set_card(t.id_of("hospital-debts"), resources=paid)
    t.state.stack.append(EndScenario(NO_RESOLUTION, False))
    t.state.decision = None
    t.state.advance()
    assert t.state.investigators[t.id_of("skids-otoole")].experience == experience


# --- Dark Memory ---------------------------------------------------------------------------------


def test_dark_memory_hurts_at_the_end_of_the_turn_while_it_is_in_hand() -> None:
    t = drawing("agnes-baker", "dark-memory", "0")
    memory = t.id_of("dark-memory")
    agnes = t.id_of("agnes-baker")
    t.round()
    t.choose("draw")
    assert t.zone("dark-memory") == "hand"
    assert t.state.cards[memory].known != EVERYONE
    t.choose("done")
    assert t.state.investigators[agnes].horror == 2
    assert t.state.cards[memory].known == EVERYONE, "it was shown"
    assert t.zone("dark-memory") == "hand"


@pytest.mark.rule("LCG-340")
def test_nobody_is_asked_to_order_what_a_card_in_a_hand_forces() -> None:
    t = Position("0", "0")
    study = t.location("study")
    roland = t.investigator("roland-banks", study)
    agnes = t.investigator("agnes-baker", study, hand=["dark-memory"])
    t.enemy("frozen-in-fear", engaged=agnes)
    assert t.state.lead == roland
    t.round("II")
    t.choose("turn agnes-baker", "done")
    # The lead would see which card of her hand it is. What lies on the table comes first.
    assert t.asked == "roland-banks: take-action"
    assert t.zone("frozen-in-fear") == "discard"
    assert t.state.investigators[agnes].horror == 2
    told = [entry.args["face"] for entry in t.state.log or [] if entry.kind == "uses"]
    assert told == ["frozen-in-fear", "dark-memory"]


def test_dark_memory_is_for_its_owners_turn_only() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study)
    agnes = t.investigator("agnes-baker", study, hand=["dark-memory"], deck=["guts", "guts"])
    t.round()
    t.choose("turn roland-banks", "done")
    assert t.state.investigators[agnes].horror == 0
    t.choose("done")
    assert t.state.investigators[agnes].horror == 2


def test_dark_memory_can_be_played_to_bring_doom() -> None:
    t = Position("0")
    study = t.location("study")
    agnes = t.investigator("agnes-baker", study, hand=["dark-memory"], resources=2)
    t.agendas("whats-going-on", "rise-of-the-ghouls", doom=2)
    t.encounter_deck("rotting-remains")
    t.round()
    t.choose("play dark-memory")
    assert t.state.face(t.state.agenda).key == "rise-of-the-ghouls", "3 doom let it advance"
    assert t.zone("dark-memory") == "discard"
    assert t.state.investigators[agnes].resources == 0
    assert doom_in_play(t.state) == 0


def test_LCG_416_dark_memory_cannot_be_thrown_away() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    t.investigator("wendy-adams", study, hand=["dark-memory"])
    t.round()
    t.choose("investigate")
    assert t.asked == "wendy-adams: take-action", "Wendy has nothing to discard"


# --- Abandoned and Alone -------------------------------------------------------------------------


def test_abandoned_and_alone_takes_the_discard_pile_out_of_the_game() -> None:
    t = drawing(
        "wendy-adams",
        "abandoned-and-alone",
        "0",
        discard=["lucky", "knife"],
        play=["elder-sign-amulet"],
    )
    wendy = t.id_of("wendy-adams")
    t.round()
    t.choose("draw")
    assert t.state.investigators[wendy].horror == 2, "directly, whatever the amulet could bear"
    assert t.zone("lucky") == t.zone("knife") == "removed"
    assert t.state.pile("discard", wendy) == (t.id_of("abandoned-and-alone"),)
