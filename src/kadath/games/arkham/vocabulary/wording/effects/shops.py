"""The text of the verbs about buying and selling."""

from __future__ import annotations

from kadath.text.says import says, says_alone

from ...effects.shops import Buy, BuyOne, Sell, Stock

PRICE_EN = (
    "{surcharge? 0=the list price|1=1 dollar more than the list price"
    "|2=2 dollars more than the list price|1 dollar less than the list price}"
)
PRICE_PL = (
    "{surcharge? 0=po cenie z karty|1=po cenie o 1 dolara wyższej"
    "|2=po cenie o 2 dolary wyższej|po cenie o 1 dolara niższej}"
)
PRICE_UK = (
    "{surcharge? 0=за ціною на карті|1=на 1 долар дорожче|2=на 2 долари дорожче|на 1 долар дешевше}"
)

says(
    Stock,
    noun=True,
    en="{cards? 0=the whole [arkham.$(kind)_deck]|{cards:n arkham.$kind}}",
    pl="{cards? 0=całą [arkham.$(kind)_deck:acc]|{cards:acc arkham.$kind}}",
    uk="{cards? 0=усю [arkham.$(kind)_deck:acc]|{cards:acc arkham.$kind}}",
)
says(
    Buy,
    en=(
        "<reveal> {stock:n and}// {everyone? true=every player|you} {must? true=must|may} buy "
        "{most? 0=any of them|1=one of these cards|up to {most} of them} "
        f"{{cost? none=for {PRICE_EN}|at this price apiece: {{cost:imp}}}}"
    ),
    pl=(
        "<odkryć> {stock:acc and}// {everyone? true=każdy gracz może|{must? true=musisz|możesz}} "
        "kupić {most? 0=dowolne z tych kart|1=jedną z tych kart|do {most} z tych kart}"
        f"{{cost? none= {PRICE_PL}|, każdą za taką cenę: {{cost:imp}}}}"
    ),
    uk=(
        "<відкрити> {stock:acc and}// {everyone? true=кожен гравець може"
        "|{must? true=ви повинні|ви можете}} "
        "купити {most? 0=будь-які з цих карт|1=одну з цих карт|до {most} з цих карт}"
        f"{{cost? none= {PRICE_UK}|, кожну за таку ціну: {{cost:imp}}}}"
    ),
)
HALF_EN = f"{{half? true=half the list price (rounded up)|{PRICE_EN}}}"
HALF_PL = f"{{half? true=za połowę ceny (zaokrąglając w górę)|{PRICE_PL}}}"
HALF_UK = f"{{half? true=за половину ціни (округливши вгору)|{PRICE_UK}}}"
says(
    BuyOne,
    en=f"<reveal> {{1:n arkham.$kind}}, which you may buy for {HALF_EN}",
    pl=f"<odkryć> {{1:acc arkham.$kind}}, który możesz kupić {HALF_PL}",
    uk=f"<відкрити> {{1:acc arkham.$kind}}, який можете купити {HALF_UK}",
)
says_alone(
    BuyOne,
    en=f"<reveal> {{1:n arkham.$kind}}// you may buy it for {HALF_EN}",
    pl=f"<odkryć> {{1:acc arkham.$kind}}// możesz kupić tę kartę {HALF_PL}",
    uk=f"<відкрити> {{1:acc arkham.$kind}}// ви можете купити цю карту {HALF_UK}",
)
says(
    Sell,
    en="<sell> {1:n arkham.$kind} for {times? 1=its list price|2=twice its list price}",
    pl="<sprzedać> {1:acc arkham.$kind} za {times? 1=jego cenę|2=dwukrotność jego ceny}",
    uk="<продати> {1:acc arkham.$kind} за {times? 1=його ціну|2=подвійну ціну}",
)
