"""The text of selectors, amounts, and conditions on Final Hour's cards.

A selector of several locations is worded as what each of them is ("adjacent location"); verbs put
"each" before it with the patterns below, and `One` puts "a" or "one".
"""

from __future__ import annotations

from kadath.text.says import says

from ..selectors import (
    Adjacent,
    AllOnBoard,
    AnySeal,
    Chosen,
    GateLocations,
    GateOf,
    GatesWithMost,
    Here,
    HereAndAdjacent,
    HereAndCameFrom,
    LocationsWith,
    One,
    PlayedWithoutOmen,
    PlusLostHealth,
    RitualSite,
    TwiceCardsPlayed,
    Within,
    YourZone,
    Zone,
)

KINDS = "Adjacent,GateLocations,GatesWithMost,LocationsWith,Within"
SEVERAL = f"{KINDS},HereAndAdjacent,HereAndCameFrom,YourZone,Zone"
"""The selectors for several locations; `KINDS` are worded in the singular."""

EVERY_EN = (
    "{where? YourZone,Zone=each [final_hour.location] in {where}"
    f"|{KINDS}=each {{where:n}}"
    "|{where}}"
)
EVERY_PL = (
    "{where? YourZone,Zone=każdy [final_hour.location] {where:gen}"
    f"|{KINDS}=[każdy:acc where] {{where:acc}}"
    "|{where:acc}}"
)
EVERY_UK = (
    "{where? YourZone,Zone=кожну [final_hour.location:acc] {where:gen}"
    f"|{KINDS}=[кожен:acc where] {{where:acc}}"
    "|{where:acc}}"
)
"""The field `where` as the object of a verb: "each adjacent location"."""

AT_EN = f"{{where? RitualSite=at|in}} {EVERY_EN}"
AT_PL = (
    "{where? RitualSite=w {where:loc}"
    "|YourZone,Zone=na każdym [final_hour.location:loc] {where:gen}"
    f"|{KINDS}=na [każdy:loc where] {{where:loc}}"
    "|na {where:loc}}"
)
AT_UK = (
    "у {where? YourZone,Zone=кожній [final_hour.location:loc] {where:gen}"
    f"|{KINDS}=[кожен:loc where] {{where:loc}}"
    "|{where:loc}}"
)
"""The field `where` as the place of a verb: "in each adjacent location"."""

# --- Where ---------------------------------------------------------------------------------------

