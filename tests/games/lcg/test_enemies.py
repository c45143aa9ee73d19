"""Enemies: how they spawn, engage, prefer somebody, hunt; and aloof ones."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace, EnemyFace
from kadath.games.lcg.rules.search import SearchEncounterCards
from kadath.games.lcg.values import is_engaged
from kadath.games.lcg.vocabulary.abilities import Prey, Reaction, Spawn
from kadath.games.lcg.vocabulary.effects import Deal
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyEngages, EnemyMoves
from kadath.games.lcg.vocabulary.kinds import CardKind
from kadath.games.lcg.vocabulary.modifiers import Forbid
from kadath.games.lcg.vocabulary.selectors import (
    YOUR_LOCATION,
    Called,
    Enemies,
    Locations,
    SetAside,
    these,
)
from kadath.games.lcg.vocabulary.story import SpawnAt
from kadath.kernel.abilities.selectors import That
from kadath.kernel.effects import Scope
from kadath.kernel.events import Resolution
from kadath.kernel.windows import WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def enemy(key: str, *keywords: str, **fields: object) -> EnemyFace:
    return EnemyFace(
        key=key,
        code="",
        keywords=keywords,
        fight=2,
        health=2,
        evade=2,
        damage=1,
        horror=0,
        **fields,  # type: ignore[arg-type]
    )


RECLUSE = enemy("recluse", "aloof")
ROVER = enemy("rover", abilities=(Spawn(Locations()),))
STUDENT = enemy("student", "hunter", abilities=(Prey("intellect", highest=True),))
SPRINGS = Reaction(WHEN, EnemyMoves(Enemies(), YOUR_LOCATION), Deal(That("mover"), damage=1))
SNARE = AssetFace(key="snare", code="", cost=0, abilities=(SPRINGS,))


@pytest.fixture(autouse=True)
def a_box_with_more_enemies(monkeypatch: pytest.MonkeyPatch) -> None:
    for one in (RECLUSE, ROVER, STUDENT, SNARE):
        monkeypatch.setitem(FACES, one.key, one)


def house(**at: str) -> Position:
    """Investigators at locations of the house, by their first names; the hallway is the middle."""
    t = Position("0")
    for name in ("hallway", "attic", "cellar", "parlor"):
        t.location(name)
    people = {"wendy": "wendy-adams", "roland": "roland-banks", "daisy": "daisy-walker"}
    for name, location in at.items():
        t.investigator(people[name], t.id_of(location), deck=["guts", "guts"])
    return t


def location(t: Position, name: str) -> str:
    return t.names[t.state.location_of(t.id_of(name))]


@pytest.mark.rule("LCG-220", "LCG-224", "LCG-234")
def test_an_enemy_without_instruction_spawns_with_whoever_drew_it() -> None:
    t = house(wendy="hallway", daisy="hallway")
    t.encounter_deck("student", "ghoul-minion")
    t.round("I")
    row = t.state.cards[t.id_of("student")]
    assert (row.zone, row.place) == ("threat", t.id_of("wendy-adams")), "whatever its prey is"


@pytest.mark.rule("LCG-218", "LCG-222")
def test_between_several_places_the_investigator_who_spawns_it_chooses() -> None:
    t = house(wendy="hallway", roland="hallway")
    t.state.lead = t.id_of("roland-banks")
    t.encounter_deck("swarm-of-rats", "rover")
    t.round("I")
    assert t.asked == "wendy-adams: gather", "she drew it; Roland leads"
    assert t.options == [f"spawn {name}" for name in ("hallway", "attic", "cellar", "parlor")]
    t.choose("spawn attic")
    assert location(t, "rover") == "attic"


@pytest.mark.rule("LCG-221")
def test_without_a_legal_place_it_does_not_spawn() -> None:
    t = Position()
    t.investigator("roland-banks", t.location("study"))
    t.encounter_deck("icy-ghoul", "crypt-chill")
    t.round("I")
    assert t.zone("icy-ghoul") == "discard", "there is no cellar"
    assert t.told("spawned") == []


@pytest.mark.rule("LCG-219", "LCG-218")
def test_an_enemy_follows_its_instruction_however_it_comes_into_play() -> None:
    t = house(wendy="hallway")
    t.encounter_deck("swarm-of-rats", "icy-ghoul")
    t.begin(SearchEncounterCards(t.id_of("wendy-adams"), CardKind(trait="Ghoul")))
    assert t.told("drew-encounter")[-1]["face"] == "icy-ghoul"
    assert [t.names[int(str(one["location"]))] for one in t.told("spawned")] == ["cellar"]


@pytest.mark.rule("LCG-223")
def test_a_place_that_an_ability_names_overrides_its_own_instruction() -> None:
    t = house(wendy="hallway")
    t.aside("icy-ghoul")
    effect = SpawnAt(SetAside("icy-ghoul"), Called("attic"))
    t.begin(Resolution(effect, Scope(t.id_of("wendy-adams"))))
    assert location(t, "icy-ghoul") == "attic", "not the cellar"


@pytest.mark.rule("LCG-224")
def test_an_enemy_is_engaged_with_one_investigator_or_with_none() -> None:
    t = house(wendy="hallway", roland="hallway")
    t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"))
    t.enemy("swarm-of-rats", t.id_of("hallway"), exhausted=True)
    t.enemy("recluse", t.id_of("hallway"))
    t.round()
    engaged = {
        name: [who for who in t.state.investigators if is_engaged(t.state, t.id_of(name), who)]
        for name in ("ghoul-minion", "swarm-of-rats", "recluse")
    }
    wendy = t.id_of("wendy-adams")
    assert engaged == {"ghoul-minion": [wendy], "swarm-of-rats": [], "recluse": []}


@pytest.mark.rule("LCG-225", "LCG-058")
def test_an_engaged_enemy_moves_along_and_stays_engaged() -> None:
    t = house(wendy="hallway", roland="parlor")
    minion = t.enemy("ghoul-minion", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("turn wendy-adams", "move parlor")
    assert location(t, "ghoul-minion") == "parlor"
    assert is_engaged(t.state, minion, t.id_of("wendy-adams"))
    assert t.told("engaged") == [], "it never ceased to be"
    assert minion in t.state.enemies_at(t.id_of("parlor"))


@pytest.mark.rule("LCG-226", "LCG-227")
def test_an_investigator_who_moves_to_a_ready_enemy_is_engaged_at_once() -> None:
    t = house(wendy="hallway")
    t.enemy("ghoul-minion", t.id_of("parlor"))
    t.round()
    t.choose("move parlor")
    assert is_engaged(t.state, t.id_of("ghoul-minion"), t.id_of("wendy-adams"))
    t.choose("resource")
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 1, "the next action provokes it"


@pytest.mark.rule("LCG-227", "LCG-226")
def test_an_enemy_that_spawns_where_somebody_is_engages_at_once() -> None:
    t = house(wendy="cellar", roland="hallway")
    t.state.lead = t.id_of("roland-banks")
    t.encounter_deck("icy-ghoul", "crypt-chill")
    t.round("I")
    assert t.state.engaged_with(t.id_of("icy-ghoul")) == t.id_of("wendy-adams")


@pytest.mark.rule("LCG-228", "LCG-226")
def test_an_exhausted_enemy_lets_investigators_come_and_go() -> None:
    t = house(wendy="hallway")
    t.enemy("ghoul-minion", t.id_of("parlor"), exhausted=True)
    t.round()
    t.choose("move parlor")
    assert t.zone("ghoul-minion") == "at"
    t.choose("done")
    assert t.zone("ghoul-minion") == "threat", "it was readied in the upkeep phase"


@pytest.mark.rule("LCG-229")
def test_any_number_of_enemies_engage_one_investigator() -> None:
    t = house(wendy="hallway")
    for _ in range(6):
        t.enemy("ghoul-minion", t.id_of("parlor"))
    t.round()
    t.choose("move parlor")
    assert len(t.state.pile("threat", t.id_of("wendy-adams"))) == 6


@pytest.mark.rule("LCG-226", "LCG-229", "LCG-303")
def test_several_enemies_engage_at_once_and_are_answered_after_that() -> None:
    t = house(wendy="hallway")
    for _ in range(2):
        t.enemy("young-deep-one", t.id_of("parlor"))
    t.state.set_investigator(t.id_of("wendy-adams"), horror=6)
    t.round()
    t.choose("move parlor")
    kinds = [entry.kind for entry in t.state.log or []]
    first = kinds.index("engaged")
    assert kinds[first : first + 2] == ["engaged", "engaged"]
    assert "defeated" in kinds[first:], "the first horror was too much; the second comes too late"
    assert len(t.told("damaged")) == 1


@pytest.mark.rule("LCG-226", "LCG-340")
def test_what_follows_on_simultaneous_engagements_the_lead_investigator_orders() -> None:
    t = house(wendy="hallway", roland="parlor")
    t.state.lead = t.id_of("roland-banks")
    for place in ("hallway", "parlor"):
        t.enemy("young-deep-one", t.id_of(place), exhausted=True)
    t.round("IV")
    assert len(t.told("engaged")) == 2, "both readied in the same step"
    assert t.asked == "roland-banks: order-forced"
    t.choose("forced young-deep-one#2")
    assert [entry["face"] for entry in t.told("damaged")] == ["roland-banks", "wendy-adams"]


@pytest.mark.rule("LCG-230")
def test_an_enemy_engages_whom_it_prefers_among_those_there() -> None:
    t = house(wendy="parlor", roland="parlor", daisy="hallway")
    t.enemy("ravenous-ghoul", t.id_of("parlor"), exhausted=True)
    t.state.set_investigator(t.id_of("roland-banks"), damage=6)
    t.state.set_investigator(t.id_of("daisy-walker"), damage=4)
    t.round("IV")
    engaged_with = t.state.engaged_with(t.id_of("ravenous-ghoul"))
    assert engaged_with == t.id_of("roland-banks"), "3 health left; Daisy has 1, elsewhere"


@pytest.mark.rule("LCG-231")
def test_between_equally_near_investigators_a_hunter_follows_its_prey() -> None:
    t = house(wendy="attic", daisy="cellar")
    t.enemy("student", t.id_of("hallway"))
    t.round("III")
    assert location(t, "student") == "cellar", "Daisy has the highest intellect"


@pytest.mark.rule("LCG-231", "LCG-249")
def test_but_the_nearest_comes_first() -> None:
    t = position("""
        downtown-arkham-asylum: student
        northside:
        wendy-adams: at easttown, deck guts
        daisy-walker: at miskatonic-university, deck guts
    """)
    t.round("III")
    assert location(t, "student") == "easttown", "not by the northside towards Daisy"


@pytest.mark.rule("LCG-231")
@pytest.mark.parametrize("hunter", ["swarm-of-rats", "student"])
def test_where_that_settles_nothing_the_lead_investigator_chooses(hunter: str) -> None:
    t = house(wendy="attic", roland="cellar")
    t.state.lead = t.id_of("roland-banks")
    t.enemy(hunter, t.id_of("hallway"))
    t.round("III")
    assert t.asked == "roland-banks: move-hunter"
    assert t.options == [f"hunt {hunter} attic", f"hunt {hunter} cellar"]


@pytest.mark.rule("LCG-249", "LCG-250")
@pytest.mark.parametrize(
    ("where", "exhausted", "goes"), [("attic", False, "hallway"), ("attic", True, "attic")]
)
def test_a_ready_hunter_takes_one_step(where: str, exhausted: bool, goes: str) -> None:
    t = house(wendy="cellar")
    t.enemy("swarm-of-rats", t.id_of(where), exhausted=exhausted)
    t.round("III")
    assert location(t, "swarm-of-rats") == goes, "not all the way to the cellar"


@pytest.mark.rule("LCG-033", "LCG-127")
def test_the_lead_investigator_orders_hunters_where_the_order_can_matter() -> None:
    t = house(wendy="hallway", roland="hallway")
    t.state.lead = t.id_of("roland-banks")
    t.enemy("young-deep-one", t.id_of("attic"))
    t.enemy("student", t.id_of("cellar"))
    t.state.set_investigator(t.id_of("wendy-adams"), horror=6)
    t.round("III")
    assert t.asked == "roland-banks: choose-mover", "the first of them drives Wendy mad"
    assert t.options == ["mover young-deep-one", "mover student"]
    t.choose("mover young-deep-one")
    assert t.state.investigators[t.id_of("wendy-adams")].out == "defeated"
    assert t.state.engaged_with(t.id_of("student")) == t.id_of("roland-banks")


@pytest.mark.rule("LCG-033", "LCG-127")
def test_and_where_somebody_may_answer_the_move_of_one_of_them() -> None:
    t = house(wendy="hallway")
    t.investigator("roland-banks", t.id_of("hallway"), play=["snare"])
    t.enemy("swarm-of-rats", t.id_of("attic"))
    t.enemy("student", t.id_of("cellar"))
    t.round("III")
    assert t.asked == "wendy-adams: choose-mover", "the snare is good for one of them"


@pytest.mark.rule("LCG-127")
def test_and_is_not_asked_where_it_cannot() -> None:
    t = house(wendy="hallway")
    t.enemy("swarm-of-rats", t.id_of("attic"))
    t.enemy("student", t.id_of("cellar"))
    t.round("III")
    assert t.asked == "wendy-adams: choose-attacker"


@pytest.mark.rule("LCG-250")
def test_a_hunter_that_is_with_an_investigator_stays() -> None:
    t = house(wendy="attic", daisy="hallway")
    t.enemy("umordhoth", t.id_of("attic"))
    t.round("III")
    assert location(t, "umordhoth") == "attic", "massive: unengaged in no threat area, but there"


@pytest.mark.rule("LCG-235")
def test_an_enemy_reveals_no_location() -> None:
    t = Position()
    hallway, attic = t.location("hallway"), t.location("attic", revealed=False)
    t.location("cellar")
    t.investigator("wendy-adams", t.id_of("cellar"), deck=["guts"])
    t.enemy("swarm-of-rats", attic)
    t.state.set_card(hallway, revealed=False)
    t.round("III")
    assert location(t, "swarm-of-rats") == "hallway"
    assert not t.state.cards[hallway].revealed


@pytest.mark.rule("LCG-240", "LCG-242", "LCG-243")
def test_an_aloof_enemy_is_engaged_only_by_whoever_wants_to() -> None:
    t = house(wendy="hallway")
    t.enemy("recluse", t.id_of("hallway"))
    t.round()
    assert t.zone("recluse") == "at"
    assert "engage recluse" in t.options
    assert "fight recluse" not in t.options, "it cannot be attacked while nobody is engaged"
    t.choose("engage recluse")
    assert {"fight recluse", "evade recluse"} <= set(t.options)


@pytest.mark.rule("LCG-243")
def test_others_may_attack_an_aloof_enemy_that_somebody_is_engaged_with() -> None:
    t = house(wendy="hallway", roland="hallway")
    t.enemy("recluse", engaged=t.id_of("wendy-adams"))
    t.round()
    t.choose("turn roland-banks")
    assert "fight recluse" in t.options


@pytest.mark.rule("LCG-241", "LCG-240")
def test_an_aloof_enemy_spawns_unengaged() -> None:
    t = house(wendy="hallway")
    t.encounter_deck("recluse")
    t.round("I")
    assert (t.zone("recluse"), location(t, "recluse")) == ("at", "hallway")


@pytest.mark.rule("LCG-004", "LCG-226")
def test_an_enemy_that_cannot_engage_somebody_engages_another_or_nobody() -> None:
    for roland in ("hallway", "parlor"):
        t = house(wendy="hallway", roland=roland)
        rats = t.enemy("swarm-of-rats", t.id_of("parlor"), exhausted=roland == "parlor")
        t.round("II", Forbid(EnemyEngages(whom=these(t.state, [t.id_of("wendy-adams")]))))
        t.state.set_card(rats, exhausted=False)
        t.choose("turn wendy-adams", "move parlor")
        assert t.state.engaged_with(rats) == (t.id_of("roland-banks") if roland == "parlor" else 0)


@pytest.mark.rule("LCG-253")
def test_LCG_253_a_massive_enemy_that_is_drawn_spawns_at_the_location_and_in_nobodys_area() -> None:
    t = Position("0")
    study = t.location("study")
    wendy = t.investigator("wendy-adams", study, deck=["guts"])
    t.encounter_deck("umordhoth")
    t.round("I")
    beast = t.id_of("umordhoth")
    assert (t.state.cards[beast].zone, t.state.cards[beast].place) == ("at", study)
    assert is_engaged(t.state, beast, wendy), "it counts as engaged with everybody there"
    assert not t.told("engaged"), "but nobody was engaged by it"
