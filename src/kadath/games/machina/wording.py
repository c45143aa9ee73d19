"""What the cards of Machina Arcana say; to import this is to teach the renderer the game."""

from __future__ import annotations

from kadath.text.says import says

from .abilities import Active, EntersPlay, Instead, Passive, When
from .conditions import AnyWounded, NextToWall
from .costs import Pay, RemoveMarker, UnequipThis, UseUp
from .effects import (
    Attack,
    DestroyThis,
    InvokeExplorerEvent,
    LastsThisRound,
    Move,
    OnRoll,
    Pull,
    Push,
    Restore,
    Teleport,
)
from .modifiers import CannotLoseHealth, Increase, Is, Reduce
from .selector_wording import ALL_EN, ALL_PL, ALL_UK, KINDS, TO_ALL_PL, TO_ALL_UK
from .triggers import (
    AttacksWith,
    Hits,
    HorrorEventPlayed,
    IsDestroyed,
    IsHit,
    Kills,
    LosesLastHealth,
    MarkerLeaves,
)

# --- Abilities ------------------------------------------------------------------------------------

says(
    Active,
    words={"targets": "$targets"},
    en="{costs:and}{targets? none=|{costs? 1=|,} and <choose> {targets:then}}: {effect:open}",
    pl="{costs:and}{targets? none=| oraz <wybrać> {targets:acc then}}: {effect:open}",
    uk="{costs:and}{targets? none=| та <обрати> {targets:acc then}}: {effect:open}",
)
says(
    Passive,
    en="{changes:facts}{condition? none=| while {condition}}",
    pl="{changes:facts}{condition? none=|, póki {condition}}",
    uk="{changes:facts}{condition? none=|, поки {condition}}",
)
says(
    When,
    en="{trigger} {effect:open}",
    pl="{trigger} {effect:open}",
    uk="{trigger} {effect:open}",
)
says(
    Instead,
    en="{trigger} instead {effect:open}",
    pl="{trigger} zamiast tego {effect:open}",
    uk="{trigger} натомість {effect:open}",
)
says(
    EntersPlay,
    en="when this card enters play, {effect:open}",
    pl="gdy ta karta wchodzi do gry, {effect:open}",
    uk="коли ця карта входить у гру, {effect:open}",
)

# --- Triggers: each has its own conjunction, and a comma where the language wants one -------------

# Whoever attacks does so with "swoja broń", where elsewhere it is "twoja broń".
ONE_OF_YOURS = (
    "{weapons.which? ranged,augmented=[machina.$(weapons.which)_weapon:ins]"
    "|[machina.melee_weapon:ins]}"
)

says(
    Hits,
    en="when {who!} <hit>{,}",
    pl="gdy {who!} <trafić>{,}",
    uk="коли {who!} <влучити>{,}",
)
says(
    IsHit,
    en="when {who!} <be> hit{,}",
    pl="gdy {who!} <otrzymać> [machina.hit:acc]{,}",
    uk="коли влучають у {who:acc}{,}",
)
says(
    AttacksWith,
    en="after you attack with {weapons? YourWeapons=one of {weapons:n}|{weapons}}{,}",
    pl=f"gdy kończysz atak {{weapons? YourWeapons=swoją {ONE_OF_YOURS}|{{weapons:ins}}}}{{,}}",
    uk=(
        "коли ви завершуєте атаку "
        f"{{weapons? YourWeapons=своєю {ONE_OF_YOURS}|{{weapons:ins}}}}{{,}}"
    ),
)
says(
    Kills,
    en="when {who!} <kill> a [machina.unit]{,}",
    pl="gdy {who!} <zabić> [machina.unit:acc]{,}",
    uk="коли {who!} <убити> [machina.unit:acc]{,}",
)
says(
    IsDestroyed,
    en="when {who!} <be> destroyed{,}",
    pl="gdy {who!} <zostać> [zniszczony:nom who]{,}",
    uk="коли знищено {who:acc}{,}",
)
says(
    LosesLastHealth,
    en="when {who? You=you|{who}} would lose {who? You=your|its} last [machina.health]{,}",
    pl="gdy {who!} <mieć> stracić ostatni [machina.health:acc]{,}",
    uk="коли {who!} <мати> втратити останній [machina.health:acc]{,}",
)
says(
    MarkerLeaves,
    en="when a [machina.marker] is removed from this card{,}",
    pl="gdy z tej karty zostaje zdjęty [machina.marker:nom]{,}",
    uk="коли з цієї карти знято [machina.marker:acc]{,}",
)
says(
    HorrorEventPlayed,
    en="when a [machina.horror_event] is played{,}",
    pl="gdy zostaje zagrane [machina.horror_event:nom]{,}",
    uk="коли зіграно [machina.horror_event:acc]{,}",
)

# --- Conditions -----------------------------------------------------------------------------------

says(
    AnyWounded,
    en=f"{{of? {KINDS}=any {{of:n}} {{!s3}}<be>|{{of!}} <be>}} wounded",
    pl=(f"{{of? {KINDS}=[dowolny:nom of] {{of:nom}} {{!s3}}<być>|{{of!}} <być>}} [ranny:nom of]"),
    uk=(
        f"{{of? {KINDS}=[будь-який:nom of] {{of:nom}} [поранений:nom of]"
        "|You=ви поранені|{of!} [поранений:nom of]}"
    ),
)
says(
    NextToWall,
    en="next to a [machina.wall]",
    pl="sąsiaduje ze [machina.wall:ins]",
    uk="стоїть поруч зі [machina.wall:ins]",
)

