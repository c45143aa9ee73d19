"""The log says who or what did it, and tells nothing that did not happen."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.narrator import FinalHourNarrator
from kadath.games.final_hour.rules.monster_move import follow_arrows
from kadath.games.final_hour.rules.monsters import take_off
from kadath.games.final_hour.vocabulary.effects import Attack, Damage, Destroy, Lure
from kadath.games.final_hour.vocabulary.selectors import Here
from kadath.testkit.final_hour.position import Position, position

TEXTS = FinalHourNarrator()


def lines(t: Position, language: str = "en") -> list[str]:
    return [TEXTS.entry_text(t.state, entry, language) for entry in t.state.log or ()]


@pytest.mark.rule("FH-158", "FH-099")
def test_a_monster_that_overran_the_ritual_site_has_not_moved_there() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        13: blue runner 1
        12: damage 3, red plain 1
    """)
    t.rita.activates("orange")
    t.expects_loss("overrun")
    assert lines(t) == ["The ritual site has no room left for the blue runner: it is overrun."]


@pytest.mark.rule("FH-165", "FH-099")
def test_nor_has_one_that_was_driven_there() -> None:
    rows = "\n".join(f"{place}: damage 9" for place in range(1, 16) if place != 12)
    t = position(f"Rita: at 1\nLily: at 1\n{rows}\n12: damage 3, red plain 1\n")
    token = t.state.cup[0]
    follow_arrows(t.state, token, 1)
    t.expects_loss("overrun")
    assert not t.told("driven-to-ritual")
    assert not t.told("moved")
    assert t.told("overrun") == [{"token": token}]


@pytest.mark.rule("FH-229", "FH-099")
def test_nor_has_one_that_was_lured_there() -> None:
    t = position("""
        Rita: at 12
        Lily: at 1
        13: blue runner 1
        12: damage 3, red plain 1
    """)
    t.rita.does(Lure(1)).chooses("lure blue runner 1")
    t.expects_loss("overrun")
    assert not t.told("moved")


@pytest.mark.rule("FH-155", "FH-156")
def test_the_log_says_where_there_was_no_room() -> None:
    t = position("""
        Rita: at 1
        Lily: at 1
        13: blue runner 1
        14: red runner 1
        15: damage 9
    """)
    (token,) = t.state.monsters[14]
    take_off(t.state, token, 14)
    follow_arrows(t.state, token, 14)
    assert [entry.kind for entry in t.state.log or ()] == ["no-room", "moved"]
    assert "There is no room for the" in lines(t)[0]


@pytest.mark.rule("FH-148", "FH-149")
def test_the_log_says_that_a_monster_lost_its_space() -> None:
    t = position("""
        Rita: at 6
        Lily: at 1
        6: red plain 1, blue plain 1
    """)
    t.rita.does(Damage(1, Here())).chooses("under red plain 1")
    kinds = [entry.kind for entry in t.state.log or ()]
    assert kinds == ["damaged", "no-room", "moved"]


@pytest.mark.rule("FH-175")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The blue killer strikes: Lily Chen loses 1 health."),
        ("pl", "Niebieski zabójca atakuje: Lily Chen traci 1 punkt życia."),
    ],
)
def test_the_log_names_who_strikes(language: str, told: str) -> None:
    t = position("""
        Rita: at 8
        Lily: at 8
        8: blue killer 1
    """)
    t.rita.activates("purple").chooses("victim lily")
    assert lines(t, language) == [told]


@pytest.mark.parametrize("effect", [Attack(1, Here()), Destroy(1)])
def test_the_log_names_who_destroys(effect: Attack | Destroy) -> None:
    t = position("""
        Rita: at 8
        Lily: at 8
        8: blue killer 1, red plain 1
    """)
    t.rita.does(effect).destroys("blue killer 1")
    assert any(line.startswith("Rita Young destroys the blue killer in") for line in lines(t))


@pytest.mark.rule("FH-177")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The red destroyer damages the Laboratory (8)."),
        ("pl", "Czerwony niszczyciel uszkadza jedno pole w Laboratorium (8)."),
        ("uk", "червоний руйнівник пошкоджує одне поле."),
    ],
)
def test_the_log_names_who_damages_a_place(language: str, told: str) -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
        8: red destroyer 2
    """)
    t.rita.activates("purple")
    (line,) = lines(t, language)
    assert line.endswith(told)


@pytest.mark.rule("FH-228")
def test_the_log_says_that_a_seal_destroys() -> None:
    t = position("""
        Rita: at 12
        Lily: at 12
        2: red runner 1
        seals: 1-2
    """)
    t.rita.activates("green")
    assert [entry.kind for entry in t.state.log or ()] == ["stopped-by-seal"]
    assert lines(t)[0].startswith("The seal on the path between ")
    assert lines(t)[0].endswith(" destroys the red runner.")
