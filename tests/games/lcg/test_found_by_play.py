"""What random play found: positions that nobody had thought of."""

from __future__ import annotations

import pytest

from .table import Table


@pytest.mark.rule("LCG-286")
@pytest.mark.rule("LCG-428")
def test_an_agenda_that_eliminates_whoever_made_it_advance_gives_way_all_the_same() -> None:
    t = Table("0")
    study = t.location("study")
    t.investigator("roland-banks", study, horror=4, hand=["machete"])
    t.investigator("agnes-baker", study, hand=["guts"])
    t.agendas("whats-going-on", "rise-of-the-ghouls", doom=1)
    t.encounter_deck("ancient-evils", "ancient-evils")
    t.round("I")
    t.choose("effect 1")
    assert t.state.is_out(t.id_of("roland-banks"))
    assert t.zone("whats-going-on") == "removed"
    assert t.state.agenda == t.id_of("rise-of-the-ghouls")
    assert t.zone("rise-of-the-ghouls") == "story"