says(
    Here,
    en="{@? you=your|their} [final_hour.location]",
    pl="[swój] [final_hour.location]",
    uk="[свій] [final_hour.location]",
)
says(
    Adjacent,
    en="[final_hour.adjacent_location]",
    pl="[final_hour.adjacent_location]",
    uk="[final_hour.adjacent_location]",
)
says(
    HereAndAdjacent,
    en="{@? you=your|their} [final_hour.location] and each adjacent one",
    pl="[swój] i [każdy] [final_hour.adjacent_location]",
    uk="[свій] і [кожен] [final_hour.adjacent_location]",
)
says(
    HereAndCameFrom,
    en=(
        "{@? you=your|their} [final_hour.location] "
        "and the one {@? you=you|they} have just left with this card"
    ),
    pl="[swój] [final_hour.location] i na [ten], z którego {@? you=przychodzisz|przychodzi}{,}",
    uk=(
        "[свій] [final_hour.location] та [той], "
        "яку {@? you=ви щойно покинули|щойно покинуто} завдяки цій карті{,}"
    ),
)
says(
    Within,
    en="[final_hour.location] up to {paths:n final_hour.path} away",
    pl="[final_hour.location] w odległości do {paths:gen final_hour.path}",
    uk="[final_hour.location] на відстані до {paths:gen final_hour.path}",
)
says(
    YourZone,
    en="{@? you=your|their} [final_hour.zone]",
    pl="[swój] [final_hour.zone]",
    uk="[свій] [final_hour.zone]",
)
says(
    Zone,
    en="the [final_hour.$(name)_zone] (locations {name? green=1–5|purple=6–10|orange=11–15})",
    pl="[final_hour.$(name)_zone] (obszary {name? green=1–5|purple=6–10|orange=11–15})",
    uk="[final_hour.$(name)_zone] (локації {name? green=1–5|purple=6–10|orange=11–15})",
)
says(
    RitualSite,
    en="the [final_hour.ritual_site]",
    pl="[final_hour.ritual_site]",
    uk="[final_hour.ritual_site]",
)
says(
    GateLocations,
    en="[final_hour.gate_location]",
    pl="[final_hour.gate_location]",
    uk="[final_hour.gate_location]",
)
says(
    GateOf,
    en="the {symbol? 0=heptagram|1=tesseract|2=trinity} [final_hour.gate_location]",
    pl="[final_hour.gate_location] {symbol? 0=heptagramu|1=tesseraktu|2=trójcy}",
    uk="[final_hour.gate_location] {symbol? 0=гептаграми|1=тесеракта|2=трійці}",
)
says(
    GatesWithMost,
    en="[final_hour.gate_location] with the {fewest? true=fewest|most} gate tokens",
    pl=("[final_hour.gate_location] o {fewest? true=najmniejszej|największej} liczbie żetonów"),
    uk="[final_hour.gate_location], де {fewest? true=найменше|найбільше} жетонів брам{,}",
)
says(
    LocationsWith,
    en=(
        "[final_hour.location] with a [final_hour.$monster:n]"
        "{but_ritual_site? true=, except the ritual site{,}|}"
    ),
    pl=(
        "[final_hour.location] z [final_hour.$monster:ins]"
        "{but_ritual_site? true= oprócz miejsca rytuału|}"
    ),
    uk=(
        "[final_hour.location] з [final_hour.$monster:ins]"
        "{but_ritual_site? true=, крім місця ритуалу{,}|}"
    ),
)
says(
    Chosen,
    en="the chosen [final_hour.location]",
    pl="[wybrany] [final_hour.location]",
    uk="[обраний] [final_hour.location]",
)
says(
    One,
    en=(
        "{of? HereAndAdjacent={@? you=your|their} [final_hour.location] or an adjacent one"
        "|HereAndCameFrom={@? you=your|their} [final_hour.location] "
        "or the one {@? you=you|they} have just left with this card"
        "|YourZone,Zone=[final_hour.location] in {of}|{of:*}}"
    ),
    pl=(
        "{of? HereAndAdjacent=[swój] lub [final_hour.adjacent_location]"
        "|HereAndCameFrom=[swój] [final_hour.location] lub na [ten], "
        "z którego {@? you=przychodzisz|przychodzi}{,}"
        "|YourZone,Zone=[wybrany] [final_hour.location] {of:gen}|[wybrany] {of:*}}"
    ),
    uk=(
        "{of? HereAndAdjacent=[свій] або [final_hour.adjacent_location]"
        "|HereAndCameFrom=[свій] [final_hour.location] або [той], "
        "яку {@? you=ви щойно покинули|щойно покинуто} завдяки цій карті{,}"
        "|YourZone,Zone=[один] [final_hour.location] {of:gen}|[один] {of:*}}"
    ),
)

# --- How many ------------------------------------------------------------------------------------

says(
    TwiceCardsPlayed,
    en=("twice the number of priority cards {@? you=you|they} have played this round"),
    pl="{2:@} za każdą swoją kartę pierwszeństwa zagraną w tej rundzie",
    uk="{2:@} за кожну свою карту пріоритету, розіграну в цьому раунді",
)
says(
    PlusLostHealth,
    en="{base}, +1 for each health {@? you=you|they} have lost (at most +{most})",
    pl="{base:@}, +1 za każdy utracony punkt życia (maksymalnie +{most})",
    uk="{base:@}, +1 за кожен втрачений пункт здоров’я (щонайбільше +{most})",
)

# --- Whether -------------------------------------------------------------------------------------

says(
    PlayedWithoutOmen,
    en="the [final_hour.priority_card] played with this card has no omen symbol",
    pl="[final_hour.priority_card] zagrana z tą kartą akcji nie ma symbolu omenu",
    uk="[final_hour.priority_card], розіграна з цією картою дії, не має символу знамення",
)
says(
    AllOnBoard,
    en="all [final_hour.$monster:pl] are on the board",
    pl="[wszystkie] [final_hour.$monster:pl] są na planszy",
    uk="[усі] [final_hour.$monster:pl] на ігровому полі",
)
says(
    AnySeal,
    en="there is a [final_hour.seal] on the board",
    pl="na planszy jest [final_hour.seal]",
    uk="на ігровому полі є [final_hour.seal]",
)
