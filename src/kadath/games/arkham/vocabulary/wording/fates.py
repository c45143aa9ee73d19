"""The text of the triggers about states, gates, phases and terror."""

from __future__ import annotations

from kadath.text.says import says

from ..fates import (
    AGateOpened,
    ATurnBegins,
    CannotBecome,
    MythosIsOver,
    NoGatesHere,
    NoMonstersHere,
    SomeoneWouldBecome,
    TerrorRose,
    TheGameIsSetUp,
    ThisActivates,
    YouBecame,
    YouWouldBecome,
)

STATE_EN = (
    "{state? lost=lost in time and space|arrested=arrested|insane=driven insane"
    "|unconscious=knocked unconscious|delayed=delayed|devoured}"
)
ANYONES_PL = (
    "{state? lost=zagubiony w czasie i przestrzeni|arrested=aresztowany"
    "|insane=doprowadzony do obłędu|unconscious=ogłuszony|delayed=zatrzymany|pochłonięty}"
)
STATE_PL = (
    "{~reader? f={state? lost=zagubiona w czasie i przestrzeni|arrested=aresztowana"
    "|insane=doprowadzona do obłędu|unconscious=ogłuszona|delayed=zatrzymana|pochłonięta}"
    f"|{ANYONES_PL}}}"
)
"""A state of the reader; a story of a woman uses feminine forms."""
DONE_UK = (
    "{state? lost=загубитися в часі та просторі|insane=збожеволіти|unconscious=знепритомніти"
    "|arrested=заарештувати|delayed=затримати|пожерти}"
)
BY_ITSELF = "lost,insane,unconscious"
"""The states of which the investigator is the subject in Ukrainian, and not the object."""


def would_become_uk(who: str, whom: str) -> str:
    """The Ukrainian clause for a state that is about to befall an investigator."""
    return f"коли {{state? {BY_ITSELF}={who}|{whom}}} {DONE_UK}{{,}}"


def became_uk(who: str, whom: str) -> str:
    """The Ukrainian clause for a state that has befallen an investigator."""
    return (
        f"після того як {{state? lost={who} загубиться в часі та просторі|insane={who} збожеволіє"
        f"|unconscious={who} знепритомніє|arrested={whom} заарештують|delayed={whom} затримають"
        f"|{whom} пожеруть}}{{,}}"
    )


SOMEONE_UK = would_become_uk(
    "будь-який [arkham.investigator:nom] має", "будь-якого [arkham.investigator:gen] мають"
)
YOU_UK = would_become_uk("ви маєте", "вас мають")
YOU_BECAME_UK = (
    "після того як {state? lost=ви загубитеся в часі та просторі|insane=ви збожеволієте"
    "|unconscious=ви знепритомнієте|arrested=вас заарештують|delayed=вас затримають"
    "|вас пожеруть}{,}"
)

says(
    YouWouldBecome,
    en=f"{{~on? sheet=each [arkham.investigator]: |}}when you would be {STATE_EN}{{,}}",
    pl=f"{{~on? sheet=każdy [arkham.investigator:nom]: |}}gdy masz zostać {STATE_PL}{{,}}",
    uk=f"{{~on? sheet=кожен [arkham.investigator:nom]: |}}{YOU_UK}",
)
says(
    SomeoneWouldBecome,
    en=f"when any [arkham.investigator] would be {STATE_EN}{{,}}",
    pl=f"gdy dowolny [arkham.investigator:nom] ma zostać {ANYONES_PL}{{,}}",
    uk=SOMEONE_UK,
)
says(
    YouBecame,
    en=f"{{~on? sheet=each [arkham.investigator]: |}}after you are {STATE_EN}{{,}}",
    pl=(f"{{~on? sheet=każdy [arkham.investigator:nom]: |}}po tym, jak zostaniesz {STATE_PL}{{,}}"),
    uk=f"{{~on? sheet=кожен [arkham.investigator:nom]: |}}{YOU_BECAME_UK}",
)
says(
    AGateOpened,
    en="after a [arkham.gate] opens{space? none=| [=where arkham-space-$space]}{,}",
    pl="po otwarciu się [arkham.gate:gen]{space? none=| w [=arkham-space-$space:loc]}",
    uk="після відкриття [arkham.gate:gen]{space? none=| у [=arkham-space-$space:loc]}",
)
says(
    ThisActivates,
    en="when this [arkham.monster] would move by its symbol{,}",
    pl="gdy ten [arkham.monster:nom] ma się poruszyć zgodnie ze swoim symbolem{,}",
    uk="коли цей [arkham.monster:nom] має рухатися за своїм символом{,}",
)
says(
    MythosIsOver,
    en="at the end of the Mythos phase{,}",
    pl="na koniec fazy Mitów",
    uk="наприкінці фази Міфу",
)
says(
    ATurnBegins,
    en="at the beginning of each [arkham.turn]{,}",
    pl="na początku każdej [arkham.turn:gen]",
    uk="на початку кожного [arkham.turn:gen]",
)
says(
    TerrorRose,
    en="after the [arkham.terror_level] rises{,}",
    pl="po wzroście [arkham.terror_level:gen]",
    uk="після підвищення [arkham.terror_level:gen]",
)
says(
    CannotBecome,
    en=f"you cannot be {STATE_EN}",
    pl=f"nie możesz zostać {STATE_PL}",
    uk=f"{{state? {BY_ITSELF}=ви не можете|вас не можна}} {DONE_UK}",
)
says(
    NoGatesHere,
    en="no [arkham.gate] opens in your [arkham.location]",
    pl="na twoim [arkham.location:loc] nie otwierają się [arkham.gate:nom.pl]",
    uk="у вашій [arkham.location:loc] не відкриваються [arkham.gate:nom.pl]",
)
says(
    NoMonstersHere,
    en="no [arkham.monster] appears in your [arkham.location]",
    pl="na twoim [arkham.location:loc] nie pojawiają się [arkham.monster:nom.pl]",
    uk="у вашій [arkham.location:loc] не з’являються [arkham.monster:nom.pl]",
)
says(
    TheGameIsSetUp,
    en="at the end of the set-up{,}",
    pl="na koniec przygotowania gry",
    uk="наприкінці підготовки гри",
)
