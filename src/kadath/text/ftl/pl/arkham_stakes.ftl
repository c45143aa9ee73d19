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
arkham-stakes-watch-passed = Straż cię nie zauważa.
arkham-stakes-watch-failed = Trafiasz do aresztu.
arkham-stakes-jail-break-passed = Za każdy sukces dobierasz o 1 kartę więcej do wyboru.
arkham-stakes-jail-break-failed = Nie dobierasz za to żadnej dodatkowej karty.
arkham-stakes-jail-help-passed = Uwięzieni w celi dobierają 2 karty więcej; przy 2 sukcesach uwalniasz też kogoś z nich.
arkham-stakes-jail-help-failed = Rzucasz kością i przy wyniku 1 lub 2 trafiasz do aresztu.
