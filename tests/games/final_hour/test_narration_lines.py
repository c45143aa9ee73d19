"""Single lines: what they say, and how Polish and Ukrainian decline and count."""

from __future__ import annotations

import pytest

from kadath.games.final_hour.components.ancient_ones import TESSERACT
from kadath.games.final_hour.narration import forecast
from kadath.games.final_hour.narration.names import names
from kadath.games.final_hour.narrator import FinalHourNarrator
from kadath.games.final_hour.rules.priority import Foreseeing
from kadath.games.final_hour.vocabulary.effects import (
    Activate,
    Attack,
    Damage,
    Destroy,
    DriveOut,
    Lure,
    Move,
    PlaceSeal,
    RemoveSeal,
)
from kadath.games.final_hour.vocabulary.selectors import Adjacent, Here, One, Zone
from kadath.kernel.log import Entry
from kadath.kernel.several import with_picks
from kadath.testkit.final_hour.position import Position, position

TEXTS = FinalHourNarrator()


def said(t: Position, language: str) -> dict[str, str]:
    """The lines of the menu by the keys of the options."""
    assert t.state.decision is not None
    return {
        option.key: TEXTS.option_text(t.state, option, language)
        for option in t.state.decision.options
    }


def asked(t: Position, language: str) -> str:
    return TEXTS.prompt_text(t.state, language)


def told(t: Position, language: str, kind: str, **args: int | str) -> str:
    return TEXTS.entry_text(t.state, Entry(kind, dict(args)), language)


def two(more: str = "") -> Position:
    return position(f"""
        Jenny: at 3
        Rita: at 7
        {more}
    """)


def test_a_move_tells_what_lies_ahead() -> None:
    t = two("4: red runner 1, blue plain 1\n2: damage 2")
    t.jenny.does(Move(2))
    assert asked(t, "en") == "Jenny Barnes: move (2 moves left)"
    english, polish, ukrainian = said(t, "en"), said(t, "pl"), said(t, "uk")
    assert english["move:4"] == "Go to the Orne Library (4): 2 monsters, clue"
    assert polish["move:4"] == "Idź do Biblioteki im. Orne’a (4): 2 potwory, wskazówka"
    assert ukrainian["move:4"] == "Іти до Бібліотеки Орна (4): 2 монстри, здогадка"
    assert english["move:2"] == "Go to the Student Union (2): clue, 2 damage"
    assert polish["move:7"] == "Idź do Audytorium (7): wskazówka"
    assert english["move:12"] == "Go to Humanities (12): ritual site"
    assert english["done"] == "Stay in Founders’ Court (3)"


def test_an_attack_tells_health_and_the_damage_left() -> None:
    t = two("3: red runner 2, blue destroyer 3")
    t.jenny.does(Attack(4, Here()))
    assert asked(t, "en") == (
        "Jenny Barnes: choose what to destroy in Founders’ Court (3); 4 damage left"
    )
    english, polish, ukrainian = said(t, "en"), said(t, "pl"), said(t, "uk")
    runner = next(key for key, line in english.items() if "red runner" in line)
    assert english[runner] == "Destroy the red runner (health 2, leaves 2 damage)"
    assert polish[runner] == "Zniszcz czerwonego gońca (2 punkty życia, zostaną 2 obrażenia)"
    assert (
        ukrainian[runner] == "Знищити червоного бігуна (2 пункти здоров’я, лишиться 2 пункти шкоди)"
    )
    assert english["done"] == "Destroy nothing"
    t.jenny.destroys("red runner 2")
    t.expects("3: blue destroyer 3")


def test_an_attack_counts_no_damage_below_nothing() -> None:
    t = two("3: red runner 2, blue destroyer 3")
    t.jenny.does(Attack(4, Here()))
    several = t.state.several
    assert several is not None
    destroyer, runner = several.parts[0].candidates
    ticked = with_picks(t.state, (runner,))
    # One is picked, and for the other there is not enough damage: neither leaves anything.
    assert TEXTS.option_text(ticked, runner, "en") == "Destroy the red runner (health 2)"
    assert TEXTS.option_text(ticked, destroyer, "en") == "Destroy the blue destroyer (health 3)"


