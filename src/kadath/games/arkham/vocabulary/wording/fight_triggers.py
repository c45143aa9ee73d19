"""The text of the triggers about checks, fights and defeated monsters."""

from __future__ import annotations

from kadath.text.says import says

from ..fight_triggers import (
    RoundIsOver,
    ThisWouldBeDefeated,
    YouBeginToFight,
    YouDefeat,
    YouFail,
    YouHaveFought,
    YouLoseTo,
    YouPass,
    YouReturn,
)

AGAINST_EN = "{~on? monster= against this [arkham.monster]|}"
AGAINST_PL = "{~on? monster= przeciwko temu potworowi|}"
AGAINST_UK = "{~on? monster= проти цього монстра|}"

says(
    YouFail,
    en=f"when you fail any {{checks:n or arkham.*}}{AGAINST_EN}{{,}}",
    pl=f"gdy nie zdasz {{checks:gen or arkham.*}}{AGAINST_PL}{{,}}",
    uk=f"коли ви провалюєте {{checks:acc or arkham.*}}{AGAINST_UK}{{,}}",
)
says(
    YouPass,
    en=f"when you pass any {{checks:n or arkham.*}}{AGAINST_EN}{{,}}",
    pl=f"gdy zdasz {{checks:acc or arkham.*}}{AGAINST_PL}{{,}}",
    uk=f"коли ви проходите {{checks:acc or arkham.*}}{AGAINST_UK}{{,}}",
)
says(
    YouBeginToFight,
    en="before the [arkham.horror_check] against this [arkham.monster]{,}",
    pl="przed [arkham.horror_check:ins] przeciwko temu potworowi",
    uk="перед [arkham.horror_check:ins] проти цього монстра",
)
says(
    RoundIsOver,
    en="at the end of round {number} of the fight with this [arkham.monster]{,}",
    pl="na koniec {number}. rundy walki z tym [arkham.monster:ins]",
    uk="наприкінці {number}-\u2060го раунду бою з цим [arkham.monster:ins]",
)
says(
    YouHaveFought,
    en="after you fight{,}",
    pl="po swojej walce",
    uk="після вашого бою",
)
says(
    YouReturn,
    en="after you return from an [arkham.other_world]{,}",
    pl="po powrocie z [arkham.other_world:gen]",
    uk="після повернення з [arkham.other_world:gen]",
)
says(
    ThisWouldBeDefeated,
    en="when you defeat this [arkham.monster]{in_combat? true= in combat|}{,}",
    pl="gdy pokonasz tego [arkham.monster:acc]{in_combat? true= w walce|}{,}",
    uk="коли ви перемагаєте цього [arkham.monster:acc]{in_combat? true= у бою|}{,}",
)
says(
    YouDefeat,
    en="when you defeat a {which:n}{in_combat? true= in combat|}{,}",
    pl="gdy pokonasz{in_combat? true= w walce|} {which:acc}{,}",
    uk="коли ви перемагаєте{in_combat? true= в бою|} {which:acc}{,}",
)
says(
    YouLoseTo,
    en="when you would lose [arkham.$what] by failing a [arkham.combat_check]{,}",
    pl="gdy masz stracić [arkham.$what:acc.pl] wskutek niezdanego [arkham.combat_check:gen]{,}",
    uk="коли ви маєте втратити [arkham.$what:acc.pl] через провалену [arkham.combat_check:acc]{,}",
)
