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
arkham-stakes-watch-passed = You get past the watch.
arkham-stakes-watch-failed = You are arrested.
arkham-stakes-jail-break-passed = For each success, you draw one more card to choose from.
arkham-stakes-jail-break-failed = You draw no more cards for it.
arkham-stakes-jail-help-passed = Those in the Jail Cell draw 2 more cards; with 2 successes, you also get one of them out.
arkham-stakes-jail-help-failed = You roll a die, and are arrested on a 1 or 2.
