"""What the effects say of cards."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.cards import AddToken, Discard, Draw, LoseAllItems, WearOut

says(
    Draw,
    en="<draw> {1:n arkham.$kind}",
    pl="<dobrać> {1:acc arkham.$kind}",
    uk="<добрати> {1:acc arkham.$kind}",
)
says(Discard, en="<discard> this card", pl="<odrzucić> tę kartę", uk="<скинути> цю карту")
says(
    WearOut,
    en="<put> a token on this card (discard it once it has {at:n arkham.token})",
    pl="<położyć> żeton na tej karcie (odrzuć ją, gdy ma {at:acc arkham.token})",
    uk="<покласти> жетон на цю карту (скиньте її, коли на ній {at:nom arkham.token})",
)
says(
    LoseAllItems,
    en="<discard> all your [arkham.item:pl]",
    pl="<odrzucić> wszystkie swoje [arkham.item:acc.pl]",
    uk="<скинути> всі свої [arkham.item:acc.pl]",
)
says(
    AddToken,
    en="<put> a token on this card",
    pl="<położyć> żeton na tej karcie",
    uk="<покласти> жетон на цю карту",
)
