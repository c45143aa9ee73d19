"""What the card game's selectors say."""

from __future__ import annotations

from kadath.text.says import says

from ..selectors import (
    Assets,
    AttachedTo,
    Called,
    ConnectingTo,
    DecksOf,
    Either,
    Enemies,
    Except,
    Investigators,
    LocationOf,
    Locations,
    Named,
    Tested,
    Tester,
    That,
    This,
    You,
)
from ..values import CardKind, These
from .places import (
    THIS_EN,
    THIS_PL,
    THIS_UK,
    at_en,
    at_pl,
    at_uk,
    enemy_en,
    enemy_pl,
    enemy_uk,
    trait_en,
    trait_pl,
    trait_uk,
)

says(You, en="[kernel.you]", pl="[kernel.you]", uk="[kernel.you]")
says(This, en=THIS_EN, pl=THIS_PL, uk=THIS_UK)
says(Named, en="{name}", pl="{name}", uk="{name}", refers="name")
says(That, en="{what}", pl="{what}", uk="{what}", refers="what")
says(
    These,
    en="those [lcg.card:pl]",
    pl="[ten] [lcg.card:pl]",
    uk="[той] [lcg.card:pl]",
    silent=("things",),
)
says(
    Called,
    en="[=lcg-card-$face]",
    pl="[lcg.card] [=lcg-card-$face]",
    uk="[lcg.card] «[=lcg-card-$face]»",
    silent=("anywhere",),
)

# --- The skill test under way --------------------------------------------------------------------

says(
    Tested,
    en=(
        "the {~test? fight=attacked [lcg.enemy]|evade=evaded [lcg.enemy]"
        "|investigate=investigated [lcg.location]|[lcg.target] of this test}"
    ),
    pl=(
        "{~test? fight=[zaatakowany] [lcg.enemy]"
        "|evade=[lcg.enemy], któremu się wymknięto{,}"
        "|investigate=[badany] [lcg.location]|[lcg.target] tego testu}"
    ),
    uk=(
        "{~test? fight=[атакований] [lcg.enemy]|evade=[lcg.enemy], від якого втекли{,}"
        "|investigate=[досліджуваний] [lcg.location]|[lcg.target] цієї перевірки}"
    ),
)
says(
    Tester,
    en="the [lcg.investigator] performing this test",
    pl="[lcg.investigator] [wykonujący] ten test",
    uk="[lcg.investigator], який виконує цю перевірку{,}",
)

# --- Places --------------------------------------------------------------------------------------

says(
    LocationOf,
    en=(
        "{of? You=your [lcg.location]|Tester=their [lcg.location]"
        "|This={~type? location=this [lcg.location]|{of}’s [lcg.location]}"
        "|{of}’s [lcg.location]}"
    ),
    pl=(
        "{of? You={@? you=[swój]|[twój]} [lcg.location]|Tester=jego [lcg.location]"
        "|This={~type? location=[ten] [lcg.location]|[lcg.location] {of:gen}}"
        "|[lcg.location] {of:gen}}"
    ),
    uk=(
        "{of? You={@? you=[свій]|[ваш]} [lcg.location]|Tester=його [lcg.location]"
        "|This={~type? location=[цей] [lcg.location]|[lcg.location] {of:gen}}"
        "|[lcg.location] {of:gen}}"
    ),
)
says(
    ConnectingTo,
    en="{location.of? You,Tester=[lcg.connecting_location]|[lcg.location] connected to {location}}",
    pl=(
        "{location.of? You,Tester=[lcg.connecting_location]"
        "|[lcg.location] [połączony] z {location:ins}}"
    ),
    uk=(
        "{location.of? You,Tester=[lcg.connecting_location]"
        "|[lcg.location], [сполучений] з {location:ins}{,}}"
    ),
    kind_of_thing=True,
)
says(
    AttachedTo,
    en="the attached [lcg.location]",
    pl="[lcg.location], do której dołączono tę kartę{,}",
    uk="[lcg.location], до якої приєднано цю карту{,}",
)

says(
    Locations,
    en=(
        "{revealed? true=[lcg.revealed_location]|[lcg.location]}"
        "{without_enemies? true= with no enemies|}"
    ),
    pl=(
        "{revealed? true=[lcg.revealed_location]|[lcg.location]}"
        "{without_enemies? true= bez wrogów|}"
    ),
    uk=(
        "{revealed? true=[lcg.revealed_location]|[lcg.location]}"
        "{without_enemies? true= без ворогів|}"
    ),
    kind_of_thing=True,
)

# --- Kinds of thing ------------------------------------------------------------------------------

says(
    Investigators,
    en=f"[lcg.investigator]{at_en('at')}",
    pl=f"[lcg.investigator]{at_pl('at')}",
    uk=f"[lcg.investigator]{at_uk('at')}",
    kind_of_thing=True,
)
says(
    Enemies,
    en=f"{enemy_en()}{at_en('at')}",
    pl=f"{enemy_pl()}{at_pl('at')}",
    uk=f"{enemy_uk()}{at_uk('at')}",
    kind_of_thing=True,
)
says(
    Assets,
    en=f"{trait_en()}[lcg.asset] {{of? You=you control|controlled by {{of}}}}",
    pl=(
        f"[lcg.asset]{trait_pl()} pod "
        "{of? You={@? you=swoją|twoją} kontrolą|kontrolą {of:gen}}"
    ),
    uk=(
        f"[lcg.asset]{trait_uk()} у "
        "{of? You={@? you=своєму|вашому} розпорядженні|розпорядженні {of:gen}}"
    ),
    kind_of_thing=True,
)
says(
    CardKind,
    en=f"{trait_en()}{{type? none=[lcg.card]|skill=[lcg.skill_card]|[lcg.$type]}}",
    pl=f"{{type? none=[lcg.card]|skill=[lcg.skill_card]|[lcg.$type]}}{trait_pl()}",
    uk=f"{{type? none=[lcg.card]|skill=[lcg.skill_card]|[lcg.$type]}}{trait_uk()}",
    kind_of_thing=True,
    noun=True,
)
says(
    DecksOf,
    en=("{of? You=your|{of}’s} [lcg.deck]{encounter? true= or the [lcg.encounter_deck]|}"),
    pl=(
        "{of? You={@? you=[swój]|[twój]} [lcg.deck]|Investigators=[lcg.deck] dowolnego {of:gen}"
        "|[lcg.deck] {of:gen}}{encounter? true= lub [lcg.encounter_deck]|}"
    ),
    uk=(
        "{of? You={@? you=[свій]|[ваш]} [lcg.deck]|Investigators=[lcg.deck] будь-якого {of:gen}"
        "|[lcg.deck] {of:gen}}{encounter? true= або [lcg.encounter_deck]|}"
    ),
)
says(
    Except,
    en="{of:*} other than {without}",
    pl="{of:*} oprócz {without:gen}",
    uk="{of:*}, крім {without:gen}{,}",
    kind_of_thing=True,
)
says(Either, en="{of:* or}", pl="{of:* or}", uk="{of:* or}")
