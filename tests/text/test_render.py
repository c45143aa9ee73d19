"""Trees of effects as rules text."""

from __future__ import annotations

import pytest
from tests.text.toys import (
    HERE,
    YOU,
    AllOf,
    Another,
    Attack,
    Choose,
    Destroy,
    Each,
    EachOther,
    MaySearch,
    Monsters,
    Move,
    Nearby,
    OneMoreForEach,
    Push,
    Some,
    ThereIs,
    ThriceEach,
    Twice,
    Wake,
    Zone,
)

from kadath.kernel.effects import ChooseOne, ChooseUpTo, Effect, If, May, Repeat, Special, do
from kadath.text.brackets import unbracketed
from kadath.text.errors import NotSaid
from kadath.text.render import render, render_offer
from kadath.text.says import says

ATTACK = Attack(YOU, HERE, 4)
MOVE = Move(YOU, 1)

says(
    "special.test_dance",
    en="<move> as if you danced",
    pl="<poruszyć się> tanecznym krokiem",
    uk="<рухатися> ніби в танці",
)

SAID: list[tuple[Effect, str, str, str]] = [
    (
        do(Move(YOU, 2), ATTACK),
        "Move up to 2. Then attack in your location for 4 damage.",
        "Wykonaj do 2 ruchów. Następnie zaatakuj w swoim obszarze i zadaj 4 obrażenia.",
        "Виконайте до 2 рухів. Потім атакуйте у своїй локації й завдайте 4 пункти шкоди.",
    ),
    (
        do(MOVE, do(ATTACK, MOVE)),
        "Move up to 1. Attack in your location for 4 damage. Then move up to 1.",
        (
            "Wykonaj do 1 ruchu. Zaatakuj w swoim obszarze i zadaj 4 obrażenia. "
            "Następnie wykonaj do 1 ruchu."
        ),
        (
            "Виконайте до 1 руху. Атакуйте у своїй локації й завдайте 4 пункти шкоди. "
            "Потім виконайте до 1 руху."
        ),
    ),
    (
        Each(EachOther(), do(Move(YOU, 2), Attack(YOU, HERE, 1))),
        "Each other investigator moves up to 2, then attacks in their location for 1 damage.",
        (
            "Każdy inny badacz wykonuje do 2 ruchów, "
            "a następnie atakuje w swoim obszarze i zadaje 1 obrażenie."
        ),
        (
            "Кожен інший дослідник виконує до 2 рухів, "
            "а потім атакує у своїй локації й завдає 1 пункт шкоди."
        ),
    ),
    (
        May(do(MOVE, Destroy(1, Monsters(HERE, 1)))),
        "You may move up to 1, then destroy 1 monster with 1 health in your location.",
        (
            "Możesz wykonać do 1 ruchu, "
            "a następnie zniszczyć 1 potwora z 1 punktem życia w swoim obszarze."
        ),
        (
            "Можете виконати до 1 руху, "
            "а потім знищити 1 монстра з 1 пунктом здоров’я у своїй локації."
        ),
    ),
    (
        Each(EachOther(), May(MOVE)),
        "Each other investigator may move up to 1.",
        "Każdy inny badacz może wykonać do 1 ruchu.",
        "Кожен інший дослідник може виконати до 1 руху.",
    ),
    (
        May(Attack(Some(1), HERE, 2)),
        "If you wish, 1 other investigator attacks in their location for 2 damage.",
        "Jeśli chcesz, 1 inny badacz atakuje w swoim obszarze i zadaje 2 obrażenia.",
        "За бажання 1 інший дослідник атакує у своїй локації й завдає 2 пункти шкоди.",
    ),
    (
        Repeat(2, ChooseOne((MOVE, ATTACK))),
        "Do this twice: either move up to 1, or attack in your location for 4 damage.",
        (
            "Zrób to dwa razy: albo wykonaj do 1 ruchu, "
            "albo zaatakuj w swoim obszarze i zadaj 4 obrażenia."
        ),
        (
            "Зробіть це двічі: або виконайте до 1 руху, "
            "або атакуйте у своїй локації й завдайте 4 пункти шкоди."
        ),
    ),
    (
        Repeat(5, MOVE),
        "Do this 5 times: move up to 1.",
        "Zrób to 5 razy: wykonaj do 1 ruchu.",
        "Зробіть це 5 разів: виконайте до 1 руху.",
    ),
    (
        If(ThereIs(Monsters(Nearby())), ATTACK, MOVE),
        (
            "If there is a monster in an adjacent location, attack in your location for 4 damage. "
            "Otherwise, move up to 1."
        ),
        (
            "Jeśli jest tu potwór w sąsiadującym obszarze, "
            "zaatakuj w swoim obszarze i zadaj 4 obrażenia. W przeciwnym razie wykonaj do 1 ruchu."
        ),
        (
            "Якщо тут є монстр у сусідній локації, "
            "атакуйте у своїй локації й завдайте 4 пункти шкоди. Інакше виконайте до 1 руху."
        ),
    ),
    (
        Destroy(None, AllOf(Monsters(Zone("orange"), 2))),
        "Destroy all monsters with 2 health in the orange zone.",
        "Zniszcz wszystkie potwory z 2 punktami życia w pomarańczowej strefie.",
        "Знищте всіх монстрів з 2 пунктами здоров’я в помаранчевій зоні.",
    ),
    (
        Attack(YOU, HERE, Twice(Monsters(HERE))),
        (
            "Attack in your location for damage equal to twice the number of monsters "
            "in your location."
        ),
        (
            "Zaatakuj w swoim obszarze i zadaj tyle obrażeń, ile wynosi "
            "podwojona liczba potworów w swoim obszarze."
        ),
        (
            "Атакуйте у своїй локації й завдайте стільки пунктів шкоди, скільки становить "
            "подвоєна кількість монстрів у своїй локації."
        ),
    ),
    (
        Attack(YOU, HERE, OneMoreForEach(2, Monsters(Nearby()))),
        "Attack in your location for 2 damage, plus 1 for each monster in an adjacent location.",
        (
            "Zaatakuj w swoim obszarze i zadaj 2 obrażenia "
            "i jeszcze 1 za każdego potwora w sąsiadującym obszarze."
        ),
        (
            "Атакуйте у своїй локації й завдайте 2 пункти шкоди "
            "й ще 1 за кожного монстра в сусідній локації."
        ),
    ),
    (
        Attack(YOU, HERE, ThriceEach(Monsters(Nearby()))),
        "Attack in your location for 3 damage for each monster in an adjacent location.",
        (
            "Zaatakuj w swoim obszarze i zadaj 3 obrażenia "
            "za każdego potwora w sąsiadującym obszarze."
        ),
        (
            "Атакуйте у своїй локації й завдайте 3 пункти шкоди "
            "за кожного монстра в сусідній локації."
        ),
    ),
    (
        do(Wake("deep_one"), Wake("ghoul_horde")),
        "Activate each ancient deep one. Then activate each ghoul horde.",
        "Aktywuj każdą istotę z głębin. Następnie aktywuj każdą hordę ghuli.",
        "Активуйте кожного глибоководного. Потім активуйте кожну орду гулів.",
    ),
    (
        do(MaySearch(), Another(do(MOVE, MaySearch()))),
        (
            "You may search your location. "
            "Then another investigator moves up to 1, then may search their location."
        ),
        (
            "Możesz przeszukać swój obszar. "
            "Następnie inny badacz wykonuje do 1 ruchu, a następnie może przeszukać swój obszar."
        ),
        (
            "Можете обшукати свою локацію. "
            "Потім інший дослідник виконує до 1 руху, а потім може обшукати свою локацію."
        ),
    ),
    (
        May(Another(MOVE)),
        "If you wish, another investigator moves up to 1.",
        "Jeśli chcesz, inny badacz wykonuje do 1 ruchu.",
        "За бажання інший дослідник виконує до 1 руху.",
    ),
    (
        do(MOVE, May(Another(MOVE))),
        "Move up to 1. Then, if you wish, another investigator moves up to 1.",
        "Wykonaj do 1 ruchu. Następnie, jeśli chcesz, inny badacz wykonuje do 1 ruchu.",
        "Виконайте до 1 руху. Потім за бажання інший дослідник виконує до 1 руху.",
    ),
    (
        Special("test.dance", says="special.test_dance"),
        "Move as if you danced.",
        "Porusz się tanecznym krokiem.",
        "Рухайтеся ніби в танці.",
    ),
]