def test_an_attack_elsewhere_lists_the_monsters_there() -> None:
    t = two("2: red runner 2, red plain 1\n4: blue killer 1")
    t.jenny.does(Attack(3, One(Adjacent())))
    assert (
        said(t, "en")["attack:2"]
        == "Attack in the Student Union (2): red monster (1), red runner (2)"
    )
    assert asked(t, "pl") == "Jenny Barnes: wybierz, gdzie atakujesz (3 obrażenia)"
    assert asked(t, "uk") == "Дженні Барнс: оберіть, де атакуєте (3 пункти шкоди)"


def test_a_seal_names_its_path() -> None:
    t = position("""
        Jenny: at 4
        Rita: at 7
    """)
    t.jenny.does(PlaceSeal())
    path = "seal:10"
    assert (
        said(t, "en")[path]
        == "Seal the path between the Orne Library (4) and the Seminary of the Elder Faith (11)"
    )
    assert said(t, "pl")[path] == (
        "Postaw barierę na ścieżce między Biblioteką im. Orne’a (4) a Seminarium Przedwiecznej "
        "Wiary (11)"
    )
    assert said(t, "uk")[path] == (
        "Поставити бар’єр на шляху між Бібліотекою Орна (4) та Семінарією Прадавньої Віри (11)"
    )


def test_a_seal_to_be_removed_shows_its_side() -> None:
    t = two("seals: 6-7, 1-2 grey")
    t.jenny.does(RemoveSeal())
    assert set(said(t, "en").values()) == {
        (
            "Remove the seal from the path between Dorothy Upman Hall (1) and "
            "the Student Union (2), gray side up"
        ),
        (
            "Remove the seal from the path between Derby Hall (6) and the Lecture Hall (7), "
            "yellow side up"
        ),
    }


def playing(jenny: str, rita: str) -> Position:
    t = position(f"""
        Jenny: hand {jenny}, deck twin_45s-a twin_45s-b
        Rita: hand {rita}, deck marathon-a marathon-b
        priority deck: 1 2 3 4
    """)
    t.begins_a_round()
    return t


def test_a_priority_card_tells_which_half_it_leads_to() -> None:
    t = playing("17 20 25 30", "16 18 19 29")
    assert asked(t, "en") == "Jenny Barnes: play a priority card (1 of 4)"
    assert said(t, "en")["play:17"] == (
        "Play card 17 (hourglass, no omens): the top effect of “Jenny’s Twin .45s”, "
        "unless 2 lower cards turn up"
    )
    t.jenny.plays(17)
    t.rita.plays(16)
    third = said(t, "en")
    assert third["play:1"].endswith(": the top effect of “Jenny’s Twin .45s”")
    assert third["play:30"].endswith(": the bottom effect of “Jenny’s Twin .45s”")
    t.jenny.plays(30)
    last = said(t, "pl")
    assert last["play:2"] == "Zagraj kartę 2 (klepsydra, bez omenów): górny efekt karty „Maraton”"
    assert last["play:29"] == "Zagraj kartę 29 (gwiazda, bez omenów): dolny efekt karty „Maraton”"


def test_a_card_played_face_down_is_as_open_as_one_to_come() -> None:
    t = playing("17 20 25 30", "16 18 19 29")
    t.state.face_down = True
    t.jenny.plays(17)
    t.rita.plays(16)
    t.jenny.plays(20)
    assert said(t, "en")["play:19"].endswith("unless 1 lower card turns up")
    assert said(t, "uk")["play:19"].endswith("якщо не трапиться карта з меншим номером")
    assert "the bottom effect" in said(t, "en")["play:29"], "only one number is higher"


