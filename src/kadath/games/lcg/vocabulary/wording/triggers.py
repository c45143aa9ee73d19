"""The text of triggers.

They are worded as done ("after"), as facts ("when"), as what would happen, or as what cannot
happen.
"""

from __future__ import annotations

from kadath.text.says import says

from ..triggers import (
    DamageDealt,
    DiscoversClues,
    DrawsTreachery,
    Enters,
    EntersPlay,
    Investigates,
    Leaves,
    LeavesPlay,
    PlaysCard,
    SpendsClues,
    TakesHarm,
)
from .places import at_en, at_pl, at_uk, trait_en, trait_pl, trait_uk

says(
    DamageDealt,
    en=(
        "{by_attack? true=an [lcg.enemy]’s attack {!s3}<deal> [lcg.$kind] to {card}"
        "|[lcg.$kind] {!s3}<be> placed on {card}}"
    ),
    pl=(
        "{by_attack? true=atak [lcg.enemy:gen] {!s3}<zadać> [lcg.$kind:acc.pl] {card:dat}"
        "|na {card? You=twoim badaczu|{card:loc}} {!p3}<zostać> umieszczone [lcg.$kind:nom.pl]}"
    ),
    uk=(
        "{by_attack? true=атака [lcg.enemy:gen] {!s3.f}<нанести> [lcg.$kind:acc.pl] {card:dat}"
        "|на {card? You=вашого дослідника|{card:acc}} покладено {kind? horror=[lcg.horror:acc]"
        "|[lcg.$kind:acc.pl]}}"
    ),
    gives={"attacker": "lcg.enemy"},
)
says(
    Enters,
    en="{who!} <enter> {location}",
    pl="{who!} <wejść> do {location:gen}",
    uk="{who!} <увійти> до {location:gen}",
    gives={"who": "who lcg.investigator"},
    words={"it": "move"},
)
says(
    Leaves,
    en="{who!lcg.investigator} <leave> {location}",
    pl="{who!lcg.investigator} <opuścić> {location:acc}",
    uk="{who!lcg.investigator} <покинути> {location:acc}",
    gives={"who": "who lcg.investigator"},
    words={"it": "move"},
)
says(
    EntersPlay,
    en="{card!} <enter> play",
    pl="{card!} <wejść> do gry",
    uk="{card!} <увійти> у гру",
    gives={"card": "card lcg.card"},
)
says(
    DiscoversClues,
    en=f"{{who!}} <discover> [lcg.clue:pl]{at_en('at')}",
    pl=(
        "{who!} {@mood? cannot=<odkrywać> [lcg.clue:gen.pl]|<odkryć> [lcg.clue:acc.pl]}"
        f"{at_pl('at')}"
    ),
    uk=f"{{who!}} {{@mood? cannot=<знаходити>|<знайти>}} [lcg.clue:acc.pl]{at_uk('at')}",
    gives={"who": "who lcg.investigator"},
)
says(
    SpendsClues,
    en="{who!} <spend> [lcg.clue:pl]",
    pl="{who!} {@mood? cannot=<wydawać> [lcg.clue:gen.pl]|<wydać> [lcg.clue:acc.pl]}",
    uk="{who!} {@mood? cannot=<витрачати>|<витратити>} [lcg.clue:acc.pl]",
    gives={"who": "who lcg.investigator"},
)
says(
    Investigates,
    en="{who!lcg.investigator} <investigate> {location}",
    pl="{who!lcg.investigator} {@mood? cannot=<badać>|<zbadać>} {location:gen}",
    uk="{who!lcg.investigator} {@mood? cannot=<досліджувати>|<дослідити>} {location:acc}",
    gives={"who": "who lcg.investigator"},
)
says(
    LeavesPlay,
    en="{card!} <leave> play",
    pl="{card!} <opuścić> {@mood? cannot=gry|grę}",
    uk="{card!} <вийти> з гри",
    gives={"card": "card lcg.card"},
)
says(
    TakesHarm,
    en="{who!} <take> [lcg.$kind]",
    pl="{who!} <otrzymać> [lcg.$kind:acc.pl]",
    uk="{who!} <отримати> {kind? horror=[lcg.horror:acc]|[lcg.$kind:acc.pl]}",
    gives={"who": "who lcg.investigator"},
)
says(
    DrawsTreachery,
    en="{who!} <draw> a [lcg.treachery] that is not a [lcg.weakness]",
    pl="{who!} <dobrać> [lcg.treachery:acc], który nie jest [lcg.weakness:ins]{,}",
    uk="{who!} <взяти> [lcg.treachery:acc], яка не є [lcg.weakness:ins]{,}",
    gives={"card": "lcg.treachery", "who": "who lcg.investigator"},
)
says(
    PlaysCard,
    en=f"{{who!}} <play> {{@mood? cannot=|a }}{trait_en()}{{@mood? cannot=cards|card}}",
    pl=(
        f"{{who!}} {{@mood? cannot=<zagrywać> [lcg.card:gen.pl]{trait_pl()}"
        "|<zagrać> [lcg.card:acc]{trait? none=|, która ma cechę [=lcg-trait-$trait]{,}}}"
    ),
    uk=f"{{who!}} {{@mood? cannot=<грати> [lcg.card:acc.pl]|<зіграти> [lcg.card:acc]}}{trait_uk()}",
    gives={"card": "lcg.card", "who": "who lcg.investigator"},
)
