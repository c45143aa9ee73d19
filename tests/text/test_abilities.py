"""Abilities as rules text: labels, moods, kinds of thing, names that are given, signed numbers."""

from __future__ import annotations

import pytest
from tests.text.toys import HERE, YOU, Choose

from kadath.kernel.effects import Amount, Effect, Number, Selector
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import Node, node
from kadath.text.brackets import unbracketed
from kadath.text.checks import missing
from kadath.text.errors import NotSaid
from kadath.text.languages import LANGUAGES
from kadath.text.lexicon import lexicon
from kadath.text.merging import merged, told_once
from kadath.text.render import render, render_together
from kadath.text.says import says
from kadath.text.voice import Voice


@node
class Foes(Selector):
    """Enemies, or investigators, somewhere: kinds of thing."""

    what: str
    where: Selector | None = None


@node
class Both(Selector):
    """Several kinds of thing."""

    of: tuple[Selector, ...]


@node
class It(Selector):
    """What the happening is about."""

    name: str


@node
class Defeats(Node):
    """Somebody defeats an enemy."""

    who: Selector | None
    what: Selector | None = None


@node
class When(Node):
    """What happens when something happens."""

    time: str
    to: Node
    effect: Effect


@node
class Never(Node):
    """What cannot happen."""

    what: Node


@node
class Wound(Effect):
    """Damage, which may be computed."""

    to: Selector
    damage: Number


@node
class Either(Effect):
    """One of several effects."""

    effects: tuple[Effect, ...]


@node
class ForEach(Amount):
    """One for each of something."""

    what: Selector


@node
class Less(Amount):
    """The same below zero."""

    number: Number


@node
class Token(Node):
    """A number with its sign."""

    number: Number


@node
class Card(Selector):
    """A card by its name."""

    key: str


@node
class Drop(Effect):
    """Drop a card, whatever it is used up in."""

    card: Selector


says(
    Foes,
    en="[lcg.$what]{where? none=| at {where}}",
    pl="[lcg.$what]{where? none=| w {where:loc}}",
    uk="[lcg.$what]{where? none=| у {where:loc}}",
    kind_of_thing=True,
)
says(Both, en="{of:* or}", pl="{of:* or}", uk="{of:* or}")
says(It, en="{name}", pl="{name}", uk="{name}", refers="name")
says(
    Defeats,
    en="{who!lcg.investigator} <defeat> {what? none=an [lcg.enemy]|{what}}",
    pl="{who!lcg.investigator} <pokonać> {what? none=[lcg.enemy:acc]|{what:acc}}",
    uk="{who!lcg.investigator} <перемогти> {what? none=[lcg.enemy:acc]|{what:acc}}",
    gives={"who": "who lcg.investigator", "foe": "what lcg.enemy"},
    words={"it": "attack"},
)
says(
    When,
    en="{time? after=after {to:done}|would=when {to:would}|when {to:ind}}{-}{effect:open}",
    pl="{time? after=po tym, jak {to:done}|would=kiedy {to:would}|kiedy {to:ind}}{-}{effect:open}",
    uk="{time? after=після того, як {to:done}|would=коли {to:would}|коли {to:ind}}{-}{effect:open}",
)
says(Never, en="{what:cannot}", pl="{what:cannot}", uk="{what:cannot}")
says(
    Wound,
    en="<deal> {damage:n lcg.damage} to {to:each}",
    pl="<zadać> {damage:acc lcg.damage} {to:each dat}",
    uk="<нанести> {damage:acc lcg.damage} {to:each dat}",
)
says(Either, en="{effects:one}", pl="{effects:one}", uk="{effects:one}")
says(
    ForEach,
    en="{!s3}{1:@} for {what:each n}",
    pl="{!s3}{1:@} za {what:each acc}",
    uk="{!s3}{1:@} за {what:each acc}",
)
says(Less, en="{number:negated @}", pl="{number:negated @}", uk="{number:negated @}")
says(
    Token, en="token{-}{number:signed}", pl="żeton{-}{number:signed}", uk="жетон{-}{number:signed}"
)
says(
    Card,
    en="[=the lcg-card-$key]",
    pl="[lcg.card] [=lcg-card-$key]",
    uk="[lcg.card] «[=lcg-card-$key]»",
)
says(
    Drop,
    en="<discard> {card} and {~uses? none=nothing|all [lcg.use_$~uses:pl]}",
    pl="<odrzucić> {card:acc} i {~uses? none=nic|[wszystkie:acc.pl lcg.$~uses]}",
    uk="<скинути> {card:acc} та {~uses? none=нічого|усе}",
)
says(
    Adjust,
    game="toys",
    en="{of!each} <get> {by:change lcg.$stat}{op? add=}",
    pl="{of!each} <otrzymać> {by:change lcg.$stat}{op? add=}",
    uk="{of!each} <отримати> {by:change lcg.$stat}{op? add=}",
)

