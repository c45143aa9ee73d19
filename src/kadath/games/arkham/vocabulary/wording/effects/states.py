"""The text of the verbs about the states of investigators."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.states import (
    BeArrested,
    BecomeBlessed,
    BecomeCursed,
    BecomeDeputy,
    BeDelayed,
    BeDevoured,
    BeLost,
    BlessAnyone,
    GainRetainer,
    JoinLodge,
    LeaveLodge,
    LoseCurse,
    LoseNextTurn,
    TakeLoan,
)

says(
    BecomeBlessed,
    en="<gain> a [arkham.blessing]",
    pl="<otrzymać> [arkham.blessing:acc]",
    uk="<отримати> [arkham.blessing:acc]",
)
says(
    BecomeCursed,
    en="<gain> a [arkham.curse]",
    pl="<otrzymać> [arkham.curse:acc]",
    uk="<отримати> [arkham.curse:acc]",
)
says(
    LoseCurse,
    en="<discard> {@? you=your|their} [arkham.curse]",
    pl="<odrzucić> swoją [arkham.curse:acc]",
    uk="<скинути> своє [arkham.curse:acc]",
)
ALWAYS_EN = "{always? true= (even if you are immune to delays)|}"
ALWAYS_PL = "{always? true= (mimo wszelkiej odporności na zatrzymanie)|}"
ALWAYS_UK = "{always? true= (попри будь-який захист від затримання)|}"
IS_EN = "{@mood? inf=be|{@? you=you are|s3=is}}"
BECOME_PL = "{@? you={@mood? imp=<zostać:ind>|<zostać>}|<zostać>}"
"""What happens to the reader is worded as a fact ("you are delayed"), not as an order."""
says(
    BeDelayed,
    en=f"{IS_EN} delayed{ALWAYS_EN}",
    pl=f"{BECOME_PL} {{~reader? f=zatrzymana|zatrzymany}}{ALWAYS_PL}",
    uk=f"{{@? you={{@mood? inf=затриматися|вас затримано}}|s3=затримується}}{ALWAYS_UK}",
)
says(
    BeArrested,
    en=f"{IS_EN} arrested",
    pl=f"{BECOME_PL} {{~reader? f=aresztowana|aresztowany}}",
    uk="{@? you={@mood? inf=потрапити|ви потрапляєте}|s3=потрапляє} під арешт",
)
says(
    BeLost,
    en=f"{IS_EN} lost in time and space",
    pl=f"{BECOME_PL} {{~reader? f=zagubiona|zagubiony}} w czasie i przestrzeni",
    uk="{@? you={@mood? inf=загубитися|ви губитеся}|s3=губиться} в часі та просторі",
)
says(
    BeDevoured,
    en=f"{IS_EN} devoured",
    pl=f"{{@mood? inf=dać się pochłonąć|{BECOME_PL} {{~reader? f=pochłonięta|pochłonięty}}}}",
    uk="{@? you={@mood? inf=бути пожертим|вас пожерто}|s3=гине в чужій пащі}",
)
says(
    LoseNextTurn,
    en="<lose> {@? you=your|their} next turn",
    pl="<stracić> następną turę",
    uk="<втратити> наступний хід",
)
says(
    GainRetainer,
    en="<gain> a [arkham.retainer]",
    pl="<otrzymać> [arkham.retainer:acc]",
    uk="<отримати> [arkham.retainer:acc]",
)
says(
    JoinLodge,
    en="<gain> a [arkham.membership]",
    pl="<otrzymać> [arkham.membership:acc]",
    uk="<отримати> [arkham.membership:acc]",
)
says(
    LeaveLodge,
    en="<discard> {@? you=your|their} [arkham.membership]",
    pl="<odrzucić> swoje [arkham.membership:acc]",
    uk="<скинути> своє [arkham.membership:acc]",
)
says(
    TakeLoan,
    en="<take> a [arkham.bank_loan]",
    pl="<wziąć> [arkham.bank_loan:acc]",
    uk="<взяти> [arkham.bank_loan:acc]",
)
says(
    BecomeDeputy,
    en="{@mood? inf=become|you become} [arkham.deputy]",
    pl=f"{BECOME_PL} [arkham.deputy:ins]",
    uk="{@mood? inf=стати|ви стаєте} [arkham.deputy:ins]",
)
says(
    BlessAnyone,
    en="any [arkham.investigator] of your choice gains a [arkham.blessing]",
    pl="dowolny wybrany [arkham.investigator:nom] otrzymuje [arkham.blessing:acc]",
    uk="будь-який [arkham.investigator:nom] на ваш вибір отримує [arkham.blessing:acc]",
)