@pytest.mark.parametrize(("effect", "en", "pl", "uk"), SAID, ids=[said[1][:40] for said in SAID])
def test_one_tree_is_said_in_three_languages(effect: Effect, en: str, pl: str, uk: str) -> None:
    assert render(effect, "en") == en
    assert render(effect, "pl") == pl
    assert render(effect, "uk") == uk


def test_a_choice_is_a_list_and_what_follows_it_begins_a_new_line() -> None:
    assert render(do(ChooseOne((do(MOVE, ATTACK), MOVE)), MOVE), "pl") == (
        "Wybierz jedno:\n"
        "• Wykonaj do 1 ruchu. Następnie zaatakuj w swoim obszarze i zadaj 4 obrażenia.\n"
        "• Wykonaj do 1 ruchu.\n"
        "Następnie wykonaj do 1 ruchu."
    )
    assert render(ChooseUpTo(2, (MOVE, ATTACK)), "uk") == (
        "Оберіть щонайбільше 2 різні варіанти, у будь-якому порядку:\n"
        "• Виконайте до 1 руху.\n"
        "• Атакуйте у своїй локації й завдайте 4 пункти шкоди."
    )


def test_a_game_in_which_then_means_something_leaves_it_out() -> None:
    assert render(do(MOVE, MOVE), "en", then=False) == "Move up to 1. Move up to 1."


