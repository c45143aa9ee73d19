### Arkham Horror: what hangs on a check.
### Built in code: arkham-

arkham-stakes-nothing = Nothing happens.
arkham-stakes-defeats = You defeat { THE($monster) }.
arkham-stakes-evades = You get away.
arkham-stakes-closes = The gate closes.
arkham-stakes-stays-open = The gate stays open.
arkham-stakes-goes-on = The fight goes on.
arkham-stakes-loses-sanity = You lose { $amount } Sanity.
arkham-stakes-loses-stamina = You lose { $amount } Stamina.
arkham-stakes-falls-insane = That drives you insane.
arkham-stakes-falls-unconscious = That knocks you unconscious.
arkham-stakes-battle-hits = Every success counts: { $each ->
    [one] each one removes
   *[other] { $each } together remove
} a doom token from the Ancient One.
arkham-stakes-battle-none = Without a success no doom token is removed, and soon the Ancient One attacks.
