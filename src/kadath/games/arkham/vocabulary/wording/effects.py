"""What the effects of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.text.says import says

from ..effects import (
    AddToken,
    AtOnce,
    BecomeBlessed,
    BecomeCursed,
    BeDelayed,
    Cast,
    Check,
    DefeatAllHere,
    Discard,
    Draw,
    EnchantWeapon,
    Gain,
    GoToStreet,
    HealSomeone,
    LastsThisCombat,
    Lose,
    LoseAllItems,
    MustPay,
    OnDie,
    PassCheck,
    ReduceLoss,
    RerollCheck,
    RerollDie,
    RerollFailures,
    RestoreToMaximum,
    RollDie,
    WearOut,
)

# --- Spells and checks ----------------------------------------------------------------------------

says(
    Cast,
    en=(
        "<cast> and <exhaust> this [arkham.spell]"
        "{need? 1=| (with as many successes as {need})}; if it succeeds, {effect:imp}"
    ),
    pl=(
        "<rzucić> i <zakryć> to [arkham.spell:acc]"
        "{need? 1=| (liczba wymaganych sukcesów to {need:nom})}; "
        "jeśli się powiedzie, {effect:imp}"
    ),
    uk=(
        "<накласти> і <задіяти> це [arkham.spell:acc]"
        "{need? 1=| (потрібна кількість успіхів – {need:nom})}; якщо воно вдасться, {effect:imp}"
    ),
)
says(
    Check,
    en=(
        "<make> a [arkham.$(skill)_check] ({modifier:signed})"
        "{difficulty? 1=|, needing {difficulty:n arkham.success}}"
        "{passed? none=|// if you pass, {passed:imp}}"
        "{failed? none=|// if you fail, {failed:imp}}"
    ),
    pl=(
        "<wykonać> [arkham.$(skill)_check:acc] ({modifier:signed})"
        "{difficulty? 1=| o trudności {difficulty}}"
        "{passed? none=|// jeśli go zdasz, {passed:imp}}"
        "{failed? none=|// jeśli go nie zdasz, {failed:imp}}"
    ),
    uk=(
        "<виконати> [arkham.$(skill)_check:acc] ({modifier:signed})"
        "{difficulty? 1=| зі складністю {difficulty}}"
        "{passed? none=|// якщо пройдете її, {passed:imp}}"
        "{failed? none=|// якщо провалите її, {failed:imp}}"
    ),
)
says(
    PassCheck,
    en="<pass> that check automatically",
    pl="automatycznie <zdać> ten test",
    uk="автоматично <пройти> цю перевірку",
)
says(
    RerollCheck,
    en="<reroll> all dice of that check",
    pl="<przerzucić> wszystkie kości tego testu",
    uk="<перекинути> всі кубики цієї перевірки",
)
says(
    RerollDie,
    en="<reroll> 1 die of that check",
    pl="<przerzucić> 1 kość tego testu",
    uk="<перекинути> 1 кубик цієї перевірки",
)
says(
    LastsThisCombat,
    en="until the end of this combat, {changes:facts}",
    pl="do końca tej walki {changes:facts}",
    uk="до кінця цього бою {changes:facts}",
)

# --- Sanity, Stamina and the rest -----------------------------------------------------------------

GAINED_EN = (
    "{what? clues={amount:n arkham.clue_token}|money={amount:n arkham.dollar}"
    "|{amount:n arkham.$what}}"
)
GAINED = GAINED_EN.replace(":n ", ":acc ")

says(
    Lose,
    en="<lose> {amount:n arkham.$what}",
    pl="<stracić> {amount:acc arkham.$what}",
    uk="<втратити> {amount:acc arkham.$what}",
)
says(
    AtOnce,
    en="{losses:and}, both at once",
    pl="jednocześnie {losses:and}",
    uk="одночасно {losses:and}",
)
says(
    Gain,
    en=f"<gain> {GAINED_EN}",
    pl=f"<otrzymać> {GAINED}",
    uk=f"<отримати> {GAINED}",
)
says(
    Cancel,
    game="arkham",
    en="<ignore> that loss",
    pl="<zignorować> tę stratę",
    uk="<ігнорувати> цю втрату",
)
says(
    ReduceLoss,
    en="<reduce> that loss by {by}",
    pl="<zmniejszyć> tę stratę o {by}",
    uk="<зменшити> цю втрату на {by}",
)
says(
    RestoreToMaximum,
    en="<restore> your {what? sanity=[Sanity]|stamina=[Stamina]} to its maximum",
    pl=(
        "<przywrócić> swoją {what? sanity=[Poczytalność:acc]|stamina=[Wytrzymałość:acc]} "
        "do maksimum"
    ),
    uk="<відновити> {what? sanity=свій [Розум:acc]|stamina=свою [Витривалість:acc]} до максимуму",
)

# --- Cards ----------------------------------------------------------------------------------------

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

# --- Where one is ---------------------------------------------------------------------------------

says(
    GoToStreet,
    en="<move> to the [arkham.street_area] of this [arkham.neighborhood]",
    pl="<przejść> na [arkham.street_area:acc] tej [arkham.neighborhood:gen]",
    uk="<перейти> на [arkham.street_area:acc] цього [arkham.neighborhood:gen]",
)
says(BeDelayed, en="you are delayed", pl="zostajesz zatrzymany", uk="вас затримано")

# --- Choosing, rolling and paying -----------------------------------------------------------------

says(
    RerollFailures,
    en="<have> all dice of that check that were no successes rolled again",
    pl="<przerzucić> wszystkie kości tego testu, które nie były sukcesami",
    uk="<перекинути> всі кубики цієї перевірки, що не були успіхами",
)
says(
    HealSomeone,
    en="you or another [arkham.investigator] in your place gains {amount:n arkham.$what}",
    pl=(
        "ty lub inny [arkham.investigator:nom] w twoim miejscu otrzymuje {amount:acc arkham.$what}"
    ),
    uk="ви або інший [arkham.investigator:nom] у вашому місці отримує {amount:acc arkham.$what}",
)
says(
    EnchantWeapon,
    en=(
        "<choose> one of your weapons with a physical bonus// "
        "until the end of this combat that bonus is magical"
    ),
    pl="<wybrać> swoją broń z fizyczną premią// do końca tej walki premia jest magiczna",
    uk="<обрати> свою зброю з фізичним бонусом// до кінця цього бою бонус магічний",
)
says(
    RollDie,
    en=(
        "<roll> a [arkham.die]{success? none=|// on a [arkham.success], {success:imp}}"
        "{failure? none=|// on a failure, {failure:imp}}"
    ),
    pl=(
        "<rzucić> [arkham.die:ins]{success? none=|// przy [arkham.success:loc] {success:imp}}"
        "{failure? none=|// przy porażce {failure:imp}}"
    ),
    uk=(
        "<кинути> [arkham.die:acc]{success? none=|// у разі [arkham.success:gen] {success:imp}}"
        "{failure? none=|// у разі невдачі {failure:imp}}"
    ),
)
says(
    OnDie,
    en="<roll> a [arkham.die]// on {most} or less, {effect:imp}",
    pl="<rzucić> [arkham.die:ins]// przy wyniku {most} lub mniej {effect:imp}",
    uk="<кинути> [arkham.die:acc]// за результату {most} або менше {effect:imp}",
)
says(
    MustPay,
    en="{cost:imp}// if you cannot, {otherwise:imp}",
    pl="{cost:imp}// jeśli nie możesz, {otherwise:imp}",
    uk="{cost:imp}// якщо не можете, {otherwise:imp}",
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
says(
    DefeatAllHere,
    en="<defeat> all [arkham.monster:pl] in your place",
    pl="<pokonać> wszystkie [arkham.monster:acc.pl] w swoim miejscu",
    uk="<перемогти> всіх [arkham.monster:acc.pl] у своєму місці",
)