ENEMY = Foes("enemy")
HERE_TOO = Both((Foes("enemy", HERE), Foes("investigator", HERE)))


@pytest.mark.parametrize(
    ("tree", "en", "pl", "uk"),
    [
        (
            When("after", Defeats(YOU), Wound(It("foe"), 1)),
            "After you defeat an enemy – Deal 1 damage to that enemy.",
            "Po tym, jak pokonasz wroga – Zadaj 1 obrażenie temu wrogowi.",
            "Після того, як ви перемогли ворога – Нанесіть 1 рану тому ворогові.",
        ),
        (
            When("after", Defeats(None), Wound(It("who"), 1)),
            "After an investigator defeats an enemy – Deal 1 damage to that investigator.",
            "Po tym, jak badacz pokona wroga – Zadaj 1 obrażenie temu badaczowi.",
            "Після того, як дослідник переміг ворога – Нанесіть 1 рану тому дослідникові.",
        ),
        (
            When("after", Defeats(Foes("asset"), ENEMY), Wound(It("who"), 2)),
            "After an asset defeats an enemy – Deal 2 damage to that asset.",
            "Po tym, jak atut pokona wroga – Zadaj 2 obrażenia temu atutowi.",
            "Після того, як здобуток переміг ворога – Нанесіть 2 рани тому здобутку.",
        ),
        (
            When("would", Defeats(Foes("location")), Wound(It("foe"), 1)),
            "When a location would defeat an enemy – Deal 1 damage to that enemy.",
            "Kiedy lokalizacja miałaby pokonać wroga – Zadaj 1 obrażenie temu wrogowi.",
            "Коли локація мала б перемогти ворога – Нанесіть 1 рану тому ворогові.",
        ),
        (
            When("when", Defeats(YOU), Wound(It("foe"), 1)),
            "When you defeat an enemy – Deal 1 damage to that enemy.",
            "Kiedy pokonujesz wroga – Zadaj 1 obrażenie temu wrogowi.",
            "Коли ви перемагаєте ворога – Нанесіть 1 рану тому ворогові.",
        ),
        (
            Never(Defeats(Foes("investigator"))),
            "Investigators cannot defeat an enemy.",
            "Badacze nie mogą pokonać wroga.",
            "Дослідники не можуть перемогти ворога.",
        ),
        (
            Never(Defeats(YOU)),
            "You cannot defeat an enemy.",
            "Nie możesz pokonać wroga.",
            "Ви не можете перемогти ворога.",
        ),
    ],
)
def test_a_happening_is_told_as_done_as_a_fact_or_as_what_cannot_be(
    tree: Node, en: str, pl: str, uk: str
) -> None:
    assert [render(tree, language) for language in LANGUAGES] == [en, pl, uk]


@pytest.mark.parametrize(
    ("tree", "en", "pl", "uk"),
    [
        (
            Wound(HERE_TOO, 3),
            "Deal 3 damage to each enemy and each investigator at your location.",
            "Zadaj 3 obrażenia każdemu wrogowi i każdemu badaczowi w swoim obszarze.",
            "Нанесіть 3 рани кожному ворогові й кожному дослідникові у своїй локації.",
        ),
        (
            Choose("foe", HERE_TOO, Wound(It("foe"), 3)),
            "Deal 3 damage to an enemy or an investigator at your location.",
            "Zadaj 3 obrażenia wrogowi lub badaczowi w swoim obszarze.",
            "Нанесіть 3 рани ворогові або дослідникові у своїй локації.",
        ),
        (
            Wound(ENEMY, ForEach(Foes("clue", HERE))),
            "Deal 1 damage for each clue at their location to each enemy.",
            "Zadaj 1 obrażenie za każdą wskazówkę w swoim obszarze każdemu wrogowi.",
            "Нанесіть 1 рану за кожну здогадку у своїй локації кожному ворогові.",
        ),
        (
            Either((Wound(ENEMY, 1), Wound(ENEMY, 2))),
            "Either deal 1 or 2 damage to each enemy.",
            "Zadaj 1 obrażenie albo 2 obrażenia każdemu wrogowi.",
            "Нанесіть 1 рану або 2 рани кожному ворогові.",
        ),
    ],
)
def test_a_kind_of_thing_is_each_of_them_or_one_of_them(
    tree: Node, en: str, pl: str, uk: str
) -> None:
    assert [render(tree, language) for language in LANGUAGES] == [en, pl, uk]


