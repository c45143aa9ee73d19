### Horror w Arkham: od czego zależy wynik testu.
### Built in code: arkham-

arkham-stakes-nothing = Nic się nie dzieje.
arkham-stakes-defeats = Pokonujesz { ACC($monster) }.
arkham-stakes-evades = Udaje ci się uniknąć potwora.
arkham-stakes-closes = Brama się zamyka.
arkham-stakes-stays-open = Brama pozostaje otwarta.
arkham-stakes-goes-on = Walka trwa dalej.
arkham-stakes-loses-sanity = Tracisz { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Poczytalności.
arkham-stakes-loses-stamina = Tracisz { $amount } { $amount ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Wytrzymałości.
arkham-stakes-falls-insane = To przyprawi cię o obłęd.
arkham-stakes-falls-unconscious = To cię ogłuszy.
arkham-stakes-battle-hits = Liczy się każdy sukces: { $each ->
    [one] każdy usuwa
    [few] { $each } razem usuwają
   *[many] { $each } razem usuwa
} żeton zagłady z Przedwiecznego.
arkham-stakes-battle-none = Bez sukcesu nie znika żaden żeton zagłady, a wkrótce zaatakuje Przedwieczny.