def test_an_activation_tells_where_the_monster_goes() -> None:
    t = two("4: red runner 1, blue runner 1\n3: red plain 1\nseals: 3-4")
    t.jenny.does(Activate(Zone("green")))
    english, ukrainian = said(t, "en"), said(t, "uk")
    assert set(english.values()) == {
        f"Activate the {colour} runner (health 1) in the Orne Library (4): "
        "the seal on the path between Founders’ Court (3) and the Orne Library (4) destroys it"
        for colour in ("red", "blue")
    }
    red = next(key for key, line in english.items() if "red" in line)
    assert ukrainian[red] == (
        "Активувати червоного бігуна (1 пункт здоров’я) у Бібліотеці Орна (4): "
        "гине на бар’єрі на шляху між Двором Засновників (3) та Бібліотекою Орна (4)"
    )


def test_the_end_of_the_game_is_foretold() -> None:
    t = two("""11: red destroyer 2, blue destroyer 2, red destroyer 3
        12: red plain 1, red plain 1, red plain 1, red plain 1""")
    t.jenny.does(Activate(Zone("orange")))
    lines = said(t, "en")
    red = [line for line in lines.values() if "red" in line]
    assert red == [
        f"Activate the red destroyer (health {health}) in the Seminary of the Elder Faith (11): "
        "the ritual site is overrun and the game is lost"
        for health in (2, 3)
    ]


def test_a_victim_that_would_fall_is_shown() -> None:
    t = position("""
        Jenny: at 3, health 1
        Rita: at 3, health 3
        3: red killer 1
    """)
    t.rita.does(Activate(Zone("green")))
    assert asked(t, "en") == "Rita Young: choose the victim of the red killer"
    assert asked(t, "pl") == "Rita Young: wybierz, kogo rani czerwony zabójca"
    assert said(t, "en") == {
        "victim:0": "Jenny Barnes loses 1 health and falls: the game is lost",
        "victim:1": "Rita Young loses 1 health (2 left)",
    }


def test_monsters_moved_by_a_card_tell_where_they_end_up() -> None:
    t = two("4: red runner 1\nseals: 3-4")
    t.jenny.does(Lure(2))
    lines = said(t, "en")
    assert lines.pop("done") == "Move no monsters"
    (line,) = lines.values()
    assert line == (
        "Move the red runner (health 1) from the Orne Library (4): "
        "the seal on the path between Founders’ Court (3) and the Orne Library (4) destroys it"
    )


def test_monsters_driven_out_may_find_no_room() -> None:
    t = two("3: red runner 1\n7: red plain 1, red plain 1, blue plain 1")
    t.jenny.does(DriveOut(1))
    assert asked(t, "uk") == (
        "Дженні Барнс: оберіть монстра, якого виганяєте з Двору Засновників (3) (щонайбільше 1)"
    )
    t.jenny.chooses("lure red runner 1")
    lines = said(t, "en")
    assert lines["towards:4"] == "To the Orne Library (4): it takes a free space"
    assert lines["towards:7"] == "To the Lecture Hall (7): it goes to the Student Union (2)"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "it damages its space (twice)"),
        ("pl", "uszkadza swoje pole (dwa razy)"),
        ("uk", "пошкоджує своє поле (двічі)"),
    ],
)
def test_what_a_monster_does_twice_is_said_once(language: str, told: str) -> None:
    t = two("2: star spawn")
    (token,) = t.state.monsters[2]
    assert forecast.activated(names(language), t.state, token) == told


def test_damage_in_a_full_location_tells_who_moves_on() -> None:
    t = two("13: red killer 2, blue runner 1")
    t.state.where[0] = 13
    t.jenny.does(Damage(1, Here()))
    assert "Athletic Facilities (13) has no free space" in asked(t, "en")
    killer, runner = sorted(said(t, "pl").values())
    assert killer == (
        "Uszkodź pole, na którym stoi czerwony zabójca (2 punkty życia): idzie do Bractwa (14)"
    )
    assert runner == (
        "Uszkodź pole, na którym stoi niebieski goniec (1 punkt życia): "
        "idzie na Wydział Humanistyczny (12)"
    )