def test_numbers_have_signs_where_they_are_added() -> None:
    assert render(Token(2), "en") == "Token – +2."
    assert render(Token(-1), "pl") == "Żeton – −1."
    assert render(Token(ForEach(ENEMY)), "uk") == "Жетон – +1 за кожного ворога."
    assert render(Token(Less(ForEach(ENEMY))), "pl") == "Żeton – −1 za każdego wroga."
    assert render(Token(Less(3)), "en") == "Token – −3."


def test_a_node_of_the_kernel_may_say_something_else_in_each_game() -> None:
    changes = (Adjust(YOU, "combat", 1), Adjust(YOU, "agility", -2))
    assert render(changes[0], "en", game="toys") == "You get +1 combat."
    assert render(changes[0], "pl", game="toys") == "Otrzymujesz +1 do walki."
    assert render(changes[1], "uk", game="toys") == "Ви отримуєте −2 до спритності."
    assert render_together(changes, "en", game="toys") == "You get +1 combat and −2 agility."
    assert render_together(changes, "uk", game="toys") == (
        "Ви отримуєте +1 до сили й −2 до спритності."
    )
    assert missing([Adjust], game="toys") == []
    assert missing([Adjust], game="nowhere") == ["kernel.Adjust: no pattern says it"]
    with pytest.raises(NotSaid, match="no pattern says Adjust"):
        render(changes[0], "en")


def test_a_name_is_never_inflected_and_english_knows_which_have_an_article() -> None:
    assert render(Drop(Card("rivertown")), "en") == "Discard Rivertown and nothing."
    assert render(Drop(Card("attic")), "en") == "Discard the Attic and nothing."
    assert render(Drop(Card("attic")), "pl") == "Odrzuć kartę Strych i nic."
    assert render(Drop(Card("attic")), "uk") == "Скиньте карту «Горище» та нічого."
    assert unbracketed(render(Drop(Card("attic")), "xx")) == []


def test_a_text_may_be_given_words() -> None:
    text = render(Drop(Card("attic")), "en", uses="charges")
    assert text == "Discard the Attic and all charges."


def test_a_name_that_is_told_can_no_longer_be_each_of_them() -> None:
    foe = Choose("foe", Foes("enemy", HERE), Wound(It("foe"), 1))
    assert render(foe, "pl") == "Zadaj 1 obrażenie wrogowi w swoim obszarze."


def test_what_texts_share_is_told_once() -> None:
    assert told_once(["a cat at home", "a dog at home"]) == ["a cat", "a dog at home"]
    assert told_once(["red cats", "blue cats"]) == ["red cats", "blue cats"]
    assert merged(["heal 1 cat of mine", "heal 1 dog of mine"]) == ["heal 1 cat", "1 dog of mine"]
    assert merged(["move", "move"]) == ["move", "move"]
    assert merged(["take 2 cats", "move 1 dog"]) == ["take 2 cats", "move 1 dog"]
    long = ["you get a b c d e", "you take 1"]
    assert merged(long) == long


def test_a_table_of_forms_must_have_the_one_that_is_asked_for() -> None:
    assert lexicon("uk").told("увійти", Voice("s3", "done", "f")) == "увійшла"
    assert lexicon("uk").told("увійти", Voice("s3", "done", "ma")) == "увійшов"
    assert lexicon("pl").told("pokonać", Voice("p3", "would", "m1")) == "mieliby pokonać"
    with pytest.raises(NotSaid, match="'potasować' has no form done"):
        lexicon("pl").told("potasować", Voice("you", "done"))
    with pytest.raises(NotSaid, match="no form for"):
        lexicon("uk").told("увійти", Voice("s3", "done"))


def test_the_forms_for_what_is_done_are_those_of_known_verbs() -> None:
    for language in ("pl", "uk"):
        words = lexicon(language)
        for verb, listed in words.data["done"].items():
            assert verb in words.data["verbs"]
            assert len(listed.split(", ")) == len(words.grammar.done), verb
