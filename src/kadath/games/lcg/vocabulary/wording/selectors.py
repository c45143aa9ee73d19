"""The text of selectors."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import This
from kadath.text.says import says

from ...components import FACES
from ..selectors import (
    Assets,
    AttachedTo,
    Bearer,
    Called,
    CardsInHand,
    ConnectingTo,
    CurrentAgenda,
    DecksOf,
    Either,
    Enemies,
    Except,
    Investigators,
    LeadInvestigator,
    LocationOf,
    Locations,
    SetAside,
    TakingTurn,
    Tested,
    Tester,
    These,
)
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

says(This, game="lcg", en=THIS_EN, pl=THIS_PL, uk=THIS_UK)
says(
    These,
    en="those [lcg.card:pl]",
    pl="[ten] [lcg.card:pl]",
    uk="[той] [lcg.card:pl]",
    silent=("things",),
)
LOCATIONS, ENEMIES = (
    ",".join(face.key for face in FACES.values() if kind == face.TYPE)
    for kind in ("location", "enemy")
)
NAMED = (
    f"{{face? {LOCATIONS}=[=lcg-card-$face: lcg.location]|{ENEMIES}=[=lcg-card-$face: lcg.enemy]"
    "|[=lcg-card-$face: lcg.card]}"
)
"""A name; a noun precedes one that cannot be declined."""

says(Called, en="[=the lcg-card-$face]", pl=NAMED, uk=NAMED, silent=("anywhere",))
says(
    SetAside,
    en="the set-aside [=lcg-card-$face]",
    pl=f"[odłożony] na bok {NAMED}",
    uk=f"[відкладений] {NAMED}",
)

# --- Persons and cards that the game singles out --------------------------------------------------

says(
    LeadInvestigator,
    en="the [lcg.lead_investigator]",
    pl="[lcg.lead_investigator]",
    uk="[lcg.lead_investigator]",
)
says(Bearer, en="the [lcg.bearer]", pl="[lcg.bearer]", uk="[lcg.bearer]")
says(
    TakingTurn,
    en=f"the [lcg.investigator]{at_en('at')} whose turn it is",
    pl=f"[lcg.investigator]{at_pl('at')}, który wykonuje turę{{,}}",
    uk=f"[lcg.investigator]{at_uk('at')}, чий зараз хід{{,}}",
)
says(
    CurrentAgenda,
    en="the [lcg.current_agenda]",
    pl="[lcg.current_agenda]",
    uk="[lcg.current_agenda]",
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
    uk="[lcg.investigator], який проходить цю перевірку{,}",
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
        f"{{empty? true=empty |}}{trait_en()}{{revealed? true=[lcg.revealed_location]"
        "|[lcg.location]}{without_enemies? true= with no enemies|}"
    ),
    pl=(
        "{empty? true=[pusty] |}{revealed? true=[lcg.revealed_location]|[lcg.location]}"
        f"{trait_pl()}{{without_enemies? true= bez wrogów|}}"
    ),
    uk=(
        "{empty? true=[порожній] |}{revealed? true=[lcg.revealed_location]|[lcg.location]}"
        f"{trait_uk()}{{without_enemies? true= без ворогів|}}"
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
    pl=enemy_pl(at=at_pl("at")),
    uk=enemy_uk(at=at_uk("at")),
    kind_of_thing=True,
)
says(
    Assets,
    en=f"{trait_en()}[lcg.asset] {{of? You=you control|controlled by {{of}}}}",
    pl=(
        f"[lcg.asset]{trait_pl()} pod "
        "{of? You={@? you=swoją|twoją} kontrolą|kontrolą{!s3} {of:gen}}"
    ),
    uk=(
        f"[lcg.asset]{trait_uk()} у "
        "{of? You={@? you=своєму|вашому} розпорядженні|розпорядженні{!s3} {of:gen}}"
    ),
    kind_of_thing=True,
)
says(
    CardsInHand,
    en="{kind? none=[lcg.card]|{kind:*}} in {of? You=your hand|the hand of {of}}",
    pl="{kind? none=[lcg.card]|{kind:*}} na {of? You=twojej|} ręce{of? You=| {of:gen}}",
    uk="{kind? none=[lcg.card]|{kind:*}} на {of? You=вашій|} руці{of? You=| {of:gen}}",
    kind_of_thing=True,
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
        "|[lcg.deck] {of:gen}}{encounter? true= чи [lcg.encounter_deck]|}"
    ),
)
says(
    Except,
    en="{without? That=other {of:*}|{of:*} other than {without}}",
    pl="{without? That,Tested=[inny] {of:*}|{of:*} oprócz {without:gen}}",
    uk="{without? That,Tested=[інший] {of:*}|{of:*}, крім {without:gen}{,}}",
    kind_of_thing=True,
)
says(Either, en="{of:* or}", pl="{of:* or}", uk="{of:* or}")
