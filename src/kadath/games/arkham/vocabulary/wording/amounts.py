"""The text of amounts."""

from __future__ import annotations

from kadath.text.says import says

from ..amounts import (
    Awareness,
    CardsHeld,
    Chosen,
    DiePlusPrice,
    DieRoll,
    Failures,
    Have,
    LessEachSuccess,
    Paid,
    Rolled,
    Successes,
    Toughness,
)

says(
    Awareness,
    en="the [arkham.monster_awareness]",
    pl="[arkham.monster_awareness]",
    uk="[arkham.monster_awareness]",
)
says(
    DieRoll,
    en="the {dice? 1=[arkham.result] of a [arkham.die] roll|total of {dice:n arkham.die}}",
    pl="[arkham.result] rzutu {dice? 1=[arkham.die:ins]|{dice:ins arkham.die}}",
    uk="[arkham.result] кидка {dice? 1=[arkham.die:gen]|{dice:gen arkham.die}}",
)

says(
    Toughness,
    en="the monster’s [arkham.toughness]",
    pl="[arkham.toughness] potwora",
    uk="[arkham.toughness] монстра",
)

# --- Numbers bound earlier in the effect ----------------------------------------------------------

says(
    Successes,
    en="{!s3}{each:@} for each [arkham.success]",
    pl="{!s3}{each:@} za każdy [arkham.success:acc]",
    uk="{!s3}{each:@} за кожен [arkham.success:acc]",
)
says(
    Failures,
    en="{!s3}{each:@} for each die that is not a [arkham.success]",
    pl="{!s3}{each:@} za każdą kość bez [arkham.success:gen]",
    uk="{!s3}{each:@} за кожен кубик без [arkham.success:gen]",
)
says(
    LessEachSuccess,
    en="{number:@}, less 1 for each [arkham.success]",
    pl="{number:@} (o 1 mniej za każdy [arkham.success:acc])",
    uk="{number:@} (на 1 менше за кожен [arkham.success:acc])",
)
says(
    Rolled,
    en="the [arkham.number] rolled{less? 0=| minus {less}}",
    pl="[wynik] rzutu{less? 0=| minus {less}}",
    uk="[результат] кидка{less? 0=| мінус {less}}",
)
says(
    Chosen,
    en="{times? 1=|2=twice }the [arkham.number] you chose",
    pl="{times? 1=[wybrany] [arkham.number]|2=[podwojony] [wybrany] [arkham.number]}",
    uk="{times? 1=[обраний] [arkham.number]|2=[подвоєний] [обраний] [arkham.number]}",
)
says(
    Paid,
    en=(
        "{!s3}{plus? 0=|{plus:@}, plus }{1:@} for "
        "{what? clues=each [arkham.clue_token]|{per? 1=each [arkham.dollar]"
        "|every {per:n arkham.dollar}}} you spent{plus? 0=|{,}}"
    ),
    pl=(
        "{!s3}{plus? 0=|{plus:@} oraz dodatkowo }{1:@} za "
        "{what? clues=każdy wydany [arkham.clue_token:acc]"
        "|{per? 1=każdego wydanego [arkham.dollar:acc]|każde wydane {per:acc arkham.dollar}}}"
    ),
    uk=(
        "{!s3}{plus? 0=|{plus:@} і ще }{1:@} за "
        "{what? clues=кожен витрачений [arkham.clue_token:acc]"
        "|{per? 1=кожен витрачений [arkham.dollar:acc]|кожні витрачені {per:acc arkham.dollar}}}"
    ),
)
says(
    DiePlusPrice,
    en="the [arkham.result] of a die roll plus the price of that card",
    pl="[arkham.result] rzutu kością plus cena tej karty",
    uk="[arkham.result] кидка кубика плюс ціна цієї карти",
)

# --- What an investigator has ---------------------------------------------------------------------

says(
    Have,
    en="{!s3}{1:@} for each [arkham.$what] you have",
    pl="{!s3}{1:@} za każdy swój [arkham.$what:acc]",
    uk="{!s3}{1:@} за кожен свій [arkham.$what:acc]",
)
says(
    CardsHeld,
    en="{!s3}{plus? 0=|{plus:@}, plus }{1:@} for each [arkham.$what] you have",
    pl=(
        "{!s3}{plus? 0=|{plus:@} oraz dodatkowo }{1:@} za "
        "[każdy:acc arkham.$what] [arkham.$what:acc]"
    ),
    uk="{!s3}{plus? 0=|{plus:@} і ще }{1:@} за [кожен:acc arkham.$what] [arkham.$what:acc]",
)
