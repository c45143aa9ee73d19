"""The text of fighting, evading, and investigating: the action's name, then its modifiers."""

from __future__ import annotations

from kadath.text.says import says

from ..attempts import (
    AttackHits,
    AttackMisses,
    EvasionSucceeds,
    Fight,
    Investigate,
    InvestigationSucceeds,
    TryToEvade,
)


def instead_en(usual: str) -> str:
    """A skill used instead of the usual one."""
    return f"{{skill? {usual}=|// use [lcg.$skill] instead of [lcg.{usual}]}}"


def instead_pl(usual: str) -> str:
    """A skill used instead of the usual one, in Polish."""
    return f"{{skill? {usual}=|// <użyć> [lcg.$skill:gen] zamiast [lcg.{usual}:gen]}}"


def instead_uk(usual: str) -> str:
    """A skill used instead of the usual one, in Ukrainian."""
    return f"{{skill? {usual}=|// <використати> [lcg.$skill:acc] замість [lcg.{usual}:gen]}}"


says(
    Fight,
    en=(
        f"<fight>{{enemy? none=| {{enemy}}}}{instead_en('combat')}"
        "{gets? none=|// for this attack, {gets:and}}"
    ),
    pl=(
        f"Walka{{enemy? none=| z {{enemy:ins}}}}{instead_pl('combat')}"
        "{gets? none=|// w tym ataku {gets:and}}"
    ),
    uk=(
        f"атака{{enemy? none=| на {{enemy:acc}}}}{instead_uk('combat')}"
        "{gets? none=|// у цій атаці {gets:and}}"
    ),
    words={"test": "fight"},
)
says(
    TryToEvade,
    en=(
        f"<evade>{{enemy? none=| {{enemy}}}}{instead_en('agility')}"
        "{gets? none=|// for this attempt, {gets:and}}{also? none=|// on a success, {also}}"
    ),
    pl=(
        f"Wymykanie się{{enemy? none=| {{enemy:dat}}}}{instead_pl('agility')}"
        "{gets? none=|// w tej próbie {gets:and}}{also? none=|// w razie sukcesu {also}}"
    ),
    uk=(
        f"втеча{{enemy? none=| від {{enemy:gen}}}}{instead_uk('agility')}"
        "{gets? none=|// у цій спробі {gets:and}}{also? none=|// якщо перевірка успішна, {also}}"
    ),
    words={"test": "evade"},
)
says(
    Investigate,
    en=(
        f"<investigate>{instead_en('intellect')}"
        "{gets? none=|// for this investigation, {gets:and}}"
        "{instead? none=|// on a success, {instead} instead of discovering clues}"
    ),
    pl=(
        f"Badanie{instead_pl('intellect')}{{gets? none=|// w tym badaniu {{gets:and}}}}"
        "{instead? none=|// w razie sukcesu zamiast odkrywać wskazówki {instead}}"
    ),
    uk=(
        f"дослідження{instead_uk('intellect')}{{gets? none=|// у цьому дослідженні {{gets:and}}}}"
        "{instead? none=|// якщо перевірка успішна, замість здогадок {instead}}"
    ),
    words={"test": "investigate"},
)

# --- What such a test does: no card says it, but a running test can be described ------------------

says(
    AttackHits,
    en="<deal> the damage of the attack to the attacked enemy",
    pl="<zadać> obrażenia ataku zaatakowanemu wrogowi",
    uk="<нанести> рани від атаки атакованому ворогові",
)
says(
    AttackMisses,
    en="<deal> the damage of the attack to the investigator engaged with the attacked enemy",
    pl="<zadać> obrażenia ataku badaczowi w zwarciu z zaatakowanym wrogiem",
    uk="<нанести> рани від атаки дослідникові, який б’ється з атакованим ворогом",
)
says(
    EvasionSucceeds,
    en="<evade> the enemy",
    pl="<wymknąć się> wrogowi",
    uk="<втекти> від ворога",
)
says(
    InvestigationSucceeds,
    en="<discover> {1:n lcg.clue} at the investigated location",
    pl="<odkryć> {1:acc lcg.clue} w badanej lokalizacji",
    uk="<знайти> {1:acc lcg.clue} у досліджуваній локації",
)