# --- Costs ----------------------------------------------------------------------------------------

says(
    Pay,
    en="<pay> {amount:n machina.$what}",
    pl="<zapłacić> {amount:acc machina.$what}",
    uk="<сплатити> {amount:acc machina.$what}",
)
says(
    RemoveMarker,
    en="<remove> a [machina.marker] from this card",
    pl="<zdjąć> [machina.marker:acc] z tej karty",
    uk="<зняти> [machina.marker:acc] з цієї карти",
)
says(
    UnequipThis,
    en="<unequip> this [machina.item]",
    pl="<usunąć> ten [machina.item:acc] z wyposażenia",
    uk="<зняти> цей [machina.item:acc]",
)
says(UseUp, en="<destroy> this card", pl="<zniszczyć> tę kartę", uk="<знищити> цю карту")

# --- Effects --------------------------------------------------------------------------------------

BOTH = "{high? 0=|{low? 0=|%s}}"

says(
    Attack,
    en=(
        "{arcane? true=<make> an [machina.arcane_attack] on|<attack>} "
        f"{ALL_EN} with "
        "{high? 0=|{high:n machina.high_attack_die}}"
        f"{BOTH % ' and '}{{low? 0=|{{low:n machina.low_attack_die}}}}"
    ),
    pl=(
        f"{{arcane? true=magicznie |}}<zaatakować> {ALL_PL}, "
        "rzucając {high? 0=|{high:ins machina.high_attack_die}}"
        f"{BOTH % ' i '}{{low? 0=|{{low:ins machina.low_attack_die}}}}"
    ),
    uk=(
        f"{{arcane? true=магічно |}}<атакувати> {ALL_UK}, "
        "кидаючи {high? 0=|{high:acc machina.high_attack_die}}"
        f"{BOTH % ' та '}{{low? 0=|{{low:acc machina.low_attack_die}}}}"
    ),
)
says(
    Restore,
    en=f"<restore> {{amount:n machina.$what}}{{who? You=| to {ALL_EN}}}",
    pl=f"<przywrócić>{{who? You= sobie|}} {{amount:acc machina.$what}}{{who? You=| {TO_ALL_PL}}}",
    uk=f"<відновити>{{who? You= собі|}} {{amount:acc machina.$what}}{{who? You=| {TO_ALL_UK}}}",
)
says(
    Move,
    en="{who!each} <move> up to {spaces:n machina.space}",
    pl="{who!each} <poruszyć się> maksymalnie o {spaces:acc machina.space}",
    uk="{who!each} <рухатися> щонайбільше на {spaces:acc machina.space}",
)
says(
    Teleport,
    en="{who!each} <teleport> within {within:n machina.space}",
    pl="{who!each} <teleportować się> na odległość do {within:gen machina.space}",
    uk="{who!each} <телепортуватися> на відстань до {within:gen machina.space}",
)
says(
    Push,
    en=f"<push> {ALL_EN} {{spaces:n machina.space}} away",
    pl=f"<odepchnąć> {ALL_PL} o {{spaces:acc machina.space}}",
    uk=f"<відштовхнути> {ALL_UK} на {{spaces:acc machina.space}}",
)
says(
    Pull,
    en=f"<pull> {ALL_EN} {{spaces:n machina.space}} closer",
    pl=f"<przyciągnąć> {ALL_PL} o {{spaces:acc machina.space}}",
    uk=f"<притягнути> {ALL_UK} на {{spaces:acc machina.space}}",
)
says(
    LastsThisRound,
    en=("{changes:facts} (this round; {most? 1=does not stack|stacks up to {most:n kernel.time}})"),
    pl=(
        "{changes:facts} "
        "(w tej rundzie; {most? 1=nie kumuluje się|kumuluje się do {most:gen kernel.time}})"
    ),
    uk=(
        "{changes:facts} "
        "(у цьому раунді; {most? 1=не накопичується|накопичується до {most:gen kernel.time}})"
    ),
)
says(
    OnRoll,
    en=(
        "<roll> the [machina.game_die]// on {at_least} or more, {effect}"
        "{otherwise? none=|// otherwise, {otherwise}}"
    ),
    pl=(
        "<rzucić> [machina.game_die:ins]// przy wyniku {at_least} lub więcej {effect}"
        "{otherwise? none=|// w przeciwnym razie {otherwise}}"
    ),
    uk=(
        "<кинути> [machina.game_die:acc]// за результату {at_least} або більше {effect}"
        "{otherwise? none=|// інакше {otherwise}}"
    ),
)
says(
    InvokeExplorerEvent,
    en="{who!each} <invoke> an [machina.explorer_event]",
    pl="{who!each} <przywołać> [machina.explorer_event:acc]",
    uk="{who!each} <викликати> [machina.explorer_event:acc]",
)
says(DestroyThis, en="<destroy> this card", pl="<zniszczyć> tę kartę", uk="<знищити> цю карту")

# --- Modifiers ------------------------------------------------------------------------------------

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