FOE = Choose("foe", Monsters(HERE), do(Push("foe", Nearby()), Destroy(None, "foe")))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Move a monster in your location into an adjacent location. Then destroy that monster.",
        ),
        (
            "pl",
            (
                "Przesuń potwora w swoim obszarze na sąsiadujący obszar. "
                "Następnie zniszcz tego potwora."
            ),
        ),
        (
            "uk",
            "Перемістіть монстра у своїй локації в сусідню локацію. Потім знищте того монстра.",
        ),
    ],
)
def test_a_bound_name_is_told_in_full_once(language: str, said: str) -> None:
    assert render(FOE, language) == said


def test_a_name_ends_with_the_node_that_bound_it() -> None:
    with pytest.raises(NotSaid, match="nothing is bound to 'foe'"):
        render(do(FOE, Destroy(None, "foe")), "en")
    again = render(do(FOE, FOE), "en")
    assert again.count("a monster in your location") == 2


@pytest.mark.parametrize("effect", [*(said[0] for said in SAID), FOE])
def test_the_bracket_locale_finds_nothing_that_bypassed_the_renderer(effect: Effect) -> None:
    text = render(effect, "xx")
    assert unbracketed(text) == []
    assert text.replace("[[", "").replace("]]", "") == render(effect, "en")


def test_the_bracket_locale_shows_what_did_bypass_it() -> None:
    assert unbracketed("[[Move up to]] Kingsport. [[Then]] • attack") == ["Kingsport", "attack"]


def test_a_ukrainian_button_offers_what_can_be_done_in_the_infinitive() -> None:
    both = do(Move(YOU, 2), ATTACK)
    assert render_offer(both, "uk") == (
        "Виконати до 2 рухів. Потім атакувати у своїй локації й завдати 4 пункти шкоди."
    )
    assert render_offer(both, "pl") == render(both, "pl")


def test_a_button_tells_what_somebody_else_does_as_a_fact() -> None:
    others = Move(EachOther(), 1)
    assert render_offer(others, "uk") == render(others, "uk")
