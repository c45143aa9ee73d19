"""Daisy Walker and "Skids" O'Toole: additional actions, and their elder signs."""

from __future__ import annotations

import pytest

from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.vocabulary.selectors import these
from kadath.kernel.modifiers import SET, Adjust
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def test_daisy_may_use_one_more_tome() -> None:
    t = position("daisy-walker: at study, play medical-texts first-aid, deck guts, damage 1")
    daisy = t.id_of("daisy-walker")
    t.round()
    t.choose("resource", "resource", "resource")
    assert t.options == ["activate medical-texts", "done"], "for tomes only, not for First Aid"
    asked = {one: LcgNarrator().prompt_text(t.state, one) for one in ("en", "pl", "uk")}
    assert asked["en"] == "Daisy Walker: take an additional action"
    assert "0" not in "".join(asked.values()), "she has none left but this one"
    t.choose("activate medical-texts")
    assert t.state.investigators[daisy].damage == 0
    assert t.is_over(), "that was all"


def test_LCG_486_the_first_tome_uses_daisys_additional_action() -> None:
    t = position("daisy-walker: at study, play medical-texts, deck guts")
    t.round()
    t.choose("activate medical-texts", "resource", "resource")
    assert "resource" in t.options
    t.choose("resource")
    assert t.is_over()


def test_daisys_elder_sign_draws_for_tomes() -> None:
    for tomes in ([], ["medical-texts", "old-book-of-lore"]):
        t = Position("elder sign")
        study = t.location("study", clues=1)
        deck = ["guts", "machete", "dodge"]
        daisy = t.investigator("daisy-walker", study, play=[*tomes, "first-aid"], deck=deck)
        t.round()
        t.choose("investigate")
        t.choose("result 0")
        assert len(t.state.pile("hand", daisy)) == len(tomes)
        assert t.told("total")[-1]["total"] == 5


def test_skids_buys_an_action_once_in_his_own_turn() -> None:
    t = Position("0")
    study = t.location("study")
    skids = t.investigator("skids-otoole", study, resources=5)
    t.investigator("roland-banks", study)
    t.round()
    t.choose("turn roland-banks")
    assert t.asked == "roland-banks: take-action", "not in another's turn"
    t.choose("done", "use skids-otoole")
    assert t.state.investigators[skids].resources == 3
    assert t.asked == "skids-otoole: take-action", "once in a turn"
    t.choose("resource", "resource", "resource", "resource")
    assert t.is_over()


@pytest.mark.parametrize(("shroud", "gained"), [(5, 2), (6, 0)])
def test_skids_elder_sign_pays_for_success(shroud: int, gained: int) -> None:
    t = Position("elder sign")
    study = t.location("study")
    skids = t.investigator("skids-otoole", study, resources=0)
    t.round("II", Adjust(these(t.state, [study]), "shroud", shroud, SET))
    t.choose("investigate")
    if gained:
        t.choose("result 0")
    assert t.told("total")[-1]["total"] == 3 + 2
    assert t.state.investigators[skids].resources == gained
