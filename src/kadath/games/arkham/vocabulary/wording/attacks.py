"""The text about the final battle with the Ancient Ones of Innsmouth."""

from __future__ import annotations

from kadath.text.says import says

from ..attacks import (
    AlliesLeave,
    AncientGains,
    BeatenBefore,
    DiscardWielded,
    DrainStrongest,
    FirstPlayerRating,
    GraspOrDevour,
    HoldsZhar,
    OutrunOrBeDevoured,
    PayOrBeDevoured,
    RollOnce,
    SheetHolds,
    YouHaveAttacked,
)

says(
    AncientGains,
    en="the [arkham.ancient_one] has “[=arkham-keyword-$keyword]”",
    pl="[arkham.ancient_one:nom] ma zdolność „[=arkham-keyword-$keyword]”",
    uk="[arkham.ancient_one:nom] має здібність «[=arkham-keyword-$keyword]»",
)
says(
    BeatenBefore,
    en="it has {not_yet? true=not been beaten yet|been beaten once}",
    pl="{not_yet? true=nie został jeszcze ani razu|został już raz} pokonany",
    uk="його {not_yet? true=ще жодного разу не перемогли|вже раз перемогли}",
)
says(
    FirstPlayerRating,
    en="the combat rating of the [arkham.ancient_one] is {value:signed} for the first player",
    pl="dla pierwszego gracza modyfikator walki [arkham.ancient_one:gen] wynosi {value:signed}",
    uk="для першого гравця модифікатор бою [arkham.ancient_one:gen] становить {value:signed}",
)
says(
    SheetHolds,
    en="there are {many} tokens and [arkham.monster:pl] in all on this sheet",
    pl="na tym arkuszu jest razem {many} żetonów i [arkham.monster:gen.pl]",
    uk="на цьому аркуші разом {many} жетонів і [arkham.monster:gen.pl]",
)
says(
    RollOnce,
    en="<roll> one [arkham.die] for everyone// {effect:imp}",
    pl="<rzucić> jedną [arkham.die:ins] za wszystkich// {effect:imp}",
    uk="<кинути> один [arkham.die:acc] за всіх// {effect:imp}",
)
says(
    PayOrBeDevoured,
    en=(
        "<spend> [arkham.clue_token:pl], [Sanity], and [Stamina] in any mix, {amount} in all, "
        "or you are devoured"
    ),
    pl=(
        "<wydać> [arkham.clue_token:acc.pl], Poczytalność i Wytrzymałość w dowolnej kombinacji, "
        "łącznie tyle, ile wynosi {amount:nom}; inaczej zostajesz pochłonięty"
    ),
    uk=(
        "<витратити> [arkham.clue_token:acc.pl], Розум і Витривалість у будь-якому поєднанні, "
        "разом стільки, скільки становить {amount:nom}; інакше вас пожерто"
    ),
)
says(
    YouHaveAttacked,
    en="each [arkham.investigator]: after your attack{,}",
    pl="każdy [arkham.investigator:nom]: po swoim ataku",
    uk="кожен [arkham.investigator:nom]: після своєї атаки",
)
says(
    DiscardWielded,
    en="<discard> the [arkham.weapon:pl] used in it",
    pl="<odrzucić> użytą w nim [arkham.weapon:acc]",
    uk="<скинути> використану в ній [arkham.weapon:acc]",
)
says(
    OutrunOrBeDevoured,
    en=(
        "<spend> as many [arkham.movement_point:pl] (you have as many as your Speed) "
        "as the number of the round, or you are devoured"
    ),
    pl=(
        "<wydać> tyle [arkham.movement_point:gen.pl] (masz ich tyle, ile Szybkości), "
        "ile wynosi numer rundy; inaczej zostajesz pochłonięty"
    ),
    uk=(
        "<витратити> стільки [arkham.movement_point:gen.pl] (їх у вас стільки, скільки Швидкості), "
        "скільки становить номер раунду; інакше вас пожерто"
    ),
)
says(
    AlliesLeave,
    en="<return> all {@? you=your|their} [arkham.ally:pl] to the box",
    pl="<odłożyć> wszystkich swoich [arkham.ally:acc.pl] do pudełka",
    uk="<повернути> всіх своїх [arkham.ally:acc.pl] в коробку",
)
says(
    DrainStrongest,
    en=(
        "whoever has the most [Stamina] rolls that many [arkham.die:pl] and loses "
        "{1:n arkham.stamina} for each that is not a [arkham.success]// nothing prevents it, and "
        "for each point lost one more [arkham.success] is needed to win"
    ),
    pl=(
        "kto ma najwięcej Wytrzymałości, rzuca tyloma [arkham.die:ins.pl], ile jej ma, "
        "i traci {1:acc arkham.stamina} za każdą bez [arkham.success:gen]// "
        "nic temu nie zapobiega, a za każdy stracony punkt potrzeba do zwycięstwa "
        "o 1 [arkham.success:acc] więcej"
    ),
    uk=(
        "хто має найбільше Витривалості, кидає стільки ж [arkham.die:gen.pl] і втрачає "
        "{1:acc arkham.stamina} за кожен без [arkham.success:gen]// ніщо цьому не запобігає, "
        "а за кожен утрачений пункт для перемоги потрібно на 1 [arkham.success:acc] більше"
    ),
)
says(
    HoldsZhar,
    en="you have the token of this sheet",
    pl="masz żeton z tego arkusza",
    uk="ви маєте жетон із цього аркуша",
)
says(
    GraspOrDevour,
    en=(
        "if nobody has the token of this sheet, take it// otherwise whoever has it is devoured, "
        "and it comes back here"
    ),
    pl=(
        "jeśli nikt nie ma żetonu z tego arkusza, weź go// inaczej ten, kto go ma, zostaje "
        "pochłonięty, a żeton wraca tutaj"
    ),
    uk=(
        "якщо жетона з цього аркуша ні в кого немає, візьміть його// інакше того, хто його має, "
        "пожерто, а жетон повертається сюди"
    ),
)
