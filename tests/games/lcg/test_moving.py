"""Moving: along connections, at once, and with whom."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace
from kadath.games.lcg.values import engaged_enemies
from kadath.games.lcg.vocabulary.abilities import Free, Reaction
from kadath.games.lcg.vocabulary.effects import Deal, MoveTo
from kadath.games.lcg.vocabulary.modifiers import GainKeyword
from kadath.games.lcg.vocabulary.selectors import Called, these
from kadath.games.lcg.vocabulary.triggers import Enters, Leaves
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.windows import AFTER
from kadath.testkit.lcg.position import Position

BOX = (
    AssetFace(
        key="lantern",
        code="",
        cost=0,
        abilities=(
            Reaction(AFTER, Leaves(Called("hallway"), YOU), Deal(YOU, damage=1)),
            Reaction(AFTER, Enters(Called("attic"), YOU), Deal(YOU, horror=1)),
        ),
    ),
    AssetFace(key="trapdoor", code="", cost=0, abilities=(Free(MoveTo(Called("cellar"))),)),
)


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for face in BOX:
        monkeypatch.setitem(FACES, face.key, face)


def house(at: str = "hallway", **wendy: object) -> Position:
    t = Position("0")
    places = {name: t.location(name) for name in ("hallway", "attic", "cellar")}
    t.investigator("wendy-adams", places[at], **wendy)  # type: ignore[arg-type]
    return t


@pytest.mark.rule("LCG-400")
def test_one_moves_to_a_connecting_location() -> None:
    t = house("attic")
    t.round()
    assert [one for one in t.options if one.startswith("move")] == ["move hallway"]
    t.choose("move hallway")
    assert [one for one in t.options if one.startswith("move")] == ["move attic", "move cellar"]


@pytest.mark.rule("LCG-401")
def test_leaving_and_entering_happen_at_once() -> None:
    t = house(play=["lantern"])
    t.round()
    t.choose("move attic")
    # Both are answered in one window, in any order, and she is in the attic already.
    assert t.options == ["react lantern /0 /0", "react lantern /1 /0", "pass"]
    assert t.state.location_of(t.id_of("wendy-adams")) == t.id_of("attic")


@pytest.mark.rule("LCG-402", "LCG-404")
def test_who_is_moved_to_a_place_passes_through_no_other() -> None:
    t = house("attic", play=["trapdoor", "lantern"])
    t.round()
    t.choose("use trapdoor")
    wendy = t.id_of("wendy-adams")
    assert t.state.location_of(wendy) == t.id_of("cellar")
    assert t.state.investigators[wendy].damage == 1, "the cellar's own, for entering it"
    assert t.asked == "wendy-adams: take-action", "she left no hallway, and cannot go where she is"


@pytest.mark.rule("LCG-397")
def test_assets_and_threats_are_where_their_investigator_is() -> None:
    t = house(play=["machete"])
    wendy = t.id_of("wendy-adams")
    minion = t.enemy("ghoul-minion", engaged=wendy, exhausted=True)
    t.round()
    for place in ("hallway", "attic"):
        here = t.id_of(place)
        assert t.state.location_of(t.id_of("machete")) == here
        assert t.state.location_of(minion) == here
        assert t.state.enemies_at(here) == (minion,)
        if place == "hallway":
            t.choose("move attic")


def massive(at: str, *, exhausted: bool = False) -> Position:
    t = house(deck=["guts"], hand=["machete"] * 8)
    minion = t.enemy("ghoul-minion", t.id_of("hallway"), exhausted=exhausted)
    t.round(at, GainKeyword(these(t.state, [minion]), "massive"))
    return t


@pytest.mark.rule("LCG-257", "LCG-177")
def test_a_massive_enemy_stays_behind() -> None:
    t = massive("II")
    t.choose("move attic")
    minion = t.id_of("ghoul-minion")
    assert t.state.investigators[t.id_of("wendy-adams")].damage == 1, "it attacked as she went"
    assert t.state.location_of(minion) == t.id_of("hallway")
    assert engaged_enemies(t.state, t.id_of("wendy-adams")) == ()


@pytest.mark.rule("LCG-253")
def test_a_massive_enemy_comes_into_no_threat_area_even_when_it_readies() -> None:
    t = massive("IV", exhausted=True)
    assert t.asked == "wendy-adams: discard-from-hand", "4.5"
    minion = t.id_of("ghoul-minion")
    assert not t.state.cards[minion].exhausted
    assert t.state.cards[minion].zone == "at"
    assert t.state.pile("threat", t.id_of("wendy-adams")) == ()
    assert t.told("engaged") == []


@pytest.mark.rule("LCG-004", "LCG-225")
def test_an_engaged_enemy_that_cannot_come_along_stays_behind() -> None:
    t = house("attic", hand=["survival-instinct"])
    wendy = t.id_of("wendy-adams")
    t.investigator("roland-banks", t.id_of("hallway"), hand=["barricade"])
    rats = t.enemy("swarm-of-rats", engaged=wendy, exhausted=True)
    priest = t.enemy("ghoul-priest", engaged=wendy, exhausted=True)
    t.round()
    t.choose("turn roland-banks", "play barricade", "done", "move hallway")
    assert t.state.location_of(wendy) == t.id_of("hallway")
    assert t.state.cards[rats].place == t.id_of("attic"), "no enemy moves in there"
    assert t.state.cards[rats].zone == "at"
    assert t.state.engaged_with(priest) == wendy, "but an Elite one does"


@pytest.mark.rule("LCG-004", "LCG-404")
@pytest.mark.parametrize("revealed", [True, False])
def test_no_effect_leads_to_where_nobody_can_go(revealed: bool) -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.location("parlor", revealed=revealed)
    wendy = t.investigator("wendy-adams", hallway, hand=["survival-instinct"])
    t.enemy("goat-spawn", engaged=wendy)
    t.round()
    assert ("move parlor" in t.options) is revealed, "the barrier stands before the parlor"
    t.choose("evade goat-spawn", "commit survival-instinct", "result 0")
    if revealed:
        assert t.options == ["move parlor", "pass"]
    else:
        assert t.asked == "wendy-adams: take-action", "there is nowhere to go"
