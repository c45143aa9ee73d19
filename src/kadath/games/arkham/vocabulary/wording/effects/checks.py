"""The text of the verbs about checks and dice."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.checks import (
    Check,
    CheckTable,
    OnDie,
    PassCheck,
    RerollCheck,
    RerollDie,
    RerollFailures,
    Result,
    RollDice,
    RollDie,
    SucceedWith,
)

says(
    Check,
    en=(
        "<make> a [arkham.$(skill)_check] ({modifier:signed})"
        "{difficulty? 1=|, needing {difficulty:n arkham.success}}"
        "{sure? none=|; to pass it, <may> {sure:inf}}"
        "{passed? none=|// if you pass, {passed:imp}}"
        "{failed? none=|// if you fail, {failed.condition? Holds={failed.then:imp}; "
        "if you have none, {failed.otherwise:imp}|{failed:imp}}}"
    ),
    pl=(
        "<wykonać> [arkham.$(skill)_check:acc] ({modifier:signed})"
        "{difficulty? 1=| o trudności {difficulty}}"
        "{sure? none=|; aby go zdać, <móc> {sure:inf}}"
        "{passed? none=|// jeśli go zdasz, {passed:imp}}"
        "{failed? none=|// jeśli go nie zdasz, {failed.condition? Holds={failed.then:imp}; "
        "jeśli żadnego nie masz, {failed.otherwise:imp}|{failed:imp}}}"
    ),
    uk=(
        "<виконати> [arkham.$(skill)_check:acc] ({modifier:signed})"
        "{difficulty? 1=| зі складністю {difficulty}}"
        "{sure? none=|; щоб її пройти, <могти> {sure:inf}}"
        "{passed? none=|// якщо пройдете її, {passed:imp}}"
        "{failed? none=|// якщо провалите її, {failed.condition? Holds={failed.then:imp}; "
        "якщо не маєте жодного, {failed.otherwise:imp}|{failed:imp}}}"
    ),
)
says(
    PassCheck,
    en="<pass> that check automatically",
    pl="automatycznie <zdać> ten test",
    uk="автоматично <пройти> цю перевірку",
)
says(
    SucceedWith,
    en="<have> {successes:n arkham.success} in that check instead of rolling",
    pl="<mieć> w tym teście {successes:acc arkham.success} zamiast rzutu",
    uk="<мати> в цій перевірці {successes:acc arkham.success} замість кидка",
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
    RerollFailures,
    en="<have> all failed dice of that check rerolled",
    pl="<przerzucić> wszystkie kości tego testu, które nie były sukcesami",
    uk="<перекинути> всі кубики цієї перевірки, що не були успіхами",
)
says(
    RollDie,
    en=(
        "<roll> {1:n arkham.die}{success? none=|// on a [arkham.success], {success:imp}}"
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
    en="<roll> a [arkham.die]// {most? 1=on a 1|on {most} or less}, {effect:imp}",
    pl="<rzucić> [arkham.die:ins]// przy wyniku {most? 1=1|{most} lub mniej} {effect:imp}",
    uk="<кинути> [arkham.die:acc]// за результату {most? 1=1|{most} або менше} {effect:imp}",
)

says(
    CheckTable,
    en="<make> a [arkham.$(skill)_check] ({modifier:signed}). Successes:{results:bullets}",
    pl="<wykonać> [arkham.$(skill)_check:acc] ({modifier:signed}). Sukcesy:{results:bullets}",
    uk="<виконати> [arkham.$(skill)_check:acc] ({modifier:signed}). Успіхи:{results:bullets}",
)
says(
    Result,
    en="{least}{most? 0=|–{most}}{or_more? true= or more|}: {effect:imp}",
    pl="{least}{most? 0=|–{most}}{or_more? true= lub więcej|}: {effect:imp}",
    uk="{least}{most? 0=|–{most}}{or_more? true= або більше|}: {effect:imp}",
)
says(
    RollDice,
    en="<roll> {dice? 1=a [arkham.die]|{dice:n arkham.die}}// {effect:imp}",
    pl="<rzucić> {dice? 1=[arkham.die:ins]|{dice:ins arkham.die}}// {effect:imp}",
    uk="<кинути> {dice? 1=[arkham.die:acc]|{dice:acc arkham.die}}// {effect:imp}",
)
