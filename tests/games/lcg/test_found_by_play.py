"""What random play found: positions that nobody had thought of."""

from __future__ import annotations

import pytest

from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


@pytest.mark.rule("LCG-286")
@pytest.mark.rule("LCG-428")
def test_an_agenda_that_eliminates_whoever_made_it_advance_gives_way_all_the_same() -> None:
    t = position("""
        roland-banks: at study, horror 4, hand machete
        agnes-baker: at study, hand guts
        agenda: whats-going-on rise-of-the-ghouls, doom 1
        encounter deck: ancient-evils ancient-evils
    """)
    t.round("I")
    t.choose("effect 1")
    assert t.state.is_out(t.id_of("roland-banks"))
    assert t.zone("whats-going-on") == "removed"
    assert t.state.agenda == t.id_of("rise-of-the-ghouls")
    assert t.zone("rise-of-the-ghouls") == "story"


@pytest.mark.rule("LCG-286", "LCG-427")
@pytest.mark.parametrize("doom", [4, 3])
def test_what_an_agenda_has_in_store_for_everybody_outlives_whoever_falls_first(doom: int) -> None:
    t = Position("tablet")
    t.scenario("the-devourer-below")
    path = t.location("main-path")
    t.investigator("roland-banks", path, damage=8)
    t.investigator("wendy-adams", path)
    t.investigator("agnes-baker", path)
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"), exhausted=True)
    t.agendas("the-ritual-begins", "vengeance-awaits", doom=doom)
    t.encounter_deck("ancient-evils", "swarm-of-rats", "swarm-of-rats")
    t.round("I")
    # Either doom is enough in 1.3, or the card that Roland draws makes it so.
    t.choose("lead wendy-adams")
    assert t.state.is_out(t.id_of("roland-banks")), "a Monster is there, and he reveals a tablet"
    tests = [t.names[int(str(entry["who"]))] for entry in t.told("test")]
    assert tests == ["roland-banks", "wendy-adams", "agnes-baker"]
    assert t.state.agenda == t.id_of("vengeance-awaits")
    assert t.where().endswith("InvestigationPhase 2.2")
