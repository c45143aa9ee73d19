"""Fast assets, and unique cards."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, AssetFace, EnemyFace
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def table() -> Position:
    t = position("""
        study: clues 2
        wendy-adams: at study
        daisy-walker: at study, hand magnifying-glass, resources 1, engaged swarm-of-rats
    """)
    t.round("II")
    return t


@pytest.mark.rule("LCG-248", "LCG-182")
def test_a_fast_asset_is_played_in_a_window_of_ones_own_turn() -> None:
    t = table()
    assert t.asked == "wendy-adams: choose-turn", "not before a turn"
    t.choose("turn daisy-walker")
    assert t.options == ["play magnifying-glass", "pass"]
    t.choose("play magnifying-glass")
    assert t.zone("magnifying-glass") == "play"
    daisy = t.state.investigators[t.id_of("daisy-walker")]
    assert (daisy.resources, daisy.damage) == (0, 0), "no attack of opportunity"


@pytest.mark.rule("LCG-248", "LCG-244")
def test_not_in_the_turn_of_another_nor_with_an_action() -> None:
    t = table()
    t.choose("turn wendy-adams")
    assert t.asked == "wendy-adams: take-action"
    t.choose("done", "pass")
    assert t.asked == "daisy-walker: take-action"
    assert "play magnifying-glass" not in t.options


@pytest.mark.rule("LCG-079")
def test_a_unique_story_asset_ousts_a_players_copy() -> None:
    t = Position("0")
    hallway = t.location("hallway")
    t.location("parlor", revealed=False)
    t.investigator("wendy-adams", hallway, clues=6, deck=["guts"])
    t.investigator("roland-banks", hallway, play=["lita-chantler"], deck=["guts"])
    t.acts("the-barrier", "what-have-you-done")
    t.aside("ghoul-priest", "lita-chantler")
    t.round("IV")
    t.choose("react the-barrier")
    assert t.zone("lita-chantler") == "discard", "Roland's own"
    assert t.zone("lita-chantler#2") == "at"


@pytest.mark.rule("LCG-079")
def test_only_a_unique_player_card_gives_way_to_a_unique_encounter_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stranger = {"code": "", "title": "stranger"}
    faces = (
        AssetFace(key="friend", cost=0, unique=True, **stranger),  # type: ignore[arg-type]
        AssetFace(key="portrait", cost=0, **stranger),  # type: ignore[arg-type]
        EnemyFace(
            key="stranger",
            code="",
            unique=True,
            fight=1,
            health=1,
            evade=1,
            damage=1,
            horror=0,
        ),
    )
    for face in faces:
        monkeypatch.setitem(FACES, face.key, face)
    t = Position("0")
    t.investigator("roland-banks", t.location("study"), play=["friend", "portrait"])
    t.encounter_deck("stranger", "swarm-of-rats")
    t.round("I")
    assert t.zone("stranger") == "threat"
    assert (t.zone("friend"), t.zone("portrait")) == ("discard", "play")
