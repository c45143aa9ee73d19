### Horror w Arkham: nazwy kart i to, co stoi obok tekstu zasad.
### As in English: arkham-card-, arkham-neighborhood-, arkham-board-arkham, arkham-track-innsmouth, arkham-space-yha_nthlei, arkham-dimension-plus

## Pudełko

arkham-title = Horror w Arkham
arkham-set-base = gra podstawowa
arkham-set-innsmouth = Widmo nad Innsmouth
arkham-kind-investigator = Badacz
arkham-kind-investigator-woman = Badaczka
arkham-kind-ancient_one = Przedwieczny
arkham-kind-common_item = Przedmiot powszechny
arkham-kind-unique_item = Przedmiot unikatowy
arkham-kind-spell = Zaklęcie
arkham-kind-skill_card = karta Umiejętności
arkham-kind-ally = Sprzymierzeniec
arkham-kind-retainer = Honorarium
arkham-kind-membership = Członkostwo w Loży Srebrnego Świtu
arkham-kind-loan = Pożyczka bankowa
arkham-kind-blessing = Błogosławieństwo lub Klątwa
arkham-kind-deputy = karta Zastępcy Szeryfa
arkham-kind-location_card = karta Obszaru
arkham-kind-mythos_card = karta Mitów
arkham-kind-gate_card = karta Bramy
arkham-kind-gate_marker = żeton bramy
arkham-kind-monster = żeton potwora
arkham-kind-personal_story = karta Osobistej historii
arkham-kind-plot_card = karta Wątku Przedwiecznego
arkham-kind-innsmouth_look = karta Wyglądu Innsmouth
arkham-kind-dust = karta Pyłu
arkham-kind-herald = Herold
arkham-left-out-plots = Wymagają talii Epickiej Bitwy z innego pudełka.
arkham-left-out-strangers = Należą do Badaczy z innych pudełek.

## Co stoi obok tekstu zasad

arkham-rules-casting = Modyfikator rzucania: { $modifier }. Koszt Poczytalności: { $sanity }.
arkham-rules-moves = Ruch: { $movement }. Wymiar: { $dimension }.
arkham-rules-gate = Test zamknięcia: Waleczność albo Wiedza ({ $modifier }). Wymiar: { $dimension }.
arkham-rules-awareness = Czujność { $modifier }.
arkham-rules-horror = Test Przerażenia ({ $modifier }): porażka kosztuje { $damage } { $damage ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Poczytalności.
arkham-rules-no_horror = Bez testu Przerażenia.
arkham-rules-combat = Test walki ({ $modifier }): porażka kosztuje { $damage } { $damage ->
    [one] punkt
    [few] punkty
   *[many] punktów
} Wytrzymałości.
arkham-rules-toughness = Żywotność { $toughness }.
