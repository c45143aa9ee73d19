"""What an interrupt takes out of play does not go on with what it was about."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.vocabulary.abilities import Reaction
from kadath.games.lcg.vocabulary.assets import ReturnToHand
from kadath.games.lcg.vocabulary.effects import Deal
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyEvaded, EnemyMoves
from kadath.games.lcg.vocabulary.selectors import YOUR_LOCATION, Assets, Enemies
from kadath.games.lcg.vocabulary.triggers import DamageDealt
from kadath.kernel.abilities.selectors import YOU, That
from kadath.kernel.windows import WHEN
from kadath.testkit.lcg.position import Position

BOX = (
    Reaction(WHEN, EnemyMoves(Enemies(), YOUR_LOCATION), Deal(That("mover"), damage=1)),
    Reaction(WHEN, EnemyEvaded(), Deal(That("enemy"), damage=1)),
    Reaction(WHEN, DamageDealt("damage", Assets(YOU)), ReturnToHand(That("card"))),
)
KEYS = ("trap", "parting-blow", "stretcher")


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, ability in zip(KEYS, BOX, strict=True):
        monkeypatch.setitem(FACES, key, AssetFace(key=key, code="", cost=0, abilities=(ability,)))


@pytest.mark.rule("LCG-296")
def test_an_enemy_that_falls_as_it_moves_does_not_arrive() -> None:
    t = Position("0")
    hallway, attic = t.location("hallway"), t.location("attic")
    t.investigator("roland-banks", hallway, play=["trap"], deck=["guts"])
    t.enemy("swarm-of-rats", attic)
    t.round("III")
    t.choose("react trap")
    assert t.zone("swarm-of-rats") == "discard"
    assert t.told("moved") == t.told("engaged") == t.told("attacked") == []


@pytest.mark.rule("LCG-296")
def test_an_enemy_that_falls_as_it_is_evaded_is_gone() -> None:
    t = Position("+1")
    roland = t.investigator("roland-banks", t.location("study"), play=["parting-blow"])
    t.enemy("swarm-of-rats", engaged=roland)
    t.round()
    t.choose("evade swarm-of-rats", "react parting-blow")
    assert t.zone("swarm-of-rats") == "discard"
    assert t.told("evaded") == []


@pytest.mark.rule("LCG-296")
def test_an_asset_that_is_taken_back_before_damage_is_placed_takes_none() -> None:
    t = Position("0")
    roland = t.investigator(
        "roland-banks", t.location("study"), play=["beat-cop", "stretcher"], deck=["guts"]
    )
    t.enemy("swarm-of-rats", engaged=roland)
    t.round("III")
    t.choose("pass", "assign beat-cop damage", "react stretcher")
    assert t.zone("beat-cop") == "hand"
    assert t.told("damaged") == []
