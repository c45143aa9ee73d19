"""Of an unrevealed location nobody knows more than what its back says."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.gathering import gather
from kadath.games.lcg.rules.movement import reveal
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.vocabulary.selectors import Called
from kadath.kernel.codec import encode
from kadath.kernel.decision import DONE
from kadath.kernel.log import EVERYONE
from kadath.kernel.rng import Rng

GAME = Lcg()
DOWNTOWNS = {"downtown-first-bank-of-arkham", "downtown-arkham-asylum"}


def midnight(seed: int = 3) -> tuple[LcgState, int]:
    """The Midnight Masks, laid out, and its Downtown."""
    state = GAME.new({"scenario": "the-midnight-masks", "seats": 1}, seed)
    state.log = []
    state.apply(DONE)
    downtown = next(card for card in state.locations() if state.cards[card].face in DOWNTOWNS)
    return state, downtown


@pytest.mark.rule("LCG-398")
def test_nobody_knows_which_of_two_it_is() -> None:
    found = {midnight(seed)[0].cards[midnight(seed)[1]].face for seed in range(8)}
    assert found == DOWNTOWNS
    state, downtown = midnight()
    for seat in (0, None):
        seen = GAME.view(state, seat)["cards"][downtown]
        assert seen["face"] is None
        assert seen["kind"] == encode(Called("downtown-first-bank-of-arkham"))


def test_the_log_tells_the_title_only() -> None:
    state, downtown = midnight()
    told = [one.args["face"] for one in state.log or () if one.args.get("card") == downtown]
    assert told == ["downtown-first-bank-of-arkham"], "whichever it is"


def test_it_may_be_either_in_what_a_seat_imagines() -> None:
    state, downtown = midnight()
    removed = next(card for card in state.pile("removed") if state.cards[card].face in DOWNTOWNS)
    imagined = set()
    for seed in range(20):
        dealt = GAME.determinize(state, 0, Rng(seed))
        assert {dealt.cards[downtown].face, dealt.cards[removed].face} == DOWNTOWNS
        assert GAME.view(dealt, 0) == GAME.view(state, 0)
        imagined.add(dealt.cards[downtown].face)
    assert imagined == DOWNTOWNS


@pytest.mark.rule("LCG-399")
def test_revealing_it_tells_everyone() -> None:
    state, downtown = midnight()
    reveal(state, downtown)
    assert state.cards[downtown].known == EVERYONE
    assert GAME.view(state, None)["cards"][downtown]["face"] in DOWNTOWNS
    assert state.learned == EVERYONE


def lines_of(state: LcgState, kind: str) -> list[str]:
    """The lines of the log of a kind, in English."""
    narrator = GAME.narrator()
    return [narrator.entry_text(state, one, "en") for one in state.log or [] if one.kind == kind]


def test_the_log_names_no_more_of_an_unseen_location_than_its_title() -> None:
    state = GAME.new({"seats": 1, "scenario": "the-devourer-below"}, 3)
    state.log = []
    state.apply(DONE)
    laid = lines_of(state, "put-into-play")
    assert laid.count("Arkham Woods enters play.") == 4
    woods = next(card for card in state.locations() if not state.cards[card].revealed)
    state.note("spawned", card=woods, face="ghoul-minion", location=woods)
    gather(state, SCENARIOS["the-gathering"])
    assert lines_of(state, "spawned") == ["The Ghoul Minion spawns at Arkham Woods."], "ever after"
