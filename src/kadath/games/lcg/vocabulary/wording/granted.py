"""What abilities within abilities say."""

from __future__ import annotations

from kadath.text.says import says

from ..granted import Gains, PlayInYourTurn, While, WhileInHand

COMMA = "{condition? YourTurn,InTest=|,}"
"""The comma after a condition, which Polish and Ukrainian do not have after a time."""


def granted(condition: str, comma: str) -> str:
    """A condition with what holds while it does: facts, or abilities with labels of their own."""
    return (
        f"{condition}{{abilities? Action,Forced,Free,Reaction=: {{abilities:sentences}}"
        f"|{comma} {{abilities:and}}}}"
    )


says(
    Gains,
    en="{of? This=it {!s3}<gain>|{of!each} <gain>}: “{abilities:sentences}”",
    pl="{of? This={!s3}<zyskać> ona|{of!each} <zyskać>}: „{abilities:sentences}”",
    uk="{of? This=вона {!s3}<отримати>|{of!each} <отримати>}: «{abilities:sentences}»",
    # Whatever gains them, not the card that grants them, is what they call "this card".
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
