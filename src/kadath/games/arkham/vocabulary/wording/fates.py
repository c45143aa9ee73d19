"""What triggers say of what becomes of investigators and of the town."""

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

LOST_EN = "lost=lost in time and space"
LOST_PL = "lost=zagubiony w czasie i przestrzeni"
LOST_UK = "lost=загублений у часі та просторі"
STATE_EN = (
    f"{{state? {LOST_EN}|arrested=arrested|insane=driven insane|unconscious=knocked unconscious"
    "|delayed=delayed|devoured}"
)
STATE_PL = (
    f"{{state? {LOST_PL}|arrested=aresztowany|insane=doprowadzony do obłędu|unconscious=ogłuszony"
    "|delayed=zatrzymany|pochłonięty}"
)
STATE_UK = (
    f"{{state? {LOST_UK}|arrested=заарештований|insane=доведений до божевілля"
    "|unconscious=непритомний|delayed=затриманий|пожертий}"
)

BECOME_UK = (
    "{state? lost=загубленим у часі та просторі|arrested=заарештованим|insane=божевільним"
    "|unconscious=непритомним|delayed=затриманим|пожертим}"
)

says(
    YouWouldBecome,
    en=f"when {{~on? sheet=an [arkham.investigator]|you}} would be {STATE_EN}{{,}}",
    pl=f"gdy {{~on? sheet=[arkham.investigator:nom] ma|masz}} zostać {STATE_PL}{{,}}",
    uk=f"коли {{~on? sheet=[arkham.investigator:nom] має бути|ви маєте бути}} {STATE_UK}{{,}}",
)
says(
    SomeoneWouldBecome,
    en=f"when any [arkham.investigator] would be {STATE_EN}{{,}}",
    pl=f"gdy dowolny [arkham.investigator:nom] ma zostać {STATE_PL}{{,}}",
    uk=f"коли будь-який [arkham.investigator:nom] має бути {STATE_UK}{{,}}",
)
says(
    YouBecame,
    en=f"after {{~on? sheet=an [arkham.investigator] is|you are}} {STATE_EN}{{,}}",
    pl=f"po tym, jak {{~on? sheet=[arkham.investigator:nom] zostanie|zostaniesz}} {STATE_PL}{{,}}",
    uk=f"після того як {{~on? sheet=[arkham.investigator:nom] стане|ви станете}} {BECOME_UK}{{,}}",
)
says(
    AGateOpened,
    en="after a [arkham.gate] opens{,}",
    pl="po otwarciu się [arkham.gate:gen]",
    uk="після відкриття [arkham.gate:gen]",
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
    uk=f"ви не можете бути {STATE_UK}",
)
says(
    NoGatesHere,
    en="no [arkham.gate] opens in your [arkham.location]",
    pl="w twoim [arkham.location:loc] nie otwierają się [arkham.gate:nom.pl]",
    uk="у вашій [arkham.location:loc] не відкриваються [arkham.gate:nom.pl]",
)
says(
    NoMonstersHere,
    en="no [arkham.monster] appears in your [arkham.location]",
    pl="w twoim [arkham.location:loc] nie pojawiają się [arkham.monster:nom.pl]",
    uk="у вашій [arkham.location:loc] не з’являються [arkham.monster:nom.pl]",
)
says(
    TheGameIsSetUp,
    en="at the end of the set-up{,}",
    pl="na koniec przygotowania gry",
    uk="наприкінці підготовки гри",
)
