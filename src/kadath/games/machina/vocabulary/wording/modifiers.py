"""What the modifiers of Machina Arcana's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..modifiers import CannotLoseHealth, Increase, Is, Reduce
from .selectors import KINDS

for kind, sign in ((Increase, "+"), (Reduce, "−")):
    says(
        kind,
        en=f"{{of!each}} <have> {sign}{{by}} to [machina.value_$what:n]",
        pl=f"{{of!each}} <mieć> {sign}{{by}} do [machina.value_$what:gen]",
        uk=f"{{of!each}} <мати> {sign}{{by}} до [machina.value_$what:gen]",
    )
says(
    Is,
    en=(
        "{of!each} {quality? ethereal=<be> ethereal|immobile=<be> immobile"
        "|passes_obstacles=<may> pass through [machina.obstacle:pl]"
        "|targets_through_obstacles=<may> target past [machina.obstacle:pl]}"
    ),
    pl=(
        "{of!each} {quality? ethereal=<być> [eteryczny:nom of]|immobile=<być> [nieruchomy:nom of]"
        "|passes_obstacles=<móc> przechodzić przez [machina.obstacle:acc.pl]"
        "|targets_through_obstacles=<móc> wybierać cele mimo [machina.obstacle:gen.pl]}"
    ),
    uk=(
        "{quality? ethereal={of? You=ви ефірні|{of!each} [ефірний:nom of]}"
        "|immobile={of? You=ви нерухомі|{of!each} [нерухомий:nom of]}"
        "|passes_obstacles={of!each} <могти> проходити крізь [machina.obstacle:acc.pl]"
        "|targets_through_obstacles={of!each} <могти> обирати цілі попри [machina.obstacle:acc.pl]}"
    ),
)
says(
    CannotLoseHealth,
    en=f"{{of? You=you|{KINDS}={{of:n.pl}}|{{of}}}} cannot lose health",
    pl=f"{{of? {KINDS}={{of:nom.pl}} nie mogą|{{of!}} nie <móc>}} tracić zdrowia",
    uk=f"{{of? {KINDS}={{of:nom.pl}} не можуть|{{of!}} не <могти>}} втрачати здоров’я",
)
