"""What the effects say of Sanity, Stamina, Clue tokens and money."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.text.says import says

from ...effects.gains import AtOnce, Gain, HealSomeone, Lose, ReduceLoss, RestoreToMaximum

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
says(
    HealSomeone,
    en="you or another [arkham.investigator] in your place gains {amount:n arkham.$what}",
    pl=(
        "ty lub inny [arkham.investigator:nom] w twoim miejscu otrzymuje {amount:acc arkham.$what}"
    ),
    uk="ви або інший [arkham.investigator:nom] у вашому місці отримує {amount:acc arkham.$what}",
)
