"""Facts that are joined, how many things there are, and what is told to the reader again."""

from __future__ import annotations

import pytest
from tests.text.toys import YOU

from kadath.kernel.effects import Effect, May, Selector
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node, node
from kadath.text.brackets import unbracketed
from kadath.text.merging import grouped
from kadath.text.render import render
from kadath.text.says import says


@node
class Raised(Modifier):
    """A value of somebody is higher."""

    of: Selector
    what: str
    by: int = 1


@node
class Facts(Node):
    """Several things are so."""

    changes: tuple[Modifier, ...]


@node
class Hero(Selector):
    """One of several heroes."""


@node
class Team(Node):
    """So many heroes, and what they then do."""

    heroes: tuple[Hero, ...]
    effect: Effect


@node
class Rest(Effect):
    """A hero rests."""


@node
class Sleep(Effect):
    """Sleep, and then do something else."""

    effect: Effect


says(
    Raised,
    en="{of!} <have> +{by} to [machina.value_$what:n]",
    pl="{of!} <mieć> +{by} do [machina.value_$what:gen]",
    uk="{of!} <мати> +{by} до [machina.value_$what:gen]",
)
says(Facts, en="{changes:facts}", pl="{changes:facts}", uk="{changes:facts}")
says(
    Hero,
    en="the {~heroes? 2=first |}[final_hour.investigator]",
    pl="{~heroes? 2=[pierwszy] |}[final_hour.investigator]",
    uk="{~heroes? 2=[перший] |}[final_hour.investigator]",
)
says(
    Team,
    words={"heroes": "$heroes"},
    en="{heroes? none=alone|1=one|2=two|many}: {effect}{heroes? none=|, {heroes:and}}",
    pl="{heroes? none=sam|1=jeden|2=dwóch|wielu}: {effect}{heroes? none=|, {heroes:nom and}}",
    uk="{heroes? none=сам|1=один|2=двоє|багато}: {effect}{heroes? none=|, {heroes:nom and}}",
)
says(Rest, en="<exhaust> this card", pl="<zakryć> tę kartę", uk="<задіяти> цю карту")
says(
    Sleep,
    en="<choose> a bed; if it is soft, {effect:imp}",
    pl="<wybrać> łóżko; jeśli jest miękkie, {effect:imp}",
    uk="<обрати> ліжко; якщо воно м’яке, {effect:imp}",
)

ARMOR, WILL = Raised(YOU, "armor"), Raised(YOU, "will", 2)
HERO = Raised(Hero(), "armor", 3)


@pytest.mark.parametrize(
    ("changes", "en", "pl", "uk"),
    [
        ((ARMOR,), "You have +1 to armor.", "Masz +1 do pancerza.", "Ви маєте +1 до броні."),
        (
            (ARMOR, WILL),
            "You have +1 to armor and +2 to will.",
            "Masz +1 do pancerza i +2 do woli.",
            "Ви маєте +1 до броні й +2 до волі.",
        ),
        (
            (ARMOR, WILL, HERO),
            "You have +1 to armor and +2 to will, and the investigator has +3 to armor.",
            "Masz +1 do pancerza i +2 do woli, a badacz ma +3 do pancerza.",
            "Ви маєте +1 до броні й +2 до волі, а дослідник має +3 до броні.",
        ),
    ],
)
def test_facts_of_one_thing_are_told_together(
    changes: tuple[Modifier, ...], en: str, pl: str, uk: str
) -> None:
    facts = Facts(changes)
    assert [render(facts, language) for language in ("en", "pl", "uk")] == [en, pl, uk]
    assert unbracketed(render(facts, "xx")) == []
    assert render(facts, "xx").replace("[[", "").replace("]]", "") == en


def test_only_what_differs_from_a_number_on_is_grouped() -> None:
    clauses = ["it has +1 to armor", "it has −2 to will", "it is here", "it is there"]
    assert grouped(clauses) == [
        ["it has +1 to armor", "−2 to will"],
        ["it is here"],
        ["it is there"],
    ]


@pytest.mark.parametrize(
    ("heroes", "en"),
    [
        (0, "Alone: exhaust this card."),
        (1, "One: exhaust this card, the investigator."),
        (2, "Two: exhaust this card, the first investigator and the first investigator."),
        (3, "Many: exhaust this card, the investigator, the investigator, and the investigator."),
    ],
)
def test_a_pattern_knows_how_many_there_are(heroes: int, en: str) -> None:
    assert render(Team((Hero(),) * heroes, Rest()), "en") == en


def test_within_what_is_allowed_the_reader_may_be_told_again() -> None:
    asleep = May(Sleep(Rest()))
    assert [render(asleep, language) for language in ("en", "pl", "uk")] == [
        "You may choose a bed; if it is soft, exhaust this card.",
        "Możesz wybrać łóżko; jeśli jest miękkie, zakryj tę kartę.",
        "Можете обрати ліжко; якщо воно м’яке, задійте цю карту.",
    ]
