"""Doom and the agenda, clues and the act."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.vocabulary.abilities import Reaction
from kadath.games.lcg.vocabulary.effects import GainResources
from kadath.games.lcg.vocabulary.modifiers import Forbid
from kadath.games.lcg.vocabulary.period_triggers import Advances
from kadath.games.lcg.vocabulary.selectors import Called, CurrentAgenda, Either
from kadath.kernel.windows import AFTER, WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def agenda_table(doom: int = 0, *, deck: tuple[str, ...] = ("swarm-of-rats",) * 2) -> Position:
    t = Position("0")
    study = t.location("study", clues=4)
    t.investigator("wendy-adams", study, hand=["guts", "lucky"], deck=["guts"])
    t.agendas("whats-going-on", "rise-of-the-ghouls", doom=doom)
    t.encounter_deck(*deck)
    return t


@pytest.mark.rule("LCG-113", "LCG-114")
def test_each_mythos_phase_puts_a_doom_on_the_agenda() -> None:
    t = agenda_table()
    t.round("I")
    assert t.state.cards[t.state.agenda].doom == 1
    assert t.state.cards[t.state.agenda].face == "whats-going-on"


@pytest.mark.rule("LCG-107")
def test_the_first_round_has_no_mythos_phase() -> None:
    from kadath.games.lcg.rules.round import Round

    t = agenda_table()
    t.begin(Round(1))
    assert t.state.cards[t.state.agenda].doom == 0
    assert t.asked == "wendy-adams: take-action"


@pytest.mark.rule("LCG-115", "LCG-424", "LCG-426", "LCG-427", "LCG-428")
def test_doom_anywhere_in_play_counts_and_all_of_it_goes() -> None:
    t = agenda_table(doom=1)
    rats = t.enemy("swarm-of-rats", t.id_of("study"), exhausted=True)
    t.state.set_card(rats, doom=1)
    t.round("I")
    # 1 on the agenda, 1 on the rats, 1 of this round: the agenda advances.
    assert t.asked == "wendy-adams: choose-effect"
    assert t.state.cards[rats].doom == 0
    t.choose("effect 1")
    assert t.state.investigators[t.id_of("wendy-adams")].horror == 2
    assert t.zone("whats-going-on") == "removed"
    assert t.state.cards[t.state.agenda].face == "rise-of-the-ghouls"
    assert t.zone("rise-of-the-ghouls") == "story"


@pytest.mark.rule("LCG-114")
def test_one_doom_too_few_does_not_advance_the_agenda_wherever_it_lies() -> None:
    t = agenda_table(doom=0)
    rats = t.enemy("swarm-of-rats", t.id_of("study"), exhausted=True)
    t.state.set_card(rats, doom=1)
    t.encounter_deck("wizard-of-the-order")
    t.state.set_card(t.id_of("wizard-of-the-order"), doom=5)
    t.round("I")
    assert t.told("advanced") == [], "1 and 1 of this round; what is in no play does not count"
    assert t.state.cards[rats].doom == 1


@pytest.mark.rule("LCG-115")
def test_more_doom_than_enough_advances_the_agenda_as_well() -> None:
    t = agenda_table(doom=2)
    rats = t.enemy("swarm-of-rats", t.id_of("study"), exhausted=True)
    t.state.set_card(rats, doom=3)
    t.round("I")
    assert t.asked == "wendy-adams: choose-effect", "6 where 3 would do"


@pytest.mark.rule("LCG-419")
def test_a_card_at_random_from_every_hand_and_some_may_have_none() -> None:
    t = agenda_table(doom=2)
    t.investigator("roland-banks", t.id_of("study"))
    t.round("I")
    t.choose("effect 0")
    assert len(t.state.pile("hand", t.id_of("wendy-adams"))) == 1
    assert len(t.state.pile("discard", t.id_of("wendy-adams"))) == 1


@pytest.mark.rule("LCG-006")
def test_without_cards_in_hands_only_the_horror_is_left() -> None:
    t = Position("0")
    t.investigator("wendy-adams", t.location("study", clues=1))
    t.agendas("whats-going-on", "rise-of-the-ghouls", doom=2)
    t.round("I")
    assert t.state.investigators[t.id_of("wendy-adams")].horror == 2


@pytest.mark.rule("LCG-116")
def test_doom_by_itself_does_not_advance_the_agenda_outside_of_1_3() -> None:
    t = agenda_table(deck=("ancient-evils",))
    t.round("I")
    t.state.set_card(t.state.agenda, doom=7)
    t.choose("resource", "resource", "done")
    assert t.is_over(), "the rest of the round"
    assert t.told("advanced") == []


@pytest.mark.rule("LCG-116")
def test_nor_does_doom_that_a_card_places_without_saying_so() -> None:
    t = agenda_table(2, deck=("swarm-of-rats",))
    t.enemy("silver-twilight-acolyte", engaged=t.id_of("wendy-adams"))
    t.round("III")
    assert t.state.cards[t.state.agenda].doom == 3, "enough, and the next mythos phase will tell"
    assert t.told("advanced") == []


@pytest.mark.rule("LCG-116", "LCG-424")
def test_ancient_evils_can_advance_it_at_once() -> None:
    t = agenda_table(doom=1, deck=("ancient-evils",))
    t.round("I")
    # 1 + 1 at 1.2 make 2, and the treachery the third.
    assert t.where().startswith("lcg.Round I > lcg.MythosPhase 1.4")
    assert t.asked == "wendy-adams: choose-effect"


def test_ancient_evils_without_enough_doom_is_just_discarded() -> None:
    t = agenda_table(doom=0, deck=("ancient-evils", "swarm-of-rats"))
    t.round("I")
    assert t.state.cards[t.state.agenda].doom == 2
    assert t.zone("ancient-evils") == "discard"


def test_the_second_agenda_digs_for_a_ghoul_which_the_lead_draws() -> None:
    t = position("""
        study: clues 1
        wendy-adams: at study
        agenda: rise-of-the-ghouls theyre-getting-out, doom 6
        encounter deck: ancient-evils rotting-remains ghoul-minion swarm-of-rats crypt-chill
    """)
    t.round("I")
    wendy = t.id_of("wendy-adams")
    threats = {t.state.cards[card].face for card in t.state.pile("threat", wendy)}
    assert threats == {"ghoul-minion", "swarm-of-rats"}, "the rats were drawn in 1.4"
    discards = {t.state.cards[card].face for card in t.state.pile("discard")}
    assert discards == {"ancient-evils", "rotting-remains"}
    assert t.state.cards[t.state.agenda].face == "theyre-getting-out"


@pytest.mark.plain("no trigger can be made to fit")
@pytest.mark.rule("LCG-315", "LCG-316", "LCG-428")
def test_when_it_advances_and_after_it_has_are_two_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    # By then the card is out of the game, where no selector finds it.
    monkeypatch.setattr(Advances, "matches", lambda *about: True)
    sundial = AssetFace(
        key="sundial",
        code="",
        cost=0,
        abilities=(
            Reaction(WHEN, Advances(), GainResources(1)),
            Reaction(AFTER, Advances(), GainResources(1)),
        ),
    )
    monkeypatch.setitem(FACES, sundial.key, sundial)
    t = agenda_table(doom=2)
    t.investigator("roland-banks", t.id_of("study"), play=["sundial"])
    t.round("I")
    assert t.asked == "roland-banks: react"
    assert t.state.cards[t.state.agenda].face == "whats-going-on", "it has not been turned yet"
    t.choose("react sundial")
    t.choose(t.options[0])
    assert t.asked == "roland-banks: react"
    assert t.state.cards[t.state.agenda].face == "rise-of-the-ghouls", "it is all over"


def act_table(**clues: int) -> Position:
    t = Position("0")
    study = t.location("study", clues=4)
    for who, count in clues.items():
        t.investigator(who.replace("_", "-"), study, clues=count)
    t.acts("trapped", "the-barrier", "what-have-you-done")
    t.aside("hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler")
    return t


@pytest.mark.rule("LCG-026", "LCG-421")
def test_clues_per_investigator_advance_the_act_in_a_turn() -> None:
    t = act_table(wendy_adams=1, roland_banks=2)
    t.round("II")
    assert t.options == ["turn wendy-adams", "turn roland-banks"], "no turn yet: not offered"
    t.choose("turn wendy-adams")
    assert "advance trapped wendy-adams" not in t.options, "3 of 4 clues"
    t.state.set_investigator(t.id_of("wendy-adams"), clues=2)
    t.choose("resource")
    assert t.options == ["advance trapped wendy-adams", "pass"]
    t.choose("pass")
    assert t.asked == "roland-banks: react", "anybody may propose it in anybody's turn"
    assert t.options == ["advance trapped roland-banks", "pass"]
    t.choose("pass")
    assert t.asked == "wendy-adams: take-action"


@pytest.mark.rule("LCG-421")
def test_a_person_with_two_investigators_is_offered_once_to_advance_the_act() -> None:
    t = act_table(wendy_adams=2, roland_banks=2)
    t.state.set_investigator(t.id_of("roland-banks"), seat=0)
    t.round("II")
    t.choose("turn wendy-adams")
    assert t.options == ["advance trapped wendy-adams", "pass"]
    t.choose("pass")
    assert t.asked == "wendy-adams: take-action", "and not again for the other investigator"


@pytest.mark.rule("LCG-004", "LCG-421", "LCG-422")
def test_clues_that_cannot_be_spent_do_not_count_towards_the_act() -> None:
    for roland, offered in (2, False), (4, True):
        t = act_table(wendy_adams=2, roland_banks=roland)
        t.enemy("the-masked-hunter", engaged=t.id_of("wendy-adams"), exhausted=True)
        t.round()
        t.choose("turn wendy-adams")
        assert ("advance trapped roland-banks" in t.options) is offered
        assert "advance trapped wendy-adams" not in t.options
        if offered:
            t.choose("advance trapped roland-banks")
            assert t.state.investigators[t.id_of("wendy-adams")].clues == 2
            assert t.state.investigators[t.id_of("roland-banks")].clues == 0


@pytest.mark.rule("LCG-353", "LCG-422")
def test_who_pays_agrees_and_nothing_is_spent_without_all() -> None:
    t = act_table(wendy_adams=3, roland_banks=3)
    t.round("II")
    t.choose("turn wendy-adams", "advance trapped wendy-adams")
    wendy, roland = t.id_of("wendy-adams"), t.id_of("roland-banks")
    assert [one.key for one in t.decision.options] == [
        f"contribute:{wendy}:{clues}" for clues in (1, 2, 3)
    ], "the proposer gives at least what the others cannot"
    t.state.apply(t.decision.options[1])
    assert t.asked == "roland-banks: contribute-clues"
    assert [one.key for one in t.decision.options] == [
        f"contribute:{roland}:2",
        f"refuse:{roland}",
    ]
    t.state.apply(t.decision.options[1])
    assert [row.clues for row in t.state.investigators.values()] == [3, 3]
    assert "advance trapped wendy-adams" not in t.options, "it was refused in this window"


@pytest.mark.rule("LCG-420", "LCG-427", "LCG-428")
def test_the_first_act_opens_the_house() -> None:
    t = act_table(wendy_adams=2)
    rats = t.enemy("swarm-of-rats", engaged=t.id_of("wendy-adams"))
    t.round("II")
    t.choose("advance trapped wendy-adams")
    state = t.state
    assert state.investigators[t.id_of("wendy-adams")].clues == 0
    assert t.zone("study") == "removed"
    assert state.cards[rats].zone == "discard"
    assert {state.cards[place].face for place in state.locations()} == {
        "hallway",
        "attic",
        "cellar",
        "parlor",
    }
    assert state.location_of(t.id_of("wendy-adams")) == t.id_of("hallway")
    assert state.cards[t.id_of("hallway")].revealed
    assert not state.cards[t.id_of("attic")].revealed
    assert state.cards[state.act].face == "the-barrier"


@pytest.mark.rule("LCG-423", "LCG-488")
def test_the_second_act_is_paid_by_those_in_the_hallway_when_the_round_ends() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway"), t.location("attic")
    t.location("parlor", revealed=False)
    t.investigator("wendy-adams", hallway, clues=5)
    t.investigator("roland-banks", attic, clues=9)
    t.acts("the-barrier", "what-have-you-done")
    t.aside("ghoul-priest", "lita-chantler")
    t.round("II")
    t.choose("turn wendy-adams")
    assert not any(one.startswith("advance") for one in t.options), "an objective, not any turn"
    t.choose("done", "done")
    assert t.is_over(), "six clues are needed, and those in the attic do not count"


@pytest.mark.rule("LCG-423")
def test_breaking_the_barrier_brings_the_priest_and_lita() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    parlor = t.location("parlor", revealed=False)
    t.investigator("wendy-adams", hallway, clues=3)
    t.acts("the-barrier", "what-have-you-done")
    t.aside("ghoul-priest", "lita-chantler")
    t.round("II")
    assert f"move {t.names[parlor]}" not in t.options, "the barrier"
    t.choose("done")
    assert t.options == ["react the-barrier", "pass"]
    t.choose("react the-barrier")
    state = t.state
    assert state.cards[parlor].revealed
    lita = state.cards[t.id_of("lita-chantler")]
    assert (lita.zone, lita.place) == ("at", parlor)
    # It spawned in the Hallway and engages whoever is there.
    priest = state.cards[t.id_of("ghoul-priest")]
    assert (priest.zone, priest.place) == ("threat", t.id_of("wendy-adams"))
    assert state.cards[state.act].face == "what-have-you-done"


@pytest.mark.rule("LCG-423")
def test_when_the_round_ends_comes_before_at_the_end_of_the_round() -> None:
    t = Position("0")
    hall = t.location("hallway")
    t.location("parlor", revealed=False)
    t.investigator("roland-banks", hall, clues=3)
    t.enemy("ghoul-minion", hall, exhausted=True)
    t.aside("ghoul-priest", "lita-chantler")
    t.acts("the-barrier", "what-have-you-done")
    agenda = t.agendas("theyre-getting-out")
    t.round("ends")
    assert t.options == ["react the-barrier", "pass"]
    assert t.state.cards[agenda].doom == 0
    t.choose("pass")
    assert t.state.cards[agenda].doom == 1


@pytest.mark.rule("LCG-004", "LCG-115", "LCG-421")
@pytest.mark.parametrize("barred", [False, True])
def test_an_act_or_agenda_that_cannot_advance_stays(barred: bool) -> None:
    t = agenda_table(2)
    t.acts("trapped", "the-barrier")
    t.state.set_investigator(t.id_of("wendy-adams"), clues=2)
    t.round("I", *((Forbid(Advances(Either((CurrentAgenda(), Called("trapped"))))),) * barred))
    if not barred:
        t.choose("effect 1")
    agenda = "whats-going-on" if barred else "rise-of-the-ghouls"
    assert t.state.cards[t.state.agenda].face == agenda, "3 doom"
    assert ("advance trapped wendy-adams" in t.options) is not barred
