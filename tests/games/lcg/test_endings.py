"""Objectives of agendas, and which endings are victories."""

from __future__ import annotations

import pytest

from kadath.games.lcg.amounts import Tokens
from kadath.games.lcg.conditions import AtLeast
from kadath.games.lcg.effects import Deal
from kadath.games.lcg.faces import FACES, AdvanceIf, AgendaFace, Objective
from kadath.games.lcg.selectors import LeadInvestigator
from kadath.games.lcg.story import Reach
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution

from .table import Table

VIGIL = AgendaFace(
    key="long-night",
    code="",
    stage=1,
    doom=9,
    abilities=(Objective(AdvanceIf(AtLeast(Tokens("horror", LeadInvestigator()), 2))),),
    reverse=Deal(LeadInvestigator(), damage=1),
)


@pytest.mark.rule("LCG-425")
def test_an_agenda_may_advance_by_its_objective_long_before_its_doom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(FACES, VIGIL.key, VIGIL)
    t = Table("auto-fail")
    roland = t.investigator("roland-banks", t.location("study"))
    t.agendas("long-night", "whats-going-on")
    t.encounter_deck("rotting-remains", "ghoul-minion")
    t.round("I")
    # 3 horror by the treachery; the doom of one mythos phase would not have been enough.
    assert t.state.investigators[roland].horror == 3
    assert t.state.investigators[roland].damage == 1
    assert t.state.cards[t.state.agenda].face == "whats-going-on"
    assert t.zone("long-night") == "removed"


@pytest.mark.rule("LCG-433", "LCG-430")
@pytest.mark.parametrize(("by", "won"), [("act", True), ("agenda", False)])
def test_only_a_resolution_of_the_act_deck_is_a_victory(by: str, won: bool) -> None:
    t = Table("0")
    roland = t.investigator("roland-banks", t.location("study"))
    t.acts("trapped")
    t.agendas("whats-going-on")
    t.round()
    source = t.state.act if by == "act" else t.state.agenda
    t.state.stack.append(Resolution(Reach(2), Scope(roland, source)))
    t.state.decision = None
    t.state.advance()
    assert t.state.outcome is not None
    assert (t.state.outcome.won, t.state.resolution) == (won, "R2")


@pytest.mark.rule("LCG-433")
def test_to_end_without_a_resolution_is_to_lose() -> None:
    t = Table("0")
    t.investigator("roland-banks", t.location("study"), damage=8)
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("resource")
    assert t.state.outcome is not None
    assert not t.state.outcome.won
