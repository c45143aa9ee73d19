"""Forced abilities and reactions: which work, which initiate, and in which order."""

from __future__ import annotations

import pytest

from kadath.games.lcg.faces import FACES, ActFace, AssetFace, LocationFace
from kadath.games.lcg.values import has_keyword, value
from kadath.games.lcg.vocabulary.abilities import Forced, Free, Reaction
from kadath.games.lcg.vocabulary.effects import Deal, Heal
from kadath.games.lcg.vocabulary.enemy_triggers import EnemyDefeated, EnemyEngages
from kadath.games.lcg.vocabulary.modifiers import Blank, GainKeyword
from kadath.games.lcg.vocabulary.period_triggers import TurnBegins
from kadath.games.lcg.vocabulary.selectors import Assets, Enemies, Investigators, these
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Scope
from kadath.kernel.windows import AFTER, WHEN
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position


def asset(key: str, *abilities: Forced | Reaction) -> AssetFace:
    return AssetFace(key=key, code="", cost=0, abilities=abilities)


BOX = (
    asset("remorse", Forced(AFTER, EnemyDefeated(), Deal(YOU, horror=1))),
    asset("bandage", Forced(WHEN, TurnBegins(), Heal(YOU, damage=1))),
    asset("grudge", Reaction(AFTER, EnemyEngages(), Deal(YOU, horror=1))),
    asset("vigil", Reaction(WHEN, EnemyDefeated(), Deal(YOU, horror=1))),
)


@pytest.fixture(autouse=True)
def a_box_with_these(monkeypatch: pytest.MonkeyPatch) -> None:
    for face in BOX:
        monkeypatch.setitem(FACES, face.key, face)


def study_with(**roland: object) -> Position:
    t = Position("0")
    t.investigator("roland-banks", t.location("study", clues=2), **roland)  # type: ignore[arg-type]
    return t


def horror(t: Position) -> int:
    return t.state.investigators[t.id_of("roland-banks")].horror


@pytest.mark.rule("LCG-295")
def test_a_card_does_nothing_from_hand_or_discard_pile() -> None:
    for zone, combat in ("hand", 4), ("discard", 4), ("play", 5):
        t = study_with(**{zone: ["beat-cop"]})
        t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
        t.round()
        assert value(t.state, t.id_of("roland-banks"), "combat") == combat
        assert ("use beat-cop" in t.options) is (zone == "play")


@pytest.mark.rule("LCG-296")
def test_abilities_reach_only_what_is_in_play() -> None:
    t = study_with(play=["machete"], hand=["flashlight"], discard=["knife"])
    t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    t.encounter_deck("ghoul-minion")
    t.aside("ghoul-priest")
    t.round()
    assert Enemies().ids(t.state, Scope(0)) == (t.id_of("ghoul-minion"),)
    assert Assets(Investigators()).ids(t.state, Scope(0)) == (t.id_of("machete"),)
    t.choose("fight ghoul-minion", "fight ghoul-minion")
    assert Enemies().ids(t.state, Scope(0)) == ()


@pytest.mark.rule("LCG-301")
def test_a_forced_ability_that_would_change_nothing_does_not_initiate() -> None:
    for damage, uses in (0, 0), (2, 1):
        t = study_with(play=["bandage"], damage=damage)
        t.round()
        assert len(t.told("uses")) == uses
        assert t.state.investigators[t.id_of("roland-banks")].damage == max(0, damage - 1)


