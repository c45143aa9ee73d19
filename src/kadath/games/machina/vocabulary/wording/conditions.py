"""The text of conditions, including the tests in them."""

from __future__ import annotations

from kadath.text.says import says

from ..conditions import (
    AgainstWounded,
    AnyIs,
    EveryExplorerHasToken,
    FirstAttack,
    ManyExplorersLeft,
    OneExplorerLeft,
    TwoWeapons,
)
from .selectors import KINDS

DESTROYED_EN = "{test.destroyed? true= (even a destroyed one)|}"
DESTROYED_PL = "{test.destroyed? true= (nawet po zniszczeniu)|}"
DESTROYED_UK = "{test.destroyed? true= (знищені теж рахуються)|}"

BEING_EN = (
    "{test? Wounded=<be> wounded|WithoutEssence=<have> no essence"
    "|Alone=<be> alone on {@? you=your|its} tile"
    "|Accompanied=<have> another [machina.monster] on {@? you=your|its} tile"
    f"|NextTo=<be> next to any {{test.things:n or machina.*}}{DESTROYED_EN}"
    "|AwayFrom=<be> not next to any {test.things:n or machina.*}}"
)
BEING_PL = (
    "{test? Wounded=<być> [ranny:nom of]|WithoutEssence=nie <mieć> esencji"
    "|Alone=<być> [sam:nom of] na kafelku planszy"
    "|Accompanied=<mieć> innego [machina.monster:acc] na swoim kafelku planszy"
    f"|NextTo=<sąsiadować> z {{test.things:ins or machina.*}}{DESTROYED_PL}"
    "|AwayFrom=nie <sąsiadować> z {test.things:ins or machina.*}}"
)
BEING_UK = (
    "{test? Wounded={of? You=поранені|[поранений:nom of]}"
    "|WithoutEssence={of? You=ви не маєте|не <мати>} есенції"
    "|Alone={of? You=самі|[сам:nom of]} на тайлі карти"
    "|Accompanied=<мати> іншого [machina.monster:acc] на своєму тайлі карти"
    f"|NextTo=<стояти> біля {{test.things:gen or machina.*}}{DESTROYED_UK}"
    "|AwayFrom={of? You=ви не стоїте|не <стояти>} біля {test.things:gen or machina.*}}"
)
# A monster's own text is just "while next to a wall", without a subject.
says(
    AnyIs,
    en=(
        f"{{of? {KINDS}=any {{of:n}} {{!s3}}{BEING_EN}"
        "|This={test? NextTo=next to any {test.things:n or machina.*}"
        "|AwayFrom=not next to any {test.things:n or machina.*}"
        "|Wounded={of!} <be> wounded"
        "|Accompanied=there is another [machina.monster] on its tile}"
        f"|{{of!}} {BEING_EN}}}"
    ),
    pl=(
        f"{{of? {KINDS}=[dowolny:nom of] {{of:nom}} {{!s3}}{BEING_PL}"
        "|This={test? Accompanied=na tym samym kafelku planszy jest inny [machina.monster]"
        f"|{{test? Wounded={{of!}} |{{!s3.m2}}}}{BEING_PL}}}|{{of!}} {BEING_PL}}}"
    ),
    uk=(
        f"{{of? {KINDS}=[будь-який:nom of] {{of:nom}} {{!s3}}{BEING_UK}"
        "|This={test? Accompanied=на тому самому тайлі карти є інший [machina.monster]"
        f"|{{test? Wounded={{of!}} |{{!s3.ma}}}}{BEING_UK}}}"
        f"|You={{test? Wounded,Alone=ви |}}{BEING_UK}"
        f"|{{of!}} {BEING_UK}}}"
    ),
)
says(
    AgainstWounded,
    en="against wounded [machina.unit:pl]",
    pl="przeciwko rannym [machina.unit:dat.pl]",
    uk="проти поранених [machina.unit:gen.pl]",
)
says(
    FirstAttack,
    en="on your first [machina.attack] of the [machina.turn]",
    pl="przy twoim pierwszym [machina.attack:loc] w [machina.turn:loc]",
    uk="під час вашої першої [machina.attack:gen] за [machina.turn:acc]",
)
says(
    OneExplorerLeft,
    en="only one [machina.explorer] is left alive",
    pl="przy życiu pozostaje tylko jeden [machina.explorer]",
    uk="живим лишається тільки один [machina.explorer]",
)
says(
    ManyExplorersLeft,
    en="at least {least:n machina.explorer} are alive",
    pl="żyje co najmniej {least:acc machina.explorer}",
    uk="живі щонайменше {least:nom machina.explorer}",
)
says(
    TwoWeapons,
    en="you have two [machina.weapon:pl] equipped",
    pl="masz na wyposażeniu dwie [machina.weapon:acc.pl]",
    uk="у вас споряджено дві одиниці [machina.weapon:gen]",
)
says(
    EveryExplorerHasToken,
    en="every [machina.explorer] in play has a [machina.token] on this card",
    pl="każdy [machina.explorer] w grze będzie mieć [machina.token:acc] na tej karcie",
    uk="кожен [machina.explorer] у грі матиме [machina.token:acc] на цій карті",
)
