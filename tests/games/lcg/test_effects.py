"""Effects: as much as possible, targets, searches, clues, shuffling in, and who chooses."""

from __future__ import annotations

import pytest

from kadath.games.lcg.rules.committing import icons
from kadath.games.lcg.vocabulary.discard_piles import ShuffleIntoEncounterDeck
from kadath.games.lcg.vocabulary.effects import Discover
from kadath.games.lcg.vocabulary.selectors import YOUR_LOCATION, Called, Enemies
from kadath.games.lcg.vocabulary.whereabouts import Nearest
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


@pytest.mark.rule("LCG-010")
def test_a_card_is_called_by_its_title_whatever_its_level() -> None:
    t = position("roland-banks: at study, play beat-cop-2, hand beat-cop")
    t.round()
    assert Called("beat-cop").ids(t.state, Scope(0)) == (t.id_of("beat-cop-2"),)
    both = {t.id_of("beat-cop"), t.id_of("beat-cop-2")}
    assert set(Called("beat-cop", anywhere=True).ids(t.state, Scope(0))) == both


@pytest.mark.rule("LCG-323", "LCG-406")
def test_two_clues_where_there_is_one_are_one() -> None:
    t = Position("0")
    study = t.location("study", clues=1)
    t.investigator("roland-banks", study, hand=["deduction"], clues=3)
    t.round()
    t.choose("investigate", "commit deduction")
    assert t.told("discovered")[-1]["clues"] == 1
    assert t.state.investigators[t.id_of("roland-banks")].clues == 4
    assert t.state.cards[study].clues == 0


@pytest.mark.rule("LCG-406")
def test_the_clues_that_somebody_holds_are_not_at_the_location() -> None:
    t = position("""
        roland-banks: at study, hand working-a-hunch
        wendy-adams: at study, clues 3
    """)
    t.round()
    t.choose("turn roland-banks")
    assert "play working-a-hunch" not in t.options
    assert not Discover(1, YOUR_LOCATION).could(t.state, Scope(t.id_of("roland-banks")))


@pytest.mark.rule("LCG-336", "LCG-416")
def test_several_cards_are_chosen_before_anything_comes_of_it() -> None:
    t = position("roland-banks: at study, hand dodge machete evidence, deck amnesia guts")
    t.round()
    t.choose("draw")
    t.choose("discard dodge")
    assert t.options == ["discard machete", "discard evidence"], "nothing comes in between"
    t.choose("discard machete")
    assert t.asked == "roland-banks: take-action"


@pytest.mark.rule("LCG-346", "LCG-343")
def test_cards_that_are_being_searched_are_still_in_the_deck() -> None:
    t = Position("0")
    t.investigator(
        "roland-banks",
        t.location("study"),
        hand=["research-librarian"],
        deck=["machete", "old-book-of-lore", "guts", "medical-texts"],
    )
    t.round()
    roland = t.id_of("roland-banks")
    before = t.state.pile("deck", roland)
    t.choose("play research-librarian", "react research-librarian")
    assert t.asked == "roland-banks: search"
    assert t.state.pile("deck", roland) == before
    assert t.state.pile("hand", roland) == ()


@pytest.mark.rule("LCG-489")
def test_nothing_is_shuffled_into_a_deck_without_cards() -> None:
    for encounter_deck, zone in ([], "threat"), (["swarm-of-rats"], "deck"):
        t = Position("0")
        roland = t.investigator("roland-banks", t.location("study"))
        goat = t.enemy("goat-spawn", engaged=roland, exhausted=True)
        t.encounter_deck(*encounter_deck)
        t.round()
        t.state.stack.append(Resolution(ShuffleIntoEncounterDeck(Enemies()), Scope(roland, goat)))
        t.state.decision = None
        t.state.advance()
        found = {t.state.cards[card].zone for card in (goat, *t.state.pile("deck"))}
        assert found == {zone}


@pytest.mark.rule("LCG-494")
def test_between_valid_options_the_lead_chooses_and_not_the_worst() -> None:
    t = Position("0")
    t.location("hallway")
    attic, cellar = t.location("attic"), t.location("cellar")
    t.investigator("wendy-adams", attic, damage=6, deck=["guts"])
    t.investigator("roland-banks", cellar, deck=["guts"])
    t.enemy("swarm-of-rats", t.id_of("hallway"))
    t.round("III")
    assert t.asked == "wendy-adams: move-hunter"
    assert t.options == ["hunt swarm-of-rats attic", "hunt swarm-of-rats cellar"]
    t.choose("hunt swarm-of-rats cellar")
    assert not t.state.is_out(t.id_of("wendy-adams"))


@pytest.mark.rule("LCG-495")
def test_wild_icons_match_every_skill() -> None:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=1), hand=["unexpected-courage"])
    t.round()
    card = t.id_of("unexpected-courage")
    for skill in ("willpower", "intellect", "combat", "agility"):
        assert icons(t.state, card, skill) == 2
    t.choose("investigate", "commit unexpected-courage")
    assert t.told("total")[-1]["total"] == 3 + 2


@pytest.mark.rule("LCG-338", "LCG-335")
def test_what_could_not_be_changed_is_no_target() -> None:
    t = position("""
        study: ghoul-minion exhausted
        wendy-adams: at study, play stray-cat
    """)
    t.round()
    assert t.asked == "wendy-adams: take-action", "it is exhausted and with nobody: not to evade"
    t.choose("engage ghoul-minion")
    assert t.options == ["use stray-cat", "pass"]


@pytest.mark.rule("LCG-338")
def test_a_deck_without_cards_cannot_be_looked_at() -> None:
    t = position("""
        agnes-baker: at study, play scrying
        wendy-adams: at study, deck guts
        encounter deck: ghoul-minion
    """)
    t.round()
    t.choose("turn agnes-baker", "activate scrying")
    assert t.options == ["choose wendy-adams", "choose 0"]


@pytest.mark.rule("LCG-367", "LCG-406")
def test_what_cannot_happen_is_no_change_of_the_game() -> None:
    for engaged in (False, True):
        t = Position("0")
        study = t.location("study", clues=2)
        roland = t.investigator("roland-banks", study, hand=["working-a-hunch"])
        t.enemy("the-masked-hunter", study, engaged=roland if engaged else 0, exhausted=True)
        t.round()
        # Nobody in the arms of the hunter discovers clues, so the hunch would come to nothing.
        assert ("play working-a-hunch" in t.options) is not engaged
        assert Discover(1).could(t.state, Scope(roland, roland)) is not engaged


@pytest.mark.rule("LCG-034")
def test_what_no_path_leads_to_is_nearest_where_nothing_is_nearer() -> None:
    t = Position("0")
    hallway, attic, study = (t.location(place) for place in ("hallway", "attic", "study"))
    roland = t.investigator("roland-banks", hallway)
    far = t.enemy("ghoul-minion", study, exhausted=True)
    t.round()
    nearest = Nearest(Enemies())
    assert nearest.ids(t.state, Scope(roland)) == (far,)
    near = t.enemy("swarm-of-rats", attic, exhausted=True)
    assert nearest.ids(t.state, Scope(roland)) == (near,)