def test_stopping_after_a_choice_reads_otherwise_than_before_it() -> None:
    t = two("3: red plain 1, blue plain 1, red runner 1")
    t.jenny.does(Destroy(3, up_to=True))
    assert said(t, "pl")["done"] == "Nie niszcz niczego"
    t.jenny.destroys("red plain 1")
    assert said(t, "pl")["done"] == "Nie niszcz niczego więcej"


def test_cards_looked_at_go_back_one_by_one() -> None:
    t = two("priority deck: 28 7 14")
    t.starts(Foreseeing(0, 3))
    assert said(t, "en")["discard:7"] == "Discard card 7 (hourglass, 2 omens)"
    t.jenny.chooses("done")
    assert said(t, "en")["on-top:14"] == "14 (star, no omens)"
    t.jenny.chooses("on-top 14")
    assert said(t, "en")["on-top:28"] == "28 (moon, 2 omens)"


def test_the_one_player_of_a_solo_game_is_asked_without_a_name() -> None:
    t = position("""
        solo: yes
        Jenny: at 12
        Rita: at 12
        priority deck: 3 8 14 20 28
    """)
    t.begins_a_round()
    assert asked(t, "en") == "Choose the card to keep for the ritual"
    t.jenny.chooses("set-aside 20")
    t.state.apply(t.state.decision.options[1])  # type: ignore[union-attr]
    lines = said(t, "pl")
    assert lines["onto:8"] == "Połóż na karcie 8 (księżyc, 1 omen): górny efekt"
    assert lines["onto:14"] == "Połóż na karcie 14 (gwiazda, bez omenów): dolny efekt"


@pytest.mark.parametrize(
    ("amount", "polish", "ukrainian"),
    [
        (1, "1 punkt życia", "1 пункт здоров’я"),
        (2, "2 punkty życia", "2 пункти здоров’я"),
        (5, "5 punktów życia", "5 пунктів здоров’я"),
    ],
)
def test_lost_health_is_counted_rightly(amount: int, polish: str, ukrainian: str) -> None:
    t = two()
    assert told(t, "pl", "lost-health", figure=1, amount=amount) == f"Rita Young traci {polish}."
    assert told(t, "uk", "lost-health", figure=1, amount=amount) == f"Ріта Янг утрачає {ukrainian}."


def test_a_log_line_begins_with_a_capital_whoever_comes_first() -> None:
    t = two()
    t.state.monsters[4] = (0,)
    assert told(t, "pl", "moved", token=0, location=4) == (
        "Czerwony potwór idzie do Biblioteki im. Orne’a (4)."
    )
    assert told(t, "uk", "moved", token=0, location=7) == (
        "Червоний монстр іде до Лекційної зали (7)."
    )


def test_a_gate_is_told_with_its_place() -> None:
    t = two()
    assert told(t, "en", "gate", symbol=TESSERACT, amount=3) == (
        "The tesseract gate in the Laboratory (8) grows to 3 tokens."
    )
    assert told(t, "pl", "gate", symbol=TESSERACT, amount=5).endswith("ma już 5 żetonów.")


def test_the_end_is_told_instead_of_a_prompt() -> None:
    t = position("""
        Jenny: at 3, health 1
        Rita: at 5
        3: red killer 1
    """)
    t.jenny.does(Activate(Zone("green")))
    t.expects_loss("fallen")
    assert asked(t, "en") == "An investigator has fallen"
    assert asked(t, "uk") == "Хтось із дослідників загинув"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Use “T’tka Halot”: no part of the bottom effect is resolved"),
        ("pl", "Użyj przedmiotu „T’tka Halot”: dolny efekt nie zostanie rozpatrzony"),
        ("uk", "Скористатися предметом «Т’тка Галот»: нижній ефект не виконується"),
    ],
)
def test_an_item_says_what_it_takes_the_place_of(language: str, text: str) -> None:
    t = position("""
        Rita: at 2, items ttka_halot
        Lily: at 12
        clues: 2 moon
    """)
    t.rita.resolves("cross_country-a", "bottom")
    assert text in said(t, language).values()