@pytest.mark.rule("LCG-304", "LCG-303", "LCG-316")
def test_forced_abilities_come_before_reactions_to_the_same_moment() -> None:
    t = study_with(play=["remorse"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("fight swarm-of-rats")
    assert t.zone("swarm-of-rats") == "discard", "after: the defeat is complete"
    assert horror(t) == 1, "nobody was asked"
    assert t.options == ["react roland-banks", "pass"]


@pytest.mark.rule("LCG-309", "LCG-315")
def test_when_comes_before_the_impact_even_where_it_is_a_reaction() -> None:
    t = study_with(play=["vigil", "remorse"])
    t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("fight swarm-of-rats")
    # A reaction with `when` precedes a forced ability with `after`: the words differ.
    assert t.options == ["react vigil", "pass"]
    assert t.zone("swarm-of-rats") == "threat"
    assert horror(t) == 0
    t.choose("react vigil")
    assert horror(t) == 2


@pytest.mark.rule("LCG-490")
@pytest.mark.parametrize("action", [True, False])
def test_engaging_works_both_ways(action: bool) -> None:
    """Whether she engages it or it engages her, what answers "engages you" answers."""
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, play=["grudge"], deck=["guts"])
    t.investigator("wendy-adams", study, deck=["guts"])
    wendy = t.id_of("wendy-adams")
    if action:
        t.enemy("ghoul-minion", engaged=wendy)
        t.round("II")
        t.choose("turn roland-banks", "engage ghoul-minion")
    else:
        t.enemy("ghoul-minion", study, exhausted=True)
        t.round("IV")
        t.choose("engage ghoul-minion roland-banks")
    assert t.state.engaged_with(t.id_of("ghoul-minion")) == t.id_of("roland-banks")
    assert t.options == ["react grudge", "pass"]


@pytest.mark.rule("LCG-342")
def test_what_is_gained_is_not_printed() -> None:
    t = study_with()
    minion = t.enemy("ghoul-minion", engaged=t.id_of("roland-banks"), exhausted=True)
    goat = t.enemy("goat-spawn", engaged=t.id_of("roland-banks"), exhausted=True)
    both = these(t.state, [minion, goat])
    t.round("II", GainKeyword(these(t.state, [minion]), "retaliate"), Blank(both))
    # A blank text box takes away what is printed in it, and nothing else.
    assert has_keyword(t.state, minion, "retaliate")
    assert not has_keyword(t.state, goat, "retaliate")


@pytest.mark.rule("LCG-497", "LCG-308")
def test_all_may_react_to_the_same_moment() -> None:
    t = position("""
        study: clues 3
        roland-banks: at study, hand evidence, play grudge, engaged swarm-of-rats exhausted
    """)
    t.round()
    t.choose("fight swarm-of-rats", "react roland-banks")
    assert t.options == ["play evidence", "pass"], "one answer does not use the moment up"
    t.choose("play evidence")
    assert t.state.investigators[t.id_of("roland-banks")].clues == 2


@pytest.mark.rule("LCG-300", "LCG-297", "LCG-303")
def test_each_copy_of_a_forced_ability_resolves_every_time_its_moment_comes() -> None:
    t = study_with(play=["remorse", "remorse"])
    for _ in range(2):
        t.enemy("swarm-of-rats", engaged=t.id_of("roland-banks"), exhausted=True)
    t.round()
    t.choose("fight swarm-of-rats", "react roland-banks")
    assert horror(t) == 2
    t.choose("fight swarm-of-rats#2")
    assert horror(t) == 4


@pytest.mark.rule("LCG-307", "LCG-488")
def test_what_is_free_on_a_card_that_nobody_controls_is_for_whoever_could_activate_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cure = Free(Heal(YOU, damage=1), limit=Limit("round"))
    spring = LocationFace(key="spring", code="", shroud=2, clues=0, abilities=(cure,))
    act = ActFace(key="respite", code="", stage=1, reverse=Heal(YOU), abilities=(cure,))
    for face in (spring, act):
        monkeypatch.setitem(FACES, face.key, face)
    t = Position("0")
    roland = t.investigator("roland-banks", t.location("study"), damage=3)
    wendy = t.investigator("wendy-adams", t.location("spring"), damage=3)
    t.acts("respite")
    t.round()
    assert (t.asked, t.options) == ("roland-banks: react", ["use respite", "pass"])
    t.choose("use respite")
    assert (t.asked, t.options) == ("wendy-adams: react", ["use spring", "use respite", "pass"])
    t.choose("use spring", "use respite")
    damage = [t.state.investigators[who].damage for who in (roland, wendy)]
    assert damage == [2, 1], "each for themselves, and each once in a round (LCG-371)"
    assert t.asked == "roland-banks: choose-turn"
