"""The text of modifiers."""

from __future__ import annotations

from kadath.text.says import says

from ..modifiers import (
    AimsThrough,
    CannotLoseHealth,
    Costs,
    CostsLess,
    CostsMore,
    Increase,
    Is,
    PassesThrough,
    Reduce,
)
from .selectors import KINDS

GETS_EN = "{of!each} {~lasts? true=<get>|<have>}"
GETS_PL = "{of!each} {~lasts? true=<otrzymać>|<mieć>}"
GETS_UK = "{of!each} {~lasts? true=<отримати>|<мати>}"
"""A unit "gets" what lasts a round, and "has" what a card gives while it is in play."""

for kind, sign in ((Increase, "+"), (Reduce, "−")):
    says(
        kind,
        en=f"{GETS_EN} {sign}{{by}} to [machina.value_$what:n]",
        pl=f"{GETS_PL} {sign}{{by}} do [machina.value_$what:gen]",
        uk=f"{GETS_UK} {sign}{{by}} до [machina.value_$what:gen]",
    )
says(
    Is,
    en=(
        "{of!each} {quality? ethereal={~lasts? true=<become>|<be>} ethereal"
        "|immobile={~lasts? true=<become>|<be>} immobile"
        "|sees_ethereal=<may> target ethereal [machina.unit:pl]"
        "|chests_explode=<may> attack [machina.chest:pl] like [machina.exploding_barrel:pl]"
        "|steadfast={of? You=you |}cannot be pushed or pulled"
        "|unyielding={of? You=you |}cannot be banished, controlled or made to swap places}"
    ),
    pl=(
        "{of!each} {quality? ethereal={~lasts? true=<stać się>|<być>} [eteryczny:nom of]"
        "|immobile={~lasts? true=<stać się>|<być>} [nieruchomy:nom of]"
        "|sees_ethereal=<móc> obierać za cel eteryczne [machina.unit:acc.pl]"
        "|chests_explode=<móc> atakować [machina.chest:acc.pl] "
        "jak [machina.exploding_barrel:acc.pl]"
        "|steadfast=nie <móc> zostać [odepchnięty:nom of] ani [przyciągnięty:nom of]"
        "|unyielding=nie <móc> zostać [wypędzony:nom of] ani [zamieniony:nom of] miejscami, "
        "nie można też nad [on:ins of] przejąć kontroli}"
    ),
    uk=(
        "{quality? ethereal={of? You={~lasts? true=ви стаєте ефірними|ви ефірні}"
        "|{of!each} {~lasts? true=<стати> [ефірний:ins of]|[ефірний:nom of]}}"
        "|immobile={of? You={~lasts? true=ви стаєте нерухомими|ви нерухомі}"
        "|{of!each} {~lasts? true=<стати> [нерухомий:ins of]|[нерухомий:nom of]}}"
        "|sees_ethereal={of!each} <могти> обирати ціллю ефірних [machina.unit:acc.pl]"
        "|chests_explode={of!each} <могти> атакувати [machina.chest:acc.pl] "
        "як [machina.exploding_barrel:acc.pl]"
        "|steadfast={of:each acc} неможливо відштовхнути чи притягнути"
        "|unyielding={of:each acc} неможливо вигнати, контролювати чи поміняти місцями}"
    ),
)
says(
    PassesThrough,
    en="{of!each} <may> pass through {things:n.pl and machina.*}",
    pl="{of!each} <móc> przechodzić przez {things:acc.pl and machina.*}",
    uk="{of!each} <могти> проходити крізь {things:acc.pl and machina.*}",
)
says(
    AimsThrough,
    en="{of!each} <may> target past {things:n.pl and machina.*}",
    pl="{of!each} <móc> wybierać cele mimo {things:gen.pl and machina.*}",
    uk="{of!each} <могти> обирати цілі попри {things:acc.pl and machina.*}",
)
says(
    CannotLoseHealth,
    en=f"{{of? You=you|{KINDS}={{of:n.pl}}|{{of}}}} cannot lose health",
    pl=f"{{of? {KINDS}={{of:nom.pl}} nie mogą|{{of!}} nie <móc>}} tracić zdrowia",
    uk=f"{{of? {KINDS}={{of:nom.pl}} не можуть|{{of!}} не <могти>}} втрачати здоров’я",
)

# --- What actions cost ----------------------------------------------------------------------------

FOR_EN = "{of!each} <pay> %s for {actions:n and machina.action_*}"
FOR_PL = "{of!each} <płacić> %s za {actions:acc and machina.action_*}"
FOR_UK = "{of!each} <платити> за {actions:acc and machina.action_*} %s"
says(
    CostsMore,
    en=FOR_EN % "{by} more {what? stamina=stamina|essence=essence}",
    pl=FOR_PL % "o {by:acc machina.$what} więcej",
    uk=FOR_UK % "на {by:acc machina.$what} більше",
)
says(
    CostsLess,
    en=FOR_EN % "{by} less {what? stamina=stamina|essence=essence}",
    pl=FOR_PL % "o {by:acc machina.$what} mniej",
    uk=FOR_UK % "на {by:acc machina.$what} менше",
)
says(
    Costs,
    en=FOR_EN % "{to? 0=no {what? stamina=stamina|essence=essence}|only {to:n machina.$what}}",
    pl=FOR_PL
    % "{to? 0=0 punktów {what? stamina=kondycji|essence=esencji}|tylko {to:acc machina.$what}}",
    uk=FOR_UK
    % "{to? 0=0 пунктів {what? stamina=витривалості|essence=есенції}|лише {to:acc machina.$what}}",
)
