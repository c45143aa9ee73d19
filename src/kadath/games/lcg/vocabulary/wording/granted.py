"""The text of abilities within abilities."""

from __future__ import annotations

from kadath.text.says import says

from ..granted import Gains, PlayInYourTurn, While, WhileInHand

COMMA = "{condition? YourTurn,InTest=|,}"
"""The comma after a condition; in Polish and Ukrainian there is none after a time."""


def granted(condition: str, comma: str) -> str:
    """A condition with what applies while it holds: facts, or abilities with their own labels."""
    return (
        f"{condition}{{abilities? Action,Forced,Free,Reaction=: {{abilities:sentences}}"
        f"|{comma} {{abilities:and}}}}"
    )


says(
    Gains,
    en="{of? This=it {!s3}<gain>|{of!each} <gain>}: “{abilities:sentences}”",
    pl="{of? This={!s3}<zyskać> ona|{of!each} <zyskać>}: „{abilities:sentences}”",
    uk="{of? This=вона {!s3}<отримати>|{of!each} <отримати>}: «{abilities:sentences}»",
    # The "this card" of granted abilities is what gains them, not the card granting them.
    words={"type": "$of.face"},
)
says(
    While,
    en=granted(
        "{condition? YourTurn,InTest={condition}|SuccessfulTest=if {condition}|while {condition}}",
        ",",
    ),
    pl=granted(
        "{condition? YourTurn,InTest={condition}|SuccessfulTest=jeśli {condition}"
        "|dopóki {condition}}",
        COMMA,
    ),
    uk=granted(
        "{condition? YourTurn,InTest={condition}|SuccessfulTest=якщо {condition}|доки {condition}}",
        COMMA,
    ),
    words={"test": "$condition.kind"},
)
says(
    WhileInHand,
    en=granted("while this [lcg.card] is in your hand", ","),
    pl=granted("dopóki ta [lcg.card] jest na twojej ręce", ","),
    uk=granted("доки ця [lcg.card] у вас на руці", ","),
)
says(
    PlayInYourTurn,
    en="you may play this [lcg.card] in any player window of your turn",
    pl="możesz zagrać tę [lcg.card:acc] w dowolnym oknie gracza swojej tury",
    uk="ви можете зіграти цю [lcg.card:acc] в будь-якому вікні гравця свого ходу",
)
