"""What the effects of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.text.says import says

from ..effects import (
    AtOnce,
    BecomeBlessed,
    BecomeCursed,
    BeDelayed,
    Cast,
    Check,
    Discard,
    Draw,
    Gain,
    GoToStreet,
    LastsThisCombat,
    Lose,
    PassCheck,
    ReduceLoss,
    RerollCheck,
    RerollDie,
    RestoreToMaximum,
    WearOut,
)

# --- Spells and checks ----------------------------------------------------------------------------

says(
    Cast,
    en="<cast> and <exhaust> this [arkham.spell]; if it succeeds, {effect:imp}",
    pl="<rzucić> i <zakryć> to [arkham.spell:acc]; jeśli się powiedzie, {effect:imp}",
    uk="<накласти> і <задіяти> це [arkham.spell:acc]; якщо воно вдасться, {effect:imp}",
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
