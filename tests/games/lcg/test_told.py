"""The log tells whatever changes at the table, so that nobody has to watch for it."""

from __future__ import annotations

import pytest

from kadath.games.lcg.narrator import LcgNarrator
from kadath.games.lcg.rules.advancing import place_doom
from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.testkit.lcg.position import Position


def study_with(
    *, play: tuple[str, ...] = (), hand: tuple[str, ...] = (), damage: int = 0
) -> Position:
    """Roland in the study, with things in play and in hand."""
    t = Position("0")
    study = t.location("study", clues=2)
    t.investigator("roland-banks", study, play=play, hand=hand, deck=["dodge"], damage=damage)
    return t


def lines(t: Position, *kinds: str, language: str = "en") -> list[str]:
    """What the log says of such things."""
    told = [entry for entry in t.state.log or () if entry.kind in kinds]
    return [LcgNarrator().entry_text(t.state, entry, language) for entry in told]


def test_gains_are_told() -> None:
    t = study_with(hand=("emergency-cache",))
    t.round()
    t.choose("resource")
    assert lines(t, "gained") == ["Roland Banks gains 1 resource."]
    t.choose("play emergency-cache")
    assert lines(t, "gained")[1:] == ["Roland Banks gains 3 resources."]
    assert lines(t, "gained", language="pl")[1:] == ["Roland Banks zyskuje 3 zasoby."]
    assert lines(t, "gained", language="uk")[1:] == ["Роланд Бенкс отримує 3 ресурси."]


def test_what_is_discarded_as_a_cost_is_told() -> None:
    t = study_with(play=("knife",))
    t.enemy("goat-spawn", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("activate knife /1")
    assert lines(t, "discarded") == ["Roland Banks discards “Knife”."]


@pytest.mark.parametrize(("hurt", "said"), [(2, "1 damage"), (0, "1 horror")])
def test_healing_is_told_and_so_is_what_is_used_up(hurt: int, said: str) -> None:
    t = study_with(play=("first-aid",), damage=hurt)
    if not hurt:
        t.state.set_investigator(t.id_of("roland-banks"), horror=1)
    t.state.set_card(t.id_of("first-aid"), uses=1)
    t.round()
    t.choose("activate first-aid")
    assert lines(t, "healed") == [f"Roland Banks is healed of {said}."]
    assert lines(t, "discarded") == ["“First Aid” is discarded."]


def test_a_treachery_that_is_overcome_is_told() -> None:
    t = study_with()
    roland = t.id_of("roland-banks")
    t.enemy("frozen-in-fear", engaged=roland)
    t.round()
    t.choose("done")
    assert lines(t, "discarded") == ["“Frozen in Fear” is discarded."]


def test_an_enemy_that_spawns_with_somebody_engages_them() -> None:
    t = study_with()
    t.encounter_deck("ghoul-minion")
    t.agendas("whats-going-on")
    t.round("I")
    assert lines(t, "spawned", "engaged") == [
        "The Ghoul Minion spawns at the Study.",
        "The Ghoul Minion engages Roland Banks.",
    ]


def test_an_investigator_who_uses_their_own_ability_is_named_once() -> None:
    t = study_with()
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"))
    t.round()
    t.choose("fight swarm-of-rats", "react roland-banks")
    assert lines(t, "uses") == ["Roland Banks uses their own ability."]


def test_where_a_card_is_attached_is_told() -> None:
    t = study_with()
    t.encounter_deck("obscuring-fog", "ancient-evils")
    t.begin(DrawEncounterCard(t.id_of("roland-banks")))
    assert lines(t, "attached") == ["“Obscuring Fog” is attached to the Study."]
    polish = "Karta „Gęsta mgła” zostaje dołączona do Gabinetu."
    assert lines(t, "attached", language="pl") == [polish]
    ukrainian = "Карту «Щільний туман» приєднано до Кабінету."
    assert lines(t, "attached", language="uk") == [ukrainian]


def test_doom_is_told_of_whatever_gets_it() -> None:
    t = study_with()
    rats = t.enemy("swarm-of-rats", t.id_of("study"))
    place_doom(t.state, rats, 1)
    place_doom(t.state, rats, 2)
    assert lines(t, "doom") == [
        "The Swarm of Rats gets 1 doom.",
        "The Swarm of Rats gets 2 doom.",
    ]


def test_an_automatic_failure_counts_as_a_skill_of_nothing() -> None:
    t = Position("auto-fail")
    t.investigator("roland-banks", t.location("study", clues=1))
    t.round()
    t.choose("investigate")
    assert lines(t, "total", "test-result") == [
        "Roland Banks has a skill value of 0.",
        "The test fails by 2.",
    ]
