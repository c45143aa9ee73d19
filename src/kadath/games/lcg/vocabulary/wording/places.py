"""Pattern fragments that many nodes share: this card, a place, a trait, a condition.

Each is a function from a field name to the fragment in one language, inserted into patterns with
f-strings. Proper names are never inflected, so Polish and Ukrainian put a noun before them.
"""

from __future__ import annotations

THINGS = (
    "{~type? enemy=[lcg.enemy]|location=[lcg.location]|act=[lcg.act]|agenda=[lcg.agenda]"
    "|[lcg.card]}"
)
THIS_EN = f"this {THINGS}"
THIS_PL = f"[ten] {THINGS}"
THIS_UK = f"[цей] {THINGS}"
"""The card itself, by its type, as a phrase."""


def at_en(field: str) -> str:
    """In a place, where there is one: " in your location".

    Players say "at": with it a dozen cards repeat the publisher's sentences word for word.
    """
    return f"{{{field}? none=| in {{{field}}}}}"


def at_pl(field: str) -> str:
    """At a place, where there is one: " w twojej lokalizacji"."""
    return f"{{{field}? none=| w {{{field}:loc}}}}"


def at_uk(field: str) -> str:
    """At a place, where there is one: " у вашій локації"."""
    return f"{{{field}? none=| у {{{field}:loc}}}}"


def trait_en(field: str = "trait") -> str:
    """With a trait, before the noun: "Tome "."""
    return f"{{{field}? none=|[=lcg-trait-$({field})] }}"


def trait_pl(field: str = "trait") -> str:
    """With a trait, after the noun: " z cechą Księga"."""
    return f"{{{field}? none=| z cechą [=lcg-trait-$({field})]}}"


def trait_uk(field: str = "trait") -> str:
    """With a trait, after the noun: " з рисою Книга"."""
    return f"{{{field}? none=| з рисою [=lcg-trait-$({field})]}}"


def enemy_trait_uk(field: str = "trait", form: str = "") -> str:
    """With a trait, after "ворог": "-культист" if the trait is a noun for a person or creature."""
    kinds = "|".join(
        f"{trait}=-[{noun}{form}]"
        for trait, noun in (("Cultist", "культист"), ("Ghoul", "гуль"), ("Monster", "монстр"))
    )
    return f"{{{field}? {kinds}|{trait_uk(field)}}}"


def enemy_en(of: str = "") -> str:
    """Which enemies are meant, apart from where they are; `of` is the field that selects them."""
    return (
        f"{{{of}exhausted? none=|true=exhausted |ready }}{{{of}unengaged? true=unengaged |}}"
        f"{{{of}no_weakness? true=non-weakness |}}"
        f"{{{of}but_not? none=|non-[=lcg-trait-$({of}but_not)] }}"
        f"{trait_en(of + 'trait')}[lcg.enemy]"
        f"{{{of}engaged_with? none=|Tester= engaged with them| engaged with {{{of}engaged_with}}}}"
    )


def enemy_pl(of: str = "", at: str = "") -> str:
    """Which enemies are meant, in Polish; `at` says where they are, unless stated before."""
    return (
        f"{{{of}exhausted? none=|true=[wyczerpany] |[przygotowany] }}[lcg.enemy]"
        f"{trait_pl(of + 'trait')}"
        f"{{{of}no_weakness? true=|{{{of}but_not? none=| bez cechy [=lcg-trait-$({of}but_not)]}}}}"
        f"{{{of}unengaged? true= poza zwarciem|}}"
        f"{{{of}engaged_with? none=|Tester= w zwarciu z nim"
        f"| w zwarciu z {{{of}engaged_with:ins}}}}{at}"
        f"{{{of}no_weakness? true=, [który:nom lcg.enemy] nie jest [lcg.weakness:ins]"
        f"{{{of}but_not? none=| ani nie ma cechy [=lcg-trait-$({of}but_not)]}}{{,}}|}}"
    )


def enemy_uk(of: str = "", at: str = "") -> str:
    """Which enemies are meant, in Ukrainian; `at` says where they are, unless stated before."""
    return (
        f"{{{of}exhausted? none=|true=[задіяний] |[оновлений] }}"
        f"{{{of}but_not? Elite=[неелітний] |}}[lcg.enemy]"
        f"{enemy_trait_uk(of + 'trait')}"
        f"{{{of}but_not? none,Elite=| без риси [=lcg-trait-$({of}but_not)]}}"
        f"{{{of}unengaged? true= поза боєм|}}"
        f"{{{of}engaged_with? none=|Tester= у бою з ним"
        f"| у бою з {{{of}engaged_with:ins}}}}{at}"
        f"{{{of}no_weakness? true=, [який:nom lcg.enemy] не є [lcg.weakness:ins]{{,}}|}}"
    )


def hurt(case: str, both: str, direct: str = "") -> str:
    """An amount of damage, of horror, or both; `direct` is the field that says it is direct."""
    damage, horror = (
        f"{{{direct}? true={{{kind}:{case} lcg.direct_{kind}}}|{{{kind}:{case} lcg.{kind}}}}}"
        if direct
        else f"{{{kind}:{case} lcg.{kind}}}"
        for kind in ("damage", "horror")
    )
    return f"{{damage? 0=|{damage}{{horror? 0=| {both} }}}}{{horror? 0=|{horror}}}"


TIMES = "InTest,YourTurn"
"""The conditions worded as times: "during your turn", not "if"."""


def if_en(field: str = "condition") -> str:
    """On a condition: "if there is an enemy", "during your turn"."""
    return f"{{{field}? {TIMES}={{{field}}}|if {{{field}}}}}"


def if_pl(field: str = "condition") -> str:
    """On a condition: "jeśli ...", "podczas swojej tury"."""
    return f"{{{field}? {TIMES}={{{field}}}|jeśli {{{field}}}}}"


def if_uk(field: str = "condition") -> str:
    """On a condition: "якщо ...", "під час свого ходу"."""
    return f"{{{field}? {TIMES}={{{field}}}|якщо {{{field}}}}}"
